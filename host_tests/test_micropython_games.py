"""Recorded games and random walks on real MicroPython: the same presses lead to the same pictures as on CPython."""

import json
import os
import zlib

import pytest
from test_replay import transcript as transcribe

from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.runtimes import on_micropython
from host.runtimes.on_micropython import play, run_wasm

import words

pytestmark = pytest.mark.skipif(bool(on_micropython.available()), reason=on_micropython.available())
OLD = "ages_light_three"  # an edition that is not offered any more


def begun():
    """The recorded games that begin at power-on, by name, without what keys can't enter any more."""
    for path in transcript.recorded(GAMES):
        game = json.loads(path.read_text(encoding="utf-8"))
        for turn in game.get("turns", ()):
            turn.pop("military_left", None)
        if "start" not in game and path.stem != OLD:
            yield path.stem, transcribe(game)


BEGUN = dict(begun())
# Every third in a language with letters of its own.
OTHERS = words.LANGUAGES[1:]
CASES = [(name, "en" if i % 3 else OTHERS[i // 3 % len(OTHERS)]) for i, name in enumerate(BEGUN)]


@pytest.mark.parametrize("name,language", CASES)
def test_a_recorded_game_shows_the_same_pictures_and_ends_in_the_same_state(name, language):
    here = Recorded(BEGUN[name], language, from_power_on=True)
    here.play_to_the_list()
    there = play(run_wasm, here.text())
    assert [row["crc"] for row in there["rows"]] == [zlib.crc32(picture) for picture in here.pictures]
    assert there["picture"] == here.pictures[-1].hex()
    assert there["pages"] == {str(number): page.hex() for number, page in here.store.pages.items()}
    assert there["erases"] == here.store.erases


def test_a_game_is_resumed_in_the_middle_with_the_same_picture():
    here = Recorded(BEGUN["four_trading_1"], from_power_on=True)
    here.play_to_the_list()
    middle = here.turns[len(here.turns) // 2]
    half = play(run_wasm, " ".join(here.pressed[:middle]))
    resumed = play(run_wasm, "a", pages=half["pages"])
    assert resumed["picture"] == here.pictures[middle].hex()
    assert resumed["pages"] == half["pages"]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_walk(seed):
    counts = run_wasm(os.path.join(on_micropython.SCRIPTS, "walk.py"), {"presses": 2500, "seed": seed})["counts"]
    assert counts["presses"] >= 2500 and counts["resumes compared"]
