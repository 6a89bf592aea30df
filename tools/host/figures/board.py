"""Figures of the emulated Pico against the budgets: each image, and each game by itself, no average over games.

Times are from outside: a key goes down, the last byte of the picture goes over the bus. Nothing of this is in the
firmware. A module on the drive that overrides the frozen `drivers/loop.py` reports the heap, or a program on the drive
that makes way for Quipu; they print lines that begin with MARK.
"""

import multiprocessing
import os
import statistics
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from host.build import images
from host.device import in_memory
from host.figures import by_keys, stopwatch
from host.figures.budget_table import Table, percentile
from host.figures.measured_game import CODE, Kept, Resumed, Start
from host.paths import FIRMWARE
from host.recorded import notation
from host.recorded.transcript import Transcript
from host.runtimes import emulated_pico
from host.runtimes.board_game import BoardGame
from host.runtimes.emulated_pico import REGION_AT
from host.storage import first_drive
from host.storage.flash import SIZE

from app import App
from drivers import pins
from input.keys import A, B

# Budgets: limits that a person can feel, or that keep the device safe.
IN_TIME = (65, 130)  # key to last byte, ms: 95 %, worst
POWER_ON = 700  # to home, ms
SCREEN = 300  # main.py to home, ms
RESUME = 500  # A on Continue to the game, ms
UNDO = 120  # ms, worst of the last answers (measured_game.UNDONE)
FREE = 64  # KiB of the heap after a collection, at the fullest
AWAKE = 20  # % of the time while lit and idle
ALLOCATED = 0  # bytes while idle

MARK = "bench:"
IDLE_MS = 10000
# People think: before each PAUSE-th press comes a pause, after which the device polls its keys less often. In ms.
PAUSE = 5
THOUGHT = 1200
_REST = 2000  # ms until home has nothing left to do
_QUIET = 400  # ms without a byte: a start is over
_PATIENCE = 8000  # ms
_KINDS = 5  # of presses in the table
# The games that are measured, each an extreme. Unseen ones: the most prompts; the largest maps and the fullest heap;
# the most pages. Recorded ones: the slowest presses; the longest log, with which only a start is measured.
UNSEEN = ("late_bronze_age_unseen", "roll_into_town_9x9_unseen", "through_the_ages_unseen")
LONGEST_LOG = "pad_eight_99_rounds"
RECORDED = ("town_four_9x9", LONGEST_LOG)
QUICK = ("late_bronze_age_unseen",)

# After each picture, when the memory has been collected: the heap, whenever more is used than ever.
HEAP = """
import gc
from app import App as _App
_work = _App.work
_most = 0
def _measured(self):
    global _most
    more = _work(self)
    if not more:
        used = gc.mem_alloc()
        if used > _most:
            _most = used
            print("{mark} heap", used, gc.mem_free())
    return more
_App.work = _measured
"""

# A program in Quipu's place that tells when it begins, and then is the image's main.py with nothing loaded before.
BEGINS = """
print("{mark} begins")
import sys
sys.path[:] = [".frozen"]
for name in list(sys.modules):
    del sys.modules[name]
import drive
drive.program = lambda names, old: None
import main
"""


class Image:
    """An image on boards: `runtime` is in it, `mhz` ("": as fast as it comes) the processor's clock; `spi`: the display
    is on SPI.
    """

    def __init__(self, uf2: Any, runtime: str, mhz: str = "", cache: bool = True, spi: bool = False) -> None:
        self.runtime = runtime
        self._hardware = (f"processor = {mhz}\n" if mhz else "") + (first_drive.ON_SPI if spi else "")
        self._spi = spi
        self._options = {"runtime": runtime, "flash_cache": cache}
        self._uf2 = uf2

    def board(self, folder: str, loop: str = "", program: str = "", **options: Any) -> BoardGame:
        """Return a new board whose drive is made in `folder`. `loop`: added to drivers/loop.py on it; `program`: starts
        instead of Quipu.
        """
        first_drive.make(folder, self.runtime, program, self._hardware)
        if loop:
            own = (FIRMWARE / "drivers" / "loop.py").read_text(encoding="utf-8")
            drivers = Path(folder, "drivers")
            drivers.mkdir(exist_ok=True)
            (drivers / "loop.py").write_text(own + loop, encoding="utf-8")
        board = BoardGame(None if "flash" in options else self._uf2, folder, **self._options, **options)
        if self._spi:
            board.pico.display(True, spi=pins.SPI_PINS)
        return board


