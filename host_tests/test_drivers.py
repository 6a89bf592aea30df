"""The drivers of both runtimes, their real code, on small fakes of `keypad`, `machine`, `microcontroller` …

The display's drivers have a test of their own.
"""

import importlib
import os
import sys
import types

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from host.device import bare, files
from host.storage import flash

import ticks
from drivers import pins
from keys import Keys


def load(monkeypatch, name, **modules):
    """Import a driver anew with these modules in place of the runtime's."""
    for module, fake in modules.items():
        monkeypatch.setitem(sys.modules, module, fake)
    monkeypatch.delitem(sys.modules, name, raising=False)
    module = importlib.import_module(name)
    monkeypatch.delitem(sys.modules, name)  # nor may a later test find this one
    return module


def module(**names):
    return types.SimpleNamespace(**names)


# --- CircuitPython: keys --------------------------------------------------------------------------------------------


class Event:
    def __init__(self, key_number=0, pressed=True):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = 0


class EventQueue:
    """As the real one: what does not fit is dropped, and `overflowed` says so until `clear`."""

    def __init__(self, size=64):
        self.size = size
        self.events = []
        self.overflowed = False

    def record(self, key, pressed, tick):
        if len(self.events) == self.size:
            self.overflowed = True
        else:
            self.events.append((key, pressed, tick))

    def get_into(self, event):
        if not self.events:
            return False
        event.key_number, event.pressed, event.timestamp = self.events.pop(0)
        return True

    def clear(self):
        self.events = []
        self.overflowed = False


class Scanner:
    """keypad.Keys: `down` is what is down now; `scan` is what the runtime does in the background, at tick `now()`."""

    down = frozenset()  # at power-on
    now = staticmethod(lambda: 0)
    first_look_reports = True  # before CircuitPython 9.1; later ones take it for the normal state

    def __init__(self, pins, *, value_when_pressed, pull, interval):
        assert not value_when_pressed and pull
        assert interval == 0.001
        self.pins = pins
        self.events = EventQueue()
        self.reported = set() if self.first_look_reports else set(self.down)
        Scanner.made = self
        self.scan()

    def scan(self):
        for key in range(len(self.pins)):
            if (key in self.down) != (key in self.reported):
                self.reported ^= {key}
                self.events.record(key, key in self.down, self.now() & ticks.MASK)

    def reset(self):
        self.reported = set()
        self.scan()


@pytest.fixture(params=[True, False], ids=["before 9.1", "since 9.1"])
def circuit_keys(monkeypatch, request):
    """Make the CircuitPython driver with some keys down at power-on; return it and its scanner."""

    def make(*down):
        monkeypatch.setattr(Scanner, "first_look_reports", request.param)
        return circuit_make(monkeypatch, *down)

    return make


def circuit_make(monkeypatch, *down, start=0):
    """The CircuitPython driver and its wall of keys."""
    wall = Wall(start)
    monkeypatch.setattr(Scanner, "down", frozenset(down))
    monkeypatch.setattr(Scanner, "now", staticmethod(lambda: wall.ms))
    driver = load(
        monkeypatch,
        "drivers.circuitpy.keys",
        board=module(**{f"GP{n}": f"pin {n}" for n in range(29)}),
        keypad=module(Keys=Scanner, Event=Event),
        supervisor=module(ticks_ms=lambda: wall.ms & ticks.MASK),
    )
    return driver.Keys(), wall


class Wall:
    """Time and keys as `keypad` sees them: it scans every millisecond, in the background."""

    def __init__(self, start=0):
        self.ms = start

    def set(self, key, low):
        Scanner.made.down = Scanner.made.down | {key} if low else Scanner.made.down - {key}

    def sleep(self, ms):
        for _ in range(ms):
            self.ms += 1
            Scanner.made.scan()


def all_edges(driver):
    out = []
    edge = driver.get()
    while edge >= 0:
        out.append(edge)
        edge = driver.get()
    return out


def test_circuitpython_keys_are_wired_as_pins_says(circuit_keys):
    circuit_keys()
    assert Scanner.made.pins == tuple(f"pin {n}" for n in pins.KEYS)


