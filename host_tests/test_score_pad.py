"""The score pad: rounds of points, winners, ends of the game, and corrections."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_autosave import Kept

from engine.history.log import Log
from engine.history.session import Session
from engine.limits import TOTAL
from engine.prompts import Refused
from persistence.packing import pack_runs, unpack_runs
from rules.score_pad import MOST_ROUNDS, ScorePad


def options(lowest=0, target=0, rounds=0):
    """Return the answers to the questions before a game."""
    answers = []
    asked = ScorePad.options(2)
    prompt = next(asked)
    for row, value in enumerate((lowest, target, rounds)):
        while value:
            change = min(value, 0x7FFF)
            answers.append(prompt.encode_change(row, change))
            prompt = asked.send(answers[-1])
            value -= change
    return [*answers, prompt.encode_action()]


class Pad:
    """A game on the pad: rounds are lists of points."""

    def __init__(self, count, **settings):
        self.game = ScorePad(count, options(**settings))
        self.session = Session(self.game)

    def enter(self, player, change):
        """Change what a player has in the round under way."""
        self.session.answer(self.session.prompt.encode_change(player, change))

    def play(self, *rounds):
        """Play whole rounds."""
        for points in rounds:
            for player, change in enumerate(points):
                if change:
                    self.enter(player, change)
            self.done()
        return self

    def done(self, action=0):
        self.session.answer(self.session.prompt.encode_action(action))

    def end(self):
        """Say that this is the end."""
        self.done(1)
        return self

    def correct(self, player, number, change):
        """Put a cell of the table right; the first round is 1."""
        prompt = self.game.adjusting(player, 0)
        self.session.adjust(player, 0, prompt.encode_change((number - 1) % 48, change, (number - 1) // 48))

    @property
    def totals(self):
        return [self.game.total(player) for player in range(self.game.count)]

    def table(self):
        rounds, cell = self.game.table()
        return [[cell(number, player) for player in range(self.game.count)] for number in range(rounds)]


# -- the rounds


def test_a_row_shows_the_points_of_the_round_and_the_running_total_with_them():
    pad = Pad(2).play([30, -5])
    pad.enter(0, 12)
    assert [(row.value, row.total) for row in pad.session.prompt.rows()] == [(12, 42), (0, -5)]


def test_points_can_be_entered_in_any_order_and_changed_again_until_all_are_done():
    pad = Pad(3)
    for player, change in ((2, 7), (0, 3), (2, -9), (1, 1)):
        pad.enter(player, change)
    pad.done()
    assert pad.table()[0] == [3, 1, -2]


def test_who_begins_moves_on_with_each_round():
    pad = Pad(3)
    seen = []
    for _ in range(4):
        seen.append(pad.session.prompt.rows()[0].detail[1][0])
        pad.play([1, 1, 1])
    assert seen == [0, 1, 2, 0]


def test_the_question_begins_with_the_first_player_not_yet_entered_and_then_suggests_that_all_are_done():
    pad = Pad(3)
    assert (pad.session.prompt.first(), pad.session.prompt.suggestion()) == (0, None)
    pad.enter(0, 4)
    assert (pad.session.prompt.first(), pad.session.prompt.suggestion()) == (1, None)
    pad.enter(2, 4)
    assert pad.session.prompt.suggestion() == pad.session.prompt.encode_action()


# -- what ends the game, and who wins

# A game: number of players, settings, rounds (END: by hand), and the winners, None: still playing.
END = None
GAMES = {
    "without a target or a number of rounds it goes on": (2, {}, [[1000, 999]] * 20, None),
    "and ends when the players say so": (2, {}, [*[[1000, 999]] * 20, END], [0]),
    "the end can be said before anything was played": (2, {}, [END], [0, 1]),
    "below the target it goes on": (2, {"target": 100}, [[99, 0]], None),
    "a total that reaches the target ends the game with that round": (2, {"target": 100}, [[99, 0], [1, 120]], [1]),
    "or passes it": (2, {"target": 100}, [[99, 0], [4, 120]], [1]),
    "also where the lowest wins": (3, {"lowest": 1, "target": 50}, [[10, 20, 30], [10, 20, 20]], [0]),
    "a target is reached by points, not by debts": (2, {"target": 50}, [[-60, -50]], None),
    "whichever comes first ends the game: the target": (1, {"target": 10, "rounds": 5}, [[10]], [0]),
    "or the number of rounds": (1, {"target": 10, "rounds": 2}, [[1], [1]], [0]),
    "the table has room for 99 rounds": (8, {}, [[1] * 8] * (MOST_ROUNDS - 1), None),
    "and the last one ends the game": (8, {}, [*[[1] * 8] * (MOST_ROUNDS - 1), [2] * 8], list(range(8))),
    "the highest total wins and ties are shared": (4, {}, [[3, 9, 9, -2], END], [1, 2]),
    "the lowest total wins where that was chosen": (4, {"lowest": 1}, [[3, 9, -2, -2], END], [2, 3]),
}


@pytest.mark.parametrize("what", GAMES)
def test_what_ends_a_game_and_who_wins(what):
    count, settings, rounds, winners = GAMES[what]
    pad = Pad(count, **settings)
    for points in rounds:
        pad.end() if points is END else pad.play(points)
    played = [points for points in rounds if points is not END]
    assert pad.game.over == (winners is not None) and pad.table()[: len(played)] == played
    if winners:
        assert pad.game.winners() == winners
        assert pad.game.round == max(1, len(played)) and len(pad.table()) == len(played)


def test_a_round_in_which_points_were_entered_counts_when_the_end_is_said_in_it():
    pad = Pad(2).play([5, 6])
    pad.enter(0, 3)
    pad.end()
    assert pad.table() == [[5, 6], [3, 0]] and pad.game.round == 2


def test_the_number_of_rounds_ends_the_game():
    pad = Pad(2, rounds=2).play([1, 2])
    assert pad.session.prompt.what == "pad_last_round"
    assert pad.play([1, 2]).game.over


# -- limits


@pytest.mark.parametrize("points", [10000, -10000])
def test_points_beyond_9999_either_way_are_refused_and_nothing_is_changed(points):
    pad = Pad(2)
    with pytest.raises(Refused) as refused:
        pad.enter(1, points)
    assert refused.value.args == ("range", points, -9999, 9999)
    assert pad.session.prompt.rows()[1].value == 0 and not pad.session.log


@pytest.mark.parametrize("way", [1, -1])
def test_totals_beyond_99999_either_way_are_refused(way):
    pad = Pad(2).play(*[[9999 * way, 0]] * 10)
    assert pad.totals[0] == 99990 * way
    with pytest.raises(Refused) as refused:
        pad.enter(0, 10 * way)
    assert refused.value.args[0] == "range"
    pad.enter(0, 9 * way)
    pad.done()
    assert pad.totals[0] == TOTAL * way


def test_a_target_up_to_the_highest_total_can_be_set_and_no_negative_one_and_at_most_99_rounds():
    with pytest.raises(Refused):
        options(rounds=100)
    assert Pad(2, target=TOTAL).game.target == TOTAL
    for bad in (-1, TOTAL - 0x7FFF * 3 + 1):
        asked = ScorePad.options(2)
        prompt = next(asked)
        if bad > 0:
            for _ in range(3):
                prompt = asked.send(prompt.encode_change(1, 0x7FFF))
        with pytest.raises(Refused):
            prompt.encode_change(1, bad)


# -- corrections


def test_an_earlier_round_or_that_under_way_is_put_right_in_its_cell_and_taken_back_like_an_answer():
    pad = Pad(2).play([10, 20], [30, 40])
    pad.enter(0, 5)
    pad.correct(1, 1, -7)
    assert pad.table() == [[10, 13], [30, 40], [5, 0]] and pad.totals == [45, 53]
    assert pad.game.race(1) == [13, 53] and pad.game.by_hand == b"\0\1"
    pad.session.undo()
    assert pad.table() == [[10, 20], [30, 40], [5, 0]] and pad.totals == [45, 60]
    pad.correct(1, 3, 8)
    assert pad.session.prompt.rows()[1].value == 8


def test_a_correction_after_the_end_counts_for_who_wins():
    pad = Pad(2).play([10, 20]).end()
    pad.correct(0, 1, 11)
    assert pad.game.winners() == [0] and pad.totals == [21, 20]


def test_a_correction_cannot_bring_any_total_on_the_way_beyond_its_limit():
    pad = Pad(1).play(*[[9999]] * 10, [0], [-9000])
    with pytest.raises(Refused):
        pad.correct(0, 11, 10)
    pad.correct(0, 11, 9)
    assert max(pad.game.race(0)) == TOTAL


def test_rounds_of_all_pages_of_a_long_table_can_be_put_right():
    pad = Pad(2).play(*[[number, 0] for number in range(1, 99)])
    assert len(pad.game.adjusting(0, 0).pages) == 3
    for number in (1, 48, 49, 96, 97, 99):
        pad.correct(0, number, 1000)
        assert pad.table()[number - 1][0] == 1000 + (number if number < 99 else 0)


# -- keeping the game


def test_the_longest_table_of_the_largest_numbers_fits_the_journal():
    pad = Pad(8)
    for number in range(MOST_ROUNDS):
        pad.play([9999 if number % 2 else -9999] * 8)
    assert len(pad.game.save()) <= 2400


def test_eight_players_continue_after_any_of_99_rounds_without_replaying_many_and_keep_all_answers() -> None:
    dice = random.Random(1)
    pad = Pad(8, rounds=MOST_ROUNDS)
    autosave = Kept(pad.session)
    for number in range(1, MOST_ROUNDS):
        pad.play([dice.choice((-20, -4, -1, 1, 2, 3, 5, 12, 50, 100)) for _ in range(8)])
        autosave.flush_idle()
        autosave.compact_if_low()
        if number % 7 == 0 or number > 90:
            saved = autosave.saved()
            assert saved.log == pad.session.log and not saved.position
            replayed = [len(saved.log) - at.length for at in saved.checkpoints]
            # A round takes 26 bytes, the last 30 answers at most 90.
            assert replayed[-1] <= 4 * 26 and replayed[0] >= 90, number


entries = st.tuples(st.binary(max_size=3) | st.binary(max_size=29), st.booleans())
rounds = st.lists(st.integers(-300, 300), max_size=40)


@given(st.lists(st.lists(entries, max_size=3) | rounds, max_size=8))
def test_answers_that_are_packed_for_a_start_come_back_as_they_were(
    parts: list[list[tuple[bytes, bool] | int]],
) -> None:
    log = Log()
    for part in parts:
        for row, entry in enumerate(part):
            if isinstance(entry, int):
                entry = (bytes([row]) + entry.to_bytes(2 if abs(entry) > 127 else 1, "little", signed=True), False)
            log.append(*entry)
    packed = pack_runs(log.data)
    assert unpack_runs(bytes(packed)) == log.data and len(packed) <= len(log)


@given(st.binary(max_size=40))
def test_forged_answers_are_read_or_refused(data: bytes) -> None:
    try:
        unpack_runs(data)
    except IndexError:
        pass


def test_a_game_goes_on_from_any_turn_as_it_was():
    chance = random.Random(11)
    pad = Pad(5, lowest=1, target=40000)
    while not pad.game.over:
        pad.play([chance.choice((0, 5, -120, 9999, -9999, 300)) for _ in range(5)])
        other = ScorePad(5, options(lowest=1, target=40000))
        other.load(pad.game.save())
        assert (other.totals, other.round, other.current) == (pad.game.totals, pad.game.round, pad.game.current)
        assert other.history == pad.game.history


@pytest.mark.parametrize("points", [[0, 0], [5, -7], [9_999, -9_999]])
def test_what_a_player_may_enter_is_what_the_row_says_and_a_start_makes_no_rows_to_know_it(points, monkeypatch):
    pad = Pad(2, rounds=9).play(points, points)
    pad.enter(0, 3)
    prompt = pad.session.prompt
    said = [(row.least, row.value, row.most) for row in prompt.rows()]
    assert [prompt.bounds(0, row) for row in range(2)] == said
    assert prompt.bounds(0, 2) is None and prompt.bounds(1, 0) is None
    monkeypatch.setattr(ScorePad, "entries", None)
    again = Session(ScorePad(2, options(rounds=9)), bytes(pad.session.log))
    assert again.log == pad.session.log and again.game.totals == pad.game.totals
