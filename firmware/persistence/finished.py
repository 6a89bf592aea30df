"""The games played to their end: the last ones whole, of older ones who had how many points.

A game is two blobs in a sector of finished games, the second of which makes it count:

    details  number (4 bytes), number that it had under way (4), and then parts: what it is (1), length (2), bytes
    head     number (4), number that it had under way (4), a bit for each winner (1), length of the setup (2), setup,
             the totals (3 each, signed)

When there are more full sectors than WHOLE_SECTORS, the heads of the oldest one go to a sector of totals, and it is
let go of.
"""

from micropython import const
from persistence.packing import unpack
from persistence.region import FINISHED, GAME, SECTOR, TOTALS, needs
from persistence.region import HEAD as _BEGIN
from persistence.sheets import decode_race
from rules import setup as setups
from rules.limits import PLAYERS
from rules.parts import Parts, signed, signed_bytes

# Full sectors of whole games, besides the one that games are added to; of totals. A game takes a third of one, or less.
WHOLE_SECTORS = 7
MOST_TOTALS = 3
USUAL = 1360  # bytes of a game
GAME_HEAD = 1
DETAILS = 2
_LAST = const(3)  # the last number that was given, of a game that was deleted
_TOTAL = const(3)  # bytes
_ORIGIN = const(16)  # bytes
_MOST_NUMBER = const(0x3FFFFFFF)
# The parts of the details, and how long the head of one is.
_PART = const(3)
END = 1  # who stood where, what decided a tie, why it ended: see `sheets.py`
LINES = 2  # the sheets: see `sheets.py`
RACE = 3  # what each finished round changed of each total
ANSWERS = 4  # the log from the beginning; it is missing where that is not known any more
BROUGHT = 5  # what the game brought along: a score sheet, packed (see `pairs.py`)
CUT = 6  # nothing: that the answers are not all there, and the game cannot be played again
PACKED = 7  # in the place of ANSWERS: see `packing.py`


