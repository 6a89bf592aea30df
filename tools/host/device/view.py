"""Draw the panel in the terminal with solid blocks, as large as fits, and the keys, laid out as on the device."""

import os
import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from host.device.picture import braille, half_blocks, quadrants, sextants

from input import key_layout

SIGNS = ("▲", "▼", "◀", "▶", "A", "B", "≡")
FLASH = 0.15  # seconds for which a key is seen to be pressed, at least
PICTURE_STYLE = "\x1b[0;38;5;255;48;5;16m"
PLAIN = "\x1b[0m"
LIT = "\x1b[7m"
LIGHT, DARK = "\x1b[30;48;5;255m", "\x1b[38;5;255;48;5;16m"  # of the picture, within a line
HEIGHT = 22  # lines of the keys next to the picture

# The looks: name, columns, rows, how it is drawn; the best one first.
LOOKS = (
    ("half blocks", 128, 32, half_blocks),
    ("sextants", 64, 22, sextants),
    ("quadrants", 64, 32, quadrants),
    ("dots", 64, 16, braille),
)
# Marks in the environment of terminals that draw sextants themselves, whatever their font has.
DRAW_SEXTANTS = (
    ("TERM_PROGRAM", ("wezterm", "iterm.app", "ghostty", "contour", "rio", "vscode")),
    ("TERM", ("xterm-kitty", "foot", "foot-extra", "contour", "xterm-ghostty", "wezterm")),
)
OLDEST_VTE = 6200  # GNOME Terminal and its relatives: 0.62

LEGEND = (
    "arrows or W A S D     move",
    "Enter, Space or X     A: yes, go on",
    "Backspace or Z        B: back, undo",
    "M                     ≡: MENU",
    "Tab                   B held: dice menu",
    "Shift and a direction held",
    "V  another look       P  save a picture",
    "Q  quit; the game is kept",
)
SHORT_LEGEND = (
    "arrows   move",
    "Enter    A",
    "Backspc  B",
    "M        ≡",
    "Tab      menu",
    "Shift+▶  hold ▶",
    "",
    "V other look",
    "P picture",
    "Q quit",
)
BRIEF = (
    "arrows move   A: Enter   B: Backspace   MENU: M   menu: Tab",
    "hold a direction: Shift   V: other look   P: picture   Q: quit",
)
NAMING = "Type the name; Enter is done."


def solid(line: str) -> str:
    """A line of dots in which cells that are mostly light are light all over, with dark dots: inverse text reads."""
    out = ""
    for bits in (ord(character) - 0x2800 for character in line):
        light = bits.bit_count() > 4
        out += f"{LIGHT}{chr(0x2800 + 255 - bits)}{DARK}" if light else chr(0x2800 + bits)
    return out.replace(DARK + LIGHT, "")


