"""tools/replay.py: what it prints, what it says of wrong files, and that the buttons lead to the same result."""

import copy
import json
import os
import subprocess
import sys
import time

import pytest
from test_games import FOLDER, GAMES, load
from wrong_games import ANYTHING, changed, said_of_a_value_anywhere

from host.device import keystrokes
from host.device.handheld import Handheld
from host.device.picture import pixels_of
from host.paths import PROJECT, TOOLS
from host.pilot.pilot import Recorded
from host.pilot.ways import allot, count, move
from host.recorded.transcript import Replay, Transcript, TranscriptError, parse

import replay
from keys import DOWN, LEFT, RIGHT, UP
from rules.prompts import Allot, Row
from screens.allot import AllotScreen

GAME = {
    "game": "bronze_age",
    "players": ["Ana", "Ben"],
    "options": {"trading": True},
    "start": {
        "current": 0,
        "round": 3,
        "players": [
            {
                "food": 6,
                "goods": {"wood": 4, "stone": 2},
                "city_boxes": [3, 1, 0, 0],
                "monuments": {"obelisk": 9, "step_pyramid": 1},
                "completed": {"obelisk": "first"},
                "developments": ["irrigation"],
                "disasters": 2,
                "ships": 0,
            },
            {"goods": {"pottery": 1}},
        ],
    },
    "turns": [
        {
            "player": 0,
            "dice": ["food", "workers", "choice", "coin"],
            "choice_food": 1,
            "trades": [{"with": 1, "give": {"wood": 1}, "take": {"pottery": 1, "food": 1}}],
            "build": {"cities": [0, 3, 0, 0], "monuments": {}},
            "buy": {"development": "leadership", "goods": ["pottery"]},
        },
        {"dice": ["food", "skull", "good"]},
    ],
}


def played(game):
    replayed = Replay(Transcript(parse(json.dumps(game).encode())))
    replayed.play()
    return replayed.result()


def message(game):
    """What is said of a wrong game: one line."""
    with pytest.raises(TranscriptError) as raised:
        played(game)
    text = str(raised.value)
    assert "\n" not in text and text.isprintable()
    return text


def test_the_game_of_these_tests_is_legal():
    result = played(GAME)
    assert result["players"][0]["developments"] == ["leadership", "irrigation"]
    assert result["players"][0]["goods"] == {"wood": 3, "stone": 2, "pottery": 0, "cloth": 0, "spearheads": 0}
    assert (result["players"][0]["cities"], result["players"][0]["city_boxes"]) == (5, [3, 4, 0, 0])
    assert result["players"][1]["goods"]["wood"] == 2
    assert (result["round"], result["current"], result["over"], result["winners"]) == (4, 0, False, [])


