"""The records of a sector: how one is laid out, and how they are read, also past damage (docs/storage.md).

A record is its kind (1 byte), its number (1), the length of its data (2), a CRC-32 (4) and the data; it begins at a
multiple of 4. Numbered records count 1, 2, 3 … in their sector, and each has a mark at the sector's front, which is
cleared once the record is complete: so a missing record is noticed wherever it was. A record of an OPTIONAL kind has
the number of the one before it and no mark; nobody misses it.
"""

# Other modules import it from here: each import of `binascii` itself looks on the drive first (make bench, main.py to
# home).
from binascii import crc32

from micropython import const

SECTOR = 4096
# A sector: a head, the marks, the records, the head once more.
HEAD = 16
FIRST = 128
END = 4080
NUMBERS = 2 * (FIRST - HEAD)
# In a kind: the record has neither number nor mark of its own.
OPTIONAL = 0x80
_RECORD = const(8)
# Of the four bits of a mark two may be wrong.
_UNMARKED = const(b"\x07\x0b\x0d\x0e\x0f")
# A record that reads wrong is read again this often: its bits may be unstable.
_TRIES = const(16)
_PAGE = const(256)


def encoded(kind, number, data, seed):
    """Return a record as bytes. `seed`: the CRC that its check goes on from, which says whose record it is."""
    head = bytes((kind, number)) + len(data).to_bytes(2, "little")
    return head + crc32(data, crc32(head, seed)).to_bytes(4, "little") + data


def needs(size):
    """Return how many bytes of a sector a record with `size` bytes of data takes."""
    return size + _RECORD + 3 & ~3


def mark_of(number):
    """Return (byte of the sector that has the mark of a record, the bits of it that are cleared)."""
    return HEAD + (number - 1 >> 1), 0xF0 if number & 1 else 0x0F


class Reader:
    """Reads the records of a sector one at a time. `read(at, length)` returns bytes of the sector.

    kind, data: the record read last. number: the number of the last one that was numbered. gap: how many numbers are
    missing before the record read last; lost: how many were missing in all. begin: where that record begins; at: the
    next one. stable: all reads of the sector were alike. clean, after the last record: nothing is wrong, and another
    one can be added at `at`.
    """

    def __init__(self, read, seed):
        self._read = read
        self._raw = bytearray(read(0, SECTOR))
        self.stable = True
        for at in range(0, SECTOR, _PAGE):
            if read(at, _PAGE) != self._raw[at : at + _PAGE]:
                self.stable = False
        self._seed = seed
        self.rewind()

    def rewind(self):
        """Begin with the first record again."""
        self._unmarked = 0  # the last number read that has no mark
        self._marks_lost = self._skipped = self.clean = False
        self.at = self.begin = FIRST
        self.kind = self.number = self.gap = self.lost = 0
        self.data = b""

    def next(self):
        """Read the next record; return whether there is one."""
        raw = self._raw
        at = self.at
        tries = _TRIES
        while at + _RECORD <= END:
            end = self._end(at)
            while not end and tries and raw[at + 1] != 0xFF:  # perhaps it reads right the next time
                tries -= 1
                raw[at:END] = self._read(at, END - at)
                end = self._end(at)
                self.stable &= not end
            if end:
                self._skipped |= at != self.at
                self._take(at, end)
                return True
            tries = 0
            at += 4
            if raw[at - 4 : at] == b"\xff\xff\xff\xff":
                left = len(bytes(raw[at:END]).lstrip(b"\xff"))
                if not left:
                    break
                at = END - left & ~3
        self._finish()
        return False

    def _end(self, at):
        """Return where the data of a record at `at` end; 0: there is none."""
        raw = self._raw
        begin = at + _RECORD
        end = begin + (raw[at + 2] | raw[at + 3] << 8)
        if end > END or raw[at + 1] < self.number + (raw[at] < OPTIONAL) or raw[at + 1] > NUMBERS:
            return 0
        check = crc32(raw[begin:end], crc32(raw[at : at + 4], self._seed))
        return end if check == int.from_bytes(raw[at + 4 : begin], "little") else 0

    def _take(self, at, end):
        raw = self._raw
        self.kind = raw[at]
        number = raw[at + 1]
        numbered = self.kind < OPTIONAL
        self.gap = number - self.number - numbered
        self.lost += self.gap
        self._marks_lost |= numbered and self._unmarked > 0  # only the last one can be without
        self.number = number
        self.begin = at
        if numbered:
            self._unmarked = 0 if self._marked(number) else number
        self.data = bytes(raw[at + _RECORD : end])
        self.at = end + 3 & ~3

    def _marked(self, number):
        at, bits = mark_of(number)
        mark = self._raw[at] & bits
        return (mark >> 4 if bits == 0xF0 else mark) not in _UNMARKED

    def _finish(self):
        """Look at the marks for records that were complete and are missing at the end."""
        raw = self._raw
        number = 2 * len(bytes(raw[HEAD:FIRST]).rstrip(b"\xff"))
        while number > self.number and not self._marked(number):
            number -= 1
        self.gap = max(0, number - self.number)
        if self._marks_lost:  # nobody knows what they said
            self.gap = int(not self.lost)
        self.lost += self.gap
        blank = raw[self.at : END] == b"\xff" * (END - self.at)
        self.clean = blank and self.stable and not (self.lost or self._skipped or self._unmarked)

    def last(self, *kinds):
        """Return the data of the last record of each of these kinds, optional or not: a list, b"" where there is none.

        Records of other kinds are passed without a check.
        """
        raw = self._raw
        found = {}
        passed = None  # where the record begins that was passed last, and the number before it
        while True:
            at = self.at
            number = raw[at + 1] if at + _RECORD <= END else 0
            if number and number == self.number + (raw[at] < OPTIONAL) and raw[at] & ~OPTIONAL not in kinds:
                end = at + _RECORD + (raw[at + 2] | raw[at + 3] << 8)
                if end <= END:
                    passed = at, self.number
                    self.number = number
                    self.at = end + 3 & ~3
                    continue
            if passed:  # that one may not be as long as it says
                self.at, self.number = passed
                passed = None
            if not self.next():
                return [found.get(kind, b"") for kind in kinds]
            found[self.kind & ~OPTIONAL] = self.data
