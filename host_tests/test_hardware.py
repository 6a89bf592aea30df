"""`hardware.txt`, the builder's own settings: values as written, and mistakes by line."""

import os
import subprocess
import sys

import pytest

from host import paths
from host.device import in_memory, reading
from host.device.picture import pixels_of

import words
from drivers import hardware, pins
from drivers.hardware import UNREADABLE, read
from screens.hardware_errors import show_errors, unreadable
from words.languages import LANGUAGES

WITH_THE_FIRMWARE = str(paths.FIRMWARE / "hardware.txt")
NAMES = [name for name in vars(pins) if name.isupper()]


@pytest.fixture
def wiring_of(tmp_path):
    def wiring_of(text):
        path = tmp_path / "hardware.txt"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return read(str(path))

    return wiring_of


def usual(wiring, *but):
    return all(getattr(wiring, name) == getattr(pins, name) for name in NAMES if name not in but)


def test_the_file_that_comes_along_says_what_the_guide_says(wiring_of):
    """The committed file: a builder's own changes to the copy here don't count."""
    kept = subprocess.run(
        ["git", "show", "HEAD:firmware/hardware.txt"], cwd=paths.PROJECT, capture_output=True, text=True
    )
    wiring, complaints = read(WITH_THE_FIRMWARE) if kept.returncode else wiring_of(kept.stdout)
    assert complaints == [] and usual(wiring)


def test_the_file_that_comes_along_shows_every_name_and_what_it_may_be(wiring_of):
    text = open(WITH_THE_FIRMWARE).read()
    shown = {line.split("=")[0].strip(): line for line in text.splitlines() if "=" in line.split("#")[0]}
    assert set(shown) == {*hardware._KEYS, *hardware._BUS, *hardware._SPI, *hardware._CHOICES, "address"}
    for name, (_, written, _) in hardware._CHOICES.items():
        comment = shown[name].split("#")[1]
        for word in written:
            assert word in comment
            assert wiring_of((SPI if word == "spi" else "").replace("display_bus", "#") + f"{name} = {word}")[1] == []


@pytest.mark.parametrize("text", ["", "\n\n", "# up = 9\r\n", "   # nothing"])
def test_what_is_left_out_is_as_in_the_guide(wiring_of, text):
    for wiring, complaints in (wiring_of(text), read("there is no such file")):
        assert usual(wiring) and complaints == []


@pytest.mark.parametrize("code", ["utf-8-sig", "utf-16"])
def test_what_is_written_counts(wiring_of, code):
    text = (
        "Up = GP20  # a wire was too short\r\nmenu=28\r\nsda = 2\r\nscl = 3\r\nspeed = 1000\r\nprocessor=125\r\n"
        "display = SH1106\r\ndisplay_address = 0x3D\r\noffset = 4\r\nturned = yes"
    )
    wiring, complaints = wiring_of(text.encode(code))
    assert complaints == []
    assert wiring.KEYS == (20, 7, 8, 9, 10, 11, 28)
    assert wiring.PROCESSOR == 125_000_000
    assert (wiring.SDA, wiring.SCL, wiring.I2C, wiring.FREQUENCY) == (2, 3, 1, 1_000_000)
    assert (wiring.DISPLAY, wiring.ADDRESSES, wiring.COLUMN_OFFSET, wiring.ROTATED) == ("sh1106", (0x3D,), 4, True)


SPI = "display = ssd1309\ndisplay_bus = spi\nsck = 14\nmosi = GP15\ncs = none\ndc = 4\nreset = 5\n"


def test_a_display_on_spi_has_the_pins_it_is_given_and_those_of_i2c_are_free(wiring_of):
    wiring, complaints = wiring_of(SPI)
    assert complaints == [] and usual(wiring, "DISPLAY", "DISPLAY_BUS", "SPI_PINS", "RESET")
    assert (wiring.DISPLAY, wiring.DISPLAY_BUS) == ("ssd1309", "spi")
    assert (wiring.SPI_PINS, wiring.RESET) == ((14, 15, -1, 4, 5), 5)
    # On I2C its lines mean nothing, except the display's reset.
    wiring, complaints = wiring_of(SPI.replace("= spi", "= i2c").replace("dc = 4", "dc = 6").replace("= 5", "= 22"))
    assert complaints == [] and usual(wiring, "DISPLAY", "RESET") and wiring.RESET == 22


