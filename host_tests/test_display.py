"""The display drivers of both runtimes, through pixels: the panel shows the canvas, whatever happens on the wires."""

import sys
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_canvas import DRAWING
from test_panel import FakeMachineI2C

from host.device import reading
from host.device.picture import pixels_of
from host.device.ssd1306 import FakeI2C, Ssd1306

import splash
from canvas import Canvas
from drivers import pins
from drivers.circuitpy import display as circuitpy
from drivers.micropy import display as micropy
from drivers.stuck import free
from screens.check import CheckScreen


class FakeSPI:
    """Connect the chip by four wires. `set(name, level)` sets all except clock and data: "dc", "cs", "reset".

    The chip takes bytes after a pulse of RES, and while CS is low. `sent` counts them. If `present` is False they are
    lost without an error.
    """

    def __init__(self, panel: Ssd1306) -> None:
        self.panel = panel
        self.levels = {"dc": 0, "cs": 1, "reset": 1}
        self.awake = False
        self.present = True
        self.sent = 0

    def set(self, name: str, level: int) -> None:
        """Set a wire to a level, 0 or 1."""
        if name == "reset" and level != self.levels[name] and self.present:
            self.awake = bool(level)
            self.panel.reset()
        self.levels[name] = level

    def write(self, buffer: Any, start: int = 0, end: Any = None) -> None:
        """Send bytes. Raises BadCommand."""
        data = bytes(memoryview(buffer)[start : len(buffer) if end is None else end])
        self.sent += len(data)
        if self.awake and self.present and not self.levels["cs"]:
            for value in data:
                self.panel.wire(value, self.levels["dc"])


WIRES = dict(zip(pins.SPI_PINS, ("sck", "mosi", "cs", "dc", "reset")))


def modules(spi):
    """The runtimes' modules for SPI and pins, wired to that bus."""

    class Pin:  # machine.Pin and digitalio.DigitalInOut
        OUT = 1

        def __init__(self, number, mode=0, value=None):
            self.name = WIRES[number]
            if mode:
                spi.set(self.name, value)

        def __call__(self, level):
            spi.set(self.name, level)

        def switch_to_output(self, value):
            spi.set(self.name, value)

        value = property(fset=__call__)

    class Busio:
        def __init__(self, clock, MOSI):
            assert (WIRES[clock], WIRES[MOSI]) == ("sck", "mosi")
            self.locked = self.fast = False

        def try_lock(self):
            was, self.locked = self.locked, True
            return not was

        def unlock(self):
            self.locked = False

        def configure(self, baudrate, polarity=0, phase=0, bits=8):
            assert self.locked and (polarity, phase, bits) == (0, 0, 8)
            self.fast = baudrate == 8_000_000

        def write(self, buffer, start=0, end=None):
            assert self.locked and self.fast
            spi.write(buffer, start, end)

    def machine_spi(number, baudrate, sck, mosi, miso):
        assert (number, baudrate, sck.name, mosi.name, miso) == (0, 8_000_000, "sck", "mosi", None)
        return spi

    return {
        "machine": SimpleNamespace(Pin=Pin, SPI=machine_spi, I2C=None),
        "board": SimpleNamespace(**{f"GP{number}": number for number in WIRES}),
        "busio": SimpleNamespace(SPI=Busio),
        "digitalio": SimpleNamespace(DigitalInOut=Pin),
    }


@pytest.fixture(autouse=True)
def the_modules_of_a_computer():
    yield
    for name in ("drivers.circuitpy.spi", *modules(None)):
        sys.modules.pop(name, None)


class Rig:
    """A display driver, the bus, the panel, a canvas, and a stopped clock."""

    def __init__(self, runtime, kind="ssd1306", rotated=False, spi=False, pull_ups=True, addresses=(0x3C, 0x3D)):
        self.panel = Ssd1306(kind)
        self.time = 2**29 - 300
        self.said = []
        self.pull_ups = pull_ups
        wiring = SimpleNamespace(**{name: value for name, value in vars(pins).items() if name.isupper()})
        wiring.ADDRESSES, wiring.DISPLAY, wiring.ROTATED = addresses, kind, rotated
        module, bus = (circuitpy, FakeI2C) if runtime == "circuitpy" else (micropy, FakeMachineI2C)
        if spi:
            wiring.DISPLAY_BUS, wiring.RESET = "spi", pins.SPI_PINS[4]
            self.bus = FakeSPI(self.panel)
            sys.modules.pop("drivers.circuitpy.spi", None)
            sys.modules.update(modules(self.bus))
            self.display = module.Display(wiring, lambda: self.time, log=self.said.append)
        else:
            self.bus = bus({0x3C: self.panel})
            self.display = module.Display(wiring, lambda: self.time, self.open_bus, self.said.append)
        self.canvas = Canvas()
        self.rotated = rotated

    def open_bus(self, settings):
        if not self.pull_ups:
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        return self.bus

    def later(self):
        self.time = (self.time + 1001) & (2**29 - 1)

    def show(self):
        return self.display.show(self.canvas)

    def right(self):
        """Does the panel show the canvas?"""
        seen = self.panel.pixels()
        if self.rotated:
            seen = [row[::-1] for row in seen[::-1]]
        return seen == pixels_of(self.canvas.buffer[1:])


