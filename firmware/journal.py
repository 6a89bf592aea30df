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

Here is the writing. The reading, of which a game under way has no need, is in `journal_reading.py`.
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
_SKIP = b"\xfe\xed"
_SKIP_SIZE = const(6)
_SEAL = 0x3FFFFFFF  # still a small int, and the last byte is never 0xFF
# Bytes of log between two snapshots when room gets short.
_RARE = const(360)
# Room that answers leave: undo works on in a full journal.
_RESERVE = const(64)


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
        self._snapshot_at = 0  # length of the log at the last snapshot
        self._waiting = ()  # records without their checks that could not be written yet
        self._lost = 0  # answers there was no room for
        self._stuck = False  # there was no room to undo what is stored: it can be undone after the next start
        self.full = False

    # -- reading

    def load(self):
        """Return the game to go on with as a Saved, or None. A new game without an answer is forgotten."""
        from journal_reading import Scan

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
            return Scan((b"" if self._setup else raw) + bytes(data)).saved
        self._forget()
        self.failed = False
        scan = Scan(raw)
        self.number = scan.number
        saved = scan.saved
        if saved and not saved.version:
            self._live = True
            self._crc = scan.crc
            self._size = len(raw)
            if saved.snapshot:
                self._snapshot_at = saved.snapshot[0]
            if scan.torn:
                self._tear(scan.gap)
        return saved

    def trim(self, length):
        """Forget what lies behind the first `length` bytes of the log: answers that the rules do not allow."""
        from journal_reading import Scan

        if self._live and not self._waiting:
            try:
                scan = Scan(self._store.read(), length)
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
            data = bytes((_LONG, size)) + data + bytes((zeros(data),))
        elif size:
            data = bytes((zeros(data) + 1 << 2 | size,)) + data
        else:
            data = bytes((_EMPTY,))
        self._answer(data)

    def adjust(self, data):
        """Store an adjustment."""
        if len(data) != 3:
            raise ValueError("adjustment")
        self._answer(bytes((_ADJUSTMENT | zeros(data) << 2 | 3,)) + data)

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

        A quarter of the room belongs to the answers, and when a third of it is written snapshots get rarer.
        """
        size = len(saved) + 9
        if self._lost or self._waiting or self._torn or not self._has_room(size + self._store.room // 4):
            return
        if 3 * self._size > self._store.room and length - self._snapshot_at < _RARE:
            return
        self._snapshot_at = length
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


def _start(setup, number):
    """The start of a journal."""
    data = bytearray(_MAGIC + bytes((FORMAT, FORMAT ^ 0xFF, number & 0xFF, number >> 8, len(setup))) + setup)
    data.extend((binascii.crc32(data) & _SEAL).to_bytes(4, "little"))
    return data


def _add(data, record, crc):
    """Extend `data` by a record and its check; return the CRC behind it."""
    crc = binascii.crc32(record, crc)
    data.extend(record)
    data.append(crc & 0xFF if 0 < crc & 0xFF < 0xFF else 0x7F)
    return crc


def zeros(data):
    """The number of bits that are zero."""
    return 8 * len(data) - bin(int.from_bytes(data, "little")).count("1")
