"""Key edges on CircuitPython: `keypad` scans and debounces in C and keeps them while the app is busy.

For the long sleep the pins go from `keypad`, which needs the processor a thousand times a second, to the chip's own
interrupts, and back when one of them woke it.
"""

import sys
import time

import board
import keypad

from drivers import pins

# Hz while asleep: that saves more than anything else (see docs/power.md). The timers, USB and the flash do not mind.
_SLOW = 25_000_000
# ms between two looks whether `keypad` has noticed anything, which also is two of its scans; the same in seconds.
_LOOK = 20
_LOOK_SECONDS = 0.02
# ms in one sleep while a key is down: the app has to notice that it is held.
_HELD = 100
# ms after which a key that is down is taken for stuck, and slept over.
_STUCK = 3000


class Keys:
    """The seven keys to ground, at GPIO `numbers`. Those down when this is made are reported as pressed at once."""

    def __init__(self, numbers=pins.KEYS):
        self._pins = tuple([getattr(board, "GP" + str(n)) for n in numbers])
        self._event = keypad.Event()
        self._down = 0  # bit set
        self._releasing = 0  # bit set: releases still to be made up
        self._found = []  # edges found when light sleep ended
        self._quiet = 0  # ms slept since the last edge
        self._scan()

    def _scan(self):
        """Give the pins to `keypad`."""
        # Scanned every 10 ms: longer than a switch bounces, so at most one look falls into the bouncing.
        self._keys = keypad.Keys(self._pins, value_when_pressed=False, pull=True, interval=0.01)
        self._events = self._keys.events
        # Older runtimes report a key that is down at the start, newer ones take it for the normal state;
        # after reset() all of them report it, at once.
        self._events.clear()
        self._keys.reset()

    def get(self):
        """Return the next edge: key when pressed, key + 8 when released, -1 when there is none."""
        if self._found:
            return self._found.pop(0)
        if self._releasing:
            return self._release()
        event = self._event
        if self._events.get_into(event):
            key = event.key_number
            self._quiet = 0
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

    def sleep(self, ms):
        """Wait until a key goes down, for about `ms` milliseconds; in light sleep until then, however long it takes.

        Without a computer on the cable the processor is slowed down; other drivers must not be used meanwhile.
        """
        import microcontroller
        from supervisor import runtime

        if self._found or self._releasing or self._events:
            return
        if runtime.usb_connected:
            # Current comes from there, and the console must stay quick.
            self._doze(ms)
            return
        cpu = microcontroller.cpu
        frequency = cpu.frequency
        cpu.frequency = _SLOW
        try:
            if self._down and self._quiet < _STUCK:
                self._doze(min(ms, _HELD))
            # Before 10, light sleep leaves the clock of the I2C bus and others stopped in every sleep from then on
            # (adafruit/circuitpython#8561).
            elif sys.implementation.version[0] < 10:
                self._doze(ms)
            else:
                self._light_sleep()
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
        import alarm

        self._keys.deinit()
        try:
            # A level, so that a key which goes down just before the chip sleeps is noticed. For a stuck key the change:
            # its level would end the sleep at once, again and again.
            alarms = [
                alarm.pin.PinAlarm(pin, value=False, edge=bool(self._down & (1 << key)), pull=True)
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
            bit = 1 << key
            # The key that woke may be up again by now: it was pressed all the same. A stuck one was let go before.
            pressed = alarms[key] is woke and (not self._down & bit or held & bit)
            if self._down & bit and (pressed or not held & bit):
                self._found.append(key + 8)
                self._down &= ~bit
            if pressed or held & bit & ~self._down:
                self._found.append(key)
                if held & bit:
                    self._down |= bit
                else:
                    self._found.append(key + 8)
        self._quiet = 0
