"""The picture: 128x64 pixels in 8 pages, and which columns of it the display does not show yet.

A page is 8 rows of pixels, 128 bytes, one a column, bit 0 on top: the way an SSD1306 keeps them. Everything drawn is
aligned to pages, so a glyph is one slice copied and nothing shifts bits. Columns are 0 to 127, pages 0 to 7.
Whatever lies right of column 127 or below page 7 is clipped; a negative column or page is the caller's mistake.
"""

from fonts.digits import CHARACTERS as BIG_CHARACTERS
from fonts.digits import GLYPHS as BIG_GLYPHS
from fonts.small import EXTRA, GLYPHS, WIDTHS
from micropython import const

WIDTH = 128
PAGES = 8
BIG_WIDTH = 10  # columns of a big digit

_SIZE = const(1025)
# So few columns are inverted one by one, which takes no memory.
_FEW = const(16)
_BLANK_PAGE = bytes(128)
# The window of all columns of a page.
WHOLE = (127,)
# So many columns alike in a row are left out: another window takes about as long as to send them.
_ALIKE = bytes(32)
# The lowest bit of each column of a page, as a big number, and all of them.
_COLUMNS = int.from_bytes(b"\x01" * 128, "little")
_ALL = 255 * _COLUMNS
# Four pixels of a column twice as high.
_DOUBLED = b"\x00\x03\x0c\x0f\x30\x33\x3c\x3f\xc0\xc3\xcc\xcf\xf0\xf3\xfc\xff"


# Those drawn so far: `bytes` of their own take five times the memory, and are drawn three times as fast.
_glyphs = [None] * len(WIDTHS)
# Of a view a part is no copy: those took so much memory that a field of letters cost a collection.
_widths = memoryview(WIDTHS)


def glyph(code):
    """The columns of a glyph: of an ASCII character (0 to 126), of none (127), of EXTRA[code - 128]."""
    columns = _glyphs[code]
    if columns is None:
        start = sum(_widths[:code])
        columns = _glyphs[code] = GLYPHS[start : start + WIDTHS[code]]
    return columns


# The text set last, and its columns: what was measured is drawn next.
_text = ""
_set = b""


def _codes(s):
    """The number of the glyph of each of a text's characters."""
    codes = s.encode()
    if len(codes) != len(s):
        codes = [code if code < 127 else 128 + EXTRA.find(chr(code)) for code in map(ord, s)]
    return codes


def text_columns(s):
    """The columns of a text as they stand on a page, one byte each; their number is its width in pixels."""
    global _text, _set
    if s is _text:
        return _set
    codes = _codes(s)
    glyphs = _glyphs
    try:
        _set = b"".join([glyphs[code] for code in codes])
    except TypeError:  # one of them for the first time
        _set = b"".join([glyph(code) for code in codes])
    _text = s
    return _set


def text_width(s):
    """How many pixels wide a text is; what `text` draws from column x ends before x plus this."""
    return len(text_columns(s))


