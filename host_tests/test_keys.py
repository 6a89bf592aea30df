"""Key edges in, presses and repeats out: no press lost, none counted twice, at any time and across the wrap."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from input import ticks
from input.keys import DOWN, INSTEAD, LEFT, MENU, REPEAT, RIGHT, UP, A, B, Keys
from ui.policy import InputPolicy


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


OFTEN = range(0, 5001, 10)
HELD = MENU + REPEAT
STARTS = (0, ticks.MASK, ticks.MASK - 100, ticks.MASK - 300, ticks.MASK - 449, ticks.MASK - 500)
# What happens: settings of the keys, edges by the time of the first look after them, the times of the looks, and what
# is told at which of them.
TOLD = {
    **{f"{key} goes down": ({}, {0: [key, key + 8]}, OFTEN, [(0, key)]) for key in (UP, DOWN, LEFT, RIGHT, A, B)},
    "a direction is held": (
        {}, {0: [RIGHT], 790: [RIGHT + 8]}, OFTEN, [(0, RIGHT), *[(ms, RIGHT + REPEAT) for ms in (450, 560, 670, 780)]],
    ),
    "other delays": (
        {"repeat_after": 200, "repeat_every": 50, "hold_after": 100}, {0: [UP], 310: [UP + 8, MENU]}, OFTEN,
        [(0, UP), (200, UP + REPEAT), (250, UP + REPEAT), (300, UP + REPEAT), (410, HELD)],
    ),
    "left and right repeat sooner where they are held often": (
        {"quick": True}, {0: [LEFT], 500: [LEFT + 8]}, OFTEN, [(0, LEFT), *[(ms, LEFT + REPEAT) for ms in (300, 410)]],
    ),
    "up and down do so faster": (
        {"quick": True}, {0: [UP], 500: [UP + 8]}, OFTEN, [(0, UP), *[(ms, UP + REPEAT) for ms in (300, 390, 480)]],
    ),
    "A does not, which may be another thing when it is held": (
        {"quick": True, "all_repeat": True}, {0: [A], 500: [A + 8]}, OFTEN, [(0, A), (450, A + REPEAT)],
    ),
    "a direction is stuck": ({}, {0: [LEFT]}, range(0, 40000, 10), 256),
    "A is held": ({}, {0: [A]}, OFTEN, [(0, A)]),
    "A is held where all keys repeat": (
        {"all_repeat": True}, {0: [A], 500: [A + 8]}, OFTEN, [(0, A), (450, A + REPEAT)],
    ),
    "MENU is held where all keys repeat and B is for the menu": (
        {"all_repeat": True, "menu_key": B}, {0: [MENU], 500: [MENU + 8]}, OFTEN, [(0, MENU), (450, HELD)],
    ),
    "B is held for the menu": ({"menu_key": B}, {0: [B], 4000: [B + 8]}, OFTEN, [(600, B + REPEAT)]),
    "B held is pressed once": ({"all_repeat": True}, {0: [B]}, range(0, 9000, 10), [(0, B)]),
    "another key ends the hold of B": ({}, {0: [B, A]}, OFTEN, [(0, B), (0, A)]),
    "repeats do not pile up after a slow screen": (
        {}, {0: [DOWN]}, [0, 2000, 2050], [(0, DOWN), (2000, DOWN + REPEAT)],
    ),
    "let go while the app was busy": ({}, {0: [DOWN], 2000: [DOWN + 8]}, [0, 2000], [(0, DOWN)]),
    "another key ends the repeats": ({}, {0: [DOWN, A]}, OFTEN, [(0, DOWN), (0, A)]),
    "menu counts on release": ({}, {0: [MENU], 590: [MENU + 8]}, OFTEN, [(590, MENU)]),
    "menu held is told once, and its release is nothing": ({}, {0: [MENU], 4000: [MENU + 8]}, OFTEN, [(600, HELD)]),
    "menu counts at once where it may, and its hold is told after that": (
        {"menu_at_once": True}, {0: [MENU], 4000: [MENU + 8, MENU, MENU + 8]}, OFTEN,
        [(0, MENU), (600, HELD + INSTEAD), (4000, MENU)],
    ),
    "menu counts at once and is no more": ({"menu_at_once": True, "menu_held": False}, {0: [MENU]}, OFTEN, [(0, MENU)]),
    "another key ends the hold of a menu that counted at once": (
        {"menu_at_once": True}, {0: [MENU, A]}, OFTEN, [(0, MENU), (0, A)],
    ),
    "a late key counts on release": (
        {"menu_key": B, "late_key": MENU}, {0: [MENU], 500: [MENU + 8]}, OFTEN, [(500, MENU)],
    ),
    "a late key held is told once": (
        {"menu_key": B, "late_key": MENU, "all_repeat": True}, {0: [MENU], 4000: [MENU + 8]}, OFTEN, [(600, HELD)],
    ),
    "a late key that is down when another one is pressed counts before it": (
        {"menu_key": B, "late_key": MENU}, {0: [MENU, A, A + 8], 50: [MENU + 8]}, OFTEN, [(0, MENU), (0, A)],
    ),
    "releases without a press": ({}, {0: [A + 8, MENU + 8]}, OFTEN, []),
}  # fmt: skip


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("what", TOLD)
def test_what_is_told_also_across_the_wrap(what, start):
    options, edges, looks, told = TOLD[what]
    driver = Edges()
    k = Keys(driver)
    policy = {name: value for name, value in options.items() if not hasattr(k, name)}
    k.apply(InputPolicy(**{"menu_held": True, "menu_at_once": False} | policy))
    vars(k).update({name: value for name, value in options.items() if hasattr(k, name)})
    seen = []
    down = set()
    for ms in looks:
        driver.queue += edges.get(ms, [])
        seen += [(ms, key) for key in drain(k, ticks.add(start, ms))]
        down = {edge for edge in {*down, *edges.get(ms, [])} if edge < 8 and edge + 8 not in edges.get(ms, [])}
        assert all(k.held(key) == (key in down) for key in range(7))
    assert (len(seen) if isinstance(told, int) else seen) == told


def test_a_menu_that_counted_at_once_is_nothing_when_it_is_let_go_later():
    driver = Edges()
    k = Keys(driver)
    k.apply(InputPolicy(menu_held=True))
    driver.queue.append(MENU)
    assert drain(k, 0) == [MENU]
    k.apply(InputPolicy(menu_held=True, menu_at_once=False))
    driver.queue.append(MENU + 8)
    assert drain(k, 10) == []


def test_a_key_held_for_the_menu_of_a_screen_that_is_gone_is_nothing():
    driver = Edges()
    k = Keys(driver)
    driver.queue.append(MENU)
    assert drain(k, 0) == []
    k.apply(InputPolicy(menu_key=B, menu_held=True, menu_at_once=False))
    assert drain(k, 1000) == []
    driver.queue += [MENU + 8, MENU]
    assert drain(k, 1010) == [MENU]


@pytest.mark.parametrize("key", [RIGHT, MENU])
def test_a_key_about_to_be_told_as_released_neither_repeats_nor_is_held(key):
    driver = Edges()
    k = Keys(driver)
    driver.queue.append(key)
    drain(k, 0)
    driver.going = True  # let go while the app was busy for a second
    assert drain(k, 1000) == []
    driver.going = False
    driver.queue.append(key + 8)
    assert drain(k, 1012) == ([MENU] if key == MENU else [])


def test_a_key_down_at_power_on_is_ignored_until_it_is_released():
    driver = Edges(MENU, RIGHT)
    k = Keys(driver)
    assert k.held(MENU) and k.held(RIGHT) and not k.held(A)
    assert [got for ms in range(0, 3000, 10) for got in drain(k, ms)] == []
    driver.queue += [A, A + 8]
    assert drain(k, 3000) == [A]
    driver.queue += [MENU + 8, RIGHT + 8]
    assert drain(k, 3010) == []
    assert not k.held(MENU)
    driver.queue += [MENU, RIGHT, MENU + 8]
    assert drain(k, 3020) == [RIGHT, MENU]


# Moments: (milliseconds since the one before, keys that toggle meanwhile, whether the app looks then).
MOMENTS = st.lists(st.tuples(st.integers(0, 900), st.lists(st.integers(0, 6), max_size=4), st.booleans()), max_size=40)


@given(MOMENTS, st.integers(0, ticks.MASK), st.sets(st.integers(0, 6)))
def test_every_press_counts_once_whatever_the_edges_and_times(moments, start, stuck):
    driver = Edges(*sorted(stuck))
    k = Keys(driver)
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
    assert all(key - REPEAT in (UP, DOWN, LEFT, RIGHT, B, MENU) for key in got if key >= REPEAT)


@given(st.lists(st.integers(0, 14).filter(lambda e: e != 7), max_size=60), st.integers(0, ticks.MASK))
def test_edges_of_a_confused_driver_do_no_harm(edges, start):
    """Presses twice, releases never pressed: a press counts only when the key was up before."""
    driver = Edges()
    k = Keys(driver)
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
