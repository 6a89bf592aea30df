"""A device's life on an emulated Pico, pressed by its pins, with the power cut at operations of its flash.

Beside the board runs a twin: the app on the model of the flash, given the same presses. After each the panel shows what
the twin's does, and the board's flash was erased and programmed as the model was. After a cut a start finds what the
twin had before the operation that was cut, or after it; it goes on from there, again beside the twin.
"""

from collections.abc import Callable
from typing import Any

from host.device import in_memory
from host.pilot import policies, shortest_keys
from host.pilot.pilot import Pilot
from host.pilot.shortest_keys import move, spelt
from host.runtimes.board_game import BoardGame, PowerCut
from host.storage.flash import SIZE, Nor, store
from host.storage.life import Cuts, Device, Life, Lost

from app import App
from drivers import pins
from engine.prompts import DICE, NAME, NOTICE
from input.keys import A, B
from screens.end import PATIENCE
from ui.painter import FLASH

# What is done of an operation when the power goes. Nothing of it: as after the one before.
PARTS = (0.25, 0.5, 0.75, 1)
# Of an answer that takes more presses another one is given.
_LONG = 25
_MOST_PRESSES = 400
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
        """Nobody presses until all is cleaned up."""
        while self.app.cleanup_pending:
            in_memory.wait(self.app, self.clock, 50)


class BoardCuts(Cuts):
    """One board and its twin, on the image `uf2` with `runtime`; `folder` is for what is made on the way.

    `run(times)` cuts so many times.
    """

    def __init__(self, uf2: Any, runtime: str, random: Any, folder: Any) -> None:
        super().__init__(runtime.removesuffix("thon"), random)
        self.where = runtime
        self.options: dict[str, Any] = {"runtime": runtime}
        self.flash = f"{folder}/flash-{runtime}"
        self.twin = Twin(self.runtime)
        self.board = BoardGame(uf2, folder, **self.options)
        self.pico = self.board.pico
        self.life: Any = None
        self.set = False  # whether the brightness is another one

    def close(self) -> None:
        """End the emulator."""
        self.board.pico.close()

    def run(self, times: int) -> None:
        """Cut so many times. Raises Lost, WrongPicture."""
        kinds = (self.first_start, self.set_up, self.answers, self.settings, self.end)
        for number in range(times):
            self.where = f"{self.options['runtime']}, cut {number + 1}"
            kinds[number % len(kinds)]()
        text = self.board.traceback()
        if text:
            raise Lost(f"{self.where}: the console:\n{text}")

    # -- what is cut

    def first_start(self) -> None:
        """A region never used, or one that was another program's; the next ones go on with the device it becomes."""
        if not self.life:
            self.pico.run(3000)  # its drive is there
            self.pico.save_flash(self.flash)
        self.boot(self.random.choice((b"\xff" * SIZE, self.random.randbytes(SIZE))))
        self.cut("in a first start", 16, lambda: self.board.start(self.twin.shown()))

    def set_up(self) -> None:
        """A game is set up, and has its first answer."""
        self.cut("while a game is set up", 16, lambda: self.go("new_game", 1))

    def answers(self) -> None:
        """Answers are given, and taken back."""
        self.go("go_on_game", 1)
        self.cut("while a game is played", 20, lambda: self.go("go_on_game", 30))

    def settings(self) -> None:
        """The brightness is set."""
        self.set = False
        self.cut("while settings are stored", 4, lambda: self.go("settings", 3))

    def end(self) -> None:
        """A device that has been played with for long, and a game on it whose last answer is given."""
        if not self.life:
            self.life = Life(self.runtime, self.random, 0)
        self.life.live(self.random.randint(3, 12))
        number = self.random.choice(sorted(self.life.sessions))
        session = self.life.open(number)
        for _ in policies.play(session, self.random, _LONGEST_GAME):
            self.life.device.settle()
        self.boot(bytes(self.life.nor.cells))
        self.start()
        self.cut("at the end of a game", 9, lambda: self.go("go_on_game", 3))
        if not session.prompt:
            self.life.sessions.pop(number)
            self.life.device.finish(session)

    def cut(self, what: str, most: int, do: Callable[[], Any]) -> None:
        """Cut the power at one of the next operations while that is done; compare, start, and go on for a while."""
        part = self.random.choice(PARTS)
        self.pico.cut(self.random.randint(1, most), part)
        try:
            do()
            self.rest()
            self.count("all was done before the cut")
        except PowerCut:
            self.count(f"cut {what}")
            self.count(f"with {part:.0%} of the operation done")
            self.compare(what)
        for pin in pins.KEYS:
            self.pico.release(pin)
        self.twin.switch_on(self.board.region())
        self.pico.power_cycle()
        self.start()
        self.go("go_on_game", 2)
        self.pico.power_cycle()
        self.twin.switch_on(self.board.region())
        self.start()

    def compare(self, what: str) -> None:
        """The board did what the twin did until then; and a start finds what the twin had before that, or after it."""
        done = self.board.operations()
        if done != self.twin.nor.operations()[: len(done)]:
            raise Lost(f"{self.where}: {done} in place of {self.twin.nor.operations()}")
        number = max(0, len(done) - 1)
        around = [Device(self.runtime, self.twin.nor.torn(number, tear)).state() for tear in (0, 4)]
        self.check(f"{self.where}, {what}", Nor(self.board.region()), *around)

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
        """Nobody presses for a while."""
        self.twin.nor.mark()
        self.twin.rest()
        self.board.rest()
        self.agree()

    def pause(self) -> None:
        """Nobody presses until what flashes has gone back."""
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
        if done != self.twin.nor.operations():
            raise Lost(f"{self.where}: the board did {done}, the model {self.twin.nor.operations()}")

    # -- what is pressed

    def go(self, goal: str, answers: int) -> None:
        """Take that row at home, and give so many answers; less where it leads back there."""
        begun = 0
        while answers and begun < _MOST_PRESSES:
            prompt = getattr(self.twin.app.screen, "prompt", None)
            at_home = prompt is not None and prompt.what == "quipu"
            if at_home and begun:
                break
            if self.twin.app.painter.shakes:  # A did not count yet: what the board shows soon goes back by itself
                self.pause()
            session = self.twin.app.session
            before = session and bytes(session.log)
            for key in self.keys(goal):
                self.press(*key if isinstance(key, tuple) else (key,))
                begun += 1
            answers -= bool(session and bytes(session.log) != before) or prompt is None
            if self.random.random() < 0.1:
                self.rest()

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
