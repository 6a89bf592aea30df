"""The records of a sector: a head, data, and the CRC-32 of both, which goes on from what the sector is.

    blob         0x80 + kind, length, length of the whole (2 bytes), the first bytes of it
                 0xC0 + kind, length, more of it
    entry        0x20 + length: an answer; 0x40 + length: something set by hand; 0x61, how many: the last ones undone
                 0x9F, length, entries one after the other, as in a session's log

The CRC of an entry goes on from that of the entry before: where one is damaged for good, none after it counts as one
of the same game. Records are at most PIECE and 6 bytes: up to 371 bytes a CRC-32 differs by five bits at least, so one
wrong bit is put right for certain, and two or three are never taken for one.
"""

# Other modules import it from here: each import of `binascii` itself looks on the drive first (make bench, main.py to
# home).
from binascii import crc32

from micropython import const
from rules.log import entry_ends

BLOB = 0x80
CONTINUED = 0xC0
PIECE = 248
# Heads of entries; below them is their length.
GIVEN = 0x20
SET = 0x40
UNDONE = 0x61
LOG = 0x9F
_LENGTH = const(0x1F)
_KIND = const(0x1F)
_LONGEST = PIECE + 6
# No blob of a game has a greater kind: a damaged record that says so may have been a LOG.
_MOST = const(6)
# How far from a damaged record another one begins.
_FAR = 2 * PIECE
_BLANK = const(0xFF)


def repair(raw, at, end, seed):
    """Put right the one bit that is wrong in raw[at:end] (a bytearray) and the 4 bytes of CRC after it, from `seed` on.

    Return whether there was one: 0, all is right; 1, it is right now; None, there is more that is wrong.
    """
    check = int.from_bytes(raw[end : end + 4], "little")
    right = crc32(raw[at:end], seed)
    wrong = right ^ check
    if not wrong:
        return 0
    if not wrong & wrong - 1:
        raw[end : end + 4] = right.to_bytes(4, "little")
        return 1
    # A CRC is linear: a flipped bit changes it by a value that depends on nothing but its place. So one looks for the
    # place with that value, a step a byte: what each bit of the first byte would change; and what `wrong` becomes with
    # each byte more.
    size = end - at
    blank = bytes(size)
    none = crc32(blank)
    places = {}
    for bit in range(8):
        places[crc32(blank[1:], crc32(bytes((1 << bit,)))) ^ none] = 1 << bit
    none = crc32(b"\0")
    for place in range(size):
        if wrong in places:
            raw[at + place] ^= places[wrong]
            return 1
        wrong = crc32(b"\0", wrong) ^ none
    return None


