"""Read a game under way from its sector. `journal.py` describes and writes the records."""

from engine.history.checkpoint import Checkpoint
from engine.history.log import Log, entry_ends
from micropython import const
from persistence.changes import changed
from persistence.packing import unpack_runs
from persistence.records import OPTIONAL
from persistence.region import GAME, OTHER

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from persistence.records import Reader
    from persistence.region import Region

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
# Flags before a setup: the game must also have a position, a description.
BASED = 1
DESCRIBED = 2
# Flag in the number of a checkpoint's base: this checkpoint is complete and the base of those after it.
WHOLE_BASE = 0x80
CHECKPOINT_HEAD = 6
UNKNOWN = 0xFFFF  # number of entries: a damaged log can't begin at this checkpoint
SUMMARY_HEAD = 6
# The fewest bytes of data by kind. Records with fewer are forged.
_MIN_BYTES = {LOG: 2, UNDONE: 1, SETUP: 2, CHECKPOINT: CHECKPOINT_HEAD + 2, SUMMARY: SUMMARY_HEAD, REPLACED: 8}
# Checkpoints loaded at a start: of small ones, with this size in total, some more.
_MAX_CHECKPOINTS = const(8)
_MAX_SMALL = const(11)
_SMALL_SIZE = const(3400)
# Number of undone runs of entries to keep, bytes of each, and bytes of new answers after which they expire.
_MAX_UNDONE = const(3)
_UNDONE_SIZE = const(200)
_EXPIRES_AFTER = const(24)


class Kept:
    """A game under way as home lists it. other: it is unreadable, as another version saved it.

    sector: its place when home listed it. setup: b"" if it is damaged. summary: see `Session.summary`; b"" if
    unknown. played: increases with each session. instead: the sector of the game that this one replaced (see
    REPLACED), or b"".
    """

    def __init__(self, region: "Region", sector: int) -> None:
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
            if setup and setup[0] & DESCRIBED and not self.description(region):
                self.setup = b""

    def where(self, region: "Region") -> int:
        """Return the sector of the game, which may have moved since it was listed; -1 if it has gone."""
        if self.other:
            return self.sector if region.kind[self.sector] == OTHER else -1
        return region.place(GAME, self.number)

    def description(self, region: "Region") -> bytes:
        """Return the game's packed score sheet; b"" if the game has gone."""
        sector = self.where(region)
        return region.read(sector).last(DESCRIPTION)[0] if sector >= 0 else b""


class Saved:
    """A game, read from its sector.

    position: the saved game at which the log begins and undo ends; b"": the beginning of the game. log: bytes.
    checkpoints: the latest Checkpoints, the oldest first. undone: the latest runs of undone entries that can be redone:
    (bytes of log before them, the entries). lost: number of answers that are damaged or useless after damaged ones.
    forged: a record makes no sense. times: the players' clocks. whole: the sector needs no rewriting. base: number and
    saved game of the base for the next checkpoint. count: number of entries of the log, including damaged ones.
    """

    def __init__(self, reader: "Reader") -> None:
        setup, self.description, self.position = reader.last(SETUP, DESCRIPTION, POSITION)
        reader.rewind()
        self.setup = setup[1:]
        self.times = b""
        self.forged = False
        self.checkpoints: "list[Checkpoint]" = []
        self.undone: "list[tuple[int, bytes]]" = []
        self.count = 0
        self.base = 0, self.position
        self._log = Log()
        self._sizes = bytearray()  # bytes of each entry in the log
        self._at = 0  # length of the log before its new beginning, after damage
        # Something is missing before the next entries.
        self._broken = bool(setup) and setup[0] & BASED > 0 and not self.position
        self._missing = int(self._broken)  # entries that are damaged
        if self._broken:
            self.base = -1, b""
        self._unused = 0  # entries after the damaged ones
        self._all = 0  # entries that were stored
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

    def _break(self, gap: int) -> None:
        self._missing += gap
        self._broken = True

    def _take(self, reader: "Reader") -> None:
        kind = reader.kind & ~OPTIONAL
        data = reader.data
        if len(data) < _MIN_BYTES.get(kind, 0):
            self.forged = True
        elif kind == LOG:
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

    def _add(self, data: bytes) -> None:
        """Add entries, which follow the number of earlier ones."""
        before = data[0] | data[1] << 8
        try:
            entries = unpack_runs(data[2:])
        except IndexError:
            self.forged = True
            entries = bytearray()
        sizes = bytearray()
        at = 0
        for end in entry_ends(entries):
            sizes.append(end - at)
            at = end
        if at != len(entries):  # the last one would go on beyond the record
            self.forged = True
            return
        self._all = before + len(sizes)
        if self._broken:
            self._missing = max(self._missing, before - self.count - self._unused)
            self._unused += len(sizes)
            return
        self.count = self._all
        self._log.extend(entries)
        self._sizes.extend(sizes)

    def _undo(self, count: int) -> bool:
        """Undo `count` entries; return whether there were as many."""
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

    def _note_undone(self, before: bytes, length: int) -> None:
        """Keep the entries that were undone when the log `before` was cut to a length."""
        undone = self.undone
        tail = before[length:]
        if undone:
            at, last = undone[-1]
            whole = before[:at] + last
            if whole.startswith(before):  # since then only redo: join the two runs
                undone.pop()
                tail = whole[length:]
        end = 0
        for at in entry_ends(tail):
            if at <= _UNDONE_SIZE:
                end = at
        undone.append((length, tail[:end]))
        if len(undone) > _MAX_UNDONE:
            undone.pop(0)

    def _forget_undone(self) -> None:
        """Expire undone entries."""
        if self.undone:
            at, last = self.undone[-1]
            if len(self._log) - at > len(last) + _EXPIRES_AFTER:
                self.undone = []

    def _checkpoint(self, data: bytes) -> None:
        """Add a checkpoint. If entries before it are missing, the log begins at it."""
        base = data[5]
        try:
            if base & WHOLE_BASE:
                saved = changed(b"", data[CHECKPOINT_HEAD:])
                self.base = base & ~WHOLE_BASE, saved
            elif base == self.base[0]:
                saved = changed(self.base[1], data[CHECKPOINT_HEAD:])
            else:  # its base is damaged
                return
        except IndexError:
            self.forged = True
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
            most = _MAX_SMALL if len(saved) * _MAX_SMALL < _SMALL_SIZE else _MAX_CHECKPOINTS
            if len(self.checkpoints) > most:
                self.checkpoints.pop(0)
