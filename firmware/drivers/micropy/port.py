"""The serial console on MicroPython, read and written without waiting, where our image lets it be asked (`ioctl`)."""

import sys

import micropython
from micropython import const

_MOST = const(64)  # bytes read or written at once
# What a stream is asked, and whether it can be read or written.
_POLL = const(3)
_READ = const(1)
_WRITE = const(4)


def _never(_request, _flags):
    """An official image cannot be asked: nothing comes, and there is no room. Allocates nothing."""
    return 0


class Port:
    """The console as a port."""

    def __init__(self):
        self._in = sys.stdin.buffer
        self._out = sys.stdout.buffer
        self._poll = getattr(self._in, "ioctl", _never)
        self._byte = bytearray(1)

    def waiting(self):
        """Whether a byte has come. Allocates nothing."""
        return self._poll(_POLL, _READ)

    def read(self):
        """Return some of the bytes that have come."""
        data = bytearray()
        while len(data) < _MOST and self._poll(_POLL, _READ):
            self._in.readinto(self._byte)
            data.extend(self._byte)
        return bytes(data)

    def write(self, data):
        """Write as many bytes as there is room for, one at a time: more would be waited for. Return how many."""
        count = 0
        while count < len(data) and count < _MOST and self._poll(_POLL, _WRITE):
            self._byte[0] = data[count]
            self._out.write(self._byte)
            count += 1
        return count

    def interrupts(self, on):
        """Whether Ctrl-C ends the program, as it does by itself; else it is a byte like others."""
        micropython.kbd_intr(3 if on else -1)
