"""Where the keys lie: as on a game pad, and the hardware check lights each in its place."""

from table import KEYS, Table

from host.device.handheld import Handheld

import key_layout
from keys import MENU

PLACES = {name: (key_layout.COLUMNS[key], key_layout.ROWS[key]) for name, key in KEYS.items()}


def test_the_cross_is_left_a_far_right_b_beside_it_and_menu_above_them():
    (up, down, left, right, a, b, menu) = (PLACES[name] for name in KEYS)
    assert up[0] == down[0] and left[1] == right[1]
    assert up[0] - left[0] == right[0] - up[0] == left[1] - up[1] == down[1] - left[1] > 0
    assert right[0] < b[0] < a[0] == max(column for column, _ in PLACES.values())
    assert b[1] == a[1]
    assert b[0] < menu[0] < a[0] and menu[1] < a[1]


def test_no_two_keys_are_nearer_than_their_caps_are_wide():
    places = list(PLACES.values())
    for one in range(7):
        for other in range(one):
            (x, y), (u, v) = places[one], places[other]
            assert max(abs(x - u), abs(y - v)) * 2.54 > 10


def test_the_hardware_check_lights_each_key_where_it_lies():
    table = Table(Handheld(held=(MENU,)))
    dark = table.pixels()
    centres = {}
    for name in KEYS:
        before = table.pixels()
        if name == "menu":
            break  # the last of all seven goes on
        table.press(name)
        after = table.pixels()
        changed = [(x, y) for y in range(64) for x in range(128) if before[y][x] != after[y][x]]
        assert changed, name
        centres[name] = [sum(point[axis] for point in changed) / len(changed) for axis in (0, 1)]
    assert dark != before
    for one in centres:
        for other in centres:
            for axis in (0, 1):
                apart = PLACES[one][axis] - PLACES[other][axis]
                seen = centres[one][axis] - centres[other][axis]
                assert (apart > 0) == (seen > 3) and (apart < 0) == (seen < -3), (one, other)
