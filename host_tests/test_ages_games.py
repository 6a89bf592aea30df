"""The recorded games of Through the Ages: their results, worked out twice; the rules they use; what is refused."""

import copy
import json

import pytest
import referee_ages
from ages_used import EVERY_RULE, ONLY_2006, ONLY_2015, TOGETHER, rules_used
from wrong_games import ANYTHING, said_of_a_value_anywhere

from host.paths import GAMES as FOLDER
from host.recorded.transcript import Replay, Transcript, TranscriptError, parse

GAMES = sorted(path.stem for path in FOLDER.glob("ages_*.json") if not path.stem.endswith(".result"))
NAMES = {1: "solo", 2: "two", 3: "three", 4: "four"}


def load(name):
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def played(record):
    replay = Replay(Transcript(parse(json.dumps(record).encode())))
    replay.play()
    return json.loads(json.dumps(replay.result()))


def refused(record, **changes):
    """The message with which a game is refused, that is this one but for some keys."""
    with pytest.raises(TranscriptError) as error:
        played({**record, **changes})
    assert "\n" not in str(error.value)
    return str(error.value)


@pytest.mark.parametrize("name", GAMES)
def test_the_referee_comes_to_the_recorded_result(name):
    assert referee_ages.judge(load(name)) == load(name + ".result") == played(load(name))


def test_there_is_a_complete_game_for_each_number_of_players_in_each_edition():
    for edition in ("2006", "2015"):
        for count in (1, 2, 3, 4):
            record = load(f"ages_{edition}_{NAMES[count]}")
            assert (len(record["players"]), record["options"]["edition"]) == (count, edition)
            assert "start" not in record and record["final"] is not None
            assert load(f"ages_{edition}_{NAMES[count]}.result")["over"]


def test_between_them_the_games_use_every_rule():
    used = {name: rules_used(load(name)) for name in GAMES}
    assert set().union(*used.values()) == {*EVERY_RULE, *TOGETHER, *ONLY_2006, *ONLY_2015, "a tie"}
    for edition, only in (("2006", ONLY_2006), ("2015", ONLY_2015)):
        of_edition = set().union(*(used[name] for name in GAMES if edition in name))
        assert set(only) <= of_edition
        assert {"uprising", "hunger", "corruption paid in part", "an empty blue bank", *TOGETHER} <= of_edition


def test_a_tie_is_shared():
    result = played(load("ages_2006_three_tie"))
    assert result["winners"] == [0, 2]
    assert result["players"][0]["culture"] == result["players"][2]["culture"]


# -- what the format says

TWO = {"game": "through_the_ages", "players": ["Ana", "Ben"]}
MIDDLE = {
    **TWO,
    "start": {
        "current": 0,
        "round": 4,
        "age": "I",
        "players": [
            {
                "yellow_bank": 14, "blue_bank": 10, "unused": 2, "farms": [2, 1, 0, 0], "mines": [2, 0, 1, 0],
                "elsewhere": 3, "food": [4, 0, 0, 0], "resources": [3, 0, 1, 0], "wonder": 0, "science": 5,
                "science_rating": 3, "culture": 12, "culture_rating": 2, "strength": 4, "happy": 1, "civil_actions": 4,
                "military_actions": 2,
            },
            {},
        ],
    },
    "turns": [
        {
            "player": 0,
            "changes": [
                ["population", 1], ["mine_I", 1], ["resources", -5], ["science", -4], ["strength", 2], ["wonder", 1],
                ["culture", -2, 1],
            ],
            "military_left": 1,
            "age_ends": False,
        }
    ],
}  # fmt: skip


def turns(*given, **start):
    """The game in its middle with other turns, and other things in its start."""
    record = {**MIDDLE, "turns": list(given)}
    record["start"] = {**MIDDLE["start"], **start}
    return record


def test_the_example_of_the_description():
    assert referee_ages.judge(MIDDLE) == played(MIDDLE)
    ana, ben = played(MIDDLE)["players"]
    assert ana["last"] == {
        "uprising": False,
        "science": 3,
        "culture": 2,
        "food": 4,
        "consumption": 1,
        "starved": 0,
        "resources": 7,
        "corruption": 0,
        "draw": 1,
    }
    assert (ana["unused"], ana["yellow_bank"], ana["mines"], ana["wonder"]) == (2, 13, [2, 1, 1, 0], 1)
    assert (ben["culture"], ben["last"]) == (0, None)


def test_a_new_game_has_the_starting_values_of_its_edition():
    for edition, blue in (("2006", 18), ("2015", 16)):
        result = played({**TWO, "options": {"edition": edition}, "turns": []})
        assert {**result, "players": None} == {
            "over": False, "round": 1, "age": "A", "current": 0, "last_round": None, "winners": [], "players": None,
            "presses": None,
        }  # fmt: skip
        assert result["players"][1] == {
            "name": "Ben", "yellow_bank": 18, "blue_bank": blue, "unused": 1, "farms": [2, 0, 0, 0],
            "mines": [2, 0, 0, 0], "elsewhere": 2, "food": [0] * 4, "resources": [0] * 4, "wonder": 0, "science": 0,
            "science_rating": 1, "culture": 0, "culture_rating": 0, "strength": 1, "happy": 0, "civil_actions": 4,
            "military_actions": 2, "last": None,
        }  # fmt: skip


