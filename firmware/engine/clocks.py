"""How long each player of a game has been asked something; off unless a table wants it.

The times are no part of the answers: a game is the same with and without them.
"""

from micropython import const

_SECOND = const(1000)
# The journal has two bytes per player.
_MAX_SECONDS = const(0xFFFF)


class Clocks:
    """Count the time of `count` players, starting from what `encoded` returned."""

    def __init__(self, count: int, stored: bytes = b"") -> None:
        self._ms = [_SECOND * (stored[i] | stored[i + 1] << 8) for i in range(0, min(len(stored), 2 * count) & ~1, 2)]
        self._ms += [0] * (count - len(self._ms))

    def count(self, player: "int | None", ms: int) -> None:
        """Add `ms` milliseconds during which a player, by number, was asked (None: nobody, or all)."""
        if player is not None:
            self._ms[player] += ms

    def encoded(self) -> bytes:
        """Return whole seconds, two bytes per player, little-endian; at most 65,535."""
        stored = b""
        for ms in self._ms:
            stored += min(ms // _SECOND, _MAX_SECONDS).to_bytes(2, "little")
        return stored

    def texts(self) -> "list[str]":
        """Return a text for each player: "m:ss", after an hour "h:mm:ss"."""
        return [_text(ms // _SECOND) for ms in self._ms]


def _text(seconds: int) -> str:
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return "%d:%02d:%02d" % (hours, minutes, seconds) if hours else "%d:%02d" % (minutes, seconds)
