"""Figures that need no board: presses, bytes to the display, nesting. They are counted by playing recorded games."""

import json
from collections.abc import Iterator
from typing import Any

from host.device import bare
from host.device.ssd1306 import FakeI2C, Ssd1306
from host.figures.course import Course
from host.figures.nesting import Nesting
from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded import notation, people, transcript

from app import App
from drivers import pins
from drivers.circuitpy.display import Display
from keys import A

WHOLE_FRAME = 1024


def games() -> Any:
    """The recorded games that begin at power-on: (name, transcript), in order."""
    found = [(path.stem, transcript.load(path)) for path in transcript.recorded(GAMES)]
    return [(name, game) for name, game in found if not game.start]


def largest(played: Any) -> Any:
    """The name and the keys of the game with the most presses."""
    best = "", ""
    for name, game in played:
        whole = Recorded(game, from_power_on=True)
        whole.play_to_the_list()
        if len(whole.text()) > len(best[1]):
            best = name, whole.text()
    return best


# -- wood and paper


def turns(game: Any) -> Any:
    """Presses of each turn or round, how many it needed ("least"), and where known what moves without the device."""
    hand = Recorded(game)
    found = []
    before = game.notation.pieces(hand.session.game)

    def each_turn(number: int, pressed: Any) -> None:
        nonlocal before
        players = len(game.names) if game.notation.PASSED_ROUND else 1
        unit = game.units[number - 1].value
        turn = {"presses": len(pressed) / players, "least": game.notation.least(unit)}
        turn["such"] = game.notation.is_such(unit)
        now = game.notation.pieces(hand.session.game)
        if now:
            turn["pegs"] = sum(a != b for a, b in zip(before["pegs"], now["pegs"]))
            turn["ticks"] = sum(max(0, b - a) for a, b in zip(before["ticks"], now["ticks"]))
            turn["circles"] = sum(b > a for a, b in zip(before["circles"], now["circles"]))
            turn["erasures"] = sum(max(0, a - b) for a, b in zip(before["ticks"], now["ticks"]))
        found.append(turn)
        before = now

    hand.play(each_turn)
    return found


def seeded(name: str, players: Any, seed: int) -> Any:
    """A seeded game of people who answer anything legal (`pilot/policies.py`)."""
    record = people.play(name, players, seed, person=lambda dice: notation.Anybody(dice, suggested=0))
    return transcript.Transcript(transcript.parse(json.dumps(record).encode()))


def at_random(name: str, number: int) -> Iterator[Any]:
    """So many seeded games, for all numbers of players."""
    least, most = notation.rules(name).PLAYERS
    for seed in range(number):
        yield seeded(name, least + seed % (most - least + 1), seed)


# -- the display


class _Counted(Recorded):
    """Counts the bytes of each press on the bus, behind the address, with control bytes and commands."""

    def __init__(self, game: Any) -> None:
        self.bus = FakeI2C({pins.ADDRESSES[0]: Ssd1306()})
        self.counts: list[Any] = []
        clock = bare.Clock()
        display = Display(pins, clock.now, lambda _: self.bus, lambda _: None)
        super().__init__(game, display=display, from_power_on=True)

    def press(self, key: Any, repeats: Any = 0) -> Any:
        before = self.bus.sent
        held = super().press(key, repeats)
        self.counts.append(self.bus.sent - before)
        return held


def bytes_sent(game: Any) -> Any:
    """The bytes to the display with each press of a game's turns."""
    played = _Counted(game)
    played.play()
    return played.counts[played.turns[0] :]


# -- nesting


def nesting(game: Any) -> Any:
    """How many frames are nested at the most, from power-on to the list of finished games, and their names.

    All is looked at on the way; and from there the game is taken up again as it stood before its last turn or round.
    """
    with Nesting() as seen:
        course = Course(game)
        stores: list[bare.Store] = []
        course.play_to_the_list(lambda number, pressed: stores.append(course.store.copy()))
        again = App(bare.Display(), course.keys, course.clock, stores[-2] if len(stores) > 1 else stores[0])
        bare.press(again, course.keys, course.clock, A)
    if not again.session:
        raise RuntimeError("the game was not taken up again")
    return seen.deepest, seen.where
