"""The market: two of one resource pay as one of another, while a building is paid.

A swap is one byte, `given << 4 | got`. What is got is part of the payment: no more of it than the building costs, and
it is not given on. `stock` and `cost` are three amounts, as in STOCK; `swaps` bytes. Source: the game help, "Market".
"""

SWAPS = (0x01, 0x02, 0x10, 0x12, 0x20, 0x21)


def left(stock, cost, swaps):
    """What a stock (three amounts) has left once it has paid a cost with the help of swaps: a list of three amounts.

    Below 0: what is missing. None: swaps that are not allowed, as more is got than the building costs, or more is given
    than there is.
    """
    rest = [stock[i] - cost[i] for i in range(3)]
    for swap in swaps:
        rest[swap >> 4] -= 2
        rest[swap & 15] += 1
    if swaps:
        for i in range(3):
            given = got = 0
            for swap in swaps:
                if swap >> 4 == i:
                    given += 2
                elif swap & 15 == i:
                    got += 1
            if got > cost[i] or given > stock[i]:
                return None
    return rest


def fewest(stock, cost, swaps=b""):
    """`swaps` and the fewest more that pay, as bytes; what there is most of is given. None: it can't be paid."""
    rest = left(stock, cost, swaps)
    if rest is None:
        return None
    swaps = bytearray(swaps)
    while min(rest) < 0:
        most = max(rest)
        if most < 2:
            return None
        given = rest.index(most)
        got = 0
        while rest[got] >= 0:
            got += 1
        swaps.append(given << 4 | got)
        rest[given] -= 2
        rest[got] += 1
    return bytes(swaps)


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
    """The swaps (bytes, `given << 4 | got` each) that may be made next, so that the building can still be paid."""
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
