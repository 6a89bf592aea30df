"""A computer's keyboard as the seven keys.

Terminals tell when a key is pressed, not when it is released. So a press is short, and a held key is a key of its own.
While the screen asks for a name, letters are letters: they go into the name, as presses on its field of letters.
"""

import time
from collections.abc import Callable, Sequence

from host.device import letters, reading

from fonts.small import CHECK
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from input.ticks import MASK
from screens import name as name_screen

# The terminal's names of the keys typed for each key …
PRESSES = {
    "KEY_UP": UP, "w": UP,
    "KEY_DOWN": DOWN, "s": DOWN,
    "KEY_LEFT": LEFT, "a": LEFT,
    "KEY_RIGHT": RIGHT, "d": RIGHT,
    "KEY_ENTER": A, " ": A, "x": A,
    "KEY_BACKSPACE": B, "KEY_DELETE": B, "z": B,
    "m": MENU,
}  # fmt: skip
# … and for each key held. A Tab that is held too long repeats itself: being a held B, it never enters a die.
HOLDS = {
    "KEY_SUP": UP, "W": UP,
    "KEY_SDOWN": DOWN, "S": DOWN,
    "KEY_SLEFT": LEFT, "A": LEFT,
    "KEY_SRIGHT": RIGHT, "D": RIGHT,
    "X": A,
    "KEY_TAB": B, "Z": B,
    "M": MENU,
}  # fmt: skip
COMMANDS = {"q": "quit", "Q": "quit", "p": "picture", "P": "picture", "v": "look", "V": "look"}
# How long a held key is down, in seconds: longer than the slowest repeat of the settings, shorter than two of them.
HELD = 0.78
# How long the app has to see it held.
SEEN = 0.72
# A Tab that comes sooner after another is that one still being held.
REPEATED = 0.25


class Keyboard:
    """The keys driver: typed keys as edges. `commands` collects those that are not for the device: COMMANDS.

    `read()` returns what was typed since, as `Terminal.read`; `pixels()` what the screen shows. `tap` is how long a
    press is, in seconds.
    """

    def __init__(self, read: Callable[[], list[str]], pixels: Callable[[], Sequence[bytes]], tap: float = 0.0) -> None:
        self._read = read
        self._pixels = pixels
        self._tap = tap
        self._edges: list[tuple[float, int, bool]] = []  # moment it is due, edge, whether the key is held
        self._heard = 0.0  # when the app last heard that nothing happens
        self._held_from = 0.0  # when it heard of the last press
        self._free = 0.0  # when the last key is released
        self._tab_at = -1.0  # when the last Tab came
        self._name = ""  # letters still to be entered
        self._spelling = False  # whether a letter was typed last
        self.commands: list[str] = []
        self.pressed = -1  # the key pressed last,
        self.down = False  # whether it is down,
        self.seen = 0.0  # and since when that is to be seen, 0: it is not yet
        self.idle = lambda ms: time.sleep(ms / 1000)  # how sleep() waits; better the clock's, which hears the commands

    def get(self) -> int:
        """Return the next edge, or -1."""
        self.poll()
        now = time.monotonic()
        due, edge, held = self._edges[0] if self._edges else (now + 1, -1, False)
        # On a busy computer the app may look again only when a held key is due to be released: it is to see it held.
        if due > now or held and edge >= 8 and self._heard < self._held_from + SEEN:
            self._heard = now
            return -1
        self._edges.pop(0)
        self.down = edge < 8
        if self.down:
            self.pressed = edge
            self.seen = 0.0
            self._held_from = now
        return edge

    def settled(self) -> bool:
        """Whether nothing bounces: a keyboard has told all."""
        return True

    def sleep(self, ms: float) -> None:
        """Wait at most `ms` milliseconds, and not longer than a key may be late."""
        self.idle(min(ms, 50))

    def poll(self) -> None:
        """Take what was typed since."""
        for word in self._read():
            self._take(word)

    def naming(self) -> bool:
        """Whether the screen asks for a name."""
        lines = reading.lines(self._pixels())[name_screen.FIELD :]
        return all(line.replace(" ", "").upper() == letters for line, letters in zip(lines, name_screen.LETTERS[:2]))

    def spell(self) -> None:
        """To be called when the screen has settled: enters the next of the letters typed."""
        if not self._name or self._edges:
            return
        letter, self._name = self._name[0], self._name[1:]
        if not self.naming():
            self._name = ""
            return
        for key in _way(self._pixels(), letter):
            self.press(key, False)

    def _take(self, word: str) -> None:
        if word == "\x04":
            self.commands.append("quit")
            return
        done = word == "KEY_ENTER"
        # A space after a letter typed is one too; where letters are chosen with the arrows, it is the key A.
        letter = len(word) == 1 and word.isprintable() and (word != " " or self._spelling)
        if (done or letter) and (self._name or self.naming()):
            self._name += CHECK if done else word
            self._spelling = not done
            return
        self._spelling = False
        now = time.monotonic()
        if word == "KEY_TAB":
            repeated = now < self._tab_at + REPEATED
            self._tab_at = now
            if repeated or now < self._free:
                return
        if word in HOLDS:
            self.press(HOLDS[word], True)
        elif word in PRESSES:
            self.press(PRESSES[word], False)
        elif word in COMMANDS:
            self.commands.append(COMMANDS[word])

    def press(self, key: int, held: bool) -> None:
        """Press a key, and release it soon or, if `held`, later."""
        start = max(time.monotonic(), self._free)
        end = start + (HELD if held else self._tap)
        self._edges += [(start, key, held), (end, key + 8, held)]
        self._free = end + self._tap


def _way(pixels: Sequence[bytes], letter: str) -> list[int]:
    """Return the keys that enter a letter on the screen that asks for a name; none for one that it does not have."""
    field = reading.inverted(pixels)[name_screen.FIELD : name_screen.FIELD + len(name_screen.LETTERS)]
    row, there = next((row, text.replace(name_screen.SPACE, " ")) for row, text in enumerate(field) if text)
    column = next(at for at, other in enumerate(name_screen.LETTERS[row]) if other.lower() == there.lower())
    try:
        return letters.way(row, column, letter)
    except ValueError:
        return []


class Clock:
    """The clock driver; while the app waits, `meanwhile()` is called and what is typed is heard at once."""

    def __init__(self, wait: Callable[[float], object], meanwhile: Callable[[], object]) -> None:
        self._wait = wait
        self._meanwhile = meanwhile

    def now(self) -> int:
        """Return milliseconds modulo 2**29."""
        return int(time.monotonic() * 1000) & MASK

    def idle(self, ms: float) -> None:
        """Wait `ms` milliseconds, or less when a key is pressed."""
        self._meanwhile()
        self._wait(ms / 1000)
