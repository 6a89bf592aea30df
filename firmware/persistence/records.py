"""Records of a sector: their layout, and a reader that continues past damage (docs/dev/storage.md).

A record is its kind (1 byte), number (1), length of the data (2), CRC-32 (4) and data. It begins at a multiple of 4.
Numbered records count 1, 2, 3 … in their sector. Each has a mark at the front of the sector, which is cleared once the
record is complete, so a missing record is noticed anywhere. A record of an OPTIONAL kind repeats the number of the
previous one and has no mark: losing it does no harm.
"""

# Other modules import it from here: each import of `binascii` itself searches the drive first (make bench, main.py to
# home).
from binascii import crc32 as crc32

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable

SECTOR = 4096
# A sector: a head, the marks, the records, the head once more.
HEAD = 16
FIRST = 128
TAIL = 4080
SECTOR_ROOM = TAIL - FIRST  # bytes for records
NUMBERS = 2 * (FIRST - HEAD)
# Bit of a kind: the record has no number and no mark of its own.
OPTIONAL = 0x80
_RECORD = const(8)
# Values of a mark that is not cleared: at most one of its four bits is wrong. So two of a cleared mark may be.
_UNMARKED = const(b"\x07\x0b\x0d\x0e\x0f")
# Reads of a record before it counts as damaged: its bits may be unstable.
_TRIES = const(16)
_PAGE = const(256)


def encoded(kind: int, number: int, data: "bytes | bytearray", seed: int) -> bytes:
    """Return a record as bytes. `seed`: CRC of the kind and number of its sector."""
    head = bytes((kind, number)) + len(data).to_bytes(2, "little")
    return head + crc32(data, crc32(head, seed)).to_bytes(4, "little") + data


def needs(size: int) -> int:
    """Return how many bytes of a sector a record with `size` bytes of data takes."""
    return size + _RECORD + 3 & ~3


def mark_of(number: int) -> "tuple[int, int]":
    """Return (byte of the sector, bits to clear) for the mark of a record."""
    return HEAD + (number - 1 >> 1), 0xF0 if number & 1 else 0x0F


class Reader:
    """Read the records of a sector one at a time. `read(at, length)` returns bytes of the sector.

    kind, data, begin: the current record and its offset. number: the last number read. gap: numbers missing before the
    current record; lost: numbers missing so far. at: offset of the next record. stable: all reads agreed. clean, after
    the last record: nothing is wrong, and a record can be appended at `at`.
    """

    def __init__(self, read: "Callable[[int, int], bytes | bytearray]", seed: int) -> None:
        self._read = read
        self._raw = bytearray(read(0, SECTOR))
        self.stable = True
        for at in range(0, SECTOR, _PAGE):
            if read(at, _PAGE) != self._raw[at : at + _PAGE]:
                self.stable = False
        self._seed = seed
        self.rewind()

    def rewind(self) -> None:
        """Start over at the first record."""
        self._unmarked = 0  # the last number read that has no mark
        self._marks_lost = self._skipped = self.clean = False
        self.at = self.begin = FIRST
        self.kind = self.number = self.gap = self.lost = 0
        self.data = b""

    def next(self) -> bool:
        """Read the next record; return whether there is one."""
        raw = self._raw
        at = self.at
        tries = _TRIES
        while at + _RECORD <= TAIL:
            end = self._end(at)
            while not end and tries and raw[at + 1] != 0xFF:  # it may read correctly next time
                tries -= 1
                raw[at:TAIL] = self._read(at, TAIL - at)
                end = self._end(at)
                self.stable &= not end
            if end:
                self._skipped |= at != self.at
                self._take(at, end)
                return True
            tries = 0
            at += 4
            if raw[at - 4 : at] == b"\xff\xff\xff\xff":
                left = len(bytes(raw[at:TAIL]).lstrip(b"\xff"))
                if not left:
                    break
                at = TAIL - left & ~3
        self._finish()
        return False

    def _end(self, at: int) -> int:
        """Return the end of the data of a record at `at`, or 0 if there is no valid one."""
        raw = self._raw
        begin = at + _RECORD
        end = begin + (raw[at + 2] | raw[at + 3] << 8)
        if end > TAIL or raw[at + 1] < self.number + (raw[at] < OPTIONAL) or raw[at + 1] > NUMBERS:
            return 0
        check = crc32(raw[begin:end], crc32(raw[at : at + 4], self._seed))
        return end if check == int.from_bytes(raw[at + 4 : begin], "little") else 0

    def _take(self, at: int, end: int) -> None:
        raw = self._raw
        self.kind = raw[at]
        number = raw[at + 1]
        numbered = self.kind < OPTIONAL
        self.gap = number - self.number - numbered
        self.lost += self.gap
        self._marks_lost |= numbered and self._unmarked > 0  # only the last record can lack its mark
        self.number = number
        self.begin = at
        if numbered:
            self._unmarked = 0 if self._marked(number) else number
        self.data = bytes(raw[at + _RECORD : end])
        self.at = end + 3 & ~3

    def _marked(self, number: int) -> bool:
        at, bits = mark_of(number)
        mark = self._raw[at] & bits
        return (mark >> 4 if bits == 0xF0 else mark) not in _UNMARKED

    def _finish(self) -> None:
        """Compare the marks with the records: those missing at the end were lost."""
        raw = self._raw
        number = 2 * len(bytes(raw[HEAD:FIRST]).rstrip(b"\xff"))
        while number > self.number and not self._marked(number):
            number -= 1
        self.gap = max(0, number - self.number)
        if self._marks_lost:  # the marks are damaged: the number is unknown
            self.gap = int(not self.lost)
        elif self.at == FIRST and not self.gap:  # no sector is begun without a record
            self.gap = 1
        self.lost += self.gap
        blank = raw[self.at : TAIL] == b"\xff" * (TAIL - self.at)
        self.clean = blank and self.stable and not (self.lost or self._skipped or self._unmarked)

    def last(self, *kinds: int) -> "list[bytes]":
        """Return the data of the last record of each kind, optional or not, as a list; b"" if there is none.

        Records of other kinds are skipped without a check.
        """
        raw = self._raw
        found: "dict[int, bytes]" = {}
        passed = None  # (offset, previous number) of the record skipped last
        while True:
            at = self.at
            number = raw[at + 1] if at + _RECORD <= TAIL else 0
            if number and number == self.number + (raw[at] < OPTIONAL) and raw[at] & ~OPTIONAL not in kinds:
                end = at + _RECORD + (raw[at + 2] | raw[at + 3] << 8)
                if end <= TAIL:
                    passed = at, self.number
                    self.number = number
                    self.at = end + 3 & ~3
                    continue
            if passed:  # its length may be wrong
                self.at, self.number = passed
                passed = None
            if not self.next():
                return [found.get(kind, b"") for kind in kinds]
            found[self.kind & ~OPTIONAL] = self.data
