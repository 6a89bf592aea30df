"""What of the firmware an image has frozen in, and which sources an image on a board was built from.

An image tells its id: a digest of its modules' paths and contents, with git's own digest of each file. So it can be
computed of the working tree, of what `make image` wrote down beside an image, and of any commit.
"""

import hashlib
import json
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

from host.paths import FIRMWARE

COMMITS = 500  # so many commits are looked through
# What of firmware/ is not frozen into the image of a runtime, though its id counts it.
NOT_FOR = {
    "circuitpython": ("drivers/micropy/",),
    "micropython": ("drivers/circuitpy/", "boot.py", "framebuf.py"),
}
# The module that tells of the image, written anew for each in the place of the one in firmware/.
ABOUT = "this_image.py"


def frozen_files(firmware: Path = FIRMWARE) -> dict[str, Path]:
    """Return {path: file} of the modules that are frozen, paths relative to firmware/ with `/`, sorted."""
    found = {path.relative_to(firmware).as_posix(): path for path in firmware.rglob("*.py")}
    found.pop(ABOUT, None)
    return dict(sorted(found.items()))


def blob_hash(data: bytes) -> str:
    """Return the digest by which git knows these contents."""
    return hashlib.sha1(b"blob %d\0" % len(data) + data).hexdigest()


def hashes(files: Mapping[str, Path]) -> dict[str, str]:
    """Return {path: digest} of these files."""
    return {path: blob_hash(file.read_bytes()) for path, file in files.items()}


def image_id(files: Mapping[str, Path]) -> str:
    """Return the id of an image that has these files frozen in: 12 hexadecimal digits."""
    return id_of(hashes(files))


def id_of(digests: Mapping[str, str]) -> str:
    """Return the id of an image by the digests of its files."""
    lines = sorted(f"{digest} {path}\n" for path, digest in digests.items())
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:12]


def sources(wanted: str, project: Path) -> dict[str, str] | None:
    """Return {path: digest} of the modules in the image of that id; None: it was not built from anything known here.

    Looked through are the working tree, build/image/*.json and the commits. Raises ValueError for a damaged .json,
    if the image is not found elsewhere either.
    """
    damaged = ""
    for found in _candidates(project):
        if isinstance(found, str):
            damaged = damaged or found
        elif id_of(found) == wanted:
            return found
    if damaged:
        raise ValueError(damaged)
    return None


def _candidates(project: Path) -> Iterator[dict[str, str] | str]:
    """Yield the modules of each possible image, or what is wrong with the file that should tell them."""
    yield hashes(frozen_files(project / "firmware"))
    for manifest in sorted((project / "build" / "image").glob("*.json")):
        try:
            files = json.loads(manifest.read_text(encoding="utf-8"))["files"]
            yield {str(path): str(digest) for path, digest in files.items()}
        except (ValueError, KeyError, TypeError, AttributeError, OSError) as error:
            yield f"{manifest} does not tell what is in an image ({error!r}): `make image` writes it anew."
    for commit in _git(project, "log", "--all", f"--max-count={COMMITS}", "--format=%H", "--", "firmware").split():
        modules = {}
        for entry in _git(project, "ls-tree", "-r", "-z", commit, "firmware/").split("\0"):
            about, _, path = entry.partition("\t")
            path = path.removeprefix("firmware/")
            if path.endswith(".py") and path != ABOUT:
                modules[path] = about.split()[2]
        yield modules


def _git(project: Path, *arguments: str) -> str:
    """Return what git says; "" where there is no git, or no history."""
    try:
        done = subprocess.run(["git", *arguments], cwd=project, capture_output=True, encoding="utf-8")
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""
