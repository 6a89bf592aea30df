"""Reading the screen: its pixels back into lines of text, by the glyphs of the small font: light, inverted, underlined.

Text may start at any column of a page. Anything but characters of the font is ignored. Glyphs that look the same are
read as the first of them in ASCII order (`−` is `–`).
"""

import functools
from collections.abc import Sequence
from typing import Any

from fonts import digits, small

WIDTH = 128
# Columns of a space between words.
SPACE = len(small.GLYPHS[ord(" ")])
WIDEST = max(map(len, small.GLYPHS))
# Columns of the shortest line above a sum.
LINE = 8
# Of a pixel's byte 1 when it is light, whatever it is then.
_LIT = b"\0" + b"\1" * 255
# The lowest row of a page's columns.
_LOWEST = bytes(128) + b"\1" * 128


def _alphabet() -> dict[bytes, str]:
    by_shape: dict[bytes, str] = {}
    for code in list(range(33, 127)) + list(range(1, 10)) + list(range(11, 32)):
        by_shape.setdefault(small.GLYPHS[code], chr(code))
    for i, character in enumerate(small.EXTRA):
        if any(small.GLYPHS[128 + i]):
            by_shape.setdefault(small.GLYPHS[128 + i], character)
    by_shape.setdefault(small.GLYPHS[127], "\ufffd")
    return by_shape


_LIGHT = _alphabet()
_INVERTED = {bytes(255 - byte for byte in shape): character for shape, character in _LIGHT.items()}


def _dotted(columns: bytes, x: int) -> bytes:
    # Columns from `x` on with the lowest row of the title's bar lit like its dotted edge.
    return bytes(byte if (x + i) % 2 else byte | 0x80 for i, byte in enumerate(columns))


# The same below the title, by whether they start in an odd column; a letter that needs the lowest row comes last.
_TITLE: list[dict[bytes, str]] = [{}, {}]
for _x, _found in enumerate(_TITLE):
    for _shape in sorted(_INVERTED, key=lambda shape: sum(byte < 0x80 for byte in shape)):
        _found.setdefault(_dotted(_shape, _x), _INVERTED[_shape])
    # In a dark part of the title the edge is dotted, too.
    for _shape, _character in _LIGHT.items():
        _found.setdefault(bytes(byte | 0x80 for byte in _shape), _character)


def pages_of(pixels: Sequence[bytes]) -> Any:
    """Return 8 pages of 128 bytes, bit 0 on top, of 64 rows of pixels (as `Panel.pixels` gives them)."""
    pages = []
    for top in range(0, len(pixels), 8):
        rows = pixels[top : top + 8]
        # The whole rows as numbers: of each column's byte only the lowest bit is set, and moves to its place.
        columns = [int.from_bytes(bytes(row[:WIDTH]).translate(_LIT), "big") << bit for bit, row in enumerate(rows)]
        pages.append(sum(columns).to_bytes(WIDTH, "big"))
    return pages


def _characters(page: Any, inverted: Sequence[dict[bytes, str]] = (_INVERTED, _INVERTED)) -> Any:
    # Yield (column, width, character, inverted). Of all ways to cut a page into glyphs and bare columns, the one whose
    # glyphs take up most columns, and of these the one with the fewest: that finds the text at whatever column it
    # starts.
    best = [(0, 1)] * (WIDTH + WIDEST)  # best[x]: (worth from column x on, columns to the next glyph or bare column)
    for x in range(WIDTH - 1, -1, -1):
        best[x] = (best[x + 1][0], 1)
        for width in range(2, WIDEST + 1):
            shape = page[x : x + width]
            if len(shape) == width and (shape in _LIGHT or shape in inverted[x % 2]):
                best[x] = max(best[x], (best[x + width][0] + 100 * width - 1, width))
    x = 0
    while x < WIDTH:
        width = best[x][1]
        if width > 1:
            shape = page[x : x + width]
            yield (x, width, _LIGHT[shape], False) if shape in _LIGHT else (x, width, inverted[x % 2][shape], True)
        x += width


@functools.lru_cache(4096)  # from one press to the next most pages stay
def _best(page: bytes) -> Any:
    # The characters of a page, or of a page whose lowest row of pixels is exchanged: all of it, or, above a sum, where
    # it is lit for a while.
    if not any(page[::2].translate(_LOWEST)) and sum(page[1::2].translate(_LOWEST)) > WIDTH // 4:
        return list(_characters(_dotted(page, 0), _TITLE))
    plain = list(_characters(page))
    lowest = bytes(byte & 0x80 for byte in page)
    line = lowest if page[0] & 0x80 else max(lowest.split(b"\0"), key=len)
    if len(line) < LINE:
        return plain
    first = lowest.find(line)
    drawn = page[first : first + len(line)]
    underlined = list(_characters(page.replace(drawn, bytes(byte ^ 0x80 for byte in drawn))))
    # The lit part may also be the edge of one inverted letter: then that takes up more columns.
    return max(plain, underlined, key=lambda found: sum(width for _, width, _, _ in found))


