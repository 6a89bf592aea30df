"""What is printed on the board: lines and words that help who solders; none of them on a pad."""

from typing import NamedTuple

from hardware.board import plan
from hardware.board.outlines import CHARGER_ROW, Point


class Words(NamedTuple):
    """Words around a point of a part's outline, seen from the part's own side; how high in millimetres."""

    words: str
    at: Point
    high: float = 1.0


Line = tuple[Point, Point]


def box(left: float, bottom: float, right: float, top: float) -> list[Line]:
    """The four sides of a rectangle."""
    corners = [(left, bottom), (right, bottom), (right, top), (left, top)]
    return list(zip(corners, corners[1:] + corners[:1]))


def lines(part: plan.Part) -> list[Line]:
    """The lines printed for a part, in its outline's own places."""
    left, bottom, right, top = part.outline.room
    kind = part.reference.rstrip("0123456789")
    if part.outline is plan.outlines.SLIDE:
        return []
    if kind == "SW":
        return [((-2, y), (2, y)) for y in (-3.2, 3.2)] + [((x, -1.1), (x, 1.1)) for x in (-3.2, 3.2)]
    if kind == "D":
        wide, high = plan.outlines.bought.DIODE
        return [*box(-wide / 2, -high / 2, wide / 2, high / 2), ((1.9, -high / 2), (1.9, high / 2))]
    if kind == "U" and part.outline is plan.outlines.PICO:
        # Only its ends: along its sides are its pins.
        return [((left + 1.3, -7), (left + 1.3, 7)), ((right, -9), (right, 9)), *box(left + 1.6, -4, left + 7, 4)]
    if kind == "U":
        return [*box(left, bottom, right, top - 1), *box(-4.5, top - 8, 4.5, top - 1.4)]
    if kind == "J" and part.outline is plan.outlines.DISPLAY:
        corners = [(x, y) for x in (left, right) for y in (bottom, top)]
        found: list[Line] = []
        for x, y in corners:
            found += [((x, y), (x - (3 if x > 0 else -3), y)), ((x, y), (x, y - (3 if y > 0 else -3)))]
        return found
    if kind == "J":
        return box(left + 0.4, bottom, right - 0.4, top)
    return []


def words(part: plan.Part) -> list[Words]:
    """The words printed for a part."""
    outline = part.outline
    if part.value:
        return [Words(part.value, (0, 0), 1.2)]
    if outline is plan.outlines.PICO:
        return [Words("Raspberry Pi Pico", (4, 0), 1.6), Words("USB", (-22.4, 0)), Words("1", (-24.0, -6.6))]
    if outline is plan.outlines.CHARGER:
        y = outline.pads[0].at[1] + 2.5
        return [Words(name, (0.93 * x, y), 0.8) for name, x in CHARGER_ROW.items()] + [Words("USB-C", (0, 9.3))]
    if outline is plan.outlines.DISPLAY:
        names = ("1", "2", "SCL", "SDA")
        return [Words(name, (pad.at[0], pad.at[1] - 1.95), 0.8) for name, pad in zip(names, outline.pads)]
    if outline is plan.outlines.SOCKET:
        return [Words("+", (-1.2, 2.3), 1.2), Words("-", (1.2, 2.3), 1.2)]
    if outline is plan.outlines.DIODE:
        return [Words("1N5817", (0, 2.2), 0.9)]
    if outline is plan.outlines.SLIDE:
        return [Words("ON", (7.2, 2.5)), Words("OFF", (7.5, -2.5))]
    return []


# Around points of the board; the back's are read from there.
BOARD = {
    plan.FRONT: [
        Words("Quipu", (2.6, -24.0), 3.0),
        Words("the display's first two pins", (-22.6, 33.0), 0.8),
        Words("GND VCC", (-27.6, 28.8), 0.8),
        Words("VCC GND", (-17.6, 28.8), 0.8),
    ],
    plan.BACK: [Words("Measure + and - before you plug a cell in.", (8.0, -24.0), 1.0)],
}
