#!/usr/bin/env python3
"""All that is published of a version, in build/release/ (`make release`): images, page, case, wiring, notes, a bill of
materials, check sums. It is made whole or not at all.

The images are those of `make image`, which takes its time; all else is made anew. The one version number stands in
pyproject.toml; the firmware and the first entry of CHANGELOG.md must agree with it, and so must the tag.
"""

import argparse
import functools
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from host.build import images, materials, uf2, web
from host.build.modules import version
from host.paths import BUILD, PROJECT

from version import VERSION

FOLDER = BUILD / "release"
SUMS = "SHA256SUMS"
NOTES = "notes.md"  # the text of the release
# What is made of several files lies in an archive of its own: the page, the case, the pictures of the wiring, the board
# to order.
ARCHIVES = ("page", "case", "wiring", "board")
_DATE = (2024, 1, 1, 0, 0, 0)  # the same files always make the same archive

Makers = Mapping[str, Callable[[Path], object]]


def check_version(changelog: str, tag: str = "") -> str:
    """Return the version. Raises ValueError where two places do not agree on it, or the tag is not that of it."""
    said = version()
    if said != VERSION:
        raise ValueError(f"firmware/version.py says {VERSION}, pyproject.toml {said}")
    first = re.search(r"^## (\S+)", changelog, re.M)
    if not first or first[1] != said:
        raise ValueError(f"CHANGELOG.md begins with {first[1] if first else 'no version'}, not with {said}")
    if tag and tag != f"v{said}":
        raise ValueError(f"the tag of {said} is v{said}, not {tag}")
    return said


def notes(changelog: str, number: str) -> str:
    """Return what CHANGELOG.md says of a version, and which file is for what. Raises ValueError: it says nothing."""
    told = changelog.split(f"\n## {number}\n", 1)[1].split("\n## ")[0].strip()
    if not told:
        raise ValueError(f"CHANGELOG.md says nothing of {number}")
    which = f"""\
| file | for |
|---|---|
| `quipu-{number}-circuitpython-pico.uf2`, `…-micropython-pico.uf2` | a Pico, H, W or WH: hold BOOTSEL, plug in, copy |
| `…-pico2.uf2` | a Pico 2 or 2 W, on which nobody has tried it yet |
| `…-case.zip`, `…-wiring.zip` | to build one: `docs/build/parts.md` |
| `…-board.zip` | a board to order that carries everything: Gerber files, holes, parts, the KiCad project |
| `…-page.zip` | the device in a browser, for any host of plain files |
| `…-bom.cdx.json`, `{SUMS}` | what all this is made of, and its check sums: `sha256sum --check {SUMS}` |
"""
    return f"{told}\n\n{which}"


def makers(flashed: Path = images.FOLDER) -> Makers:
    """Functions that write the content of each archive into a folder; the page comes with the images in `flashed`.

    Raises ImportError: the case's library is missing.
    """
    sys.path.insert(0, str(PROJECT))
    from hardware import case, drawings
    from hardware.board import order

    page = functools.partial(web.build, flashed=flashed)
    return {"page": page, "case": case.write, "wiring": drawings.write, "board": order.write}


def expected() -> dict[str, set[str]]:
    """The files that an archive must have, whatever else is in it."""
    sys.path.insert(0, str(PROJECT))
    from hardware import case, drawings
    from hardware.board import order

    page = {path.relative_to(web.PAGE).as_posix() for path in web.PAGE.rglob("*") if path.is_file()}
    page |= {f"{web.SITE_IN}/index.html", f"{web.SITE_IN}/build/parts.html"}
    page |= {"firmware.bin", "micropython.js", "micropython.wasm", "licences.txt", "images/images.json"}
    page |= {f"{web.READS_IN}/{called}" for _, called in web.READER}
    page |= {
        f"images/{images.built(runtime, board.name).name}" for runtime in images.VARIABLES for board in images.BOARDS
    }
    return {"page": page, "case": set(case.names()), "wiring": set(drawings.PICTURES), "board": set(order.names())}


