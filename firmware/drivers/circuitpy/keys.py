"""Key edges on CircuitPython: `keypad` scans in C and keeps what it finds, with its time, while the app is busy;
`drivers/debounce.py` makes one edge of each bouncing.

For the long sleep the pins go from `keypad`, which needs the processor a thousand times a second, to the chip's own
interrupts, and back when one of them woke it.
"""

import time

import board
import keypad
import supervisor

from drivers import pins
from drivers.debounce import PRESSED, RELEASED, Debouncer
from input.ticks import MASK
from micropython import const

try:
    import alarm
except ImportError:  # CircuitPython has none on an RP2350
    alarm = None  # type: ignore[assignment]

# Seconds between two scans: as short as the runtime can, for a press counts from the first that finds it.
_SCAN_SECONDS = 0.001

# Hz while asleep: that saves more than anything else (see docs/power.md). The timers, USB and the flash do not mind.
_SLOW = const(25_000_000)
# ms between two looks whether `keypad` has noticed anything; the same in seconds.
_LOOK = const(20)
_LOOK_SECONDS = 0.02
# ms in one sleep while a key is down: the app has to notice that it is held.
_HELD = const(100)
# ms after which a key that is down is taken for stuck, and slept over.
_STUCK = const(3000)


class Keys:
    """The seven keys to ground, at GPIO `numbers`. Those down when this is made are reported as pressed at once."""

    def __init__(self, numbers=pins.KEYS):
        self._pins = tuple([getattr(board, "GP" + str(n)) for n in numbers])
        self._debouncer = Debouncer(len(self._pins))
        self._event = keypad.Event()
        self._waits = False  # whether the event is one still to be worked off
        self._found = []  # edges found when light sleep ended
        self._quiet = 0  # ms slept since the last edge
        self._scan()

    def _scan(self):
        """Give the pins to `keypad`."""
        self._keys = keypad.Keys(self._pins, value_when_pressed=False, pull=True, interval=_SCAN_SECONDS)
        self._events = self._keys.events
        # Older runtimes report a key that is down at the start, newer ones take it for the normal state;
        # after reset() all of them report it, at once.
        self._events.clear()
        self._keys.reset()

    def get(self):
        """Return the next edge: key when pressed, key + 8 when released, -1 when there is none."""
        if self._found:
            return self._found.pop(0)
        event = self._event
        debouncer = self._debouncer
        while self._waits or self._events.get_into(event):
            self._waits = True
            key = debouncer.released(event.timestamp)
            if key >= 0:
                return key + 8  # that was before this event
            self._waits = False
            self._quiet = 0
            key = event.key_number
            if debouncer.change(key, event.pressed, event.timestamp):
                return key
        now = supervisor.ticks_ms() & MASK
        if self._events.overflowed:
            # Edges were lost and nobody knows which. The next scan tells of each key that is down, as if it went down
            # then; so all are open until then, which is shorter than it takes to be released.
            self._events.clear()
            self._keys.reset()
            for key in range(len(self._pins)):
                if debouncer.closed[key]:
                    debouncer.change(key, False, now)
        key = debouncer.released(now)
        return key + 8 if key >= 0 else -1

    def settled(self):
        """Whether no contact has moved so lately that its edge is still to be told. Does not allocate."""
        return self._debouncer.settled()

    def sleep(self, ms):
        """Wait until a key goes down, for about `ms` milliseconds; in light sleep until then, however long it takes.

        Without a computer on the cable the processor is slowed down; other drivers must not be used meanwhile.
        """
        import microcontroller

        if self._found or self._events:
            return
        if not self._debouncer.settled():
            time.sleep(_LOOK_SECONDS)
            return
        if supervisor.runtime.usb_connected:
            # Current comes from there, and the console must stay quick.
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

    def _doze(self, ms):
        """Sleep in short steps until there is an edge, at most `ms` milliseconds."""
        while ms > 0 and not self._events:
            time.sleep(_LOOK_SECONDS)
            self._quiet += _LOOK
            ms -= _LOOK

    def _light_sleep(self):
        """Sleep until a key goes down, then find out what became of the keys meanwhile."""
        states = self._debouncer.states
        self._keys.deinit()
        try:
            # A level, so that a key which goes down just before the chip sleeps is noticed. For a stuck key the change:
            # its level would end the sleep at once, again and again.
            alarms = [
                alarm.pin.PinAlarm(pin, value=False, edge=states[key] == PRESSED, pull=True)
                for key, pin in enumerate(self._pins)
            ]
            # No time alarm: nothing but a key is waited for.
            woke = alarm.light_sleep_until_alarms(*alarms)
        finally:
            self._scan()
        time.sleep(_LOOK_SECONDS)
        held = 0
        while self._events.get_into(self._event):
            if self._event.pressed:
                held |= 1 << self._event.key_number
            else:
                held &= ~(1 << self._event.key_number)
        for key in range(len(self._pins)):
            was_down = states[key] == PRESSED
            down = bool(held & (1 << key))
            # The key that woke may be up again by now: it was pressed all the same. A stuck one was let go before.
            pressed = alarms[key] is woke and (not was_down or down)
            if was_down and (pressed or not down):
                self._found.append(key + 8)
            if pressed or (down and not was_down):
                self._found.append(key)
                if not down:
                    self._found.append(key + 8)
            self._debouncer.settle(key, PRESSED if down else RELEASED)
        self._quiet = 0
