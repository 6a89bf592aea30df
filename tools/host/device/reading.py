"""Reading the screen: its pixels back into lines of text, by the glyphs of the small font: light, inverted, underlined.

Text may start at any column of a page. What is no character of the font is passed over. Glyphs that look the same are
read as the first of them in ASCII order (`−` is `–`, a no-break space is a space).
"""

from collections.abc import Sequence
from typing import Any

from fonts import digits, small

WIDTH = 128


def _alphabet() -> Any:
    by_shape: dict[Any, Any] = {}
    for code in list(range(32, 127)) + list(range(1, 10)) + list(range(11, 32)):
        by_shape.setdefault(small.GLYPHS[6 * code : 6 * code + 6], chr(code))
    for i, character in enumerate(small.EXTRA):
        by_shape.setdefault(small.GLYPHS[6 * (128 + i) : 6 * (129 + i)], character)
    by_shape.setdefault(small.GLYPHS[6 * 127 : 6 * 128], "\ufffd")
    return by_shape


_LIGHT = _alphabet()
_INVERTED = {bytes(255 - byte for byte in shape): character for shape, character in _LIGHT.items()}


def pages_of(pixels: Sequence[bytes]) -> Any:
    """Return 8 pages of 128 bytes, bit 0 on top, of 64 rows of pixels (as `Panel.pixels` gives them)."""
    pages = []
    for top in range(0, len(pixels), 8):
        rows = pixels[top : top + 8]
        pages.append(bytes(sum((1 if row[x] else 0) << bit for bit, row in enumerate(rows)) for x in range(WIDTH)))
    return pages


def _characters(page: Any) -> Any:
    # Yield (column, character, inverted). Of all ways to cut a page into glyphs and bare columns, the one with most
    # characters: that finds the text at whatever column it starts.
    best = [(0, 1)] * (WIDTH + 6)  # best[x]: (characters from column x on, columns to the next glyph or bare column)
    for x in range(WIDTH - 1, -1, -1):
        best[x] = (best[x + 1][0], 1)
        shape = page[x : x + 6]
        found = _LIGHT.get(shape) or _INVERTED.get(shape)
        if found:
            worth = best[x + 6][0] + (1 if found == " " else 1000)
            if worth > best[x][0]:
                best[x] = (worth, 6)
    x = 0
    while x < WIDTH:
        shape = page[x : x + 6]
        if best[x][1] == 6:
            yield (x, _LIGHT[shape], False) if shape in _LIGHT else (x, _INVERTED[shape], True)
        x += best[x][1]


def _best(page: Any) -> Any:
    # The characters of a page, or of a page whose lowest row of pixels is exchanged: that is how a title is underlined.
    plain = list(_characters(page))
    if not page[0] & 0x80:
        return plain
    title = list(_characters(bytes(byte ^ 0x80 for byte in page)))
    return title if len(title) > len(plain) else plain


def _joined(characters: Any) -> str:
    line = ""
    behind = 0
    for x, character, _ in characters:
        line += " " * ((x - behind + 3) // 6) + character
        behind = x + 6
    return _cased(line.rstrip(" "))


def _cased(line: Any) -> str:
    # The accented O has one glyph for both cases: it is a capital where a letter beside it is one and none is small.
    out = ""
    for i, character in enumerate(line):
        if character in "ÒÓÔÖ":
            beside = [c for c in line[max(0, i - 1) : i] + line[i + 1 : i + 2] if c.isalpha()]
            if not any(c.isupper() for c in beside) or any(c.islower() for c in beside):
                character = character.lower()
        out += character
    return out


def lines(pixels: Sequence[bytes]) -> list[str]:
    """Return the 8 lines of text on the screen, their leading spaces kept. Gaps become spaces, 6 columns each.

    Take care: Python counts some of the small pictures (9, 11 to 13, 28 to 31) as white space: `split(" ")`.
    """
    return [_joined(_best(page)) for page in pages_of(pixels)]


def inverted(pixels: Sequence[bytes]) -> list[str]:
    """Return for each of the 8 lines what stands there inverted (dark on light), without spaces around it."""
    return [_joined(c for c in _characters(page) if c[2]).strip(" ") for page in pages_of(pixels)]


def big(pixels: Sequence[bytes]) -> list[str]:
    """Return the big digits on the screen: for each of the pages 0 to 6 what stands on it and the page below."""
    width = digits.WIDTH
    shapes: dict[bytes, str] = {}
    for i, character in enumerate(digits.CHARACTERS):
        if character != " ":
            shapes.setdefault(digits.GLYPHS[2 * width * (i + 1) : 2 * width * (i + 2)], character)
    pages = pages_of(pixels)
    found: list[Any] = []
    for upper, lower in zip(pages, pages[1:]):
        line = ""
        x = behind = 0
        while x < WIDTH:
            digit = shapes.get(upper[x : x + width] + lower[x : x + width])
            if digit:
                line += (" " if line and x > behind else "") + digit
                x += width
                behind = x
            else:
                x += 1
        found.append(line)
    return found
