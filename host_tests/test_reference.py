"""Rules to look up: from the menu in two presses, of every game, with what its tables say."""

import pytest
from table import Table

from host.device import gallery
from host.device.handheld import Handheld
from host.paths import TOOLS
from host.pilot import policies

import words
from engine.prompts import COUNTERS
from flows.game import begin, play
from flows.known_games import games, kind_of

SKULLS = ("2<skull> Drought", "3<skull> Pestilence", "4<skull> Invasion", "5<skull>+ Revolt")


def at_table(game, count, language="en"):
    """A table at the first question of a game."""
    device = Handheld(gallery.store_for((), language))
    words.use(language)
    begin(device.app, game, ["Ana", "Ben", "Cleo", "Dan"][:count], policies.options(kind_of(game), count))
    device.app.sit_down(play(device.app, game))
    return Table(device)


def read(table):
    """All lines of the page that is open, scrolled to its end."""
    seen = [" ".join(line.split()) for line in table.lines()[1:7]]
    while "<down>" in table.lines()[7]:
        seen += [" ".join(line.split()) for line in table.press("down").lines()[1:7]]
    return " ".join(seen)


@pytest.mark.parametrize("game", ["bronze_age", "late_bronze_age"])
def test_what_the_skulls_do_is_two_presses_from_the_menu_while_the_dice_are_asked_for(game):
    table = at_table(game, 2).press("hold:b")
    assert table.title() == "Menu"
    text = read(table.press("down", "a"))
    assert table.title().startswith("Skulls, famine") and all(skulls in text for skulls in SKULLS)
    assert ("Smithing" in text) == (game == "late_bronze_age")


def test_the_tables_of_the_game_that_is_played_stand_on_its_pages():
    table = at_table("late_bronze_age", 2).press("hold:b", "down", "a", "b")
    text = read(table.choose("Developments"))
    assert "Leadership 10<coin> 2<star> · Reroll 1 extra die" in text and "Empire 70<coin> 10<star>" in text
    text = read(table.press("a").choose("Cities, monuments"))
    assert "Great Pyramid 15 12<flag> 8<star>" in text and "5 at most" in text
    assert "someone has 7 developments" in read(table.press("a").choose("End and points"))
    table = at_table("bronze_age", 3).press("hold:b", "down", "a", "b")
    text = read(table.choose("Cities, monuments"))
    assert "Hanging Gardens" not in text and "Great Pyramid 15 12<flag> 6<star>" in text


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_page_of_a_game_has_its_words(language):
    words.use(language)
    for game, count in [(game, count) for game in games() for count in (1, 4) if count >= kind_of(game).PLAYERS[0]]:
        played = at_table(game, count, language).device.app.session.game
        if (TOOLS / "words" / f"{game}_reference.toml").is_file():
            words.with_sets("_reference")
            assert played.PAGES, game
        else:  # a game of two files has none
            assert not played.PAGES, game
        for page in played.PAGES:
            lines = words.beginning("line_" + page + "_") + list(played.reference(page))
            assert words.translate("rules_" + page) and lines and all(words.translate(line) for line in lines)


def test_in_the_last_round_the_list_of_the_turn_says_that_there_is_no_new_war():
    table = at_table("through_the_ages", 2)
    session = table.device.app.session
    while session.game.round < 3:
        session.answer(
            policies.extreme(session.prompt) if session.prompt.kind != COUNTERS else session.prompt.encode_action()
        )
    listed = []
    for age in (0, 4 - session.game.age):  # as it is, then the last one, which begins with the first player's turn
        if age:
            session.adjust(0, 1, session.game.adjusting(0, 1).encode_change(0, age))
        table.device.app.sit_down(play(table.device.app, "through_the_ages"))
        listed.append(read(table.press("menu").choose("Checklists", "The turn")))
        table.press("b 3")
    assert ["No new war" in text for text in listed] == [False, True]
