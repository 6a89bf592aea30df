"""The drivers for CircuitPython."""

from drivers import pins


def make(wiring=pins):
    """Return display, keys, clock and store, in the order the app takes them. `wiring` has the names of pins.py."""
    # The keys first: what is held down at power-on is told apart from what is pressed later.
    from drivers.circuitpy.keys import Keys

    keys = Keys(wiring.KEYS)
    _set_clock(wiring.PROCESSOR)
    from drivers.circuitpy.clock import Clock
    from drivers.circuitpy.display import Display
    from drivers.circuitpy.store import Store

    clock = Clock()
    return Display(wiring, clock.now), keys, clock, Store()


def _set_clock(hz):
    """Set a Pico's processor to `hz`. Before the bus is made, which divides this clock.

    The runtime raises the core's voltage as well, to 1.2 V above 133 MHz (1.15 V are asked for), and waits 10 ms for it.
    """
    import os

    import microcontroller

    if os.uname().machine.lower() == pins.PICO and microcontroller.cpu.frequency != hz:
        microcontroller.cpu.frequency = hz


def report(error):
    """The full report of an exception as text."""
    import traceback

    return "".join(traceback.format_exception(error))
