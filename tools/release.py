#!/usr/bin/env python3
"""All that is published of a version, in build/release/ (`make release`): the images, the case, check sums.

The one version number stands in pyproject.toml; the firmware and the first entry of CHANGELOG.md must agree with it.
"""

import argparse
import hashlib
import os
import re
import shutil
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

from host.build import images
from host.build.modules import version
from host.paths import BUILD, PROJECT

from version import VERSION

FOLDER = BUILD / "release"
SUMS = "SHA256SUMS"
_DATE = (2024, 1, 1, 0, 0, 0)  # the same files always make the same archive


def check_version(changelog: str) -> str:
    """Return the version. Raises ValueError where two places do not agree on it."""
    said = version()
    if said != VERSION:
        raise ValueError(f"firmware/version.py says {VERSION}, pyproject.toml {said}")
    first = re.search(r"^## (\S+)", changelog, re.M)
    if not first or first[1] != said:
        raise ValueError(f"CHANGELOG.md begins with {first[1] if first else 'no version'}, not with {said}")
    return said


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


def built(folder: Path) -> list[Path]:
    """The images of this version that `make image` has built, one for each board. Raises ValueError: one is missing."""
    found = [folder / images.built(runtime, board).name for runtime in images.VARIABLES for board in images.BOARDS]
    missing = [path.name for path in found if not path.is_file()]
    if missing:
        raise ValueError(f"{', '.join(missing)}: not there; `make image` builds them")
    return found


def release(folder: Path = FOLDER, flashed: Path = images.FOLDER, case: Path = BUILD / "case") -> Path:
    """Make all of it, with the images in `flashed` and the parts in `case`; return the folder.

    Raises ValueError, OSError.
    """
    number = check_version((PROJECT / "CHANGELOG.md").read_text(encoding="utf-8"))
    paths = built(flashed)
    if not case.is_dir():
        raise ValueError("no case: `make case` makes it")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path in paths:
        shutil.copyfile(path, folder / path.name)
    archive(case, folder / f"quipu-{number}-case.zip", f"quipu-{number}-case")
    write_sums(folder)
    return folder


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the release and list it; status 2 when something of it can't be made."""
    parser = argparse.ArgumentParser(prog="make release", description="All that is published of a version.")
    parser.parse_args(arguments)
    try:
        folder = release()
    except (ValueError, OSError) as error:
        print(f"No release: {error}")
        return 2
    for name in sorted(os.listdir(folder)):
        print(f"{(folder / name).relative_to(PROJECT)}  {os.path.getsize(folder / name):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
