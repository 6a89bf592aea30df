"""The scoreboard that the table sees while idle, and everything it leaves unchanged."""

import pytest
from table import Table

from host.device import reading
from host.device.in_memory import wait
from host.paths import GAMES
from host.recorded.transcript import load

import words
from input.keys import A, B
from persistence.region import Region
from persistence.settings import Settings
from ui.power import DIM


def sit(players=("Ana", "Ben", "Cleo", "Dan")):
    """Sit down at the first player's question before the dice: whether to give pottery for food."""
    first = {"developments": ["preservation"], "goods": {"pottery": 1}}
    sheets = [first, *[{}] * (len(players) - 1)]
    return Table.at({"game": "late_bronze_age", "players": list(players), "turns": [], "start": {"players": sheets}})


def rest(table, seconds):
    """Stay idle. Return how many bytes went to the display."""
    device = table.device
    before = device.panel.data
    wait(device.app, device.clock, 1000 * seconds)
    return device.panel.data - before


def test_after_20_seconds_the_table_sees_whose_turn_it_is_and_all_totals():
    table = sit()
    rest(table, 19)
    assert table.title().startswith("Ana: Preserve?")
    rest(table, 2)
    assert reading.inverted(table.pixels())[2].startswith("Ana")
    assert [line for line in reading.big(table.pixels()) if line] == ["4 0", "0 0"]  # Preservation is worth 4
    assert [line.split() for line in table.lines()[2:6:3]] == [["Ana", "Ben"], ["Cleo", "Dan"]]
    assert table.lines()[0].endswith("round") and table.lines()[1].endswith("1")


def test_the_row_of_the_player_whose_turn_it_is_is_light_and_no_other_line_looks_like_a_player():
    table = sit(("Ana", "Ben"))
    rest(table, 21)
    assert table.lines()[0] == "round 1" and not table.lines()[1]
    light = [sum(sum(row[4:124]) for row in table.pixels()[y : y + 16]) > 60 * 16 for y in (16, 32, 48)]
    assert light == [True, False, False]
    assert [line for line in reading.big(table.pixels()) if line] == ["4", "0"]  # Preservation is worth 4


@pytest.mark.parametrize("game", ["four_1", "late_four_1"])
def test_it_never_covers_the_dice(game):
    table = Table.at(load(GAMES / f"{game}.json"))
    before = table.pixels()
    rest(table, 100)
    assert table.pixels() == before
    table.dice("food")
    before = table.pixels()
    rest(table, 100)
    assert table.pixels() == before


@pytest.mark.parametrize("key", range(7))
def test_any_key_returns_to_the_question_as_it_was_and_does_nothing_else(key):
    table = sit()
    before = table.pixels()
    rest(table, 21)
    assert table.pixels() != before
    table.device.press(key, 3000)  # held, too
    assert table.pixels() == before and table.device.app.session.log == b""


def test_it_moves_a_column_a_minute_and_nothing_is_sent_in_between():
    table = sit()
    settings = table.device.app.settings
    settings.sleep = 30
    rest(table, 21)
    seen = []
    for _ in range(9):
        seen.append(min(x for row in table.pixels() for x, pixel in enumerate(row) if pixel))
        sent = [rest(table, 1) for _ in range(60)]
        assert len([count for count in sent if count]) == 1
    assert seen == [seen[0] + shift for shift in (0, 1, 2, 3, 4, 3, 2, 1, 0)]


def test_the_display_dims_and_sleeps_as_it_is_set_to_and_wakes_on_the_dice():
    table = sit()
    before = table.pixels()
    rest(table, 125)
    assert table.device.panel.contrast == DIM and table.device.panel.on
    rest(table, 60)
    assert not table.device.panel.on
    table.device.press(A)
    assert table.device.panel.on and table.pixels() == before
    assert table.device.panel.contrast == table.device.app.settings.contrast


def test_it_waits_as_long_as_it_is_set_to_or_never_comes():
    table = sit()
    before = table.pixels()
    for choice, seconds, comes in (("Never", 110, False), ("60 s", 50, False), ("60 s", 62, True)):
        table.press("menu").choose(words.translate("settings"), words.translate("scores_after"), choice).press("b 2")
        assert table.pixels() == before
        rest(table, seconds)
        assert (table.pixels() != before) is comes
        table.device.press(B) if comes else None
    kept = Settings(Region(table.device.store))
    assert kept.scoreboard == 60


def test_in_the_middle_of_a_turn_in_the_menu_and_at_home_it_does_not_come():
    def stays(table):
        before = table.pixels()
        rest(table, 61)
        assert table.pixels() == before

    stays(Table())
    table = sit()
    stays(table.press("menu"))
    stays(table.press("b", "a").dice("workers 3"))
