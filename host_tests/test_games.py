"""The recorded games: their results, worked out twice, and the rules that they use between them."""

import copy
import glob
import json
import os
import random

import pytest
import referee
from hypothesis import given
from hypothesis import strategies as st
from rules_used import EDITION_2024_RULES, EVERY_RULE, LATE_RULES, rules_used
from test_session import ADVANCED, SETUPS, answer_some, begin

from host import paths
from host.recorded import people as play_games
from host.recorded import telling
from host.recorded.notations.bronze_age.sheets import result
from host.recorded.notations.bronze_age.writing import note
from host.recorded.transcript import Replay, Transcript, confirm_notices, parse

from rules.late_bronze_age import LateBronzeAge

FOLDER = str(paths.GAMES)
GAMES = sorted(
    os.path.basename(path)[: -len(".json")]
    for path in glob.glob(os.path.join(FOLDER, "*.json"))
    if not path.endswith(".result.json")
)


def load(name):
    with open(os.path.join(FOLDER, name + ".json"), encoding="utf-8") as file:
        return json.load(file)


def replay(record):
    played = Replay(Transcript(parse(json.dumps(record).encode())))
    played.play()
    return played


BRONZE = [name for name in GAMES if load(name)["game"] == "bronze_age" and "edition_2024" not in name]
EDITION_2024 = [name for name in GAMES if name.startswith("edition_2024_")]
LATE = [name for name in GAMES if name.startswith("late_")]
# The Bronze Ages together.
AGES = sorted(BRONZE + EDITION_2024 + LATE)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_in_the_recorded_result(name):
    result = replay(load(name)).result()
    assert result == load(name + ".result")
    assert result["over"]


def test_the_names_of_the_files_say_which_game_is_in_them():
    for name in AGES:
        record = load(name)
        assert (record["game"] == "late_bronze_age") == (name in LATE)
        assert record.get("options", {}).get("edition_2024", False) == (name in EDITION_2024)
        assert {"solo": 1, "two": 2, "three": 3, "four": 4}[
            name.removeprefix("late_").removeprefix("edition_2024_").split("_")[0]
        ] == len(record["players"])


@pytest.mark.parametrize("name", AGES)
def test_the_referee_comes_to_the_same_result(name):
    assert referee.judge(load(name)) == load(name + ".result")


def test_between_them_the_games_use_every_rule():
    used = set()
    for name in BRONZE:
        used |= rules_used(load(name))
    assert used - {"Medicine is bought", "Religion is bought"} == set(EVERY_RULE)


@pytest.mark.parametrize("names, rules", [(EDITION_2024, EDITION_2024_RULES), (LATE, LATE_RULES)])
def test_between_them_the_games_use_all_that_the_others_change(names, rules):
    used = set()
    for name in names:
        used |= rules_used(load(name))
    assert used >= set(rules), set(rules) - used


def test_there_are_several_games_for_each_number_of_players():
    counts = [len(load(name)["players"]) for name in BRONZE]
    assert all(counts.count(players) >= 4 for players in (1, 2, 3, 4))


def start_from(result):
    """The `start` of a game that stands as `result` says."""
    keys = ("food", "goods", "city_boxes", "monuments", "completed", "developments", "disasters", "ships")
    return {
        "current": result["current"],
        "round": result["round"],
        "players": [{key: player[key] for key in keys} for player in result["players"]],
    }


@pytest.mark.parametrize("name", [name for name in AGES if "start" not in load(name)])
def test_a_game_taken_up_in_the_middle_by_start_ends_the_same(name):
    record = load(name)
    cut = len(record["turns"]) * 2 // 3
    begun = replay({**record, "turns": record["turns"][:cut]}).result()
    rest = replay({**record, "start": start_from(begun), "turns": record["turns"][cut:]})
    assert rest.result() == load(name + ".result")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [(), ("trading",), ("edition_2024",), ("trading", "edition_2024")])
def test_referee_and_firmware_agree_on_many_more_games(players, options):
    for seed in range(1000, 1020):
        record = play_games.play("bronze_age", players, seed, [o for o in options if players > 1 or o != "trading"])
        assert replay(record).result() == referee.judge(record)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_referee_and_firmware_agree_on_many_more_late_games(players):
    for seed in range(1000, 1030):
        record = play_games.play("late_bronze_age", players, seed)
        result = replay(record).result()
        assert result == referee.judge(record)
        assert result["over"]


@given(st.sampled_from(SETUPS + ADVANCED), st.integers(0, 2**32 - 1), st.integers(0, 200))
def test_any_game_can_be_written_down_and_played_from_that(setup, seed, number):
    turns = []
    session = begin(setup)
    play, count, answers = setup
    names = [f"P{i}" for i in range(count)]
    record = {
        "game": "late_bronze_age" if issubclass(play, LateBronzeAge) else "bronze_age",
        "players": names,
        "options": dict(zip(("edition_2024", "trading"), map(bool, (answer[0] for answer in reversed(answers))))),
        "turns": turns,
    }
    if setup in ADVANCED:
        sheets = [result(session.game, number) for number in range(count)]
        record["start"] = start_from({"current": 0, "round": 1, "players": sheets})
    now = None

    def enter(session):
        nonlocal now
        game = session.game
        confirm_notices(session, lambda _, answer: session.answer(answer))
        if session.prompt and now != (game.round, game.current):
            now = (game.round, game.current)
            turns.append({"player": game.current})

    enter(session)
    dice = random.Random(seed)
    while session.prompt and (number > 0 or len(turns[-1]) > 1):
        prompt, turn = session.prompt, turns[-1]
        before = len(session.log)
        answer_some(session, dice, 1)
        note(turn, prompt, bytes(session.log[before + 1 :]))
        number -= 1
        enter(session)
    if turns and len(turns[-1]) == 1:
        turns.pop()
    again = replay(record)
    assert again.session.game.save() == session.game.save()
    assert again.session.game.over == session.game.over
    assert referee.judge(record) == again.result()


def test_the_same_seed_gives_the_same_game():
    first = play_games.play("bronze_age", 3, 5)
    assert first == play_games.play("bronze_age", 3, 5)
    assert first != play_games.play("bronze_age", 3, 6)
    assert json.loads(telling.text_of(first)) == first


def test_a_turn_that_is_refused_leaves_the_game_as_it_was():
    for name in (*BRONZE, *EDITION_2024, *LATE):
        record = load(name)
        played = Replay(Transcript(parse(json.dumps(record).encode())))
        game = played.session.game
        for number, (field, turn) in enumerate(zip(played.transcript.units, record["turns"]), 1):
            before = game.save(), game.over, bytes(played.session.log)
            for wrong in spoiled(turn):
                with pytest.raises(Exception, match=f"^turn {number} \\({record['players'][game.current]}\\): "):
                    played.play_unit(number, parse(json.dumps(wrong).encode()))
                assert (game.save(), game.over, bytes(played.session.log)) == before
            played.play_unit(number, field)


def spoiled(turn):
    """The turn with one mistake each, late in the turn."""
    yield {**turn, "discard": {"spearheads": 9}}
    yield {**turn, "build": {"cities": [7, 7, 7, 7]}}
    if "buy" in turn:
        yield {**turn, "buy": {**turn["buy"], "food": 16}}
        wrong = copy.deepcopy(turn)
        if wrong["buy"].pop("goods", None):
            wrong["buy"].pop("food", None)
            if wrong["dice"].count("coin") * 12 < 10:
                yield wrong
