"""The store on CircuitPython: the region of `microcontroller.nvm`, 64 KiB of flash in our image.

Our image programs bytes without an erase if that only changes ones to zeros. It erases a single sector if all of it is
set to 0xFF. USB may own the drive meanwhile. An official image has a nvm of 4 KiB, too small for the region.
"""

import os

from microcontroller import nvm

_SECTOR = 4096


class Store:
    """The region: `size` in bytes, `random(count)` for random bytes."""

    def __init__(self) -> None:
        self._nvm = nvm or bytearray()
        self.size = len(self._nvm)
        self.random = os.urandom

    def read(self, at: int, length: int) -> "bytes | bytearray":
        """Return bytes of the region."""
        return self._nvm[at : at + length]

    def program(self, at: int, data: "bytes | bytearray") -> None:
        """Clear the bits that are zero in `data`. Each bit that is one there must be one already."""
        self._nvm[at : at + len(data)] = data

    def erase(self, sector: int) -> None:
        """Set the 4,096 bytes of a sector to 0xFF. Blocks everything else meanwhile."""
        at = sector * _SECTOR
        self._nvm[at : at + _SECTOR] = b"\xff" * _SECTOR
