"""Random numbers that are the same on every runtime."""


class Dice:
    """They follow from the seed (xorshift, 32 bits)."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2654435761 + 88172645) & 0xFFFFFFFF or 1
        for _ in range(8):
            self.below(2)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        x = self._state
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self._state = x
        return x % limit

    def chance(self, percent: int) -> bool:
        """True in so many of a hundred cases."""
        return self.below(1000) < 10 * percent
