"""Key edges on CircuitPython: `keypad` scans in C and queues changes with their time while the app is busy;
`drivers/debounce.py` debounces them.

`keypad` needs the processor a thousand times a second. So for a long sleep the chip's own interrupts take over its pins
until one of them wakes the chip.
"""

import time

import board
import keypad
import supervisor

from drivers import pins
from drivers.debounce import PRESSED, RELEASED, Debouncer
from input.ticks import MASK
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

try:
    import alarm
except ImportError:  # CircuitPython has none on an RP2350
    alarm = None  # type: ignore[assignment]

# Seconds between two scans, the shortest the runtime allows: a press counts from the scan that finds it.
_SCAN_SECONDS = 0.001

# Hz while asleep: nothing saves more current (docs/dev/power.md). It doesn't affect timers, USB or the flash.
_SLOW = const(25_000_000)
# Poll interval for events of `keypad` while dozing, in ms and in seconds.
_POLL = const(20)
_POLL_SECONDS = 0.02
# Longest sleep in ms while a key is down, so that the app notices a held key.
_HELD = const(100)
# ms after which a key that is down counts as stuck and no longer keeps the chip awake.
_STUCK = const(3000)


class Keys:
    """The seven keys to ground, at GPIO `numbers`. Keys that are down at construction are reported as pressed."""

    def __init__(self, numbers: "Sequence[int]" = pins.KEYS) -> None:
        self._pins = tuple([getattr(board, "GP" + str(n)) for n in numbers])
        self._debouncer = Debouncer(len(self._pins))
        self._event = keypad.Event()
        self._pending = False  # the event isn't handled yet
        self._found: "list[int]" = []  # edges found when light sleep ended
        self._quiet = 0  # ms slept since the last edge
        self._scan()

    def _scan(self) -> None:
        """Give the pins to `keypad`."""
        self._keys = keypad.Keys(self._pins, value_when_pressed=False, pull=True, interval=_SCAN_SECONDS)
        self._events = self._keys.events
        # Older runtimes report a key that is down at the start; newer ones take it for the normal state.
        # After reset() all of them report it.
        self._events.clear()
        self._keys.reset()

    def get(self) -> int:
        """Return the next edge: key when pressed, key + 8 when released, -1 for none."""
        if self._found:
            return self._found.pop(0)
        event = self._event
        debouncer = self._debouncer
        while self._pending or self._events.get_into(event):
            self._pending = True
            key = debouncer.released(event.timestamp)
            if key >= 0:
                return key + 8  # before this event
            self._pending = False
            self._quiet = 0
            key = event.key_number
            if debouncer.change(key, event.pressed, event.timestamp):
                return key
        now = supervisor.ticks_ms() & MASK
        if self._events.overflowed:
            # Unknown edges were lost. The next scan reports each key that is down as a new press, so treat all keys as
            # open until then. That is too short to count as a release.
            self._events.clear()
            self._keys.reset()
            for key in range(len(self._pins)):
                if debouncer.closed[key]:
                    debouncer.change(key, False, now)
        key = debouncer.released(now)
        return key + 8 if key >= 0 else -1

    def settled(self) -> bool:
        """Return whether no contact is bouncing, so that no edge is due. Does not allocate."""
        return self._debouncer.settled()

    def sleep(self, ms: int) -> None:
        """Wait until a key goes down, for about `ms` milliseconds; in light sleep for as long as that takes.

        Without a computer on the cable the processor runs slowly; don't use other drivers meanwhile.
        """
        import microcontroller

        if self._found or self._events:
            return
        if not self._debouncer.settled():
            time.sleep(_POLL_SECONDS)
            return
        if supervisor.runtime.usb_connected:
            # The computer supplies the current, and the console must stay responsive.
            self._doze(ms)
            return
        cpu = microcontroller.cpu
        frequency = cpu.frequency
        cpu.frequency = _SLOW
        try:
            if self._debouncer.down() and self._quiet < _STUCK:
                self._doze(min(ms, _HELD))
            elif alarm:
                self._light_sleep()
            else:
                self._doze(ms)
        finally:
            cpu.frequency = frequency

    def _doze(self, ms: int) -> None:
        """Sleep in short steps until there is an edge, at most `ms` milliseconds."""
        while ms > 0 and not self._events:
            time.sleep(_POLL_SECONDS)
            self._quiet += _POLL
            ms -= _POLL

    def _light_sleep(self) -> None:
        """Sleep until a key goes down, then find the edges of that time."""
        states = self._debouncer.states
        self._keys.deinit()
        try:
            # Wait for a level, to notice a key that goes down just before the chip sleeps. For a stuck key wait for the
            # edge: its level would end each sleep immediately.
            alarms = [
                alarm.pin.PinAlarm(pin, value=False, edge=states[key] == PRESSED, pull=True)
                for key, pin in enumerate(self._pins)
            ]
            # No time alarm: only a key ends this sleep.
            woke = alarm.light_sleep_until_alarms(*alarms)
        finally:
            self._scan()
        time.sleep(_POLL_SECONDS)
        held = 0
        while self._events.get_into(self._event):
            if self._event.pressed:
                held |= 1 << self._event.key_number
            else:
                held &= ~(1 << self._event.key_number)
        for key in range(len(self._pins)):
            was_down = states[key] == PRESSED
            down = bool(held & (1 << key))
            # The key that woke the chip was pressed even if it is up again. A stuck one was released first.
            pressed = alarms[key] is woke and (not was_down or down)
            if was_down and (pressed or not down):
                self._found.append(key + 8)
            if pressed or (down and not was_down):
                self._found.append(key)
                if not down:
                    self._found.append(key + 8)
            self._debouncer.settle(key, PRESSED if down else RELEASED)
        self._quiet = 0
