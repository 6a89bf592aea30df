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
LAYERS = ("F.Cu", "B.Cu")
_TOKEN = re.compile(r'\s*(?:([()])|"((?:[^"\\]|\\.)*)"|([^\s()"]+))')


class Pad(NamedTuple):
    """A pad on KiCad's sheet. `hole`: its length and width, or its diameter, or nothing. `layers`: of copper."""

    name: str
    at: Point
    size: list[float]
    hole: list[float]
    layers: list[str]


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


def numbers(item: Any) -> list[float]:
    """Return the numbers of an item such as `(at 1 2)` or `(drill oval 2 1)`."""
    return [float(word) for word in item[1:] if word != "oval"]


def on_sheet(item: Any, part: Any = None) -> Point:
    """Return the place of an item such as `(at 1 2)` on KiCad's sheet, whose y goes down; `part`: of its footprint."""
    x, y = numbers(one(part, "at"))[:2] if part else (0.0, 0.0)
    return x + float(item[1]), y + float(item[2])


def from_middle(board: list[Any], at: Point) -> Point:
    """Return a place on KiCad's sheet from the middle of the board, y up."""
    x, y = numbers(one(one(board, "setup"), "aux_axis_origin"))
    return at[0] - x, y - at[1]


def pads(part: Any) -> list[Pad]:
    """Return the pads of a footprint."""
    found = []
    for pad in all_of(part, "pad"):
        named = one(pad, "layers")[1:]
        layers = [layer for layer in LAYERS if layer in named or "*.Cu" in named]
        hole = [length for drill in all_of(pad, "drill") for length in numbers(drill)]
        found.append(Pad(pad[1], on_sheet(one(pad, "at"), part), numbers(one(pad, "size")), hole, layers))
    return found


def edge(board: list[Any]) -> list[Point]:
    """Return the corners of the board on KiCad's sheet."""
    return [on_sheet(one(line, "start")) for line in on_layer(all_of(board, "gr_line"), "Edge.Cuts")]


def on_layer(items: Iterable[Any], layer: str) -> list[Any]:
    """Return the items that are on a layer."""
    return [item for item in items if one(item, "layer")[1] == layer]


def planes(board: list[Any], layer: str) -> list[list[Point]]:
    """Return the filled polygons on a layer, on KiCad's sheet."""
    filled = [polygon for zone in all_of(board, "zone") for polygon in all_of(zone, "filled_polygon")]
    return [[on_sheet(xy) for xy in one(polygon, "pts")[1:]] for polygon in on_layer(filled, layer)]