WRONG = [
    # the whole
    ("game", ..., "game: missing"),
    ("game", "chess", 'game: unknown game "chess"'),
    ("game", 1, "game: 1 is not a text"),
    ("players", ..., "players: missing"),
    ("players", "Ana", 'players: "Ana" is not a list'),
    ("players", [], "players: 0 given, 1 to 4 can play"),
    ("players", ["A", "B", "C", "D", "E"], "players: 5 given, 1 to 4 can play"),
    ("players 1", 7, "players: [1]: 7 is not a text"),
    ("players 1", "", "players: [1]: the name is empty"),
    ("players 1", "  ", "players: [1]: the name is empty"),
    ("players 1", "Ana", 'players: [1]: "Ana" is the name of two players'),
    ("players 1", "A\nB", 'players: [1]: "A\\nB" has characters that cannot be shown'),
    ("turns", ..., "turns: missing"),
    ("turns", {}, "turns: {} is not a list"),
    ("colour", "red", 'unknown key "colour"'),
    ("options", [], "options: [] is not an object"),
    ("options trading", 1, "options: trading: 1 is not true or false"),
    ("options speed", True, 'options: unknown option "speed"'),
    # the start
    ("start", 5, "start: 5 is not an object"),
    ("start turn", 5, 'start: unknown key "turn"'),
    ("start current", 2, "start: current: 2 given, at most 1"),
    ("start current", -1, "start: current: -1 given, at least 0"),
    ("start round", 0, "start: round: 0 given, at least 1"),
    ("start players", [{}], "start: players: 1 items, 2 due"),
    ("start players 0", [], "start (Ana): [] is not an object"),
    ("start players 0 gold", 1, 'start (Ana): unknown key "gold"'),
    ("start players 0 food", 16, "start (Ana): food: 16 given, at most 15"),
    ("start players 0 food", 1.5, "start (Ana): food: 1.5 is not a whole number"),
    ("start players 0 food", True, "start (Ana): food: true is not a whole number"),
    ("start players 1 goods wood", 9, "start (Ben): goods: wood: 9 given, at most 8"),
    ("start players 1 goods silk", 1, 'start (Ben): goods: unknown good "silk"'),
    ("start players 0 city_boxes", [3, 5, 0, 0], "start (Ana): city_boxes: [1]: 5 given, at most 4"),
    ("start players 0 city_boxes", [3, 1], "start (Ana): city_boxes: 2 items, 4 due"),
    ("start players 0 monuments obelisk", 10, "start (Ana): monuments: obelisk: 10 given, at most 9"),
    ("start players 0 monuments temple", 1, "start (Ana): monuments: temple: not in play with 2 players"),
    ("start players 0 monuments tower", 1, 'start (Ana): monuments: unknown monument "tower"'),
    ("start players 0 completed obelisk", "second", 'start (Ana): completed: obelisk: unknown claim "second"'),
    (
        "start players 0 completed step_pyramid",
        "first",
        "start (Ana): completed: step_pyramid: 1 of 3 boxes are ticked",
    ),
    (
        "start players 1",
        {"monuments": {"obelisk": 9}, "completed": {"obelisk": "first"}},
        'start: completed: "obelisk" is completed first by two players',
    ),
    (
        "start players 0 developments",
        ["irrigation", "irrigation"],
        'start (Ana): developments: [1]: "irrigation" occurs twice',
    ),
    ("start players 0 developments", ["shipping"], 'start (Ana): developments: [0]: unknown development "shipping"'),
    ("start players 0 disasters", -1, "start (Ana): disasters: -1 given, at least 0"),
    ("start players 0 ships", 1, "start (Ana): ships: 1 given, at most 0"),
    # a turn
    ("turns 0", [], "turn 1 (Ana): [] is not an object"),
    ("turns 0 roll", 1, 'turn 1 (Ana): unknown key "roll"'),
    ("turns 0 player", 1, "turn 1 (Ana): player: 1 given, the turn is that of 0 (Ana)"),
    ("turns 1 player", 0, "turn 2 (Ben): player: 0 given, the turn is that of 1 (Ben)"),
    ("turns 0 player", "Ana", 'turn 1 (Ana): player: "Ana" is not a whole number'),
    ("turns 0 dice", ..., "turn 1 (Ana): dice: missing"),
    ("turns 0 dice", "food", 'turn 1 (Ana): dice: "food" is not a list'),
    ("turns 0 dice 3", ..., "turn 1 (Ana): dice: 3 dice given, 4 due"),
    ("turns 0 dice 4", "food", "turn 1 (Ana): dice: 5 dice given, 4 due"),
    ("turns 0 dice 1", "sword", 'turn 1 (Ana): dice: [1]: unknown face "sword"'),
    ("turns 0 dice 1", 3, "turn 1 (Ana): dice: [1]: 3 is not a text"),
    ("turns 0 choice_food", 2, "turn 1 (Ana): choice_food: 2 used as food, 1 choice dice"),
    ("turns 0 choice_food", -1, "turn 1 (Ana): choice_food: -1 given, at least 0"),
    ("turns 1 choice_food", 1, "turn 2 (Ben): choice_food: 1 used as food, 0 choice dice"),
    ("turns 0 preserve", True, "turn 1 (Ana): preserve: there is nothing to preserve, or no Preservation"),
    ("turns 0 preserve", 1, "turn 1 (Ana): preserve: 1 is not true or false"),
    ("turns 0 spearheads", 1, "turn 1 (Ana): spearheads: 1 given up, none asked for"),
    ("turns 0 engineer", 1, "turn 1 (Ana): engineer: 1 stone sold, but Ana has no Engineering"),
    ("turns 0 swaps", [["wood", "stone"]], "turn 1 (Ana): swaps: [0]: 0 swaps possible"),
    ("turns 0 swaps", [["wood", "wood"]], "turn 1 (Ana): swaps: [0]: wood for wood is no swap"),
    ("turns 0 swaps", ["wood"], 'turn 1 (Ana): swaps: [0]: "wood" is not a list'),
    # trades
    ("turns 0 trades", {}, "turn 1 (Ana): trades: {} is not a list"),
    ("turns 0 trades 0 with", ..., "turn 1 (Ana): trades: [0].with: missing"),
    ("turns 0 trades 0 with", 0, "turn 1 (Ana): trades: [0].with: Ana cannot trade with themselves"),
    ("turns 0 trades 0 with", 2, "turn 1 (Ana): trades: [0].with: 2 given, at most 1"),
    ("turns 0 trades 0 for", 2, 'turn 1 (Ana): trades: [0]: unknown key "for"'),
    ("turns 0 trades 0 give", {"wood": 5}, "turn 1 (Ana): trades: [0].give.wood: 5 given, Ana has 4"),
    ("turns 0 trades 0 take", {"food": 4}, "turn 1 (Ana): trades: [0].take.food: 4 given, Ben has 3"),
    ("turns 0 trades 0 give", {"gold": 1}, 'turn 1 (Ana): trades: [0].give: unknown good "gold"'),
    ("turns 0 trades 1", {"with": 1}, "turn 1 (Ana): trades: [1]: nothing is traded"),
    ("options", {}, "turn 1 (Ana): trades: no trading in this game"),
    (
        "start players 1",
        {"goods": {"wood": 8, "pottery": 1}},
        "turn 1 (Ana): trades: [0].give.wood: 1 given, Ben has room for 0",
    ),
    # build
    ("turns 0 build", 4, "turn 1 (Ana): build: 4 is not an object"),
    ("turns 0 build towers", 4, 'turn 1 (Ana): build: unknown key "towers"'),
    ("turns 0 build cities", [1], "turn 1 (Ana): build: cities: 1 items, 4 due"),
    ("turns 0 build cities", [0, 0, 4, 0], "turn 1 (Ana): build: 4 workers spent, 3 available"),
    ("turns 0 build cities", [1, 0, 0, 0], "turn 1 (Ana): build: cities[0]: 1 box ticked, 0 left"),
    ("turns 0 build cities", [0, 0, -1, 0], "turn 1 (Ana): build: cities[2]: -1 given, at least 0"),
    (
        "turns 0 build monuments",
        {"step_pyramid": 3},
        "turn 1 (Ana): build: monuments.step_pyramid: 3 boxes ticked, 2 left",
    ),
    ("turns 0 build monuments", {"obelisk": 1}, "turn 1 (Ana): build: monuments.obelisk: 1 box ticked, 0 left"),
    ("turns 0 build monuments", {"temple": 1}, "turn 1 (Ana): build: monuments.temple: not in play with 2 players"),
    ("turns 0 build monuments", {"tower": 1}, 'turn 1 (Ana): build: monuments: unknown monument "tower"'),
    ("turns 0 build ships", 1, "turn 1 (Ana): build: ships: 1 ship built, 0 possible"),
    ("turns 1 build", {"cities": [1, 0, 0, 0]}, "turn 2 (Ben): build: 1 worker spent, 0 available"),
    (
        "turns 1 build",
        {"monuments": {"great_pyramid": 1}},
        "turn 2 (Ben): build: monuments.great_pyramid: not in play with 2 players",
    ),
    # buy
    ("turns 0 buy", "leadership", 'turn 1 (Ana): buy: "leadership" is not an object'),
    ("turns 0 buy development", ..., "turn 1 (Ana): buy: development: missing"),
    ("turns 0 buy development", "wheel", 'turn 1 (Ana): buy: development: unknown development "wheel"'),
    ("turns 0 buy development", "irrigation", "turn 1 (Ana): buy: development: Ana has irrigation already"),
    ("turns 0 buy development", "empire", "turn 1 (Ana): buy: empire costs 60, 22 available"),
    ("turns 0 buy price", 10, 'turn 1 (Ana): buy: unknown key "price"'),
    ("turns 0 buy goods", ..., "turn 1 (Ana): buy: 7 paid, leadership costs 10"),
    ("turns 0 buy goods", [], "turn 1 (Ana): buy: 7 paid, leadership costs 10"),
    ("turns 0 buy goods", ["gold"], 'turn 1 (Ana): buy: goods[0]: unknown good "gold"'),
    ("turns 0 buy goods", ["pottery", "pottery"], 'turn 1 (Ana): buy: goods[1]: "pottery" occurs twice'),
    ("turns 0 buy goods", ["pottery", "cloth"], "turn 1 (Ana): buy: goods: no cloth to spend"),
    ("turns 0 buy goods", {"pottery": 1}, 'turn 1 (Ana): buy: goods: {"pottery": 1} is not a list'),
    ("turns 0 buy food", 1, "turn 1 (Ana): buy: food: 1 food sold, but Ana has no Granaries"),
    ("turns 1 buy", {"development": "empire"}, "turn 2 (Ben): buy: empire costs 60, more than Ben can pay"),
    # discard
    ("turns 0 discard", {"wood": 1}, "turn 1 (Ana): discard: 1 goods discarded, none due"),
    ("turns 0 discard", ["wood"], 'turn 1 (Ana): discard: ["wood"] is not an object'),
    ("turns 0 discard", {"food": 1}, 'turn 1 (Ana): discard: unknown good "food"'),
    ("start players 1", {"goods": {"pottery": 6}}, "turn 2 (Ben): discard: missing, 3 goods to discard"),
]


