"""What the companion keeps of a player's board: the values that the end of a turn needs, and culture.

All tokens stay on the real board, and so does the stock of science, food and resources.
"""

from engine.prompts.counters import CounterRow
from micropython import const
from rules.through_the_ages import board as full
from rules.through_the_ages.editions import YELLOW, corruption_of_field

# These use the counts of rows that only the full board has.
FOOD_COMES, MISSING_FOOD, RESOURCES_COME, BLUE_FIELD, UNUSED_WORKERS = (
    full.FARMS,
    full.ELSEWHERE,
    full.MINES,
    full.BLUE_BANK,
    full.POPULATION,
)
# Players note these on the page of their turn. No rule reads them, so the sheet and Adjust leave them out.
ONLY_REMEMBERED = FOOD_COMES, RESOURCES_COME
_LABELS = {
    FOOD_COMES: "food_comes",
    MISSING_FOOD: "missing_food",
    RESOURCES_COME: "resources_come",
}
_LAST_FIELD = const(3)


class CompanionBoard(full.Board):
    """Hold a player's tracks. `counts` has the tokens left in the yellow bank, and the field of the blue one (0 to 3).

    Food missing is that of the current turn; unused workers are those of the last time that they were counted.
    """

    SHOWN = (
        full.YELLOW_BANK,
        full.HAPPY,
        BLUE_FIELD,
        full.CULTURE,
        full.CULTURE_RATING,
        full.SCIENCE_RATING,
        FOOD_COMES,
        RESOURCES_COME,
        MISSING_FOOD,
    )
    ORDER = None
    BY_HAND_ORDER = [number for number, row in enumerate(SHOWN[:-1]) if row not in ONLY_REMEMBERED]
    FULL_NAMES = True
    LABELS = tuple([_LABELS.get(row, label) for row, label in enumerate(full.BOARD_ROWS)])

    def at_start(self, edition: int) -> "tuple[tuple[int, int], ...]":
        """See full.Board."""
        return (
            (full.SCIENCE_RATING, 1),
            (full.YELLOW_BANK, YELLOW),
            (FOOD_COMES, 2),
            (RESOURCES_COME, 2),
            (UNUSED_WORKERS, 1),
        )

    def corruption(self, row: bytes) -> int:
        """See full.Board."""
        return corruption_of_field(row, self.counts[BLUE_FIELD])

    def most(self, row: int) -> int:
        """See full.Board."""
        if row == full.YELLOW_BANK:
            return YELLOW
        if row == BLUE_FIELD:
            return _LAST_FIELD
        if row == MISSING_FOOD:
            return self.eaten()
        return full.Board.most(self, full.SCIENCE_RATING if row in (FOOD_COMES, RESOURCES_COME) else row)

    def change(self, row: int, amount: int) -> None:
        """See full.Board; this moves no tokens. Less can be missing if less is eaten."""
        if row == full.CULTURE:
            self.culture += amount
        else:
            self.counts[row] += amount
        self.counts[MISSING_FOOD] = min(self.counts[MISSING_FOOD], self.eaten())

    def adjustable(self) -> "list[CounterRow]":
        """Return all rows except the food missing in this turn."""
        rows = []
        for row in self.SHOWN[:-1]:
            where = (self, "culture") if row == full.CULTURE else (self.counts, row)
            rows.append(CounterRow(self.LABELS[row], self.value(row), self.most(row), set=where))
        return rows
