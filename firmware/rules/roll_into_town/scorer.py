"""Roll Into Town with maps on paper: ask for what the device would see on its own map.

It keeps the dice, the stock and the number of each icon and building. It asks for the numbers that only the map shows:
stone per round after another mine or mountain, trees felled and grown. map_entry.py asks for the maps at the end.
"""

from engine.prompts import NOTHING, Choose, Number, NumberRow, Row
from micropython import const
from rules.roll_into_town import asking, map_entry, suggestions
from rules.roll_into_town import market as swapping
from rules.roll_into_town.construct import BUILDINGS, CATHEDRAL, COSTS
from rules.roll_into_town.discover import COAST_ICON, ICONS
from rules.roll_into_town.paper import COUNTED, GAPS, GROWN, MINED, MINED_BY, MOST
from rules.roll_into_town.sheet import Sheet
from rules.roll_into_town.town import DRAWN, LUMBERJACK, MARKET, MINE, MOUNTAIN, ROUNDS, STOCK, TREE

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Sequence

    from engine.parts import Label
    from engine.prompts import Steps
    from rules.roll_into_town.town import Town

# The steps of a turn; those without `paper` are the same with a map on the device.
ON_PAPER = const(
    ("roll", "paper_icons", "paper_buildings", "paper_harvest", "gather", "paper_growth", "paper_map", "rate")
)
# The index of the house in BUILDINGS: like the cathedral, it is worth points on any cell.
_HOUSE = const(0)
_NEIGHBOURS = const(8)


class Scorer(Sheet):
    """Play the steps of a turn on paper."""

    # In turn.py.
    town: "Callable[[], Town]"
    icons_left: "Callable[[], int]"
    unused: "Callable[[], bytes]"
    use: "Callable[[tuple[int, int, int]], None]"
    harvest: "Callable[[], list[list[Label]]]"
    plan_building: "Callable[[int, int, int], None]"
    swap: "Callable[[], Steps]"
    build: "Callable[[], None]"

    def paper_icons(self) -> "Steps":
        """Ask which icons were drawn, with which dice."""
        town = self.town()
        while self.icons_left() or town.fountain:
            plain, jokers, changed = asking.unused_dice(self)
            dice = plain + jokers + changed
            if not dice:
                return
            prompt = icons(self, dice, len(plain) + len(jokers))
            number = prompt.decode((yield prompt))
            if number == NOTHING:
                return
            self.use(dice[number])
            icon = dice[number][2]
            town.add(COUNTED[icon - 1])
            if icon == COAST_ICON:
                town.counts[GAPS] = 0

    def paper_buildings(self) -> "Steps":
        """Ask which buildings were built, among those that are payable and may have room."""
        town = self.town()
        while True:
            market = town.has(MARKET)
            payable = [number for number, cost in enumerate(COSTS) if swapping.pays(town.stock, cost, market)]
            buildings = bytes([building for building in payable if town.fits(building)])
            if not buildings:
                return
            prompt = buildings_of(self, buildings, market)
            answer = yield prompt
            building = prompt.decode(answer)
            if building == NOTHING:
                return
            self.using = prompt.is_alternative(answer)
            self.plan_building(building, 0, 0)
            if self.using:
                yield from self.swap()
            self.build()

    def paper_harvest(self) -> "Steps":
        """Ask for the stone from the mines, which never decreases, and for the trees felled."""
        town = self.town()
        counts = town.counts
        mines, mountains = town.count(MINE), town.count(MOUNTAIN)
        if mines and mountains and mines + mountains != counts[MINED_BY]:
            rows = (NumberRow("stone", town.stock[1]),)
            least = counts[MINED]
            most = min(MOST, mines * min(_NEIGHBOURS, mountains))
            if most > least:
                counts[MINED] = yield from self.number("mined", least, most, least, rows)
            counts[MINED_BY] = mines + mountains
        trees = town.count(TREE)
        most = min(trees, _NEIGHBOURS * town.count(LUMBERJACK))
        if most:
            self.felled = yield from self.number("fell", 0, most, 0, (NumberRow("tree", trees, -1),))
            if self.felled:
                town.add(TREE, -self.felled)
                counts[GROWN] = 0
                counts[GAPS] = 1

    def paper_growth(self) -> "Steps":
        """Ask how many trees grew: at most one for every two, and one for each cell that may be empty."""
        town = self.town()
        trees = town.count(TREE)
        most = min(trees // 2, town.room())
        if most > 0:
            grown = yield from self.number("grow", 0, most, most, (NumberRow("tree", trees),))
            town.add(TREE, grown)
            town.counts[GROWN] += grown

    def number(self, what: str, least: int, most: int, suggested: int, rows: "Sequence[NumberRow]") -> "Steps[int]":
        """Ask the player for a number from `least` to `most` (up to 255), and return it."""
        prompt = Number(what, self.current, least, most, lambda: bytes((suggested,)), rows)
        return prompt.decode((yield prompt))

    def paper_map(self) -> "Steps | None":
        """Ask for the map after the last round."""
        return map_entry.enter_map(self) if self.ending() else None


def icons(game: Scorer, dice: "Sequence[tuple[int, int, int]]", likely: int) -> Choose:
    """Ask which of the dice (see `asking.unused_dice`) was drawn next; suggest one of the first `likely`."""
    town = game.town()
    left = game.icons_left()
    suggested = NOTHING
    if likely and (left or game.round + town.fountain > ROUNDS):
        suggested = suggestions.most_wanted(town, dice[:likely])
    return Choose(
        "discover" if left else "fountain",
        game.current,
        lambda: [die_row(*die) for die in dice],
        bytes(range(len(dice))),
        "discover_done",
        lambda: bytes((suggested,)),
        status=":%d/%d" % (game.drawn + 1, DRAWN[game.round - 1]) if left else None,
    )


def die_row(number: int, change: int, icon: int) -> Row:
    """Return the row of a die (see `asking.unused_dice`), led by its change: another die may show the same icon."""
    if change:
        return Row(("die_changed", number, icon), price=ICONS[icon])
    return Row(ICONS[icon], price=None if number == icon else "joker")


def buildings_of(game: Scorer, buildings: bytes, market: bool) -> Choose:
    """Ask which of the buildings (indexes) was built next; with the market the player can choose the swaps."""
    return Choose(
        "construct",
        game.current,
        lambda: [Row(BUILDINGS[building], price=asking.price(building)) for building in buildings],
        buildings,
        "build_done",
        lambda: bytes((CATHEDRAL if CATHEDRAL in buildings else _HOUSE if _HOUSE in buildings else NOTHING,)),
        ([(name + "_sign", game.town().stock[i]) for i, name in enumerate(STOCK)],),
        "market" if market else None,
    )
