"""A map, and things to place on it: a tree in a wood, a road on a board, a letter in a crossword."""

from engine.limits import ANSWER
from engine.prompts.prompt import PLACE, Prompt, Refused
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from engine.parts import Label
    from engine.prompts.prompt import Suggest
    from engine.prompts.row import Row

    # Called with the cells already taken by the same answer, or without.
    Where: TypeAlias = Callable[..., bytes | bytearray]
    Ways: TypeAlias = Callable[[int], bytes | bytearray]

# The four sides of a cell, as bits of a way; NORTH is up. The opposite of `side` is OPPOSITE[side].
NORTH = 1
EAST = 2
SOUTH = 4
WEST = 8
SIDES = (1, 2, 4, 8)
OPPOSITE = (0, 4, 8, 0, 1, 0, 0, 0, 2)
SIDE = const(9)  # cells per side of a map
CELLS = const(248)  # larger bytes, and this one, are actions instead of cells
_ACTIONS = const(255)  # number 0; the next ones count down


class Map:
    """A picture of `width` x `height` cells (up to SIDE each), numbered row by row from 0 at the top left.

    cells: number of a tile for each cell
    over: numbers of tiles drawn over those (0: none). The tile after it is its mask, the pixels that it hides below.
    fresh: cells that just changed
    rows: facts shown next to the map
    empty: the cells that are empty, in order, if that is known

    Tile numbers are the game's own: its pictures `tiles` have them, and `tiles7` for more than seven cells per row.
    """

    def __init__(
        self,
        width: int,
        height: int,
        cells: "bytes | bytearray",
        over: "bytes | bytearray | None" = None,
        fresh: "bytes | bytearray" = b"",
        rows: "Sequence[Row]" = (),
        empty: "bytes | None" = None,
    ) -> None:
        if not (0 < width <= SIDE and 0 < height <= SIDE and len(cells) == width * height):
            raise ValueError("cells")
        self.width = width
        self.height = height
        self.cells = cells
        self.over = over
        self.fresh = fresh
        self.rows = rows
        self._empty = empty

    def empty(self, cell: int) -> bool:
        """Return whether nothing is on a cell."""
        return not (self.cells[cell] or self.over and self.over[cell])

    def empty_cells(self) -> bytes:
        """Return all cells that are empty, in order."""
        if self._empty is None:
            self._empty = bytes([cell for cell in range(len(self.cells)) if self.empty(cell)])
        return self._empty


class Piece:
    """Something that can be placed, and where.

    label: its name; tile: number of its tile
    where: cells in order, as bytes; or a function that returns them for the cells already taken by the same answer
    ways: function that returns the ways allowed on a cell, as bytes; None: the piece has no ways. The low four bits of
        a way are its sides; the high four are the side it comes in by, if that matters.
    shows: function of cell and way that returns what the map would show, as bytes: a cell, its tile, the next cell …
    brings: function that returns the label of what it would bring on a cell
    likely: function that returns the cell and the way most players would choose
    through: for an answer that is a way over the map: function of the cells taken that returns the ways of each
    allows: function of cell and cells taken that returns whether it may go there, if the game knows that sooner than
        by `where`
    placed, total: how many of it are placed, of how many in all (0: not shown)

    A subclass can have methods instead of functions, and the labels `price` and `detail`.
    """

    ways: "Ways | None" = None
    shows: "Callable[[int, int], bytes] | None" = None
    brings: "Callable[[int], Label | None] | None" = None
    likely: "Callable[[], tuple[int, int]] | None" = None
    through: "Callable[[bytes | bytearray], bytes | bytearray] | None" = None
    placed = 0
    total = 0

    def __init__(
        self,
        label: "Label",
        tile: int,
        where: "bytes | bytearray | Where",
        ways: "Ways | None" = None,
        shows: "Callable[[int, int], bytes] | None" = None,
        brings: "Callable[[int], Label | None] | None" = None,
        likely: "Callable[[], tuple[int, int]] | None" = None,
        through: "Callable[[bytes | bytearray], bytes | bytearray] | None" = None,
        allows: "Callable[[int, bytes], bool] | None" = None,
        placed: int = 0,
        total: int = 0,
    ) -> None:
        self.label = label
        self.tile = tile
        self._where = where
        self.ways = ways
        self.shows = shows
        self.brings = brings
        self.likely = likely
        self.through = through
        self._allows = allows
        self.placed = placed
        self.total = total

    @property
    def price(self) -> "Label | None":
        """The label of what it costs."""
        return None

    @property
    def detail(self) -> "Label | None":
        """The label of more about it."""
        return None

    def where(self, taken: bytes = b"") -> "bytes | bytearray":
        """Return the cells, in order, that allow it once the same answer has `taken` others."""
        return self._where(taken) if callable(self._where) else self._where

    def allows(self, cell: int, taken: bytes = b"") -> bool:
        """Return whether a cell allows it once the same answer has `taken` others."""
        return self._allows(cell, taken) if self._allows else cell in self.where(taken)


