"""The store on MicroPython: the region that our image reserves before the file system, 64 KiB of flash."""

import os

# Importing `rp2` would load its assembler into the heap.
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
    """The region: `size` in bytes, `random(count)` for random bytes."""

    def __init__(self) -> None:
        self.size = _SIZE if REGION else 0
        self.random = os.urandom
        if REGION:
            self._flash = Flash(start=0, len=_SIZE)
        self._page = bytearray(_PAGE)

    def read(self, at: int, length: int) -> bytearray:
        """Return bytes of the region."""
        data = bytearray(length)
        self._flash.readblocks(at // _SECTOR, data, at % _SECTOR)
        return data

    def program(self, at: int, data: "bytes | bytearray") -> None:
        """Clear the bits that are zero in `data`, page by page. The rest of a page doesn't change."""
        done = 0
        while done < len(data):
            first = (at + done) % _PAGE
            part = data[done : done + _PAGE - first]
            self._page[:] = _BLANK
            self._page[first : first + len(part)] = part
            start = at + done - first
            self._flash.writeblocks(start // _SECTOR, self._page, start % _SECTOR)
            done += len(part)

    def erase(self, sector: int) -> None:
        """Set the 4,096 bytes of a sector to 0xFF. Blocks everything else meanwhile."""
        blind[0] = 1
        self._flash.ioctl(_ERASE, sector)
        blind[0] = 0
