"""Key edges on CircuitPython: `keypad` scans and debounces in C and keeps them while the app is busy."""

import board
import keypad

from drivers import pins


class Keys:
    """The seven keys to ground. Those down when this is made are reported as pressed at once."""

    def __init__(self):
        # Scanned every 10 ms: longer than a switch bounces, so at most one look falls into the bouncing.
        self._keys = keypad.Keys(
            tuple([getattr(board, "GP" + str(n)) for n in pins.KEYS]),
            value_when_pressed=False,
            pull=True,
            interval=0.01,
        )
        self._events = self._keys.events
        self._event = keypad.Event()
        self._down = 0  # bit set
        self._releasing = 0  # bit set: releases still to be made up
        # Older runtimes report a key that is down at the start, newer ones take it for the normal state;
        # after reset() all of them report it, at once.
        self._events.clear()
        self._keys.reset()

    def get(self):
        """Return the next edge: key when pressed, key + 8 when released, -1 when there is none."""
        if self._releasing:
            return self._release()
        event = self._event
        if self._events.get_into(event):
            key = event.key_number
            if event.pressed:
                self._down |= 1 << key
                return key
            self._down &= ~(1 << key)
            return key + 8
        if self._events.overflowed:
            # Edges were lost and nobody knows which: take all keys for released. One that is still down is
            # heard again when it is pressed the next time.
            self._events.clear()
            self._releasing = self._down
            if self._releasing:
                return self._release()
        return -1

    def _release(self):
        key = 0
        while not self._releasing & (1 << key):
            key += 1
        self._releasing &= ~(1 << key)
        self._down &= ~(1 << key)
        return key + 8
