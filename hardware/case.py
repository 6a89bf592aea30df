#!/usr/bin/env python3
"""Make the case (`make case`) for each display, and for the board to order: STL of each part, 3MF of all together."""

import shutil
import sys
from pathlib import Path

from host.paths import BUILD

from hardware import tell
from hardware.parts import DISPLAYS
from hardware.wiring import KEYS

# By the names of their files: the display, and whether it is for the board to order.
CASES = {inches: (inches, False) for inches in DISPLAYS} | {"0.96-board": ("0.96", True)}
CAPS = [f"cap-{key.lower()}" for key in KEYS]


def names() -> list[str]:
    """The files that `write` writes: back and lid of each case, the caps, and a 3MF of each set."""
    of_cases = [f"quipu-{name}-{part}" for name in CASES for part in ("back.stl", "lid.stl", "case.3mf")]
    return sorted([*of_cases, *(f"quipu-{cap}.stl" for cap in CAPS)])


def write(folder: Path) -> list[Path]:
    """Write all files into a folder, and leave nothing else in it; return their paths. Raises ImportError."""
    from hardware import mesh, shape

    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for called, (inches, board) in CASES.items():
        case = shape.Case(inches, board)
        flat = {name: mesh.laid_flat(name, solid) for name, solid in case.parts().items()}
        for name, solid in flat.items():
            # All cases share the caps: only the windows of the lids differ, and the keys are equally deep.
            name = name if name in CAPS else f"{called}-{name}"
            mesh.write_stl(folder / f"quipu-{name}.stl", solid)
        # Side by side on a table of about 200 mm.
        width, height = case.outside
        placed = {}
        for number, (name, solid) in enumerate(flat.items()):
            if number < 2:
                placed[name] = solid.translate((number * (width + 5), 0, 0))
            else:
                placed[name] = solid.translate(((number - 2) * 16, -height / 2 - 15, 0))
        mesh.write_3mf(folder / f"quipu-{called}-case.3mf", placed)
    return sorted(folder.iterdir())


def main() -> int:
    """Make all; return 1 if the library is missing."""
    try:
        tell(write(BUILD / "case"))
    except ImportError as error:
        print(f"The case takes {error.name}: `make case` installs it.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
