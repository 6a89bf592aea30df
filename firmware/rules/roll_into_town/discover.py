"""Discover: where each icon may be drawn, how the river runs on, and what the sea floods.

Source: the game help, "Discovery phase". Icons are numbered as the faces of a die: farm 1 to coast 5, joker 6.
"""

from rules.place import OPPOSITE, SIDES
from rules.roll_into_town.town import (
    COAST,
    EMPTY,
    FARM,
    LIGHTHOUSE_TOP,
    MOUNTAIN,
    NONE,
    OCEAN,
    RIVER,
    TREE,
    water,
)

FARM_ICON, MOUNTAIN_ICON, TREE_ICON, RIVER_ICON, COAST_ICON, JOKER = range(1, 7)
ICONS = ("", "farm", "mountain", "tree", "river", "coast", "joker")
LAND = b"\x00" + bytes((FARM, MOUNTAIN, TREE))
# Water on one, two or three sides.
SHORES = bytes(range(1, 15))


def where(town, icon, empty=None):
    """The cells where an icon may be drawn: empty ones; the river starts at an edge, and goes on where it points."""
    if empty is None:
        empty = town.all_of(EMPTY)
    if icon != RIVER_ICON:
        return empty
    if town.source == NONE:
        found = bytearray()
        for cell in empty:
            if town.edges(cell):
                found.append(cell)
        return bytes(found)
    cell, _ = town.mouth()
    return bytes((cell,)) if cell >= 0 and cell in empty else b""


def river_ways(town, cell):
    """The ways of the river through a cell: where it starts, from any map edge there; else as it flows on."""
    return through(town.edges(cell) if town.source == NONE else town.mouth()[1])


def through(sources):
    """All ways in by one of the sides `sources` (the high four bits) and out by another (the low four)."""
    ways = bytearray()
    for source in SIDES:
        if sources & source:
            for leaves in SIDES:
                if leaves != source:
                    ways.append(source << 4 | leaves)
    return bytes(ways)


def ways(town, icon):
    """The function that returns the ways an icon may be drawn on a cell, or None."""
    if icon == RIVER_ICON:
        return lambda cell: river_ways(town, cell)
    if icon == COAST_ICON:
        return lambda cell: SHORES
    return None


def draw(town, icon, cell, way):
    """Draw an icon on a cell; return the cells that a coast flooded."""
    if icon == COAST_ICON:
        town.cells[cell] = COAST | way
        return flood(town)
    if icon == RIVER_ICON:
        if town.source == NONE:
            town.source = cell
            town.source_side = way >> 4
        town.cells[cell] = RIVER | way >> 4 | way & 15
    else:
        town.cells[cell] = LAND[icon]
    return b""


def wet_sides(town, cell):
    """On how many sides of a cell there is water: a coast's water side facing it, or the ocean."""
    cells = town.cells
    wet = 0
    for i, other in enumerate(town.beside(cell)):
        if other >= 0 and water(cells[other]) & OPPOSITE[SIDES[i]]:
            wet += 1
    return wet


def flood(town):
    """Empty cells with water on two sides become ocean, until nothing changes; return those cells in order.

    An empty cell under the top of the lighthouse floods as well, and the lighthouse stays.
    """
    cells = town.cells
    flooded = bytearray()
    dry = bytearray([i for i in range(len(cells)) if cells[i] in (EMPTY, LIGHTHOUSE_TOP)])
    before = -1
    while len(flooded) > before:
        before = len(flooded)
        for cell in dry:
            if cells[cell] in (EMPTY, LIGHTHOUSE_TOP) and wet_sides(town, cell) >= 2:
                cells[cell] = LIGHTHOUSE_TOP | 15 if cells[cell] else OCEAN
                flooded.append(cell)
    return bytes(sorted(flooded))


def joins_opposite_edges(town):
    """Whether the river flows from one edge of the map off the opposite one."""
    course = town.course()
    if not course:
        return False
    cell, _, leaves = course[-1]
    return leaves == OPPOSITE[town.source_side] and town.next_to(cell, leaves) < 0
