"""The score sheet of the Bronze Age games: the tables printed on it, and what everything counts.

Source: the score sheets.
"""

from engine.prompts import Row
from rules.bronze_age.civilization import BUILDING_COUNT, CITIES, DISASTERS_CAP, MONUMENTS, SIZES
from rules.bronze_age.pegboard import total_worth
from rules.bronze_age.saving import Saving


class Score(Saving):
    """The tables, who has what of them, and the points."""

    TIE = "by_goods"
    LEVEL = "level_goods"

    # Buildings that are not in play with so many players.
    LEFT_OUT = ((), (), (6, 10), (8,), ())
    # name, cost, points
    DEVELOPMENTS = (
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
    LATER = (0, 1, 2, 3, 4, 5, 6)
    LATER_2024 = (0, 1, 3, 4, 5, 6, 8)
    # Coins for each food sold with Granaries; points for each monument with Architecture.
    FOOD_PRICE = 4
    PER_MONUMENT = 1

    # -- who has what

    def in_play(self, building):
        """Whether a building is used with this number of players."""
        return building not in self.left_out

    def finishers(self, building):
        """How many players have finished a building."""
        number = 0
        for player in self.players:
            number += player.boxes[building] == SIZES[building]
        return number

    def all_built(self):
        """Whether every monument in play has been finished by somebody."""
        for building in range(CITIES, BUILDING_COUNT):
            if self.in_play(building) and not self.finishers(building):
                return False
        return True

    def open_buildings(self):
        """The numbers of the buildings in play that the player can still tick boxes of, those begun first."""
        player = self.active()
        order = self.in_order(player.last)
        return bytes([b for b in order if player.boxes[b]] + [b for b in order if not player.boxes[b]])

    def in_order(self, last):
        """The same in the order in which most go on with them: the one ticked `last`, then cities; but monuments where
        one is begun, or there are six cities. Those begun in the order of what they lack, then new ones as they stand
        on the sheet, of monuments first those that nobody has finished.
        """
        player = self.active()
        boxes = player.boxes
        monuments = CITIES <= last < BUILDING_COUNT or player.cities() > 5 or any(boxes[CITIES:])
        order = []
        for building in range(BUILDING_COUNT):
            lack = SIZES[building] - boxes[building]
            if lack and self.in_play(building):
                begun = boxes[building] > 0
                monument = building >= CITIES
                then = lack if begun else monument and self.finishers(building) > 0
                order.append((building != last, monument != monuments, not begun, then, building))
        order.sort()
        return [entry[4] for entry in order]

    def suffer(self, player, points):
        """Add disaster points to a player's sheet (by number)."""
        sheet = self.players[player]
        sheet.disasters = min(DISASTERS_CAP, sheet.disasters + points)

    # -- points

    def development_points(self, player):
        """Points of the developments of a Civilization."""
        return sum([row[2] for d, row in enumerate(self.DEVELOPMENTS) if player.has(d)])

    def monument_points(self, player, monument):
        """Points of one monument (0 to 6): larger for the first to finish it, none while unfinished."""
        if not player.finished(CITIES + monument):
            return 0
        return self.FIRST[monument] if player.firsts >> monument & 1 else self.LATER[monument]

    def bonuses(self, player):
        """The bonus points of a Civilization: a list of (name of the development that gives them, points)."""
        bonuses = []
        if self.owns(player, "architecture"):
            bonuses.append(("architecture", self.PER_MONUMENT * player.monuments()))
        if self.owns(player, "empire"):
            bonuses.append(("empire", player.cities()))
        return bonuses

    def score(self, player):
        """The score sheet's own sum for a player's number: rows of points, the total last."""
        sheet = self.players[player]
        rows = [
            Row("score_developments", self.development_points(sheet)),
            Row("score_monuments", sum([self.monument_points(sheet, m) for m in range(len(MONUMENTS))])),
        ]
        for name, points in self.bonuses(sheet):
            rows.append(Row(("score_bonus", name), points))
        rows.append(Row("score_subtotal", sum([row.value for row in rows])))
        rows.append(Row("score_disasters", -sheet.disasters))
        rows.append(Row("score_total", rows[-2].value - sheet.disasters))
        return rows

    def tie(self, player):
        """What decides between equal totals: the worth of the goods left."""
        return total_worth(self.players[player].goods)
