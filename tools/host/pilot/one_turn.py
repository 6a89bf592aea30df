"""Play parts of recorded games press by press: the first things people see, in the documents and on the page."""

import contextlib
from typing import Any

from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded.transcript import Replay, load

from engine.prompts import DICE
from input.keys import RIGHT

GAME = "three_1"
TURN = 13  # of that game, counted from 1
BUILDS = "three_2", 16
WINS = "two_1", 18
PAGES = 2  # of the end, after the winner: sums and race
PRESSED, SHOWN, LAST = 180, 900, 2500  # ms: a key is seen to be pressed, its screen, the last one

Film = tuple[bytes, list[tuple[int, bytes]]]


class _Asked(Exception):
    """The prompt is reached."""


def seated(name: str, number: int, language: str = "en", what: Any = None) -> Recorded:
    """Sit down before a turn of a recorded game, counted from 1, or where it asks `what`. Raises LookupError."""
    transcript = load(GAMES / f"{name}.json")
    replay = Replay(transcript)
    for done, unit in enumerate(transcript.units[: number - 1], 1):
        replay.play_unit(done, unit)

    def until(prompt: Any, answer: bytes) -> None:
        if prompt.what == what:
            raise _Asked
        replay.session.answer(answer)

    if what is not None:
        replay.enter = until
        with contextlib.suppress(_Asked):
            replay.play_unit(number, transcript.units[number - 1])
            raise LookupError(f"{name}: turn {number} doesn't ask {what!r}")
    return Recorded(transcript, language, session=replay.session, played=number - 1)


def _played(game: str, number: int, language: str, pages: int = 0) -> tuple[Film, Film]:
    """Return a turn as two films: its dice, and the rest with further `pages` of the game's end."""
    hand = seated(game, number, language)
    dice = 0
    enter = hand.enter

    def entering(prompt: Any, answer: bytes) -> Any:
        nonlocal dice
        then = enter(prompt, answer)
        if prompt.kind == DICE:
            dice = len(hand.pressed)
        return then

    hand.enter = entering  # type: ignore[method-assign]
    hand.follow().play_unit(number, hand.transcript.units[number - 1])
    for _ in range(pages):
        hand.press(RIGHT)
    seen = list(zip(hand.keys_pressed, hand.pictures[1:]))
    return (hand.pictures[0], seen[:dice]), (hand.pictures[dice], seen[dice:])


def turn(language: str = "en") -> Film:
    """Return the first picture, and (key, picture after it) for each press; a picture is 1,024 bytes, by pages."""
    (first, dice), (_, rest) = _played(GAME, TURN, language)
    return first, dice + rest


def films(language: str) -> dict[str, Film]:
    """Return what the page shows of a game, each as `turn` does: dice are entered, a city builds, somebody wins."""
    dice, build, win = _played(GAME, TURN, language), _played(*BUILDS, language), _played(*WINS, language, PAGES)
    return {"dice": dice[0], "build": build[1], "win": win[1]}
