"""A terminal as Quipu's hardware: the panel drawn with block characters, the keyboard as the seven keys, the time.

Terminals tell when a key is pressed, not when it is released. So a press is short, and a held key is a key of its own.
"""

import os
import select
import signal
import sys
import termios
import time
import tty

from host.device.picture import braille, half_blocks

from keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from ticks import MASK

NAMES = ("up", "down", "left", "right", "A", "B", "MENU")
# What the keyboard sends for each key …
PRESSES = {
    "\x1b[A": UP, "\x1bOA": UP, "w": UP,
    "\x1b[B": DOWN, "\x1bOB": DOWN, "s": DOWN,
    "\x1b[D": LEFT, "\x1bOD": LEFT, "a": LEFT,
    "\x1b[C": RIGHT, "\x1bOC": RIGHT, "d": RIGHT,
    "\r": A, "\n": A, " ": A, "x": A,
    "\x7f": B, "\b": B, "z": B,
    "\t": MENU, "m": MENU,
}  # fmt: skip
# … and for each key held.
HOLDS = {
    "\x1b[1;2A": UP, "\x1b[a": UP, "W": UP,
    "\x1b[1;2B": DOWN, "\x1b[b": DOWN, "S": DOWN,
    "\x1b[1;2D": LEFT, "\x1b[d": LEFT, "A": LEFT,
    "\x1b[1;2C": RIGHT, "\x1b[c": RIGHT, "D": RIGHT,
    "\x1b[Z": MENU, "M": MENU,
}  # fmt: skip
HOLD_NEXT = ("h", "H")
QUIT = ("q", "Q", "\x04")
PICTURE = ("p", "P")
# How long a held key is down, in seconds: longer than the slowest repeat of the settings, shorter than two of them.
HELD = 0.78
FLASH = 0.15

PAD = (
    "",
    "  the device       the keyboard",
    "",
    "     {0}┌───┐           ↑  W",
    "     {0}│ ▲ │",
    " {2}┌───{_}┼───┼{3}───┐   ← →  A D",
    " {2}│ ◀ {_}│   │{3} ▶ │",
    " {2}└───{_}┼───┼{3}───┘     ↓  S",
    "     {1}│ ▼ │",
    "     {1}└───┘",
    "",
    "     {4}( A ){_}     Enter, Space or X",
    "     {5}( B ){_}     Backspace or Z",
    "     {6}(MENU){_}    Tab or M",
    "",
    "  To hold a key: the capital letter,",
    "  Shift with an arrow or Tab, or H",
    "  and then the key. Try it: hold right",
    "  on a row; hold MENU on the dice.",
    "",
    "  P  save a picture of the screen",
    "  Q  quit (the game is kept)",
    "",
)
BRIEF = (
    "arrows/WASD   A: Enter   B: Backspace   MENU: Tab   P: picture   Q: quit",
    "hold a key: its capital letter, or H and then the key",
)
WIDE = 128 + 2 + 38
PICTURE_STYLE = "\x1b[0;38;5;255;48;5;16m"
PLAIN = "\x1b[0m"
LIT = "\x1b[7m"


class Keyboard:
    """The keys driver: what is typed, as edges. `commands` collects what is for the simulator: "quit", "picture"."""

    def __init__(self, read):
        self._read = read
        self._typed = ""
        self._edges = []  # (moment it is due, edge)
        self._hold_next = False
        self._free = 0.0  # when the last held key is released
        self.commands = []
        self.pressed = -1  # the key pressed last,
        self.down = False  # whether it is down,
        self.seen = 0.0  # and since when that is to be seen, 0: it is not yet
        self.idle = lambda ms: time.sleep(ms / 1000)  # how sleep() waits; better the clock's, which hears the commands

    def get(self):
        """Return the next edge, or -1."""
        self.poll()
        if self._edges and self._edges[0][0] <= time.monotonic():
            edge = self._edges.pop(0)[1]
            self.down = edge < 8
            if self.down:
                self.pressed = edge
                self.seen = 0.0
            return edge
        return -1

    def sleep(self, ms):
        """Wait at most `ms` milliseconds, and not longer than a key may be late."""
        self.idle(min(ms, 50))

    def poll(self):
        """Take what was typed since."""
        self._typed += self._read()
        while self._typed:
            word = self._word()
            if not word:
                return
            self._take(word)

    def _word(self):
        # One character or one whole escape sequence of what was typed; "" while one is incomplete.
        typed = self._typed
        size = 1
        if typed[0] == "\x1b" and typed[1:2] in ("[", "O"):
            size = 2
            while size < len(typed) and not "@" <= typed[size] <= "~":
                size += 1
            if size == len(typed):
                return ""
            size += 1
        self._typed = typed[size:]
        return typed[:size]

    def _take(self, word):
        held = self._hold_next
        self._hold_next = word in HOLD_NEXT
        if word in HOLDS:
            self.press(HOLDS[word], True)
        elif word in PRESSES:
            self.press(PRESSES[word], held)
        elif word in QUIT:
            self.commands.append("quit")
        elif word in PICTURE:
            self.commands.append("picture")

    def press(self, key, held):
        """Press a key, and let go of it at once or, if `held`, later."""
        start = max(time.monotonic(), self._free)
        end = start + (HELD if held else 0)
        self._edges += [(start, key), (end, key + 8)]
        self._free = end


