"""The places of the keys: as on a game pad, and the hardware check lights each in its place."""

import pytest
from table import KEYS, Table

from host.device import gallery, in_memory
from host.device.handheld import Handheld

from input import key_layout
from input.keys import MENU

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


def held(language, turned):
    """The hardware check, the device as it comes or upside down; and its picture as the one who holds it sees it."""
    device = Handheld(gallery.store_for(("turned",) if turned else (), language), (MENU,))
    seen = (lambda: [row[::-1] for row in device.pixels()[::-1]]) if turned else device.pixels
    return Table(device), seen


def test_upside_down_the_cross_is_right_a_far_left_and_each_key_does_what_it_did():
    device = held("en", True)[0].device
    assert key_layout.turned
    places = {name: key_layout.place(key) for name, key in KEYS.items()}
    assert places["a"] == (0, 4) and places["a"][0] < places["b"][0] < places["left"][0] < places["right"][0]
    assert places["up"][1] < places["down"][1] and places["menu"][1] > places["a"][1]
    device.keys.down(KEYS["down"])  # the one that is on top as it is held
    in_memory.settle(device.app)
    assert device.app.screen.lit == 1 << KEYS["up"]
    device.keys.up(KEYS["down"])
    held("en", False)
    assert not key_layout.turned


@pytest.mark.parametrize("turned", [False, True])
def test_the_hardware_check_lights_each_key_where_it_lies(turned):
    table, pixels = held("en", turned)
    places = {name: key_layout.place(key) for name, key in KEYS.items()}
    dark = pixels()
    centres = {}
    for name in KEYS:
        before = pixels()
        if name == "menu":
            break  # the last of all seven continues
        table.press(name)
        after = pixels()
        changed = [(x, y) for y in range(64) for x in range(128) if before[y][x] != after[y][x]]
        assert changed, name
        centres[name] = [sum(point[axis] for point in changed) / len(changed) for axis in (0, 1)]
    assert dark != before
    for one in centres:
        for other in centres:
            for axis in (0, 1):
                apart = places[one][axis] - places[other][axis]
                seen = centres[one][axis] - centres[other][axis]
                assert (apart > 0) == (seen > 3) and (apart < 0) == (seen < -3), (one, other)
