"""The games under way, each in a sector of its own: its setup, and what was answered since.

The records of a game's sector (see `records.py`), besides the entries of its log:

    setup        what the game is, who plays, its options
    description  what the game brought along, to be read without the file it came from
    position     the saved game that the log begins at, whose entries' checks go on from its own; where there is none,
                 at the game's beginning
    snapshot     length of the log (2 bytes), how many bytes before that the last entry begins that was asked for (1; 0:
                 not known), a number that counts up (1), the chain there (4; 0: not known), changes (see `changes.py`)
    standing     when it was played last, in numbers that count up (4), how the game stands (see `Session.standing`)

A sector that is full is written anew in another one: without what was undone, and without the older snapshots. Only
where the answers alone leave no room the game goes on from a position, from two whole rounds ago if that can be.
"""

from persistence.changes import difference
from persistence.mending import crc32
from persistence.reading import (
    DESCRIPTION,
    POSITION,
    SETUP,
    SNAPSHOT,
    SNAPSHOT_HEAD,
    STANDING,
    Kept,
    Saved,
)
from persistence.records import ANSWER, BY_HAND, LOG, PIECE, UNDONE
from persistence.region import GAME, HEAD, NO_ROOM, OTHER, SECTOR, needs

# How many games can be under way.
PLACES = 3

_ENTRY = 0x7F
_MOST_SETUP = 1000
# So many bytes are free in a sector that is written anew, at least; and so many that saved positions leave to answers.
_GAIN = 512
_SPARE = 256
# Saved positions are kept for undo of the last answers: so many bytes of log.
_LAST = 96
_COUNTED = 0x3FFFFFFF


