"""The reading of a journal, for `journal.py`; `format.py` describes the records. Loaded when a game is taken up."""

import binascii

from persistence.format import (
    ADJUSTED,
    ADJUSTMENT,
    COMMANDS,
    EMPTY,
    FINISHED,
    FORMAT,
    LONG,
    LONGEST,
    MAGIC,
    SEAL_SIZE,
    SHORT,
    SKIP,
    SKIP_SIZE,
    SNAPSHOT,
    SNAPSHOT_HEAD,
    SNAPSHOT_SIZE,
    STANDING,
    START,
    UNDONE,
    changed,
    check,
    is_whole,
    seal,
)

# So many saved games are taken up, for undo right after a start; of small ones, so many bytes together, some more.
SNAPSHOTS = 8
_SMALL = 11
_MOST = 3400


class Saved:
    """A game as the journal has it. `version` is 0, or the format number of another firmware's journal; then that
    number is all that is known, and `setup` is None.

    position: the saved game that the log begins at, b"" for the beginning of the game: undo ends there.
    snapshots: the last few, the oldest first, each bytes of the log played, saved game, where in the log the last entry
    before it begins that was asked for (-1: unknown).
    standing: how the game stood after `standing_at` bytes of the log (see `Session.standing`); b"" where that is not
    known.
    """

    version = 0
    setup = None
    position = b""
    log = b""
    snapshots = ()
    standing = b""
    standing_at = -1
    number = 0


