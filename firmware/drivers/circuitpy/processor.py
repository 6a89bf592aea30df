"""The clock of the processor on CircuitPython, which raises the core's voltage with it: above 133 MHz to 1.2 V, where
the chip's maker asks for 1.15 V.
"""

import os

from microcontroller import cpu

_PICO = "Raspberry Pi Pico with rp2040"


def set_clock(hz):
    """Set a Pico's processor to `hz` (200 or 125 MHz); leave other boards as they are.

    Before the bus of the display is made, which divides this clock. It takes 10 ms.
    """
    if os.uname().machine == _PICO and cpu.frequency != hz:
        cpu.frequency = hz
