"""An evening of Through the Ages, 4 players, 20 rounds, 12 changes a turn: kept whole through any cut, and undone."""

import random

from age_players import EDITIONS

from host.storage.flash import TEARS, Nor
from host.storage.life import NAMES, Device

from engine import setup
from engine.history.session import Session
from engine.prompts import NUMBER
from rules.through_the_ages import ThroughTheAges
from rules.through_the_ages.board import FREE_POPULATION

ROUNDS = 20
CHANGES = 12
# The rounds in which an age ends, so that the twentieth is the last.
AGES_END = (7, 14, 20)
PLAYERS = 4


def stands(session):
    """Return the game's position once its notices are gone."""
    session.read()
    game, prompt = session.game, session.prompt
    asked = (prompt.kind, prompt.what, prompt.player) if prompt else None
    return bytes(game.save()), game.over, asked


class Evening:
    """Four players who change twelve things a turn. `past`: how it stood before each answer."""

    def __init__(self):
        self.nor = Nor()
        self.device = Device("circuitpy", self.nor)
        options = [EDITIONS["2006"]]  # the full board
        self.device.journal.start(
            setup.encode("through_the_ages", ThroughTheAges.VERSION, NAMES[:PLAYERS], options), None
        )
        self.session = self.device.play(Session(ThroughTheAges(PLAYERS, options)))
        self.session.read()
        self.past = []
        self.changes = 0

    def next_answer(self):
        """Return the next answer."""
        game, prompt = self.session.game, self.session.prompt
        if prompt.kind == NUMBER:
            return prompt.encode(prompt.most)
        if "age_ends" in prompt.actions and game.round >= AGES_END[game.age - 1]:
            return prompt.encode_action(1)
        if self.changes < CHANGES and game.round > 1 and prompt.player is not None:
            return self.change(game, prompt)
        self.changes = 0
        return prompt.encode_action()

    def change(self, game, prompt):
        """One more or one less on one of the rows, each in its turn."""
        self.changes += 1
        rows = prompt.rows(game.current)
        for number in range(FREE_POPULATION):
            row = (7 * len(self.past) + number) % FREE_POPULATION
            for amount in (1, -1):
                if rows[row].least <= rows[row].value + amount <= rows[row].most:
                    return prompt.encode_change(row, amount, game.current)
        raise AssertionError("nothing can be changed")

    def play(self):
        """Play it: a generator of each answer, when it has been given; `nor.log` is what that did to the flash."""
        while self.session.prompt:
            self.past.append(stands(self.session))
            answer = self.next_answer()
            self.nor.mark()
            self.session.answer(answer)
            self.session.read()
            self.device.settle()
            self.device.rest()
            yield answer


def resumed(left):
    """Return the game as the next start has it, and the bytes to play again."""
    device = Device("circuitpy", left)
    kept = device.games()[0]
    saved = device.saved(kept)
    session = device.open(kept)
    assert not session.dropped
    return session, len(saved.log) - (saved.checkpoints[-1].length if saved.checkpoints else 0)


def test_an_evening_is_kept_whole_through_any_cut_and_is_taken_up_by_playing_few_answers_again():
    evening = Evening()
    dice = random.Random(7)
    cuts = 0
    for number, _ in enumerate(evening.play()):
        if number and (number % 11 == 0 or len(evening.nor.log) > 9):
            around = evening.past[-1], stands(evening.session)
            for operation in range(len(evening.nor.log)):
                session, again = resumed(evening.nor.torn(operation, dice.choice(TEARS), dice))
                assert stands(session) in around
                # Bytes of log that a start plays again; `make bench` has their time.
                assert again <= 170
                cuts += 1
    game = evening.session.game
    assert game.over and game.round == ROUNDS
    assert len(evening.past) > (ROUNDS - 1) * PLAYERS * (CHANGES + 1)
    assert cuts > 150


def test_an_evening_is_undone_two_rounds_at_least():
    evening = Evening()
    for _ in evening.play():
        pass
    back = 0
    while evening.session.undo() is not None:
        back += 1
        assert stands(evening.session) == evening.past[-back]
        if back == 300:
            break
    assert back >= 2 * PLAYERS * (CHANGES + 1)
