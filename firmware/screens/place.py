"""Something is placed on a map: the map with the cursor on the left, on the right what stands beside it."""

from canvas import WIDTH, text_width
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import KEY_A
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from fonts.small import UP as ARROW_UP
from micropython import const
from screens.map import TILE_SIZE, border, draw_map, draw_tile, mark
from screens.place_cursor import AT_CELL, AT_WAY, PIECES_A_LINE, PlaceCursor
from screens.screen import LAST_PAGE, amount, light, wrap
from words import say

# Cells in view, both ways; where a map of so many begins, after its border; and where the facts begin.
_VIEW = const(7)
_FIRST = const(2)
_PANEL = const(61)
# Pixels from one piece beside the map to the next.
_STEP = const(11)
# The tile of a cell that shows what is on the map.
_AS_IT_IS = const(-1)
_ARROWS = ARROW_UP + ARROW_RIGHT + ARROW_DOWN + ARROW_LEFT


class PlaceScreen(PlaceCursor):
    """The map of a Place prompt on the left; on the right the pieces, what may be done instead, and facts.

    left, top: the column and the row of the map with which its part in view begins.
    """

    incremental = True
    note_page = LAST_PAGE  # what A does stands above it

    def __init__(self, prompt, before=None):
        PlaceCursor.__init__(self, prompt, before)
        self.left = self.top = -1  # nowhere yet
        self._ground_of = None  # what was drawn as ground: the map, where its part in view begins, the cells marked
        self._ground = ()  # its columns on each page
        self._grounds = 0  # how many there were
        self.relabel()

    def relabel(self):
        """See Screen."""
        self._told_of = None  # what the texts about the piece were found for: prompt, piece, cell
        self._actions = [say(action) for action in self.prompt.actions]
        self._facts = facts(self.prompt.map.rows)

    def reuse(self, prompt):
        """See Screen."""
        reused = PlaceCursor.reuse(self, prompt)
        if reused:
            self.relabel()
        return reused

    # -- drawing

    def draw(self, canvas):
        """Draw the pages on which something changed; the map without cursor is kept from picture to picture."""
        prompt = self.prompt
        self.ask(canvas, str(len(self.planned)) if len(self.planned) > 1 else "")
        self._scroll()
        ground = prompt.map, self.left, self.top, self._marked()
        fresh = ground != self._ground_of
        if fresh:
            self._ground_of = ground
            self._grounds += 1
        placed = self._placed()
        panel = self._panel()
        drawn = []
        for page in range(1, 1 + _VIEW):
            row = self.top + page - self.page
            here = [entry for entry in placed if entry[0] // prompt.map.width == row]
            line = page, here, panel[page - 1]
            if canvas.line(page, (self._grounds, line)):
                drawn.append(line)
        if fresh:
            self._draw_ground(canvas)
        for page, here, beside in drawn:
            if not fresh:
                canvas.columns(0, page, self._ground[page - 1])
            for cell, tile, inverted in here:
                self._draw_cell(canvas, page, cell, tile, inverted)
            if beside:
                self._draw_beside(canvas, page, *beside)

    # -- the map

    def _scroll(self):
        """Find which part of the map is in view, and where it stands."""
        map = self.prompt.map
        columns, rows = min(_VIEW, map.width), min(_VIEW, map.height)
        cell = self.cell if self.cell >= 0 else map.width * map.height // 2
        self.left = follow(self.left, cell % map.width, columns, map.width)
        self.top = follow(self.top, cell // map.width, rows, map.height)
        self.x = _FIRST + (_VIEW - columns) * TILE_SIZE // 2
        self.page = 1 + (_VIEW - rows) // 2

    def _draw_ground(self, canvas):
        """Draw the map with its marks on pages that are dark, and keep it."""
        map, left, top, marked = self._ground_of
        draw_map(canvas, map, self.x, self.page, left, top, _VIEW)
        border(canvas, map, self.x, self.page, left, top, _VIEW)
        for cell in map.fresh:
            row = cell // map.width - top
            if 0 <= row < _VIEW:
                self._draw_cell(canvas, self.page + row, cell, _AS_IT_IS, True)
        for cell in marked:
            row, column = cell // map.width - top, cell % map.width - left
            if 0 <= row < _VIEW and 0 <= column < _VIEW:
                mark(canvas, self.x + TILE_SIZE * column, self.page + row, map.empty(cell))
        self._ground = [canvas.buffer[at : at + _PANEL] for at in range(129, 1025, 128)]

    def _draw_cell(self, canvas, page, cell, tile, inverted):
        """A cell with a tile, or as it is; inverted if the cursor is there, or what is placed with it."""
        column = cell % self.prompt.map.width - self.left
        if 0 <= column < _VIEW:
            if tile != _AS_IT_IS:
                draw_tile(canvas, tile, self.x + TILE_SIZE * column, page)
            if inverted:
                canvas.invert(self.x + TILE_SIZE * column, page, TILE_SIZE)

    def _placed(self):
        """The cells that look otherwise with what would be placed: (cell, tile, whether it is inverted)."""
        map = self.prompt.map
        piece = self.chosen()
        placed = []
        if not piece:
            return placed
        if not self.moved:
            for cell, _, _ in self.planned[1:]:
                placed.append((cell, piece.tile, True))
        if piece.shows:
            changes = piece.shows(self.cell, self.way if self.step == AT_WAY else self.usual_way())
            for i in range(0, len(changes), 2):
                placed.append((changes[i], changes[i + 1], self.step < AT_WAY))
        else:
            placed.append((self.cell, _AS_IT_IS if map.cells[self.cell] else piece.tile, True))
        return placed

    def _marked(self):
        """The cells to be marked: where the piece may go; none where that is everywhere, or wherever nothing is."""
        map = self.prompt.map
        where = self.where
        if not self.chosen() or self.step == AT_WAY or where == map.empty_cells():
            return b""
        if len(where) + 1 >= len(map.cells) and any([map.cells[cell] for cell in where]):
            return b""
        return where

    # -- what stands beside it

    def _panel(self):
        """What stands on each page beside the map: what is chosen from, what the piece is and brings, the facts.

        What stays from step to step stays where it is. Of each page None, (text, whether the cursor is there), or the
        number of the first piece of a line and that of the piece under the cursor, else -1.
        """
        prompt = self.prompt
        count = len(prompt.pieces)
        lines = self._lines()
        bottom = self._facts
        panel = []
        if count + len(prompt.actions) == 1:
            lines = list(lines)
            lines.append(self._does())
        else:
            for first in range(0, count, PIECES_A_LINE):
                panel.append((first, self.piece if first <= self.piece < min(first + PIECES_A_LINE, count) else -1))
            actions = [(text, self.piece == count + i) for i, text in enumerate(self._actions)]
            does = self._does()
            if does:
                # One line more, or in place of the name: the strip shows which piece it is.
                room = _VIEW - len(panel) - len(bottom) - len(lines)
                lines = [does] + (lines if len(actions) < room else lines[1:])
                # How to pay for it is more than what else there is.
                room = _VIEW - len(panel) - len(bottom) - len(lines)
                if len(actions) > room:
                    actions = []
                if room < 0:
                    panel = []
            panel.extend(actions)
        room = max(0, _VIEW - len(panel) - len(bottom))
        told = [(line, False) for line in lines[:room]]
        nothing = [None] * (room - len(told))
        return panel + (nothing + told if panel else told + nothing) + [(line, False) for line in bottom]

    def _draw_beside(self, canvas, page, what, cursor):
        """A line beside the map: a text; or pieces from number `what` on, the one under the cursor inverted."""
        if isinstance(what, str):
            end = canvas.text(_PANEL + 1, page, what)
            if cursor:
                light(canvas, _PANEL, page, end + 1 - _PANEL)
            return
        x = _PANEL + 2
        for piece in self.prompt.pieces[what : what + PIECES_A_LINE]:
            draw_tile(canvas, piece.tile, x, page)
            x += _STEP
        if cursor >= 0:
            canvas.invert(_PANEL + 1 + (cursor - what) * _STEP, page, TILE_SIZE + 2)

    def _lines(self):
        """What is to be read of the piece under the cursor on its cell."""
        told_of = (self.prompt, self.piece, self.cell)
        if self._told_of != told_of:
            self._told_of = told_of
            self._told = self._tell()
        return self._told

    def _tell(self):
        room = WIDTH - _PANEL - 1
        piece = self.chosen()
        if not piece:
            return []
        lines = [say(piece.label)]
        # Each is asked for once: a game finds them out then.
        price = piece.price
        price = say(price) if price else ""
        brings = piece.brings(self.cell) if piece.brings else None
        brings = say(brings) if brings else ""
        if price and brings and text_width(price + "  " + brings) <= room:
            lines.append(price + "  " + brings)
        else:
            lines.extend((price, brings))
        detail = piece.detail
        if detail:
            lines.extend(wrap(say(detail), room))
        return [line for line in lines if line.strip(" ")]

    def _does(self):
        """What the keys do with the piece on the map."""
        if self.step == AT_WAY:
            picks = self.picks() or not self.entered and self.sources() > 1
            return _ARROWS if picks else _ARROWS + " " + KEY_A
        if self.step == AT_CELL:
            return KEY_A + " " + say("place_all" if len(self.planned) > 1 and not self.moved else "place_here")
        return ""


def facts(rows):
    """The Rows of a map as texts; amounts with a sign together, last."""
    signs = [amount(row) for row in rows if row.unit]
    texts = [say(row.label) + " " + str(row.value) for row in rows if not row.unit]
    return texts + [" ".join(signs)] if signs else texts


def follow(begin, cursor, shown, size):
    """Where the `shown` of `size` lines in view begin: where they did (-1: nowhere yet), unless the cursor is at their
    end, and there are more.
    """
    if begin < 0:
        begin = cursor - shown // 2
    elif cursor <= begin:
        begin = cursor - 1
    elif cursor >= begin + shown - 1:
        begin = cursor - shown + 2
    return max(0, min(begin, size - shown))
