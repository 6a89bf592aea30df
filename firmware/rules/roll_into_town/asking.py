"""The questions of Roll Into Town: which pieces may go where, and the map they are shown on.

Pieces and map are made when they are looked at: a game that is played again only needs to know how many there are.
`game` is a RollIntoTown, `cell` the number of a cell, `way` as the piece has it (see `engine.prompts.place`).
"""

from engine.prompts import NOTHING, Choose, Row
from engine.prompts.place import OPPOSITE, Map, Piece, Place
from micropython import const
from rules.roll_into_town import construct as building_rules
from rules.roll_into_town import discover as icon_rules
from rules.roll_into_town import gather, suggestions
from rules.roll_into_town import market as swapping
from rules.roll_into_town.town import (
    COAST,
    EMPTY,
    HOUSE,
    LIGHTHOUSE,
    LIGHTHOUSE_TOP,
    LUMBERJACK,
    MARKET,
    PORT,
    RIVER,
    STOCK,
    TOWN_HALL,
    TREE,
)

# Tiles: those of the ground are numbered as the cells; what stands on a coast is drawn over it. So is where the river
# flows on: north, east, south, west. These have numbers that no cell of the ground has.
_TILE_HOUSE = const(0x30)
_TILE_PORT = const(0x05)
_TILE_LIGHTHOUSE = const(0x07)
_TILE_LIGHTHOUSE_TOP = const(0x09)
_TILE_ARROWS = const((0, 0x0B, 0x0D, 0, 0x0F, 0, 0, 0, 0x11))
_TILE_JOKER = const(0x14)
TILE_RIVER = RIVER | 5
TILE_COAST = COAST | 6


def tiles(cell):
    """The tiles that show a cell, a byte of a Town: (the one below, the one over it or 0)."""
    if cell >= HOUSE:
        return _TILE_HOUSE + cell - HOUSE, 0
    if cell < PORT:
        return cell, 0
    over = _TILE_PORT if cell < LIGHTHOUSE else _TILE_LIGHTHOUSE if cell < LIGHTHOUSE_TOP else _TILE_LIGHTHOUSE_TOP
    return COAST | cell & 15 if cell & 15 else EMPTY, over


def map_of(town, fresh=b"", rows=()):
    """The Map of a Town, with the cells `fresh` (bytes) standing out and `rows` beside it."""
    cells = bytearray(town.cells)
    over = bytearray(len(cells))
    for i, cell in enumerate(town.cells):
        if cell >= PORT:  # all below are tiles as they are
            cells[i], over[i] = tiles(cell)
    course, _, side = town.course()
    if course:
        over[course[-1]] = _TILE_ARROWS[OPPOSITE[side]]
    return Map(town.size, town.size, cells, over, fresh, rows, town.empty_cells())


def piece_tile(cell):
    """The tile of a piece: of the byte of a Town that it puts on the map."""
    below, over = tiles(cell)
    return over or below


_ICON_TILES = icon_rules.LAND + (TILE_RIVER, TILE_COAST)
_BUILDING_TILES = bytes([piece_tile(cell) for cell in building_rules.BUILDING_CELLS])
_FELL_TILE = piece_tile(LUMBERJACK)
_FELL = const(("fell_done",))
# The tiles of what may be done instead: first of what ends it, which is a cross.
_SIGNS = {"joker": _TILE_JOKER, "town_hall": TOWN_HALL, "market": piece_tile(MARKET)}


def place(game, what, rows, pieces, actions, suggest, most=1, shape=None, outcome=None):
    """The question `what` to place where on the map of the player whose turn it is, with `rows` beside it."""
    prompt = Place(
        what,
        game.current,
        lambda: map_of(game.town(), game.flooded, rows(game)),
        pieces,
        actions,
        most,
        lambda: suggest(prompt),
        shape,
        bytes([_SIGNS.get(action, 0) for action in actions]),
        outcome,
    )
    return prompt


def facts(game, wood=0):
    """Rows shown with the map: what was flooded just now, and the stock with so much more wood."""
    rows = game.stock_rows(game.town(), wood)
    if game.flooded:
        rows.insert(0, Row("flooded", len(game.flooded)))
    return rows


# -- Discover