@pytest.mark.parametrize("path, value, expected", WRONG, ids=[f"{path} = {value!r}"[:60] for path, value, _ in WRONG])
def test_a_mistake_is_named_in_one_line(path, value, expected):
    assert message(changed(GAME, path, value)) == expected


@pytest.mark.parametrize(
    "discard, expected",
    [
        ({"wood": 2}, "2 discarded, 3 due"),
        ({"pottery": 4}, "4 discarded, 3 due"),
        ({"cloth": 3}, "cloth: 3 discarded, 0 there"),
    ],
)
def test_a_discard_must_be_what_is_due(discard, expected):
    game = changed(GAME, "start players 1", {"goods": {"pottery": 6}})
    game["turns"][1]["discard"] = discard
    assert message(game) == "turn 2 (Ben): discard: " + expected
    game["turns"][1]["discard"] = {"pottery": 3}
    played(game)


def test_granaries_and_engineering_are_held_to_what_is_there():
    game = changed(GAME, "start players 0 developments", ["granaries", "engineering"])
    game["turns"][0]["engineer"] = 3
    assert message(game) == "turn 1 (Ana): engineer: 3 stone sold, 2 there"
    game["turns"][0]["engineer"] = 2
    game["turns"][0]["buy"] = {"development": "leadership", "food": 12}
    assert message(game) == "turn 1 (Ana): buy: food: 12 food sold, 8 there"
    game["turns"][0]["buy"]["food"] = 1
    assert played(game)["players"][0]["food"] == 7


