"""Ask the questions of a turn, with the pieces, their possible cells and the map.

Pieces and maps are made when a screen looks at them: replaying a game only needs their number. A cell is its number, a
way as its piece has it (see `engine.prompts.place`).
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

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Protocol, Sequence

    from engine.parts import Label
    from rules.roll_into_town.town import Town
    from rules.roll_into_town.upkeep import Growth

    class Turn(suggestions.Table, Protocol):
        """The members of RollIntoTown that questions use."""

        current: int
        using: "str | bool | None"
        flooded: bytes
        plan: "tuple[int, ...]"
        swaps: bytes
        felled: int

        def icons_left(self) -> int: ...
        def unused(self) -> bytes: ...
        def harvest(self) -> list[list[Label]]: ...
        def stock_rows(self, town: Town, wood: int = 0) -> list[Row]: ...


# Tiles of the ground have the numbers of their cells. Buildings on a coast are drawn over it, and so are the arrows of
# the river's open end (north, east, south, west), all with numbers that no ground has.
_TILE_HOUSE = const(0x30)
_TILE_PORT = const(0x05)
_TILE_LIGHTHOUSE = const(0x07)
_TILE_LIGHTHOUSE_TOP = const(0x09)
_TILE_ARROWS = const((0, 0x0B, 0x0D, 0, 0x0F, 0, 0, 0, 0x11))
_TILE_JOKER = const(0x14)
TILE_RIVER = RIVER | 5
TILE_COAST = COAST | 6


def tiles(cell: int) -> "tuple[int, int]":
    """Return the tiles that show a cell (its byte): the ground, and the one over it or 0."""
    if cell >= HOUSE:
        return _TILE_HOUSE + cell - HOUSE, 0
    if cell < PORT:
        return cell, 0
    over = _TILE_PORT if cell < LIGHTHOUSE else _TILE_LIGHTHOUSE if cell < LIGHTHOUSE_TOP else _TILE_LIGHTHOUSE_TOP
    return COAST | cell & 15 if cell & 15 else EMPTY, over


def map_of(town: "Town", fresh: bytes = b"", rows: "Sequence[Row]" = ()) -> Map:
    """Return the Map of a town, with `rows` next to it and the cells `fresh` highlighted."""
    cells = bytearray(town.cells)
    over = bytearray(len(cells))
    for i, cell in enumerate(town.cells):
        if cell >= PORT:  # lower bytes are their own tiles
            cells[i], over[i] = tiles(cell)
    course, _, side = town.course()
    if course:
        over[course[-1]] = _TILE_ARROWS[OPPOSITE[side]]
    return Map(town.size, town.size, cells, over, fresh, rows, town.empty_cells())


def piece_tile(cell: int) -> int:
    """Return the tile of a piece that puts this byte on the map."""
    below, over = tiles(cell)
    return over or below


_ICON_TILES = icon_rules.LAND + (TILE_RIVER, TILE_COAST)
_BUILDING_TILES = bytes([piece_tile(cell) for cell in building_rules.BUILDING_CELLS])
_FELL_TILE = piece_tile(LUMBERJACK)
_FELL = const(("fell_done",))
# Tiles of the actions. One that ends the phase has none: its sign is a cross.
_SIGNS = {"joker": _TILE_JOKER, "town_hall": TOWN_HALL, "market": piece_tile(MARKET)}


def place(
    game: "Turn",
    what: str,
    rows: "Callable[[Turn], list[Row]]",
    pieces: "Sequence[Piece] | Callable[[], Sequence[Piece]]",
    actions: "Sequence[str]",
    suggest: "Callable[[Place], bytes]",
    most: int = 1,
    shape: "tuple[int, bool] | None" = None,
    outcome: "Callable[[], Sequence[Label]] | None" = None,
) -> Place:
    """Ask `what` to place on the map of the player whose turn it is, with `rows` next to it."""
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


def facts(game: "Turn", wood: int = 0) -> "list[Row]":
    """Return the rows next to the map: cells flooded just now, and the stock with `wood` more."""
    rows = game.stock_rows(game.town(), wood)
    if game.flooded:
        rows.insert(0, Row("flooded", len(game.flooded)))
    return rows


# -- Discover


def unused_dice(game: "Turn") -> "tuple[list[tuple[int, int, int]], ...]":
    """Return what the unused dice can draw: as rolled, as jokers, and with the Town Hall.

    Each is a list of (number on the die, change by the Town Hall, icon).
    """
    plain = []
    jokers = []
    changed = []
    town = game.town()
    land = icon_rules.fits(town, icon_rules.FARM_ICON)  # the same for every icon except the river
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


def discover(game: "Turn") -> "tuple[list[tuple[int, int, int]], Place | None]":
    """Return the dice to choose from (see `unused_dice`), and the question which one to draw on which cell.

    None: nothing can be drawn.
    """
    town = game.town()
    plain, jokers, changed = unused_dice(game)
    actions: "tuple[str, ...]" = ()
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


def icon_facts(game: "Turn") -> "list[Row]":
    """Return the rows while icons are drawn: how many are left, and the Town Hall's uses while it changes a die."""
    town = game.town()
    rows = facts(game)
    rows.append(Row("icons_left", game.icons_left() or town.fountain))
    if game.using == "town_hall":
        rows.append(Row("town_hall", town.town_hall))
    return rows


