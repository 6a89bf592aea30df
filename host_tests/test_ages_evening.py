"""An evening of Through the Ages, 4 players, 20 rounds, 12 changes a turn: kept whole through any cut, and undone."""

import random

from host.storage.flash import PowerCut
from host.storage.power_cuts import Board

from flows.game import encode
from rules.prompts import NOTICE, NUMBER
from rules.session import Session
from rules.through_the_ages import Play
from rules.through_the_ages.board import FREE_POPULATION

ROUNDS = 20
CHANGES = 12
# The rounds in which an age ends, so that the twentieth is the last.
AGES_END = (7, 14, 20)
NAMES = ["Maximili", "Giovanni", "Wilhelmi", "Giorgia"]
ANSWERS = (b"\0",)
SETUP = encode("through_the_ages", NAMES, ANSWERS)


def read(session):
    """Read the notices that wait."""
    while session.prompt and session.prompt.kind == NOTICE:
        session.answer(b"")


def stands(session):
    """How the game stands when its notices are read."""
    read(session)
    game, prompt = session.game, session.prompt
    asked = (prompt.kind, prompt.what, prompt.player) if prompt else None
    return bytes(game.save()), game.over, asked


class Evening:
    """Four players who change twelve things a turn, on a board whose power can be cut. `past`: each answer's before."""

    def __init__(self):
        self.board = Board(random.Random(5))
        self.journal, _ = self.board.boot()
        self.journal.start(SETUP)
        self.session = Session(self.new_game(), self.journal)
        read(self.session)
        self.past = []
        self.changes = 0
        self.rebased = 0

    @staticmethod
    def new_game():
        return Play(len(NAMES), ANSWERS)

    def next_answer(self):
        """What is answered next."""
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
        """Play it: a generator of each answer and what was stored before it, when it has been given."""
        while self.session.prompt:
            image = self.board.image()
            before = stands(self.session)
            self.past.append(before)
            answer = self.next_answer()
            length = len(self.session.log)
            self.board.power.on()
            give(self.session, self.journal, answer)
            self.rebased += len(self.session.log) < length
            yield answer, image, before

    def resumed(self):
        """The journal and the session of the next start."""
        journal, saved = self.board.boot()
        assert saved.setup == SETUP
        session = Session(self.new_game(), journal, saved.log, saved.snapshots, saved.position)
        assert not session.dropped
        return journal, session


def give(session, journal, answer):
    """Answer, and do what waits until the picture is shown."""
    session.answer(answer)
    read(session)
    while journal.work(session):
        pass


def test_an_evening_is_kept_whole_through_any_cut():
    evening = Evening()
    board = evening.board
    dice = random.Random(7)
    cuts = 0
    rebased = 0
    for number, (answer, image, before) in enumerate(evening.play()):
        instants, after = board.power.instants, stands(evening.session)
        often = evening.rebased > rebased
        rebased = evening.rebased
        if number == 0 or number % 11 and not often:
            continue
        kept = board.image()
        for cut in sorted(dice.sample(range(instants), min(instants, 40 if often else 2))):
            board.restore(image)
            journal, session = evening.resumed()
            read(session)
            assert stands(session) == before
            board.power.on(cut, dice.choice(board.tears))
            try:
                give(session, journal, answer)
            except PowerCut:
                cuts += 1
            assert stands(evening.resumed()[1]) in (before, after)
        board.restore(kept)
        board.power.on()
    game = evening.session.game
    assert game.over and game.round == ROUNDS
    assert len(evening.past) > (ROUNDS - 1) * len(NAMES) * (CHANGES + 1)
    assert evening.rebased >= 1
    assert cuts > 150


def test_an_evening_is_undone_across_a_rebase_two_rounds_at_least():
    evening = Evening()
    for _ in evening.play():
        pass
    assert evening.rebased >= 1
    back = 0
    while evening.session.undo() is not None:
        back += 1
        assert stands(evening.session) == evening.past[-back]
        if back == 300:
            break
    assert back >= 2 * len(NAMES) * (CHANGES + 1)


def test_a_start_in_the_middle_of_the_evening_plays_few_answers_again():
    evening = Evening()
    rebased = 0
    for number, _ in enumerate(evening.play()):
        if (number % 40 == 39 or evening.rebased > rebased) and evening.session.prompt:
            _, saved = evening.board.boot()
            behind = len(saved.log) - (saved.snapshots[-1][0] if saved.snapshots else 0)
            # 160 bytes take a Pico 110 ms, as measured by emulation.
            assert behind <= 100
        rebased = evening.rebased