def archive(folder: str | Path, path: Path, within: str) -> None:
    """Write all files of a folder into a zip, in a folder of their own."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as target:
        files = [path for path in Path(folder).rglob("*") if path.is_file()]
        for name in sorted(path.relative_to(folder).as_posix() for path in files):
            entry = zipfile.ZipInfo(f"{within}/{name}", _DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            with open(os.path.join(folder, name), "rb") as file:
                target.writestr(entry, file.read())


def write_sums(folder: Path) -> None:
    """Write the check sums of all files in the folder, as `sha256sum --check` reads them."""
    lines = []
    for name in sorted(os.listdir(folder)):
        if name != SUMS:
            digest = hashlib.sha256((folder / name).read_bytes()).hexdigest()
            lines.append(f"{digest}  {name}\n")
    (folder / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def check(flashed: Path) -> tuple[list[Path], dict[str, Any]]:
    """Return the image of each runtime and board, and for each runtime what the compiler brought into it.

    Raises ValueError naming all that will not do.
    """
    paths, made_with, wrong = [], {}, []
    for runtime in images.VARIABLES:
        for board in images.BOARDS:
            try:
                made_with[runtime] = images.check(runtime, board, flashed)["made_with"]
                paths.append(flashed / images.built(runtime, board.name).name)
            except uf2.Unfit as error:
                wrong.append(str(error))
    if wrong:
        raise ValueError("\n".join(wrong))
    return paths, made_with


def made_at() -> datetime:
    """When what is published was made: that of its commit, so that the same commit makes the same files."""
    said = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=PROJECT, capture_output=True, text=True).stdout
    return datetime.fromtimestamp(int(said or 0), UTC)


def release(tag: str = "", folder: Path = FOLDER, flashed: Path = images.FOLDER, makes: Makers | None = None) -> Path:
    """Make all of it with the images in `flashed`; return the folder. The old content stays unless everything is made.

    Raises ValueError naming what is missing, OSError, ImportError.
    """
    changelog = (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")
    number = check_version(changelog, tag)
    paths, made_with = check(flashed)
    makes = makers(flashed) if makes is None else makes
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as work:
        new = Path(work) / "release"
        new.mkdir()
        for path in paths:
            shutil.copyfile(path, new / path.name)
        for what in ARCHIVES:
            content = Path(work) / what
            content.mkdir()
            makes[what](content)
            there = {path.relative_to(content).as_posix() for path in content.rglob("*") if path.stat().st_size}
            missing = expected()[what] - there
            if missing:
                raise ValueError(f"the {what} has no {', '.join(sorted(missing))}")
            archive(content, new / f"quipu-{number}-{what}.zip", f"quipu-{number}-{what}")
        (new / NOTES).write_text(notes(changelog, number), encoding="utf-8", newline="\n")
        bill = materials.bill(number, made_at(), sorted(new.iterdir()), made_with)
        (new / f"quipu-{number}-bom.cdx.json").write_text(bill, encoding="utf-8", newline="\n")
        write_sums(new)
        shutil.rmtree(folder, ignore_errors=True)
        new.rename(folder)
    return folder


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the release and list it; status 2 when something of it can't be made."""
    parser = argparse.ArgumentParser(prog="make release", description="All that is published of a version.")
    parser.add_argument("--tag", default="", help="the tag it is published under: v and the version")
    options = parser.parse_args(arguments)
    try:
        folder = release(options.tag)
    except ImportError as error:
        print(f"No release: it takes {error.name}, which `make release` installs")
        return 2
    except (ValueError, OSError, SystemExit) as error:
        print(f"No release: {error}")
        return 2
    for name in sorted(os.listdir(folder)):
        print(f"{(folder / name).relative_to(PROJECT)}  {os.path.getsize(folder / name):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
