"""The processor's clock on MicroPython, which doesn't change the core's voltage. Above 133 MHz an RP2040 needs 1.15 V
(datasheet, 2.15.3).
"""

import time

import machine

import this_image
from micropython import const

_RP2040 = const("rp2040")

# The register of the core's voltage (2.10.6): enabled, 1.15 V.
_VREG = const(0x40064000)
_ENABLED_1_15_V = const(0xC1)


def set_clock(hz: int) -> None:
    """Set an RP2040 to `hz` (200 or 125 MHz); leave other chips unchanged.

    Call it before opening the display's bus, whose rate is divided from this clock.
    """
    if this_image.CHIP == _RP2040 and machine.freq() != hz:
        machine.mem32[_VREG] = _ENABLED_1_15_V
        time.sleep_ms(1)  # until the voltage is stable
        machine.freq(hz)
