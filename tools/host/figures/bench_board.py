"""Figures of the emulated Pico: times from outside, key to last byte on the bus; memory by a main.py of our own.

Nothing of this is in the firmware. Where the board has to tell something, a main.py on the test's drive imports the
firmware's parts and prints lines that begin with MARK.
"""

import os
import statistics
import tempfile

from host.build import bundle
from host.device import bare
from host.recorded.whole_game import WholeGame
from host.runtimes import emulated_pico
from host.runtimes.board_game import BoardGame

from keys import A, B

MARK = "bench:"
IDLE_MS = 10000
_NVM = emulated_pico.NVM_AT

# The app with the heap in use printed after each collection.
HEAP = """
import gc
gc.collect()
before = gc.mem_alloc()
print("{mark} start", before)
from drivers.circuitpy import make
from app import App
show = App.show
most = 0
def measured(self):
    global most
    show(self)
    gc.collect()
    used = gc.mem_alloc() - before
    if used > most:
        most = used
        print("{mark} heap", used)
App.show = measured
from drivers.loop import run
display, keys, clock, store = make()
run(App(display, keys, clock, store), keys, clock)
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

# The same text drawn by the library and by the canvas: from the first pixel to the last byte, in microseconds.
TEXT = """
import gc
import time
from drivers import pins
from drivers.circuitpy.clock import Clock
from drivers.circuitpy.display import Display, open_bus
from canvas import Canvas
import adafruit_ssd1306
lines = {lines}
def now():
    return time.monotonic_ns() // 1000
bus = open_bus(pins)
theirs = adafruit_ssd1306.SSD1306_I2C(128, 64, bus, addr=pins.ADDRESSES[0])
for _ in range(2):
    gc.collect()
    start = now()
    theirs.fill(0)
    for i in range(8):
        theirs.text(lines[i], 0, 8 * i, 1)
    drawn = now()
    theirs.show()
    print("{mark} framebuf", drawn - start, now() - drawn)
ours = Display(pins, Clock().now, lambda settings: bus)
canvas = Canvas()
ours.show(canvas)
for _ in range(2):
    canvas.clear()
    canvas.forget()
    gc.collect()
    start = now()
    canvas.clear()
    for i in range(8):
        canvas.text(0, i, lines[i])
    drawn = now()
    ours.show(canvas)
    print("{mark} canvas", drawn - start, now() - drawn)
print("{mark} done")
"""
LINES = [
    "Ben completes the",
    "Temple first: 4",
    "Pestilence: Ana, Cleo",
    "lose 3 each; Dan has",
    "Medicine. Famine: two",
    "cities without food,",
    "so two points are",
    "gone. Wood 3 Stone 2.",
]


def unavailable(uf2):
    """Return why nothing can be measured on a board, or ""."""
    if not uf2:
        return "QUIPU_UF2 names no official CircuitPython 10 image"
    if not os.path.isfile(uf2):
        return f"{uf2} is not there"
    return emulated_pico.unavailable()


def _with_main(folder, code, **values):
    """The bundle in `folder`, with this main.py."""
    drive = bundle.build("circuitpython", build_folder=folder)
    with open(os.path.join(drive, "main.py"), "w", encoding="utf-8") as file:
        file.write(code.format(mark=MARK, **values))
    return drive


def _said(text):
    """The numbers behind each word that the board printed: word -> list of lists."""
    found = {}
    for line in text.splitlines():
        if MARK in line:
            word, *numbers = line.split(MARK)[1].split()
            found.setdefault(word, []).append([int(number) for number in numbers])
    return found


def _font():
    """The small font as adafruit_framebuf's font5x8.bin, which its wheel lacks."""
    from fonts.small import GLYPHS

    columns = b"".join(GLYPHS[code][1:6].ljust(5, b"\0") for code in range(128))
    return bytes((5, 8)) + columns.ljust(5 * 256, b"\0")


def measure(table, uf2, games, percentile, quick=False):
    """Measure all and add it to the table."""
    with tempfile.TemporaryDirectory() as folder:
        texts(table, uf2, os.path.join(folder, "text"))
        idle(table, uf2, os.path.join(folder, "idle"))
        drive = bundle.build("circuitpython", build_folder=os.path.join(folder, "whole"))
        chosen = [(name, game) for name, game in games if len(game.names) in (1, 4)] or games
        chosen.sort(key=lambda entry: -len(entry[1].units))
        chosen = chosen[:1] if quick else chosen[:2]
        keys(table, uf2, drive, games if quick else chosen, percentile, 60 if quick else 350)
        name, host = _longest(games)
        start(table, uf2, drive, folder, name, host)
        if not quick:
            heap(table, uf2, os.path.join(folder, "heap"), name, host)


def _longest(games):
    """The game whose journal is the longest."""
    best = None
    for name, game in games:
        host = WholeGame(game)
        host.play_to_the_list()
        if best is None or len(host.store.journal) > len(best[1].store.journal):
            best = name, host
    return best


