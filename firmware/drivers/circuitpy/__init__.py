"""The drivers for CircuitPython."""

from drivers import pins


def make(wiring=pins):
    """Return display, keys, clock and store, in the order the app takes them. `wiring` has the names of pins.py."""
    # Here, as a computer that has the display of this package has not what the others are made with. The keys first:
    # what is held down at power-on is told apart from what is pressed later.
    from drivers.circuitpy.keys import Keys

    keys = Keys(wiring.KEYS)
    from drivers.circuitpy.clock import Clock
    from drivers.circuitpy.display import Display
    from drivers.circuitpy.processor import set_clock
    from drivers.circuitpy.store import Store

    set_clock(wiring.PROCESSOR)
    clock = Clock()
    return Display(wiring, clock.now), keys, clock, Store()


def report(error):
    """The full report of an exception as text."""
    import traceback

    return "".join(traceback.format_exception(error))
