"""Power cuts on the emulated Pico: a recorded game pressed by its pins, cut, looked at, resumed, played on, cut again.

Beside the board runs a twin, the app on drivers in memory. The twin knows what each press leads to: the log of the
game, and the picture. After a cut journal and records are read from the board's flash; the twin starts on a copy of
them as the board does on its own, and both go on side by side. Saves of all kinds are cut: setting up, answers,
settings, the end of a game. The files of the firmware have to stay what they were.
"""

from typing import Any

from host.device import bare
from host.recorded import transcript
from host.recorded.hand import Device
from host.recorded.ways import move
from host.recorded.whole_game import WholeGame
from host.runtimes.emulated_pico import DRIVE_AT, NVM_AT, EmulatedPico
from host.storage import fat
from host.storage.fat_medium import BLOCKS, SECTOR
from host.storage.flash import driver_of_records
from host.storage.nor import BLOCK, Nor
from host.storage.power_cuts import Lost, entries, standing

from drivers import pins
from flows.game import decode, make
from keys import MENU, A, B
from persistence.finished import Finished
from persistence.journal import Journal
from persistence.records import LAYOUT, Records
from persistence.settings import Settings
from rules.prompts import ALLOT, DICE, NOTICE
from rules.session import BY_HAND, Session

_NVM_SIZE = 4096
_HELD = 70  # ms: longer than a block takes to be erased, while the board looks at no key
_QUIET = 30  # ms without a byte: the display has been written
_GLANCE = 4  # ms between two looks while a key is held
_PATIENCE = 8000  # ms to wait for a picture: a first game loads its rules
_BOOT = 10000
# Of a hundred cuts: so many in the middle of a flash program, in the start, while the game is resumed, while settings
# are stored; the others at any instant while it is played.
_IN_PROGRAM, _IN_START, _IN_RESUME, _IN_SETTINGS = 30, 10, 10, 20
_SAVING = 1500  # ms: longer than the records need to be stored
# Erases and programs of storing settings, of the end of a game, and of setting up.
_OF_SETTINGS, _OF_THE_END, _OF_SETTING_UP = 8, 9, 24


class _Cut(Exception):
    """The power went."""


class _Over(Exception):
    """The game is over."""


class Twin(WholeGame):
    """The host's side: a recorded game, set up; from then on answer by answer of `script`, with starts in between."""

    def __init__(self, path: Any, language: Any = "en") -> None:
        super().__init__(transcript.Transcript(transcript.read(path)), language)
        self.set_up()
        self.session = self.app.session
        replay = transcript.Replay(self.transcript)
        replay.play()
        self.script = [given for _, given in entries(replay.session.log)]

    def picture(self) -> Any:
        """What the panel should show."""
        return bytes(self.display.picture)

    def log(self) -> Any:
        """The log of the game; empty outside a game."""
        return bytes(self.app.session.log) if self.app.session else b""

    def restart(self, store: Any) -> None:
        """Power off and on, with this journal and these records."""
        self.store = store
        self.display = bare.Display()
        self.keys = bare.Keys()
        self.app = Device(self.display, self.keys, self.clock, self.store)

    def way_on(self) -> Any:
        """The keys that lead on from where the game is: to the end of a notice, or to the next answer."""
        session = self.session = self.app.session
        if not session.prompt:
            raise _Over
        screen = self.app.screen
        if screen.prompt.kind == NOTICE:
            return [A]
        done = sum(1 for _ in entries(bytes(session.log)))
        prompt = session.prompt
        # A screen may begin with what was taken back: all dice but the last, or the amounts.
        if prompt.kind == ALLOT and bytes(screen.amounts) == bytes(prompt.decode(self.script[done])):
            return [A]
        way = self.way(screen, prompt, self.script[done])
        return way[len(screen.faces) :] if prompt.kind == DICE else way


