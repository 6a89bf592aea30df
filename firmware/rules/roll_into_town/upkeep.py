"""Upkeep: forests grow one tree for every two they have. Source: the game help, "Upkeep phase"."""

from rules.roll_into_town.town import EMPTY, TREE, Town

# Sets of cells are bit masks, cell 0 the highest bit: a few shifts join all trees. Visiting each neighbour of each tree
# takes three times as long on the board.


def mask_of(town: Town, what: int) -> int:
    """Return the bit mask of the cells that are `what` (a byte)."""
    digits = bytearray(b"0" * len(town.cells))
    for cell in town.all_of(what):
        digits[cell] = 49
    return int(bytes(digits), 2)


def cells_in(town: Town, mask: int) -> bytes:
    """Return the cells in a bit mask, in order."""
    text = bin(mask)[2:]
    skipped = len(town.cells) - len(text)  # bin() writes no leading zeros
    found = bytearray()
    at = text.find("1")
    while at >= 0:
        found.append(skipped + at)
        at = text.find("1", at + 1)
    return bytes(found)


def neighbours(town: Town, mask: int) -> int:
    """Return the bit mask of the cells orthogonally next to those in `mask`.

    Bits above that of cell 0 may be set as well.
    """
    size = town.size
    return mask << size | mask >> size | (mask & town.not_first_column) << 1 | (mask & town.not_last_column) >> 1


def forests(town: Town) -> bytearray:
    """Count the orthogonally joined trees of each forest: a byte per cell, at its first tree; 0 elsewhere."""
    # Without bit masks: when memory is nearly full, allocating each of them costs as much as visiting a tree.
    cells = town.cells
    size = town.size
    first = bytearray(len(cells))  # for each tree an earlier one of its forest, in the end the first one
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


def due(town: Town) -> bytearray:
    """Return the growth due: a forest's first cell and its number of new trees, the next forest …"""
    growth = bytearray()
    trees = forests(town)
    for first in range(len(trees)):
        if trees[first] > 1:
            growth.append(first)
            growth.append(trees[first] // 2)
    return growth


class Growth:
    """Grow the trees that are `due` (see the function), one by one.

    A new tree goes next to any tree joined to its forest by then, including new trees and other forests. Forests take
    turns in order; a forest without room loses the rest.
    """

    def __init__(self, town: Town, due: "bytes | bytearray") -> None:
        self._town = town
        self._trees_before = mask_of(town, TREE)
        self._empty_before = mask_of(town, EMPTY)
        self._due = due
        self._begin()

    def _begin(self) -> None:
        self.placed = b""
        self._trees = self._trees_before
        self._empty = self._empty_before
        self._forest = -2
        self._next_forest()

    def _bit(self, cell: int) -> int:
        return 1 << len(self._town.cells) - 1 - cell

    def _next_forest(self) -> None:
        """Turn to the next forest that has trees due and room for one."""
        self.free = 0
        while not self.free and self._empty and self._forest + 2 < len(self._due):
            self._forest += 2
            self._left = self._due[self._forest + 1]
            self._joined = 0
            if self._left:
                self._join(self._trees & self._bit(self._due[self._forest]))

    def _join(self, trees: int) -> None:
        """Join a bit mask of trees to the forest, with all trees next to them; update its room."""
        while trees:
            self._joined |= trees
            around = neighbours(self._town, trees)
            self.free |= around & self._empty
            trees = around & self._trees & ~self._joined

    def _grow(self, cell: int) -> None:
        self.placed += bytes((cell,))
        tree = self._bit(cell)
        self._trees |= tree
        self._empty &= ~tree
        self.free &= ~tree
        self._left -= 1
        self._join(tree)
        if not self._left or not self.free:
            self._next_forest()

    def _place(self, placed: bytes) -> None:
        if not placed.startswith(self.placed):
            self._begin()
        for cell in placed[len(self.placed) :]:
            self._grow(cell)

    def where(self, placed: bytes = b"") -> bytes:
        """Return the cells for the next tree after those `placed`; none: nothing grows any more."""
        self._place(placed)
        return cells_in(self._town, self.free)

    def allows(self, cell: int, placed: bytes = b"") -> bool:
        """Return whether the next tree may grow on a cell, after those `placed`."""
        self._place(placed)
        return cell < len(self._town.cells) and bool(self.free & self._bit(cell))

    def plant(self, placed: bytes) -> bytearray:
        """Put trees on the cells `placed`; return the growth still due."""
        self._place(placed)
        for cell in placed:
            self._town.cells[cell] = TREE
        due = bytearray(self._due[self._forest :] if self.free else b"")
        if due:
            due[1] = self._left
        self._due = due
        self._forest = 0
        self._trees_before = self._trees
        self._empty_before = self._empty
        self.placed = b""
        return due

    def most(self) -> int:
        """Return how many trees are due; some may lack room."""
        return sum([self._due[i] for i in range(1, len(self._due), 2)])
