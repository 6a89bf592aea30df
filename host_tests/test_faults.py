"""Faults of the hardware, through the real drivers of both runtimes and the app: wires, a missing display, stuck keys,
a clock that wraps in the middle of everything.
"""

import functools

import fakes
import pytest
from table import Table
from test_panel import FakeMachineI2C

from host.device import in_memory
from host.device.handheld import Handheld
from host.device.ssd1306 import FakeI2C, Ssd1306

from app import App
from drivers import pins
from drivers.circuitpy.display import Display as CircuitDisplay
from drivers.micropy.display import Display as MicroDisplay
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from persistence.region import Region
from persistence.settings import Settings

MINUTE = 60000
WRAP = 1 << 29


class Wired:
    """The app on the real drivers for display, keys and clock of a runtime; only the chips are fakes.

    `start` is the clock at power-on; `stuck` are keys that are down from then on.
    """

    def __init__(self, monkeypatch, runtime, store, start=0, stuck=()):
        self.panel = Ssd1306()
        self.store = store
        self.said = []
        self.keys, self.board = fakes.keyed(monkeypatch, runtime, *stuck, start=start, cable=fakes.AWAKE)
        self.clock = self.board.load(monkeypatch, "clock").Clock()
        self.set = self.board.set
        bus, display = (FakeI2C, CircuitDisplay) if runtime == "circuitpy" else (FakeMachineI2C, MicroDisplay)
        self.bus = bus({pins.ADDRESSES[0]: self.panel})
        display = display(pins, self.clock.now, lambda _: self.bus, self.said.append)
        self.app = App(display, self.keys, self.clock, store)
        self.wait(20)

    def wait(self, ms):
        """Let time pass."""
        in_memory.wait(self.app, self.clock, ms)

    def press(self, key, ms=0):
        """Press a key and let go."""
        self.set(key, True)
        self.wait(max(ms, 30))
        self.set(key, False)
        self.wait(30)

    def pixels(self):
        """Return the picture."""
        return self.panel.pixels()


@pytest.fixture(params=fakes.RUNTIMES)
def runtime(request):
    return request.param


@pytest.fixture
def wired(monkeypatch, runtime):
    """Make a Wired on a store, or on one in which Ana's and Ben's game waits at the dice."""

    def make(store=None, **options):
        return Wired(monkeypatch, runtime, store or saved_game().copy(), **options)

    return make


@functools.cache
def saved_game(sleep=None):
    """A store with a game of two, in which Ana has rolled; to be copied before it is changed."""
    device = Handheld()
    table = Table(device).new_game("Ana", "Ben").dice("workers", "food", "good")
    table.go_on()
    if sleep:
        settings = Settings(Region(device.store))
        settings.sleep = sleep
        settings.save()
    return device.store


# Ways on and back from Continue: keys before, there, back.
WAYS = {
    "a row of a list": ((), DOWN, UP),
    "a die": ((A, A, A), DOWN, B),
    "the next answer": ((A, B), RIGHT, B),  # the die taken back: a line names all three
    "a menu": ((A, DOWN), MENU, MENU),
    "a setting": ((DOWN, DOWN, A), DOWN, UP),
}


@pytest.mark.parametrize("way", WAYS)
def test_an_error_at_any_byte_of_a_press_and_the_picture_comes_right(wired, way):
    first, there, back = WAYS[way]
    device = wired()
    for key in first:
        device.press(key)
    before = device.pixels()
    device.press(there)
    after = device.pixels()
    device.press(back)
    assert device.pixels() == before != after
    byte, missed = 0, 0
    while missed < 1:
        device.bus.fail_after = byte
        device.set(there, True)
        in_memory.settle(device.app)
        device.set(there, False)
        device.wait(1000)  # in which it is looked ten times whether the display is lit
        missed += device.bus.fail_after is not None
        device.bus.fail_after = None
        device.wait(1100)
        assert device.pixels() == after, f"byte {byte}"
        device.press(back)
        assert device.pixels() == before, f"byte {byte}"
        byte += 1
        assert byte < 3000
    assert byte > 30


