"""The processor's clock on CircuitPython, which sets the core's voltage with it: 1.1 V up to 133 MHz, 1.2 V above.

An RP2040 needs 1.15 V above 133 MHz, an RP2350 1.1 V at any clock. So a Pico 2 runs at 133 MHz: at 150 MHz each return
from sleep would leave its core at 1.2 V.
"""

from microcontroller import cpu

import this_image

_RP2040 = "rp2040"
_OTHER_CHIPS = 133_000_000  # Hz


def set_clock(hz: int) -> None:
    """Set an RP2040 to `hz` (200 or 125 MHz), other chips to 133 MHz.

    Call it before opening the display's bus, whose rate is divided from this clock.
    """
    if this_image.CHIP != _RP2040:
        hz = _OTHER_CHIPS
    if cpu.frequency != hz:
        cpu.frequency = hz
