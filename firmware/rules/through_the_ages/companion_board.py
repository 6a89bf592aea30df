"""What the companion keeps of a player's board: the values that the end of a turn needs, and culture.

All tokens stay on the real board, and so does the stock of science, food and resources.
"""

from engine.prompts.counters import CounterRow
from micropython import const
from rules.through_the_ages.board import (
    BLUE_BANK,
    BOARD_ROWS,
    CULTURE,
    CULTURE_RATING,
    ELSEWHERE,
    FARMS,
    HAPPY,
    MINES,
    POPULATION,
    SCIENCE_RATING,
    YELLOW_BANK,
    Board,
)
from rules.through_the_ages.editions import YELLOW, corruption_of_field

# These use the counts of rows that only the full board has.
FOOD_COMES, MISSING_FOOD, RESOURCES_COME, BLUE_FIELD, UNUSED = FARMS, ELSEWHERE, MINES, BLUE_BANK, POPULATION
_LABELS = {
    FOOD_COMES: "food_comes",
    MISSING_FOOD: "missing_food",
    RESOURCES_COME: "resources_come",
}
_LAST_FIELD = const(3)


class CompanionBoard(Board):
    """Hold a player's tracks. `counts` has the tokens left in the yellow bank, and the field of the blue one (0 to 3).

    Food missing is that of the current turn; unused workers are those of the last time that they were counted.
    """

    SHOWN = (
        YELLOW_BANK,
        HAPPY,
        BLUE_FIELD,
        CULTURE,
        CULTURE_RATING,
        SCIENCE_RATING,
        FOOD_COMES,
        RESOURCES_COME,
        MISSING_FOOD,
    )
    ORDER = None
    LABELS = tuple([_LABELS.get(row, label) for row, label in enumerate(BOARD_ROWS)])

    def at_start(self, edition: int) -> "tuple[tuple[int, int], ...]":
        """See Board."""
        return (SCIENCE_RATING, 1), (YELLOW_BANK, YELLOW), (FOOD_COMES, 2), (RESOURCES_COME, 2), (UNUSED, 1)

    def corruption(self, row: bytes) -> int:
        """See Board."""
        return corruption_of_field(row, self.counts[BLUE_FIELD])

    def most(self, row: int) -> int:
        """See Board."""
        if row == YELLOW_BANK:
            return YELLOW
        if row == BLUE_FIELD:
            return _LAST_FIELD
        if row == MISSING_FOOD:
            return self.eaten()
        return Board.most(self, SCIENCE_RATING if row in (FOOD_COMES, RESOURCES_COME) else row)

    def change(self, row: int, amount: int) -> None:
        """See Board; this moves no tokens. Less can be missing if less is eaten."""
        if row == CULTURE:
            self.culture += amount
        else:
            self.counts[row] += amount
        self.counts[MISSING_FOOD] = min(self.counts[MISSING_FOOD], self.eaten())

    def adjustable(self) -> "list[CounterRow]":
        """Return all rows except the food missing in this turn."""
        rows = []
        for row in self.SHOWN[:-1]:
            where = (self, "culture") if row == CULTURE else (self.counts, row)
            rows.append(CounterRow(self.LABELS[row], self.value(row), self.most(row), set=where))
        return rows
