"""A player's town: the map, cell by cell, and the stock beside it.

A cell is one byte. The high four bits hold its kind, the low four its sides or its number. A coast has the sides with
water, a river the two that it runs through. Sides are the bits of `engine.prompts.place`. A negative cell is off
the map.
"""

from engine.prompts.place import EAST, NORTH, OPPOSITE, SOUTH, WEST

EMPTY, FARM, MOUNTAIN, TREE, TOWN_HALL = range(5)
RIVER = 0x10
# With water on the sides that are set; with water on all four: the ocean.
COAST = 0x20
OCEAN = COAST | 15
# A coast with a port. The lower cell of the lighthouse on a coast, or on empty ground (no sides); its upper cell on a
# coast, on empty ground, or in the ocean (all sides).
PORT = 0x30
LIGHTHOUSE = 0x40
LIGHTHOUSE_TOP = 0x50
# On empty ground. The cathedral's upper cell, then lower and third cell, then the same two of a mirrored one.
HOUSE, MINE, LUMBERJACK, WATERMILL, TAVERN, FOUNTAIN, MARKET, SPIRE, NAVE, AISLE, NAVE_MIRRORED, AISLE_MIRRORED = range(
    0x60, 0x6C
)

STOCK = ("food", "stone", "wood")
FULL = 9
# Uses of the Town Hall, and of the fountain, in a game.
USES = 3
NONE = 255
# Rounds of a game; dice rolled, and icons drawn, in each.
ROUNDS = 12
ROLLED = (5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 3)
DRAWN = (3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1)


# What was found out last: of which cells, source and its side; the empty cells, or None; the river. It is asked for
# several times before a question is shown, and takes a tenth of that time each.
_known = [None, None, None]


def is_coast(cell):
    """Whether a cell (its byte) is a coast, whatever stands on it; the ocean is none."""
    return COAST <= cell < HOUSE and 0 < cell & 15 < 15


def is_ocean(cell):
    """Whether a cell (its byte) is ocean, with the top of the lighthouse in it or not."""
    return COAST <= cell < HOUSE and cell & 15 == 15


def is_river(cell):
    """Whether the river runs through a cell (its byte)."""
    return cell & 0xF0 == RIVER


