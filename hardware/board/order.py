"""Check the board to order with KiCad; write Gerber files, holes and lists of parts to build/board/ (`make board`)."""

import csv
import re
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from host.paths import BUILD

from hardware import tell
from hardware.board import kicad, picture, project

NAME = "quipu-board"
# KiCad's endings of the layers that `kicad_side.py` writes.
PLOTTED = {
    "F_Cu": "gtl", "B_Cu": "gbl", "F_Mask": "gts", "B_Mask": "gbs", "F_SilkS": "gto", "B_SilkS": "gbo",
    "Edge_Cuts": "gm1",
}  # fmt: skip
GERBERS = [f"{NAME}-{layer}.{ending}" for layer, ending in PLOTTED.items()]
DRILLS = [f"{NAME}-{kind}.drl" for kind in ("PTH", "NPTH")]
_PROJECT = (project.BOARD, project.SCHEMATIC, project.PROJECT)
LIST, POSITIONS = "parts.csv", "positions.csv"
# Search terms by the name of a part.
LOOK_FOR = {
    "Raspberry Pi Pico": "Pico, Pico 2, or one with pins (H)",
    "TP4056 with protection, USB-C": "28 x 17 mm, six pads; set to the cell's current first",
    "OLED 0.96 inch": "128x64 I2C SSD1306, its strip of four pins",
    "tactile switch 6x6x7": "through hole, four legs, 7 mm from the board to the tip",
    "SS12D00G4": "slide switch, lever 4 mm",
    "JST S2B-PH-K-S": "JST PH, 2 pins, lying, through hole",
    "1N5817": "Schottky diode, DO-41",
}


def names() -> list[str]:
    """Return the names of the files that `write` writes."""
    return sorted([*(path.name for path in _PROJECT), *GERBERS, *DRILLS, LIST, POSITIONS, *picture.PICTURES])


def _table(path: Path, rows: Sequence[Sequence[Any]]) -> None:
    with open(path, "w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)


def bought() -> list[tuple[str, str, project.Point, str]]:
    """Return (reference, name, place, side) of the parts to buy: all but holes and bridges of solder."""
    board = project.read(project.BOARD)
    found = []
    for reference, part in project.footprints(board).items():
        if part[1] in LOOK_FOR:
            at = project.from_middle(board, project.on_sheet(project.one(part, "at")))
            found.append((reference, part[1], at, "top" if project.one(part, "layer")[1] == "F.Cu" else "bottom"))
    return found


def parts_list() -> list[list[str]]:
    """Return the rows of the list of parts."""
    rows = [["references", "number", "part", "look for"]]
    for name, look_for in LOOK_FOR.items():
        references = [reference for reference, part, *_ in bought() if part == name]
        rows.append([" ".join(references), str(len(references)), name, look_for])
    return rows


def positions() -> list[list[str]]:
    """Return the rows of the places of the parts: mm from the middle of the board, y up, seen from the front."""
    rows = [["reference", "part", "x", "y", "turned", "side"]]
    return rows + [[reference, name, f"{x:.2f}", f"{y:.2f}", "0", side] for reference, name, (x, y), side in bought()]


def write(folder: Path) -> list[Path]:
    """Write all into a folder, and leave nothing else in it; return the paths.

    Raises ValueError: KiCad is missing, or finds something wrong with the board.
    """
    # Of later versions than the one the tests hold it to, the errors count.
    wrong = [found for found in kicad.check(project.BOARD) if not re.search(r"; (Severity: )?warning", found)]
    if wrong:
        raise ValueError("the board is not in order:\n" + "\n".join(wrong))
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        named = Path(scratch) / f"{NAME}.kicad_pcb"  # KiCad names its files after the board's
        shutil.copyfile(project.BOARD, named)
        kicad.plot(named, folder)
    for path in _PROJECT:
        shutil.copyfile(path, folder / path.name)
    _table(folder / LIST, parts_list())
    _table(folder / POSITIONS, positions())
    picture.write(folder)
    return sorted(folder.iterdir())


def main() -> int:
    """Run the command; return 1 if KiCad is missing or finds an error."""
    try:
        tell(write(BUILD / "board"))
    except ValueError as error:
        print(f"No board: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