def _joined(characters: Any) -> str:
    line = ""
    end = 0
    for x, width, character, _ in characters:
        line += " " * ((x - end) // SPACE) + character
        end = x + width
    return _cased(line.rstrip(" "))


def _cased(line: Any) -> str:
    # The accented O has one glyph for both cases: it is a capital if a letter next to it is one and none is small.
    out = ""
    for i, character in enumerate(line):
        if character in "ÒÓÔÖ":
            beside = [c for c in line[max(0, i - 1) : i] + line[i + 1 : i + 2] if c.isalpha()]
            if not any(c.isupper() for c in beside) or any(c.islower() for c in beside):
                character = character.lower()
        out += character
    return out


def lines(pixels: Sequence[bytes]) -> list[str]:
    """Return the 8 lines of text on the screen. Gaps become spaces, as many as would be as wide.

    Take care: Python counts some of the small pictures (9, 11 to 13, 28 to 31) as white space: `split(" ")`.
    """
    return [_joined(_best(page)) for page in pages_of(pixels)]


def lines_of(picture: bytes) -> list[str]:
    """Return the 8 lines of text on a picture that is given page by page, 1,024 bytes (see `lines`)."""
    return [_joined(_best(picture[start : start + WIDTH])) for start in range(0, len(picture), WIDTH)]


def placed(pixels: Sequence[bytes]) -> list[list[tuple[str, int]]]:
    """Return for each of the 8 lines its words, each with the pixel column after it. A picture is a word of its own."""
    found: list[list[tuple[str, int]]] = []
    for page in pages_of(pixels):
        words: list[tuple[str, int]] = []
        end = -2
        for x, width, character, _ in _best(page):
            if x - end < 2 and words and character >= " " and words[-1][0] >= " ":
                words[-1] = words[-1][0] + character, x + width
            else:
                words.append((character, x + width))
            end = x + width
        found.append(words)
    return found


def inverted(pixels: Sequence[bytes]) -> list[str]:
    """Return the inverted text (dark on light) of each of the 8 lines, without spaces around it."""
    return [_joined(c for c in _best(page) if c[3]).strip(" ") for page in pages_of(pixels)]


def under_cursor(pixels: Sequence[bytes]) -> str:
    """Return the label under the cursor of a list, below the title: its first words are inverted, or all of it is.

    Of a row of two lines it is the first.
    """
    label: list[Any] = []
    end = 0
    pages = pages_of(pixels)[1:]
    lit = [sum(c[3] for c in _best(page)) for page in pages]
    at = lit.index(max(lit))
    if at and lit[at - 1] and pages[at - 1][0] & 0x80 and pages[at][0] & 1:  # one bar: it has corners at its ends only
        at -= 1
    for character in _best(pages[at]):
        if label and character[0] - end >= 2 * SPACE:
            break
        if label or character[3]:
            label.append(character)
        end = character[0] + character[1]
    return _joined(label).strip(" ")


def big(pixels: Sequence[bytes]) -> list[str]:
    """Return the big digits on the screen: for each of the pages 0 to 6 those on it and the page below."""
    width = digits.WIDTH
    shapes: dict[bytes, str] = {}
    for i, character in enumerate(digits.CHARACTERS):
        if character != " ":
            shape = digits.GLYPHS[2 * width * (i + 1) : 2 * width * (i + 2)]
            shapes.setdefault(shape, character)
            shapes.setdefault(bytes(255 - byte for byte in shape), character)
    pages = pages_of(pixels)
    found: list[Any] = []
    for upper, lower in zip(pages, pages[1:]):
        line = ""
        x = end = 0
        while x < WIDTH:
            digit = shapes.get(upper[x : x + width] + lower[x : x + width])
            if digit:
                line += (" " if line and x > end else "") + digit
                x += width
                end = x
            else:
                x += 1
        found.append(line)
    return found


def tall(pixels: Sequence[bytes], top: int = 1) -> str:
    """Return the text of double height and usual width on page `top` and the one below."""
    return _joined(_best(pages_of(pixels[8 * top : 8 * top + 16 : 2])[0])).strip(" ")


def large(pixels: Sequence[bytes], top: int = 1) -> str:
    """Return the text of double size on page `top` and the one below; "" if there is none.

    It ignores signs next to it, whose rows are no pairs.
    """
    rows = pixels[8 * top : 8 * top + 16]
    lit = [x for x in range(WIDTH) if any(row[x] for row in rows)]
    paired = {x for x in lit if all(one[x] == other[x] for one, other in zip(rows[::2], rows[1::2], strict=True))}
    if 2 * len(paired) <= len(lit):
        return ""
    pairs = [bytes(row[x] if x in paired else 0 for x in range(WIDTH)) for row in rows[::2]]
    halved = [[row[start::2].ljust(WIDTH, b"\0") for row in pairs] for start in (0, 1)]
    return max([_joined(_best(pages_of(half)[0])).strip(" ") for half in halved], key=len)
