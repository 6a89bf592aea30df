"""The serial console on MicroPython, read and written without waiting."""

import sys
from select import POLLIN, POLLOUT, poll

import micropython
from micropython import const

_MOST = const(64)  # bytes read or written at once


class Port:
    """The console as a port."""

    def __init__(self):
        self._in = sys.stdin.buffer
        self._out = sys.stdout.buffer
        self._readable = poll()
        self._readable.register(self._in, POLLIN)
        self._writable = poll()
        self._writable.register(self._out, POLLOUT)
        self._byte = bytearray(1)

    def waiting(self):
        """Return whether a byte has come. Allocates nothing."""
        for _ in self._readable.ipoll(0):
            return 1
        return 0

    def read(self):
        """Return some of the bytes that have come."""
        data = bytearray()
        while len(data) < _MOST and self.waiting():
            self._in.readinto(self._byte)
            data.extend(self._byte)
        return bytes(data)

    def write(self, data):
        """Write as many bytes as there is room for, one at a time: more would wait. Return how many."""
        count = 0
        while count < len(data) and count < _MOST and self._has_room():
            self._byte[0] = data[count]
            self._out.write(self._byte)
            count += 1
        return count

    def interrupts(self, on):
        """Let Ctrl-C end the program, as it does by default, or make it a byte like others."""
        micropython.kbd_intr(3 if on else -1)

    def _has_room(self):
        for _ in self._writable.ipoll(0):
            return True
        return False
