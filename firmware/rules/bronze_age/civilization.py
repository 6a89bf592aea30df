"""One player's sheet in the Bronze Age games: pegs, boxes, developments, disasters, ships.

Source: the score sheets. Buildings are numbered 0 to 3 for cities 4 to 7, 4 to 10 for the monuments.
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
# Boxes of cities 4 to 7, then of the monuments.
SIZES = (3, 4, 5, 6, 3, 5, 7, 9, 11, 13, 15)
CITIES = 4
BUILDING_COUNT = 11
# The limit of a save; the sheet has none.
DISASTERS_CAP = 9999
SAVED_BYTES = 25


class Civilization:
    """One player's sheet.

    `developments` and `firsts` (monuments finished before all others) are bit sets. `last` is the building ticked last,
    for the next suggestion; BUILDING_COUNT: none.
    """

    def __init__(self) -> None:
        self.food = 3
        self.goods = bytearray(5)
        self.boxes = bytearray(BUILDING_COUNT)
        self.firsts = 0
        self.developments = 0
        self.disasters = 0
        self.ships = 0
        self.last = BUILDING_COUNT

    def cities(self) -> int:
        """Return the number of cities, and so of dice: 3 plus the finished ones."""
        return 3 + self._count_finished(range(CITIES))

    def finished(self, building: int) -> bool:
        """Return whether all boxes of a building are ticked."""
        return self.boxes[building] == SIZES[building]

    def monuments(self) -> int:
        """Return the number of finished monuments."""
        return self._count_finished(range(CITIES, BUILDING_COUNT))

    def _count_finished(self, buildings: range) -> int:
        boxes = self.boxes
        count = 0
        for building in buildings:
            count += boxes[building] == SIZES[building]
        return count

    def drop_claims(self) -> None:
        """Forget that unfinished monuments, set down by hand, were finished first."""
        for building in range(CITIES, BUILDING_COUNT):
            if not self.finished(building):
                self.firsts &= ~(1 << building - CITIES)

    def has(self, development: int) -> int:
        """Return 1 if a development (by number) has been bought, else 0."""
        return self.developments >> development & 1

    def set_development(self, development: int, has: int) -> None:
        """Mark a development as bought (1) or not (0)."""
        bit = 1 << development
        self.developments = self.developments & ~bit | (bit if has else 0)

    def bought(self) -> int:
        """Return the number of developments bought."""
        return bin(self.developments).count("1")

    def save(self) -> bytes:
        """Return the sheet as SAVED_BYTES bytes."""
        return (
            bytes([self.food, self.firsts, self.ships, self.last])
            + self.goods
            + self.boxes
            + self.developments.to_bytes(3, "little")
            + self.disasters.to_bytes(2, "little")
        )

    def load(self, saved: bytes) -> None:
        """Restore what `save` returned."""
        self.food, self.firsts, self.ships, self.last = saved[:4]
        self.goods = bytearray(saved[4:9])
        self.boxes = bytearray(saved[9:20])
        self.developments = int.from_bytes(saved[20:23], "little")
        self.disasters = int.from_bytes(saved[23:25], "little")
