"""Find the images that `make image` builds, and the runtime in one."""

import hashlib
import json
import os
import re
from pathlib import Path
from typing import Any

from host.build import frozen, uf2
from host.build.modules import version
from host.paths import BUILD, AnyPath

from image.boards import BOARDS, FLASH, ROOM, Board

FOLDER = BUILD / "image"
# The variables that name other images for the Pico, by their runtimes.
VARIABLES = {"circuitpython": "QUIPU_IMAGE_CIRCUITPYTHON", "micropython": "QUIPU_IMAGE_MICROPYTHON"}
PICO = BOARDS[0]
_VERSIONS = (("circuitpython", rb"CircuitPython \d+\.\d+"), ("micropython", rb"MicroPython v\d+\.\d+"))
_OURS = b"through_the_ages"  # the name of a frozen module


def built(runtime: str, board: str = "pico") -> Path:
    """Where `make image` puts the image of a runtime for a board."""
    return FOLDER / f"quipu-{version()}-{runtime}-{board}.uf2"


def find(runtime: str) -> str:
    """Return the image for the Pico: the one that the environment names, or the one that was built; "" if missing."""
    named = os.environ.get(VARIABLES[runtime])
    path = built(runtime)
    return named or (str(path) if path.is_file() else "")


def missing(runtime: str) -> str:
    """Return how to get an image that `find` does not find."""
    return f"no {runtime} image: `make image` builds it, or {VARIABLES[runtime]} names one"


def runtime_of(path: AnyPath, board: Board = PICO) -> str:
    """Return the runtime in an image for a board. Raises uf2.Unfit, also without Quipu in it; OSError."""
    path = Path(path)
    return _runtime(path, uf2.read(path, board.family, FLASH, FLASH + board.flash))


def _runtime(path: Path, data: bytes) -> str:
    for runtime, mark in _VERSIONS:
        if re.search(mark, data):
            if _OURS not in data:
                raise uf2.Unfit(f"{path.name}: there is no Quipu in it: `make image` builds one with it")
            return runtime
    raise uf2.Unfit(f"{path.name}: neither CircuitPython nor MicroPython")


def check(runtime: str, board: Board, folder: Path = FOLDER) -> dict[str, Any]:
    """Return the facts in the .json of an image, if the image is whole, of these sources, and for that board.

    Raises uf2.Unfit.
    """
    path = folder / built(runtime, board.name).name
    try:
        facts = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        told = facts["id"], facts["sha256"], facts["made_with"]
        content = path.read_bytes()
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise uf2.Unfit(f"{path.name} is not there, or what tells of it is not ({error}): `make image` builds it")
    found = _runtime(path, uf2.read(path, board.family, FLASH, FLASH + ROOM))
    if found != runtime:
        raise uf2.Unfit(f"{path.name} has {found} in it")
    if told[1] != hashlib.sha256(content).hexdigest():
        raise uf2.Unfit(f"{path.name} is not the one that was built: `make image` builds it")
    if told[0] != frozen.image_id(frozen.frozen_files()):
        raise uf2.Unfit(f"{path.name} was built of another firmware than this one: `make image` builds it")
    return facts
