"""The light board, for a table that leaves tokens on the cards and keeps only the tracks on the device.

Players read numbers from their board and enter them: production per turn, food eaten, corruption, and whether there is
an uprising. The end of the turn is the same (maintenance.py).
"""

from engine.prompts.counters import CounterRow
from micropython import const
from rules.through_the_ages.board import (
    BOARD_ROWS,
    CULTURE,
    CULTURE_RATING,
    ELSEWHERE,
    FARMS,
    FOOD,
    HAPPY,
    MINES,
    POPULATION,
    RESOURCES,
    SCIENCE,
    SCIENCE_RATING,
    STRENGTH,
    TOKENS,
    WONDER,
    Board,
)

# These use the counts of rows that a light board doesn't have.
_FOOD_COMES, _EATEN, _RESOURCES_COME, _CORRUPTION, _UPRISING = FARMS, ELSEWHERE, MINES, WONDER, POPULATION
_MOST_TAKEN = const(20)
_LABELS = {
    _FOOD_COMES: "food_comes",
    _EATEN: "food_eaten",
    _RESOURCES_COME: "resources_come",
    _CORRUPTION: "corruption_taken",
    _UPRISING: "uprising_now",
}


class LightBoard(Board):
    """Hold the board of one player without tokens; food and resources are numbers, at the first level of the pile."""

    SHOWN = (
        SCIENCE,
        SCIENCE_RATING,
        CULTURE,
        CULTURE_RATING,
        STRENGTH,
        HAPPY,
        FOOD,
        _FOOD_COMES,
        _EATEN,
        RESOURCES,
        _RESOURCES_COME,
        _CORRUPTION,
        _UPRISING,
    )
    ORDER = None
    LABELS = tuple([_LABELS.get(row, label) for row, label in enumerate(BOARD_ROWS)])

    def at_start(self, edition: int) -> "tuple[tuple[int, int], ...]":
        """See Board."""
        return (SCIENCE_RATING, 1), (STRENGTH, 1), (_FOOD_COMES, 2), (_RESOURCES_COME, 2)

    def eaten(self) -> int:
        """See Board."""
        return self.counts[_EATEN]

    def corruption(self, row: bytes) -> int:
        """See Board."""
        return self.counts[_CORRUPTION]

    def needed(self) -> None:
        """Return None: it is unknown."""
        return None

    def missing(self) -> int:
        """Return 0: it is unknown."""
        return 0

    def uprising(self) -> bool:
        """Return whether the player entered one."""
        return bool(self.counts[_UPRISING])

    def uprising_label(self, label: str) -> str:
        """See Board."""
        return "uprising_light"

    def is_tick(self, row: int) -> bool:
        """See Board."""
        return row == _UPRISING

    def most(self, row: int) -> int:
        """See Board."""
        if row == _UPRISING:
            return 1
        if row == _EATEN or row == _CORRUPTION:
            return _MOST_TAKEN
        return Board.most(self, row) if self.is_track(row) else TOKENS

    def change(self, row: int, amount: int) -> None:
        """See Board; this moves no tokens."""
        if row == FOOD:
            self.food[0] += amount
        elif row == RESOURCES:
            self.resources[0] += amount
        elif row == CULTURE:
            self.culture += amount
        elif row in self.SHOWN:
            self.counts[row] += amount

    def pay(self, pile: bytearray, amount: int) -> None:
        """See Board."""
        pile[0] -= min(amount, pile[0])

    def produce(self, row: int, pile: bytearray) -> int:
        """See Board."""
        came = min(self.counts[row], TOKENS - pile[0])
        pile[0] += came
        return came

    def calm(self) -> None:
        """See Board: each uprising is for one end of turn."""
        self.counts[_UPRISING] = 0

    def adjustable(self) -> "list[CounterRow]":
        """Return all rows except the uprising."""
        rows = self.SHOWN[:-1]
        return [CounterRow(self.LABELS[row], self.value(row), self.most(row), set=(self._set, row)) for row in rows]

    def _set(self, row: int, value: int) -> None:
        self.change(row, value - self.value(row))
