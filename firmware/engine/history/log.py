"""The log of a game: all that was answered since its beginning and not taken back, one entry after the other.

An entry is one byte, the length of the answer, and then the answer. Bit 7 of the length is set where something was set
by hand: then the first byte of the answer is the player and the page (`player << 4 | page`).
"""

from micropython import const

_BY_HAND = const(0x80)
_LENGTH = const(0x7F)


def entry_end(data, at):
    """Where the entry of a log's bytes that begins at byte `at` ends."""
    return at + 1 + (data[at] & _LENGTH)


def entry_ends(data, at=0):
    """Where each entry from byte `at` on ends: a generator of numbers."""
    while at < len(data):
        at = entry_end(data, at)
        yield at


class Log:
    """A log whose bytes are `data`; len() counts them.

    stored: how many of its bytes are stored; undone: how many more entries are, which were taken back.
    """

    def __init__(self, data=b""):
        self.data = bytearray(data)
        self.stored = self.undone = 0

    def __len__(self):
        return len(self.data)

    def append(self, answer, by_hand=False):
        """Add an entry."""
        self.data.append(len(answer) | (_BY_HAND if by_hand else 0))
        self.data.extend(answer)

    def extend(self, entries):
        """Add entries as the bytes of a log."""
        self.data.extend(entries)

    def pop(self, at):
        """Take back the entries from byte `at` on; return the first of them as `entries` gives it."""
        first = self._entry(at, entry_end(self.data, at))
        if at < self.stored:
            self.undone += sum([end <= self.stored for end in entry_ends(self.data, at)])
            self.stored = at
        self.data[at:] = b""
        return first

    def entries(self, at=0):
        """Yield (answer as bytes, whether it was set by hand) of the entries from byte `at` on, the whole ones."""
        for end in entry_ends(self.data, at):
            if end <= len(self.data):
                yield self._entry(at, end)
            at = end

    def _entry(self, at, end):
        return bytes(self.data[at + 1 : end]), self.data[at] >= _BY_HAND

    def last(self, at=0):
        """Where the last entry begins, looked for from byte `at` on, where one begins."""
        begin = at
        for end in entry_ends(self.data, at):
            begin, at = at, end
        return begin

    def drop(self, length):
        """Let go of the first `length` bytes."""
        self.data = self.data[length:]
        self.stored = max(0, self.stored - length)
