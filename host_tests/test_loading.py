"""What a game needs is loaded while the player looks at something: no press waits for the whole of it."""

import sys

import pytest
from table import Table

from host import paths
from host.device import gallery
from host.recorded import transcript
from host.recorded.whole_game import WholeGame

import words
from flows import game as game_flow
from keys import RIGHT, A
from rules.games import GAMES
from rules.prompts import ALLOT, CHOOSE, COUNTERS, DICE, PLACE
from screens import module_of
from unload import unload

NAMES = [game[0] for game in GAMES]


def in_memory():
    """The games whose rules are loaded."""
    return [name for name in NAMES if "rules." + name in sys.modules]


@pytest.fixture
def table():
    """A player at the list of games, on a device where no game was played yet."""
    unload(*["rules." + name for name in NAMES])  # as other tests may have left them
    table = Table()
    return table.choose("English", words.say("new_game"))


def tap(table, key):
    """Press a key and let it go; what is seen then is shown before anything that can wait is done."""
    device = table.device
    device.keys.down(key)
    device.app.step()
    device.keys.up(key)


def one_part(table):
    """Nobody presses: a part of what waits is done. Return whether there is more."""
    table.device.app.step()
    return table.device.app.more


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_how_many_play_is_asked_before_the_rules_are_loaded_and_they_come_while_it_is_looked_at(table, game):
    name, least, most, titled = game
    tap(table.go_to(words.say("game_" + name)), A)
    assert in_memory() == []
    assert table.title() == words.say("what_title" if titled else "how_many")
    while one_part(table):
        pass
    assert name in in_memory()
    assert "words.en." + name in sys.modules
    if titled:
        table.choose(words.say("game_" + name))
    prompt = table.device.app.screen.prompt
    assert (prompt.least, prompt.most) == (least, most)


def test_a_press_while_the_rules_are_being_loaded_is_answered_before_the_next_part_of_them(table):
    tap(table.go_to(words.say("game_late_bronze_age")), A)
    parts = 0
    while table.device.app.ahead:
        waiting, shown = list(table.device.app.ahead), table.big()
        tap(table, RIGHT)
        assert table.big() != shown
        assert table.device.app.ahead == waiting
        # The memory is collected first.
        while one_part(table) and table.device.app.ahead == waiting:
            pass
        parts += 1
    assert parts >= 3 and in_memory()


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_all_that_a_new_game_asks_with_is_there_before_its_first_turn(table, game):
    name = game[0]
    unload(*[module_of(kind) for kind in (DICE, ALLOT, COUNTERS, PLACE)])
    tap(table.go_to(words.say("game_" + name)), A)
    while one_part(table):
        pass
    kind = game_flow.kind_of(name)
    needed = game_flow.ahead(kind)
    assert len(needed) == len(kind.KINDS) + len(kind.PARTS)
    assert [module for module in needed if module not in sys.modules] == []


class Asked(WholeGame):
    """Notes the kinds of the prompts that are asked in each round."""

    def __init__(self, game):
        self.kinds = {}
        super().__init__(game)

    def press(self, key, repeats=0):
        held = super().press(key, repeats)
        session = self.app.session
        if session and session.prompt:
            self.kinds.setdefault(session.game.round, set()).add(session.prompt.kind)
        return held


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_what_every_round_asks_with_is_among_what_is_loaded_ahead(game):
    """Undo in a town that was taken up came to the dice, whose screen was read from the drive then: 20 ms."""
    recorded = [transcript.load(path) for path in transcript.recorded(paths.GAMES)]
    played = Asked(next(one for one in recorded if one.game == game[0] and not one.start))
    played.play()
    rounds = list(played.kinds.values())[:-1]
    there = {*game_flow.kind_of(game[0]).KINDS, CHOOSE}  # a choice is always in memory
    assert rounds and set.intersection(*rounds) <= there


def test_a_game_set_up_faster_than_its_rules_can_be_loaded_is_played_all_the_same(table):
    tap(table.go_to(words.say("game_bronze_age")), A)
    table.device.app.ahead = []
    assert in_memory() == []
    table.count(1).press("a").spell("Ana").choose(words.say("no"))
    assert table.rolls("Ana", 0, 3)


def test_the_rules_of_a_game_that_is_not_played_after_all_leave_the_memory(table):
    table.choose(words.say("game_roll_into_town"))
    assert in_memory() == ["roll_into_town"]
    table.press("b").choose(words.say("game_score_pad"))
    assert in_memory() == ["score_pad"]


def test_the_game_played_last_is_loaded_while_home_offers_it_again():
    device = gallery.switch_on({"recorded": "town_solo_5x5.json"}, "en")
    table = Table(device)
    while table.title() != "Quipu":
        table.press("a")
    unload(*["rules." + name for name in NAMES])
    device.switch_on()
    assert table.cursor() == "Again" and in_memory() == ["roll_into_town"]
    tap(table, A)
    assert table.device.app.session.game.round == 1
