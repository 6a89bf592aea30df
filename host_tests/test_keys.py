"""Key edges in, presses and repeats out: no press lost, none counted twice, at any time and across the wrap."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import keys
import ticks
from keys import DOWN, INSTEAD, LEFT, MENU, REPEAT, RIGHT, UP, A, B


class Edges:
    """A driver whose edges the test queues."""

    def __init__(self, *edges):
        self.queue = list(edges)
        self.going = False

    def get(self):
        return self.queue.pop(0) if self.queue else -1

    def settled(self):
        return not self.going


def drain(k, now):
    """All that comes at one moment."""
    out = []
    got = k.next(now)
    while got >= 0:
        out.append(got)
        assert len(out) < 1000
        got = k.next(now)
    return out


def test_ticks_differ_across_the_wrap():
    assert ticks.diff(5, ticks.MASK) == 6
    assert ticks.diff(ticks.MASK, 5) == -6
    assert ticks.add(ticks.MASK, 1) == 0
    assert ticks.add(0, -1) == ticks.MASK


@given(st.integers(0, ticks.MASK), st.integers(-(2**28), 2**28 - 1))
def test_ticks_diff_undoes_add(tick, ms):
    assert ticks.diff(ticks.add(tick, ms), tick) == ms


@given(st.integers(0, ticks.MASK), st.integers(0, ticks.MASK))
def test_ticks_stay_small_ints(a, b):
    assert -(2**30) <= ticks.diff(a, b) < 2**30


@pytest.mark.parametrize("key", [UP, DOWN, LEFT, RIGHT, A, B])
def test_a_press_counts_when_the_key_goes_down(key):
    driver = Edges()
    k = keys.Keys(driver)
    driver.queue += [key, key + 8]
    assert drain(k, 0) == [key]
    assert not k.held(key)


@pytest.mark.parametrize("start", [0, ticks.MASK - 100, ticks.MASK - 449, ticks.MASK - 500])
def test_a_held_direction_repeats_also_across_the_wrap(start):
    driver = Edges()
    k = keys.Keys(driver)
    driver.queue.append(RIGHT)
    got = {ms: key for ms in range(0, 800, 10) for key in drain(k, ticks.add(start, ms))}
    assert got == {0: RIGHT, 450: RIGHT + REPEAT, 560: RIGHT + REPEAT, 670: RIGHT + REPEAT, 780: RIGHT + REPEAT}


@pytest.mark.parametrize("key", [A, B])
def test_a_and_b_do_not_repeat(key):
    driver = Edges()
    k = keys.Keys(driver)
    driver.queue.append(key)
    assert [got for ms in range(0, 3000, 10) for got in drain(k, ms)] == [key]
    assert k.held(key)


def test_repeats_do_not_pile_up_behind_a_slow_screen():
    driver = Edges()
    k = keys.Keys(driver)
    driver.queue.append(DOWN)
    assert drain(k, 0) == [DOWN]
    assert drain(k, 2000) == [DOWN + REPEAT]
    assert drain(k, 2050) == []


def test_a_key_released_while_the_app_was_busy_does_not_look_held():
    driver = Edges()
    k = keys.Keys(driver)
    driver.queue.append(DOWN)
    assert drain(k, 0) == [DOWN]
    driver.queue.append(DOWN + 8)
    assert drain(k, 2000) == []


def test_another_key_ends_the_repeats():
    driver = Edges()
    k = keys.Keys(driver)
    driver.queue += [DOWN, A]
    assert [got for ms in range(0, 2000, 10) for got in drain(k, ms)] == [DOWN, A]


def test_menu_counts_on_release():
    driver = Edges(MENU + 8)
    k = keys.Keys(driver)
    driver.queue.append(MENU)
    assert drain(k, 0) == []
    driver.queue.append(MENU + 8)
    assert drain(k, 599) == [MENU]


@pytest.mark.parametrize("start", [0, ticks.MASK - 300, ticks.MASK])
def test_menu_held_is_told_once_and_its_release_is_nothing(start):
    driver = Edges()
    k = keys.Keys(driver)
    driver.queue.append(MENU)
    assert {ms: got for ms in range(0, 5000, 10) for got in drain(k, ticks.add(start, ms))} == {600: MENU + REPEAT}
    driver.queue.append(MENU + 8)
    assert drain(k, ticks.add(start, 5000)) == []


def test_menu_counts_at_once_where_it_may_and_its_hold_is_told_behind_that():
    driver = Edges()
    k = keys.Keys(driver)
    k.at_once = True
    driver.queue.append(MENU)
    told = {ms: got for ms in range(0, 5000, 10) for got in drain(k, ms)}
    assert told == {0: MENU, 600: MENU + REPEAT + INSTEAD}
    driver.queue += [MENU + 8, MENU, MENU + 8]
    assert drain(k, 5000) == [MENU]
    k.holds = False
    driver.queue.append(MENU)
    assert [got for ms in range(6000, 8000, 10) for got in drain(k, ms)] == [MENU]
    driver.queue.append(MENU + 8)
    k.at_once = False
    assert drain(k, 8000) == []


def test_another_key_ends_the_hold_of_a_menu_that_counted_at_once():
    driver = Edges()
    k = keys.Keys(driver)
    k.at_once = True
    driver.queue += [MENU, A]
    assert [got for ms in range(0, 2000, 10) for got in drain(k, ms)] == [MENU, A]


@pytest.mark.parametrize("key", [RIGHT, MENU])
def test_a_key_about_to_be_told_as_released_neither_repeats_nor_is_held(key):
    driver = Edges()
    k = keys.Keys(driver)
    driver.queue.append(key)
    drain(k, 0)
    driver.going = True  # let go while the app was busy for a second
    assert drain(k, 1000) == []
    driver.going = False
    driver.queue.append(key + 8)
    assert drain(k, 1012) == ([MENU] if key == MENU else [])


def test_the_delays_may_be_changed():
    driver = Edges()
    k = keys.Keys(driver)
    k.repeat_after, k.repeat_every, k.hold_after = 200, 50, 100
    driver.queue.append(UP)
    assert [ms for ms in range(0, 310, 10) if drain(k, ms)] == [0, 200, 250, 300]


def test_a_key_down_at_power_on_is_ignored_until_it_is_released():
    driver = Edges(MENU, RIGHT)
    k = keys.Keys(driver)
    assert k.held(MENU) and k.held(RIGHT) and not k.held(A)
    assert [got for ms in range(0, 3000, 10) for got in drain(k, ms)] == []
    driver.queue += [A, A + 8]
    assert drain(k, 3000) == [A]
    driver.queue += [MENU + 8, RIGHT + 8]
    assert drain(k, 3010) == []
    assert not k.held(MENU)
    driver.queue += [MENU, RIGHT, MENU + 8]
    assert drain(k, 3020) == [RIGHT, MENU]


def test_a_release_without_a_press_is_nothing():
    driver = Edges()
    k = keys.Keys(driver)
    driver.queue += [A + 8, MENU + 8]
    assert drain(k, 0) == []


# Moments: (milliseconds since the one before, keys that toggle meanwhile, whether the app looks then).
MOMENTS = st.lists(st.tuples(st.integers(0, 900), st.lists(st.integers(0, 6), max_size=4), st.booleans()), max_size=40)


@given(MOMENTS, st.integers(0, ticks.MASK), st.sets(st.integers(0, 6)))
def test_every_press_counts_once_whatever_the_edges_and_times(moments, start, stuck):
    driver = Edges(*sorted(stuck))
    k = keys.Keys(driver)
    down = set(stuck)
    ignored = set(stuck)
    pressed = []  # in the order of the edges; MENU not among them
    menu = 0
    got = []
    now = start
    for ms, toggled, looks in moments:
        now = ticks.add(now, ms)
        for key in toggled:
            if key in down:
                down.remove(key)
                ignored.discard(key)
                driver.queue.append(key + 8)
            else:
                down.add(key)
                driver.queue.append(key)
                if key == MENU:
                    menu += 1
                else:
                    pressed.append(key)
        if looks:
            got += drain(k, now)
            assert {key for key in range(7) if k.held(key)} == down
    for key in sorted(down):
        driver.queue.append(key + 8)
    got += drain(k, now)
    assert [key for key in got if key < MENU] == pressed
    assert sum(key in (MENU, MENU + REPEAT) for key in got) == menu
    assert all(key - REPEAT in (UP, DOWN, LEFT, RIGHT, MENU) for key in got if key >= REPEAT)


@given(st.lists(st.integers(0, 14).filter(lambda e: e != 7), max_size=60), st.integers(0, ticks.MASK))
def test_edges_of_a_confused_driver_do_no_harm(edges, start):
    """Presses twice, releases never pressed: a press counts only when the key was up before."""
    driver = Edges()
    k = keys.Keys(driver)
    driver.queue += edges
    expected = []
    down = set()
    for edge in edges:
        key = edge & 7
        if edge < 8 and key not in down:
            down.add(key)
            if key != MENU:
                expected.append(key)
        elif edge >= 8 and key in down:
            down.remove(key)
            if key == MENU:
                expected.append(MENU)
    assert drain(k, start) == expected
