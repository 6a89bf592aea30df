"""Any game a pilot plays by answers, undoing and setting by hand: legal throughout, and taken up again as it was."""

import random

import pytest
from test_autosave import Kept

from host.pilot import policies
from host.pilot.positions import check_game, check_log, check_prompt, state_of
from host.recorded import notation

import words
from canvas import Canvas
from engine.history.session import Session
from flows.known_games import kind_of
from screens import screen_for

ANSWERS = 300
BACK = 10


def seen(session):
    """All of a session that a player can meet: its state, and the picture of the question that waits, if it is seen."""
    session.read()
    canvas = Canvas()
    if session.prompt and not session.prompt.auto_answer:
        screen_for(session.prompt).draw(canvas)
    return state_of(session), bytes(canvas.buffer)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", notation.games())
def test_whatever_is_answered_taken_back_and_set_by_hand_the_game_is_taken_up_as_it_was(name, seed):
    dice = random.Random(seed)
    kind = kind_of(name)
    count = dice.randint(*kind.PLAYERS)
    words.names = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana")[:count]
    answers = policies.options(kind, count, dice)
    session = Session(kind(count, answers))
    begun = session.game.save(), seen(session)[1]
    autosave = Kept(session)
    for number, _ in enumerate(policies.play(session, dice, ANSWERS, undo=0.1, adjust=0.05)):
        autosave.flush_idle()
        check_prompt(session)
        check_game(session.game)
        notation.find(name).check(session.game)
        if number % 60 == 59:
            session.read()
            check_log(session)
            saved = autosave.saved()
            resumed = Session(kind(count, answers), saved.log, saved.checkpoints)
            assert not resumed.dropped and seen(resumed) == seen(session)
            for _ in range(BACK):
                answer = session.undo()
                assert resumed.undo() == answer and seen(resumed) == seen(session)
    while session.log:
        session.undo()
    state, picture = seen(session)
    assert (state[0], picture) == begun  # the saved bytes: the game now has attributes that come with its steps
