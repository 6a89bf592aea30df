"""The reading of a game under way from its sector, whose records `journal.py` describes and writes."""

from persistence.changes import changed
from persistence.mending import crc32
from persistence.records import ANSWER, BY_HAND, LOG, UNDONE
from persistence.region import OTHER

SETUP = 1
DESCRIPTION = 2
POSITION = 3
SNAPSHOT = 4
STANDING = 5
SNAPSHOT_HEAD = 8
# In a session's log: the entry was set by hand.
ADJUSTED = 0x80
_ENTRY = 0x7F
# So many are taken up after a start; of small ones, so many bytes together, some more.
_SNAPSHOTS = 8
_SMALL = 11
_MOST = 3400


class Kept:
    """A game under way, as home lists it. other: it is of another version, that is all that is known.

    standing: see `Session.standing`; b"": not known. played: the greater, the later it was played.
    """

    def __init__(self, region, sector):
        self.sector = sector
        self.number = region.number[sector]
        self.other = region.state[sector] == OTHER
        self.setup = self.standing = b""
        self.played = 0
        if not self.other:
            self.setup, standing = region.read(sector).last(SETUP, STANDING)
            self.standing = standing[4:]
            self.played = int.from_bytes(standing[:4], "little")


class Saved:
    """A game as its sector has it.

    position: the saved game that the log begins at, b"" for the beginning of the game: undo ends there. snapshots: the
    last few, the oldest first, each bytes of the log played, saved game, where the last entry before it begins that was
    asked for (-1: unknown). lost: how many answers were damaged. whole: nothing has to be written anew.
    """

    def __init__(self, reader):
        self.setup = self.description = self.position = self.log = b""
        self.snapshots = []
        self._counts = bytearray()  # bytes of each entry in the log
        self._at = 0  # bytes of the log before it, as the snapshots count
        self._last = b""  # the last snapshot, of which the next is made
        self.serial = 0
        log = bytearray()
        while reader.next():
            kind = reader.kind
            if kind == LOG:
                at = len(log)
                log.extend(reader.data)
                while at < len(log):
                    self._counts.append(log[at] & _ENTRY)
                    at += 1 + (log[at] & _ENTRY)
            elif kind == UNDONE:
                if not self._undo(log, reader.data[0]):
                    reader.chain = None
            elif kind >= ANSWER:
                self._counts.append(len(reader.data))
                log.append(len(reader.data) | (ADJUSTED if kind >= BY_HAND else 0))
                log.extend(reader.data)
            elif kind == SETUP:
                self.setup = reader.data
            elif kind == DESCRIPTION:
                self.description = reader.data
            elif kind == POSITION:
                self.position = self._last = reader.data
                if reader.chain is not None:
                    reader.chain = crc32(reader.data, reader.chain)
                self.serial = 1
            elif kind == SNAPSHOT:
                log = self._snapshot(reader, log)
        self.log = bytes(log)
        self.last = self._last
        self.chain = reader.chain
        self.lost = reader.lost
        self.end = reader.at
        self.whole = reader.clean and not reader.mended and reader.chain is not None

    def _undo(self, log, count):
        """Take back so many entries; return whether there were so many."""
        while count and self._counts:
            log[len(log) - 1 - self._counts[-1] :] = b""
            self._counts = self._counts[:-1]
            count -= 1
        while self.snapshots and self.snapshots[-1][0] > len(log):
            self.snapshots.pop()
        return not count

    def _snapshot(self, reader, log):
        """Take up a snapshot; return the log, which begins anew there where entries before it are lost."""
        data = reader.data
        if len(data) < SNAPSHOT_HEAD + 2 or data[3] != self.serial:
            self.serial = -1  # one before it is lost: no later one can be made
            return log
        self.serial = self.serial + 1 & 0xFF
        try:
            self._last = changed(self._last, data[SNAPSHOT_HEAD:])
        except IndexError:  # made by hand
            self.serial = -1
            return log
        length = (data[0] | data[1] << 8) - self._at
        chain = int.from_bytes(data[4:8], "little")
        if reader.chain is None:
            if chain:
                reader.chain = chain
                self.position = self._last
                self._at += length
                self._counts = bytearray()
                self.snapshots = []
                return bytearray()
        elif 0 <= length <= len(log):
            self.snapshots.append((length, self._last, length - data[2] if data[2] else -1))
            most = _SMALL if len(self._last) * _SMALL < _MOST else _SNAPSHOTS
            if len(self.snapshots) > most:
                self.snapshots.pop(0)
        return log
