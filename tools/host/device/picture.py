"""Pixels as a PNG file and as text for a terminal. Pixels are rows of bytes, one byte a pixel: 0 dark, else light."""

import io
from collections.abc import Sequence
from typing import Any

from host.paths import AnyPath

LIGHT = (0xE8, 0xF4, 0xFF)
DARK = (0x08, 0x0A, 0x0E)
# For each bit whether a byte has it.
_BITS = [bytes(byte >> bit & 1 for byte in range(256)) for bit in range(8)]


def pixels_of(data: bytes, width: int = 128) -> list[bytes]:
    """Return the pixels of packed pages (`width` bytes a page, bit 0 on top), such as `canvas.buffer[1:]`."""
    pages = [bytes(data[start : start + width]) for start in range(0, len(data), width)]
    return [page.translate(bit) for page in pages for bit in _BITS]


def png(
    pixels: Sequence[bytes],
    scale: int = 4,
    light: tuple[int, int, int] = LIGHT,
    dark: tuple[int, int, int] = DARK,
    border: int = 0,
) -> bytes:
    """Return a PNG file of the pixels as bytes, each `scale` pixels wide and high, within `border` dark pixels."""
    from png import Writer  # recorded games are played without it

    width = len(pixels[0]) + 2 * border
    margin = [bytes(width)] * border
    rows = margin + [bytes(border) + bytes(row) + bytes(border) for row in pixels] + margin
    lines = [bytes(1 if pixel else 0 for pixel in row for _ in range(scale)) for row in rows for _ in range(scale)]
    file = io.BytesIO()
    Writer(width * scale, len(lines), palette=[dark, light], bitdepth=1, compression=9).write(file, lines)
    return file.getvalue()


def save_png(path: AnyPath, pixels: Sequence[bytes], *look: Any, **named: Any) -> None:
    """Write `png(…)` to a file."""
    with open(path, "wb") as file:
        file.write(png(pixels, *look, **named))


def half_blocks(pixels: Sequence[bytes]) -> list[str]:
    """Return lines of text, two rows of pixels a line, one character a column: 32 lines of 128 for the display."""
    lines = []
    blank = bytes(len(pixels[0]))
    for y in range(0, len(pixels), 2):
        below = pixels[y + 1] if y + 1 < len(pixels) else blank
        lines.append("".join(" ▀▄█"[(1 if a else 0) + (2 if b else 0)] for a, b in zip(pixels[y], below)))
    return lines


def braille(pixels: Sequence[bytes]) -> list[str]:
    """Return lines of text, 2 by 4 pixels a character: 16 lines of 64 for the display."""
    dots = ((0, 0, 1), (0, 1, 2), (0, 2, 4), (1, 0, 8), (1, 1, 16), (1, 2, 32), (0, 3, 64), (1, 3, 128))
    return [
        "".join(
            chr(0x2800 + sum(bit for dx, dy, bit in dots if pixels[y + dy][x + dx]))
            for x in range(0, len(pixels[0]), 2)
        )
        for y in range(0, len(pixels), 4)
    ]


def quadrants(pixels: Sequence[bytes]) -> list[str]:
    """Return lines of text, 2 by 2 pixels a character: 32 lines of 64 for the display."""
    shapes = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
    return [
        "".join(shapes[_cell(pixels, x, y, 2)] for x in range(0, len(pixels[0]), 2)) for y in range(0, len(pixels), 2)
    ]


def sextants(pixels: Sequence[bytes]) -> list[str]:
    """Return lines of text, 2 by 3 pixels a character: 22 lines of 64 for the display.

    The shapes are those of Unicode 13, "Symbols for Legacy Computing"; not every terminal has them.
    """
    shapes = {0: " ", 21: "▌", 42: "▐", 63: "█"}  # these four are elsewhere
    for number in range(64):
        shapes.setdefault(number, chr(0x1FB00 + number - 1 - (number > 21) - (number > 42)))
    return [
        "".join(shapes[_cell(pixels, x, y, 3)] for x in range(0, len(pixels[0]), 2)) for y in range(0, len(pixels), 3)
    ]


def _cell(pixels: Sequence[bytes], x: int, y: int, height: int) -> int:
    """The pixels of a cell two wide as bits, row by row from the left; below the picture it is dark."""
    rows = pixels[y : y + height]
    return sum((1 if row[x + right] else 0) << 2 * down + right for down, row in enumerate(rows) for right in (0, 1))
