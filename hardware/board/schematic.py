"""The board's schematic: each part as a box with its pins, and on each pin the name of what it is connected with."""

from typing import Any

from hardware import pico
from hardware.board import plan
from hardware.board.files import GENERATOR
from hardware.board.outlines import Outline, Point
from hardware.board.sexpr import Name, ident, text

STEP = 2.54
LENGTH = 5.08  # of a pin
WIDE = 10.16  # half of a box
# Where the middle of each part is on the sheet, in steps.
PLACES = {
    "U1": (58, 28), "U2": (20, 14), "J2": (20, 24), "SW8": (20, 34), "D1": (20, 44), "J1": (96, 14), "JP1": (96, 24),
    "JP2": (96, 34), **{f"SW{key + 1}": (20 + 25 * (key % 4), 54 + 7 * (key // 4)) for key in range(7)},
}  # fmt: skip
SHEET = "A4"


def names(outline: Outline) -> dict[str, str]:
    """What the pins of a part are called, by the names of its pads."""
    pads = dict.fromkeys(pad.name for pad in outline.pads)
    if outline is plan.outlines.PICO:
        return dict(zip(pads, pico.NAMES))
    if outline is plan.outlines.DISPLAY:
        return dict(zip(pads, ("1", "2", "SCL", "SDA")))  # the first two are exchanged on some
    if outline is plan.outlines.DIODE:
        return {"1": "K", "2": "A"}
    if outline is plan.outlines.SOCKET:
        return {"1": "+", "2": "-"}
    return {name: name for name in pads}


def pins(outline: Outline) -> dict[str, tuple[Point, int]]:
    """The end of each pin from the middle of its box, y up, and its direction; as many on the left as on the right."""
    called = list(names(outline))
    half = (len(called) + 1) // 2
    found = {}
    for number, name in enumerate(called):
        left = number < half
        # Down on the left and up on the right, as the Pico has them.
        row = number if left else len(called) - 1 - number
        y = STEP * ((half - 1) // 2 - row)
        found[name] = ((-WIDE - LENGTH if left else WIDE + LENGTH, y), 0 if left else 180)
    return found


def _font(hidden: bool = False, *more: Any) -> list[Any]:
    return ["effects", ["font", ["size", 1.27, 1.27]], *more, *(["hide"] if hidden else [])]


def _properties(reference: str, value: str, footprint: str, at: Point, high: float) -> list[Any]:
    x, y = at
    shown = (("Reference", reference, y - high - 1.27), ("Value", value, y + high + 1.27))
    made = [["property", Name(name), Name(its), ["id", n], ["at", x, py, 0], _font()]
            for n, (name, its, py) in enumerate(shown)]  # fmt: skip
    hidden = (("Footprint", footprint), ("Datasheet", ""))
    return made + [["property", Name(name), Name(its), ["id", n], ["at", x, y, 0], _font(True)]
                   for n, (name, its) in enumerate(hidden, 2)]  # fmt: skip


def _high(outline: Outline) -> float:
    """Half of the height of a box."""
    return max(abs(y) for (_, y), _ in pins(outline).values()) + STEP


def _symbol(outline: Outline, kind: str) -> list[Any]:
    high = _high(outline)
    stroke = ["stroke", ["width", 0.254], ["type", "default"], ["color", 0, 0, 0, 0]]
    box = ["rectangle", ["start", -WIDE, high], ["end", WIDE, -high], stroke, ["fill", ["type", "background"]]]
    called = names(outline)
    made = [
        ["pin", "passive", "line", ["at", *at, turn], ["length", LENGTH],
         ["name", Name(called[pad]), _font()], ["number", Name(pad), _font()]]
        for pad, (at, turn) in pins(outline).items()
    ]  # fmt: skip
    name = outline.name
    return [
        "symbol", Name(name), ["in_bom", "yes"], ["on_board", "yes"], *_properties(kind, name, name, (0, 0), high),
        ["symbol", Name(f"{name}_0_1"), box], ["symbol", Name(f"{name}_1_1"), *made],
    ]  # fmt: skip


def schematic() -> str:
    """Return the schematic as a file of KiCad 6."""
    parts = plan.parts()
    made: list[Any] = ["kicad_sch", ["version", "20211123"], ["generator", GENERATOR], ["uuid", ident("schematic")]]
    made += [["paper", Name(SHEET)], ["title_block", ["title", Name("Quipu")]]]
    outlines = {part.outline.name: part for part in parts}
    made.append(
        ["lib_symbols", *(_symbol(part.outline, part.reference.rstrip("0123456789")) for part in outlines.values())]
    )
    symbols, instances = [], []
    for part in parts:
        x, y = (STEP * step for step in PLACES[part.reference])
        for pad, ((dx, dy), turn) in pins(part.outline).items():
            at = [x + dx, y - dy]
            net = part.nets.get(pad)
            if net:
                # It is read away from the box.
                side = ["justify", "right"] if turn == 0 else ["justify", "left"]
                where = ["at", *at, 180 if turn == 0 else 0]
                label = ["global_label", Name(net), ["shape", "passive"], where, _font(False, side)]
                made.append([*label, ["uuid", ident("label", part.reference, pad)]])
            else:
                made.append(["no_connect", ["at", *at], ["uuid", ident("none", part.reference, pad)]])
        value = part.value or part.outline.name
        symbol = ["symbol", ["lib_id", Name(part.outline.name)], ["at", x, y, 0], ["unit", 1], ["in_bom", "yes"]]
        symbol += [["on_board", "yes"], ["uuid", ident(part.reference)]]
        symbol += _properties(part.reference, value, part.outline.name, (x, y), _high(part.outline))
        symbol += [["pin", Name(pad), ["uuid", ident("pin", part.reference, pad)]] for pad in pins(part.outline)]
        symbols.append(symbol)
        instances.append(
            ["path", Name("/" + ident(part.reference)), ["reference", Name(part.reference)], ["unit", 1],
             ["value", Name(value)], ["footprint", Name(part.outline.name)]]
        )  # fmt: skip
    made += [*symbols, ["sheet_instances", ["path", Name("/"), ["page", Name("1")]]], ["symbol_instances", *instances]]
    return text(made) + "\n"
