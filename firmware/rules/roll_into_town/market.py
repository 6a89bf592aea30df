"""The market: two of one resource pay as one of another, while a building is paid.

A swap is one byte, `given << 4 | got`. What is got is part of the payment: no more of it than the building costs, and
it is not given on. Source: the game help, "Market".
"""

SWAPS = b"\x01\x02\x10\x12\x20\x21"


def left(stock, cost, swaps):
    """What a stock (three amounts) has left once it has paid a cost with the help of swaps: a list.

    Below 0: what is missing. None: swaps that are not allowed, as more is got than the building costs, or more is given
    than there is.
    """
    given = bytearray(3)
    got = bytearray(3)
    for swap in swaps:
        given[swap >> 4] += 2
        got[swap & 15] += 1
    for i in range(3):
        if got[i] > cost[i] or given[i] > stock[i]:
            return None
    return [stock[i] - given[i] + got[i] - cost[i] for i in range(3)]


def fewest(stock, cost, swaps=b""):
    """The fewest swaps that pay, behind those in `swaps`; given is what there is most of. None: it can't be paid."""
    swaps = bytes(swaps)
    while True:
        rest = left(stock, cost, swaps)
        if rest is None:
            return None
        missing = [i for i in range(3) if rest[i] < 0]
        if not missing:
            return swaps
        most = max(rest)
        if most < 2:
            return None
        swaps += bytes((rest.index(most) << 4 | missing[0],))


def offered(stock, cost, swaps):
    """The swaps that may be made next, so that the building can still be paid."""
    return bytes([swap for swap in SWAPS if fewest(stock, cost, swaps + bytes((swap,))) is not None])
