"""Time on MicroPython: `time.ticks_ms`, which wraps at 2**30 ms, cut to the 2**29 of `ticks.py`."""

import time

from input.ticks import MASK


class Clock:
    """A clock in milliseconds, with a way to wait."""

    def now(self) -> int:
        """Return the tick: milliseconds modulo 2**29."""
        return time.ticks_ms() & MASK  # type: ignore[operator]  # a plain int, whatever the stub says

    def idle(self, ms: int) -> None:
        """Wait `ms` milliseconds; the processor sleeps between interrupts.

        Not `machine.lightsleep`: it stops the clocks, and with them USB and the console.
        """
        time.sleep_ms(ms)
