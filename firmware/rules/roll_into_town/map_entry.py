"""Enter a map from paper after the last round, kind by kind, as many of each as were drawn and built.

The device offers only cells that suit a kind. A fault that only the whole map shows is reported with its cell. Then
the player corrects the map, from the same entries as suggestions, or accepts it, which counts as set by hand.

Every town here is a PaperTown; cells are numbered row by row from 0.
"""

from engine.prompts import Choose, Row
from engine.prompts.place import EAST, OPPOSITE, SIDES, WEST, Piece, Place
from micropython import const
from rules.roll_into_town import asking, construct, discover, gather, suggestions, upkeep
from rules.roll_into_town.discover import COAST_ICON
from rules.roll_into_town.paper import COUNTED, GAPS, GROWN, MINED, SEEN
from rules.roll_into_town.town import (
    COAST,
    EMPTY,
    HOUSE,
    LIGHTHOUSE,
    LIGHTHOUSE_TOP,
    MINE,
    NAVE,
    NAVE_MIRRORED,
    NONE,
    OCEAN,
    PORT,
    RIVER,
    SPIRE,
    TOWN_HALL,
    TREE,
    WATERMILL,
    is_coast,
)

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterable, Protocol, Sequence

    from engine.parts import Label
    from engine.prompts import Steps
    from rules.roll_into_town.town import Town

    Fault = tuple[Label, ...]

    class Table(Protocol):
        """The members of RollIntoTown that entering a map uses."""

        current: int
        by_hand: bytearray

        def town(self) -> Town: ...


# Indexes in COUNTED in the order of entry, after the river: mountain, mine, farm, coast, port, lighthouse, watermill,
# cathedral, house, tavern, lumberjack, fountain, market, tree. A kind that others depend on comes before them; trees,
# often the most numerous, come last.
_ENTRY_ORDER = const(b"\x01\x06\x00\x04\x08\x0d\x09\x0e\x05\x0a\x07\x0b\x0c\x02")
# The most cells in one answer.
_MOST_CELLS = const(28)
_ACCEPT = const(1)


