"""Free an I2C bus whose data line is held low by a part that was cut off while it sent and waits for its clocks."""

from micropython import const

_CLOCKS = const(9)  # a byte and its acknowledgement


def free(data, clock):
    """Clock until the data line is high, at most nine times, then end the message; do nothing where it is high already.

    `data` and `clock` are open-drain pins: called with 0 or 1 they pull the line low or let it rise, `data()` returns
    its level. Return whether the data line is high.
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
