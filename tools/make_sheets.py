#!/usr/bin/env python3
"""Make firmware/catalogue.py from the score sheets in sheets/ (`make sheets`).

`--check` writes nothing and fails if it is out of date. `--table` chooses the pairs by which texts are packed anew:
what was kept with those before is not read any more, so never after a release.
"""

import argparse
import sys
from collections.abc import Sequence

from host.build import generated, sheets

from flows.titles import normal


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something is out of date")
    parser.add_argument("--table", action="store_true", help="choose the pairs anew, by the sheets there are")
    chosen = parser.parse_args(argv)
    if chosen.table:
        texts = [normal(path.read_bytes()) for path in sorted(sheets.FOLDER.glob("*.txt"))]
        sheets.TABLE.write_text(sheets.table(texts), encoding="utf-8")
        print("now once more without --table")
        return 0
    return generated.tell(dict(sheets.files()), (), chosen.check, "sheets")


if __name__ == "__main__":
    sys.exit(main())
