"""Modules that are let go: nothing may hold them, or their memory stays in use."""

import gc
import importlib
import sys
import weakref

import pytest
from table import Table

from host.paths import GAMES
from host.recorded.transcript import Transcript, read

import words
from rules.prompts import DICE
from unload import unload


def test_forgets_a_module_and_its_place_in_the_package():
    import screens
    import screens.check

    module = weakref.ref(screens.check)
    unload("screens.check")
    gc.collect(2)
    assert "screens.check" not in sys.modules and not hasattr(screens, "check") and module() is None
    from screens.check import CheckScreen

    assert CheckScreen.__module__ == "screens.check"


@pytest.mark.parametrize("name", ["screens.nothing", "nothing", "nothing.at_all", ""])
def test_what_is_not_loaded_does_no_harm(name):
    unload(name)


MENU = ("flows.menu", "screens.standings")


def is_gone(function):
    """Whether nothing holds a function, and so its module, any more."""
    gc.collect(2)
    return function() is None


def loaded(module, name):
    """A weak reference to a function of a module that is loaded."""
    return weakref.ref(getattr(sys.modules[module], name))


def test_the_set_up_is_let_go_when_the_game_begins():
    unload("flows.setup")  # as another test may have left it
    table = Table()
    if table.title() == "Language":
        table.choose("English")
    table.choose(words.say("new_game"))
    function = loaded("flows.setup", "set_up")
    assert not is_gone(function)
    table.choose(words.say("game_bronze_age")).count(1).press("a").spell("Ana")
    assert not is_gone(function)
    table.choose(words.say("no"))
    assert is_gone(function)
    assert "journal_reading" not in sys.modules


def test_pages_of_the_menu_are_let_go_one_by_one():
    table = Table().new_game("Ana", "Ben")
    table.press("hold:menu").choose(words.say("standings"))
    standings = loaded("screens.standings", "StandingsScreen")
    table.press("b").choose(words.say("help"))
    assert is_gone(standings)


def test_home_is_let_go_when_the_game_begins():
    unload("flows.home")  # as another test may have left it, and hold on to it
    table = Table()
    home = loaded("flows.home", "home")
    assert not is_gone(home)
    table.new_game("Ana", "Ben")
    assert is_gone(home)


def test_screens_of_the_game_that_home_offers_are_let_go_when_another_one_begins():
    unload("screens.place")  # as another test may have left it, and hold on to it
    table = Table()
    session = table.device.sit_down(Transcript(read(str(GAMES / "town_solo_5x5.json"))))
    while session.prompt.kind == DICE:
        table.press("up")
    table.press("hold:menu").choose(words.say("leave"))
    place = loaded("screens.place", "PlaceScreen")
    table.new_game("Ben")
    assert is_gone(place)


def test_what_the_menu_loaded_for_a_game_that_has_no_use_for_it_goes_with_the_menu():
    unload("screens.counters", "screens.place")  # as another test may have left it, and hold on to it
    table = Table()
    session = table.device.sit_down(Transcript(read(str(GAMES / "town_solo_5x5.json"))))
    while session.prompt.kind == DICE:
        table.press("up")
    place = loaded("screens.place", "PlaceScreen")
    table.press("menu").choose(words.say("adjust")).press("down", "a")
    counters = loaded("screens.counters", "CountersScreen")
    assert not is_gone(counters)
    table.press("menu")
    assert is_gone(counters) and not is_gone(place)


@pytest.mark.parametrize("left", [(), MENU], ids=["fresh", "after a test that still holds it"])
def test_the_menu_is_let_go_when_it_closes(left):
    held = [importlib.import_module(name) for name in left]
    unload(*MENU)  # as another test may have left it, and hold on to it
    table = Table().new_game("Ana", "Ben")
    table.press("hold:menu").choose(words.say("standings"))
    menu, standings = loaded("flows.menu", "menu"), loaded("screens.standings", "StandingsScreen")
    table.press("b").press("b")
    assert is_gone(menu) and is_gone(standings)
    assert all(sys.modules.get(module.__name__) is not module for module in held)
