"""Reading glyphs and pictures, which are ASCII art; and their bytes, as the canvas has them.

A picture here is a tuple of equally long strings, one a row, `#` light and `.` dark.
"""

from typing import Any

from host.paths import AnyPath


class BadArt(ValueError):
    """A source file of glyphs has a mistake; the message says where."""


def read_art(path: AnyPath, height: int | None = None) -> Any:
    """Yield `(title, rows)` of each block of an art file: a title line, then its rows. `;` starts a comment line.

    Raises BadArt for rows of unequal length, other characters than `#` and `.`, or another height than the one given.
    """
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    title, rows = "", []
    for number, line in enumerate(lines + [""], 1):
        if line.startswith(";") and not title:
            continue
        if line.strip() and not title:
            title = line.strip()
        elif line.strip():
            rows.append(line)
            if set(line) - set("#.") or len(line) != len(rows[0]):
                raise BadArt("%s:%d: not a row of this picture: %r" % (path, number, line))
        elif title:
            if not rows or height and len(rows) != height:
                raise BadArt("%s:%d: %s has another height" % (path, number, title))
            yield title, tuple(rows)
            title, rows = "", []


def pack(rows: Any) -> Any:
    """Return the bytes of a picture: page by page, one byte a column, bit 0 on top, the last page filled up."""
    packed = bytearray()
    for top in range(0, len(rows), 8):
        for x in range(len(rows[0])):
            byte = 0
            for bit, row in enumerate(rows[top : top + 8]):
                if row[x] == "#":
                    byte |= 1 << bit
            packed.append(byte)
    return bytes(packed)
