"""Key edges on MicroPython: interrupts note what the pins do, a debouncer makes one edge of each bouncing.

The notes carry their time, so no press is lost and none changes places with another while the app draws or writes to
the flash; `get` works them off in order. A press is reported at the first touch, a release when the pin has been quiet.
"""

import time
from array import array

import machine
from machine import Pin

from drivers import pins

# The states of a key …
UP = 0
GOING_DOWN = 1  # touched, and reported as pressed; may be bouncing
DOWN = 2
GOING_UP = 3  # let go, or a flicker of the contact; may be bouncing

# … and where each goes when its pin changes, is quiet and low, is quiet and high. There is no other way.
CHANGED = 0
LOW = 1
HIGH = 2
NEXT = (
    (GOING_DOWN, UP, UP),
    (GOING_DOWN, DOWN, UP),
    (GOING_UP, DOWN, DOWN),
    (GOING_UP, DOWN, UP),
)

QUIET = 12  # ms without a change: longer than a switch bounces, shorter than the quickest tap

# ms in one light sleep. The pins are looked at in between: the chip may miss what they do in its sleep, and a tap must
# not fall between two looks.
_STEP = 50

_NOTES = 128  # a power of two; a tap makes two, and more when it bounces


class Keys:
    """The seven keys to ground, at GPIO `numbers`. Those down when this is made are reported as pressed at once."""

    def __init__(self, numbers=pins.KEYS):
        count = len(numbers)
        self._pins = tuple([Pin(n, Pin.IN, Pin.PULL_UP) for n in numbers])
        self._states = bytearray(count)
        self._levels = bytearray([1] * count)  # what the pins were, as far as the notes are read
        self._quiet_at = array("I", [0] * count)  # tick when a key that is GOING somewhere has arrived
        self._note_key = bytearray(_NOTES)  # the notes: which pin changed …
        self._note_level = bytearray(_NOTES)  # … what it was then …
        self._note_tick = array("I", [0] * _NOTES)  # … and when
        self._head = 0  # where the interrupts write
        self._tail = 0  # where get() reads
        self._vbus = None  # the pin, from the first sleep on
        time.sleep_ms(1)  # the pull-ups need a moment to charge the wires
        for key in range(count):
            self._pins[key].irq(self._watcher(key), Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def _watcher(self, key):
        """Return the interrupt handler of one pin: it makes a note, and allocates nothing."""

        def watch(pin):
            head = self._head
            behind = (head + 1) & (_NOTES - 1)
            if behind != self._tail:  # full: get() will look at the pins themselves
                self._note_key[head] = key
                self._note_level[head] = pin.value()
                self._note_tick[head] = time.ticks_ms()  # type: ignore[call-overload]
                self._head = behind

        return watch

    def get(self):
        """Return the next edge: key when pressed, key + 8 when released, -1 when there is none. Never allocates."""
        while self._tail != self._head:
            tail = self._tail
            tick = self._note_tick[tail]
            for key in range(len(self._pins)):
                if self._arrive(key, tick):
                    return key + 8  # that was before this note: the note stays for the next call
            key = self._note_key[tail]
            level = self._note_level[tail]
            self._tail = (tail + 1) & (_NOTES - 1)
            if self._change(key, level, tick):
                return key
        now = time.ticks_ms()
        for key in range(len(self._pins)):
            level = self._pins[key].value()
            if level != self._levels[key]:
                # No note of it: down since before the interrupts were set, or more notes than there was room for.
                if self._change(key, level, now):
                    return key
            elif self._arrive(key, now):
                return key + 8
        return -1

    def sleep(self, ms):
        """Wait until a pin changes, for about `ms` milliseconds at most; with a key down only a moment of that.

        In light sleep when the current comes from a battery. It stops the clock of USB, and with it the console, so
        with a voltage on the socket the processor only idles.
        """
        if self._vbus is None:
            self._vbus = _usb_power()
        for state in self._states:
            if state == DOWN:
                ms = min(ms, _STEP)  # the app has to notice that it is held
            elif state != UP:
                time.sleep_ms(min(ms, QUIET))
                return
        while ms > 0 and self._tail == self._head:
            for key in range(len(self._pins)):
                if self._pins[key].value() != self._levels[key]:
                    return
            step = min(ms, _STEP)
            if self._vbus.value():
                time.sleep_ms(step)
            else:
                machine.lightsleep(step)
            ms -= step

    def _change(self, key, level, tick):
        """The pin changed at that tick. Return whether that is a press."""
        before = self._states[key]
        self._levels[key] = level
        self._quiet_at[key] = time.ticks_add(tick, QUIET)
        self._states[key] = NEXT[before][CHANGED]
        return before == UP

    def _arrive(self, key, tick):
        """If the pin has been quiet up to that tick, end the going. Return whether that is a release."""
        before = self._states[key]
        if before == UP or before == DOWN or time.ticks_diff(tick, self._quiet_at[key]) < 0:
            return False
        after = NEXT[before][HIGH if self._levels[key] else LOW]
        self._states[key] = after
        return after == UP


def _usb_power():
    """Return the pin that is high while there is a voltage on the USB socket."""
    try:
        return Pin("WL_GPIO2", Pin.IN)  # Pico W and Pico 2 W have it on the chip of their radio
    except ValueError:
        return Pin(24, Pin.IN)
