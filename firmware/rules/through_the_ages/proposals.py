"""Propose the change that usually follows one on the board: a worker's place, the price of a farm or mine.

A player sees the proposal and takes or ignores it. The prices are those on the cards of both editions.
"""

from micropython import const
from rules.through_the_ages.board import (
    CULTURE_RATING,
    ELSEWHERE,
    FARMS,
    FREE_POPULATION,
    MINES,
    POPULATION,
    RESOURCES,
    SCIENCE,
    STRENGTH,
    WONDER,
    Board,
)
from rules.through_the_ages.editions import LEVELS

# Resources for one farm or mine of each level; an upgrade costs the difference.
_FARM_PRICES = const((2, 4, 6, 8))
_MINE_PRICES = const((2, 5, 8, 11))

# A worker's place, a soldier's strength and price; only the cards know the amounts.
_NEXT = {POPULATION: ELSEWHERE, FREE_POPULATION: ELSEWHERE, ELSEWHERE: STRENGTH, STRENGTH: RESOURCES}


def price(row: int) -> int:
    """Return the resources for one more of a row (its index in BOARD_ROWS); 0: the price varies."""
    if FARMS <= row < MINES:
        return _FARM_PRICES[row - FARMS]
    return _MINE_PRICES[row - MINES] if MINES <= row < ELSEWHERE else 0


def follows(board: Board, row: int, change: int, before: "tuple[int, int] | None" = None) -> "tuple[int, int] | None":
    """Return the (row, change) that follows a change of a row (its index in BOARD_ROWS).

    A change of 0 proposes only the row; None: no proposal. before: the change before this one in the same turn, or
    None.
    """
    if change < 0:
        if FARMS <= row < ELSEWHERE and (row - FARMS) % LEVELS < LEVELS - 1:
            return row + 1, -change  # an upgrade
        # The player paid for a technology, or finished a wonder.
        return (CULTURE_RATING, 0) if row == SCIENCE or row == WONDER else None
    due = price(row) * change
    if due and before and before[0] < row and before[1] == -change and (before[0] < MINES) == (row < MINES):
        due -= price(before[0]) * change
    if due:
        return RESOURCES, -due if due <= board.value(RESOURCES) else 0
    if row in _NEXT:
        return _NEXT[row], 0
    return None