def has_sextants(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether this terminal is known to have the solid blocks of 2 by 3 pixels."""
    version = environment.get("VTE_VERSION", "")
    if version.isdigit() and int(version) >= OLDEST_VTE:
        return True
    return any(environment.get(name, "").lower() in known for name, known in DRAW_SEXTANTS)


def pad(across: float, down: float, cap: Sequence[str], legend: Sequence[str], pressed: int) -> list[str]:
    """Return the keys as lines, laid out by `key_layout`, and the legend; `cap` is how a key is drawn, its sign at {}.

    `across` and `down` are characters and lines a hole. The key that is `pressed` (-1: none) is lit.
    """
    height = len(cap)
    lines = [""] * (round(max(key_layout.ROWS) * down) + height)
    for key in sorted(range(7), key=lambda key: key_layout.COLUMNS[key]):
        left = round(key_layout.COLUMNS[key] * across)
        top = round(key_layout.ROWS[key] * down)
        for row, part in enumerate(cap):
            text = part.format(SIGNS[key])
            bare = lines[top + row].replace(LIT, "").replace(PLAIN, "")
            lines[top + row] += " " * (left - len(bare)) + (f"{LIT}{text}{PLAIN}" if key == pressed else text)
    return ["", *lines, *legend]


# Next to the picture: how the keys are drawn, in 22 lines, and their width.
KEYS = (
    (partial(pad, 1.3, 1, ("╭───╮", "│ {} │", "╰───╯"), ("", *LEGEND)), 39),
    (partial(pad, 0.5, 0.5, ("[{}]",), ("", "", *SHORT_LEGEND)), 15),
)


class View:
    """Paints the panel and the keys, as large as the terminal allows, and only what has changed.

    `panel.pixels()` is what is seen; `panel.data` and `panel.commands` change whenever that may have changed.
    """

    def __init__(self, terminal: Any, panel: Any, keyboard: Any, sextants: bool | None = None) -> None:
        self.terminal = terminal
        self.panel = panel
        self.keyboard = keyboard
        self.message = ""  # the last line
        self.sextants = has_sextants() if sextants is None else sextants
        self.chosen = 0  # which of the looks that fit, counted from the best one
        self._seen: tuple[Any, ...] | None = None  # the source of the painted picture
        self._lines: list[str] = []

    def fitting(self) -> list[tuple[Any, Any]]:
        """Return what fits, the best first: (look, how the keys are drawn next to it, or None)."""
        columns, rows = self.terminal.size
        fitting: list[tuple[Any, Any]] = []
        for look in LOOKS:
            name, width, height, _ = look
            # One line for what there is to say, and the dots leave room for it anyway.
            beside = [draw for draw, wide in KEYS if columns >= width + 1 + wide and rows > max(height, HEIGHT)]
            if beside:
                fitting.append((look, beside[0]))
            elif columns >= width and rows > height + len(BRIEF):
                fitting.append((look, None))
        # The blocks of 2 by 3 are mere boxes if the font lacks them: then they are the last choice.
        fitting.sort(key=lambda fit: fit[0][0] == "sextants" and not self.sextants)
        return fitting

    def look_on(self) -> None:
        """Take the next of the looks that fit."""
        fitting = self.fitting()
        if fitting:
            self.chosen = (self.chosen + 1) % len(fitting)
            self.message = f"look: {fitting[self.chosen][0][0]}"
            self.terminal.changed = True

    def refresh(self) -> None:
        """Paint what has changed since the last time."""
        terminal = self.terminal
        pressed = self.lit()
        panel = self.panel
        seen = (panel.data, panel.commands, pressed, self.message)
        if not terminal.changed and seen == self._seen:
            return
        if terminal.changed:
            self._lines = []
            terminal.write(terminal.styles.normal + terminal.styles.clear)
        terminal.changed = False
        self._seen = seen
        for row, line in enumerate(self.lines(pressed)):
            if row >= len(self._lines) or line != self._lines[row]:
                styles = terminal.styles
                terminal.write(styles.move_xy(0, row) + line + styles.normal + styles.clear_eol)
                self._lines[row : row + 1] = [line]

    def lit(self) -> int:
        """The key that is painted as pressed, or -1: long enough to be seen, and as long as it is down."""
        keyboard = self.keyboard
        now = time.monotonic()
        if keyboard.pressed < 0 or (keyboard.seen and not keyboard.down and now > keyboard.seen + FLASH):
            return -1
        keyboard.seen = keyboard.seen or now
        return keyboard.pressed

    def lines(self, pressed: int) -> list[str]:
        """All lines of the terminal, styles included."""
        fitting = self.fitting()
        columns, rows = self.terminal.size
        if not fitting:
            return [f"This terminal is too small: {columns} x {rows}.", "Quipu needs 80 x 24. Q quits."]
        (name, width, _, draw), keys = fitting[min(self.chosen, len(fitting) - 1)]
        picture = draw(self.panel.pixels())
        if name == "dots":
            picture = [solid(line) for line in picture]
        last = NAMING if self.keyboard.naming() else self.message or self.advice(name)
        if keys is None:
            lines = [f"{PICTURE_STYLE}{line}{PLAIN}" for line in picture]
            return [*lines, *BRIEF, last][:rows]
        beside = keys(pressed)
        lines = []
        for row in range(max(len(picture), len(beside))):
            part = f"{PICTURE_STYLE}{picture[row]}{PLAIN}" if row < len(picture) else " " * width
            lines.append(part + " " + (beside[row] if row < len(beside) else ""))
        return [*lines, last]

    def advice(self, name: str) -> str:
        """Return what would make the picture larger or better; "" if nothing would."""
        columns, rows = self.terminal.size
        if name == "half blocks":
            return ""
        width, height = 128 + 1 + KEYS[1][1], 33
        advice = f"Larger from {width} x {height} characters on (now {columns} x {rows}): make the font smaller."
        if name == "dots" and not self.sextants:
            advice = f"V: solid blocks, if your font has them. Or {width} x {height} (now {columns} x {rows})."
        return advice[:columns]
