"""A town whose map is on paper: only the number of each kind is known until the map is entered."""

from rules.roll_into_town.construct import BUILDING_CELLS, ONCE
from rules.roll_into_town.town import (
    COAST,
    FARM,
    FOUNTAIN,
    HOUSE,
    LIGHTHOUSE,
    MOUNTAIN,
    PORT,
    RIVER,
    SPIRE,
    TREE,
    USES,
    WATERMILL,
    Town,
)

# The kinds that are counted, by the cells that show them: in the order of the icons, then of the buildings.
COUNTED = bytes((FARM, MOUNTAIN, TREE, RIVER, COAST) + BUILDING_CELLS)
# Further counts. Stone per round from the mines, and the mines and mountains when the player entered that. Trees grown
# since the last felling. Flags: trees were felled since the last coast, so wet land may be dry; the map was entered.
MINED, MINED_BY, GROWN, GAPS, SEEN = range(len(COUNTED), len(COUNTED) + 5)
# The most of a kind: all cells of the largest map except the Town Hall.
MOST = 80


class PaperTown(Town):
    """A Town with no known cell except the Town Hall, until the map is entered (`seen`).

    counts: a byte for each kind of COUNTED, then MINED to SEEN.
    """

    seen = False

    def __init__(self, size: int) -> None:
        Town.__init__(self, size)
        self.counts = bytearray(SEEN + 1)

    def add(self, what: int, number: int = 1) -> None:
        """Count `number` more of `what`, one of COUNTED."""
        self.counts[COUNTED.find(bytes((what,)))] += number
        if what == FOUNTAIN:
            self.fountain = USES

    def count(self, what: int) -> int:
        """See Town."""
        return Town.count(self, what) if self.seen else self.counts[COUNTED.find(bytes((what,)))]

    def has(self, what: int) -> bool:
        """See Town."""
        return self.count(what) > 0

    def room(self) -> int:
        """Return the most cells that can be empty: the sea and the ground below the lighthouse are unknown."""
        # A port shares the cell of its coast, the lighthouse can; the cathedral takes three cells.
        taken = sum(self.counts[:MINED]) - self.count(PORT) - self.count(LIGHTHOUSE) + 2 * self.count(SPIRE)
        return len(self.cells) - 1 - taken

    def has_room(self) -> bool:
        """See Town."""
        return self.room() > 0

    def fits(self, building: int) -> bool:
        """Return whether a building (its index in BUILDINGS) may have room."""
        what = BUILDING_CELLS[building]
        if what in ONCE and self.has(what):
            return False
        if what == PORT or what == LIGHTHOUSE:
            return self.count(COAST) > (self.count(PORT) if what == PORT else 0)
        return self.room() > (2 if what == SPIRE else 0) and (what != WATERMILL or self.has(RIVER))

    def food(self) -> int:
        """Return the food of a round (see `gather.food`)."""
        return self.count(FARM) * (1 + self.count(WATERMILL)) + self.count(PORT)

    def points(self) -> "tuple[int, ...]":
        """Return the points that are certain without the map, in the order of `score.KINDS`."""
        coasts = self.count(COAST)
        light = coasts * self.count(LIGHTHOUSE)
        return 2 * self.count(HOUSE), 0, self.count(RIVER), coasts, light, 10 * self.count(SPIRE)

    def save(self, saved: bytearray, at: int) -> int:
        """See Town."""
        at = Town.save(self, saved, at)
        saved[at : at + len(self.counts)] = self.counts
        return at + len(self.counts)

    def load(self, saved: bytes, at: int) -> int:
        """See Town."""
        at = Town.load(self, saved, at)
        self.counts[:] = saved[at : at + len(self.counts)]
        self.seen = bool(self.counts[SEEN])
        return at + len(self.counts)

    def saved_size(self) -> int:
        """See Town."""
        return Town.saved_size(self) + len(self.counts)
