"""`quipu restore`: the lines of a dump are taken in (docs/scores.md).

They are sent twice: first they are looked at, and a person is asked; what there is no room for is told with that. Then
they are stored, a sector at a time, which counts when it is whole.
"""

from cable.sender import beginning
from engine.prompts import Choose, Notice, Row, whether
from flows import AGAIN, BACK
from micropython import const
from persistence import transfer
from persistence.finished import DETAILS, GAME_HEAD, SECTOR_ROOM, USUAL
from persistence.records import needs
from persistence.region import FINISHED, GAME, TOTALS

_DEVICE = const(8)  # bytes
# More finished games than a device ever has room for.
_MOST = const(400)
# Games are numbered as where they come from up to here.
_NUMBERS = const(100000)


class Restore:
    """What is taken in. asks: a person is asked; over: nothing more is done; tells: there is something to say."""

    def __init__(self, app):
        self._app = app
        self._region = app.region
        self._own = app.settings.device
        self._scan = transfer.finished(app.region)
        self._games = set()  # those that are here: device and number
        self._begun = set()  # the same, of the number that each had under way
        self._found = []  # the finished ones that are new, the last of them
        self._sizes = []  # of each of these: bytes with details (0: it has none) and without
        self._placed = set()  # those under way that are new, and have a place
        self._last = 0
        self._looks = self._takes = self.asks = self.over = self._failed = False
        self._under_way = self._no_place = self._damaged = 0
        self._dropped = 0  # so many new finished ones came before `_found`
        self._skip = self._left = 0  # so many of the first are taken with their totals alone, or not at all
        self._seen = self._taken = 0
        self._batches = {FINISHED: [], TOTALS: []}  # what is not stored yet, for a sector each
        self._rooms = {FINISHED: SECTOR_ROOM, TOTALS: SECTOR_ROOM}
        whole, totals = app.region.shares()
        self._most = {FINISHED: whole, TOTALS: totals}
        self._flow = None
        self.tells = ""
        if app.session:
            self._finish("playing")

    def work(self):
        """Do a part of the work; return whether there is something to say."""
        if self._flow and self._flow is not self._app.flow:
            self._flow = None
            self.stop("refused")
        if self._scan and not self.over:
            try:
                head, _ = next(self._scan)
            except StopIteration:
                self._scan = None
                self._looks = True
                self.tells = "ready"
            else:
                device, number, begun = transfer.origin(head, self._own)
                self._games.add(device + number.to_bytes(4, "little"))
                self._begun.add(device + begun.to_bytes(4, "little"))
                self._last = max(self._last, head.number)
        return bool(self.tells)

    def said(self):
        """The pieces of the line that says how far it is."""
        told, self.tells = self.tells, ""
        yield beginning("restore", self._own) + ',"state":"%s","games":%d' % (told, self._dropped + len(self._sizes))
        yield ',"under_way":%d,"totals":%d' % (self._under_way, self._skip - self._left)
        yield ',"left":%d,"damaged":%d,"taken":%d' % (self._no_room(), self._damaged, self._taken)
        yield None

    def stop(self, why):
        """Give up what is not done yet. `why`: the state that is said of it, a text."""
        if not self.over:
            self._finish(why)

    def _finish(self, why):
        self.tells = why
        self.over = True
        self._looks = self._takes = self.asks = False
        if self._flow:
            self._app.again()

    def take(self, line):
        """A line has come."""
        if not self._looks and not self._takes:
            return
        try:
            if not line.complete():
                if line.start.startswith(b'{"quipu":'):
                    raise ValueError("line")
            elif line.kind == b"end":
                self._end()
            elif line.kind == b"settings" and line.data:
                if self._takes:
                    self._app.settings.take(bytes(line.data))
            elif line.kind in (b"finished", b"under_way") and line.data:
                if len(line.device) != _DEVICE:
                    raise ValueError("device")
                if line.kind == b"finished":
                    self._finished(line)
                else:
                    self._game(line)
        except ValueError:
            self._damaged += self._looks
        except OSError:
            self._failed = True
            self._finish("failed")

    def _finished(self, line):
        head, details = transfer.unpacked(line.data)
        game = line.device + head.number.to_bytes(4, "little")
        found = self._found
        # Each is looked at once, and taken once.
        if game in self._games or (game in found) != self._takes:
            return
        if self._takes:
            found.remove(game)
        else:
            found.append(game)
            if len(found) > _MOST:
                found.pop(0)
                self._sizes.pop(0)
                self._dropped += 1
        begin, details = transfer.received(head, details, self._number(head.number), line.device)
        size = needs(len(details)) + needs(len(begin))
        if self._looks:
            self._sizes.append((size if details and size <= SECTOR_ROOM else 0, needs(len(begin))))
            return
        at = self._seen
        self._seen += 1
        if at < self._left:
            return
        whole = at >= self._skip and details and size <= SECTOR_ROOM
        kind = FINISHED if whole else TOTALS
        size = size if whole else needs(len(begin))
        if size > self._rooms[kind]:
            self._flush(kind)
        self._rooms[kind] -= size
        self._batches[kind].append((begin, details if whole else b""))
        self._last = int.from_bytes(begin[:4], "little")

    def _number(self, number):
        return number if self._last < number < _NUMBERS else self._last + 1

    def _flush(self, kind):
        """Store a sector of finished games."""
        batch = self._batches[kind]
        if not batch:
            return
        region = self._region
        if len(region.sectors(kind)) >= self._most[kind]:
            raise OSError("room")

        def fill(sector):
            for head, details in batch:
                if details:
                    region.put(sector, DETAILS, details)
                region.put(sector, GAME_HEAD, head)

        region.write(kind, 0, fill)
        self._taken += len(batch)
        self._batches[kind] = []
        self._rooms[kind] = SECTOR_ROOM
        self._app.again()

    def _game(self, line):
        """A game under way: `begun` stands after the device."""
        words = bytes(line.start).split(b'"')
        if len(words) < 13 or words[11] != b"begun":
            raise ValueError("begun")
        begun = int(str(words[12][1:-1], "utf-8"))
        if not 0 < begun < transfer.TRANSFERRED:
            raise ValueError("begun")
        number = transfer.number_here(line.device, begun)
        mark = begun.to_bytes(4, "little")
        own = self._own
        here = self._region.place(GAME, number) >= 0 or line.device + mark in self._begun
        here = here or own + number.to_bytes(4, "little") in self._begun
        if here or line.device == own and self._region.place(GAME, begun) >= 0:
            return
        saved, summary = transfer.saved(begun, line.data)
        game = line.device + mark
        if self._takes:
            if game in self._placed:
                self._placed.remove(game)
                self._app.keeper.journal.take(number, saved, summary)
                self._taken += 1
        elif game not in self._placed:
            free = self._region.places() - len(self._region.sectors(GAME)) - len(self._region.other_games())
            if self._under_way < free:
                self._under_way += 1
                self._placed.add(game)
            else:
                self._no_place += 1

    def _end(self):
        """All lines were there."""
        if self._takes:
            self._flush(TOTALS)
            self._flush(FINISHED)
            self._finish("done")
            return
        self._looks = False
        if self._app.session:  # it was begun meanwhile
            self._finish("playing")
            return
        while not self._fits(self._sizes[self._skip :]):
            self._skip += 1
        totals = [size[1] for i, size in enumerate(self._sizes) if i < self._skip or not size[0]]
        free = max(0, self._most[TOTALS] - len(self._region.sectors(TOTALS)))
        while _sectors(totals[self._left :])[0] > free:
            self._left += 1
        self._skip = max(self._skip, self._left)
        if self._sizes or self._under_way or self._app.settings.fresh:
            self.asks = True
            self.tells = "asking"
            self._flow = self._asking()
            self._app.lay(self._flow)
        else:
            self._finish("nothing")

    def _fits(self, sizes):
        """Whether there is room for finished games of these sizes, and none that are here have to go."""
        count, room = _sectors([size[0] for size in sizes])
        free = self._most[FINISHED] - len(self._region.sectors(FINISHED)) - count
        return not count or free > 0 or not free and room >= needs(USUAL)

    def _no_room(self):
        """How many games there is no room for."""
        return self._dropped + self._left + self._no_place

    def _asking(self):
        """The flow: a person is asked, and sees how far it is."""
        facts = [("restore_games", self._dropped + len(self._sizes))]
        for word, count in (
            ("restore_under_way", self._under_way),
            ("restore_totals", self._skip - self._left),
            ("restore_left", self._no_room()),
            ("restore_damaged", self._damaged),
        ):
            if count:
                facts.append((word, count))
        answer = AGAIN
        while answer is AGAIN and not self.over:
            answer = yield whether("restore_ask", facts=facts)
        if self.over:
            return
        self.asks = False
        if answer is BACK or not answer[0]:
            self._flow = None
            self.stop("refused")
            return
        self._takes = True
        self.tells = "send"
        of = len(self._sizes) - self._left + self._under_way
        while not self.over:
            answer = yield Choose("restore", None, (Row("restore_stop"),), facts=(("restored", self._taken, of),))
            if answer is not AGAIN:
                self._flow = None
                self.stop("refused")
        self._flow = None
        self._app.taken_in()
        if self._failed:
            yield Notice("attention", None, ("journal_failed",))
        yield Notice("restore", None, (("restored", self._taken, of),))


def _sectors(sizes):
    """How many sectors blobs of these sizes take, and how many bytes the last one has left."""
    count = room = 0
    for size in sizes:
        if size > room:
            count += 1
            room = SECTOR_ROOM
        room -= size
    return count, room
