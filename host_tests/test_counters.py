"""Several values on one screen: changes by keys, when a change is an answer, and the place of everything."""

import pytest

from host.device import picture, reading

import words
from canvas import Canvas
from engine.prompts.counters import CounterRow, Counters
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from screens.counters import ON, CountersScreen
from ui.signal import BACK

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Hans", "Giovanni")


@pytest.fixture(autouse=True)
def names():
    words.use("en")
    words.play("score_pad")
    words.names = NAMES


def values(*numbers, least=-9999, most=9999, **named):
    return [CounterRow(i, value, most, least=least, **named) for i, value in enumerate(numbers)]


def screen(rows, *rest, **named):
    return CountersScreen(Counters("adjust", None, rows, *rest, **named))


def lines(shown):
    canvas = Canvas()
    shown.draw(canvas)
    return [line.rstrip() for line in reading.lines(picture.pixels_of(canvas.buffer[1:]))]


def cursor(shown):
    canvas = Canvas()
    shown.draw(canvas)
    return reading.under_cursor(picture.pixels_of(canvas.buffer[1:]))


def press(shown, *keys):
    """Press keys once each; return the last answer."""
    answer = None
    for key in keys:
        answer = shown.press(key, False)
    return answer


def hold(shown, key, repeats):
    """Hold a key for these repeats; return the value under the cursor at each."""
    seen = []
    for repeat in range(repeats + 1):
        assert shown.press(key, repeat > 0) is None
        seen.append(shown.row().value + shown.change)
    return seen


def taken_back(answer=None):
    """A screen with an answer that was taken back: 7 more for Ben, or another one."""
    prompt = Counters("adjust", None, values(10, 20))
    return CountersScreen(prompt, answer or prompt.encode_change(1, 7))


def two_pages():
    pages = [values(1, 2), values(3, 4)]
    return screen(lambda page: pages[page], pages=(0, 8))


def short(*numbers):
    """Values that have room in two columns."""
    return values(*numbers, least=0, most=99)


def summed():
    return screen([CounterRow(8, -9999, 9999, least=-9999, total=-99990)])


def fourteen():
    return screen(short(*range(8)) + short(*range(10, 16)), ())


