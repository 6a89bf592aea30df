"""Short ways over the device's screens: which keys bring a cursor, a number or amounts from what they are to a goal."""

import copy
from collections.abc import Sequence
from typing import Any

from keys import DOWN, LEFT, RIGHT, UP

# So many plans are kept while rows are set one after the other. With more the ways are hardly shorter, and take longer.
PLANS = 6
# A row is set by so many presses at most: boxes and pegs are up to 15.
TURNS = 17


def shorter(one: list[int], other: list[int]) -> list[int]:
    """The shorter of two ways, the first of two as long."""
    return other if len(other) < len(one) else one


def move(start: int, goal: int, rows: int) -> list[int]:
    """UP and DOWN from row to row of a list, round past its ends."""
    return shorter([DOWN] * ((goal - start) % rows), [UP] * ((start - goal) % rows))


def count(start: int, goal: int, span: int) -> list[int]:
    """LEFT and RIGHT from number to number (0 to span - 1), round past the ends."""
    return shorter([RIGHT] * ((goal - start) % span), [LEFT] * ((start - goal) % span))


def allot(screen: Any, goal: Sequence[int]) -> list[int] | None:
    """The keys that bring the amounts of a screen to a goal, tried on copies of it; None: no way was found.

    Rows are set one after the other. What is set on one may change others, so a row that comes right by itself is not
    visited, and one that is changed again is set once more. Of the plans that have set the same number of rows the most
    promising are followed further; so the time grows with the rows, and not with their orders.
    """
    plans: list[tuple[list[int], Any]] = [([], screen)]
    best: list[int] | None = None
    for _ in range(2 * len(goal) + 1):
        further: dict[Any, tuple[list[int], Any]] = {}
        for keys, at in plans:
            wrong = [i for i in range(len(goal)) if at.amounts[i] != goal[i]]
            if not wrong:
                best = keys if best is None else shorter(best, keys)
                continue
            for i in nearest(at, wrong):
                for key in (LEFT, RIGHT):
                    way, after = visit(at, i, key, goal[i])
                    if way is None or best is not None and len(keys) + len(way) >= len(best):
                        continue
                    same = after.cursor, bytes(after.amounts), bytes(after.by_hand)
                    if same not in further or len(keys) + len(way) < len(further[same][0]):
                        further[same] = keys + way, after
        plans = sorted(further.values(), key=lambda plan: len(plan[0]) + to_do(plan[1], goal))[:PLANS]
        if not plans:
            break
    return best


def nearest(screen: Any, rows: list[int]) -> list[int]:
    """Of some rows those worth setting next: all of a few, else the two next ones each way from the cursor."""
    if len(rows) <= 4:
        return rows
    down = sorted(rows, key=lambda i: (i - screen.cursor) % screen.count)
    return list(dict.fromkeys([*down[:2], *down[-2:]]))


def to_do(screen: Any, goal: Sequence[int]) -> int:
    """About how many presses are left: to each row that is wrong, and on it."""
    left = 0
    for i, amount in enumerate(screen.amounts):
        if amount != goal[i]:
            left += 1 + min(abs(amount - goal[i]), 3)
    return left


def visit(screen: Any, row: int, key: int, amount: int) -> tuple[list[int] | None, Any]:
    """The keys that go to a row and set it by `key`, and the screen then; (None, None) if that never comes."""
    after = copy.copy(screen)
    after.amounts = bytearray(screen.amounts)
    after.by_hand = bytearray(screen.by_hand)
    way = move(after.cursor, row, after.count)
    after.cursor = row
    for _ in range(TURNS):
        if after.amounts[row] == amount:
            return way, after
        after.press(key, False)
        way.append(key)
    return None, None