def unavailable(uf2: str, runtime: str) -> str:
    """Return why nothing can be measured on a board with that image, or ""."""
    if not uf2:
        return images.missing(runtime)
    if not os.path.isfile(uf2):
        return f"{uf2} is not there"
    return emulated_pico.unavailable()


def measure(table: Table, image: Image, played: Iterable[tuple[str, Transcript]]) -> None:
    """Measure all of an image and add it to the table: each game in a process of its own, as many at a time as there
    are processors.
    """
    # The firmware has state of its own, so every game needs a fresh process.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count() or 1, context, max_tasks_per_child=1) as pool:
        tasks = [pool.submit(at_rest, image), *[pool.submit(one_game, image, name, game) for name, game in played]]
        for task in tasks:
            table.take(task.result())


def at_rest(image: Image) -> Table:
    """Measure an image without a game."""
    table = Table(live=False)
    with tempfile.TemporaryDirectory() as folder:
        by_itself(table, image, os.path.join(folder, "itself"))
        idle(table, image, os.path.join(folder, "idle"))
    return table


def one_game(image: Image, name: str, game: Transcript) -> Table:
    """Measure a game on an image."""
    table = Table(live=False)
    table.say(f"{name}, {image.runtime}")
    table.note(f"{name}, {image.runtime}")
    with tempfile.TemporaryDirectory() as folder:
        left: Start
        if name == LONGEST_LOG:
            left = Kept(game)
            keep(image, folder, left)
        else:
            left = Resumed(game)
            play(table, image, os.path.join(folder, "play"), left)
        start(table, image, os.path.join(folder, "start"), left)
    return table


def measured_games(games: Any, quick: bool, only: Sequence[str] = ()) -> Iterator[tuple[str, Transcript]]:
    """Yield the games that are measured; `only`: those of these names; `quick`: the QUICK ones."""
    names = only or (QUICK if quick else (*UNSEEN, *RECORDED))
    yield from [entry for entry in (*by_keys.unseen().items(), *games) if entry[0] in names]


def deepest_games(games: Any) -> Iterator[tuple[str, Transcript]]:
    """Yield the longest recorded game of the most players of each kind, and RECORDED ones."""
    for name in notation.games():
        recorded = [entry for entry in games if entry[1].game == name]
        if recorded:
            yield max(recorded, key=lambda entry: (len(entry[1].names), len(entry[1].units)))
    yield from [entry for entry in games if entry[0] in RECORDED]


def play(table: Table, image: Image, folder: str, measured: Resumed) -> None:
    """Play it on a board, with pauses, and compare each picture. Add the times of the presses, setting up included,
    the slowest kinds of them, and the heap at its fullest.
    """
    took: list[float] = []
    drawn: list[float] = [0]
    sent: list[int] = []
    kinds: dict[tuple[str, str], list[float]] = {}
    with image.board(folder, HEAP.format(mark=MARK)) as board:
        board.start(measured.pictures[0])
        for number in range(len(measured.keys_pressed)):
            if number == measured.at:
                board.pico.run(_REST)
                measured.flash = os.path.join(folder, "flash.bin")
                board.pico.save_flash(measured.flash)
            # At the end of a game A is pressed too early on purpose: a pause there would make it count.
            if number % PAUSE == 0 and measured.kinds[number][0] not in ("end", CODE):
                board.pico.run(THOUGHT)
            ms = board.repeat(measured, number)
            if ms is not None:
                (drawn if measured.kinds[number][1] == CODE else took).append(ms)
                sent.append(board.bytes)
                kinds.setdefault(measured.kinds[number], []).append(ms)
        text = board.pico.serial()
    if "Traceback" in text:
        raise SystemExit("the console has a traceback:\n" + text)
    used, free = said(text, "heap")[-1]
    table.add("  key to last byte, 95 %", percentile(took, 95), "ms", IN_TIME[0], 1)
    table.add("  key to last byte, worst", max(took), "ms", IN_TIME[1], 1)
    table.add("  heap free at the fullest", free / 1024, "KiB", least=FREE, digits=1)
    table.add(f"  key to last byte, median of {len(took):,}", statistics.median(took), "ms", digits=1)
    table.add("  key to a code, worst", max(drawn), "ms", digits=1)
    table.add("  bytes a press on the bus, addresses and all, median", statistics.median(sent))
    table.add("  heap used at the fullest", used / 1024, "KiB", digits=1)
    for kind in sorted(kinds, key=lambda kind: -max(kinds[kind]))[:_KINDS]:
        middle, worst = statistics.median(kinds[kind]), max(kinds[kind])
        table.note(
            f"    {kind[0]:>10} → {kind[1]:<10} {len(kinds[kind]):5} ×, median {middle:5.1f}, worst {worst:5.1f}"
        )


