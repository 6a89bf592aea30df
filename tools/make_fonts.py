#!/usr/bin/env python3
"""Make firmware/fonts/ and firmware/pictures/ from tools/fonts/ and tools/pictures/ (`make fonts`).

`--check` writes nothing and fails if a file is not what its sources make.
"""

import argparse
import sys
from collections.abc import Sequence

from host import paths
from host.build import fonts, generated, pictures


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something is out of date")
    chosen = parser.parse_args(argv)
    made = dict([*fonts.files(), *pictures.files()])
    owned = set((paths.FIRMWARE / "pictures").glob("*.py")) - {paths.FIRMWARE / "pictures" / "__init__.py"}
    return generated.tell(made, owned, chosen.check, "fonts")


if __name__ == "__main__":
    sys.exit(main())
