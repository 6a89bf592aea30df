"""The games under way, each in a sector of its own: its setup, and what was answered since.

The records of a game's sector (see `records.py`), besides the entries of its log:

    setup        what the game is, who plays, its options
    description  what the game brought along, to be read without the file it came from
    position     the saved game that the log begins at, whose entries' checks go on from its own; where there is none,
                 at the game's beginning
    checkpoint   length of the log (2 bytes), how many bytes before that the last entry begins that was asked for (1; 0:
                 not known), a number that counts up (1), the chain there (4; 0: not known), changes (see `changes.py`)
    times        how long each player was asked, if they have clocks (see `clocks.py`)
    summary      when it was played last, in numbers that count up (4), how the game stands (see `Session.summary`)
"""

from micropython import const
from persistence.changes import difference
from persistence.records import GIVEN, LOG, PIECE, SET, UNDONE, crc32
from persistence.region import GAME, HEAD, NO_ROOM, OTHER, SECTOR, needs
from persistence.saved import (
    CHECKPOINT,
    CHECKPOINT_HEAD,
    DESCRIPTION,
    POSITION,
    SETUP,
    SUMMARY,
    TIMES,
    Kept,
    Saved,
)
from rules.log import entry_ends

# How many games can be under way.
PLACES = 3

_MOST_SETUP = const(1000)
# So many bytes are free in a sector that is written anew, at least; and so many that checkpoints leave to answers.
_GAIN = const(512)
_SPARE = const(256)
_COUNTED = const(0x3FFFFFFF)