def test_what_is_not_done_may_be_said():
    game = copy.deepcopy(GAME)
    nothing = {
        "choice_food": 0,
        "engineer": 0,
        "trades": [],
        "build": {"cities": [0, 0, 0, 0], "monuments": {}, "ships": 0},
    }
    game["turns"][1].update(nothing, preserve=False, spearheads=0, swaps=[], discard={})
    # The Temple is not in play with two players: nothing can be built there, and nothing is.
    game["start"]["players"][0]["monuments"]["temple"] = 0
    assert played(game) == played(GAME)


def test_turns_after_the_game_is_over_are_a_mistake():
    game = load("two_1")
    game["turns"].append(game["turns"][0])
    assert message(game) == f"turn {len(game['turns'])} (Ana): turns: the game is over"


def test_a_key_that_occurs_twice_is_a_mistake():
    text = json.dumps(GAME).replace('"player": 0,', '"player": 0, "player": 0,')
    with pytest.raises(TranscriptError, match=r'^turn 1 \(Ana\): key "player" occurs twice$'):
        Replay(Transcript(parse(text.encode()))).play()


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"[1, 2",
        b"\xff\xfe\x00",
        b"\x00" * 100,
        b'{"game": NaN}',
        b'{"game": -Infinity}',
        b'{"game": ' + b"9" * 5000 + b"}",
        b'{"a": 1} {"b": 2}',
        b"[" * 100000,
        b'{"a":' * 100000,
        b"9" * 5000,
        b"null",
        b"[]",
        b'"bronze_age"',
        b"// a comment\n{}",
    ],
)
def test_what_is_no_recorded_game_is_said_in_one_line(raw):
    with pytest.raises(TranscriptError) as raised:
        Transcript(parse(raw))
    assert str(raised.value) and "\n" not in str(raised.value) and len(str(raised.value)) < 200


