#!/usr/bin/env python3
"""Count the lines of the firmware and of what surrounds it (`make lint`); fail if a folder has more than its limit.

Python, JavaScript, CSS, HTML, C and patches count, except generated or installed files. pyproject.toml has the limits.
"""

import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

from host.paths import PROJECT

ENDINGS = {".py", ".js", ".mjs", ".css", ".html", ".c", ".patch"}
# Folders that are installed or built.
NOT_OURS = ("node_modules", "__pycache__")


def lines(folder: str, project: Path = PROJECT) -> int:
    """Return how many lines of code a folder of the project has."""
    count = 0
    for path in (project / folder).rglob("*"):
        name = path.relative_to(project).as_posix()
        if path.suffix in ENDINGS and not any(f"/{part}/" in f"/{name}" for part in NOT_OURS):
            count += len(path.read_text(encoding="utf-8").splitlines())
    return count


def report(limits: Mapping[str, int], project: Path = PROJECT) -> tuple[bool, str]:
    """Return whether every folder stays within its limit, and a text with the count of each."""
    counts = {folder: lines(folder, project) for folder in limits}
    told = [f"lines: firmware {lines('firmware', project):,}"]
    told += [f"       {folder} {count:,} of at most {limits[folder]:,}" for folder, count in counts.items()]
    return all(count <= limits[folder] for folder, count in counts.items()), "\n".join(told)


def main() -> int:
    """Count and print; return 1 if a folder has too many lines."""
    options = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["quipu"]
    good, told = report(options["lines"])
    print(told)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
