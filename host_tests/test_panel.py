"""The models of the display, here and on the emulated board: they decode what the data sheet says.

The one here refuses what the chip does not know as well.
"""

import errno
import json

import png
import pytest
from rig_node import node

from host.device import picture
from host.device.ssd1306 import BadCommand, FakeI2C, Ssd1306
from host.runtimes import emulated_pico

ON = b"\x00\xa1\xc8\x8d\x14\xaf"


class FakeMachineI2C(FakeI2C):
    """The same bus with the methods of MicroPython's `machine.I2C`: no lock."""

    needs_lock = False


def send(panel, data):
    panel.start()
    panel.take(data)


def lit(panel):
    return {(x, y) for y, row in enumerate(panel.pixels()) for x, pixel in enumerate(row) if pixel}


# --- both models

NODE = """
import { Ssd1306 } from './ssd1306.mjs';
const panel = new Ssd1306();
const [kind, spi, messages] = JSON.parse(process.argv[1]);
panel.become(kind);
panel.setReset(false);
panel.setReset(true);
for (const [first, ...rest] of messages) {
  panel.start();
  if (!spi) panel.write(first);
  for (const byte of rest) spi ? panel.wire(byte, first === 0x40) : panel.write(byte);
}
console.log(JSON.stringify({ ...panel, ram: Array.from(panel.ram), visible: panel.visible }));
"""
CLEAR = (ON, b"\x00\x20\x00\x21\x00\x7f\x22\x00\x07", b"\x40" + bytes(1024))


@pytest.fixture(params=["here", "emulated"])
def shown(request):
    """Return a model's state after transactions: memory, (page, column): byte, contrast, and inversion."""

    def after(*messages, kind="ssd1306", spi=False):
        if request.param == "here":
            panel = Ssd1306(kind)
            for data in messages:
                if spi:  # D/C says what the control byte does
                    for value in data[1:]:
                        panel.wire(value, data[0] == 0x40)
                else:
                    send(panel, data)
            memory, contrast, inverted = b"".join(panel.memory), panel.contrast, panel.inverted
            assert panel.on and panel.powered
        else:
            if emulated_pico.unavailable():
                pytest.skip(emulated_pico.unavailable())
            state = node(NODE, json.dumps([kind, spi, [list(data) for data in messages]]))
            memory, contrast, inverted = state["ram"], state["contrast"], state["inverted"]
            assert state["visible"]
        return {divmod(at, 128): byte for at, byte in enumerate(memory) if byte}, contrast, inverted

    return after


def test_memory_is_noise_until_it_is_written(shown):
    assert len(set(shown(ON)[0].values())) > 100
    assert shown(*CLEAR) == ({}, 0x7F, False)


@pytest.mark.parametrize(
    ("messages", "memory", "contrast", "inverted"),
    [
        # A window wraps into itself, along its pages or down its columns; page addressing begins the page again.
        (("00210a0b220304", "40018001c0ff"), {(3, 10): 0xFF, (3, 11): 0x80, (4, 10): 1, (4, 11): 0xC0}, 0x7F, False),
        (("002001210001220001", "4001020408"), {(0, 0): 1, (1, 0): 2, (0, 1): 4, (1, 1): 8}, 0x7F, False),
        (("002002b20f17", "400102"), {(2, 127): 1, (2, 0): 2}, 0x7F, False),
        # One command a control byte, and data after one.
        (("80818010c001",), {(0, 0): 1}, 0x10, False),
        (("80a7", "008111"), {}, 0x11, True),
        (("8081", "8042"), {}, 0x42, False),
    ],
    ids=["window", "vertical", "page", "one by one", "settings", "in two"],
)
def test_what_is_sent_is_decoded(shown, messages, memory, contrast, inverted):
    assert shown(*CLEAR, *map(bytes.fromhex, messages)) == (memory, contrast, inverted)


WINDOW = tuple(map(bytes.fromhex, ("00210a0b220304", "40018001c0ff")))


