"""Recorded games and random walks on real MicroPython: the same presses lead to the same pictures as on CPython."""

import json
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
            yield path.stem, game


def cases():
    """Every game, in one language after the other. Those that bring neither another number of players nor other options
    than the games of their kind before them are for `make torture`.
    """
    known = set()
    for number, (name, game) in enumerate(BEGUN.items()):
        kind = {(game["game"], len(game["players"])), (game["game"], str(game.get("options")))}
        new = kind - known
        known |= kind
        marks = () if new else [pytest.mark.torture, pytest.mark.timeout(7200)]
        yield pytest.param(name, words.LANGUAGES[number % len(words.LANGUAGES)], marks=marks)


BEGUN = dict(begun())


@pytest.mark.parametrize("name,language", list(cases()))
def test_a_recorded_game_shows_the_same_pictures_and_ends_in_the_same_state(name, language):
    here = Recorded(transcribe(BEGUN[name]), language, from_power_on=True)
    here.play_to_the_list()
    there = play(run_wasm, here.text())
    assert [crc for row in there["rows"] for crc in row["crcs"]] == [zlib.crc32(picture) for picture in here.pictures]
    assert there["picture"] == here.pictures[-1].hex()
    assert there["pages"] == {str(number): page.hex() for number, page in here.store.pages.items()}
    assert there["erases"] == here.store.erases


def test_a_game_is_resumed_in_the_middle_with_the_same_picture():
    here = Recorded(transcribe(BEGUN["four_trading_1"]), from_power_on=True)
    here.play_to_the_list()
    middle = here.turns[len(here.turns) // 2]
    half = play(run_wasm, " ".join(here.pressed[:middle]))
    resumed = play(run_wasm, "a", pages=half["pages"])
    assert resumed["picture"] == here.pictures[middle].hex()
    assert resumed["pages"] == half["pages"]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_walk(seed):
    counts = on_micropython.walk(presses=2500, seed=seed)
    assert counts["presses"] >= 2500 and counts["resumes compared"]
