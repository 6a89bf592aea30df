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
from screens.map import TILE_SIZE, border, draw_map, draw_tile, mark
from screens.screen import BACK, Screen, amount, ask, wrap
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
# The tile of a cell that shows what is on the map.
_AS_IT_IS = const(-1)
_SIDES = (NORTH, EAST, SOUTH, WEST)
_ARROWS = ARROW_UP + ARROW_RIGHT + ARROW_DOWN + ARROW_LEFT


class PlaceScreen(Screen):
    """The map of a Place prompt on the left; on the right the pieces, what may be done instead, and facts."""

    keeps = True

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.piece = 0  # behind the pieces: actions
        self.cell = -1
        self.way = 0
        self._moved = self._entered = False
        self._likely = 0
        self._seen = None  # the map whose ground was drawn, each time with another stamp
        self.left = self.top = -1  # the column and the row with which its part in view begins
        self._stamp = 0
        self._rows_of = None
        self.retell()
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

    def retell(self):
        """See Screen."""
        self._facts_of = self._told_of = self._said_of = None

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
        """The map with the cursor on the left, what stands beside it on the right, page by page."""
        prompt = self.prompt
        ask(canvas, prompt, self._count())
        fresh = self._scroll()
        marked = self._rows(self._marked())
        placed = self._placed()
        panel = self._panel()
        width = prompt.map.width
        drawn = []
        for page in range(1, 1 + _VIEW):
            row = self.top + page - self.page
            here = None
            for entry in placed:
                if entry[0] // width == row:
                    here = here + [entry] if here else [entry]
            marks = marked[row] if 0 <= row < len(marked) else b""
            line = (page, self._stamp, marks, here, panel[page - 1])
            if canvas.line(page, line):
                drawn.append(line)
        if fresh:
            self._draw_ground(canvas, len(drawn))
        for page, _, marks, here, beside in drawn:
            if not fresh:
                canvas.columns(0, page, self._ground[page - 1])
            if marks:
                mark(canvas, prompt.map, marks, self.x - TILE_SIZE * self.left, page)
            for cell, tile, light in here or ():
                self._draw_cell(canvas, page, cell, tile, light)
            if beside:
                self._draw_beside(canvas, page, *beside)

    def _count(self):
        """How many are placed with one press, where they are several."""
        return str(len(self.planned)) if len(self.planned) > 1 else ""

    # -- the map

    def _scroll(self):
        """Find which part of the map is in view; return whether its ground is to be drawn anew."""
        map = self.prompt.map
        columns, rows = min(_VIEW, map.width), min(_VIEW, map.height)
        cell = self.cell if self.cell >= 0 else map.width * map.height // 2
        left = follow(self.left, cell % map.width, columns, map.width)
        top = follow(self.top, cell // map.width, rows, map.height)
        if self._seen is map and left == self.left and top == self.top:
            return False
        self._seen = map
        self._stamp += 1
        self.left = left
        self.top = top
        self.x = _FIRST + (_VIEW - columns) * TILE_SIZE // 2
        self.page = 1 + (_VIEW - rows) // 2
        return True

    def _draw_ground(self, canvas, dark):
        """Draw the map without marks and cursor, and keep its pages: from press to press they stay the same.

        So many pages below the title are `dark`; those that a note covers stay as they are.
        """
        map = self.prompt.map
        covered = []
        for page in range(1 + dark, 1 + _VIEW):
            at = 1 + 128 * page
            covered.append((page, canvas.buffer[at : at + _PANEL]))
            canvas.fill(0, page, _PANEL, 0)
        draw_map(canvas, map, self.x, self.page, self.left, self.top, _VIEW)
        border(canvas, map, self.x, self.page, self.left, self.top, _VIEW)
        for cell in map.fresh:
            row = cell // map.width - self.top
            if 0 <= row < _VIEW:
                self._draw_cell(canvas, self.page + row, cell, _AS_IT_IS, True)
        self._ground = [canvas.buffer[at : at + _PANEL] for at in range(129, 1025, 128)]
        for page, columns in covered:
            canvas.columns(0, page, columns)

    def _draw_cell(self, canvas, page, cell, tile, light):
        """A cell with a tile, or as it is; light if the cursor is there, or what is placed with it."""
        column = cell % self.prompt.map.width - self.left
        if 0 <= column < _VIEW:
            if tile != _AS_IT_IS:
                draw_tile(canvas, tile, self.x + TILE_SIZE * column, page)
            if light:
                canvas.invert(self.x + TILE_SIZE * column, page, TILE_SIZE)

    def _placed(self):
        """The cells that look otherwise with what would be placed: (cell, tile, whether it is light)."""
        map = self.prompt.map
        piece = self.chosen()
        placed = []
        if not piece:
            return placed
        if not self._moved:
            for cell, _, _ in self.planned[1:]:
                placed.append((cell, piece.tile, True))
        if piece.shows:
            changes = piece.shows(self.cell, self.way if self.step == _WAY else self._usual_way())
            for i in range(0, len(changes), 2):
                placed.append((changes[i], changes[i + 1], self.step < _WAY))
        else:
            placed.append((self.cell, _AS_IT_IS if map.cells[self.cell] else piece.tile, True))
        return placed

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

    def _rows(self, cells):
        """Cells, which are in order, row by row."""
        if self._rows_of is not cells:
            self._rows_of = cells
            self._by_row = []
            width = self.prompt.map.width
            begin = behind = 0
            while begin < len(cells):
                end = width * (1 + len(self._by_row))
                while behind < len(cells) and cells[behind] < end:
                    behind += 1
                self._by_row.append(cells[begin:behind])
                begin = behind
        return self._by_row

    # -- what stands beside it

    def _panel(self):
        """What stands on each page beside the map: what is chosen from, what the piece is and brings, the facts.

        What stays from step to step stays where it is. Each is None or the arguments of `_draw_beside`.
        """
        prompt = self.prompt
        count = len(prompt.pieces)
        lines = self._lines()
        bottom = self._facts()
        panel = []
        if count + len(prompt.actions) == 1:
            lines = list(lines)
            lines.append(self._does())
        else:
            for first in range(0, count, _LINE):
                panel.append((first, self.piece if first <= self.piece < min(first + _LINE, count) else -1))
            if self._said_of is not prompt:
                self._said_of = prompt
                self._said = [say(action) for action in prompt.actions]
            actions = [(self._said[i], self.piece == count + i) for i in range(len(self._said))]
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
        """A line beside the map: a text, light under the cursor; or pieces from `what` on, that of the cursor light."""
        if isinstance(what, str):
            behind = canvas.text(_PANEL + 1, page, what)
            if cursor:
                canvas.invert(_PANEL, page, behind + 1 - _PANEL)
            return
        x = _PANEL + 2
        for piece in self.prompt.pieces[what : what + _LINE]:
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
        if self.step == _WAY:
            picks = self._picks() or not self._entered and self._sources() > 1
            return _ARROWS if picks else _ARROWS + " " + KEY_A
        if self.step == _CELL:
            return KEY_A + " " + say("place_all" if len(self.planned) > 1 and not self._moved else "place_here")
        return ""

    def _facts(self):
        """The facts; amounts with a sign together in one line, the last."""
        map = self.prompt.map
        if self._facts_of is map:
            return self._known
        self._facts_of = map
        signs = []
        self._known = lines = []
        for row in map.rows:
            if row.unit:
                signs.append(amount(row))
            else:
                lines.append(say(row.label) + " " + str(row.value))
        if signs:
            lines.append(" ".join(signs))
        return lines


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