@pytest.mark.parametrize("spi", [False, True])
def test_an_ssd1309_is_lit_without_a_charge_pump_and_can_be_locked(shown, spi):
    memory = {(3, 10): 0xFF, (3, 11): 0x80, (4, 10): 1, (4, 11): 0xC0}
    on = (b"\x00\xa1\xc8\xaf", *CLEAR[1:], *WINDOW)
    assert shown(*on, kind="ssd1309", spi=spi) == (memory, 0x7F, False)
    locked, unlocked = b"\x00\xfd\x16\x81\x10\xa7", b"\x00\xfd\x12\x81\x20"
    assert shown(*on, locked, kind="ssd1309", spi=spi) == (memory, 0x7F, False)
    assert shown(*on, locked, unlocked, kind="ssd1309", spi=spi) == (memory, 0x20, False)


# --- the model here


@pytest.fixture
def panel():
    panel = Ssd1306()
    for data in CLEAR:
        send(panel, data)
    assert not lit(panel)
    return panel


def test_dark_until_powered_and_on():
    panel = Ssd1306()
    assert not lit(panel)
    send(panel, b"\x00\xaf")
    assert not lit(panel), "without its charge pump"
    send(panel, b"\x00\x8d\x14")
    assert lit(panel), "noise"
    send(panel, b"\x00\xae")
    assert not lit(panel)


def test_inversion_start_line_and_all_light(panel):
    send(panel, b"\x40\x01")
    send(panel, b"\x00\xa7")
    assert len(lit(panel)) == 128 * 64 - 1
    send(panel, b"\x00\xa6\x41")
    assert lit(panel) == {(0, 63)}
    send(panel, b"\x00\xa5")
    assert len(lit(panel)) == 128 * 64


def test_mounted_upside_down(panel):
    send(panel, b"\x00\xa0\xc0")
    send(panel, b"\x40\x01")
    assert lit(panel) == {(127, 63)}


NONSENSE = [("ssd1306", data) for data in ("01ae", "00ff", "00210504", "00220008", "002003")]
# Neither pump nor a current of its own, other levels, and a lock that an SSD1306 has not.
NONSENSE += [("ssd1309", data) for data in ("008d14", "00ad30", "00db30", "00fd13")] + [("ssd1306", "00fd12")]
NONSENSE += [("sh1106", data) for data in ("002000", "0021007f", "00ad30")]  # which knows no windows


@pytest.mark.parametrize(("kind", "data"), NONSENSE)
def test_nonsense_is_refused(kind, data):
    with pytest.raises(BadCommand):
        send(Ssd1306(kind), bytes.fromhex(data))


def test_the_bus_wants_its_lock_and_fails_at_the_byte_asked_for():
    panel = Ssd1306()
    bus = FakeI2C({0x3C: panel})
    with pytest.raises(RuntimeError):
        bus.writeto(0x3C, b"\x00\xae")
    assert bus.try_lock() and not bus.try_lock()
    bus.fail_after = 2
    with pytest.raises(OSError) as caught:
        bus.writeto(0x3C, b"\x00\x81\x33")
    assert caught.value.errno == errno.ETIMEDOUT
    assert (bus.sent, panel.commands) == (2, 1)
    bus.writeto(0x3C, b"??\x00\x33??", start=2, end=4)
    assert panel.contrast == 0x33, "the torn command takes its argument from what comes next"
    assert bus.scan() == [0x3C]
    with pytest.raises(OSError):
        bus.writeto(0x3D, b"")
    bus.present = False
    with pytest.raises(OSError):
        bus.writeto(0x3C, b"")
    bus = FakeMachineI2C({0x3C: Ssd1306()})
    assert bus.writeto(0x3C, memoryview(b"\x00\xae\xaf")[0:2]) == 2


def test_png():
    data = picture.png([bytes([1, 0, 1]), bytes([0, 1, 0])], scale=3, border=1)
    width, height, rows, about = png.Reader(bytes=data).read()
    assert (width, height, about["bitdepth"]) == (15, 12, 1)
    assert [bytes(row) for row in rows][3] == bytes([0] * 3 + [1] * 3 + [0] * 3 + [1] * 3 + [0] * 3)


def test_blocks():
    pixels = [bytes([1, 0, 1, 0]), bytes([0, 1, 1, 0]), bytes([1, 0, 0, 0])]
    assert picture.half_blocks(pixels) == ["▀▄█ ", "▀   "]
