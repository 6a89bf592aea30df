"""A device's life on an emulated Pico, pressed by its pins, with the power cut at operations of its flash.

The board has a twin: the app on the model of the flash, given the same presses. After each press both panels show the
same, and both flashes were erased and programmed alike. The emulator can tell how a cut in any operation would have
left the flash. So each stretch of the life is played once, and the board then starts from many cuts in it. Each start
finds the twin's state before that operation or after it. Sometimes the board plays on, and its power is cut for real.
"""

from collections.abc import Callable
from typing import Any

from host.device import in_memory
from host.pilot import policies, shortest_keys
from host.pilot.shortest_keys import Pilot, move, spelt
from host.runtimes.board_game import BoardGame, PowerCut
from host.storage.faults import Story
from host.storage.flash import SIZE, Nor, store
from host.storage.life import Cuts, Device
from host.storage.oracle import Lost

from app import App
from drivers import pins
from engine.prompts import DICE, NAME, NOTICE
from input.keys import A, B
from screens.end import PATIENCE
from ui.painter import FLASH

# Part of an operation done when the power fails. Nothing: as after the one before.
PARTS = (0.25, 0.5, 0.75, 1)
# Of an answer that takes more presses another one is given.
_LONG = 25
_MOST_PRESSES = 400
_PLAY_ON = 5  # the board plays on after every fifth cut, and to the end of the game after every tenth
_TO_THE_END = 10
_GAME = 5000  # presses
_LONGEST_GAME = 3000  # answers
_PAUSE = PATIENCE + FLASH  # ms: then A counts at the end of a game, and nothing shakes


class Twin(Pilot):
    """The app on the model of a runtime's flash."""

    def __init__(self, runtime: str) -> None:
        super().__init__()
        self.runtime = runtime

    def switch_on(self, cells: bytes) -> None:
        """Power on, with these bytes in the region."""
        self.nor = Nor(cells)
        keys, clock = in_memory.Keys(), in_memory.Clock()
        app = App(in_memory.Display(), keys, clock, store(self.runtime, self.nor))
        in_memory.settle(app)
        self.sit_at(app, keys, clock)

    def rest(self) -> None:
        """No press until all is cleaned up."""
        while self.app.cleanup_pending:
            in_memory.wait(self.app, self.clock, 50)


