"""List the firmware frozen into an image, and find the sources that an image on a board was built from.

An image tells its id: a digest of its modules' paths and contents, with git's own digest of each file. So it can be
computed from the working tree, from what `make image` wrote next to an image, and from a commit. A commit has no
generated modules, and making them takes a second: an id therefore begins with a digest of the other modules alone, by
which most commits are ruled out. The commit's own tools make them. So that no code runs which was only fetched, the
commits are those that led to the one checked out, and to tags.
"""

import hashlib
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from host import generated
from host.paths import FIRMWARE

COMMITS = 500  # the most that are looked through
# Digits of an id that are of the modules that are not generated.
OWN = 4
# Folders of a commit that its generated modules are made from, and the file that says so: without it, all are there.
_NEEDED = ("firmware", "sheets", "tools")
_GENERATES = "tools/host/generated.py"
# Parts of firmware/ that a runtime's image has not frozen in, though its id counts them.
NOT_FOR = {"circuitpython": ("drivers/micropy/",), "micropython": ("drivers/circuitpy/", "boot.py", "framebuf.py")}
# The module with the facts of the image, written for each instead of the one in firmware/.
ABOUT = "this_image.py"


def frozen_files(firmware: Path = FIRMWARE) -> dict[str, Path]:
    """Return {path: file} of the modules that are frozen, paths as an image has them with `/`, sorted."""
    found = generated.firmware_files(firmware)
    found.pop(ABOUT, None)
    return found


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
    return own_of(digests)[:OWN] + _digest(digests)[OWN:]


def own_of(digests: Mapping[str, str]) -> str:
    """Return the digest with which the id begins: that of the modules that are not generated."""
    return _digest({path: digest for path, digest in digests.items() if not generated.is_generated(path)})


def _digest(digests: Mapping[str, str]) -> str:
    lines = sorted(f"{digest} {path}\n" for path, digest in digests.items())
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:12]


def sources(wanted: str, project: Path) -> dict[str, str] | None:
    """Return {path: digest} of the modules in the image of that id; None: it was not built from anything known here.

    Looked through are the working tree, build/image/*.json, and the commits of HEAD and tags. Raises
    ValueError for a damaged .json, if the image is not found elsewhere either.
    """
    damaged = ""
    for found in _candidates(wanted, project):
        if isinstance(found, str):
            damaged = damaged or found
        elif _digest(found)[OWN:] == wanted[OWN:]:  # all of an id of before there were generated modules
            return found
    if damaged:
        raise ValueError(damaged)
    return None


def _candidates(wanted: str, project: Path) -> Iterator[dict[str, str] | str]:
    """Yield the modules of each possible image, or what is wrong with the file that should tell them."""
    yield hashes(frozen_files(project / "firmware"))
    for manifest in sorted((project / "build" / "image").glob("*.json")):
        try:
            files = json.loads(manifest.read_text(encoding="utf-8"))["files"]
            yield {str(path): str(digest) for path, digest in files.items()}
        except (ValueError, KeyError, TypeError, AttributeError, OSError) as error:
            yield f"{manifest} does not tell what is in an image ({error!r}): `make image` writes it anew."
    made = set()  # the contents that modules were generated from
    which = ("HEAD", "--tags", f"--max-count={COMMITS}")
    for commit in _git(project, "log", *which, "--format=%H", "--", *_NEEDED).split():
        modules = {}
        generates = False
        for entry in _git(project, "ls-tree", "-r", "-z", commit, "firmware/", _GENERATES).split("\0"):
            about, _, path = entry.partition("\t")
            generates |= path == _GENERATES
            if path.startswith("firmware/") and path.endswith(".py") and path != f"firmware/{ABOUT}":
                modules[path.removeprefix("firmware/")] = about.split()[2]
        if not generates:
            yield modules
        elif own_of(modules)[:OWN] == wanted[:OWN]:
            contents = _git(project, "ls-tree", commit, *_NEEDED)
            if contents not in made:
                made.add(contents)
                yield _with_generated(project, commit, modules)


def _with_generated(project: Path, commit: str, modules: dict[str, str]) -> dict[str, str] | str:
    """Return the modules of a commit together with those that its own tools generate, or what went wrong."""
    folders = _git(project, "ls-tree", "--name-only", commit, *_NEEDED).split()
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(_git_bytes(project, "archive", commit, *folders))) as archive:
            archive.extractall(folder, filter="data")
        environment = {**os.environ, "PYTHONPATH": os.path.join(folder, "tools"), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([sys.executable, "-c", "import host"], env=environment, capture_output=True, text=True)
        if done.returncode:
            return f"The generated modules of commit {commit[:12]} can't be made: {done.stderr.strip()}"
        found = frozen_files(Path(folder, "firmware"))
        return modules | hashes({path: file for path, file in found.items() if generated.is_generated(path)})


def _git(project: Path, *arguments: str) -> str:
    """Return the output of git; "" without git or history."""
    return _git_bytes(project, *arguments).decode(errors="surrogateescape")


def _git_bytes(project: Path, *arguments: str) -> bytes:
    try:
        done = subprocess.run(["git", *arguments], cwd=project, capture_output=True)
    except OSError:
        return b""
    return done.stdout if done.returncode == 0 else b""
