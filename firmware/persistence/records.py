"""Small things of a fixed size that outlive a power cut: settings, finished games, the base of the journal.

A record is kept in two copies, which share nothing that one operation on the medium erases: so one of them is whole at
any instant. A copy is

    sequence number (4 bytes, little-endian), length of the data (2), CRC-32 of these and the data (4), data

and the whole copy with the higher sequence number is the record; a copy never written is blank. A save writes both, one
after the other, and all of one record before any of the next. It runs when the app calls `work`, behind the picture.

While the places for two copies are not there, or one copy is damaged, nothing is written: what is saved waits in memory
until the player lets `mend` put it right.
"""

import binascii

# The records and the bytes of their files, fixed for the largest they may become (see docs/architecture.md), and in the
# order in which they are written when several wait: first what a game needs to be safe.
LAYOUT = (("base", 4096), ("finished", 4608), ("settings", 512))
COPIES = 2

# The state of the medium (Records.state).
READY = 0
ABSENT = 1  # there is no place for two copies
DAMAGED = 2  # one copy is not whole

HEAD = 10
_BLANK = 0  # in place of a sequence number
_TORN = -1


class Records:
    """The records in `store`.

    state: see above. asked: the player was asked whether to `mend`. failed: the last write failed, because a computer
    holds the drive perhaps; each `work` tries again.
    """

    def __init__(self, store):
        self._store = store
        self._told = 0
        self.failed = False
        self.asked = False
        self._waiting = {}  # copies as they are to be written, by name, until both are; room is left for the head
        self._writing = None  # the one of these that is written
        self._look()

    def _look(self):
        """Look at all copies."""
        self.state = READY
        self._there = self._store.find(LAYOUT)
        if self._there < COPIES:
            self.state = ABSENT
        self._sequences = {}  # by name: of each copy
        self._wanted = {}  # by name: of the record
        for name, _ in LAYOUT:
            sequences = [self._read(name, copy)[0] for copy in range(self._there)]
            newest = max(sequences) if sequences else _BLANK
            self._sequences[name] = sequences
            self._wanted[name] = newest
            if self._there < COPIES:
                continue
            # A copy that was never written though the other one was written often has taken the place of a lost one.
            if min(sequences) == _TORN or newest > 1 and min(sequences) == _BLANK:
                self.state = DAMAGED
            elif min(sequences) < newest and name not in self._waiting:
                self._waiting[name] = _copy(self._newest(name))

    def _read(self, name, copy):
        """The sequence number of a copy (or _BLANK, _TORN), and its data."""
        try:
            raw = self._store.load(name, copy, HEAD)
            if raw == b"\xff" * HEAD:
                return _BLANK, b""
            length = int.from_bytes(raw[4:6], "little")
            if len(raw) < HEAD or length > room(name):
                return _TORN, b""
            raw = self._store.load(name, copy, HEAD + length)
        except OSError:
            return _TORN, b""
        if binascii.crc32(raw[HEAD:], binascii.crc32(raw[:6])) != int.from_bytes(raw[6:HEAD], "little"):
            return _TORN, b""
        sequence = int.from_bytes(raw[:4], "little")
        return sequence or _TORN, raw[HEAD:]

    def _newest(self, name):
        """The data of the newest whole copy."""
        sequences = self._sequences[name]
        newest = max(sequences) if sequences else _BLANK
        return self._read(name, sequences.index(newest))[1] if newest > _BLANK else b""

    # -- loading and saving

    def load(self, name):
        """The data last saved under `name`; None when there are none, b"" when no copy of them is whole."""
        waiting = self._waiting.get(name)
        if waiting is not None:
            return bytes(waiting[HEAD:]) or None
        data = self._newest(name)
        if not data and self._sequences[name] and max(self._sequences[name]) == _TORN:
            return b""
        return data or None

    def put(self, name, data):
        """Save data under `name`, by and by. Return whether that can be done now. Raises ValueError: too long.

        Raises MemoryError, and nothing has changed, where there is no room for a copy: writing it needs no more.
        """
        if len(data) > room(name):
            raise ValueError(name)
        self._waiting[name] = _copy(data)
        self._wanted[name] = max(self._wanted[name], _BLANK) + 1
        return self.state == READY

    def forget(self, name):
        """Do not save what was put under `name` after all."""
        self._waiting.pop(name, None)

    def waits(self, name):
        """Whether data put under `name` are not in both copies yet."""
        return name in self._waiting

    @property
    def waiting(self):
        """Whether anything waits."""
        return bool(self._waiting)

    def work(self):
        """Write one copy of one record that waits; return whether there is more to write."""
        if self.state != READY or not self._waiting:
            return False
        if self._writing not in self._waiting:
            self._writing = [name for name, _ in LAYOUT if name in self._waiting][0]
        name = self._writing
        wanted = self._wanted[name]
        sequences = self._sequences[name]
        older = sequences.index(min(sequences))
        if not self._write(name, older, wanted):
            return False
        if min(sequences) == wanted:
            del self._waiting[name]
            self._writing = None
        return self.waiting

    def _write(self, name, copy, sequence):
        whole = self._waiting[name]
        view = memoryview(whole)
        whole[:6] = sequence.to_bytes(4, "little") + (len(whole) - HEAD).to_bytes(2, "little")
        whole[6:HEAD] = binascii.crc32(view[HEAD:], binascii.crc32(view[:6])).to_bytes(4, "little")
        self._sequences[name][copy] = _TORN
        try:
            self._store.save(name, copy, whole)
        except OSError:
            self.failed = True
            # The next try begins with this copy; it may have been written all the same.
            return False
        self._sequences[name][copy] = sequence
        self.failed = False
        return True

    def finish(self, *names):
        """Write what waits, now: all of it, or until these records don't wait. Return whether that is so."""
        while self._wait(names) and self.work():
            pass
        return not self._wait(names)

    def _wait(self, names):
        for name in names or self._waiting:
            if name in self._waiting:
                return True
        return False

    # -- on the player's word

    def mend(self):
        """Make places for two copies, and both copies whole. The power must not go meanwhile. Return how that went."""
        try:
            if self.state == ABSENT:
                self._store.lay_out(LAYOUT)
        except OSError:
            self.failed = True
            return False
        waiting = self._waiting
        self._waiting = {}
        self._look()
        if self.state == ABSENT:
            self._waiting = waiting
            return False
        self.state = READY
        for name, sequences in self._sequences.items():
            if min(sequences) < max(sequences) or max(sequences) == _TORN:
                self._wanted[name] = max(1, max(sequences))
                self._waiting[name] = _copy(self._newest(name))
        # The copy that lacks most is made whole before the other one is touched.
        lacks = [self._lacking(copy) for copy in (0, 1)]
        for copy in (0, 1) if len(lacks[0]) >= len(lacks[1]) else (1, 0):
            for name in lacks[copy]:
                if not self._write(name, copy, self._wanted[name]):
                    return False
        self._waiting = {}
        for name, whole in waiting.items():
            self.put(name, whole[HEAD:])
        return self.finish()

    def _lacking(self, copy):
        """The records that a copy does not have as they should be."""
        return [name for name in self._waiting if self._sequences[name][copy] < self._wanted[name]]

    def complaints(self):
        """What the player should be told, once: ids of words."""
        if self._told or not self.failed or self.state != READY:
            return []
        self._told = 1
        return ["records_wait"]