def test_circuitpython_edges_come_in_order(circuit_keys):
    driver, wall = circuit_keys()
    for key, low in ((4, True), (6, True), (4, False), (6, False)):
        wall.set(key, low)
        wall.sleep(30)
    assert all_edges(driver) == [4, 6, 4 + 8, 6 + 8]
    assert driver.get() == -1


def test_circuitpython_keys_down_at_power_on_are_told_at_once_and_once(circuit_keys):
    driver, wall = circuit_keys(1, 6)
    assert all_edges(driver) == [1, 6]
    wall.sleep(100)
    assert all_edges(driver) == []


@pytest.mark.parametrize("held", [True, False], ids=["held", "let go meanwhile"])
def test_circuitpython_more_edges_than_are_kept_and_all_goes_on_as_the_keys_are(circuit_keys, held):
    driver, wall = circuit_keys()
    wall.set(3, True)
    for _ in range(100):
        wall.sleep(30)
        wall.set(4, True)
        wall.sleep(30)
        wall.set(4, False)
    wall.set(3, held)
    wall.sleep(30)
    edges = all_edges(driver)
    # What was kept comes in order, a key that is still down stays down.
    assert edges[:63] == [3] + [4, 12] * 31
    wall.sleep(30)
    edges += all_edges(driver)
    assert edges.count(4) == edges.count(12)
    assert (edges.count(3), edges.count(11)) == (1, 0 if held else 1)
    wall.set(3, False)
    wall.sleep(30)
    wall.set(3, True)
    wall.sleep(30)
    assert all_edges(driver) == ([3 + 8, 3] if held else [3])


# --- MicroPython: keys ----------------------------------------------------------------------------------------------


class Board:
    """Time and pins of a fake Pico: `set` changes a pin, and its interrupt handler runs as on the chip."""

    def __init__(self, start=0):
        self.ms = start
        self.low = set()
        self.handlers = {}
        self.interrupts = True
        self.missed = set()
        board = self

        class Pin:
            IN, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 4, 8

            def __init__(self, n, mode, pull):
                assert (mode, pull) == (Pin.IN, Pin.PULL_UP)
                self.n = n

            def value(self):
                return 0 if self.n in board.low else 1

            def irq(self, handler, trigger, hard):
                assert trigger == Pin.IRQ_FALLING | Pin.IRQ_RISING
                board.handlers[self.n] = (handler, self)

        self.machine = module(Pin=Pin)
        self.time = module(
            ticks_ms=lambda: self.ms & 0x3FFFFFFF,
            ticks_add=lambda tick, ms: (tick + ms) & 0x3FFFFFFF,
            ticks_diff=lambda end, start: ((end - start + 0x20000000) & 0x3FFFFFFF) - 0x20000000,
            sleep_ms=self.sleep,
        )

    def sleep(self, ms):
        self.ms += ms

    def set(self, key, low):
        n = pins.KEYS[key]
        if low == (n in self.low):
            return
        self.low ^= {n}
        if self.interrupts:
            self._interrupt(n)
        else:
            self.missed.add(n)  # the chip remembers that the pin changed, not how often

    def _interrupt(self, n):
        if n in self.handlers:
            handler, pin = self.handlers[n]
            handler(pin)

    def allow_interrupts(self):
        self.interrupts = True
        for n in sorted(self.missed):
            self._interrupt(n)
        self.missed.clear()


@pytest.fixture
def micro_keys(monkeypatch):
    def make(*down, start=0):
        return micro_make(monkeypatch, *down, start=start)

    return make


def micro_make(monkeypatch, *down, start=0):
    board = Board(start)
    driver = load(monkeypatch, "drivers.micropy.keys", machine=board.machine, time=board.time)
    for key in down:
        board.set(key, True)
    return driver.Keys(), board


def bounce(board, key, low):
    for level in (low, not low, low, not low, low):
        board.set(key, level)
        board.sleep(1)


def test_micropython_reports_a_press_at_the_first_touch_and_bouncing_never(micro_keys):
    driver, board = micro_keys()
    assert driver.get() == -1
    board.set(4, True)
    assert all_edges(driver) == [4]
    bounce(board, 4, False)
    bounce(board, 4, True)
    assert all_edges(driver) == []
    board.sleep(100)
    assert all_edges(driver) == []
    bounce(board, 4, False)
    assert all_edges(driver) == []
    board.sleep(12)
    assert all_edges(driver) == [4 + 8]
    board.sleep(100)
    assert all_edges(driver) == []


