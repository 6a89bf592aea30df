"""The KiCad project: the board with its parts, tracks and grounds, and what the project says of its rules."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hardware.board import plan, silk
from hardware.board.outlines import Point
from hardware.board.route import Stretch
from hardware.board.sexpr import Name, ident, stamp, text

FOLDER = Path(__file__).parent
BOARD, SCHEMATIC, PROJECT = (FOLDER / f"quipu.{kind}" for kind in ("kicad_pcb", "kicad_sch", "kicad_pro"))
GENERATOR = "quipu"
MIDDLE = (100.0, 80.0)  # of the board on KiCad's sheet, whose y goes down
COPPER = ("F.Cu", "B.Cu")
_SIDES = "FB"
_LINE = 0.15
_LAYERS = {0: "F.Cu", 31: "B.Cu"} | dict(
    enumerate(("B.Paste", "F.Paste", "B.SilkS", "F.SilkS", "B.Mask", "F.Mask"), 34)
) | dict(enumerate(("Edge.Cuts", "Margin", "B.CrtYd", "F.CrtYd", "B.Fab", "F.Fab"), 44))  # fmt: skip

Fills = Mapping[str, Sequence[Sequence[Point]]]  # of ground: {layer: polygons}, in KiCad's own places


def at(point: Point) -> list[float]:
    """A point of the board on KiCad's sheet."""
    return [MIDDLE[0] + point[0], MIDDLE[1] - point[1]]


def _effects(high: float, side: int, hidden: bool = False) -> list[Any]:
    shown: list[Any] = ["effects", ["font", ["size", high, high], ["thickness", max(0.12, round(high * 0.15, 3))]]]
    if side:
        shown.append(["justify", "mirror"])
    if hidden:
        shown.append("hide")
    return shown


def _footprint(part: plan.Part, numbers: Mapping[str, int]) -> list[Any]:
    side = _SIDES[part.side]

    def inside(point: Point) -> list[float]:
        return [-point[0] if part.side else point[0], -point[1]]

    def written(kind: str, words: str, where: Point, layer: str, high: float, hidden: bool = False) -> list[Any]:
        made = ["fp_text", kind, Name(words), ["at", *inside(where)], ["layer", Name(f"{side}.{layer}")]]
        if hidden:
            made.append("hide")
        return [*made, _effects(high, part.side), stamp(part.reference, kind, words, where)]

    left, bottom, right, top = part.outline.room
    made: list[Any] = ["footprint", Name(part.outline.name), ["layer", Name(f"{side}.Cu")]]
    made += [["tedit", "0"], stamp(part.reference), ["at", *at(part.at)], ["path", Name("/" + ident(part.reference))]]
    made.append(["attr", "through_hole" if any(pad.hole[0] for pad in part.outline.pads) else "smd"])
    made.append(written("reference", part.reference, (0, bottom - 1), "Fab", 1.0))
    made.append(written("value", part.value or part.outline.name, (0, top + 1), "Fab", 1.0))
    made += [written("user", its.words, its.at, "SilkS", its.high) for its in silk.words(part)]
    for layer, lines, wide in (
        ("SilkS", silk.lines(part), _LINE),
        ("Fab", silk.box(left, bottom, right, top), 0.1),
        ("CrtYd", silk.box(left - 0.1, bottom - 0.1, right + 0.1, top + 0.1), 0.05),
    ):
        for number, (one, other) in enumerate(lines):
            made.append(
                ["fp_line", ["start", *inside(one)], ["end", *inside(other)], ["layer", Name(f"{side}.{layer}")],
                 ["width", wide], stamp(part.reference, layer, number)]
            )  # fmt: skip
    for number, pad in enumerate(part.outline.pads):
        net = part.nets.get(pad.name)
        form = "circle" if pad.size[0] == pad.size[1] else "oval"
        shape: list[Any] = ["pad", Name(pad.name), "thru_hole" if pad.hole[0] else "smd", form]
        shape += [["at", *inside(pad.at)], ["size", *pad.size]]
        if pad.hole[0]:
            wide, high = pad.hole
            shape.append(["drill", wide] if wide == high else ["drill", "oval", wide, high])
            shape.append(["layers", Name("*.Cu"), Name("*.Mask")])
        else:
            shape.append(["layers", Name(f"{side}.Cu"), Name(f"{side}.Mask")])
        if net:
            shape.append(["net", numbers[net], Name(net)])
        made.append([*shape, stamp(part.reference, "pad", number)])
    return made


def _hole(number: int, where: Point, diameter: float) -> list[Any]:
    name = f"H{number}"
    hidden = ["at", 0, 0], ["layer", Name("F.Fab")], "hide", _effects(1.0, 0)
    return [
        "footprint", Name("mounting hole"), ["layer", Name("F.Cu")], ["tedit", "0"], stamp(name), ["at", *at(where)],
        ["attr", "exclude_from_pos_files", "exclude_from_bom"],
        ["fp_text", "reference", Name(name), *hidden, stamp(name, "reference")],
        ["fp_text", "value", Name("mounting hole"), *hidden, stamp(name, "value")],
        ["pad", Name(""), "np_thru_hole", "circle", ["at", 0, 0], ["size", diameter, diameter], ["drill", diameter],
         ["layers", Name("*.Cu"), Name("*.Mask")], stamp(name, "pad")],
    ]  # fmt: skip


