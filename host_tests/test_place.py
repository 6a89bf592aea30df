"""The prompt of a map: what it refuses and how it is written down, with games nobody thought of."""

import pytest

import host.paths  # noqa: F401  (the firmware on the path)

import pictures
import words
from canvas import Canvas
from keys import DOWN, LEFT, RIGHT, UP
from rules.limits import ANSWER
from rules.place import EAST, NORTH, OPPOSITE, SIDES, SOUTH, WEST, Map, Piece, Place
from rules.prompts import Refused
from screens.place import PlaceScreen
from screens.screen import draw_note

# A crossword of 15 x 15: black cells are 1, free ones 0; letters are pieces.
BLACK = bytes(range(0, 225, 7))
CROSSWORD = Map(15, 15, bytes(cell in BLACK for cell in range(225)))
WHITE = bytes(cell for cell in range(225) if cell not in BLACK)
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
    assert refusal(prompt, bytes([0, 225])) == ("cell", 225)
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


def test_ways_and_the_cells_behind_those_already_taken():
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


def test_opposite_sides():
    assert [OPPOSITE[side] for side in (NORTH, EAST, SOUTH, WEST)] == [SOUTH, WEST, NORTH, EAST]


@pytest.mark.parametrize("width, height, cells", [(16, 16, 256), (4, 3, 11), (0, 3, 0)])
def test_a_map_has_as_many_cells_as_it_says_and_as_an_answer_can_name(width, height, cells):
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
        draw_note(canvas, screen.note_page, "a note")
        canvas.end()
        seen.append(bytes(canvas.buffer[1:]))
    assert seen[0][896:] == seen[1][896:] and seen[0][128:896] != seen[1][128:896]


def test_what_is_in_view_of_a_large_map_stays_until_the_cursor_comes_beside_its_edge():
    """When the map followed each step, nearly each press drew all of it anew."""
    words.use("en")
    words.play("roll_into_town")
    pictures.use("roll_into_town")
    map = Map(9, 9, bytes(cell % 5 for cell in range(81)))
    screen = PlaceScreen(Place("discover", None, map, [Piece("tree", 1, bytes(range(81)))], ()))
    canvas = Canvas()
    seen = []
    for key in (None, *[RIGHT] * 6, *[LEFT] * 8, *[UP] * 4, *[DOWN] * 8):
        if key is not None:
            screen.press(key, False)
        canvas.begin(True)
        screen.draw(canvas)
        canvas.end()
        seen.append((screen.left, screen.cell % 9, screen.top, screen.cell // 9))
    # From the middle, with 7 of 9 columns in view, to the right end and round to the left one.
    across = [(left, column) for left, column, _, _ in seen[:7]]
    assert across == [(1, 4), (1, 5), (1, 6), (2, 7), (2, 8), (0, 0), (0, 1)]
    for left, column, top, row in seen:
        for begin, cursor in ((left, column), (top, row)):
            # The cells beside the cursor are in view as well, where the map has any.
            assert begin <= max(0, cursor - 1) and min(8, cursor + 1) < begin + 7
