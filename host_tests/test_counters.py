"""Several values on one screen: what keys change, when the change is an answer, and where everything stands."""

import pytest

from host.device import picture, reading

import words
from canvas import Canvas
from engine.prompts.counters import CounterRow, Counters
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
    """Hold a key for so many repeats; return the value under the cursor at each."""
    seen = []
    for repeat in range(repeats + 1):
        assert shown.press(key, repeat > 0) is None
        seen.append(shown.row().value + shown.change)
    return seen


# -- changing


def test_right_and_left_change_the_value_under_the_cursor_and_nothing_is_answered_yet():
    shown = screen(values(10, 20))
    assert press(shown, RIGHT, RIGHT, LEFT, RIGHT) is None
    assert lines(shown)[1].split() == ["Ana", "12"]


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


def test_b_takes_the_change_back_and_goes_back_only_when_there_is_none():
    shown = screen(values(10))
    assert press(shown, RIGHT, B) is None
    assert lines(shown)[1].split() == ["Ana", "10"]
    assert press(shown, B) == BACK


@pytest.mark.parametrize("keys, under", [([A], "Ben"), ([RIGHT, LEFT, DOWN], "Ben"), ([UP], "Done")])
def test_without_a_change_keys_move_the_cursor_and_answer_nothing(keys, under):
    shown = screen(values(10, 20))
    assert press(shown, *keys) is None and cursor(shown) == under


def taken_back():
    prompt = Counters("adjust", None, values(10, 20))
    return CountersScreen(prompt, prompt.encode_change(1, 7))


def test_an_answer_taken_back_has_the_cursor_on_its_row_with_the_value_that_was_given():
    shown = taken_back()
    assert cursor(shown) == "Ben" and lines(shown)[2].split() == ["Ben", "27"]
    assert shown.prompt.decode(press(shown, A)) == (0, 1, 7)
    shown = CountersScreen(shown.prompt, shown.prompt.encode_action())
    assert cursor(shown) == words.translate("done")


def test_a_value_taken_back_is_not_given_again_by_moving_away_and_b_goes_back_further():
    assert press(taken_back(), DOWN) is None
    assert press(taken_back(), B) == BACK
    shown = taken_back()
    assert press(shown, RIGHT, B) is None and lines(shown)[2].split() == ["Ben", "20"]
    assert taken_back().prompt.decode(press(taken_back(), RIGHT, DOWN)) == (0, 1, 8)


def test_a_fresh_screen_begins_on_the_row_it_is_told_or_with_what_is_suggested():
    assert cursor(screen(values(1, 2, 3), first=lambda: 2)) == "Cleo"
    assert cursor(screen(values(1, 2, 3), suggest=lambda: b"\xff")) == words.translate("done")
    shown = screen(values(1, 2, 3), suggest=lambda: bytes((1, 9)))
    assert cursor(shown) == "Ben" and lines(shown)[2].split() == ["Ben", "11"]


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


def test_a_ticks_a_box_among_values_and_moves_on_and_never_clears_one():
    rows = [CounterRow(0, 0, 1, tick=True), CounterRow(1, 1, 1, tick=True), CounterRow(2, 5, 9)]
    shown = screen(rows)
    assert shown.prompt.decode(press(shown, A)) == (0, 0, 1) and shown.cursor == 1
    assert press(shown, A) is None and shown.cursor == 2


def test_a_tick_that_must_stay_stays():
    assert press(screen([CounterRow(0, 1, 1, least=1, tick=True)]), A) is None


def test_actions_stand_last_and_a_takes_them():
    shown = screen(values(1), ("done", "pad_end"))
    assert lines(shown)[2:4] == [words.translate("done"), words.translate("pad_end")]
    assert press(shown, DOWN, A) == shown.prompt.encode_action(0)
    assert press(shown, DOWN, A) == shown.prompt.encode_action(1)