def draw(canvas, drawing):
    for name, *arguments in drawing:
        getattr(canvas, name)(*arguments)


KINDS = (("ssd1306", False), ("ssd1306", True), ("sh1106", False), ("sh1106", True), ("ssd1309", False))
VARIANTS = [(runtime, *kind) for runtime in ("circuitpy", "micropy") for kind in KINDS]
SPI_VARIANTS = [
    (runtime, kind, False, True) for runtime in ("circuitpy", "micropy") for kind in ("ssd1306", "ssd1309", "sh1106")
]


@pytest.fixture(params=VARIANTS, ids=lambda v: "-".join(map(str, v)))
def variant(request):
    return request.param


@pytest.fixture(params=VARIANTS + SPI_VARIANTS, ids=lambda v: "-".join(map(str, v)))
def any_variant(request):
    return request.param


@pytest.fixture(params=["circuitpy", "micropy"])
def rig(request):
    return Rig(request.param)


@given(st.lists(DRAWING, max_size=4))
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_panel_shows_the_canvas(any_variant, drawings):
    rig = Rig(*any_variant)
    for drawing in [[]] + drawings:
        draw(rig.canvas, drawing)
        before = bytes(rig.canvas.buffer)
        assert rig.show()
        assert bytes(rig.canvas.buffer) == before, "the byte lent to the control byte came back"
        assert rig.right()
    assert rig.said == []


@given(DRAWING, DRAWING, st.integers(0, 3000), st.booleans())
@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_an_error_at_any_byte_then_the_right_picture(variant, first, second, byte, at_start):
    rig = Rig(*variant)
    draw(rig.canvas, first)
    if not at_start:
        assert rig.show()
    draw(rig.canvas, second)
    before = bytes(rig.canvas.buffer)
    rig.bus.fail_after = byte
    if not rig.show():
        assert rig.bus.fail_after is None
        assert not rig.show(), "it waits before it tries again"
        assert len(rig.said) == 1
        rig.later()
        assert rig.show()
        assert len(rig.said) == 2
    rig.bus.fail_after = None
    assert bytes(rig.canvas.buffer) == before
    assert rig.show() and rig.right()


@pytest.mark.parametrize("chunk", range(8))
def test_every_byte_of_the_start(variant, chunk):
    reference = Rig(*variant)
    reference.canvas.text(0, 3, "start")
    assert reference.show()
    for byte in range(chunk, reference.bus.sent, 8 * 5 if reference.bus.sent > 1500 else 8 * 3):
        rig = Rig(*variant)
        rig.canvas.text(0, 3, "start")
        rig.bus.fail_after = byte
        if rig.show():
            # After an error in reading its status, the driver stops reading it.
            assert rig.said == [] and rig.right()
            continue
        rig.later()
        assert rig.show() and rig.right(), byte


def test_only_the_changed_windows_travel(rig):
    rig.canvas.text(0, 3, "Nourriture 12/15")
    rig.show()
    sent, data = rig.bus.sent, rig.panel.data
    assert rig.show()
    assert (rig.bus.sent, rig.panel.data) == (sent, data), "nothing changed"
    rig.canvas.text(0, 3, "Nourriture 13/15")
    rig.canvas.fill(127, 7, 1, 1)
    assert rig.show()
    assert rig.panel.data - data <= 6 + 1
    assert rig.bus.sent - sent <= 6 + 1 + 2 * (7 + 1)


def test_pages_of_a_new_screen_that_changed_from_end_to_end_travel_together(rig):
    rig.show()
    rig.canvas.begin(False)
    for page in (0, 1, 2, 5):
        rig.canvas.fill(0, page, 128, 0x55)
    rig.canvas.fill(3, 6, 2, 0x55)
    sent, data = rig.bus.sent, rig.panel.data
    assert rig.show() and rig.right()
    assert rig.panel.data - data == 4 * 128 + 2
    # Pages that travel together have one head, and the window after them says that it stays on its page.
    heads = 5 * 7 if rig.display.sh1106 else 2 * (9 + 1) + 3 + 7
    assert rig.bus.sent - sent == 4 * 128 + 2 + heads


