#!/usr/bin/env python3
"""Make the catalogue of the score sheets in sheets/, with all else in build/firmware/ (`make sheets`)."""

import sys

from host.build import making, sheets
from host.paths import MADE


def main() -> int:
    """Make it and say what there is."""
    changed = making.make()
    size = (MADE / "catalogue.py").stat().st_size
    count = len(list(sheets.FOLDER.glob("*.txt")))
    print(f"build/firmware/catalogue.py  {count} score sheets, {size:,} bytes" + ", new" * ("catalogue.py" in changed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
