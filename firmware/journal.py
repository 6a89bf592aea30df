"""The game under way, kept so that it survives a power cut at any instant: records behind one another, never changed.

A journal is a start and then records, each written by one append before the next prompt is shown:

    start       "Qp", format, format ^ 0xFF, number of the game (2 bytes), length of the setup, setup, seal
    answer      0zzzzznn, nn bytes, check           0x40, check when it is empty
                0xE1, length, bytes, zeros, check   of more than 3 bytes
    adjustment  1zzzzz11, 3 bytes, check
    undone      0x88, check                         the last answer or adjustment
    finished    0x90, check                         the game is over and stands among the finished ones
    snapshot    0xE2, length of the saved game (2), length of the log (2), saved game, seal
    skip        some 0xFF, 0xFE 0xED, seal: what follows the place with that seal, up to here, was torn

Numbers are little-endian. One CRC-32 runs over all records but their checks and seals. A check is its low byte (0x7F
for 0xFF and for 0, with which files may be filled up), a seal its low 30 bits: so a damaged, repeated or swapped record
is found. (Not over these: a CRC that runs over its own value comes out the same for all records.)

What was torn is told for certain, not by chance. Programming flash turns ones into zeros, in any order; where the power
was cut halfway some bits are still ones. zzzzz, or the byte `zeros`, is how many zeros there are in the answer's bytes
(and one more in zzzzz when the first bit is a zero). Bits that stayed ones make fewer zeros there, and can only make
this number larger: they differ. And with more ones no head stands for a shorter record.

The erased byte 0xFF ends the journal; no record ends with it. Torn bytes cannot be programmed again: the next record
goes behind them, after a skip. Skips are looked for first, so torn bytes before one are never taken for records. A skip
can be torn as well: so it leaves bytes 0xFF where the torn record would end, and that one can never be taken for whole.
"""

import binascii

from micropython import const

FORMAT = 1

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
# Room that answers leave: undo works on in a full journal.
_RESERVE = const(64)


class Saved:
    """A game as the journal has it. `version` is 0, or the format number of another firmware's journal; then that
    number is all that is known, and `setup` is None.
    """

    version = 0
    setup = None
    log = b""
    snapshot = None
    number = 0


