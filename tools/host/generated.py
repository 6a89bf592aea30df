"""The modules of the firmware that are made from other files: words, fonts, pictures and the catalogue of score sheets.

They are in build/firmware/, in folders as in firmware/, and never in git. Importing `host` makes what is missing or out
of date: it compares a digest of all sources with the one in build/firmware/made.json. Several processes may do so at
the same time, as all write the same and replace each file as a whole.
"""

import hashlib
import importlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

from host.paths import FIRMWARE, MADE, PROJECT, TOOLS

# Everything that the modules depend on. The rules say which sets of words a game has.
SOURCES = (
    "tools/words/*.toml",
    "tools/fonts/*",
    "tools/pictures/*.txt",
    "sheets/*.txt",
    "tools/host/generated.py",
    "tools/host/glyphs.py",
    "tools/host/build/fonts.py",
    "tools/host/build/making.py",
    "tools/host/build/pictures.py",
    "tools/host/build/sheets.py",
    "tools/host/build/words.py",
    "firmware/plain_text.py",
    "firmware/engine/**/*.py",
    "firmware/flows/titles.py",
    "firmware/persistence/pairs.py",
    "firmware/rules/**/*.py",
)
# The paths of these modules below build/firmware/.
_PATHS = re.compile(r"catalogue\.py|fonts/.+|pictures/(?!__init__).+|words/(languages\.py|[a-z]+/.+)")
# Packages of which some modules are in firmware/ and some are generated.
_SHARED = ("pictures", "words")
# The digest of the sources, and the names of the modules made of them.
_RECORD = MADE / "made.json"
# Set for the process that makes them.
_MAKING = "QUIPU_MAKING"


def is_generated(path: str) -> bool:
    """Whether a module of the firmware is generated, by its path as an image has it ("words/en/device.py")."""
    return _PATHS.fullmatch(path) is not None


def firmware_files(firmware: Path = FIRMWARE) -> dict[str, Path]:
    """Return {path: file} of all modules of a firmware, its generated ones among them; paths with `/`, sorted."""
    made = MADE if firmware == FIRMWARE else firmware.parent / "build" / "firmware"
    found = {path.relative_to(folder).as_posix(): path for folder in (firmware, made) for path in folder.rglob("*.py")}
    return dict(sorted(found.items()))


def sources() -> list[Path]:
    """Return the files that the generated modules depend on, sorted."""
    return sorted({path for pattern in SOURCES for path in PROJECT.glob(pattern) if path.is_file()})


def digest() -> str:
    """Return a digest of the names and contents of these files."""
    found = hashlib.sha256()
    for path in sources():
        data = path.read_bytes()
        found.update(f"{path.relative_to(PROJECT).as_posix()} {len(data)}\n".encode() + data)
    return found.hexdigest()


def is_current() -> bool:
    """Whether the modules are all there, made of the sources as they are now."""
    try:
        record = json.loads(_RECORD.read_text(encoding="utf-8"))
        return record["sources"] == digest() and all((MADE / name).is_file() for name in record["modules"])
    except (OSError, ValueError, LookupError, TypeError):
        return False


def ensure() -> None:
    """Make the modules if any is missing or out of date. Raises SystemExit with what is wrong in their sources."""
    if os.environ.get(_MAKING) or is_current():
        return
    environment = {**os.environ, _MAKING: "1", "PYTHONPATH": str(TOOLS), "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", "from host.build import making; making.make()"]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", errors="replace")
    if done.returncode:
        raise SystemExit(f"build/firmware/ can't be made: {done.stderr.strip()}")
    importlib.invalidate_caches()


def write(made: Mapping[str, str]) -> list[str]:
    """Write those of the modules {path: text} that have changed; return their paths."""
    there = {name for name in made if (MADE / name).is_file()}
    changed = [name for name, text in made.items() if name not in there or (MADE / name).read_bytes() != text.encode()]
    for name in changed:
        _replace(MADE / name, made[name])
    return changed


def finish(names: Sequence[str], sources: str) -> list[str]:
    """Remove modules other than these, note the digest of the sources that these are made of; return what is gone."""
    left = [path for path in MADE.rglob("*.py") if path.relative_to(MADE).as_posix() not in set(names)]
    for path in left:
        path.unlink(missing_ok=True)
    _replace(_RECORD, json.dumps({"sources": sources, "modules": sorted(names)}, indent=1) + "\n")
    return [path.relative_to(MADE).as_posix() for path in left]


def _replace(path: Path, text: str) -> None:
    """Write a file so that others see it as before or whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}")
    new.write_text(text, encoding="utf-8", newline="\n")
    os.replace(new, path)


class Finder:
    """Lets Python look for modules of the shared packages in both folders."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return where such a package is; None for any other name."""
        if path is not None or name not in _SHARED:
            return None
        spec = PathFinder.find_spec(name)
        if spec and spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(str(MADE / name))
        return spec
