"""The processor's clock on CircuitPython, which sets the core's voltage with it: 1.1 V up to 133 MHz, 1.2 V above.

An RP2040 needs 1.15 V above 133 MHz, an RP2350 1.1 V at any clock. So a Pico 2 runs at 133 MHz: at 150 MHz each return
from sleep would leave its core at 1.2 V.
"""

from microcontroller import cpu

import this_image

_CHIP = "rp2040"
_OTHERS = 133_000_000  # Hz


def set_clock(hz):
    """Set the processor to `hz` (200 or 125 MHz) if it is an RP2040, others to 133 MHz.

    Before the bus of the display is made, which divides this clock.
    """
    if this_image.CHIP != _CHIP:
        hz = _OTHERS
    if cpu.frequency != hz:
        cpu.frequency = hz
