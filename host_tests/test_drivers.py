"""The drivers of both runtimes, their real code, on small fakes of `keypad`, `machine`, `microcontroller` …

The display's drivers have a test of their own.
"""

import importlib
import os
import sys
import types

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.device import files
from host.storage import littlefs, nor
from host.storage.flash import micropy_store

import ticks
from drivers import pins
from keys import Keys
from persistence.records import COPIES, LAYOUT, Records


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


class Flash:
    """microcontroller.nvm: programs what is all 0xFF, erases for anything else, and counts the erases."""

    def __init__(self, content=b"", size=4096):
        self.data = bytearray(content + b"\xff" * (size - len(content)))
        self.erases = 0

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return self.data[index]

    def __setitem__(self, index, value):
        start, stop, _ = index.indices(len(self.data))
        assert stop - start == len(value)
        if self.data[start:stop].strip(b"\xff"):
            self.erases += 1
        self.data[start:stop] = value


def nvm_store(flash, folder):
    with pytest.MonkeyPatch.context() as monkeypatch:
        driver = load(monkeypatch, "drivers.circuitpy.store", microcontroller=module(nvm=flash))
        monkeypatch.setattr(driver.os, "sync", lambda: None, raising=False)
        return driver.Store(str(folder))


def file_store(folder):
    """The simulator's, which a second one may open after it."""
    store = files.Store(str(folder))
    store._lock.close()
    return store


RECORDS = st.lists(st.binary(min_size=1, max_size=40).map(lambda b: b + b"\x00"), max_size=12)


@given(RECORDS, RECORDS, st.booleans())
def test_nvm_journal_erases_once_at_begin_and_never_in_between(before, after, restarts):
    flash = Flash()
    store = nvm_store(flash, "nowhere")
    assert store.read() == b""
    for record in before:
        store.append(record)
    assert store.read() == b"".join(before)
    assert flash.erases == 0
    if restarts:
        store = nvm_store(flash, "nowhere")
        assert store.read() == b"".join(before)
    store.begin(b"new game")
    assert flash.erases == bool(before)
    for record in after:
        store.append(record)
        assert nvm_store(flash, "nowhere").read() == store.read()
    assert store.read() == b"new game" + b"".join(after)
    assert flash.erases == bool(before)


@pytest.mark.parametrize("length", [1, 255, 256, 257, 4095, 4096])
def test_nvm_journal_finds_its_end_wherever_it_is(length, tmp_path):
    store = nvm_store(Flash(b"\xff" * (length - 1) + b"x"), tmp_path)
    assert len(store.read()) == length


def test_nvm_journal_refuses_what_does_not_fit_and_writes_nothing(tmp_path):
    flash = Flash(b"x" * 4090)
    store = nvm_store(flash, tmp_path)
    with pytest.raises(OSError):
        store.append(b"1234567")
    assert store.read() == b"x" * 4090
    store.append(b"123456")
    with pytest.raises(OSError):
        store.begin(b"x" * 4097)
    assert len(store.read()) == 4096


def test_file_journal_is_in_the_file_when_append_returns(tmp_path):
    folder = tmp_path / "saves"
    store = file_store(folder)
    assert store.read() == b""
    store.append(b"one")
    assert file_store(folder).read() == b"one"
    store.append(b"two\xff")
    assert file_store(folder).read() == b"onetwo\xff"
    store.begin(b"three")
    assert store.read() == b"three"
    store.append(b"four")
    assert file_store(folder).read() == b"threefour"


def test_only_a_journal_that_is_not_there_is_an_empty_one(tmp_path):
    """What cannot be read is a failure, else it would cost the game."""
    (tmp_path / "saves" / "journal").mkdir(parents=True)
    with pytest.raises(OSError):
        file_store(tmp_path / "saves").read()


@pytest.fixture
def micropython():
    """A chip with an empty littlefs, and what makes the store on it."""
    chip = nor.Nor(littlefs.BLOCKS)
    littlefs.LittleFsDrive(chip, format=True)
    return chip, lambda: micropy_store(littlefs.FlashBlocks(chip), littlefs.LittleFsDrive(chip))