class Cuts:
    """One board and its twin. `run(times)` cuts so many times; `counts` says how often what came of it."""

    def __init__(self, uf2: Any, drive: Any, path: Any, random: Any, language: Any = "en", **options: Any) -> None:
        self.random = random
        self.uf2 = uf2
        self.drive = drive
        self.path = path
        self.language = language
        self.options = options
        self.counts: dict[Any, Any] = {}
        self.pico = EmulatedPico()
        self.deadline: Any = None

    def close(self) -> None:
        """End the emulator."""
        self.pico.close()

    def count(self, what: Any, number: int = 1) -> None:
        """Count some more of something."""
        self.counts[what] = self.counts.get(what, 0) + number

    def run(self, times: Any) -> Any:
        """Play the game, cut so many times; when it is over it begins anew. Raises Lost."""
        self._new_game()
        for number in range(times):
            self.where = f"{self.path}, cut {number + 1}"
            if len(self.twin.log()) > 0.9 * sum(1 + len(given) for given in self.twin.script):
                self._next_game()
            else:
                self._cycle()
        self._look_at_console()
        self.count("presses", self.presses)
        return self.counts

    # -- time and keys

    def _let(self, ms: Any) -> None:
        """Let time pass. Raises _Cut when the power goes meanwhile."""
        pico = self.pico
        now = pico.time()
        if self.deadline is not None and now + ms >= self.deadline:
            pico.run(max(0, self.deadline - now))
            raise _Cut
        pico.run(ms)
        if not pico.powered:
            raise _Cut

    def _until(self, picture: Any, ms: Any, glance: int = _QUIET) -> None:
        """Wait for a picture. Raises Lost, _Cut."""
        end = self.pico.time() + ms
        while True:
            self._let(glance)
            frame = self.pico.frame()
            if frame["on"] and frame["ram"] == picture:
                return
            if self.pico.time() > end:
                raise Lost(f"{self.where}: another picture than on the host; the console:\n{self.pico.serial()}")

    def _press(self, key: Any, repeats: Any = 0) -> None:
        """Press a key on both, or hold it; first on the twin, which then is where the board should come to."""
        self.before = self.twin.log()
        held = self.twin.press(key, repeats)
        self.presses += 1
        pin = pins.KEYS[key]
        self.pico.press(pin)
        self._let(_HELD if repeats else max(_HELD, held))
        if repeats:  # till it shows what is wanted: behind a slow screen repeats never pile up
            self._until(self.twin.picture(), _PATIENCE, _GLANCE)
        self.pico.release(pin)
        if key != MENU:
            self.pressed_at = self.pico.time()
        self._until(self.twin.picture(), _PATIENCE)
        self._let(_HELD)
        self.before = self.twin.log()

    # -- games and cuts

    def _new_game(self) -> None:
        """A new board, and the game set up on it, which is cut; once more; then its first answer is given."""
        self.presses = getattr(self, "presses", 0)
        self._set_up(self.random.randint(1, _OF_SETTING_UP))
        self._set_up(0)
        while not self.twin.log():
            self._step(undo=0)
        self.count("games begun")

    def _set_up(self, cut: Any) -> None:
        """A new board, and the game set up on it; with the power cut at that operation of the flash (0: never)."""
        pico = self.pico
        self.twin = Twin(self.path, self.language)
        self.deadline = None
        self.where = self.path + ", set up"
        pico.boot(self.uf2, self.drive, **self.options)
        self._until(self.twin.pictures[0], _BOOT)
        self.pristine = self._drive()
        try:
            if cut:
                pico.cut(cut, self.random.random())
            for key, held, picture in zip(self.twin.keys_pressed, self.twin.held, self.twin.pictures[1:], strict=True):
                pico.press(pins.KEYS[key])
                self._let(_HELD)
                if held:
                    self._until(picture, _PATIENCE, _GLANCE)
                pico.release(pins.KEYS[key])
                self._until(picture, _PATIENCE)
                self._let(_HELD)
                self.presses += 1
            if cut:
                self._let(_SAVING)
        except _Cut:
            self.count("cut while a game is set up")
            self._start()

    def _start(self) -> Any:
        """Power on: the twin starts on what the board has; what is damaged is mended by the keys of both."""
        for pin in pins.KEYS:
            self.pico.release(pin)
        self.deadline = None
        store = self._stored()
        self.pico.power_cycle()
        self.twin.restart(store)
        self._until(self.twin.picture(), _BOOT)
        mended = False
        while self.twin.app.records.state:
            mended = True
            self.count("a damaged copy, mended")
            if self.twin.app.settings.fresh:
                self._press(A)
            self._press(A)
        if mended:
            self._look_at_files()
        return store

    def _end_game(self) -> None:
        """Play to the end, cut while the game is put among the finished ones; it is there, or still under way."""
        self.deadline = None
        while self.twin.app.session.prompt:
            self._step(undo=0)
        before = self.twin.app.finished.count()
        log = self.twin.log()
        try:
            self.pico.cut(self.random.randint(1, _OF_THE_END), self.random.random())
            self._press(A)
            self._let(_SAVING)
        except _Cut:
            self.count("cut at the end of a game")
        store = self._start()
        records = Records(store)
        finished = Finished(records)
        saved = Journal(store, records, finished.has).load()
        if finished.count() not in (before, before + 1):
            raise Lost(f"{self.where}: {finished.count()} finished games, {before} before")
        if finished.count() == before and (saved is None or bytes(saved.log) != log):
            raise Lost(f"{self.where}: the game that is over is neither here nor there")
        self.count("games that ended")

    def _next_game(self) -> None:
        """Play to the end, and begin anew."""
        self._end_game()
        self._look_at_console()
        self._new_game()

    def _change_settings(self) -> None:
        """From home: another brightness, cut while it is stored."""
        records = self.twin.app.records
        old = self.twin.app.settings.contrast
        finished = self.twin.app.finished.encode()
        try:
            self._choose("settings")
            self._choose("brightness")
            self.pico.cut(self.random.randint(1, _OF_SETTINGS), self.random.random())
            screen = self.twin.app.screen
            for key in [*move(screen.cursor, (screen.cursor + 1) % screen.count, screen.count), A]:
                self._press(key)
            self._let(_SAVING)
        except _Cut:
            self.count("cut while settings are stored")
        new = self.twin.app.settings.contrast
        records = Records(self._start())
        if Settings(records).contrast not in (old, new) or Finished(records).encode() != finished:
            raise Lost(f"{self.where}: settings or finished games are lost")

    def _choose(self, label: Any) -> None:
        """Choose the row with that label."""
        screen = self.twin.app.screen
        goal = [row.label for row in screen.prompt.rows].index(label)
        for key in [*move(screen.cursor, goal, screen.count), A]:
            self._press(key)

    def _step(self, undo: Any = 5) -> None:
        """Press what leads on; sometimes B, which takes the last answer back."""
        if self.random.randrange(100) < undo and len(self.twin.log()) > 12:
            self._press(B)
            self.count("answers taken back")
            return
        for key in self.twin.way_on():
            self._press(*key if isinstance(key, tuple) else (key,))

    def _cycle(self) -> None:
        """Play on until the power goes, give it back, compare, resume by the keys, compare."""
        random = self.random
        pico = self.pico
        chance = random.randrange(100)
        kind = "while it is played"
        self.deadline = None
        self.before = self.twin.log()
        try:
            if chance < _IN_PROGRAM:
                kind = "in the middle of a flash program"
                pico.cut(random.randint(1, 6), random.random())
                for _ in range(60):
                    self._step()
                raise Lost(f"{self.where}: nothing is programmed any more")
            if chance >= 100 - _IN_SETTINGS:
                kind = "between two answers"
                log = self.before
                self._start()
                self._change_settings()
                self.before = log
                raise _Cut
            if chance < _IN_PROGRAM + _IN_START + _IN_RESUME:
                # Off and on at once; the cut that counts comes in the start that follows, or while it is resumed.
                in_start = chance < _IN_PROGRAM + _IN_START
                kind = "in the start" if in_start else "while it is resumed"
                pico.power_cycle()
                if in_start:
                    self.deadline = pico.time() + random.uniform(1, 1600)
                self.twin.restart(self._stored())
                self._until(self.twin.picture(), _BOOT)
                self.deadline = pico.time() + random.uniform(1, 1200)
                self._resume(None)
                while True:
                    self._let(50)
            self.deadline = pico.time() + random.uniform(1, 3000)
            while True:
                self._step()
        except _Over:
            self._next_game()
            return
        except _Cut:
            pass
        self.count("cut " + kind)
        self.deadline = None
        expected = _between(bytes(self.before), self.twin.log() or bytes(self.before))
        log = self._compare(self._start(), expected)
        self._resume(log)
        self.count("game state compared, resumed, pictures equal")

    def _drive(self) -> Any:
        """The blocks of the board's drive."""
        raw = self.pico.read_flash(DRIVE_AT, BLOCKS * BLOCK)
        return [raw[at : at + BLOCK] for at in range(0, len(raw), BLOCK)]

    def _stored(self) -> Any:
        """Journal and records in the board's flash. The rest of the drive has to be what it was."""
        nor = Nor(0)
        nor.blocks = self.pristine
        whole = fat.FatDrive(nor, 0)
        places: set[Any] = set()
        for folder in whole.listdir("/saves"):
            if not folder.startswith("0"):  # a gap
                # One that was damaged has lost its files; what a board makes it names in capital letters.
                there = [name.lower() for name in whole.listdir(f"/saves/{folder}")]
                for path in ["", *("/" + name for name, _ in LAYOUT if name in there)]:
                    places |= {sector * SECTOR // BLOCK for sector in whole.sectors(f"/saves/{folder}{path}")}
        nor.blocks = self._drive()
        for number, block in enumerate(nor.blocks):
            if number not in places and block != self.pristine[number]:
                raise Lost(f"{self.where}: block {number} of the drive has changed")
        store = bare.Store(self.pico.read_flash(NVM_AT, _NVM_SIZE).rstrip(b"\xff"))
        files = driver_of_records(fat.FatDrive(nor, 0)).Files("/saves")
        store.copies = files.find(LAYOUT)
        for copy in range(store.copies):
            for name, size in LAYOUT:
                store.records[f"{name}.{copy}"] = files.load(name, copy, size)
        return store

    def _look_at_files(self) -> None:
        """A copy was laid out anew on the player's word, with places of its own; all other files are what they were."""
        self._let(_SAVING)
        now = self._drive()
        there = _files(now)
        for path, content in _files(self.pristine).items():
            if there.get(path) != content:
                raise Lost(f"{self.where}: {path} has changed")
        self.pristine = now

    def _compare(self, store: Any, expected: Any) -> Any:
        """The journal has the game as it should stand; return its log."""
        saved = Journal(store, Records(store)).load()
        if saved is None:
            raise Lost(f"{self.where}: no game")
        if bytes(saved.log) not in expected:
            raise Lost(f"{self.where}: another game: {saved.log.hex()} instead of {[log.hex() for log in expected]}")
        name, names, answers = decode(saved.setup)
        if list(names) != list(self.twin.names):
            raise Lost(f"{self.where}: other players: {names}")
        resumed = Session(make(name, len(names), answers), None, saved.log, saved.snapshots, saved.position)
        wanted = Session(self.twin.transcript.new_game(), None, saved.log)
        if resumed.dropped or standing(resumed) != standing(wanted):
            raise Lost(f"{self.where}: the game stands differently")
        if len(expected) == 1:
            self.count("no press under way, nothing missing")
        elif len(saved.log) == len(self.before):
            self.count("answer under way missing")
        else:
            self.count("answer under way kept")
        return bytes(saved.log)

    def _resume(self, log: Any) -> None:
        """Continue, by the keys."""
        before = log
        self._press(A)
        # A question with one sensible answer may have been open: it is answered when the game is taken up.
        if before is not None and not self.twin.log().startswith(before):
            raise Lost(f"{self.where}: another game is resumed")

    def _look_at_console(self) -> None:
        text = self.pico.serial()
        if "Traceback" in text or "Error" in text:
            raise Lost(f"{self.where}: the console:\n{text}")
        self.count("consoles without a traceback")


def _between(before: bytes, after: bytes) -> set[bytes]:
    """The logs that a cut may leave: before a press, after it, and between two answers that came of it."""
    found = {before, after}
    log = before
    if after.startswith(before):  # else one was taken back
        for by_hand, given in entries(after[len(before) :]):
            log += bytes((len(given) | (BY_HAND if by_hand else 0),)) + given
            found.add(log)
    return found


def _files(blocks: list[bytes]) -> dict[str, bytes]:
    """What is on a drive beside the records: path -> content."""
    nor = Nor(0)
    nor.blocks = blocks
    drive = fat.FatDrive(nor, 0)
    found = {}
    todo = [""]
    while todo:
        here = todo.pop()
        for name in drive.listdir(here or "/"):
            path = f"{here}/{name}"
            if path != "/saves" and drive.is_folder(path):
                todo.append(path)
            elif path != "/saves":
                with drive.open(path, "rb") as file:
                    found[path] = file.read()
    return found
