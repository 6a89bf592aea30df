"""The prompt of a map: what it refuses and how it is written down, with games nobody thought of."""

import pytest

import host.paths  # noqa: F401  (the firmware on the path)

import pictures
import words
from canvas import Canvas
from engine.limits import ANSWER
from engine.prompts import Refused
from engine.prompts.place import EAST, NORTH, SIDES, SOUTH, WEST, Map, Piece, Place
from input.keys import DOWN, LEFT, RIGHT, UP, A, B
from screens.place import PlaceScreen

# A crossword of 9 x 9: black cells are 1, free ones 0; letters are pieces.
BLACK = bytes(range(0, 81, 7))
CROSSWORD = Map(9, 9, bytes(cell in BLACK for cell in range(81)))
WHITE = bytes(cell for cell in range(81) if cell not in BLACK)
# A map of hills on which roads are built: in by one side, out by another.
ROADS = Map(4, 3, bytes(12))


def crossword(most=1):
    letters = [Piece(letter, 2 + i, WHITE) for i, letter in enumerate("abc")]
    return Place("letter", 0, CROSSWORD, letters, ("done", "help"), most)


def road(taken=b""):
    """Each cell of a road lies east of the one before."""
    return bytes([taken[-1] + 1]) if taken else b"\x04"


def road_prompt(most=3):
    ways = bytes([WEST << 4 | EAST, WEST << 4 | NORTH])
    return Place("road", 1, ROADS, [Piece("road", 1, road, lambda cell: ways)], (), most)


def refusal(prompt, answer):
    with pytest.raises(Refused) as refused:
        prompt.check(answer)
    return refused.value.args


def test_a_letter_goes_on_a_white_cell():
    prompt = crossword()
    answer = prompt.encode((8, 0, 2))
    assert prompt.decode(answer) == [(8, 0, 2)] and prompt.action(answer) == -1 and len(answer) == 2
    assert refusal(prompt, bytes([0, 7])) == ("cell", 7)
    assert refusal(prompt, bytes([0, 81])) == ("cell", 81)
    assert refusal(prompt, bytes([3, 8])) == ("option", 3)
    assert refusal(prompt, bytes([0, 8, 0, 9])) == ("count", 2, 1)


def test_an_action_is_one_byte_and_only_what_is_offered():
    prompt = crossword()
    assert prompt.encode_action() == b"\xff" and prompt.action(b"\xff") == 0 and prompt.decode(b"\xff") == []
    assert prompt.action(prompt.encode_action(1)) == 1
    assert refusal(prompt, b"\xfd") == ("option", 2)
    assert refusal(road_prompt(), b"\xff") == ("option", 0)


@pytest.mark.parametrize("answer", [b"", b"\x01", bytes(ANSWER + 1), bytes([0, 8, 0])])
def test_what_is_no_answer_is_refused(answer):
    assert refusal(crossword(20), answer) == ("form",)


def test_ways_and_the_cells_that_go_on_from_those_already_taken():
    prompt = road_prompt()
    straight, bend = WEST << 4 | EAST, WEST << 4 | NORTH
    answer = prompt.encode((4, straight), (5, straight), (6, bend))
    assert answer == bytes([4, straight, 5, straight, 6, bend])
    assert prompt.decode(answer) == [(4, straight, 0), (5, straight, 0), (6, bend, 0)]
    assert refusal(prompt, bytes([4, straight, 6, straight])) == ("cell", 6)
    assert refusal(prompt, bytes([4, EAST << 4 | WEST])) == ("way", EAST << 4 | WEST)


def test_a_piece_without_ways_among_others_has_way_0():
    pieces = [Piece("tree", 1, b"\x00\x01"), Piece("wall", 2, b"\x02", lambda cell: SIDES)]
    prompt = Place("plant", None, ROADS, pieces)
    assert prompt.encode((1,)) == b"\x00\x01\x00"
    assert prompt.decode(prompt.encode((2, SOUTH, 1))) == [(2, SOUTH, 1)]
    assert refusal(prompt, b"\x00\x01\x04") == ("way", 4)
    assert refusal(prompt, b"\x01\x02\x03") == ("way", 3)


def test_an_answer_of_the_largest_size_fits():
    piece = Piece("tree", 1, lambda taken: bytes([len(taken)]))
    prompt = Place("plant", 0, Map(9, 9, bytes(81)), [piece], (), 40)
    answer = prompt.encode(*[(cell,) for cell in range(ANSWER)])
    assert len(answer) == ANSWER and len(prompt.decode(answer)) == ANSWER


@pytest.mark.parametrize("width, height, cells", [(10, 9, 90), (9, 10, 90), (4, 3, 11), (0, 3, 0)])
def test_a_map_has_as_many_cells_as_it_says_and_as_can_be_seen(width, height, cells):
    with pytest.raises(ValueError):
        Map(width, height, bytes(cells))


