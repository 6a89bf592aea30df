"""Upkeep: forests grow one tree for every two they have. Source: the game help, "Upkeep phase"."""

from rules.roll_into_town.town import EMPTY, TREE

# Cells as the digits of a binary number, cell 0 the first: trees join by a few shifts of it. A look at each neighbour
# of each tree takes three times as long on the board.


def digits(town, what):
    """The cells of a Town that are `what` (a byte) as a number, cell 0 its highest bit."""
    digits = bytearray(b"0" * len(town.cells))
    for cell in town.all_of(what):
        digits[cell] = 49
    return int(bytes(digits), 2)


def numbers(town, digits):
    """The cells of such a number, as bytes, in order."""
    text = bin(digits)[2:]
    skipped = len(town.cells) - len(text)  # bin() writes no leading zeros
    found = bytearray()
    at = text.find("1")
    while at >= 0:
        found.append(skipped + at)
        at = text.find("1", at + 1)
    return bytes(found)


def beside(town, cells):
    """The cells orthogonally beside some, as such numbers; above the first one as well, where no cell is."""
    size = town.size
    return cells << size | cells >> size | (cells & town.not_first) << 1 | (cells & town.not_last) >> 1


def forests(town):
    """How many trees, joined orthogonally, each forest of a Town has: a byte a cell, at that of its first one; 0
    elsewhere.
    """
    # Without such numbers: in a full memory each of the many that a forest takes costs as much as a look at a tree.
    cells = town.cells
    size = town.size
    first = bytearray(len(cells))  # of each tree so far: an earlier one of its forest, in the end the first one
    trees = bytearray(len(cells))
    for cell in town.all_of(TREE):
        forest = first[cell] = cell
        trees[cell] = 1
        for side in range(2):
            other = cell - size if side else cell - 1 if cell % size else -1
            if other >= 0 and cells[other] == TREE:
                while first[other] != other:
                    other = first[other]
                if other != forest:
                    if other < forest:
                        other, forest = forest, other
                    first[other] = forest
                    trees[forest] += trees[other]
                    trees[other] = 0
    return trees


def due(town):
    """The growth that is due in a Town, as bytes: a forest's first cell and its new trees, the next forest …"""
    growth = bytearray()
    trees = forests(town)
    for first in range(len(trees)):
        if trees[first] > 1:
            growth.append(first)
            growth.append(trees[first] // 2)
    return growth


class Growth:
    """The growth that is still `due` of a town, tree by tree.

    A new tree goes beside any tree that is joined to its forest by then, also through new trees and other forests.
    Forests take their turn in order; what a forest has no room for is lost.
    """

    def __init__(self, town, due):
        self._town = town
        self._trees_before = digits(town, TREE)
        self._empty_before = digits(town, EMPTY)
        self._due = due
        self._begin()

    def _begin(self):
        self.placed = b""
        self._trees = self._trees_before
        self._empty = self._empty_before
        self._forest = -2
        self._next_forest()

    def _digit(self, cell):
        return 1 << len(self._town.cells) - 1 - cell

    def _next_forest(self):
        """On to the next forest that has trees due and room for one."""
        self.free = 0
        while not self.free and self._empty and self._forest + 2 < len(self._due):
            self._forest += 2
            self._left = self._due[self._forest + 1]
            self._joined = 0
            if self._left:
                self._join(self._trees & self._digit(self._due[self._forest]))

    def _join(self, trees):
        """These trees join the forest, and all that are joined to them: beside them there is room."""
        while trees:
            self._joined |= trees
            around = beside(self._town, trees)
            self.free |= around & self._empty
            trees = around & self._trees & ~self._joined

    def _grow(self, cell):
        self.placed += bytes((cell,))
        tree = self._digit(cell)
        self._trees |= tree
        self._empty &= ~tree
        self.free &= ~tree
        self._left -= 1
        self._join(tree)
        if not self._left or not self.free:
            self._next_forest()

    def _place(self, placed):
        if not placed.startswith(self.placed):
            self._begin()
        for cell in placed[len(self.placed) :]:
            self._grow(cell)

    def where(self, placed=b""):
        """The cells, as bytes, where the next tree may grow after those `placed`; none: nothing grows any more."""
        self._place(placed)
        return numbers(self._town, self.free)

    def allows(self, cell, placed=b""):
        """Whether the next tree may grow on a cell (its number), after those `placed` (bytes)."""
        self._place(placed)
        return cell < len(self._town.cells) and bool(self.free & self._digit(cell))

    def plant(self, placed):
        """The town has trees on the cells `placed` now; return what is due still, as of `due`."""
        self._place(placed)
        for cell in placed:
            self._town.cells[cell] = TREE
        self._due = bytearray(self._due[self._forest :]) if self.free else b""
        if self._due:
            self._due[1] = self._left
        self._forest = 0
        self._trees_before = self._trees
        self._empty_before = self._empty
        self.placed = b""
        return self._due

    def most(self):
        """How many trees are due at most: of those there is no room for some."""
        return sum([self._due[i] for i in range(1, len(self._due), 2)])
