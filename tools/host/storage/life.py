"""A life of the device: set-up, settings, games of all kinds of which three are under way at a time, undo, finished
games, deleting. It can be cut at each operation of its flash, and what a start finds then is compared with what the
player had.
"""

from typing import Any

from host.pilot import policies
from host.recorded import notation
from host.storage.flash import TEARS, Nor, apply, store

from flows.game import finish
from keeper import Keeper
from persistence import setup
from persistence.finished import Finished
from persistence.journal import PLACES, Saved
from persistence.region import Region
from persistence.settings import Settings
from rules.session import Session

NAMES = ("Ana", "Bénédict", "Çelik", "Zoë", "Ève", "Jürgen", "Niccolò", "Ñuß")


class Lost(AssertionError):
    """A start that did not find what it had to."""


class Device:
    """What persists of a device that is switched on with this flash."""

    def __init__(self, runtime: str, nor: Nor) -> None:
        self.region = Region(store(runtime, nor))
        self.settings = Settings(self.region)
        self.finished = Finished(self.region)
        self.keeper = Keeper(self.region)
        self.journal = self.keeper.journal

    def games(self) -> list[Any]:
        """The games under way."""
        return self.journal.games(self.finished.last()[0])

    def complaints(self) -> list[str]:
        """What home tells of what is kept."""
        return [*self.settings.complaints(), *self.finished.complaints(), *self.journal.complaints()]

    def state(self) -> Any:
        """All that is kept: settings, finished games, and by number the setups and logs of those under way."""
        games = {kept.number: self.log(kept) for kept in self.games()}
        return bytes(self.settings._encode()), self.list(), games

    def list(self) -> list[Any]:
        """The finished games."""
        return [self.finished.get(index) for index in range(self.finished.count())]

    def log(self, kept: Any) -> tuple[bytes, bytes, bytes]:
        """The setup, the position and the log of a game under way."""
        saved = Saved(self.region.read(kept.sector))
        return saved.setup, saved.position, saved.log


