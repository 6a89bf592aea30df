"""Construct: the cost of each building, the cells it may occupy, and its yield there.

Source: the game help, "Construction phase". A building is its index in BUILDINGS, a cell its number, row by row from 0.
"""

from engine.prompts.place import EAST, WEST
from micropython import const
from rules.roll_into_town.town import (
    AISLE,
    AISLE_MIRRORED,
    COAST,
    EMPTY,
    FARM,
    FOUNTAIN,
    HOUSE,
    LIGHTHOUSE,
    LIGHTHOUSE_TOP,
    LUMBERJACK,
    MARKET,
    MINE,
    MOUNTAIN,
    NAVE,
    NAVE_MIRRORED,
    OCEAN,
    PORT,
    SPIRE,
    TAVERN,
    TREE,
    USES,
    WATERMILL,
    is_coast,
    is_ocean,
)

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Iterator

    from rules.roll_into_town.town import Town

BUILDINGS = (
    "house",
    "mine",
    "lumberjack",
    "port",
    "watermill",
    "tavern",
    "fountain",
    "market",
    "lighthouse",
    "cathedral",
)
CATHEDRAL = len(BUILDINGS) - 1
# Food, stone and wood for each building.
COSTS = (
    (3, 2, 0),
    (0, 0, 1),
    (0, 0, 1),
    (0, 0, 2),
    (0, 0, 3),
    (0, 0, 5),
    (0, 5, 0),
    (0, 4, 0),
    (0, 3, 0),
    (0, 0, 7),
)
# The cell that shows each building: the lower one of several.
BUILDING_CELLS = (HOUSE, MINE, LUMBERJACK, PORT, WATERMILL, TAVERN, FOUNTAIN, MARKET, LIGHTHOUSE, SPIRE)
# At most one of each per map.
ONCE = (FOUNTAIN, MARKET, LIGHTHOUSE, SPIRE)


def where(town: "Town", building: int) -> bytes:
    """Return the cells allowed for a building, in order: the lower one of a lighthouse or cathedral."""
    what = BUILDING_CELLS[building]
    if what in ONCE and is_built(town, what):
        return b""
    return places(town, building)


def places(town: "Town", building: int, at_end: bool = False) -> bytes:
    """Return the cells as `where`, even if the building is there already; `at_end`: on a finished map."""
    what = BUILDING_CELLS[building]
    if at_end and what == WATERMILL:
        return bytes(sorted(set(mill_places(town, True))))
    if what in _PLACES:
        return bytes(sorted(set(_PLACES[what](town))))
    return town.empty_cells()


def fits(town: "Town", building: int) -> bool:
    """Return whether a building has room anywhere, sooner than `where` finds all cells."""
    what = BUILDING_CELLS[building]
    if what in ONCE and is_built(town, what):
        return False
    if what != PORT and what != LIGHTHOUSE and not town.has_room():
        return False
    if what in _PLACES:
        for _ in _PLACES[what](town):
            return True
        return False
    return True


def may_stand(town: "Town", building: int, cell: int) -> bool:
    """Return whether a building is allowed on a cell."""
    what = BUILDING_CELLS[building]
    if what in _PLACES or what in ONCE:
        return cell in where(town, building)
    return town.cells[cell] == EMPTY


def is_built(town: "Town", cell: int) -> bool:
    """Return whether one of ONCE (the byte that shows it) is on the map."""
    if cell != LIGHTHOUSE:
        return town.has(cell)
    for there in town.cells:
        if there & 0xF0 == LIGHTHOUSE:
            return True
    return False


def port_places(town: "Town") -> "Iterator[int]":
    """Yield the coasts without a building."""
    cells = town.cells
    for cell in range(len(cells)):
        if COAST < cells[cell] < OCEAN:
            yield cell


def mill_places(town: "Town", at_end: bool = False) -> "Iterator[int]":
    """Yield the empty cells orthogonally next to the river, except the one its open end points at.

    at_end: include that one if a mill could be built there before the river pointed at it.
    """
    course, onward, _ = town.course()
    for cell in course:
        for other in town.beside(cell):
            if other >= 0 and town.cells[other] == EMPTY and (other != onward or at_end and cell != course[-1]):
                yield other


