"""Press Quipu's keys, and print how long each picture took by the board's own clock (docs/dev/measure-your-board.md).

It runs instead of Quipu on a board with no games, with the modules of its image. The chip presses a key by driving its
pin low, as the button would. PRESSES on the drive has the keys and the expected pictures. Its writer,
tools/host/figures/stopwatch.py, also reads the output of this program.
"""

import sys
import time

sys.path[:] = [".frozen"]

import gc
import struct

import this_image
from app import App
from canvas import Canvas
from device import GUARD_MS
from drivers.hardware import read
from persistence.records import crc32

MARK = "stopwatch:"
PRESSES = "/stopwatch.bin"
# A press there: the key, how, for how many ms it is held at least, the check of the picture that comes.
FORM = "<BBHI"
LOOKED, LET_GO, AT_ONCE, AGAIN = 1, 2, 4, 8  # how: see `play` and `main`
PAUSE, THOUGHT = 5, 1200  # before each PAUSE-th press: people think for THOUGHT ms
HELD, LONG, QUIET, REST = 70, 400, 60, 600  # ms, as tools/host/runtimes/board_game.py has them
PATIENCE = 8000
LISTENED = 5  # s until somebody listens to what is printed
IDLE = 10  # s
# The control registers of the pins, counted from _IO, and the bits in them that drive a pin low, by the chip.
_IO = 0x40000000
_PINS = {"rp2040": (0x14004, 3 << 12 | 2 << 8), "rp2350": (0x28004, 3 << 14 | 2 << 12)}

if sys.implementation.name == "circuitpython":
    import memorymap

    from drivers.circuitpy import make

    _registers = memorymap.AddressRange(start=_IO, length=0x70000)

    def control(at, value=None):
        """Read or write a register."""
        if value is None:
            return int.from_bytes(_registers[at : at + 4], "little")
        _registers[at : at + 4] = value.to_bytes(4, "little")

    def now():
        """Microseconds."""
        return time.monotonic_ns() // 1000

    def since(begun):
        """Microseconds from then to now."""
        return now() - begun

    def clock_hz():
        """Of the processor."""
        import microcontroller

        return microcontroller.cpu.frequency
else:
    import machine

    from drivers.micropy import make

    now = time.ticks_us

    def control(at, value=None):
        """Read or write a register."""
        if value is None:
            return machine.mem32[_IO + at]
        machine.mem32[_IO + at] = value

    def since(begun):
        """Microseconds from then to now."""
        return time.ticks_diff(time.ticks_us(), begun)

    def clock_hz():
        """Of the processor."""
        return machine.freq()


