#!/usr/bin/env python3
"""Make the case (`make case`): STL of each part and one 3MF of all, in build/case/."""

import os
import shutil
import sys
from pathlib import Path

from host.paths import BUILD, PROJECT

from hardware.wiring import KEYS


def names() -> list[str]:
    """The files that `write` writes."""
    return [
        *(f"quipu-{name}.stl" for name in ("back", "lid", *(f"cap-{key.lower()}" for key in KEYS))),
        "quipu-case.3mf",
    ]


def write(folder: Path) -> list[Path]:
    """Write all files into a folder, and leave nothing else in it; return their paths. Raises ImportError."""
    from hardware import mesh, shape

    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    paths = []
    flat = {}
    for name, solid in shape.parts().items():
        flat[name] = mesh.laid_flat(name, solid)
        paths.append(folder / f"quipu-{name}.stl")
        mesh.write_stl(paths[-1], flat[name])
    # Side by side on a table of about 200 mm.
    width, height = shape.OUTSIDE
    placed = {}
    for number, (name, solid) in enumerate(flat.items()):
        if number < 2:
            placed[name] = solid.translate((number * (width + 5), 0, 0))
        else:
            placed[name] = solid.translate(((number - 2) * 16, -height / 2 - 15, 0))
    paths.append(folder / "quipu-case.3mf")
    mesh.write_3mf(paths[-1], placed)
    return paths


def main() -> int:
    """Make all; status 1 where the library is missing."""
    try:
        paths = write(BUILD / "case")
    except ImportError as error:
        print(f"The case takes {error.name}: `make case` installs it.")
        return 1
    for path in paths:
        print(f"{path.relative_to(PROJECT)}  {os.path.getsize(path):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
