"""One of several options, or none of them."""

from engine.prompts.prompt import CHOOSE, Prompt, Refused
from engine.prompts.row import Row
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.parts import Label
    from engine.prompts.exchange import Exchange
    from engine.prompts.prompt import Steps, Suggest
    from engine.prompts.row import Rows

# The answer to a Choose prompt that takes none of its options.
NOTHING = 255
# Added to the number of an option for the alternative.
_ALTERNATIVE = const(0x80)


class Choose(Prompt):
    """Ask for one of `rows`. The answer is its number in `ids`, one byte up to 126 (`limits.OPTIONS`).

    rows: Rows, or a function that returns them: then nothing makes them while answers are replayed; give `ids`
    ids: numbers of the rows in answers, as bytes; None: 0, 1, 2 …
    optional: label of taking none of them; NOTHING is an answer then
    facts: labels to read before choosing
    alternative: label of a second way to take a row, such as paying for it by hand
    follow_up: function of a number in `ids` that returns the Exchange following that answer; the rows are partners
        then, and the screen shows their trades at once
    status: label of what can be spent, or of the progress, for the title; or a function of the number under the cursor
    totals: function of the number under the cursor that returns the totals of the first rows after that answer
    tail: number of last rows that lead elsewhere and stay in view
    about: bytes that the answer depends on, such as the dice; redo offers it only if they are the same
    hidden: numbers of the rows that only the menu shows
    """

    kind = CHOOSE

    def __init__(
        self,
        what: "Label",
        player: "int | None",
        rows: "Rows[Row] | Callable[[], Rows[Row]]",
        ids: "bytes | bytearray | None" = None,
        optional: "Label | None" = None,
        suggest: "Suggest | None" = None,
        facts: "Sequence[Label]" = (),
        alternative: "Label | None" = None,
        follow_up: "Callable[[int], Exchange] | None" = None,
        status: "Label | Callable[[int], Label] | None" = None,
        tail: int = 0,
        auto_answer: bool = False,
        about: bytes = b"",
        totals: "Callable[[int], Sequence[int]] | None" = None,
        hidden: bytes = b"",
    ) -> None:
        Prompt.__init__(self, what, player, suggest, auto_answer)
        self.about = about
        self._rows = rows
        self.facts = facts
        self.ids = bytes(range(len(self.rows))) if ids is None else ids
        self.optional = optional
        self.alternative = alternative
        self.follow_up = follow_up
        self.status = status
        self.totals = totals
        self.hidden = hidden
        self.tail = tail

    @property
    def rows(self) -> "Rows[Row]":
        """The options."""
        if callable(self._rows):
            self._rows = self._rows()
        return self._rows

    def encode(self, number: int, alternative: bool = False) -> bytes:
        """Return the answer that takes option `number`, or NOTHING."""
        if not 0 <= number <= 255:
            raise Refused("option", number)
        answer = bytes([number | _ALTERNATIVE if alternative else number])
        self.check(answer)
        return answer

    def menu_answers(self) -> "Sequence[tuple[Label, bytes]]":
        """See Prompt."""
        return [(self.rows[self.ids.find(bytes((number,)))].label, bytes((number,))) for number in self.hidden]

    def repeated(self, answer: bytes) -> "bytes | None":
        """See Prompt; no row is under a cursor for what the menu shows."""
        return None if answer[0] in self.hidden else answer

    def decode(self, answer: bytes) -> int:
        """Return the number of the option, with or without the alternative, or NOTHING."""
        return answer[0] if answer[0] == NOTHING else answer[0] & ~_ALTERNATIVE

    def is_alternative(self, answer: bytes) -> bool:
        """Return whether an answer takes its option by the alternative."""
        return NOTHING > answer[0] >= _ALTERNATIVE

    def check(self, answer: bytes) -> None:
        """Refuse what is not on offer."""
        if len(answer) != 1:
            raise Refused("form")
        if answer[0] == NOTHING and self.optional:
            return
        if self.decode(answer) not in self.ids or self.is_alternative(answer) and not self.alternative:
            raise Refused("option", answer[0])


def whether(
    what: "Label", player: "int | None" = None, suggest: "Suggest | None" = None, facts: "Sequence[Label]" = ()
) -> Choose:
    """Return a Choose prompt that asks whether `what`: 0 for no, 1 for yes. `facts`: labels that explain it."""
    return Choose(what, player, (Row("no"), Row("yes")), suggest=suggest, facts=facts)


def yes_no(
    what: "Label",
    player: "int | None" = None,
    suggest: "Suggest" = lambda: b"\0",
    facts: "Sequence[Label]" = (),
) -> "Steps[int]":
    """Ask a player `whether`; return 0 or 1."""
    prompt = whether(what, player, suggest, facts)
    return prompt.decode((yield prompt))
