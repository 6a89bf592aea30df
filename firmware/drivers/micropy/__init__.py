"""The drivers for MicroPython."""

import io
import sys

from drivers import pins


def make(wiring=pins):
    """Return display, keys, clock and store, in the order the app takes them. `wiring` has the names of pins.py."""
    # Here, as a computer that has the display of this package has not what the others are made with. The keys first:
    # what is held down at power-on is told apart from what is pressed later.
    from drivers.micropy.keys import Keys

    keys = Keys(wiring.KEYS)
    from drivers.micropy.clock import Clock
    from drivers.micropy.display import Display
    from drivers.micropy.processor import set_clock
    from drivers.micropy.store import Store

    set_clock(wiring.PROCESSOR)
    clock = Clock()
    return Display(wiring, clock.now), keys, clock, Store()


def report(error):
    """The full report of an exception as text."""
    out = io.StringIO()
    sys.print_exception(error, out)
    return out.getvalue()
