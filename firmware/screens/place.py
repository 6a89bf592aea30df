"""Something is placed on a map: which piece, on which cell, which way. As suggested it takes a press of A each."""

from canvas import WIDTH, text_width
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import KEY_A
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from fonts.small import UP as ARROW_UP
from keys import DOWN, LEFT, RIGHT, UP, A, B
from micropython import const
from rules.place import EAST, NORTH, SOUTH, WEST
from screens.map import SIZE, border, draw_map, draw_tile
from screens.screen import BACK, LAST_PAGE, Screen, amount, ask, wrap
from words import say

# What is chosen: one step after the other, those left out that have one answer.
_PIECE = const(0)
_CELL = const(1)
_WAY = const(2)
# Cells in view, both ways; where a map of so many begins, behind its border; and where the facts begin.
_VIEW = const(7)
_FIRST = const(2)
_PANEL = const(61)
# The pieces beside the map: how many in a line, and pixels from one to the next.
_LINE = const(6)
_STEP = const(11)
_KEYS = (UP, RIGHT, DOWN, LEFT)
_SIDES = (NORTH, EAST, SOUTH, WEST)
_ARROWS = ARROW_UP + ARROW_RIGHT + ARROW_DOWN + ARROW_LEFT


class PlaceScreen(Screen):
    """The map of a Place prompt on the left; on the right the pieces, what may be done instead, and facts."""

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.piece = 0  # behind the pieces: actions
        self.cell = -1
        self.way = 0
        self._moved = self._entered = False
        self._likely = 0
        self._seen = None  # what the ground was drawn of
        self._facts_of = None
        # What would be placed with one press of A, as far as it is suggested.
        self.planned = []
        answer = before or prompt.suggestion()
        self.step = _PIECE if len(prompt.pieces) + len(prompt.actions) > 1 else _CELL
        if answer and prompt.action(answer) >= 0:
            self.piece = len(prompt.pieces) + prompt.action(answer)
        elif answer:
            self.planned = prompt.decode(answer)
            _, _, self.piece = self.planned[0]
        self._look()
        if before and self.planned:
            self._moved = True
            self.step = _CELL
        elif self.step == _CELL and len(self.where) == 1 and len(self._ways()) > 1:
            self._next()

    def take(self, prompt):
        """Go on where the cursor is, if nothing else is suggested."""
        old = self.prompt
        if (prompt.kind, prompt.what, prompt.player, prompt.suggest) != (old.kind, old.what, old.player, None):
            return False
        label = old.pieces[self.piece].label
        labels = [piece.label for piece in prompt.pieces]
        self.prompt = prompt
        self.planned = []
        self.piece = labels.index(label) if label in labels else 0
        cell = self.cell
        self._look()
        if cell in self.where:
            self.cell = cell
        self.step = _PIECE
        return True

    def state(self):
        """All that a press changes."""
        return self.step, self.piece, self.cell, self.way, self._moved, self._entered

    # -- what the cursor is on

    def chosen(self):
        """The piece under the cursor; None: an action."""
        pieces = self.prompt.pieces
        return pieces[self.piece] if self.piece < len(pieces) else None

    def _look(self):
        """Another piece is under the cursor: where may it go, where most likely?"""
        piece = self.chosen()
        self.where = piece.where() if piece else b""
        self.cell = -1
        self.way = 0
        if not piece:
            return
        if self.planned and self.planned[0][2] == self.piece:
            self.cell, self.way, _ = self.planned[0]
        elif piece.likely:
            self.cell, self.way = piece.likely()
        else:
            middle = self.prompt.map.width * self.prompt.map.height // 2
            self.cell = min([(abs(cell - middle), cell) for cell in self.where])[1]
        self._likely = self.way

    # -- from step to step

    def _ways(self):
        """The ways of the piece on its cell; one that says nothing where it has none."""
        piece = self.chosen()
        return piece.ways(self.cell) if piece.ways else b"\x00"

    def _next(self):
        """On to the next step in which there is something to choose; the answer where there is none."""
        if self.step == _PIECE:
            self.step = _CELL
            if len(self.where) > 1:
                return None
        if self.step == _CELL:
            self.way = self._usual_way()
            self._entered = False
            if len(self._ways()) > 1:
                self.step = _WAY
                return None
        return self._answer()

    def _usual_way(self):
        """The way a piece has before one is chosen."""
        ways = self._ways()
        return self._likely if self._likely in ways else ways[0]

    def _answer(self):
        """The answer: all that is planned where nothing was changed, else what was chosen."""
        placed = (self.cell, self.way, self.piece)
        if self.planned and not self._moved and self.planned[0] == placed:
            return self.prompt.encode(*self.planned)
        return self.prompt.encode(placed)

    def _confirm(self):
        """A: what the cursor is on."""
        if not self.chosen():
            return self.prompt.encode_action(self.piece - len(self.prompt.pieces))
        if self.step == _WAY and self.way not in self._ways():
            return None
        return self._next()

    def _back(self):
        """B: the step before; BACK where there is none."""
        if self.step == _WAY and len(self.where) > 1:
            self.step = _CELL
            return None
        if self.step > _PIECE and len(self.prompt.pieces) + len(self.prompt.actions) > 1:
            self.step = _PIECE
            return None
        return BACK

    # -- keys

    def press(self, key, repeat):
        """The cross moves from piece to piece, from cell to cell, or chooses sides; A goes on, B goes back."""
        if key == A:
            return None if repeat else self._confirm()
        if key == B:
            return None if repeat else self._back()
        if key not in _KEYS:
            return None
        if self.step == _PIECE:
            self._move_piece(key, repeat)
        elif self.step == _CELL:
            self._moved = True
            self.cell = move(self.prompt.map, self.where, self.cell, key, repeat)
        elif not repeat:
            return self._turn(_SIDES[_KEYS.index(key)])
        return None

    def _move_piece(self, key, repeat):
        """Left and right go along the pieces, up and down from line to line; each action is a line."""
        count = len(self.prompt.pieces)
        last = count + len(self.prompt.actions) - 1
        if key == LEFT or key == RIGHT:
            to = self.piece + (1 if key == RIGHT else -1)
        else:
            lines = (count + _LINE - 1) // _LINE
            line = self.piece // _LINE if self.piece < count else lines + self.piece - count
            line += 1 if key == DOWN else -1
            if not 0 <= line < lines + len(self.prompt.actions):
                to = -1 if line < 0 else last + 1
            elif line < lines:
                to = min(line * _LINE + (self.piece % _LINE if self.piece < count else 0), count - 1)
            else:
                to = count + line - lines
        if not 0 <= to <= last:
            if repeat:
                return
            to = 0 if to > last else last
        self.piece = to
        self._look()

    def _turn(self, side):
        """A side: the one it comes in by first, where there are several; then the one it has, or one of those."""
        ways = self._ways()
        if self._sources() > 1 and not self._entered:
            entering = [way for way in ways if way >> 4 == side]
            if entering:
                self._entered = True
                self.way = entering[0]
            return None
        way = self.way & 0xF0 | side
        if not self._picks():
            self.way ^= side
        elif way in ways:
            self.way = way
            return self._answer()
        return None

    def _sources(self):
        """From how many sides the piece may come in."""
        return len(set([way >> 4 for way in self._ways()]))

    def _picks(self):
        """Whether one press chooses the side: no way has two besides the one it comes in by."""
        return max([way & 15 & (way & 15) - 1 for way in self._ways()]) == 0

    # -- drawing

    def draw(self, canvas):
        """The map with the cursor, and what stands beside it."""
        prompt = self.prompt
        ask(canvas, prompt, self._count())
        self._draw_map(canvas)
        self._draw_panel(canvas)

    def _count(self):
        """How many are placed with one press, where they are several."""
        return str(len(self.planned)) if len(self.planned) > 1 else ""

    def _draw_map(self, canvas):
        """The cells in view, those where the piece may go marked, the cursor inverted, the plan as it would be."""
        map = self.prompt.map
        piece = self.chosen()
        columns, rows = min(_VIEW, map.width), min(_VIEW, map.height)
        cell = self.cell if self.cell >= 0 else map.width * map.height // 2
        self.left = max(0, min(cell % map.width - columns // 2, map.width - columns))
        self.top = max(0, min(cell // map.width - rows // 2, map.height - rows))
        self.x = _FIRST + (_VIEW - columns) * SIZE // 2
        self.page = 1 + (_VIEW - rows) // 2
        self._draw_ground(canvas, columns)
        if not piece:
            return
        for cell, _, _ in self.planned[1:]:
            if not self._moved:
                self._tile(canvas, cell, piece.tile)
                self._on(canvas, cell, self._invert)
        if piece.shows:
            changes = piece.shows(self.cell, self.way if self.step == _WAY else self._usual_way())
            for i in range(0, len(changes), 2):
                self._tile(canvas, changes[i], changes[i + 1])
                if self.step < _WAY:
                    self._on(canvas, changes[i], self._invert)
        else:
            if not map.cells[self.cell]:
                self._tile(canvas, self.cell, piece.tile)
            self._on(canvas, self.cell, self._invert)

    def _draw_ground(self, canvas, columns):
        """The map without the cursor, which stays the same from press to press: it is put there as it was."""
        map = self.prompt.map
        marked = self._marked()
        seen = (map, self.left, self.top, marked)
        if self._seen == seen:
            for i, columns in enumerate(self._ground):
                canvas.columns(0, 1 + i, columns)
            return
        draw_map(canvas, map, self.x, self.page, self.left, self.top, columns, marked)
        border(canvas, map, self.x, self.page, self.left, self.top, columns)
        for cell in map.fresh:
            self._on(canvas, cell, self._invert)
        self._seen = seen
        self._ground = [canvas.buffer[at : at + _PANEL] for at in range(129, 1025, 128)]

    def _marked(self):
        """The cells to be marked: where the piece may go, but none where that is everywhere."""
        if not self.chosen() or self.step == _WAY:
            return b""
        if len(self.where) + 1 >= len(self.prompt.map.cells) and self._occupied():
            return b""
        return self.where

    def _occupied(self):
        map = self.prompt.map
        for cell in self.where:
            if map.cells[cell]:
                return True
        return False

    def _on(self, canvas, cell, draw):
        """Do something where a cell is, if it is in view."""
        map = self.prompt.map
        row, column = cell // map.width - self.top, cell % map.width - self.left
        if 0 <= row < _VIEW and 0 <= column < _VIEW:
            draw(canvas, self.x + SIZE * column, self.page + row)

    def _tile(self, canvas, cell, tile):
        self._on(canvas, cell, lambda canvas, x, page: draw_tile(canvas, tile, x, page))

    @staticmethod
    def _invert(canvas, x, page):
        canvas.invert(x, page, SIZE)

    def _draw_panel(self, canvas):
        """What is chosen from; then what the piece is and brings; at the bottom the facts."""
        page = 1
        if self.step == _PIECE:
            page = self._draw_choice(canvas)
        bottom = self._facts()
        first = LAST_PAGE + 1 - len(bottom)
        for i, text in enumerate(bottom):
            canvas.text(_PANEL + 1, first + i, text)
        lines = self._lines()[: first - page]
        if self.step == _PIECE:
            page = first - len(lines)
        for i, text in enumerate(lines):
            canvas.text(_PANEL + 1, page + i, text)

    def _draw_choice(self, canvas):
        """The pieces and the actions, the one under the cursor light; return the page behind them."""
        prompt = self.prompt
        page = 0
        for i, piece in enumerate(prompt.pieces):
            x = _PANEL + 2 + i % _LINE * _STEP
            page = 1 + i // _LINE
            draw_tile(canvas, piece.tile, x, page)
            if i == self.piece:
                canvas.invert(x - 1, page, SIZE + 2)
        for i, action in enumerate(prompt.actions):
            page += 1
            canvas.text(_PANEL + 1, page, say(action))
            if len(prompt.pieces) + i == self.piece:
                canvas.invert(_PANEL, page, WIDTH - _PANEL)
        return page + 1

    def _lines(self):
        """What is to be read of the piece under the cursor, and what A does with it."""
        room = WIDTH - _PANEL - 1
        piece = self.chosen()
        lines = []
        if not piece:
            return lines
        lines.append(say(piece.label))
        price = say(piece.price) if piece.price else ""
        brings = piece.brings(self.cell) if piece.brings else None
        brings = say(brings) if brings else ""
        if price and brings and text_width(price + "  " + brings) <= room:
            lines.append(price + "  " + brings)
        else:
            lines.extend((price, brings))
        if piece.detail:
            lines.extend(wrap(say(piece.detail), room))
        if self.step == _WAY and (self._picks() or not self._entered and self._sources() > 1):
            lines.append(_ARROWS)
        elif self.step == _WAY:
            lines.append(_ARROWS + " " + KEY_A)
        elif self.step == _CELL:
            lines.append(KEY_A + " " + say("place_all" if len(self.planned) > 1 and not self._moved else "place_here"))
        return [line for line in lines if line.strip(" ")]

    def _facts(self):
        """The facts; amounts with a sign together in one line, the last."""
        map = self.prompt.map
        if self._facts_of is map:
            return self._told
        self._facts_of = map
        signs = []
        self._told = lines = []
        for row in map.rows:
            if row.unit:
                signs.append(amount(row))
            else:
                lines.append(say(row.label) + " " + str(row.value))
        if signs:
            lines.append(" ".join(signs))
        return lines


def move(map, where, cell, key, repeat):
    """The cell of `where` that a key leads to: along the row or column, else the nearest that way, else round."""
    width = map.width
    row, column = cell // width, cell % width
    best = None
    for other in where:
        down, right = other // width - row, other % width - column
        if key == UP or key == DOWN:
            ahead, aside = (down if key == DOWN else -down), abs(right)
        else:
            ahead, aside = (right if key == RIGHT else -right), abs(down)
        if ahead > 0:
            # Up and down go to the nearest row with a cell, left and right stay in the row if they can.
            rank = (ahead, aside, other) if key == UP or key == DOWN else (aside > 0, ahead + 2 * aside, other)
            if best is None or rank < best:
                best = rank
    if best:
        return best[-1]
    if repeat:
        return cell
    # Round to the other end.
    ends = []
    for other in where:
        down, right = other // width - row, other % width - column
        if key == UP or key == DOWN:
            ends.append(((-down if key == UP else down), abs(right), other))
        elif not down:
            ends.append(((-right if key == LEFT else right), 0, other))
    return min(ends)[-1]
