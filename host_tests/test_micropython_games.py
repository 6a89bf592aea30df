"""Recorded games and random walks on real MicroPython: the same presses lead to the same pictures as on CPython."""

import functools
import glob
import os
import zlib

import pytest

from host import paths
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.runtimes import on_micropython
from host.runtimes.on_micropython import play, run_unix, run_wasm

import words

GAMES = str(paths.GAMES)
WALK = os.path.join(on_micropython.SCRIPTS, "walk.py")
# Heap for the games on the native MicroPython, where the code takes of it as well: that a board has enough of it is
# tried with the image.
HEAP = 512 * 1024

needs_wasm = pytest.mark.skipif(bool(on_micropython.available()), reason=on_micropython.available())
needs_unix = pytest.mark.skipif(bool(on_micropython.unix_available()), reason=on_micropython.unix_available())
RUNS = [
    pytest.param(run_wasm, marks=needs_wasm, id="wasm"),
    pytest.param(functools.partial(run_unix, heapsize=HEAP), marks=needs_unix, id="unix"),
]


def games():
    """The recorded games that begin at power-on, by name."""
    found = {}
    for path in sorted(glob.glob(os.path.join(GAMES, "*.json"))):
        if not path.endswith(".result.json"):
            game = transcript.Transcript(transcript.read(path))
            if not game.start:
                found[os.path.basename(path)[:-5]] = game
    return found


# Every third in a language with letters of its own.
OTHERS = words.LANGUAGES[1:]
LANGUAGES = {number: "en" if number % 3 else OTHERS[number // 3 % len(OTHERS)] for number in range(100)}


def cases():
    """All games on WebAssembly, those with the most players and prompts on the slower native one as well."""
    for i, name in enumerate(games()):
        yield pytest.param(run_wasm, name, LANGUAGES[i], marks=needs_wasm, id=f"wasm-{name}")
        if name.endswith("1"):
            yield pytest.param(RUNS[1].values[0], name, LANGUAGES[i], marks=needs_unix, id=f"unix-{name}")


@pytest.mark.parametrize("run,name,language", list(cases()))
def test_a_recorded_game_shows_the_same_pictures_and_ends_in_the_same_state(run, name, language):
    here = Recorded(games()[name], language, from_power_on=True)
    here.play_to_the_list()
    there = play(run, here.text())
    assert [row["crc"] for row in there["rows"]] == [zlib.crc32(picture) for picture in here.pictures]
    assert there["picture"] == here.pictures[-1].hex()
    assert there["pages"] == {str(number): page.hex() for number, page in here.store.pages.items()}
    assert there["erases"] == here.store.erases


@pytest.mark.parametrize("run", RUNS)
@pytest.mark.parametrize("name", ["four_trading_1"])
def test_a_game_is_resumed_in_the_middle_with_the_same_picture(run, name):
    here = Recorded(games()[name], from_power_on=True)
    here.play_to_the_list()
    middle = here.turns[len(here.turns) // 2]
    half = play(run, " ".join(here.pressed[:middle]))
    resumed = play(run, "a", pages=half["pages"])
    assert resumed["picture"] == here.pictures[middle].hex()
    assert resumed["pages"] == half["pages"]


@needs_wasm
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_walk_in_webassembly(seed):
    counts = run_wasm(WALK, {"presses": 2500, "seed": seed})["counts"]
    assert counts["presses"] >= 2500 and counts["resumes compared"]


@needs_unix
def test_a_random_walk_on_the_native_micropython():
    # The walker itself lives in this heap as well, with all modules and a second session to compare.
    counts = run_unix(WALK, {"presses": 5000, "seed": 3}, heapsize=256 * 1024)["counts"]
    assert counts["presses"] >= 5000 and counts["resumes compared"]
