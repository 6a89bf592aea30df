"""The picture: 128x64 pixels in 8 pages, and which columns of it the display does not show yet.

A page is 8 rows of pixels, 128 bytes, one a column, bit 0 on top: the way an SSD1306 keeps them. Everything drawn is
aligned to pages, so a glyph is one slice copied and nothing shifts bits. Columns are 0 to 127, pages 0 to 7.
Whatever lies right of column 127 or below page 7 is clipped; a negative column or page is the caller's mistake.
"""

from fonts.digits import CHARACTERS as BIG_CHARACTERS
from fonts.digits import GLYPHS as BIG_GLYPHS
from fonts.small import EXTRA, GLYPHS
from micropython import const

WIDTH = 128
PAGES = 8
BIG_WIDTH = 10  # columns of a big digit

_SIZE = const(1025)
# So few columns are inverted one by one, which takes no memory.
_FEW = const(16)
_BLANK_PAGE = memoryview(bytes(128))
# What `changed` returns of a page that is to be sent whole.
WHOLE = ((0, 127),)
# So many columns that are alike end a window: another one takes about as long as to send them.
GAP = 12
_GAP = bytes(GAP)
_ALIKE = const(b"\0")
# The lowest bit of each column of a page, as a big number.
_COLUMNS = int.from_bytes(b"\x01" * 128, "little")
# Four pixels of a column twice as high.
_DOUBLED = const(b"\x00\x03\x0c\x0f\x30\x33\x3c\x3f\xc0\xc3\xcc\xcf\xf0\xf3\xfc\xff")


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
    """The columns of a text as they stand on a page: bytes, bit 0 on top; their number is its width in pixels."""
    global _text, _set
    if s is _text:
        return _set
    _set = b"".join([GLYPHS[code] for code in _codes(s)])
    _text = s
    return _set


def text_width(s):
    """How many pixels wide a text is; what `text` draws from column x ends before x plus this."""
    return len(text_columns(s))


def fitting(s, width):
    """How many characters of a text, from its first on, are at most `width` pixels wide."""
    number = 0
    for code in _codes(s):
        width -= len(GLYPHS[code])
        if width < 0:
            break
        number += 1
    return number


def difference(now, before):
    """What differs in two runs of bytes: as many bytes, 0 where they are alike."""
    # As big numbers: a loop over the bytes takes several times as long on the board.
    differs = int.from_bytes(now, "little") ^ int.from_bytes(before, "little")
    return differs.to_bytes(len(now), "little")


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
        self._asked = 0  # bit set of the pages that `line` was asked for in this picture
        self.fresh = True  # nothing of the last picture is there
        self.sent = 0  # bit set of the pages of which something was sent since `begin`
        # What sends pages, of the canvas, from the first to the last, to a display; None: there is none yet.
        self.on_flush = None

    def begin(self, same):
        """A new picture; `same`: it begins with the last one, and is drawn page by page by `line`."""
        self._asked = self.sent = 0
        self.fresh = not same
        if not same:
            self.clear()

    def begin_row(self, page, key, x=0):
        """Clear the page from column `x` on and return True if its key changed: then it is to be drawn.

        key: all that makes the page look as it does, anything that can be compared.
        """
        self._asked |= 1 << page
        if self._keys[page] == key:
            return False
        self._keys[page] = key
        self._view[1 + 128 * page + x : 129 + 128 * page] = _BLANK_PAGE[x:]
        return True

    def flush_rows(self, first, last):
        """Hardly anything more will be drawn on the pages from `first` to `last`: the display may have them while the
        rest is drawn.
        """
        if self.on_flush:
            self.on_flush(self, first, last)

    def end(self):
        """The picture is drawn: lines of the last one that this one does not have are cleared."""
        for page in range(PAGES):
            if self._keys[page] is not None and not self._asked >> page & 1:
                self.begin_row(page, None)

    def clear(self):
        """All dark."""
        self._keys = [None] * PAGES
        view = self._view
        for start in range(1, _SIZE, 128):
            view[start : start + 128] = _BLANK_PAGE

    def text(self, x, page, s):
        """Draw characters from column `x`; return the column after the last one.

        A character that does not fit whole is cut at the right edge (then 128 is returned). A character the font
        lacks appears as a box.
        """
        return self._put(x, page, text_columns(s))

    def spread(self, x, page, s, step):
        """Draw characters from column `x`, each `step` columns after where the one before begins."""
        for code in _codes(s):
            self._put(x, page, GLYPHS[code])
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

    def large(self, x, page, s, wide=True):
        """Draw characters twice as high, on `page` and the one below, and twice as wide where `wide`; return the column
        after the last one.
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

    def big(self, x, page, s):
        """Draw big digits of 10x16 pixels on `page` and the one below; return the column after the last one.

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
            mask = (_COLUMNS >> 8 * (128 - width)) * rows
            view[:] = (int.from_bytes(view, "little") ^ mask).to_bytes(width, "little")

    def _put(self, x, page, columns):
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

    def changed(self, page):
        """Return the windows of a page that differ from what is shown, each as (first column, last column), in order.

        What lies between two of them is alike. WHOLE: nearly all of it differs, or nothing is known of it; such pages
        can be sent together.
        """
        if not self._known[page]:
            return WHOLE
        start = 1 + 128 * page
        now = self._view[start : start + 128]
        before = self._shown[start : start + 128]
        if now == before:
            return ()
        differs = difference(now, before)
        end = len(differs.rstrip(_ALIKE))
        windows = []
        last = 0
        while last < end:
            first = 128 - len(differs[last:].lstrip(_ALIKE))
            last = differs.find(_GAP, first, end)
            if last < 0:
                last = end
            windows.append((first, last - 1))
        return WHOLE if last - first > 128 - GAP else windows

    def mark_sent(self, page, first, last, to=-1):
        """The display now shows columns `first` to `last` (both included) of this page as they are in the buffer, or
        all columns of the pages from this one `to` that one.

        A page of which nothing was known stays so until it was shown whole.
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

    def invalidate(self):
        """Nothing is known of what the display shows: all pages are changed."""
        for page in range(PAGES):
            self._known[page] = 0
