"""Time on CircuitPython: the supervisor's ticks, which wrap at 2**29 ms."""

import time

import supervisor

from input.ticks import MASK


class Clock:
    """A clock in milliseconds, with a way to wait."""

    def __init__(self) -> None:
        self._ms = 0
        self._seconds = 0.0

    def now(self) -> int:
        """Return the tick: milliseconds modulo 2**29."""
        return supervisor.ticks_ms() & MASK

    def idle(self, ms: int) -> None:
        """Wait `ms` milliseconds. The processor sleeps; USB and the key scan continue."""
        if ms != self._ms:
            # A float is on the heap: allocate it once per length of wait, not per wait.
            self._ms = ms
            self._seconds = ms / 1000
        time.sleep(self._seconds)
