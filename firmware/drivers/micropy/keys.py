"""Key edges on MicroPython: interrupts note what the pins do, `drivers/debounce.py` makes one edge of each bouncing.

The notes carry their time, so no press is lost and none changes places with another while the app draws or writes to
the flash; `get` works them off in order.
"""

import time
from array import array

import machine
from machine import Pin

from drivers import pins
from drivers.debounce import QUIET, RELEASED, Debouncer
from drivers.micropy.blind import blind
from input.ticks import MASK
from micropython import const

# ms in one light sleep. The pins are looked at in between: the chip may miss what they do in its sleep, and a tap must
# not fall between two looks.
_STEP = const(50)

# The status of the USB controller (RP2040 datasheet, 4.1.4; the RP2350 has the same), and what stands in its upper and
# lower half.
_SIE_STATUS = const(0x50110050)
_CONNECTED = const(1)
_SUSPENDED = const(1 << 4)

_NOTES = const(128)  # a power of two; a tap makes two, and more when it bounces
_TAPPED = const(2)  # a note of a pin that reads open, but may have been closed while interrupts were off


class Keys:
    """The seven keys to ground, at GPIO `numbers`. Those down when this is made are reported as pressed at once."""

    def __init__(self, numbers=pins.KEYS):
        count = len(numbers)
        self._pins = tuple([Pin(n, Pin.IN, Pin.PULL_UP) for n in numbers])
        self._debouncer = Debouncer(count)  # knows what the pins were, as far as the notes are read
        self._note_key = bytearray(_NOTES)  # the notes: which pin changed …
        self._note_closed = bytearray(_NOTES)  # … whether its key was closed then, or _TAPPED …
        self._note_tick = array("I", [0] * _NOTES)  # … and when
        self._head = 0  # where the interrupts write
        self._tail = 0  # where get() reads
        time.sleep_ms(1)  # the pull-ups need a moment to charge the wires
        for key in range(count):
            self._pins[key].irq(self._watcher(key), Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def _watcher(self, key):
        """Return the interrupt handler of one pin: it makes a note, and allocates nothing."""

        def watch(pin):
            head = self._head
            after = (head + 1) & (_NOTES - 1)
            if after != self._tail:  # full: get() will look at the pins themselves
                self._note_key[head] = key
                self._note_closed[head] = (_TAPPED if blind[0] else 0) if pin.value() else 1
                self._note_tick[head] = time.ticks_ms()  # type: ignore[call-overload]
                self._head = after

        return watch

    def get(self):
        """Return the next edge: key when pressed, key + 8 when released, -1 when there is none. Never allocates."""
        debouncer = self._debouncer
        while self._tail != self._head:
            tail = self._tail
            tick = self._note_tick[tail] & MASK
            key = debouncer.released(tick)
            if key >= 0:
                return key + 8  # that was before this note: the note stays for the next call
            key = self._note_key[tail]
            closed = self._note_closed[tail]
            self._tail = (tail + 1) & (_NOTES - 1)
            # An edge of a key that was up and reads open is a spike on the wire, not a press.
            if not closed and debouncer.states[key] == RELEASED:
                continue
            if debouncer.change(key, closed & 1, tick):
                return key
        now = time.ticks_ms() & MASK  # type: ignore[operator]  # a plain int, whatever the stub says
        for key in range(len(self._pins)):
            closed = not self._pins[key].value()
            # No note of it: down since before the interrupts were set, or more notes than there was room for.
            if closed != debouncer.closed[key] and debouncer.change(key, closed, now):
                return key
        key = debouncer.released(now)
        return key + 8 if key >= 0 else -1

    def settled(self):
        """Whether no contact has moved so lately that its edge is still to be told. Does not allocate."""
        return self._debouncer.settled()

    def sleep(self, ms):
        """Wait until a pin changes, for about `ms` milliseconds at most; with a key down only a moment of that.

        In light sleep when no computer is connected. It stops the clock of USB, and with it the console, so with one
        the processor only idles.
        """
        if not self._debouncer.settled():
            time.sleep_ms(min(ms, QUIET))
            return
        if self._debouncer.down():
            ms = min(ms, _STEP)  # the app has to notice that it is held
        clock = machine.freq()
        while ms > 0 and not self._changed():
            step = min(ms, _STEP)
            if _computer():
                time.sleep_ms(step)
            else:
                blind[0] = 1
                machine.lightsleep(step)
                blind[0] = 0
            ms -= step
        # Light sleep ends with all clocks as at power-on, and the bus was made for the one before.
        if machine.freq() != clock:
            machine.freq(clock)

    def _changed(self):
        """Whether there is a note, or a pin that is not as it was."""
        if self._tail != self._head:
            return True
        for key in range(len(self._pins)):
            if self._pins[key].value() == self._debouncer.closed[key]:
                return True
        return False


def _computer():
    """Whether a computer is at the other end of the cable and awake, as the USB controller knows it: a pin tells of the
    voltage on the socket, but not the same one on a Pico and a Pico W.
    """
    # By halves: the whole register may be no small int.
    return machine.mem16[_SIE_STATUS + 2] & _CONNECTED and not machine.mem16[_SIE_STATUS] & _SUSPENDED
