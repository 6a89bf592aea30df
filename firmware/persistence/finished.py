"""The finished games: the latest ones completely, of older ones the players and their totals.

A game is two records in a sector of finished games. The second makes it valid:

    details  number (4 bytes), number while under way (4), then parts: kind (1), length (2), data
    head     number (4), number while under way (4), a bit per winner (1), length of the setup (2), setup,
             the totals (3 each, signed); of a game from another device also its origin (16, see `transfer.py`)

When whole games exceed their share of sectors, the heads of the oldest sector move to the newest sector of totals, and
it is released. When the sectors of totals are full, too, the oldest of them is released. Callers retry failed changes.
"""

from engine import setup as setups
from engine.parts import Parts, signed, signed_bytes
from micropython import const
from persistence.records import SECTOR_ROOM, needs
from persistence.region import FINISHED, KEPT_SHEETS, TOTALS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterator, Sequence

    from persistence.region import Region

    # Number of a game, kind and number of its sector, offsets there of its head and its details (0: none).
    Index = tuple[int, int, int, int, int]

USUAL = 1310  # bytes kept free for the next game, a third of a sector. Few games need more.
GAME_HEAD = 1
DETAILS = 2
_LAST = const(3)  # the last number assigned, to a game that was deleted
_TOTAL = const(3)  # bytes
_ORIGIN = const(16)  # bytes
_MAX_NUMBER = const(0x3FFFFFFF)
_TRIES = const(3)
_PART = const(3)  # bytes of the head of a part
# The kinds of parts.
END = 1  # the ranking, the tie-break, the reasons for the end (see `sheets.py`)
LINES = 2  # the sheets (see `sheets.py`)
RACE = 3  # the change of each total by each finished round
ANSWERS = 4  # the log from the beginning, if it is complete
BROUGHT = 5  # the packed score sheet (see `pairs.py`)
CUT = 6  # empty: the answers were left out, so the game can't be replayed
PACKED = 7  # replaces ANSWERS (see `packing.py`)


