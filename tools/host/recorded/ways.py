"""Short ways over the device's screens: which keys bring a cursor, a number or amounts from what they are to a goal."""

import copy
from collections.abc import Sequence
from functools import cache
from typing import Any

from keys import DOWN, LEFT, RIGHT, UP, A
from rules.counters import Counters
from rules.prompts import Row
from screens.counters import CountersScreen

# So many plans are kept while rows are set one after the other. With more the ways are hardly shorter, and take longer.
PLANS = 6
# A row is set by so many presses at most: boxes and pegs are up to 15.
TURNS = 17
# Repeats after which a key that is held counts as stuck.
LONGEST = 250


def shorter(one: list[Any], other: list[Any]) -> list[Any]:
    """The shorter of two ways, the first of two as long."""
    return other if len(other) < len(one) else one


def move(start: int, goal: int, rows: int) -> list[int]:
    """UP and DOWN from row to row of a list, round past its ends."""
    return shorter([DOWN] * ((goal - start) % rows), [UP] * ((start - goal) % rows))


def go(start: int, goal: int, rows: int) -> list[Any]:
    """UP and DOWN from row to row of a list: round past its ends, or held."""
    return shorter(move(start, goal, rows), hold_to(start, goal))


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
        further: list[tuple[list[int], Any]] = []
        places: dict[Any, int] = {}
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
                    if same not in places:
                        places[same] = len(further)
                        further.append((keys + way, after))
                    elif len(keys) + len(way) < len(further[places[same]][0]):
                        further[places[same]] = keys + way, after
        # Of equal ones the first: not every Python keeps their order.
        best_first = sorted([(len(plan[0]) + to_do(plan[1], goal), i) for i, plan in enumerate(further)])
        plans = [further[i] for _, i in best_first[:PLANS]]
        if not plans:
            break
    return best


def nearest(screen: Any, rows: list[int]) -> list[int]:
    """Of some rows those worth setting next: all of a few, else the two next ones each way from the cursor."""
    if len(rows) <= 4:
        return rows
    down = sorted(rows, key=lambda i: (i - screen.cursor) % screen.count)
    return down[:2] + down[-2:]


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


def counters(screen: Any, prompt: Any, answer: bytes, then: bytes | None = None) -> list[Any]:
    """The keys that change one value, and go on; or that take an action.

    then: the answer that comes next, if to the same question: moving on to where that is given gives this one.
    """
    page, row, change = prompt.decode(answer)
    head = 1 if prompt.pages else 0
    if page < 0:
        return hold_to(screen.cursor, action_line(screen, head, row)) + [A]
    way: list[Any] = []
    start = screen.cursor
    if page != screen.page:
        way = hold_to(start, 0) + count(screen.page, page, len(prompt.pages))
        start = 0
    line = head + row
    way += hold_to(start, line)
    row = prompt.rows(page)[row]
    if row.tick:
        return way + [A]
    way += dial(row.value, row.value + change, row.least, row.most)
    goal = line + 1
    if then:
        to, row, _ = prompt.decode(then)
        if to < 0:
            goal = action_line(screen, head, row, line)
        else:
            goal = head + row if to == page else 0
    return way + (hold_to(line, goal) or [A])


def exchange(screen: Any, goal: Sequence[int]) -> list[Any]:
    """The keys that bring the amounts of a trade to a goal, row by row: held where they are several."""
    way: list[Any] = []
    cursor = screen.cursor
    wrong = [i for i, amount in enumerate(goal) if amount != screen.amounts[i]]
    for i in sorted(wrong, key=lambda i: (i != cursor, i)):
        change = goal[i] - screen.amounts[i]
        way += go(cursor, i, screen.count) + [(RIGHT if change > 0 else LEFT, abs(change) - 1)]
        cursor = i
    return way


def action_line(screen: Any, head: int, action: int, start: int | None = None) -> int:
    """The line where an action is taken: its own; or, for the usual one, the page's name if that is nearer."""
    if start is None:
        start = screen.cursor
    own = head + len(screen.rows) + action
    return 0 if head and not action and start < own - start else own


def hold_to(start: int, goal: int) -> list[Any]:
    """UP or DOWN from line to line, held where they are several."""
    return [(DOWN if goal > start else UP, abs(goal - start) - 1)] if goal != start else []


@cache
def dial(value: int, goal: int, least: int, most: int) -> tuple[tuple[int, int], ...]:
    """LEFT and RIGHT from a value to another, in as few presses as can be: (key, repeats) each."""
    if value == goal:
        return ()
    ways = [(key, reached(value, key, least, most)) for key in (RIGHT, LEFT)]
    for key, values in ways:
        if goal in values:
            return ((key, values.index(goal)),)
    near = sorted((abs(goal - stop), repeats, key, stop) for key, values in ways for repeats, stop in enumerate(values))
    longer = [((key, repeats),) + dial(stop, goal, least, most) for _, repeats, key, stop in near[:3]]
    return min(longer, key=len)


@cache
def reached(value: int, key: int, least: int, most: int) -> list[int]:
    """The values that a press of LEFT or RIGHT comes to, and each repeat while it is held."""
    screen = CountersScreen(Counters("adjust", None, (Row("adjust", value, most, least=least),), ()))
    values: list[int] = []
    while len(values) < LONGEST:
        screen.press(key, bool(values))
        now = value + screen.change
        if now == (values or [value])[-1]:
            break
        values.append(now)
    return values