def test_the_journal_of_micropython_is_there_when_append_returns_and_erases_only_at_begin(micropython):
    chip, start = micropython
    store = start()
    assert store.read() == b""
    store.begin(b"a game")
    erases = chip.erases
    for number in range(700):
        store.append(bytes((number & 255, number >> 8, 7)))
        if number % 50 == 0:
            assert start().read() == store.read()
    assert chip.erases == erases
    assert len(start().read()) == 6 + 3 * 700
    store.begin(b"another")
    assert chip.erases == erases + 1
    assert start().read() == b"another"
    with pytest.raises(OSError):
        store.append(b"x" * store.room)
    store.append(b"y" * (store.room - 7))
    assert start().read() == b"another" + b"y" * (store.room - 7)


def test_on_a_new_device_the_first_game_waits_for_no_erase(micropython):
    chip, start = micropython
    store = start()
    assert store.find(LAYOUT) == 2
    assert store.read() == b""
    erases = chip.erases
    store.begin(b"a game")
    assert chip.erases == erases and start().read() == b"a game"
    # Whatever lay there before: what is programmed over it would be neither.
    store.begin(b"the next")
    assert chip.erases == erases + 1 and start().read() == b"the next"


def test_a_journal_that_is_there_stays_where_the_records_are_missing(micropython):
    chip, start = micropython
    start().begin(b"a game")
    store = start()
    assert store.find(LAYOUT) == 2
    assert store.read() == b"a game"


def test_the_journal_of_micropython_outlives_many_starts(micropython):
    chip, start = micropython
    store = start()
    store.begin(b"a game")
    for number in range(600):
        store = start()
        assert store.read() == b"a game" + b"x" * number
        store.append(b"x")


def test_a_file_that_somebody_copied_is_found_anew_and_nothing_else_is_written_over(micropython):
    chip, start = micropython
    store = start()
    store.begin(b"a game")
    drive = littlefs.LittleFsDrive(chip)
    with drive.open("/saves/journal", "rb") as f:
        content = f.read()
    # The same bytes in another block, and the old one belongs to nobody any more.
    with drive.open("/saves/copy", "wb") as f:
        f.write(content)
    drive.rename("/saves/copy", "/saves/journal")
    with drive.open("/other", "wb") as f:
        f.write(b"other " * 3000)
    for _ in range(3):
        store = start()
        assert store.read()[:6] == b"a game"
        store.append(b"!")
    assert start().read() == b"a game!!!"
    store.begin(b"next")
    drive = littlefs.LittleFsDrive(chip)
    with drive.open("/other", "rb") as f:
        assert f.read() == b"other " * 3000


def test_a_journal_of_micropython_that_cannot_be_read_is_no_empty_one(micropython):
    chip, start = micropython
    store = start()
    store.begin(b"a game")
    store = start()

    def broken(path, mode):
        raise OSError(5, "input/output error")

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setitem(type(store).read.__globals__, "open", broken)
        with pytest.raises(OSError):
            store.read()
    assert start().read() == b"a game"


@pytest.fixture(params=["nvm", "file"])
def open_store(request):
    return (lambda folder: nvm_store(Flash(), folder)) if request.param == "nvm" else file_store


def open_records(store):
    """The records of a store, laid out if they are not."""
    if store.find(LAYOUT) < COPIES:
        store.lay_out(LAYOUT)
    return Records(store)


def save(store, name, data):
    """Save in both copies."""
    records = open_records(store)
    records.put(name, data)
    assert records.finish()


def test_records_are_what_was_saved_last(open_store, tmp_path):
    folder = tmp_path / "saves"
    store = open_store(folder)
    assert open_records(store).load("settings") is None
    for data in (b"Ana", b"Ana Ben Cleo", b"B", b"\x00" * 300):
        save(store, "settings", data)
        assert open_records(open_store(folder)).load("settings") == data
    assert open_records(store).load("finished") is None


def test_no_save_changes_the_size_of_a_file(open_store, tmp_path):
    folder = tmp_path / "saves"
    store = open_store(folder)
    open_records(store)
    sizes = {path: path.stat().st_size for path in folder.rglob("*") if path.name != "journal"}
    for data in (b"Ana", b"x" * 502):
        save(store, "settings", data)
    assert {path: path.stat().st_size for path in folder.rglob("*") if path.name != "journal"} == sizes
    with pytest.raises(ValueError):
        save(store, "settings", b"x" * 503)


