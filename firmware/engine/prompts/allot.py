"""Amounts on several rows: workers on boxes, goods to discard, to spend, to give."""

from engine.prompts.prompt import ALLOT, Prompt, Refused
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from engine.parts import Label
    from engine.prompts.prompt import Suggest
    from engine.prompts.row import Outcome

    # Called with the amounts; and with the number of the row that was just filled, or -1.
    Distribute: TypeAlias = Callable[..., bytes]


class AllotRow:
    """A row that takes an amount.

    label: name of the row
    value, most: how much there is already, of how much in all: boxes, or pegs
    room: the most that can be put here now (at most 15)
    weight: worth of one unit in the sum; of a `whole` row, worth of all of it
    whole: take all or nothing
    worth, detail: labels of what it pays or counts, and of more about it
    cost: function of the amount that returns the label of what it costs, shown instead of `worth`, or None
    outcome: function of the amount that returns the label of what it would do; called only while the cursor is here
    """

    def __init__(
        self,
        label: "Label",
        value: int = 0,
        most: int = 0,
        room: int = 0,
        weight: int = 1,
        whole: bool = False,
        worth: "Label | None" = None,
        detail: "Label | None" = None,
        cost: "Outcome | None" = None,
        outcome: "Outcome | None" = None,
    ) -> None:
        self.label = label
        self.value = value
        self.most = most
        self.room = room
        self.weight = weight
        self.whole = whole
        self.worth = worth
        self.detail = detail
        self.cost = cost
        self.outcome = outcome


class Allot(Prompt):
    """Ask for an amount on each of `rows` (at most 16).

    The sum of all amounts times their rows' `weight` must be at least `least` and at most `most` (None: no limit).
    Encoded as one byte per row used, `row << 4 | amount`, rows ascending; an action ends with the byte `number << 4`.

    rows: AllotRows, or a function that returns them: then nothing makes them while answers are replayed; give `count`
    sign: 1: amounts are added to what the rows have; -1: taken from it
    unit: id of the word that shows an amount of the sum; base: amount of that without the rows
    actions: ids of what can be done instead
    count: number of rows
    pinned: number of first rows that change the amount for the others (a die that is food brings no workers). They
        stay in view, and the answer of an action has them too.
    about: bytes that the answer depends on; redo offers it only if they are the same
    distribute: function that returns the amounts most players would choose with what the pinned ones leave. Its
        arguments are the amounts, and the number of the row that was just filled or -1.
    """

    kind = ALLOT

    def __init__(
        self,
        what: "Label",
        player: "int | None",
        rows: "Sequence[AllotRow] | Callable[[], Sequence[AllotRow]]",
        least: int = 0,
        most: "int | None" = None,
        suggest: "Suggest | None" = None,
        sign: int = -1,
        unit: "str | None" = None,
        actions: "Sequence[str]" = (),
        count: int = 0,
        base: int = 0,
        pinned: int = 0,
        distribute: "Distribute | None" = None,
        auto_answer: bool = False,
        about: bytes = b"",
    ) -> None:
        Prompt.__init__(self, what, player, suggest, auto_answer)
        self.about = about
        self._rows = rows
        self.count = count or len(self.rows)
        self.actions = actions
        self.least = least
        self.most = most
        self.sign = sign
        self.unit = unit
        self.base = base
        self.pinned = pinned
        self.distribute = distribute

    @property
    def rows(self) -> "Sequence[AllotRow]":
        """The rows to put amounts on."""
        if callable(self._rows):
            self._rows = self._rows()
        return self._rows

    def sum(self, amounts: "Sequence[int]") -> int:
        """Return what the amounts count in all."""
        total = 0
        rows = self.rows
        for i, amount in enumerate(amounts):
            if amount:
                row = rows[i]
                total += row.weight if row.whole else amount * row.weight
        return total

    def encode(self, amounts: "Sequence[int]") -> bytes:
        """Return the answer for one amount per row. Raise Refused if the rules don't allow it."""
        rows = self.rows
        for i, amount in enumerate(amounts):
            if not 0 <= amount <= rows[i].room:
                raise Refused("room", rows[i].label, amount, rows[i].room)
        answer = bytes([i << 4 | amount for i, amount in enumerate(amounts) if amount])
        self.check(answer)
        return answer

    def encode_action(self, number: int = 0, amounts: "Sequence[int]" = b"") -> bytes:
        """Return the answer that takes an action by its number, with the amounts of the pinned rows."""
        amounts = amounts[: self.pinned]
        answer = bytes([i << 4 | amount for i, amount in enumerate(amounts) if amount] + [number << 4])
        self.check(answer)
        return answer

    def action(self, answer: bytes) -> int:
        """Return the number of the action that an answer takes, or -1."""
        return answer[-1] >> 4 if answer and not answer[-1] & 15 else -1

    def decode(self, answer: bytes) -> bytearray:
        """Return one amount per row."""
        amounts = bytearray(self.count)
        for byte in answer:
            if byte & 15:
                amounts[byte >> 4] = byte & 15
        return amounts

    def check(self, answer: bytes) -> None:
        """Refuse more than a row has room for, sums above `most` or below `least`, and unknown actions."""
        count = self.count
        least = self.least
        if self.action(answer) >= 0:
            if self.action(answer) >= len(self.actions):
                raise Refused("form")
            answer = answer[:-1]
            if not answer:
                return
            count = self.pinned
            least = 0
        before = -1
        rows = self.rows
        for byte in answer:
            number, amount = byte >> 4, byte & 15
            if number <= before or number >= count or not amount:
                raise Refused("form")
            before = number
            row = rows[number]
            if amount > row.room:
                raise Refused("room", row.label, amount, row.room)
            if row.whole and amount != row.room:
                raise Refused("whole", row.label, amount, row.room)
        total = self.sum(self.decode(answer))
        if self.most is not None and total > self.most:
            raise Refused("most", total, self.most)
        if total < least:
            raise Refused("least", total, least)
