"""One file to flash: an official image with Quipu's drive inside (`make uf2 UF2=official.uf2`).

For the first time only: it replaces the board's drive. Updates go by copying or `make deploy`, which keep what is
there. On CircuitPython the code lies in the flash once more, to run from there (`in_place.py`); so a second file is
made, without the drive, which brings that of an update.
"""

import argparse
import os
import re
import struct
import sys
from collections.abc import Sequence
from typing import Any

import folder2uf2

from host.build import bundle, in_place
from host.build.drive_image import BLOCK, LITTLEFS_SIZE, fat_image, littlefs_image
from host.paths import BUILD, PROJECT, AnyPath

FLASH = 0x10000000  # where the flash begins in the addresses of a UF2
PICO = "raspberry_pi_pico"
LITTLEFS_AT = 0xA0000
UNTOUCHED = 0x5A


class Unfit(Exception):
    """The file is no image that Quipu's drive can go with; the message says why."""


class Official:
    """An official image: `runtime`, `version` ("10.0.0") and its blocks as (address, bytes).

    `drive_at` is where its drive begins; `has_drive`: it holds one, as the files do that are made here.
    """

    bundle: AnyPath = ""

    def __init__(self, path: AnyPath) -> None:
        """Read it. Raises Unfit, OSError."""
        try:
            self.blocks, family = folder2uf2.read_uf2(path)
        except (ValueError, struct.error) as error:
            raise Unfit("not a UF2 file: " + str(error).removeprefix(f"{path}: ").removeprefix(f"{path} ")) from None
        if family != folder2uf2.FAMILY_RP2040 or not self.blocks:
            raise Unfit("not for the RP2040 chip of the Raspberry Pi Pico")
        data = b"".join(data for _, data in sorted(self.blocks))
        version = re.search(rb"(CircuitPython |MicroPython v)(\d+\.\d+[0-9a-z.-]*)", data)
        if not version:
            raise Unfit("neither CircuitPython nor MicroPython")
        self.version = version[2].decode()
        if version[1].startswith(b"C"):
            self.runtime = "circuitpython"
            board = re.search(rb"BOARD=([a-z0-9_]+)\0", data)
            if not board or board[1].decode() != PICO:
                raise Unfit(f"CircuitPython for another board ({board[1].decode() if board else 'unknown'})")
        else:
            self.runtime = "micropython"
            if b"; Raspberry Pi Pico with RP2040" not in data:
                raise Unfit("MicroPython for another board")
            # The image says itself where its drive is, for tools that ask: address and size.
            if struct.pack("<II", FLASH + LITTLEFS_AT, LITTLEFS_SIZE) not in data:
                raise Unfit("its drive is not where MicroPython for the Pico has it")

        place = LITTLEFS_AT if self.runtime == "micropython" else folder2uf2.BOARDS[PICO][1]
        self.drive_at = FLASH + place
        self.end = max(address + len(data) for address, data in self.blocks)
        self.has_drive = self.end > self.drive_at

    def code(self, folder: AnyPath) -> Any:
        """The blocks with the code of the modules in that folder, to be run in place; none where this can't be."""
        if self.runtime != "circuitpython":
            return []
        functions = in_place.functions_of(folder)
        start, content = in_place.area(functions)
        if not functions or FLASH + start < -(-self.end // BLOCK) * BLOCK:
            return []
        return folder2uf2.image_blocks(content, FLASH + start)

    def drive(self, folder: AnyPath) -> Any:
        """Return the folder as this runtime's drive: the blocks that count."""
        at = self.drive_at
        if self.runtime == "circuitpython":
            return folder2uf2.image_blocks(fat_image(folder, FLASH + folder2uf2.BOARDS[PICO][2] - at), at)
        # A byte that no block consists of, so that one which is not in use is told from one that is full of 0xFF.
        image = littlefs_image(folder, LITTLEFS_SIZE, UNTOUCHED)
        blocks = []
        for start in range(0, LITTLEFS_SIZE, BLOCK):
            data = image[start : start + BLOCK]
            if data != bytes((UNTOUCHED,)) * BLOCK:
                blocks += folder2uf2.image_blocks(data, at + start)
        return blocks


def one_file(official: AnyPath, target: AnyPath, source: Any = False) -> Any:
    """Write the image with a fresh bundle inside to `target`; return it, `bundle` being the folder of that. Raises
    Unfit, OSError; ValueError: no room.
    """
    image = _without_a_drive(official)
    image.bundle = bundle.build(image.runtime, source)
    blocks = image.code(image.bundle) + image.drive(image.bundle)
    folder2uf2.write_uf2_blocks(target, image.blocks + blocks, folder2uf2.FAMILY_RP2040)
    return image


def update(official: AnyPath, folder: AnyPath, target: AnyPath) -> AnyPath:
    """Write the image with the code of the bundle in `folder`, but without a drive, to `target`; return that, or the
    image's own path where there is no code to be brought. Raises Unfit, OSError.
    """
    image = _without_a_drive(official)
    blocks = image.code(folder)
    if not blocks:
        return official
    folder2uf2.write_uf2_blocks(target, image.blocks + blocks, folder2uf2.FAMILY_RP2040)
    return target


def _without_a_drive(official: AnyPath) -> Official:
    image = Official(official)
    if image.has_drive:
        raise Unfit("it reaches into the place of the drive, or holds one already: take an official image")
    return image


def name_of(runtime: str, what: str = "") -> str:
    """Return the file's name in build/. `what`: "-update" for the one without a drive."""
    return f"quipu-{bundle.version()}-{runtime}{what}.uf2"


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the file and say what it is for; status 2 when the image is not fit for it."""
    parser = argparse.ArgumentParser(prog="make uf2", description="An official image with Quipu's drive inside.")
    parser.add_argument("image", nargs="?", default="", type=os.path.expanduser, help="for the Pico")
    options = parser.parse_args(arguments)
    if not options.image:
        print("Which image? make uf2 UF2=path/to/official.uf2 (docs/building.md says where they are)")
        return 2
    os.makedirs(BUILD, exist_ok=True)
    try:
        runtime = Official(options.image).runtime
        target = BUILD / name_of(runtime)
        image = one_file(options.image, target)
        without = BUILD / name_of(runtime, "-update")
        updated = update(options.image, image.bundle, without) == without
    except (Unfit, ValueError) as error:
        print(f"{options.image}: {error}")
        return 2
    except OSError as error:
        print(f"{options.image}: {error.strerror or error}")
        return 2
    title = {"circuitpython": "CircuitPython", "micropython": "MicroPython"}[image.runtime]
    print(f"{target.relative_to(PROJECT)}: {title} {image.version} with Quipu {bundle.version()}")
    print("Hold BOOTSEL while plugging the Pico in, and copy this file onto the drive RPI-RP2.")
    print("It is for the first time: it replaces the board's drive, and with it settings and finished games.")
    print("Later versions: make deploy, or copy the files; both keep them.")
    if updated:
        print(f"After that, copy {without.relative_to(PROJECT)} onto RPI-RP2: the code of their files, to run")
        print("from the flash. Without it they run as well, from RAM, with less of that to spare.")
    elif runtime == "circuitpython":
        print("This image leaves no room for the code: it runs from RAM, with less of that to spare.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
