"""Check the guides against the program: sizes, wires and settings of the kits."""

import re
from pathlib import Path

import pytest

from host.build.words import Source, text_of
from host.paths import PROJECT

import words
from drivers.hardware import read
from hardware import pico
from hardware.places import Places
from rules.score_sheet import ScoreSheet

BUILD = PROJECT / "docs" / "build"
BREADBOARD = (BUILD / "breadboard.md").read_text(encoding="utf-8")


def test_the_sizes_in_the_guide_are_those_of_the_cases() -> None:
    said = re.findall(r"^\| ([\d.]+) inch \| ([\d ×]+ mm) \|$", (BUILD / "parts.md").read_text(encoding="utf-8"), re.M)
    assert [name for name, _ in said] == ["0.96", "1.3", "2.42"]
    for name, size in said:
        places = Places(name)
        assert size == "{:.0f} × {:.0f} × {:.0f} mm".format(*places.outside, places.top)


# Waveshare's 1.3inch OLED HAT by its maker's list: GPIO numbers of a Raspberry Pi; and the pins of its header.
HAT = {"SCLK": 11, "MOSI": 10, "CS": 8, "DC": 24, "RST": 25, "KEY1": 21, "KEY2": 20, "KEY3": 16}
HAT |= {"joystick up": 6, "joystick down": 19, "joystick left": 5, "joystick right": 26}
HEADER = {11: 23, 10: 19, 8: 24, 24: 18, 25: 22, 21: 40, 20: 38, 16: 36, 6: 31, 19: 35, 5: 29, 26: 37}


def test_the_kit_of_plugs_has_each_wire_that_its_settings_name(tmp_path: Path) -> None:
    block = BREADBOARD.split("```")[1].replace("ssd1309", "sh1106")
    assert "Write the `hardware.txt` above, but with `display = sh1106`" in BREADBOARD
    (tmp_path / "hardware.txt").write_text(block)
    found, complaints = read(str(tmp_path / "hardware.txt"))
    assert not complaints and found.DISPLAY == "sh1106"
    gpios = dict(zip(("SCLK", "MOSI", "CS", "DC", "RST"), found.SPI_PINS))
    keys = ("joystick up", "joystick down", "joystick left", "joystick right", "KEY2", "KEY3", "KEY1")
    expected = {
        f"{name} (pin {HEADER[HAT[name]]})": gpio for name, gpio in (gpios | dict(zip(keys, found.KEYS))).items()
    }
    told = dict(re.findall(r"^ *\| ([\w ]+ \(pin \d+\))[A-Z, ]*\| GP(\d+) \(pin \d+\) \|$", BREADBOARD, re.M))
    assert told == {name: str(gpio) for name, gpio in expected.items()}
    for gpio, pin in re.findall(r"\| GP(\d+) \(pin (\d+)\)", BREADBOARD):
        assert pico.pin_of(int(gpio)) == int(pin)
    for key, name in (("KEY2", "A"), ("KEY3", "B"), ("KEY1", "MENU")):
        assert f"| {key} (pin {HEADER[HAT[key]]}), {name} |" in BREADBOARD


@pytest.mark.parametrize("name", ["score-sheets.md", "score-sheets-reference.md"])
def test_the_score_sheets_of_the_guides_are_right(name: str) -> None:
    blocks = (PROJECT / "docs" / name).read_text(encoding="utf-8").split("```")[1::2]
    sheets = [block for block in blocks if not block.startswith("\nsheet ")]  # the grammar
    assert sheets
    for text in sheets:
        head = "" if "game =" in text else "game = Cards\nfilled = each round, line by line\n"
        assert ScoreSheet.by_sheet((head + text.lstrip()).encode()).form.lines, text


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_quick_start_says_what_the_screens_of_its_language_say(language: str) -> None:
    name = "quick-start.md" if language == "en" else f"quick-start.{language}.md"
    text = (PROJECT / "docs" / name).read_text(encoding="utf-8")
    named = set(re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", text)) - {re.findall(r"\*(Roll Through[^*]+)\*", text)[0]}
    entries = [entry for entries in Source().sets.values() for entry in entries.values()]
    assert len(named) == 4 and named <= {text_of(entry, language) for entry in entries}
