"""Keeps the game that is played: stores in the journal what its session holds.

What is answered is stored before the next picture; how the game stands, and checkpoints, while nobody presses. A sector
that is nearly full is written anew in another one: without what was undone, and without the older checkpoints. Only
where the answers alone leave no room the game goes on from a position, from two whole rounds ago if that can be.
"""

from clocks import Clocks
from micropython import const
from persistence.journal import Journal

# The checkpoints of so many bytes of log (some 30 answers) are written anew, for undo.
_LAST = const(96)
# A sector with fewer bytes left is written anew while nobody presses: one would feel a press that had to. Written anew
# it always has more (see `_SPARE` in the journal), or that would never end.
_SOON = const(128)


class Keeper:
    """The `journal` in a region, and the `session` that is played (None: none), with the `clocks` of its players (None:
    they have none).
    """

    clocks = None

    def __init__(self, region):
        self.journal = Journal(region)
        self.timed = False
        self.close()

    def close(self):
        """No game is played."""
        self._keep_times()
        self.session = self.clocks = None
        self.journal.close()

    def time(self, timed):
        """Whether the players have clocks, from now on."""
        self.timed = timed
        self._keep_times()
        self.clocks = Clocks(self.session.game.count, self.journal.times) if timed and self.session else None

    def play(self, session, saved=None):
        """Play a Session from here on, of the game that the journal has begun, or has loaded as `saved`."""
        self.session = session
        self.time(self.timed)
        self._offered = 0  # bytes of log at the last checkpoint that the journal was offered
        self._summed_up = -1  # bytes of log when the game was last asked how it stands
        if saved:
            session.entries.stored = len(saved.log)
            if saved.checkpoints:
                self._offered = saved.checkpoints[-1].length

    def save(self):
        """Store what was answered and taken back. To be called before the next picture."""
        if not self.session:
            return
        journal = self.journal
        log = self.session.entries
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
            self.rewrite()

    def rewrite(self):
        """Store the game anew; return whether that went well."""
        session = self.session
        journal = self.journal
        for begin in session.rebase_points():
            if journal.fits(len(session.log) - begin.length, len(begin.saved)):
                break
        else:
            journal.full = True
            return False
        if begin.length:
            session.rebase(begin.length)
            self._offered = session.checkpoints[-1].length
        self._summed_up = -1
        written = journal.write(session.log, begin.saved, session.recent(_LAST), session.summary())
        if written:
            session.entries.stored = len(session.log)
            session.entries.undone = 0
        return written

    def make_room(self):
        """Store the game anew where soon an answer would have to; return whether that was due. Nobody presses."""
        journal = self.journal
        if not self.session or not journal.current or journal.full or journal.failed or journal.room() >= _SOON:
            return False
        self.rewrite()
        return True

    def work(self):
        """What can wait until the picture is shown."""
        self.save()
        if self.session and self.journal.current:
            self._sum_up()
            self._store_checkpoint()

    def _sum_up(self):
        """Store how the game stands when a turn has changed it."""
        session = self.session
        if self._summed_up >= session.begun:
            return
        self._summed_up = len(session.log)
        self._keep_times()
        summary = session.summary()
        if summary != self.journal.summary and not self.journal.put_summary(summary):
            self.rewrite()  # or home would take another game for the one that was played last

    def _keep_times(self):
        """Store what the clocks show."""
        if self.clocks:
            self.journal.put_times(self.clocks.encoded())

    def _store_checkpoint(self):
        """Store the last checkpoint where it is far enough from the one that was stored last: after it, or before it,
        when that was taken back and counts no more. To find what changed since that one takes a while.
        """
        session = self.session
        session.rest()
        last = session.checkpoints[-1]
        if abs(last.length - self._offered) >= session.game.SPACING:
            self._offered = last.length
            self.journal.put_checkpoint(last, last.length == len(session.log))
