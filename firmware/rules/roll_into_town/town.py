"""A player's town: the map, cell by cell, and the stock.

A cell is one byte: its kind in the high four bits, its sides or number in the low four. A coast has the sides with
water, a river the two sides that it crosses. Sides are the bits of `engine.prompts.place`. A negative cell number is
off the map.
"""

from engine.prompts.place import EAST, NORTH, OPPOSITE, SOUTH, WEST
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable

EMPTY, FARM, MOUNTAIN, TREE, TOWN_HALL = range(5)
RIVER = 0x10
# The low bits are the sides with water. All four of them: the ocean.
COAST = 0x20
OCEAN = COAST | 15
# A coast with a port. Either cell of the lighthouse has the sides of the coast below it, none on empty ground; its top
# has all four in the ocean.
PORT = 0x30
LIGHTHOUSE = 0x40
LIGHTHOUSE_TOP = 0x50
# On empty ground. The cathedral: its spire, then its nave below that and the aisle next to it, as drawn and mirrored.
HOUSE, MINE, LUMBERJACK, WATERMILL, TAVERN, FOUNTAIN, MARKET, SPIRE, NAVE, AISLE, NAVE_MIRRORED, AISLE_MIRRORED = range(
    0x60, 0x6C
)

STOCK = ("food", "stone", "wood")
FULL = 9
# Uses per game of the Town Hall, and of the fountain.
USES = 3
NONE = 255
# Rounds of a game; dice to roll, and icons to draw, in each.
ROUNDS = 12
ROLLED = (5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 3)
DRAWN = (3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1)


def is_coast(cell: int) -> bool:
    """Return whether a cell (its byte) is a coast, with or without a building; the ocean is none."""
    return COAST <= cell < HOUSE and 0 < cell & 15 < 15


def is_ocean(cell: int) -> bool:
    """Return whether a cell (its byte) is ocean, with or without the top of the lighthouse."""
    return COAST <= cell < HOUSE and cell & 15 == 15


def is_river(cell: int) -> bool:
    """Return whether the river crosses a cell (its byte)."""
    return cell & 0xF0 == RIVER


class _Cache:
    """Hold the empty cells and the river of the map last searched; None: not yet found.

    Each question needs them several times, and finding either one takes a tenth of its time.
    """

    map: "tuple[bytes, int, int] | None" = None  # cells, source, source_side
    empty: "bytes | None" = None
    course: "tuple[bytes, int, int] | None" = None


_cache = _Cache()


