"""Clocks for the players: how long each was asked, for tables that set that; the game is the same with and without."""

import re

import pytest
from table import Table

from host.device.in_memory import wait

import words

TIME = r"\b\d+:\d\d\b"


def new(*players, clocks="Yes"):
    table = Table().choose("English", "Settings", "Player clocks", clocks).press("b")
    return table.new_game(*players)


def think(table, seconds):
    """Press nothing at the dice for so long. When the display is dark, a key only lights it."""
    wait(table.device.app, table.device.clock, 1000 * seconds)
    return table.press("b") if table.device.app.power.is_asleep else table


def turn(table, seconds):
    """Think for `seconds`, then play a turn by pressing A on each suggestion, up to the next dice."""
    think(table, seconds)
    table.dice("food 3")
    while "<box_empty>" not in table.title():
        table.press("a")


def clocks(table):
    """Return the times in the standings: {name: time}."""
    table.press("hold:b").choose("Standings")
    shown = " ".join(table.lines()[1:7])
    times = re.findall(TIME, shown)
    order = sorted(words.names, key=shown.index)
    table.press("b b")
    return dict(zip(order, times)) if times else {}


def test_each_player_has_the_time_that_was_waited_for_an_answer_of_theirs():
    table = new("Ana", "Ben")
    turn(table, 15)
    turn(table, 100)
    times = clocks(table)
    assert times["Ana"].startswith("0:1") and re.match("1:[45]", times["Ben"])


def test_the_power_may_go_between_two_turns_and_what_the_display_slept_counts_for_nobody():
    table = new("Ana", "Ben")
    turn(table, 3600)  # the display goes dark after three minutes
    think(table, 4)
    before = clocks(table)
    assert re.match("3:0", before["Ana"])
    table.off_and_on().press("a")
    assert clocks(table)["Ana"] == before["Ana"]


def test_answers_and_results_are_the_same_with_clocks_and_without_them():
    logs = []
    for setting in ("Yes", "No"):
        table = new("Ana", "Ben", clocks=setting)
        for _ in range(6):
            turn(table, 10)
        logs.append(bytes(table.device.app.session.log))
        assert bool(clocks(table)) == (setting == "Yes")
    assert logs[0] == logs[1]


@pytest.mark.parametrize("players", [("Ana",), ("Ana", "Ben", "Cleo"), ("Ana", "Ben", "Cleo", "Giovanni")])
def test_they_stand_beside_the_names_however_many_play(players):
    table = new(*players)
    turn(table, 61)
    assert re.match("1:0", clocks(table)["Ana"])


def test_they_may_be_turned_on_and_off_in_the_middle_of_a_game_and_show_again_what_they_did():
    table = new("Ana", "Ben")
    turn(table, 70)
    before = clocks(table)["Ana"]
    for answer in ("No", "Yes"):
        table.press("hold:b").choose("Settings", "Player clocks", answer).press("b b")
        assert clocks(table).get("Ana") == (before if answer == "Yes" else None)