def unused_dice(game):
    """The unused dice: (used as they are, jokers, with the Town Hall), each a list of (number, change, icon)."""
    plain = []
    jokers = []
    changed = []
    town = game.town()
    land = icon_rules.fits(town, icon_rules.FARM_ICON)  # the same for all but the river
    river = land and icon_rules.fits(town, icon_rules.RIVER_ICON)
    for number in game.unused():
        joker = number == icon_rules.JOKER
        for icon in range(1, icon_rules.JOKER):
            if not (river if icon == icon_rules.RIVER_ICON else land):
                continue
            if joker:
                jokers.append((number, 0, icon))
            elif icon == number:
                plain.append((number, 0, icon))
            elif town.town_hall and -1 <= icon - number <= 1:
                changed.append((number, icon - number, icon))
    return plain, jokers, changed


def discover(game):
    """(dice that may be drawn with, as of `unused_dice`; the question which one and where, or None)."""
    town = game.town()
    plain, jokers, changed = unused_dice(game)
    actions = ()
    if game.using == "joker":
        dice = jokers
    elif game.using == "town_hall":
        dice = changed
    else:
        dice = plain
        actions = ("discover_done",)
        if jokers:
            actions += ("joker",)
        if changed:
            actions += ("town_hall",)
    if not dice and len(actions) < 2:
        return dice, None
    what = "discover" if game.icons_left() else "fountain"
    return dice, place(
        game,
        what,
        icon_facts,
        lambda: [IconPiece(town, die) for die in dice],
        actions,
        lambda prompt: suggestions.icon(game, prompt, dice),
        shape=(len(dice), any([die[2] >= icon_rules.RIVER_ICON for die in dice])),
    )


def icon_facts(game):
    """What is shown with the map while icons are drawn: how many are left, and changes if one is used."""
    town = game.town()
    rows = facts(game)
    rows.append(Row("icons_left", game.icons_left() or town.fountain))
    if game.using == "town_hall":
        rows.append(Row("town_hall", town.town_hall))
    return rows


class IconPiece(Piece):
    """What can be drawn with a die: number on it, how the Town Hall changes it, the icon."""

    def __init__(self, town, die):
        number, change, icon = die
        self.town = town
        self.icon = icon
        self.label = icon_rules.ICONS[icon]
        self.tile = _ICON_TILES[icon]
        self.changed = ("die_changed", number, number + change) if change else None
        if icon == icon_rules.RIVER_ICON:
            self.ways = self.river_ways
            self.shows = self.river_shows
        elif icon == icon_rules.COAST_ICON:
            self.ways = self.coast_ways
            self.shows = self.coast_shows

    @property
    def detail(self):
        """See Piece."""
        return self.changed

    def where(self, taken=b""):
        """See Piece."""
        return icon_rules.where(self.town, self.icon)

    def allows(self, cell, taken=b""):
        """See Piece."""
        if self.icon == icon_rules.RIVER_ICON:
            return cell in self.where()
        return cell < len(self.town.cells) and self.town.cells[cell] == EMPTY

    def likely(self):
        """See Piece."""
        return suggestions.icon_place(self.town, self.icon)

    def river_ways(self, cell):
        """Where the river may run, as bytes."""
        return icon_rules.river_ways(self.town, cell)

    @staticmethod
    def river_shows(cell, way):
        """The river on a cell: it and its tile, as bytes."""
        return bytes((cell, RIVER | way >> 4 | way & 15))

    @staticmethod
    def coast_ways(cell):
        """Which sides may be water, as bytes."""
        return icon_rules.SHORES

    @staticmethod
    def coast_shows(cell, way):
        """The coast on a cell: it and its tile, as bytes."""
        return bytes((cell, COAST | way))


# -- Construct


def construct(game):
    """(numbers of what can be built, a bytearray; the question what to build where, or None).

    With the market, payments can be said by hand: then only buildings are offered of which that is so.
    """
    town = game.town()
    stock = town.stock
    by_hand = town.has(MARKET)
    buildings = bytearray()
    offers = False
    for building, cost in enumerate(building_rules.COSTS):
        if not swapping.pays(stock, cost, by_hand) or not building_rules.fits(town, building):
            continue
        if by_hand and (game.using == "market" or not offers):
            free = swapping.offers(stock, cost)
            offers = offers or free
            if game.using == "market" and not free:
                continue
        buildings.append(building)
    if not buildings:
        return buildings, None
    actions = ()
    if game.using != "market":
        actions = ("build_done", "market") if offers else ("build_done",)
    return buildings, place(
        game,
        "construct",
        facts,
        lambda: [BuildingPiece(town, building) for building in buildings],
        actions,
        lambda prompt: suggestions.building(game, prompt),
        shape=(len(buildings), buildings[-1] == building_rules.CATHEDRAL),
        outcome=lambda: game.harvest(),
    )