class Town:
    """Hold one player's stock and map of `size` x `size` cells, with the Town Hall in the middle.

    cells: a byte each, row by row; stock: food, stone and wood, 0 to FULL; town_hall, fountain: uses left (the fountain
    has none before it is built); source, source_side: the first cell of the river and the map edge that it flows in
    from (source NONE: there is no river).
    """

    # The map is known, not on paper alone.
    seen = True

    # Only a PaperTown has these, used while it isn't `seen`.
    counts: bytearray
    add: "Callable[..., None]"
    room: "Callable[[], int]"
    fits: "Callable[[int], bool]"
    food: "Callable[[], int]"
    points: "Callable[[], tuple[int, ...]]"

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = bytearray(size * size)
        self.cells[size * size // 2] = TOWN_HALL
        self.stock = bytearray((0, 0, 2))
        self.town_hall = USES
        self.fountain = 0
        self.source = NONE
        self.source_side = 0
        self.scored: "tuple[bytes, int, int, tuple[int, ...]]" = (b"", 0, 0, ())  # see `score.points`
        # The cells on the map's edge, in order.
        self.border = bytes([cell for cell in range(size * size) if self.edges(cell)])
        # Bit masks (see `upkeep`) of all cells except those of the last column, and of the first.
        all = (1 << size * size) - 1
        last = all // ((1 << size) - 1)
        self.not_last_column = all ^ last
        self.not_first_column = all ^ last << size - 1

    # -- neighbours

    def beside(self, cell: int) -> "tuple[int, int, int, int]":
        """Return the orthogonal neighbours of a cell (its number): north, east, south, west.

        A negative number is beyond the edge of the map.
        """
        size = self.size
        column = cell % size
        south = cell + size
        return (
            cell - size,
            cell + 1 if column < size - 1 else -1,
            south if south < size * size else -1,
            cell - 1 if column else -1,
        )

    def next_to(self, cell: int, side: int) -> int:
        """Return the neighbour of a cell on one side (NORTH …), negative beyond the edge."""
        size = self.size
        if side == NORTH:
            return cell - size
        if side == SOUTH:
            return cell + size if cell + size < size * size else -1
        if side == EAST:
            return cell + 1 if (cell + 1) % size else -1
        return cell - 1 if cell % size else -1

    def around(self, cell: int) -> bytearray:
        """Return the neighbours of a cell in all eight directions."""
        size = self.size
        column = cell % size
        found = bytearray()
        for row in (cell - column - size, cell - column, cell - column + size):
            if 0 <= row < size * size:
                for i in range(max(0, column - 1), min(size, column + 2)):
                    if row + i != cell:
                        found.append(row + i)
        return found

    def count_around(self, cell: int, what: int) -> int:
        """Count the eight neighbours of a cell that are `what` (a byte)."""
        # Row by row, this takes a third of the time of `around`.
        cells = self.cells
        size = self.size
        column = cell % size
        first = cell - 1 if column else cell
        end = cell + 2 if column < size - 1 else cell + 1
        near = cells[first:end] + cells[first + size : end + size]
        if cell >= size:
            near += cells[first - size : end - size]
        return bytes(near).count(bytes((what,))) - (cells[cell] == what)

    def near(self, sources: "bytes | list[int]") -> bytearray:
        """Count for each cell of the map how many of `sources` (cells) are among its eight neighbours."""
        counts = bytearray(len(self.cells))
        for source in sources:
            for other in self.around(source):
                counts[other] += 1
        return counts

    def edges(self, cell: int) -> int:
        """Return the sides of a cell that are on the edge of the map, as bits NORTH … WEST."""
        # Without calling `next_to`: the stack is deep here, and every cell of the map comes by.
        size = self.size
        column = cell % size
        edges = NORTH if cell < size else 0
        if column == size - 1:
            edges |= EAST
        if cell >= size * (size - 1):
            edges |= SOUTH
        return edges if column else edges | WEST

    # -- searching the map

    def all_of(self, what: int) -> bytes:
        """Return the cells that are `what` (a byte), in order."""
        # `find` takes a tenth of the time of a loop over the cells; a bytearray has none on the board.
        cells = bytes(self.cells)
        sought = bytes((what,))
        found = bytearray()
        at = cells.find(sought)
        while at >= 0:
            found.append(at)
            at = cells.find(sought, at + 1)
        return bytes(found)

    def empty_cells(self) -> bytes:
        """Return the empty cells, in order."""
        cache = self._cached()
        if cache.empty is None:
            cache.empty = self.all_of(EMPTY)
        return cache.empty

    def _cached(self) -> _Cache:
        """Return `_cache`, cleared if it was another map's."""
        now = bytes(self.cells), self.source, self.source_side
        if _cache.map != now:
            _cache.map = now
            _cache.empty = _cache.course = None
        return _cache

    def count(self, what: int) -> int:
        """Count the cells that are `what` (a byte)."""
        return bytes(self.cells).count(bytes((what,)))

    def has_room(self) -> bool:
        """Return whether any cell is empty, without allocating."""
        return b"\0" in self.cells

    def has(self, what: int) -> bool:
        """Return whether any cell is `what` (a byte)."""
        return bytes((what,)) in self.cells

    # -- the river

    def course(self) -> "tuple[bytes, int, int]":
        """Return the river: its cells from the source on, the cell that its open end points at, and its side there.

        That cell is negative off the map, and without a river. The side is the one by which the river would enter it.
        """
        cache = self._cached()
        if cache.course is None:
            cache.course = self._follow_river()
        return cache.course

    def _follow_river(self) -> "tuple[bytes, int, int]":
        course = bytearray()
        cell, comes_in = self.source, self.source_side
        if cell == NONE:
            return b"", -1, 0
        while cell >= 0:
            sides = self.cells[cell] ^ RIVER
            if sides > 15 or not sides & comes_in:
                break
            course.append(cell)
            leaves = sides & ~comes_in
            cell = self.next_to(cell, leaves)
            comes_in = OPPOSITE[leaves]
        return bytes(course), cell, comes_in

    # -- the stock

    def gain(self, what: int, amount: int) -> int:
        """Add an amount of a resource (its index in STOCK); return how much of it exceeds FULL and is lost."""
        amount += self.stock[what]
        self.stock[what] = min(FULL, amount)
        return amount - self.stock[what]

    # -- saving

    def save(self, saved: bytearray, at: int) -> int:
        """Write the town into `saved` from `at` on; return the end."""
        end = at + self.size * self.size
        saved[at:end] = self.cells
        saved[end : end + 3] = self.stock
        saved[end + 3 : end + 7] = bytes((self.town_hall, self.fountain, self.source, self.source_side))
        return end + 7

    def load(self, saved: bytes, at: int) -> int:
        """Restore the town that `save` wrote at `at`; return the end."""
        end = at + self.size * self.size
        self.cells[:] = saved[at:end]
        self.stock[:] = saved[end : end + 3]
        self.town_hall, self.fountain, self.source, self.source_side = saved[end + 3 : end + 7]
        return end + 7

    def saved_size(self) -> int:
        """Return the number of bytes that `save` writes."""
        return self.size * self.size + 7
