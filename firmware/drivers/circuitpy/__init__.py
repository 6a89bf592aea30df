"""The drivers for CircuitPython."""

import traceback

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from drivers.circuitpy.clock import Clock
    from drivers.circuitpy.display import Display
    from drivers.circuitpy.keys import Keys
    from drivers.circuitpy.store import Store
    from drivers.hardware import Wiring


def make(wiring: "Wiring") -> "tuple[Display, Keys, Clock, Store]":
    """Return the drivers in the order in which App takes them."""
    # Import here: a computer may have the library of the display without the modules that the other drivers need.
    # Keys come first, to tell a key that is down at power-on from a later press.
    import supervisor

    from drivers.circuitpy.keys import Keys

    keys = Keys(wiring.KEYS)
    from drivers.circuitpy.clock import Clock
    from drivers.circuitpy.display import Display
    from drivers.circuitpy.processor import set_clock
    from drivers.circuitpy.store import Store

    # Don't restart when a computer writes to the drive.
    supervisor.runtime.autoreload = False
    set_clock(wiring.PROCESSOR)
    clock = Clock()
    return Display(wiring, clock.now), keys, clock, Store()


def report(error: BaseException) -> str:
    """Return the traceback of an exception."""
    return "".join(traceback.format_exception(error))
