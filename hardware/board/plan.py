"""What is on the board and where, and what is connected with what: all from the tables of the guide and the case."""

from typing import NamedTuple

from hardware import pico
from hardware.board import outlines
from hardware.board.outlines import Outline, Pad, Point
from hardware.places import BOARD, EDGE, HOLE, HOLES, SOCKET_AT, Places
from hardware.wiring import DISPLAY_I2C, KEYS, PIN_OF_KEY

PLACES = Places("0.96", board=True)
FRONT, BACK = 0, 1  # sides, and layers of copper
GROUND = "GND"
POWER = "3V3"
# Where the bridges are that say which of the display's first two pins is ground.
BRIDGES_AT = ((-22.6, 30.4), (-22.6, 27.2))
DIODE_AT = (-25.0, 1.4)
# Millimetres. What the makers of boards do for the least money is finer than all of this.
CLEARANCE = 0.2
THICK = BOARD
WIDTH = 0.3
WIDE = 0.8  # where the cell's current flows
VIA = (0.7, 0.35)


class Part(NamedTuple):
    """A part on the board: where its middle is, on which side; what is on a pad by the pad's name."""

    reference: str
    outline: Outline
    at: Point
    side: int
    nets: dict[str, str]
    value: str = ""

    def place(self, point: Point) -> Point:
        """Where a point of the outline is on the board, seen from the front: what is on the back is turned over."""
        return self.at[0] + (-point[0] if self.side else point[0]), self.at[1] + point[1]

    def room(self) -> tuple[float, float, float, float]:
        """The rectangle that it takes."""
        left, bottom, right, top = self.outline.room
        (x0, y0), (x1, y1) = self.place((left, bottom)), self.place((right, top))
        return min(x0, x1), y0, max(x0, x1), y1

    def sides(self, pad: Pad) -> tuple[int, ...]:
        """The layers a pad is on."""
        return (FRONT, BACK) if pad.hole[0] else (self.side,)


def _pins_of_the_pico() -> dict[str, str]:
    nets = {str(number + 1): GROUND for number, name in enumerate(pico.NAMES) if name == "GND"}
    nets |= {str(pin): key.upper() for key, pin in zip(KEYS, PIN_OF_KEY)}
    nets |= {str(DISPLAY_I2C[name]): name for name in ("SCL", "SDA")}
    return nets | {str(DISPLAY_I2C["VCC"]): POWER, str(pico.VSYS): "VSYS"}


def parts() -> list[Part]:
    """Return all parts."""
    made = [
        Part("U1", outlines.PICO, PLACES.pico_at, BACK, _pins_of_the_pico()),
        # OUT- is the Pico's ground. IN is held by solder, and needs no net.
        Part(
            "U2", outlines.CHARGER, PLACES.charger_at, BACK,
            {"B+": "CELL+", "B-": "CELL-", "OUT+": "OUT+", "OUT-": GROUND},
        ),
        Part("J1", outlines.DISPLAY, PLACES.display_at, FRONT, dict(zip("1234", ("FIRST", "SECOND", "SCL", "SDA")))),
        Part("J2", outlines.SOCKET, SOCKET_AT, BACK, {"1": "CELL+", "2": "CELL-"}),
        # To the left as in the guide: GND VCC; to the right exchanged.
        Part("JP1", outlines.BRIDGE, BRIDGES_AT[0], FRONT, {"1": GROUND, "2": "FIRST", "3": POWER}),
        Part("JP2", outlines.BRIDGE, BRIDGES_AT[1], FRONT, {"1": POWER, "2": "SECOND", "3": GROUND}),
        Part("D1", outlines.DIODE, DIODE_AT, FRONT, {"1": "VSYS", "2": "SWITCHED"}),
        Part("SW8", outlines.SLIDE, PLACES.slide_at, FRONT, {"1": "SWITCHED", "2": "OUT+"}),
    ]  # fmt: skip
    for key, name in enumerate(KEYS):
        nets = {"1": name.upper(), "2": GROUND}
        made.append(Part(f"SW{key + 1}", outlines.KEY, PLACES.key_at(key), FRONT, nets, name))
    return made


def holes() -> list[tuple[Point, float]]:
    """The mounting holes: middle and diameter."""
    return [(at, HOLE) for at in HOLES]


def edge() -> list[Point]:
    """The corners of the board."""
    return PLACES.outline()


def nets() -> dict[str, list[tuple[str, str]]]:
    """Return {net: [(part, pad)]}, each pad once."""
    found: dict[str, list[tuple[str, str]]] = {}
    for part in parts():
        for pad, net in part.nets.items():
            found.setdefault(net, []).append((part.reference, pad))
    return found


def width(net: str) -> float:
    """How wide a track of a net is."""
    return WIDE if net in ("CELL+", "CELL-", "OUT+", "SWITCHED", "VSYS") else WIDTH


assert EDGE > 2 * CLEARANCE
