"""A life of the device with the power cut at every erase and every program of its flash.

The life is lived once, uncut: first start, setting up, games to their end, settings changed, one very long game. Each
thing done leaves a log of flash operations (see `nor.py`). From that log the flash is made as a cut at each of them
would leave it, a start is made on it, and what it finds is compared with what the player had.
"""

import os
from typing import Any

from host.storage import fat, fat_medium, littlefs
from host.storage.flash import circuitpy_store, micropy_store, use_drive
from host.storage.nor import BLOCK, ERASE, TEARS, Nor, apply
from host.storage.power_cuts import Lost
from host.trials import legal

from persistence import setup
from persistence.finished import Finished
from persistence.journal import Journal
from persistence.records import DAMAGED, READY, Records
from persistence.settings import Settings
from rules.bronze_age import Play
from rules.session import Session

NAMES = ("Ana", "Bénédict", "Çelik", "Zoë", "Ève", "Jürgen", "Niccolò", "Ñuß")
NO_GAME = None


class Nvm:
    """Block 0 of a chip, shaped like `microcontroller.nvm`: what is not erased is programmed, else all of it anew."""

    def __init__(self, nor: Any) -> None:
        self.nor = nor

    def __len__(self) -> int:
        return BLOCK

    def __getitem__(self, index: Any) -> bytearray:
        return bytearray(self.nor.blocks[0][index])

    def __setitem__(self, index: Any, value: bytearray) -> None:
        start, stop, _ = index.indices(BLOCK)
        if self.nor.blocks[0][start:stop].count(0xFF) != stop - start:
            whole = bytearray(self.nor.blocks[0])
            whole[start:stop] = value
            self.nor.erase(0)
            start, value = 0, whole
        self.nor.program(0, start, value)


