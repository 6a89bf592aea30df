"""Which names an interpreter's official images bring, for `make bundle`: tools/names/. Needed for a new version only.

tools/rom_names.py circuitpython FILE.uf2 [FILE.uf2 …]    the names that all of these bring
"""

import argparse

from host.build import bundle, rom_names


def main() -> int:
    """Write the list of a runtime's names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runtime", choices=bundle.TARGETS)
    parser.add_argument("images", nargs="+", metavar="FILE.uf2", help="official images that the firmware is to run on")
    arguments = parser.parse_args()
    print(f"{rom_names.write(arguments.runtime, arguments.images)} names in tools/names/{arguments.runtime}.txt")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
