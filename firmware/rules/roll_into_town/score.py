"""Score, and the rating of a game for one. Source: the game help, "Score", "End of the game", "Solo rating"."""

from engine.prompts import Row
from rules.roll_into_town.saving import Saving
from rules.roll_into_town.town import COAST, HOUSE, LIGHTHOUSE, SPIRE, TAVERN

KINDS = ("houses", "taverns", "river", "coasts", "lighthouse", "cathedral")
RATINGS = ("failed", "adequate", "good", "great", "legendary")
# Points that are needed for each rating but the first.
NEEDED = (51, 61, 71, 81)


def points(town):
    """The points of a Town: a tuple of numbers in the order of KINDS; as far as they are known."""
    if not town.seen:
        return town.points()
    # At the end of a turn they are asked for several times, for all towns; most of these are as they were.
    now = bytes(town.cells), town.source, town.source_side
    if town.counted[:3] != now:
        town.counted = now + (_count(town),)
    return town.counted[3]


def _count(town):
    coasts = oceans = 0
    lighthouse = False
    for cell in town.cells:
        if COAST <= cell < HOUSE:
            if cell & 15 == 15:
                oceans += 1
            elif cell & 15:
                coasts += 1
            lighthouse = lighthouse or cell & 0xF0 == LIGHTHOUSE
    houses = town.all_of(HOUSE)
    taverns = town.all_of(TAVERN)
    near = town.near(taverns) if taverns else None
    river, onward, side = town.course()
    # From one edge of the map off the opposite one: beyond that it would come in by the same side as at its source.
    joins = onward < 0 and side == town.source_side
    return (
        2 * len(houses),
        # A house counts for one tavern, however many are near.
        sum([near[house] > 0 for house in houses]) if near else 0,
        len(river) * (2 if joins else 1),
        coasts,
        coasts + oceans if lighthouse else 0,
        10 if town.has(SPIRE) else 0,
    )


def rating(total):
    """The rating of a game for one, by its points (a number): one of RATINGS."""
    return RATINGS[sum([total >= needed for needed in NEEDED])]


class Score(Saving):
    """The points of the towns."""

    SOLO_WINS = NEEDED[0]
    TIE = "tie_houses"
    LEVEL = "level_houses"

    def score(self, player):
        """Rows of the points of a player (a number) by kind, the total last."""
        values = points(self.towns[player])
        rows = [Row("score_" + kind, value) for kind, value in zip(KINDS, values)]
        rows.append(Row("score_total", sum(values)))
        return rows

    def total(self, player):
        """See Game; without making rows of it."""
        return sum(points(self.towns[player]))

    def rating(self):
        """See Game: what kind of a mayor it was."""
        return "rating_" + rating(self.total(0))

    def tie(self, player):
        """More points from houses win a tie, taverns not counted: those of a player (a number)."""
        return self.score(player)[0].value
