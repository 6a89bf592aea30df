"""Save the game that is being played: write to the journal whatever its session reports.

Store each answer before the next redraw, and standings and checkpoints while idle. A sector that is nearly full is
compacted into another one, without undone answers and older checkpoints. If the answers alone leave no room, the log
begins at a later position, two whole rounds ago if possible.
"""

from engine.clocks import Clocks
from micropython import const
from persistence.journal import Journal

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from engine.history.session import Session
    from persistence.region import Region
    from persistence.saved import Saved

# Bytes of log (some 30 answers) whose checkpoints survive compaction, for undo.
UNDO_BYTES = const(96)
# A sector with fewer bytes left is compacted while idle: a press that had to do it would be felt. A compacted one
# always has more (see `_SPARE` in the journal), or that would never end.
_LOW_BYTES = const(128)


class Autosave:
    """The `journal` in a region, the `session` being played (None: none) and the `clocks` of its players, if any."""

    def __init__(self, region: "Region") -> None:
        self.journal = Journal(region)
        self.session: "Session | None" = None
        self.clocks: "Clocks | None" = None
        self.preset = 0  # bytes of log that a new game begins with: its first answer stores them
        self._has_clocks = False
        self._offered = 0  # bytes of log at the last checkpoint that the journal was offered
        self._summed_up = -1  # bytes of log when the standings were last looked at; -1: look again
        self.close()

    def close(self) -> None:
        """Stop playing the game. Nothing of it is lost."""
        self._store_clocks()
        if self.session:
            self.session.on_change = None
            summary = self.session.summary()
            if self.journal.current and summary != self.journal.summary:  # within a turn, too: home shows these points
                self.journal.put_summary(summary)
        self.session = self.clocks = None
        self.journal.close()

    def time(self, has_clocks: bool) -> None:
        """Give the players clocks, or take them away, from now on."""
        self._has_clocks = has_clocks
        self._store_clocks()
        session = self.session
        self.clocks = Clocks(session.game.count, self.journal.times) if has_clocks and session else None

    def count_time(self, ms: int) -> None:
        """Count time for the current player. The players must have clocks."""
        prompt = self.session and self.session.prompt
        if prompt and self.clocks:
            self.clocks.count(prompt.player, max(0, ms))

    def play(self, session: "Session", saved: "Saved | None" = None) -> None:
        """Save a session from now on. The journal has begun its game, or loaded it as `saved`."""
        self.session = session
        self.time(self._has_clocks)
        self._offered = 0
        self._summed_up = -1
        self.preset = 0 if saved else len(session.log)
        if saved:
            session.entries.stored = len(saved.log)
            if saved.checkpoints:
                self._offered = saved.checkpoints[-1].length
        session.on_change = self.save

    def save(self) -> None:
        """Store what was answered and taken back. The session calls this whenever its log has changed."""
        if not self.session:
            return
        journal = self.journal
        log = self.session.entries
        if len(log) <= self.preset and not (journal.number or journal.unsaved):
            return
        if log.undone:
            journal.undo(log.undone)
            self._summed_up = -1
        for answer, by_hand in log.entries(log.stored):
            journal.append(answer, by_hand)
            if by_hand:
                self._summed_up = -1
        log.stored = len(log)
        log.undone = 0
        if journal.unsaved:
            self.compact()

    def compact(self) -> bool:
        """Write the game again into another sector; return whether that succeeded."""
        session = self.session
        if not session:
            return False
        journal = self.journal
        for begin in session.rebase_points():
            if journal.fits(session.log[begin.length :], begin.saved or session.checkpoints[-1].saved):
                break
        else:
            journal.full = True
            return False
        if begin.length:
            session.rebase(begin.length)
            self._offered = session.checkpoints[-1].length
        self._summed_up = -1
        written = journal.write(session.log, begin.saved, session.recent(UNDO_BYTES), session.summary())
        if written:
            session.entries.stored = len(session.log)
            session.entries.undone = 0
        return written

    def compact_if_low(self) -> bool:
        """Compact the sector if an answer would soon have to; return whether that was due."""
        journal = self.journal
        if not self.session or not journal.current or journal.full or journal.failed or journal.room() >= _LOW_BYTES:
            return False
        self.compact()
        return True

    def flush_idle(self) -> None:
        """Store everything that can wait until after the picture, and retry what failed."""
        self.save()
        if self.session and self.journal.current:
            if self._summed_up < self.session.begun:
                self._store_summary(self.session)
            self._store_checkpoint(self.session)

    def sum_up(self) -> bool:
        """Store the standings within a turn, too, if there is room; return whether that was due."""
        session = self.session
        journal = self.journal
        if not session or not journal.current or journal.full or journal.failed:
            return False
        if self._summed_up == len(session.log):
            return False
        self._summed_up = len(session.log)
        summary = session.summary()
        if summary != journal.summary:
            journal.put_summary(summary)
        return True

    def _store_summary(self, session: "Session") -> None:
        """Store the standings if they have changed."""
        self._summed_up = len(session.log)
        self._store_clocks()
        summary = session.summary()
        if summary != self.journal.summary and not self.journal.put_summary(summary):
            self.compact()  # or home would take another game for the one that was played last

    def _store_clocks(self) -> None:
        if self.clocks:
            self.journal.put_times(self.clocks.encoded())

    def _store_checkpoint(self, session: "Session") -> None:
        """Store the last checkpoint if it is far enough from the one stored last.

        After undo it is before that one. Finding the difference takes a while.
        """
        session.add_idle_checkpoint()
        last = session.checkpoints[-1]
        if abs(last.length - self._offered) >= session.game.SPACING:
            self._offered = last.length
            self.journal.put_checkpoint(last, last.length == len(session.log))