def test_micropython_keeps_order_while_the_app_is_busy(micro_keys):
    driver, board = micro_keys()
    for key in (5, 1, 5, 0):
        bounce(board, key, True)
        board.sleep(30)
        bounce(board, key, False)
        board.sleep(30)
    assert all_edges(driver) == [5, 13, 1, 9, 5, 13, 0, 8]


def test_micropython_sees_a_tap_that_fell_into_a_flash_erase(micro_keys):
    driver, board = micro_keys()
    board.interrupts = False
    board.set(2, True)
    board.sleep(30)
    board.set(2, False)
    board.sleep(10)
    board.allow_interrupts()
    board.sleep(20)
    assert all_edges(driver) == [2, 2 + 8]


def test_micropython_keys_down_at_power_on_are_told_at_once_and_once(micro_keys):
    driver, board = micro_keys(1, 6)
    assert all_edges(driver) == [1, 6]
    board.sleep(50)
    assert all_edges(driver) == []
    board.set(6, False)
    board.sleep(50)
    assert all_edges(driver) == [6 + 8]


def test_micropython_flicker_of_a_held_key_is_nothing(micro_keys):
    driver, board = micro_keys(3)
    assert all_edges(driver) == [3]
    board.sleep(500)
    assert all_edges(driver) == []
    bounce(board, 3, True)
    board.set(3, False)
    board.sleep(2)
    board.set(3, True)
    board.sleep(100)
    assert all_edges(driver) == []


def test_micropython_recovers_when_there_were_more_changes_than_notes(micro_keys):
    driver, board = micro_keys()
    for _ in range(100):
        board.set(4, True)
        board.sleep(20)
        board.set(4, False)
        board.sleep(20)
    board.set(3, True)
    edges = all_edges(driver)
    assert edges.count(4) - edges.count(12) in (0, 1)
    board.sleep(100)
    edges += all_edges(driver)
    assert edges[:4] == [4, 12, 4, 12]
    assert edges.count(4) == edges.count(12)
    assert edges.count(3) == 1 and edges.count(11) == 0
    board.set(3, False)
    board.sleep(100)
    assert all_edges(driver) == [11]


# A player: (key, milliseconds down, milliseconds until the next touch, how often it bounces, whether the app looks).
TAPS = st.lists(
    st.tuples(st.integers(0, 6), st.integers(20, 300), st.integers(20, 300), st.integers(0, 3), st.booleans()),
    max_size=7,
)


@pytest.mark.parametrize("runtime", ["circuitpy", "micropy"])
@given(TAPS, st.sampled_from([0, 0x3FFFFF00, 0x1FFFFF80]))
def test_each_tap_is_one_press_and_one_release(runtime, taps, start):
    with pytest.MonkeyPatch.context() as monkeypatch:
        driver, board = MAKERS[runtime](monkeypatch, start=start)
        expected = []
        got = []
        for key, down, up, bounces, looks in taps:
            for low, ms in ((True, down), (False, up)):
                board.set(key, low)
                for _ in range(bounces):
                    board.sleep(1)
                    board.set(key, not low)
                    board.set(key, low)
                board.sleep(ms)
                if looks:
                    got += all_edges(driver)
            expected += [key, key + 8]
        got += all_edges(driver)
        assert got == expected


