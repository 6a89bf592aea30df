"""Flashing the image onto a board that had something else: an official MicroPython or CircuitPython, an earlier Quipu.

The earlier contents are made here; what an image leaves as it is, it leaves: flashing writes the image's pages alone.
"""

import random
import struct
from pathlib import Path

import pytest
from images import ON_BOARD, image, in_turn, shown, wait_for
from test_codes import listed

from host.build import images, uf2
from host.runtimes.emulated_pico import DRIVE_AT, FLASH_SIZE, REGION_AT, EmulatedPico
from host.runtimes.littlefs_image import littlefs_image
from host.storage.flash import SIZE

from drivers import pins
from image.boards import FLASH
from input.keys import A

pytestmark = ON_BOARD
OLD_FILE_SYSTEM = 0xA0000  # of a stock MicroPython, and of Quipu's before the common layout


def flashed(runtime, before):
    """The flash after an image was put over what was there."""
    flash = bytearray(before.ljust(FLASH_SIZE, b"\xff"))
    pages = uf2.read(Path(image(runtime)), images.PICO.family, FLASH, FLASH + REGION_AT)
    flash[: len(pages)] = pages
    return bytes(flash)


def old_file_system(folder):
    """A stock MicroPython's flash with a full file system, and a program on it."""
    noise = random.Random(1)
    for number in range(22):
        (folder / f"data{number}.bin").write_bytes(noise.randbytes(60_000))
    (folder / "main.py").write_text("print('an earlier program')\n")
    flash = b"\xff" * OLD_FILE_SYSTEM + littlefs_image(folder, FLASH_SIZE - OLD_FILE_SYSTEM)
    assert len(flash) == FLASH_SIZE and set(flash[REGION_AT:DRIVE_AT]) != {0xFF}
    return flash


def earlier_quipu(folder):
    """Quipu's earlier image for MicroPython: the region was at 0x90000, and has settings and games."""
    flash = bytearray(old_file_system(folder))
    flash[0x90000 : 0x90000 + SIZE] = listed("solo_1.json").store.read(0, SIZE)
    return bytes(flash)


def stock_circuitpython(folder):
    """An official CircuitPython's flash, a program of 1,020 KiB, and one sector of nvm with a person's bytes."""
    noise = random.Random(2)
    words = [noise.randrange(1 << 32) for _ in range(0xFF000 // 4)]
    return struct.pack(f"<{len(words)}I", *words) + b"of my own".ljust(4096, b"\0")


@pytest.mark.parametrize("runtime,before", in_turn((old_file_system,), (earlier_quipu,), (stock_circuitpython,)))
def test_what_another_program_left_makes_a_new_device_without_an_alarm(tmp_path, runtime, before):
    content = tmp_path / "before"
    content.mkdir()
    flash = tmp_path / "flash"
    flash.write_bytes(flashed(runtime, before(content)))
    with EmulatedPico(flash=str(flash), runtime=runtime) as pico:
        wait_for(pico, "Language")
        assert "an earlier program" not in pico.serial()
        pico.tap(pins.KEYS[A])
        wait_for(pico, "New game")
        assert b"hardware.txt" in (drive := pico.read_flash(DRIVE_AT, 64 * 1024)) or b"HARDWARETXT" in drive
        pico.run(1000)
        # And it keeps what is chosen: the language is not asked again.
        pico.power_cycle()
        wait_for(pico, "New game")
        assert "damaged" not in shown(pico) and "lost" not in shown(pico)


def test_an_update_of_circuitpython_keeps_games_and_drive(tmp_path):
    """The earlier image had the same layout."""
    played = listed("solo_1.json")
    with EmulatedPico(image("circuitpython"), runtime="circuitpython") as pico:
        pico.run(3000)  # its drive is there
        flash = tmp_path / "flash"
        pico.save_flash(str(flash))
        before = bytearray(flash.read_bytes())
        before[:REGION_AT] = random.Random(3).randbytes(REGION_AT)  # another image
        before[REGION_AT:DRIVE_AT] = played.store.read(0, SIZE)
        flash.write_bytes(flashed("circuitpython", bytes(before)))
        pico.boot(flash=str(flash), runtime="circuitpython")
        wait_for(pico, "Finished games")
        assert pico.read_flash(DRIVE_AT, 512) == bytes(before[DRIVE_AT : DRIVE_AT + 512])
