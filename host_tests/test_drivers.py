"""The drivers of both runtimes, their real code, on the boards of fakes.py.

The display's drivers have a test of their own.
"""

import fakes
import pytest
from fakes import BOARDS, RUNTIMES, edges, module
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from host.device import files, in_memory
from host.storage import flash

from input import ticks
from input.keys import Keys

BOUNCING = 6  # ms: the longest bounce claimed for such switches


@pytest.fixture(params=BOARDS)
def keyed(request, monkeypatch):
    """Make the keys' driver of a runtime, with some keys down at power-on; return it and its board."""
    return lambda *down: fakes.keyed(monkeypatch, request.param, *down)


# --- keys: the edges, and their order


def test_keys_down_at_power_on_are_told_at_once_and_once(keyed):
    driver, board = keyed(1, 6)
    assert edges(driver) == [1, 6]
    board.wait(100)
    assert edges(driver) == []
    board.set(6, False)
    board.wait(50)
    assert edges(driver) == [6 + 8]


@pytest.mark.parametrize("held", [True, False], ids=["held", "let go meanwhile"])
def test_after_more_edges_than_are_kept_all_goes_on_as_the_keys_are(keyed, held):
    driver, board = keyed()
    board.set(3, True)
    for _ in range(100):
        for low in (True, False):
            board.wait(30)
            board.set(4, low)
    board.set(3, held)
    board.set(2, True)
    board.wait(30)
    told = edges(driver)
    # Stored edges come in order; a key that is still down stays down.
    assert told[:63] == [3] + [4, 12] * 31
    board.wait(100)
    told += edges(driver)
    assert told.count(4) == told.count(12)
    assert (told.count(3), told.count(11)) == (1, 0 if held else 1)
    assert (told.count(2), told.count(10)) == (1, 0)
    board.set(3, False)
    board.wait(30)
    board.set(3, True)
    board.wait(30)
    assert edges(driver) == ([3 + 8, 3] if held else [3])


def test_micropython_sees_a_tap_that_fell_into_a_flash_erase(monkeypatch):
    driver, board = fakes.keyed(monkeypatch, "micropy")

    class Flash:  # whose erase takes 45 ms, with interrupts off
        def __init__(self, start, len):
            pass

        def ioctl(self, command, sector):
            board.interrupts = False
            board.set(2, True)
            board.wait(30)
            board.set(2, False)
            board.wait(15)
            board.allow_interrupts()

    board.modules["_rp2"] = module(Flash=Flash)
    board.load(monkeypatch, "store").Store().erase(0)
    board.wait(20)
    assert edges(driver) == [2, 2 + 8]


def test_micropython_takes_a_spike_on_the_wire_for_no_press(monkeypatch):
    """It is over when the interrupt looks at the pin."""
    driver, board = fakes.keyed(monkeypatch, "micropy")

    def spike():
        board.interrupts = False
        board.set(2, True)
        board.set(2, False)
        board.allow_interrupts()

    for _ in range(3):
        spike()
        board.wait(20)
        assert edges(driver) == []
    board.set(2, True)
    board.wait(20)
    assert edges(driver) == [2]
    board.handlers[2]()  # a spike of the other kind, on a key that is held
    board.wait(100)
    assert edges(driver) == []
    board.set(2, False)
    board.wait(20)
    assert edges(driver) == [2 + 8]


# A player: (key, milliseconds down, milliseconds until the next touch, how often it bounces, whether the app looks).
TAPS = st.lists(
    st.tuples(st.integers(0, 6), st.integers(20, 300), st.integers(20, 300), st.integers(0, 3), st.booleans()),
    max_size=7,
)


@pytest.mark.parametrize("runtime", RUNTIMES)
@given(TAPS, st.sampled_from([0, 0x3FFFFF00, 0x1FFFFF80]))
def test_each_tap_is_one_press_and_one_release(runtime, taps, start):
    with pytest.MonkeyPatch.context() as monkeypatch:
        driver, board = fakes.keyed(monkeypatch, runtime, start=start)
        expected = []
        told = []
        for key, down, up, bounces, looks in taps:
            for low, ms in ((True, down), (False, up)):
                board.set(key, low)
                for _ in range(bounces):
                    board.wait(1)
                    board.set(key, not low)
                    board.set(key, low)
                board.wait(ms)
                if looks:
                    told += edges(driver)
            expected += [key, key + 8]
        assert told + edges(driver) == expected


