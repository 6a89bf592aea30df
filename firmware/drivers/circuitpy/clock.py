"""Time on CircuitPython: the supervisor's ticks, which wrap at 2**29 ms."""

import time

import supervisor

from input.ticks import MASK


class Clock:
    """Milliseconds since some moment, and waiting."""

    def __init__(self):
        self._ms = 0
        self._seconds = 0.0

    def now(self):
        """Return the tick: milliseconds modulo 2**29."""
        return supervisor.ticks_ms() & MASK

    def idle(self, ms):
        """Wait `ms` milliseconds; the processor sleeps, USB and the key scan go on."""
        if ms != self._ms:
            # A float lives on the heap: made once for each length of wait, not at each wait.
            self._ms = ms
            self._seconds = ms / 1000
        time.sleep(self._seconds)
