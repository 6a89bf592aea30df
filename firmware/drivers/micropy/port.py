"""The serial console on MicroPython, read and written without waiting."""

import sys
from select import POLLIN, POLLOUT, poll

import micropython
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

_CHUNK = const(64)  # bytes read or written at once


class Port:
    """The console as a port."""

    def __init__(self) -> None:
        self._in: "Any" = sys.stdin.buffer  # the stubs lack `readinto`
        self._out = sys.stdout.buffer
        self._readable = poll()
        self._readable.register(self._in, POLLIN)
        self._writable = poll()
        self._writable.register(self._out, POLLOUT)
        self._byte = bytearray(1)

    def waiting(self) -> int:
        """Return 1 if a byte has arrived, else 0. Allocates nothing."""
        for _ in self._readable.ipoll(0):
            return 1
        return 0

    def read(self) -> bytes:
        """Return some of the bytes that have arrived."""
        data = bytearray()
        while len(data) < _CHUNK and self.waiting():
            self._in.readinto(self._byte)
            data.extend(self._byte)
        return bytes(data)

    def write(self, data: bytes) -> int:
        """Write as many bytes as fit without waiting, one at a time; return how many."""
        count = 0
        while count < len(data) and count < _CHUNK and self._has_room():
            self._byte[0] = data[count]
            self._out.write(self._byte)
            count += 1
        return count

    def interrupts(self, on: bool) -> None:
        """Let Ctrl-C end the program, as by default, or treat it as an ordinary byte."""
        micropython.kbd_intr(3 if on else -1)

    def _has_room(self) -> bool:
        for _ in self._writable.ipoll(0):
            return True
        return False
