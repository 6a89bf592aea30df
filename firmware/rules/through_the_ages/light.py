"""The light board: for a table that leaves its tokens on the cards, and keeps here what is counted all the time.

What the tokens would say is entered as it is read from the player's board: what farms and mines bring in a turn, what
the population eats, corruption, and whether there is an uprising. The end of the turn is the same (maintenance.py).
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

# What is kept in the counts of rows that a light board does not have.
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
    """The board of one player, without tokens. Food and resources are numbers: the pile of the first level."""

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

    def __init__(self, edition):
        Board.__init__(self, edition)
        self.counts = bytearray(len(BOARD_ROWS))
        for row, count in ((SCIENCE_RATING, 1), (STRENGTH, 1), (_FOOD_COMES, 2), (_RESOURCES_COME, 2)):
            self.counts[row] = count

    def eaten(self):
        """See Board."""
        return self.counts[_EATEN]

    def corruption(self, row):
        """See Board."""
        return self.counts[_CORRUPTION]

    def needed(self):
        """It is not known."""
        return None

    def missing(self):
        """It is not known."""
        return 0

    def uprising(self):
        """Whether the player says so."""
        return bool(self.counts[_UPRISING])

    def why(self, label):
        """See Board."""
        return "uprising_light"

    def is_tick(self, row):
        """See Board."""
        return row == _UPRISING

    def most(self, row):
        """See Board."""
        if row == _UPRISING:
            return 1
        if row == _EATEN or row == _CORRUPTION:
            return _MOST_TAKEN
        return Board.most(self, row) if self.is_track(row) else TOKENS

    def change(self, row, amount):
        """See Board: nothing is taken from elsewhere."""
        if row == FOOD:
            self.food[0] += amount
        elif row == RESOURCES:
            self.resources[0] += amount
        elif row == CULTURE:
            self.culture += amount
        elif row in self.SHOWN:
            self.counts[row] += amount

    def pay(self, pile, amount):
        """See Board."""
        pile[0] -= min(amount, pile[0])

    def produce(self, row, pile):
        """See Board."""
        came = min(self.counts[row], TOKENS - pile[0])
        pile[0] += came
        return came

    def calm(self):
        """An uprising is for one end of turn."""
        self.counts[_UPRISING] = 0

    def adjustable(self):
        """All rows but the uprising."""
        rows = self.SHOWN[:-1]
        return [CounterRow(self.LABELS[row], self.value(row), self.most(row), set=(self._set, row)) for row in rows]

    def _set(self, row, value):
        self.change(row, value - self.value(row))
