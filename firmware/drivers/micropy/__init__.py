"""The drivers for MicroPython."""


def make():
    """Return display, keys, clock and store, in the order the app takes them."""
    # The keys first: what is held down at power-on is told apart from what is pressed later.
    from drivers.micropy.keys import Keys

    keys = Keys()
    from drivers import pins
    from drivers.micropy.clock import Clock
    from drivers.micropy.display import Display
    from drivers.micropy.store import Store

    clock = Clock()
    return Display(pins, clock.now), keys, clock, Store()


def report(error):
    """The full report of an exception as text."""
    import io
    import sys

    out = io.StringIO()
    sys.print_exception(error, out)
    return out.getvalue()
