"""Draws the wiring as SVG, and writes it as the table of the guide."""

from pathlib import Path
from typing import Any

from drivers import pins
from hardware import pico
from hardware.wiring import DISPLAY_I2C, DISPLAY_SPI, KEYS, PIN_OF_KEY, Breadboard, Stripboard

COLOURS = {
    "GND": "#333333", "VCC": "#d33232", "SDA": "#2b6fd6", "SCL": "#e0a100",
    "MOSI": "#2b6fd6", "SCK": "#e0a100", "RES": "#1fa3b8", "DC": "#b04a8f", "CS": "#6d7a86",
    "up": "#1f9d55", "down": "#0e7c86", "left": "#8a4fd0", "right": "#c2418f",
    "A": "#e2651c", "B": "#7a5a2f", "MENU": "#5b8a00",
}  # fmt: skip
FONT = 'font-family="DejaVu Sans, Arial, sans-serif"'
HOLE = 15  # pixels between two holes


def svg(width: Any, height: Any, parts: Any) -> Any:
    """Return a drawing of these parts on white."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" {FONT}>'
    return "\n".join([head, f'<rect width="{width:g}" height="{height:g}" fill="#ffffff"/>', *parts, "</svg>", ""])


def _box(x: Any, y: Any, width: Any, height: Any, fill: str, more: Any = "") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}" {more}/>'


def _dot(x: Any, y: Any, radius: Any, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'


def _text(x: Any, y: Any, words: Any, size: Any = 11, fill: str = "#222222", more: Any = 'text-anchor="middle"') -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" {more}>{words}</text>'


def _lines(x: Any, y: Any, step: int, words: Any, size: Any = 11) -> list[str]:
    return [_text(x, y + step * number, line, size, more="") for number, line in enumerate(words)]


def _wire(points: Any, colour: str) -> str:
    path = " L".join(f"{x:g},{y:g}" for x, y in points)
    line = f'<path d="M{path}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    ends = "".join(_dot(x, y, 3.2, colour) for x, y in (points[0], points[-1]))
    return f'{line} stroke="#ffffff" stroke-width="6"/>{line} stroke="{colour}" stroke-width="3"/>{ends}'


def _key(x: Any, y: Any, name: str) -> Any:
    size = 2.4 * HOLE
    return (
        _box(x - size / 2, y - size / 2, size, size, "#4a4a4a", 'rx="3"')
        + _dot(x, y, HOLE * 0.8, "#1c1c1c")
        + _text(x, y + 3.5, name, 9 if len(name) < 5 else 8, "#ffffff", 'text-anchor="middle" ')
    )


# -- breadboard

_LEFT = 40
_TRACK = 13  # pixels between two wires above the board
_ROWS = {row: number for number, row in enumerate("jihgf")} | {row: 7 + number for number, row in enumerate("edcba")}
_RAILS = {"+": 13.4, "-": 14.4}


def breadboard(display: dict[str, Any] = DISPLAY_I2C) -> Any:
    """Return the drawing of the breadboard with a display on I2C or SPI."""
    board = Breadboard(display)
    over = [wire for wire in board.wires() if wire[1][1] == "j"]
    top = 50 + _TRACK * len(over)

    def x(column: Any) -> Any:
        return _LEFT + HOLE * column

    def y(row: Any) -> Any:
        return top + HOLE * (_RAILS[row] if row in _RAILS else _ROWS[row])

    width = x(board.WIDTH) + 70
    bottom = top + HOLE * 15.6
    parts = [_box(x(0), top - HOLE * 1.2, HOLE * (board.WIDTH + 1), bottom - top + HOLE, "#f2efe6", 'rx="6"')]
    parts.append(_box(x(0), y("f") + HOLE * 0.7, HOLE * (board.WIDTH + 1), HOLE * 1.6, "#e2ddcf"))
    for rail, colour in (("+", "#d33232"), ("-", "#2b6fd6")):
        line = y(rail) + (-0.45 if rail == "+" else 0.45) * HOLE
        parts.append(f'<path d="M{x(0.5)},{line:g} H{x(board.WIDTH + 0.5)}" stroke="{colour}" stroke-width="1.5"/>')
        parts.append(_text(x(board.WIDTH) + 18, y(rail) + 4, "−" if rail == "-" else rail, 13, colour))
    for column in range(1, board.WIDTH + 1):
        parts += [_dot(x(column), y(row), 2.1, "#8f897a") for row in (*_ROWS, *_RAILS)]
        if column % 5 == 0 and column < board.WIDTH - 20:
            parts.append(_text(x(column), top - 5, str(column), 7, "#8f897a"))
    for row in _ROWS:
        parts.append(_text(x(0) + 6, y(row) + 3, row, 7, "#8f897a"))
    parts += _breadboard_pico(board, x, y) + _breadboard_display(board, x, y)
    middle = (y("e") + y("f")) / 2
    for key, name in enumerate(KEYS):
        left, right = board.key_columns(key)
        for column in (left, right):
            parts += [_dot(x(column), y(row), 3, "#b0b0b0") for row in "ef"]
        parts.append(_key((x(left) + x(right)) / 2, middle, name))
    # The longest on the outside: then no wire crosses another but at the display.
    over.sort(key=lambda wire: wire[1][0] - wire[2][0])
    for track, (name, one, other) in enumerate(over):
        height = top - HOLE * 1.9 - _TRACK * track
        points = [(x(one[0]), y(one[1])), (x(one[0]), height), (x(other[0]), height), (x(other[0]), y(other[1]))]
        parts.append(_wire(points, COLOURS[name]))
    for name, one, other in board.wires():
        if one[1] == "a":
            parts.append(_wire([(x(one[0]), y("a")), (x(other[0]), y(other[1]))], COLOURS[name]))
        elif one[1] != "j":
            beside = x(other[0])
            parts.append(_wire([(x(one[0]), y(one[1])), (beside, y(one[1])), (beside, y(other[1]))], COLOURS[name]))
    bottom = max(bottom, y("b") + 11.5 * HOLE)
    words = (
        "All parts seen from above. A line is a wire; its ends are where it is plugged in.",
        "Of a key, the legs that are farther apart go across the middle.",
        "The display's pins may be in another order: go by their names.",
    )
    return svg(width, bottom + 10, parts + _lines(x(16), bottom - 44, 16, words))


def _breadboard_pico(board: Any, x: Any, y: Any) -> Any:
    first, last = board.WIDTH - 19, board.WIDTH
    parts = [_box(x(first) - 8, y("h") - 9, x(last) - x(first) + 22, y("c") - y("h") + 18, "#2f7d4f", 'rx="4"')]
    parts.append(_box(x(last) + 4, (y("h") + y("c")) / 2 - 16, 24, 32, "#c9ccd1", 'rx="2"'))
    parts.append(_text(x(last) + 42, (y("h") + y("c")) / 2 + 4, "USB", 10))
    parts.append(_text(x(last - 11), (y("h") + y("c")) / 2 + 4, "Raspberry Pi Pico", 13, "#ffffff"))
    used = {*PIN_OF_KEY, *board.display.values()}
    for pin in range(1, 41):
        column, row = board.pico_hole(pin)
        parts.append(_dot(x(column), y(row), 3.6, "#ffe08a" if pin in used else "#d8c48a"))
        if pin in used:
            down = row == board.PICO_ROWS[1]
            at = y(row) + (9 if down else -9)
            turn = f'transform="rotate(90 {x(column):g} {at:g})" text-anchor="{"start" if down else "end"}"'
            parts.append(_text(x(column) - 0.1, at + 3, pico.NAMES[pin - 1], 8.5, "#ffffff", turn))
    return parts


def _breadboard_display(board: Any, x: Any, y: Any) -> Any:
    middle = x(board.DISPLAY_MIDDLE)
    width, height = 10.7 * HOLE, 10.9 * HOLE
    top = y(board.DISPLAY_ROW) - 9
    parts = [_box(middle - width / 2, top, width, height, "#23407a", 'rx="5"')]
    parts.append(_box(middle - width / 2 + 8, top + 42, width - 16, 76, "#0a0d14", 'rx="2"'))
    parts.append(_text(middle, top + 84, "OLED 128×64", 12, "#9fe3ff"))
    for name in board.display:
        column, row = board.display_hole(name)
        parts.append(_dot(x(column), y(row), 3.6, "#ffe08a"))
        at = y(row) + 9
        turn = f'transform="rotate(90 {x(column):g} {at:g})" text-anchor="start"'
        parts.append(_text(x(column) - 0.1, at + 3, name, 8.5, "#ffffff", turn))
    return parts


# -- stripboard


class _Strips:
    """The frame of a drawing of the stripboard; `turned`: over, with left and right exchanged."""

    hole = 2 * HOLE

    def __init__(self, turned: bool) -> None:
        self.board = board = Stripboard()
        self.turned = turned
        wide, high = self.hole * (board.columns + 0.4), self.hole * (board.strips + 0.4)
        self.parts = [_box(self.left(0.7), self.y(-0.7), wide, high, "#d9b77c", 'rx="5"')]
        thick, look = (22, "") if turned else (16, 'opacity="0.55"')
        for strip in range(board.strips):
            strips = self.left(0.5), self.y(strip) - thick / 2, self.hole * board.columns, thick
            self.parts.append(_box(*strips, "#c9712f" if turned else "#c08a4e", look))
            self.parts += [_dot(self.x(column), self.y(strip), 3, "#6b4a23") for column in range(board.columns)]

    def x(self, column: Any) -> Any:
        return 60 + self.hole * (self.board.columns - 1 - column if self.turned else column)

    def y(self, strip: Any) -> Any:
        return 70 + self.hole * strip

    def left(self, more: float) -> Any:
        """Return the left end of the board, or as much further."""
        return 60 - more * self.hole

    def cross(self, column: int, strip: int, size: int) -> str:
        """Draw a cut in a strip."""
        path = f"M{self.x(column) - size},{self.y(strip) - size} l{2 * size},{2 * size} m0,-{2 * size} l-{2 * size}"
        return f'<path d="{path},{2 * size}" stroke="#d33232" stroke-width="3"/>'

    def svg(self, below: int, height: int, words: Any) -> Any:
        """Return the drawing, with words below the board."""
        end = self.y(self.board.strips - 1)
        width = self.hole * (self.board.columns - 1) + 120
        return svg(width, end + height, self.parts + _lines(self.left(0.7), end + below, 18, words, 12.5))


def stripboard() -> Any:
    """Return the drawing of the stripboard, from the side of the parts."""
    frame = _Strips(False)
    board, parts, x, y, hole = frame.board, frame.parts, frame.x, frame.y, frame.hole
    for key, name in enumerate(KEYS):
        legs = board.legs(key)
        centre = x(legs[0][0] + 1.5), y(legs[0][1] + 1)
        size = 2.36 * hole
        parts.append(_box(centre[0] - size / 2, centre[1] - size / 2, size, size, "#4a4a4a", 'rx="5" opacity="0.93"'))
        parts.append(_dot(*centre, hole * 0.68, "#1c1c1c"))
        parts.append(_text(centre[0], centre[1] + 4, name, 12, "#ffffff"))
        parts += [_dot(x(column), y(strip), 5, "#b8bcc2") for column, strip in legs]
    for column, strip in board.cuts():
        parts += [_dot(x(column), y(strip), 10, "#ffffff"), frame.cross(column, strip, 6)]
    for one, other in board.links():
        parts.append(_wire([(x(one[0]), y(one[1])), (x(other[0]), y(other[1]))], COLOURS["GND"]))
    for key, (column, strip), pin in board.wires():
        name = KEYS[key] if key < 7 else "GND"
        # Upwards or downwards out of the board, whichever is nearer, past the keys.
        above = key < 7 and strip <= board.strips // 2
        end = y(0) - 40 if above else y(board.strips - 1) + 34
        parts.append(_wire([(x(column), y(strip)), (x(column), end)], COLOURS[name]))
        parts.append(_text(x(column), end - 6 if above else end + 16, pico.label(pin), 12, COLOURS[name]))
    words = (
        "Seen from the side of the parts; the copper strips run from left to right on the other side.",
        f"{board.columns} × {board.strips} holes. A cross: cut the strip at this hole. A line: a wire to that pin.",
        "Each key has its legs three holes apart along the strips. The display's four wires go straight to the Pico.",
    )
    return frame.svg(92, 150, words)


def stripboard_copper() -> Any:
    """Return the drawing of the copper side of the stripboard, with cuts and joints."""
    frame = _Strips(True)
    board, parts, x, y = frame.board, frame.parts, frame.x, frame.y
    for column, strip in board.cuts():
        parts.append(_box(x(column) - 11, y(strip) - 12, 22, 24, "#d9b77c"))
        parts += [_dot(x(column), y(strip), 5, "#ffffff"), frame.cross(column, strip, 7)]
    for key, name in enumerate(KEYS):
        legs = board.legs(key)
        parts += [_dot(x(column), y(strip), 7, "#d5d8dc") for column, strip in legs]
        parts.append(_text(x(legs[0][0] + 1.5), y(legs[0][1] + 1) + 4, name, 12, "#ffffff"))
    for link in board.links():
        parts += [_dot(x(column), y(strip), 7, COLOURS["GND"]) for column, strip in link]
    for key, (column, strip), pin in board.wires():
        name = KEYS[key] if key < 7 else "GND"
        parts += [_dot(x(column), y(strip), 11, "#ffffff"), _dot(x(column), y(strip), 9.5, COLOURS[name])]
        parts.append(_text(x(column), y(strip) + 4, pico.NAMES[pin - 1].removeprefix("GP"), 9, "#ffffff"))
    words = (
        "Seen from the side of the copper: left and right are exchanged.",
        "A cross: no copper at this hole, nor between it and its neighbours. Grey: a leg of a key.",
        "Coloured: a wire to the Pico, with the number after GP of its pin; dark: ground.",
    )
    return frame.svg(52, 110, words)


# -- the guide


ALSO = {"SCK": " (SCL, CLK, D0)", "MOSI": " (SDA, DIN, D1)", "RES": " (RST)"}  # other names on some displays


def table() -> Any:
    """Return the lines of the guide's table of parts and pins."""
    lines = ["| part | Pico |", "|---|---|"]
    lines += [f"| OLED {name} | {pico.label(DISPLAY_I2C[name])} |" for name in ("VCC", "GND", "SDA", "SCL")]
    lines += [f"| {name} | {pico.label(pico.pin_of(pins.KEYS[key]))} and GND |" for key, name in enumerate(KEYS)]
    return lines


def table_spi() -> Any:
    """Return the lines of the guide's table of a display on SPI; the keys are as ever."""
    names = ("VCC", "GND", *tuple(DISPLAY_SPI)[2:])
    return [f"| OLED {name}{ALSO.get(name, '')} | {pico.label(DISPLAY_SPI[name])} |" for name in names]


PICTURES = {
    "breadboard.svg": breadboard,
    "breadboard_spi.svg": lambda: breadboard(DISPLAY_SPI),
    "stripboard.svg": stripboard,
    "stripboard_copper.svg": stripboard_copper,
}


def write(folder: Path) -> Any:
    """Write the pictures into a folder; return their paths."""
    for name, draw in PICTURES.items():
        (folder / name).write_text(draw(), encoding="utf-8")
    return [folder / name for name in PICTURES]
