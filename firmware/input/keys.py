"""Turn key edges into presses and repeats.

The driver only reports debounced edges; their meaning is decided here, the same on every runtime.
An edge is `key` when pressed and `key + 8` when released (see `drivers/`).
"""

from input import ticks
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Protocol

    class Policy(Protocol):
        """What `Keys.apply` reads of an InputPolicy."""

        hold_key: int
        late_key: int
        holds: bool
        at_once: bool
        all_repeat: bool
        quick: bool


UP = 0
DOWN = 1
LEFT = 2
RIGHT = 3
A = 4
B = 5
MENU = 6

REPEAT = 16  # added to the key when it is held
INSTEAD = 32  # added to the menu's key + REPEAT when the press was returned before: the hold takes its place
# After more repeats a key is stuck, not held: it must not keep the display awake.
_MOST_REPEATS = const(255)
_RELEASED = const(8)
# With `quick`: milliseconds from repeat to repeat of up and down, which move a cursor.
_QUICK = const(90)
# Bits of the four keys of the cross.
_CROSS = const(15)


class Keys:
    """Turn edges into presses, repeats of the directions or of all keys except B, and holds of the menu's key.

    A key that is down when this is made (held at power-on, or stuck) is ignored until it is released. Times are in
    milliseconds and may be changed at any moment.
    """

    # Any: the drivers of runtimes, tests and browser share no class (docs/dev/drivers.md).
    def __init__(self, driver: "Any") -> None:
        self.repeat_after = 450  # a direction held that long repeats
        self.repeat_every = 110
        self.hold_after = 600  # the menu's key held that long counts as held
        self._driver = driver
        self._turned = 0  # 1: the device is held upside down
        # See `apply`.
        self._hold_key = MENU
        self._late_key = -1
        self._holds = True
        self._at_once = False
        self._all_repeat = False
        self._quick = False
        self._instead_flag = 0  # INSTEAD: the key that is held was returned when it went down
        self._down = 0  # bit set of the keys whose press was taken
        self._ignored = 0  # bit set of the keys down since power-on
        self._repeating = -1  # the key pressed last of those that repeat, while it is down and no other was pressed
        self._repeat_at = 0  # tick of its next repeat
        self._repeats = 0
        self._holding = MENU  # the key pressed last of those that were the menu's
        self._next_key = -1  # was pressed while a late key was down, and follows it
        self._hold_at = -1  # tick when that counts as held; -1: it is up or was reported already
        edge = driver.get()
        while edge >= 0:
            bit = 1 << (edge & 7)
            if edge & _RELEASED:
                self._ignored &= ~bit
            else:
                self._ignored |= bit
            edge = driver.get()

    def apply(self, policy: "Policy") -> None:
        """Count keys as a screen needs it (see `ui.policy.InputPolicy`). Allocates nothing."""
        self._hold_key = policy.hold_key
        self._late_key = policy.late_key
        self._holds = policy.holds
        self._at_once = policy.at_once
        self._all_repeat = policy.all_repeat
        self._quick = policy.quick

    def next(self, now: int) -> int:
        """Return the next press (0 to 6), a repeat (key + REPEAT), or -1 when there is none at tick `now`.

        Each press is returned exactly once: when the key goes down, except that of the menu, which is returned when it
        is released, or with REPEAT once it has been held. With `at_once` it is returned when it goes down, and with
        REPEAT + INSTEAD once it is held and nothing else is pressed. A `late_key` is like the menu's key without
        `at_once`. Does not allocate.
        """
        if self._next_key >= 0:
            key, self._next_key = self._next_key, -1
            return key
        edge: int = self._driver.get()
        while edge >= 0:
            key = edge & 7
            if key <= RIGHT:
                key ^= self._turned
            bit = 1 << key
            if edge & _RELEASED:
                self._ignored &= ~bit
                if self._down & bit:
                    self._down &= ~bit
                    if key == self._repeating:
                        self._repeating = -1
                    if key == self._holding and self._hold_at >= 0:
                        self._hold_at = -1
                        if not self._instead_flag:
                            return key
            elif not (self._down | self._ignored) & bit:
                self._down |= bit
                self._repeating = -1
                if key == self._hold_key or key == self._late_key:
                    at_once = self._at_once and key == self._hold_key
                    self._holding = key
                    self._instead_flag = INSTEAD if at_once else 0
                    if self._holds or not at_once:
                        self._hold_at = ticks.add(now, self.hold_after)
                    if at_once:
                        return key
                else:
                    if self._instead_flag:
                        self._hold_at = -1
                    if key <= RIGHT or self._all_repeat and key != B:
                        self._repeating = key
                        self._repeat_at = ticks.add(now, self.after(key))
                        self._repeats = 0
                    if self._hold_at >= 0 and self._holding == self._late_key:
                        # Fast fingers: it is not held, and was pressed first.
                        self._hold_at = -1
                        self._next_key = key
                        return self._holding
                    return key
            edge = self._driver.get()

        # Only report holds once no edge is pending or bouncing.
        if (self._hold_at >= 0 or self._repeating >= 0) and not self._driver.settled():
            return -1
        if self._hold_at >= 0 and ticks.diff(now, self._hold_at) >= 0:
            self._hold_at = -1
            # Else it was pressed on a screen that is gone.
            if self._holding == self._hold_key or self._holding == self._late_key:
                return self._holding + REPEAT + self._instead_flag
        if self._repeating >= 0 and ticks.diff(now, self._repeat_at) >= 0:
            # In step with the clock; but after a slow screen repeats never pile up.
            every = self.every(self._repeating)
            self._repeat_at = ticks.add(self._repeat_at, every)
            if ticks.diff(now, self._repeat_at) >= 0:
                self._repeat_at = ticks.add(now, every)
            self._repeats += 1
            if self._repeats <= _MOST_REPEATS:
                return self._repeating + REPEAT
            self._repeating = -1
        return -1

    def after(self, key: int) -> int:
        """Return for how long a key is held until it repeats."""
        return self.repeat_after * 2 // 3 if self._quick and key <= RIGHT else self.repeat_after

    def every(self, key: int) -> int:
        """Return the time from one repeat of a key to the next."""
        return _QUICK if self._quick and key <= DOWN else self.repeat_every

    def configure(self, turned: int, repeat_after: int) -> None:
        """Apply the players' settings. `turned`: held upside down, each direction is the opposite one.

        A direction that is down meanwhile counts no more.
        """
        self.repeat_after = repeat_after
        if self._turned != turned:
            self._turned = turned
            self._down &= ~_CROSS
            self._ignored &= ~_CROSS
            self._repeating = -1

    @property
    def down(self) -> bool:
        """Return whether a key is down that was pressed since power-on."""
        return self._down > 0

    def held(self, key: int) -> bool:
        """Return whether `key` is down by the edges read so far, even if it is ignored since power-on."""
        return bool((self._down | self._ignored) & (1 << key))
