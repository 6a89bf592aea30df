"""The clock of the processor on MicroPython, which leaves the core's voltage as it is; the chip's maker asks for 1.15 V
above 133 MHz (RP2040 datasheet, 2.15.3).
"""

import time

import machine

import this_image
from micropython import const

_CHIP = const("rp2040")

# The register of the core's voltage (2.10.6): switched on, 1.15 V.
_VREG = const(0x40064000)
_VOLTS = const(0xC1)


def set_clock(hz):
    """Set the processor to `hz` (200 or 125 MHz) where it is an RP2040; leave others as they are.

    Before the bus of the display is made, which divides this clock.
    """
    if this_image.CHIP == _CHIP and machine.freq() != hz:
        machine.mem32[_VREG] = _VOLTS
        time.sleep_ms(1)  # until the voltage is there
        machine.freq(hz)
