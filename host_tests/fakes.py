"""Boards that are not there, for the real drivers of both runtimes: `keypad`, `alarm`, `machine`, `supervisor` …

Time passes only in waits. `schedule` has the keys' changes then; `set` makes one in between.
"""

import importlib
import sys
from types import SimpleNamespace as module

from drivers import pins
from input import ticks

# States of the USB controller (RP2040 datasheet, 4.1.4): a cable to nothing; to a computer; to one that sleeps. The
# other bits are of no interest.
SIE_STATUS = 0x50110050
CONNECTED, SUSPENDED = 1 << 16, 1 << 4
ALONE, AWAKE, ASLEEP = 0xC0000015, CONNECTED | 0x40000005, CONNECTED | SUSPENDED | 1


class Break(BaseException):
    """Ctrl-C at the console: the only end if no key will ever go down."""


class Board:
    """Shared by both runtimes: time in `ms`, the keys that are `down`, the processor's clock in Hz, the USB cable.

    `did` has what was done, in order: ("sleep" or "light", ms, Hz), ("clock", Hz), ("register", address, value).
    `schedule` is a list of (ms, key, closed).
    """

    runtime = ""
    modules: dict  # those of the runtime, by name

    def __init__(self, down=(), start=0, cable=ALONE, chip="rp2040", hz=pins.PROCESSOR):
        self.ms = start
        self.down = set(down)
        self.cable = cable
        self.hz = hz
        self.did = []
        self.schedule = []
        self.modules = {"this_image": module(CHIP=chip, REGION=True)}

    def load(self, monkeypatch, part):
        """Import a driver again, with these modules instead of the runtime's."""
        for name, fake in self.modules.items():
            monkeypatch.setitem(sys.modules, name, fake)
        name = f"drivers.{self.runtime}.{part}"
        monkeypatch.delitem(sys.modules, name, raising=False)
        driver = importlib.import_module(name)
        monkeypatch.delitem(sys.modules, name)  # nor may a later test find this one
        return driver

    def set(self, key, closed):
        """Close or open the contact of a key."""
        self.down = self.down | {key} if closed else self.down - {key}

    def wait(self, ms):
        """Let time pass."""
        end = self.ms + ms
        while self.schedule and self.schedule[0][0] <= end:
            at, key, closed = self.schedule.pop(0)
            self._pass(at)
            self.set(key, closed)
        self._pass(end)

    def sleep(self, ms, how="sleep"):
        self.did.append((how, ms, self.hz))
        self.wait(ms)

    def clock(self, hz):
        self.did.append(("clock", hz))
        self.hz = hz

    @property
    def slept(self):
        """(how, Hz) of each sleep."""
        return [(did[0], did[2]) for did in self.did if did[0] in ("sleep", "light")]

    def _pass(self, to):
        self.ms = to


# --- CircuitPython


class Events:
    """keypad.EventQueue: events that don't fit are dropped, and `overflowed` says so until `clear`."""

    def __init__(self):
        self.clear()

    def __len__(self):
        return len(self.events)

    def record(self, *event):
        if len(self.events) == 64:
            self.overflowed = True
        else:
            self.events.append(event)

    def get_into(self, event):
        if not self.events:
            return False
        event.key_number, event.pressed, event.timestamp = self.events.pop(0)
        return True

    def clear(self):
        self.events = []
        self.overflowed = False


