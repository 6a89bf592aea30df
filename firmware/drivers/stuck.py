"""Free an I2C bus whose data line is held low by a part that lost its clock in the middle of a byte."""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable


_CLOCKS = const(9)  # a byte and its acknowledgement


def free(data: "Callable[..., object]", clock: "Callable[..., object]") -> bool:
    """Clock until the data line is high, at most nine times, then send a stop; return whether it is high.

    Do nothing if it is high already. `data` and `clock` are open-drain pins: calling one with 0 or 1 pulls the line low
    or lets it rise; `data()` returns its level.
    """
    data(1)
    clock(1)
    if data():
        return True
    for _ in range(_CLOCKS):
        clock(0)
        clock(1)
        if data():
            break
    # A stop: the data line rises while the clock is high.
    clock(0)
    data(0)
    clock(1)
    data(1)
    return bool(data())
