"""The clock of the processor on CircuitPython, which sets the core's voltage with it: 1.1 V up to 133 MHz, 1.2 V above.

The makers ask for 1.15 V above 133 MHz on an RP2040, and for 1.1 V at any clock on an RP2350. So a Pico 2 runs at 133 MHz:
with 150 every return from sleep would leave its core at 1.2 V.
"""

from microcontroller import cpu

import this_image

_CHIP = "rp2040"
_OTHERS = 133_000_000  # Hz


def set_clock(hz):
    """Set the processor to `hz` (200 or 125 MHz) where it is an RP2040, others to 133 MHz.

    Before the bus of the display is made, which divides this clock.
    """
    if this_image.CHIP != _CHIP:
        hz = _OTHERS
    if cpu.frequency != hz:
        cpu.frequency = hz
