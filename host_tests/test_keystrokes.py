"""Keys as text: one way to write them, read and written by all tools."""

import subprocess
import sys

import pytest

from host.device import keystrokes
from host.device.handheld import Handheld
from host.device.picture import braille, half_blocks
from host.paths import TOOLS


def test_a_name_is_a_press_and_hold_before_it_one_that_is_held():
    assert keystrokes.parse("up down left right a b menu") == [(key, 0) for key in range(7)]
    assert keystrokes.parse(" a\nhold:menu ") == [(4, 0), (6, keystrokes.HELD)]
    assert keystrokes.parse("") == []
    # A number after a key says how often, one after a colon for how many milliseconds.
    assert keystrokes.parse("down 3 hold:right 2") == [(1, 0)] * 3 + [(3, keystrokes.HELD)] * 2
    assert keystrokes.parse("hold:right:1240 2") == [(3, 1240)] * 2
    assert [keystrokes.name(3, ms) for ms in (1240, keystrokes.HELD)] == ["hold:right:1240", "hold:right"]


WRONG = ["x", "A", "hold", "3 a", "a 0", "a -1", "a:900"]
WRONG += ["hold:" + rest for rest in ("", " a", "a:", "a:x", "a:0", "hold:a")]


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_key_is_named(text):
    with pytest.raises(ValueError, match="^no such key: "):
        keystrokes.parse(text)


def test_what_is_written_is_read_again():
    presses = keystrokes.parse("a hold:menu up b hold:left")
    assert keystrokes.parse(" ".join(keystrokes.name(*press) for press in presses)) == presses


def simulator(*arguments):
    command = [sys.executable, str(TOOLS / "simulator.py"), *map(str, arguments)]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8")


@pytest.mark.parametrize("columns, draw", [("", half_blocks), ("128", half_blocks), ("127", braille)])
def test_the_simulator_presses_keys_and_prints_what_fits_the_terminal(tmp_path, monkeypatch, columns, draw):
    monkeypatch.setenv("COLUMNS", columns)
    device = Handheld()
    for key, ms in keystrokes.parse("a down 2"):
        device.press(key, ms)
    done = simulator("--keys", "a down 2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == draw(device.pixels())
    screen = tmp_path / "x.png"
    device.save_png(tmp_path / "same.png")
    assert simulator("--keys", "a down 2", "--screen", screen).returncode == 0
    assert screen.read_bytes() == (tmp_path / "same.png").read_bytes()


def test_the_simulator_goes_on_with_what_is_in_a_folder_and_never_touches_another(tmp_path):
    first = simulator("--keys", "a", "--save", tmp_path)
    assert simulator("--keys", "", "--save", tmp_path).stdout == first.stdout != simulator("--keys", "").stdout


@pytest.mark.parametrize("arguments", [("--keys", "a x"), ("--screen", "x.png"), ("--keys", "", "--screen", "no/x")])
def test_the_simulator_says_in_status_2_what_is_wrong(arguments):
    done = simulator(*arguments)
    assert done.returncode == 2 and "Traceback" not in done.stderr and done.stderr
