"""The market: two of one resource pay as one of another for a building. Source: the game help, "Market".

A swap is one byte, `given << 4 | got`, both indexes in STOCK. The resource got is part of the payment: no more of it
than the building costs, and it can't be swapped again. `stock` and `cost` are amounts of food, stone and wood.
"""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

SWAPS = (0x01, 0x02, 0x10, 0x12, 0x20, 0x21)


def remaining(stock: "Sequence[int]", cost: "Sequence[int]", swaps: bytes) -> "list[int]":
    """Return what remains of a stock after some swaps and paying a cost; below 0: missing."""
    rest = [stock[i] - cost[i] for i in range(3)]
    for swap in swaps:
        rest[swap >> 4] -= 2
        rest[swap & 15] += 1
    return rest


def left(stock: "Sequence[int]", cost: "Sequence[int]", swaps: bytes) -> "list[int] | None":
    """Return what `remaining` does, or None if the swaps break a rule.

    They can't get more than the building costs, nor give more than is in stock.
    """
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
    return remaining(stock, cost, swaps)


def fewest(stock: "Sequence[int]", cost: "Sequence[int]", swaps: bytes = b"") -> "bytes | None":
    """Return `swaps` and the fewest more that pay a cost, giving the most plentiful; None: it can't be paid."""
    rest = left(stock, cost, swaps)
    if rest is None:
        return None
    found = bytearray(swaps)
    while min(rest) < 0:
        most = max(rest)
        if most < 2:
            return None
        given = rest.index(most)
        got = 0
        while rest[got] >= 0:
            got += 1
        found.append(given << 4 | got)
        rest[given] -= 2
        rest[got] += 1
    return bytes(found)


def pays(stock: "Sequence[int]", cost: "Sequence[int]", swapped: bool) -> bool:
    """Return whether a stock pays a cost, with swaps if allowed."""
    if stock[0] >= cost[0] and stock[1] >= cost[1] and stock[2] >= cost[2]:
        return True
    return swapped and payable(stock, cost)


def payable(stock: "Sequence[int]", cost: "Sequence[int]" = bytes(3), given: int = -1, got: int = -1) -> bool:
    """Return whether swaps can pay a cost, after one of `given` for `got` if these are 0 or more.

    It allocates nothing: each question checks every building and every swap.
    """
    spare = 0
    for i in range(3):
        amount = stock[i] - cost[i] - (2 if i == given else 0) + (1 if i == got else 0)
        spare += amount // 2 if amount > 0 else amount
    return spare >= 0


def offered(stock: "Sequence[int]", cost: "Sequence[int]", swaps: bytes) -> bytes:
    """Return the swaps allowed after `swaps` that leave the building payable."""
    found = bytearray()
    for swap in SWAPS:
        if cost[swap & 15] and stock[swap >> 4] > 1:
            rest = left(stock, cost, swaps + bytes((swap,)))
            if rest and payable(rest):
                found.append(swap)
    return bytes(found)


def offers(stock: "Sequence[int]", cost: "Sequence[int]") -> bool:
    """Return whether any first swap is allowed."""
    for swap in SWAPS:
        if cost[swap & 15] and stock[swap >> 4] > 1 and payable(stock, cost, swap >> 4, swap & 15):
            return True
    return False
