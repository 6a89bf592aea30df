#!/usr/bin/env python3
"""Press random keys on the app: `python tools/walk.py --seed 7 --presses 100000`.

The same seed and options press the same keys, so a failure can be looked at again.
"""

import argparse
import sys
import time
from collections.abc import Sequence

from host import paths  # noqa: F401 - the firmware's folder on the path


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description="Press random keys on the app and check what comes of it.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--presses", type=int, default=20000)
    parser.add_argument("--game", help="only this game, such as bronze_age")
    parser.add_argument("--players", type=int, help="only with so many players")
    parser.add_argument("--language", help="only in this language")
    args = parser.parse_args(argv)
    from host.pilot import walker

    start = time.monotonic()
    try:
        counts = walker.walk(args.presses, args.seed, args.game, args.players, args.language)
    except walker.Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    for what, number in sorted(counts.items()):
        print(f"{number:9,}  {what}")
    print(f"seed {args.seed}: {time.monotonic() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
