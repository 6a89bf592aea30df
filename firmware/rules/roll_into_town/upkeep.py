"""Upkeep: forests grow one tree for every two they have. Source: the game help, "Upkeep phase"."""

from rules.place import CELLS
from rules.roll_into_town.town import EMPTY, TREE

# Cells as the digits of a binary number, cell 0 the first: trees join by a few shifts of it. A look at each neighbour
# of each tree takes three times as long on the board.


def digits(town, what):
    """The cells that are `what` as a number."""
    return int(bytes([49 if cell == what else 48 for cell in town.cells]), 2)


def numbers(town, digits):
    """The cells of such a number, as bytes, in order."""
    text = bin(digits)[2:]
    behind = len(town.cells) - len(text)
    found = bytearray()
    at = text.find("1")
    while at >= 0:
        found.append(behind + at)
        at = text.find("1", at + 1)
    return bytes(found)


def spread(town, ground, cells, steps=CELLS):
    """Some cells and those of the `ground` that are joined to them orthogonally, at most so many `steps` away.

    All are such numbers.
    """
    size = town.size
    not_last = town.not_last
    not_first = town.not_first
    before = 0
    while cells != before and steps:
        before = cells
        steps -= 1
        cells |= ground & (cells << size | cells >> size | (cells & not_first) << 1 | (cells & not_last) >> 1)
    return cells


def forests(town):
    """The forests, two trees or more joined orthogonally, in the order of their first cells: first cell, trees."""
    trees = digits(town, TREE)
    size = town.size
    # Trees alone are no forests.
    trees &= trees << size | trees >> size | (trees & town.not_first) << 1 | (trees & town.not_last) >> 1
    found = []
    while trees:
        first = len(bin(trees)) - 3
        forest = spread(town, trees, 1 << first)
        trees ^= forest
        found.append((len(town.cells) - 1 - first, bin(forest).count("1")))
    return found


def due(town):
    """The growth that is due, as bytes: a forest's first cell and its new trees, the next forest …"""
    growth = bytearray()
    for first, trees in forests(town):
        growth.append(first)
        growth.append(trees // 2)
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
        self._room = 0
        while not self._room and self._empty and self._forest + 2 < len(self._due):
            self._forest += 2
            self._left = self._due[self._forest + 1]
            self._joined = self._trees & self._digit(self._due[self._forest])
            if self._left and self._joined:
                self._join()

    def _join(self):
        """All trees that are joined to the forest join it: beside them there is room."""
        self._joined = spread(self._town, self._trees, self._joined)
        self._room = spread(self._town, self._empty, self._joined, 1) & self._empty

    def _grow(self, cell):
        self.placed += bytes((cell,))
        tree = self._digit(cell)
        self._trees |= tree
        self._empty &= ~tree
        self._joined |= tree
        self._left -= 1
        self._join()
        if not self._left or not self._room:
            self._next_forest()

    def _place(self, placed):
        if not placed.startswith(self.placed):
            self._begin()
        for cell in placed[len(self.placed) :]:
            self._grow(cell)

    def where(self, placed=b""):
        """The cells where the next tree may grow, behind those `placed`; none: nothing grows any more."""
        self._place(placed)
        return numbers(self._town, self._room)

    def allows(self, cell, placed=b""):
        """Whether the next tree may grow on a cell."""
        self._place(placed)
        return cell < len(self._town.cells) and bool(self._room & self._digit(cell))

    def rest(self, placed):
        """What is due still behind the cells `placed`, in the form of `due`."""
        self._place(placed)
        if not self._room:
            return bytearray()
        rest = bytearray(self._due[self._forest :])
        rest[1] = self._left
        return rest

    def most(self):
        """How many trees are due at most: of those there is no room for some."""
        return sum([self._due[i] for i in range(1, len(self._due), 2)])
