"""The model of the display: it decodes what the data sheet says and refuses what the chip does not know."""

import errno
import random
import zlib

import pytest

from host.device import picture
from host.device.ssd1306 import BadCommand, FakeI2C, FakeMachineI2C, Ssd1306

ON = b"\x00\xa1\xc8\x8d\x14\xaf"


def send(panel, data):
    panel.start()
    panel.take(data)


def lit(panel):
    return {(x, y) for y, row in enumerate(panel.pixels()) for x, pixel in enumerate(row) if pixel}


@pytest.fixture
def panel():
    panel = Ssd1306()
    send(panel, ON)
    send(panel, b"\x00\x20\x00\x21\x00\x7f\x22\x00\x07")
    send(panel, b"\x40" + bytes(1024))
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


def test_a_window_wraps_into_itself(panel):
    send(panel, b"\x00\x21\x0a\x0b\x22\x03\x04")
    send(panel, b"\x40\x01\x80\x01\x80\xff")
    assert lit(panel) == {(10, y) for y in range(24, 32)} | {(11, 31), (10, 32), (11, 39)}


MODES = (b"\x20\x00", b"\x20\x01", b"\x20\x02")


@pytest.mark.parametrize("kind", ["ssd1306", "sh1106"])
@pytest.mark.parametrize("seed", range(40))
def test_bytes_taken_at_once_do_what_they_do_one_by_one(kind, seed):
    dice = random.Random(seed)
    one, other = Ssd1306(kind), Ssd1306(kind)
    for _ in range(60):
        window = sorted(dice.choices(range(128), k=2)) + sorted(dice.choices(range(8), k=2))
        commands = [b"\x21%c%c\x22%c%c" % tuple(window), dice.choice(MODES)] if kind == "ssd1306" else []
        commands += [b"%c%c" % (dice.randrange(16), dice.randrange(0x10, 0x18)), b"%c" % dice.randrange(0xB0, 0xB8)]
        commands += [dice.choice((b"\xa0", b"\xa1"))]
        data = b"\x40" + dice.randbytes(dice.choice((0, 1, 2, 40, 128, 300, 1100)))
        for sent in (
            b"\x00" + b"".join(dice.sample(commands, dice.randint(0, len(commands)))),
            data,
            b"\x80\xe3" + data,
        ):
            one.start()
            one.take(sent)
            other.start()
            for byte in sent:
                other.byte(byte)
        assert vars(one) == vars(other)


def test_vertical_addressing(panel):
    send(panel, b"\x00\x20\x01\x21\x00\x01\x22\x00\x01")
    send(panel, b"\x40\x01\x02\x04\x08")
    assert lit(panel) == {(0, 0), (0, 9), (1, 2), (1, 11)}


def test_page_addressing_begins_the_page_again(panel):
    send(panel, b"\x00\x20\x02\xb2\x0f\x17")
    send(panel, b"\x40\x01\x02")
    assert lit(panel) == {(127, 16), (0, 17)}


def test_one_command_a_control_byte(panel):
    send(panel, b"\x80\x81\x80\x10\xc0\x01")
    assert panel.contrast == 0x10
    assert lit(panel) == {(0, 0)}


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


@pytest.mark.parametrize("data", [b"\x01\xae", b"\x00\xff", b"\x00\x21\x05\x04", b"\x00\x22\x00\x08", b"\x00\x20\x03"])
def test_nonsense_is_refused(panel, data):
    with pytest.raises(BadCommand):
        send(panel, data)


@pytest.mark.parametrize("data", [b"\x00\x20\x00", b"\x00\x21\x00\x7f", b"\x00\xad\x30"])
def test_the_sh1106_does_not_know_windows(data):
    with pytest.raises(BadCommand):
        send(Ssd1306("sh1106"), data)


def test_arguments_may_come_in_another_transaction(panel):
    send(panel, b"\x80\x81")
    send(panel, b"\x80\x42")
    assert panel.contrast == 0x42


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


def test_the_other_bus_counts():
    bus = FakeMachineI2C({0x3C: Ssd1306()})
    assert bus.writeto(0x3C, memoryview(b"\x00\xae\xaf")[0:2]) == 2


def test_png():
    pixels = [bytes([1, 0, 1]), bytes([0, 1, 0])]
    data = picture.png(pixels, scale=3, border=1)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert data[16:24] == b"\0\0\0\x0f\0\0\0\x0c"
    start = data.index(b"IDAT") + 4
    raw = zlib.decompress(data[start : start + int.from_bytes(data[start - 8 : start - 4], "big")])
    assert len(raw) == 12 * 3
    assert raw[9:12] == b"\0" + bytes([0b00011100, 0b01110000])


def test_blocks():
    pixels = [bytes([1, 0, 1, 0]), bytes([0, 1, 1, 0]), bytes([1, 0, 0, 0])]
    assert picture.half_blocks(pixels) == ["▀▄█ ", "▀   "]
