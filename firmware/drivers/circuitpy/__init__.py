"""The drivers for CircuitPython."""

import traceback

from drivers import pins


def make(wiring=pins):
    """Return display, keys, clock and store, in the order the app takes them. `wiring` has the names of pins.py."""
    # Here, as a computer that has the display of this package has not what the others are made with. The keys first:
    # what is held down at power-on is told apart from what is pressed later.
    import supervisor

    from drivers.circuitpy.keys import Keys

    keys = Keys(wiring.KEYS)
    from drivers.circuitpy.clock import Clock
    from drivers.circuitpy.display import Display
    from drivers.circuitpy.processor import set_clock
    from drivers.circuitpy.store import Store

    # A computer may write the drive at any time: that is no reason to start anew.
    supervisor.runtime.autoreload = False
    set_clock(wiring.PROCESSOR)
    clock = Clock()
    return Display(wiring, clock.now), keys, clock, Store()


def report(error):
    """The full report of an exception as text."""
    return "".join(traceback.format_exception(error))
