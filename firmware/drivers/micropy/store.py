"""What must survive on MicroPython: the region that our image leaves free before the file system, 64 KiB of flash."""

import os

# `rp2` itself would bring the assembler of state machines into the heap.
from _rp2 import Flash  # type: ignore[import-not-found]

from drivers.micropy.blind import blind
from micropython import const
from this_image import REGION

_SIZE = const(65536)
_SECTOR = const(4096)
_PAGE = const(256)  # bytes programmed at once
_BLANK = b"\xff" * _PAGE
_ERASE = const(6)  # of MicroPython's block devices


class Store:
    """The region; `size`: its bytes. `random(count)`: so many random bytes."""

    def __init__(self):
        self.size = _SIZE if REGION else 0
        self.random = os.urandom
        if REGION:
            self._flash = Flash(start=0, len=_SIZE)
        self._page = bytearray(_PAGE)

    def read(self, at, length):
        """Return bytes of the region."""
        data = bytearray(length)
        self._flash.readblocks(at // _SECTOR, data, at % _SECTOR)
        return data

    def program(self, at, data):
        """Make zeros of ones, page by page; what lies beside the data in a page stays as it is."""
        done = 0
        while done < len(data):
            first = (at + done) % _PAGE
            part = data[done : done + _PAGE - first]
            self._page[:] = _BLANK
            self._page[first : first + len(part)] = part
            start = at + done - first
            self._flash.writeblocks(start // _SECTOR, self._page, start % _SECTOR)
            done += len(part)

    def erase(self, sector):
        """Make 4,096 bytes 0xFF. Nothing else happens meanwhile."""
        blind[0] = 1
        self._flash.ioctl(_ERASE, sector)
        blind[0] = 0
