"""The command, and the result of a file: each wrong one gives one line, which names the fault and its place.

`files/` has a game of each kind (NAME.json), and what comes of it when something in it is changed (NAME.txt), by line:

    path = value & path = value | the one line that is said of it
    path = value => path in the result = value

A path is keys and numbers with spaces between them; `gone` takes the value away; `=> the same`: as without the change.
"""

import copy
import json
import os
import subprocess
import sys

import pytest
import referees

from host.device import keystrokes
from host.device.handheld import Handheld
from host.device.picture import pixels_of
from host.paths import GAMES, PROJECT, TESTS, TOOLS
from host.pilot.pilot import Recorded
from host.recorded.transcript import Replay, Transcript, TranscriptError, parse

import replay

FILES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted((TESTS / "files").glob("*.json"))}
TABLE = [(name, line) for name in FILES for line in (TESTS / "files" / f"{name}.txt").read_text("utf-8").splitlines()]
# Values that may replace any value of a file by mistake.
ANYTHING = (
    *(None, True, -1, 10**30, 1.0, float("nan"), [], [[]], {}, {"": None}),
    *("x" * 5000, "a\nb", "\n", "\ud800", "\u202e", "é"),
)


def way_of(path):
    return [int(part) if part.isdigit() else part for part in path.split()]


def changed(game, way, *value):
    """A game with the value at a way (keys and numbers) changed, or taken away."""
    game = copy.deepcopy(game)
    *way, last = way
    at = at_way(game, way)
    if not value:
        del at[last]
    elif isinstance(at, list) and last == len(at):
        at.append(*value)
    else:
        at[last] = value[0]
    return game


def at_way(value, way):
    """Return the values on a path through JSON."""
    for part in way:
        value = value[part]
    return value


def transcript(record):
    return Transcript(parse(json.dumps(record).encode()))


def played(record):
    """The result of a game, as JSON has it."""
    replayed = Replay(transcript(record))
    replayed.play()
    return json.loads(json.dumps(replayed.result()))


def said_of(record):
    """Return the one line about a wrong game."""
    with pytest.raises(TranscriptError) as raised:
        played(record)
    said = str(raised.value)
    assert said.isprintable() and len(said) < 200
    return said


@pytest.mark.parametrize("name, line", TABLE, ids=[f"{name}: {line}"[:100] for name, line in TABLE])
def test_what_comes_of_a_file(name, line):
    changes, sign, comes = line.partition(" | ") if " | " in line else (" " + line).partition(" => ")
    record = FILES[name]
    for change in filter(None, changes.strip().split(" & ")):
        path, _, value = change.partition(" = ")
        record = changed(record, way_of(path), *([] if value == "gone" else [json.loads(value)]))
    if sign == " | ":
        assert said_of(record) == comes
    elif comes == "the same":
        assert record != FILES[name] and played(record) == played(FILES[name])
    else:
        path, _, value = comes.partition(" = ")
        assert at_way(played(record), way_of(path)) == json.loads(value)


@pytest.mark.parametrize("name", FILES)
def test_the_files_that_are_changed_are_legal_and_the_buttons_and_the_referee_agree(name):
    result = played(FILES[name])
    assert result == referees.judge(FILES[name])
    assert {**Recorded(transcript(FILES[name])).play(), "presses": None} == result


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("value", ANYTHING)
def test_any_value_anywhere_is_taken_or_named(name, value):
    """Replace each value of the game by this one: a result comes, or one line."""

    def ways(at, way=()):
        for key, below in at.items() if isinstance(at, dict) else enumerate(at) if isinstance(at, list) else ():
            yield way + (key,)
            yield from ways(below, way + (key,))

    record = FILES[name]
    for way in ways(record):
        try:
            played(changed(record, way, value))
        except TranscriptError as error:
            said = str(error)
            assert said.isprintable() and len(said) < 200, way
            if way[0] == "start" and len(way) > 3:
                assert said.startswith((f"start ({record['players'][way[2]]}): ", "start: ", "turn ", "round ")), way
            if way[0] in ("turns", "rounds") and len(way) > 1:
                assert said.startswith(("turn ", "round ")), way


def test_a_key_that_occurs_twice_is_a_mistake():
    text = json.dumps(FILES["bronze_age"]).replace('"player": 0,', '"player": 0, "player": 0,')
    with pytest.raises(TranscriptError, match=r'^turn 1 \(Ana\): key "player" occurs twice$'):
        Replay(Transcript(parse(text.encode()))).play()


@pytest.mark.parametrize(
    "raw",
    [
        *(b"", b"{", b"[1, 2", b"\xff\xfe\x00", b"\x00" * 100, b'{"game": NaN}', b'{"game": -Infinity}', b"null"),
        *(b'{"game": ' + b"9" * 5000 + b"}", b'{"a": 1} {"b": 2}', b"[" * 100000, b'{"a":' * 100000, b"9" * 5000),
        *(b"[]", b'"bronze_age"', b"// a comment\n{}"),
    ],
)
def test_what_is_no_recorded_game_is_said_in_one_line(raw):
    with pytest.raises(TranscriptError) as raised:
        Transcript(parse(raw))
    assert str(raised.value) and "\n" not in str(raised.value) and len(str(raised.value)) < 200


def load(name):
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


def run(*arguments, cwd=PROJECT):
    command = [sys.executable, str(TOOLS / "replay.py"), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=cwd, timeout=600)
    return done.returncode, done.stdout, done.stderr


def game_file(name):
    return GAMES / f"{name}.json"


def test_several_files_give_one_result_a_line_in_order(tmp_path):
    names = ["two_1", "solo_1", "four_1"]
    status, out, err = run("--json", *map(game_file, names), cwd=tmp_path)
    assert (status, err) == (0, "")
    assert [json.loads(line) for line in out.splitlines()] == [load(name + ".result") for name in names]


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full: only Linux has one")
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
        for label in ("Developments", "Monuments", "Subtotal", "Disasters", "TOTAL"):
            sign = -1 if label == "Disasters" else 1
            assert lines[label][player] == str(sign * sheet["score"][label.lower()])
    assert "share the victory" in out


def test_the_sheet_of_a_town_shows_points_and_maps(capsys):
    assert replay.main([str(game_file("town_two_7x7"))]) == 0
    told = capsys.readouterr().out
    one, other = load("town_two_7x7.result")["players"]
    assert f"{one['score']['total']}" in told.split("TOTAL")[1].split() and other["terrain"][0] in told


def test_a_wrong_file_ends_with_status_2_and_one_line(tmp_path):
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(changed(FILES["bronze_age"], way_of("turns 0 build cities"), [0, 0, 4, 0])))
    status, out, err = run("--json", path)
    assert (status, out) == (2, "")
    assert err == "turn 1 (Ana): build: 4 workers spent, 3 available\n"
    status, out, err = run("--json", game_file("two_1"), path)
    assert status == 2 and len(out.splitlines()) == 1
    assert err == f"{path}: turn 1 (Ana): build: 4 workers spent, 3 available\n"


def test_a_file_that_cannot_be_read_ends_with_status_2_and_one_line(tmp_path):
    for path in (tmp_path / "missing.json", tmp_path, sys.executable, tmp_path / "no\nsuch"):
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
    assert {key.removeprefix("hold:").partition(":")[0] for key in keys} <= {*keystrokes.NAMES}
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
    command = [sys.executable, "-S", str(TOOLS / "replay.py"), "--buttons", "--json", game_file("solo_1")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr


def test_usage_mistakes_end_with_status_2():
    assert run()[0] == 2
