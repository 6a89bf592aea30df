"""The log of a game: all answers since its beginning that were not undone, one entry after the other.

An entry is one byte, the length of the answer, and then the answer. Bit 7 of the length is set where something was set
by hand: then the first byte of the answer is the player and the page (`player << 4 | page`).
"""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

_BY_HAND = const(0x80)
_LENGTH = const(0x7F)


def entry_end(data: "bytes | bytearray", at: int) -> int:
    """Return the end of the entry that begins at byte `at`."""
    return at + 1 + (data[at] & _LENGTH)


def entry_ends(data: "bytes | bytearray", at: int = 0) -> "Iterator[int]":
    """Yield the end of each entry from byte `at` on."""
    while at < len(data):
        at = entry_end(data, at)
        yield at


class Log:
    """A log whose bytes are `data`; len() counts them.

    stored: how many of its bytes the journal has
    undone: how many entries that the journal has were undone, and it doesn't know yet (see persistence/autosave.py)
    """

    def __init__(self, data: bytes = b"") -> None:
        self.data = bytearray(data)
        self.stored = self.undone = 0

    def __len__(self) -> int:
        return len(self.data)

    def append(self, answer: bytes, by_hand: bool = False) -> None:
        """Add an entry."""
        self.data.append(len(answer) | (_BY_HAND if by_hand else 0))
        self.data.extend(answer)

    def extend(self, entries: "bytes | bytearray") -> None:
        """Add entries as the bytes of a log."""
        self.data.extend(entries)

    def pop(self, at: int) -> "tuple[bytes, bool]":
        """Remove the entries from byte `at` on; return the first of them as `entries` yields it."""
        first = self._entry(at, entry_end(self.data, at))
        if at < self.stored:
            self.undone += sum([end <= self.stored for end in entry_ends(self.data, at)])
            self.stored = at
        self.data[at:] = b""
        return first

    def entries(self, at: int = 0) -> "Iterator[tuple[bytes, bool]]":
        """Yield (answer, whether it was set by hand) of each whole entry from byte `at` on."""
        for end in entry_ends(self.data, at):
            if end <= len(self.data):
                yield self._entry(at, end)
            at = end

    def _entry(self, at: int, end: int) -> "tuple[bytes, bool]":
        return bytes(self.data[at + 1 : end]), self.data[at] >= _BY_HAND

    def last(self, at: int = 0) -> int:
        """Return the start of the last entry, searching from byte `at`, the start of any entry."""
        begin = at
        for end in entry_ends(self.data, at):
            begin, at = at, end
        return begin

    def drop(self, length: int) -> None:
        """Drop the first `length` bytes."""
        self.data = self.data[length:]
        self.stored = max(0, self.stored - length)
