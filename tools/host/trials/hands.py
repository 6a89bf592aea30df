"""Hands that press any keys of the app, and say which they were when something goes wrong.

Runs on CPython and MicroPython alike, so it uses only what both have.
"""

import sys

try:
    from typing import Any
except ImportError:  # MicroPython reads annotations, and forgets them
    pass

from host.device import bare

HISTORY = 40  # the last keys that a failure tells
_BEGINS = (1 << 29) - 20 * 60000  # ms of the clock: the ticks wrap early in the walk


class Wrong(Exception):
    """Something was not as it should be; the message names the seed, the press and the last keys."""


class Dice:
    """Random numbers that are the same on every runtime (xorshift, 32 bits)."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2654435761 + 88172645) & 0xFFFFFFFF or 1
        for _ in range(8):
            self.below(2)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        x = self._state
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self._state = x
        return x % limit

    def chance(self, percent: int) -> bool:
        """True in so many of a hundred cases."""
        return self.below(1000) < 10 * percent


class Hands:
    """Hands with a seed on the keys of an app: `app` and its `driver` of keys are whose the hands are.

    keys: the last keys pressed. counts: what was done so far. presses: how many there were.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Dice(seed)
        self.keys: list[str] = []
        self.counts: dict[str, int] = {}
        self.presses = 0
        self.driver: Any = None
        self.app: Any = None
        self.clock = bare.Clock(_BEGINS)

    def check(self) -> None:
        """Called after every press."""

    # -- what goes wrong

    def fail(self, what: Any) -> None:
        """Raise Wrong."""
        keys = " ".join(self.keys)
        raise Wrong(
            "%s\n  seed %d, press %d, screen %s\n  the last keys: %s"
            % (
                what,
                self.seed,
                self.presses,
                self._where(),
                keys,
            )
        )

    def _where(self) -> Any:
        screen = self.app.screen
        prompt = getattr(screen, "prompt", None)
        return screen.__class__.__name__ + (" " + str(getattr(prompt, "what", prompt)) if prompt else "")

    def count(self, what: str) -> None:
        """Count one more of something."""
        self.counts[what] = self.counts.get(what, 0) + 1

    # -- presses

    def _note(self, text: str) -> None:
        self.keys.append(text)
        if len(self.keys) > HISTORY:
            self.keys.pop(0)

    def _settle(self) -> None:
        try:
            bare.settle(self.app)
        except Exception as error:
            if not isinstance(error, Wrong):
                sys.stderr.write(" ".join(self.keys[-3:]) + "\n")
                self._trace(error)
                self.fail("%s: %s" % (error.__class__.__name__, error))
            raise

    @staticmethod
    def _trace(error: Any) -> None:
        if hasattr(sys, "print_exception"):
            sys.print_exception(error)
        else:
            import traceback

            traceback.print_exception(error)

    def _wait(self, ms: int) -> None:
        try:
            bare.wait(self.app, self.clock, ms)
        except Exception as error:
            self._trace(error)
            self.fail("%s: %s" % (error.__class__.__name__, error))

    def press(self, key: int, ms: int = 0) -> None:
        """Press a key, hold it for so long, release it; then check."""
        self._note(("hold:" if ms else "") + bare.NAMES[key])
        self.presses += 1
        self.driver.down(key)
        self._settle()
        if ms:
            self._wait(ms)
        self.driver.up(key)
        self._settle()
        self.check()

    def _chord(self) -> None:
        """Several keys down at once, released in another order."""
        self.count("chords")
        keys = [self.dice.below(7) for _ in range(2 + self.dice.below(3))]
        self._note("(" + "+".join([bare.NAMES[key] for key in keys]) + ")")
        for key in keys:
            self.driver.down(key)
            self.presses += 1
            if self.dice.chance(50):
                self._settle()
        if self.dice.chance(30):
            self._wait(self.dice.below(900))
        while keys:
            self.driver.up(keys.pop(self.dice.below(len(keys))))
            if self.dice.chance(50):
                self._settle()
        self._settle()
        self.check()

    def _burst(self) -> None:
        """Faster than the app, and than any debouncing: edges that make no sense among them."""
        self.count("bursts")
        edges = [self.dice.below(7) + (8 if self.dice.chance(50) else 0) for _ in range(2 + self.dice.below(7))]
        self._note("{" + "+".join([(bare.NAMES[e & 7] + ("'" if e > 7 else "")) for e in edges]) + "}")
        for edge in edges:
            if edge > 7:
                self.driver.up(edge - 8)
            else:
                self.driver.down(edge)
                self.presses += 1
        self._settle()
        for key in range(7):
            self.driver.up(key)
        self._settle()
        self.check()
