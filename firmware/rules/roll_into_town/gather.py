"""Gather: what farms, ports and mines bring, and what lumberjacks fell.

Source: the game help, "Harvest phase". `town` is a Town, `lumberjack` the number of its cell.
"""

from rules.roll_into_town.town import EMPTY, FARM, LIGHTHOUSE, LUMBERJACK, MINE, MOUNTAIN, PORT, TREE, WATERMILL


def food(town):
    """Each farm brings 1, and 1 more for each watermill; each port 1."""
    ports = 0
    for cell in town.cells:
        if PORT <= cell < LIGHTHOUSE:
            ports += 1
    return town.count(FARM) * (1 + town.count(WATERMILL)) + ports


def stone(town):
    """Each mine brings 1 for each mountain around it, which other mines may count as well."""
    return sum([town.count_around(mine, MOUNTAIN) for mine in town.all_of(MINE)])


def trees_around(town, lumberjack):
    """The cells of the trees that a lumberjack fells, as bytes: all around, or none."""
    return bytes([cell for cell in town.around(lumberjack) if town.cells[cell] == TREE])


def useful_lumberjacks(town):
    """The cells of the lumberjacks with trees to fell, as bytes."""
    return bytes([cell for cell in town.all_of(LUMBERJACK) if town.count_around(cell, TREE)])


def fell(town, lumberjack):
    """Fell all trees around a lumberjack; return how much wood they give."""
    trees = trees_around(town, lumberjack)
    for tree in trees:
        town.cells[tree] = EMPTY
    return len(trees)
