"""Where the interpreters' sources come from: packed archives of a folder, or their public repositories at the pinned
commits.

Either way the same files lie in the folder afterwards, without git's own: the build asks nobody but `versions.toml`
what version they are.
"""

import hashlib
import shutil
import subprocess
import tarfile
import tomllib
from pathlib import Path
from typing import Any

VERSIONS = Path(__file__).with_name("versions.toml")


class Missing(Exception):
    """Something that the build needs is not there; the text says what, and where to get it."""


def pinned(runtime: str) -> dict[str, Any]:
    """The entry of "circuitpython" or "micropython" in versions.toml."""
    with open(VERSIONS, "rb") as file:
        return tomllib.load(file)[runtime]


def lay_out(runtime: str, target: Path, packed: Path | None) -> None:
    """Put the sources of a runtime into the folder `target`, which is not there yet.

    `packed`: the folder that has the archives; None: they are cloned. Raises Missing.
    """
    entry = pinned(runtime)
    new = target.with_name(target.name + ".new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    if packed:
        _unpack(packed / entry["packed"], entry["sha256"], new)
    else:
        for repository in entry["repositories"]:
            _clone(repository, new / repository["path"])
    new.rename(target)


def _unpack(archive: Path, sha256: str, target: Path) -> None:
    if not archive.is_file():
        raise Missing(f"{archive.parent} has no {archive.name}; without SOURCES the sources are cloned")
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    if digest != sha256:
        raise Missing(f"{archive} is not what it should be: its SHA-256 begins with {digest[:12]}, not {sha256[:12]}")
    with tarfile.open(archive) as file:
        file.extractall(target, filter="data")
    # An archive has all in one folder of its own.
    (only,) = target.iterdir()
    for path in only.iterdir():
        path.rename(target / path.name)
    only.rmdir()


def _clone(repository: dict[str, str], target: Path) -> None:
    """One commit of a repository, nothing before it."""
    target.mkdir(parents=True, exist_ok=True)
    url, commit = repository["url"], repository["commit"]
    print(f"cloning {url} at {commit[:12]} …", flush=True)
    try:
        for words in (
            ("init", "--quiet"),
            ("fetch", "--quiet", "--depth", "1", url, commit),
            ("-c", "advice.detachedHead=false", "checkout", "--quiet", "FETCH_HEAD"),
        ):
            subprocess.run(["git", "-C", str(target), *words], check=True)
    except FileNotFoundError:
        raise Missing("git is not there: install it, or name a folder with packed sources (SOURCES=folder)") from None
    except subprocess.CalledProcessError:
        raise Missing(f"{url} could not be cloned at {commit}; SOURCES=folder takes packed sources instead") from None
    shutil.rmtree(target / ".git")