@pytest.mark.parametrize("runtime", RUNTIMES)
@given(st.lists(st.tuples(st.integers(0, 2), st.booleans(), st.integers(0, 30), st.booleans()), max_size=80))
def test_edges_alternate_and_end_as_the_contacts_are(runtime, changes):
    with pytest.MonkeyPatch.context() as monkeypatch:
        driver, board = fakes.keyed(monkeypatch, runtime)
        told = []
        for key, low, ms, looks in changes:
            board.set(key, low)
            board.wait(ms)
            if looks:
                told += edges(driver)
        board.wait(100)
        told += edges(driver)
        for key in range(3):
            of_key = [edge for edge in told if edge & 7 == key]
            assert of_key == [key, key + 8] * (len(of_key) // 2) + [key] * (len(of_key) % 2)
            assert len(of_key) % 2 == (key in board.down)


@pytest.mark.parametrize("looks", [True, False], ids=["app waits", "app busy"])
def test_any_bouncing_is_one_press_and_one_release(keyed, looks):
    driver, board = keyed()
    for pattern in range(1 << BOUNCING):  # each bit: whether the contact is at its new level in that ms
        told = []
        for low in (True, False):
            levels = [low if pattern >> ms & 1 else not low for ms in range(BOUNCING)]
            for level in (*levels, *[low] * 20):
                board.set(4, level)
                board.wait(1)
                told += edges(driver) if looks else ()
        assert told + edges(driver) == [4, 4 + 8], pattern


def test_a_contact_that_opens_for_a_moment_ends_no_hold(keyed):
    driver, board = keyed()
    board.set(3, True)
    board.wait(100)
    assert edges(driver) == [3]
    for moment in range(1, 9):
        board.set(3, False)
        board.wait(moment)
        told = edges(driver)
        board.set(3, True)
        for _ in range(40):
            board.wait(1)
            told += edges(driver)
        assert told == [], moment


def test_a_key_let_go_while_the_app_was_busy_repeats_no_more(keyed):
    driver, board = keyed()
    keys = Keys(driver)
    board.set(3, True)
    board.wait(3)
    got = [keys.next(board.ms)]
    board.wait(500)  # the app writes to the flash, past the time of a repeat, and no contact is looked at meanwhile
    board.set(3, False)
    for ms in (2, *[1] * 40):
        board.wait(ms)
        got.append(keys.next(board.ms))
    assert [key for key in got if key >= 0] == [3]


def test_a_press_is_told_at_the_first_touch_that_is_seen_and_a_release_when_the_contact_was_quiet(keyed):
    driver, board = keyed()
    board.set(5, True)
    board.wait(1)
    assert edges(driver) == [5]
    board.wait(60)
    board.set(5, False)
    board.wait(1)
    assert edges(driver) == []
    board.wait(12)
    assert edges(driver) == [5 + 8]


# --- clocks


def test_circuitpython_clock_wraps_as_ticks_do_and_sleeps_without_new_floats(monkeypatch):
    slept = []
    board = fakes.Circuit(start=ticks.MASK)
    board.modules["time"] = module(sleep=slept.append)
    clock = board.load(monkeypatch, "clock").Clock()
    assert clock.now() == ticks.MASK
    for ms in (5, 5, 0):
        clock.idle(ms)
    assert slept == [0.005, 0.005, 0]
    assert slept[0] is slept[1]


def test_micropython_clock_is_cut_to_the_same_range(monkeypatch):
    clock = fakes.Micro(start=0x3FFFFFFF).load(monkeypatch, "clock").Clock()
    before = clock.now()
    assert before == ticks.MASK
    clock.idle(7)
    assert ticks.diff(clock.now(), before) == 7


# --- stores


def on_disk(folder):
    """The simulator's store, as it is opened again and again."""
    store = files.Store(str(folder))
    store._lock.close()
    return store


@pytest.fixture(params=["circuitpy", "micropy", "file", "memory"])
def open_store(request, tmp_path):
    """Return a function that gives the store of a runtime as after power-on."""
    if request.param == "file":
        return lambda: on_disk(tmp_path / "saves")
    if request.param == "memory":
        kept = in_memory.Store()
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


def test_where_there_is_no_region_the_store_says_so(monkeypatch, tmp_path):
    official = fakes.Circuit()
    assert official.load(monkeypatch, "store").Store().size == 0
    official.modules["microcontroller"] = module(nvm=bytearray(4096))
    assert official.load(monkeypatch, "store").Store().size == 4096
    official = fakes.Micro()
    official.modules["this_image"] = module(REGION=False)
    assert official.load(monkeypatch, "store").Store().size == 0
    (tmp_path / "region").write_bytes(b"\xff" * 100)
    assert on_disk(tmp_path).size == 100


# --- the processor's clock

FAST = 200_000_000
VOLTS = ("register", 0x40064000, 0xC1)  # 1.15 V, the regulator switched on


@pytest.mark.parametrize(
    ("runtime", "chip", "hz", "did"),
    [
        ("circuitpy", "rp2040", FAST, [("clock", FAST)]),  # which raises the voltage as well
        ("micropy", "rp2040", FAST, [VOLTS, ("sleep", 1, 125_000_000), ("clock", FAST)]),
        ("circuitpy", "rp2040", 125_000_000, []),
        ("micropy", "rp2040", 125_000_000, []),
        # On an RP2350 CircuitPython's voltage is right up to 133 MHz.
        ("circuitpy", "rp2350", FAST, [("clock", 133_000_000)]),
        ("circuitpy", "rp2350", 125_000_000, [("clock", 133_000_000)]),
        ("micropy", "rp2350", FAST, []),
    ],
)
def test_the_chip_of_a_pi_runs_as_fast_as_its_maker_allows_and_others_as_they_were(monkeypatch, runtime, chip, hz, did):
    board = BOARDS[runtime](chip=chip, hz=125_000_000)
    board.load(monkeypatch, "processor").set_clock(hz)
    assert board.did == did