@pytest.mark.parametrize("value", ANYTHING)
def test_any_value_anywhere_is_taken_or_named(value):
    """Put the value in the place of each value of the game: the result is a result, or one line."""
    for way, said in said_of_a_value_anywhere(GAME, value):
        if said and way[0] == "turns" and len(way) > 1:
            assert said.startswith(f"turn {way[1] + 1} ({'Ana' if way[1] == 0 else 'Ben'}): ") or way[1] == 0


def test_the_2024_edition_is_an_option():
    game = changed(GAME, "options edition_2024", True)
    game["start"]["players"][0]["developments"] = ["architecture", "medicine"]
    assert played(game)["players"][0]["score"]["bonus"] == 2


def test_names_may_be_longer_than_those_of_the_device():
    game = copy.deepcopy(GAME)
    game["players"] = ["Alexandra the Great", "Alexandra the Small"]
    assert [player["name"] for player in played(game)["players"]] == game["players"]
    assert Recorded(Transcript(parse(json.dumps(game).encode()))).play()["players"][1]["name"] == "Alexandra the Small"


# -- the command


def run(*arguments, cwd=PROJECT):
    command = [sys.executable, str(TOOLS / "replay.py"), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=cwd, timeout=600)
    return done.returncode, done.stdout, done.stderr


def game_file(name):
    return os.path.join(FOLDER, name + ".json")


def test_several_files_give_one_result_a_line_in_order(tmp_path):
    names = ["two_1", "solo_1", "four_1"]
    status, out, err = run("--json", *map(game_file, names), cwd=tmp_path)
    assert (status, err) == (0, "")
    assert [json.loads(line) for line in out.splitlines()] == [load(name + ".result") for name in names]


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a disk that is always full")
def test_a_full_disk_is_said_in_one_line():
    with open("/dev/full", "w", encoding="utf-8") as full:
        command = [sys.executable, str(TOOLS / "replay.py"), game_file("solo_1")]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=100)
    assert (done.returncode, done.stderr) == (1, "cannot write: No space left on device\n")


