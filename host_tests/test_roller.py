"""The device rolls the dice, if set to: dice to keep and to roll again, and the same result as by hand."""

import pytest
from table import Table
from test_screens import at

from host.paths import GAMES
from host.recorded.transcript import load

FOOD, GOOD, SKULL, WORKERS, CHOICE, COIN = range(6)


def fall(table, *faces):
    """From now on the device's dice fall so, one after the other, by its random bytes; then on food."""
    left = list(faces)
    random = table.device.app.region._store
    random.random = lambda count: bytes([left.pop(0) if left else FOOD for _ in range(count)])
    return table


def table_of(faces, *players):
    """A game of the Bronze Age on a device that rolls those faces, at its first dice."""
    table = Table().choose("English", "Settings", "Roll dice", "Yes").press("b").new_game(*players)
    return fall(table, *faces)


def switched(table, answer):
    """The same with the setting changed in the middle of a game."""
    return table.press("hold:b").choose("Settings", "Roll dice", answer).press("b b")


def log(table):
    return bytes(table.device.app.session.log)


def test_a_held_rolls_what_is_kept_stays_and_the_last_roll_is_entered_by_one_press():
    table = table_of((WORKERS, FOOD, SKULL, COIN, COIN), "Ana", "Ben")
    assert table.says("hold <key_a>")
    table.press("hold:a")
    assert table.title() == "Ana roll 1/3" and table.says("keep") and table.says("<key_a> roll")
    table.press("up a")  # keep the workers; the skull stays
    assert table.title() == "Ana roll 2/3"
    table.press("up")
    assert table.says("<key_a> next")
    entered = table_of((), "Ana", "Ben").dice("workers", "coin", "skull")
    assert log(table.press("a")) == log(entered)
    assert table.lines() == entered.lines()


def test_a_skull_stays_and_that_is_said():
    table = table_of((SKULL, FOOD, FOOD), "Ana", "Ben").press("hold:a left")
    assert table.says("locked")
    assert table.press("down").says("locked") and table.press("right").says("keep")


def test_who_plays_alone_may_roll_skulls_again():
    table = table_of((SKULL, SKULL, FOOD, COIN, COIN), "Ana").press("hold:a right 2 up a")
    entered = table_of((), "Ana").dice("coin 2", "food")
    assert log(table.press("up 3", "left 2", "up 3", "a")) == log(entered)


def test_after_the_last_roll_one_die_is_rolled_again_by_leadership_a_skull_too():
    for developments in ([], ["leadership"]):
        start = ("Ana", "Ben"), {"developments": developments}
        table = at(*start)
        fall(switched(table, "Yes"), COIN, COIN, SKULL, GOOD)
        table.press("hold:a up 2")
        assert table.says("locked") == (not developments) and table.says("<key_a> next")
        table.press("down")
        assert table.says("<key_a> roll") == bool(developments)
    table.press("a")  # the skull is a good now, and that was the last roll
    assert not table.says("locked") and not table.says("keep") and table.says("<key_a> next")
    entered = at(*start).dice("coin 2", "good")
    assert log(table.press("a")) == log(entered)


@pytest.mark.parametrize("byte", (0, 5, 6, 251, 252, 255))
def test_each_face_is_as_likely(byte):
    """252 of the bytes are a face, 42 each; the other four count for none."""
    table = table_of((byte, 0, 0, 0, 0), "Ana").press("hold:a")
    faces = table.device.app.screen.thrown
    assert faces[0] == (byte % 6 if byte < 252 else 0)


def test_it_is_off_at_first_and_may_be_turned_on_and_off_in_the_middle_of_a_game():
    table = Table().choose("English").new_game("Ana", "Ben")
    assert not table.says("roll")
    assert switched(table, "Yes").says("roll") and not switched(table, "No").says("roll")
    assert table.press("hold:a").title() != "Ana roll 1/3"


def test_by_hand_is_one_press_away_and_what_was_rolled_stays_rolled():
    table = table_of((GOOD, GOOD, COIN, FOOD), "Ana", "Ben").press("hold:a")
    rolled = table.lines()
    assert table.press("b").says("hold <key_a>")
    assert table.press("hold:a").lines() == rolled
    entered = table_of((), "Ana", "Ben").dice("food 3")
    assert log(table.press("b").dice("food 3")) == log(entered)


def test_the_pad_has_dice_in_its_menu():
    table = Table.at(load(GAMES / "pad_solo_1.json")).press("menu")
    assert not table.says("Roll dice")
    table.choose("Settings", "Roll dice", "Yes").press("b b menu")
    before = log(table)
    fall(table.choose("Roll dice").count(2), 5, 2, 3).press("a")
    assert table.title() == "Roll dice roll 1/3" and table.big() == "6 3"
    assert table.press("up a").big() == "6 4"  # the roll keeps the 6
    table.press("up a").press("b")
    assert table.title() == "Menu" and log(table) == before