def blind_turn(device, plugged, minutes=1):
    """Play a turn blindly, a minute per press; return the stored bytes and the picture after a restart."""
    device.press(A)
    device.bus.present = plugged
    for key in (A, A, A, A, LEFT, UP, RIGHT, A, B, A, A):
        device.press(key)
        device.wait(minutes * MINUTE)
    if not plugged:
        device.panel.reset()  # it was without power as well
    device.bus.present = True
    device.wait(1100)
    return (
        device.store.read(0, device.store.size),
        bytes(device.app.session.log),
        device.pixels(),
        device.panel.contrast,
    )


def test_a_turn_played_without_a_display_for_minutes(wired):
    seen = blind_turn(wired(), True)
    device = wired()
    assert blind_turn(device, False) == seen
    assert any(any(row) for row in seen[2])
    assert len(device.said) == 2, "told once that it is missing, and once that it is back"


def test_a_display_that_is_missing_through_its_sleep(wired):
    device = wired()
    device.press(A)
    picture = device.pixels()
    device.bus.present = False
    device.wait(10 * MINUTE)
    device.panel.reset()
    device.bus.present = True
    device.wait(5 * MINUTE)
    assert not device.panel.on
    device.press(A)
    device.wait(1100)
    assert device.pixels() == picture and device.panel.on


@pytest.mark.parametrize("key", range(7), ids=in_memory.NAMES)
def test_a_key_stuck_from_power_on_does_nothing_and_the_others_work(wired, key):
    device = wired(stuck=(key,))
    if key == MENU:  # the hardware check: one key three times, then any, leads out
        for _ in range(7):
            assert type(device.app.screen).__name__ == "CheckScreen"
            device.press(B)
    before = device.pixels()
    device.wait(2000)
    assert device.pixels() == before, "nothing happens by itself"
    if key == A:
        device.press(DOWN)
        assert device.pixels() != before
    else:
        device.press(A)
        assert device.app.session is not None, "the game goes on"
    device.wait(4 * MINUTE)
    assert not device.panel.on, "nor does it keep the display awake"
    device.press(B if key == A else A)
    assert device.panel.on
    device.set(key, False)
    device.wait(50)
    device.press(UP if key == A else key)
    assert device.app.session is not None or key == A


@pytest.mark.parametrize("key", range(7), ids=in_memory.NAMES)
def test_a_key_that_sticks_later_is_one_press_and_the_others_work(wired, key):
    once = wired()
    once.press(A)
    once.press(key, 700 if key == MENU else 0)  # one that stays down counts as held
    log = bytes(once.app.session.log)

    device = wired()
    device.press(A)
    device.set(key, True)
    device.wait(2 * MINUTE + 50000)
    assert bytes(device.app.session.log) == log, "one press, whatever it repeats"
    device.wait(3 * MINUTE)
    assert not device.panel.on, "it does not keep the display awake for ever"
    other = B if key == MENU else MENU
    device.press(other)
    assert device.panel.on
    before = device.pixels()
    device.press(other)
    assert device.pixels() != before
    device.set(key, False)
    device.wait(50)
    device.press(key)
    assert device.panel.on


def presses(device):
    """Presses, holds and repeats; the picture after each."""
    seen = []
    for key, ms in ((DOWN, 0), (DOWN, 1200), (UP, 700), (A, 0), (RIGHT, 600), (MENU, 700), (MENU, 0), (B, 0)):
        device.press(key, ms)
        seen.append(device.pixels())
    return seen


def sleep(device):
    """Nothing for a minute and more: dimmed, then dark; then a key. The panel's state each second."""
    seen = []
    device.press(DOWN)
    for _ in range(70):
        device.wait(1000)
        seen.append((device.panel.contrast, device.panel.on))
    device.press(DOWN)
    seen.append((device.panel.contrast, device.panel.on, device.pixels()))
    return seen


@pytest.mark.parametrize("play,step", [(presses, 41), (sleep, 3701)])
def test_the_clock_may_wrap_at_any_instant(wired, runtime, play, step):
    store = saved_game(sleep=1)

    def played(start):
        device = wired(store.copy(), start=start)
        return play(device), device.board.ms - start

    expected, length = played(0)
    wraps = (WRAP, 2 * WRAP) if runtime == "micropy" else (WRAP,)
    for wrap in wraps:
        for before in range(1, length, step):
            assert played(wrap - before)[0] == expected, f"{before} ms after power-on"
