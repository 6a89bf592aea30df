"""The clock of the processor on CircuitPython, which raises the core's voltage with it: above 133 MHz to 1.2 V, where
the chip's maker asks for 1.15 V.
"""

from microcontroller import cpu

import this_image

_CHIP = "rp2040"


def set_clock(hz):
    """Set the processor to `hz` (200 or 125 MHz) where it is an RP2040; leave others as they are.

    Before the bus of the display is made, which divides this clock.
    """
    if this_image.CHIP == _CHIP and cpu.frequency != hz:
        cpu.frequency = hz
