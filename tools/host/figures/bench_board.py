"""Figures of the emulated Pico: times from outside, key to last byte on the bus; memory by a program of our own.

Nothing of this is in the firmware. Where the board has to tell something, a program on its drive, which starts in
Quipu's place, imports the frozen parts and prints lines that begin with MARK.
"""

import os
import statistics
import tempfile
from collections.abc import Iterator
from typing import Any

from host.build import images
from host.device import bare
from host.figures import bench_host
from host.figures.course import Course
from host.paths import FIRMWARE
from host.recorded import notation
from host.recorded.whole_game import WholeGame
from host.runtimes import emulated_pico
from host.runtimes.board_game import BoardGame
from host.storage import first_drive

from keys import A, B

MARK = "bench:"
IDLE_MS = 10000
UNDONE = 30  # answers taken back one after the other
_REGION = emulated_pico.NVM_AT
_QUIET = 300  # ms without an erase or a program: all is saved
# ms for which home is looked at before Continue is pressed; they do not count.
_LOOK = 400
# Key to last byte, ms: median, 95 %, worst. MicroPython has no budget of its own for the worst.
IN_TIME = {"circuitpython": (15, 48, 120), "micropython": (20, 55, 120)}
BYTES = 125
# Of the heap, KiB: in use at the fullest screen, and free then.
USED, FREE = 96, 60

# Before the firmware's own main.py: the heap in use is printed when it is more than ever, after the picture, where no
# press waits for it.
HEAP = """
import gc
gc.collect()
_before = gc.mem_alloc()
import app as _app
_work = _app.App.work
_most = 0
def _measured(self):
    global _most
    more = _work(self)
    if not more:  # then the memory was collected
        used = gc.mem_alloc() - _before
        if used > _most:
            _most = used
            print("{mark} heap", used, gc.mem_free())
    return more
_app.App.work = _measured
"""

# The loop while nobody presses anything.
IDLE = """
import gc
import time
from drivers.circuitpy import make
from app import App
from drivers.loop import turn
display, keys, clock, store = make()
app = App(display, keys, clock, store)
print("{mark} ready")
end = time.monotonic() + 1
while time.monotonic() < end:
    turn(app, keys, clock)
def idle():
    gc.collect()
    gc.disable()
    used = gc.mem_alloc()
    for _ in range({turns}):
        turn(app, keys, clock)
    return gc.mem_alloc() - used
print("{mark} idle", idle())
"""


def unavailable(uf2: str, runtime: str) -> str:
    """Return why nothing can be measured on a board with that image, or ""."""
    if not uf2:
        return images.missing(runtime)
    if not os.path.isfile(uf2):
        return f"{uf2} is not there"
    return emulated_pico.unavailable()


def _drive(folder: str, runtime: str, program: str, mhz: str = "", **values: Any) -> str:
    """A drive with a program that starts in Quipu's place; `mhz`: of the processor ("": as fast as it comes)."""
    hardware = f"processor = {mhz}\n" if mhz else ""
    return first_drive.make(folder, runtime, program.format(mark=MARK, **values), hardware)


def _after(program: str, folder: str, runtime: str, mhz: str = "") -> str:
    """A drive whose program is this one and then the firmware's own start."""
    own = (FIRMWARE / "main.py").read_text(encoding="utf-8")
    return first_drive.make(folder, runtime, program.format(mark=MARK) + own, f"processor = {mhz}\n" if mhz else "")


def _said(text: str) -> Any:
    """The numbers behind each word that the board printed: word -> list of lists."""
    found: dict[Any, Any] = {}
    for line in text.splitlines():
        if MARK in line:
            word, *numbers = line.split(MARK)[1].split()
            found.setdefault(word, []).append([int(number) for number in numbers])
    return found


def measure(table: Any, uf2: Any, games: Any, percentile: Any, quick: Any = False, mhz: str = "") -> None:
    """Measure all on CircuitPython and add it to the table. `mhz`: of the processor; empty: as fast as it comes."""
    with tempfile.TemporaryDirectory() as folder:
        idle(table, uf2, os.path.join(folder, "idle"))
        name, host = _longest(games)
        start(table, uf2, folder, name, host, mhz)
        played = play_all(table, uf2, "circuitpython", games, quick, mhz)
    tell(table, "CircuitPython", played, percentile, IN_TIME["circuitpython"])
    used = max(played, key=lambda one: one["used"])
    free = min(one["free"] for one in played)
    table.add(f"heap used at the most, CircuitPython ({used['name']})", used["used"] / 1024, "KiB", USED, 1)
    table.add("heap free at the least", free / 1024, "KiB", least=FREE, digits=1)


