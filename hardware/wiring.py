"""How display, keys and Pico are connected, on a breadboard and on a stripboard; made from `drivers/pins.py`.

Both are described by what touches what, so that it can be checked; `drawings.py` draws them.
"""

import math
from typing import Any

from drivers import pins
from hardware import pico
from input.key_layout import COLUMNS, ROWS

KEYS = ("up", "down", "left", "right", "A", "B", "MENU")
PIN_OF_KEY = tuple(pico.pin_of(gpio) for gpio in pins.KEYS)
_SCK, _MOSI, _CS, _DC, _RES = map(pico.pin_of, pins.SPI_PINS)
# The pins of a display, from its left: that of the guide, and a larger one on SPI.
DISPLAY_I2C = {"GND": pico.GND, "VCC": pico.POWER, "SCL": pico.pin_of(pins.SCL), "SDA": pico.pin_of(pins.SDA)}
DISPLAY_SPI = {"GND": pico.GND, "VCC": pico.POWER, "SCK": _SCK, "MOSI": _MOSI, "RES": _RES, "DC": _DC, "CS": _CS}


class Nets:
    """Groups of points that touch each other."""

    def __init__(self) -> None:
        self._above: dict[Any, Any] = {}

    def _group(self, point: Any) -> Any:
        while self._above.get(point, point) != point:
            point = self._above[point]
        return point

    def join(self, *points: Any) -> None:
        """These points touch."""
        for point in points[1:]:
            self._above[self._group(point)] = self._group(points[0])

    def joined(self, one: Any, other: Any) -> Any:
        """Whether there is a way from one to the other."""
        return self._group(one) == self._group(other)


class Breadboard:
    """A breadboard of 63 columns: the Pico at its right end, then the keys in a row, the display at its left end.
    `display`: its pins, DISPLAY_I2C or DISPLAY_SPI.

    A hole is (column from 1, row "a" to "j") or (column, "+" or "-") in the rails below. In a column the rows a to e
    touch each other, and f to j.
    """

    WIDTH = 63
    PICO_ROWS = ("c", "h")  # pins 21 to 40, pins 1 to 20
    DISPLAY_MIDDLE = 5.5  # column
    DISPLAY_ROW = "b"  # the display hangs down from there, over the edge
    KEY_COLUMN = 13
    KEY_PITCH = 4
    KEY_WIDTH = 2  # columns from the leg that takes the pin to the one that takes ground

    def __init__(self, display: dict[str, Any] = DISPLAY_I2C) -> None:
        self.display = display

    def pico_hole(self, pin: Any) -> Any:
        """Return the hole of a pin of the Pico; its USB socket is at the right edge."""
        if pin <= 20:
            return self.WIDTH + 1 - pin, self.PICO_ROWS[1]
        return self.WIDTH - 40 + pin, self.PICO_ROWS[0]

    def display_hole(self, name: str) -> Any:
        """Return the hole of a pin of the display."""
        names = tuple(self.display)
        return math.floor(self.DISPLAY_MIDDLE - (len(names) - 1) / 2) + names.index(name), self.DISPLAY_ROW

    def key_columns(self, key: Any) -> Any:
        """The two columns of a key: pin, ground. It sits across the middle; along its columns its legs touch."""
        column = self.KEY_COLUMN + self.KEY_PITCH * key
        return column, column + self.KEY_WIDTH

    def wires(self) -> Any:
        """Return all wires as (name, hole, hole)."""
        wires = []
        for name in tuple(self.display)[:1:-1]:
            column, _ = self.pico_hole(self.display[name])
            wires.append((name, (column, "j"), (self.display_hole(name)[0], "e")))
        for key, name in enumerate(KEYS):
            wires.append((name, (self.pico_hole(PIN_OF_KEY[key])[0], "j"), (self.key_columns(key)[0], "j")))
            ground = self.key_columns(key)[1]
            wires.append(("GND", (ground, "a"), (ground, "-")))
        for name, rail in (("GND", "-"), ("VCC", "+")):
            column = self.pico_hole(self.display[name])[0]
            wires.append((name, (column, "a"), (column, rail)))
            # Next to the display, which covers the rails.
            beside = self.KEY_COLUMN - (2 if name == "GND" else 1)
            wires.append((name, (self.display_hole(name)[0], "c" if name == "GND" else "d"), (beside, rail)))
        return wires

    def nets(self, pressed: Any = ()) -> Any:
        """Return what touches what, with those keys pressed. The ends are ("pico", pin) and ("display", name)."""
        nets = Nets()
        for column in range(1, self.WIDTH + 1):
            nets.join(*[(column, row) for row in "abcde"])
            nets.join(*[(column, row) for row in "fghij"])
            nets.join((1, "+"), (column, "+"))
            nets.join((1, "-"), (column, "-"))
        for pin in range(1, 41):
            nets.join(("pico", pin), self.pico_hole(pin))
        for name in self.display:
            nets.join(("display", name), self.display_hole(name))
        for key in range(7):
            pin, ground = self.key_columns(key)
            nets.join((pin, "e"), (pin, "f"))
            nets.join((ground, "e"), (ground, "f"))
            if key in pressed:
                nets.join((pin, "e"), (ground, "e"))
        for _, one, other in self.wires():
            nets.join(one, other)
        return nets


