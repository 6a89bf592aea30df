"""A map drawn from the top of the picture: a tile of eight pixels a cell, or of seven if it has more than seven cells a
side.
"""

import pictures
from canvas import difference
from micropython import const

# Columns of a map with what is beside it; what stands right of it begins after that.
BESIDE_MAP = const(65)
_LARGE = const(8)  # pixels of a cell; page by page, its number and letter beside it
_SMALL = const(7)  # and of one of nine in a row, from the first row of pixels on
_FEW = const(7)
_WIDE = const(63)  # pixels of nine
_LINE = const(0xFF)
# The lowest bit of each column of a map of small tiles.
_COLUMNS = int.from_bytes(b"\x01" * _WIDE, "little")
# Columns that are exchanged: the frame of a cell where something may go, the middle of an empty one, and on a sheet two
# of its sides.
_FRAMES = const((b"\x7f\x41\x41\x41\x41\x41\x7f", b"\xff\x81\x81\x81\x81\x81\x81\xff"))
_DOTS = const((b"\0\0\0\x08\0\0\0", b"\0\0\0\x18\x18\0\0\0"))
_GRID = const((b"\x15\x00\x01\x00\x01\x00\x00", b"\x55\x00\x01\x00\x01\x00\x01\x00"))
_ALL = b"\xff" * _LARGE
# The tile of a cell that shows what is on the map.
AS_IT_IS = -1


