"""How long each player of a game has been asked something, for tables that want to know; off unless it is set.

It is kept beside the answers and is none of them: a game is the same with and without it.
"""

from micropython import const

_SECOND = const(1000)
# What is stored has two bytes a player.
_MOST = const(0xFFFF)


class Clocks:
    """The clocks of `count` players, from what `encoded` gave on."""

    def __init__(self, count, stored=b""):
        self._ms = [_SECOND * (stored[i] | stored[i + 1] << 8) for i in range(0, min(len(stored), 2 * count) & ~1, 2)]
        self._ms += [0] * (count - len(self._ms))

    def count(self, player, ms):
        """`ms` milliseconds have passed while that player, by number, was asked (None: nobody, or all)."""
        if player is not None:
            self._ms[player] += ms

    def encoded(self):
        """Whole seconds, two bytes a player, the low one first; at most 65,535."""
        stored = b""
        for ms in self._ms:
            stored += min(ms // _SECOND, _MOST).to_bytes(2, "little")
        return stored

    def texts(self):
        """For each player a text: "m:ss", after an hour "h:mm:ss"."""
        return [_text(ms // _SECOND) for ms in self._ms]


def _text(seconds):
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return "%d:%02d:%02d" % (hours, minutes, seconds) if hours else "%d:%02d" % (minutes, seconds)
