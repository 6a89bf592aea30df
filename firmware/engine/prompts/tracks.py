"""A page of values that seldom change all at once, and a report in large type for the whole table."""

from engine.prompts.counters import Counters
from engine.prompts.notice import Notice
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.parts import Label
    from engine.prompts.counters import CounterRow
    from engine.prompts.row import Rows


class Figures:
    """Amounts and sentences in large type.

    amounts: at most three, each the name of a picture and a label such as ":+6", which ends with a number
    line: label of a line in large type; line_amounts: shown instead if any, each a label of two small words, a picture
        and a label; alarm: label of a line that hurts, or None
    foot: label of a sentence; foot_short: the same beside an alarm
    """

    def __init__(
        self,
        amounts: "Sequence[tuple[str, Label]]",
        line: "Label",
        line_amounts: "Sequence[tuple[Label, str, Label]]",
        alarm: "Label | None",
        foot: "Label",
        foot_short: "Label",
    ) -> None:
        self.amounts = amounts
        self.line = line
        self.line_amounts = line_amounts
        self.alarm = alarm
        self.foot = foot
        self.foot_short = foot_short

    def lines(self) -> "list[Label]":
        """Return all labels."""
        return [self.line] + ([self.alarm, self.foot_short] if self.alarm else [self.foot])


class Report(Notice):
    """Show figures until the player confirms. The answer is b""."""

    def __init__(self, what: "Label", player: "int | None", figures: Figures) -> None:
        Notice.__init__(self, what, player, figures.lines())
        self.figures: Figures = figures


class Tracks(Counters):
    """Ask for changes like Counters, one page; A ends it from anywhere, with the value under the cursor.

    pairs: lines of two large values, each as (number of the row that the left key lowers, number of the row that the
        right key raises). If both are the same, the line has one value, and two such lines share a row of the screen.
    legends: labels of these lines, with the names of their values
    first_line: the line of two under the cursor at first
    figures: what to show above the only row; None: there are several rows
    first_step: (number of a row, amount that its key on a line of two adds at the first press; then 1 each)
    lack: function of the number of a row and a change of it, that returns the number of a row that is too low then, and
        the value it needs; None: there is none
    The first action ends the page. The menu offers the others.
    """

    tracked = True

    def __init__(
        self,
        what: "Label",
        player: "int | None",
        rows: "Rows[CounterRow]",
        actions: "Sequence[str]",
        pairs: "Sequence[tuple[int, int]]" = (),
        legends: "Sequence[Label]" = (),
        first_line: int = 0,
        figures: "Figures | None" = None,
        locked: "Label | None" = None,
        order: "Sequence[int] | None" = None,
        first_step: "tuple[int, int]" = (-1, 1),
        lack: "Callable[[int, int], tuple[int, int] | None] | None" = None,
    ) -> None:
        Counters.__init__(self, what, player, rows, actions, order=order, locked=locked)
        self.first_step = first_step
        self.lack = lack
        self.pairs = pairs
        self.legends = legends
        self.first_line = first_line
        self.figures = figures
