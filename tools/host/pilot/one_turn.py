"""Play one turn of a recorded game press by press: the first thing people see, in the documents and on the page."""

from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded.transcript import load

GAME = "three_1"
TURN = 13  # of that game, counted from 1
PRESSED, SHOWN, LAST = 180, 900, 2500  # ms: a key is seen to be pressed, its screen, the last one


def turn(language: str = "en") -> tuple[bytes, list[tuple[int, bytes]]]:
    """Return the first picture, and (key, picture after it) for each press; a picture is 1,024 bytes, by pages."""
    hand = Recorded(load(GAMES / f"{GAME}.json"), language)
    replay = hand.follow()
    first = 0
    for number, unit in enumerate(hand.transcript.units[:TURN], 1):
        first = len(hand.pressed)
        replay.play_unit(number, unit)
    return hand.pictures[first], list(zip(hand.keys_pressed[first:], hand.pictures[first + 1 :]))
