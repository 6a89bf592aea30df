"""Wiring, case and board to order, and their pictures, made from the firmware's own pins (requirements/case.txt)."""

import sys
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import host  # noqa: F401 - puts the firmware on the path
from host.paths import PROJECT


def tell(paths: Iterable[Path]) -> None:
    """Say what was made: a line a file, with its size."""
    for path in paths:
        print(f"{path.relative_to(PROJECT)}  {path.stat().st_size:,} bytes")