def keep(image: Image, folder: str, left: Kept) -> None:
    """Make the flash of a board on which that game was left."""
    with image.board(os.path.join(folder, "kept")) as board:
        board.start()
        left.flash = os.path.join(folder, "flash.bin")
        board.pico.save_flash(left.flash)
    flash = Path(left.flash)
    data = bytearray(flash.read_bytes())
    data[REGION_AT : REGION_AT + SIZE] = left.region
    flash.write_bytes(data)


def said(text: str, word: str, mark: str = MARK) -> list[list[int]]:
    """Return the numbers after a mark and a word, by printed line. Raises SystemExit if the board has printed none."""
    lines = [line.split(mark)[1].split() for line in text.splitlines() if mark in line]
    found = [[int(number) for number in numbers] for what, *numbers in lines if what == word]
    if not found:
        raise SystemExit(f"the board has not told of {word}:\n{text}")
    return found


def idle(table: Table, image: Image, folder: str) -> None:
    """Measure the idle device with home lit: time awake, bytes allocated and sent."""
    for cable, usb in (("with a cable", True), ("without", False)):
        with image.board(folder, usb=usb) as board:
            board.start()
            board.pico.run(_REST)
            before = board.pico.stats()
            board.pico.run(IDLE_MS)
            after = board.pico.stats()
        awake, asleep, sent = (after[name] - before[name] for name in ("awake_ms", "asleep_ms", "bus_bytes"))
        budget = None if usb else AWAKE
        table.add(f"awake while idle, {image.runtime}, {cable}", 100 * awake / (awake + asleep), "%", budget, 1)
        table.add(f"bytes to the display while idle for {IDLE_MS // 1000} s", sent, "B", 0)


def by_itself(table: Table, image: Image, folder: str) -> None:
    """Have the board time a whole picture, and count what its idle loop allocates, by the stopwatch's program."""
    display = in_memory.Display()
    in_memory.settle(App(display, in_memory.Keys(), in_memory.Clock(), in_memory.Store()))
    start = stopwatch.Step("start", 0, stopwatch.AGAIN, 0, bytes(display.picture))
    os.makedirs(folder)
    for path, data in stopwatch.files(image.runtime, [start]).items():
        Path(folder, path).write_bytes(data)
    with image.board(folder) as board:
        board.pico.run_until(f"{stopwatch.MARK} done", 60_000)
        text = board.pico.serial()
    took, used = said(text, "whole", stopwatch.MARK)[0][0], said(text, "idle", stopwatch.MARK)[0][2]
    table.add(f"a whole picture to the display, {image.runtime}", took / 1000, "ms", digits=1)
    table.add("bytes allocated while idle for 10 s", used, "B", ALLOCATED)


def start(table: Table, image: Image, folder: str, measured: Start) -> None:
    """Measure the way from power-on and from main.py to home, from there to the game, and undo in it."""
    with image.board(folder + "-begins", program=BEGINS.format(mark=MARK), flash=measured.flash) as board:
        pico = board.pico
        board.start()
        pico.run(_REST)
        pico.serial()
        pico.reload()
        if not pico.run_until(MARK + " begins", 5000):
            raise SystemExit("main.py does not start:\n" + pico.serial())
        table.add("  main.py to home", _home(pico, measured.home), "ms", SCREEN)
    with image.board(folder, flash=measured.flash) as board:
        pico = board.pico
        for cable, usb in (("without a cable", False), ("with one", True)):
            board.start()
            pico.run(_REST)
            pico.power_cycle(usb)
            table.add(f"  power-on to home, {cable}", _home(pico, measured.home), "ms", POWER_ON)
        pico.run(_REST)
        resumed = board.press(A, measured.resumed)
        if resumed is None:
            raise SystemExit("the game is not offered:\n" + pico.serial())
        table.add("  A on Continue to the game", resumed, "ms", RESUME)
        undone = [took for picture in measured.undone if (took := board.press(B, picture)) is not None]
        table.add(f"  undo of one of {len(undone)} answers, worst", max(undone), "ms", UNDO)


def _home(pico: Any, picture: bytes) -> float:
    """Return the ms from now until the last byte of that picture."""
    begun = pico.time()
    sent = pico.stats()["bus_bytes"]
    while pico.stats()["bus_bytes"] == sent and pico.time() < begun + _PATIENCE:
        pico.run(10)
    last = pico.settle(_QUIET)
    if pico.frame()["ram"] != picture:
        raise SystemExit("home does not come:\n" + pico.serial())
    return last - begun
