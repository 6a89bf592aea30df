"""What most likely is changed after a change of the board: where the worker goes, what a farm or a mine costs.

Only proposed, on the board: a player sees it and takes it, or not. The prices are those on the cards of both editions.
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
)
from rules.through_the_ages.editions import LEVELS

# Resources for one farm, or one mine, of each level; an upgrade costs the difference.
_FARM_PRICES = const((2, 4, 6, 8))
_MINE_PRICES = const((2, 5, 8, 11))

# Where a worker goes, what a soldier brings, and what he costs: how much of it only the cards know.
_NEXT = {POPULATION: ELSEWHERE, FREE_POPULATION: ELSEWHERE, ELSEWHERE: STRENGTH, STRENGTH: RESOURCES}


def price(row):
    """Resources for one more of a row (its number in BOARD_ROWS); 0: its price is not fixed."""
    if FARMS <= row < MINES:
        return _FARM_PRICES[row - FARMS]
    return _MINE_PRICES[row - MINES] if MINES <= row < ELSEWHERE else 0


def follows(board, row, change, before=None):
    """(row, change) that follows a change of a Board's row (its number); a change of 0: only which row; None: nothing
    is proposed.

    before: (row, change) of the change before it in the same turn; None: it is the first one.
    """
    if change < 0:
        if FARMS <= row < ELSEWHERE and (row - FARMS) % LEVELS < LEVELS - 1:
            return row + 1, -change  # an upgrade
        # A technology was paid, or a wonder is finished.
        return (CULTURE_RATING, 0) if row == SCIENCE or row == WONDER else None
    due = price(row) * change
    if due and before and before[0] < row and before[1] == -change and (before[0] < MINES) == (row < MINES):
        due -= price(before[0]) * change
    if due:
        return RESOURCES, -due if due <= board.value(RESOURCES) else 0
    if row in _NEXT:
        return _NEXT[row], 0
    return None
