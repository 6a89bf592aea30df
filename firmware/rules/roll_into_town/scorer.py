"""Roll Into Town with the maps on paper: what is asked in the place of what the device would see on its map.

Dice, stock and what may be built are kept here; of what is drawn and built only how many there are. What only the map
says is asked as a number: the stone that mines bring, when there are more mines or mountains; trees that are felled and
that grow. The maps are taken at the end (map_entry.py).
"""

from engine.prompts import NOTHING, Choose, Number, NumberRow, Row
from micropython import const
from rules.roll_into_town import asking, map_entry, suggestions
from rules.roll_into_town import market as swapping
from rules.roll_into_town.construct import BUILDINGS, CATHEDRAL, COSTS
from rules.roll_into_town.discover import COAST_ICON, ICONS
from rules.roll_into_town.paper import COUNTED, GAPS, GROWN, MINED, MINED_BY, MOST
from rules.roll_into_town.sheet import Sheet
from rules.roll_into_town.town import DRAWN, LUMBERJACK, MARKET, MINE, MOUNTAIN, ROUNDS, TREE

# The steps of a turn; those without `paper` are the same with a map.
ON_PAPER = const(
    ("roll", "paper_icons", "paper_buildings", "paper_harvest", "gather", "paper_growth", "paper_map", "rate")
)
# The number of the building that brings points wherever it stands, besides the cathedral.
_HOUSE = const(0)
# Neighbours of a cell.
_AROUND = const(8)


class Scorer(Sheet):
    """The steps of a turn of who draws on paper."""

    def paper_icons(self):
        """Which icons were drawn, with which dice."""
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

    def paper_buildings(self):
        """Which buildings were built, as far as they can be paid for, and as there is room for all that is known."""
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
            self.settle_on(building, 0, 0)
            if self.using:
                yield from self.swap()
            self.build()

    def paper_harvest(self):
        """The stone that the mines bring, never less than before; and how many trees the lumberjacks fell."""
        town = self.town()
        counts = town.counts
        mines, mountains = town.count(MINE), town.count(MOUNTAIN)
        if mines and mountains and mines + mountains != counts[MINED_BY]:
            rows = (NumberRow("stone", town.stock[1]),)
            least = counts[MINED]
            most = min(MOST, mines * min(_AROUND, mountains))
            if most > least:
                counts[MINED] = yield from self.number("mined", least, most, least, rows)
            counts[MINED_BY] = mines + mountains
        trees = town.count(TREE)
        most = min(trees, _AROUND * town.count(LUMBERJACK))
        if most:
            self.felled = yield from self.number("fell", 0, most, 0, (NumberRow("tree", trees, -1),))
            if self.felled:
                town.add(TREE, -self.felled)
                counts[GROWN] = 0
                counts[GAPS] = 1

    def paper_growth(self):
        """How many trees grow: at most one for every two, and as there is room for all that is known."""
        town = self.town()
        trees = town.count(TREE)
        most = min(trees // 2, town.room())
        if most > 0:
            grown = yield from self.number("grow", 0, most, most, (NumberRow("tree", trees),))
            town.add(TREE, grown)
            town.counts[GROWN] += grown

    def number(self, what, least, most, suggested, rows):
        """Ask the player for a number from `least` to `most`, at most 255: a generator that returns it."""
        prompt = Number(what, self.current, least, most, lambda: bytes((suggested,)), rows)
        return prompt.decode((yield prompt))

    def paper_map(self):
        """The map, once, after the last round."""
        return map_entry.take(self) if self.ending() else None


def icons(game, dice, likely):
    """The question which of the dice (see `asking.unused_dice`) was drawn with next; `likely`: so many of the first."""
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


def die_row(number, change, icon):
    """A die that can be drawn with (see `asking.unused_dice`), as a Row; a change leads: another die may have what it
    is changed to.
    """
    if change:
        return Row(("die_changed", number, icon), price=ICONS[icon])
    return Row(ICONS[icon], price=None if number == icon else "joker")


def buildings_of(game, buildings, market):
    """The question which of the buildings (numbers as bytes) was built next; with the market its swaps can be said by
    hand.
    """
    return Choose(
        "construct",
        game.current,
        lambda: [Row(BUILDINGS[building], price=asking.price(building)) for building in buildings],
        buildings,
        "build_done",
        lambda: bytes((CATHEDRAL if CATHEDRAL in buildings else _HOUSE if _HOUSE in buildings else NOTHING,)),
        ([(row.unit, row.value) for row in game.stock_rows(game.town())],),
        "market" if market else None,
    )
