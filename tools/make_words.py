#!/usr/bin/env python3
"""Check the words in tools/words/, and make modules of them, with all else in build/firmware/ (`make words`).

It also updates the comments in the files of languages. `--template es` writes what is missing in a language into
tools/words/es.toml, a file that a person translates without these tools; a new language begins so too.
`--own pairs FOLDER` writes the words of a game into FOLDER/words/ as every image reads them, for a drive's `games`.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from host import paths
from host.build import languages, making, words


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--template", metavar="CODE", help="write what a language lacks into tools/words/CODE.toml")
    parser.add_argument("--own", nargs=2, metavar=("GAME", "FOLDER"), help="write a game's words for a builder's drive")
    chosen = parser.parse_args(argv)
    source = words.Source()
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
        languages.tidy(source)
        making.make()
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        for line in words.told(source):
            print(line)
        print(f"{sum(map(len, source.sets.values()))} words in {len(source.languages)} languages")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