def test_the_edition_is_2006_where_the_file_does_not_say():
    assert played({**TWO, "turns": [{}, {}]}) == played({**TWO, "options": {"edition": "2006"}, "turns": [{}, {}]})


def test_a_track_stops_at_0_and_at_its_cap_without_an_error():
    changes = [["science", 50], ["strength", 99], ["happy", 9], ["culture", -99], ["military_actions", -5]]
    ana = played(turns({"changes": changes}))["players"][0]
    assert (ana["science"], ana["strength"], ana["happy"], ana["culture"]) == (40, 60, 8, 2)
    assert (ana["military_actions"], ana["last"]["draw"]) == (0, 0)


def test_a_change_of_0_is_allowed_also_in_round_1():
    assert played({**TWO, "turns": [{"changes": [["population", 0], ["culture", 0, 1]]}]})["current"] == 1


def test_military_actions_may_be_left_where_no_cards_are_drawn():
    assert played({**TWO, "turns": [{"military_left": 2}]})["players"][0]["last"]["draw"] == 0


def test_age_a_ends_by_itself():
    assert played({**TWO, "turns": [{}, {}]})["age"] == "I"
    assert played(turns({}, age="A"))["age"] == "I"


def test_after_the_end_the_current_player_is_the_first_and_the_round_stays():
    last = turns({}, {}, age="IV", last_round=4)
    result = played({**last, "final": [["culture", 5, 0], ["culture", -3, 1]]})
    assert (result["over"], result["round"], result["current"], result["age"]) == (True, 4, 0, "IV")
    assert [player["culture"] for player in result["players"]] == [19, 0]
    assert played(last)["over"]


# -- what is refused, in one line that names turn, player and field


@pytest.mark.parametrize(
    "change, message",
    [
        (["population", 3], "[0].population: 3 more, food 4 is enough for 1"),
        (["population", 15], "[0].population: 15 more, 14 in the yellow bank"),
        (["population", -3], "[0].population: 3 taken, Ana has 2"),
        (["free_population", 15], "[0].free_population: 15 more, 14 in the yellow bank"),
        (["farm_A", -3], "[0].farm_A: 3 taken, Ana has 2"),
        (["farm_III", 3], "[0].farm_III: 3 more, 2 unused"),
        (["mine_II", -2], "[0].mine_II: 2 taken, Ana has 1"),
        (["elsewhere", 3], "[0].elsewhere: 3 more, 2 unused"),
        (["elsewhere", -4], "[0].elsewhere: 4 taken, Ana has 3"),
        (["food", -5], "[0].food: 5 taken, Ana has 4"),
        (["food", 11], "[0].food: 11 more, 10 in the blue bank"),
        (["resources", -7], "[0].resources: 7 taken, Ana has 6"),
        (["resources", 11], "[0].resources: 11 more, 10 in the blue bank"),
        (["wonder", -1], "[0].wonder: 1 taken, Ana has 0"),
        (["wonder", 11], "[0].wonder: 11 more, 10 in the blue bank"),
        (["yellow_bank", -15], "[0].yellow_bank: 15 taken, Ana has 14"),
        (["blue_bank", -11], "[0].blue_bank: 11 taken, Ana has 10"),
        (["blue_bank", 900], "[0].blue_bank: 900 more, 81 possible"),
        (["food", -1, 1], "[0].food: 1 taken, Ben has 0"),
        (["gold", 1], '[0][0]: unknown field "gold"'),
        (["food"], '[0]: ["food"] has 1 items, 2 or 3 due'),
        (["food", 1, 0, 0], '[0]: ["food", 1, 0, 0] has 4 items, 2 or 3 due'),
        (["food", "1"], '[0][1]: "1" is not a whole number'),
        (["food", 1.5], "[0][1]: 1.5 is not a whole number"),
        (["food", True], "[0][1]: true is not a whole number"),
        (["food", 1, 2], "[0][2]: 2 given, at most 1"),
        (["food", 1, -1], "[0][2]: -1 given, at least 0"),
        ("food", '[0]: "food" is not a list'),
    ],
)
def test_an_illegal_change_names_turn_player_and_field(change, message):
    assert refused(turns({"changes": [change]})) == f"turn 1 (Ana): changes: {message}"


def test_an_illegal_change_among_legal_ones_is_numbered_and_the_turn_leaves_nothing_behind():
    record = turns({"changes": [["population", 1], ["mine_I", 1], ["food", -5]]})
    replay = Replay(Transcript(parse(json.dumps(record).encode())))
    before = copy.deepcopy(replay.result())
    with pytest.raises(TranscriptError, match=r"^turn 1 \(Ana\): changes: \[2\]\.food: 5 taken, Ana has 1$"):
        replay.play()
    assert replay.result() == before


@pytest.mark.parametrize("name", ["culture", "population", "science", "yellow_bank"])
def test_in_round_1_any_change_is_refused(name):
    first = {**TWO, "turns": [{}, {"changes": [[name, 1]]}]}
    assert refused(first) == f"turn 2 (Ben): changes: [0].{name}: no changes in round 1, where cards are only taken"