def test_a_torn_copy_leaves_the_other_one_at_whatever_byte_the_writing_stops(open_store, tmp_path):
    folder = tmp_path / "saves"
    store = open_store(folder)
    for data in (b"first", b"second and longer"):
        save(store, "settings", data)
    for copy in "12":
        file = folder / copy / "settings"
        before = file.read_bytes()
        records = open_records(store)
        records.put("settings", b"third")
        records.finish()
        whole = file.read_bytes()
        for cut in range(len(whole[:40])):
            file.write_bytes(whole[:cut] + before[cut:])
            assert open_records(store).load("settings") in (b"third", b"second and longer")
        file.write_bytes(whole)
        save(store, "settings", b"second and longer")


def test_records_wait_while_a_computer_holds_the_drive(open_store, tmp_path):
    store = open_store(tmp_path / "saves")
    save(store, "settings", b"Ana")
    records = open_records(store)
    with pytest.MonkeyPatch.context() as monkeypatch:

        def refuse(path, mode="r"):
            if "w" in mode or "+" in mode:
                raise OSError(30, "Read-only filesystem")
            return open(path, mode)

        monkeypatch.setitem(store.save.__globals__, "open", refuse)
        records.put("settings", b"Ben")
        assert not records.finish() and records.failed
    assert open_records(store).load("settings") == b"Ana"
    assert records.load("settings") == b"Ben"
    assert records.finish()
    assert open_records(store).load("settings") == b"Ben"


# --- who writes the drive -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("b_held", [False, True])
def test_boot_gives_the_drive_to_the_board_unless_b_is_held_and_always_says_the_same(monkeypatch, capsys, b_held):
    remounts = []

    class DigitalInOut:
        def __init__(self, pin):
            assert pin == f"pin {pins.KEYS[5]}"
            self.value = False

        def switch_to_input(self, pull):
            assert pull == "up"
            self.value = not b_held

        def deinit(self):
            pass

    load(
        monkeypatch,
        "boot",
        board=module(**{f"GP{n}": f"pin {n}" for n in range(29)}),
        digitalio=module(DigitalInOut=DigitalInOut, Pull=module(UP="up")),
        storage=module(remount=lambda path, readonly: remounts.append((path, readonly))),
    )
    assert remounts == ([] if b_held else [("/", False)])
    assert capsys.readouterr().out == "Quipu: hold B while plugging in to let a computer write this drive\n"


def test_both_sets_are_complete():
    folder = os.path.dirname(pins.__file__)
    for runtime in ("circuitpy", "micropy"):
        for part in ("__init__", "clock", "display", "keys", "store"):
            assert os.path.exists(os.path.join(folder, runtime, part + ".py"))


# --- the processor's clock -------------------------------------------------------------------------------------------

PICOS = {"circuitpy": "Raspberry Pi Pico with rp2040", "micropy": "Raspberry Pi Pico with RP2040"}


@pytest.fixture
def processor_of(monkeypatch):
    """What a runtime's driver makes of `hz` on a board: the clock, and what it did in order."""

    def processor_of(runtime, machine, hz, before=125_000_000):
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
            os=module(uname=lambda: module(machine=machine)),
            microcontroller=module(cpu=Cpu()),
            machine=module(freq=freq, mem32=Registers()),
            time=module(sleep_ms=lambda ms: done.append(f"{ms} ms")),
        ).set_clock(hz)
        return done

    return processor_of


def test_a_pico_runs_as_fast_as_its_maker_allows_with_the_voltage_that_takes(processor_of):
    assert processor_of("circuitpy", PICOS["circuitpy"], 200_000_000) == [200_000_000]
    volts = (0x40064000, 0xC1)  # 1.15 V, the regulator switched on
    assert processor_of("micropy", PICOS["micropy"], 200_000_000) == [volts, "1 ms", 200_000_000]


@pytest.mark.parametrize("runtime", PICOS)
def test_a_processor_that_runs_as_wanted_is_left_alone(processor_of, runtime):
    assert processor_of(runtime, PICOS[runtime], 125_000_000) == []


@pytest.mark.parametrize("runtime", PICOS)
@pytest.mark.parametrize("machine", ["Raspberry Pi Pico W with rp2040", "Raspberry Pi Pico 2 with RP2350", "a clone"])
def test_other_boards_keep_the_clock_their_runtime_gave_them(processor_of, runtime, machine):
    assert processor_of(runtime, machine, 200_000_000) == []
