"""The KiCad project of the board to order, read from its files.

Places are millimetres from the middle of the board, x to the right and y up, seen from the front.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent
BOARD, SCHEMATIC, PROJECT = (FOLDER / f"quipu.{kind}" for kind in ("kicad_pcb", "kicad_sch", "kicad_pro"))

Point = tuple[float, float]
_TOKEN = re.compile(r'\s*(?:([()])|"((?:[^"\\]|\\.)*)"|([^\s()"]+))')


class Part(NamedTuple):
    """A part on the board: `side` is "top" or "bottom"."""

    reference: str
    name: str
    at: Point
    side: str


def read(path: Path) -> list[Any]:
    """Return one of KiCad's files as nested lists of texts."""
    stack: list[list[Any]] = [[]]
    for bracket, quoted, word in _TOKEN.findall(path.read_text(encoding="utf-8")):
        if bracket == "(":
            stack.append([])
        elif bracket == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word or re.sub(r"\\(.)", r"\1", quoted))
    (whole,) = stack[0]
    return whole


def all_of(items: Iterable[Any], name: str) -> list[Any]:
    """Return the lists in a list that begin with a name."""
    return [item for item in items if isinstance(item, list) and item and item[0] == name]


def one(items: Iterable[Any], name: str) -> Any:
    """Return the only list in a list that begins with a name. Raises ValueError."""
    (found,) = all_of(items, name)
    return found


def footprints(board: list[Any]) -> dict[str, Any]:
    """Return the footprints of a board by their references. Raises ValueError where two have the same one."""
    found = {}
    for footprint in all_of(board, "footprint"):
        (reference,) = [text[2] for text in all_of(footprint, "fp_text") if text[1] == "reference"]
        if reference in found:
            raise ValueError(f"{reference} is on the board twice")
        found[reference] = footprint
    return found


def place(board: list[Any], item: Any) -> Point:
    """Return the place of an item such as `(at 1 2)`. KiCad's sheet has its origin elsewhere, and y down."""
    x, y = one(one(board, "setup"), "aux_axis_origin")[1:]
    return float(item[1]) - float(x), float(y) - float(item[2])


def parts() -> list[Part]:
    """Return everything on the board but its holes."""
    board = read(BOARD)
    return [
        Part(reference, its[1], place(board, one(its, "at")), "top" if one(its, "layer")[1] == "F.Cu" else "bottom")
        for reference, its in footprints(board).items()
        if ["attr", "exclude_from_pos_files", "exclude_from_bom"] not in its
    ]
