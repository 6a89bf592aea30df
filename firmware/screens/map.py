"""A map drawn on pages: a tile of 8x8 pixels a cell."""

import pictures
from micropython import const
from screens.screen import amount

TILE_SIZE = const(8)  # pixels of a cell
VIEW_ROWS = const(7)  # as many as are in view
# The columns of a mark on an empty cell where something may go: two by two pixels in its middle.
_DOT = const(0x18)
# The frame of a cell that is not empty, and a border.
_FRAME = b"\xff\x81\x81\x81\x81\x81\x81\xff"
_SIDE = const(0xFF)
# The border where the map goes on: beside it, above, below.
_MORE = const(0x55)
_ABOVE = const(0xF5)
_BELOW = const(0x5F)


def draw_map(canvas, map, x, page, left=0, top=0, columns=9):
    """Draw the cells in view, from column `left` (so many) and row `top` on, with the first one at `x` and `page`."""
    width = min(map.width - left, columns)
    drawn = pictures.get("tiles")
    cells = map.cells
    over = map.over
    for row in range(top, min(map.height, top + VIEW_ROWS)):
        first = row * map.width + left
        tiles = [drawn[tile] for tile in cells[first : first + width]]
        if over:
            for i in range(width):
                if over[first + i]:
                    tiles[i] = _lay_over(tiles[i], drawn[over[first + i]], drawn[over[first + i] + 1])
        canvas.columns(x, page + row - top, b"".join(tiles))


def _lay_over(columns, shown, hides):
    """A tile over the columns of another: it hides what the tile after it says."""
    return bytes([columns[i] & ~hides[i] & 255 | shown[i] for i in range(TILE_SIZE)])


def mark(canvas, x, page, empty):
    """Mark a cell drawn at `x` and `page`: with a dot if it is empty, else with a frame."""
    buffer = canvas.buffer
    at = 1 + 128 * page + x
    if empty:
        buffer[at + 3] = buffer[at + 4] = _DOT
        return
    for column in range(TILE_SIZE):
        buffer[at + column] ^= _FRAME[column]


def draw_large(canvas, map, top):
    """Draw a map as wide as it is, from row `top` on if it is higher than the seven pages; beside it its facts."""
    top = max(0, min(top, map.height - VIEW_ROWS))
    page = 1 + max(0, VIEW_ROWS - map.height) // 2
    x = 2 + max(0, VIEW_ROWS - map.width) * TILE_SIZE // 2
    draw_map(canvas, map, x, page, 0, top)
    border(canvas, map, x, page, 0, top)
    left = max(VIEW_ROWS, map.width) * TILE_SIZE + 8
    for i, row in enumerate(map.rows):
        canvas.text(left, 1 + i, amount(row))


def border(canvas, map, x, page, left, top, columns=9):
    """Lines on both sides of a map, broken where it goes on beyond them; arrows where there are rows below or above."""
    columns = min(columns, map.width)
    rows = min(VIEW_ROWS, map.height)
    for at, more in ((x - 2, left), (x + columns * TILE_SIZE + 1, left + columns < map.width)):
        for i in range(page, page + rows):
            canvas.set(at, i, _MORE if more else _SIDE)
        if top:
            canvas.set(at, page, _ABOVE)
        if top + rows < map.height:
            canvas.set(at, page + rows - 1, _BELOW)


def draw_tile(canvas, tile, x, page):
    """Draw one tile."""
    canvas.columns(x, page, pictures.get("tiles")[tile])
