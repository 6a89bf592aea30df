"""Several values in view, changed one after the other: a score pad's round, tracks, a sheet that is set by hand."""

from engine.parts import signed, signed_bytes
from engine.prompts.prompt import COUNTERS, Prompt, Refused
from engine.prompts.row import bounded_amount
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    from engine.parts import Label
    from engine.prompts.prompt import Suggest
    from engine.prompts.row import Outcome, Rows

    # The place for a new value, see CounterRow. Any: the attributes of a game can have any type, and so can keys.
    Target: TypeAlias = tuple[Any, Any]

# Most rows of a page: the rows of 5 pages have the first 240 numbers of a byte, and the actions the last ones.
PAGE_ROWS = const(48)
_ACTIONS = const(255)  # number 0; the next ones count down


class CounterRow:
    """A value that can be changed.

    label: name of the row
    value, least, most: how much there is, and its bounds
    unit: id of the word that shows an amount with its sign; None: the bare number
    empty: id of the word shown for the least value ("open")
    by_value: texts shown for the values 0, 1, 2 …, the same in every language; or labels that are tuples
    tick: the value is 0 or 1: there or not
    detail: label of more about it
    outcome: function that returns the label of what a change by its argument would do; called only while the cursor is
        on the row
    warns: function that returns whether to mark the row; called only while the row is in view
    total: sum that the value is part of, shown next to it; or a function that returns it after a change by its argument
    step: difference between two values
    more: -1 if a greater value means less, as the names of `by_value` say: right, for more, lowers it
    set: the place for a new value, see `put`: (list, index), (object, name of its attribute), or (function, its first
        argument; the value is the second)
    """

    # Few of the up to 48 rows of a page have these. As attributes of all rows they would take almost 4 KB of the heap.
    unit: "str | None" = None
    empty: "str | None" = None
    by_value: "Sequence[Label] | None" = None
    outcome: "Outcome | None" = None
    warns: "Callable[[], bool] | None" = None
    total: "int | Callable[[int], int] | None" = None
    step = 1
    more = 1

    def __init__(
        self,
        label: "Label",
        value: int = 0,
        most: int = 0,
        least: int = 0,
        unit: "str | None" = None,
        empty: "str | None" = None,
        by_value: "Sequence[Label] | None" = None,
        tick: bool = False,
        detail: "Label | None" = None,
        outcome: "Outcome | None" = None,
        warns: "Callable[[], bool] | None" = None,
        total: "int | Callable[[int], int] | None" = None,
        set: "Target | None" = None,
        step: int = 1,
        more: int = 1,
    ) -> None:
        self.label = label
        self.value = value
        self.most = most
        self.least = least
        self.tick = tick
        self.detail = detail
        self.set = set
        if unit:
            self.unit = unit
        if empty:
            self.empty = empty
        if by_value:
            self.by_value = by_value
        if outcome:
            self.outcome = outcome
        if warns:
            self.warns = warns
        if total is not None:
            self.total = total
        if step > 1:
            self.step = step
        if more != 1:
            self.more = more

    def total_after(self, change: int) -> int:
        """Return the sum after a change; only for rows that have one."""
        if callable(self.total):
            return self.total(change)
        return (self.total or 0) + change

    def amount(self, change: int = 0) -> "Label":
        """Return the label of the value after a change."""
        return bounded_amount(self.value + change, self.least, self.unit, self.empty, self.by_value)

    def put(self, value: int) -> None:
        """Store a new value where `set` says."""
        if not self.set:
            raise ValueError("set")
        owner, key = self.set
        if callable(owner):
            owner(key, value)
        elif isinstance(key, str):
            setattr(owner, key, value)
        else:
            owner[key] = value


