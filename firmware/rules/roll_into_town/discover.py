"""Discover: where each icon may be drawn, how the river runs on, and what the sea floods.

Source: the game help, "Discovery phase". Icons are numbered as the faces of a die: farm 1 to coast 5, joker 6;
cells row by row from 0; `town` is a Town.
"""

from engine.prompts.place import SIDES
from rules.roll_into_town.town import (
    COAST,
    EMPTY,
    FARM,
    HOUSE,
    LIGHTHOUSE_TOP,
    MOUNTAIN,
    NONE,
    OCEAN,
    RIVER,
    TREE,
)

FARM_ICON, MOUNTAIN_ICON, TREE_ICON, RIVER_ICON, COAST_ICON, JOKER = range(1, 7)
ICONS = ("", "farm", "mountain", "tree", "river", "coast", "joker")
LAND = (EMPTY, FARM, MOUNTAIN, TREE)
# Water on one, two or three sides.
SHORES = bytes(range(1, 15))


def where(town, icon):
    """The cells where an icon may be drawn, as bytes: empty ones; the river starts at an edge, and goes on where it
    points.
    """
    if icon != RIVER_ICON:
        return town.empty_cells()
    if town.source == NONE:
        return bytes([cell for cell in town.border if town.cells[cell] == EMPTY])
    _, cell, _ = town.course()
    return bytes((cell,)) if cell >= 0 and town.cells[cell] == EMPTY else b""


def fits(town, icon):
    """Whether there is a cell where an icon may be drawn. That is found out sooner than `where`."""
    if icon != RIVER_ICON:
        return town.has_room()
    if town.source == NONE:
        for cell in town.border:
            if town.cells[cell] == EMPTY:
                return True
        return False
    return bool(where(town, icon))


def river_ways(town, cell):
    """The ways of the river through a cell, as bytes: where it starts, from any map edge there; else as it flows on."""
    return through(town.edges(cell) if town.source == NONE else town.course()[2])


def through(sources):
    """All ways, as bytes, in by one of the sides `sources` (the high four bits) and out by another (the low four)."""
    ways = bytearray()
    for source in SIDES:
        if sources & source:
            for leaves in SIDES:
                if leaves != source:
                    ways.append(source << 4 | leaves)
    return bytes(ways)


def draw(town, icon, cell, way):
    """Draw an icon on a cell; return the cells that a coast flooded, as bytes."""
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


def flood(town):
    """Empty cells with water on two sides become ocean, until nothing changes; return those cells in order, as bytes.

    Water on a side of a cell is a coast's water side facing it, or the ocean. An empty cell under the top of the
    lighthouse floods as well, and the lighthouse stays.
    """
    cells = town.cells
    flooded = bytearray()
    wet = bytearray(len(cells))  # on how many sides of each cell there is water
    # A top that is still dry is none yet: it would count twice.
    waters = bytearray([cell for cell, there in enumerate(cells) if COAST <= there < HOUSE and there & 15])
    for cell in waters:  # which grows meanwhile
        sides = cells[cell] & 15
        for i, other in enumerate(town.beside(cell)):
            if sides & SIDES[i] and other >= 0:
                wet[other] += 1
                if wet[other] == 2 and cells[other] in (EMPTY, LIGHTHOUSE_TOP):
                    cells[other] = LIGHTHOUSE_TOP | 15 if cells[other] else OCEAN
                    flooded.append(other)
                    waters.append(other)
    return bytes(sorted(flooded))
