"""A life of the device: set-up, settings, games of all kinds of which three are under way at a time, undo, finished
games, deleting. The power is cut in the operations of its flash, and what a start finds then is compared with what the
player had.
"""

from typing import Any

from host.pilot import policies
from host.recorded import notation
from host.storage.flash import SECTOR, TEARS, Nor, store

from engine import setup
from engine.history.session import Session
from flows.game import finish
from persistence.autosave import Autosave
from persistence.finished import Finished
from persistence.records import TAIL, Reader
from persistence.region import Region
from persistence.saved import Saved
from persistence.settings import Settings

NAMES = ("Ana", "Bénédict", "Çelik", "Zoë", "Ève", "Jürgen", "Niccolò", "Ñuß")


class Lost(AssertionError):
    """A start that did not find what it had to."""


_end = Reader._end
_on = [Nor()]  # the flash of the device that was switched on last


def _counted(reader: Reader, at: int) -> int:
    """Count an attempt to find a record."""
    size = int.from_bytes(reader._raw[at + 2 : at + 4], "little")
    _on[0].records_tried += 1
    _on[0].bytes_checked += size if at + size < TAIL else 0
    return _end(reader, at)


Reader._end = _counted  # type: ignore[assignment,method-assign]


class Device:
    """What persists of a device that is switched on with this flash."""

    def __init__(self, runtime: str, nor: Nor) -> None:
        self.runtime, self.nor = runtime, nor
        nor.bytes_read = nor.bytes_checked = nor.records_tried = 0
        _on[0] = nor
        self.region = Region(store(runtime, nor))
        self.settings = Settings(self.region)
        self.finished = Finished(self.region)
        self.autosave = Autosave(self.region)
        self.journal = self.autosave.journal

    def again(self) -> "Device":
        """As the next start has it, with a flash of its own."""
        return Device(self.runtime, Nor(self.nor.cells))

    # -- what is kept

    def games(self) -> list[Any]:
        """The games under way."""
        return self.journal.games(self.finished.last()[0])

    def saved(self, kept: Any) -> Any:
        """A game under way as its sector has it."""
        return Saved(self.region.read(kept.sector))

    def state(self) -> dict[Any, Any]:
        """All that is kept: the settings, the finished games, and by number setup, position and log of each other."""
        found: dict[Any, Any] = {"settings": bytes(self.settings.encoded()), "finished": self.over()}
        for kept in self.games():
            if not kept.other:
                saved = self.saved(kept)
                found[kept.number] = saved.setup, saved.position, saved.log
        return found

    def over(self) -> list[Any]:
        """The finished games."""
        heads = [self.finished.head(number) for number in self.finished.numbers()]
        return [(head.number, head.game, head.names, head.totals) for head in heads]

    def complaints(self) -> list[str]:
        """What home tells of what is kept."""
        kept = (self.region, self.settings, self.finished, self.journal)
        return [line for one in kept for line in one.complaints()]

    # -- what is done

    def begin(self, game: str, count: int, random: Any = None, instead: Any = None) -> Any:
        """Set up a game for so many and return its Session; `random` sets its options. Later `instead` is dropped."""
        kind = notation.rules(game)
        options = policies.options(kind, count, random)
        self.journal.start(setup.encode(game, kind.VERSION, NAMES[:count], options), instead)
        return self.play(Session(kind(count, options)))

    def open(self, kept: Any) -> Any:
        """Go on with a game under way; return its Session. `lost`: how many of its answers were."""
        saved = self.journal.load(kept)
        self.lost = saved.lost
        name, _, names, options = setup.decode(saved.setup)
        game = notation.rules(name)(len(names), options)
        return self.play(Session(game, saved.log, saved.checkpoints, saved.position), saved)

    def play(self, session: Any, saved: Any = None) -> Any:
        """From here on a Session is kept; return it."""
        self.autosave.play(session, saved)
        return session

    def settle(self) -> None:
        """What is done after an answer, when its picture is shown."""
        self.autosave.flush_idle()

    def rest(self) -> None:
        """What is done while nobody presses."""
        while self.finished.work() or self.region.work():
            pass

    def finish(self, session: Any) -> None:
        """The game is over, and A was pressed."""
        finish(self.finished, self.journal, session)


class Cuts:
    """Power cuts, and what comes of them: `counts`, by what is counted."""

    def __init__(self, runtime: str, random: Any) -> None:
        self.runtime = runtime
        self.random = random
        self.counts: dict[str, int] = {}

    def count(self, what: str, number: int = 1) -> None:
        """Count so many of something."""
        self.counts[what] = self.counts.get(what, 0) + number

    def check(self, what: str, left: Nor, before: dict[Any, Any], after: dict[Any, Any]) -> None:
        """A start on what a cut left finds each thing as in one of two states, says nothing, and can be played on."""
        self.count("cuts")
        device = Device(self.runtime, left)
        found = device.state()
        told = device.complaints()
        if told:
            raise Lost(f"{what}: nothing is damaged, and it is told: {told}")
        for thing in before.keys() | after.keys() | found.keys():
            had = before.get(thing), after.get(thing)
            if found.get(thing) not in had:
                raise Lost(f"{what}: {thing}: {found.get(thing)}\nin place of {had}")
        if before.keys() - found.keys() and (found["finished"] != after["finished"] or after.keys() - found.keys()):
            raise Lost(f"{what}: a game is gone, and what takes its place is not there")
        if self.random.random() < 0.1:
            device.settings.contrast ^= 1
            device.settings.save()
            device.rest()
            again = device.again()
            if again.settings.contrast != device.settings.contrast or again.state().keys() != found.keys():
                raise Lost(f"{what}: what is kept after the cut is lost")
            self.count("played on")


