"""A whole finished game as a sequence of codes on the display, read by a camera: each one, and all of them."""

from binascii import crc32

import pytest
from photographs import READERS
from test_codes import listed, over, scanned

from host.device import in_memory

from flows.codes import MODULUS
from input.keys import DOWN, LEFT, RIGHT, UP, A, B
from persistence import transfer

PACE = 200  # ms
BYTES = 47


def passing(*recorded):
    """A device that has begun to show the codes of a finished game."""
    device = listed(*recorded)
    device.press(LEFT)
    device.press(A)
    return device


def code(digits, form="2"):
    """Return a code's number, their count, the record and its bytes, as flows/sequence.py describes them."""
    number = int(digits[1:-2])
    assert digits[0] == form and number % MODULUS == int(digits[-2:])
    number, which = divmod(number, 100)
    number, last = divmod(number, 100)
    number, tag = divmod(number, 1 << 16)
    return which, last + 1, tag, number.to_bytes(BYTES, "little")


def shown_to_a_camera(device, ms=10_000, form="2"):
    """Return all codes that the display shows in `ms` milliseconds."""
    seen = {}
    for _ in range(ms // PACE):
        digits = scanned(device)
        which, count, tag, data = code(digits, form)
        seen[which] = data
        in_memory.wait(device.app, device.clock, PACE)
    return seen, count, tag


def record(seen, tag):
    """The bytes of all codes together, checked."""
    data = b"".join(seen[which] for which in sorted(seen))
    size, check = int.from_bytes(data[:2], "little"), int.from_bytes(data[2:6], "little")
    assert len(seen) == max(seen) + 1 and not any(data[6 + size :])
    data = data[6 : 6 + size]
    assert crc32(data) == check and check & 0xFFFF == tag
    return data


@READERS
@pytest.mark.parametrize(
    "recorded",
    ["four_1.json", "late_four_1.json", "town_four_9x9.json", "ages_2015_four.json", "pad_eight_99_rounds.json"],
)
def test_an_evenings_game_crosses_with_all_its_answers_in_ten_seconds(recorded):
    device = passing(recorded)
    seen, count, tag = shown_to_a_camera(device)
    assert len(seen) == count
    data = record(seen, tag)
    finished = device.app.finished
    head, details = transfer.unpacked(data[8:])
    stored, parts = finished.record(finished.numbers()[0])
    assert data[:8] == device.app.settings.device and head.under_way == stored.under_way
    assert details == parts and (head.names, head.totals) == (stored.names, stored.totals)


def test_a_code_of_a_finished_game_says_what_a_and_b_do_and_a_begins_to_show_all_of_it():
    device = listed()
    device.press(LEFT)
    still = device.pixels()
    assert [line.split("  ")[0] for line in device.lines()[6:]] == ["\x17 back", "\x16 details"]
    in_memory.wait(device.app, device.clock, 1000)
    assert device.pixels() == still
    device.press(A)
    assert device.lines()[0].startswith("QR 1/") and "back" in device.lines()[7]
    in_memory.wait(device.app, device.clock, PACE)
    assert device.lines()[0].startswith("QR 2/")


@pytest.mark.parametrize("key", [A, B])
def test_a_and_b_go_back_from_all_of_it_to_the_code_and_then_b_to_the_winner(key):
    device = listed()
    winner = device.pixels()
    device.press(LEFT)
    still = device.pixels()
    device.press(A)
    in_memory.wait(device.app, device.clock, 3 * PACE)
    device.press(key)
    assert device.pixels() == still
    in_memory.wait(device.app, device.clock, 3 * PACE)
    assert device.pixels() == still
    device.press(B)
    assert device.pixels() == winner


@pytest.mark.parametrize("key", [LEFT, RIGHT])
def test_left_and_right_turn_the_page_and_nothing_passes_any_more(key):
    device = listed()
    after = device.pixels()
    device.press(LEFT)
    device.press(A)
    device.press(key)
    if key == RIGHT:
        assert device.pixels() == after
    seen = device.pixels()
    in_memory.wait(device.app, device.clock, 3 * PACE)
    assert device.pixels() == seen


def test_up_and_down_change_the_light_of_codes_that_pass():
    device = passing()
    before = device.panel.contrast
    device.press(UP)
    assert device.panel.contrast > before and device.lines()[0].startswith("QR 1/")
    device.press(DOWN)
    assert device.panel.contrast == before


def test_nothing_passes_in_the_dark_and_then_it_goes_on():
    device = passing()
    device.app.settings.sleep = 1
    in_memory.wait(device.app, device.clock, 61_000)
    assert not device.panel.on
    dark = device.pixels()
    in_memory.wait(device.app, device.clock, 3000)
    assert device.pixels() == dark
    device.press(UP)
    assert device.panel.on
    lit = device.pixels()
    in_memory.wait(device.app, device.clock, PACE)
    assert device.pixels() != lit


def test_on_the_page_of_the_winner_a_code_has_no_other_keys_than_before():
    device = over()
    device.press(LEFT)
    assert "details" not in "".join(device.lines())
