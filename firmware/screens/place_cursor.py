"""Move the cursor of a Place prompt step by step: the piece, its cell, its way."""

from engine.prompts.place import EAST, NORTH, SOUTH, WEST
from input.keys import DOWN, LEFT, RIGHT, UP, A, B
from micropython import const
from screens.screen import Screen
from ui.painter import BLINKS
from ui.policy import ALL_REPEAT, STANDARD, InputPolicy
from ui.signal import BACK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from engine.prompts.place import Map, Piece, Place
    from ui.signal import Signal

# The steps; those with a single choice are skipped.
AT_PIECE = const(0)
AT_CELL = const(1)
AT_WAY = const(2)
# Pieces, then actions, per line.
PIECES_A_LINE = const(6)
_KEYS = (UP, RIGHT, DOWN, LEFT)
_SIDES = (NORTH, EAST, SOUTH, WEST)
# How keys count: without and with something that A does when held; for one cell, and for several.
_POLICIES = (STANDARD, ALL_REPEAT), (InputPolicy(long_press_key=A), InputPolicy(long_press_key=A, all_repeat=True))


class PlaceCursor(Screen):
    """The cursor of a Place prompt and the keys that move it; PlaceScreen draws it.

    step: AT_PIECE, AT_CELL or AT_WAY. piece: a number; those after the pieces are actions. cell, way: as in the answer.
    where: the cells allowed for the piece, in order. planned: the suggestion, which one press of A would place, see
    Place.decode. moved, source_chosen: the player has chosen the cell, the side to come in by. taken: the cells of a
    whole answer so far, in order.
    """

    prompt: "Place"

    def __init__(self, prompt: "Place", before: "bytes | None" = None) -> None:
        self.prompt = prompt
        self.piece = 0
        self.cell = -1
        self.way = 0
        self.moved = self.source_chosen = False
        self._likely = 0
        self.planned: "list[tuple[int, int, int]]" = []
        self.taken = b""
        answer = before or prompt.suggestion()
        self.step = AT_PIECE if len(prompt.pieces) + len(prompt.actions) > 1 else AT_CELL
        if answer and prompt.action(answer) >= 0:
            self.piece = len(prompt.pieces) + prompt.action(answer)
        elif answer:
            self.planned = prompt.decode(answer)
            _, _, self.piece = self.planned[0]
        self._select_piece()
        if self.step == AT_CELL and len(self.where) == 1 and len(self.ways()) > 1:
            self._next_step()
        # A held A takes the usual action, or places with the usual way.
        self.input_policy = _POLICIES[bool(prompt.actions or self._quick())][bool(prompt.whole)]

    # Any: a prompt of any kind.
    def reuse(self, prompt: "Any") -> bool:
        """Continue at the cursor if nothing else is suggested."""
        old = self.prompt
        if (prompt.kind, prompt.what, prompt.player, prompt.suggest) != (old.kind, old.what, old.player, None):
            return False
        label = old.pieces[self.piece].label
        labels = [piece.label for piece in prompt.pieces]
        self.prompt = prompt
        self.planned = []
        self.piece = labels.index(label) if label in labels else 0
        cell = self.cell
        self._select_piece()
        if cell in self.where:
            self.cell = cell
        self.step = AT_PIECE
        return True

    def is_unfinished(self) -> bool:
        """See Screen; a path grows cell by cell."""
        return bool(self.taken)

    def state(self) -> "tuple[int | bool, ...]":
        """Return all that a key press can change."""
        return self.step, self.piece, self.cell, self.way, self.moved, self.source_chosen, len(self.taken)

    # -- what the cursor is on

    def chosen(self) -> "Piece | None":
        """Return the piece under the cursor; None: an action."""
        pieces = self.prompt.pieces
        return pieces[self.piece] if self.piece < len(pieces) else None

    def _select_piece(self) -> None:
        """Find the allowed cells and the likely cell of the piece under the cursor."""
        piece = self.chosen()
        self.where = piece.where() if piece else b""
        self.cell = -1
        self.way = 0
        if not piece:
            return
        if self.taken:
            self._continue_path(piece)
        elif self.planned and self.planned[0][2] == self.piece:
            self.cell, self.way, _ = self.planned[0]
        elif piece.likely:
            self.cell, self.way = piece.likely()
        else:
            middle = self.prompt.map.width * self.prompt.map.height // 2
            self.cell = min([(abs(cell - middle), cell) for cell in self.where])[1]
        self._likely = self.way

    def _continue_path(self, piece: "Piece") -> None:
        """Move to the likely cell of a piece after those taken, else to the next one in order."""
        taken = self.taken
        self.where = piece.where(taken)
        last = taken[-1]
        self.cell = -1
        if piece.through:  # straight ahead if possible
            key = _KEYS[_SIDES.index(piece.through(taken)[-1] & 15)]
            self.cell = move(self.prompt.map, self.where + taken[-1:], last, key, True)
        if self.cell < 0 or self.cell not in self.where:
            after = [cell for cell in self.where if cell > last] or self.where
            self.cell = after[0] if after else last

    def lit(self) -> bool:
        """Return whether the map shows the piece on a likely cell."""
        piece = self.chosen()
        return bool(piece and (piece.likely or self.planned and self.planned[0][2] == self.piece))

    # -- from step to step

    def ways(self) -> "bytes | bytearray":
        """Return the ways of the piece on its cell; way 0 if it has none."""
        piece = self.chosen()
        return piece.ways(self.cell) if piece and piece.ways else b"\x00"

    def _next_step(self) -> "bytes | None":
        """Go to the next step that has a choice; return the answer if none has."""
        if self.step == AT_PIECE:
            self.step = AT_CELL
            if len(self.where) > 1:
                return None
        if self.step == AT_CELL:
            self.way = self.usual_way()
            self.source_chosen = False
            if len(self.ways()) > 1:
                self.step = AT_WAY
                self.blinks = BLINKS
                return None
        return self._answer()

    def usual_way(self) -> int:
        """Return the initial way of the piece."""
        ways = self.ways()
        piece = self.chosen()
        # For pieces on the map already, the first way of a cell is the usual one.
        return self._likely if self._likely in ways and not (self.moved and piece and piece.total) else ways[0]

    def _quick(self) -> bool:
        """Return whether a held A places the piece: one of several on the map, with ways."""
        piece = self.chosen()
        return bool(not self.prompt.whole and piece and piece.total)

    def _answer(self) -> bytes:
        """Return all that is planned if nothing was changed, else what was chosen."""
        placed = (self.cell, self.way, self.piece)
        if self.planned and not self.moved and self.planned[0] == placed:
            return self.prompt.encode(*self.planned)
        return self.prompt.encode(placed)

    def _confirm(self) -> "bytes | Signal | None":
        """Accept what the cursor is on; for a piece, its likely cell."""
        if not self.chosen():
            return self.prompt.encode_action(self.piece - len(self.prompt.pieces))
        if self.prompt.whole:
            return self._take_cell()
        if self.step == AT_PIECE and self.lit():
            self.way = self.usual_way()
            return self._answer()
        if self.step == AT_WAY and self.way not in self.ways():
            self.refuse("refused")
            return None
        return self._next_step()

    def ends_here(self) -> bool:
        """Return whether a path is stuck; A then removes its last cell, as B does."""
        return self.prompt.whole and self.cell not in self.where

    def _take_cell(self) -> "bytes | Signal | None":
        """Add a cell to a whole answer; return the answer when it is complete."""
        if self.planned and not self.moved:
            return self.prompt.encode(*self.planned)
        if self.ends_here():
            return self._back()
        self.taken += bytes((self.cell,))
        if len(self.taken) == self.prompt.most:
            piece = self.chosen()
            cells = self.taken if piece and piece.through else sorted(self.taken)
            return self.prompt.encode(*[(cell,) for cell in cells])
        self._select_piece()
        return None

    def _back(self) -> "Signal | None":
        """Return to the previous step; return BACK if there is none."""
        if self.taken:
            cell = self.taken[-1]
            self.taken = self.taken[:-1]
            self._select_piece()
            self.cell = cell
            return None
        if self.step == AT_WAY and len(self.where) > 1:
            self.step = AT_CELL
            return None
        if self.step > AT_PIECE and len(self.prompt.pieces) + len(self.prompt.actions) > 1:
            self.step = AT_PIECE
            return None
        return BACK

    # -- keys

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Move with the directions, confirm with A, go back with B.

        The directions move among pieces, down into the map, among cells, or choose sides. A held A takes the usual
        action.
        """
        self.blinks = 0
        if key == A and repeat and self._quick():
            way = self.way if self.step == AT_WAY else self.usual_way()
            return self.prompt.encode((self.cell, way, self.piece)) if way in self.ways() else None
        if key == A and repeat:
            if not self.prompt.whole:
                return self.prompt.encode_action()
            return None if self.ends_here() else self._confirm()
        if key == A:
            return self._confirm()
        if key == B:
            return None if repeat else self._back()
        if key not in _KEYS:
            return None
        if self.step == AT_PIECE:
            self._move_piece(key, repeat)
        elif self.step == AT_CELL:
            self.moved = True
            self.cell = move(self.prompt.map, self.where, self.cell, key, repeat)
        elif not repeat:
            return self._turn(_SIDES[_KEYS.index(key)])
        return None

    def _move_piece(self, key: int, repeat: bool) -> None:
        """Move among pieces and actions with left, right and up; down enters the map."""
        count = len(self.prompt.pieces) + len(self.prompt.actions)
        if key == DOWN:
            if self.chosen() and not repeat:
                self._next_step()
            return
        if key == UP:
            lines = (count - 1) // PIECES_A_LINE + 1
            to = min(
                ((self.piece // PIECES_A_LINE - 1) % lines) * PIECES_A_LINE + self.piece % PIECES_A_LINE, count - 1
            )
        else:
            to = self.piece + (1 if key == RIGHT else -1)
            if repeat and not 0 <= to < count:
                return
            to %= count
        self.piece = to
        self._select_piece()

    def _turn(self, side: int) -> "bytes | None":
        """Choose a side: first to come in by, if several are possible, then to leave by."""
        self.blinks = BLINKS
        ways = self.ways()
        if self.sources() > 1 and not self.source_chosen:
            entering = [way for way in ways if way >> 4 == side]
            if entering:
                self.source_chosen = True
                self.way = entering[0]
            return None
        way = self.way & 0xF0 | side
        if not self.picks():
            self.way ^= side
        elif way in ways:
            self.way = way
            return self._answer()
        return None

    def sources(self) -> int:
        """Return from how many sides the piece may come in."""
        return len(set([way >> 4 for way in self.ways()]))

    def picks(self) -> bool:
        """Return whether one press chooses the side: each way has one and its source."""
        return max([way & 15 & (way & 15) - 1 for way in self.ways()]) == 0


def move(map: "Map", where: "bytes | bytearray", cell: int, key: int, repeat: bool) -> int:
    """Return the cell of `where` that a key leads to: in line, else near, else wrap."""
    width = map.width
    row, column = divmod(cell, width)
    step = 1 if key == DOWN or key == RIGHT else -1
    if key == UP or key == DOWN:
        # Find the nearest row with a cell.
        for away in range(1, map.height):
            other = row + step * away
            if not 0 <= other < map.height:
                if repeat:
                    break
                other %= map.height
            found = _nearest(where, width, other, column)
            if found >= 0:
                return found
        return cell
    # Search the row; wrap around only if no cell is that way at all.
    first = cell - column
    last = first + width - 1
    for other in range(cell + step, last + 1 if step > 0 else first - 1, step):
        if other in where:
            return other
    best = None
    for other in where:
        ahead = step * (other % width - column)
        if ahead > 0:
            rank = ahead + 2 * abs(other // width - row), other
            if best is None or rank < best:
                best = rank
    if best:
        return best[1]
    if not repeat:
        for other in range(first if step > 0 else last, cell, step):
            if other in where:
                return other
    return cell


def _nearest(where: "bytes | bytearray", width: int, row: int, column: int) -> int:
    """Return the cell of `where` in a row nearest to a column, or -1."""
    first = row * width
    for distance in range(width):
        for other in (column - distance, column + distance):
            if 0 <= other < width and first + other in where:
                return first + other
    return -1