class Counters(Prompt):
    """Ask for a change of one value; or for an action, such as "done".

    After a change the game applies it and asks again with the values as they are then. Encoded as page and row in one
    byte, then the change (-128 to 127 in one byte, else two, little-endian); an action is one byte.

    rows: CounterRows, at most PAGE_ROWS; or a function that returns those of a page by its number
    actions: ids of what ends or interrupts the changing, the usual one first; none: going back leaves it
    pages: labels (of players, say) to turn over to, at most 5; page: number of the one shown first
    first: function that returns the number of the row to begin with, if not the first one; -1: the page's name
    order: numbers of the rows of a page in the order shown; None: as they are numbered
    locked: label of why no value can be changed now; None: they can
    status: function of the row's number (-1: none), a change of its value and the page, that returns a label for the
        title
    rest: function of a row's number that returns the change to offer when the cursor gets there; 0: none
    totals: function of a row's number (-1: none) and a change of its value, that returns the totals of all rows. It
        replaces what each row says for itself.
    layout_key: prompts of a game with an equal one have the same labels, actions and lengths of numbers on all pages,
        so that a screen measures them once
    about: bytes that the answer depends on, such as the dice; redo offers it only if they are the same
    in_menu: number of last actions that only the menu shows
    """

    kind = COUNTERS
    pictured = False  # see boards.py
    tracked = False  # see tracks.py
    STEPPED = False  # rows may have a `step`
    ADDS = False  # a held A adds to the value under the cursor

    def __init__(
        self,
        what: "Label",
        player: "int | None",
        rows: "Rows[CounterRow] | Callable[[int], Rows[CounterRow]]",
        actions: "Sequence[str]" = ("done",),
        pages: "Sequence[Label]" = (),
        page: int = 0,
        suggest: "Suggest | None" = None,
        first: "Callable[[], int] | None" = None,
        order: "Sequence[int] | None" = None,
        locked: "Label | None" = None,
        layout_key: object = None,
        status: "Callable[[int, int, int], Label] | None" = None,
        rest: "Callable[[int], int] | None" = None,
        totals: "Callable[[int, int], Sequence[int]] | None" = None,
        about: bytes = b"",
        in_menu: int = 0,
    ) -> None:
        Prompt.__init__(self, what, player, suggest)
        self.about = about
        self._rows = rows
        self.actions = actions
        self.pages = pages
        self.page = page
        self.first = first
        self.order = order
        self.locked = locked
        self.layout_key = layout_key
        self.status = status
        self.rest = rest
        self.totals = totals
        self.in_menu = in_menu
        self._made = -1  # number of the page whose rows are in _page_rows
        self._page_rows: "Rows[CounterRow]" = ()

    def begin_at(self, page: int, row: int) -> None:
        """Show a page and a row of it first, instead of what the game says."""
        self.page = page
        self.first = lambda: row

    def rows(self, page: int = 0) -> "Rows[CounterRow]":
        """Return the rows of a page."""
        if not callable(self._rows):
            return self._rows
        if self._made != page:
            self._page_rows = self._rows(page)
            self._made = page
        return self._page_rows

    def encode_change(self, row: int, change: int, page: int = 0) -> bytes:
        """Return the answer that changes the value of a row, by its number."""
        answer = bytes((page * PAGE_ROWS + row,)) + signed_bytes(change, 1 if -128 <= change <= 127 else 2)
        self.check(answer)
        return answer

    def encode_action(self, number: int = 0) -> bytes:
        """Return the answer that takes an action by its number."""
        answer = bytes((_ACTIONS - number,))
        self.check(answer)
        return answer

    def menu_answers(self) -> "Sequence[tuple[Label, bytes]]":
        """See Prompt."""
        shown = len(self.actions) - self.in_menu
        return [(self.actions[at], self.encode_action(at)) for at in range(shown, len(self.actions))]

    def repeated(self, answer: bytes) -> "bytes | None":
        """See Prompt; no line is under a cursor for what the menu shows."""
        page, number, _ = self.decode(answer)
        return answer if page >= 0 or number < len(self.actions) - self.in_menu else None

    def decode(self, answer: bytes) -> "tuple[int, int, int]":
        """Return (page, row, change); or (-1, number of an action, 0)."""
        first = answer[0]
        if len(answer) == 1:
            return -1, _ACTIONS - first, 0
        if len(answer) == 2:
            change = signed(answer[1], 1)
        else:
            change = signed(answer[1] | answer[2] << 8, 2)
        return first // PAGE_ROWS, first % PAGE_ROWS, change

    def bounds(self, page: int, row: int) -> "tuple[int, int, int] | None":
        """Return (least, value, most) of a row; None if there is no such row. A subclass may know them without rows."""
        rows = self.rows(page) if page < max(1, len(self.pages)) else ()
        if row >= len(rows):
            return None
        found = rows[row]
        return found.least, found.value, found.most

    def check(self, answer: bytes) -> None:
        """Refuse unknown rows and actions, a change of 0, and values out of bounds."""
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
        if self.STEPPED and change % self.rows(page)[row].step:
            raise Refused("step", change, self.rows(page)[row].step)