class Journal:
    """The journal in `store`. It never raises for the medium: what could not be written waits for the next try.

    full: answers were not stored, there is no room; the game can go on.
    failed: the medium could not be read or written at the last try; `retry()` tries again, as each answer does.
    number: which game this is, to tell it from the ones before (modulo 65536).
    """

    def __init__(self, store):
        self._store = store
        self.full = False
        self.failed = False
        self.number = 0
        self._told = 0
        self._named = None  # setup of the new game while the old one is still there
        self._forget()

    def _forget(self):
        """There is no game."""
        self._live = False
        self._crc = 0  # over all records written
        self._torn = False  # the next record needs a skip before it,
        self._gap = 0  # with so many bytes 0xFF
        self._size = 0  # bytes written, and those to come for what waits
        self._setup = None  # setup of a game whose start waits
        self._waiting = ()  # records without their checks that could not be written yet
        self._lost = 0  # answers there was no room for
        self._stuck = False  # there was no room to undo what is stored: it can be undone after the next start
        self.full = False

    # -- reading

    def load(self):
        """Return the game to go on with as a Saved, or None. A new game without an answer is forgotten."""
        self._named = None
        self.retry()
        try:
            raw = self._store.read()
        except OSError:
            self.failed = True
            return None
        if self._waiting:  # it is not in the store, but it was played
            data, crc = self._prefix()
            for record in self._waiting:
                crc = _add(data, record, crc)
            return _Scan((b"" if self._setup else raw) + bytes(data)).saved
        self._forget()
        self.failed = False
        scan = _Scan(raw)
        self.number = scan.number
        saved = scan.saved
        if saved and not saved.version:
            self._live = True
            self._crc = scan.crc
            self._size = len(raw)
            if scan.torn:
                self._tear(scan.gap)
        return saved

    def trim(self, length):
        """Forget what lies behind the first `length` bytes of the log: answers that the rules do not allow."""
        if self._live and not self._waiting:
            try:
                scan = _Scan(self._store.read(), length)
            except OSError:
                self.failed = True
                return
            if scan.stop_crc >= 0 and scan.stop_crc != self._crc:
                self._crc = scan.stop_crc
                self._tear(0)

    def complaints(self):
        """What the player should be told, each once: ids of words."""
        now = (1 if self.full else 0) | (2 if self.failed else 0)
        new = now & ~self._told
        self._told = now
        return (["journal_full"] if new & 1 else []) + (["journal_failed"] if new & 2 else [])

    # -- a game begins and ends

    def start(self, setup):
        """A new game: nothing is erased before its first answer; until then `load()` or `keep()` keep the old one."""
        if not 0 < len(setup) < 256:
            raise ValueError("setup")
        self._named = bytes(setup)

    def keep(self):
        """Undo the new game that has no answer yet."""
        self._named = None

    def finish(self):
        """The game is over and stands among the finished ones: it is not offered again. Undo takes this back."""
        if self._live and not self._lost and self._has_room(2):
            self._put(bytes((_FINISHED,)))

    def drop(self):
        """Forget the game, whatever version it is of."""
        self._named = None
        self._forget()
        try:
            self._store.begin(_start(b"", self.number))
            self.failed = False
        except OSError:
            self.failed = True

    # -- what Session tells

    def answer(self, data):
        """Store an answer."""
        size = len(data)
        if size > _LONGEST:
            raise ValueError("answer")
        if size > _SHORT:
            data = bytes((_LONG, size)) + data + bytes((_zeros(data),))
        elif size:
            data = bytes((_zeros(data) + 1 << 2 | size,)) + data
        else:
            data = bytes((_EMPTY,))
        self._answer(data)

    def adjust(self, data):
        """Store an adjustment."""
        if len(data) != 3:
            raise ValueError("adjustment")
        self._answer(bytes((_ADJUSTMENT | _zeros(data) << 2 | 3,)) + data)

    def undo(self):
        """Take back the last answer or adjustment."""
        if self._lost:
            self._lost -= 1
            self.full = self._lost > 0 or self._stuck
        elif self._has_room(2):
            self._put(bytes((_UNDONE,)))
        else:
            self.full = self._stuck = True

    def snapshot(self, length, saved):
        """Store the saved game after `length` bytes of log, so that a start need not play these.

        A quarter of the room belongs to the answers.
        """
        size = len(saved) + 9
        if self._lost or self._waiting or self._torn or not self._has_room(size + self._store.room // 4):
            return
        data = bytearray((_SNAPSHOT, len(saved) & 0xFF, len(saved) >> 8, length & 0xFF, length >> 8))
        data.extend(saved)
        crc = binascii.crc32(data, self._crc)
        data.extend((crc & _SEAL).to_bytes(4, "little"))
        try:
            self._store.append(data)
            self._crc = crc
            self._size += size
        except OSError:
            self._failure()

    # -- writing

    def _answer(self, record):
        if self._named is not None:
            self._forget()
            self._live = True
            self._setup = self._named
            self._named = None
            self.number = self.number + 1 & 0xFFFF
            self._size = _START + len(self._setup) + 4
        if self._lost or not self._has_room(len(record) + 1 + _RESERVE):
            self._lost += 1
            self.full = True
        else:
            self._put(record)

    def _has_room(self, size):
        return self._size + size <= self._store.room

    def _put(self, record):
        if not self._live:
            raise RuntimeError("no game")
        self._size += len(record) + 1
        self._waiting += (record,)
        self.retry()

    def retry(self):
        """Write what waits; return whether nothing waits any more."""
        while self._waiting:
            data, crc = self._prefix()
            crc = _add(data, self._waiting[0], crc)
            try:
                if self._setup:
                    self._store.begin(data)
                else:
                    self._store.append(data)
            except OSError:
                self._failure()
                return False
            self._crc = crc
            self._setup = None
            self._waiting = self._waiting[1:]
            self._torn = self.failed = False
        return True

    def _prefix(self):
        """What has to be written before the next record, and the CRC behind it."""
        if self._setup:
            data = _start(self._setup, self.number)
            return data, binascii.crc32(data[:-4])
        if not self._torn:
            return bytearray(), self._crc
        data = bytearray(b"\xff" * self._gap + _SKIP)
        data.extend((self._crc & _SEAL).to_bytes(4, "little"))
        return data, binascii.crc32(_SKIP, self._crc)

    def _failure(self):
        """A write failed: nobody knows how much of it is there."""
        self.failed = True
        if not self._setup:
            self._tear(_LONGEST + 4)

    def _tear(self, gap):
        """What stands behind the last good record is to be skipped."""
        if not self._torn:
            self._torn = True
            self._gap = 0
            self._size += _SKIP_SIZE
        if gap > self._gap:
            self._size += gap - self._gap
            self._gap = gap


class _Scan:
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


def _start(setup, number):
    """The start of a journal."""
    data = bytearray(_MAGIC + bytes((FORMAT, FORMAT ^ 0xFF, number & 0xFF, number >> 8, len(setup))) + setup)
    data.extend((binascii.crc32(data) & _SEAL).to_bytes(4, "little"))
    return data


def _skips(raw, at):
    """Where to go on, for each seal that a skip names."""
    skips = {}
    at = raw.find(_SKIP, at)
    while at >= 0:
        if at + _SKIP_SIZE <= len(raw):
            skips[int.from_bytes(raw[at + 2 : at + _SKIP_SIZE], "little")] = at + _SKIP_SIZE
        at = raw.find(_SKIP, at + 1)
    return skips


def _add(data, record, crc):
    """Extend `data` by a record and its check; return the CRC behind it."""
    crc = binascii.crc32(record, crc)
    data.extend(record)
    data.append(crc & 0xFF if 0 < crc & 0xFF < 0xFF else 0x7F)
    return crc


def _is_whole(record):
    """Whether a record has as many zeros as it says."""
    head = record[0]
    if head == _LONG:
        return _zeros(record[2:-1]) == record[-1]
    if len(record) == 1:
        return head == _EMPTY or head == _UNDONE or head == _FINISHED
    return _zeros(record[1:]) + (head < _ADJUSTMENT) == head >> 2 & 0x1F


def _zeros(data):
    """The number of bits that are zero."""
    return 8 * len(data) - bin(int.from_bytes(data, "little")).count("1")
