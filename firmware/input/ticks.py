"""Millisecond ticks that wrap: a tick is an int from 0 to 2**29 - 1, as CircuitPython's supervisor counts them.

Compare ticks only with `diff`. Nothing here leaves the range of small ints, so nothing allocates.
"""

MASK = 0x1FFFFFFF
_HALF = 0x10000000


def add(tick: int, ms: int) -> int:
    """Return the tick `ms` milliseconds after `tick`; `ms` may be negative, at most 2**28 either way."""
    return (tick + ms) & MASK


def diff(end: int, start: int) -> int:
    """Return the milliseconds from `start` to `end`, negative when `end` is earlier.

    Right while the two are less than 2**28 ms (three days) apart.
    """
    return ((end - start + _HALF) & MASK) - _HALF
