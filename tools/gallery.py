#!/usr/bin/env python3
"""Every screen in every language, by its pixels.

compare    say which screens differ from the recorded ones, and show them side by side in build/screens/index.html
record     record all screens anew, after a look at that page
sheet      all screens as they are now, one picture a language, in build/screens/
"""

import argparse
import sys
from collections.abc import Sequence

from host.device import gallery


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description="Every screen in every language, by its pixels.")
    parser.add_argument("command", choices=("compare", "record", "sheet"))
    command = parser.parse_args(arguments).command
    if command != "compare":
        print(gallery.record() if command == "record" else gallery.write_sheets())
        return 0
    lines = gallery.compare()
    for line in lines:
        print(line)
    if lines:
        print(f"\n{len(lines)} screens differ: {gallery.PAGE.relative_to(gallery.PROJECT)} shows them")
        return 1
    print("all screens are as recorded")
    return 0


if __name__ == "__main__":
    sys.exit(main())