class Finished:
    """The finished games in `region`, numbered from the last one, 0, on."""

    def __init__(self, region):
        self._region = region
        self._games = None  # for each, the last one first: number, kind and number of the sector, places in it
        self._last = 0
        self._damaged = False
        self._worn = []  # kind and number of sectors with something to mend

    def _index(self):
        """Look through the sectors, when that is first needed."""
        if self._games is None:
            found = {}
            self._last = 0
            self._worn = []
            region = self._region
            for kind in (TOTALS, FINISHED):
                for sector in region.sectors(kind):
                    self._look(sector, found)
            self._games = [found[number] for number in sorted(found)]
            self._games.reverse()
        return self._games

    def _look(self, sector, found):
        region = self._region
        place = region.kind[sector], region.number[sector]
        reader = region.read(sector)
        details = under_way = 0
        at = reader.at
        while reader.next():
            number = int.from_bytes(reader.data[:4], "little")
            if reader.kind == DETAILS:
                details = at
                under_way = int.from_bytes(reader.data[4:8], "little")
            elif reader.kind == GAME_HEAD and Head(reader.data).names:
                found[number] = number, place[0], place[1], at, details
                details = 0
                self._last = max(self._last, number)
            elif reader.kind == _LAST:
                self._last = max(self._last, number)
            at = reader.at
        if reader.torn and not reader.broken:
            # When the power went in that, what was to be added is still where it came from.
            if place[0] == TOTALS:
                self._damaged |= len(region.sectors(FINISHED)) <= WHOLE_SECTORS
            else:
                self._damaged |= region.place(GAME, under_way) < 0 if details else not region.sectors(GAME)
        if reader.broken:
            self._damaged = True
        if not reader.clean or reader.mended:
            self._worn.append(place)

    def close(self):
        """Let go of the memory that looking through them took."""
        self._games = None

    def count(self):
        """How many games there are."""
        return len(self._index())

    def any(self):
        """Whether there may be games: told without looking for them."""
        return bool(self._region.sectors(FINISHED) or self._region.sectors(TOTALS))

    def last(self):
        """(number that the last game had under way, its setup as bytes); (0, b"") where there is none. That number is
        not given to another game, which would be taken for this one.
        """
        number, setup = self._last_game()
        self._region.beyond(number)
        return number, setup

    def last_brought(self):
        """What the last game brought along; b"" where that is not kept."""
        sectors = self._region.sectors(FINISHED)
        head, details = self._region.read(sectors[-1]).last(GAME_HEAD, DETAILS) if sectors else (b"", b"")
        return parts_of(details).get(BROUGHT, b"") if details[:8] == head[:8] else b""

    def played(self):
        """How often each game was played: a dictionary of numbers by its name."""
        games = {}
        for kind in (TOTALS, FINISHED):
            for sector in self._region.sectors(kind):
                reader = self._region.read(sector)
                while reader.next():
                    if reader.kind == GAME_HEAD:
                        head = Head(reader.data)
                        if head.names:
                            games[head.game] = games.get(head.game, 0) + 1
        return games

    def _last_game(self):
        if not self.any():
            return 0, b""
        sectors = self._region.sectors(FINISHED)
        if self._games is None and sectors:
            reader = self._region.read(sectors[-1])
            head = Head(reader.last(GAME_HEAD)[0])
            # What is torn is looked at while what it came from is still there.
            if head.names and reader.ends():
                return head.under_way, head.setup
        if not self.count():
            return 0, b""
        head = self._head(0)
        return head.under_way, head.setup

    def _head(self, index):
        _, kind, number, at, _ = self._index()[index]
        return Head(self._read(kind, number, at).data)

    def _read(self, kind, number, at):
        """A Reader that has read what stands in that sector there."""
        reader = self._region.read(self._region.place(kind, number), at)
        reader.next()
        return reader

    def get(self, index):
        """(number, name of the game, names of the players, their totals) of a game by its index."""
        head = self._head(index)
        return head.number, head.game, head.names, head.totals

    def setup(self, index):
        """Return the setup of a game as bytes."""
        return self._head(index).setup

    def under_way(self, index):
        """The number that a game had under way, which tells it from all others of this device."""
        return self._head(index).under_way

    def winners(self, index):
        """The numbers of those who won a game: a list."""
        won = self._head(index).won
        return [player for player in range(PLAYERS) if won >> player & 1]

    def details(self, index):
        """What is known besides of a game: a dictionary of bytes by END, LINES …"""
        return parts_of(self.record(index)[1])

    def record(self, index):
        """All that is kept of a game: (Head, details as bytes or b"")."""
        _, kind, number, _, at = self._index()[index]
        return self._head(index), self._read(kind, number, at).data if at else b""

    def answers(self, index):
        """The log of a game from its beginning; None where it is not kept. Raises IndexError where it is damaged."""
        parts = self.details(index)
        if PACKED in parts:
            return unpack(parts[PACKED], decode_race(parts[RACE], len(self.get(index)[2])))
        return parts.get(ANSWERS)

    def add(self, setup, under_way, totals, winners, parts=()):
        """Add a game. setup: bytes; under_way: its number; totals by player; winners: numbers of players. Of the
        `parts`, pairs of what it is (END …) and bytes, those that find no room in a sector are left out, the last ones
        first; in the place of the answers, which need all of the others, it says so then. Raises OSError: it is not
        stored.
        """
        self._index()
        head = bytearray((self._last % _MOST_NUMBER + 1).to_bytes(4, "little") + under_way.to_bytes(4, "little"))
        details = head[:]
        head.append(sum([1 << player for player in winners]))
        head.extend(len(setup).to_bytes(2, "little") + setup)
        for total in totals:
            head.extend(signed_bytes(total, _TOTAL))
        room = SECTOR - _BEGIN - needs(len(head)) - _PART
        fits = True
        for what, data in parts:
            fits = fits and needs(len(details) + _PART + len(data)) <= room
            if not fits and what in (ANSWERS, PACKED):
                what, data = CUT, b""
            if fits or what == CUT:
                details.append(what)
                details.extend(len(data).to_bytes(2, "little"))
                details.extend(data)
        region = self._region
        self._games = None
        # Some bytes more: two blobs take more heads than one.
        sector = region.open(FINISHED, len(details) + len(head) + 16)
        if sector < 0:
            sector = region.begin(FINISHED)
            region.commit(sector)
        region.put(sector, DETAILS, bytes(details))
        region.put(sector, GAME_HEAD, bytes(head))

    def remove(self, index):
        """Delete a game. Raises OSError."""
        number, kind, sector, _, _ = self._index()[index]
        wanted = number.to_bytes(4, "little")
        self._games = None
        last = ((_LAST, wanted),) if number == self._last else ()
        sector = self._region.place(kind, sector)
        self._region.rewrite(sector, lambda kind, data: kind == _LAST or data[:4] != wanted, last)

    def work(self):
        """Make room for games to come, and mend, when nobody presses; return whether there was anything to do. Raises
        OSError.
        """
        region = self._region
        if self._worn and not self._damaged:  # once that is told
            sector = region.place(*self._worn.pop())
            self._games = None
            if sector >= 0:
                region.rewrite(sector)
            return True
        sectors = region.sectors(FINISHED)
        if len(sectors) <= WHOLE_SECTORS or len(sectors) == WHOLE_SECTORS + 1 and region.open(FINISHED, USUAL) >= 0:
            return False
        self._index()
        oldest = region.number[sectors[0]]
        for _, kind, number, at, _ in reversed(self._games):
            if kind == FINISHED and number == oldest:
                self._add_totals(self._read(kind, number, at).data)
        self._games = None
        region.release(sectors[0])
        return True

    def _add_totals(self, head):
        region = self._region
        sector = region.open(TOTALS, len(head))
        if sector < 0:
            sectors = region.sectors(TOTALS)
            if len(sectors) == MOST_TOTALS:
                region.release(sectors[0])
            sector = region.begin(TOTALS)
            region.commit(sector)
        region.put(sector, GAME_HEAD, head)

    def complaints(self):
        """What the player should be told, once: a list of ids of words."""
        damaged = self._region.tell(FINISHED, TOTALS) or self._damaged
        self._damaged = False
        return ["finished_damaged"] if damaged else []


def parts_of(details):
    """The parts of a game's details (bytes): a dictionary of bytes by END, LINES …"""
    found = {}
    parts = Parts(details, 8)
    try:
        while parts.more:
            what = parts.byte()
            found[what] = parts.take(parts.size())
    except IndexError:  # made by hand
        pass
    return found


class Head:
    """A head, read. names: none where it cannot be read: who made it by hand may have written anything. body: what
    stands in it after the two numbers, but for the origin.
    """

    def __init__(self, data):
        parts = Parts(data)
        self.names = ()
        self.origin = b""
        try:
            self.number = int.from_bytes(parts.take(4), "little")
            self.under_way = int.from_bytes(parts.take(4), "little")
            self.won = parts.byte()
            self.setup = parts.take(parts.size())
            self.game, _, names, _ = setups.decode(self.setup)
            self.totals = []
            for _ in names:
                self.totals.append(signed(int.from_bytes(parts.take(_TOTAL), "little"), _TOTAL))
            self.body = data[8 : parts.at]
            if parts.more:
                self.origin = parts.take(_ORIGIN)
            if not parts.more:
                self.names = names
        except (ValueError, IndexError):
            pass
