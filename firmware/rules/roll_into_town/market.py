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


def pays(stock, cost, swapped):
    """Whether a stock pays a cost, if need be with what can be swapped."""
    if stock[0] >= cost[0] and stock[1] >= cost[1] and stock[2] >= cost[2]:
        return True
    return swapped and payable(stock, cost)


def payable(stock, cost=bytes(3), given=-1, got=-1):
    """Whether what is missing can be had for what is left over of others, two for one, `given` swapped for `got`.

    Without taking memory: it is asked for each building and each swap.
    """
    spare = 0
    for i in range(3):
        amount = stock[i] - cost[i] - (2 if i == given else 0) + (1 if i == got else 0)
        spare += amount // 2 if amount > 0 else amount
    return spare >= 0


def offered(stock, cost, swaps):
    """The swaps that may be made next, so that the building can still be paid."""
    found = bytearray()
    for swap in SWAPS:
        if cost[swap & 15] and stock[swap >> 4] > 1:
            rest = left(stock, cost, swaps + bytes((swap,)))
            if rest and payable(rest):
                found.append(swap)
    return bytes(found)


def offers(stock, cost):
    """Whether any swap is `offered` as the first one."""
    for swap in SWAPS:
        if cost[swap & 15] and stock[swap >> 4] > 1 and payable(stock, cost, swap >> 4, swap & 15):
            return True
    return False