def lighthouse_places(town: "Town") -> "Iterator[int]":
    """Yield the lower cells for the lighthouse, on a coast or next to one (in eight directions)."""
    cells = town.cells
    seen = bytearray(len(cells))  # each is near several coasts
    for cell in range(len(cells)):
        if COAST < cells[cell] < HOUSE and is_coast(cells[cell]):
            for lower in bytes((cell,)) + town.around(cell):
                if not seen[lower]:
                    seen[lower] = 1
                    if lower >= town.size and lighthouse_stands(town, lower):
                        yield lower


def cathedral_places(town: "Town") -> "Iterator[int]":
    """Yield the lower cells for the cathedral, as drawn or mirrored."""
    for cell in town.empty_cells():
        if cathedral_ways(town, cell):
            yield cell


def lighthouse_stands(town: "Town", lower: int) -> bool:
    """Return whether both cells suit the lighthouse: a coast or empty below; also the ocean above.

    Neither has a port. `lower` is a coast or next to one.
    """
    cells = town.cells
    top = cells[lower - town.size]
    bottom = cells[lower]
    if top != EMPTY and (top >= PORT or not (is_coast(top) or top == OCEAN)):
        return False
    return bottom == EMPTY or bottom < PORT and is_coast(bottom)


def cathedral_ways(town: "Town", lower: int) -> bytes:
    """Return the sides (EAST, WEST) of the lower cell with room for the aisle; none without room for the spire."""
    cells = town.cells
    above, east, _, west = town.beside(lower)
    if above < 0 or cells[above] != EMPTY:
        return b""
    ways = b""
    for way, third in ((EAST, east), (WEST, west)):
        if third >= 0 and cells[third] == EMPTY:
            ways += bytes((way,))
    return ways


# The buildings that not every empty cell suits. A cell may come up twice.
_PLACES: "dict[int, Callable[[Town], Iterator[int]]]" = {
    PORT: port_places,
    WATERMILL: mill_places,
    LIGHTHOUSE: lighthouse_places,
    SPIRE: cathedral_places,
}


def footprint(town: "Town", building: int, cell: int, way: int = 0) -> bytes:
    """Return the map's changes once a building is there: a cell, its new byte, the next cell …"""
    what = BUILDING_CELLS[building]
    if what == PORT:
        return bytes((cell, PORT | town.cells[cell] & 15))
    if what == LIGHTHOUSE:
        above = cell - town.size
        return bytes((cell, LIGHTHOUSE | town.cells[cell] & 15, above, LIGHTHOUSE_TOP | town.cells[above] & 15))
    if what == SPIRE:
        third, lower, beside = (cell - 1, NAVE_MIRRORED, AISLE_MIRRORED) if way == WEST else (cell + 1, NAVE, AISLE)
        return bytes((cell, lower, cell - town.size, SPIRE, third, beside))
    return bytes((cell, what))


def build(town: "Town", building: int, cell: int, way: int = 0) -> None:
    """Put a building on the map, without paying; `way`: the side of a cathedral's aisle, else 0."""
    changes = footprint(town, building, cell, way)
    for i in range(0, len(changes), 2):
        town.cells[changes[i]] = changes[i + 1]
    if BUILDING_CELLS[building] == FOUNTAIN:
        town.fountain = USES


def brings(town: "Town", building: int, cell: int) -> "tuple[str, int] | None":
    """Return the label (word, amount) of what a building would yield on a cell now, or None."""
    what = BUILDING_CELLS[building]
    if what == MINE:
        return "brings_stone", town.count_around(cell, MOUNTAIN)
    if what == LUMBERJACK:
        return "brings_wood", town.count_around(cell, TREE)
    if what == PORT:
        return "brings_food", 1
    if what == WATERMILL:
        return "brings_food", town.count(FARM)
    if what == TAVERN:
        return "brings_points", len(new_guests(town, cell))
    if what == LIGHTHOUSE:
        return "brings_points", sum([is_coast(there) or is_ocean(there) for there in town.cells])
    if what == SPIRE:
        return "brings_points", 10
    if what == HOUSE:
        return "brings_points", 2 + (town.count_around(cell, TAVERN) > 0)
    return None


def new_guests(town: "Town", cell: int) -> "list[int]":
    """Return the houses around a cell that no tavern counts yet."""
    houses = [i for i in town.around(cell) if town.cells[i] == HOUSE]
    return [i for i in houses if not town.count_around(i, TAVERN)]
