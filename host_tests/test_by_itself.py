"""A screen that comes by itself: a press of A meant for the one before does nothing, and says so."""

import pytest
from table import FACES, KEYS
from test_screens import at
from test_taken_back import put_right, two_turns

from host.device import in_memory, reading

from device import GUARD_MS
from input.keys import A

COINS = {"goods": {"wood": 5}}


def tap(table, key):
    """Press a key at once, as one who does not look."""
    table.device.keys.down(key)
    in_memory.settle(table.device.app)
    table.device.keys.up(key)
    in_memory.settle(table.device.app)
    return table


def wait(table, ms):
    """Let `ms` milliseconds pass."""
    in_memory.wait(table.device.app, table.device.clock, ms)
    return table


def shaking(table):
    """Whether what A does has left the right edge, and moves there and back."""
    at = [reading.placed(table.pixels())[7][-1]]
    for _ in range(12):
        wait(table, 35)
        at.append(reading.placed(table.pixels())[7][-1])
    assert {word for word, _ in at} == {"buy"} and at[-1][1] == reading.WIDTH
    return at[0][1] < reading.WIDTH and len({end for _, end in at}) == 2


def rolled(start=0):
    """Ana has rolled three coins; her screen to buy came by itself. The clock began at `start`."""
    table = at(("Ana", "Ben"), COINS)
    table.device.clock.idle(start)
    table.press("up").press("b")
    for _ in range(3):
        tap(table, KEYS[FACES["coin"]])
    assert table.title().startswith("Ana: Buy <coin><coin><coin>")
    return table


@pytest.mark.parametrize("start", [0, in_memory.WRAP - 100, in_memory.WRAP - 3])
def test_one_a_too_many_after_the_dice_buys_nothing_and_what_a_does_shakes(start):
    table = rolled(start)
    log = bytes(table.device.app.session.log)
    tap(table, A)
    assert bytes(table.device.app.session.log) == log and shaking(table)
    assert table.title().startswith("Ana: Buy <coin><coin><coin>")  # it was no press that counts
    assert not shaking(table) and table.says("<key_a> buy")
    wait(table, GUARD_MS)
    tap(table, A)
    assert bytes(table.device.app.session.log) != log


def test_a_pressed_again_and_again_redoes_all_and_enters_no_die_of_the_next_turn():
    table = put_right(two_turns())
    for _ in range(9):
        wait(tap(table, A), 500)
    assert table.rolls("Ana", 0, 4) and table.says("Nothing left to redo."), str(table)
    assert wait(table, 600).press("a").rolls("Ana", 1, 4), str(table)


def test_other_keys_count_at_once_and_then_so_does_a():
    table = rolled()
    first = table.cursor()
    assert tap(table, KEYS["down"]).cursor() != first
    assert table.title() == "Ana: Buy 36<coin>" and not shaking(table)
    assert not tap(table, A).title().startswith("Ana: Buy")


def test_b_leads_back_at_once():
    assert tap(rolled(), KEYS["b"]).rolls("Ana", 2, 3)


def test_a_screen_that_a_itself_leads_to_takes_the_next_a_at_once():
    table = at(("Ana", "Ben"))
    table.dice("food", "workers 2").press("a")
    assert table.rolls("Ben", 0, 3)
    assert tap(table, A).rolls("Ben", 1, 3)


def test_a_counts_when_the_ticks_have_wrapped_since():
    table = rolled()
    wait(table, GUARD_MS)
    table.device.clock.idle(in_memory.WRAP - 100)
    log = bytes(table.device.app.session.log)
    tap(table, A)
    assert bytes(table.device.app.session.log) != log


def test_what_was_rolled_stands_in_the_title_of_the_same_players_next_question_only():
    table = at(("Ana", "Ben"), {"food": 3}).dice("food", "workers 2")
    assert table.title() == "Ana: Build <food><worker><worker> 6/6<worker>"
    table = at(("Ana", "Ben"), {"food": 3}).dice("food 3")
    assert table.title() == "Ben <box_empty><box_empty><box_empty>" and table.lines()[7].startswith("Ana: ")
    assert table.press("up").title() == "Ben <food><box_empty><box_empty>"


def test_where_both_have_no_room_what_was_rolled_stands_there_alone():
    full = {"city_boxes": [3, 4, 5, 6], "food": 9}
    table = at(("Giovanni", "Wilhelmi"), full, full).dice("food 7")
    while table.title().startswith("Giovanni"):
        table.press("a")
    assert table.title() in ("Wilhelmi " + "<food>" * 7, "Wilhelmi " + "<box_empty>" * 7)


def held(table, key, ms):
    """Press a key and release it after `ms` milliseconds."""
    table.device.keys.down(key)
    in_memory.wait(table.device.app, table.device.clock, ms)
    table.device.keys.up(key)
    in_memory.settle(table.device.app)
    return table


@pytest.mark.parametrize("face", ["food", "good", "skull", "workers", "coin"])
def test_a_key_held_on_the_last_die_enters_nothing_in_the_question_that_follows(face):
    """In German three dice of the next player's were entered, and a disaster happened to nobody's roll."""
    table = at(("Ana", "Ben"), {}, {}).press("up").press("b")
    tap(tap(table, KEYS[FACES["food"]]), KEYS[FACES["food"]])
    once = bytes(tap(table, KEYS[FACES[face]]).device.app.session.log)
    again = at(("Ana", "Ben"), {}, {}).press("up").press("b")
    tap(tap(again, KEYS[FACES["food"]]), KEYS[FACES["food"]])
    held(again, KEYS[FACES[face]], 3000)
    assert bytes(again.device.app.session.log) == once and again.pixels()[1:] == table.pixels()[1:]
