"""The drivers for MicroPython."""

import io
import sys

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from drivers.hardware import Wiring
    from drivers.micropy.clock import Clock
    from drivers.micropy.display import Display
    from drivers.micropy.keys import Keys
    from drivers.micropy.store import Store


def make(wiring: "Wiring") -> "tuple[Display, Keys, Clock, Store]":
    """Return the drivers in the order in which App takes them."""
    # Import here: a computer may have the library of the display without the modules that the other drivers need.
    # Keys come first, to tell a key that is down at power-on from a later press.
    from drivers.micropy.keys import Keys

    keys = Keys(wiring.KEYS)
    from drivers.micropy.clock import Clock
    from drivers.micropy.display import Display
    from drivers.micropy.processor import set_clock
    from drivers.micropy.store import Store

    set_clock(wiring.PROCESSOR)
    clock = Clock()
    return Display(wiring, clock.now), keys, clock, Store()


def report(error: BaseException) -> str:
    """Return the traceback of an exception."""
    out = io.StringIO()
    sys.print_exception(error, out)
    text: str = out.getvalue()
    return text
