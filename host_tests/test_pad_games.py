"""Recorded games of the score pad: results worked out twice, by rules and by buttons, and what is wrong in a file."""

import json
import random

import pytest
import referee_pad

from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.pilot.ways import dial
from host.recorded import people
from host.recorded.notations.score_pad import Notation
from host.recorded.transcript import Replay, Transcript, TranscriptError, parse, recorded

import replay as command


def load(name):
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


PADS = [path.stem for path in recorded(GAMES) if load(path.stem)["game"] == "score_pad"]


def transcript(record):
    return Transcript(parse(json.dumps(record).encode()))


def result(record):
    played = Replay(transcript(record))
    played.play()
    return played.result()


def a_game(*rounds, players=("Ana", "Ben"), **options):
    record = {"game": "score_pad", "players": list(players), "rounds": list(rounds)}
    return {**record, "options": options} if options else record


@pytest.mark.parametrize("name", PADS)
def test_the_referee_comes_to_the_same_result(name):
    assert referee_pad.judge(load(name)) == load(name + ".result")


@pytest.mark.parametrize("name", PADS)
def test_the_buttons_lead_to_the_same_result_in_few_presses(name):
    hand = Recorded(transcript(load(name)))
    presses = []
    by_buttons = hand.play(lambda number, pressed: presses.append(len(pressed)))
    assert {**by_buttons, "presses": None} == load(name + ".result")
    assert by_buttons["presses"] == sum(presses)
    for unit, number in zip(load(name)["rounds"], presses, strict=True):
        assert number <= 2 + Notation.least(unit)


def test_between_them_the_games_go_to_the_extremes():
    games = [load(name) for name in PADS]
    results = [load(name + ".result") for name in PADS]
    assert {len(game["players"]) for game in games} >= {1, 2, 8}
    assert max(len(game["rounds"]) for game in games) == 99
    assert {game.get("options", {}).get("wins", "high") for game in games} == {"high", "low"}
    assert any(game["rounds"][-1] == {"end": True} for game in games)
    assert any(len(result["winners"]) > 2 for result in results)
    totals = [player["total"] for result in results for player in result["players"]]
    assert (min(totals), max(totals)) == (-99999, 99999)


def test_a_total_that_no_row_has_room_for_is_found():
    played = Replay(transcript(a_game([1, 2])))
    played.play()
    Notation.check(played.session.game)
    played.session.game.race = lambda player: [-100_000]
    with pytest.raises(ValueError, match="total of player 0 beyond"):
        Notation.check(played.session.game)


@pytest.mark.parametrize("options", [{}, {"target": 300}, {"rounds": 5}, {"wins": "low", "target": 900, "rounds": 30}])
@pytest.mark.parametrize("players", [1, 3, 8])
def test_referee_and_firmware_agree_on_many_more_games(players, options):
    for seed in range(20):
        record = people.play("score_pad", players, seed, options)
        assert result(record) == referee_pad.judge(record)
        cut = random.Random(seed).randrange(len(record["rounds"]))
        record["rounds"][cut:] = [{"end": True}] if seed % 2 else []
        assert result(record) == referee_pad.judge(record)


def test_all_options_may_be_left_out_or_null():
    for options in ({}, {"wins": "high", "target": None, "rounds": None}):
        played = result(a_game([5, 3], {"end": True}, **options))
        assert (played["over"], played["round"], played["winners"]) == (True, 1, [0])


def test_the_result_has_the_points_of_each_player_by_round():
    assert result(a_game([5, -3], [0, 9999])) == {
        "over": False,
        "round": 3,
        "winners": [],
        "players": [
            {"name": "Ana", "points": [5, 0], "total": 5},
            {"name": "Ben", "points": [-3, 9999], "total": 9996},
        ],
        "presses": None,
    }