def price(building):
    """The label of what a building (a number in BUILDINGS) costs."""
    cost = building_rules.COSTS[building]
    return [("cost_" + STOCK[i], cost[i]) for i in range(3) if cost[i]]


class BuildingPiece(Piece):
    """What can be built, what it costs, and what the market would swap for it."""

    def __init__(self, town, building):
        self.town = town
        self.building = building
        self.label = building_rules.BUILDINGS[building]
        self.tile = _BUILDING_TILES[building]
        if building == building_rules.CATHEDRAL:
            self.ways = self.cathedral_ways

    @property
    def price(self):
        """See Piece."""
        return price(self.building)

    @property
    def detail(self):
        """See Piece."""
        swaps = swapping.fewest(self.town.stock, building_rules.COSTS[self.building])
        return [swap_label(swap) for swap in swaps or b""] or None

    def where(self, taken=b""):
        """See Piece."""
        return building_rules.where(self.town, self.building)

    def allows(self, cell, taken=b""):
        """See Piece."""
        return cell < len(self.town.cells) and building_rules.may_stand(self.town, self.building, cell)

    def cathedral_ways(self, cell):
        """To which sides it may stand, as bytes."""
        return building_rules.cathedral_ways(self.town, cell)

    def shows(self, cell, way):
        """See Piece."""
        return shown(building_rules.footprint(self.town, self.building, cell, way))

    def brings(self, cell):
        """See Piece."""
        return building_rules.brings(self.town, self.building, cell)

    def likely(self):
        """See Piece."""
        return suggestions.building_place(self.town, self.building, self.where())


def shown(changes):
    """Changes of a map (as of `construct.footprint`) as tiles: a cell, its tile, the next cell …"""
    changes = bytearray(changes)
    for i in range(1, len(changes), 2):
        changes[i] = piece_tile(changes[i])
    return bytes(changes)


def swap_label(swap):
    """The label of one swap (`given << 4 | got`): two given for one."""
    return "swap_" + STOCK[swap >> 4] + "_" + STOCK[swap & 15]


def market(game):
    """The question which swap to make next for what is about to be built, or to pay; None: only paying is left."""
    stock = game.town().stock
    cost = building_rules.COSTS[game.plan[0]]
    swaps = swapping.offered(stock, cost, game.swaps)
    if not swaps:
        return None
    payable = min(swapping.left(stock, cost, game.swaps)) >= 0
    needed = swapping.fewest(stock, cost, game.swaps)
    rows = [Row(swap_label(swap), stock[swap >> 4]) for swap in swaps]
    suggest = bytes((NOTHING,)) if payable else needed[len(game.swaps) : len(game.swaps) + 1]
    return Choose("market", game.current, rows, swaps, "market_pay" if payable else None, lambda: suggest)


# -- Gather and upkeep


def lumberjacks(game, useful):
    """The question which of the `useful` lumberjacks (cells as bytes) fells its trees next, or none."""
    town = game.town()
    piece = Piece(
        "fell",
        _FELL_TILE,
        useful,
        brings=lambda cell: ("brings_wood", len(gather.trees_around(town, cell))),
        likely=lambda: (useful[0], 0),
    )
    return place(
        game,
        "fell",
        felling_facts,
        (piece,),
        _FELL,
        lambda prompt: suggestions.felling(game, prompt),
        outcome=lambda: game.harvest(),
    )


def felling_facts(game):
    """What is shown with the map while trees are felled: the wood they gave is not in the stock yet."""
    return facts(game, game.felled)


def growth(game, growth):
    """The question where the trees due grow (a Growth), one after the other."""
    piece = Piece("tree", TREE, growth.where, allows=growth.allows)
    return place(game, "grow", facts, (piece,), (), lambda prompt: suggestions.growth(game, prompt), most=growth.most())
