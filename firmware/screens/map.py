"""A map drawn on pages: a tile of 8x8 pixels a cell."""

import pictures
from micropython import const
from screens.screen import amount

SIZE = const(8)  # pixels of a cell
ROWS = const(7)  # as many as are in view
# The columns of a mark on an empty cell where something may go: two by two pixels in its middle.
_DOT = const(0x18)
# The frame of a cell that is not empty, and a border.
_FRAME = b"\xff\x81\x81\x81\x81\x81\x81\xff"
_SIDE = const(0xFF)
# The border where the map goes on: beside it, above, below.
_MORE = const(0x55)
_ABOVE = const(0xF5)
_BELOW = const(0x5F)


def draw_map(canvas, map, x, page, left=0, top=0, columns=9, marked=b""):
    """Draw the cells in view, from column `left` (so many) and row `top` on, with the first one at `x` and `page`.

    Those `marked` have a dot if they are empty, else a frame.
    """
    tiles = pictures.get("tiles")
    right = min(map.width, left + columns)
    for row in range(top, min(map.height, top + ROWS)):
        first = row * map.width + left
        last = row * map.width + right
        strip = b"".join([tiles[2 + SIZE * cell : 2 + SIZE * cell + SIZE] for cell in map.cells[first:last]])
        over = map.over
        if marked:
            strip = bytearray(strip)
            for cell in marked:
                if first <= cell < last:
                    at = SIZE * (cell - first)
                    if map.cells[cell] or over and over[cell]:
                        for column in range(SIZE):
                            strip[at + column] ^= _FRAME[column]
                    else:
                        strip[at + 3] = strip[at + 4] = _DOT
        if over and over[first:last] != bytes(last - first):
            strip = _lay_over(strip, tiles, over[first:last])
        canvas.columns(x, page + row - top, strip)


def _lay_over(strip, tiles, over):
    """Columns of a row with other tiles over them: each hides what the tile behind it says, and is drawn itself."""
    strip = bytearray(strip)
    for i, tile in enumerate(over):
        if tile:
            at = 2 + SIZE * tile
            for column in range(SIZE):
                below = strip[SIZE * i + column] & ~tiles[at + SIZE + column]
                strip[SIZE * i + column] = below | tiles[at + column]
    return strip


def draw_large(canvas, map, top):
    """Draw a map as wide as it is, from row `top` on if it is higher than the seven pages; beside it its facts."""
    top = max(0, min(top, map.height - ROWS))
    page = 1 + max(0, ROWS - map.height) // 2
    x = 2 + max(0, ROWS - map.width) * SIZE // 2
    draw_map(canvas, map, x, page, 0, top)
    border(canvas, map, x, page, 0, top)
    left = max(ROWS, map.width) * SIZE + 8
    for i, row in enumerate(map.rows):
        canvas.text(left, 1 + i, amount(row))


def border(canvas, map, x, page, left, top, columns=9):
    """Lines on both sides of a map, broken where it goes on behind them; arrows where there are rows below or above."""
    columns = min(columns, map.width)
    rows = min(ROWS, map.height)
    for i in range(page, page + rows):
        canvas.fill(x - 2, i, 1, _MORE if left else _SIDE)
        canvas.fill(x + columns * SIZE + 1, i, 1, _MORE if left + columns < map.width else _SIDE)
    if top:
        canvas.fill(x - 2, page, 1, _ABOVE)
        canvas.fill(x + columns * SIZE + 1, page, 1, _ABOVE)
    if top + rows < map.height:
        canvas.fill(x - 2, page + rows - 1, 1, _BELOW)
        canvas.fill(x + columns * SIZE + 1, page + rows - 1, 1, _BELOW)


def draw_tile(canvas, tile, x, page):
    """Draw one tile."""
    tiles = pictures.get("tiles")
    canvas.columns(x, page, tiles[2 + SIZE * tile : 2 + SIZE * tile + SIZE])
