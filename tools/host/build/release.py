"""All that is published of a version, in build/release/ (`make release`): what goes on boards, the case, check sums.

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

from host.build import bundle, uf2
from host.paths import BUILD, PROJECT

from version import VERSION

FOLDER = BUILD / "release"
SUMS = "SHA256SUMS"
_DATE = (2024, 1, 1, 0, 0, 0)  # the same files always make the same archive


def check_version(changelog: str) -> str:
    """Return the version. Raises ValueError where two places do not agree on it."""
    version = bundle.version()
    if version != VERSION:
        raise ValueError(f"firmware/version.py says {VERSION}, pyproject.toml {version}")
    first = re.search(r"^## (\S+)", changelog, re.M)
    if not first or first[1] != version:
        raise ValueError(f"CHANGELOG.md begins with {first[1] if first else 'no version'}, not with {version}")
    return version


def files_of(folder: str | Path) -> list[str]:
    """Return the paths of all files below `folder`, relative with `/`, sorted."""
    return sorted(path.relative_to(folder).as_posix() for path in Path(folder).rglob("*") if path.is_file())


def archive(folder: str | Path, path: Path, within: str) -> None:
    """Write all files of a folder into a zip, in a folder of their own."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as target:
        for name in files_of(folder):
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


def release(images: Sequence[str], folder: Path = FOLDER, case: bool = True) -> Path:
    """Make all of it, with one file to flash for each official image; return the folder. Raises what its parts do."""
    version = check_version((PROJECT / "CHANGELOG.md").read_text(encoding="utf-8"))
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for runtime in bundle.TARGETS:
        for source in (False, True):
            name = f"quipu-{version}-{runtime}" + ("-source" if source else "")
            archive(bundle.build(runtime, source), folder / (name + ".zip"), name)
    for path in images:
        image = uf2.Official(path)
        name = f"quipu-{version}-{image.runtime}-{image.version}"
        uf2.one_file(path, folder / (name + ".uf2"))
        uf2.update(path, image.bundle, folder / (name + "-update.uf2"))
    if case:
        from case import make

        made = BUILD / "case"
        shutil.rmtree(made, ignore_errors=True)
        make.write(made)
        archive(made, folder / f"quipu-{version}-case.zip", f"quipu-{version}-case")
    write_sums(folder)
    return folder


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the release and list it; status 2 when something of it can't be made."""
    parser = argparse.ArgumentParser(prog="make release", description="All that is published of a version.")
    parser.add_argument(
        "images", nargs="*", type=os.path.expanduser, help="official images: a file to flash is made of each"
    )
    options = parser.parse_args(arguments)
    try:
        folder = release(options.images)
    except ImportError as error:
        print(f"The case takes {error.name}, which `make release` installs.")
        return 2
    except (ValueError, uf2.Unfit, OSError) as error:
        print(f"No release: {error}")
        return 2
    for name in sorted(os.listdir(folder)):
        print(f"{(folder / name).relative_to(PROJECT)}  {os.path.getsize(folder / name):,} bytes")
    if not options.images:
        print('No file to flash is among them: make release ARGS="circuitpython.uf2 micropython.uf2"')
    return 0


if __name__ == "__main__":
    sys.exit(main())