def test_without_json_the_final_sheet_is_printed():
    status, out, err = run(game_file("two_2"))
    result = load("two_2.result")
    assert (status, err) == (0, "")
    lines = {line[:26].strip(): line[26:].split() for line in out.splitlines()}
    for player, sheet in enumerate(result["players"]):
        assert sheet["name"] in out.splitlines()[2]
        assert lines["Developments"][player] == str(sheet["score"]["developments"])
        assert lines["Monuments"][player] == str(sheet["score"]["monuments"])
        assert lines["Subtotal"][player] == str(sheet["score"]["subtotal"])
        assert lines["Disasters"][player] == str(-sheet["score"]["disasters"])
        assert lines["TOTAL"][player] == str(sheet["score"]["total"])
    assert "share the victory" in out


def test_a_wrong_file_ends_with_status_2_and_one_line(tmp_path):
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(changed(GAME, "turns 0 build cities", [0, 0, 4, 0])))
    status, out, err = run("--json", path)
    assert (status, out) == (2, "")
    assert err == "turn 1 (Ana): build: 4 workers spent, 3 available\n"
    status, out, err = run("--json", game_file("two_1"), path)
    assert status == 2 and len(out.splitlines()) == 1
    assert err == f"{path}: turn 1 (Ana): build: 4 workers spent, 3 available\n"


def test_a_file_that_cannot_be_read_ends_with_status_2_and_one_line(tmp_path):
    for path in (
        tmp_path / "missing.json",
        tmp_path,
        sys.executable,
        "a\0b" if os.name == "x" else tmp_path / "no\nsuch",
    ):
        status, out, err = run(path)
        assert (status, out) == (2, "") and err.count("\n") == 1 and "Traceback" not in err


def test_names_are_printed_whatever_the_terminal_can_show(tmp_path):
    path = tmp_path / "names.json"
    path.write_text(json.dumps({"game": "bronze_age", "players": ["Zoë", "李"], "turns": []}))
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    command = [sys.executable, str(TOOLS / "replay.py"), str(path)]
    done = subprocess.run(command, capture_output=True, env=environment, timeout=600)
    assert done.returncode == 0 and "Zoë" in done.stdout.decode()


def test_keys_and_screen_are_printed_and_saved(tmp_path):
    screen = tmp_path / "last.png"
    status, out, err = run("--buttons", "--keys", "--json", "--screen", screen, game_file("two_2"))
    assert (status, err) == (0, "")
    *keys, result = out.splitlines()
    assert {key.removeprefix("hold:").partition(":")[0] for key in keys} <= {
        "up",
        "down",
        "left",
        "right",
        "a",
        "b",
        "menu",
    }
    assert json.loads(result)["presses"] == len(keys)
    assert screen.read_bytes().startswith(b"\x89PNG")
    assert run("--keys", game_file("two_2"))[0] == 2


def test_from_power_on_begins_with_a_device_never_used(tmp_path):
    frames = tmp_path / "frames.txt"
    status, out, err = run(
        "--buttons", "--from-power-on", "--keys", "--json", "--frames", frames, game_file("late_two_1")
    )
    assert (status, err) == (0, "")
    *keys, result = out.splitlines()
    turns = json.loads(run("--buttons", "--json", game_file("late_two_1"))[1])
    assert json.loads(result) == turns  # the presses of the setting up are not counted
    assert len(keys) > turns["presses"] + 10
    lines = [line.split(" ") for line in frames.read_text().splitlines()]
    assert [key for key, _ in lines] == keys
    assert all(len(picture) == 2048 and set(picture) <= set("0123456789abcdef") for _, picture in lines)
    # The same keys on a device of its own, whose display is a model of the chip.
    device = Handheld()
    for key, picture in lines:
        device.press(*keystrokes.parse(key)[0])
        assert device.pixels() == pixels_of(bytes.fromhex(picture))
    assert device.app.session.game.over