class Scan:
    """Reads a journal. `crc` is that behind the last good record, `torn` whether anything follows it; `gap` is how many
    bytes are missing there to a record that seems to begin.

    `ended` is the setup of the game when that is over, else None. `snapshot` is the last saved game, from which the
    next one's changes count. `stop_crc` is the CRC where the log had `stop` bytes for the last time, or -1;
    `stop_snapshot` the last saved game there.
    """

    def __init__(self, raw, stop=-1):
        self.saved = None
        self.ended = None
        self.number = 0
        self.crc = 0
        self.torn = False
        self.broken = False
        self.gap = 0
        self.stop_crc = -1
        self.snapshot = self.stop_snapshot = b""
        if raw[:2] != MAGIC or len(raw) < 4 or not raw[2] or raw[2] ^ raw[3] != 0xFF:
            self._break(raw)
        elif raw[2] != FORMAT:
            self.saved = Saved()
            self.saved.version = raw[2]
        else:
            self._start(raw, stop)

    def _break(self, raw):
        self.broken = True
        # Not to take an old number again although none is known.
        self.number = binascii.crc32(raw) & 0xFFFF if raw else 0

    def _start(self, raw, stop):
        """Read the start, and what follows it."""
        number, setup, position, log = [int.from_bytes(raw[at : at + 2], "little") for at in (4, 6, 8, 10)]
        end = START + setup + position + log
        crc = binascii.crc32(raw[:end])
        if raw[end : end + SEAL_SIZE] != seal(crc):
            self._break(raw)
            return
        self.number = number
        if setup:
            saved = Saved()
            saved.number = number
            at = START + setup
            saved.setup = bytes(raw[START:at])
            saved.position = bytes(raw[at : at + position])
            saved.log = bytes(raw[at + position : end])
            self._read(raw, saved, end + SEAL_SIZE, crc, stop)

    def _read(self, raw, saved, at, crc, stop):
        """Read the records from `at` on; `crc` is that of the start."""
        crc32 = binascii.crc32
        size = len(raw)
        begin = at
        begin_crc = crc
        skips = _skips(raw, at)
        log = bytearray(saved.log)
        counts = _counts(log)  # bytes of each answer in the log: for undo
        length = len(log)
        snapshots = []  # those of Saved
        last_saved = saved.position
        standing = b""
        standing_at = -1
        over = last = -1
        special = stop >= 0 or skips
        while at < size:
            if special:
                if stop == length:
                    self.stop_crc = crc
                    self.stop_snapshot = last_saved
                skip = skips.get(bytes(seal(crc)), 0)
                if skip > at:
                    at = skip
                    crc = crc32(SKIP, crc)
                    last = -1
                    continue
            head = raw[at]
            count = head & SHORT
            behind = at + 2 + count
            if head >= COMMANDS:
                if head == SNAPSHOT:
                    changes = raw[at + 1] | raw[at + 2] << 8 if at + SNAPSHOT_HEAD <= size else size
                    behind = at + SNAPSHOT_SIZE + changes
                    now = crc32(raw[at : behind - SEAL_SIZE], crc)
                    if behind > size or raw[behind - SEAL_SIZE : behind] != seal(now):
                        break
                    last_saved = changed(last_saved, raw[at + SNAPSHOT_HEAD : behind - SEAL_SIZE])
                    played = raw[at + 3] | raw[at + 4] << 8
                    if played <= length:
                        snapshots.append((played, last_saved, played - raw[at + 5] if raw[at + 5] else -1))
                        most = _SMALL if len(last_saved) * _SMALL < _MOST else SNAPSHOTS
                        if len(snapshots) > most:
                            snapshots.pop(0)
                    at = behind
                    crc = now
                    last = -1
                    continue
                if head == LONG or head == ADJUSTMENT or head == STANDING:
                    count = raw[at + 1] if at + 1 < size else LONGEST
                    behind = at + 4 + count
                    if count > LONGEST:
                        break
                elif head == UNDONE or head == FINISHED:
                    behind = at + 2
                else:
                    break
            elif not count and head != EMPTY:
                break
            if behind > size:
                self.gap = behind - size
                break
            record = raw[at : behind - 1]
            now = crc32(record, crc)
            if raw[behind - 1] != check(now):
                break
            if head < COMMANDS:
                log.append(count)
                log.extend(record[1:])
                counts.append(count)
                length += 1 + count
            elif head == UNDONE:
                if counts:
                    length -= 1 + counts[-1]
                    log = log[:length]
                    counts = counts[:-1]
                    while snapshots and snapshots[-1][0] > length:
                        snapshots.pop()
                if length < standing_at:
                    standing_at = -1
                over = -1
            elif head == FINISHED:
                over = length
            elif head == STANDING:
                standing = record[2:-1]
                standing_at = length
            else:
                standing_at = -1
                log.append(count | (ADJUSTED if head == ADJUSTMENT else 0))
                log.extend(record[2:-1])
                counts.append(count)
                length += 1 + count
            last = at
            at = behind
            crc = now
        # Only the last record can be torn: one before a good one is good, and behind torn ones there is a skip.
        if last >= 0 and not is_whole(raw[last : at - 1]):
            self.stop_crc = -1
            self._read(raw[:last], saved, begin, begin_crc, stop)
            self.torn = True
            return
        if stop == length:
            self.stop_crc = crc
            self.stop_snapshot = last_saved
        self.crc = crc
        self.snapshot = last_saved
        self.torn = at < size
        if over != length:
            saved.log = bytes(log)
            saved.snapshots = snapshots
            if standing_at >= 0:
                saved.standing = bytes(standing)
                saved.standing_at = standing_at
            self.saved = saved
        else:
            self.ended = saved.setup


def _counts(log):
    """The bytes of each answer in a log."""
    counts = bytearray()
    at = 0
    while at < len(log):
        counts.append(log[at] & ~ADJUSTED)
        at += 1 + counts[-1]
    return counts


def _skips(raw, at):
    """Where to go on, for each seal that a skip names."""
    skips = {}
    at = raw.find(SKIP, at)
    while at >= 0:
        behind = at + SKIP_SIZE
        if behind <= len(raw):
            skips[bytes(raw[at + 2 : behind])] = behind
        at = raw.find(SKIP, at + 1)
    return skips
