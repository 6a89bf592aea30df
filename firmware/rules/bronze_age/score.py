"""The score sheet of the Bronze Age games: the tables printed on it, and the score.

Source: the score sheets.
"""

from engine.prompts import Row
from micropython import const
from rules.bronze_age.civilization import BUILDING_COUNT, CITIES, DISASTERS_CAP, MONUMENTS, SIZES
from rules.bronze_age.pegboard import total_worth
from rules.bronze_age.position import Position

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from rules.bronze_age.civilization import Civilization


class Score(Position):
    """The printed tables, each player's share of them, and the points."""

    TIE = "by_goods"
    LEVEL = "level_goods"

    # Buildings not in play, by number of players.
    LEFT_OUT: tuple[tuple[int, ...], ...] = ((), (), (6, 10), (8,), ())
    # name, cost, points
    DEVELOPMENTS: tuple[tuple[str, int, int], ...] = (
        ("leadership", 10, 2),
        ("irrigation", 10, 2),
        ("agriculture", 15, 3),
        ("quarrying", 15, 3),
        ("medicine", 15, 3),
        ("coinage", 20, 4),
        ("caravans", 20, 4),
        ("religion", 20, 6),
        ("granaries", 30, 6),
        ("masonry", 30, 6),
        ("engineering", 40, 6),
        ("architecture", 50, 8),
        ("empire", 60, 8),
    )
    DEVELOPMENTS_2024 = DEVELOPMENTS[:4] + (
        ("medicine", 20, 4),
        ("coinage", 20, 4),
        ("caravans", 20, 4),
        ("religion", 25, 7),
        ("granaries", 30, 6),
        ("masonry", 30, 6),
        ("engineering", 40, 6),
        ("architecture", 60, 8),
        ("empire", 70, 10),
    )
    # Points of the monuments for the first to finish, and for all later ones.
    FIRST = (1, 2, 4, 6, 8, 10, 12)
    LATER: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)
    LATER_2024 = (0, 1, 3, 4, 5, 6, 8)
    # Coins per food sold with Granaries; points per monument with Architecture.
    FOOD_PRICE = 4
    PER_MONUMENT = 1
    # Developments of one player that end the game.
    ENOUGH = 5

    # -- buildings

    def in_play(self, building: int) -> bool:
        """Return whether a building is used with this number of players."""
        return building not in self.left_out

    def finishers(self, building: int) -> int:
        """Return the number of players who have finished a building."""
        number = 0
        for player in self.players:
            number += player.boxes[building] == SIZES[building]
        return number

    def all_built(self) -> bool:
        """Return whether each monument in play has been finished by at least one player."""
        for building in range(CITIES, BUILDING_COUNT):
            if self.in_play(building) and not self.finishers(building):
                return False
        return True

    def open_buildings(self) -> bytes:
        """Return the player's unfinished buildings by number, those begun first."""
        player = self.active()
        order = self.building_order(player.last)
        return bytes([b for b in order if player.boxes[b]] + [b for b in order if not player.boxes[b]])

    def building_order(self, last: int) -> list[int]:
        """Return the player's unfinished buildings in the usual order of building.

        First the one ticked `last`, then cities; but monuments if one is begun or there are six cities. Begun buildings
        come before new ones, those with the fewest missing boxes first. Of new monuments, those nobody has finished
        come first.
        """
        player = self.active()
        boxes = player.boxes
        monuments_first = CITIES <= last < BUILDING_COUNT or player.cities() > 5 or any(boxes[CITIES:])
        order = []
        for building in range(BUILDING_COUNT):
            missing = SIZES[building] - boxes[building]
            if missing and self.in_play(building):
                begun = boxes[building] > 0
                monument = building >= CITIES
                then = missing if begun else monument and self.finishers(building) > 0
                order.append((building != last, monument != monuments_first, not begun, then, building))
        order.sort()
        return [entry[4] for entry in order]

    # -- coins

    def food_price(self) -> int:
        """Return the coins per food sold: 0 without Granaries."""
        return self.FOOD_PRICE if self.owns(self.active(), "granaries") else 0

    # -- points

    def suffer(self, player: int, points: int) -> None:
        """Give a player (by number) disaster points."""
        sheet = self.players[player]
        sheet.disasters = min(DISASTERS_CAP, sheet.disasters + points)

    def development_points(self, player: "Civilization") -> int:
        """Return the points of a player's developments."""
        bought = player.developments
        return sum([row[2] for d, row in enumerate(self.DEVELOPMENTS) if bought >> d & 1])

    def all_monument_points(self, player: "Civilization") -> int:
        """Return the points of a player's monuments."""
        return sum([self.monument_points(player, m) for m in range(len(MONUMENTS))])

    def monument_points(self, player: "Civilization", monument: int) -> int:
        """Return the points of one monument (0 to 6): more for the first to finish it, 0 while unfinished."""
        if not player.finished(CITIES + monument):
            return 0
        return self.FIRST[monument] if player.firsts >> monument & 1 else self.LATER[monument]

    def bonuses(self, player: "Civilization") -> list[tuple[str, int]]:
        """Return a player's bonus points, each with the development that gives them."""
        bonuses = []
        if self.owns(player, "architecture"):
            bonuses.append(("architecture", self.PER_MONUMENT * player.monuments()))
        if self.owns(player, "empire"):
            bonuses.append(("empire", player.cities()))
        return bonuses

    def total(self, player: int) -> int:
        """See Game; this makes no rows."""
        sheet = self.players[player]
        bonuses = sum([points for _, points in self.bonuses(sheet)])
        return self.development_points(sheet) + self.all_monument_points(sheet) + bonuses - sheet.disasters

    def score(self, player: int) -> list[Row]:
        """Return the rows of the score sheet's sum, the total last."""
        sheet = self.players[player]
        developments = self.development_points(sheet)
        monuments = self.all_monument_points(sheet)
        bonuses = self.bonuses(sheet)
        subtotal = developments + monuments + sum([points for _, points in bonuses])
        rows = [Row("score_developments", developments), Row("score_monuments", monuments)]
        for name, points in bonuses:
            rows.append(Row(("score_bonus", name), points))
        rows.append(Row("score_subtotal", subtotal))
        rows.append(Row("score_disasters", -sheet.disasters))
        rows.append(Row("score_total", subtotal - sheet.disasters))
        return rows

    def tie(self, player: int) -> int:
        """Return what breaks a tie: the worth of the goods left."""
        return total_worth(self.players[player].goods)