def test_the_address_of_the_page_keeps_its_letters_and_what_the_displays_was_called_still_counts(wiring_of):
    wiring, complaints = wiring_of("address = 0x3d  # as in Quipu 0.2.0\naddress = https://a.example/Quipu/ # mine")
    assert complaints == [] and (wiring.ADDRESSES, wiring.ADDRESS) == ((0x3D,), "https://a.example/Quipu/")
    assert wiring_of("address =")[0].ADDRESS == ""
    wiring, complaints = wiring_of("address = auto")  # as it came along with 0.2.0
    assert complaints == [] and usual(wiring)


@pytest.mark.parametrize(
    "line, said",
    [
        ("up = 23", "line 2: up = 23? Pins are 0 to 22, 26 to 28"),
        ("up = 29", "line 2: up = 29? Pins are"),
        ("up = -1", "line 2: up = -1? Pins are"),
        ("up =", "line 2: up = ? Pins are"),
        ("speed = fast", "line 2: speed = fast? 100 or 400 or 1000"),
        ("processor = 250", "line 2: processor = 250? 125 or 200"),
        ("display = ssd1309a", "line 2: display = ssd1309a? ssd1306 or sh1106 or ssd1309"),
        ("display_bus = uart", "line 2: display_bus = uart? i2c or spi"),
        ("dc =", "line 2: dc = ? Pins are 0 to 22, 26 to 28"),
        ("sda = none", "line 2: sda = none? Pins are"),
        ("display_address = 60", "line 2: display_address = 60? auto or 0x3c or 0x3d"),
        ("address = 60", "line 2: address = 60? https://…, 40 characters at most"),
        ("address = https", "line 2: address = https? https://…"),
        ("address = http://", "line 2: address = http://? https://…"),
        ("address = https://müller.de", "line 2: address = https://m¿ller.de? https://…"),
        ("address = https://quipu.example/" + 20 * "a", "line 2: address = https://quipu.example/aa"),
        ("offset = 5", "line 2: offset = 5? auto or 0 or"),
        ("turned = maybe", "line 2: turned = maybe? no or yes"),
        ("colour = red", "line 2: there is no colour"),
        ("up 6", "line 2: up 6? It takes name = value"),
    ],
)
def test_a_wrong_line_is_named_and_counts_as_left_out(wiring_of, line, said):
    wiring, complaints = wiring_of(
        f"turned = no\n{line}\n down = 15".replace("turned = no\nturned", "speed = 400\nturned")
    )
    (complaint,) = complaints
    assert complaint.startswith(said)
    assert wiring.KEYS == (6, 15, 8, 9, 10, 11, 12) and usual(wiring, "KEYS")


def test_a_name_that_comes_twice_is_wrong_the_second_time(wiring_of):
    wiring, complaints = wiring_of("up = 20\n\nup = 21\n")
    assert complaints == ["line 3: up is in line 1 already"]
    assert wiring.KEYS[0] == 20