class Circuit(Board):
    """Its keys are scanned every millisecond, in the background, while `keypad` has their pins."""

    runtime = "circuitpy"
    first_look_reports = False  # from CircuitPython 9.1 on: a key down at the start counts as its normal state

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        circuit = self
        self.scanner = None

        class Keys:
            def __init__(self, numbers, *, value_when_pressed, pull, interval):
                assert not value_when_pressed and pull and interval == 0.001
                assert circuit.scanner is None, "the pins are in use"
                circuit.scanner = self
                self.keys = [pins.KEYS.index(number) for number in numbers]
                self.events = Events()
                self.reported = set() if circuit.first_look_reports else set(circuit.down)
                self.scan()

            def scan(self):
                for number, key in enumerate(self.keys):
                    if (key in circuit.down) != (key in self.reported):
                        self.reported ^= {key}
                        self.events.record(number, key in circuit.down, circuit.ms & ticks.MASK)

            def reset(self):
                self.reported = set()
                self.scan()

            def deinit(self):
                circuit.scanner = None

        class PinAlarm:
            def __init__(self, pin, value, edge, pull):
                assert not value and pull
                assert circuit.scanner is None, "the pin is in use"
                self.key = pins.KEYS.index(pin)
                self.edge = edge

        class Cpu:
            frequency = property(lambda _: circuit.hz, lambda _, hz: circuit.clock(hz))

        class Runtime:
            usb_connected = property(lambda _: circuit.cable == AWAKE)

        self.modules |= {
            "board": module(**{f"GP{number}": number for number in range(29)}),
            "keypad": module(Keys=Keys, Event=module),
            "alarm": module(pin=module(PinAlarm=PinAlarm), light_sleep_until_alarms=self._light_sleep),
            "microcontroller": module(cpu=Cpu(), nvm=None),
            "supervisor": module(runtime=Runtime(), ticks_ms=lambda: self.ms & ticks.MASK),
            "time": module(sleep=lambda seconds: self.sleep(round(1000 * seconds))),
        }

    def _pass(self, to):
        # No contact moves between two scans but by `set`: the first one finds it.
        if self.scanner and to > self.ms:
            self.ms += 1
            self.scanner.scan()
        self.ms = to

    def _light_sleep(self, *alarms):
        self.did.append(("light", 0, self.hz))
        changed = None
        while True:
            for alarm in alarms:
                if alarm.key in self.down and (changed == alarm.key or not alarm.edge):
                    return alarm
            if not self.schedule:
                raise Break
            self.ms, changed, closed = self.schedule.pop(0)
            self.set(changed, closed)


class Circuit2350(Circuit):
    """A Pico 2, whose CircuitPython has no `alarm`."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, chip="rp2350", **options)
        self.modules["alarm"] = None  # errors that make an import fail


class OlderCircuit(Circuit):
    """CircuitPython before 9.1."""

    first_look_reports = True


# --- MicroPython


class Micro(Board):
    """Its pins raise interrupts; while there are none the chip remembers that a pin changed, not how often."""

    runtime = "micropy"

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        micro = self
        self.handlers = {}
        self.interrupts = True
        self.missed = set()

        class Pin:
            IN, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 4, 8

            def __init__(self, number, mode, pull):
                assert (mode, pull) == (Pin.IN, Pin.PULL_UP)
                self.key = pins.KEYS.index(number)

            def value(self):
                return 0 if self.key in micro.down else 1

            def irq(self, handler, trigger, hard):
                assert trigger == Pin.IRQ_FALLING | Pin.IRQ_RISING
                micro.handlers[self.key] = lambda: handler(self)

        class Registers:
            def __getitem__(self, address):
                return micro.cable >> {SIE_STATUS: 0, SIE_STATUS + 2: 16}[address] & 0xFFFF

            def __setitem__(self, address, value):
                micro.did.append(("register", address, value))

        def freq(hz=None):
            if hz is None:
                return micro.hz
            micro.clock(hz)

        registers = Registers()
        self.modules |= {
            "machine": module(Pin=Pin, mem16=registers, mem32=registers, freq=freq, lightsleep=self._light_sleep),
            "_rp2": module(Flash=None),
            "time": module(ticks_ms=lambda: self.ms & 0x3FFFFFFF, sleep_ms=self.sleep),
        }

    def set(self, key, closed):
        if closed == (key in self.down):
            return
        super().set(key, closed)
        if self.interrupts:
            self.handlers.get(key, lambda: None)()
        else:
            self.missed.add(key)

    def allow_interrupts(self):
        self.interrupts = True
        for key in sorted(self.missed):
            self.handlers[key]()
        self.missed.clear()

    def _light_sleep(self, ms):
        self.interrupts = False
        self.sleep(ms, "light")
        self.hz = 125_000_000  # as at power-on
        self.missed.clear()
        self.interrupts = True


BOARDS = {"circuitpy": Circuit, "before 9.1": OlderCircuit, "micropy": Micro}
RUNTIMES = ("circuitpy", "micropy")


def keyed(monkeypatch, kind, *down, **options):
    """A board of that kind, switched on with these keys down, and its keys' driver."""
    board = BOARDS[kind](down, **options)
    driver = board.load(monkeypatch, "keys").Keys()
    board.did.clear()
    return driver, board


def edges(driver):
    """All edges that wait."""
    found = []
    edge = driver.get()
    while edge >= 0:
        found.append(edge)
        edge = driver.get()
    return found