SCROLLED = [*NAMES[3:8], "Done"]
ACTIONS = ("done", "pad_end")
ARROWS = LESS + MORE
# By sentence: a screen, the keys that are pressed, the answer to the last one (a change: page, row, by how much; an
# action: its number; None: none yet), and what is seen then, by its place: lines by number as words, the first words of
# all lines, what the title ends with, what is under the cursor.
SEEN = {
    "right and left change the value under the cursor, and nothing is answered yet":
        (lambda: screen(values(10, 20)), (RIGHT, RIGHT, LEFT, RIGHT), None, {1: "Ana 12"}),
    "B takes the change back": (lambda: screen(values(10)), (RIGHT, B), None, {1: "Ana 10"}),
    "and goes back only when there is none": (lambda: screen(values(10)), (RIGHT, B, B), BACK, {}),
    **{
        f"without a change keys move the cursor and answer nothing: {keys}":
            (lambda: screen(values(10, 20)), keys, None, {"under": under})
        for keys, under in (((A,), "Ben"), ((RIGHT, LEFT, DOWN), "Ben"), ((UP,), "Done"))
    },
    "an answer taken back has the cursor on its row with the value that was given":
        (taken_back, (), None, {"under": "Ben", 2: "Ben 27"}),
    "and is given again by A": (taken_back, (A,), (0, 1, 7), {}),
    "after an action that was taken back it is there":
        (lambda: taken_back(b"\xff"), (), None, {"under": "Done"}),
    "a value taken back is not given again by moving away": (taken_back, (DOWN,), None, {}),
    "B goes back further": (taken_back, (B,), BACK, {}),
    "changed again, B takes it back": (taken_back, (RIGHT, B), None, {2: "Ben 20"}),
    "and moving away gives it": (taken_back, (RIGHT, DOWN), (0, 1, 8), {}),
    "a fresh screen begins on the row it is told":
        (lambda: screen(values(1, 2, 3), first=lambda: 2), (), None, {"under": "Cleo"}),
    "or with the action that is suggested":
        (lambda: screen(values(1, 2, 3), suggest=lambda: b"\xff"), (), None, {"under": "Done"}),
    "or the change":
        (lambda: screen(values(1, 2, 3), suggest=lambda: bytes((1, 9))), (), None, {"under": "Ben", 2: "Ben 11"}),
    "a tick that must stay stays": (lambda: screen([CounterRow(0, 1, 1, least=1, tick=True)]), (A,), None, {}),
    "actions stand last": (lambda: screen(values(1), ACTIONS), (), None, {2: "Done", 3: "End the game"}),
    "and A takes them": (lambda: screen(values(1), ACTIONS), (DOWN, A), 0, {}),
    "also the second one": (lambda: screen(values(1), ACTIONS), (DOWN, A, DOWN, A), 1, {}),
    "pages begin on their first value": (two_pages, (), None, {"under": "Ana"}),
    "the first row is whose page it is": (two_pages, (UP,), None, {"under": "Ana"}),
    "and left and right there turn over": (two_pages, (UP, RIGHT), None, {"under": "Giovanni", 2: "Ana 3"}),
    "to values of their own": (two_pages, (UP, RIGHT, DOWN, DOWN, RIGHT, A), (1, 1, 1), {}),
    # The layout
    "up to six lines stand in one column":
        (lambda: screen(values(*range(5))), (), None, {"first": [*NAMES[:5], "Done"]}),
    "up to twelve short values are all in view in two columns":
        (lambda: screen(short(*range(8)), ()), (), None,
         {1: "Ana 0 Greta 6", 2: "Ben 1 Hans 7", **{i + 1: f"{NAMES[i]} {i}" for i in range(2, 6)}}),
    "the cursor goes down the first column and on at the top of the second":
        (lambda: screen(short(*range(8)), ()), (DOWN,) * 6, None, {"under": "Greta"}),
    "where it changes that value": (lambda: screen(short(*range(8)), ()), (*(DOWN,) * 6, RIGHT, A), (0, 6, 1), {}),
    "more than twelve": (fourteen, (), None, {"title": "1/2"}),
    "go on on another view": (fourteen, (DOWN,) * 12, None, {"title": "2/2", 1: "Emil 14"}),
    "values that are too long for two columns stand in one":
        (lambda: screen(values(*range(8))), (), None, {"first": [*NAMES[:6]]}),
    "which goes on by half of the view": (lambda: screen(values(*range(8))), (DOWN,) * 6, None, {"first": SCROLLED}),
    "stays while the cursor is in it":
        (lambda: screen(values(*range(8))), (*(DOWN,) * 6, *(UP,) * 3), None, {"first": SCROLLED}),
    "and goes back by half of it":
        (lambda: screen(values(*range(8))), (*(DOWN,) * 6, *(UP,) * 4), None, {"first": [*NAMES[:6]]}),
    "values by name that are wide stay in one column":
        (lambda: screen(values(*[0] * 8, least=0, most=1, by_value=("a", "forty-five or more"))), (), None,
            {1: "Ana a"}),
    "a sum stands beside its value": (summed, (), None, {"title": "Total"}),
    "and changes with it": (summed, (RIGHT,), None, {1: "Giovanni -9998 -99989"}),
    "a screen without a line has nothing to change": (lambda: screen([], ()), (UP, DOWN, LEFT, RIGHT), None, {}),
    **{f"and can be left: {key}": (lambda: screen([], ()), (key,), BACK, {}) for key in (A, B)},
}  # fmt: skip


@pytest.mark.parametrize("sentence", SEEN)
def test_what_is_answered_and_seen_after_keys(sentence):
    make, keys, answered, seen = SEEN[sentence]
    shown = make()
    answer = None
    for key in keys:
        lines(shown)  # as it is drawn after each key
        answer = press(shown, key)
    if isinstance(answered, tuple):
        assert shown.prompt.decode(answer) == answered
    else:
        assert answer == (shown.prompt.encode_action(answered) if answered in (0, 1) else answered)
    found = lines(shown)
    for place, expected in seen.items():
        if place == "under":
            assert cursor(shown).strip(ARROWS) == expected
        elif place == "title":
            assert found[0].endswith(expected)
        elif place == "first":
            assert [line.split()[0] for line in found[1:7]] == expected
        else:
            assert found[place].split() == expected.split()


# -- changing


@pytest.mark.parametrize(
    "begin, key, repeats, seen",
    [
        (0, RIGHT, 20, [1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 120]),
        (7, RIGHT, 8, [8, 9, 10, 11, 12, 15, 20, 25, 30]),
        (-7, LEFT, 8, [-8, -9, -10, -11, -12, -15, -20, -25, -30]),
        (0, LEFT, 140, [-9999]),  # before the key counts as stuck
    ],
)
def test_a_held_key_goes_on_by_1_then_5_then_10_and_stops_at_round_numbers(begin, key, repeats, seen):
    assert hold(screen(values(begin)), key, repeats)[-len(seen) :] == seen


def test_each_press_begins_by_1_again():
    shown = screen(values(0))
    hold(shown, RIGHT, 12)
    assert hold(shown, RIGHT, 1) == [46, 47]


