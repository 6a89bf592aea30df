"""The reading of a journal, for `journal.py`, which describes the records. It is loaded when a game is taken up."""

import binascii

from journal import FORMAT, zeros
from micropython import const

# The same as in journal.py: constants of other modules would cost time at each byte.
_MAGIC = b"Qp"
_START = const(7)  # bytes of the start before the setup
_SHORT = const(3)  # bits of a head that are a length
_LONGEST = const(29)  # bytes of an answer: with more, the number of zeros would not fit a byte
_ADJUSTMENT = const(0x80)  # in a head as in the log
_EMPTY = const(0x40)
_UNDONE = const(0x88)
_FINISHED = const(0x90)
_LONG = const(0xE1)
_SNAPSHOT = const(0xE2)
_ADJUSTMENTS_END = const(0xE4)
_SKIP = b"\xfe\xed"
_SKIP_SIZE = const(6)
_SEAL = 0x3FFFFFFF  # still a small int, and the last byte is never 0xFF


class Saved:
    """A game as the journal has it. `version` is 0, or the format number of another firmware's journal; then that
    number is all that is known, and `setup` is None.
    """

    version = 0
    setup = None
    log = b""
    snapshot = None
    number = 0


class Scan:
    """Reads a journal. `crc` is that behind the last good record, `torn` whether anything follows it; `gap` is how many
    bytes are missing there to a record that seems to begin.

    `stop_crc` is the CRC where the log had `stop` bytes for the last time, or -1.
    """

    def __init__(self, raw, stop=-1):
        self.saved = None
        self.number = 0
        self.crc = 0
        self.torn = False
        self.gap = 0
        self.stop_crc = -1
        if raw[:2] != _MAGIC or len(raw) < 4 or not raw[2] or raw[2] ^ raw[3] != 0xFF:
            # Not to take an old number again although none is known.
            self.number = binascii.crc32(raw) & 0xFFFF if raw else 0
        elif raw[2] != FORMAT:
            self.saved = Saved()
            self.saved.version = raw[2]
        elif len(raw) >= _START:
            end = _START + raw[6]
            crc = binascii.crc32(raw[:end])
            if raw[end : end + 4] == (crc & _SEAL).to_bytes(4, "little"):
                self.number = raw[4] | raw[5] << 8
                if raw[6]:
                    self._read(raw, bytes(raw[_START:end]), end + 4, crc, stop)

    def _read(self, raw, setup, at, crc, stop):
        """Read the records from `at` on; `crc` is that of the start."""
        crc32 = binascii.crc32
        size = len(raw)
        begin = at
        begin_crc = crc
        skips = _skips(raw, at)
        log = bytearray()
        length = 0  # of the log
        counts = bytearray()  # bytes of each answer in the log: for undo
        snapshots = []  # length of the log, where the saved game is
        over = last = -1
        special = stop >= 0 or skips
        while at < size:
            if special:
                if stop == length:
                    self.stop_crc = crc
                if skips.get(crc & _SEAL, 0) > at:
                    at = skips[crc & _SEAL]
                    crc = crc32(_SKIP, crc)
                    last = -1
                    continue
            head = raw[at]
            count = head & _SHORT
            behind = at + 2 + count
            if head >= _ADJUSTMENTS_END or count < 3 and head > _ADJUSTMENT:
                if head == _SNAPSHOT:
                    behind = at + 9 + (raw[at + 1] | raw[at + 2] << 8 if at + 5 <= size else size)
                    now = crc32(raw[at : behind - 4], crc)
                    if behind > size or raw[behind - 4 : behind] != (now & _SEAL).to_bytes(4, "little"):
                        break
                    if raw[at + 3] | raw[at + 4] << 8 == length:
                        snapshots.append((length, at + 5, behind - 4))
                    at = behind
                    crc = now
                    last = -1
                    continue
                if head == _LONG:
                    count = raw[at + 1] if at + 1 < size else _LONGEST
                    behind = at + 4 + count
                if count > _LONGEST or head != _LONG and head != _UNDONE and head != _FINISHED:
                    break
            elif not count and head != _EMPTY:
                break
            if behind > size:
                self.gap = behind - size
                break
            record = raw[at : behind - 1]
            now = crc32(record, crc)
            check = raw[behind - 1]
            if now & 0xFF != check and (check != 0x7F or 0 < now & 0xFF < 0xFF) or check == 0xFF or not check:
                break
            if head < _ADJUSTMENT or count == 3 and head < _ADJUSTMENTS_END:
                log.extend(record)
                log[length] = count | head & _ADJUSTMENT
                counts.append(count)
                length += 1 + count
            elif head == _LONG:
                log.extend(record[1:-1])
                counts.append(count)
                length += 1 + count
            elif head == _UNDONE:
                if counts:
                    length -= 1 + counts[-1]
                    log = log[:length]
                    counts = counts[:-1]
                    while snapshots and snapshots[-1][0] > length:
                        snapshots.pop()
                over = -1
            else:
                over = length
            last = at
            at = behind
            crc = now
        # Only the last record can be torn: one before a good one is good, and behind torn ones there is a skip.
        if last >= 0 and not _is_whole(raw[last : at - 1]):
            self.stop_crc = -1
            self._read(raw[:last], setup, begin, begin_crc, stop)
            self.torn = True
            return
        if stop == length:
            self.stop_crc = crc
        self.crc = crc
        self.torn = at < size
        if over != length:
            self.saved = Saved()
            self.saved.setup = setup
            self.saved.number = self.number
            self.saved.log = bytes(log)
            if snapshots:
                length, at, behind = snapshots[-1]
                self.saved.snapshot = length, bytes(raw[at:behind])


def _skips(raw, at):
    """Where to go on, for each seal that a skip names."""
    skips = {}
    at = raw.find(_SKIP, at)
    while at >= 0:
        if at + _SKIP_SIZE <= len(raw):
            skips[int.from_bytes(raw[at + 2 : at + _SKIP_SIZE], "little")] = at + _SKIP_SIZE
        at = raw.find(_SKIP, at + 1)
    return skips


def _is_whole(record):
    """Whether a record has as many zeros as it says."""
    head = record[0]
    if head == _LONG:
        return zeros(record[2:-1]) == record[-1]
    if len(record) == 1:
        return head == _EMPTY or head == _UNDONE or head == _FINISHED
    return zeros(record[1:]) + (head < _ADJUSTMENT) == head >> 2 & 0x1F
