"""Boards beside the Pico that its image may run on: the pins they bring out, the lines of `hardware.txt` for them.

`docs/building.md` has the same lines; tests/test_kit.py holds them together.
"""

from typing import NamedTuple


class Board(NamedTuple):
    """A board: the GPIO numbers at its edge, and what hardware.txt says on it."""

    gpios: tuple[int, ...]
    lines: str


# XIAO: D0 to D10 are GP26, 27, 28, 29, 6, 7, 0, 1, 2, 4, 3. Feather: D4 to D6 and D9 to D13 are GP6 to 13.
BOARDS = {
    "XIAO RP2040": Board(
        (26, 27, 28, 29, 6, 7, 0, 1, 2, 4, 3),
        """\
sda = 6            # D4
scl = 7            # D5
up = 26            # D0
down = 27          # D1
left = 28          # D2
right = 0          # D6
a = 1              # D7
b = 2              # D8
menu = 4           # D9
processor = 125
""",
    ),
    "Feather RP2040": Board(
        (0, 1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 18, 19, 20, 24, 25, 26, 27, 28, 29),
        """\
sda = 2            # SDA, or the display's plug
scl = 3            # SCL
processor = 125
""",
    ),
}