def measure_micropython(table: Any, uf2: Any, games: Any, percentile: Any, quick: Any = False, mhz: str = "") -> None:
    """Measure what a press takes on MicroPython, and how often it erases."""
    played = play_all(table, uf2, "micropython", games, quick, mhz)
    tell(table, "MicroPython", played, percentile, IN_TIME["micropython"])
    answers = sum(one["answers"] for one in played)
    erases = sum(one["erases"] for one in played)
    table.add(f"erases in 20 answers (of {answers}), MicroPython", 20 * erases / answers, budget=1, digits=1)


def courses(games: Any, quick: Any) -> Iterator[Any]:
    """What is played on the board: of each game the longest recorded one of the most players, and a seeded one that
    nobody has seen, by people who answer anything legal. (name, Transcript)
    """
    for name in notation.games():
        recorded = [entry for entry in games if entry[1].game == name]
        if recorded:
            yield max(recorded, key=lambda entry: (len(entry[1].names), len(entry[1].units)))
        if not quick:
            most = notation.rules(name).PLAYERS[1]
            yield f"{name}, seeded", bench_host.seeded(name, most, seed=14)


def telling_the_heap(runtime: str, folder: str, mhz: str = "") -> str:
    """A drive with a program that prints the heap in use and starts the firmware: for `play`."""
    return _after(HEAP, folder, runtime, mhz)


