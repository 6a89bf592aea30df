"""Gather: the yield of farms, ports, mines and lumberjacks. Source: the game help, "Harvest phase"."""

from rules.roll_into_town.town import EMPTY, FARM, LIGHTHOUSE, LUMBERJACK, MINE, MOUNTAIN, PORT, TREE, WATERMILL, Town


def food(town: Town) -> int:
    """Return the food of a round: 1 per farm and 1 more for each watermill; 1 per port."""
    ports = 0
    for cell in town.cells:
        if PORT <= cell < LIGHTHOUSE:
            ports += 1
    return town.count(FARM) * (1 + town.count(WATERMILL)) + ports


def stone(town: Town) -> int:
    """Return the stone of a round: 1 per mine for each mountain around it; mines may share mountains."""
    return sum([town.count_around(mine, MOUNTAIN) for mine in town.all_of(MINE)])


def trees_around(town: Town, lumberjack: int) -> bytes:
    """Return the cells of the trees around a lumberjack (its cell), all of which it fells, or none."""
    return bytes([cell for cell in town.around(lumberjack) if town.cells[cell] == TREE])


def useful_lumberjacks(town: Town) -> bytes:
    """Return the cells of the lumberjacks with trees to fell."""
    return bytes([cell for cell in town.all_of(LUMBERJACK) if town.count_around(cell, TREE)])


def fell(town: Town, lumberjack: int) -> int:
    """Fell all trees around a lumberjack; return the wood, 1 per tree."""
    trees = trees_around(town, lumberjack)
    for tree in trees:
        town.cells[tree] = EMPTY
    return len(trees)