def _copy(data):
    """A copy of a record but for its head."""
    whole = bytearray(HEAD + len(data))
    whole[HEAD:] = data
    return whole


def room(name):
    """How many bytes of data a record can have."""
    for known, size in LAYOUT:
        if known == name:
            return size - HEAD
    raise ValueError(name)


class Record:
    """What is kept as the record NAME: its data are a version, then what `encode` gives. Of another version it is lost.

    Subclasses have NAME, VERSION, DAMAGED (the word that says they were), `defaults()`, `encode()`, and `decode(data)`,
    which raises ValueError or IndexError where it cannot. fresh: nothing was saved yet.
    """

    NAME = ""
    VERSION = 0
    DAMAGED = ""

    def __init__(self, records):
        self._records = records
        self._damaged = False
        self.defaults()
        data = records.load(self.NAME)
        self.fresh = data is None
        if data is not None:
            try:
                if data[0] != self.VERSION:
                    raise ValueError("version")
                self.decode(data[1:])
            except (ValueError, IndexError):  # UnicodeError is not known to every runtime; it is a ValueError
                self.defaults()
                self.fresh = self._damaged = True

    def save(self):
        """Keep what changed: it is written by and by."""
        self.fresh = False
        data = bytes((self.VERSION,)) + self.encode()
        if data != self._records.load(self.NAME):
            self._records.put(self.NAME, data)

    def clear(self):
        """Forget all of it, as on a new device."""
        self.defaults()
        self.fresh = True
        self._records.put(self.NAME, b"")

    @property
    def waiting(self):
        """Whether the last change is not stored yet."""
        return self._records.waits(self.NAME)

    def complaints(self):
        """What the player should be told, once: ids of words."""
        damaged, self._damaged = self._damaged, False
        return [self.DAMAGED] if damaged else []
