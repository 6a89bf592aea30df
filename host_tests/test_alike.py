"""Readable screens: in every game and language no text is cut, and no two rows look the same."""

import random

import pytest
from watched import Watched

from host.pilot import policies
from host.recorded import notation

import words
from engine import prompts
from engine.game import ALL, MAP, TABLE
from engine.history.session import Session
from engine.result import Result
from flows.known_games import kind_of, label_of
from screens import screen_for
from screens.end import EndScreen
from screens.sheet import SheetScreen
from screens.standings import StandingsScreen

# Names as long as they can be, and as like one another as at a table with two of a family.
NAMES = ("Giovanni", "Giovanna", "Maximili", "Maximine", "WWWWWWWW", "WWWWWWWM", "Zoë", "Zoé")
ANSWERS = 400


@pytest.fixture(params=words.LANGUAGES)
def language(request):
    words.use(request.param)
    Watched.faults.clear()


def seeded(name):
    """A session of a game for as many as can play it."""
    kind = kind_of(name)
    count = kind.PLAYERS[1]
    words.names = NAMES[:count]
    return Session(kind(count, policies.options(kind, count)))


def look(screen):
    """Draw a screen."""
    canvas = Watched()
    canvas.begin(False)
    screen.draw(canvas)
    canvas.end()


def tell_apart(labels):
    """Labels that are not the same say different things."""
    said = {}
    for label in labels:
        other = said.setdefault(words.translate(label), label)
        assert other == label, (words.language, words.translate(label), label, other)


def labels_of(prompt):
    """The labels that one chooses from."""
    rows = prompt.rows() if prompt.kind == prompts.COUNTERS else getattr(prompt, "rows", ())
    labels = [row.label for row in rows]
    labels += getattr(prompt, "faces", ())
    return labels + [label for label in [getattr(prompt, "optional", None), *getattr(prompt, "actions", ())] if label]


@pytest.mark.parametrize("name", notation.games())
def test_whatever_is_asked_in_a_game_is_told_apart_and_in_full(name, language):
    session = seeded(name)
    dice = random.Random(name)
    for _ in range(ANSWERS):
        prompt = session.prompt
        if not prompt:
            break
        tell_apart(labels_of(prompt))
        look(screen_for(prompt))
        session.answer(policies.free(prompt, dice))
    assert not Watched.faults


@pytest.mark.parametrize("name", notation.games())
def test_the_pages_of_a_sheet_are_told_apart_and_in_full(name, language):
    game = seeded(name).game
    tell_apart(game.SHEET)
    screen = SheetScreen(game, 0)
    for page in range(len(game.SHEET)):
        style, rows = game.sheet(0, page)
        if style in (MAP, TABLE):
            continue
        tell_apart([row.label for row in rows if style != ALL])
        screen.page = page
        screen._open()
        look(screen)
    for page in range(len(game.ADJUSTING)):
        prompt = game.adjusting(0, page)
        tell_apart(labels_of(prompt))
        look(screen_for(prompt))
    look(StandingsScreen(game))
    assert not Watched.faults


def test_beside_the_name_of_a_finished_game_stands_its_number(language):
    for name in notation.games():
        kind_of(name)
        words.names = NAMES[:1]
        result = Result((3,), (0,), (0,))
        result.ended = (("ended_round", 9),)
        screen = EndScreen(result, "delete", (label_of(name), ("nth_game", 65535)))
        screen.page = 1
        look(screen)
    assert not Watched.faults


def test_rows_that_look_alike_and_texts_that_are_cut_are_found(language):
    rows = [prompts.Row("yes"), prompts.Row(":" + words.translate("yes")), prompts.Row(":" + "W" * 30)]
    prompt = prompts.Choose("menu", None, rows)
    look(screen_for(prompt))
    assert Watched.faults == {f"alike: {words.translate('yes')}"}  # the long one ends with a dot
    Watched().text(100, 6, "W" * 30)
    assert len(Watched.faults) == 2
    with pytest.raises(AssertionError):
        tell_apart(labels_of(prompt))
