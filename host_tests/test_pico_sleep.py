"""Sleep and waking on an emulated Pico: dark after a while, at the lowest clock, and any key lights it again."""

import pytest
from images import ON_BOARD, image

from host.paths import FIRMWARE
from host.runtimes.emulated_pico import EmulatedPico
from host.storage import first_drive

from drivers import pins

pytestmark = ON_BOARD
FULL = pins.PROCESSOR


@pytest.mark.parametrize(
    ("runtime", "cable", "hz", "spi"),
    [
        ("circuitpython", True, FULL, False),
        ("circuitpython", False, 25_000_000, False),
        ("circuitpython", False, 25_000_000, True),
        ("micropython", False, 12_000_000, False),
        ("micropython", False, 12_000_000, True),
    ],
)
def test_a_board_sleeps_and_any_key_wakes_it(tmp_path, runtime, cable, hz, spi):
    # In front of the frozen one: a minute is a tenth of a second.
    loop = (FIRMWARE / "drivers" / "loop.py").read_text("utf-8") + "\nfrom ui import power\npower.MINUTE = 100\n"
    (tmp_path / "drivers").mkdir()
    (tmp_path / "drivers" / "loop.py").write_text(loop, encoding="utf-8")
    first_drive.make(tmp_path, runtime, hardware=first_drive.ON_SPI if spi else "")
    with EmulatedPico(image(runtime), tmp_path, runtime=runtime, usb=cable) as board:
        if spi:
            board.display(True, spi=pins.SPI_PINS)
        board.run(2500)
        board.settle()
        for run, pin in enumerate(pins.KEYS):
            for _ in range(20):
                board.run(100)
                if not board.frame()["on"]:
                    break
            board.run(300)
            assert not board.frame()["on"]
            assert hz in [board.run(7) or board.stats()["clock_hz"] for _ in range(5)]
            picture = board.frame()["ram"]
            assert any(picture)
            if spi:  # out and in again: over SPI nobody notices, but what wakes it brings it back
                board.display(False)
                board.display(True)
            board.press(pin)
            board.run((60, 90, 200)[run % 3])  # taps and a long press
            board.release(pin)
            for _ in range(20):
                board.run(25)
                if board.frame()["visible"]:
                    break
            assert board.frame()["visible"] and board.stats()["clock_hz"] == FULL, f"key {run}"
            assert board.frame()["ram"] == picture
        assert "Traceback" not in board.serial()