def _zone(layer: str, fills: Sequence[Sequence[Point]], numbers: Mapping[str, int]) -> list[Any]:
    made: list[Any] = ["zone", ["net", numbers[plan.GROUND]], ["net_name", Name(plan.GROUND)], ["layer", Name(layer)]]
    made += [stamp("zone", layer), ["hatch", "edge", 0.508], ["connect_pads", ["clearance", 0.25]]]
    made += [["min_thickness", 0.25], ["fill", "yes", ["thermal_gap", 0.4], ["thermal_bridge_width", 0.5]]]
    made.append(["polygon", ["pts", *(["xy", *at(corner)] for corner in plan.edge())]])
    for polygon in fills:
        made.append(["filled_polygon", ["layer", Name(layer)], ["pts", *(["xy", *point] for point in polygon)]])
    return made


def board(tracks: Sequence[Stretch], fills: Fills) -> str:
    """Return the board as a file of KiCad 6; `fills`: what ground is after KiCad has filled it, or nothing."""
    parts = plan.parts()
    numbers = {net: number for number, net in enumerate(["", *sorted(plan.nets())])}
    made: list[Any] = ["kicad_pcb", ["version", "20211014"], ["generator", GENERATOR]]
    made += [["general", ["thickness", plan.THICK]], ["paper", Name("A4")]]
    made.append(["title_block", ["title", Name("Quipu")], ["comment", 1, Name("made by hardware/board: make board")]])
    made.append(["layers", *([n, Name(name), "signal" if name in COPPER else "user"] for n, name in _LAYERS.items())])
    made.append(["setup", ["pad_to_mask_clearance", 0.05], ["grid_origin", *MIDDLE], ["aux_axis_origin", *MIDDLE]])
    made += [["net", number, Name(net)] for net, number in numbers.items()]
    made += [_footprint(part, numbers) for part in parts]
    made += [_hole(number, where, diameter) for number, (where, diameter) in enumerate(plan.holes(), 1)]
    corners = plan.edge()
    for number, (one, other) in enumerate(zip(corners, corners[1:] + corners[:1])):
        made.append(["gr_line", ["start", *at(one)], ["end", *at(other)], ["layer", Name("Edge.Cuts")], ["width", 0.1],
                     stamp("edge", number)])  # fmt: skip
    for side, words in silk.BOARD.items():
        for its in words:
            layer = Name(f"{_SIDES[side]}.SilkS")
            made.append(["gr_text", Name(its.words), ["at", *at(its.at)], ["layer", layer], stamp("text", its),
                         _effects(its.high, side)])  # fmt: skip
    for number, track in enumerate(tracks):
        net = ["net", numbers[track.net]]
        if track.layer < 0:
            made.append(["via", ["at", *at(track.one)], ["size", plan.VIA[0]], ["drill", plan.VIA[1]],
                         ["layers", *map(Name, COPPER)], net, stamp("via", number)])  # fmt: skip
        else:
            made.append(["segment", ["start", *at(track.one)], ["end", *at(track.other)], ["width", 2 * track.radius],
                         ["layer", Name(COPPER[track.layer])], net, stamp("track", number)])  # fmt: skip
    made += [_zone(layer, fills.get(layer, ()), numbers) for layer in COPPER]
    return text(made) + "\n"


def project() -> str:
    """Return what the project's file says: the rules that are checked."""
    rules = {
        "max_error": 0.02,
        "min_clearance": plan.CLEARANCE,
        "min_copper_edge_clearance": 0.3,
        "min_hole_clearance": 0.25,
        "min_hole_to_hole": 0.25,
        "min_resolved_spokes": 1,
        "min_through_hole_diameter": 0.3,
        "min_track_width": 0.2,
        "min_via_annular_width": 0.13,
        "min_via_diameter": 0.5,
    }
    classes = {
        "name": "Default",
        "clearance": plan.CLEARANCE,
        "track_width": plan.WIDTH,
        "via_diameter": plan.VIA[0],
        "via_drill": plan.VIA[1],
    }
    made = {
        "board": {"design_settings": {"rules": rules}},
        # The schematic has its symbols within: no library is looked for.
        "erc": {"meta": {"version": 0}, "rule_severities": {"lib_symbol_issues": "ignore"}},
        "meta": {"filename": PROJECT.name, "version": 1},
        "net_settings": {"classes": [classes], "meta": {"version": 2}},
        "schematic": {"meta": {"version": 1}},
    }
    return json.dumps(made, indent=2) + "\n"
