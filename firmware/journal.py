"""The game under way, kept so that it survives a power cut at any instant: records behind one another, never changed.

A journal is a start and then records, each written by one append before the next prompt is shown:

    start      "Qp", format, format ^ 0xFF, number of the game (2 bytes), length of the setup, setup, seal
    short      head, payload, check, zeros      head: kind in the upper two bits, length of the payload in the lower six
    snapshot   0xC0 | length >> 8, length & 0xFF, length of the log (2 bytes), saved game, seal
    skip       some 0xFF, 0xFE 0xED, seal: what follows the place with that seal, up to here, was torn

Numbers are little-endian. Short records are an answer (head 0x00 + length), an adjustment (0x80 + length), 0x40: the
last answer or adjustment is undone, 0x41: the game is over and among the finished ones.

One CRC-32 runs over the heads and payloads of all records. Its low byte is a record's check, its low 30 bits are a
seal; so a damaged, repeated or swapped record is found. Programming flash only turns ones into zeros, in any order,
and where the power is cut halfway any of these bits may still be a one. So a short record ends with the number of
zeros in all its other bytes: too few zeros there can only raise this number, never lower it, and the two differ. With
more ones a head can only stand for a record as long or longer. So what was torn is told for certain, not by chance.

The erased byte 0xFF ends the journal; no record ends with it. Torn bytes cannot be programmed again: the next record
goes behind them, after a skip. Skips are looked for first, so torn bytes before one are never taken for records. A skip
can be torn as well: so it leaves bytes 0xFF where the torn record would end, and that one can never be taken for whole.
"""

import binascii

from micropython import const

FORMAT = 1

