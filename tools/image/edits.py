"""The few changes to the interpreters' sources: the patches in patches/, each headed by its reason, and one C file.

A patch whose context has changed stops the build before anything is written, so a newer version is never built half
changed. Settings of a board's own configuration belong in boards.py.
"""

import hashlib
import os
import re
import subprocess
from pathlib import Path

_HERE = Path(__file__).parent
# CircuitPython's own code always rewrites the first of the 16 sectors of `microcontroller.nvm`, and copies all that is
# written onto the stack. Our file replaces theirs while that has this SHA-256.
NVM = _HERE / "circuitpython" / "nvm.c"
REPLACED = "ports/raspberrypi/common-hal/nvm/ByteArray.c"
_SHA256 = "57b5f064f420f48d"


class NoPlace(Exception):
    """The sources are not those that an edit was made for."""


def patches(runtime: str) -> list[Path]:
    """Return the patches for a runtime's sources."""
    return [path for folder in ("both", runtime) for path in sorted((_HERE / "patches" / folder).glob("*.patch"))]


def apply(runtime: str, sources: Path) -> None:
    """Change the sources in that folder. Raises NoPlace, and nothing is written then."""
    replaced = sources / REPLACED
    if runtime == "circuitpython":
        if not replaced.is_file():
            raise NoPlace(f"{REPLACED} is missing")
        digest = hashlib.sha256(replaced.read_bytes()).hexdigest()
        if not digest.startswith(_SHA256):
            raise NoPlace(f"{REPLACED} has changed ({digest[:16]})")
    text = "".join(path.read_text(encoding="utf-8") for path in patches(runtime))
    _check_places(text, sources)
    # Within the project's own repository git would take the paths for those of its root.
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(sources.resolve().parent)}
    done = subprocess.run(
        ["git", "apply", "-"], cwd=sources, env=environment, input=text, capture_output=True, encoding="utf-8"
    )
    if done.returncode:
        raise NoPlace(done.stderr.strip())
    if runtime == "circuitpython":
        replaced.write_bytes(NVM.read_bytes())


def _check_places(text: str, sources: Path) -> None:
    """Raise NoPlace unless each hunk of the patches has exactly one place: git would take the nearest one."""
    for part in re.split(r"^--- a/", text, flags=re.MULTILINE)[1:]:
        name, _, rest = part.partition("\n")
        source = sources / name
        code = source.read_text(encoding="utf-8") if source.is_file() else ""
        hunks = "".join(re.findall(r"\A.*\n((?:[@ +-].*\n)+)", rest))
        for hunk in re.split(r"^@@.*\n", hunks, flags=re.MULTILINE)[1:]:
            before = "".join(line[1:] for line in hunk.splitlines(keepends=True) if line[0] in " -")
            if (places := f"\n{code}".count("\n" + before.rstrip())) != 1:
                raise NoPlace(f"{name} has {places} places for:\n{before}")
