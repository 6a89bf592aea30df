"""Modules that are let go: nothing may hold them, or their memory stays in use."""

import gc
import importlib
import sys
import weakref

import pytest
from table import Table

import words
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
