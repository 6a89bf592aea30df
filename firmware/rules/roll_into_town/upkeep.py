"""Upkeep: forests grow one tree for every two they have. Source: the game help, "Upkeep phase"."""

from rules.roll_into_town.town import EMPTY, TREE


def forests(town):
    """The forests, two trees or more joined orthogonally, in the order of their first cells: first cell, trees."""
    cells = town.cells
    seen = bytearray(len(cells))
    found = []
    for first in range(len(cells)):
        if cells[first] != TREE or seen[first]:
            continue
        seen[first] = 1
        trees = bytearray((first,))
        for tree in trees:  # which grows meanwhile
            for other in town.beside(tree):
                if other >= 0 and cells[other] == TREE and not seen[other]:
                    seen[other] = 1
                    trees.append(other)
        if len(trees) > 1:
            found.append((first, len(trees)))
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
        self._due = due
        self._begin()

    def _begin(self):
        self.placed = b""
        self._cells = bytearray(self._town.cells)
        self._forest = -2
        self._next_forest()

    def _next_forest(self):
        """On to the next forest that has trees due and room for one."""
        self._room = bytearray()
        while not self._room and self._forest + 2 < len(self._due):
            self._forest += 2
            self._left = self._due[self._forest + 1]
            self._joined = bytearray(len(self._cells))
            if self._left and self._cells[self._due[self._forest]] == TREE:
                self._join(self._due[self._forest])

    def _join(self, tree):
        """A tree joins the forest, with all trees that are joined to it: beside them there is room."""
        cells = self._cells
        joined = self._joined
        joined[tree] = 1
        trees = bytearray((tree,))
        for tree in trees:  # which grows meanwhile
            for other in self._town.beside(tree):
                if other >= 0 and not joined[other]:
                    if cells[other] == TREE:
                        joined[other] = 1
                        trees.append(other)
                    elif cells[other] == EMPTY:
                        joined[other] = 1
                        self._room.append(other)

    def _grow(self, cell):
        self.placed += bytes((cell,))
        self._cells[cell] = TREE
        self._room = bytearray([other for other in self._room if other != cell])
        self._left -= 1
        self._join(cell)
        if not self._left or not self._room:
            self._next_forest()

    def where(self, placed=b""):
        """The cells where the next tree may grow, behind those `placed`; none: nothing grows any more."""
        if not placed.startswith(self.placed):
            self._begin()
        for cell in placed[len(self.placed) :]:
            self._grow(cell)
        return bytes(sorted(self._room))

    def rest(self, placed):
        """What is due still behind the cells `placed`, in the form of `due`."""
        if not self.where(placed):
            return bytearray()
        rest = bytearray(self._due[self._forest :])
        rest[1] = self._left
        return rest

    def most(self):
        """How many trees are due at most: of those there is no room for some."""
        return sum([self._due[i] for i in range(1, len(self._due), 2)])