class Life:
    """Lives on a runtime; the power is cut at one of `every` so many operations, in `tears` ways (0: never).

    random decides; counts says what happened.
    """

    def __init__(self, runtime: str, random: Any, every: int = 1, tears: int = 1) -> None:
        self.runtime = runtime
        self.random = random
        self.every = every
        self.tears = tears
        self.nor = Nor(random.randbytes(65536))  # an official image's code
        self.counts: dict[str, int] = {}
        self.operations = 0
        self.sessions: dict[int, Any] = {}  # of the games under way, by number
        # By number of the game: the logs that it ever had, and its saved positions.
        self.logs: dict[int, set[bytes]] = {}
        self.positions: dict[int, set[bytes]] = {}
        self.do("switched on", self.switch_on)

    def count(self, what: str, number: int = 1) -> None:
        """Count so many of something."""
        self.counts[what] = self.counts.get(what, 0) + number

    def switch_on(self) -> None:
        """Power on."""
        self.device = Device(self.runtime, self.nor)

    def do(self, what: str, act: Any, idle: bool = True) -> None:
        """Do something, with cuts; `idle`: then nobody presses for a while."""
        image = bytearray(self.nor.cells)
        before = self.known()
        self.nor.log = []
        act()
        if idle:
            self.rest()
        states = [before, self.known()]
        self.count(what)
        for operation in self.nor.log:
            self.operations += 1
            self.count("erases" if len(operation[1]) == 4096 else "programs")
            if self.tears and self.operations % self.every == 0:
                for tear in self.random.sample(TEARS, self.tears):
                    torn = bytearray(image)
                    apply(torn, operation, tear, self.random)
                    self.check(what, torn, states)
            apply(image, operation)
        if image != self.nor.cells:
            raise Lost("the log of operations is not all that was done")

    def rest(self) -> None:
        """What the app does while nobody presses."""
        while self.device.finished.work() or self.device.region.work():
            pass

    def known(self) -> Any:
        """What a start should find."""
        if not hasattr(self, "device"):
            return None
        device = Device(self.runtime, Nor(bytes(self.nor.cells)))
        return device.state()

    def check(self, what: str, cells: bytearray, states: list[Any]) -> None:
        """A start on these bytes finds of each thing what was or what is now; and what is played on is kept."""
        self.count("cuts")
        nor = Nor(bytes(cells))
        device = Device(self.runtime, nor)
        settings, finished, games = device.state()
        told = device.complaints()
        if told:
            raise Lost(f"{what}: nothing is damaged, and it is told: {told}")
        before, after = states[0] or states[1], states[1]
        if states[0] is not None:
            if settings not in (before[0], after[0]):
                raise Lost(f"{what}: the settings are none of those")
            if finished not in (before[1], after[1]):
                raise Lost(f"{what}: the finished games: {finished}\n{before[1]}\n{after[1]}")
            for number in set(before[2]) | set(after[2]) | set(games):
                had = before[2].get(number), after[2].get(number)
                if games.get(number) not in had:
                    raise Lost(f"{what}: game {number}: {games.get(number)}\nin place of {had}")
            gone = set(before[2]) - set(games)
            if gone and (finished != after[1] or not set(after[2]) <= set(games)):
                raise Lost(f"{what}: a game is gone, and what takes its place is not there")
        if self.random.random() < 0.1:
            self.go_on(nor)

    def go_on(self, nor: Nor) -> None:
        """After a cut everything works: settings are kept, and what is cleaned up changes nothing."""
        device = Device(self.runtime, nor)
        games = device.state()[2]
        device.settings.contrast ^= 1
        device.settings.save()
        while device.finished.work() or device.region.work():
            pass
        again = Device(self.runtime, nor)
        if again.settings.contrast != device.settings.contrast or again.state()[2] != games:
            raise Lost("what is kept after a cut is lost")
        self.count("played on")

    # -- what is done

    def begin(self, game: str, count: int, kind: Any = None) -> None:
        """Set up a game and give its first answer; where all places are taken one is dropped for it."""
        kind = kind or notation.rules(game)
        options = policies.options(kind, count, self.random)
        names = [*NAMES, *NAMES][self.random.randrange(8) :][:count]
        self.do("names remembered", lambda: self.device.settings.remember(names))
        games = self.device.games()
        instead = games[-1] if len(games) >= PLACES else None
        if instead:
            self.sessions.pop(instead.number)
            self.count("dropped for another")
        made = setup.encode(game, kind.VERSION, names, options)
        self.device.journal.start(made, instead)
        session = Session(kind(count, options))
        self.device.keeper.play(session)
        self.play(session, 1)
        self.sessions[self.device.journal.number] = session

    def play(self, session: Any, answers: int) -> None:
        """Give so many answers, with some undone and set by hand."""
        for _ in range(answers):
            if not session.prompt:
                return
            playing = policies.play(session, self.random, None, 0.1, 0.03)

            def step(playing: Any = playing) -> None:
                next(playing, None)
                self.device.keeper.work()

            self.do("answered", step, self.random.random() < 0.3)
            number = self.device.journal.number
            self.logs.setdefault(number, set()).add(bytes(session.log))
            self.positions.setdefault(number, set()).update(checkpoint[1] for checkpoint in session.checkpoints)

    def open(self, number: int) -> Any:
        """Go on with a game, as after a look at home."""
        journal = self.device.journal
        kept = next(kept for kept in self.device.games() if kept.number == number)
        saved = journal.load(kept)
        before = self.sessions[number]
        if saved.setup != journal.setup or saved.log != bytes(before.log):
            raise Lost(f"game {number} is another one")
        game = type(before.game)(before.game.count, before.game.answers)
        session = Session(game, saved.log, saved.checkpoints, saved.position)
        self.device.keeper.play(session, saved)
        before.read()  # news since the last answer wait again
        session.read()
        if session.dropped or session.game.save() != before.game.save():
            raise Lost(f"game {number} stands otherwise")
        if not saved.whole:
            self.device.keeper.rewrite()
        self.sessions[number] = session
        return session

    def evening(self, answers: int) -> None:
        """One of the games under way, or a new one, is played for a while; perhaps to its end."""
        games = notation.games()
        if len(self.sessions) < PLACES or self.random.random() < 0.05:
            game = self.random.choice(games)
            least, most = notation.rules(game).PLAYERS
            self.begin(game, self.random.randint(least, min(4, most)))
        number = self.random.choice(sorted(self.sessions))
        session = self.open(number)
        self.play(session, answers)
        if not session.prompt:
            self.do("finished", lambda: self.finish(session))
            self.sessions.pop(number)

    def finish(self, session: Any) -> None:
        """The game is over, and A was pressed."""
        finish(self.device, session)

    def change(self) -> None:
        """The player sets something; a finished game is deleted, or one under way dropped."""
        settings = self.device.settings

        def change() -> None:
            settings.contrast = self.random.choice((10, 80, 160, 255))
            settings.sleep = self.random.choice((1, 3, 10, 30))
            settings.save()

        self.do("settings changed", change)
        count = self.device.finished.count()
        if count and self.random.random() < 0.3:
            self.do("deleted", lambda: self.device.finished.remove(self.random.randrange(count)))
        if len(self.sessions) > 1 and self.random.random() < 0.2:
            kept = self.device.games()[-1]
            self.sessions.pop(kept.number)
            self.do("dropped", lambda: self.device.journal.drop(kept))
