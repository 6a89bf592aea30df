"""Suggest what most players would do: the cells and pieces that the cursor starts on.

Screens ask for suggestions; replaying a game from its answers never does. Cells are numbers, in order.
"""

from engine.prompts.place import OPPOSITE
from micropython import const
from rules.roll_into_town import construct, discover, gather
from rules.roll_into_town.town import EMPTY, FARM, HOUSE, LUMBERJACK, MINE, MOUNTAIN, NONE, ROUNDS, TAVERN, TREE

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Protocol, Sequence

    from engine.prompts.place import Place
    from rules.roll_into_town.town import Town

    class Table(Protocol):
        """The members of RollIntoTown that suggestions use."""

        round: int

        def town(self) -> Town: ...


# Icons by preference: the river continues, mines need mountains, houses need food.
WANTED = bytes(
    (discover.RIVER_ICON, discover.MOUNTAIN_ICON, discover.FARM_ICON, discover.TREE_ICON, discover.COAST_ICON)
)
# Icons that are wanted less once the map has more than 3 of them.
ENOUGH = {discover.MOUNTAIN_ICON: MOUNTAIN, discover.FARM_ICON: FARM, discover.TREE_ICON: TREE}
# Buildings by preference, and the least yield that makes each worth its price.
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


def best(town: "Town", cells: "bytes | bytearray", worth: "bytearray | None" = None) -> int:
    """Return the first cell with the highest `worth` (a number for each cell of the map).

    The cell that the river points at comes last.
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


def icon_place(town: "Town", icon: int) -> "tuple[int, int]":
    """Return the likely (cell, way) of an icon: mountains near mines, trees near lumberjacks, farms out of the way."""
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
        # A mine weighs as much as three mountains.
        return best(town, cells, town.near(mountains + town.all_of(MINE) * 3)), 0
    trees = town.all_of(TREE)
    if icon == discover.TREE_ICON:
        return best(town, cells, town.near(trees + town.all_of(LUMBERJACK) * 2)), 0
    worth = town.near(town.all_of(FARM))
    others = town.near(mountains + trees)
    for cell in cells:
        worth[cell] += 8 - others[cell]
    return best(town, cells, worth), 0


def river_place(town: "Town", cells: "bytes | bytearray") -> "tuple[int, int]":
    """Return the likely (cell, way) of the river: from the middle of an edge straight ahead, around obstacles."""
    if town.source == NONE:
        middle = town.size // 2
        cell = min([(abs(cell // town.size - middle) + cell % town.size, cell) for cell in cells])[1]
    else:
        cell = cells[0]
    ways = discover.river_ways(town, cell)

    def rank(way: int) -> int:
        leaves = way & 15
        beyond = town.next_to(cell, leaves)
        straight = leaves == OPPOSITE[way >> 4]
        if beyond < 0:
            return 3 if leaves == OPPOSITE[town.source_side] else -1
        return (town.cells[beyond] == EMPTY) * 2 + straight

    return cell, max([(rank(way), way) for way in ways])[1]


def icon(game: "Table", prompt: "Place", dice: "Sequence[tuple[int, int, int]]") -> bytes:
    """Answer with the most wanted of `dice` (see `asking.unused_dice`); save the fountain for the last rounds."""
    town = game.town()
    if prompt.what == "fountain" and prompt.actions and game.round + town.fountain <= ROUNDS:
        return prompt.encode_action(0)
    if not dice:
        return prompt.encode_action(1)
    number = most_wanted(town, dice)
    cell, way = icon_place(town, dice[number][2])
    return prompt.encode((cell, way, number))


def most_wanted(town: "Town", dice: "Sequence[tuple[int, int, int]]") -> int:
    """Return the index of the most wanted of `dice` (see `asking.unused_dice`)."""
    order = []
    for number, die in enumerate(dice):
        wanted = WANTED.find(bytes((die[2],)))
        if die[2] in ENOUGH and town.count(ENOUGH[die[2]]) > 3:
            wanted += 10
        order.append((wanted, number))
    return min(order)[1]


# -- Construct


def building_place(town: "Town", building: int, cells: bytes) -> "tuple[int, int]":
    """Return the likely (cell, way) of a building: the one with the highest yield."""
    name = construct.BUILDINGS[building]
    sources: "bytes | list[int]" = b""
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


def building(game: "Table", prompt: "Place") -> bytes:
    """Answer with the first building of BUILT that yields enough, else with building nothing."""
    town = game.town()
    labels = [piece.label for piece in prompt.pieces]
    for name, enough in BUILT:
        if name in labels:
            index = construct.BUILDINGS.index(name)
            cell, way = building_place(town, index, construct.where(town, index))
            brought = construct.brings(town, index, cell)
            if brought and brought[1] >= enough:
                return prompt.encode((cell, way, labels.index(name)))
    if prompt.actions:
        return prompt.encode_action(0)
    index = construct.BUILDINGS.index(labels[0])
    return prompt.encode(building_place(town, index, construct.where(town, index)))


# -- Gather and upkeep


def felling(game: "Table", prompt: "Place") -> bytes:
    """Answer with a lumberjack whose trees belong to no forest, as forests grow; else with felling none."""
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


def growth(game: "Table", prompt: "Place") -> bytes:
    """Answer with all trees due, each near lumberjacks and out of the river's way."""
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