class Reader:
    """Reads the records of a sector, whose bytes are `raw`, one at a time, from byte `at` on.

    kind, data: what was read last; entries have their head as kind. chain: the CRC that the next entry goes on from;
    None where one before it is lost. mended: how many bits were put right. broken: how many records were not read;
    torn: whether something stands after the last one. lost: how many entries could not be read or stand after such a
    one. clean: after the last record, whether another may be added at `at`.
    """

    def __init__(self, raw, at, seed):
        self._raw = raw
        self._size = len(raw)
        self._seed = seed
        self._kind = -1  # of the blob of which some is read
        self._wanted = 0
        self._parts = b""
        self.at = at
        self.chain = seed
        self.kind = 0
        self.data = b""
        self.mended = 0
        self.broken = 0
        self.torn = False
        self.lost = 0
        self.clean = False

    def next(self):
        """Read the next record; return whether there is one."""
        while self._piece():
            if self.kind < BLOB or self.kind == LOG:
                return True
            if self.kind & CONTINUED == BLOB:
                self._wanted = self.data[0] | self.data[1] << 8 if len(self.data) > 1 else 0
                self._kind = self.kind & _KIND
                self._parts = self.data[2:]
            elif self._kind == self.kind & _KIND:
                self._parts += self.data
            else:
                continue
            if len(self._parts) == self._wanted:
                self.kind = self._kind
                self.data = self._parts
                self._kind = -1
                return True
        return False

    def _piece(self):
        """Read the next whole record."""
        raw = self._raw
        while self.at < self._size:
            at = self.at
            if raw[at] == _BLANK and self._blank(at):
                break
            begin, end = self._bounds(at)
            if end and self._right(at, end):
                self.kind = raw[at]
                self.data = bytes(raw[begin:end])
                self.at = end + 4
                if self._chained(at):
                    if self.chain is None:
                        self.lost += self._count(at, begin, end)
                        continue
                    self.chain = crc32(raw[at:end], self.chain)
                return True
            if not self._mend(at, end) and not self._skip(at):
                return False
        self.clean = not self.broken
        return False

    def _bounds(self, at):
        """Where the data of a record begin and end; 0, 0 where there can be none."""
        head = self._raw[at]
        begin = at + 1
        if head < BLOB:
            end = begin + (head & _LENGTH)
            if head < GIVEN or head >= SET + GIVEN and head != UNDONE:
                return 0, 0
        else:
            begin += 1
            end = begin + self._raw[at + 1] if begin < self._size else self._size
            if end - begin > PIECE or head & GIVEN:
                return 0, 0
        return (begin, end) if end + 4 <= self._size else (0, 0)

    def _chained(self, at):
        return self._raw[at] < BLOB or self._raw[at] == LOG

    def _right(self, at, end):
        """Whether a record's check is right; that of an entry after a lost one cannot be known."""
        seed = self._seed
        if self._chained(at):
            if self.chain is None:
                return True
            seed = self.chain
        return crc32(self._raw[at:end], seed) == int.from_bytes(self._raw[end : end + 4], "little")

    def _mend(self, at, end):
        """Put right one flipped bit of the record at `at`; return whether that was it."""
        raw = self._raw
        if end and repair(raw, at, end, self.chain if self._chained(at) else self._seed):
            self.mended += 1
            return True
        # Perhaps in what says how long it is.
        for place in (at, at + 1):
            for bit in range(8 if place < self._size else 0):
                raw[place] ^= 1 << bit
                end = self._bounds(at)[1]
                if end and (not self._chained(at) or self.chain is not None) and self._right(at, end):
                    self.mended += 1
                    return True
                raw[place] ^= 1 << bit
        return False

    def _skip(self, at):
        """Go on after a damaged record; return whether there is anything.

        If it may have been an entry, or more than one record is damaged, an entry is lost, and those after it do not
        count. But where an entry follows whose check goes on from the last one that was read, it was none.
        """
        raw = self._raw
        begin, end = self._bounds(at)
        entry = not end or self._chained(at) or raw[at] & _KIND > _MOST
        for place in range(at + 1, min(at + _FAR, self._size - 5)):
            right = self._bounds(place)[1]
            if right and (self.chain is not None or not self._chained(place)) and self._right(place, right):
                follows = self._follows(place)
                if follows == 0 or follows < 0 and (entry or place != end + 4):
                    self.lost += self._count(at, begin, end) if entry else 1
                    self.chain = None
                self.at = place
                self.broken += 1
                return True
        self.torn = True
        # When the power goes one record may be half-written: an answer, a blob.
        if raw[at] != _BLANK and not self._blank(at + _LONGEST):
            self.broken += 1
            self.lost += self._count(at, begin, end) if entry else 1
        self.chain = None
        return False

    def _follows(self, at):
        """Whether the next entry from `at` on follows the last one that was read: 1 or 0; -1: there is none."""
        while self.chain is not None:
            end = self._bounds(at)[1]
            if not end:
                return -1 if self._raw[at : at + 1] == b"\xff" else 0
            if self._chained(at):
                return int(self._right(at, end))
            at = end + 4
        return -1

    def _count(self, at, begin, end):
        """How many entries a record had; one at least, where it does not even say how long it is."""
        if self._raw[at] != LOG:
            return 1
        return max(1, len(list(entry_ends(self._raw[begin:end]))))

    def ends(self):
        """Whether nothing stands after what was read last."""
        return self._blank(self.at)

    def _blank(self, at):
        return self._raw[at:] == b"\xff" * (self._size - at)

    def last(self, *kinds):
        """The last blob of each of these kinds: a list of bytes, b"" where there is none. They are found by the heads
        alone; where that leads nowhere, one of them being damaged perhaps, by reading all.
        """
        raw = self._raw
        first = at = self.at
        places = {}
        end = self._bounds(at)[1]
        while end:
            if raw[at] & CONTINUED == BLOB:
                places[raw[at] & _KIND] = at
            at = end + 4
            end = self._bounds(at)[1] if at < self._size else 0
        found = {}
        for kind in kinds:
            self.at = places.get(kind, self._size)
            if not self.next() or self.kind != kind:
                break
            found[kind] = self.data
        if len(found) < len(kinds):
            self.at = first
            self.chain = self._seed
            while self.next():
                found[self.kind] = self.data
        return [found.get(kind, b"") for kind in kinds]
