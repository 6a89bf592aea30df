"""Draw a map: eight pixels per cell, or seven if it has more than seven a side."""

import pictures
from canvas import difference
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.prompts.place import Map

    Lit = dict[int, tuple[int, bool]]

# The first column right of a map.
BESIDE_MAP = const(65)
# Pixels of a cell. Large cells are aligned to pages and leave room for letters and numbers.
_LARGE = const(8)
_SMALL = const(7)
_MAX_LARGE_CELLS = const(7)  # per side
_SMALL_MAP_SIZE = const(63)
_LINE = const(0xFF)
# The lowest bit of each column of a small map.
_COLUMNS = int.from_bytes(b"\x01" * _SMALL_MAP_SIZE, "little")
# Columns to invert: a frame or a dot where something may go; on a sheet two sides of an empty cell.
_FRAMES = const((b"\x7f\x41\x41\x41\x41\x41\x7f", b"\xff\x81\x81\x81\x81\x81\x81\xff"))
_DOTS = const((b"\0\0\0\x08\0\0\0", b"\0\0\0\x18\x18\0\0\0"))
_GRID = const((b"\x15\x00\x01\x00\x01\x00\x00", b"\x55\x00\x01\x00\x01\x00\x01\x00"))
_ALL = b"\xff" * _LARGE
# Means the tile that is on the map.
AS_IT_IS = -1


class MapPicture:
    """Lays out the cells of a Map and draws them.

    marks: the marked cells. lit: cells that differ from the map: {cell: (number of a tile or AS_IT_IS, inverted)}.
    """

    def __init__(self, map: "Map") -> None:
        self.map = map
        self.marks: "bytes | bytearray" = b""
        self.lit: "Lit" = {}
        self.large = large = 1 if max(map.width, map.height) <= _MAX_LARGE_CELLS else 0
        self.size = _SMALL + large
        self.tiles: bytes = pictures.get("tiles" if large else "tiles7")
        if large:
            self.x = _LARGE + (_MAX_LARGE_CELLS - map.width) * _LARGE // 2
            self.y = (_MAX_LARGE_CELLS - map.height) // 2 * _LARGE
        else:
            self.x = (_SMALL_MAP_SIZE - map.width * _SMALL) // 2
            self.y = (_SMALL_MAP_SIZE - map.height * _SMALL) // 2

    def fits(self, map: "Map") -> bool:
        """Return whether another map has the same size."""
        return (map.width, map.height) == (self.map.width, self.map.height)

    def tile(self, number: int) -> bytes:
        """Return the columns of a tile: bytes, bit 0 on top."""
        return self.tiles[self.size * number : self.size * (number + 1)]

    def cell_columns(self, cell: int) -> bytes:
        """Return the columns of what is on a cell."""
        map = self.map
        below = self.tile(map.cells[cell])
        over = map.over[cell] if map.over else 0
        if not over:
            return below
        shown, hides = self.tile(over), self.tile(over + 1)
        return bytes([below[i] & ~hides[i] & 255 | shown[i] for i in range(self.size)])

    def update(self, canvas: "Canvas", map: "Map", marks: "bytes | bytearray", lit: "Lit") -> None:
        """Draw what changes with another map that `fits`, other marks and lit cells."""
        changed = set([cell for cell, _ in set(self.lit.items()) ^ set(lit.items())])
        if map is not self.map:
            changed |= self._changed_cells(map)
            self.map = map
        if marks != self.marks:
            # Usually only the marks change; drawing them takes a third of the time.
            for cell in set(marks) ^ set(self.marks):
                if cell not in changed and cell not in lit:
                    self.mark(canvas, cell)
            self.marks = marks
        self.lit = lit
        for cell in changed:
            self._draw_cell(canvas, cell)

    def _changed_cells(self, map: "Map") -> "set[int]":
        """Return the cells that differ on another map."""
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

    def _draw_cell(self, canvas: "Canvas", cell: int) -> None:
        """Draw a cell as on the map, marked, or lit."""
        tile, inverted = self.lit.get(cell, (AS_IT_IS, False))
        if tile != AS_IT_IS:
            self.put(canvas, cell, self.tile(tile), inverted)
            return
        self.put(canvas, cell, self.cell_columns(cell), (cell in self.map.fresh) != inverted)
        if cell in self.marks and cell not in self.lit:
            self.mark(canvas, cell)

    def draw(self, canvas: "Canvas", grid: bool = False) -> None:
        """Draw the map on a dark canvas, fresh cells inverted; grid: outline empty cells."""
        map = self.map
        width = map.width
        tiles, size = self.tiles, self.size
        y = self.y
        pages = [0] * 9
        for first in range(0, len(map.cells), width):
            if map.over and any(map.over[first : first + width]):
                row_tiles = [self.cell_columns(cell) for cell in range(first, first + width)]
            else:
                row_tiles = [tiles[size * tile : size * tile + size] for tile in map.cells[first : first + width]]
            columns = b"".join(row_tiles)
            if self.large:
                canvas.columns(self.x, y >> 3, columns)
            else:
                # Big numbers are several times faster on the board than a loop over columns.
                pixels = int.from_bytes(columns, "little")
                page, shift = y >> 3, y & 7
                pages[page] |= pixels << shift & _COLUMNS * (_LINE << shift & _LINE)
                if shift > 1:
                    pages[page + 1] |= pixels >> 8 - shift & _COLUMNS * (_LINE >> 8 - shift)
            y += size
        if not self.large:
            for page in range(8):
                canvas.columns(self.x, page, pages[page].to_bytes(_SMALL_MAP_SIZE, "little")[: width * _SMALL])
        self._draw_edges(canvas)
        for cell in map.fresh:
            self.invert(canvas, cell, _ALL)
        if grid:
            for cell in map.empty_cells():
                self.invert(canvas, cell, _GRID[self.large])

    def _draw_edges(self, canvas: "Canvas") -> None:
        """Draw the edges; a large map has letters and numbers as well."""
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

    def put(self, canvas: "Canvas", cell: int, columns: bytes, inverted: bool = False) -> None:
        """Replace a cell by columns (bytes, bit 0 on top)."""
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

    def invert(self, canvas: "Canvas", cell: int, columns: bytes = _ALL) -> None:
        """Invert the pixels of a cell whose bits are set in the columns."""
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

    def mark(self, canvas: "Canvas", cell: int) -> None:
        """Mark or unmark a cell: with a dot if it is empty, else with a frame."""
        self.invert(canvas, cell, (_DOTS if self.map.empty(cell) else _FRAMES)[self.large])

    def _where(self, cell: int) -> "tuple[int, int]":
        """Return a cell's first index in the buffer, and its first pixel row on that page."""
        row, column = divmod(cell, self.map.width)
        y = self.y + row * self.size
        return 1 + 128 * (y >> 3) + self.x + column * self.size, y & 7


def name_of(map: "Map", cell: int) -> str:
    """Return the letter of a cell's column and the number of its row."""
    return chr(65 + cell % map.width) + str(cell // map.width + 1)


def draw_tile(canvas: "Canvas", tile: int, x: int, page: int) -> None:
    """Draw a tile of eight pixels on a page."""
    canvas.columns(x, page, pictures.get("tiles")[_LARGE * tile : _LARGE * (tile + 1)])