class Clock:
    """The clock driver; while the app waits, `meanwhile()` is called and what is typed is heard at once."""

    def __init__(self, wait, meanwhile):
        self._wait = wait
        self._meanwhile = meanwhile

    def now(self):
        """Return milliseconds modulo 2**29."""
        return int(time.monotonic() * 1000) & MASK

    def idle(self, ms):
        """Wait `ms` milliseconds, or less when a key is pressed."""
        self._meanwhile()
        self._wait(ms / 1000)


class Terminal:
    """The terminal itself: set up by `with`, put back however it ends. `read()` and `write()` are its two ends."""

    def __init__(self):
        self._in = sys.stdin.fileno()
        self._out = sys.stdout.fileno()
        self.size = os.get_terminal_size(self._out)
        self.changed = True  # all must be painted anew

    def __enter__(self):
        self._before = termios.tcgetattr(self._in)
        # A shell starts what runs in the background with Ctrl-C ignored; in a terminal of its own it ends the game.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: sys.exit(0))
        signal.signal(signal.SIGWINCH, self._resized)
        signal.signal(signal.SIGTSTP, self._suspend)
        self._enter()
        return self

    def __exit__(self, *_):
        self._leave()

    def _enter(self):
        tty.setcbreak(self._in)
        # The other screen, no cursor, no line wrapping.
        self.write("\x1b[?1049h\x1b[?25l\x1b[?7l")
        self._resized()

    def _leave(self):
        self.write("\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l")
        termios.tcsetattr(self._in, termios.TCSADRAIN, self._before)

    def _resized(self, *_):
        self.size = os.get_terminal_size(self._out)
        self.changed = True

    def _suspend(self, *_):
        self._leave()
        os.kill(os.getpid(), signal.SIGSTOP)
        self._enter()

    def read(self):
        """Return what was typed since, without waiting. Raises EOFError when the terminal is gone."""
        typed = ""
        while self.wait(0):
            data = os.read(self._in, 1024)
            if not data:
                raise EOFError("the terminal is gone")
            typed += data.decode(errors="replace")
        return typed

    def wait(self, seconds):
        """Wait until something is typed, so long at most; return whether something was."""
        return bool(select.select([self._in], [], [], seconds)[0])

    def write(self, text):
        """Write all of it."""
        data = text.encode(errors="replace")
        while data:
            data = data[os.write(self._out, data) :]


class View:
    """Paints the panel and the pad, as large as the terminal allows, and only what has changed."""

    def __init__(self, terminal, panel, keyboard):
        self.terminal = terminal
        self.panel = panel
        self.keyboard = keyboard
        self.message = ""  # the last line
        self._seen = None  # what the picture was painted of
        self._lines = []

    def layout(self):
        """Return how it is laid out in the terminal as it is: "wide", "tall", "small" or "" (nothing fits)."""
        columns, rows = self.terminal.size
        if columns >= WIDE and rows >= 33:
            return "wide"
        if columns >= 128 and rows >= 35:
            return "tall"
        if columns >= 72 and rows >= 19:
            return "small"
        return ""

    def refresh(self):
        """Paint what has changed since the last time."""
        terminal = self.terminal
        pressed = self.lit()
        panel = self.panel
        seen = (panel.data, panel.commands, pressed, self.message)
        if not terminal.changed and seen == self._seen:
            return
        if terminal.changed:
            self._lines = []
            terminal.write(PLAIN + "\x1b[2J")
        terminal.changed = False
        self._seen = seen
        for row, line in enumerate(self.lines(pressed)):
            if row >= len(self._lines) or line != self._lines[row]:
                terminal.write(f"\x1b[{row + 1};1H{line}{PLAIN}\x1b[K")
                self._lines[row : row + 1] = [line]

    def lit(self):
        """The key that is painted as pressed, or -1: long enough to be seen, and as long as it is down."""
        keyboard = self.keyboard
        now = time.monotonic()
        if keyboard.pressed < 0 or (keyboard.seen and not keyboard.down and now > keyboard.seen + FLASH):
            return -1
        keyboard.seen = keyboard.seen or now
        return keyboard.pressed

    def lines(self, pressed):
        """All lines of the terminal, styles included."""
        layout = self.layout()
        if not layout:
            columns, rows = self.terminal.size
            return [
                "This terminal is too small:",
                f"{columns} x {rows} characters;",
                "Quipu needs 72 x 19,",
                f"or {WIDE} x 33 for large.",
                "Enlarge it. Q quits.",
            ]
        pixels = self.panel.pixels()
        if layout == "small":
            picture = braille(pixels)
            beside = [""] * len(picture)
        else:
            picture = half_blocks(pixels)
            beside = [self.pad(line, pressed) for line in PAD] if layout == "wide" else []
            beside += [""] * (len(picture) - len(beside))
        lines = [f"{PICTURE_STYLE}{line}{PLAIN}  {text}" for line, text in zip(picture, beside)]
        if layout != "wide":
            lines += BRIEF
        return [*lines, self.message]

    def pad(self, line, pressed):
        """A line of the pad: what is drawn behind a key's number belongs to that key, and is lit while it is down."""
        parts = line.split("{")
        text = parts[0]
        for part in parts[1:]:
            key, _, rest = part.partition("}")
            lit = key != "_" and int(key) == pressed
            text += f"{LIT}{rest}{PLAIN}" if lit else rest
        return text
