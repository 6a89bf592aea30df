"""The drivers for MicroPython."""

from drivers import pins

# The chip's register for the voltage of its core (RP2040 datasheet, 2.10.6), and what stands there for 1.15 V.
_VREG = 0x40064000
_VOLTAGE = 0xC1

def make(wiring=pins):
    """Return display, keys, clock and store, in the order the app takes them. `wiring` has the names of pins.py."""
    # The keys first: what is held down at power-on is told apart from what is pressed later.
    from drivers.micropy.keys import Keys

    keys = Keys(wiring.KEYS)
    _set_clock(wiring.PROCESSOR)
    from drivers.micropy.clock import Clock
    from drivers.micropy.display import Display
    from drivers.micropy.store import Store

    clock = Clock()
    return Display(wiring, clock.now), keys, clock, Store()


def _set_clock(hz):
    """Set a Pico's processor to `hz`. Before the bus is made, which divides this clock.

    The runtime leaves the core's voltage as it is; 1.15 V are asked for above 133 MHz (the same, 2.15.3).
    """
    import os
    import time

    import machine

    if os.uname().machine.lower() == pins.PICO and machine.freq() != hz:
        machine.mem32[_VREG] = _VOLTAGE
        time.sleep_ms(1)
        machine.freq(hz)


def report(error):
    """The full report of an exception as text."""
    import io
    import sys

    out = io.StringIO()
    sys.print_exception(error, out)
    return out.getvalue()
