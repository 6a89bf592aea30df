"""Check the guides against the program: kits, score sheets and words."""

import re
from pathlib import Path

import pytest

from host.build.words import Source, text_of
from host.paths import PROJECT

import words
from drivers.hardware import read
from hardware import parts, pico
from hardware.places import Places
from rules.score_sheet import ScoreSheet

BUILD = PROJECT / "docs" / "build"
BREADBOARD = (BUILD / "breadboard.md").read_text(encoding="utf-8")


def test_each_picture_is_in_a_guide() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (PROJECT / "README.md", *PROJECT.glob("docs/**/*.md"))]
    pictures = [path.name for path in (PROJECT / "docs" / "pictures").iterdir()]
    assert [name for name in pictures if not any(f"pictures/{name})" in text for text in texts)] == []


def test_the_sizes_in_the_guide_are_those_of_the_cases() -> None:
    text = (BUILD / "parts.md").read_text(encoding="utf-8")
    for inches in parts.DISPLAYS:
        places = Places(inches)
        assert "| {} inch | {:.0f} × {:.0f} × {:.0f} mm |".format(inches, *places.outside, places.top) in text


# Waveshare's 1.3inch OLED HAT, by its maker's list of GPIOs and the pins that these have on a Raspberry Pi's header.
HAT = ["SCLK (pin 23)", "MOSI (pin 19)", "CS (pin 24)", "DC (pin 18)", "RST (pin 22)"]
HAT += ["joystick up (pin 31)", "joystick down (pin 35)", "joystick left (pin 29)", "joystick right (pin 37)"]
HAT += ["KEY2 (pin 38), A", "KEY3 (pin 36), B", "KEY1 (pin 40), MENU"]


def test_the_kit_of_plugs_has_each_wire_that_its_settings_name(tmp_path: Path) -> None:
    assert "Write the `hardware.txt` above, but with `display = sh1106`" in BREADBOARD
    (tmp_path / "hardware.txt").write_text(BREADBOARD.split("```")[1].replace("ssd1309", "sh1106"))
    found, complaints = read(str(tmp_path / "hardware.txt"))
    assert not complaints and found.DISPLAY == "sh1106"
    told = re.findall(r"^ *\| (\S.*(?:pin \d+.*)) \| GP(\d+) \(pin (\d+)\) \|$", BREADBOARD, re.M)
    wires = zip(HAT, [*found.SPI_PINS, *found.KEYS], strict=True)
    assert told == [(name, str(gpio), str(pico.pin_of(gpio))) for name, gpio in wires]


def test_the_score_sheets_of_the_guides_are_right() -> None:
    texts = [(PROJECT / "docs" / f"score-sheets{which}.md").read_text(encoding="utf-8") for which in ("", "-reference")]
    for sheet in [block for text in texts for block in text.split("```")[1::2]]:
        head = "" if "game =" in sheet else "game = Cards\nfilled = each round, line by line\n"
        assert ScoreSheet.by_sheet((head + sheet.lstrip()).encode()).form.lines, sheet


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_quick_start_says_what_the_screens_of_its_language_say(language: str) -> None:
    text = (PROJECT / "docs" / f"quick-start.{language}.md".replace(".en", "")).read_text(encoding="utf-8")
    named = set(re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", text)) - {re.findall(r"\*(Roll Through[^*]+)\*", text)[0]}
    entries = [entry for entries in Source().sets.values() for entry in entries.values()]
    assert len(named) == 6 and named <= {text_of(entry, language) for entry in entries}
