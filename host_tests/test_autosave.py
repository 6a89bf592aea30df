"""Store each change of a game as soon as its session reports it."""

import random
from types import SimpleNamespace

from host.device import in_memory
from host.pilot import policies

from engine import setup
from engine.history.session import Session
from flows.known_games import kind_of
from persistence.autosave import Autosave
from persistence.journal import Journal
from persistence.region import Region


class Kept(Autosave):
    """The autosave of a session, and what a start would find of it."""

    def __init__(self, session):
        self.store = in_memory.Store()
        super().__init__(Region(self.store))
        self.journal.start(setup.encode("a_game", 1, ["Ana"]))
        self.play(session)

    def saved(self):
        """The game as a start finds it after this."""
        self.flush_idle()
        journal = Journal(Region(self.store))
        games = journal.games()
        return journal.load(games[0]) if games else SimpleNamespace(log=b"", checkpoints=[])


def begun(answers: int, seed: int = 4) -> tuple[Session, Kept]:
    """A game of two after some answers, and what saves it."""
    kind = kind_of("bronze_age")
    dice = random.Random(seed)
    session = Session(kind(2, policies.options(kind, 2, dice)))
    autosave = Kept(session)
    for _ in policies.play(session, dice, answers):
        pass
    return session, autosave


def stored(autosave: Kept) -> bytes:
    """The log as a start would find it, without any work done while idle."""
    journal = Journal(Region(autosave.store))
    return bytes(journal.load(journal.games()[0]).log)


def test_each_answer_is_stored_at_once():
    session, autosave = begun(1)
    dice = random.Random(5)
    for _ in policies.play(session, dice, 40):
        assert stored(autosave) == session.log


def test_an_answer_taken_back_and_a_value_set_by_hand_are_stored_at_once():
    session, autosave = begun(12)
    session.undo(through=True)
    assert stored(autosave) == session.log
    before = len(session.log)
    session.adjust(*next(policies.most_by_hand(session.game)))
    assert len(session.log) > before and stored(autosave) == session.log


def test_a_turn_taken_back_is_one_change():
    session, autosave = begun(25)
    reported = []
    save = session.on_change
    session.on_change = lambda: reported.append(len(session.log)) or save()
    before = len(session.log)
    session.undo_turn()
    session.undo_turn(True)
    assert len(session.log) < before and len(reported) == 2
    assert stored(autosave) == session.log


def test_a_game_that_was_left_is_not_saved_any_more():
    session, autosave = begun(8)
    log = stored(autosave)
    autosave.close()
    session.undo(through=True)
    assert stored(autosave) == log != session.log