class CircuitPython:
    """A Pico with CircuitPython: nvm in block 0, behind it the drive, filled from a folder."""

    name = "circuitpy"

    def __init__(self, folder: str) -> None:
        self.nor = Nor(1 + fat_medium.BLOCKS)
        fat_medium.make(self.nor, 1)
        self.nor.log = []
        drive = fat.FatDrive(self.nor, 1)
        _copy(drive, str(folder), "")
        self.drive = drive
        self.pristine = list(self.nor.blocks)
        self.nor.log = []

    def store(self, nor: Any = None) -> Any:
        """The store as after power-on; of a chip that was cut, if one is given."""
        drive = fat.FatDrive(nor or self.nor, 1)
        if not nor:
            self.drive = drive
        return circuitpy_store(Nvm(nor or self.nor), drive)

    def go_on(self) -> None:
        """The stores have the board's own drive again."""
        use_drive("circuitpy", self.drive)

    def may_change(self) -> set[int]:
        """The blocks that may ever be erased in play: nvm, and those of the records and their folders."""
        blocks = {0}
        for number in "123":
            for path in [f"/saves/{number}"] + [f"/saves/{number}/{name}" for name in self.drive.listdir("/saves/1")]:
                if not path.endswith(("gap", "tail")):
                    blocks |= {1 + sector * fat_medium.SECTOR // BLOCK for sector in self.drive.sectors(path)}
        return blocks


def _copy(drive: Any, folder: str, inside: str) -> None:
    """Copy a folder as an image is made of one: in the order of the names, each folder with all that is in it."""
    for name in sorted(os.listdir(folder)):
        source = os.path.join(folder, name)
        if os.path.isdir(source):
            drive.mkdir(f"{inside}/{name}")
            _copy(drive, source, f"{inside}/{name}")
        else:
            with open(source, "rb") as f, drive.open(f"{inside}/{name}", "wb") as target:
                target.write(f.read())


class MicroPython:
    """A Pico with MicroPython: littlefs on all of the chip that is not the interpreter's."""

    name = "micropy"

    def __init__(self) -> None:
        self.nor = Nor(littlefs.BLOCKS)
        self.drive = littlefs.LittleFsDrive(self.nor, format=True)
        self.nor.log = []
        with self.drive.open("/main.py", "wb") as f:
            f.write(b"the firmware " * 1000)
        self.pristine = list(self.nor.blocks)

    def store(self, nor: Any = None) -> Any:
        """The store as after power-on; of a chip that was cut, if one is given."""
        drive = littlefs.LittleFsDrive(nor or self.nor)
        if not nor:
            self.drive = drive
        else:
            with drive.open("/main.py", "rb") as f:
                if f.read() != b"the firmware " * 1000:
                    raise Lost("the firmware has changed")
        return micropy_store(littlefs.FlashBlocks(nor or self.nor), drive)

    def go_on(self) -> None:
        """The stores have the board's own drive again."""
        use_drive("micropy", self.drive)

    def may_change(self) -> set[int]:
        """Littlefs puts things where it wants."""
        return set(range(littlefs.BLOCKS))


class State:
    """What the player has: settings, finished games, the game under way with all its answers."""

    def __init__(self, settings: bytes, finished: bytes, game: bytes | None, log: bytes) -> None:
        self.settings = settings
        self.finished = finished
        self.game: Any = game  # its setup; None when there is none
        self.log = log

    def __repr__(self) -> str:
        settings, finished = self.settings.hex(), self.finished.hex()
        return f"settings {settings}, finished {finished}, game {self.game}, {len(self.log)} of log"


class Life:
    """Lives on a board. `every`: of so many operations one is checked, in each way or (`tears`=1) in one."""

    def __init__(self, board: Any, random: Any, every: int = 1, tears: int = 1) -> None:
        self.board = board
        self.random = random
        self.every = every
        self.tears = tears
        self.counts: dict[Any, Any] = {}
        self.erases: dict[Any, Any] = {}
        self.operations = 0
        self.bases: dict[Any, Any] = {}  # bytes of log before the base, by its position
        self.stood: dict[Any, Any] = {}  # how the game stood, by its setup and its log
        self.setup = self.named = NO_GAME
        self.log = b""
        self.before = 0  # bytes of log before the session's
        self.session: Any = None
        self.allowed = board.may_change()
        self.switch_on()
        self.states = [self.state()]  # before and behind what is done

    def count(self, what: str, number: int = 1) -> None:
        """Count something."""
        self.counts[what] = self.counts.get(what, 0) + number

    # -- the life

    def switch_on(self) -> None:
        """Power on, and go on with the game."""
        store = self.board.store()
        self.records = Records(store)
        if self.records.state != READY:
            raise Lost(f"the records are not ready: {self.records.state}")
        self.settings = Settings(self.records)
        self.finished = Finished(self.records)
        self.journal = Journal(store, self.records, self.finished.has)
        saved = self.journal.load()
        if self.session:
            self.before = self.bases[saved.position] if saved.position else 0
            game = self.new_game()
            self.session = Session(game, self.journal, saved.log, saved.snapshots, saved.position)

    def settle(self) -> None:
        """All that is done behind the picture."""
        while self.records.work() or self.work():
            pass
        if self.records.failed or self.journal.failed or self.journal.full:
            raise Lost("something could not be written")

    def work(self) -> bool:
        """As the app does it, but noting where the base is."""
        if not self.session:
            return self.journal.work(None)
        length = len(self.session.log)
        older = self.session.older()
        more = self.journal.work(self.session)
        if len(self.session.log) < length:
            self.before += older[0]
            self.bases[older[1]] = self.before
            self.count("rebased")
        elif more and older:
            self.bases[older[1]] = self.before + older[0]
        return more

    def state(self) -> Any:
        """What the player has now."""
        if self.session:
            self.stood[self.setup, self.log] = self.session.standing()
        return State(bytes(self.settings.encode()), bytes(self.finished.encode()), self.setup, self.log)

    def do(self, what: str, act: Any) -> None:
        """Do one thing, and cut the power at each operation that it took."""
        nor = self.board.nor
        image = list(nor.blocks)
        nor.log = []
        act()
        self.settle()
        states = self.states = [self.states[-1], self.state()]
        self.count(what)
        for operation in nor.log:
            block, page, _ = operation
            if block not in self.allowed:
                raise Lost(f"{what}: block {block} is none of the records'")
            self.count("erases" if page == ERASE else "programs")
            self.operations += 1
            if self.operations % self.every == 0:
                for tear in self.random.sample(TEARS, self.tears):
                    torn = list(image)
                    apply(torn, operation, tear, self.random)
                    self.check(what, torn, states)
                    self.board.go_on()
            apply(image, operation)
        if image != nor.blocks:
            raise Lost("the log of operations is not all that was done")

    # -- a start after a cut

    def check(self, what: str, blocks: list[bytes], states: list[Any]) -> None:
        """A start on these blocks finds one of the states."""
        self.count("cuts")
        for number, block in enumerate(blocks):
            if number not in self.allowed and block != self.board.pristine[number]:
                raise Lost(f"{what}: the firmware in block {number} has changed")
        nor = Nor(0)
        nor.blocks = blocks
        found, records, journal = self.find(nor)
        self.compare(what, found, states)
        if records.state == DAMAGED:
            self.count("a damaged copy")
            image, nor.log = list(nor.blocks), []
            if not records.mend():
                raise Lost(f"{what}: the damaged copy cannot be mended")
            mending, nor.log = nor.log, []
            again, records, journal = self.find(nor)
            self.compare(what + ", mended", again, states)
            at = self.random.randrange(len(mending))
            for operation in mending[:at]:
                apply(image, operation)
            apply(image, mending[at], self.random.choice(TEARS), self.random)
            cut = Nor(0)
            cut.blocks = image
            self.compare(what + ", cut while mended", self.find(cut)[0], states)
        if records.state != READY:
            raise Lost(f"{what}: the records stay damaged")
        if found.game and self.random.random() < 0.1:
            journal.answer(b"on")
            again, _, _ = self.find(nor)
            if again.log != found.log + b"\x02on":
                raise Lost(f"{what}: what is played on is lost")
            self.count("played on")

    def find(self, nor: Any) -> tuple[Any, Any, Any]:
        """What a start finds."""
        store = self.board.store(nor)
        records = Records(store)
        settings, finished = Settings(records), Finished(records)
        journal = Journal(store, records, finished.has)
        saved = journal.load()
        game, log = NO_GAME, b""
        if saved:
            before = self.bases[saved.position] if saved.position else 0
            logs = [state.log for state in self.states if state.game == saved.setup] or [b""]
            log = logs[-1][:before] + saved.log
            game = saved.setup
            if saved.standing:
                self.count("standings found")
                if saved.standing != self.stood.get((game, log[: before + saved.standing_at])):
                    raise Lost(f"the game never stood so: {saved.standing.hex()}")
        found = State(bytes(settings.encode()), bytes(finished.encode()), game, log)
        return found, records, journal

    def compare(self, what: str, found: Any, states: list[Any]) -> None:
        """Raise Lost when this is neither how it was before nor how it is now."""
        for part in ("settings", "finished"):
            if getattr(found, part) not in [getattr(state, part) for state in states]:
                raise Lost(f"{what}: {part}: {found}\nin place of {states}")
        games = [(state.game, state.log) for state in states]
        if not games[0][0]:
            games.append((self.named, b""))  # a game that is set up and has no answer yet
        if (found.game, found.log) not in games:
            raise Lost(f"{what}: the game: {found}\nin place of {states}")
        if found.game is NO_GAME and states[0].game and found.finished == states[0].finished:
            raise Lost(f"{what}: the game is over and not among the finished ones")

    # -- what is done

    def game(self, number: int, count: int, kind: Any = Play) -> None:
        """Set up a game and play it to its end."""
        random = self.random
        names = [*NAMES, *NAMES][number % len(NAMES) :][:count]
        self.new_game = lambda: kind(count, legal.usual_options(kind, count))
        self.session = None
        self.do("names remembered", lambda: self.settings.remember(names))
        chosen = setup.encode("bronze_age", 1, names, (bytes([number & 0xFF]),))
        self.named = chosen
        self.do("game set up", lambda: self.journal.start(chosen))
        self.before = 0
        self.session = Session(self.new_game(), self.journal)
        playing = legal.play(self.session, random, None, 0.06, 0.02)

        def step() -> None:
            next(playing, None)
            self.setup = chosen
            self.log = self.log[: self.before] + bytes(self.session.log)

        self.log = b""
        while self.session.prompt:
            self.do("answers, undone or set by hand", step)
            if random.random() < 0.01:
                self.switch_on()
                self.count("switched off and on")
                playing = legal.play(self.session, random, None, 0.06, 0.02)
        self.count("bytes of answers", len(self.log))
        self.do("games finished", lambda: self.finish(names))

    def finish(self, names: list[str]) -> None:
        """The game is over, and the player has seen who won."""
        game = self.session.game
        totals = [game.total(player) for player in range(game.count)]
        self.finished.add("bronze_age", names, totals, self.journal.number)
        self.journal.finish()
        self.session = None
        self.setup, self.log = NO_GAME, b""

    def change_settings(self) -> None:
        """The player sets something."""

        def change() -> None:
            self.settings.contrast = self.random.choice((10, 80, 160, 255))
            self.settings.sleep = self.random.choice((1, 3, 10, 30))
            self.settings.save()

        self.do("settings changed", change)
