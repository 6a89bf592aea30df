"""The display drivers of both runtimes, through pixels: the panel shows the canvas, whatever happens on the wires."""

from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_canvas import DRAWING

from host.device.ssd1306 import FakeI2C, FakeMachineI2C, Ssd1306

import splash
from canvas import Canvas
from drivers.circuitpy import display as circuitpy
from drivers.micropy import display as micropy


class Rig:
    """A display driver, the bus, the panel, a canvas, and a clock that stands still."""

    def __init__(self, runtime, kind="ssd1306", rotated=False, pull_ups=True, addresses=(0x3C, 0x3D)):
        self.panel = Ssd1306(kind)
        self.time = 2**29 - 300
        self.said = []
        self.pull_ups = pull_ups
        wiring = SimpleNamespace(ADDRESSES=addresses, DISPLAY=kind, COLUMN_OFFSET=None, ROTATED=rotated)
        module, bus = (circuitpy, FakeI2C) if runtime == "circuitpy" else (micropy, FakeMachineI2C)
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
        data = self.canvas.buffer
        seen = self.panel.pixels()
        if self.rotated:
            seen = [row[::-1] for row in seen[::-1]]
        return all(
            row == bytes(data[1 + 128 * (y >> 3) + x] >> (y & 7) & 1 for x in range(128)) for y, row in enumerate(seen)
        )


def draw(canvas, drawing):
    for name, *arguments in drawing:
        getattr(canvas, name)(*arguments)


VARIANTS = [
    (runtime, kind, rotated)
    for runtime in ("circuitpy", "micropy")
    for kind in ("ssd1306", "sh1106")
    for rotated in (False, True)
]


@pytest.fixture(params=VARIANTS, ids=lambda v: "-".join(map(str, v)))
def variant(request):
    return request.param


@pytest.fixture(params=["circuitpy", "micropy"])
def rig(request):
    return Rig(request.param)


@given(st.lists(DRAWING, max_size=4))
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_panel_shows_the_canvas(variant, drawings):
    rig = Rig(*variant)
    for drawing in [[]] + drawings:
        draw(rig.canvas, drawing)
        before = bytes(rig.canvas.buffer)
        assert rig.show()
        assert bytes(rig.canvas.buffer) == before, "the byte lent to the control byte came back"
        assert rig.right()
    assert rig.said == []


@given(DRAWING, DRAWING, st.integers(0, 3000), st.booleans())
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
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
            # An error when its status is read only means that it is not read any more.
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


def test_asleep_through_a_reset(rig):
    splash.show(rig.display)
    rig.show()
    rig.display.power(False)
    rig.panel.reset()
    rig.canvas.text(0, 0, "awake")
    rig.display.power(True)
    assert rig.show() and rig.right(), "found by the status, or by a new start"


def test_turned_by_the_player(variant):
    rig = Rig(*variant)
    splash.show(rig.display)  # on a canvas of its own
    rig.canvas.text(0, 0, "hello")
    assert rig.show() and rig.right()
    rig.display.rotate(True)
    rig.rotated = not rig.rotated
    assert rig.show() and rig.right()
    rig.display.rotate(False)
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
