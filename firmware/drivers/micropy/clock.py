"""Time on MicroPython: `time.ticks_ms`, which wraps at 2**30 ms, cut to the 2**29 of `ticks.py`."""

import time

from input.ticks import MASK


class Clock:
    """Milliseconds since some moment, and waiting."""

    def now(self):
        """Return the tick: milliseconds modulo 2**29."""
        return time.ticks_ms() & MASK  # type: ignore[operator]  # a plain int, whatever the stub says

    def idle(self, ms):
        """Wait `ms` milliseconds; the processor sleeps between interrupts.

        Not `machine.lightsleep`: it stops the clocks, and with them USB and the console.
        """
        time.sleep_ms(ms)
