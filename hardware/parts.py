"""Outlines of the bought parts in millimetres, each from its data sheet or its maker's drawing.

A module that is made by many has the largest outline that was found; tests/test_parts.py has the data sheets' numbers.
"""

from typing import NamedTuple


class Display(NamedTuple):
    """A display's module: width, height and thickness with its glass; the lit area, and how far its middle is above
    that of the board, the pins on top; the depth of the case.
    """

    size: tuple[float, float, float]
    lit: tuple[float, float]
    above: float
    depth: float

    @property
    def window(self) -> tuple[float, float]:
        """The cut-out, larger on each side by as much as modules differ."""
        return self.lit[0] + 3.3, self.lit[1] + 3.4


# By the inches of their names. 0.96: SSD1306 on I2C, glass 26.7 × 19.3 (DM-OLED096-624). 1.3: SH1106 on I2C. 2.42:
# SSD1309 on SPI, Waveshare's "2.42inch OLED Module", for whose plug on its back the case is deeper.
DISPLAYS = {
    "0.96": Display((27.6, 28.0, 4.2), (21.74, 10.86), 1.6, 18.0),
    "1.3": Display((35.6, 33.8, 4.2), (29.42, 14.7), 1.8, 18.0),
    "2.42": Display((61.6, 39.6, 4.6), (55.01, 27.49), 2.4, 22.0),
}

# The Pico, any of them (Raspberry Pi Pico datasheet, "Mechanical specification").
PICO = (51.0, 21.0, 1.0)
PICO_HOLES = (47.0, 11.4)  # from hole to hole
PICO_HOLE = 2.1
PICO_USB = (8.0, 9.0, 2.8, 1.3)  # its socket: width along y, length, height, how far beyond the board
PICO_PARTS = 1.5  # other parts above its board, and the solder of the pins
PINS_APART = 17.78  # from one row of header pins to the other
PINS = (50.8, 2.54, 8.5)  # a strip of twenty: length, width, how far below the board
USB_PLUG = (12.0, 7.0)  # the plastic around a cable's plug, micro USB

# A push button 6 × 6 × 7.
SWITCH = (6.0, 6.0, 3.5)
SWITCH_HEIGHT = 7.0  # from its board to the tip of its stem
STEM = 3.5  # its diameter
LEADS = 2.0  # their length below the board, with solder

# A charger: TP4056 with protection and USB-C. Its socket sticks out over the edge.
CHARGER = (28.0, 17.4, 1.6)  # along its socket's axis, across, board
CHARGER_PARTS = 3.3  # above its board, the socket
CHARGER_SOCKET = (9.0, 7.4, 1.0)  # across, along, how far beyond the board
USB_C_PLUG = (12.4, 6.6)  # the largest that the USB-C specification lets a plug's plastic be

# The slide switch SS12D00G4: 8.6 × 3.7, 3.5 deep; its lever, 4 mm long, travels 2; three pins on its back.
SLIDE = (8.6, 3.7, 3.5)  # along the way of its lever, across, deep
LEVER = (1.6, 1.6, 4.0)
TRAVEL = 2.0
SLIDE_PINS = (5.6, 0.8, 3.5)

# On the board to order only. A socket for the cell, JST's S2B-PH-K-S: length along its plug, of that in front of its
# pins, width, height; and the plug in it. A Pico's pins, cut off above the board.
SOCKET = (7.6, 6.25, 5.9, 4.8)
SOCKET_PLUG = (6.0, 5.9, 4.8)
HEADER = 2.54  # the plastic of a strip of pins
PINS_CUT = 1.5
DIODE = (5.2, 2.7)  # DO-41: length, diameter

# Flat cells by what they hold in mAh: 503035, 603450, 103450, as large as their data sheets allow, without their wires.
CELLS = {500: (36.0, 30.5, 5.3), 1000: (51.0, 34.3, 6.3), 2000: (51.0, 34.3, 10.3)}
SWELLING = 1.1  # the growth in thickness of an old cell
