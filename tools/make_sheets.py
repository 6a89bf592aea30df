#!/usr/bin/env python3
"""Make the catalogue of the score sheets in sheets/, with all else in build/firmware/ (`make sheets`).

`--table` chooses the pairs by which texts are packed anew: what was kept with those before is not read any more, so
never after a release.
"""

import argparse
import sys
from collections.abc import Sequence

from host.build import making, sheets
from host.paths import MADE

from flows.titles import normal


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--table", action="store_true", help="choose the pairs anew, by the sheets there are")
    chosen = parser.parse_args(argv)
    if chosen.table:
        texts = [normal(path.read_bytes()) for path in sorted(sheets.FOLDER.glob("*.txt"))]
        sheets.TABLE.write_text(sheets.table(texts), encoding="utf-8")
        print("now once more without --table")
        return 0
    changed = making.make()
    size = (MADE / "catalogue.py").stat().st_size
    count = len(list(sheets.FOLDER.glob("*.txt")))
    print(f"build/firmware/catalogue.py  {count} score sheets, {size:,} bytes" + ", new" * ("catalogue.py" in changed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
