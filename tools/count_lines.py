#!/usr/bin/env python3
"""Count the lines of the firmware, and of the tools and tests that stand around it (`make lint`); too many fail.

Counted is Python, JavaScript, CSS and HTML. pyproject.toml has the limit, and the rooms that are counted apart,
wherever they lie.
"""

import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from host.paths import PROJECT

ENDINGS = {".py", ".js", ".mjs", ".css", ".html"}
# What is installed or built.
NOT_OURS = ("node_modules", "__pycache__")


def lines(folder: str, project: Path = PROJECT) -> int:
    """How many lines of code a folder of the project has."""
    count = 0
    for path in (project / folder).rglob("*"):
        name = path.relative_to(project).as_posix()
        if path.suffix in ENDINGS and not any(f"/{part}/" in f"/{name}" for part in NOT_OURS):
            count += len(path.read_text(encoding="utf-8").splitlines())
    return count


def report(most: float, apart: Sequence[str], project: Path = PROJECT) -> tuple[bool, str]:
    """Whether tools and tests have at most `most` times the lines of the firmware, and the lines that say so."""
    firmware = lines("firmware", project)
    around = lines("tools", project) + lines("host_tests", project)
    around -= sum(lines(name, project) for name in apart if name.startswith(("tools/", "host_tests/")))
    told = [
        f"lines: firmware {firmware:,}, tools and tests {around:,}: {around / firmware:.2f} times as many",
        f"       (at most {most}); apart from that " + ", ".join(f"{name}/ {lines(name, project):,}" for name in apart),
    ]
    return around <= most * firmware, "\n".join(told)


def main() -> int:
    """Count; status 1 where there are too many."""
    options = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["quipu"]["lines"]
    good, told = report(options["most"], options["apart"])
    print(told)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