@pytest.mark.parametrize(
    "turn, message",
    [
        ({"player": 1}, "player: 1 given, the turn is that of 0 (Ana)"),
        ({"player": "Ana"}, 'player: "Ana" is not a whole number'),
        ({"military_left": 3}, "military_left: 3 given, 2 there"),
        ({"military_left": -1}, "military_left: -1 given, at least 0"),
        ({"military_left": 3, "changes": [["military_actions", -1]]}, "military_left: 3 given, 1 there"),
        ({"age_ends": 1}, "age_ends: 1 is not true or false"),
        ({"changes": {}}, "changes: {} is not a list"),
        ({"dice": []}, 'unknown key "dice"'),
    ],
)
def test_an_illegal_turn_names_turn_player_and_field(turn, message):
    assert refused(turns(turn)) == f"turn 1 (Ana): {message}"


@pytest.mark.parametrize(
    "start, message",
    [
        ({"round": 1, "age": "A"}, "no card is dealt in round 1"),
        ({"round": 2, "age": "A"}, "age A has just ended by itself"),
        ({"round": 9, "age": "IV", "last_round": 9}, "age IV does not end"),
    ],
)
def test_no_age_ends_where_none_can(start, message):
    assert refused(turns({"age_ends": True}, **start)) == f"turn 1 (Ana): age_ends: {message}"


@pytest.mark.parametrize(
    "start, message",
    [
        ({"age": "IV"}, "start: last_round: missing, needed in age IV"),
        ({"age": "IV", "last_round": None}, "start: last_round: missing, needed in age IV"),
        ({"age": "IV", "last_round": 3}, "start: last_round: 3 given, at least 4"),
        ({"age": "IV", "last_round": 6}, "start: last_round: 6 given, at most 5"),
        ({"last_round": 6}, "start: last_round: 6 given, only known in age IV"),
        ({"age": "V"}, 'start: age: unknown age "V"'),
        ({"round": 0}, "start: round: 0 given, at least 1"),
        ({"current": 2}, "start: current: 2 given, at most 1"),
        ({"players": [{}]}, "start: players: 1 items, 2 due"),
        ({"players": [{}, {"happy": 9}]}, "start (Ben): happy: 9 given, at most 8"),
        ({"players": [{}, {"science": 41}]}, "start (Ben): science: 41 given, at most 40"),
        ({"players": [{}, {"strength": 61}]}, "start (Ben): strength: 61 given, at most 60"),
        ({"players": [{}, {"farms": [1, 2, 3]}]}, "start (Ben): farms: 3 items, 4 due"),
        ({"players": [{}, {"food": [0, 0, 0, -1]}]}, "start (Ben): food: [3]: -1 given, at least 0"),
        ({"players": [{}, {"yellow_bank": 99}]}, "start (Ben): yellow_bank: 106 yellow tokens given, at most 99"),
        ({"players": [{}, {"resources": [90, 0, 0, 0]}]}, "start (Ben): blue_bank: 108 blue tokens given, at most 99"),
        ({"players": [{}, {"workers": 1}]}, 'start (Ben): unknown key "workers"'),
    ],
)
def test_a_wrong_start_names_player_and_field(start, message):
    assert refused(turns({}, **start)) == message


def test_an_unknown_edition_is_refused():
    assert refused(TWO, turns=[], options={"edition": "2020"}) == 'options: edition: unknown edition "2020"'
    assert refused(TWO, turns=[], options={"edition": 2006}) == "options: edition: 2006 is not a text"


LAST = turns({}, {}, age="IV", last_round=4)


@pytest.mark.parametrize(
    "final, message",
    [
        ([["culture", 5]], 'final: [0]: ["culture", 5] has 2 items, 3 due'),
        ([["culture", 5, 2]], "final: [0]: [2]: 2 given, at most 1"),
        ([["culture", 5, 0], ["food", -9, 1]], "final (Ben): [1]: food: 9 taken, Ben has 2"),
        ({}, "final: {} is not a list"),
    ],
)
def test_illegal_last_events_name_player_and_field(final, message):
    assert refused({**LAST, "final": final}) == message


def test_last_events_are_given_only_where_the_game_is_over():
    assert refused({**turns({}), "final": [["culture", 5, 0]]}) == "final: given, but the game is not over"
    assert refused({**turns({}, {}, age="IV", last_round=5), "final": []}) == "final: given, but the game is not over"


def test_a_turn_behind_the_last_one_is_refused():
    assert refused({**LAST, "turns": [{}, {}, {}]}) == "turn 3 (Ana): turns: the game is over"
    assert refused({**LAST, "turns": [{}, {}, {}], "final": []}) == "turn 3 (Ben): turns: the last turn has been played"


@pytest.mark.parametrize("value", ANYTHING)
def test_any_value_anywhere_is_taken_or_named(value):
    for way, said in said_of_a_value_anywhere(MIDDLE, value):
        if said and way[0] == "turns" and len(way) > 1:
            assert said.startswith("turn 1 (Ana): ")
