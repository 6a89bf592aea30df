"""The games played to their end: the last ones whole, of older ones who had how many points.

A game is two blobs in a sector of finished games, the second of which makes it count:

    details  number (4 bytes), number that it had under way (4), and then parts: what it is (1), length (2), bytes
    head     number (4), number that it had under way (4), a bit for each winner (1), length of the setup (2), setup,
             the totals (3 each, signed)

When there are more sectors than the region has for whole games, the heads of the oldest one go to the newest sector of
totals, and it is released. When the sectors of totals are full too, the oldest of them is released. What could not be
stored or deleted is tried again by who asked for it.
"""

from engine import setup as setups
from engine.limits import PLAYERS
from engine.parts import Parts, signed, signed_bytes
from micropython import const
from persistence.packing import unpack
from persistence.records import FIRST, TAIL, needs
from persistence.region import FINISHED, TOTALS
from persistence.sheets import decode_race

SECTOR_ROOM = TAIL - FIRST  # bytes of a sector
USUAL = 1310  # bytes that are kept free for the next game: a third of that. Few games need more.
GAME_HEAD = 1
DETAILS = 2
_LAST = const(3)  # the last number that was given, of a game that was deleted
_TOTAL = const(3)  # bytes
_ORIGIN = const(16)  # bytes
_MOST_NUMBER = const(0x3FFFFFFF)
_TRIES = const(3)
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
        self._damaged = self._checked = False
        self._worn = []  # kind and number of sectors with something to mend
        self._read = None, None, b""  # the game that was read last: index, Head, details

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
            self._checked = True
        return self._games

    def _look(self, sector, found):
        region = self._region
        place = region.kind[sector], region.number[sector]
        reader = region.read(sector)
        details = 0
        while reader.next():
            number = int.from_bytes(reader.data[:4], "little")
            if reader.kind == DETAILS:
                details = reader.begin
            elif reader.kind == GAME_HEAD and Head(reader.data).names:
                found[number] = number, place[0], place[1], reader.begin, details
                details = 0
                self._last = max(self._last, number)
            elif reader.kind == _LAST:
                self._last = max(self._last, number)
        self._damaged |= region.misses(sector, reader.lost)
        if not reader.clean:
            self._worn.append(place)

    def close(self):
        """Let go of the memory that looking through them took."""
        self._games = None
        self._read = None, None, b""

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
        if self._games is None:
            sectors = self._region.sectors(FINISHED)
            head = Head(self._region.read(sectors[-1]).last(GAME_HEAD)[0] if sectors else b"")
            if head.names:
                return head.under_way, head.setup
        if not self.any() or not self.count():
            return 0, b""
        head, _ = self.record(0)
        return head.under_way, head.setup

    def _head(self, index):
        return self.record(index)[0]

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
        if self._read[0] != index:
            number, kind, sector, at, before = self._index()[index]
            wanted = number.to_bytes(4, "little")
            sector = self._region.place(kind, sector)
            head = self._record(sector, at, GAME_HEAD, wanted)
            details = self._record(sector, before, DETAILS, head[:8]) if before else b""
            self._read = index, Head(head), details
            if not head:  # it could be read when the list was made
                self._read[1].names, self._read[1].totals = ["?"], [0]
        return self._read[1:]

    def _record(self, sector, at, kind, begin):
        """Return the data of a sector's record if they start with `begin`; b"" if they can't be read any more."""
        for _ in range(_TRIES):
            reader = self._region.read(sector)
            reader.at = at
            if reader.next() and reader.kind == kind and reader.data.startswith(begin):
                return reader.data
        self._damaged = True
        return b""

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
        room = SECTOR_ROOM - needs(len(head)) - _PART
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
        self.close()
        records = ((DETAILS, bytes(details)), (GAME_HEAD, bytes(head)))
        for attempt in range(2):  # where the newest sector fails another one is begun
            sector = region.open(FINISHED, needs(len(details)) + needs(len(head))) if not attempt else -1
            try:
                if sector < 0:
                    self._begin(FINISHED, records)
                else:
                    for kind, data in records:
                        region.put(sector, kind, data)
                return
            except OSError:
                if sector < 0:
                    raise

    def _begin(self, kind, records):
        """Begin a sector of that kind with these records."""
        region = self._region

        def fill(sector):
            for what, data in records:
                region.put(sector, what, data)

        region.write(kind, 0, fill)

    def remove(self, index):
        """Delete a game. Raises OSError."""
        number = self._index()[index][0]
        try:
            self._remove(index)
        except OSError:
            if self._region.spare():
                raise
            self.work()  # makes one
            for index, game in enumerate(self._index()):
                if game[0] == number:
                    self._remove(index)
                    break

    def _remove(self, index):
        number, kind, sector, _, _ = self._index()[index]
        wanted = number.to_bytes(4, "little")
        alone = len([game for game in self._games if game[1:3] == (kind, sector)]) == 1
        last = number == self._last
        self.close()
        sector = self._region.place(kind, sector)
        if alone and not last:
            self._region.release(sector)
        else:
            more = ((_LAST, wanted),) if last else ()
            self._region.rewrite(sector, lambda kind, data: kind == _LAST or data[:4] != wanted, more)

    def work(self):
        """Make room for games to come, and mend, when nobody presses; return whether there was anything to do. Raises
        OSError.
        """
        region = self._region
        if self._worn and not self._damaged:  # once that is told
            sector = region.place(*self._worn.pop())
            self.close()
            if sector >= 0:
                region.rewrite(sector)
            return True
        try:
            return self._reduce()
        except OSError:
            oldest = (region.sectors(TOTALS) + region.sectors(FINISHED)[:-1])[:1]
            if region.spare() or not oldest:
                raise
        self.close()  # it needed a blank sector, and there is none
        region.release(oldest[0])
        return True

    def _reduce(self):
        """Make room for the next game, and keep to as many sectors as there are for finished ones; return whether there
        was anything to do. Raises OSError.
        """
        region = self._region
        if not region.spare() and region.try_again():  # it failed once
            return True
        sectors = region.sectors(FINISHED)
        most, totals = region.shares()
        if not most and sectors and not region.spare():  # the game under way needs it
            self.close()
            region.release(sectors[0])
            return True
        most = max(1, most)
        full = len(sectors) > most or len(sectors) == most and region.open(FINISHED, USUAL) < 0
        spare = len(region.sectors(TOTALS)) > totals  # sectors have failed since
        if not full and not spare:
            return False
        self.close()
        sectors = region.sectors(FINISHED)  # `open` may have moved one
        if spare:
            region.release(region.sectors(TOTALS)[0])
        elif most == 1 and len(sectors) == 1:
            self._thin(sectors[0])
        else:
            oldest = region.number[sectors[0]]
            if not totals or self._keep_totals(sectors[0], totals):
                region.release(region.place(FINISHED, oldest))
        return True

    def _heads(self, sector):
        """Return (the heads of the games in a sector, whether any of them has details)."""
        heads = []
        details = False
        reader = self._region.recovered(sector)
        while reader.next():
            if reader.kind == GAME_HEAD:
                heads.append(reader.data)
            details |= reader.kind == DETAILS
        return heads, details

    def _thin(self, sector):
        """Leave out of the only sector of a kind the details; where there are none, the oldest quarter of its games."""
        heads, details = self._heads(sector)
        left_out = () if details else heads[: len(heads) // 4 + 1]
        if len(left_out) == len(heads):
            self._region.release(sector)
        else:
            self._region.rewrite(sector, lambda kind, data: kind != DETAILS and data not in left_out)

    def _keep_totals(self, sector, most):
        """Add the heads of a sector to the newest of `most` sectors of totals; return whether there was room. If not,
        there is now: the oldest games are gone.
        """
        region = self._region
        there = set()  # numbers of games: the power may have failed after some of the heads
        for other in region.sectors(TOTALS):
            there.update([head[:4] for head in self._heads(other)[0]])
        for head in self._heads(sector)[0]:
            if head[:4] in there:
                continue
            newest = region.open(TOTALS, needs(len(head)))
            sectors = region.sectors(TOTALS)
            if newest >= 0:
                region.put(newest, GAME_HEAD, head)
            elif len(sectors) < most:
                self._begin(TOTALS, ((GAME_HEAD, head),))
            elif most == 1:
                self._thin(sectors[0])
                return False
            else:
                region.release(sectors[0])
                return False
        return True

    def complaints(self):
        """What the player should be told, once: a list of ids of words."""
        if not self._checked and self.any():
            self._index()
            self.close()
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
        self.names = self.totals = ()
        self.game = ""
        self.number = self.under_way = self.won = 0
        self.setup = self.body = self.origin = b""
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
