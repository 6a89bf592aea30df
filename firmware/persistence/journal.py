"""The games under way, each in a sector of its own, with its setup and its answers.

The records of a game's sector. All except the first two are OPTIONAL. SETUP, DESCRIPTION and POSITION have two copies
if there is room:

    LOG          number of earlier entries of the log (2 bytes), entries as in a session's log, with runs packed (see
                 `packing.py`)
    UNDONE       number of undone entries (1)
    SETUP        flags BASED and DESCRIBED: POSITION and DESCRIPTION must exist (1), the setup
    DESCRIPTION  the packed score sheet, for playing without its file
    POSITION     the saved game at which the log begins; without it the log begins with the game
    CHECKPOINT   length of the log (2), bytes from the last entry that was asked for to that length (1; 0: unknown),
                 number of entries (2; or UNKNOWN), number of its base (1; WHOLE_BASE: it is one), changes of that (see
                 `changes.py`)
    SUMMARY      a counter that orders the games by their last session (4), number of entries (2), `Session.summary`
    REPLACED     number (4) and serial (4) of the sector of the game that this one replaced
    TIMES        the players' clocks, if they have any (see `clocks.py`)
"""

from engine.history.log import Log, entry_ends
from engine.limits import ANSWER
from micropython import const
from persistence.changes import difference
from persistence.packing import pack_runs
from persistence.records import FIRST, OPTIONAL, TAIL, needs
from persistence.region import GAME, NO_ROOM
from persistence.saved import (
    BASED,
    CHECKPOINT,
    CHECKPOINT_HEAD,
    DESCRIBED,
    DESCRIPTION,
    LOG,
    POSITION,
    REPLACED,
    SETUP,
    SUMMARY,
    SUMMARY_HEAD,
    TIMES,
    UNDONE,
    UNKNOWN,
    WHOLE_BASE,
    Kept,
    Saved,
)

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Iterator, Sequence

    from engine.history.checkpoint import Checkpoint
    from persistence.region import Region

_MAX_SETUP = const(1000)
# Bytes that are free in a compacted sector, at least; bytes that checkpoints leave to answers.
_GAIN = const(512)
_SPARE = const(256)
_PIECE = const(248)  # bytes of entries in a record, before they are packed
_PIECE_COST = const(14)  # bytes that one more record takes, at most
_COUNTER_MASK = const(0x3FFFFFFF)