def test_absent_then_there(rig):
    rig.bus.present = False
    rig.canvas.text(0, 0, "hello")
    assert not rig.show()
    rig.display.contrast(7)
    rig.display.power(False)
    rig.display.power(True)
    assert not rig.show() and rig.bus.sent == 0
    rig.later()
    assert not rig.show()
    assert len(rig.said) == 1, "told once"
    rig.bus.present = True
    assert not rig.show(), "not before its time"
    rig.later()
    assert rig.show() and rig.right() and rig.panel.contrast == 7
    assert rig.said[1:] == ["display: answers again"]


def test_no_pull_ups_at_the_start():
    rig = Rig("circuitpy", pull_ups=False)
    assert not rig.show()
    assert rig.display.scan() == []
    rig.pull_ups = True
    rig.later()
    assert rig.show() and rig.right()
    assert rig.display.scan() == [0x3C]
    rig.canvas.text(0, 0, "still mine")
    assert rig.show() and rig.right()


def test_unplugged_and_plugged_in_again_unseen(rig):
    rig.canvas.text(0, 0, "hello")
    assert rig.show() and rig.display.lit()
    rig.panel.reset()
    assert not rig.display.lit()
    assert rig.show() and rig.right()
    assert rig.display.lit()


def test_a_module_that_cannot_be_read(rig):
    rig.panel.status = lambda: 0xFF
    rig.canvas.text(0, 0, "hello")
    assert rig.show() and rig.right()
    data = rig.panel.data
    assert rig.show() and rig.panel.data == data, "no new start at each picture"


def test_contrast_and_power(rig):
    rig.canvas.text(0, 0, "hello")
    rig.show()
    rig.display.contrast(3)
    assert rig.panel.contrast == 3
    rig.display.power(False)
    assert not rig.panel.on
    rig.canvas.text(0, 1, "drawn while dark")
    assert rig.show() and not rig.panel.on
    rig.display.power(True)
    assert rig.panel.on and rig.right()


@pytest.mark.parametrize("what", ["contrast", "power"])
def test_unplugged_when_a_command_is_sent(rig, what):
    rig.canvas.text(0, 0, "hello")
    rig.show()
    rig.bus.present = False
    rig.display.contrast(9) if what == "contrast" else rig.display.power(False)
    assert not rig.show()
    rig.bus.present = True
    rig.later()
    assert rig.show()
    assert rig.panel.contrast == 9 if what == "contrast" else not rig.panel.on


def test_turned_by_the_player(any_variant):
    rig = Rig(*any_variant)
    splash.show(rig.display)  # on a canvas of its own
    rig.canvas.text(0, 0, "hello")
    assert rig.show() and rig.right()
    for turned in (True, False):
        rig.display.rotate(turned)
        rig.rotated = not rig.rotated
        assert rig.show() and rig.right()
    data = rig.panel.data
    rig.display.rotate(0)
    assert rig.show() and rig.panel.data == data, "it is so already"


@pytest.mark.parametrize(
    ("addresses", "asked"), [((0x3C, 0x3D), "0x3c or 0x3d"), ((0x3D,), "0x3d")], ids=["by itself", "as it is set"]
)
@pytest.mark.parametrize("runtime", ["circuitpy", "micropy"])
def test_a_display_at_the_other_address_is_found(runtime, addresses, asked):
    rig = Rig(runtime, addresses=addresses)
    if len(addresses) > 1:
        rig.bus.devices = {}
    assert not rig.show()
    assert rig.said[0].startswith(f"display: no answer at {asked} (")
    rig.bus.devices = {0x3D: rig.panel}
    rig.later()
    assert rig.show() and rig.right()
    assert rig.display.address == 0x3D and len(rig.said) == 2


# --- a data line that is held low


class Wires:
    """Two open-drain lines; a part holds the data line low until it got the clocks that it waits for."""

    def __init__(self, waits):
        self.waits = waits
        self.clock = self.data = 1
        self.clocks = self.stops = 0

    def set(self, name, level):
        if name == "clock":
            if level and not self.clock:
                self.clocks += 1
                self.waits -= self.waits > 0
            self.clock = level
        else:
            self.stops += level and not self.data and self.clock
            self.data = level

    def level(self, name):
        return self.clock if name == "clock" else int(self.data and not self.waits)

    def line(self, name):
        def line(level=None):
            if level is None:
                return self.level(name)
            self.set(name, level)

        return line


@pytest.mark.parametrize(("waits", "clocks"), [(0, 0), (1, 2), (8, 9), (9, 10), (100, 10)])
def test_a_data_line_that_is_held_low_gets_at_most_nine_clocks_and_a_stop(waits, clocks):
    """The clock of the stop included."""
    wires = Wires(waits)
    assert free(wires.line("data"), wires.line("clock")) == (waits < 100)
    assert (wires.clocks, wires.stops) == (clocks, int(waits > 0))
    assert wires.clock == wires.data == 1


