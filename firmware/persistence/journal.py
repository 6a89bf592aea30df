"""The game under way, kept so that it survives a power cut at any instant: records behind one another, never changed.

`format.py` describes the records. Here is the writing; the reading, of which a game under way has no need, is in
`reading.py`.

When room gets short the journal is rebased: an older position of the game and the answers behind it become the base, a
record in two copies; once both are written the journal begins anew with the same bytes. A journal that is blank or
broken, because the power went while it began, is taken up from the base.
"""

import binascii

from persistence.format import (
    FINISHED,
    LONGEST,
    SEAL_SIZE,
    SKIP,
    SKIP_SIZE,
    SNAPSHOT_SIZE,
    UNDONE,
    check,
    difference,
    seal,
    start,
)
from persistence.format import adjustment as adjustment_record
from persistence.format import answer as answer_record
from persistence.format import snapshot as snapshot_record
from persistence.format import standing as standing_record
from persistence.reading import Scan

# What has become of the game.
NONE = 0  # there is none
STORED = 1  # all that was played is stored
WAITING = 2  # the medium failed: what it did not take is kept in memory
FULL = 3  # there is no room: answers since then are not stored, undo of those before is
STUCK = 4  # there is no room even for that

BASE = "base"
_MOST_SETUP = 1000
# Nothing torn stands at the end of the journal.
_CLEAN = -1
# Room that answers leave: undo works on in a full journal.
_RESERVE = 64
# A journal is rebased when less than this part of its room is left, and the new one leaves so many bytes more.
_SHORT = 4
_GAIN = 256


