"""The parts on the board: their pads and the room they take, each from its data sheet (tests/test_board.py has these
numbers once more).

Lengths are millimetres, x to the right and y up, from a part's middle as it is seen from the side of the board that it
is on. No footprint of a library is in here: all are drawn from the data sheets.
"""

from typing import NamedTuple

from hardware import parts as bought
from hardware import pico
from hardware.wiring import DISPLAY_I2C

Point = tuple[float, float]


class Pad(NamedTuple):
    """A pad, oval: its name, place, size; its hole, round or a slot: one without is on one side only."""

    name: str
    at: Point
    size: Point
    hole: Point = (0.0, 0.0)


class Outline(NamedTuple):
    """A part as it lies on the board: what it is called in the list of parts, its pads, the rectangle it takes."""

    name: str
    pads: tuple[Pad, ...]
    room: tuple[float, float, float, float]  # left, bottom, right, top


def around(width: float, height: float) -> tuple[float, float, float, float]:
    """A rectangle around the middle."""
    return -width / 2, -height / 2, width / 2, height / 2


def _pico() -> Outline:
    """Its socket to the left, seen from its own parts: pin 1 is at the left below, pin 40 at the left above.

    A pin is a hole for a header, and a land under the half hole at the edge of a Pico that lies flat (Raspberry Pi Pico
    datasheet, "Recommended footprint": 3.2 × 1.6, from hole to hole 17.78).
    """
    pads = []
    for number in range(1, 41):
        side = -1 if number <= 20 else 1
        place = number if number <= 20 else 41 - number
        x = -bought.PICO[0] / 2 + 1.37 + 2.54 * (place - 1)
        pads.append(Pad(str(number), (x, side * bought.PINS_APART / 2), (1.6, 1.6), (1.02, 1.02)))
        pads.append(Pad(str(number), (x, side * (bought.PINS_APART / 2 + 0.8)), (1.6, 3.2)))
    left, bottom, right, top = around(*bought.PICO[:2])
    return Outline("Raspberry Pi Pico", tuple(pads), (left - bought.PICO_USB[3], bottom, right, top))


def _charger() -> Outline:
    """Its socket above, seen from its own parts: IN at its corners there, and OUT and B in a row at the other end.

    Modules differ by a millimetre: the holes are slots. The row is 24.6 to 26 from the edge with the socket.
    """
    length, width, _ = bought.CHARGER
    pads = [Pad(name, (x, length / 2 - 25.3), (1.9, 3.3), (1.1, 2.5)) for name, x in CHARGER_ROW.items()]
    pads += [Pad(name, (x, length / 2 - 1.6), (1.9, 2.3), (1.1, 1.5)) for name, x in CHARGER_IN.items()]
    left, bottom, right, top = around(width, length)
    return Outline("TP4056 with protection, USB-C", tuple(pads), (left, bottom, right, top + bought.CHARGER_SOCKET[2]))


# + is on the right when its socket looks up.
CHARGER_ROW = {"OUT-": -7.1, "B-": -3.8, "B+": 3.8, "OUT+": 7.1}
CHARGER_IN = {"IN-": -7.1, "IN+": 7.1}
# Its socket's tabs, which are ground, come through its board: so far around this line nothing else is below them.
CHARGER_TABS = ((-1.5, bought.CHARGER[0] / 2 - 4.5), (1.5, bought.CHARGER[0] / 2 - 4.5), 6.0)


def _display() -> Outline:
    """Four pins above, in the order of the guide from the left; slots, as modules differ in how far from the edge."""
    width, height, _ = bought.DISPLAYS["0.96"].size
    pads = [
        Pad(str(number + 1), (2.54 * (number - 1.5), height / 2 - 1.7), (1.7, 2.3), (1.0, 1.6))
        for number in range(len(DISPLAY_I2C))
    ]
    return Outline("OLED 0.96 inch", tuple(pads), around(width, height))


def _key() -> Outline:
    """6 × 6, four legs, 6.5 × 4.5 apart: the two above touch each other, and the two below."""
    pads = [Pad(name, (x, y), (1.9, 1.9), (1.0, 1.0)) for name, y in (("1", 2.25), ("2", -2.25)) for x in (-3.25, 3.25)]
    return Outline("tactile switch 6x6x7", tuple(pads), around(8.4, 6.4))


def _slide() -> Outline:
    """Let into the left edge, its three pins, 2.5 apart, flat on pads to its right."""
    along, _, deep = bought.SLIDE
    reach = bought.SLIDE_PINS[2]
    x = deep / 2 + 0.95 + 3.0 / 2
    pads = [Pad(str(number + 1), (x, 2.5 * (1 - number)), (3.0, 1.5)) for number in range(3)]
    return Outline("SS12D00G4", tuple(pads), (-deep / 2, -along / 2, deep / 2 + reach + 0.5, along / 2))


def _socket() -> Outline:
    """Opens downwards. JST's S2B-PH-K-S: two pins 2 apart in holes of 0.75."""
    pads = tuple(Pad(str(number), (x, 0.0), (1.2, 1.75), (0.75, 0.75)) for number, x in ((1, -1.0), (2, 1.0)))
    long, front, wide, _ = bought.SOCKET
    return Outline("JST S2B-PH-K-S", pads, (-wide / 2, -front, wide / 2, long - front))


def _diode() -> Outline:
    """DO-41: 1 is its ring."""
    pads = tuple(Pad(str(number), (x, 0.0), (2.0, 2.0), (1.1, 1.1)) for number, x in ((1, 5.08), (2, -5.08)))
    return Outline("1N5817", pads, around(12.4, bought.DIODE[1]))


def _bridge() -> Outline:
    """Three pads, of which solder joins the middle one with one of the others."""
    pads = tuple(Pad(str(number), (1.3 * (number - 2), 0.0), (1.0, 1.8)) for number in (1, 2, 3))
    return Outline("solder bridge", pads, around(4.0, 2.2))


PICO, CHARGER, DISPLAY, KEY = _pico(), _charger(), _display(), _key()
SLIDE, SOCKET, DIODE, BRIDGE = _slide(), _socket(), _diode(), _bridge()
assert len(pico.NAMES) * 2 == len(PICO.pads)
