"""The reading of a game under way from its sector, whose records `journal.py` describes and writes."""

from micropython import const
from persistence.changes import changed
from persistence.records import GIVEN, LOG, SET, UNDONE, crc32
from persistence.region import OTHER
from rules.checkpoint import Checkpoint
from rules.log import Log, entry_ends

SETUP = 1
DESCRIPTION = 2
POSITION = 3
CHECKPOINT = 4
SUMMARY = 5
TIMES = 6
CHECKPOINT_HEAD = 8
# So many checkpoints are taken up after a start; of small ones, so many bytes together, some more.
_CHECKPOINTS = const(8)
_SMALL = const(11)
_MOST = const(3400)
# So often what was taken back is kept, and so many bytes of it each time, until so many bytes more are answered.
_UNDONE = const(3)
_OFFERED = const(200)
_LATER = const(24)


class Kept:
    """A game under way, as home lists it. other: it is of another version, that is all that is known.

    summary: see `Session.summary`; b"": not known. played: the greater, the later it was played.
    """

    def __init__(self, region, sector):
        self.sector = sector
        self.number = region.number[sector]
        self.other = region.state[sector] == OTHER
        self.setup = self.summary = b""
        self.played = 0
        if not self.other:
            self.setup, summary = region.read(sector).last(SETUP, SUMMARY)
            self.summary = summary[4:]
            self.played = int.from_bytes(summary[:4], "little")

    def description(self, region):
        """What the game brought along."""
        return region.read(self.sector).last(DESCRIPTION)[0]


class Saved:
    """A game as its sector has it.

    position: the saved game that the log begins at, b"" for the beginning of the game: undo ends there. log: bytes.
    checkpoints: the last few Checkpoints, the oldest first. undone: the last times that entries were taken back, as far
    as they may be offered again: (bytes of log that were left, the entries). lost: how many answers were damaged.
    times: what the players' clocks show. whole: nothing has to be written anew. last, serial, chain, end: what the next
    checkpoint and the next record go on from.
    """

    def __init__(self, reader):
        self.setup = self.description = self.position = self.times = b""
        self.checkpoints = []
        self.undone = []
        self.last = b""
        self.serial = 0
        self._log = Log()
        self._sizes = bytearray()  # bytes of each entry in the log
        self._at = 0  # bytes of the log before it, as the checkpoints count
        while reader.next():
            kind = reader.kind
            if kind == LOG:
                self._add(reader.data)
            elif kind == UNDONE:
                if not self._undo(reader.data[0]):
                    reader.chain = None
            elif kind >= GIVEN:
                self._log.append(reader.data, kind >= SET)
                self._sizes.append(1 + len(reader.data))
            elif kind == SETUP:
                self.setup = reader.data
            elif kind == DESCRIPTION:
                self.description = reader.data
            elif kind == TIMES:
                self.times = reader.data
            elif kind == POSITION:
                self.position = self.last = reader.data
                if reader.chain is not None:
                    reader.chain = crc32(reader.data, reader.chain)
                self.serial = 1
            elif kind == CHECKPOINT:
                self._checkpoint(reader)
        self.log = bytes(self._log.data)
        self.chain = reader.chain
        self.lost = reader.lost
        self.end = reader.at
        if reader.lost or reader.chain is None:
            self.undone = []
        self._forget_undone()
        self.whole = reader.clean and not reader.mended and reader.chain is not None

    def _add(self, entries):
        """Add several entries at once."""
        at = 0
        for end in entry_ends(entries):
            self._sizes.append(end - at)
            at = end
        self._log.extend(entries)

    def _undo(self, count):
        """Take back so many entries; return whether there were so many."""
        before = bytes(self._log.data)
        first = max(0, len(self._sizes) - count)
        taken = self._sizes[first:]
        self._sizes = self._sizes[:first]
        if taken:
            self._log.pop(len(self._log) - sum(taken))
        while self.checkpoints and self.checkpoints[-1].length > len(self._log):
            self.checkpoints.pop()
        self._forget_undone()
        self._note_undone(before, len(self._log))
        return len(taken) == count

    def _note_undone(self, before, length):
        """The log, which was `before`, was taken back to a length."""
        undone = self.undone
        tail = before[length:]
        if undone:
            at, last = undone[-1]
            whole = before[:at] + last
            if whole.startswith(before):  # only what was taken back was given since: it is all taken back at once
                undone.pop()
                tail = whole[length:]
        end = 0
        for at in entry_ends(tail):
            if at <= _OFFERED:
                end = at
        undone.append((length, tail[:end]))
        if len(undone) > _UNDONE:
            undone.pop(0)

    def _forget_undone(self):
        """What was taken back so many answers ago is not offered any more."""
        if self.undone:
            at, last = self.undone[-1]
            if len(self._log) - at > len(last) + _LATER:
                self.undone = []

    def _checkpoint(self, reader):
        """Take up a checkpoint. Where entries before it are lost the log begins anew there."""
        data = reader.data
        if len(data) < CHECKPOINT_HEAD + 2 or data[3] != self.serial:
            self.serial = -1  # one before it is lost: no later one can be made
            return
        self.serial = self.serial + 1 & 0xFF
        try:
            self.last = changed(self.last, data[CHECKPOINT_HEAD:])
        except IndexError:  # made by hand
            self.serial = -1
            return
        length = (data[0] | data[1] << 8) - self._at
        chain = int.from_bytes(data[4:8], "little")
        if reader.chain is None:
            if chain:
                reader.chain = chain
                self.position = self.last
                self._at += length
                self._log = Log()
                self._sizes = bytearray()
                self.checkpoints = []
                self.undone = []
        elif 0 <= length <= len(self._log):
            self.checkpoints.append(Checkpoint(length, self.last, length - data[2] if data[2] else -1))
            most = _SMALL if len(self.last) * _SMALL < _MOST else _CHECKPOINTS
            if len(self.checkpoints) > most:
                self.checkpoints.pop(0)
