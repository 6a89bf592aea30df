"""Deploying end to end onto Quipu's images on an emulated Pico: a drive, and the real mpremote at a serial port."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from images import ON_BOARD, image, wait_for

from host.paths import FIRMWARE, MADE
from host.runtimes.emulated_pico import DRIVE_AT, EmulatedPico
from host.runtimes.serial_port import SerialPort

import deploy

pytestmark = ON_BOARD
WORDS = "words/en/device.py"
DRIVE = 1024 * 1024  # the size of CircuitPython's


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A copy of the firmware to change."""
    path = tmp_path / "project"
    for folder, to in ((FIRMWARE, "firmware"), (MADE, "build/firmware")):
        shutil.copytree(folder, path / to, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(deploy, "PROJECT", path)
    return path


def built(project, runtime):
    """The image, with the facts next to it where deploy finds them."""
    uf2 = Path(image(runtime))
    (project / "build" / "image").mkdir(parents=True)
    shutil.copy(uf2.with_suffix(".json"), project / "build" / "image")
    return uf2


def saying(text, word):
    """A module of words that says another word for the language."""
    return text + f'WORDS = {{one: WORDS[one].replace("Language", "{word}") for one in WORDS}}\n'


def mpremote(port, script):
    """Return the output of a script on the board."""
    command = [sys.executable, "-m", "mpremote", "connect", port.path, "exec", script]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_micropython_a_module_in_front_of_the_image_and_away_again(project, capfd):
    uf2 = built(project, "micropython")
    words = project / "build" / "firmware" / WORDS
    text = words.read_text(encoding="utf-8")
    with EmulatedPico(str(uf2), None, runtime="micropython") as pico:
        wait_for(pico, "Language")
        words.write_text(saying(text, "Tongues"), encoding="utf-8")
        with SerialPort(pico) as port:
            mpremote(port, "open('/hardware.txt', 'w').write('turned = yes\\n')")
            assert deploy.main(["--port", port.path]) == 0
        said = capfd.readouterr().out
        assert f"copied  {WORDS}\n" in said and "The board starts anew." in said
        wait_for(pico, "Tongues")
        assert not pico.frame()["upright"], "the builder's setting is not in force any more"

        # Edited on the board, it is not lost.
        with SerialPort(pico) as port:
            mpremote(port, f"open('/{WORDS}', 'a').write('# mine\\n')")
            words.write_text(saying(text, "Idioms"), encoding="utf-8")
            assert deploy.main(["--port", port.path]) == 1
            assert f"left alone: {WORDS}" in capfd.readouterr().out
            assert deploy.main(["--port", port.path, "--force"]) == 0
        wait_for(pico, "Idioms")

        with SerialPort(pico) as port:
            assert deploy.main(["--port", port.path, "--clean"]) == 0
            left = mpremote(port, "import os; print(os.listdir('/'))")
            assert mpremote(port, "print(open('/hardware.txt').read())").strip() == "turned = yes"
            assert deploy.main(["--port", port.path, "--clean"]) == 0  # which restarts it
        assert "words" not in left and deploy.RECORD not in left
        wait_for(pico, "Language")


def test_circuitpython_tells_deploy_what_image_it_has_and_a_module_goes_in_front_of_it(project, tmp_path, capfd):
    """The order of modules: test_pico_drive.py."""
    uf2 = built(project, "circuitpython")
    with EmulatedPico(str(uf2)) as pico:
        pico.run(3000)
        new = pico.read_flash(DRIVE_AT, DRIVE)
    # Deploy needs only the facts that it wrote onto its new drive.
    drive = tmp_path / "CIRCUITPY"
    drive.mkdir()
    (drive / "boot_out.txt").write_bytes(re.search(rb"Adafruit CircuitPython [^\0]*", new)[0])
    words = project / "build" / "firmware" / WORDS
    words.write_text(saying(words.read_text(encoding="utf-8"), "Tongues"), encoding="utf-8")
    assert deploy.main(["--drive", str(drive)]) == 0
    assert f"copied  {WORDS}\n" in capfd.readouterr().out
    with EmulatedPico(str(uf2), str(drive)) as pico:
        wait_for(pico, "Tongues")
    assert deploy.main(["--drive", str(drive), "--clean"]) == 0
    assert [path.name for path in drive.iterdir()] == ["boot_out.txt"]