_MAGIC = b"Qp"
_START = const(7)  # bytes of the start before the setup
_LENGTH = const(0x3F)
_LONGEST = const(29)  # bytes of an answer: with more, the number of zeros would not fit a byte
_ADJUSTMENT = const(0x80)
_CONTROL = const(0x40)
_SNAPSHOT = const(0xC0)
_UNDO = b"\x40"
_FINISH = b"\x41\x00"
_SKIP = b"\xfe\xed"
_SKIP_SIZE = const(6)
_SEAL = 0x3FFFFFFF  # still a small int, and the last byte is never 0xFF
# Room that answers leave: undo works on in a full journal.
_RESERVE = const(96)


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
        self._waiting = b""  # heads and payloads that could not be written yet
        self._lost = 0  # answers there was no room for
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
            at = 0
            while at < len(self._waiting):
                crc, at = self._encode(at, data, crc)
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
        if self._live and not self._lost and self._has_room(len(_FINISH) + 2):
            self._put(_FINISH)

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
        self._answer(len(data), data)

    def adjust(self, data):
        """Store an adjustment."""
        self._answer(_ADJUSTMENT | len(data), data)

    def undo(self):
        """Take back the last answer or adjustment."""
        if self._lost:
            self._lost -= 1
            self.full = self._lost > 0
        elif self._has_room(len(_UNDO) + 2):
            self._put(_UNDO)
        else:  # there is more in the journal than was played; that can be undone after a start
            self.full = True

    def snapshot(self, length, saved):
        """Store the saved game after `length` bytes of log, so that a start need not play these.

        A quarter of the room belongs to the answers.
        """
        size = len(saved) + 8
        if self._lost or self._waiting or self._torn or not self._has_room(size + self._store.room // 4):
            return
        data = bytearray((_SNAPSHOT | len(saved) + 2 >> 8, len(saved) + 2 & 0xFF, length & 0xFF, length >> 8))
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

    def _answer(self, head, data):
        if len(data) > _LONGEST:
            raise ValueError("answer")
        if self._named is not None:
            self._forget()
            self._live = True
            self._setup = self._named
            self._named = None
            self.number = self.number + 1 & 0xFFFF
            self._size = _START + len(self._setup) + 4
        if self._lost or not self._has_room(len(data) + 3 + _RESERVE):
            self._lost += 1
            self.full = True
        else:
            self._put(bytes((head,)) + data)

    def _has_room(self, size):
        return self._size + size <= self._store.room

    def _put(self, record):
        if not self._live:
            raise RuntimeError("no game")
        self._size += len(record) + 2
        self._waiting += record
        self.retry()

    def retry(self):
        """Write what waits; return whether nothing waits any more."""
        while self._waiting:
            data, crc = self._prefix()
            crc, behind = self._encode(0, data, crc)
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
            self._waiting = self._waiting[behind:]
            self._torn = self.failed = False
        return True

    def _prefix(self):
        """What has to be written before the next record, and the CRC behind it."""
        if self._setup:
            data = _start(self._setup, self.number)
            return data, binascii.crc32(data)
        if not self._torn:
            return bytearray(), self._crc
        skip = _SKIP + (self._crc & _SEAL).to_bytes(4, "little")
        return bytearray(b"\xff" * self._gap + skip), binascii.crc32(skip, self._crc)

    def _encode(self, at, data, crc):
        """Extend `data` by the record that waits at `at`; return the CRC behind it and where the next one waits."""
        behind = at + 1 + (self._waiting[at] & _LENGTH)
        record = self._waiting[at:behind]
        crc = binascii.crc32(record, crc)
        record += bytes((crc & 0xFF,))
        data.extend(record)
        data.append(_zeros(record))
        return crc, behind

    def _failure(self):
        """A write failed: nobody knows how much of it is there."""
        self.failed = True
        if not self._setup:
            self._tear(_LONGEST + 3)

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
        if raw[:2] != _MAGIC or len(raw) < 4 or raw[2] ^ raw[3] != 0xFF:
            # Not to take an old number again although none is known.
            self.number = binascii.crc32(raw) & 0xFFFF if raw else 0
        elif raw[2] != FORMAT:
            self.saved = Saved()
            self.saved.version = raw[2]
        elif len(raw) >= _START:
            end = _START + raw[6]
            self.crc = binascii.crc32(raw[:end])
            if raw[end : end + 4] == (self.crc & _SEAL).to_bytes(4, "little"):
                self.crc = binascii.crc32(raw[: end + 4])
                self.number = raw[4] | raw[5] << 8
                if raw[6]:
                    self._read(raw, bytes(raw[_START:end]), end + 4, stop)

    def _read(self, raw, setup, at, stop):
        crc32 = binascii.crc32
        size = len(raw)
        crc = self.crc
        skips = _skips(raw, at)
        log = bytearray()
        heads = bytearray()  # of what is in the log: for undo
        snapshots = []  # length of the log, where the saved game is
        over = -1
        while at < size:
            if stop == len(log):
                self.stop_crc = crc
            if skips and skips.get(crc & _SEAL, 0) > at:
                at = skips[crc & _SEAL]
                crc = crc32(raw[at - _SKIP_SIZE : at], crc)
                continue
            head = raw[at]
            if head >= _SNAPSHOT:
                behind = at + 6 + ((head & _LENGTH) << 8 | raw[at + 1] if at + 1 < size else size)
                record = raw[at : behind - 4]
                now = crc32(record, crc)
                if behind > size or raw[behind - 4 : behind] != (now & _SEAL).to_bytes(4, "little"):
                    break
                if len(record) > 4 and record[2] | record[3] << 8 == len(log):
                    snapshots.append((len(log), at + 4, behind - 4))
            else:
                behind = at + 3 + (head & _LENGTH)
                if behind > size:
                    if behind <= at + 3 + _LONGEST:
                        self.gap = behind - size
                    break
                record = raw[at : behind - 2]
                now = crc32(record, crc)
                zeros = raw[behind - 1]
                if now & 0xFF != raw[behind - 2] or zeros == 0xFF or behind > at + 3 + _LONGEST:
                    break
                # The record at the end may be torn, the others are whole. (And zeros are what files may end with.)
                if (behind == size or not head) and _zeros(raw[at : behind - 1]) != zeros:
                    break
                if not head & _CONTROL:
                    log.extend(record)
                    heads.append(head)
                elif head == _UNDO[0]:
                    if heads:
                        log = log[: len(log) - 1 - (heads[-1] & _LENGTH)]
                        heads = heads[:-1]
                        while snapshots and snapshots[-1][0] > len(log):
                            snapshots.pop()
                    over = -1
                elif head == _FINISH[0]:
                    over = len(log)
            crc = now
            at = behind
        if stop == len(log):
            self.stop_crc = crc
        self.crc = crc
        self.torn = at < size
        if over != len(log):
            self.saved = Saved()
            self.saved.setup = setup
            self.saved.number = self.number
            self.saved.log = bytes(log)
            if snapshots:
                length, at, behind = snapshots[-1]
                self.saved.snapshot = (length, bytes(raw[at:behind]))


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


def _zeros(data):
    """The number of bits that are zero, modulo 256: so that damage cannot make more of them than a byte holds."""
    return 8 * len(data) - bin(int.from_bytes(data, "little")).count("1") & 0xFF
