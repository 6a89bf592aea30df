"""Set a map by hand: any cell except the Town Hall, to anything that can be there."""

from engine.prompts.place import OPPOSITE, Piece, Place
from rules.roll_into_town import construct, discover
from rules.roll_into_town.asking import TILE_COAST, TILE_RIVER, map_of, piece_tile, shown
from rules.roll_into_town.score import Score
from rules.roll_into_town.town import (
    COAST,
    EMPTY,
    FARM,
    FOUNTAIN,
    LIGHTHOUSE,
    LIGHTHOUSE_TOP,
    MOUNTAIN,
    NONE,
    OCEAN,
    PORT,
    RIVER,
    SPIRE,
    TOWN_HALL,
    TREE,
    Town,
    is_river,
)

GROUND = (("empty", EMPTY), ("farm", FARM), ("mountain", MOUNTAIN), ("tree", TREE), ("ocean", OCEAN))
# These need a coast or several cells, so the rules limit their places even by hand.
_RESTRICTED = (PORT, LIGHTHOUSE, SPIRE)


def prompt(game: Score, player: int) -> Place:
    """Ask for a cell of a player's map and its new content."""
    town = game.towns[player]
    anywhere = bytes([i for i, cell in enumerate(town.cells) if cell != TOWN_HALL])
    pieces = [Piece(name, piece_tile(cell), anywhere) for name, cell in GROUND]
    pieces.append(
        Piece(
            "river",
            TILE_RIVER,
            river_places(town),
            lambda cell: river_ways(town, cell),
            lambda cell, way: bytes((cell, RIVER | way >> 4 | way & 15)),
        )
    )
    pieces.append(
        Piece(
            "coast",
            TILE_COAST,
            anywhere,
            lambda cell: discover.SHORES,
            lambda cell, way: bytes((cell, COAST | way >> 4 | way & 15)),
        )
    )
    for building, what in enumerate(construct.BUILDING_CELLS):
        where = construct.where(town, building) if what in _RESTRICTED else anywhere
        if what in construct.ONCE and construct.is_built(town, what):
            where = b""
        if where:
            pieces.append(building_piece(town, building, where))
    return Place("adjust", player, map_of(town), pieces)


def building_piece(town: Town, building: int, where: bytes) -> Piece:
    """Return the Piece of a building (its index) for the cells `where`."""
    name = construct.BUILDINGS[building]
    return Piece(
        name,
        piece_tile(construct.BUILDING_CELLS[building]),
        where,
        (lambda cell: construct.cathedral_ways(town, cell)) if name == "cathedral" else None,
        shows=lambda cell, way: shown(construct.footprint(town, building, cell, way)),
    )


def river_places(town: Town) -> bytes:
    """Return the cells for the river: those on an edge, later its last one and the one it points at."""
    if town.source == NONE:
        return bytes([i for i, cell in enumerate(town.cells) if cell != TOWN_HALL and town.edges(i)])
    course, onward, _ = town.course()
    places = [course[-1]]
    if onward >= 0 and town.cells[onward] != TOWN_HALL and not is_river(town.cells[onward]):
        places.append(onward)
    return bytes(sorted(places))


def river_ways(town: Town, cell: int) -> bytes:
    """Return the ways (see `discover.through`) of the river through a cell, its last one included."""
    course, _, side = town.course()
    if course and course[-1] == cell:
        comes_in = town.cells[cell] & 15 ^ OPPOSITE[side]
        return discover.through(town.edges(cell) if len(course) == 1 else comes_in)
    return discover.river_ways(town, cell)


def put(town: Town, prompt: Place, answer: bytes) -> None:
    """Apply an answer to the `prompt`."""
    cell, way, number = prompt.decode(answer)[0]
    name = prompt.pieces[number].label
    if name in construct.BUILDINGS:
        building = construct.BUILDINGS.index(name)
        if construct.BUILDING_CELLS[building] not in _RESTRICTED:
            clear(town, cell)
        construct.build(town, building, cell, way)
        return
    clear(town, cell)
    if name == "river":
        discover.draw(town, discover.RIVER_ICON, cell, way)
    elif name == "coast":
        town.cells[cell] = COAST | way
    for ground, what in GROUND:
        if name == ground:
            town.cells[cell] = what


def clear(town: Town, cell: int) -> None:
    """Empty a cell, and with it everything that depends on it.

    A building of several cells is removed as a whole. Coasts below a port or the lighthouse stay. The river then ends
    before the cell.
    """
    cells = town.cells
    there = cells[cell]
    if is_river(there):
        course = list(town.course()[0])
        for along in course[course.index(cell) :]:
            cells[along] = EMPTY
        if town.source == cell:
            town.source = NONE
            town.source_side = 0
    elif there >= SPIRE:
        for i, other in enumerate(cells):
            if other >= SPIRE:
                cells[i] = EMPTY
    elif there >= LIGHTHOUSE_TOP + 16:
        cells[cell] = EMPTY
        if there == FOUNTAIN:
            town.fountain = 0
    elif there >= LIGHTHOUSE:
        for i, other in enumerate(cells):
            if LIGHTHOUSE <= other < LIGHTHOUSE_TOP + 16:
                cells[i] = COAST | other & 15 if other & 15 else EMPTY
    elif there >= PORT:
        cells[cell] = COAST | there & 15
    else:
        cells[cell] = EMPTY
