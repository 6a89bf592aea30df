"""What is sent to a maker of boards, and what one buys for it: Gerber files, holes, list and places of the parts."""

import csv
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

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
# What to look for, by what a part is called.
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
    """The files that `write` writes."""
    return sorted([*(path.name for path in _PROJECT), *GERBERS, *DRILLS, LIST, POSITIONS, *picture.PICTURES])


def _table(path: Path, rows: Sequence[Sequence[Any]]) -> None:
    with open(path, "w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)


def bought() -> list[project.Part]:
    """Return the parts to buy: all but bridges of solder."""
    return [part for part in project.parts() if part.name in LOOK_FOR]


def parts_list() -> list[list[str]]:
    """The rows of the list of parts."""
    rows = [["references", "number", "part", "look for"]]
    for name, look_for in LOOK_FOR.items():
        references = [part.reference for part in bought() if part.name == name]
        rows.append([" ".join(references), str(len(references)), name, look_for])
    return rows


def positions() -> list[list[str]]:
    """The rows of the places of the parts: millimetres from the middle of the board, y up, seen from the front."""
    rows = [["reference", "part", "x", "y", "turned", "side"]]
    for part in bought():
        x, y = part.at
        rows.append([part.reference, part.name, f"{x:.2f}", f"{y:.2f}", "0", part.side])
    return rows


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
    # KiCad names what it writes after the board's file.
    named = folder / f"{NAME}.kicad_pcb"
    shutil.copyfile(project.BOARD, named)
    plotted = folder / "plotted"
    plotted.mkdir()
    kicad.plot(named, plotted)
    for path in plotted.iterdir():
        path.rename(folder / path.name)
    plotted.rmdir()
    named.unlink()
    for path in folder.glob(f"{NAME}*.kicad_*"):
        path.unlink()
    for path in _PROJECT:
        shutil.copyfile(path, folder / path.name)
    _table(folder / LIST, parts_list())
    _table(folder / POSITIONS, positions())
    picture.write(folder)
    return sorted(folder.iterdir())
