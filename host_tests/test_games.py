"""The recorded games, and seeded ones: their results, worked out twice; by buttons, from their middle, written down."""

import copy
import json
import random

import pytest
import referees
from age_players import EDITIONS
from hypothesis import given
from hypothesis import strategies as st
from players import Table
from test_replay import load, transcript
from test_session import ADVANCED, SETUPS, begin

from host.paths import GAMES as FOLDER
from host.pilot import policies
from host.pilot.pilot import Recorded
from host.recorded import notation, people
from host.recorded import transcript as files
from host.recorded.notations.bronze_age.sheets import result
from host.recorded.telling import Telling, text_of
from host.recorded.transcript import Replay, parse

from rules.late_bronze_age import LateBronzeAge
from rules.through_the_ages.board import YELLOW_BANK

GAMES = [path.stem for path in files.recorded(FOLDER)]
# Options of the games, each of which the recorded ones use, with every number of players.
PLAYED = {
    "bronze_age": [{}, {"trading": True}, {"edition_2024": True}, {"trading": True, "edition_2024": True}],
    "late_bronze_age": [{}],
    "roll_into_town": [{"size": 5}, {"size": 7}, {"size": 9}, {"size": 5, "scorer": True}, {"size": 9, "scorer": True}],
    "through_the_ages": [{"edition": "2006"}, {"edition": "2015"}],
    "score_pad": [{}, {"target": 300}, {"rounds": 5}, {"wins": "low", "target": 900, "rounds": 30}],
}
SEEDS = 12


def replay(record):
    played = Replay(transcript(record))
    played.play()
    return played


def result_of(record):
    """The result of a game, as JSON has it."""
    return json.loads(json.dumps(replay(record).result()))


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_in_the_recorded_result_and_the_referee_agrees(name):
    result = result_of(load(name))
    assert result == load(name + ".result") == referees.judge(load(name))
    assert result["over"]


@pytest.mark.parametrize("name", GAMES)
def test_the_buttons_lead_to_the_same_result_and_press_little_more_than_is_needed(name):
    hand = Recorded(transcript(load(name)))
    presses = []
    result = hand.play(lambda number, pressed: presses.append(len(pressed)))
    assert result.pop("presses") == len(hand.pressed) > len(hand.transcript.units)
    assert {**result, "presses": None} == load(name + ".result")
    for unit, number in zip(hand.transcript.units, presses, strict=True):
        least = hand.transcript.notation.least(unit.value)
        assert least is None or number <= 2 + least


def test_there_are_games_for_every_number_of_players_and_the_options_that_change_rules():
    played = {}
    for name in GAMES:
        record = load(name)
        options = tuple(sorted((key, value) for key, value in record.get("options", {}).items() if value))
        played.setdefault(record["game"], []).append((len(record["players"]), options))
    assert {(count, option) for count in (1, 2, 3, 4) for option in (("edition", "2006"), ("edition", "2015"))} <= {
        (count, *options) for count, options in played["through_the_ages"]
    }
    assert {(count, ("size", size)) for count in (1, 2, 3, 4) for size in (5, 7, 9)} <= {
        (count, *options) for count, options in played["roll_into_town"]
    }
    bronze = [count for count, options in played["bronze_age"] if ("edition_2024", True) not in options]
    assert all(bronze.count(count) >= 4 for count in (1, 2, 3, 4))
    assert {count for count, options in played["bronze_age"] if ("edition_2024", True) in options} == {1, 2, 3, 4}
    assert any(("trading", True) in options for _, options in played["bronze_age"])
    assert {count for count, _ in played["late_bronze_age"]} == {2, 3, 4}
    assert {count for count, _ in played["score_pad"]} >= {1, 2, 8}


@pytest.mark.parametrize(
    "name, least, most",
    [("bronze_age", 1, 4), ("late_bronze_age", 2, 4), ("roll_into_town", 1, 4), ("score_pad", 1, 8)],
)
def test_fewer_and_more_players_than_a_game_is_for_are_refused(name, least, most):
    kind = notation.rules(name)
    assert kind.PLAYERS == (least, most)
    for count in (least - 1, most + 1):
        with pytest.raises(ValueError):
            kind(count, policies.options(kind, least))


def test_pads_go_to_the_extremes():
    pads = [load(name) for name in GAMES if load(name)["game"] == "score_pad"]
    results = [load(name + ".result") for name in GAMES if load(name)["game"] == "score_pad"]
    assert max(len(pad["rounds"]) for pad in pads) == 99 and any(pad["rounds"][-1] == {"end": True} for pad in pads)
    assert any(len(result["winners"]) > 2 for result in results)
    totals = [player["total"] for result in results for player in result["players"]]
    assert (min(totals), max(totals)) == (-99999, 99999)


def test_a_total_that_no_row_has_room_for_is_found():
    pad = replay({"game": "score_pad", "players": ["Ana", "Ben"], "rounds": [[1, 2]]})
    notation, game = pad.transcript.notation, pad.session.game
    notation.check(game)
    game.race = lambda player: [-100_000]
    with pytest.raises(ValueError, match="total of player 0 beyond"):
        notation.check(game)


def test_two_who_are_first_to_finish_a_monument_are_found():
    table = Table(2)
    table.give(0, obelisk=9)
    table.players[1].boxes[:], table.players[1].firsts = table.players[0].boxes, table.players[0].firsts
    with pytest.raises(ValueError, match="first finishers"):
        notation.find("bronze_age").check(table.game)


