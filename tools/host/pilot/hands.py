"""Hands on the keys and at the switch of a device in memory, which say what they pressed when something goes wrong.

Runs on CPython and MicroPython alike, so it uses only what both have.
"""

import sys

try:
    from typing import Any
except ImportError:  # MicroPython reads annotations, and forgets them
    pass

from host.device import bare
from host.pilot.positions import state_of

import app as app_module
import canvas
import words
from keys import MENU, A
from rules.prompts import NOTICE
from rules.result import result_of
from screens import screen_for
from screens.end import EndScreen

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
    """Hands with a seed. keys: the last ones pressed. counts: what was done so far. presses: how many there were."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Dice(seed)
        self.keys: list[str] = []
        self.counts: dict[str, int] = {}
        self.presses = 0
        self.clock = bare.Clock(_BEGINS)
        self.store = bare.Store()
        self.display = bare.Display()
        self.driver: Any = None
        self.app: Any = None

    def check(self) -> None:
        """Called after every press."""

    # -- what goes wrong

    def fail(self, what: Any) -> None:
        """Raise Wrong."""
        prompt = self.prompt()
        screen = self.app.screen.__class__.__name__ + (" " + str(prompt.what) if prompt else "")
        told = (what, self.seed, self.presses, screen, " ".join(self.keys))
        raise Wrong("%s\n  seed %d, press %d, screen %s\n  the last keys: %s" % told)

    def count(self, what: str) -> None:
        """Count one more of something."""
        self.counts[what] = self.counts.get(what, 0) + 1

    def note(self, text: str, what: str = "") -> None:
        """Remember a key, and count what is done."""
        self.keys.append(text)
        if len(self.keys) > HISTORY:
            self.keys.pop(0)
        if what:
            self.count(what)

    def _raised(self, error: Exception) -> None:
        """Say what was raised, with the last keys."""
        if isinstance(error, Wrong):
            raise error
        if hasattr(sys, "print_exception"):
            sys.print_exception(error)
        else:
            import traceback

            traceback.print_exception(error)
        self.fail("%s: %s" % (error.__class__.__name__, error))

    def prompt(self) -> Any:
        """What is asked now, or None."""
        return getattr(self.app.screen, "prompt", None)

    # -- presses

    def settle(self) -> None:
        """Let the app handle all there is."""
        try:
            bare.settle(self.app)
        except Exception as error:
            self._raised(error)

    def wait(self, ms: int) -> None:
        """Let time pass."""
        try:
            bare.wait(self.app, self.clock, ms)
        except Exception as error:
            self._raised(error)

    def press(self, key: int, ms: int = 0) -> None:
        """Press a key, hold it for so long, release it; then check."""
        self.note(("hold:" if ms else "") + bare.NAMES[key])
        self.presses += 1
        self.driver.down(key)
        self.settle()
        if ms:
            self.wait(ms)
        self.driver.up(key)
        self.settle()
        self.check()

    def jumble(self) -> None:
        """Several keys at once, released in another order, or faster than the app, or edges that make no sense."""
        dice = self.dice
        edges = [dice.below(7) + (8 if dice.chance(40) else 0) for _ in range(2 + dice.below(7))]
        self.note("{" + "+".join([(bare.NAMES[e & 7] + ("'" if e > 7 else "")) for e in edges]) + "}", "jumbles")
        slow = dice.chance(50)
        for edge in edges + [8 + (edge & 7) for edge in edges]:
            if edge > 7:
                self.driver.up(edge - 8)
            else:
                self.driver.down(edge)
                self.presses += 1
            if slow and dice.chance(50):
                self.wait(dice.below(400) if dice.chance(20) else 1)
        self.settle()
        self.check()

    # -- the switch

    def power_on(self, held: int = -1) -> None:
        """Start the app, with a key held down if `held` is one: it does nothing until it is released."""
        self.driver = bare.Keys()
        if held >= 0:
            self.note("<held " + bare.NAMES[held] + ">")
            self.driver.down(held)
        try:
            self.app = app_module.App(self.display, self.driver, self.clock, self.store)
        except Exception as error:
            self._raised(error)
        self.settle()
        if held < 0:
            return
        screen = self.app.screen
        self.wait(2000)
        self.driver.up(held)
        self.settle()
        if self.app.screen is not screen:
            self.fail("a key held at power-on did something")
        if held == MENU:  # the hardware check
            self.count("hardware checks")
            for _ in range(400):  # all seven keys, or one three times running: any keys come to that
                if self.app.screen is not screen:
                    return
                self.press(self.dice.below(7))
            self.fail("the hardware check cannot be left")

    def _set(self) -> Any:
        """The settings; of a device never used none."""
        told = self.app.settings
        return None if told.fresh else (words.language, told.contrast, told.rotation, told.repeat)

    def power_cycle(self) -> None:
        """Off and on again: the game is offered as it was, and so is its picture."""
        session = self.app.session
        playing = session is not None and len(session.log) > 0
        self._forget_note()
        if playing:
            log = bytes(session.log)
            kind = session.prompt.kind if session.prompt else None
            state = state_of(session)
            picture = self._picture(session)
        settings = self._set()
        full = self.app.keeper.journal.full
        self.note("<power>", "power cycles")
        self.display = bare.Display()
        self.power_on(self.dice.below(7) if self.dice.chance(20) else -1)
        if settings and settings != self._set():
            self.fail("the settings changed by a power cycle")
        self.check()
        if full:  # said in words; what came after is not kept
            self.count("full journals")
        if not playing or full:
            return
        prompt = self.prompt()
        if prompt is None or prompt.what != "quipu" or not self.app.screen.games:
            self.fail("the game is not offered after a power cycle")
        self.press(A)
        session = self.app.session
        if session is None or bytes(session.log) != log:
            self.fail("another game than before the power cycle")
        if kind == NOTICE:
            return
        # News since the last answer are told again after a start.
        for _ in range(20):
            if self.prompt() is not None and self.prompt().kind == NOTICE:
                self.press(A)
        self._forget_note()
        session = self.app.session
        if session is None or state_of(session) != state:
            self.fail("another state than before the power cycle")
        if self._picture(session) != picture or bytes(self.display.picture) != picture:
            self.fail("another picture than before the power cycle")
        self.count("resumes compared")

    def _forget_note(self) -> None:
        # What is told until the next press is not told again after a start.
        if self.app.note:
            self.app.note = ()
            self.app.show()

    def _picture(self, session: Any) -> bytes:
        """The picture of a session's prompt as it is first shown."""
        if session.prompt:
            screen = screen_for(session.prompt)
        else:
            shown = self.app._screens[0]
            screen = EndScreen(result_of(session.game), shown.act, shown.head, shown.best)
        paper = canvas.Canvas()
        screen.draw(paper)
        return bytes(paper.buffer[1:])

    def sleep(self) -> None:
        """Long enough for the display to go dark; the key that wakes it does nothing else."""
        app = self.app
        for _ in range(app.settings.sleep * 60 + 2):
            self.clock.idle(1000)
            self.settle()
        self.note("<sleep>", "sleeps")
        if self.display.on:
            self.fail("awake")
        screen = app.screen
        log = bytes(app.session.log) if app.session else b""
        picture = bytes(self.display.picture)
        self.press(self.dice.below(7))
        if not self.display.on or self.display.level != app.settings.contrast:
            self.fail("no key wakes it")
        if app.screen is not screen or (bytes(app.session.log) if app.session else b"") != log:
            self.fail("the key that wakes did more")
        if bytes(self.display.picture) != picture:
            self.fail("another picture after waking")