class Journal:
    """The games under way in `region`, and the one of them that is played. It never raises for the medium.

    number: which game is played; 0: none that is stored. setup, description: that game's, also of a new one. summary:
    the last one that is stored. times: what the players' clocks show. failed: the medium could not be written at the
    last try; each answer tries again. full: there is no room for the game. unsaved: how many answers would be lost if
    the power went now.
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
        self._chain = 0
        self._last = b""  # the saved game of the last checkpoint in the sector
        self._serial = 0
        self._played = 0

    # -- the games under way

    def games(self, over=0):
        """The games under way as Kept, the last played first. `over`: the number of one that is finished."""
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
        order = [(-kept.played, i) for i, kept in enumerate(games)]
        order.sort()
        games = [games[i] for _, i in order]
        self._latest = games[0].played if games else 0
        return games + [Kept(region, sector) for sector in region.sectors(GAME, OTHER)]

    def load(self, kept):
        """Take up a game to go on with it; return it as Saved."""
        self.close()
        region = self._region
        sector = self._where(kept)
        saved = Saved(region.read(sector))
        region.end[sector] = saved.end if saved.whole else 0
        self.number = kept.number
        self.setup = saved.setup
        self.description = saved.description
        self.times = saved.times
        self._chain = saved.chain or 0
        self._last = saved.last
        self._serial = max(0, saved.serial)
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
        sector = self._region.begin(GAME, number)
        self._fill(sector, saved.log, saved.position, saved.checkpoints, summary)
        self._region.commit(sector)
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
        """Forget a game."""
        self._try(self._region.release, self._where(kept))
        self.close()

    def _sector(self):
        """Where the game that is played is stored; -1: nowhere yet."""
        return self._region.place(GAME, self.number) if self.number else -1

    def _where(self, kept):
        """Where a game is stored: it may have moved on since it was listed."""
        other = self._region.state[kept.sector] == OTHER
        return kept.sector if other else self._region.place(GAME, kept.number)

    def complaints(self):
        """What the player should be told, each once: a list of ids of words."""
        lost = self._region.tell(GAME)
        now = 4 if self._region.missing else (1 if self.full else 0) | (2 if self.failed else 0)
        new = now & ~self._told
        self._told = now
        words = ((1, "journal_full"), (2, "journal_failed"), (4, "region_missing"))
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
        self._store(bytes(((SET if by_hand else GIVEN) + len(answer),)) + answer)

    def undo(self, count):
        """Store that the last `count` entries were taken back."""
        while count > 0 and (self.number or self.unsaved):
            self._store(bytes((UNDONE, min(count, 255))))
            count -= 255

    def _store(self, record):
        region = self._region
        sector = self._sector()
        if sector >= 0 and not self.unsaved and region.room(sector) >= len(record) + 4:
            chain = crc32(record, self._chain)
            if self._try(region.append, sector, record, chain):
                self._chain = chain
                return
        self.unsaved += 1

    def put_checkpoint(self, checkpoint, at_end):
        """Store a Checkpoint, so that a start need not play what is before it. `at_end`: it stands at the log's end.

        The end of the sector belongs to the answers.
        """
        changes = difference(self._last, checkpoint.saved)
        sector = self._sector()
        if needs(len(changes) + CHECKPOINT_HEAD) + _SPARE <= self._region.room(sector):
            self._try(self._put_checkpoint, sector, checkpoint, changes, self._chain if at_end else 0)

    def put_summary(self, summary):
        """Store how the game stands: home tells it and need not play the game. Return whether there was room."""
        sector = self._sector()
        if needs(4 + len(summary)) > self._region.room(sector):
            return False
        self._try(self._put_summary, sector, summary)
        return True

    def put_times(self, times):
        """Store what the players' clocks show, where there is room."""
        sector = self._sector()
        if times != self.times:
            self.times = times
            if sector >= 0 and needs(len(times)) <= self._region.room(sector):
                self._try(self._region.put, sector, TIMES, times)

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
        """Whether there is room for a log and a position of so many bytes."""
        room = SECTOR - HEAD - _GAIN - needs(len(self.setup)) - needs(len(self.description))
        return _needs_log(log) + (needs(position) if position else 0) <= room

    def write(self, log, position, checkpoints, summary):
        """Write the game anew in another sector, with its log (bytes) from a position (bytes) on, as many of the
        Checkpoints, the oldest first, as there is room for, and its summary (bytes); return whether that went well.
        """
        try:
            sector = self._region.begin(GAME, self.number)
            self._fill(sector, log, position, checkpoints, summary)
            old = self._sector()
            if old < 0 and self._instead:
                old = self._where(self._instead)
            self._region.commit(sector, old)
        except OSError as error:
            self.full = error.args[0] == NO_ROOM
            self.failed = not self.full
            return False
        self._instead = None
        self.number = self._region.number[sector]
        self.unsaved = 0
        self.failed = self.full = False
        return True

    def _fill(self, sector, log, position, checkpoints, summary):
        """Write all of the game into a sector."""
        region = self._region
        region.put(sector, SETUP, self.setup)
        if self.description:
            region.put(sector, DESCRIPTION, self.description)
        self._chain = region.seed(sector)
        self._last = position
        self._serial = 0
        if position:
            region.put(sector, POSITION, position)
            # Without it neither answers nor checkpoints count.
            self._chain = crc32(position, self._chain)
            self._serial = 1
        if self.times:
            region.put(sector, TIMES, self.times)
        room = region.room(sector) - _needs_log(len(log)) - needs(4 + len(summary)) - _SPARE
        at = 0
        for checkpoint in checkpoints:
            changes = difference(self._last, checkpoint.saved)
            room -= needs(len(changes) + CHECKPOINT_HEAD)
            if room < 0:
                break
            self._put_log(sector, log[at : checkpoint.length])
            at = checkpoint.length
            self._put_checkpoint(sector, checkpoint, changes, self._chain)
        self._put_log(sector, log[at:])
        self._put_summary(sector, summary)

    def _put_log(self, sector, entries):
        """Write entries, whole ones in each record."""
        begin = at = 0
        for end in entry_ends(entries):
            if end - begin > PIECE:
                self._put_entries(sector, entries[begin:at])
                begin = at
            at = end
        if begin < at:
            self._put_entries(sector, entries[begin:at])

    def _put_entries(self, sector, entries):
        record = bytes((LOG, len(entries))) + entries
        self._chain = crc32(record, self._chain)
        self._region.append(sector, record, self._chain)

    def _put_checkpoint(self, sector, checkpoint, changes, chain):
        since = checkpoint.length - checkpoint.asked
        if checkpoint.asked < 0 or since > 255:
            since = 0
        head = checkpoint.length.to_bytes(2, "little") + bytes((since, self._serial)) + chain.to_bytes(4, "little")
        self._region.put(sector, CHECKPOINT, head + changes)
        self._serial = self._serial + 1 & 0xFF
        self._last = checkpoint.saved

    def _put_summary(self, sector, summary):
        self._region.put(sector, SUMMARY, self._played.to_bytes(4, "little") + summary)
        self.summary = summary


def _needs_log(size):
    """How many bytes of a sector a log of that size takes."""
    return size + 6 * (size // (PIECE // 2) + 2)
