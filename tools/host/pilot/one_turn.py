"""Play parts of recorded games press by press: the first things people see, in the documents and on the page."""

import contextlib
from typing import Any

from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded.transcript import Replay, load

from input.keys import RIGHT

GAME = "three_1"
TURN = 13  # of that game, counted from 1
BUILDS = "three_2", 16
WINS = "two_1", 18
PAGES = 2  # of the end, after the winner: sums and race
PRESSED, SHOWN, LAST = 180, 900, 2500  # ms: a key is seen to be pressed, its screen, the last one

Film = tuple[bytes, list[tuple[int, bytes]]]


class _Reached(Exception):
    """Raised at the prompt after the last press."""


class _Watched(Recorded):
    """Play until a prompt asks `until`. asked: for each `what` that a prompt asked, the presses before it."""

    def __init__(self, until: Any, *game: Any, **named: Any) -> None:
        super().__init__(*game, **named)
        self.until = until
        self.asked: dict[Any, int] = {}

    def enter(self, prompt: Any, answer: bytes) -> Any:
        """Note the prompt; raise _Reached at the last one. Else as in Recorded."""
        self.asked.setdefault(prompt.what, len(self.pressed))
        if prompt.what == self.until:
            raise _Reached
        return super().enter(prompt, answer)


def watched(name: str, number: int, language: str = "en", until: Any = None) -> tuple[Recorded, dict[Any, int]]:
    """Press the keys of turn `number` (from 1) of a recorded game, up to the prompt that asks `until`, or all of them.

    After the last turn there is nothing to press: the end is shown. Return the device with its pictures, and for each
    `what` that a prompt asked, the number of presses before it. Raises LookupError if none asked `until`.
    """
    transcript = load(GAMES / f"{name}.json")
    replay = Replay(transcript)
    for done, unit in enumerate(transcript.units[: number - 1], 1):
        replay.play_unit(done, unit)
    hand = _Watched(until, transcript, language, session=replay.session, played=number - 1)
    with contextlib.suppress(_Reached):
        for unit in transcript.units[number - 1 : number]:
            hand.follow().play_unit(number, unit)
    if until is not None and until not in hand.asked:
        raise LookupError(f"{name}: turn {number} doesn't ask {until!r}")
    return hand, hand.asked


def _film(hand: Recorded, first: int = 0) -> Film:
    return hand.pictures[first], list(zip(hand.keys_pressed, hand.pictures[1:]))[first:]


def turn(language: str = "en") -> Film:
    """Return the first picture, and (key, picture after it) for each press; a picture is 1,024 bytes, by pages."""
    return _film(watched(GAME, TURN, language)[0])


def films(language: str) -> dict[str, Film]:
    """Return what the page shows, each as `turn` does: a whole turn; dice are entered, a city builds, somebody wins."""
    hand, _ = watched(GAME, TURN, language, "build")
    builds, asked = watched(*BUILDS, language)
    wins, since = watched(*WINS, language)
    for _ in range(PAGES):
        wins.press(RIGHT)
    build, win = _film(builds, asked["build"]), _film(wins, since["build"])
    return {"turn": turn(language), "dice": _film(hand), "build": build, "win": win}
