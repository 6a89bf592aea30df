"""Score, and the rating of a game for one. Source: the game help, "Score", "End of the game", "Solo rating"."""

from rules.roll_into_town.discover import joins_opposite_edges
from rules.roll_into_town.town import HOUSE, LIGHTHOUSE, SPIRE, TAVERN, is_coast, is_ocean

KINDS = ("houses", "taverns", "river", "coasts", "lighthouse", "cathedral")
RATINGS = ("failed", "adequate", "good", "great", "legendary")
# Points that are needed for each rating but the first.
_NEEDED = b"\x33\x3d\x47\x51"


def points(town):
    """The points of a town by KINDS."""
    cells = town.cells
    houses = town.all_of(HOUSE)
    coasts = sum([is_coast(cell) for cell in cells])
    oceans = sum([is_ocean(cell) for cell in cells])
    lighthouse = sum([cell & 0xF0 == LIGHTHOUSE for cell in cells])
    return (
        2 * len(houses),
        # A house counts for one tavern, however many are near.
        sum([town.count_around(house, TAVERN) > 0 for house in houses]),
        len(town.course()) * (2 if joins_opposite_edges(town) else 1),
        coasts,
        lighthouse * (coasts + oceans),
        10 if town.has(SPIRE) else 0,
    )


def rating(total):
    """The rating of a game for one, by its points."""
    return RATINGS[sum([total >= needed for needed in _NEEDED])]