@pytest.mark.parametrize(
    "record, message",
    [
        (a_game([1, 2], [0, -10000]), "round 2 (Ben): points: -10000 given, at least -9999"),
        (a_game([10000, 2]), "round 1 (Ana): points: 10000 given, at most 9999"),
        (a_game([1, 2], [1]), "round 2: 1 items, 2 due"),
        (a_game([1, 2, 3]), "round 1: 3 items, 2 due"),
        (a_game([1, 2.5]), "round 1 (Ben): points: 2.5 is not a whole number"),
        (a_game([True, 2]), "round 1 (Ana): points: true is not a whole number"),
        (a_game([None, 2]), "round 1 (Ana): points: null is not a whole number"),
        (a_game(7), "round 1: 7 is not a list"),
        (
            a_game(*[[0, 9999]] * 10, [0, 10]),
            "round 11 (Ben): points: 10 makes a total of 100000, beyond 99999",
        ),
        (
            a_game(*[[0, -9999]] * 10, [0, -10]),
            "round 11 (Ben): points: -10 makes a total of -100000, beyond -99999",
        ),
        (a_game({"end": True}, [1, 2]), "round 2: rounds: the game is over"),
        (a_game({"end": True}, {"end": True}), "round 2: rounds: the game is over"),
        (a_game({"end": False}), "round 1: end: false: a round that is not the end is a list of points"),
        (a_game({"end": 1}), "round 1: end: 1 is not true or false"),
        (a_game({}), "round 1: end: missing"),
        (a_game({"end": True, "by": "Ana"}), 'round 1: unknown key "by"'),
        (a_game([1, 2], [3, 4], rounds=1), "round 2: rounds: the game is over"),
        (a_game([1, 2], [3, 4], target=2), "round 2: rounds: the game is over"),
        (a_game(*[[1, 1]] * 100), "round 100: rounds: the game is over"),
        (a_game(wins="lowest"), 'options: wins: unknown way to win "lowest"'),
        (a_game(wins=None), "options: wins: null is not a text"),
        (a_game(target=0), "options: target: 0 given, at least 1"),
        (a_game(target=-50), "options: target: -50 given, at least 1"),
        (a_game(target=100000), "options: target: 100000 given, at most 99999"),
        (a_game(target="500"), 'options: target: "500" is not a whole number'),
        (a_game(rounds=0), "options: rounds: 0 given, at least 1"),
        (a_game(rounds=100), "options: rounds: 100 given, at most 99"),
        (a_game(dealer=1), 'options: unknown option "dealer"'),
        (a_game([], players=()), "players: 0 given, 1 to 8 can play"),
        (a_game([1] * 9, players="ABCDEFGHI"), "players: 9 given, 1 to 8 can play"),
        ({"game": "score_pad", "players": ["Ana"]}, "rounds: missing"),
        ({"game": "score_pad", "players": ["Ana"], "rounds": {}}, "rounds: {} is not a list"),
        ({"game": "score_pad", "players": ["Ana"], "rounds": [], "start": {}}, 'unknown key "start"'),
        ({"game": "score_pad", "players": ["Ana"], "rounds": [], "options": []}, "options: [] is not an object"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_with_status_2(record, message, tmp_path, capsys):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert command.main([str(path)]) == 2
    said = capsys.readouterr()
    assert said.err == message + "\n" and not said.out


def test_a_refused_round_leaves_the_table_as_it_was():
    played = Replay(transcript(a_game([1, 2], [3, 99999])))
    with pytest.raises(TranscriptError):
        played.play()
    assert [player["points"] for player in played.result()["players"]] == [[1], [2]]


@pytest.mark.parametrize("goal", [1, -5, 37, 100, 137, 999, 1234, -9999, 8765])
def test_points_are_dialled_in_three_presses_at_most_and_small_or_round_ones_in_one(goal):
    assert len(dial(0, goal, -9999, 9999)) <= (1 if abs(goal) <= 5 or goal in (100, -9999) else 3)