class Journal:
    """The journal in `store`, its base in `records`. It never raises for the medium: what could not be written waits.

    state: what has become of the game, see above.
    failed: the medium could not be read or written at the last try; `retry()` tries again, as each answer does.
    lost: how many answers and undos there was no room for.
    last: after `load`, the setup of the game in the journal when it was played to its end, else None.
    number: which game this is, to tell it from the ones before (modulo 65536).
    `over(number)` says whether a game stands among the finished ones.
    """

    def __init__(self, store, records, over=lambda number: False):
        self._store = store
        self._records = records
        self._over = over
        self.failed = False
        self.number = 0
        self._told = 0
        self.last = None
        self._named = None  # setup of the new game while the old one is still there
        self._forget()

    def _forget(self):
        """There is no game."""
        self.state = NONE
        self.lost = 0
        self._setup = None
        self._crc = 0  # over all records written
        self._gap = _CLEAN  # else the next record needs a skip before it, with so many bytes 0xFF
        self._size = 0  # bytes written, and those to come for what waits
        self._snapshot = b""  # the last one in the store: what changed since is the next
        self._begin = None  # the start, while it is not in the store
        self._waiting = ()  # records without their checks that could not be written yet
        self._finishing = False  # the game is over, once the list of finished games is stored
        self._finished = False  # and that is stored
        self._base = None  # what is becoming the base: a start, the length of the log before it, its position
        self._worth = 0  # the size from which rebasing may be worth it
        self._standing = b""  # the last one in the journal that counts
        self._standing_at = -1  # bytes of the log before it
        self._stood_at = -1  # bytes of the log when the game was last asked for it

    @property
    def full(self):
        """Whether answers are not stored for want of room; the game can go on."""
        return self.state >= FULL

    @property
    def unsaved(self):
        """How many answers and undos would be lost if the power went now."""
        return self.lost + len(self._waiting)

    # -- reading

    def load(self):
        """Return the game to go on with as a Saved, or None. A new game without an answer is forgotten."""
        self._named = None
        self.last = None
        self.retry()
        listing = self._finishing and self._records.waits("finished") and not self._records.failed
        if listing or self._finished and not self._waiting:  # known, without a look at it
            self.last = self._setup
            return None
        if self._begin:  # it is not in the store, but it was played
            return Scan(self._played()).saved
        try:
            raw = self._store.read()
        except OSError:
            self.failed = True
            return None
        if self._waiting:
            return Scan(raw + self._played()).saved
        self._forget()
        self.failed = False
        scan = Scan(raw)
        if scan.broken:
            raw = self._records.load(BASE)
            base = Scan(raw or b"")
            if not base.saved or base.saved.version or self._over(base.number):
                self.number = scan.number if base.broken else base.number
                return None
            scan = base
            self._begin = raw  # the journal begins with it at the next answer
        self.number = scan.number
        self.last = scan.ended
        saved = scan.saved
        if saved and not saved.version:
            self.state = STORED
            self._setup = saved.setup
            self._crc = scan.crc
            self._size = len(raw)
            self._snapshot = scan.snapshot
            self._standing = saved.standing
            self._standing_at = saved.standing_at
            if scan.torn:
                self._tear(scan.gap)
        return saved

    def _played(self):
        """All that is not in the store, as bytes of a journal."""
        data, crc = self._prefix()
        for record in self._waiting:
            crc = _add(data, record, crc)
        return bytes(data)

    def trim(self, length):
        """Forget what lies behind the first `length` bytes of the log: answers that the rules do not allow."""
        if self.state != STORED:
            return
        try:
            raw = self._begin or self._store.read()
        except OSError:
            self.failed = True
            return
        scan = Scan(raw, length)
        if self._begin or scan.stop_crc < 0:
            saved = scan.saved
            self._begin = start(saved.setup, self.number, saved.position, saved.log[:length])
            self._size = len(self._begin)
            self._gap = _CLEAN
            self._snapshot = saved.position
        elif scan.stop_crc != self._crc:
            self._crc = scan.stop_crc
            self._snapshot = scan.stop_snapshot
            self._tear(0)

    def complaints(self):
        """What the player should be told, each once: ids of words."""
        now = (1 if self.full else 0) | (2 if self.failed else 0)
        new = now & ~self._told
        self._told = now
        return (["journal_full"] if new & 1 else []) + (["journal_failed"] if new & 2 else [])

    # -- a game begins and ends

    def start(self, setup):
        """A new game: nothing is erased before its first answer; until then `load()` or `keep()` keep the old one.

        It becomes the base meanwhile, so that it is not lost when the power goes as the journal begins.
        """
        if not 0 < len(setup) < _MOST_SETUP:
            raise ValueError("setup")
        self._stop_rebasing()
        self._named = bytes(setup)
        self._records.put(BASE, start(self._named, self.number + 1 & 0xFFFF))

    def keep(self):
        """Undo the new game that has no answer yet."""
        self._named = None

    def finish(self):
        """The game is over: once it stands among the finished ones it is not offered again. Undo takes this back."""
        self._finishing = self.state == STORED or self.state == WAITING
        self._finish()

    def _finish(self):
        if self._finishing and not self._records.waits("finished"):
            self._finishing = False
            if self._has_room(2):
                self._finished = True
                self._put(bytes((FINISHED,)))

    def drop(self):
        """Forget the game, whatever version it is of."""
        self._named = None
        self._forget()
        self._records.put(BASE, b"")
        self._records.finish()
        try:
            self._store.begin(start(b"", self.number))
            self.failed = False
        except OSError:
            self.failed = True

    # -- what Session tells

    def answer(self, data):
        """Store an answer. Raises ValueError where it is too long."""
        self._entry(answer_record(data))

    def adjust(self, data):
        """Store an adjustment. Raises ValueError where it is too long."""
        self._entry(adjustment_record(data))
        self._standing = b""
        self._stood_at = -1

    def undo(self):
        """Take back the last answer or adjustment."""
        self._stop_rebasing()
        self._finishing = self._finished = False
        if self.state == STUCK:
            self.lost += 1
        elif self.lost:
            self.lost -= 1
            if not self.lost:
                self.state = WAITING if self._waiting else STORED
        elif self._has_room(2):
            self._put(bytes((UNDONE,)))
        else:
            self.state = STUCK
            self.lost = 1

    def snapshot(self, length, saved, asked):
        """Store the saved game after `length` bytes of log, so that a start need not play these; asked: see Saved.

        A quarter of the room belongs to the answers; all of it while records cannot be written, for then no base can
        make room.
        """
        if self.state != STORED or self._begin or self._gap != _CLEAN or self._records.failed:
            return
        changes = difference(self._snapshot, saved)
        size = len(changes) + SNAPSHOT_SIZE
        if not self._has_room(size + self._store.room // 4):
            return
        self._stop_rebasing()
        data = bytearray(snapshot_record(length, changes, asked))
        crc = binascii.crc32(data, self._crc)
        data.extend(seal(crc))
        try:
            self._store.append(data)
            self._crc = crc
            self._size += size
            self._snapshot = saved
        except OSError:
            self._failure()

    # -- rebasing

    def work(self, session):
        """Do a part of what can wait until the picture is shown; return whether there is more.

        Where room gets short the journal is rebased. An answer in between makes that start over; until both copies of
        the base are written the journal stays as it is.
        """
        self._finish()
        if not session or self.state == NONE or self._named is not None:
            return False
        self._note_standing(session)
        session.rest()
        if not self._base and not self._choose_base(session):
            return False
        block, length, position = self._base
        if self._records.waits(BASE):
            self._records.work()
            if not self._records.failed:
                return True
            self._records.forget(BASE)
            self._base = None
            self._worth = self._size + _RESERVE  # not at each press
            return False
        self._begin_with(self._setup, block, position)
        self.retry()
        session.forget(length)
        return False

    def _note_standing(self, session):
        """Store how the game stands when a turn has changed it: home tells it and need not play the game.

        The power may go before that: then the one of the turn before still counts.
        """
        length = len(session.log)
        if self._stood_at > length:  # taken back
            self._stood_at = -1
        if self._standing_at > length:
            self._standing = b""
        if self._stood_at >= session.begun or self.state != STORED or self._begin or self._base:
            return
        self._stood_at = length
        standing = session.standing()
        record = standing_record(standing)
        if standing != self._standing and self._has_room(len(record) + 1 + _RESERVE):
            self._standing = standing
            self._standing_at = length
            self._put(record)

    def _begin_with(self, setup, begin, position=b""):
        """The game begins with a start that is not in the store yet."""
        self._forget()
        self._snapshot = position
        self.state = STORED
        self._setup = setup
        self._begin = begin
        self._size = len(begin)

    def _stop_rebasing(self):
        if self._base:
            self._base = None
            self._records.forget(BASE)

    def _choose_base(self, session):
        """Whether an older position shall be the base, to leave more room."""
        room = self._store.room
        if self._size < room - room // _SHORT or self._size < self._worth:
            return False
        older = session.older()
        if not older:
            return False
        length, position = older
        try:
            block = start(self._setup, self.number, position, memoryview(session.log)[length:])
            gain = (room if self.full else self._size) - len(block)
            if gain >= _GAIN and self._records.put(BASE, block):
                self._base = block, length, position
        except MemoryError:  # it may be there some answers later
            pass
        if not self._base:
            self._worth = self._size + _RESERVE
        return bool(self._base)

    # -- writing

    def _entry(self, record):
        self._stop_rebasing()
        if self._named is not None:
            self._records.finish(BASE, "finished")  # the new game, and what the old one leaves behind
            self.number = self.number + 1 & 0xFFFF
            self._begin_with(self._named, start(self._named, self.number))
            self._named = None
        if self.full or not self._has_room(len(record) + 1 + _RESERVE):
            self.lost += 1
            if not self.full:
                self.state = FULL
        else:
            self._put(record)

    def _has_room(self, size):
        return self._size + size <= self._store.room

    def _put(self, record):
        if self.state == NONE:
            raise RuntimeError("no game")
        self._size += len(record) + 1
        self._waiting += (record,)
        self.retry()

    def retry(self):
        """Write what waits; return whether nothing waits any more."""
        while self._begin or self._waiting:
            data, crc = self._prefix()
            if self._waiting:
                crc = _add(data, self._waiting[0], crc)
            try:
                if self._begin:
                    self._store.begin(data)
                else:
                    self._store.append(data)
            except OSError:
                self._failure()
                return False
            self._crc = crc
            self._begin = None
            self._waiting = self._waiting[1:]
            self._gap = _CLEAN
            self.failed = False
            if self.state == WAITING:
                self.state = STORED
        return True

    def _prefix(self):
        """What has to be written before the next record, and the CRC behind it."""
        if self._begin:
            crc = binascii.crc32(memoryview(self._begin)[:-SEAL_SIZE])
            return bytearray(self._begin) if self._waiting else self._begin, crc
        if self._gap == _CLEAN:
            return bytearray(), self._crc
        data = bytearray(b"\xff" * self._gap + SKIP)
        data.extend(seal(self._crc))
        return data, binascii.crc32(SKIP, self._crc)

    def _failure(self):
        """A write failed: nobody knows how much of it is there."""
        self.failed = True
        if self.state == STORED:
            self.state = WAITING
        if not self._begin:
            self._tear(LONGEST + 4)

    def _tear(self, gap):
        """What stands behind the last good record is to be skipped."""
        if self._gap == _CLEAN:
            self._gap = 0
            self._size += SKIP_SIZE
        if gap > self._gap:
            self._size += gap - self._gap
            self._gap = gap


def _add(data, record, crc):
    """Extend `data` by a record and its check; return the CRC behind it."""
    crc = binascii.crc32(record, crc)
    data.extend(record)
    data.append(check(crc))
    return crc
