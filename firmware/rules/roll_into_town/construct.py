"""Construct: what each building costs, where it may stand, and what it would bring there now.

Source: the game help, "Construction phase". Buildings are numbered in the order of BUILDINGS, cells row by row from 0;
`town` is a Town.
"""

from engine.prompts.place import EAST, WEST
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
# The cell that shows each building: of those with several cells the lower one.
BUILDING_CELLS = (HOUSE, MINE, LUMBERJACK, PORT, WATERMILL, TAVERN, FOUNTAIN, MARKET, LIGHTHOUSE, SPIRE)
# Only one of each.
ONCE = (FOUNTAIN, MARKET, LIGHTHOUSE, SPIRE)


def where(town, building):
    """The cells where a building may stand, as bytes in order; of a lighthouse and a cathedral the lower one."""
    what = BUILDING_CELLS[building]
    if what in ONCE and is_built(town, what):
        return b""
    return places(town, building)


def places(town, building, late=False):
    """The same for one that is not built yet, if it is built only once; `late`: of a map as it is in the end."""
    what = BUILDING_CELLS[building]
    if late and what == WATERMILL:
        return bytes(sorted(set(mill_places(town, True))))
    if what in _PARTICULAR:
        return bytes(sorted(set(_PARTICULAR[what](town))))
    return town.empty_cells()


def fits(town, building):
    """Whether there is a cell where a building may stand. That is found out sooner than `where`."""
    what = BUILDING_CELLS[building]
    if what in ONCE and is_built(town, what):
        return False
    if what != PORT and what != LIGHTHOUSE and not town.has_room():
        return False
    if what in _PARTICULAR:
        for _ in _PARTICULAR[what](town):
            return True
        return False
    return True


def may_stand(town, building, cell):
    """Whether a building may stand on a cell."""
    what = BUILDING_CELLS[building]
    if what in _PARTICULAR or what in ONCE:
        return cell in where(town, building)
    return town.cells[cell] == EMPTY


def is_built(town, cell):
    """Whether a building that is built once, by the byte that shows it (one of ONCE), stands already."""
    if cell != LIGHTHOUSE:
        return town.has(cell)
    for there in town.cells:
        if there & 0xF0 == LIGHTHOUSE:
            return True
    return False


def port_places(town):
    """Yield the coasts on which nothing stands."""
    cells = town.cells
    for cell in range(len(cells)):
        if COAST < cells[cell] < OCEAN:
            yield cell


def mill_places(town, late=False):
    """Yield the empty cells orthogonally beside the river, but for the one its open end points at.

    late: also that one, where a mill could stand before the river pointed at it.
    """
    course, onward, _ = town.course()
    for cell in course:
        for other in town.beside(cell):
            if other >= 0 and town.cells[other] == EMPTY and (other != onward or late and cell != course[-1]):
                yield other


def lighthouse_places(town):
    """Yield the cells where the lighthouse may stand: all of it lies on or near a coast."""
    cells = town.cells
    seen = bytearray(len(cells))  # each is near several coasts
    for cell in range(len(cells)):
        if COAST < cells[cell] < HOUSE and is_coast(cells[cell]):
            for lower in bytes((cell,)) + town.around(cell):
                if not seen[lower]:
                    seen[lower] = 1
                    if lower >= town.size and lighthouse_stands(town, lower):
                        yield lower


def cathedral_places(town):
    """Yield the cells where the cathedral may stand, this way or that."""
    for cell in town.empty_cells():
        if cathedral_ways(town, cell):
            yield cell


def lighthouse_stands(town, lower):
    """Whether the lighthouse, on or near a coast, may stand there: below coast or empty, above empty, ocean or coast.

    No port in either.
    """
    cells = town.cells
    top = cells[lower - town.size]
    bottom = cells[lower]
    if top != EMPTY and (top >= PORT or not (is_coast(top) or top == OCEAN)):
        return False
    return bottom == EMPTY or bottom < PORT and is_coast(bottom)


def cathedral_ways(town, lower):
    """The sides of the lower cell on which there is room for the third one, as bytes; none where the upper has none."""
    cells = town.cells
    above, east, _, west = town.beside(lower)
    if above < 0 or cells[above] != EMPTY:
        return b""
    ways = b""
    for way, third in ((EAST, east), (WEST, west)):
        if third >= 0 and cells[third] == EMPTY:
            ways += bytes((way,))
    return ways


# Where those may stand that do not stand on any empty cell. A cell may come up twice.
_PARTICULAR = {
    PORT: port_places,
    WATERMILL: mill_places,
    LIGHTHOUSE: lighthouse_places,
    SPIRE: cathedral_places,
}


def footprint(town, building, cell, way=0):
    """What the map shows once it stands there, as bytes: a cell, what is on it then, the next cell …"""
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


def build(town, building, cell, way=0):
    """Put a building on the map, `way` as of `cathedral_ways`, else 0. It is paid elsewhere."""
    changes = footprint(town, building, cell, way)
    for i in range(0, len(changes), 2):
        town.cells[changes[i]] = changes[i + 1]
    if BUILDING_CELLS[building] == FOUNTAIN:
        town.fountain = USES


def brings(town, building, cell):
    """The label (word, number) of what a building would bring there now, or None."""
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


def new_guests(town, cell):
    """The houses around a cell that no tavern counts yet, as a list of cells."""
    houses = [i for i in town.around(cell) if town.cells[i] == HOUSE]
    return [i for i in houses if not town.count_around(i, TAVERN)]