def texts(table, uf2, folder):
    """The same text screen by adafruit_framebuf and by the canvas."""
    drive = _with_main(folder, TEXT, lines=repr(LINES))
    with open(os.path.join(drive, "font5x8.bin"), "wb") as file:
        file.write(_font())
    with BoardGame(uf2, drive) as board:
        board.pico.run(3000)
        board.pico.reload()
        board.pico.run_until(MARK + " done", 60000)
        text = board.pico.serial()
    said = _said(text)
    if "canvas" not in said:
        raise SystemExit("the text screens failed on the board:\n" + text)
    for word, name in (("framebuf", "adafruit_framebuf, show()"), ("canvas", "canvas, panel driver")):
        drawn, sent = said[word][-1]
        table.add(f"a screen of text by {name}: drawn", drawn / 1000, "ms", digits=1)
        table.add("  and sent", sent / 1000, "ms", digits=1)


def idle(table, uf2, folder):
    """Bytes allocated in the loop while no key is pressed."""
    with BoardGame(uf2, _with_main(folder, IDLE, turns=IDLE_MS // 5)) as board:
        board.pico.run(3000)
        board.pico.reload()
        board.pico.run_until(MARK + " idle", 40000)
        board.pico.run(100)
        text = board.pico.serial()
    said = _said(text)
    if "idle" not in said:
        raise SystemExit("the idle loop failed on the board:\n" + text)
    table.add("bytes allocated while idle for 10 s", said["idle"][-1][0], "B", 0)


def keys(table, uf2, drive, games, percentile, presses):
    """Key to last byte over recorded games, the setting up not counted: the first of each screen's presses loads it."""
    times, sent = [], []
    for name, game in games:
        host = WholeGame(game)
        host.play_to_the_list()
        table.say(f"  … playing {name} by the pins")
        with BoardGame(uf2, drive) as board:
            board.start(host.pictures[0])
            for number, key in enumerate(host.keys_pressed[: host.turns[0] + presses]):
                took = board.press(key, host.pictures[number + 1], host.held[number])
                if took is not None and number >= host.turns[0]:
                    times.append(took)
                    sent.append(board.bytes)
            said = board.traceback()
            if said:
                raise SystemExit("the console has a traceback:\n" + said)
    table.add(f"key to last byte, median of {len(times)} presses", statistics.median(times), "ms", 30, 1)
    table.add("key to last byte, 95 %", percentile(times, 95), "ms", 60, 1)
    table.add("key to last byte, worst", max(times), "ms", digits=1)


def _first_screen(board):
    """Start the program anew; return the ms from the first word of main.py's console title to the first screen."""
    pico = board.pico
    pico.type("\x03")
    pico.run(300)
    pico.type("\r\n")
    pico.run_until(">>> ", 3000)
    pico.serial()
    pico.type("\x04")
    if not pico.run_until("main.py |", 5000):
        raise SystemExit("main.py does not start:\n" + pico.serial())
    begun = pico.time()
    pico.run(200)
    return pico.settle(400) - begun


def start(table, uf2, drive, folder, name, host):
    """Start to the first screen, to a resumed long game, and undo there."""
    with BoardGame(uf2, drive) as board:
        board.start(host.pictures[0])
        board.press(A, host.pictures[1])
        first = _first_screen(board)
        image = os.path.join(folder, "flash.bin")
        board.pico.save_flash(image)
    table.add("start of main.py to the first screen", first, "ms", 700)
    # The same flash with the journal of a long game, cut before its last answer.
    journal = _unfinished(host)
    with open(image, "r+b") as file:
        file.seek(_NVM)
        file.write(journal.ljust(4096, b"\xff"))
    with BoardGame(None, None, flash=image) as board:
        board.start()
        first = _first_screen(board)
        resumed = board.press(A)
        if resumed is None:
            raise SystemExit("the long game is not offered:\n" + board.pico.serial())
        table.add(f"start to a resumed long game ({name}, {len(journal)} bytes)", first + resumed, "ms", 1000)
        table.add("  of which after the press on Continue", resumed, "ms")
        undone = [board.press(B) for _ in range(24)]
        undone = [took for took in undone if took is not None]
        table.add(f"undo of one answer, median of {len(undone)}", statistics.median(undone), "ms", digits=0)
        table.add("undo of one answer, worst", max(undone), "ms", 100)


def _unfinished(host):
    """The journal as it was some presses before the end of a game."""
    store = bare.Store()
    again = WholeGame(host.transcript, display=None)
    again.store = store
    journals = []
    press = again.press

    def kept(*how):
        press(*how)
        journals.append(bytes(again.app.journal._store.journal))

    again.press = kept
    again.play_to_the_list()
    return journals[again.turns[-1] - 8]


def heap(table, uf2, folder, name, host):
    """The most heap in use after a collection, over a whole game, with every menu page looked at on the way."""
    table.say(f"  … playing {name} for the heap")
    with BoardGame(uf2, _with_main(folder, HEAP)) as board:
        board.start(host.pictures[0])
        for number, key in enumerate(host.keys_pressed):
            board.press(key, host.pictures[number + 1], host.held[number])
        said = _said(board.pico.serial())
    table.add(f"heap used at the most, CircuitPython ({name})", said["heap"][-1][0] / 1024, "KiB", 64, 1)