class IconPiece(Piece):
    """Offer an icon for a die (see `unused_dice`)."""

    def __init__(self, town: "Town", die: "tuple[int, int, int]") -> None:
        number, change, icon = die
        self.town = town
        self.icon = icon
        self.label = icon_rules.ICONS[icon]
        self.tile = _ICON_TILES[icon]
        self.changed: "Label | None" = ("die_changed", number, number + change) if change else None
        if icon == icon_rules.RIVER_ICON:
            self.ways = self.river_ways
            self.shows = self.river_shows
        elif icon == icon_rules.COAST_ICON:
            self.ways = self.coast_ways
            self.shows = self.coast_shows

    @property
    def detail(self) -> "Label | None":
        """See Piece."""
        return self.changed

    def where(self, taken: bytes = b"") -> bytes:
        """See Piece."""
        return icon_rules.where(self.town, self.icon)

    def allows(self, cell: int, taken: bytes = b"") -> bool:
        """See Piece."""
        if self.icon == icon_rules.RIVER_ICON:
            return cell in self.where()
        return cell < len(self.town.cells) and self.town.cells[cell] == EMPTY

    def likely(self) -> "tuple[int, int]":
        """See Piece."""
        return suggestions.icon_place(self.town, self.icon)

    def river_ways(self, cell: int) -> bytes:
        """Return the ways of the river through a cell."""
        return icon_rules.river_ways(self.town, cell)

    @staticmethod
    def river_shows(cell: int, way: int) -> bytes:
        """Return a cell and the tile of the river there."""
        return bytes((cell, RIVER | way >> 4 | way & 15))

    @staticmethod
    def coast_ways(cell: int) -> bytes:
        """Return the sides that may be water."""
        return icon_rules.SHORES

    @staticmethod
    def coast_shows(cell: int, way: int) -> bytes:
        """Return a cell and the tile of the coast there."""
        return bytes((cell, COAST | way))


# -- Construct


def construct(game: "Turn") -> "tuple[bytearray, Place | None]":
    """Return the buildings to choose from (indexes), and the question which one to build on which cell.

    None: nothing can be built. With the market, the player can choose the swaps: then it offers only buildings that
    allow some.
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
    actions: "tuple[str, ...]" = ()
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


def price(building: int) -> "list[tuple[str, int]]":
    """Return the label of a building's cost."""
    cost = building_rules.COSTS[building]
    return [("cost_" + STOCK[i], cost[i]) for i in range(3) if cost[i]]


class BuildingPiece(Piece):
    """Offer a building with its cost and the swaps that pay for it."""

    def __init__(self, town: "Town", building: int) -> None:
        self.town = town
        self.building = building
        self.label = building_rules.BUILDINGS[building]
        self.tile = _BUILDING_TILES[building]
        if building == building_rules.CATHEDRAL:
            self.ways = self.cathedral_ways

    @property
    def price(self) -> "Label | None":
        """See Piece."""
        return price(self.building)

    @property
    def detail(self) -> "Label | None":
        """See Piece."""
        swaps = swapping.fewest(self.town.stock, building_rules.COSTS[self.building])
        return [swap_label(swap) for swap in swaps or b""] or None

    def where(self, taken: bytes = b"") -> bytes:
        """See Piece."""
        return building_rules.where(self.town, self.building)

    def allows(self, cell: int, taken: bytes = b"") -> bool:
        """See Piece."""
        return cell < len(self.town.cells) and building_rules.may_stand(self.town, self.building, cell)

    def cathedral_ways(self, cell: int) -> bytes:
        """Return the sides that the aisle may be on."""
        return building_rules.cathedral_ways(self.town, cell)

    def shows(self, cell: int, way: int) -> bytes:
        """See Piece."""
        return shown(building_rules.footprint(self.town, self.building, cell, way))

    def brings(self, cell: int) -> "tuple[str, int] | None":
        """See Piece."""
        return building_rules.brings(self.town, self.building, cell)

    def likely(self) -> "tuple[int, int]":
        """See Piece."""
        return suggestions.building_place(self.town, self.building, self.where())


def shown(changes: bytes) -> bytes:
    """Turn changes of a map (see `construct.footprint`) into tiles: a cell, its tile, the next cell …"""
    tiled = bytearray(changes)
    for i in range(1, len(tiled), 2):
        tiled[i] = piece_tile(tiled[i])
    return bytes(tiled)


def swap_label(swap: int) -> str:
    """Return the label of a swap (see `market`)."""
    return "swap_" + STOCK[swap >> 4] + "_" + STOCK[swap & 15]


def market(game: "Turn") -> "Choose | None":
    """Ask for the next swap for the building under way, or to pay; None: no swap is possible."""
    stock = game.town().stock
    cost = building_rules.COSTS[game.plan[0]]
    swaps = swapping.offered(stock, cost, game.swaps)
    if not swaps:
        return None
    payable = min(swapping.remaining(stock, cost, game.swaps)) >= 0
    needed = swapping.fewest(stock, cost, game.swaps) or b""
    rows = [Row(swap_label(swap), stock[swap >> 4]) for swap in swaps]
    suggest = bytes((NOTHING,)) if payable else needed[len(game.swaps) : len(game.swaps) + 1]
    return Choose("market", game.current, rows, swaps, "market_pay" if payable else None, lambda: suggest)


# -- Gather and upkeep


def lumberjacks(game: "Turn", useful: bytes) -> Place:
    """Ask which of the `useful` lumberjacks (cells) fells its trees next, if any."""
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


def felling_facts(game: "Turn") -> "list[Row]":
    """Return the rows while trees are felled: the stock with the wood felled so far."""
    return facts(game, game.felled)


def growth(game: "Turn", growth: "Growth") -> Place:
    """Ask for the cells of the trees due, one after the other."""
    piece = Piece("tree", TREE, growth.where, allows=growth.allows)
    return place(game, "grow", facts, (piece,), (), lambda prompt: suggestions.growth(game, prompt), most=growth.most())
