"""Games played become recorded ones from their setup and log alone, with the same result."""

import json
import random

import pytest
from players import in_no_order
from referee_ages import judge

from host.paths import GAMES
from host.pilot import policies
from host.recorded import notation, telling, transcript
from host.recorded.telling import ADJUSTED, OTHERWISE, UNKNOWN, Untellable, tell
from host.recorded.transcript import Replay

from engine import setup
from engine.history.session import Session
from flows.known_games import encode

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana"]


@pytest.mark.parametrize(
    "name",
    ["two_1", "edition_2024_solo_1", "two_trading_1", "late_two_1", "town_two_5x5", "pad_three_1", "ages_2006_two"],
)
def test_a_recorded_game_is_told_as_it_was_written_down(name):
    game = transcript.load(GAMES / f"{name}.json")
    played = Replay(game)
    played.play()
    text = tell(game.setup(), bytes(played.session.log))
    told = json.loads(text)
    written = json.loads((GAMES / f"{name}.json").read_text())
    units = game.notation.UNITS
    assert in_no_order(told[units]) == in_no_order(written[units]) and told["players"] == written["players"]
    again = Replay(transcript.Transcript(transcript.parse(text.encode())))
    again.play()
    assert again.session.log == played.session.log  # with the dice in the same order, too
    for option, value in told.get("options", {}).items():  # also if the file lacks it
        assert written.get("options", {}).get(option, value) == value


def at_random(name, seed, turns):
    """A game of legal answers at random; its setup and its session."""
    dice = random.Random(seed)
    kind = notation.rules(name)
    count = dice.randint(*kind.PLAYERS)
    answers = policies.options(kind, count)
    session = Session(kind(count, answers))
    for _ in policies.play(session, dice, turns, undo=0.05):
        pass
    session.read()
    return encode(name, NAMES[:count], answers), session


@pytest.mark.parametrize("name", notation.games())
@pytest.mark.parametrize("seed", range(4))
def test_any_legal_game_is_told_as_far_as_its_last_whole_turn(name, seed):
    data, session = at_random(name, seed, (40, 80, 160, 240)[seed])
    text = tell(data, bytes(session.log))  # which plays it once more, and compares
    game = transcript.Transcript(transcript.parse(text.encode()))
    now = game.notation.now(session.game)
    replay = Replay(game)
    replay.play()
    if session.game.over:
        assert replay.result()["over"]
    else:
        assert game.notation.now(replay.session.game) == now


def test_an_age_that_was_ended_after_some_changes_is_told_so_and_the_referee_agrees():
    third = {"changes": [["culture", 2], ["yellow_bank", -17], ["happy", 1]], "age_ends_after": 2}
    record = {"game": "through_the_ages", "players": NAMES[:2], "turns": [{}, {}, {}, {}, third]}
    game = transcript.Transcript(transcript.parse(json.dumps(record).encode()))
    played = Replay(game)
    played.play()
    told = json.loads(tell(game.setup(), bytes(played.session.log)))
    assert told["turns"][-1] == {**third, "player": 0}
    assert played.result()["age"] == "II" and played.result() == judge(record)


def test_what_was_set_by_hand_is_not_told():
    data, session = at_random("bronze_age", 1, 20)
    session.adjust(0, 0, session.game.adjusting(0, 0).encode_change(0, 1))
    with pytest.raises(Untellable, match=ADJUSTED):
        tell(data, bytes(session.log))


def test_what_a_file_cannot_say_is_not_told():
    kind = notation.rules("through_the_ages")
    asked = kind.options(2)
    edition = next(asked)
    answers = [edition.encode(0, True)]
    row = asked.send(answers[0])
    answers += [row.encode_change(0, 1), row.encode_action()]
    with pytest.raises(Untellable, match=OTHERWISE):
        tell(encode("through_the_ages", NAMES[:2], answers), b"")


def test_a_game_without_a_notation_is_not_told():
    with pytest.raises(Untellable, match=UNKNOWN):
        tell(setup.encode("chess", 1, NAMES[:2]), b"")


@pytest.mark.parametrize("entered,rounds", [(True, [[5, 0], [7, 0], {"end": True}]), (False, [[5, 0], {"end": True}])])
def test_the_end_that_the_players_of_a_pad_say_is_told(entered, rounds):
    kind = notation.rules("score_pad")
    answers = policies.options(kind, 2)
    session = Session(kind(2, answers))

    def enter(points):
        session.answer(session.prompt.encode_change(0, points))

    enter(5)
    session.answer(session.prompt.encode_action(0))
    if entered:
        enter(7)
    session.answer(session.prompt.encode_action(1))
    assert session.game.over
    # Also of a pad with a title of its own.
    told = json.loads(tell(encode("score_pad:Tarot", NAMES[:2], answers), bytes(session.log)))
    assert told["game"] == "score_pad" and told["rounds"] == rounds
    assert told["options"] == {"wins": "high", "target": None, "rounds": None}


def test_keys_stand_in_the_order_of_the_notation_and_each_once():
    record = {"turns": [{"dice": [1], "zoo": {"b": 1, "a": "é"}, "player": 0}], "players": [], "game": "bronze_age"}
    text = telling.text_of(record)
    assert json.loads(text) == record
    assert text.split("\n")[1:5] == [
        ' "game": "bronze_age",',
        ' "players": [],',
        ' "turns": [',
        '  {"player": 0, "dice": [1], "zoo": {"a": "é", "b": 1}}',
    ]
