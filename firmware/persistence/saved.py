"""The reading of a game under way from its sector, whose records `journal.py` describes and writes."""

from engine.history.checkpoint import Checkpoint
from engine.history.log import Log, entry_ends
from micropython import const
from persistence.changes import changed
from persistence.records import OPTIONAL
from persistence.region import OTHER

# Kinds of records.
LOG = 1
UNDONE = 2
SETUP = 3
DESCRIPTION = 4
POSITION = 5
CHECKPOINT = 6
SUMMARY = 7
TIMES = 8
REPLACED = 9
# Before a setup: what else the game has to have.
BASED = 1
DESCRIBED = 2
# In the number of a checkpoint's base: it has the saved game itself, and is the base of those after it.
WHOLE_BASE = 0x80
CHECKPOINT_HEAD = 6
UNKNOWN = 0xFFFF  # so many entries: it is not one that a damaged log could begin at
SUMMARY_HEAD = 6
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

    setup: b"" where it cannot be read. summary: see `Session.summary`; b"": not known. played: the greater, the later
    it was played. instead: the game that this one replaced, as the journal has it; b"" if it replaced none.
    """

    def __init__(self, region, sector):
        self.sector = sector
        self.number = region.number[sector]
        self.other = region.kind[sector] == OTHER
        self.setup = self.summary = self.instead = b""
        self.played = 0
        if not self.other:
            setup, summary, self.instead = region.read(sector).last(SETUP, SUMMARY, REPLACED)
            self.setup = setup[1:]
            self.summary = summary[SUMMARY_HEAD:]
            self.played = int.from_bytes(summary[:4], "little")
            if setup[:1] >= bytes((DESCRIBED,)) and not self.description(region):
                self.setup = b""

    def description(self, region):
        """What the game brought along."""
        return region.read(self.sector).last(DESCRIPTION)[0]


class Saved:
    """A game as its sector has it, by a Reader of that.

    position: the saved game that the log begins at, b"" for the beginning of the game: undo ends there. log: bytes.
    checkpoints: the last few Checkpoints, the oldest first. undone: the last times that entries were taken back, as far
    as they may be offered again: (bytes of log that were left, the entries). lost: how many answers were damaged, with
    those after them that say nothing without them. times: what the players' clocks show. whole: nothing has to be
    written anew. base: what the next checkpoint can be a change of: its number, the saved game. count: how many entries
    the log has, with those that are damaged.
    """

    def __init__(self, reader):
        setup, self.description, self.position = reader.last(SETUP, DESCRIPTION, POSITION)
        reader.rewind()
        self.setup = setup[1:]
        self.times = b""
        self.checkpoints = []
        self.undone = []
        self.count = 0
        self.base = 0, self.position
        self._log = Log()
        self._sizes = bytearray()  # bytes of each entry in the log
        self._at = 0  # bytes of the log before it, as the checkpoints count
        # Whether something is missing before the entries that are read.
        self._broken = bool(setup) and setup[0] & BASED > 0 and not self.position
        self._missing = int(self._broken)  # entries that are damaged
        if self._broken:
            self.base = -1, b""
        self._unused = 0  # that were given after these
        self._all = 0  # entries there must have been
        while reader.next():
            if reader.gap:
                self._break(reader.gap)
            self._take(reader)
        if reader.gap:
            self._break(reader.gap)
        self._missing = max(self._missing, self._all - self.count - self._unused if self._broken else 0)
        self.lost = self._missing + self._unused
        if self.lost:
            self.undone = []
        self.log = bytes(self._log.data)
        self._forget_undone()
        self.whole = reader.clean and not self.lost
        self.reader = reader

    def _break(self, gap):
        self._missing += gap
        self._broken = True

    def _take(self, reader):
        kind = reader.kind & ~OPTIONAL
        data = reader.data
        if kind == LOG:
            self._add(data)
        elif kind == UNDONE and not self._broken:
            if not self._undo(data[0]):
                self._break(1)
        elif kind == TIMES:
            self.times = data
        elif kind == SUMMARY:
            self._all = data[4] | data[5] << 8
        elif kind == CHECKPOINT:
            self._checkpoint(data)

    def _add(self, data):
        """Add entries; before them stands how many there were."""
        before = data[0] | data[1] << 8
        entries = data[2:]
        sizes = bytearray()
        at = 0
        for end in entry_ends(entries):
            sizes.append(end - at)
            at = end
        self._all = before + len(sizes)
        if self._broken:
            self._missing = max(self._missing, before - self.count - self._unused)
            self._unused += len(sizes)
            return
        self.count = self._all
        self._log.extend(entries)
        self._sizes.extend(sizes)

    def _undo(self, count):
        """Take back so many entries; return whether there were so many."""
        before = bytes(self._log.data)
        first = max(0, len(self._sizes) - count)
        taken = self._sizes[first:]
        self._sizes = self._sizes[:first]
        self.count -= len(taken)
        self._all = self.count
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

    def _checkpoint(self, data):
        """Take up a checkpoint. Where entries before it are missing the log begins at it."""
        base = data[5]
        try:
            if base & WHOLE_BASE:
                saved = changed(b"", data[CHECKPOINT_HEAD:])
                self.base = base & ~WHOLE_BASE, saved
            elif base == self.base[0]:
                saved = changed(self.base[1], data[CHECKPOINT_HEAD:])
            else:  # what it changes is damaged
                return
        except IndexError:  # made by hand
            return
        length = (data[0] | data[1] << 8) - self._at
        count = data[3] | data[4] << 8
        if self._broken:
            if count == UNKNOWN:
                return
            self._broken = False
            self._unused = 0
            self.count = self._all = count
            self.position = saved
            self._at += length
            self._log = Log()
            self._sizes = bytearray()
            self.checkpoints = []
            self.undone = []
        elif 0 <= length <= len(self._log):
            self.checkpoints.append(Checkpoint(length, saved, length - data[2] if data[2] else -1))
            most = _SMALL if len(saved) * _SMALL < _MOST else _CHECKPOINTS
            if len(self.checkpoints) > most:
                self.checkpoints.pop(0)