class MapPicture:
    """Where the cells of a Map are on the picture, and how they are drawn.

    marks: the cells that are marked, as bytes; lit: cells that look otherwise than on the map: {cell: (number of a
    tile, or AS_IT_IS; whether it is inverted)}.
    """

    def __init__(self, map):
        self.map = map
        self.marks = b""
        self.lit = {}
        self.large = large = 1 if max(map.width, map.height) <= _FEW else 0
        self.size = _SMALL + large
        self.tiles = pictures.get("tiles" if large else "tiles7")
        if large:
            self.x = _LARGE + (_FEW - map.width) * _LARGE // 2
            self.y = (_FEW - map.height) // 2 * _LARGE
        else:
            self.x = (_WIDE - map.width * _SMALL) // 2
            self.y = (_WIDE - map.height * _SMALL) // 2

    def fits(self, map):
        """Whether another map has its cells where this one has them."""
        return (map.width, map.height) == (self.map.width, self.map.height)

    def tile(self, number):
        """The columns of a tile by its number: bytes, bit 0 on top."""
        return self.tiles[self.size * number : self.size * (number + 1)]

    def on_map(self, cell):
        """The columns of what is on a cell."""
        map = self.map
        below = self.tile(map.cells[cell])
        over = map.over[cell] if map.over else 0
        if not over:
            return below
        shown, hides = self.tile(over), self.tile(over + 1)
        return bytes([below[i] & ~hides[i] & 255 | shown[i] for i in range(self.size)])

    def become(self, canvas, map, marks, lit):
        """Draw what looks otherwise on a map that `fits`, with other cells marked and lit."""
        changed = set([cell for cell, _ in set(self.lit.items()) ^ set(lit.items())])
        if map is not self.map:
            changed |= self._differing(map)
            self.map = map
        if marks != self.marks:
            # Of most only the mark changes: that takes a third of the time.
            for cell in set(marks) ^ set(self.marks):
                if cell not in changed and cell not in lit:
                    self.mark(canvas, cell)
            self.marks = marks
        self.lit = lit
        for cell in changed:
            self._draw_cell(canvas, cell)

    def _differing(self, map):
        """The cells that look otherwise on another map, as a set."""
        before = self.map
        found = set(map.fresh) ^ set(before.fresh)
        none = bytes(len(map.cells))
        for differs in (difference(map.cells, before.cells), difference(map.over or none, before.over or none)):
            end = len(differs)
            cell = end - len(differs.lstrip(b"\0"))
            while cell < end:
                found.add(cell)
                cell = end - len(differs[cell + 1 :].lstrip(b"\0"))
        return found

    def _draw_cell(self, canvas, cell):
        """Draw a cell as it is on the map, marked, or lit."""
        tile, inverted = self.lit.get(cell, (AS_IT_IS, False))
        if tile != AS_IT_IS:
            self.put(canvas, cell, self.tile(tile), inverted)
            return
        self.put(canvas, cell, self.on_map(cell), (cell in self.map.fresh) != inverted)
        if cell in self.marks and cell not in self.lit:
            self.mark(canvas, cell)

    def draw(self, canvas, grid=False):
        """Draw the map where all is dark, cells that changed just now inverted; `grid`: empty ones have sides."""
        map = self.map
        width = map.width
        tiles, size = self.tiles, self.size
        y = self.y
        pages = [0] * 9
        for first in range(0, len(map.cells), width):
            if map.over and any(map.over[first : first + width]):
                row = [self.on_map(cell) for cell in range(first, first + width)]
            else:
                row = [tiles[size * tile : size * tile + size] for tile in map.cells[first : first + width]]
            row = b"".join(row)
            if self.large:
                canvas.columns(self.x, y >> 3, row)
            else:
                # As big numbers: a loop over the columns takes several times as long on the board.
                row = int.from_bytes(row, "little")
                page, shift = y >> 3, y & 7
                pages[page] |= row << shift & _COLUMNS * (_LINE << shift & _LINE)
                if shift > 1:
                    pages[page + 1] |= row >> 8 - shift & _COLUMNS * (_LINE >> 8 - shift)
            y += size
        if not self.large:
            for page in range(8):
                canvas.columns(self.x, page, pages[page].to_bytes(_WIDE, "little")[: width * _SMALL])
        self._draw_edges(canvas)
        for cell in map.fresh:
            self.exchange(canvas, cell, _ALL)
        if grid:
            for cell in map.empty_cells():
                self.exchange(canvas, cell, _GRID[self.large])

    def _draw_edges(self, canvas):
        """Lines at the sides; letters of the columns and numbers of the rows where there is room for them."""
        map = self.map
        end = self.x + map.width * self.size
        if not self.large:
            for page in range(8):
                canvas.set(end, page, _LINE)
            return
        first = self.y >> 3
        for row in range(map.height):
            canvas.text(self.x - _LARGE, first + row, str(row + 1))
            canvas.set(self.x - 1, first + row, _LINE)
            canvas.set(end, first + row, _LINE)
        for column in range(map.width):
            canvas.text(self.x + 1 + _LARGE * column, first + map.height, chr(65 + column))

    def put(self, canvas, cell, columns, inverted=False):
        """Draw columns (bytes, bit 0 on top) on a cell, in the place of what is there; `inverted`: dark on light."""
        buffer = canvas.buffer
        at, shift = self._where(cell)
        rows = 0xFF >> 1 - self.large
        inverts = rows if inverted else 0
        keeps = ~(rows << shift)
        below = 128 if rows << shift > 0xFF else 0
        for column in columns:
            column = (column ^ inverts) << shift
            buffer[at] = buffer[at] & keeps & 0xFF | column & 0xFF
            if below:
                buffer[at + below] = buffer[at + below] & keeps >> 8 | column >> 8
            at += 1

    def exchange(self, canvas, cell, columns=_ALL):
        """Exchange light and dark on a cell where the columns have bits."""
        buffer = canvas.buffer
        at, shift = self._where(cell)
        rows = 0xFF >> 1 - self.large
        for i in range(self.size):
            column = (columns[i] & rows) << shift
            if column:
                buffer[at] ^= column & 0xFF
                if column > 0xFF:
                    buffer[at + 128] ^= column >> 8
            at += 1

    def mark(self, canvas, cell):
        """Show that something may go on a cell: by a dot if it is empty, else a frame; marked twice it is as before."""
        self.exchange(canvas, cell, (_DOTS if self.map.empty(cell) else _FRAMES)[self.large])

    def _where(self, cell):
        """The first column of a cell, as an index of the picture's buffer, and its first row of pixels on that page."""
        row, column = divmod(cell, self.map.width)
        y = self.y + row * self.size
        return 1 + 128 * (y >> 3) + self.x + column * self.size, y & 7


def name_of(map, cell):
    """The letter of a cell's column and the number of its row."""
    return chr(65 + cell % map.width) + str(cell // map.width + 1)


def draw_tile(canvas, tile, x, page):
    """Draw one tile of eight pixels on a page."""
    canvas.columns(x, page, pictures.get("tiles")[_LARGE * tile : _LARGE * (tile + 1)])
