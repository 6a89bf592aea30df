"""The title that players give a game on the score pad: typed once, then offered, and shown instead of its name."""

import pytest
from table import Table

from persistence.finished import Finished
from persistence.region import Region
from persistence.settings import Settings


@pytest.fixture
def table():
    return Table().choose("English", "New game", "Score pad")


def test_a_new_title_is_typed_and_stands_at_home_in_the_standings_and_among_the_finished_games(table):
    table.choose("New title").spell("7 Wonders")
    table.seat("Ana", "Ben").choose("Done")
    assert table.title().startswith("Round 1")
    table.press("right 3", "a").press("hold:menu").choose("Standings")
    assert table.title().startswith("7 Wonders")
    table.press("b").choose("Home")
    assert table.says("7 Wonders") and table.says("Ana, Ben")
    table.choose("7 Wonders", "End the game").press("hold:a:1000 a")
    assert Finished(Region(table.device.store)).head(1).game == "score_pad:7 Wonders"
    table.choose("Finished games")
    assert table.cursor() == "1. 7 Wonders"


def test_titles_used_before_are_offered_the_last_one_first_under_the_cursor(table):
    table.choose("New title").spell("Wizard")
    table.seat("Ana").choose("Done")
    table.press("right", "a").choose("End the game").press("hold:a:1000 a")
    table.choose("New game", "Score pad")
    assert table.cursor() == "Wizard"
    assert [line.strip() for line in table.lines()[1:4]] == ["New title…", "Wizard", "Score pad"]
    table.choose("New title").spell("Uno")
    table.seat("Ana").choose("Done")
    table.device.switch_on()
    assert Settings(Region(table.device.store)).titles == ["Uno", "Wizard"]


def test_a_game_needs_no_title(table):
    assert table.cursor() == "Score pad"
    table.press("a")
    table.seat("Ana").choose("Done")
    table.press("right", "a").press("hold:menu").choose("Standings")
    assert table.title().startswith("Standings")
    table.press("b").choose("Home")
    assert table.lines()[1].strip().startswith("Score pad") and table.lines()[2].strip() == "Ana"


def test_b_on_the_first_question_after_the_title_leads_back_to_it(table):
    table.choose("New title").spell("Uno")
    assert table.says("Players Uno")  # how many, and of which game
    table.press("b")
    assert table.title().startswith("Title") and "Uno" in table.lines()[1]
    table.press("b 4")
    assert table.lines()[1].strip() == "New title…"