def play_all(table: Any, uf2: Any, runtime: Any, games: Any, quick: Any, mhz: str) -> Any:
    """Play the courses by the pins; return for each what was measured."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        drive = telling_the_heap(runtime, folder, mhz)
        for name, game in courses(games, quick):
            course = Course(game, again=(1,))
            course.play_to_the_list()
            table.say(f"  … playing {name} by the pins, {len(course.pressed)} presses, {runtime}")
            found.append(play(uf2, drive, runtime, name, course))
            if quick:
                break
    return found


def play(uf2: Any, drive: Any, runtime: Any, name: str, course: Any) -> Any:
    """Play a course on the board; the presses of the setting up count as well: the first of a kind loads its screen."""
    one = {"name": name, "presses": [], "answers": course.answered, "saved": []}
    with BoardGame(uf2, drive, runtime=runtime) as board:
        board.start(course.pictures[0])
        erases = board.pico.stats()["erases"]
        for number, key in enumerate(course.keys_pressed):
            took = board.press(key, course.pictures[number + 1], course.held[number])
            if took is not None:
                one["presses"].append((course.kinds[number], took, board.bytes))
            if course.kinds[number] == ("standings", "home"):
                one["saved"].append(_saved(board.pico))
        one["erases"] = board.pico.stats()["erases"] - erases
        text = board.pico.serial()
    if "Traceback" in text:
        raise SystemExit("the console has a traceback:\n" + text)
    one["used"], one["free"] = _said(text)["heap"][-1]
    return one


def _saved(pico: Any) -> Any:
    """The milliseconds from now until nothing is erased or programmed any more."""
    begun = last = pico.time()
    before = None
    while pico.time() - last < _QUIET:
        pico.run(10)
        stats = pico.stats()
        if (stats["erases"], stats["programs"]) != before:
            before = stats["erases"], stats["programs"]
            last = pico.time()
    return last - begun


def tell(table: Any, runtime: Any, played: Any, percentile: Any, budgets: Any) -> None:
    """The times of all presses, then kind by kind, the slowest first."""
    presses = [press for one in played for press in one["presses"]]
    times = [took for _, took, _ in presses]
    table.add(f"key to last byte, {runtime}, median of {len(times):,}", statistics.median(times), "ms", budgets[0], 1)
    table.add("key to last byte, 95 %", percentile(times, 95), "ms", budgets[1], 1)
    table.add("key to last byte, worst", max(times), "ms", budgets[2], 1)
    table.add("bytes a press on the bus, addresses and all, median", statistics.median(sent for *_, sent in presses))
    for took in [took for one in played for took in one["saved"]]:
        table.add("  a finished game is saved, behind the picture of home", took, "ms")
    kinds: dict[Any, Any] = {}
    for kind, took, _ in presses:
        kinds.setdefault(kind, []).append(took)
    for kind in sorted(kinds, key=lambda kind: -max(kinds[kind])):
        of_kind = kinds[kind]
        middle = statistics.median(of_kind)
        table.say(
            f"  {kind[0]:>10} → {kind[1]:<10} {len(of_kind):5} ×, median {middle:5.1f}, worst {max(of_kind):5.1f}"
        )


def _longest(games: Any) -> Any:
    """The game of which most is stored."""
    best = None
    for name, game in games:
        host = WholeGame(game)
        host.play_to_the_list()
        if best is None or host.store.programs > best[1].store.programs:
            best = name, host
    return best


def idle(table: Any, uf2: Any, folder: Any) -> None:
    """Bytes allocated in the loop while no key is pressed."""
    with BoardGame(uf2, _drive(folder, "circuitpython", IDLE, turns=IDLE_MS // 5)) as board:
        board.pico.run(3000)
        board.pico.reload()
        board.pico.run_until(MARK + " idle", 40000)
        board.pico.run(100)
        text = board.pico.serial()
    said = _said(text)
    if "idle" not in said:
        raise SystemExit("the idle loop failed on the board:\n" + text)
    table.add("bytes allocated while idle for 10 s", said["idle"][-1][0], "B", 0)


def _first_screen(board: Any) -> Any:
    """Start the program anew; return the ms from the first line of main.py to the first screen."""
    pico = board.pico
    pico.serial()
    pico.reload()
    if not pico.run_until(MARK + " begins", 5000):
        raise SystemExit("main.py does not start:\n" + pico.serial())
    begun = pico.time()
    before = pico.stats()["i2c_bytes"]
    while pico.stats()["i2c_bytes"] == before:
        pico.run(10)
        if pico.time() > begun + 8000:
            raise SystemExit("no first screen:\n" + pico.serial())
    return pico.settle(_LOOK) - begun


def start(table: Any, uf2: Any, folder: Any, name: str, host: Any, mhz: str = "") -> None:
    """Start to the first screen, to a resumed long game, and undo there."""
    drive = _after('print("{mark} begins")\n', os.path.join(folder, "start"), "circuitpython", mhz)
    with BoardGame(uf2, drive) as board:
        board.start(host.pictures[0])
        board.press(A, host.pictures[1])
        first = _first_screen(board)
        image = os.path.join(folder, "flash.bin")
        board.pico.save_flash(image)
    table.add("start of main.py to the first screen", first, "ms", 450)
    # The same flash with a long game under way, cut before its last answer.
    region = _unfinished(host)
    with open(image, "r+b") as file:
        file.seek(_REGION)
        file.write(region)
    with BoardGame(None, None, flash=image) as board:
        board.start()
        first = _first_screen(board)
        resumed = board.press(A)
        if resumed is None:
            raise SystemExit("the long game is not offered:\n" + board.pico.serial())
        what = f"start to a resumed long game ({name}), without {_LOOK} ms of looking at home"
        table.add(what, first + resumed, "ms", 800)
        table.add("  of which after the press on Continue", resumed, "ms")
        undone = [board.press(B) for _ in range(UNDONE)]
        undone = [took for took in undone if took is not None]
        table.add(f"undo of one answer, median of {len(undone)}", statistics.median(undone), "ms", digits=0)
        table.add("undo of one answer, worst", max(undone), "ms", 80)


def _unfinished(host: Any) -> Any:
    """The region as it was some presses before the end of a game."""
    store = bare.Store()
    again: Any = WholeGame(host.transcript, display=None)
    again.store = store
    regions = []
    press = again.press

    def kept(*how: Any) -> None:
        press(*how)
        regions.append(again.store.read(0, again.store.size))

    again.press = kept
    again.play_to_the_list()
    return regions[again.turns[-1] - 8]