class Stripboard:
    """A stripboard that carries the keys in their places; the Pico and the display are connected to it by wires.

    A hole is (column, strip), both from 0, seen from the side of the parts. The strips run from left to right. The keys
    are between the holes: each has its legs three columns apart, which touch each other, on two strips.
    """

    MARGIN = 2  # holes to the left and right of the outermost legs
    STRIPS = 1  # strips above and below them

    def __init__(self) -> None:
        self.columns = max(COLUMNS) + 4 + 2 * self.MARGIN
        self.strips = max(ROWS) + 3 + 2 * self.STRIPS

    def legs(self, key: Any) -> Any:
        """The four holes of a key: two on its strip of the pin, two below on its strip of ground."""
        left = self.MARGIN + COLUMNS[key]
        top = self.STRIPS + ROWS[key]
        return (left, top), (left + 3, top), (left, top + 2), (left + 3, top + 2)

    def pin_strip(self, key: Any) -> Any:
        """The strip to which the key's pin comes."""
        return self.legs(key)[0][1]

    def ground_strips(self) -> Any:
        """The strips that are ground, from above."""
        return sorted({self.legs(key)[2][1] for key in range(7)})

    def cuts(self) -> Any:
        """The holes at which a strip is cut: between neighbours that share it."""
        cuts = []
        for strip in sorted({self.pin_strip(key) for key in range(7)}):
            keys = sorted((key for key in range(7) if self.pin_strip(key) == strip), key=lambda key: COLUMNS[key])
            for left, right in zip(keys, keys[1:]):
                end, start = self.legs(left)[1][0], self.legs(right)[0][0]
                cuts.append(((end + start) // 2, strip))
        return cuts

    def links(self) -> Any:
        """Wires between the strips of ground, as (hole, hole)."""
        strips = self.ground_strips()
        return [((0, one), (0, other)) for one, other in zip(strips, strips[1:])]

    def wires(self) -> Any:
        """Return the wires to the Pico, (key or 7 for ground, hole, pin): each next to its key, on its own strip."""
        wires = []
        for key in range(7):
            (left, strip), (right, _), _, _ = self.legs(key)
            first = all(self.pin_strip(other) != strip or COLUMNS[other] >= COLUMNS[key] for other in range(7))
            column = left - 1 if first or (right + 1, strip) in self.cuts() else right + 1
            wires.append((key, (column, strip), PIN_OF_KEY[key]))
        wires.append((7, (1, self.ground_strips()[-1]), pico.GND))
        return wires

    def nets(self, pressed: Any = ()) -> Any:
        """Return what touches what, with those keys pressed. The ends are ("pico", pin)."""
        nets = Nets()
        cuts = set(self.cuts())
        for strip in range(self.strips):
            for column in range(1, self.columns):
                if (column, strip) not in cuts and (column - 1, strip) not in cuts:
                    nets.join((column - 1, strip), (column, strip))
        for key in range(7):
            one, two, three, four = self.legs(key)
            nets.join(one, two)
            nets.join(three, four)
            if key in pressed:
                nets.join(one, three)
        for one, other in self.links():
            nets.join(one, other)
        for _, hole, pin in self.wires():
            nets.join(hole, ("pico", pin))
        return nets