@pytest.mark.parametrize(
    "text, said",
    [
        ("up = 13\ndown = 13", "line 2: up and down are both pin 13."),
        ("\nmenu = 4", "line 2: sda and menu are both pin 4."),
        ("sda = 5\nscl = 4", "line 2: sda = 5, scl = 4? An even pin and the one after it."),
        ("sda = 2", "line 1: sda = 2, scl = 5?"),
        ("reset = 5", "line 1: scl and reset are both pin 5."),
        (SPI + "menu = 15", "line 8: mosi and menu are both pin 15."),
        (SPI.replace("dc = 4", "dc = 14"), "line 6: sck and dc are both pin 14."),
        (SPI.replace("sck = 14", "sck = 18"), "line 4: sck = 18, mosi = 15? 2, 6, 18 or 22 with 3, 7 or 19; or 10,"),
        (SPI.replace("sck = 14", "sck = 15").replace("GP15", "14"), "line 4: sck = 15, mosi = 14? 2,"),
        (SPI.replace("reset = 5", ""), "line 2: display_bus = spi, but no reset."),
        (SPI.replace("dc = 4", "dc = none").replace("sck", "#"), "line 2: display_bus = spi, but no sck, no dc."),
    ],
)
def test_pins_that_cannot_be_together_are_all_as_in_the_guide(wiring_of, text, said):
    wiring, complaints = wiring_of(text)
    (complaint,) = complaints
    assert complaint.startswith(said) and complaint.endswith("All pins are as in the guide")
    spi = text.startswith(SPI[:10])
    assert usual(wiring, "DISPLAY", "DISPLAY_BUS", "RESET") and wiring.RESET == (pins.SPI_PINS[4] if spi else -1)
    assert wiring.DISPLAY_BUS == ("spi" if spi else "i2c"), "so that it is seen where the guide was followed"


KEPT = "# Écran de 1,3 pouce …\nup = 20  # GP20\nmenu = 28\n\ndisplay = sh1106\nturned = yes\n" + 30 * "# Größe\n"


HALF = len(KEPT.encode()) // 2
TORN = [
    bytes(HALF) + KEPT.encode()[HALF:],
    KEPT.encode()[:HALF] + bytes(HALF),
    KEPT.encode()[:HALF] + b"\xff" * HALF,
    b"\xff" * 4096,
    KEPT.encode("utf-16-le"),
    b"#" * 100_000,
]


@pytest.mark.parametrize("text", TORN, ids=["begins torn", "ends torn", "erased", "nothing", "no mark", "long"])
def test_a_file_that_cannot_be_read_is_one_complaint_and_the_guide_counts(wiring_of, text):
    wiring, complaints = wiring_of(text)
    assert complaints == [UNREADABLE] and usual(wiring)


def test_a_file_cut_off_counts_up_to_there(wiring_of):
    text = KEPT.encode()
    wiring, complaints = wiring_of(text[: text.index(b"turned") + 3])
    assert wiring.DISPLAY == "sh1106" and complaints == ["line 6: tur? It takes name = value"]


def test_of_many_wrong_lines_five_are_named_and_a_long_one_is_cut(wiring_of):
    complaints = wiring_of("up = x\n" + "".join(f"odd {number}\n" for number in range(2, 37)))[1]
    assert len(complaints) == 6 and complaints[4].startswith("line 5: odd 5?")
    assert complaints[5] == "31 more lines are wrong"
    assert len(wiring_of("\n" * 2 + "speed " * 700 + "\n")[1][0]) < 90


