"""A map from paper, taken in one go: kind by kind, as many of each as were drawn and built.

Where nothing of a kind can be is not offered; what only the whole map shows is refused, with its cell. Then it is asked
for once more, with all of it suggested, or stands as it is, which counts as set by hand.

Here `game` is a RollIntoTown, `town` a PaperTown; cells are numbered row by row from 0.
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

# The order in which they are entered, after the river, as numbers in COUNTED: mountain, mine, farm, coast, port,
# lighthouse, watermill, cathedral, house, tavern, lumberjack, fountain, market, tree. What others need or lie near
# comes first; trees, often most of it, last.
_ORDER = const(b"\x01\x06\x00\x04\x08\x0d\x09\x0e\x05\x0a\x07\x0b\x0c\x02")
# Cells of one answer, at most.
_MOST = const(28)
_STANDS = const(1)


def take(game):
    """Ask for the map until it can have come about, or is to stand."""
    town = game.town()
    while True:
        course, before = town.course()[0], bytes(town.cells)
        town.cells[:] = bytes(len(before))
        town.cells[len(before) // 2] = TOWN_HALL
        town.source = NONE
        wrong = None
        entered = bytearray((len(before) // 2,))  # cells, the last one is named where there is no room beside it
        if town.count(RIVER):
            wrong = yield from enter_river(game, course, before, entered)
        for number in _ORDER:
            wrong = (yield from enter(game, number, before, entered)) or wrong
        yield from flood(game)
        wrong = wrong or impossible(town)
        if not wrong:
            break
        rows = Row("adjust"), Row("map_stands")
        prompt = Choose("map", game.current, rows, suggest=lambda: b"\0", facts=(wrong,))
        if prompt.decode((yield prompt)) == _STANDS:
            game.by_hand[game.current] = min(255, game.by_hand[game.current] + 1)
            break
    town.seen = town.counts[SEEN] = 1


def place(game, piece, most, suggested, auto_answer=False):
    """The question where so many (1 to 28) of a Piece are; of one that has ways, where the next one is.

    suggested: as `found` returns it. auto_answer: nobody has to be asked.
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


# -- The river: its cells in order, then where it comes in and leaves, if that is not plain


def enter_river(game, course, before, entered):
    """Where the river runs; `course`, `before`: its cells and the map, as bytes, as entered before. Return what is
    wrong, as `enter` does.
    """
    town = game.town()
    length = min(town.count(RIVER), len(town.all_of(EMPTY)), _MOST)
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


def way_of(game, cell, ways, likely, before):
    """The question which of several ways (bytes) the river runs through a cell; `before`: the byte that was there."""
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


def river_places(town, taken):
    """Where the river can be next, as bytes: at an edge; beside the last of the cells `taken` (bytes)."""
    cells = town.beside(taken[-1]) if taken else town.border
    return bytes(sorted([cell for cell in cells if cell >= 0 and town.cells[cell] == EMPTY and cell not in taken]))


def ways_along(town, course):
    """The way of the river through each of its cells (`course`, not empty), as bytes: in from an edge, and at its end
    straight on.
    """
    ways = bytearray()
    comes_in = [side for side in SIDES if town.edges(course[0]) & side][0]
    for i, cell in enumerate(course):
        leaves = OPPOSITE[comes_in]
        if i + 1 < len(course):
            leaves = SIDES[town.beside(cell).index(course[i + 1])]
        ways.append(comes_in << 4 | leaves)
        comes_in = OPPOSITE[leaves]
    return ways


# -- All else


def piece_of(town, icon, placed, total):
    """(the Piece of a kind, an icon from 1 or after these a building, `placed` of `total`; the cells where it can be,
    as bytes).
    """
    if icon <= COAST_ICON:
        one = asking.IconPiece(town, (icon, 0, icon))
        cells = town.all_of(EMPTY)
    else:
        one = asking.BuildingPiece(town, icon - COAST_ICON - 1)
        cells = construct.places(town, icon - COAST_ICON - 1, late=True)
    piece = Piece(
        one.label,
        one.tile,
        lambda taken=b"": bytes([cell for cell in cells if cell not in taken]),
        # First the sides on which the map ends.
        (lambda cell: bytes((town.edges(cell) or 1,)) + discover.SHORES) if icon == COAST_ICON else one.ways,
        one.shows,
        likely=None if COUNTED[icon - 1] in construct.ONCE else one.likely,
        placed=placed,
        total=total,
    )
    return piece, cells


