"""Import the lines of a dump for `quipu restore` (docs/dev/data-format.md).

The computer sends them twice. The first time they are checked; then the player sees what fits, and confirms. The second
time they are stored, a sector at a time, which becomes valid when it is complete.
"""

import pictures
import words
from cable.sender import beginning
from cable.transfer import Transfer
from engine import setup
from engine.history.session import Session
from engine.prompts import Choose, Notice, Row, whether
from flows import attention
from flows.known_games import FORGED_SAVE_ERRORS, known, make, version_of
from micropython import const
from persistence import transfer
from persistence.autosave import UNDO_BYTES
from persistence.finished import DETAILS, GAME_HEAD, USUAL
from persistence.records import SECTOR_ROOM, needs
from persistence.region import FINISHED, GAME, TOTALS
from ui.signal import REFRESH

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterator, Sequence

    from cable.received import Received
    from device import Device
    from engine.history.checkpoint import Checkpoint
    from engine.parts import Label
    from persistence.finished import Head
    from persistence.saved import Saved
    from ui.view import Asking

_DEVICE_SIZE = const(8)  # bytes
# More finished games than fit in any device.
_MAX_GAMES = const(400)
# Games keep their numbers up to this one.
_MAX_KEPT_NUMBER = const(100000)
_MAX_FACTS = const(5)  # more would hide No and Yes; the closing notice repeats the missing answers