def told_in(language):
    """Return the lines of the screen for a hardware.txt that can't be read."""
    display = in_memory.Display()
    keys = in_memory.Keys()
    show_errors([("hardware.txt", unreadable(language))], display, keys, Waiting(keys, [4]))
    return [line.strip() for line in reading.lines(pixels_of(display.picture))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_on_one_screen_in_the_language_of_the_device(language):
    lines = told_in(language)
    words.use(language)
    assert lines[:2] == ["hardware.txt", words.translate("hardware_unreadable")]
    assert " ".join(lines[2:7]).split() == words.translate("hardware_unreadable_help").split()


def test_before_a_language_is_chosen_that_screen_has_all_five():
    lines = told_in("")
    for code in LANGUAGES:
        words.use(code)
        assert words.translate("hardware_unreadable") in lines[1:6]


@pytest.mark.parametrize("text", [b"\xff\xfe\x00u", bytes(range(256)), b"=\n==\n= 3\nup = \xc2\xb2", b"up = x\n" * 99])
def test_rubbish_is_complained_of_and_stops_nothing(wiring_of, text):
    wiring, complaints = wiring_of(text)
    assert complaints and usual(wiring)


class Waiting(in_memory.Clock):
    """A clock; when somebody waits, the next key is pressed."""

    def __init__(self, keys, presses):
        super().__init__()
        self.keys = keys
        self.presses = presses

    def idle(self, ms):
        super().idle(ms)
        if self.presses:
            key = self.presses.pop(0)
            self.keys.down(key)
            self.keys.up(key)


def test_each_complaint_is_shown_until_a_key_is_pressed(wiring_of, capsys):
    wrong = wiring_of("up = 99\n" + "turned = sideways, as it lies on the table\n")[1]
    complaints = [("hardware.txt", text) for text in wrong]
    seen = []

    class Display(in_memory.Display):
        def show(self, canvas):
            shown = super().show(canvas)
            lines = " ".join(line.strip() for line in reading.lines(pixels_of(self.picture)))
            if lines not in seen:
                seen.append(lines)
            return shown

    keys = in_memory.Keys()
    keys.down(4)  # held since power-on: it answers nothing
    show_errors(complaints, Display(), keys, Waiting(keys, [4, 1]))
    assert len(seen) == 2
    assert "hardware.txt" in seen[0] and "line 1: up = 99?" in seen[0] and "26 to 28" in seen[0]
    assert "line 2: turned" in seen[1]
    assert capsys.readouterr().out == "".join(f"hardware.txt, {text}\n" for text in wrong)


def test_with_wrong_keys_and_no_display_it_goes_on_by_itself(wiring_of):
    display = in_memory.Display()
    display.present = False
    keys = in_memory.Keys()
    clock = Waiting(keys, [])
    before = clock.now()
    show_errors([("hardware.txt", "up = 99?")], display, keys, clock)
    assert 20_000 <= clock.now() - before < 21_000


START = """
import os, sys, types
import drivers, drivers.hardware
from host.device import gallery, in_memory, reading
from host.device.picture import pixels_of
import random, binascii, gc  # what a runtime has built in
hardware, language = sys.argv[1:]
drivers.hardware.read.__defaults__ = (hardware,)
pictures = []

class Display(in_memory.Display):
    def show(self, canvas):
        shown = super().show(canvas)
        lines = [line.strip() for line in reading.lines(pixels_of(self.picture))]
        if not pictures or pictures[-1] != lines:
            pictures.append(lines)
        return shown

class Clock(in_memory.Clock):
    def idle(self, ms):
        super().idle(ms)
        keys.down(4)
        keys.up(4)

keys = in_memory.Keys()
store = gallery.store_for((), language) if language else in_memory.Store()
parts = {
    "": {"make": lambda wiring: (Display(), keys, Clock(), store), "report": None},
    ".port": {"Port": lambda: None},
    ".power_on": {"is_down": lambda pin: True},
}
for name, members in parts.items():
    sys.modules["drivers.micropy" + name] = types.SimpleNamespace(**members)
sys.modules["drivers.loop"] = types.SimpleNamespace(run=lambda *all: None)
sys.path.insert(0, "firmware")
with open("firmware/main.py") as file:
    exec(compile(file.read().replace('[".frozen"]', "sys.path"), "main.py", "exec"))
for lines in pictures:
    print("|".join(lines))
"""


@pytest.mark.parametrize("language", ["", "de"])
def test_at_power_on_a_file_that_cannot_be_read_costs_one_screen(tmp_path, language):
    """main.py, with drivers in memory: the screens it shows before the app runs."""
    path = tmp_path / "hardware.txt"
    path.write_bytes(TORN[0])
    environment = {**os.environ, "PYTHONPATH": f"{paths.TOOLS}{os.pathsep}{paths.FIRMWARE}", "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", "import host\n" + START, str(path), language]
    done = subprocess.run(command, cwd=paths.PROJECT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    screens = [line for line in done.stdout.splitlines() if line.startswith("hardware.txt|")]
    assert len(screens) == 1
    for code in [language] if language else LANGUAGES:
        words.use(code)
        assert words.translate("hardware_unreadable") in screens[0].split("|")
