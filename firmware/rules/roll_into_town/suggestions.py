"""What most players would do in Roll Into Town: the cells and pieces that the cursor starts on.

A game calls this when a screen asks for a suggestion, never while it is played again from its answers. `town` is a
Town, `cells` are numbers of cells as bytes.
"""

from engine.prompts.place import OPPOSITE
from rules.roll_into_town import construct, discover, gather
from rules.roll_into_town.town import EMPTY, FARM, HOUSE, LUMBERJACK, MINE, MOUNTAIN, NONE, ROUNDS, TAVERN, TREE

# Icons in the order they are thought of: a river goes on, mines need mountains, houses food.
WANTED = bytes(
    (discover.RIVER_ICON, discover.MOUNTAIN_ICON, discover.FARM_ICON, discover.TREE_ICON, discover.COAST_ICON)
)
ENOUGH = {discover.MOUNTAIN_ICON: MOUNTAIN, discover.FARM_ICON: FARM, discover.TREE_ICON: TREE}
# Buildings in the order they are thought of, and how much they should bring.
BUILT = (
    ("cathedral", 1),
    ("house", 1),
    ("lighthouse", 5),
    ("watermill", 2),
    ("mine", 2),
    ("tavern", 3),
    ("lumberjack", 2),
    ("mine", 1),
    ("port", 1),
)


def best(town, cells, worth=None):
    """The cell that is worth most (`worth`: a number a cell), the first of several.

    Never where the river would run next, if there is another.
    """
    _, onward, _ = town.course()
    found = cells[0]
    most = -100
    for cell in cells:
        now = worth[cell] if worth else 0
        if cell == onward:
            now -= 50
        if now > most:
            most = now
            found = cell
    return found


# -- Discover


def icon_place(town, icon):
    """The likely (cell, way) of an icon: mountains near mines, trees near lumberjacks, farms out of the way."""
    cells = discover.where(town, icon)
    if icon == discover.RIVER_ICON:
        return river_place(town, cells)
    mountains = town.all_of(MOUNTAIN)
    if icon == discover.COAST_ICON:
        worth = town.near(mountains)
        for cell in cells:
            worth[cell] = 8 - worth[cell] + 2 * bin(town.edges(cell)).count("1")
        cell = best(town, cells, worth)
        return cell, town.edges(cell) or 1
    if icon == discover.MOUNTAIN_ICON:
        # A mine counts as much as three mountains.
        return best(town, cells, town.near(mountains + town.all_of(MINE) * 3)), 0
    trees = town.all_of(TREE)
    if icon == discover.TREE_ICON:
        return best(town, cells, town.near(trees + town.all_of(LUMBERJACK) * 2)), 0
    worth = town.near(town.all_of(FARM))
    others = town.near(mountains + trees)
    for cell in cells:
        worth[cell] += 8 - others[cell]
    return best(town, cells, worth), 0


def river_place(town, cells):
    """The likely (cell, way) of the river: from the middle of an edge straight on; round what is in the way."""
    if town.source == NONE:
        middle = town.size // 2
        cell = min([(abs(cell // town.size - middle) + cell % town.size, cell) for cell in cells])[1]
    else:
        cell = cells[0]
    ways = discover.river_ways(town, cell)

    def runs(way):
        leaves = way & 15
        beyond = town.next_to(cell, leaves)
        straight = leaves == OPPOSITE[way >> 4]
        if beyond < 0:
            return 3 if leaves == OPPOSITE[town.source_side] else -1
        return (town.cells[beyond] == EMPTY) * 2 + straight

    return cell, max([(runs(way), way) for way in ways])[1]


def icon(game, prompt, dice):
    """The answer: the piece most wanted of those offered by `dice` (as of `asking.unused_dice`); none with the fountain
    before the last rounds.
    """
    town = game.town()
    if prompt.what == "fountain" and prompt.actions and game.round + town.fountain <= ROUNDS:
        return prompt.encode_action(0)
    if not dice:
        return prompt.encode_action(1)
    number = most_wanted(town, dice)
    cell, way = prompt.pieces[number].likely()
    return prompt.encode((cell, way, number))


def most_wanted(town, dice):
    """The number of the die (as of `asking.unused_dice`) that is most wanted."""
    order = []
    for number, die in enumerate(dice):
        wanted = WANTED.find(bytes((die[2],)))
        if die[2] in ENOUGH and town.count(ENOUGH[die[2]]) > 3:
            wanted += 10
        order.append((wanted, number))
    return min(order)[1]


# -- Construct


def building_place(town, building, cells):
    """The likely (cell, way) of a building: where it brings most."""
    name = construct.BUILDINGS[building]
    sources = b""
    if name == "mine":
        sources = town.all_of(MOUNTAIN)
    elif name == "lumberjack":
        sources = town.all_of(TREE)
    elif name == "house":
        sources = town.all_of(TAVERN)
    elif name == "tavern":
        sources = [house for house in town.all_of(HOUSE) if not town.count_around(house, TAVERN)]
    cell = best(town, cells, town.near(sources))
    return cell, construct.cathedral_ways(town, cell)[0] if name == "cathedral" else 0


def building(game, prompt):
    """The answer that places what brings enough for its price; else the one that builds nothing."""
    for name, enough in BUILT:
        for number, piece in enumerate(prompt.pieces):
            if piece.label == name:
                cell, way = piece.likely()
                if piece.brings(cell)[1] >= enough:
                    return prompt.encode((cell, way, number))
    return prompt.encode_action(0) if prompt.actions else prompt.encode(prompt.pieces[0].likely())


# -- Gather and upkeep


def felling(game, prompt):
    """The answer: a lumberjack around whom no tree belongs to a forest, which would grow; else none."""
    town = game.town()
    for cell in prompt.pieces[0].where():
        grows = False
        for tree in gather.trees_around(town, cell):
            for other in town.beside(tree):
                if other >= 0 and town.cells[other] == TREE:
                    grows = True
        if not grows:
            return prompt.encode((cell,))
    return prompt.encode_action(0)


def growth(game, prompt):
    """The answer: all trees that are due, each near lumberjacks and out of the river's way."""
    town = game.town()
    where = prompt.pieces[0].where
    worth = town.near(town.all_of(LUMBERJACK))
    placed = b""
    while len(placed) < prompt.most:
        cells = where(placed)
        if not cells:
            break
        placed += bytes((best(town, cells, worth),))
    return prompt.encode(*[(cell,) for cell in placed])
