#!/usr/bin/env python3
"""Build what is flashed (`make image`): one UF2 for each interpreter and board, Quipu's modules frozen in, in
build/image/.

    quipu-VERSION-circuitpython-pico.uf2     quipu-VERSION-circuitpython-pico2.uf2
    quipu-VERSION-micropython-pico.uf2       quipu-VERSION-micropython-pico2.uf2

Next to each is a .json with its id, by which `make deploy` recognises the image on a board. An image is rebuilt if the
firmware, the edits or the pinned versions have changed. Two builds of the same sources are identical. QUIPU_ADDRESS is
the address of the page for finished games; without it there is none.
"""

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from host.build import frozen, images, uf2
from host.paths import FIRMWARE, TOOLS

from image import boards, edits, modules, sources
from image.boards import BOARDS, Board
from version import VERSION

HERE = Path(__file__).resolve().parent
FOLDER = images.FOLDER
RUNTIMES = ("circuitpython", "micropython")
# The files of each: the image, and a description.
ENDINGS = (".uf2", ".json")
# Freeze into MicroPython: Quipu, then the port's own modules for programs, except its _boot.py.
MANIFEST = """\
freeze("$(PORT_DIR)/quipu_frozen", {files})
freeze("$(PORT_DIR)/modules", "rp2.py")
include("$(MPY_DIR)/extmod/asyncio")
"""
# Print what a start loads.
_START = "import sys, host; from host.device.handheld import Handheld; Handheld(); print(*sys.modules)"
# Both builds require this file of a submodule that is not needed.
NOT_NEEDED = "lib/micropython-lib/README.md"
# The modules that these two bring.
OF_THE_PORT: dict[str, tuple[str, ...]] = {"circuitpython": (), "micropython": ("rp2", "asyncio")}
# The date that both interpreters write into their images: that of no build, but of Quipu's first version.
_DATE = "1767225600"  # seconds since 1970: 2026-01-01
# A command that has to be there, and what Debian and Ubuntu call the package it is in.
_COMMANDS = {"arm-none-eabi-gcc": "gcc-arm-none-eabi", "make": "make", "gcc": "gcc", "git": "git"}
_COMMANDS_OF: dict[str, dict[str, str]] = {"circuitpython": {}, "micropython": {"cmake": "cmake"}}
# A file of the compiler's, and its package.
_LIBRARIES = {
    "circuitpython": ("libc_nano.a", "libnewlib-arm-none-eabi"),
    "micropython": ("libstdc++_nano.a", "libstdc++-arm-none-eabi-newlib"),
}


def own(path: Path) -> str:
    """Return the text of a file of the firmware as this build has it: two have the address of the page."""
    text = path.read_text(encoding="utf-8")
    address = os.environ.get("QUIPU_ADDRESS", "")
    if not address or path.name not in ("pins.py", "hardware.txt"):
        return text
    return text.replace('ADDRESS = ""', f'ADDRESS = "{address}"').replace("\naddress =\n", f"\naddress = {address}\n")


class Failed(Exception):
    """Report a build that failed; the text has its last lines."""


def check_tools(runtime: str) -> None:
    """Raise Missing if a compiler or a program is missing; the text names the packages."""
    commands = _COMMANDS | _COMMANDS_OF[runtime]
    packages = [package for command, package in commands.items() if not shutil.which(command)]
    library, package = _LIBRARIES[runtime]
    if "gcc-arm-none-eabi" not in packages:
        found = subprocess.run(
            ["arm-none-eabi-gcc", "-mcpu=cortex-m0plus", "-mthumb", f"-print-file-name={library}"],
            capture_output=True,
            text=True,
        ).stdout.strip()
        if found == library:  # printed as asked: not found
            packages.append(package)
    else:
        packages.append(package)
    if packages:
        raise sources.Missing("the compiler is not complete; on Debian and Ubuntu: apt install " + " ".join(packages))


def compiler() -> dict[str, str]:
    """Return the versions of the compiler's own library and of the C library, which are part of an image."""
    ask = ["arm-none-eabi-gcc", "-E", "-dM", "-include", "_newlib_version.h", "-x", "c", os.devnull]
    said = subprocess.run(ask, capture_output=True, text=True).stdout
    defined = dict(line.split(" ", 2)[1:] for line in said.splitlines() if line.count(" ") >= 2)
    return {"gcc": defined["__VERSION__"].strip('"').split(" ")[0], "newlib": defined["_NEWLIB_VERSION"].strip('"')}


