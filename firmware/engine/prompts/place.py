"""A map, and what may be placed on it where: a tree in a wood, a road on a board, a letter in a crossword."""

from engine.limits import ANSWER
from engine.prompts import PLACE, Prompt, Refused, Row
from micropython import const

# The four sides of a cell, as bits of a way; NORTH is up. The opposite of `side` is OPPOSITE[side].
NORTH = 1
EAST = 2
SOUTH = 4
WEST = 8
SIDES = (1, 2, 4, 8)
OPPOSITE = (0, 4, 8, 0, 1, 0, 0, 0, 2)
# Cells of a map on a side; cell numbers from there on are actions.
SIDE = const(9)
CELLS = const(248)
_ACTIONS = const(255)  # number 0; the next ones count down


class Map:
    """A picture of `width` x `height` cells (up to SIDE each), numbered from 0 row by row, the top left first.

    cells: the number of a tile for each; over: of a tile drawn over it (0: none); the tile after that is its mask,
    what it hides of the one below; fresh: cells that changed just now; rows: Rows of facts beside it; empty: the cells
    that are, in order, where that is known. Tile numbers are the game's: the pictures `tiles` of its set, and `tiles7`
    for more than seven cells in a row, have them all.
    """

    def __init__(self, width, height, cells, over=None, fresh=b"", rows=(), empty=None):
        if not (0 < width <= SIDE and 0 < height <= SIDE and len(cells) == width * height):
            raise ValueError("cells")
        self.width = width
        self.height = height
        self.cells = cells
        self.over = over
        self.fresh = fresh
        self.rows = rows
        self._empty = empty

    def empty(self, cell):
        """Whether nothing is on a cell."""
        return not (self.cells[cell] or self.over and self.over[cell])

    def empty_cells(self):
        """All cells that are empty, in order, as bytes."""
        if self._empty is None:
            self._empty = bytes([cell for cell in range(len(self.cells)) if self.empty(cell)])
        return self._empty


class Piece(Row):
    """What may be placed: a Row (label, price, worth, detail …), the number of its `tile`, and where it may go.

    where: cells in order, as bytes; or a function that returns them for the cells already taken by the same answer.
    ways: a function that returns the ways allowed on a cell, as bytes; none: it has no ways. The low four bits of a way
    are its sides; the high four are the one side it comes in by, where that is to be told from the others.
    shows: a function of cell and way that returns what the map would show, as bytes: a cell, its tile, the next cell …
    brings: a function that returns the label of what it would bring on a cell.
    likely: a function that returns the cell and the way most players would choose for it.
    through: where a whole answer is a way over the map: a function of the cells taken that returns the ways of each.
    value, most: where so many stand already: how many of them are placed, and how many there are in all.
    """

    value = None
    most = 0
    ways = None
    shows = None
    brings = None
    likely = None
    through = None

    def __init__(self, label, tile, where, ways=None, **named):
        Row.__init__(self, label, **named)
        self.tile = tile
        self._where = where
        if ways:
            self.ways = ways

    def where(self, taken=b""):
        """The cells, in order, where it may go once the same answer has `taken` others (bytes)."""
        return self._where(taken) if callable(self._where) else self._where

    def allows(self, cell, taken=b""):
        """Whether it may go on a cell: as `where`; a game may know that sooner."""
        return cell in self.where(taken)


class Place(Prompt):
    """A piece on a cell of a map (`most`: up to so many, one after the other); or an action.

    map: a Map; or a function that makes it when it is first looked at: a game that is played again looks at none.
    pieces: a sequence; or a function that makes it, when `shape` says how many they are and whether any has ways.
    actions: ids of what may be done instead, the usual one first ("done"), which is shown as a cross. The suggestion is
    an answer of all pieces that would be placed, or an action. The game may ask again for what an answer of fewer than
    `most` left over.

    signs: the tiles of the actions, as bytes, that of the first one unused; outcome: a function that returns labels of
    what comes with the first action, large if it is one; whole: an answer has all of `most`, in order if it is
    no way over the map. They are set on the prompt.

    Encoded as one cell after the other, each followed by its way if any piece has ways, and led by the number of its
    piece if there are several; an action is one byte.
    """

    kind = PLACE
    whole = False
    signs = b""
    outcome = None

    def __init__(self, what, player, map, pieces, actions=(), most=1, suggest=None, shape=None):
        Prompt.__init__(self, what, player, suggest)
        self._map = map
        self._pieces = pieces
        self.actions = actions
        self.most = most
        if not shape:
            shape = len(pieces), any([piece.ways for piece in pieces])
        self._lead = 1 if shape[0] > 1 else 0
        self._size = self._lead + (2 if shape[1] else 1)

    @property
    def pieces(self):
        """The Pieces."""
        if callable(self._pieces):
            self._pieces = self._pieces()
        return self._pieces

    @property
    def map(self):
        """The Map."""
        if callable(self._map):
            self._map = self._map()
        return self._map

    def encode(self, *placed):
        """The answer for what is placed, each a tuple of cell, way, number of the piece; 0 where left out."""
        answer = bytearray()
        for cell, way, piece in [(one + (0, 0))[:3] for one in placed]:
            if self._lead:
                answer.append(piece)
            answer.append(cell)
            if self._size > self._lead + 1:
                answer.append(way)
        answer = bytes(answer)
        self.check(answer)
        return answer

    def encode_action(self, number=0):
        """The answer that takes an action by its number."""
        answer = bytes((_ACTIONS - number,))
        self.check(answer)
        return answer

    def action(self, answer):
        """The number of the action that an answer takes, or -1."""
        return _ACTIONS - answer[0] if len(answer) == 1 and answer[0] >= CELLS else -1

    def decode(self, answer):
        """What is placed: a list of tuples cell, way, number of the piece. An action places nothing."""
        if self.action(answer) >= 0:
            return []
        lead = self._lead
        placed = []
        for at in range(0, len(answer), self._size):
            way = answer[at + lead + 1] if self._size > lead + 1 else 0
            placed.append((answer[at + lead], way, answer[at] if lead else 0))
        return placed

    def check(self, answer):
        """Refuse unknown pieces and actions, too many pieces, and cells and ways that are not allowed.

        Besides the reasons of `Refused`: "cell" cell, "way" way.
        """
        if not 0 < len(answer) <= ANSWER:
            raise Refused("form")
        action = self.action(answer)
        if action >= 0:
            if action >= len(self.actions):
                raise Refused("option", action)
            return
        if len(answer) % self._size:
            raise Refused("form")
        placed = self.decode(answer)
        if len(placed) > self.most or self.whole and len(placed) < self.most:
            raise Refused("count", len(placed), self.most)
        taken = b""
        pieces = self.pieces
        for cell, way, number in placed:
            if number >= len(pieces):
                raise Refused("option", number)
            piece = pieces[number]
            if not piece.allows(cell, taken):
                raise Refused("cell", cell)
            if (way not in piece.ways(cell)) if piece.ways else way:
                raise Refused("way", way)
            taken += bytes((cell,))
