"""Key edges on MicroPython: interrupts record changes of the pins, `drivers/debounce.py` debounces them.

Each record has its time, so presses are neither lost nor reordered while the app draws or writes to the flash. `get`
processes them in order.
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

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Sequence

# ms in one light sleep: shorter than a tap. The pins are polled in between, as the sleeping chip may miss changes.
_STEP = const(50)

# The status of the USB controller (RP2040 datasheet, 4.1.4; the RP2350 has the same): bits of its upper and lower half.
_SIE_STATUS = const(0x50110050)
_CONNECTED = const(1)
_SUSPENDED = const(1 << 4)

_RECORDS = const(128)  # a power of two; a tap makes two, and more when it bounces
_TAPPED = const(2)  # the pin reads open, but may have been closed while interrupts were off


class Keys:
    """The seven keys to ground, at GPIO `numbers`. Keys that are down at construction are reported as pressed."""

    def __init__(self, numbers: "Sequence[int]" = pins.KEYS) -> None:
        count = len(numbers)
        self._pins = tuple([Pin(n, Pin.IN, Pin.PULL_UP) for n in numbers])
        self._debouncer = Debouncer(count)  # the state of the pins after the records read so far
        # The records, a ring: which pin changed, whether its key was closed (or _TAPPED), and when.
        self._changed_key = bytearray(_RECORDS)
        self._changed_to = bytearray(_RECORDS)
        self._changed_at = array("I", [0] * _RECORDS)
        self._head = 0  # where the interrupts write
        self._tail = 0  # where get() reads
        time.sleep_ms(1)  # the pull-ups need a moment to charge the wires
        for key in range(count):
            self._pins[key].irq(self._watcher(key), Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def _watcher(self, key: int) -> "Callable[[Pin], None]":
        """Return the interrupt handler of one pin, which adds a record and allocates nothing."""

        def watch(pin: Pin) -> None:
            head = self._head
            after = (head + 1) & (_RECORDS - 1)
            if after != self._tail:  # else full: get() reads the pins themselves
                self._changed_key[head] = key
                self._changed_to[head] = (_TAPPED if blind[0] else 0) if pin.value() else 1
                self._changed_at[head] = time.ticks_ms()  # type: ignore[call-overload]
                self._head = after

        return watch

    def get(self) -> int:
        """Return the next edge: key when pressed, key + 8 when released, -1 for none. Never allocates."""
        debouncer = self._debouncer
        while self._tail != self._head:
            tail = self._tail
            tick = self._changed_at[tail] & MASK
            key = debouncer.released(tick)
            if key >= 0:
                return key + 8  # before this record, which stays for the next call
            key = self._changed_key[tail]
            closed = self._changed_to[tail]
            self._tail = (tail + 1) & (_RECORDS - 1)
            # An edge of a key that was up and reads open is a spike on the wire, not a press.
            if not closed and debouncer.states[key] == RELEASED:
                continue
            if debouncer.change(key, closed & 1, tick):
                return key
        now = time.ticks_ms() & MASK  # type: ignore[operator]  # a plain int, whatever the stub says
        for key in range(len(self._pins)):
            closed = not self._pins[key].value()
            # No record of it: down since before the interrupts were set, or the ring was full.
            if closed != debouncer.closed[key] and debouncer.change(key, closed, now):
                return key
        key = debouncer.released(now)
        return key + 8 if key >= 0 else -1

    def settled(self) -> bool:
        """Return whether no contact is bouncing, so that no edge is due. Does not allocate."""
        return self._debouncer.settled()

    def sleep(self, ms: int) -> None:
        """Wait until a pin changes, for about `ms` milliseconds at most; with a key down only a moment of that.

        Use light sleep if no computer is connected: it stops the clock of USB and so the console.
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
        # Light sleep resets all clocks, and the bus was opened for the earlier one.
        if machine.freq() != clock:
            machine.freq(clock)

    def _changed(self) -> bool:
        """Return whether there is a record, or a pin in another state than the debouncer's."""
        if self._tail != self._head:
            return True
        for key in range(len(self._pins)):
            if self._pins[key].value() == self._debouncer.closed[key]:
                return True
        return False


def _computer() -> bool:
    """Return whether a computer is connected and awake, from the USB controller.

    A pin would detect the voltage of the socket, but it differs between a Pico and a Pico W.
    """
    # Read halves: the whole register may not fit in a small int.
    return machine.mem16[_SIE_STATUS + 2] & _CONNECTED and not machine.mem16[_SIE_STATUS] & _SUSPENDED