class Canvas:
    """The picture being drawn (`buffer`) beside a copy of what the display shows."""

    def __init__(self):
        # One spare byte in front: a driver puts its control byte before the data it sends, without copying them.
        self.buffer = bytearray(_SIZE)
        self._view = memoryview(self.buffer)
        self._before = bytearray(_SIZE)
        self._shown = memoryview(self._before)
        self._known = bytearray(PAGES)  # 1: what the display shows of this page is known
        self._keys = [None] * PAGES  # what stands on each page that was drawn by `line`
        self._seen = 0  # bit set of the pages drawn by `line` in this picture
        self._free = PAGES  # those from here on are covered
        self._new = False  # the screen that drew the last picture did not draw this one

    def begin(self, same):
        """A new picture; `same`: the screen that drew the last one draws it, page by page by `line`."""
        self._seen = 0
        self._new = not same
        if not same:
            self.clear()

    def cover(self, pages):
        """So many pages at the bottom are drawn over at last: until `cover(0)` none of them is drawn by `line`."""
        self._free = PAGES - pages

    def line(self, page, key):
        """Whether a page is to be drawn, which is dark then; not where the last picture had the same `key` for it.

        The key is all that makes the page look as it does.
        """
        if page >= self._free:
            return False
        self._seen |= 1 << page
        if self._keys[page] == key:
            return False
        self._keys[page] = key
        self._view[1 + 128 * page : 129 + 128 * page] = _BLANK_PAGE
        return True

    def lines(self, first, last, key):
        """The same of pages `first` to `last`, drawn together."""
        fresh = False
        for page in range(first, last + 1):
            fresh = self.line(page, key) or fresh
        if fresh:
            for page in range(first, last + 1):
                self._keys[page] = key
                self._view[1 + 128 * page : 129 + 128 * page] = _BLANK_PAGE
        return fresh

    def end(self):
        """The picture is drawn: what stood on pages of the last one that this one left out is gone."""
        for page in range(PAGES):
            if self._keys[page] is not None and not self._seen >> page & 1:
                self.line(page, None)

    def clear(self):
        """All dark."""
        self._keys = [None] * PAGES
        view = self._view
        for start in range(1, _SIZE, 128):
            view[start : start + 128] = _BLANK_PAGE

    def text(self, x, page, s):
        """Draw characters from column `x`; return the column behind the last one.

        A character that does not fit whole is cut at the right edge (then 128 is returned). A character the font
        lacks appears as a box.
        """
        return self._put(x, page, text_columns(s))

    def spread(self, x, page, s, step):
        """Draw characters from column `x`, each `step` columns behind where the one before begins."""
        for code in _codes(s):
            self._put(x, page, glyph(code))
            x += step

    def text_right(self, x, page, s, least=-1):
        """Draw text that ends before column `x` (128: at the right edge); return the column where it starts.

        Of text that is too long its beginning is lost; where it would start before column `least` (0 to 127) nothing is
        drawn.
        """
        columns = text_columns(s)
        if x - len(columns) < least >= 0:
            return x
        if len(columns) > x:
            columns = columns[len(columns) - x :]
        x -= len(columns)
        self._put(x, page, columns)
        return x

    def large(self, x, page, s):
        """Draw characters twice as large, on `page` and the one below; return the column behind the last one."""
        above, below = bytearray(), bytearray()
        for column in text_columns(s):
            for half, nibble in ((above, column & 15), (below, column >> 4)):
                double = _DOUBLED[nibble]
                half.append(double)
                half.append(double)
        if page < PAGES:
            self._put(x, page + 1, below)
        return self._put(x, page, above)

    def big(self, x, page, s):
        """Draw big digits of 10x16 pixels on `page` and the one below; return the column behind the last one.

        There are `0-9 + - − : /` and the space; any other character appears as a block. Clipped like text.
        """
        glyphs = BIG_GLYPHS
        codes = [20 + 20 * BIG_CHARACTERS.find(c) for c in s]
        if page < PAGES:
            self._put(x, page + 1, b"".join([glyphs[code + 10 : code + 20] for code in codes]))
        return self._put(x, page, b"".join([glyphs[code : code + 10] for code in codes]))

    def picture(self, x, page, p):
        """Draw a picture: `bytes`, its width in columns, its height in pages, then page by page one byte a column."""
        width = p[0]
        for start in range(2, 2 + width * min(p[1], 8 - page), width):
            self._put(x, page, p[start : start + width])
            page += 1

    def columns(self, x, page, columns):
        """Put columns (`bytes`) side by side on a page."""
        self._put(x, page, columns)

    def fill(self, x, page, width, byte):
        """Put the same byte (0 to 255, bit 0 on top) in `width` columns."""
        self._put(x, page, bytes((byte,)) * width)

    def set(self, x, page, byte):
        """Put one byte on the picture; this takes no memory."""
        self.buffer[1 + 128 * page + x] = byte

    def invert(self, x, page, width, rows=255):
        """Exchange light and dark in `width` columns, in the pixel rows whose bits are set (all of the page)."""
        if x + width > 128:
            width = 128 - x
        if width > 0 and page < PAGES:
            at = 1 + 128 * page + x
            if width <= _FEW:
                for i in range(at, at + width):
                    self.buffer[i] ^= rows
                return
            # As one big number: a loop over the bytes takes three times as long on the board.
            view = self._view[at : at + width]
            mask = (_COLUMNS >> 8 * (128 - width)) * rows if rows < 255 or width < 128 else _ALL
            view[:] = (int.from_bytes(view, "little") ^ mask).to_bytes(width, "little")

    def _put(self, x, page, columns):
        # Copy columns of one page, clipped at the right edge and below the last page; return the column behind.
        behind = x + len(columns)
        if behind > 128:
            if x >= 128:
                return 128
            columns = columns[: 128 - x]
            behind = 128
        if page < PAGES:
            base = 1 + 128 * page
            self.buffer[base + x : base + behind] = columns
        return behind

    def changed(self, page):
        """Return the windows of a page that differ from what is shown, each as `first << 8 | last`, columns.

        What lies between two of them is alike and long enough to be left out. A page of a new screen that differs in
        all its quarters is WHOLE: such pages are sent together.
        """
        if not self._known[page]:
            return WHOLE
        start = 1 + 128 * page
        now = self._view[start : start + 128]
        before = self._shown[start : start + 128]
        if now == before:
            return ()
        if self._new:
            return self._quarters(start, now, before)
        # As two big numbers: looking for the ends by halves takes half as long again on the board.
        marks = (int.from_bytes(now, "little") ^ int.from_bytes(before, "little")).to_bytes(128, "little")
        inner = marks.strip(b"\0")
        first = marks.find(inner)
        windows = []
        behind = inner.find(_ALIKE)
        while behind >= 0:
            windows.append(first << 8 | first + behind - 1)
            rest = inner[behind:].lstrip(b"\0")
            first += len(inner) - len(rest)
            inner = rest
            behind = inner.find(_ALIKE)
        windows.append(first << 8 | first + len(inner) - 1)
        return windows

    def _quarters(self, start, now, before):
        """The windows of a page in which only quarters are left out. Of a new screen nearly all pages differ: as big
        numbers these would take 5 KB more, and what a press takes beyond the room there is costs a collection of 18 ms.
        """
        windows = []
        first = -1
        for quarter in range(0, 128, 32):
            if now[quarter : quarter + 32] == before[quarter : quarter + 32]:
                if first >= 0:
                    windows.append(self._window(start, first, quarter))
                    first = -1
            elif first < 0:
                first = quarter
        if first == 0:
            return WHOLE
        if first > 0:
            windows.append(self._window(start, first, 128))
        return windows

    def _window(self, start, first, behind):
        """The window from the first to the last column that differs, `first` and before `behind` and near them."""
        now, before = self.buffer, self._before
        first += start
        while now[first] == before[first]:
            first += 1
        last = start + behind - 1
        while now[last] == before[last]:
            last -= 1
        return first - start << 8 | last - start

    def shown(self, page, first, last, to=-1):
        """The display now shows columns `first` to `last` (both included) of this page as they are in the buffer, or
        all columns of the pages from this one `to` that one.

        A page of which nothing was known stays so until it was shown whole.
        """
        to = max(page, to)
        start = 1 + 128 * page + first
        end = 2 + 128 * to + last
        self._shown[start:end] = self._view[start:end]
        if last - first == 127:
            while page <= to:
                self._known[page] = 1
                page += 1

    def forget(self):
        """Nothing is known of what the display shows: all pages are changed."""
        for page in range(PAGES):
            self._known[page] = 0
