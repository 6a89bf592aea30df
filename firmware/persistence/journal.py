"""The games under way, each in a sector of its own: its setup, and what was answered since.

The records of a game's sector; all but the first two are OPTIONAL. SETUP, DESCRIPTION and POSITION are stored twice
where there is room:

    LOG          how many entries the log had before (2 bytes), entries as a session's log has them
    UNDONE       how many entries were taken back (1)
    SETUP        BASED and DESCRIBED, where the next two are not missing by design (1), the setup
    DESCRIPTION  what the game brought along, to be read without the file it came from
    POSITION     the saved game that the log begins at; where there is none, at the game's beginning
    CHECKPOINT   length of the log (2), how many bytes before that the last entry begins that was asked for (1; 0: not
                 known), entries (2; UNKNOWN), number of its base (1; WHOLE_BASE: it is one), changes of that (see
                 `changes.py`)
    SUMMARY      when the game was played last, in numbers that count up (4), entries (2), how it stands (see
                 `Session.summary`)
    REPLACED     number (4) and serial (4) of the sector of the game that this one replaced
    TIMES        how long each player was asked, if they have clocks (see `clocks.py`)
"""

from engine.history.log import Log, entry_ends
from micropython import const
from persistence.changes import difference
from persistence.records import FIRST, OPTIONAL, TAIL, needs
from persistence.region import GAME, NO_ROOM, OTHER
from persistence.saved import (
    BASED,
    CHECKPOINT,
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

_MOST_SETUP = const(1000)
# So many bytes are free in a sector that is written anew, at least; and so many that checkpoints leave to answers.
_GAIN = const(512)
_SPARE = const(256)
_PIECE = const(248)  # bytes of entries in a record
_COUNTED = const(0x3FFFFFFF)


class Journal:
    """The games under way in `region`, and the one of them that is played. It never raises for the medium.

    number: which game is played; 0: none that is stored. setup, description: that game's, also of a new one. summary:
    the last one that is stored. times: what the players' clocks show. failed: the medium could not be written at the
    last try; each answer tries again, and clears it when that works. full: there is no room for the game. unsaved: how
    many answers would be lost if the power went now.
    """

    def __init__(self, region):
        self._region = region
        self._told = 0
        self._latest = 0  # when the game that was played last was
        self.failed = self.full = False
        self.close()

    def close(self):
        """No game is played. A new one without an answer is forgotten."""
        self.number = 0
        self.unsaved = 0
        self.setup = self.description = self.summary = self.times = b""
        self._instead = None  # the game that a new one takes the place of
        self._replaced = b""  # that game's sector, as REPLACED has it
        self._count = 0  # entries in the sector
        self._base = 0, b""  # see Saved
        self._played = 0

    # -- the games under way

    def games(self, over=0):
        """The games under way as Kept, the last played first. `over`: the number of one that is finished.

        A replacement that was cut short is completed: the old game goes.
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
            else:  # nobody can tell which game it was
                region.lose(sector)
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

    def places(self):
        """Return how many games there can be."""
        return self._region.places()

    def load(self, kept):
        """Take up a game to go on with it; return it as Saved."""
        self.close()
        region = self._region
        sector = self._where(kept)
        saved = Saved(region.read(sector))
        region.resume(sector, saved.reader)
        self.number = kept.number
        self.setup = saved.setup
        self.description = saved.description
        self.times = saved.times
        self._count = saved.count
        self._base = saved.base
        self._replaced = kept.instead
        self._played = self._latest
        if kept.played == self._latest:
            self.summary = kept.summary
        else:
            self._played = self._latest + 1 & _COUNTED
        return saved

    def take(self, number, saved, summary):
        """Take in a game of another device (Saved), under that number, as it stands by its `summary` (bytes). Raises
        OSError.
        """
        self.close()
        self.setup = saved.setup
        self.description = saved.description
        self._region.write(
            GAME, number, lambda new: self._fill(new, saved.log, saved.position, saved.checkpoints, summary)
        )
        self.close()

    def start(self, setup, instead=None, description=b""):
        """A new game: nothing is stored before its first answer. Then it takes the place of `instead` (Kept), if given.
        setup, description: bytes. Raises ValueError where the setup is too long.
        """
        if not 0 < len(setup) < _MOST_SETUP:
            raise ValueError("setup")
        self.games()
        self.setup = bytes(setup)
        self.description = description
        self._played = self._latest + 1 & _COUNTED
        self._instead = instead

    def finish(self):
        """The game stands among the finished ones: it is not under way any more."""
        sector = self._sector()
        if sector >= 0:
            self._try(self._region.release, sector)
        self.close()

    def drop(self, kept):
        """Forget a game; return whether that went well."""
        dropped = self._try(self._region.release, self._where(kept))
        self.close()
        return dropped

    def _sector(self):
        """Where the game that is played is stored; -1: nowhere yet."""
        return self._region.place(GAME, self.number) if self.number else -1

    def _where(self, kept):
        """Where a game is stored: it may have moved on since it was listed."""
        other = self._region.kind[kept.sector] == OTHER
        return kept.sector if other else self._region.place(GAME, kept.number)

    def _place(self, sector):
        """Return the number and serial of a sector as bytes."""
        region = self._region
        return region.number[sector].to_bytes(4, "little") + region.serial[sector].to_bytes(4, "little")

    def complaints(self):
        """What the player should be told, each once: a list of ids of words."""
        lost = self._region.tell(GAME)
        now = 0 if self._region.missing else (1 if self.full else 0) | (2 if self.failed else 0)
        new = now & ~self._told
        self._told = now
        words = ((1, "journal_full"), (2, "journal_failed"))
        return (["lost_game"] if lost else []) + [word for bit, word in words if new & bit]

    # -- the game that is played

    @property
    def current(self):
        """Whether all of the game is stored."""
        return self._sector() >= 0 and not self.unsaved

    def room(self):
        """How many bytes more there is room for in the sector of a game that is stored."""
        return self._region.room(self._sector())

    def append(self, answer, by_hand=False):
        """Store an entry of the log."""
        entry = Log()
        entry.append(answer, by_hand)
        if self._store(LOG, self._count.to_bytes(2, "little") + entry.data):
            self._count += 1

    def undo(self, count):
        """Store that the last `count` entries were taken back."""
        while count > 0 and (self.number or self.unsaved):
            some = min(count, 255)
            if self._store(UNDONE, bytes((some,))):
                self._count -= some
            count -= some

    def _store(self, kind, data):
        """Store a record of an answer; return whether it is."""
        sector = self._sector()
        if sector >= 0 and not self.unsaved and self._region.room(sector) >= needs(len(data)):
            if self._try(self._region.put, sector, kind, data):
                self.failed = False
                return True
        self.unsaved += 1
        return False

    def put_checkpoint(self, checkpoint, at_end):
        """Store a Checkpoint, so that a start need not play what is before it. `at_end`: it stands at the log's end.

        The end of the sector belongs to the answers.
        """
        sector = self._sector()
        if sector < 0:
            return
        base, data = self._checkpoint(checkpoint, self._count if at_end else UNKNOWN)
        if needs(len(data)) + _SPARE <= self._region.room(sector):
            if self._try(self._region.put, sector, OPTIONAL | CHECKPOINT, data):
                self._base = base

    def put_summary(self, summary):
        """Store how the game stands: home tells it and need not play the game. Return whether there was room."""
        sector = self._sector()
        if needs(SUMMARY_HEAD + len(summary)) > self._region.room(sector):
            return False
        self._try(self._put_summary, sector, summary)
        return True

    def put_times(self, times):
        """Store what the players' clocks show, where there is room."""
        sector = self._sector()
        if times != self.times:
            self.times = times
            if sector >= 0 and needs(len(times)) <= self._region.room(sector):
                self._try(self._region.put, sector, OPTIONAL | TIMES, times)

    def _try(self, change, *args):
        """Change the medium; return whether it took that."""
        try:
            change(*args)
        except OSError:
            self.failed = True
            return False
        return True

    # -- writing anew

    def fits(self, log, position):
        """Return whether there is room for a log and a position of these sizes in bytes."""
        room = TAIL - FIRST - _GAIN - needs(1 + len(self.setup)) - needs(len(self.description))
        return _needs_log(log) + (needs(position) if position else 0) <= room

    def write(self, log, position, checkpoints, summary):
        """Write the game anew in another sector, with its log (bytes) from a position (bytes) on, as many of the
        Checkpoints, the oldest first, as there is room for, and its summary (bytes); return whether that went well.
        """
        region = self._region
        before = self._count, self._base
        old = self._where(self._instead) if self._instead else -1
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
        self._instead = None
        self.number = region.number[sector]
        self.unsaved = 0
        self.failed = self.full = False
        return True

    def _fill(self, sector, log, position, checkpoints, summary):
        """Write all of the game into a sector."""
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
        room = region.room(sector) - _needs_log(len(log)) - needs(SUMMARY_HEAD + len(summary)) - _SPARE
        twice = sum([needs(len(data)) for _, data in vital])
        if twice > room - _GAIN:
            twice = 0
        at = 0
        for checkpoint in checkpoints:
            base, data = self._checkpoint(checkpoint, self._count + len(list(entry_ends(log[at : checkpoint.length]))))
            room -= needs(len(data))
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

    def _put_log(self, sector, entries):
        """Write entries, whole ones in each record."""
        begin = at = count = 0
        for end in list(entry_ends(entries)) + [0]:
            if at > begin and (end - begin > _PIECE or not end):
                self._region.put(sector, LOG, self._count.to_bytes(2, "little") + entries[begin:at])
                self._count += count
                begin = at
                count = 0
            at = end
            count += 1

    def _checkpoint(self, checkpoint, count):
        """Return (base of the next checkpoint, data of the record) of this one, made after `count` entries."""
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

    def _put_summary(self, sector, summary):
        head = self._played.to_bytes(4, "little") + self._count.to_bytes(2, "little")
        self._region.put(sector, OPTIONAL | SUMMARY, head + summary)
        self.summary = summary


def _needs_log(size):
    """Return how many bytes of a sector a log of that size takes."""
    return size + 14 * (size // (_PIECE // 2) + 2)
