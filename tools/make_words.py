#!/usr/bin/env python3
"""Check the words in tools/words/ and make firmware/words/ from them (`make words`).

`--check` writes nothing and only says whether what is written is up to date.
"""

import argparse
import sys
from collections.abc import Sequence

from host import paths
from host.build import words


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something is out of date")
    chosen = parser.parse_args(argv)
    source = words.Source()
    faults = words.faults(source)
    if not faults:
        changed = words.update(source, write=not chosen.check)
        if chosen.check:
            faults = [f"{path.relative_to(paths.PROJECT)}: not up to date: run `make words`" for path in changed]
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print(f"{sum(map(len, source.sets.values()))} words in {len(words.LANGUAGES)} languages")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