def enter_map(game: "Table") -> "Steps":
    """Ask for the map until it has no fault or the player accepts it."""
    town = game.town()
    while True:
        course, before = town.course()[0], bytes(town.cells)
        town.cells[:] = bytes(len(before))
        town.cells[len(before) // 2] = TOWN_HALL
        town.source = NONE
        wrong = None
        entered = bytearray((len(before) // 2,))  # a report of missing room names the last one
        if town.count(RIVER):
            wrong = yield from enter_river(game, course, before, entered)
        for number in _ENTRY_ORDER:
            wrong = (yield from enter(game, number, before, entered)) or wrong
        yield from flood(game)
        wrong = wrong or impossible(town)
        if not wrong:
            break
        rows = Row("adjust"), Row("map_stands")
        prompt = Choose("map", game.current, rows, suggest=lambda: b"\0", facts=(wrong,))
        if prompt.decode((yield prompt)) == _ACCEPT:
            game.by_hand[game.current] = min(255, game.by_hand[game.current] + 1)
            break
    town.counts[SEEN] = 1
    town.seen = True


def place(
    game: "Table", piece: Piece, most: int, suggested: "Sequence[tuple[int, ...]]", auto_answer: bool = False
) -> Place:
    """Ask for the cells of a piece, `most` (1 to 28) of them; one at a time if it has ways.

    suggested: (cell) or (cell, way) of each, see `found`. auto_answer: only one answer is possible.
    """
    if piece.ways:
        most = 1
        suggested = suggested[:1]
    prompt = Place(
        "map",
        game.current,
        lambda: asking.map_of(game.town()),
        (piece,),
        most=most,
        suggest=lambda: prompt.encode(*suggested) if len(suggested) == most else None,
        whole=not piece.ways,
        auto_answer=auto_answer,
    )
    return prompt


# -- The river: its cells in order, then its way through those that leave a choice


def enter_river(game: "Table", course: "Sequence[int]", before: bytes, entered: bytearray) -> "Steps[Fault | None]":
    """Ask for the river; `course` and `before`: its cells and the map as entered the last time.

    Return a fault as `enter` does.
    """
    town = game.town()
    length = min(town.count(RIVER), len(town.all_of(EMPTY)), _MOST_CELLS)
    piece = Piece(
        "river",
        asking.TILE_RIVER,
        lambda taken=b"": river_places(town, taken),
        shows=asking.IconPiece.river_shows,
        likely=lambda: suggestions.river_place(town, piece.where()),
        through=lambda taken: ways_along(town, taken),
        total=length,
    )
    prompt = place(game, piece, length, [(cell,) for cell in course])
    course = [cell for cell, _, _ in prompt.decode((yield prompt))]
    for i, way in enumerate(ways_along(town, course)):
        cell = course[i]
        ways = discover.through(way >> 4 if i else town.edges(cell))
        if i + 1 < len(course):
            ways = bytes([one for one in ways if one & 15 == way & 15])
        if len(ways) > 1:
            prompt = way_of(game, cell, ways, way, before[cell])
            _, way, _ = prompt.decode((yield prompt))[0]
        if not i:
            town.source, town.source_side = cell, way >> 4
        town.cells[cell] = RIVER | way >> 4 | way & 15
    entered += bytes(course)
    left = town.count(RIVER) - length
    return missing(town, "river", left, entered) if left else None


def way_of(game: "Table", cell: int, ways: bytes, likely: int, before: int) -> Place:
    """Ask which of several ways the river takes through a cell; `before`: the byte entered there the last time."""
    for way in ways:
        if RIVER | way >> 4 | way & 15 == before:
            likely = way
    piece = Piece(
        "river",
        asking.TILE_RIVER,
        bytes((cell,)),
        lambda cell: ways,
        asking.IconPiece.river_shows,
        likely=lambda: (cell, likely),
    )
    return place(game, piece, 1, ())


def river_places(town: "Town", taken: bytes) -> bytes:
    """Return the cells for the river's next part: on an edge, later next to the last one `taken`."""
    cells: "Sequence[int]" = town.beside(taken[-1]) if taken else town.border
    return bytes(sorted([cell for cell in cells if cell >= 0 and town.cells[cell] == EMPTY and cell not in taken]))


def ways_along(town: "Town", course: "Sequence[int]") -> bytearray:
    """Return the way through each cell of a river: in from an edge, and straight ahead at its end."""
    ways = bytearray()
    comes_in = [side for side in SIDES if town.edges(course[0]) & side][0]
    for i, cell in enumerate(course):
        leaves = OPPOSITE[comes_in]
        if i + 1 < len(course):
            leaves = SIDES[town.beside(cell).index(course[i + 1])]
        ways.append(comes_in << 4 | leaves)
        comes_in = OPPOSITE[leaves]
    return ways


# -- All other kinds


def piece_of(town: "Town", icon: int, placed: int, total: int) -> "tuple[Piece, bytes]":
    """Return the Piece and the possible cells of an icon, or of a building numbered on from the icons.

    placed, total: how many of it are on the map, and how many there are.
    """
    if icon <= COAST_ICON:
        one: "asking.IconPiece | asking.BuildingPiece" = asking.IconPiece(town, (icon, 0, icon))
        cells = town.all_of(EMPTY)
    else:
        one = asking.BuildingPiece(town, icon - COAST_ICON - 1)
        cells = construct.places(town, icon - COAST_ICON - 1, at_end=True)
    piece = Piece(
        one.label,
        one.tile,
        lambda taken=b"": bytes([cell for cell in cells if cell not in taken]),
        # First the sides on the edge of the map.
        (lambda cell: bytes((town.edges(cell) or 1,)) + discover.SHORES) if icon == COAST_ICON else one.ways,
        one.shows,
        likely=None if COUNTED[icon - 1] in construct.ONCE else one.likely,
        placed=placed,
        total=total,
    )
    return piece, cells


def enter(game: "Table", number: int, before: bytes, entered: bytearray) -> "Steps[Fault | None]":
    """Ask for all cells of a kind (its index in COUNTED); `before`: the map as entered the last time.

    Return the fault that some of them have no room, or None.
    """
    town = game.town()
    count = town.counts[number]
    icon = number + 1
    placed = 0
    while placed < count:
        piece, cells = piece_of(town, icon, placed, count)
        left = count - placed
        if not cells:
            return missing(town, piece.label, left, where_needed(town, COUNTED[number]) or entered)
        likely: "Sequence[tuple[int, ...]]" = found(COUNTED[number], cells, before)
        if piece.ways:
            likely = [one for one in likely if one[1] in piece.ways(one[0])]
        auto_answer = not piece.ways and len(cells) == left
        if auto_answer or COUNTED[number] == TREE and not likely:
            flooded = b"" if auto_answer else sea(town)
            likely = [(cell,) for cell in cells if cell not in flooded]
            if len(likely) != left:
                likely = ()
        most = min(left, len(cells), _MOST_CELLS)
        prompt = place(game, piece, most, likely[:most], auto_answer)
        for cell, way, _ in prompt.decode((yield prompt)):
            changes: "Sequence[int]" = (cell, COAST | way if icon == COAST_ICON else COUNTED[number])
            if icon > COAST_ICON:
                changes = construct.footprint(town, icon - COAST_ICON - 1, cell, way)
            for i in range(0, len(changes), 2):
                town.cells[changes[i]] = changes[i + 1]
            entered.append(cell)
            placed += 1
    return None


def found(what: int, cells: "Iterable[int]", map: "bytes | bytearray") -> "list[tuple[int, int]]":
    """Return (cell, way) for those of the cells on which a map has one of a kind (of COUNTED)."""
    places = []
    for cell in cells:
        there = map[cell]
        if what == COAST:
            if is_coast(there):
                places.append((cell, there & 15))
        elif what == SPIRE:
            if there == NAVE or there == NAVE_MIRRORED:
                places.append((cell, EAST if there == NAVE else WEST))
        elif there == what or PORT <= what < HOUSE and there & 0xF0 == what:
            places.append((cell, 0))
    return places


# -- The sea, and faults of the whole map


def sea(town: "Town", dry: bytes = b"") -> bytes:
    """Return the empty cells that the sea floods in the end, except those that stay `dry`."""
    land = bytes(town.cells)
    for cell in dry:
        town.cells[cell] = TOWN_HALL
    flooded = discover.flood(town)
    town.cells[:] = land
    return flooded


def flood(game: "Table") -> "Steps":
    """Flood the cells with water on two sides; ask which are dry if trees were felled since the last coast."""
    town = game.town()
    dry = b""
    flooded = sea(town)
    while town.counts[GAPS] and flooded:
        prompt = gaps(game, flooded)
        placed = prompt.decode((yield prompt))
        if not placed:
            break
        dry += bytes((placed[0][0],))
        flooded = sea(town, dry)
    for cell in flooded:
        town.cells[cell] = LIGHTHOUSE_TOP | 15 if town.cells[cell] else OCEAN


def gaps(game: "Table", flooded: bytes) -> Place:
    """Ask for one of the cells about to be flooded that stayed dry."""
    map = asking.map_of(game.town(), flooded, (Row("flooded", len(flooded)),))
    piece = Piece("map_dry", EMPTY, flooded)
    prompt = Place("map_dry", game.current, map, (piece,), ("build_done",), suggest=lambda: prompt.encode_action())
    return prompt


def impossible(town: "Town") -> "Fault | None":
    """Return why no game leads to this map, with a cell, as a label; None: it is possible."""
    stone = gather.stone(town)
    if stone != town.counts[MINED]:
        mines = town.all_of(MINE)
        return "map_stone", name_of(town, mines[0] if mines else 0), stone, town.counts[MINED]
    grown = town.counts[GROWN]
    trees = upkeep.forests(town)
    forests = [(trees[cell], cell) for cell in range(len(trees)) if trees[cell]]
    # A grown tree joins a forest, the first one a forest of two. Without any forest the count was set by hand.
    if grown and forests and len(forests) >= sum(trees) - grown:
        return "map_alone", name_of(town, min(forests)[1]), grown
    return None


def where_needed(town: "Town", what: int) -> bytes:
    """Return the cells that a kind without room depends on: river, coasts or empty ones."""
    if what == WATERMILL:
        return town.course()[0]
    if what == LIGHTHOUSE:
        return bytes([cell for cell, _ in found(COAST, range(len(town.cells)), town.cells)])
    return town.all_of(EMPTY)


def missing(town: "Town", label: "Label", left: int, cells: "bytes | bytearray") -> "Fault":
    """Return the label that `left` more of a kind have no room, with the last of some cells."""
    return "map_missing", name_of(town, cells[-1]), label, left


def name_of(town: "Town", cell: int) -> str:
    """Return the name of a cell: the letter of its column and the number of its row."""
    return ":%s%d" % (chr(65 + cell % town.size), 1 + cell // town.size)
