"""Debounce: report a press at first contact and a release once the contact is stable.

The drivers pass each change with its tick (see ticks.py), so they may do it late.
"""

from input import ticks
from micropython import const

# The states of a key …
RELEASED = 0
GOING_DOWN = 1  # touched and reported as pressed; may be bouncing
PRESSED = 2
GOING_UP = 3  # released, or a flicker of the contact; may be bouncing

# … and the next state when the contact changes, is stable and closed, is stable and open.
_CHANGED = const(0)
_CLOSED = const(1)
_OPEN = const(2)
NEXT = (
    (GOING_DOWN, RELEASED, RELEASED),
    (GOING_DOWN, PRESSED, RELEASED),
    (GOING_UP, PRESSED, PRESSED),
    (GOING_UP, PRESSED, RELEASED),
)

QUIET = 12  # ms without a change: longer than a switch bounces, shorter than the quickest tap


class Debouncer:
    """The states of `count` keys. `closed` has a byte per key: 1 if its contact was last reported closed.

    Nothing here allocates.
    """

    def __init__(self, count: int) -> None:
        self.states = bytearray(count)
        self.closed = bytearray(count)
        self._quiet_at = [0] * count  # tick at which a key in transition becomes stable
        self._going = 0  # number of keys in transition

    def change(self, key: int, closed: int, tick: int) -> bool:
        """Take a contact that closed or opened at that tick; return whether that is a press."""
        before = self.states[key]
        self.closed[key] = closed
        self._quiet_at[key] = ticks.add(tick, QUIET)
        self.states[key] = NEXT[before][_CHANGED]
        if before == RELEASED or before == PRESSED:
            self._going += 1
        return before == RELEASED

    def released(self, tick: int) -> int:
        """Return a key whose contact is stable and open at that tick, -1 for none."""
        if not self._going:
            return -1
        for key in range(len(self.states)):
            before = self.states[key]
            if before == RELEASED or before == PRESSED or ticks.diff(tick, self._quiet_at[key]) < 0:
                continue
            after = NEXT[before][_CLOSED if self.closed[key] else _OPEN]
            self.states[key] = after
            self._going -= 1
            if after == RELEASED:
                return key
        return -1

    def settle(self, key: int, state: int) -> None:
        """Set a key to RELEASED or PRESSED, whatever its state."""
        if self.states[key] == GOING_DOWN or self.states[key] == GOING_UP:
            self._going -= 1
        self.states[key] = state
        self.closed[key] = state == PRESSED

    def down(self) -> bool:
        """Return whether a key is held down."""
        for state in self.states:  # the boards lack `in` for a bytearray
            if state == PRESSED:
                return True
        return False

    def settled(self) -> bool:
        """Return whether no key is in transition."""
        return not self._going