@pytest.mark.parametrize(
    "wrong, text",
    [
        ({"players": ["Ana", "李"]}, 'players: [1]: keys can\'t type "\\u674e"'),
        ({"players": ["Ana", "A/B"]}, 'players: [1]: keys can\'t type "A/B"'),
        ({"players": ["ana", "Ben"]}, 'players: [0]: keys can\'t type "ana"'),
        ({"start": {}}, "start: a device never used has no game to begin in the middle of"),
    ],
)
def test_what_keys_cannot_set_up_is_refused_with_one_line(tmp_path, wrong, text):
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps({**load("two_1"), **wrong}))
    assert run("--buttons", "--from-power-on", path) == (2, "", text + "\n")
    assert run("--buttons", path)[0] == 0


def test_it_needs_nothing_but_python():
    """Without site-packages, and from anywhere."""
    command = [
        sys.executable,
        "-I",
        "-S",
        str(TOOLS / "replay.py"),
        "--buttons",
        "--json",
        game_file("solo_1"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode in (0, 1)
    if done.returncode:  # -I also leaves out the script's own folder
        command[1:3] = ["-S"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr


# -- by buttons


@pytest.mark.parametrize("name", GAMES)
def test_the_buttons_lead_to_the_same_result(name):
    transcript = Transcript(parse(json.dumps(load(name)).encode()))
    hand = Recorded(transcript)
    result = hand.play()
    assert result.pop("presses") == len(hand.pressed) > len(transcript.units)
    assert {**result, "presses": None} == load(name + ".result")


def test_the_game_of_these_tests_by_buttons():
    transcript = Transcript(parse(json.dumps(GAME).encode()))
    assert {**Recorded(transcript).play(), "presses": None} == played(GAME)


def test_the_shortest_ways():
    assert move(0, 3, 10) == [DOWN] * 3 and move(0, 8, 10) == [UP] * 2 and move(4, 4, 10) == []
    assert count(0, 3, 16) == [RIGHT] * 3 and count(0, 14, 16) == [LEFT] * 2
    rows = [Row("a", room=3), Row("b", room=9), Row("c", room=5)]
    prompt = Allot("build", 0, rows, 0, 6, lambda: prompt.encode([3, 3, 0]))
    assert allot(AllotScreen(prompt), [3, 3, 0]) == []
    for goal in ([0, 3, 3], [0, 6, 0], [3, 0, 0], [1, 0, 5], [2, 2, 2], [0, 0, 0]):
        screen = AllotScreen(prompt)
        keys = allot(screen, goal)
        assert list(screen.amounts) == [3, 3, 0], "the way is tried on copies"
        for key in keys:
            screen.press(key, False)
        assert list(screen.amounts) == goal and len(keys) <= 9


def test_a_worker_on_each_of_six_monuments_is_found_by_buttons_within_a_second():
    monuments = ["step_pyramid", "stone_circle", "temple", "obelisk", "hanging_gardens", "great_wall"]
    game = {
        "game": "bronze_age",
        "players": ["Ana", "Ben", "Cleo", "Dan"],
        "start": {"players": [{"city_boxes": [3, 4, 5, 6], "developments": ["masonry"]}, {}, {}, {}]},
        "turns": [
            {
                "dice": ["workers", "workers", "food", "food", "food", "food", "food"],
                "build": {"monuments": dict.fromkeys([*monuments, "great_pyramid"], 1)},
            }
        ],
    }
    game["turns"][0]["build"]["monuments"]["great_pyramid"] = 2
    transcript = Transcript(parse(json.dumps(game).encode()))
    hand = Recorded(transcript)
    started = time.process_time()
    result = hand.play()
    assert time.process_time() - started < 1
    assert {**result, "presses": None} == played(game)
    # Two dice presses a row at most: to the row, and on it.
    assert result["presses"] <= 7 + 2 * 7 + 7


def test_usage_mistakes_end_with_status_2():
    with pytest.raises(SystemExit) as stopped:
        replay.main([])
    assert stopped.value.code == 2
