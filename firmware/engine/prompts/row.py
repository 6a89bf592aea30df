"""Rows of facts about a good, a building, an option, a sum. Each kind of prompt has its own class."""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Protocol, TypeAlias, TypeVar

    from engine.parts import Label

    _Item = TypeVar("_Item", covariant=True)

    class Rows(Protocol[_Item]):
        """A sequence of rows, or an object that makes each row when somebody looks at it."""

        def __len__(self) -> int: ...
        def __getitem__(self, __number: int) -> _Item: ...
        def __iter__(self) -> Iterator[_Item]: ...

    # Returns the label of what taking a row, or changing it by a number, would do.
    Outcome: TypeAlias = Callable[[int], Label | None]


class Row:
    """A fact, or an option of a Choose prompt.

    label: name of the row
    value: how much there is; None: nothing to show
    unit: id of the word that shows an amount with its sign; None: the bare number
    price, worth, detail: labels of what it costs, what it pays or counts, and more about it
    outcome: function that returns the label of what taking the row would do; called only while the cursor is on it
    """

    def __init__(
        self,
        label: "Label",
        value: "int | None" = None,
        unit: "str | None" = None,
        price: "Label | None" = None,
        worth: "Label | None" = None,
        detail: "Label | None" = None,
        outcome: "Outcome | None" = None,
    ) -> None:
        self.label = label
        self.value = value
        self.unit = unit
        self.price = price
        self.worth = worth
        self.detail = detail
        self.outcome = outcome

    def amount(self) -> "Label":
        """Return the label of the value; "" without one."""
        if self.value is None:
            return ""
        return (self.unit, self.value) if self.unit else ":%d" % self.value


def bounded_amount(
    value: int, least: int, unit: "str | None", empty: "str | None", by_value: "Sequence[Label] | None"
) -> "Label":
    """Return the label of a value of which some have names of their own: see SheetRow."""
    if by_value:
        text = by_value[value]
        return ":" + text if isinstance(text, str) else text
    if empty and value == least:
        return empty
    return (unit, value) if unit else ":%d" % value
