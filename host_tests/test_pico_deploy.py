"""Deploying to MicroPython end to end: the real mpremote, the serial port of an emulated Pico, Quipu's own image."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from images import image

from host.build import deploy
from host.device import reading
from host.device.picture import pixels_of
from host.paths import FIRMWARE
from host.runtimes import emulated_pico
from host.runtimes.emulated_pico import EmulatedPico
from host.runtimes.serial_port import SerialPort

pytestmark = [
    pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable()),
    pytest.mark.timeout(900),
]
WORDS = "words/en/device.py"


@pytest.fixture
def uf2():
    return Path(image("QUIPU_IMAGE_MICROPYTHON"))


@pytest.fixture
def project(uf2, tmp_path, monkeypatch):
    """A copy of the firmware to change, and what `make image` wrote beside the image."""
    shutil.copytree(FIRMWARE, tmp_path / "firmware", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "build" / "image").mkdir(parents=True)
    shutil.copy(uf2.with_suffix(".json"), tmp_path / "build" / "image")
    monkeypatch.setattr(deploy, "PROJECT", tmp_path)
    return tmp_path


def title(pico):
    return " ".join(reading.lines(pixels_of(pico.frame()["ram"]))[0].split())


def wait_for(pico, text, ms=10000):
    end = pico.time() + ms
    while title(pico) != text:
        assert pico.time() < end, (title(pico), pico.serial()[-500:])
        pico.run(200)


def mpremote(port, script):
    """What a script prints on the board."""
    command = [sys.executable, "-m", "mpremote", "connect", port.path, "exec", script]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_a_module_in_front_of_the_image_and_away_again(uf2, project, capfd):
    words = project / "firmware" / WORDS
    text = words.read_text(encoding="utf-8")
    with EmulatedPico(str(uf2), None, runtime="micropython") as pico:
        wait_for(pico, "Language")
        words.write_text(text.replace("Language", "Tongues"), encoding="utf-8")
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
            words.write_text(text.replace("Language", "Idioms"), encoding="utf-8")
            assert deploy.main(["--port", port.path]) == 1
            assert f"left alone: {WORDS}" in capfd.readouterr().out
            assert deploy.main(["--port", port.path, "--force"]) == 0
        wait_for(pico, "Idioms")

        with SerialPort(pico) as port:
            assert deploy.main(["--port", port.path, "--clean"]) == 0
            left = mpremote(port, "import os; print(os.listdir('/'))")
            assert mpremote(port, "print(open('/hardware.txt').read())").strip() == "turned = yes"
            assert deploy.main(["--port", port.path, "--clean"]) == 0  # which starts it anew
        assert "words" not in left and deploy.RECORD not in left
        wait_for(pico, "Language")
