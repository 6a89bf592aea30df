"""The picture, 128x64 pixels in 8 pages, and its dirty columns: those that the display doesn't show yet.

A page is 8 rows of pixels: 128 bytes, one per column, bit 0 on top, as in an SSD1306. Everything drawn is aligned to
pages, so a glyph is a single copied slice and no bits are shifted. Columns are 0 to 127, pages 0 to 7. Drawing is
clipped at the right and at the bottom. Never pass a negative column or page.
"""

from fonts.digits import CHARACTERS as BIG_CHARACTERS
from fonts.digits import GLYPHS as BIG_GLYPHS
from fonts.small import EXTRA, GLYPHS
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

WIDTH = 128
PAGES = 8
BIG_WIDTH = 10  # columns of a big digit

_SIZE = const(1025)
# Up to this many columns are inverted one by one, which allocates nothing.
_INVERT_BY_COLUMN = const(16)
_BLANK_PAGE = memoryview(bytes(128))
# The windows of a page that has to be sent completely.
WHOLE = ((0, 127),)
# A window ends before this many unchanged columns: sending them takes about as long as starting another window.
GAP = 12
_GAP = bytes(GAP)
_UNCHANGED = const(b"\0")
# The lowest bit of each column of a page, as a big number.
_COLUMNS = int.from_bytes(b"\x01" * 128, "little")
# Four pixels of a column, doubled in height.
_DOUBLED = const(b"\x00\x03\x0c\x0f\x30\x33\x3c\x3f\xc0\xc3\xcc\xcf\xf0\xf3\xfc\xff")

# A cache: the numbers of the glyphs of letters that were drawn, except ASCII.
_extra: "dict[int, int]" = {}
# The last text and its columns: after measuring a text, its caller draws it.
_text = ""
_rendered = b""


def _codes(s: str) -> "Sequence[int]":
    """Return the numbers of the glyphs of a text."""
    data = s.encode()
    if len(data) == len(s):
        return data
    # Byte by byte: taking letters out of a text that isn't ASCII takes three times as long on the board.
    codes = []
    letter = left = 0
    for byte in data:
        if byte < 0x80:
            codes.append(byte)
        elif byte >= 0xC0:
            left = (byte >= 0xE0) + (byte >= 0xF0)
            letter = byte & (0x1F if byte < 0xE0 else 0x0F)
        else:
            letter = letter << 6 | byte & 0x3F
            if left:
                left -= 1
            else:
                codes.append(_extra.get(letter) or _extra_code(letter))
    return codes


def _extra_code(letter: int) -> int:
    code = 128 + EXTRA.find(chr(letter))
    if code > 127:
        _extra[letter] = code
    return code


def text_columns(s: str) -> bytes:
    """Return the columns of a text on a page, bit 0 on top. Their number is its width in pixels."""
    global _text, _rendered
    if s is _text:
        return _rendered
    _rendered = b"".join([GLYPHS[code] for code in _codes(s)])
    _text = s
    return _rendered


def text_width(s: str) -> int:
    """Return the width of a text in pixels."""
    return len(text_columns(s))


def fitting(s: str, width: int) -> int:
    """Return the number of leading characters of a text that fit in `width` pixels."""
    number = 0
    for code in _codes(s):
        width -= len(GLYPHS[code])
        if width < 0:
            break
        number += 1
    return number


def difference(now: "bytes | bytearray | memoryview", before: "bytes | bytearray | memoryview") -> bytes:
    """Return the exclusive or of two runs of bytes of the same length."""
    # As big numbers: a loop over the bytes takes several times as long on the board.
    differs = int.from_bytes(now, "little") ^ int.from_bytes(before, "little")
    return differs.to_bytes(len(now), "little")