class Restore(Transfer):
    """An import."""

    def __init__(self, app: "Device") -> None:
        Transfer.__init__(self, app)
        self._region = app.region
        self._own = app.settings.device
        self._scan: "Iterator[tuple[Head, bytes]] | None" = transfer.finished(app.region)
        self._games: "set[bytes]" = set()  # finished games on this device: device and number of their origin
        self._begun: "set[bytes]" = set()  # the same with their numbers while under way
        self._found: "list[bytes]" = []  # new finished games, the last ones
        self._sizes: "list[tuple[int, int]]" = []  # bytes of each with details (0: it has none) and without
        self._placed: "set[bytes]" = set()  # new games under way for which there is a place
        self._last = 0
        self._looks = self._takes = self._failed = False
        self._under_way = self._no_place = self._damaged = 0
        self._missing = 0  # number of damaged answers of games under way
        self._dropped = 0  # number of new finished games before `_found`
        # Of these, the first `_skip` lose their details, and the first `_left` are left out.
        self._skip = self._left = 0
        self._seen = self._taken = 0
        # Head and details of games that aren't stored yet, a sector of each kind.
        self._batches: "dict[int, list[tuple[bytes, bytes]]]" = {FINISHED: [], TOTALS: []}
        self._rooms = {FINISHED: SECTOR_ROOM, TOTALS: SECTOR_ROOM}
        whole, totals = app.region.shares()
        self._most = {FINISHED: whole, TOTALS: totals}

    def work(self) -> bool:
        """See Transfer."""
        Transfer.work(self)
        if self._scan and not self.over:
            try:
                head, _ = next(self._scan)
            except StopIteration:
                self._scan = None
                self._looks = True
                self.state = "ready"
            else:
                device, number, begun = transfer.origin(head, self._own)
                self._games.add(device + number.to_bytes(4, "little"))
                self._begun.add(device + begun.to_bytes(4, "little"))
                self._last = max(self._last, head.number)
        return bool(self.state)

    def said(self) -> "Iterator[str | None]":
        """Yield the line that reports the state."""
        state, self.state = self.state, ""
        yield beginning("restore", self._own) + ',"state":"%s","games":%d' % (state, self._dropped + len(self._sizes))
        yield ',"under_way":%d,"totals":%d' % (self._under_way, self._skip - self._left)
        yield ',"left":%d,"damaged":%d,"taken":%d' % (self._no_room(), self._damaged, self._taken)
        if self._missing:
            yield ',"missing":%d' % self._missing
        yield None

    def _finish(self, why: str) -> None:
        self._looks = self._takes = False
        Transfer._finish(self, why)

    def take(self, line: "Received") -> None:
        """Process a line."""
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
                if len(line.device) != _DEVICE_SIZE:
                    raise ValueError("device")
                if line.kind == b"finished":
                    self._finished(line, line.data)
                else:
                    self._game(line, line.data)
        except ValueError:
            self._damaged += self._looks
        except OSError:
            self._failed = True
            self._finish("failed")

    def _finished(self, line: "Received", data: bytearray) -> None:
        head, details = transfer.unpacked(data)
        game = line.device + head.number.to_bytes(4, "little")
        found = self._found
        # Check each once, and store each once.
        if game in self._games or (game in found) != self._takes:
            return
        if self._takes:
            found.remove(game)
        else:
            found.append(game)
            if len(found) > _MAX_GAMES:
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

    def _number(self, number: int) -> int:
        return number if self._last < number < _MAX_KEPT_NUMBER else self._last + 1

    def _flush(self, kind: int) -> None:
        """Store a sector of finished games."""
        batch = self._batches[kind]
        if not batch:
            return
        region = self._region
        if len(region.sectors(kind)) >= self._most[kind]:
            raise OSError("room")
        if not self._app.autosave.journal.settle(self._app.finished.last()[0]):
            raise OSError("settle")

        def fill(sector: int) -> None:
            for head, details in batch:
                if details:
                    region.put(sector, DETAILS, details)
                region.put(sector, GAME_HEAD, head)

        region.write(kind, 0, fill)
        self._taken += len(batch)
        self._batches[kind] = []
        self._rooms[kind] = SECTOR_ROOM
        self._app.refresh()

    def _game(self, line: "Received", data: bytearray) -> None:
        """Process a game under way, whose number `begun` follows the device."""
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
        saved, summary = transfer.saved(begun, data)
        checkpoints, summary = replayed(saved, summary)
        game = line.device + mark
        if self._takes:
            if game in self._placed:
                self._placed.remove(game)
                self._app.autosave.journal.take(number, saved, checkpoints, summary)
                self._taken += 1
        elif game not in self._placed:
            free = self._region.places() - len(self._region.sectors(GAME)) - len(self._region.other_games())
            if self._under_way < free:
                self._under_way += 1
                self._missing += saved.lost
                self._placed.add(game)
            else:
                self._no_place += 1

    def _end(self) -> None:
        """Process the end of the dump."""
        if self._takes:
            self._flush(TOTALS)
            self._flush(FINISHED)
            self._finish("done")
            return
        self._looks = False
        if self._app.session:  # a game was started meanwhile
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
            self._ask(self._asking())
        else:
            self._finish("nothing")

    def _fits(self, sizes: "list[tuple[int, int]]") -> bool:
        """Return whether finished games of these sizes fit without dropping any."""
        count, room = _sectors([size[0] for size in sizes])
        free = self._most[FINISHED] - len(self._region.sectors(FINISHED)) - count
        return not count or free > 0 or not free and room >= needs(USUAL)

    def _no_room(self) -> int:
        """Return the number of games that don't fit."""
        return self._dropped + self._left + self._no_place

    def _asking(self) -> "Asking[None]":
        """Ask the player, then show the progress."""
        facts: "list[Label]" = [("restore_games", self._dropped + len(self._sizes))]
        if self._app.is_setting_up():
            facts.append("restore_setup")
        for word, count in (
            ("restore_under_way", self._under_way),
            ("restore_totals", self._skip - self._left),
            ("restore_left", self._no_room()),
            ("restore_damaged", self._damaged),
            ("restore_missing", self._missing),
        ):
            if count and len(facts) < _MAX_FACTS:
                facts.append((word, count))
        sure = (yield from self._answer(whether("restore_ask", facts=facts))) == b"\1"
        self.asks = False
        if not sure:
            self._flow = None
            self.stop("refused")
            return
        self._takes = True
        self.state = "send"
        of = len(self._sizes) - self._left + self._under_way
        try:
            while not self.over:
                answer = yield Choose("restore", None, (Row("restore_stop"),), facts=(("restored", self._taken, of),))
                if answer is not REFRESH:
                    break
        finally:  # MENU may have closed it
            self._flow = None
            self.stop("refused")
            self._app.imported()
        if self._failed:
            yield from attention("journal_failed")
        lines = [("restored", self._taken, of)] + [("restore_missing", self._missing)] * bool(self._missing)
        yield Notice("restore", None, lines)


def replayed(saved: "Saved", summary: bytes) -> "tuple[Sequence[Checkpoint], bytes]":
    """Play a game again that came from outside; return its checkpoints and its summary.

    Those that came along may be forged. A game that this firmware can't play gets no checkpoints and keeps its
    summary. Raise ValueError if the rules refuse the game.
    """
    name, version, names, answers = setup.decode(saved.setup)
    sets, from_sheet = words.playing()
    try:
        if not known(saved.setup) or version_of(name, saved.description) != version:
            return (), summary
        game = make(name, len(names), answers, saved.description)
        session = Session(game, saved.log, (), saved.position)
        summary = session.summary()
    except FORGED_SAVE_ERRORS:
        raise ValueError("game")
    finally:  # a game may be set up below
        words.play(*sets, from_sheet=from_sheet)
        pictures.use(*sets)
    if session.dropped or saved.position and session.checkpoints[0].saved != saved.position:
        raise ValueError("answers")
    return session.recent(UNDO_BYTES), summary


def _sectors(sizes: "list[int]") -> "tuple[int, int]":
    """Return the number of sectors for records of these sizes, and the bytes free in the last one."""
    count = room = 0
    for size in sizes:
        if size > room:
            count += 1
            room = SECTOR_ROOM
        room -= size
    return count, room
