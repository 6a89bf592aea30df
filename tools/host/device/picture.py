"""Pixels as a PNG file and as text for a terminal. Pixels are rows of bytes, one byte a pixel: 0 dark, else light."""

import io
from collections.abc import Sequence
from functools import partial
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
    bits = ["".join(["1" * scale if pixel else "0" * scale for pixel in row]) for row in rows]
    size = -(-width * scale // 8)  # packing the bits here takes a tenth of the time
    lines = [int(one.ljust(8 * size, "0"), 2).to_bytes(size, "big") for one in bits for _ in range(scale)]
    file = io.BytesIO()
    Writer(width * scale, len(lines), palette=[dark, light], bitdepth=1, compression=9).write_packed(file, lines)
    return file.getvalue()


def save_png(path: AnyPath, pixels: Sequence[bytes], *look: Any, **named: Any) -> None:
    """Write `png(…)` to a file."""
    with open(path, "wb") as file:
        file.write(png(pixels, *look, **named))


def _cells(width: int, height: int, shapes: Sequence[str], pixels: Sequence[bytes]) -> list[str]:
    """Return lines of text, a character for each cell of `width` by `height` pixels; below the picture it is dark.

    `shapes`: the characters by their lit pixels as bits, row by row from the left.
    """
    dark = bytes(len(pixels[0]))
    lines = []
    for top in range(0, len(pixels), height):
        rows = [*pixels[top : top + height], *[dark] * height][:height]
        cells = [[row[x + right] for row in rows for right in range(width)] for x in range(0, len(dark), width)]
        lines.append("".join(shapes[sum(1 << bit for bit, lit in enumerate(cell) if lit)] for cell in cells))
    return lines


# Those of Unicode 13, "Symbols for Legacy Computing", which not every terminal has; four of them are elsewhere.
_ELSEWHERE = {0: " ", 21: "▌", 42: "▐", 63: "█"}
_SEXTANTS = [_ELSEWHERE.get(i) or chr(0x1FB00 + i - 1 - (i > 21) - (i > 42)) for i in range(64)]
_DOTS = (1, 8, 2, 16, 4, 32, 64, 128)
_BRAILLE = [chr(0x2800 + sum(dot for bit, dot in enumerate(_DOTS) if i >> bit & 1)) for i in range(256)]
# Pixels as lines of text. Of the display: 32 lines of 128, 32 of 64, 22 of 64, 16 of 64.
half_blocks = partial(_cells, 1, 2, " ▀▄█")
quadrants = partial(_cells, 2, 2, " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
sextants = partial(_cells, 2, 3, _SEXTANTS)
braille = partial(_cells, 2, 4, _BRAILLE)
