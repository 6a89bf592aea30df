"""Discover: the cells for each icon, the ways of the river, and the flood after a coast.

Source: the game help, "Discovery phase". Icons have the numbers on the die, farm 1 to coast 5, joker 6; cells are
numbered row by row from 0.
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
    Town,
)

FARM_ICON, MOUNTAIN_ICON, TREE_ICON, RIVER_ICON, COAST_ICON, JOKER = range(1, 7)
ICONS = ("", "farm", "mountain", "tree", "river", "coast", "joker")
LAND = (EMPTY, FARM, MOUNTAIN, TREE)
# Water on one, two or three sides.
SHORES = bytes(range(1, 15))


def where(town: Town, icon: int) -> bytes:
    """Return the cells for an icon, in order: empty ones; for the river an edge cell, later the one it points at."""
    if icon != RIVER_ICON:
        return town.empty_cells()
    if town.source == NONE:
        return bytes([cell for cell in town.border if town.cells[cell] == EMPTY])
    _, cell, _ = town.course()
    return bytes((cell,)) if cell >= 0 and town.cells[cell] == EMPTY else b""


def fits(town: Town, icon: int) -> bool:
    """Return whether an icon has room anywhere, sooner than `where` finds all cells."""
    if icon != RIVER_ICON:
        return town.has_room()
    if town.source == NONE:
        for cell in town.border:
            if town.cells[cell] == EMPTY:
                return True
        return False
    return bool(where(town, icon))


def river_ways(town: Town, cell: int) -> bytes:
    """Return the ways of the river through a cell: the first one from any map edge, later ones from its open end."""
    return through(town.edges(cell) if town.source == NONE else town.course()[2])


def through(sources: int) -> bytes:
    """Return all ways in from one of the sides `sources` (high four bits) and out of another (low four)."""
    ways = bytearray()
    for source in SIDES:
        if sources & source:
            for leaves in SIDES:
                if leaves != source:
                    ways.append(source << 4 | leaves)
    return bytes(ways)


def draw(town: Town, icon: int, cell: int, way: int) -> bytes:
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


def flood(town: Town) -> bytes:
    """Turn empty cells with water on two sides into ocean until nothing changes; return them in order.

    Water on a side of a cell is a coast's water side facing it, or the ocean. An empty cell under the top of the
    lighthouse floods as well, and the lighthouse stays.
    """
    cells = town.cells
    flooded = bytearray()
    wet = bytearray(len(cells))  # how many sides of each cell have water
    # Leave out a top on dry ground: it would count twice once flooded.
    waters = bytearray([cell for cell, there in enumerate(cells) if COAST <= there < HOUSE and there & 15])
    for cell in waters:  # grows in the loop
        sides = cells[cell] & 15
        for i, other in enumerate(town.beside(cell)):
            if sides & SIDES[i] and other >= 0:
                wet[other] += 1
                if wet[other] == 2 and cells[other] in (EMPTY, LIGHTHOUSE_TOP):
                    cells[other] = LIGHTHOUSE_TOP | 15 if cells[other] else OCEAN
                    flooded.append(other)
                    waters.append(other)
    return bytes(sorted(flooded))