class Town:
    """One player's map of `size` x `size` cells with the Town Hall in its middle, and what belongs to it.

    cells: a byte each, row by row; stock: food, stone and wood, 0 to FULL; town_hall, fountain: uses left (the fountain
    has none before it is built); source, source_side: where the river starts, and the map edge it comes in by (source
    NONE: there is no river).
    """

    # Whether the map is known, and not on paper alone.
    seen = True

    def __init__(self, size):
        self.size = size
        self.cells = bytearray(size * size)
        self.cells[size * size // 2] = TOWN_HALL
        self.stock = bytearray((0, 0, 2))
        self.town_hall = USES
        self.fountain = 0
        self.source = NONE
        self.source_side = 0
        self.counted = (b"", 0, 0, ())  # see `score.points`
        # The cells on the map's edge, in order.
        self.border = bytes([cell for cell in range(size * size) if self.edges(cell)])
        # All cells but those of the last and of the first column, as digits (see `upkeep`).
        all = (1 << size * size) - 1
        last = all // ((1 << size) - 1)
        self.not_last = all ^ last
        self.not_first = all ^ last << size - 1

    # -- neighbours

    def beside(self, cell):
        """The neighbours of a cell (its number, row by row from 0): (north, east, south, west); negative: there the map
        ends.
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

    def next_to(self, cell, side):
        """The neighbour of a cell on one side (NORTH, EAST, SOUTH or WEST); negative: there the map ends."""
        size = self.size
        if side == NORTH:
            return cell - size
        if side == SOUTH:
            return cell + size if cell + size < size * size else -1
        if side == EAST:
            return cell + 1 if (cell + 1) % size else -1
        return cell - 1 if cell % size else -1

    def around(self, cell):
        """The neighbours of a cell in all eight directions, as a bytearray."""
        size = self.size
        column = cell % size
        found = bytearray()
        for row in (cell - column - size, cell - column, cell - column + size):
            if 0 <= row < size * size:
                for i in range(max(0, column - 1), min(size, column + 2)):
                    if row + i != cell:
                        found.append(row + i)
        return found

    def count_around(self, cell, what):
        """How many of a cell's eight neighbours are `what` (a byte)."""
        # Row by row: a third of the time that `around` takes.
        cells = self.cells
        size = self.size
        column = cell % size
        first = cell - 1 if column else cell
        end = cell + 2 if column < size - 1 else cell + 1
        near = cells[first:end] + cells[first + size : end + size]
        if cell >= size:
            near += cells[first - size : end - size]
        return bytes(near).count(bytes((what,))) - (cells[cell] == what)

    def near(self, sources):
        """How many of some cells (bytes) are among the eight neighbours of each cell, as a bytearray."""
        counts = bytearray(len(self.cells))
        for source in sources:
            for other in self.around(source):
                counts[other] += 1
        return counts

    def edges(self, cell):
        """The sides of a cell that lie on the map's edge: bits, NORTH … WEST."""
        # Not by `beside`: this is asked of every cell of the map before a die is chosen, and lies deep in the calls.
        size = self.size
        column = cell % size
        edges = NORTH if cell < size else 0
        if column == size - 1:
            edges |= EAST
        if cell >= size * (size - 1):
            edges |= SOUTH
        return edges if column else edges | WEST

    # -- what is where

    def all_of(self, what):
        """The cells that are `what` (a byte), as bytes in order."""
        # A bytearray has no `find` on the board. It takes a tenth of the time of a look at each cell.
        cells = bytes(self.cells)
        what = bytes((what,))
        found = bytearray()
        at = cells.find(what)
        while at >= 0:
            found.append(at)
            at = cells.find(what, at + 1)
        return bytes(found)

    def empty_cells(self):
        """The empty cells, as bytes in order."""
        known = self._found_out()
        if known[1] is None:
            known[1] = self.all_of(EMPTY)
        return known[1]

    def _found_out(self):
        """What is known of this map, as `_known`."""
        now = bytes(self.cells), self.source, self.source_side
        if _known[0] != now:
            _known[:] = now, None, None
        return _known

    def count(self, what):
        """How many cells are `what` (a byte)."""
        return bytes(self.cells).count(bytes((what,)))

    def has_room(self):
        """Whether any cell is empty; this takes no memory."""
        return b"\0" in self.cells

    def has(self, what):
        """Whether any cell is `what` (a byte)."""
        return bytes((what,)) in self.cells

    # -- the river

    def course(self):
        """The river: (its cells from the source on, as bytes; the cell its open end points at; the side it would
        come in by there). That cell is negative off the map, and without a river.
        """
        known = self._found_out()
        if known[2] is None:
            known[2] = self._follow()
        return known[2]

    def _follow(self):
        """The river, as `course`: along it from its source."""
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

    def gain(self, what, amount):
        """Add an amount to `what`, a number in STOCK; return how much of it was above FULL and is lost."""
        amount += self.stock[what]
        self.stock[what] = min(FULL, amount)
        return amount - self.stock[what]

    # -- saving

    def save(self, saved, at):
        """Put the town into a bytearray from `at` on; return where it ends."""
        end = at + self.size * self.size
        saved[at:end] = self.cells
        saved[end : end + 3] = self.stock
        saved[end + 3 : end + 7] = bytes((self.town_hall, self.fountain, self.source, self.source_side))
        return end + 7

    def load(self, saved, at):
        """Restore what `save` put at `at` of `saved` (bytes); return where it ends."""
        end = at + self.size * self.size
        self.cells[:] = saved[at:end]
        self.stock[:] = saved[end : end + 3]
        self.town_hall, self.fountain, self.source, self.source_side = saved[end + 3 : end + 7]
        return end + 7

    def saved_size(self):
        """How many bytes `save` takes."""
        return self.size * self.size + 7