def enter(game, number, before, entered):
    """Where all of a kind are, by its number in COUNTED; `before`: the map as entered before, bytes. Return what is
    wrong, that not all have room, as a label; or None.
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
        likely = found(COUNTED[number], cells, before)
        if piece.ways:
            likely = [one for one in likely if one[1] in piece.ways(one[0])]
        auto_answer = not piece.ways and len(cells) == left
        if auto_answer or COUNTED[number] == TREE and not likely:
            flooded = b"" if auto_answer else sea(town)
            likely = [(cell,) for cell in cells if cell not in flooded]
            if len(likely) != left:
                likely = ()
        most = min(left, len(cells), _MOST)
        prompt = place(game, piece, most, likely[:most], auto_answer)
        for cell, way, _ in prompt.decode((yield prompt)):
            changes = (cell, COAST | way if icon == COAST_ICON else COUNTED[number])
            if icon > COAST_ICON:
                changes = construct.footprint(town, icon - COAST_ICON - 1, cell, way)
            for i in range(0, len(changes), 2):
                town.cells[changes[i]] = changes[i + 1]
            entered.append(cell)
            placed += 1
    return None


def found(what, cells, map):
    """Those of the cells on which a map (its cells as bytes) has one of a kind (of COUNTED): a list of (cell, way)."""
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


# -- What follows from it


def sea(town, dry=b""):
    """The empty cells that the sea takes in the end, as bytes, but for those that are `dry` (bytes)."""
    land = bytes(town.cells)
    for cell in dry:
        town.cells[cell] = TOWN_HALL
    flooded = discover.flood(town)
    town.cells[:] = land
    return flooded


def flood(game):
    """The sea takes what has water on two sides. Where trees were felled since the last coast, gaps may be dry."""
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


def gaps(game, flooded):
    """The question which of the cells that would be flooded (bytes) stayed dry."""
    map = asking.map_of(game.town(), flooded, (Row("flooded", len(flooded)),))
    piece = Piece("map_dry", EMPTY, flooded)
    prompt = Place("map_dry", game.current, map, (piece,), ("build_done",), suggest=lambda: prompt.encode_action())
    return prompt


def impossible(town):
    """Why a map cannot have come about, with a cell, as a label; None: it can."""
    stone = gather.stone(town)
    if stone != town.counts[MINED]:
        mines = town.all_of(MINE)
        return "map_stone", name_of(town, mines[0] if mines else 0), stone, town.counts[MINED]
    grown = town.counts[GROWN]
    trees = upkeep.forests(town)
    forests = [(trees[cell], cell) for cell in range(len(trees)) if trees[cell]]
    # A tree that grows joins a forest, and the first one a forest of two. None at all: so it was set by hand.
    if grown and forests and len(forests) >= sum(trees) - grown:
        return "map_alone", name_of(town, min(forests)[1]), grown
    return None


def where_needed(town, what):
    """The cells that a kind without room would have to be at, as bytes: river, coasts, or what is empty."""
    if what == WATERMILL:
        return town.course()[0]
    if what == LIGHTHOUSE:
        return bytes([cell for cell, _ in found(COAST, range(len(town.cells)), town.cells)])
    return town.all_of(EMPTY)


def missing(town, label, left, cells):
    """That so many more of a kind have no room, as a label with the last of some cells."""
    return "map_missing", name_of(town, cells[-1]), label, left


def name_of(town, cell):
    """What a cell is called: the letter of its column, the number of its row."""
    return ":%s%d" % (chr(65 + cell % town.size), 1 + cell // town.size)
