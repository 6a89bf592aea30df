#!/usr/bin/env python3
"""Make the generated modules of the firmware, in build/firmware/ (`make fonts`, `make sheets`).

It then lists those below the folders that are named: `tools/make_modules.py fonts pictures`.
"""

import argparse
import sys
from collections.abc import Sequence

from host.build import making
from host.paths import MADE, PROJECT


def main(arguments: Sequence[str] | None = None) -> int:
    """Make them and list some."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="a folder or module of build/firmware/")
    names = tuple(parser.parse_args(arguments).names)
    changed = making.make()
    for path in sorted(MADE.rglob("*.py")):
        if (name := path.relative_to(MADE).as_posix()).startswith(names):
            print(f"{path.relative_to(PROJECT)}  {path.stat().st_size:,} bytes" + ", new" * (name in changed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
