#!/usr/bin/env python3
"""Make fonts and pictures from tools/fonts/ and tools/pictures/, with all else in build/firmware/ (`make fonts`)."""

import sys

from host.build import fonts, making, pictures
from host.paths import MADE, PROJECT


def main() -> int:
    """Make them and say what there is."""
    changed = making.make()
    for name, _ in [*fonts.files(), *pictures.files()]:
        path = MADE / name
        print(f"{path.relative_to(PROJECT).as_posix()}  {path.stat().st_size:,} bytes" + ", new" * (name in changed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
