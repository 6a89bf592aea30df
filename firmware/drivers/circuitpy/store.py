"""What must survive on CircuitPython: the journal in `microcontroller.nvm`, small records in files.

nvm is one sector of flash. Bytes that are 0xFF are programmed without an erase, so the journal only ever grows until
`begin` erases the sector. nvm can be written whatever USB does with the drive; files only while the board owns it.
"""

import gc
import os

from microcontroller import nvm

from drivers.records import Files

_SECTOR = 4096
_BLOCK = 256
_ERASED = b"\xff" * _BLOCK
_NO_ROOM = 28  # errno.ENOSPC


class Store:
    """The journal and the records. `room` is the number of bytes the journal can have."""

    def __init__(self, folder="/saves"):
        if nvm is None:
            raise RuntimeError("no nvm")
        self._nvm = nvm
        self.room = min(_SECTOR, len(nvm))
        self._end = self._find_end()
        files = Files(folder, os.sync)
        self.find = files.find
        self.load = files.load
        self.save = files.save
        self.lay_out = files.lay_out

    def _find_end(self):
        """Return the offset behind the last byte that is not 0xFF."""
        start = self.room - _BLOCK
        while start >= 0:
            block = bytes(self._nvm[start : start + _BLOCK])
            if block != _ERASED:
                end = _BLOCK
                while block[end - 1] == 0xFF:
                    end -= 1
                return start + end
            start -= _BLOCK
        return 0

    def read(self):
        """Return the journal: all up to the last byte that is not 0xFF. So a record must not end in 0xFF."""
        return self._nvm[0 : self._end] if self._end else b""

    def append(self, data):
        """Program `data` behind the journal. Raises OSError when there is no room for it; then nothing is written."""
        end = self._end + len(data)
        if end > self.room:
            raise OSError(_NO_ROOM)
        if data:
            self._nvm[self._end : end] = data
            self._end = end

    def begin(self, data):
        """Forget the journal and start it with `data`. Raises OSError when there is no room."""
        if len(data) > self.room:
            raise OSError(_NO_ROOM)
        blank = _blank(self.room)
        size = len(blank)
        if size == self.room:
            # One assignment of all bytes: one erase, however much of the sector was in use.
            blank[: len(data)] = data
            self._nvm[0:size] = blank
        else:
            # An erase for each piece. With the first one nothing is left that begins like a journal.
            for start in range(0, max(1, self._end), size):
                self._nvm[start : start + size] = blank
            self._nvm[0 : len(data)] = data
        self._end = len(data)


def _blank(size):
    """Bytes 0xFF: so many, or where the memory has no such piece left as many as it has, halved again and again."""
    gc.collect()
    while True:
        try:
            blank = bytearray(size)
            break
        except MemoryError:
            if size <= _BLOCK:
                raise
            size //= 2
    for start in range(0, size, _BLOCK):
        blank[start : start + _BLOCK] = _ERASED
    return blank