class BoardCuts(Cuts):
    """One board and its twin, on the image `uf2` with `runtime`; `folder` is for what is made on the way.

    `run(times)` makes that number of cuts.
    """

    def __init__(self, uf2: Any, runtime: str, random: Any, folder: Any) -> None:
        super().__init__(runtime.removesuffix("thon"), random)
        self.where = runtime
        self.options: dict[str, Any] = {"runtime": runtime, "flash_cache": False}  # bytes count here, not times
        self.flash = f"{folder}/flash-{runtime}"
        self.twin = Twin(self.runtime)
        self.board = BoardGame(uf2, folder, **self.options)
        self.pico = self.board.pico
        self.share = 0  # cuts in the present stretch
        self.done: list[tuple[Nor, int]] = []  # for each operation in it the model of the flash and the number there
        self.set = False  # whether the brightness is another one

    def close(self) -> None:
        """End the emulator."""
        self.board.pico.close()

    def run(self, times: int) -> None:
        """Cut the power `times` times. Raises Lost, WrongPicture."""
        self.pico.run(3000)  # its drive is there
        self.pico.save_flash(self.flash)
        kinds = (
            lambda: self.first_start(self.random.randbytes(SIZE)),  # another program used the region
            lambda: self.first_start(b"\xff" * SIZE),  # it was never used; the others continue on this device
            lambda: self.cut("while a game is set up", lambda: self.go("new_game", 1)),
            lambda: self.cut("while a game is played", lambda: self.go("go_on_game", 15)),
            lambda: self.cut("while settings are stored", lambda: self.go("settings", 3)),
            self.end,
        )
        for number, kind in enumerate(kinds):
            self.share = (times - self.counts.get("cuts", 0)) // (len(kinds) - number)
            if self.share:
                kind()
        text = self.board.traceback()
        if text:
            raise Lost(f"{self.where}: the console:\n{text}")

    # -- what is cut

    def first_start(self, cells: bytes) -> None:
        """Start on these bytes, and choose the language."""
        self.boot(cells)

        def start() -> None:
            self.start()
            self.step("new_game")

        self.cut("in a first start", start)

    def end(self) -> None:
        """A device that has been played with for long, and a game on it whose last answer is given."""
        device = Device(self.runtime, Story(self.runtime, self.random, 300).nor.again())
        session = device.open(device.games()[0])
        for _ in policies.play(session, self.random, _LONGEST_GAME):
            device.settle()
        self.boot(bytes(device.nor.cells))
        self.start()
        self.cut("at the end of a game", lambda: self.go("go_on_game", 3))

    def cut(self, what: str, do: Callable[[], Any]) -> None:
        """Do that; then start the board as cuts in it would have left it. Leave it as if there had been no cut."""
        self.where = f"{self.options['runtime']}, {what}"
        self.pico.watch(self.board.region_at, SIZE)
        self.done = []
        do()
        self.rest()
        after = self.board.region()
        done = self.done
        if self.pico.torn(len(done) - 1, 1) != after:
            raise Lost(f"{self.where}: the emulator did not keep all {len(done)} operations")
        self.count(f"operations {what}", len(done))
        points = [(number, part) for number in range(len(done)) for part in PARTS]
        left = [(self.pico.torn(number, part), *done[number]) for number, part in self.sample(points)]
        for number, (cells, nor, operation) in enumerate(left, 1):
            self.where = f"{self.options['runtime']}, cut {number} {what}"
            self.compare(cells, nor, operation)
            self.count(f"cut {what}")
            self.boot(cells)
            self.start()
            if number % _TO_THE_END == 0:
                self.go("go_on_game", _LONGEST_GAME, _GAME)
                self.count("games played to the end", self.twin.app.session is None)
            elif number % _PLAY_ON == 0:
                self.play_on()
            else:
                self.step("go_on_game")
        self.boot(after)
        self.start()

    def sample(self, points: list[tuple[int, float]]) -> list[tuple[int, float]]:
        """Choose where to cut."""
        return self.random.sample(points, min(self.share, len(points)))

    def play_on(self) -> None:
        """Play on, cut the power for real in one of the next operations, and start again."""
        self.pico.cut(self.random.randint(1, 9), self.random.choice(PARTS))
        try:
            self.go("go_on_game", 2)
            self.rest()
            self.count("all was done before a second cut")
        except PowerCut:
            self.count("second cuts")
            done = self.board.operations()
            if done != self.twin.nor.operations()[: len(done)]:
                raise Lost(f"{self.where}: {done} in place of {self.twin.nor.operations()}") from None
            self.compare(self.board.region(), self.twin.nor, max(0, len(done) - 1))
        for pin in pins.KEYS:
            self.pico.release(pin)
        self.twin.switch_on(self.board.region())
        self.pico.power_cycle()
        self.start()

    def compare(self, cells: bytes, nor: Nor, operation: int) -> None:
        """Check that a start on these bytes finds what the twin had before that operation or after it."""
        around = [Device(self.runtime, nor.torn(operation, tear)).state() for tear in (0, 4)]
        self.check(self.where, Nor(cells), *around)

    # -- both side by side

    def boot(self, cells: bytes) -> None:
        """A board with these bytes in its region, and the twin; no time has passed yet."""
        with open(self.flash, "r+b") as file:
            file.seek(self.board.region_at)
            file.write(cells)
        self.pico.boot(flash=self.flash, **self.options)
        self.twin.switch_on(cells)

    def start(self) -> None:
        """Wait until the board shows what the twin does."""
        self.board.start(self.twin.shown())
        self.twin.rest()
        self.board.rest()
        self.agree()

    def rest(self) -> None:
        """No press for a while."""
        self.twin.nor.mark()
        self.twin.rest()
        self.board.rest()
        self.agree()

    def pause(self) -> None:
        """No press until the flashing part is back."""
        self.twin.nor.mark()
        in_memory.wait(self.twin.app, self.twin.clock, _PAUSE)
        self.twin.rest()
        self.board.pause(_PAUSE)
        self.agree()

    def press(self, key: int, repeats: int = 0) -> None:
        """Press a key on both, or hold it."""
        self.twin.nor.mark()
        held = self.twin.press(key, repeats)
        self.board.press(key, self.twin.shown(), held, self.twin.looked[-1], self.twin.let_go[-1])
        self.agree()
        self.count("presses")

    def agree(self) -> None:
        """The board has done to its flash what the twin has done to the model."""
        done = self.board.operations()
        due = self.twin.nor.operations()
        if done != due and done == due[: len(done)]:  # the board cleans up later than the app on the model
            self.board.rest()
            done += self.board.operations()
        if done != due:
            raise Lost(f"{self.where}: the board did {done}, the model {due}")
        nor = self.twin.nor.again()
        nor.before, nor.log = self.twin.nor.before, self.twin.nor.log
        self.done += [(nor, number) for number in range(len(done))]

    # -- what is pressed

    def go(self, goal: str, answers: int, most: int = _MOST_PRESSES) -> None:
        """Take that row at home, and give `answers` answers by at most `most` presses; less if it leads back there."""
        begun = 0
        while answers and begun < most:
            prompt = getattr(self.twin.app.screen, "prompt", None)
            at_home = prompt is not None and prompt.what == "quipu"
            if at_home and begun:
                break
            if self.twin.app.painter.shakes:  # A did not count yet: the picture soon goes back by itself
                self.pause()
            session = self.twin.app.session
            before = session and bytes(session.log)
            begun += self.step(goal)
            answers -= bool(session and bytes(session.log) != before) or prompt is None
            if self.random.random() < 0.1:
                self.rest()

    def step(self, goal: str) -> int:
        """Press the keys that lead on; return how many there were."""
        keys = self.keys(goal)
        for key in keys:
            self.press(*key if isinstance(key, tuple) else (key,))
        return len(keys)

    def keys(self, goal: str) -> list[Any]:
        """The keys that lead on."""
        app = self.twin.app
        screen = app.screen
        prompt = getattr(screen, "prompt", None)
        if prompt is None or prompt.kind == NOTICE:
            return [A]
        if prompt.kind == NAME:
            return spelt(screen, self.random.choice("ABCDEFGH"))
        if prompt.what == "quipu":
            labels = [row.label for row in prompt.rows]
            row = labels.index(goal if goal in labels else "new_game")
        elif prompt.what == "settings":
            if self.set:
                return [B]
            row = [row.label for row in prompt.rows].index("brightness")
        elif prompt.what == "brightness":
            self.set = True
            row = (screen.cursor + 1) % screen.count
        elif prompt.what == "replace":
            row = 1
        elif prompt.what == "order":  # anything but lots, which fall differently on board and twin
            row = self.random.randrange(screen.count - 1)
        elif app.session and app.session.log and self.random.random() < 0.15:
            self.count("answers taken back")
            return [B]
        else:
            return self.answer(screen, prompt)
        return [*move(screen.cursor, row, screen.count), A]

    def answer(self, screen: Any, prompt: Any) -> list[Any]:
        """The keys that give a legal answer."""
        if prompt.what == "how_many":
            return [A]
        keys: list[Any] = [A]
        for _ in range(9):
            try:
                keys = shortest_keys.way(screen, prompt, policies.free(prompt, self.random))
            except shortest_keys.Astray:
                continue
            if len(keys) < _LONG:
                break
        # After an undo all dice but the last are there.
        return keys[len(screen.faces) :] if prompt.kind == DICE else keys