def test_a_value_stops_at_its_bounds():
    shown = screen(values(3, least=0, most=5))
    assert hold(shown, RIGHT, 30)[-1] == 5
    assert hold(shown, LEFT, 30)[-1] == 0


# -- answering


@pytest.mark.parametrize("key", [UP, DOWN, A])
def test_moving_away_or_a_answers_with_the_change(key):
    shown = screen(values(10, 20, 300))
    press(shown, DOWN)
    hold(shown, LEFT, 40)
    answer = press(shown, key)
    assert shown.prompt.decode(answer) == (0, 1, -420)


def test_after_its_answer_the_screen_goes_on_with_the_fresh_question_where_the_player_went():
    shown = screen(values(10, 20, 300))
    press(shown, RIGHT, DOWN)
    assert shown.reuse(Counters("adjust", None, values(11, 20, 300)))
    assert cursor(shown) == "Ben" and lines(shown)[1].split() == ["Ana", "11"]


def test_it_does_not_go_on_with_another_question_nor_with_that_of_another_player():
    shown = screen(values(10))
    assert not shown.reuse(Counters("build", None, values(10)))
    assert not shown.reuse(Counters("adjust", 1, values(10)))


# -- ticks, actions, pages


@pytest.mark.parametrize("key", [LEFT, RIGHT])
@pytest.mark.parametrize("value", [0, 1])
def test_a_tick_is_set_and_removed_by_one_press_which_is_its_answer(key, value):
    shown = screen([CounterRow(0, value, 1, tick=True), CounterRow(1, 0, 1, tick=True)])
    assert shown.prompt.decode(press(shown, key)) == (0, 0, -1 if value else 1)
    assert shown.cursor == 0


@pytest.mark.parametrize("others", [[CounterRow(1, 0, 1, tick=True)], [CounterRow(1, 5, 9)]])
@pytest.mark.parametrize("pages", [(), ("sheet_pegs",)])
def test_a_sets_a_tick_and_moves_on_and_leaves_one_that_is_set(others, pages):
    """In a checklist, among values, and on a page with its name above them."""
    rows = [CounterRow(0, 0, 1, tick=True), *others]
    shown = screen(rows, ("done",) if pages else (), pages=pages)
    at = shown.cursor
    assert shown.prompt.decode(press(shown, A)) == (0, 0, 1) and shown.cursor != at
    rows[0].value = 1
    shown.reuse(shown.prompt)
    shown.cursor = at
    assert press(shown, A) is None and shown.cursor != at and rows[0].value == 1


def ticked_by(*keys):
    """Which of four lines to tick off are ticked after keys, each (key, held)."""
    rows = [CounterRow(i, 0, 1, tick=True) for i in range(4)]
    shown = screen(rows)
    for key, held in keys:
        answer = shown.press(key, held)
        if answer is not None:
            _, row, change = shown.prompt.decode(answer)
            rows[row].value += change
            assert shown.reuse(shown.prompt)
    return [row.value for row in rows]


def test_a_ticks_a_line_off_and_goes_on_and_held_it_ticks_all_of_them():
    assert ticked_by((A, False), (A, False)) == [1, 1, 0, 0]
    assert ticked_by((DOWN, False), (A, False), (A, True), (A, True), (A, True), (A, True)) == [1, 1, 1, 1]
    assert ticked_by((A, False), (UP, False), (A, False)) == [1, 0, 0, 0]
    assert ticked_by((A, False), (UP, False), (RIGHT, False)) == [0, 0, 0, 0]


def test_the_page_and_the_cursor_stay_when_the_screen_goes_on():
    pages = [values(1, 2), values(3, 4)]
    shown = screen(lambda page: pages[page], pages=(0, 1))
    press(shown, UP, RIGHT, DOWN, RIGHT, DOWN)
    assert shown.reuse(Counters("adjust", None, lambda page: pages[page], pages=(0, 1)))
    assert (shown.page, cursor(shown)) == (1, "Ben")


def test_menu_is_left_to_the_app():
    assert not CountersScreen.input_policy.menu_held
    assert press(screen(values(1)), MENU) is None


# -- the place of everything


def test_the_row_goes_on_telling_what_it_is_and_the_value_before_stands_beside_a_where_there_was_one():
    shown = screen(
        [CounterRow(0, 7, 99, detail=("pad_begins", b"\x01")), CounterRow(1, 0, 99, detail=("pad_begins", b"\x01"))]
    )
    shown.press(RIGHT, False)
    assert lines(shown)[7].startswith("Ben first") and lines(shown)[7].endswith("7" + MORE + " " + ON)
    shown.press(DOWN, False)
    shown.press(RIGHT, False)
    assert lines(shown)[7].split() == ["Ben", "first", ON]