class Journal:
    """The games under way in `region`, and the one of them that is played. It never raises for the medium.

    number: which game is played; 0: none that is stored. setup: that game's, also of a new one. failed: the medium
    could not be written at the last try; each answer tries again. full: there is no room for the game. unsaved: how
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
        self.setup = self._description = b""
        self._instead = None  # the game that a new one takes the place of
        self._chain = 0
        self._last = b""  # the last saved position in the sector
        self._serial = 0
        self._played = 0
        self._standing = b""  # the last one in the sector
        self._stood_at = -1  # bytes of the log when the game was last asked for it

    # -- the games under way

    def games(self, over=0):
        """The games under way as Kept, the last played first. `over`: the number of one that is finished."""
        self.close()
        games = []
        region = self._region
        for sector in region.sectors(GAME):
            if over and region.number[sector] == over:
                self._release(sector)
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
        self._description = saved.description
        self._chain = saved.chain or 0
        self._last = saved.last
        self._serial = max(0, saved.serial)
        self._played = self._latest
        if kept.played == self._latest:
            self._standing = kept.standing
        else:
            self._played = self._latest + 1 & _COUNTED
        return saved

    def start(self, setup, instead=None, description=b""):
        """A new game: nothing is stored before its first answer. Then it takes the place of another one, if given."""
        if not 0 < len(setup) < _MOST_SETUP:
            raise ValueError("setup")
        self.games()
        self.setup = bytes(setup)
        self._description = description
        self._played = self._latest + 1 & _COUNTED
        self._instead = instead

    def finish(self):
        """The game stands among the finished ones: it is not under way any more."""
        sector = self._sector()
        if sector >= 0:
            self._release(sector)
        self.close()

    def drop(self, kept):
        """Forget a game."""
        self._release(self._where(kept))
        self.close()

    def _sector(self):
        """Where the game that is played is stored; -1: nowhere yet."""
        return self._region.place(GAME, self.number) if self.number else -1

    def _where(self, kept):
        """Where a game is stored: it may have moved on since it was listed."""
        other = self._region.state[kept.sector] == OTHER
        return kept.sector if other else self._region.place(GAME, kept.number)

    def _release(self, sector):
        try:
            self._region.release(sector)
        except OSError:
            self.failed = True

    def complaints(self):
        """What the player should be told, each once: ids of words."""
        lost = self._region.tell(GAME)
        now = 4 if self._region.missing else (1 if self.full else 0) | (2 if self.failed else 0)
        new = now & ~self._told
        self._told = now
        words = ((1, "journal_full"), (2, "journal_failed"), (4, "region_missing"))
        return (["lost_game"] if lost else []) + [word for bit, word in words if new & bit]

    # -- what Session tells

    def entry(self, data, by_hand=False):
        """An entry of the log is new: store it."""
        head = (BY_HAND if by_hand else ANSWER) + len(data)
        self._store(bytes((head,)) + data)
        if by_hand:
            self._standing = b""
            self._stood_at = -1

    def undo(self, count):
        """So many entries were taken back."""
        while count > 0 and (self.number or self.unsaved):
            self._store(bytes((UNDONE, min(count, 255))))
            count -= 255
        self._stood_at = -1

    def _store(self, record):
        region = self._region
        sector = self._sector()
        if sector >= 0 and not self.unsaved and region.room(sector) >= len(record) + 4:
            chain = crc32(record, self._chain)
            try:
                region.append(sector, record, chain)
                self._chain = chain
                return
            except OSError:
                self.failed = True
        self.unsaved += 1

    def save(self, session):
        """Store what found no room in the game's sector. To be called before the next picture, from where calls are not
        nested as deep as in the rules.
        """
        if self.unsaved:
            self.write(session)

    def snapshot(self, session, length, saved, asked):
        """Store the saved game after `length` bytes of log, so that a start need not play these; asked: see Saved.

        The end of the sector belongs to the answers.
        """
        sector = self._sector()
        if sector < 0 or self.unsaved:
            return
        changes = difference(self._last, saved)
        if needs(len(changes) + SNAPSHOT_HEAD) + _SPARE > self._region.room(sector):
            return
        try:
            self._put_snapshot(sector, length, changes, asked, self._chain if length == len(session.log) else 0)
            self._last = saved
        except OSError:
            self.failed = True

    def work(self, session):
        """What can wait until the picture is shown: how the game stands, a saved position."""
        if session:
            self.save(session)
        if session and self._sector() >= 0 and not self.unsaved:
            self._note_standing(session)
            session.rest()

    def _note_standing(self, session):
        """Store how the game stands when a turn has changed it: home tells it and need not play the game."""
        if self._stood_at > len(session.log):  # taken back
            self._stood_at = -1
        if self._stood_at >= session.begun:
            return
        self._stood_at = len(session.log)
        standing = session.standing()
        if standing == self._standing:
            return
        sector = self._sector()
        if needs(4 + len(standing)) > self._region.room(sector):
            self.write(session)  # or home would take another game for the one that was played last
            return
        try:
            self._put_standing(sector, standing)
        except OSError:
            self.failed = True

    def _put_standing(self, sector, standing):
        self._region.put(sector, STANDING, self._played.to_bytes(4, "little") + standing)
        self._standing = standing

    # -- writing anew

    def write(self, session):
        """Write the game anew in another sector; return whether that went well."""
        base = self._base(session)
        self.full = base is None
        if self.full:
            return False
        length, position = base
        if length:
            session.forget(length)
        try:
            sector = self._region.begin(GAME, self.number)
            self._fill(sector, session, position)
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
        self.failed = False
        return True

    def _base(self, session):
        """Where the log shall begin: bytes of log before it, saved game. None: there is no room for any."""
        room = SECTOR - HEAD - _GAIN - needs(len(self.setup)) - needs(len(self._description))
        for length, position in session.bases():
            size = len(session.log) - length
            if size + 6 * (size // (PIECE // 2) + 2) + (needs(len(position)) if position else 0) <= room:
                return length, position
        return None

    def _fill(self, sector, session, position):
        """Write all of the game into a sector."""
        region = self._region
        region.put(sector, SETUP, self.setup)
        if self._description:
            region.put(sector, DESCRIPTION, self._description)
        self._chain = region.seed(sector)
        self._last = position
        self._serial = 0
        if position:
            region.put(sector, POSITION, position)
            # Without it neither answers nor snapshots count.
            self._chain = crc32(position, self._chain)
            self._serial = 1
        standing = session.standing()
        log = session.log
        size = len(log)
        room = region.room(sector) - size - 6 * (size // (PIECE // 2) + 2) - needs(4 + len(standing)) - _SPARE
        at = 0
        for length, saved, asked in session.recent(_LAST):
            changes = difference(self._last, saved)
            room -= needs(len(changes) + SNAPSHOT_HEAD)
            if room < 0:
                break
            self._put_log(sector, log, at, length)
            at = length
            self._put_snapshot(sector, length, changes, asked, self._chain)
            self._last = saved
        self._put_log(sector, log, at, size)
        self._put_standing(sector, standing)
        self._stood_at = -1

    def _put_log(self, sector, log, at, end):
        """Write the entries of the log from one place to another, whole ones in each record."""
        while at < end:
            begin = at
            while at < end and at + 1 + (log[at] & _ENTRY) - begin <= PIECE:
                at += 1 + (log[at] & _ENTRY)
            record = bytes((LOG, at - begin)) + log[begin:at]
            self._chain = crc32(record, self._chain)
            self._region.append(sector, record, self._chain)

    def _put_snapshot(self, sector, length, changes, asked, chain):
        since = length - asked
        if asked < 0 or since > 255:
            since = 0
        head = length.to_bytes(2, "little") + bytes((since, self._serial)) + chain.to_bytes(4, "little")
        self._region.put(sector, SNAPSHOT, head + changes)
        self._serial = self._serial + 1 & 0xFF