class Journal:
    """The games under way in `region`, and the current one. Failures of the flash never raise, except in `take`.

    number: of the current game; 0: none, or not stored yet. setup, description: of the current game. summary: the last
    one stored. times: the players' clocks. failed: the last write failed; each answer retries and clears it on success.
    full: there is no room for the game. instead: the game that the current one will replace. unsaved: number of answers
    that a power cut would lose now.
    """

    def __init__(self, region: "Region") -> None:
        self._region = region
        self._reported: "list[str]" = []
        self._latest = 0  # the counter of the game played last (see SUMMARY)
        self.failed = self.full = False
        self.close()

    def close(self) -> None:
        """Leave the current game. A new one without an answer is forgotten."""
        self.number = 0
        self.unsaved = 0
        self.setup = self.description = self.summary = self.times = b""
        self.instead: "Kept | None" = None
        self._replaced = b""  # the sector of that game (see REPLACED)
        self._count = 0  # entries in the sector
        self._base = 0, b""  # see Saved
        self._played = 0

    # -- the games under way

    def games(self, over: int = 0) -> "list[Kept]":
        """Return the games under way, the last played first. `over`: the number of one that is finished.

        Complete an interrupted replacement: release the old game.
        """
        self.close()
        games = []
        region = self._region
        for sector in region.sectors(GAME):
            if over and region.number[sector] == over:
                self._try(region.release, sector)
                continue
            kept = Kept(region, sector)
            if kept.setup:
                games.append(kept)
            else:  # the game is unknown
                region.mark_lost(sector)
        replaced = [kept.instead for kept in games if kept.instead]
        for sector in region.sectors(GAME) + region.other_games() if replaced else ():
            if self._place(sector) in replaced:
                self._try(region.release, sector)
                games = [kept for kept in games if kept.sector != sector]
        order = [(-kept.played, i) for i, kept in enumerate(games)]
        order.sort()
        games = [games[i] for _, i in order]
        self._latest = games[0].played if games else 0
        return games + [Kept(region, sector) for sector in region.other_games()]

    def load(self, kept: Kept) -> Saved:
        """Make a game the current one; return it."""
        self.close()
        region = self._region
        sector = kept.where(self._region)
        saved = Saved(region.read(sector))
        region.resume(sector, saved.reader)
        self.number = kept.number
        self.setup = kept.setup  # it may have been damaged since then
        self.description = saved.description
        self.times = saved.times
        self._count = saved.count
        self._base = saved.base
        self._replaced = kept.instead
        self._played = self._latest
        if kept.played == self._latest:
            self.summary = kept.summary
        else:
            self._played = self._latest + 1 & _COUNTER_MASK
        return saved

    def take(self, number: int, saved: Saved, checkpoints: "Sequence[Checkpoint]", summary: bytes) -> None:
        """Store a game of another device under a number, with other checkpoints. Raise OSError."""
        self.close()
        self.setup = saved.setup
        self.description = saved.description
        self.times = saved.times
        self._region.write(GAME, number, lambda new: self._fill(new, saved.log, saved.position, checkpoints, summary))
        self.close()

    def start(self, setup: bytes, instead: "Kept | None" = None, description: bytes = b"") -> None:
        """Begin a game. Its first answer stores it and replaces the game `instead`.

        Raise ValueError if the setup is too long.
        """
        if not 0 < len(setup) < _MAX_SETUP:
            raise ValueError("setup")
        self.games()
        self.setup = bytes(setup)
        self.description = description
        self._played = self._latest + 1 & _COUNTER_MASK
        self.instead = instead

    def finish(self) -> None:
        """Drop the current game, now one of the finished games."""
        sector = self._sector()
        if sector >= 0:
            self._try(self._region.release, sector)
        self.close()

    def settle(self, over: int) -> bool:
        """Drop a finished game that a failing flash kept under way; return whether it has gone.

        over: its number. Call this before another game is the last finished one: games() looks only at that.
        """
        sector = self._region.place(GAME, over)
        return sector < 0 or self._try(self._region.release, sector)

    def fail(self) -> None:
        """Note a failure that is reported even if one was before."""
        self.failed = True
        self._reported = []

    def drop(self, kept: Kept) -> bool:
        """Delete a game; return whether that worked."""
        dropped = self._try(self._region.release, kept.where(self._region))
        self.close()
        return dropped

    def _sector(self) -> int:
        """Return the sector of the current game; -1: it isn't stored yet."""
        return self._region.place(GAME, self.number) if self.number else -1

    def _place(self, sector: int) -> bytes:
        """Return the number and serial of a sector as bytes."""
        region = self._region
        return region.number[sector].to_bytes(4, "little") + region.serial[sector].to_bytes(4, "little")

    def complaints(self) -> "Iterator[str]":
        """Yield ids of messages for the player, each once (see `Device.complaints`)."""
        if self._region.has_lost(GAME):
            yield "lost_game"
        self._region.forget_lost(GAME)
        now = [] if self._region.missing else ["journal_full"] * self.full + ["journal_failed"] * self.failed
        for word in now:
            if word not in self._reported:
                yield word
        self._reported = now

    # -- the current game

    @property
    def current(self) -> bool:
        """Return whether the flash has all of the game."""
        return self._sector() >= 0 and not self.unsaved

    def room(self) -> int:
        """Return the bytes free in the sector of the stored game."""
        return self._region.room(self._sector())

    def append(self, answer: bytes, by_hand: bool = False) -> None:
        """Store an entry of the log."""
        entry = Log()
        entry.append(answer, by_hand)
        if self._store(LOG, self._count.to_bytes(2, "little") + entry.data):
            self._count += 1

    def undo(self, count: int) -> None:
        """Store that the last `count` entries were undone."""
        while count > 0 and (self.number or self.unsaved):
            some = min(count, 255)
            if self._store(UNDONE, bytes((some,))):
                self._count -= some
            count -= some

    def _store(self, kind: int, data: bytes) -> bool:
        """Store a record of an answer; return whether that worked."""
        sector = self._sector()
        if sector >= 0 and not self.unsaved and self._region.room(sector) >= needs(len(data)):
            if self._try(self._region.put, sector, kind, data):
                self.failed = False
                return True
        self.unsaved += 1
        return False

    def put_checkpoint(self, checkpoint: "Checkpoint", at_end: bool) -> None:
        """Store a checkpoint, so that a start need not replay earlier answers. `at_end`: it is at the log's end.

        Skip it if the sector is nearly full: the rest is for answers.
        """
        sector = self._sector()
        if sector < 0:
            return
        base, data = self._checkpoint(checkpoint, self._count if at_end else UNKNOWN)
        if needs(len(data)) + _SPARE <= self._region.room(sector):
            if self._try(self._region.put, sector, OPTIONAL | CHECKPOINT, data):
                self._base = base

    def put_summary(self, summary: bytes) -> bool:
        """Store the standings, so that home can show them without a replay; return whether there was room."""
        sector = self._sector()
        if needs(SUMMARY_HEAD + len(summary)) > self._region.room(sector):
            return False
        self._try(self._put_summary, sector, summary)
        return True

    def put_times(self, times: bytes) -> None:
        """Store the players' clocks, if there is room."""
        sector = self._sector()
        if times != self.times:
            self.times = times
            if sector >= 0 and needs(len(times)) <= self._region.room(sector):
                self._try(self._region.put, sector, OPTIONAL | TIMES, times)

    def _try(self, change: "Callable[..., object]", *args: object) -> bool:
        """Change the flash; return whether that worked."""
        try:
            change(*args)
        except OSError:
            self.failed = True
            return False
        return True

    # -- compacting

    def fits(self, log: "bytes | bytearray", saved: bytes) -> bool:
        """Return whether there is room for a log, and for a saved game as its position or as its checkpoint."""
        room = TAIL - FIRST - _GAIN - needs(1 + len(self.setup)) - needs(len(self.description))
        return _needs_log(log) + needs(CHECKPOINT_HEAD + len(saved)) + _PIECE_COST <= room

    def write(
        self, log: "bytes | bytearray", position: bytes, checkpoints: "Sequence[Checkpoint]", summary: bytes
    ) -> bool:
        """Write the game to another sector; return whether that worked.

        The log begins at the position. Only as many checkpoints are written, the oldest first, as there is room for.
        """
        if not self.setup:  # no start could find the game
            self.failed = True
            return False
        region = self._region
        before = self._count, self._base
        old = self.instead.where(region) if self.instead else -1
        if old >= 0:
            self._replaced = self._place(old)
        try:
            sector = region.write(
                GAME, self.number, lambda new: self._fill(new, log, position, checkpoints, summary), old
            )
        except OSError as error:
            self.full = error.args[:1] == (NO_ROOM,)
            self.failed = not self.full
            self._count, self._base = before
            return False
        self.instead = None
        self.number = region.number[sector]
        self.unsaved = 0
        self.failed = self.full = False
        self._reported = []
        return True

    def _fill(
        self,
        sector: int,
        log: "bytes | bytearray",
        position: bytes,
        checkpoints: "Sequence[Checkpoint]",
        summary: bytes,
    ) -> None:
        """Write all of the game to a sector."""
        region = self._region
        needed = BASED * bool(position) | DESCRIBED * bool(self.description)
        vital = [(SETUP, bytes((needed,)) + self.setup), (DESCRIPTION, self.description), (POSITION, position)]
        vital = [(OPTIONAL | kind, data) for kind, data in vital if data]
        for kind, data in vital:
            region.put(sector, kind, data)
        self._count = 0
        self._base = 0, position
        if self._replaced:
            region.put(sector, OPTIONAL | REPLACED, self._replaced)
        if self.times:
            region.put(sector, OPTIONAL | TIMES, self.times)
        room = region.room(sector) - _needs_log(log) - needs(SUMMARY_HEAD + len(summary)) - _SPARE
        twice = sum([needs(len(data)) for _, data in vital])
        if twice > room - _GAIN:
            twice = 0
        at = 0
        for checkpoint in checkpoints:
            base, data = self._checkpoint(checkpoint, self._count + len(list(entry_ends(log[at : checkpoint.length]))))
            room -= needs(len(data)) + _PIECE_COST
            if room < twice:
                break
            self._put_log(sector, log[at : checkpoint.length])
            at = checkpoint.length
            region.put(sector, OPTIONAL | CHECKPOINT, data)
            self._base = base
        self._put_log(sector, log[at:])
        self._put_summary(sector, summary)
        for kind, data in vital if twice else ():
            region.put(sector, kind, data)

    def _put_log(self, sector: int, entries: "bytes | bytearray") -> None:
        """Write entries in records, without splitting any."""
        begin = at = count = 0
        for end in list(entry_ends(entries)) + [0]:
            if at > begin and (end - begin > _PIECE or not end):
                self._region.put(sector, LOG, self._count.to_bytes(2, "little") + pack_runs(entries[begin:at]))
                self._count += count
                begin = at
                count = 0
            at = end
            count += 1

    def _checkpoint(self, checkpoint: "Checkpoint", count: int) -> "tuple[tuple[int, bytes], bytes]":
        """Return (base of the next checkpoint, data of the record) for a checkpoint after `count` entries."""
        number, base = self._base
        changes = difference(base, checkpoint.saved)
        whole = difference(b"", checkpoint.saved)
        if 4 * len(changes) >= 3 * len(whole):  # most of it has changed
            number = WHOLE_BASE | (number & 0x7F) + 1 & 0x7F
            changes = whole
            base = checkpoint.saved
        since = checkpoint.length - checkpoint.asked
        if checkpoint.asked < 0 or since > 255:
            since = 0
        head = checkpoint.length.to_bytes(2, "little") + bytes((since,)) + count.to_bytes(2, "little")
        return (number & 0x7F, base), head + bytes((number,)) + changes

    def _put_summary(self, sector: int, summary: bytes) -> None:
        head = self._played.to_bytes(4, "little") + self._count.to_bytes(2, "little")
        self._region.put(sector, OPTIONAL | SUMMARY, head + summary)
        self.summary = summary


def _needs_log(log: "bytes | bytearray") -> int:
    """Return how many bytes of a sector a log takes, at most, if no checkpoint divides it."""
    return len(pack_runs(log)) + _PIECE_COST * (len(log) // (_PIECE - ANSWER) + 1)
