"""One edge of each bouncing: a press is told at the first touch, a release when the contact has been quiet.

The drivers feed it what the contacts did, each change with its tick (see ticks.py), so it does not matter how late they
come to it.
"""

from input import ticks
from micropython import const

# The states of a key …
RELEASED = 0
GOING_DOWN = 1  # touched, and told as pressed; may be bouncing
PRESSED = 2
GOING_UP = 3  # let go, or a flicker of the contact; may be bouncing

# … and where each goes when its contact changes, is quiet and closed, is quiet and open. There is no other way.
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
    """The states of `count` keys. `closed` has a byte for each: 1 while its contact is closed, as far as was told.

    Nothing here allocates.
    """

    def __init__(self, count):
        self.states = bytearray(count)
        self.closed = bytearray(count)
        self._quiet_at = [0] * count  # tick when a key that is going somewhere has arrived
        self._going = 0  # how many keys are

    def change(self, key, closed, tick):
        """The contact of a key closed or opened at that tick. Return whether that is a press."""
        before = self.states[key]
        self.closed[key] = closed
        self._quiet_at[key] = ticks.add(tick, QUIET)
        self.states[key] = NEXT[before][_CHANGED]
        if before == RELEASED or before == PRESSED:
            self._going += 1
        return before == RELEASED

    def released(self, tick):
        """Return a key that is up now that its contact was quiet until that tick, -1 when there is none."""
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

    def settle(self, key, state):
        """The key is RELEASED or PRESSED, whatever was told of it."""
        if self.states[key] == GOING_DOWN or self.states[key] == GOING_UP:
            self._going -= 1
        self.states[key] = state
        self.closed[key] = state == PRESSED

    def down(self):
        """Whether a key is held down."""
        for state in self.states:  # `in` is not there for a bytearray on the boards
            if state == PRESSED:
                return True
        return False

    def settled(self):
        """Whether no key is going anywhere."""
        return not self._going