def source_files(runtime: str) -> list[Path]:
    """Return the files that an image is made of, apart from the interpreter's own."""
    files = [*frozen.frozen_files().values(), FIRMWARE / "hardware.txt", TOOLS / "host" / "build" / "frozen.py"]
    files += [path for path in HERE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    files += [library("adafruit_ssd1306")] if runtime == "circuitpython" else []
    return sorted(files)


def ingredients(runtime: str, board: Board) -> str:
    """Return a digest of all sources of an image. Equal digests give equal images."""
    digest = hashlib.sha256(f"{runtime} {board.name} {VERSION}".encode())
    for path in source_files(runtime):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    digest.update(os.environ.get("QUIPU_ADDRESS", "").encode())
    return digest.hexdigest()


def stage(runtime: str, board: Board, folder: Path) -> None:
    """Put the modules that are frozen into an image into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    files = frozen.frozen_files()
    for path, origin in files.items():
        if not path.startswith(frozen.NOT_FOR[runtime]):
            _write(folder / path, own(origin))
    if runtime == "circuitpython":
        text = library("adafruit_ssd1306").read_text(encoding="utf-8")
        # A line that begins with this name makes CircuitPython's freezing tool ask git for a version.
        _write(folder / "adafruit_ssd1306.py", re.sub("^__version__.*\n", "", text, flags=re.M))
    else:
        for path in (HERE / "micropython").glob("*.py"):
            _write(folder / path.name, path.read_text(encoding="utf-8"))
        text = own(FIRMWARE / "hardware.txt")
        _write(folder / "hardware_text.py", f'"""What a new file system gets as hardware.txt."""\n\nTEXT = {text!r}\n')
    names = sorted({path.stem for path in folder.iterdir()} - {"main", "boot"})
    _write(folder / "this_image.py", image_module(board, frozen.image_id(files), names))


def in_order(staged: Path) -> list[str]:
    """Return the staged files, first those that a start loads.

    At each import MicroPython looks through this list. In the order of a folder it took 15 ms more.
    """
    started = subprocess.run([sys.executable, "-c", _START], capture_output=True, text=True, check=True, cwd=TOOLS)
    loaded = started.stdout.split()

    def place(file: str) -> tuple[bool, int, str]:
        """Return a sort key. main.py and the board's drivers don't run here."""
        name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        at = loaded.index(name) if name in loaded else len(loaded)
        return "." in name and not name.startswith("drivers."), at, file

    return sorted([path.relative_to(staged).as_posix() for path in staged.rglob("*.py")], key=place)


def image_module(board: Board, identity: str, names: Sequence[str]) -> str:
    """Return the text of the module `this_image`, which replaces the one in firmware/."""
    facts = {"ID": identity, "CHIP": board.chip, "REGION": True, "NAMES": tuple(names)}
    lines = [f"{name} = {value!r}" for name, value in facts.items()]
    return '"""What is frozen into this image, and for which chip."""\n\n' + "\n".join(lines) + "\n"


def library(module: str) -> Path:
    """Return the file of an installed library."""
    spec = importlib.util.find_spec(module)
    if spec is None or not spec.origin:
        raise sources.Missing(f"{module} is not installed: `make image` does that")
    return Path(spec.origin)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def changed_sources(runtime: str, work: Path) -> Path:
    """Return the folder with the interpreter's edited sources. It is recreated when the edits have changed."""
    digest = hashlib.sha256()
    for path in [sources.VERSIONS, HERE / "edits.py", *edits.patches(runtime), *sorted((HERE / runtime).glob("*.c"))]:
        digest.update(path.read_bytes())
    folder = work / f"{runtime}-{digest.hexdigest()[:12]}"
    if not folder.is_dir():
        for old in work.glob(f"{runtime}-*"):
            shutil.rmtree(old)
        new = work / f"new-{runtime}"
        shutil.rmtree(new, ignore_errors=True)
        sources.lay_out(runtime, new)
        edits.apply(runtime, new)
        new.rename(folder)
    return folder


def run(words: Sequence[str | Path], folder: Path, log: Path, **variables: str) -> None:
    """Run a command of a build, its output appended to `log`. Raises Failed."""
    # A build that asks git for a version must not get that of this project.
    environment = dict(os.environ, SOURCE_DATE_EPOCH=_DATE, GIT_CEILING_DIRECTORIES=str(FOLDER), **variables)
    # The build's `python3` has to be this Python, which has the packages it needs.
    environment["PATH"] = os.path.dirname(sys.executable) + os.pathsep + environment["PATH"]
    for name in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONPATH"):
        environment.pop(name, None)
    with open(log, "a", encoding="utf-8") as output:
        done = subprocess.run(list(map(str, words)), cwd=folder, env=environment, stdout=output, stderr=output)
    if done.returncode:
        last = "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-15:])
        raise Failed(f"{last}\n(the whole of it: {log})")


def build_circuitpython(board: Board, folder: Path, staged: Path, log: Path) -> Path:
    """Build CircuitPython in its folder; return the UF2."""
    version = sources.pinned("circuitpython")["version"]
    port = folder / "ports" / "raspberrypi"
    name = f"quipu_{board.name}"
    ours = port / "boards" / name
    theirs = port / "boards" / board.circuitpython
    shutil.rmtree(ours, ignore_errors=True)
    shutil.copytree(theirs, ours)
    text = (theirs / "mpconfigboard.mk").read_text(encoding="utf-8")
    # The freezing tool names modules by their place in a folder of this name.
    frozen_in = port / "quipu_frozen"
    shutil.rmtree(frozen_in, ignore_errors=True)
    shutil.copytree(staged, frozen_in)
    _write(ours / "mpconfigboard.mk", boards.circuitpython_mk(board, text, "quipu_frozen"))
    text = (theirs / "mpconfigboard.h").read_text(encoding="utf-8")
    hardware = own(FIRMWARE / "hardware.txt")
    _write(ours / "mpconfigboard.h", boards.circuitpython_h(board, text, hardware))
    _write(ours / "link.ld", f"firmware_size = {boards.ROOM // boards.KIB}K;\n")  # a larger image does not link
    _write(folder / NOT_NEEDED, "")
    shutil.rmtree(port / f"build-{name}", ignore_errors=True)
    jobs = f"-j{os.cpu_count() or 1}"
    run(["make", jobs, "-C", "mpy-cross"], folder, log, CP_VERSION=version)
    run(["make", jobs, f"BOARD={name}", "TRANSLATION=en_US"], port, log, CP_VERSION=version)
    return port / f"build-{name}" / "firmware.uf2"


def build_micropython(board: Board, folder: Path, staged: Path, log: Path) -> Path:
    """Build MicroPython in its folder; return the UF2."""
    entry = sources.pinned("micropython")
    tag = {"MICROPY_GIT_TAG": "v" + entry["version"], "MICROPY_GIT_HASH": entry["repositories"][0]["commit"][:10]}
    port = folder / "ports" / "rp2"
    theirs = port / "boards" / board.micropython
    ours = port / "boards" / f"QUIPU_{board.name.upper()}"
    shutil.rmtree(ours, ignore_errors=True)
    shutil.copytree(theirs, ours)
    text = (theirs / "mpconfigboard.h").read_text(encoding="utf-8")
    _write(ours / "mpconfigboard.h", boards.micropython_h(board, text))
    frozen_in = port / "quipu_frozen"
    shutil.rmtree(frozen_in, ignore_errors=True)
    shutil.copytree(staged, frozen_in)
    _write(port / "quipu_manifest.py", MANIFEST.format(files=in_order(staged)))
    _write(folder / NOT_NEEDED, "")
    build = port / f"build-{ours.name}"
    shutil.rmtree(build, ignore_errors=True)
    jobs = f"-j{os.cpu_count() or 1}"
    run(["make", jobs, "-C", "mpy-cross"], folder, log, **tag)
    flags = f"-ffile-prefix-map={folder}=."
    run(
        [
            *("cmake", "-S", ".", "-B", build, "-DPICO_NO_PICOTOOL=1", "-DPICO_BUILD_DOCS=0"),
            *(f"-DMICROPY_BOARD={ours.name}", f"-DMICROPY_FROZEN_MANIFEST={port}/quipu_manifest.py"),
            f"-DPython3_EXECUTABLE={sys.executable}",
        ],
        port,
        log,
        CFLAGS=flags,
        CXXFLAGS=flags,
        ASMFLAGS=flags,
        **tag,
    )
    run(["make", jobs, "-C", build], port, log, **tag)
    made = build / "firmware.uf2"
    convert = [sys.executable, folder / "tools" / "uf2conv.py", "-b", "0x10000000", "-f", hex(board.family), "-c"]
    run([*convert, "-o", made, build / "firmware.bin"], port, log)
    return made


BUILDERS = {"circuitpython": build_circuitpython, "micropython": build_micropython}


def is_made(target: Path, made_of: str) -> bool:
    """Return whether an image with its description exists and has these ingredients."""
    try:
        facts = json.loads(target.with_suffix(".json").read_text(encoding="utf-8"))
        return facts["ingredients"] == made_of and facts["sha256"] == hashlib.sha256(target.read_bytes()).hexdigest()
    except (OSError, ValueError, KeyError):
        return False


def copy(origin: Path, target: Path) -> None:
    """Copy an image and its .json. The .json comes last, because it marks a complete image."""
    target.parent.mkdir(parents=True, exist_ok=True)
    for ending in ENDINGS:
        shutil.copyfile(origin.with_suffix(ending), target.with_suffix(ending))


def make(runtime: str, board: Board, folder: Path = FOLDER, only_cached: bool = False) -> Path:
    """Build one image unless it is there already; return its path. Raises Missing, Failed, edits.NoPlace,
    modules.Incomplete, uf2.Unfit.

    QUIPU_IMAGE_CACHE may name a folder that keeps the last one that was built. `only_cached`: build nothing.
    """
    target = folder / images.built(runtime, board.name).name
    made_of = ingredients(runtime, board)
    if is_made(target, made_of):
        return target
    kept = Path(os.environ.get("QUIPU_IMAGE_CACHE") or folder) / target.name
    if is_made(kept, made_of):
        copy(kept, target)
        return target
    if only_cached:
        raise sources.Missing("neither built nor cached")
    check_tools(runtime)
    work = folder / "work"
    work.mkdir(parents=True, exist_ok=True)
    log = work / f"{runtime}-{board.name}.log"
    log.unlink(missing_ok=True)
    print(f"building {target.name} …", flush=True)
    staged = work / f"staged-{runtime}"
    stage(runtime, board, staged)
    built = BUILDERS[runtime](board, changed_sources(runtime, work / "sources"), staged, log)
    definitions = (built.parent / "genhdr" / "moduledefs.h").read_text(encoding="utf-8")
    symbols = modules.linked(built.with_suffix(".elf"))
    found = modules.built_in(definitions, symbols)
    modules.check(staged, [*found, *OF_THE_PORT[runtime]])
    size = len(uf2.read(built, board.family, boards.FLASH, boards.FLASH + boards.ROOM - boards.SPARE))
    shutil.copyfile(built, target)
    files = frozen.frozen_files()
    facts = {
        "id": frozen.image_id(files),
        "ingredients": made_of,
        "sha256": hashlib.sha256(target.read_bytes()).hexdigest(),
        "size": size,
        "modules": found,
        "core": {name: symbols[name] & ~1 for name in modules.CORE},
        "room": boards.ROOM,
        "made_with": compiler(),
        "files": frozen.hashes(files),
    }
    text = json.dumps(facts, indent=1, sort_keys=True) + "\n"
    target.with_suffix(".json").write_text(text, encoding="utf-8", newline="\n")
    if kept != target:
        copy(target, kept)
    return target


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the named images, or all four; return 1 if a build is impossible."""
    parser = argparse.ArgumentParser(prog="make image", description="Build what is flashed.")
    parser.add_argument(
        "names", nargs="*", metavar="RUNTIME-BOARD", help="such as circuitpython-pico; all, if none is named"
    )
    parser.add_argument("--cached", action="store_true", help="build nothing: only take images from the cache")
    options = parser.parse_args(arguments)
    wanted = {f"{runtime}-{board.name}": (runtime, board) for runtime in RUNTIMES for board in BOARDS}
    for name in options.names:
        if name not in wanted:
            print(f"There is no image {name}; there are {', '.join(wanted)}.")
            return 2
    for name in options.names or wanted:
        try:
            target = make(*wanted[name], only_cached=options.cached)
        except (sources.Missing, Failed, edits.NoPlace, modules.Incomplete, uf2.Unfit) as error:
            print(f"No image {name}: {error}")
            return 1
        facts = json.loads(target.with_suffix(".json").read_text(encoding="utf-8"))
        print(f"{os.path.relpath(target)}  {facts['size']:,} bytes of {facts['room']:,}, id {facts['id']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