class Canvas:
    """The picture being drawn (`buffer`) and a copy of the one that the display shows."""

    def __init__(self) -> None:
        # One spare byte in front: a driver puts its control byte there and needs no copy of the data.
        self.buffer = bytearray(_SIZE)
        self._view = memoryview(self.buffer)
        self._before = bytearray(_SIZE)
        self._shown = memoryview(self._before)
        self._known = bytearray(PAGES)  # 1: the copy has what the display shows on this page
        self._keys: "list[object]" = [None] * PAGES  # see begin_row; None: the page was drawn without it
        self._begun = 0  # bit set of the pages that `begin_row` was called for in this picture
        self.fresh = True  # this picture was begun from scratch
        self.sent = 0  # bit set of the pages of which something was sent since `begin`

    def begin(self, same: bool) -> None:
        """Begin a picture; `same`: start from the last one and draw page by page with `begin_row`."""
        self._begun = self.sent = 0
        self.fresh = not same
        if not same:
            self.clear()

    def begin_row(self, page: int, key: object, x: int = 0) -> bool:
        """Return whether the page has to be drawn because its key changed; clear it then, from column `x` on.

        `key` is any comparable value that determines the look of the page.
        """
        self._begun |= 1 << page
        if self._keys[page] == key:
            return False
        self._keys[page] = key
        self._view[1 + 128 * page + x : 129 + 128 * page] = _BLANK_PAGE[x:]
        return True

    def end(self) -> None:
        """Finish the picture: clear the rows of the last one that this one doesn't have."""
        for page in range(PAGES):
            if self._keys[page] is not None and not self._begun >> page & 1:
                self.begin_row(page, None)

    def clear(self) -> None:
        """Make all pixels dark."""
        self._keys = [None] * PAGES
        view = self._view
        for start in range(1, _SIZE, 128):
            view[start : start + 128] = _BLANK_PAGE

    def text(self, x: int, page: int, s: str) -> int:
        """Draw characters from column `x`; return the column after the last one.

        The right edge clips a character that doesn't fit; then return 128. A character that the font lacks is a box.
        """
        return self._put(x, page, text_columns(s))

    def spread(self, x: int, page: int, s: str, step: int) -> None:
        """Draw characters from column `x`, one every `step` columns."""
        for code in _codes(s):
            self._put(x, page, GLYPHS[code])
            x += step

    def text_right(self, x: int, page: int, s: str, least: int = -1) -> int:
        """Draw text that ends before column `x` (128: at the right edge); return the column where it starts.

        The left edge clips text that is too long. Draw nothing if it would start before column `least` (0 to 127).
        """
        columns = text_columns(s)
        if x - len(columns) < least >= 0:
            return x
        if len(columns) > x:
            columns = columns[len(columns) - x :]
        x -= len(columns)
        self._put(x, page, columns)
        return x

    def large(self, x: int, page: int, s: str, wide: bool = True) -> int:
        """Draw characters doubled in height, on `page` and the one below; return the column after the last one.

        `wide`: double their width as well.
        """
        above, below = bytearray(), bytearray()
        for column in text_columns(s):
            for half, nibble in ((above, column & 15), (below, column >> 4)):
                double = _DOUBLED[nibble]
                half.append(double)
                if wide:
                    half.append(double)
        if page < PAGES:
            self._put(x, page + 1, below)
        return self._put(x, page, above)

    def big(self, x: int, page: int, s: str) -> int:
        """Draw big digits of 10x16 pixels on `page` and the one below; return the column after the last one.

        The big font has `0-9 + - − : /` and the space; any other character is a block. Clipped like text.
        """
        glyphs = BIG_GLYPHS
        codes = [20 + 20 * BIG_CHARACTERS.find(c) for c in s]
        if page < PAGES:
            self._put(x, page + 1, b"".join([glyphs[code + 10 : code + 20] for code in codes]))
        return self._put(x, page, b"".join([glyphs[code : code + 10] for code in codes]))

    def picture(self, x: int, page: int, p: bytes) -> None:
        """Draw a picture: width in columns, height in pages, then page by page a byte per column."""
        width = p[0]
        for start in range(2, 2 + width * min(p[1], 8 - page), width):
            self._put(x, page, p[start : start + width])
            page += 1

    def columns(self, x: int, page: int, columns: "bytes | bytearray") -> None:
        """Draw columns on a page, one after the other."""
        self._put(x, page, columns)

    def fill(self, x: int, page: int, width: int, byte: int) -> None:
        """Draw the same byte (0 to 255, bit 0 on top) in `width` columns."""
        self._put(x, page, bytes((byte,)) * width)

    def set(self, x: int, page: int, byte: int) -> None:
        """Draw one column. Allocates nothing."""
        self.buffer[1 + 128 * page + x] = byte

    def invert(self, x: int, page: int, width: int, rows: int = 255) -> None:
        """Invert `width` columns in the pixel rows whose bits are set (default: all of the page)."""
        if x + width > 128:
            width = 128 - x
        if width > 0 and page < PAGES:
            at = 1 + 128 * page + x
            if width <= _INVERT_BY_COLUMN:
                for i in range(at, at + width):
                    self.buffer[i] ^= rows
                return
            # As one big number: a loop over the bytes takes three times as long on the board.
            view = self._view[at : at + width]
            mask = (_COLUMNS >> 8 * (128 - width)) * rows
            view[:] = (int.from_bytes(view, "little") ^ mask).to_bytes(width, "little")

    def pill(self, x: int, page: int, width: int, pages: int = 1) -> None:
        """Invert `width` columns, 4 or more, of pages that are dark around their text: a bar with rounded corners."""
        last = page + pages - 1
        for one in range(page, last + 1):
            self.invert(x, one, width)
        for one, outer, inner in ((page, 0x03, 0x01), (last, 0xC0, 0x80)):
            at = 1 + 128 * one + x
            self.buffer[at] &= ~outer
            self.buffer[at + 1] &= ~inner
            self.buffer[at + width - 2] &= ~inner
            self.buffer[at + width - 1] &= ~outer

    def _put(self, x: int, page: int, columns: "bytes | bytearray") -> int:
        # Copy columns of one page, clipped at the right edge and below the last page; return the column after them.
        end = x + len(columns)
        if end > 128:
            if x >= 128:
                return 128
            columns = columns[: 128 - x]
            end = 128
        if page < PAGES:
            base = 1 + 128 * page
            self.buffer[base + x : base + end] = columns
        return end

    def changed(self, page: int) -> "Sequence[tuple[int, int]]":
        """Return the dirty windows of a page, each as (first column, last column), from left to right.

        WHOLE: nearly all of it differs, or it is unknown. Such pages can be sent together.
        """
        if not self._known[page]:
            return WHOLE
        start = 1 + 128 * page
        now = self._view[start : start + 128]
        before = self._shown[start : start + 128]
        if now == before:
            return ()
        differs = difference(now, before)
        end = len(differs.rstrip(_UNCHANGED))
        windows = []
        last = 0
        while last < end:
            first = 128 - len(differs[last:].lstrip(_UNCHANGED))
            last = differs.find(_GAP, first, end)
            if last < 0:
                last = end
            windows.append((first, last - 1))
        return WHOLE if last - first > 128 - GAP else windows

    def mark_sent(self, page: int, first: int, last: int, to: int = -1) -> None:
        """Mark columns `first` to `last` (inclusive) of a page as shown, or all columns of the pages up `to` another.

        After `invalidate`, a page stays unknown until it was sent completely.
        """
        to = max(page, to)
        self.sent |= (2 << to) - (1 << page)
        start = 1 + 128 * page + first
        end = 2 + 128 * to + last
        self._shown[start:end] = self._view[start:end]
        if last - first == 127:
            while page <= to:
                self._known[page] = 1
                page += 1

    def invalidate(self) -> None:
        """Mark all pages as changed: the display may show anything."""
        for page in range(PAGES):
            self._known[page] = 0