def runtime_of(runtime, wires, panel):
    """The modules that a runtime opens its bus with, on these wires. The bus works once they are high."""
    names = {pins.SDA: "data", pins.SCL: "clock"}

    class Pin:  # machine.Pin and digitalio.DigitalInOut
        OPEN_DRAIN = 2

        def __init__(self, number, mode=0, value=None):
            self.name = names[number]

        def __call__(self, level=None):
            return wires.level(self.name) if level is None else wires.set(self.name, level)

        value = property(lambda self: self(), lambda self, level: self(int(level)))

        def switch_to_output(self, value, drive_mode):
            assert value and drive_mode == 2

        def deinit(self):
            self.name = "given back"

    made = []

    def bus(*arguments, **options):
        bus = (FakeI2C if runtime == "circuitpy" else FakeMachineI2C)({0x3C: panel})
        bus.present = bool(wires.level("data"))
        if runtime == "circuitpy" and not bus.present:
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        made.append(bus)
        return bus

    return {
        "machine": SimpleNamespace(Pin=Pin, I2C=bus, SPI=None),
        "board": SimpleNamespace(**{f"GP{number}": number for number in names}),
        "busio": SimpleNamespace(I2C=bus),
        "digitalio": SimpleNamespace(DigitalInOut=Pin, DriveMode=SimpleNamespace(OPEN_DRAIN=2)),
    }


@pytest.mark.parametrize("runtime", ["circuitpy", "micropy"])
def test_a_display_that_was_cut_off_while_it_sent_is_found_at_once(runtime):
    panel, wires, said = Ssd1306(), Wires(7), []
    sys.modules.update(runtime_of(runtime, wires, panel))
    module = circuitpy if runtime == "circuitpy" else micropy
    time = 0
    display = module.Display(pins, lambda: time, log=said.append)
    canvas = Canvas()
    canvas.text(0, 0, "hello")
    assert display.show(canvas) and said == [] and panel.on
    # The same later: nobody answers, then a second passes.
    wires.waits = 9
    display._bus.present = False
    canvas.text(0, 1, "again")
    assert not display.show(canvas) and len(said) == 1
    time = 1001
    assert display.show(canvas) and len(said) == 2


# --- SPI, and RES


@pytest.mark.parametrize("variant", SPI_VARIANTS, ids=lambda v: "-".join(map(str, v)))
def test_on_spi_what_changed_travels_without_address_and_control_bytes(variant):
    rig = Rig(*variant)
    rig.canvas.text(0, 3, "Nourriture 12/15")
    assert rig.show() and rig.right() and rig.display.lit()
    check = CheckScreen(rig.display)
    for _ in range(6):  # of the hardware check: three times a key, then its pages
        check.press(4, False)
    check.draw(rig.canvas)
    assert rig.show() and rig.right() and reading.lines(rig.panel.pixels())[4] == "SPI", "nobody has an address"
    for at in ((0, 0), (9, 5), (127, 7)):
        rig.canvas.fill(*at, 1, 1)
        sent, data = rig.bus.sent, rig.panel.data
        assert rig.show() and rig.right()
        # Its place, and after whole pages that it stays on its own.
        assert rig.panel.data - data == 1 and rig.bus.sent - sent in (3 + 1, 2 + 3 + 1)
    rig.display.contrast(3)
    rig.display.power(False)
    assert rig.panel.contrast == 3 and not rig.panel.on
    rig.display.power(True)
    assert rig.panel.on and rig.show() and rig.right() and rig.said == []


@pytest.mark.parametrize("variant", SPI_VARIANTS, ids=lambda v: "-".join(map(str, v)))
def test_on_spi_nobody_notices_an_unplugged_display_and_waking_up_brings_it_back(variant):
    rig = Rig(*variant)
    assert rig.show()
    rig.bus.present = False
    rig.canvas.text(0, 0, "nobody sees this")
    assert rig.show() and rig.display.lit() and rig.said == []
    rig.bus.present, rig.bus.awake = True, False  # in again: it needs its reset
    rig.panel.reset()
    rig.display.power(False)
    assert rig.show() and not rig.panel.on
    rig.display.power(True)
    assert rig.show() and rig.right()


@pytest.mark.parametrize("runtime", ["circuitpy", "micropy"])
def test_on_i2c_as_well_the_display_is_reset_before_it_is_asked_where_it_is_wired(runtime):
    rig = Rig(runtime, "ssd1309")
    rig.display._settings.RESET = 5
    rig.bus.present = False
    levels = []

    def output(number):
        assert number == 5

        def set_level(level):
            levels.append(level)
            rig.bus.present = levels == [0, 1]

        return set_level

    rig.display._output = output
    assert rig.show() and rig.right() and levels == [0, 1]