def test_tokens_from_nowhere_are_found():
    kind = notation.rules("through_the_ages")
    game = kind(2, [EDITIONS["2006"]])  # the full board
    notation.find("through_the_ages").check(game)
    game.boards[1].most = lambda row: 999
    game.boards[1].counts[YELLOW_BANK] = 93  # seven more are workers, or on cards
    with pytest.raises(ValueError, match="more tokens"):
        notation.find("through_the_ages").check(game)


def start_from(result):
    """Return the `start` of a game in the position of `result`."""
    reckoned = ("name", "score", "last", "cities", "goods_value")
    players = [{key: player[key] for key in player if key not in reckoned} for player in result["players"]]
    known = [key for key in ("current", "round", "age", "last_round") if key in result and "rating" not in result]
    return {"round": result["round"], **{key: result[key] for key in known}, "players": players}


@pytest.mark.parametrize("name", [name for name in GAMES if not name.startswith("pad_")])
def test_a_game_taken_up_in_the_middle_by_start_ends_the_same(name):
    record = load(name)
    units = "rounds" if "rounds" in record else "turns"
    if "start" in record:
        return
    for cut in (len(record[units]) // 4, len(record[units]) * 2 // 3):
        begun = result_of(cut_off(record, units, cut))
        rest = {**record, "start": start_from(begun), units: record[units][cut:]}
        assert result_of(rest) == load(name + ".result")


def cut_off(record, units, number):
    """The first turns or rounds of a game, without its last events."""
    return {key: value[:number] if key == units else value for key, value in record.items() if key != "final"}


@pytest.mark.parametrize("name, options", [(name, options) for name in PLAYED for options in PLAYED[name]])
def test_referee_and_firmware_agree_on_many_more_games(name, options):
    least, most = Replay(transcript(people.play(name, 2, 0))).session.game.PLAYERS
    for seed in range(SEEDS * (most - least + 1)):
        count = least + seed % (most - least + 1)
        record = people.play(name, count, seed, {key: options[key] for key in options if count > 1 or key != "trading"})
        result = result_of(record)
        assert result["over"] and result == referees.judge(record)
        units = "rounds" if "rounds" in record else "turns"
        begun = cut_off(record, units, random.Random(seed).randrange(len(record[units]) + 1))
        assert result_of(begun) == referees.judge(begun)


@pytest.mark.parametrize("name", PLAYED)
def test_more_games_by_buttons_come_to_the_referees_result(name):
    for seed in (2000, 2001):
        for options in PLAYED[name]:
            record = people.play(name, 2 + seed % 3, seed, options)
            assert {**Recorded(transcript(record)).play(), "presses": None} == referees.judge(record)


@given(st.sampled_from(SETUPS + ADVANCED), st.integers(0, 2**32 - 1), st.integers(0, 200))
def test_any_game_can_be_written_down_and_played_from_that(setup, seed, number):
    session = begin(setup)
    play, count, answers = setup
    record = {
        "game": "late_bronze_age" if issubclass(play, LateBronzeAge) else "bronze_age",
        "players": [f"P{i}" for i in range(count)],
        "options": dict(zip(("edition_2024", "trading"), map(bool, (answer[0] for answer in reversed(answers))))),
    }
    if setup in ADVANCED:
        sheets = [result(session.game, number) for number in range(count)]
        record["start"] = start_from({"current": 0, "round": 1, "players": sheets})
    telling = Telling(notation.find(record["game"])(record["players"], {}), session.game, record)
    dice = random.Random(seed)
    session.read()
    while session.prompt and (number > 0 or not telling.begins()):
        answer = policies.free(session.prompt, dice, suggested=0)
        telling.note(session.prompt, answer)
        session.answer(answer)
        session.read()
        number -= 1
    again = replay(record)
    assert again.session.game.save() == session.game.save()
    assert again.session.game.over == session.game.over
    assert referees.judge(record) == again.result()


def test_the_same_seed_gives_the_same_game():
    first = people.play("bronze_age", 3, 5)
    assert first == people.play("bronze_age", 3, 5)
    assert first != people.play("bronze_age", 3, 6)
    assert json.loads(text_of(first)) == first


def spoiled(unit, game):
    """The turn or round with one mistake each, late in it."""
    if game == "score_pad":
        if isinstance(unit, list):
            yield [*unit[:-1], 10**6]
    elif game == "through_the_ages":
        yield {**unit, "changes": [*unit.get("changes", []), ["wonder", -99]]}
    elif game == "roll_into_town":
        wrong = copy.deepcopy(unit)
        wrong["players"][-1]["grow"] = [*wrong["players"][-1].get("grow", []), [2, 2]]
        yield wrong
    else:
        yield {**unit, "discard": {"spearheads": 9}}
        yield {**unit, "build": {"cities": [7, 7, 7, 7]}}
        if "buy" in unit:
            yield {**unit, "buy": {**unit["buy"], "food": 16}}


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_that_is_refused_leaves_the_game_as_it_was(name):
    played = Replay(transcript(load(name)))
    session = played.session
    turns = played.transcript.notation.UNITS == "turns"
    for number, field in enumerate(played.transcript.units, 1):
        if field.place == "final" or field.path == ("final",):
            break
        session.read()
        before = session.game.save(), session.game.over, bytes(session.log)
        where = f"^turn {number} \\({played.transcript.names[session.game.current]}\\): " if turns else "^round "
        for wrong in spoiled(field.value, played.transcript.game):
            with pytest.raises(files.TranscriptError, match=where):
                played.play_unit(number, parse(json.dumps(wrong).encode()))
            assert (session.game.save(), session.game.over, bytes(session.log)) == before
        played.play_unit(number, field)
