"""What a builder orders or prints: the wiring, the case, and the pictures of both; made from the firmware's own pins.

`python -m hardware.case` and `python -m hardware.pictures`, from the project's folder; requirements/case.txt has what
they take besides the tools' packages.
"""

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