def test_a_note_that_stays_the_same_stands_over_a_map_that_changes():
    words.use("en")
    words.play("roll_into_town")
    maps = [Map(7, 7, bytes([2]) * 49), Map(7, 7, bytes([3]) * 49)]
    pictures.use("roll_into_town")
    prompts = [Place("discover", None, map, [Piece("tree", 1, b"\x00\x01")], ("discover_done",)) for map in maps]
    canvas = Canvas()
    screen = PlaceScreen(prompts[0])
    seen = []
    for prompt in prompts:
        if seen:
            assert screen.reuse(prompt)
        canvas.begin(bool(seen))
        screen.draw(canvas)
        screen.draw_toast(canvas, "a note")
        canvas.end()
        seen.append(bytes(canvas.buffer[1:]))
    # The note stands on the page above what A does, right of the map, which is all there.
    assert seen[0][640 + 66 : 768] == seen[1][640 + 66 : 768] and any(seen[0][640 + 66 : 768])
    assert [
        page for page in range(7) if seen[0][128 * page : 128 * page + 65] == seen[1][128 * page : 128 * page + 65]
    ] == []


def pixels(canvas, x, y, width, height):
    """The pixels of a part of the picture, row by row."""
    buffer = bytes(canvas.buffer[1:])
    return [[buffer[128 * (row >> 3) + x + i] >> (row & 7) & 1 for i in range(width)] for row in range(y, y + height)]


@pytest.mark.parametrize("size, pixels_a_cell, left", [(5, 8, 16), (7, 8, 8), (9, 7, 0)])
def test_all_of_a_map_is_on_the_screen_each_cell_in_its_place(size, pixels_a_cell, left):
    """A 9 x 9 town never was: of nine rows seven were in view."""
    words.use("en")
    words.play("roll_into_town")
    pictures.use("roll_into_town")
    tiles = pictures.get("tiles" if pixels_a_cell == 8 else "tiles7")
    top = {5: 8, 7: 0, 9: 0}[size]
    map = Map(size, size, bytes(1 + cell % 3 for cell in range(size * size)))
    screen = PlaceScreen(Place("discover", None, map, [Piece("tree", 3, b"\x00")], ("discover_done", "joker")))
    screen.piece = 1  # no cursor on the map
    screen._select_piece()
    canvas = Canvas()
    screen.draw(canvas)
    for cell in range(size * size):
        tile = 1 + cell % 3
        columns = tiles[pixels_a_cell * tile : pixels_a_cell * (tile + 1)]
        drawn = pixels(
            canvas, left + cell % size * pixels_a_cell, top + cell // size * pixels_a_cell, pixels_a_cell, pixels_a_cell
        )
        assert drawn == [[column >> row & 1 for column in columns] for row in range(pixels_a_cell)], cell


@pytest.mark.parametrize("size", [5, 7, 9])
def test_what_changes_with_a_press_leaves_the_picture_that_is_drawn_at_once(size):
    words.use("en")
    words.play("roll_into_town")
    pictures.use("roll_into_town")
    cells = bytes(cell % 4 for cell in range(size * size))
    some = bytes(range(0, size * size, 3))
    ways = bytes([NORTH, EAST, NORTH | SOUTH])
    coast = Piece("coast", 0x21, some, lambda cell: ways, shows=lambda cell, way: bytes([cell, 0x20 | way]))
    # And the next question, which begins with that picture: other cells, other pieces, a port on a coast.
    later, over = bytearray(cells), bytearray(size * size)
    later[0], later[4:7], over[7] = 0x26, b"\0\2\0", 5
    maps = Map(size, size, cells, fresh=b"\x03\x04"), Map(size, size, later, over, b"\x04")
    pieces = [coast, Piece("tree", 3, some)], [Piece("farm", 1, WHITE[:9]), coast]
    canvas, screen = Canvas(), None
    steps = [DOWN, RIGHT, RIGHT, DOWN, A, UP, DOWN, B, LEFT, B, RIGHT, DOWN, LEFT, UP, B, RIGHT, LEFT, LEFT]
    for prompt in [Place("discover", None, *asked, ("done",)) for asked in zip(maps, pieces)]:
        drawn, screen = screen, PlaceScreen(prompt)
        for key in [None, *steps]:
            if key is not None:
                screen.press(key, False)
            canvas.begin(screen.goes_on(drawn))
            drawn = screen
            screen.draw(canvas)
            canvas.end()
            whole, again = Canvas(), PlaceScreen(prompt)
            for name in ("step", "piece", "cell", "way", "where", "moved", "source_chosen", "blinks", "planned"):
                setattr(again, name, getattr(screen, name))
            again.draw(whole)
            assert canvas.buffer == whole.buffer, key


def test_a_places_what_is_lit_down_enters_the_map_and_a_held_is_the_usual_action():
    trees = Piece("tree", 3, b"\x00\x01\x02", likely=lambda: (1, 0))
    prompt = Place("discover", None, ROADS, [trees, Piece("farm", 1, b"\x05\x06")], ("done", "help"))
    assert PlaceScreen(prompt).press(A, False) == prompt.encode((1,))
    screen = PlaceScreen(prompt)
    given = [screen.press(key, False) for key in (DOWN, RIGHT, A)]
    assert given == [None, None, prompt.encode((2,))]
    assert PlaceScreen(prompt).press(A, True) == prompt.encode_action()
    # Where nothing is suggested, A enters the map first.
    screen = PlaceScreen(prompt)
    screen.press(RIGHT, False)
    assert (screen.press(A, False), screen.press(A, False)) == (None, prompt.encode((6, 0, 1)))
