"""The score: culture is all that counts."""

from rules.prompts import Row
from rules.through_the_ages.board import CULTURE
from rules.through_the_ages.saving import Saving


class Score(Saving):
    """The points of the boards."""

    def score(self, player):
        """Culture is all that counts."""
        return [Row("culture_full", self.boards[player].value(CULTURE))]

    def total(self, player):
        """Culture wins; ties are shared."""
        return self.boards[player].value(CULTURE)