class Place(Prompt):
    """Ask for a piece on a cell of a map (up to `most`, one after the other); or for an action.

    Encoded as one cell after the other, each followed by its way if any piece has ways, and led by the number of its
    piece if there are several; an action is one byte. The game can ask again for what an answer of fewer than `most`
    left over.

    map: a Map, or a function that makes it when a screen first needs it
    pieces: a sequence, or a function that makes it; then `shape` is (number of pieces, whether any has ways)
    actions: ids of what can be done instead, the usual one first ("done"), shown as a cross
    suggest: function that returns an answer of all pieces that would be placed, or an action
    signs: tiles of the actions, as bytes; that of the first one is unused
    outcome: function that returns labels of what comes with the first action; a single one is drawn large
    whole: an answer has all of `most`, in order if it is no way over the map
    """

    kind = PLACE

    def __init__(
        self,
        what: "Label",
        player: "int | None",
        map: "Map | Callable[[], Map]",
        pieces: "Sequence[Piece] | Callable[[], Sequence[Piece]]",
        actions: "Sequence[str]" = (),
        most: int = 1,
        suggest: "Suggest | None" = None,
        shape: "tuple[int, bool] | None" = None,
        signs: bytes = b"",
        outcome: "Callable[[], Sequence[Label]] | None" = None,
        whole: bool = False,
        auto_answer: bool = False,
    ) -> None:
        Prompt.__init__(self, what, player, suggest, auto_answer)
        self._map = map
        self._pieces = pieces
        self.actions = actions
        self.most = most
        self.signs = signs
        self.outcome = outcome
        self.whole = whole
        if not shape:
            shape = len(self.pieces), any([piece.ways for piece in self.pieces])
        self._lead = 1 if shape[0] > 1 else 0
        self._size = self._lead + (2 if shape[1] else 1)

    @property
    def pieces(self) -> "Sequence[Piece]":
        """The things that can be placed."""
        if callable(self._pieces):
            self._pieces = self._pieces()
        return self._pieces

    @property
    def map(self) -> Map:
        """The map to place it on."""
        if callable(self._map):
            self._map = self._map()
        return self._map

    def encode(self, *placed: "tuple[int, ...]") -> bytes:
        """Return the answer for what is placed, each a tuple of cell, way, number of the piece; 0 where left out."""
        answer = bytearray()
        for cell, way, piece in [(one + (0, 0))[:3] for one in placed]:
            if self._lead:
                answer.append(piece)
            answer.append(cell)
            if self._size > self._lead + 1:
                answer.append(way)
        self.check(bytes(answer))
        return bytes(answer)

    def encode_action(self, number: int = 0) -> bytes:
        """Return the answer that takes an action by its number."""
        answer = bytes((_ACTIONS - number,))
        self.check(answer)
        return answer

    def action(self, answer: bytes) -> int:
        """Return the number of the action that an answer takes, or -1."""
        return _ACTIONS - answer[0] if len(answer) == 1 and answer[0] >= CELLS else -1

    def decode(self, answer: bytes) -> "list[tuple[int, int, int]]":
        """Return what is placed, a list of (cell, way, number of the piece). An action places nothing."""
        if self.action(answer) >= 0:
            return []
        lead = self._lead
        placed = []
        for at in range(0, len(answer), self._size):
            way = answer[at + lead + 1] if self._size > lead + 1 else 0
            placed.append((answer[at + lead], way, answer[at] if lead else 0))
        return placed

    def check(self, answer: bytes) -> None:
        """Refuse unknown pieces and actions, too many pieces, and cells and ways that are not allowed."""
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
