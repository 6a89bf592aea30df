"""Score and solo rating. Source: the game help, "Score", "End of the game", "Solo rating"."""

from engine.prompts import Row
from rules.roll_into_town.saving import Saving
from rules.roll_into_town.town import COAST, HOUSE, LIGHTHOUSE, SPIRE, TAVERN, Town

KINDS = ("houses", "taverns", "river", "coasts", "lighthouse", "cathedral")
RATINGS = ("failed", "adequate", "good", "great", "legendary")
# The fewest points for each rating after the first.
NEEDED = (51, 61, 71, 81)


def points(town: Town) -> "tuple[int, ...]":
    """Return the points of a town in the order of KINDS; of a map on paper those that are certain."""
    if not town.seen:
        return town.points()
    # The end of a turn scores all towns several times, and most haven't changed.
    now = bytes(town.cells), town.source, town.source_side
    if town.scored[:3] != now:
        town.scored = now + (_points_on_map(town),)
    return town.scored[3]


def _points_on_map(town: Town) -> "tuple[int, ...]":
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
    # It leaves by the edge opposite its source if it would enter the next cell by the same side as its first.
    joins = onward < 0 and side == town.source_side
    return (
        2 * len(houses),
        # A house counts once, even near several taverns.
        sum([near[house] > 0 for house in houses]) if near else 0,
        len(river) * (2 if joins else 1),
        coasts,
        coasts + oceans if lighthouse else 0,
        10 if town.has(SPIRE) else 0,
    )


def rating(total: int) -> str:
    """Return the solo rating, one of RATINGS, for a total."""
    return RATINGS[sum([total >= needed for needed in NEEDED])]


class Score(Saving):
    """Score the towns."""

    SOLO_WINS = NEEDED[0]
    TIE = "tie_houses"
    LEVEL = "level_houses"

    def score(self, player: int) -> "list[Row]":
        """Return rows of a player's points by kind, the total last."""
        values = points(self.towns[player])
        rows = [Row("score_" + kind, value) for kind, value in zip(KINDS, values)]
        rows.append(Row("score_total", sum(values)))
        return rows

    def total(self, player: int) -> int:
        """See Game; this makes no rows."""
        return sum(points(self.towns[player]))

    def rating(self) -> str:
        """Return the label of the solo rating."""
        return "rating_" + rating(self.total(0))

    def tie(self, player: int) -> int:
        """Return a player's points from houses alone, without taverns: more win a tie."""
        return points(self.towns[player])[0]
