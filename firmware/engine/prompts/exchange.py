"""A trade of two partners, agreed on as a whole and answered at once."""

from engine.parts import signed
from engine.prompts.prompt import EXCHANGE, Prompt, Refused
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.parts import Label


class ExchangeRow:
    """Something that can change hands.

    label: its name
    least, most: how many the player can give away (a number below 0) or get
    sides: how many each of the two has; None: the bank
    """

    def __init__(self, label: "Label", least: int, most: int, sides: "tuple[int, int | None]") -> None:
        self.label = label
        self.least = least
        self.most = most
        self.sides = sides


class Exchange(Prompt):
    """Ask what changes hands: for each row how many the player gets, or gives away (less than 0).

    Encoded as one signed byte per row.

    rows: ExchangeRows (at most 29), or a function that returns them
    sides: labels of the two; for a trade with the bank the second is the id of a word that shows how many swaps are
        used, of how many
    swaps: how many can be given away, with as many coming back; None: any mix both agree on
    declines: id of what A does while nothing changes hands
    """

    kind = EXCHANGE

    def __init__(
        self,
        what: "Label",
        player: "int | None",
        rows: "Sequence[ExchangeRow] | Callable[[], Sequence[ExchangeRow]]",
        sides: "tuple[Label, Label]",
        swaps: "int | None" = None,
        declines: "str" = "go_on",
    ) -> None:
        Prompt.__init__(self, what, player)
        self._rows = rows
        self.sides = sides
        self.swaps = swaps
        self.declines = declines

    @property
    def rows(self) -> "Sequence[ExchangeRow]":
        """The things that can change hands."""
        if callable(self._rows):
            self._rows = self._rows()
        return self._rows

    def bounds(self, amounts: "list[int]", i: int) -> "tuple[int, int]":
        """Return (least, most) of amount `i` while the others stay as they are."""
        row = self.rows[i]
        if self.swaps is None:
            return row.least, row.most
        others = amounts[:i] + amounts[i + 1 :]
        return max(row.least, given(others) - self.swaps), min(row.most, self.swaps - given(others) - sum(others))

    def encode(self, amounts: "Sequence[int]") -> bytes:
        """Return the answer for one amount per row. Raise Refused if the rules don't allow it."""
        answer = bytes([amount & 0xFF for amount in amounts])
        self.check(answer)
        return answer

    def decode(self, answer: bytes) -> "list[int]":
        """Return one amount per row."""
        return [signed(byte, 1) for byte in answer]

    def check(self, answer: bytes) -> None:
        """Refuse more than somebody has or has room for, too many swaps, and one-sided ones."""
        if len(answer) != len(self.rows):
            raise Refused("form")
        amounts = self.decode(answer)
        for i, row in enumerate(self.rows):
            if not row.least <= amounts[i] <= row.most:
                raise Refused("range", amounts[i], row.least, row.most)
        if self.swaps is not None:
            if given(amounts) > self.swaps:
                raise Refused("most", given(amounts), self.swaps)
            if sum(amounts):
                raise Refused("count", given(amounts) + sum(amounts), given(amounts))


def given(amounts: "Sequence[int]") -> int:
    """Return how many are given away."""
    return -sum([amount for amount in amounts if amount < 0])
