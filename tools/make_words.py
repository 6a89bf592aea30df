#!/usr/bin/env python3
"""Check the words in tools/words/ and make firmware/words/ from them (`make words`).

`--check` writes nothing and only says whether what is written is up to date. `--template es` writes what is missing in
a language into tools/words/es.toml, a file that a person translates without these tools; a new language begins so too.
`--own pairs FOLDER` writes the words of a game into FOLDER/words/ as every image reads them, for a drive's `games`.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from host import paths
from host.build import languages, words


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something is out of date")
    parser.add_argument("--template", metavar="CODE", help="write what a language lacks into tools/words/CODE.toml")
    parser.add_argument("--pieces", action="store_true", help="find anew which letters stand together as one byte")
    parser.add_argument("--own", nargs=2, metavar=("GAME", "FOLDER"), help="write a game's words for a builder's drive")
    chosen = parser.parse_args(argv)
    source = words.Source(anew=chosen.pieces)
    if chosen.template:
        if not re.fullmatch("[a-z]{2}", chosen.template) or chosen.template == words.FIRST:
            parser.error("a language has two letters, such as es or nl, and is not English")
        print(languages.template(source, chosen.template).relative_to(paths.PROJECT))
        return 0
    faults = words.faults(source)
    if chosen.own and not faults:
        if chosen.own[0] not in source.sets:
            parser.error(f"there are no words {chosen.own[0]!r}: " + ", ".join(source.sets))
        for path, text in words.own_files(source, chosen.own[0], Path(chosen.own[1])):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path)
        return 0
    if not faults:
        changed = words.update(source, write=not chosen.check)
        if chosen.check:
            faults = [f"{path.relative_to(paths.PROJECT)}: not up to date: run `make words`" for path in changed]
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        for line in words.told(source):
            print(line)
        print(f"{sum(map(len, source.sets.values()))} words in {len(source.languages)} languages")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
