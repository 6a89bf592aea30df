"""The module `micropython` for the host: what the firmware uses of it, without effect."""

from typing import TypeVar

Value = TypeVar("Value")


def const(value: Value) -> Value:
    """Return the value. On the board, the compiler replaces the name with it."""
    return value
