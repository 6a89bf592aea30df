"""Figures that need no board: presses, bytes to the display, nesting. They are counted by playing recorded games."""

import glob
import os

from host.device import bare
from host.device.ssd1306 import FakeI2C, Panel
from host.figures.nesting import Nesting
from host.paths import GAMES
from host.recorded import transcript
from host.recorded.hand import Hand
from host.recorded.whole_game import WholeGame

from drivers import pins
from drivers.circuitpy.display import Display
from rules.civilization import BUILDINGS, CITIES

WHOLE_FRAME = 1024


def games():
    """The recorded games that begin at power-on: (name, transcript), in order."""
    found = []
    for path in sorted(glob.glob(str(GAMES / "*.json"))):
        if not path.endswith(".result.json"):
            game = transcript.Transcript(transcript.read(path))
            if not game.start:
                found.append((os.path.basename(path)[:-5], game))
    return found


def largest(played):
    """The name and the keys of the game with the most presses."""
    best = "", ""
    for name, game in played:
        whole = WholeGame(game)
        whole.play()
        if len(whole.text()) > len(best[1]):
            best = name, whole.text()
    return best


# -- wood and paper


def _on_the_table(game):
    """What stands on the peg boards and score sheets: pegs, ticks, circles around points."""
    pegs, ticks, circles = [], [], []
    for player in game.players:
        pegs += [player.food, *player.goods]
        ticks += [*player.boxes, player.disasters]
        ticks += [player.developments >> d & 1 for d in range(len(game.DEVELOPMENTS))]
        circles += [int(player.finished(b)) for b in range(CITIES, BUILDINGS)]
    return pegs, ticks, circles


def turns(game):
    """For each turn the presses, and what it cost on wood and paper: pegs moved, ticks, circles, erasures."""
    hand = Hand(game)
    found = []
    before = [_on_the_table(hand.session.game)]

    def each_turn(_, pressed):
        now = _on_the_table(hand.session.game)
        (pegs, ticks, circles), (new_pegs, new_ticks, new_circles) = before[0], now
        found.append(
            {
                "presses": len(pressed),
                "pegs": sum(a != b for a, b in zip(pegs, new_pegs)),
                "ticks": sum(max(0, b - a) for a, b in zip(ticks, new_ticks)),
                "circles": sum(b > a for a, b in zip(circles, new_circles)),
                "erasures": sum(max(0, a - b) for a, b in zip(ticks, new_ticks)),
            }
        )
        before[0] = now

    hand.play(each_turn)
    return found


# -- the display


class _Counted(WholeGame):
    """Counts the bytes of each press on the bus, behind the address, with control bytes and commands."""

    def __init__(self, game):
        self.bus = FakeI2C({pins.ADDRESS: Panel()})
        self.counts = []
        clock = bare.Clock()
        super().__init__(game, display=Display(pins, clock.now, lambda _: self.bus, lambda _: None))

    def press(self, key):
        before = self.bus.sent
        super().press(key)
        self.counts.append(self.bus.sent - before)


def bytes_sent(game):
    """The bytes to the display with each press of a game's turns."""
    played = _Counted(game)
    played.play()
    return played.counts[played.turns[0] :]


# -- nesting


def nesting(game):
    """How many frames are nested at the most while a game is played, and their names."""
    with Nesting() as seen:
        WholeGame(game).play()
    return seen.deepest, seen.where
