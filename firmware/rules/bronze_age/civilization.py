"""One player's sheet in the Bronze Age games: pegs, boxes, developments, disasters, ships.

Source: the score sheets. Buildings are numbered 0 to 3 for cities 4 to 7 and 4 to 10 for the monuments.
"""

MONUMENTS = (
    "step_pyramid",
    "stone_circle",
    "temple",
    "obelisk",
    "hanging_gardens",
    "great_wall",
    "great_pyramid",
)
# Boxes of the cities 4 to 7, then of the monuments.
SIZES = (3, 4, 5, 6, 3, 5, 7, 9, 11, 13, 15)
CITIES = 4
BUILDING_COUNT = 11
# Disaster points have no limit on the sheet; this is what the saved game has room for.
DISASTERS_CAP = 9999
SAVED = 25


class Civilization:
    """What one player has. `developments` and `firsts` (monuments finished before all others) are bit sets."""

    def __init__(self):
        self.food = 3
        self.goods = bytearray(5)
        self.boxes = bytearray(BUILDING_COUNT)
        self.firsts = 0
        self.developments = 0
        self.disasters = 0
        self.ships = 0
        # The building ticked last, for the suggestion of the next turn; BUILDING_COUNT: none.
        self.last = BUILDING_COUNT

    def cities(self):
        """Cities, and so dice: 3 from the start and the finished ones of the other four."""
        return 3 + self._finished_of(range(CITIES))

    def finished(self, building):
        """Whether all boxes of a building are ticked."""
        return self.boxes[building] == SIZES[building]

    def monuments(self):
        """How many monuments are finished."""
        return self._finished_of(range(CITIES, BUILDING_COUNT))

    def _finished_of(self, buildings):
        boxes = self.boxes
        number = 0
        for building in buildings:
            number += boxes[building] == SIZES[building]
        return number

    def has(self, development):
        """Whether a development (its number) has been bought."""
        return self.developments >> development & 1

    def set_development(self, development, has):
        """A development has been bought (1), or not (0)."""
        bit = 1 << development
        self.developments = self.developments & ~bit | (bit if has else 0)

    def bought(self):
        """How many developments have been bought."""
        return bin(self.developments).count("1")

    def save(self):
        """The sheet as SAVED bytes."""
        return (
            bytes([self.food, self.firsts, self.ships, self.last])
            + self.goods
            + self.boxes
            + self.developments.to_bytes(3, "little")
            + self.disasters.to_bytes(2, "little")
        )

    def load(self, saved):
        """Restore what `save` returned."""
        self.food, self.firsts, self.ships, self.last = saved[:4]
        self.goods = bytearray(saved[4:9])
        self.boxes = bytearray(saved[9:20])
        self.developments = int.from_bytes(saved[20:23], "little")
        self.disasters = int.from_bytes(saved[23:25], "little")
