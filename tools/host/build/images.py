"""The images that `make image` builds: where they lie, and which runtime is in one."""

import os
import re
import struct
from pathlib import Path

import folder2uf2

from host.build.modules import version
from host.paths import BUILD, AnyPath

FOLDER = BUILD / "image"
# The variables that name other images for the Pico, by their runtimes.
VARIABLES = {"circuitpython": "QUIPU_IMAGE_CIRCUITPYTHON", "micropython": "QUIPU_IMAGE_MICROPYTHON"}
# The boards that images are built for: of each also the one with a radio.
BOARDS = ("pico", "pico2")
_VERSIONS = (("circuitpython", rb"CircuitPython \d+\.\d+"), ("micropython", rb"MicroPython v\d+\.\d+"))
_OURS = b"through_the_ages"  # the name of a frozen module


class Unfit(Exception):
    """The file is no image with Quipu; the message says why."""


def built(runtime: str, board: str = "pico") -> Path:
    """Where `make image` puts the image of a runtime for a board."""
    return FOLDER / f"quipu-{version()}-{runtime}-{board}.uf2"


def find(runtime: str) -> str:
    """The image for the Pico: the one that the environment names, or the one that was built; "" where there is none."""
    named = os.environ.get(VARIABLES[runtime])
    path = built(runtime)
    return named or (str(path) if path.is_file() else "")


def missing(runtime: str) -> str:
    """What to do about an image that `find` does not find."""
    return f"no image with {runtime}: `make image` builds it, or {VARIABLES[runtime]} names one"


def runtime_of(path: AnyPath) -> str:
    """Which runtime is in an image for the Pico. Raises Unfit, OSError."""
    try:
        blocks, family = folder2uf2.read_uf2(path)
    except (ValueError, struct.error) as error:
        raise Unfit("not a UF2 file: " + str(error).removeprefix(f"{path}: ").removeprefix(f"{path} ")) from None
    if family != folder2uf2.FAMILY_RP2040 or not blocks:
        raise Unfit("not for the RP2040 chip of the Raspberry Pi Pico")
    data = b"".join(data for _, data in sorted(blocks))
    for runtime, mark in _VERSIONS:
        if re.search(mark, data):
            if _OURS not in data:
                raise Unfit("there is no Quipu in it: `make image` builds one with it")
            return runtime
    raise Unfit("neither CircuitPython nor MicroPython")
