"""Deploying to MicroPython end to end: the real mpremote, the serial port of an emulated Pico, a game, an update."""

import pytest
from images import image

from host.build import bundle, deploy
from host.device import reading
from host.device.picture import pixels_of
from host.runtimes import emulated_pico
from host.runtimes.emulated_pico import EmulatedPico
from host.runtimes.serial_port import SerialPort

from drivers import pins
from keys import A

pytestmark = [
    pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable()),
    pytest.mark.timeout(900),
]


def title(pico):
    return " ".join(reading.lines(pixels_of(pico.frame()["ram"]))[0].split())


def wait_for(pico, text, ms=10000):
    end = pico.time() + ms
    while title(pico) != text:
        assert pico.time() < end, (title(pico), pico.serial()[-500:])
        pico.run(200)


def test_deploy_play_update(tmp_path, monkeypatch, capfd):
    build = bundle.build
    monkeypatch.setattr(bundle, "build", lambda runtime, source=False: build(runtime, source, str(tmp_path / "build")))
    with EmulatedPico(image("QUIPU_UF2_MICROPYTHON"), None, runtime="micropython") as pico:
        pico.run(2000)
        with SerialPort(pico) as port:
            assert deploy.main(["--port", port.path]) == 0
        assert "0 removed. The board starts anew." in capfd.readouterr().out
        wait_for(pico, "Language")
        pico.tap(pins.KEYS[A])
        wait_for(pico, "Quipu")
        with SerialPort(pico) as port:
            # What a builder has set, and something of a version before.
            remote = ["connect", port.path, "exec", "open('hardware.txt', 'w').write('turned = yes\\n')", "+"]
            assert mpremote(*remote, "exec", "open('gone.mpy', 'w').close()") == 0
            assert mpremote("connect", port.path, "exec", manifest("gone.mpy")) == 0
            assert deploy.main(["--port", port.path]) == 0
        assert "1 removed. The board starts anew." in capfd.readouterr().out
        pico.run(4000)
        frame = pico.frame()
        assert not frame["upright"], "the builder's setting is not in force any more"
        with SerialPort(pico) as port:
            assert mpremote("connect", port.path, "exec", "print(sorted(__import__('os').listdir()))") == 0
        said = capfd.readouterr().out
        assert "hardware.txt" in said and "gone.mpy" not in said


def manifest(path):
    """Code that adds a line to the manifest on the board."""
    return f"f = open('{bundle.MANIFEST}', 'a'); f.write('{path}\\n'); f.close()"


def mpremote(*arguments):
    import subprocess
    import sys

    return subprocess.call([sys.executable, "-m", "mpremote", *arguments])
