"""A whole number."""

from engine.prompts.prompt import NUMBER, Prompt, Refused
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.parts import Label
    from engine.prompts.prompt import Suggest


class NumberRow:
    """A fact that depends on the number: its `label`, and a `value` that changes by `weight` with each unit."""

    def __init__(self, label: "Label", value: int, weight: int = 1) -> None:
        self.label = label
        self.value = value
        self.weight = weight


class Number(Prompt):
    """Ask for a whole number from `least` to `most` (0 to 255), one byte. `rows` are NumberRows, or return them.

    about: bytes that the answer depends on, such as the dice; redo offers it only if they are the same
    subject: a label above the number; only without `rows`
    status: function of the number that returns a label for the title
    """

    kind = NUMBER

    def __init__(
        self,
        what: "Label",
        player: "int | None",
        least: int,
        most: int,
        suggest: "Suggest | None" = None,
        rows: "Sequence[NumberRow] | Callable[[], Sequence[NumberRow]]" = (),
        auto_answer: bool = False,
        about: bytes = b"",
        subject: "Label | None" = None,
        status: "Callable[[int], Label] | None" = None,
    ) -> None:
        Prompt.__init__(self, what, player, suggest, auto_answer)
        self.about = about
        self.subject = subject
        self.status = status
        self.least = least
        self.most = most
        self._rows = rows

    @property
    def rows(self) -> "Sequence[NumberRow]":
        """The facts that change with the number."""
        if callable(self._rows):
            self._rows = self._rows()
        return self._rows

    def encode(self, number: int) -> bytes:
        """Return the answer for `number`."""
        if not self.least <= number <= self.most:
            raise Refused("range", number, self.least, self.most)
        return bytes([number])

    def decode(self, answer: bytes) -> int:
        """Return the number."""
        return answer[0]

    def check(self, answer: bytes) -> None:
        """Refuse a number out of range."""
        if len(answer) != 1:
            raise Refused("form")
        if not self.least <= answer[0] <= self.most:
            raise Refused("range", answer[0], self.least, self.most)