class Board:
    """The app on the drivers of this runtime; presses its keys and counts the bytes to the display."""

    def __init__(self):
        self.wiring = read()[0]
        self.display, self.keys, self.clock, self.store = make(self.wiring)
        self.sent = 0  # bytes
        self.last = now()  # when the last one was out
        self._there = 0  # bytes that are out
        self.used = self.free = 0  # of the heap, at its fullest
        self.slept = 0  # µs
        self.app = None
        self._watch()

    def _watch(self):
        kind = type(self.display)
        write, show, work = kind.write, kind.show, App.work

        def written(display, buffer, start, end):
            write(display, buffer, start, end)
            self.last = now()
            self.sent += end - start + 1

        def shown(display, canvas):
            # A write returns before its bytes are out, the showing of a picture does not.
            there = show(display, canvas)
            if self._there != self.sent:
                self._there = self.sent
                self.last = now()
            return there

        def worked(app):
            more = work(app)
            if not more and gc.mem_alloc() > self.used:
                self.used, self.free = gc.mem_alloc(), gc.mem_free()
            return more

        kind.write = written
        kind.show = shown
        App.work = worked

    def begin(self):
        """Restart the app."""
        self.app = None
        gc.collect()
        self.app = App(self.display, self.keys, self.clock, self.store)
        self.settle(5 * QUIET)

    def turn(self, key=-1, phase=0):
        """A turn of the loop; `key` goes down at that moment of its wait. Return when; None: there was no wait."""
        ms = self.app.step()
        if not ms:
            return None
        began = now()
        pressed = None
        if key >= 0:
            self.clock.idle(phase % (ms + 1))
            pressed = now()
            self.drive(key, True)
            ms -= phase % (ms + 1)
        self.clock.idle(ms)
        self.slept += since(began)
        return pressed

    def drive(self, key, low):
        """Press a key or let it go."""
        first, bits = _PINS[this_image.CHIP]
        at = first + 8 * self.wiring.KEYS[key]
        control(at, control(at) | bits if low else control(at) & ~bits)

    def run(self, ms):
        """Run the app for that long."""
        begun = now()
        while since(begun) < 1000 * ms:
            self.turn()

    def settle(self, ms):
        """Run the app until it has written nothing for that long."""
        while since(self.last) < 1000 * ms:
            self.turn()

    def check(self):
        """Return the checksum of the picture."""
        return crc32(memoryview(self.app.canvas.buffer)[1:])  # the first byte is a control byte

    def come(self, wanted):
        """Wait until that picture is there; return whether it came."""
        begun = now()
        self.settle(QUIET)
        while self.check() != wanted:
            if since(begun) > 1000 * PATIENCE:
                return False
            self.run(20)
            self.settle(QUIET)
        return True

    def play(self, number, key, how, held, wanted):
        """Press a key; return (µs to the last byte or -1, bytes written), or None: another picture came.

        LOOKED: A counts a moment after a screen that came by itself. LET_GO: the key counts then. AT_ONCE: without a
        pause before it. `held`: ms that the key stays down; such a press isn't timed.
        """
        if how & LOOKED:
            self.run(GUARD_MS + REST)
        if number % PAUSE == 0 and not how & AT_ONCE:
            self.run(THOUGHT)
        sent = self.sent
        pressed = None
        while pressed is None:
            pressed = self.turn(key, number)
        begun = pressed
        if held:
            while self.check() != wanted and since(begun) < 1000 * (PATIENCE + held):
                self.turn()
            while key > 3 and since(begun) < 1000 * held:
                self.turn()
        elif how & LET_GO:
            self.run(HELD)
        else:
            # A, B and MENU may count when they are let go: nothing comes while they are down.
            while key > 3 and self.sent == sent and since(begun) < 1000 * LONG:
                self.turn()
        if held or how & LET_GO or (key > 3 and self.sent == sent):
            self.drive(key, False)
            begun = now()
        right = self.come(wanted)
        took = self.last - begun if sys.implementation.name == "circuitpython" else time.ticks_diff(self.last, begun)
        self.drive(key, False)
        self.run(HELD + (held if held and key < 4 else 0))
        if not right:
            return None
        return (-1 if held or self.sent == sent or took < 0 else took), self.sent - sent


def whole(board):
    """Return the µs for a whole picture in which every byte changes."""
    canvas = Canvas()
    took = 0
    for byte in (0, 0x55, 0xAA, 0x55):
        for page in range(8):
            canvas.fill(0, page, 128, byte)
        begun = now()
        board.display.show(canvas)
        took = since(begun)
    return took


def idle(board):
    """Return (µs awake, µs in all, bytes allocated) while idle."""
    board.run(2000)
    begun, board.slept = now(), 0
    board.run(1000 * IDLE)
    took = since(begun)
    gc.collect()
    gc.disable()
    used = gc.mem_alloc()
    for _ in range(100 * IDLE):  # as the loop of drivers/loop.py: to time it may allocate
        ms = board.app.step()
        if ms:
            board.clock.idle(ms)
    used = gc.mem_alloc() - used
    gc.enable()
    return took - board.slept, took, used


def main():
    """Do all steps. AGAIN restarts the app instead of pressing a key."""
    time.sleep(LISTENED)
    board = Board()
    wiring = board.wiring
    bus = wiring.FREQUENCY if wiring.DISPLAY_BUS == "i2c" else 0
    print(MARK, "board", this_image.ID, this_image.CHIP, sys.implementation.name, clock_hz(), wiring.DISPLAY_BUS, bus)
    print(MARK, "whole", whole(board))
    board.begin()
    with open(PRESSES, "rb") as file:
        number = 0
        size = struct.calcsize(FORM)
        record = file.read(size)
        while record:
            key, how, held, wanted = struct.unpack(FORM, record)
            if how & AGAIN:
                board.begin()
                if not board.come(wanted):
                    print(MARK, "used" if number == 0 else "wrong", number)
                    return
                if number == 0:
                    print(MARK, "idle", *idle(board))
            else:
                found = board.play(number, key, how, held, wanted)
                if found is None:
                    print(MARK, "wrong", number)
                    return
                print(MARK, "press", number, *found)
            number += 1
            record = file.read(size)
    print(MARK, "heap", board.used, board.free)
    print(MARK, "done", number)


main()
