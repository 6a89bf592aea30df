"""The module `micropython` for the host: the functions that the firmware uses, without effect."""

from typing import TypeVar

Value = TypeVar("Value")


def const(value: Value) -> Value:
    """Return the value. On the board, the compiler replaces the name with it."""
    return value