def test_the_first_row_is_whose_page_it_is_and_left_and_right_there_turn_over():
    pages = [values(1, 2), values(3, 4)]
    shown = screen(lambda page: pages[page], pages=(0, 8))
    assert cursor(shown) == "Ana"
    press(shown, UP)
    assert "Ana" in cursor(shown)
    press(shown, RIGHT)
    assert "Giovanni" in cursor(shown) and lines(shown)[2].split() == ["Ana", "3"]
    assert shown.prompt.decode(press(shown, DOWN, DOWN, RIGHT, A)) == (1, 1, 1)


def test_the_page_and_the_cursor_stay_when_the_screen_goes_on():
    pages = [values(1, 2), values(3, 4)]
    shown = screen(lambda page: pages[page], pages=(0, 1))
    press(shown, UP, RIGHT, DOWN, RIGHT, DOWN)
    assert shown.reuse(Counters("adjust", None, lambda page: pages[page], pages=(0, 1)))
    assert (shown.page, cursor(shown)) == (1, "Ben")


def test_menu_is_left_to_the_app():
    assert not CountersScreen.input_policy.menu_held
    assert press(screen(values(1)), MENU) is None


# -- where everything stands


def test_up_to_six_lines_stand_in_one_column():
    shown = screen(values(*range(5)))
    assert [line.split()[0] for line in lines(shown)[1:7]] == [*NAMES[:5], words.translate("done")]


def test_up_to_twelve_short_values_are_all_in_view_in_two_columns():
    shown = screen(values(*range(8), least=0, most=99), ())
    assert [line.split() for line in lines(shown)[1:7]] == [
        ["Ana", "0", "Greta", "6"],
        ["Ben", "1", "Hans", "7"],
        *[[NAMES[i], str(i)] for i in range(2, 6)],
    ]


def test_the_cursor_goes_down_the_first_column_and_on_at_the_top_of_the_second():
    shown = screen(values(*range(8), least=0, most=99), ())
    press(shown, *[DOWN] * 6)
    assert cursor(shown) == "Greta"
    assert shown.prompt.decode(press(shown, RIGHT, A)) == (0, 6, 1)


def test_more_than_twelve_go_on_on_another_view():
    rows = values(*range(8), least=0, most=99) + values(*range(10, 16), least=0, most=99)
    shown = screen(rows, ())
    assert lines(shown)[0].endswith("1/2")
    press(shown, *[DOWN] * 12)
    assert lines(shown)[0].endswith("2/2") and lines(shown)[1].split() == ["Emil", "14"]


def test_values_that_are_too_long_for_two_columns_scroll_in_one():
    shown = screen(values(*range(8)))
    assert [line.split()[0] for line in lines(shown)[1:7]] == list(NAMES[:6])
    press(shown, *[DOWN] * 6)
    assert [line.split()[0] for line in lines(shown)[1:7]] == [*NAMES[3:8], "Done"], "on by half of the view"
    press(shown, *[UP] * 3)
    assert lines(shown)[1].split()[0] == NAMES[3], "it stays while the cursor is in it"
    press(shown, UP)
    assert [line.split()[0] for line in lines(shown)[1:7]] == list(NAMES[:6]), "and back by half of it"


def test_a_sum_stands_beside_its_value_and_changes_with_it():
    shown = screen([CounterRow(8, -9999, 9999, least=-9999, total=-99990)])
    assert lines(shown)[0].endswith(words.translate("score_total"))
    press(shown, RIGHT)
    assert lines(shown)[1].split() == ["Giovanni", "-9998", "-99989"]


def test_a_screen_without_a_line_can_be_left():
    shown = screen([], ())
    lines(shown)
    assert press(shown, UP, DOWN, LEFT, RIGHT) is None and press(shown, A) == press(shown, B) == BACK


def test_the_row_goes_on_telling_what_it_is_and_the_value_before_stands_beside_a_where_there_was_one():
    shown = screen(
        [CounterRow(0, 7, 99, detail=("pad_begins", b"\x01")), CounterRow(1, 0, 99, detail=("pad_begins", b"\x01"))]
    )
    shown.press(RIGHT, False)
    assert lines(shown)[7].startswith("Ben first") and lines(shown)[7].endswith("7" + MORE + " " + ON)
    shown.press(DOWN, False)
    shown.press(RIGHT, False)
    assert lines(shown)[7].split() == ["Ben", "first", ON]