@pytest.mark.parametrize("runtime", ["circuitpy", "micropy"])
@given(st.lists(st.tuples(st.integers(0, 2), st.booleans(), st.integers(0, 30), st.booleans()), max_size=80))
def test_edges_alternate_and_end_as_the_contacts_are(runtime, changes):
    with pytest.MonkeyPatch.context() as monkeypatch:
        driver, board = MAKERS[runtime](monkeypatch)
        got = []
        down = set()
        for key, low, ms, looks in changes:
            board.set(key, low)
            down = down | {key} if low else down - {key}
            board.sleep(ms)
            if looks:
                got += all_edges(driver)
        board.sleep(100)
        got += all_edges(driver)
        for key in range(3):
            of_key = [edge for edge in got if edge & 7 == key]
            assert of_key == [key, key + 8] * (len(of_key) // 2) + [key] * (len(of_key) % 2)
            assert len(of_key) % 2 == (key in down)


# --- both runtimes: bounces -----------------------------------------------------------------------------------------

MAKERS = {"circuitpy": circuit_make, "micropy": micro_make}
BOUNCING = 6  # ms: what switches of this kind are said to do at the most


def tap(wall, key, pattern, held, look):
    """A key goes down and up; for so many ms each time its contact does what the bits of `pattern` say."""
    for low in (True, False):
        for ms in range(BOUNCING):
            wall.set(key, low if pattern >> ms & 1 else not low)
            wall.sleep(1)
            look()
        wall.set(key, low)
        for _ in range(held):
            wall.sleep(1)
            look()


@pytest.mark.parametrize("runtime", MAKERS)
@pytest.mark.parametrize("looks", [True, False], ids=["app waits", "app busy"])
def test_any_bouncing_at_any_instant_is_one_press_and_one_release(monkeypatch, runtime, looks):
    driver, wall = MAKERS[runtime](monkeypatch)
    for pattern in range(1 << BOUNCING):
        for instant in range(3):  # between two scans
            wall.sleep(1 + (instant - wall.ms) % 3)
            got = []
            tap(wall, 4, pattern, 20, lambda got=got: got.extend(all_edges(driver) if looks else ()))
            assert got + all_edges(driver) == [4, 4 + 8], (pattern, instant)


@pytest.mark.parametrize("runtime", MAKERS)
def test_a_contact_that_opens_for_a_moment_ends_no_hold(monkeypatch, runtime):
    driver, wall = MAKERS[runtime](monkeypatch)
    wall.set(3, True)
    wall.sleep(100)
    assert all_edges(driver) == [3]
    for instant in range(3):
        for moment in range(1, 9):
            wall.sleep(1 + (instant - wall.ms) % 3)
            wall.set(3, False)
            wall.sleep(moment)
            edges = all_edges(driver)
            wall.set(3, True)
            for _ in range(40):
                wall.sleep(1)
                edges += all_edges(driver)
            assert edges == [], (instant, moment)


@pytest.mark.parametrize("runtime", MAKERS)
def test_a_key_let_go_while_the_app_was_busy_repeats_no_more(monkeypatch, runtime):
    driver, wall = MAKERS[runtime](monkeypatch)
    keys = Keys(driver)
    wall.set(3, True)
    wall.sleep(3)
    got = [keys.next(wall.ms)]
    wall.sleep(500)  # the app writes to the flash, past the time of a repeat, and no contact is looked at meanwhile
    wall.set(3, False)
    for ms in (2, *[1] * 40):
        wall.sleep(ms)
        got.append(keys.next(wall.ms))
    assert [key for key in got if key >= 0] == [3]


@pytest.mark.parametrize("runtime", MAKERS)
def test_a_press_is_told_at_the_first_touch_that_is_seen(monkeypatch, runtime):
    driver, wall = MAKERS[runtime](monkeypatch)
    for instant in range(3):
        wall.sleep(60 + (instant - wall.ms) % 3)
        wall.set(5, True)
        wall.sleep(3)
        assert all_edges(driver) == [5]
        wall.sleep(60)
        wall.set(5, False)
        wall.sleep(60)
        assert all_edges(driver) == [5 + 8]


# --- clocks ---------------------------------------------------------------------------------------------------------


def test_circuitpython_clock_wraps_as_ticks_do_and_sleeps_without_new_floats(monkeypatch):
    slept = []
    driver = load(
        monkeypatch,
        "drivers.circuitpy.clock",
        supervisor=module(ticks_ms=lambda: ticks.MASK),
        time=module(sleep=slept.append),
    )
    clock = driver.Clock()
    assert clock.now() == ticks.MASK
    clock.idle(5)
    clock.idle(5)
    clock.idle(0)
    assert slept == [0.005, 0.005, 0]
    assert slept[0] is slept[1]


def test_micropython_clock_is_cut_to_the_same_range(monkeypatch):
    board = Board(start=0x3FFFFFFF)
    driver = load(monkeypatch, "drivers.micropy.clock", time=board.time)
    clock = driver.Clock()
    before = clock.now()
    assert before == ticks.MASK
    clock.idle(7)
    assert ticks.diff(clock.now(), before) == 7


# --- stores ---------------------------------------------------------------------------------------------------------


class OnDisk:
    """The simulator's store, which can be opened again and again."""

    def __init__(self, folder):
        self.folder = folder

    def open(self):
        store = files.Store(str(self.folder))
        store._lock.close()
        return store


@pytest.fixture(params=["circuitpy", "micropy", "file", "memory"])
def open_store(request, tmp_path):
    """What gives the store of a runtime, each time as after power-on."""
    if request.param == "file":
        return OnDisk(tmp_path / "saves").open
    if request.param == "memory":
        kept = bare.Store()
        return lambda: kept
    nor = flash.Nor()
    return lambda: flash.store(request.param, nor)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_region_has_what_was_programmed_until_its_sector_is_erased(open_store, data):
    model = bytearray(b"\xff" * 65536)
    for sector in range(16):
        open_store().erase(sector)
    for _ in range(data.draw(st.integers(1, 6))):
        store = open_store()
        assert store.size == 65536 and len(store.random(8)) == 8
        if data.draw(st.booleans()):
            sector = data.draw(st.integers(0, 15))
            store.erase(sector)
            model[4096 * sector : 4096 * (sector + 1)] = b"\xff" * 4096
            continue
        at = data.draw(st.integers(0, 65536 - 600) | st.sampled_from([250, 4090, 8191]))
        wanted = data.draw(st.binary(min_size=1, max_size=600))
        bits = bytes(old & new for old, new in zip(model[at:], wanted))
        store.program(at, bits)
        model[at : at + len(bits)] = bits
        assert bytes(store.read(at, len(bits))) == bits
    assert bytes(open_store().read(0, 65536)) == model


def test_an_official_image_has_no_region(monkeypatch):
    nvm = load(monkeypatch, "drivers.circuitpy.store", microcontroller=module(nvm=bytearray(4096)))
    assert nvm.Store().size < 65536
    nvm = load(monkeypatch, "drivers.circuitpy.store", microcontroller=module(nvm=None))
    assert nvm.Store().size == 0
    micropython = load(monkeypatch, "drivers.micropy.store", rp2=module())
    assert micropython.Store().size == 0


def test_a_file_that_is_too_short_is_no_region(tmp_path):
    (tmp_path / "region").write_bytes(b"\xff" * 100)
    assert OnDisk(tmp_path).open().size == 100


def test_both_sets_are_complete():
    folder = os.path.dirname(pins.__file__)
    for runtime in ("circuitpy", "micropy"):
        for part in ("__init__", "clock", "display", "keys", "store"):
            assert os.path.exists(os.path.join(folder, runtime, part + ".py"))


# --- the processor's clock -------------------------------------------------------------------------------------------

RUNTIMES = ("circuitpy", "micropy")


@pytest.fixture
def processor_of(monkeypatch):
    """What a runtime's driver makes of `hz` in an image for a chip: the clock, and what it did in order."""

    def processor_of(runtime, chip, hz, before=125_000_000):
        done = []

        class Cpu:
            frequency = property(lambda self: before, lambda self, hz: done.append(hz))

        def freq(hz=None):
            if hz is None:
                return before
            done.append(hz)

        class Registers:
            def __setitem__(self, address, value):
                done.append((address, value))

        load(
            monkeypatch,
            f"drivers.{runtime}.processor",
            this_image=module(CHIP=chip),
            microcontroller=module(cpu=Cpu()),
            machine=module(freq=freq, mem32=Registers()),
            time=module(sleep_ms=lambda ms: done.append(f"{ms} ms")),
        ).set_clock(hz)
        return done

    return processor_of


def test_a_pico_runs_as_fast_as_its_maker_allows_with_the_voltage_that_takes(processor_of):
    assert processor_of("circuitpy", "rp2040", 200_000_000) == [200_000_000]
    volts = (0x40064000, 0xC1)  # 1.15 V, the regulator switched on
    assert processor_of("micropy", "rp2040", 200_000_000) == [volts, "1 ms", 200_000_000]


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_processor_that_runs_as_wanted_is_left_alone(processor_of, runtime):
    assert processor_of(runtime, "rp2040", 125_000_000) == []


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_another_chip_keeps_the_clock_its_runtime_gave_it(processor_of, runtime):
    assert processor_of(runtime, "rp2350", 200_000_000) == []
