"""A town whose map is on paper: what is known of it is how many there are of each kind, until the map is taken."""

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

# What is counted, by the cells that show it: what is drawn, in the order of the icons, then the buildings.
COUNTED = bytes((FARM, MOUNTAIN, TREE, RIVER, COAST) + BUILDING_CELLS)
# After these: the stone that the mines bring, and how many mines and mountains together there were when that was said;
# how many trees grew since some were felled; whether some were since the last coast was drawn, so that land with water
# on two sides can be dry; whether the map was taken.
MINED, MINED_BY, GROWN, GAPS, SEEN = range(len(COUNTED), len(COUNTED) + 5)
# Of anything at most: as many as the largest map has cells beside the Town Hall.
MOST = 80


class PaperTown(Town):
    """A Town of which no cell is known but the Town Hall, until it is `seen`. counts: as said above, a bytearray."""

    seen = False

    def __init__(self, size):
        Town.__init__(self, size)
        self.counts = bytearray(SEEN + 1)

    def add(self, what, number=1):
        """There are so many more of `what`, one of COUNTED."""
        self.counts[COUNTED.find(bytes((what,)))] += number
        if what == FOUNTAIN:
            self.fountain = USES

    def count(self, what):
        """See Town."""
        return Town.count(self, what) if self.seen else self.counts[COUNTED.find(bytes((what,)))]

    def has(self, what):
        """See Town."""
        return self.count(what) > 0

    def room(self):
        """How many cells are empty, at most: the sea and what is below the lighthouse are not known."""
        # Ports stand on coasts, the lighthouse can; the cathedral takes three cells.
        taken = sum(self.counts[:MINED]) - self.count(PORT) - self.count(LIGHTHOUSE) + 2 * self.count(SPIRE)
        return len(self.cells) - 1 - taken

    def has_room(self):
        """See Town."""
        return self.room() > 0

    def fits(self, building):
        """Whether there may be a cell where a building (a number in BUILDINGS) can stand."""
        what = BUILDING_CELLS[building]
        if what in ONCE and self.has(what):
            return False
        if what == PORT or what == LIGHTHOUSE:
            return self.count(COAST) > (self.count(PORT) if what == PORT else 0)
        return self.room() > (2 if what == SPIRE else 0) and (what != WATERMILL or self.has(RIVER))

    def food(self):
        """The food that comes in."""
        return self.count(FARM) * (1 + self.count(WATERMILL)) + self.count(PORT)

    def points(self):
        """The points as far as they are known without the map (see `score.points`)."""
        coasts = self.count(COAST)
        light = coasts * self.count(LIGHTHOUSE)
        return 2 * self.count(HOUSE), 0, self.count(RIVER), coasts, light, 10 * self.count(SPIRE)

    def save(self, saved, at):
        """See Town."""
        at = Town.save(self, saved, at)
        saved[at : at + len(self.counts)] = self.counts
        return at + len(self.counts)

    def load(self, saved, at):
        """See Town."""
        at = Town.load(self, saved, at)
        self.counts[:] = saved[at : at + len(self.counts)]
        self.seen = self.counts[SEEN]
        return at + len(self.counts)

    def saved_size(self):
        """See Town."""
        return Town.saved_size(self) + len(self.counts)