class Life(Cuts):
    """A life on a runtime; the power is cut in one of `every` so many operations (0: never)."""

    def __init__(self, runtime: str, random: Any, every: int = 1) -> None:
        super().__init__(runtime, random)
        self.every = every
        self.nor = Nor(random.randbytes(65536))  # an official image's code
        self.operations = 0
        self.sessions: dict[int, Any] = {}  # of the games under way, by number
        # By number of the game: the logs that it ever had, and how it ever stood.
        self.logs: dict[int, set[bytes]] = {}
        self.stood: dict[int, set[bytes]] = {}
        self.do("switched on", self.switch_on)

    def switch_on(self) -> None:
        """Power on."""
        self.device = Device(self.runtime, self.nor)

    def do(self, what: str, act: Any, idle: bool = True) -> None:
        """Do something, with cuts; `idle`: then nobody presses for a while."""
        self.nor.mark()
        before = Device(self.runtime, Nor(self.nor.cells)).state() if self.every else {}
        act()
        if idle:
            self.device.rest()
        log = self.nor.log
        self.count(what)
        self.count("operations", len(log))
        self.count("erases", sum(len(done) == SECTOR for _, done in log))
        after = self.device.again().state() if self.every else {}
        for number in range(len(log)):
            self.operations += 1
            if self.every and self.operations % self.every == 0:
                left = self.nor.torn(number, self.random.choice(TEARS), self.random)
                self.check(what, left, before, after)

    # -- what is done

    def live(self, evenings: int, answers: int = 30) -> None:
        """So many evenings with so many answers each; now and then something is set, deleted or dropped."""
        for number in range(evenings):
            self.evening(answers)
            if number % 4 == 0:
                self.change()

    def evening(self, answers: int) -> None:
        """One of the games under way, or a new one, is played for a while; perhaps to its end."""
        if len(self.sessions) < self.device.region.places() or self.random.random() < 0.05:
            self.begin()
        session = self.open(self.random.choice(sorted(self.sessions)))
        self.play(session, answers)
        if not session.prompt:
            self.sessions.pop(self.device.journal.number)
            self.do("finished", lambda: self.device.finish(session))

    def begin(self) -> None:
        """Set up a game and give its first answer; where all places are taken one is dropped for it."""
        game = self.random.choice(notation.games())
        least, most = notation.rules(game).PLAYERS
        count = self.random.randint(least, min(4, most))
        self.do("names remembered", lambda: self.device.settings.remember(self.random.sample(NAMES, count)))
        games = self.device.games()
        instead = games[-1] if len(games) >= self.device.region.places() else None
        if instead:
            self.sessions.pop(instead.number)
            self.count("dropped for another")
        session = self.device.begin(game, count, self.random, instead)
        self.play(session, 1)
        self.sessions[self.device.journal.number] = session

    def open(self, number: int) -> Any:
        """Go on with a game, as after a look at home: it stands as it did."""
        session = self.device.open(next(kept for kept in self.device.games() if kept.number == number))
        before = self.sessions[number]
        session.read()
        if session.dropped or session.log != before.log or session.game.save() != before.game.save():
            raise Lost(f"game {number} stands otherwise")
        self.sessions[number] = session
        return session

    def play(self, session: Any, answers: int) -> None:
        """Give so many answers, with some undone and set by hand."""
        for _ in range(answers):
            if not session.prompt:
                return
            stood = bytes(session.game.save())
            playing = policies.play(session, self.random, None, 0.1, 0.03)

            def step(playing: Any = playing) -> None:
                next(playing, None)
                session.read()
                self.device.settle()

            self.do("answered", step, self.random.random() < 0.3)
            number = self.device.journal.number
            self.logs.setdefault(number, set()).add(bytes(session.log))
            self.stood.setdefault(number, {stood}).add(bytes(session.game.save()))

    def change(self) -> None:
        """The player sets something; a finished game is deleted, or one under way dropped."""
        settings = self.device.settings

        def change() -> None:
            settings.contrast = self.random.choice((10, 80, 160, 255))
            settings.sleep = self.random.choice((1, 3, 10, 30))
            settings.save()

        self.do("settings changed", change)
        numbers = self.device.finished.numbers()
        if numbers and self.random.random() < 0.3:
            self.do("deleted", lambda: self.device.finished.remove(self.random.choice(numbers)))
        if len(self.sessions) > 1 and self.random.random() < 0.2:
            kept = self.device.games()[-1]
            self.sessions.pop(kept.number)
            self.do("dropped", lambda: self.device.journal.drop(kept))