class Finished:
    """The finished games in `region`, each known by its number. Idle work may drop the oldest ones at any time."""

    def __init__(self, region: "Region") -> None:
        self._region = region
        self._games: "list[Index] | None" = None  # the last one first
        self._last = 0
        # Sectors for them, and of score sheets, when room was made last.
        self._most, self._most_totals = region.shares(True)
        self._sheets = len(region.sectors(KEPT_SHEETS))
        self._damaged = self._checked = False
        self._to_repair: "list[tuple[int, int]]" = []  # kind and number of sectors
        self._read: "tuple[int, Head, bytes] | None" = None  # the game that was read last: number, head, details

    def _index(self) -> "list[Index]":
        """Return the index of all games; scan the sectors on first use."""
        if self._games is None:
            found: "dict[int, Index]" = {}
            self._last = 0
            self._to_repair = []
            region = self._region
            for kind in (TOTALS, FINISHED):
                for sector in region.sectors(kind):
                    self._scan(sector, found)
            self._games = [found[number] for number in sorted(found)]
            self._games.reverse()
            self._checked = True
        return self._games

    def _scan(self, sector: int, found: "dict[int, Index]") -> None:
        region = self._region
        place = region.kind[sector], region.number[sector]
        reader = region.read(sector)
        details = 0
        while reader.next():
            number = int.from_bytes(reader.data[:4], "little")
            if reader.kind == DETAILS:
                details = reader.begin
            elif reader.kind == GAME_HEAD:
                head = Head(reader.data)
                if head.names:
                    found[number] = number, place[0], place[1], reader.begin, details
                    details = 0
                    self._last = max(self._last, number)
                    region.reserve_ids(head.under_way)  # the ledger may have lost the newest number
            elif reader.kind == _LAST:
                self._last = max(self._last, number)
        region.note_missing(sector, reader.lost)
        if not reader.clean:
            self._to_repair.append(place)

    def close(self) -> None:
        """Free the memory of the index."""
        self._games = None
        self._read = None

    def count(self) -> int:
        """Return the number of games."""
        return len(self._index())

    def count_in(self, sector: int) -> int:
        """Return the number of games in a sector."""
        place = self._region.kind[sector], self._region.number[sector]
        return sum([game[1:3] == place for game in self._index()])

    def numbers(self) -> "list[int]":
        """Return the numbers of all games, the last one first."""
        return [game[0] for game in self._index()]

    def any(self) -> bool:
        """Return whether there may be games, without a scan."""
        return bool(self._region.sectors(FINISHED) or self._region.sectors(TOTALS))

    def last(self) -> "tuple[int, bytes]":
        """Return (number while under way, setup) of the last game; (0, b"") if there is none.

        The number won't be assigned again: another game would be mistaken for this one.
        """
        sectors = self._region.sectors(FINISHED) if self._games is None else ()
        head = Head(self._region.read(sectors[-1]).last(GAME_HEAD)[0] if sectors else b"")
        if not head.names and self.any() and self.count():
            head = self.head(self.numbers()[0])
        self._region.reserve_ids(head.under_way)
        return head.under_way, head.setup

    def last_brought(self) -> bytes:
        """Return the packed score sheet of the last game; b"" if there is none."""
        sectors = self._region.sectors(FINISHED)
        head, details = self._region.read(sectors[-1]).last(GAME_HEAD, DETAILS) if sectors else (b"", b"")
        return parts_of(details).get(BROUGHT, b"") if details[:8] == head[:8] else b""

    def played(self) -> "dict[str, int]":
        """Return how often each game was played, by its name."""
        games: "dict[str, int]" = {}
        for kind in (TOTALS, FINISHED):
            for sector in self._region.sectors(kind):
                reader = self._region.read(sector)
                while reader.next():
                    if reader.kind == GAME_HEAD:
                        head = Head(reader.data)
                        if head.names:
                            games[head.game] = games.get(head.game, 0) + 1
        return games

    def _find(self, number: int) -> "Index":
        for game in self._index():
            if game[0] == number:
                return game
        raise KeyError(number)

    def head(self, number: int) -> "Head":
        """Return the head of a game. Raise KeyError if it has gone."""
        return self.record(number)[0]

    def details(self, number: int) -> "dict[int, bytes]":
        """Return the parts of a game's details by END, LINES … Raise KeyError if it has gone."""
        return parts_of(self.record(number)[1])

    def record(self, number: int) -> "tuple[Head, bytes]":
        """Return the head and the details (or b"") of a game. Raise KeyError if it has gone."""
        read = self._read
        if read is None or read[0] != number:
            _, kind, sector, at, before = self._find(number)
            wanted = number.to_bytes(4, "little")
            sector = self._region.place(kind, sector)
            head = self._record(sector, at, GAME_HEAD, wanted)
            details = self._record(sector, before, DETAILS, head[:8]) if before else b""
            read = self._read = number, Head(head), details
            if not head:  # it was readable when the index was made
                read[1].number, read[1].names, read[1].totals = number, ["?"], [0]
        return read[1:]

    def _record(self, sector: int, at: int, kind: int, begin: bytes) -> bytes:
        """Return the data of a sector's record if it starts with `begin`; b"" if it became unreadable."""
        for _ in range(_TRIES):
            reader = self._region.read(sector)
            reader.at = at
            if reader.next() and reader.kind == kind and reader.data.startswith(begin):
                return reader.data
        self._damaged = True
        return b""

    def add(
        self,
        setup: bytes,
        under_way: int,
        totals: "Sequence[int]",
        winners: "Sequence[int]",
        parts: "Sequence[tuple[int, bytes]]" = (),
    ) -> None:
        """Add a game. under_way: its number until now. parts: pairs of a kind (END …) and data.

        Leave out parts that don't fit in a sector, the last ones first. CUT then replaces the answers, which need
        all other parts. Raise OSError if the game isn't stored.
        """
        self._index()
        head = bytearray((self._last % _MAX_NUMBER + 1).to_bytes(4, "little") + under_way.to_bytes(4, "little"))
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
        sector = region.open(FINISHED, needs(len(details)) + needs(len(head)))
        if sector < 0:
            self._begin(FINISHED, records)
            return
        try:
            for kind, data in records:
                region.put(sector, kind, data)
        except OSError:  # the game may be complete there: it must not count twice
            region.rewrite(sector, lambda kind, data: data[:4] != head[:4], records)

    def _begin(self, kind: int, records: "Sequence[tuple[int, bytes]]") -> None:
        """Begin a sector of a kind with these records."""
        region = self._region

        def fill(sector: int) -> None:
            for what, data in records:
                region.put(sector, what, data)

        region.write(kind, 0, fill)

    def remove(self, number: int) -> None:
        """Delete a game. Raises OSError, or KeyError if it has gone."""
        try:
            self._remove(number)
        except OSError:
            if self._region.spare():
                raise
            self.work()  # provides a blank sector
            if number in self.numbers():
                self._remove(number)

    def _remove(self, number: int) -> None:
        _, kind, sector, _, _ = self._find(number)
        games = self._index()
        region = self._region
        wanted = number.to_bytes(4, "little")
        alone = len([game for game in games if game[1:3] == (kind, sector)]) == 1
        last = number == self._last
        self.close()

        def kept(what: int, data: bytes) -> bool:
            return what == _LAST or data[:4] != wanted

        if kind == FINISHED:  # a power cut may have left the head in a sector of totals, too
            for other in region.sectors(TOTALS):
                if any([head[:4] == wanted for head in self._heads(other)[0]]):
                    region.rewrite(other, kept)
        sector = region.place(kind, sector)
        if alone and not last:
            region.release(sector)
        else:
            region.rewrite(sector, kept, ((_LAST, wanted),) if last else ())

    def work(self) -> bool:
        """Make room for the next game or repair a sector while idle; return whether there was work. Raise OSError."""
        region = self._region
        if self._to_repair and not region.has_lost(FINISHED, TOTALS):  # only after the damage was reported
            sector = region.place(*self._to_repair.pop())
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
        self.close()  # it lacks a blank sector
        region.release(oldest[0], True)
        return True

    def _reduce(self) -> bool:
        """Make room for the next game, within the share of finished ones; return whether there was work.

        Games that go because sectors failed, not because newer ones came, are reported. Raise OSError.
        """
        region = self._region
        if not region.spare() and region.try_again():  # it failed once
            return True
        sectors = region.sectors(FINISHED)
        most, totals = region.shares()
        last = sectors + region.sectors(KEPT_SHEETS)
        if not most and last and not region.spare():  # the game under way needs it
            self.close()
            region.release(last[0], True)
            return True
        most = max(1, most)
        before = region.shares(False, self._sheets)
        fewer = max(1, before[0]) < self._most or before[1] < self._most_totals
        full = len(sectors) > most or len(sectors) == most and region.open(FINISHED, USUAL) < 0
        now = region.sectors(FINISHED)
        if now != sectors:  # `open` moved one, or nothing was left in it
            self.close()
            sectors = now
            full = full and len(sectors) >= most
        spare = len(region.sectors(TOTALS)) > totals
        if not full and not spare:
            self._most, self._most_totals, self._sheets = most, totals, len(region.sectors(KEPT_SHEETS))
            region.settled = region.bad
            return False
        self.close()
        if spare:  # unless sectors have failed, the power failed while a score sheet took its place
            region.release(region.sectors(TOTALS)[0], fewer)
        elif most == 1 and len(sectors) == 1:
            self._thin(sectors[0])
        else:
            oldest = region.number[sectors[0]]
            if not totals or self._keep_totals(sectors[0], totals, fewer):
                region.release(region.place(FINISHED, oldest), not totals and (fewer or len(sectors) > most))
        return True

    def _heads(self, sector: int) -> "tuple[list[bytes], bool]":
        """Return (the heads of the games in a sector, whether any of them has details)."""
        heads: "list[bytes]" = []
        details = False
        reader = self._region.recovered(sector)
        while reader.next():
            if reader.kind == GAME_HEAD:
                heads.append(reader.data)
            details |= reader.kind == DETAILS
        return heads, details

    def _thin(self, sector: int) -> None:
        """Drop the details from the only sector of a kind or, if it has none, the oldest quarter of its games."""
        heads, details = self._heads(sector)
        left_out = [] if details else heads[: len(heads) // 4 + 1]
        if len(left_out) == len(heads):
            self._region.release(sector)
        else:
            self._region.rewrite(sector, lambda kind, data: kind != DETAILS and data not in left_out)

    def _keep_totals(self, sector: int, most: int, lost: bool) -> bool:
        """Add the heads of a sector to the newest of `most` sectors of totals; return whether there was room.

        If not, drop the oldest games: the next call has room. lost: report those.
        """
        region = self._region
        there: "set[bytes]" = set()  # numbers of games: a power cut may have interrupted an earlier call
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
                region.note_missing(sectors[0], int(lost))
                self._thin(sectors[0])
                return False
            else:
                region.release(sectors[0], lost)
                return False
        return True

    def complaints(self) -> "Iterator[str]":
        """Yield ids of messages for the player, each once (see `Device.complaints`)."""
        if not self._checked and self.any():
            self._index()
            self.close()
        if self._damaged or self._region.has_lost(FINISHED, TOTALS):
            yield "finished_damaged"
        self._damaged = False
        self._region.forget_lost(FINISHED, TOTALS)


def parts_of(details: bytes) -> "dict[int, bytes]":
    """Return the parts of a game's details by END, LINES …"""
    found: "dict[int, bytes]" = {}
    parts = Parts(details, 8)
    try:
        while parts.more:
            what = parts.byte()
            found[what] = parts.take(parts.size())
    except IndexError:  # forged
        pass
    return found


class Head:
    """A decoded head. names: empty if it is damaged or forged. body: all after the two numbers, without the origin."""

    def __init__(self, data: bytes) -> None:
        parts = Parts(data)
        self.names: "list[str]" = []
        self.totals: "list[int]" = []
        self.game = ""
        self.number = self.under_way = self.won = 0
        self.setup = self.body = self.origin = b""
        try:
            self.number = int.from_bytes(parts.take(4), "little")
            self.under_way = int.from_bytes(parts.take(4), "little")
            self.won = parts.byte()
            self.setup = parts.take(parts.size())
            self.game, _, names, _ = setups.decode(self.setup)
            for _ in names:
                self.totals.append(signed(int.from_bytes(parts.take(_TOTAL), "little"), _TOTAL))
            self.body = data[8 : parts.at]
            if parts.more:
                self.origin = parts.take(_ORIGIN)
            if not parts.more:
                self.names = names
        except (ValueError, IndexError):
            pass

    @property
    def winners(self) -> "list[int]":
        """Return the numbers of the players who won."""
        return [player for player in range(len(self.names)) if self.won >> player & 1]
