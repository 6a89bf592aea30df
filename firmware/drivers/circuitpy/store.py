"""What must survive on CircuitPython: the region that our image gives `microcontroller.nvm`, 64 KiB of flash.

That image programs bytes without an erase wherever only ones become zeros, and erases a sector alone where all of it is
set to 0xFF. USB may own the drive meanwhile. An official image has a nvm of 4 KiB: too small to be the region.
"""

import os

from microcontroller import nvm

_SECTOR = 4096


class Store:
    """The region; `size`: its bytes. `random(count)`: so many random bytes."""

    def __init__(self):
        self._nvm = nvm or bytearray()
        self.size = len(self._nvm)
        self.random = os.urandom

    def read(self, at, length):
        """Return bytes of the region."""
        return self._nvm[at : at + length]

    def program(self, at, data):
        """Make zeros of ones: `data` over bytes that are 0xFF, or have all ones that it has."""
        self._nvm[at : at + len(data)] = data

    def erase(self, sector):
        """Make 4,096 bytes 0xFF. Nothing else happens meanwhile."""
        at = sector * _SECTOR
        self._nvm[at : at + _SECTOR] = b"\xff" * _SECTOR
