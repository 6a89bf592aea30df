"""Several values in view, changed one after the other: a score pad's round, tracks, a sheet that is set by hand."""

from engine.parts import signed, signed_bytes
from engine.prompts import COUNTERS, Prompt, Refused
from micropython import const

# Rows of one page, and pages: so page and row fit one byte, and the actions have the numbers above.
PAGE_ROWS = const(48)
MOST_PAGES = const(5)
_ACTIONS = const(255)  # number 0; the next ones count down


class Counters(Prompt):
    """Values in rows, one answer for each that is changed, and one for an action ("done").

    rows: Rows with value, least and most; or a function that returns those of a page by its number. At most PAGE_ROWS.
    actions: ids of what ends or interrupts the changing, the usual one first; none: it is left by going back.
    pages: labels (of players, say) to turn over to, at most MOST_PAGES; page: the number of the one shown first.
    first: function that returns the number of the row to begin with, if not the first one; -1: the page's name.
    order: the numbers of the rows of a page as they are to be shown one after the other; None: as they are numbered.
    locked: label that says why no value can be changed now; None: they can.
    alike: prompts of a game that have the same one, if any, look alike on all pages: labels, and how long numbers are.

    After a change the game applies it and asks the same again with the values as they are then. Encoded as page and
    row in one byte, then the change (-128 to 127 in one byte, else two, little-endian); an action is one byte.
    """

    kind = COUNTERS
    alike = None
    order = None
    locked = None
    pictured = False  # see boards.py

    def __init__(self, what, player, rows, actions=("done",), pages=(), page=0, suggest=None, first=None):
        Prompt.__init__(self, what, player, suggest)
        self._rows = rows
        self.actions = actions
        self.pages = pages
        self.page = page
        self.first = first
        self._made = -1  # the page whose rows were asked for last: they are made once

    def rows(self, page=0):
        """The rows of a page."""
        if not callable(self._rows):
            return self._rows
        if self._made != page:
            self._page_rows = self._rows(page)
            self._made = page
        return self._page_rows

    def encode_change(self, row, change, page=0):
        """The answer that changes the value of a row by so much."""
        answer = bytes((page * PAGE_ROWS + row,)) + signed_bytes(change, 1 if -128 <= change <= 127 else 2)
        self.check(answer)
        return answer

    def encode_action(self, number=0):
        """The answer that takes an action by its number."""
        answer = bytes((_ACTIONS - number,))
        self.check(answer)
        return answer

    def decode(self, answer):
        """(page, row, change); or (-1, number of an action, 0)."""
        first = answer[0]
        if len(answer) == 1:
            return -1, _ACTIONS - first, 0
        if len(answer) == 2:
            change = signed(answer[1], 1)
        else:
            change = signed(answer[1] | answer[2] << 8, 2)
        return first // PAGE_ROWS, first % PAGE_ROWS, change

    def bounds(self, page, row):
        """(least, value, most) of a row, or None where there is no such row. A subclass may know them without rows."""
        rows = self.rows(page) if page < max(1, len(self.pages)) else ()
        if row >= len(rows):
            return None
        row = rows[row]
        return row.least, row.value, row.most

    def check(self, answer):
        """Refuse unknown rows and actions, a change of nothing, and values beyond their bounds."""
        if not 1 <= len(answer) <= 3:
            raise Refused("form")
        page, row, change = self.decode(answer)
        if page < 0:
            if row >= len(self.actions):
                raise Refused("option", row)
            return
        bounds = self.bounds(page, row)
        if not bounds:
            raise Refused("option", row)
        if not change or len(answer) == 3 and -128 <= change <= 127:
            raise Refused("form")
        least, value, most = bounds
        if not least <= value + change <= most:
            raise Refused("range", value + change, least, most)
