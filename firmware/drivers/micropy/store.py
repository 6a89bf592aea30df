"""What must survive on MicroPython: the journal in a block of flash that a file of the littlefs owns, records in files.

littlefs endures power cuts, but writes the last block of a file anew at each flush: an erase, some 45 ms, an answer. So
the journal's file has the size of one block and is not written through the file system again: its block is programmed
by itself. Bytes that are 0xFF are programmed without an erase, and littlefs neither checks a file's data nor moves them
while the file is not written. The block is

    mark (16 bytes, no two files have the same) | probe (32) | journal

Where it lies is kept in a file beside it. At each start that is proved: one more bit of the probe is cleared in the
block and has to be seen in the file. Where it is not, because somebody copied the file, a new file is made.
"""

import os

import rp2

from drivers.records import Files, is_there

_JOURNAL = "/journal"
_PLACE = "/journal.at"
_BLOCK = 4096
_PAGE = 256  # bytes programmed at once
_BLANK = b"\xff" * _PAGE
_MARK = 16
_HEAD = 48  # bytes before the journal
_COUNT = 4  # of MicroPython's block devices: how many blocks there are,
_ERASE = 6  # erase one
_NO_FILE = 2  # errno.ENOENT
_NO_ROOM = 28  # errno.ENOSPC


class Store:
    """The journal and the records. `room` is the number of bytes the journal can have."""

    def __init__(self, folder="/saves"):
        self.room = _BLOCK - _HEAD
        self._folder = folder
        self._flash = rp2.Flash()
        self._blocks = self._flash.ioctl(_COUNT, 0) or 0
        self._page = bytearray(_PAGE)
        self._block = -1
        self._blank = False  # whether nothing was programmed since the file was made
        self._end = 0  # of the journal in the block
        self._files = Files(folder)
        self.load = self._files.load
        self.save = self._files.save
        self.lay_out = self._files.lay_out
        try:
            os.mkdir(folder)
        except OSError:
            pass  # it is there; and if not, append() will tell

    def find(self, layout):
        """See `Files`; here laying out can do no harm, so what is missing is made at once: the journal's file as well,
        for which the first answer on a new device would wait 0.1 s.
        """
        if self._files.find(layout) < 2:
            try:
                self._files.lay_out(layout)
                if not is_there(self._folder + _JOURNAL):
                    self._make(b"")
            except OSError:
                pass  # the player is told that there is no place
        return self._files.find(layout)

    def read(self):
        """Return the journal: all up to the last byte that is not 0xFF. Raises OSError when it can't be read."""
        try:
            with open(self._folder + _JOURNAL, "rb") as f:
                content = f.read(_BLOCK)
        except OSError as error:
            if error.errno == _NO_FILE:
                return b""
            raise
        journal = content[_HEAD:].rstrip(b"\xff")
        self._end = _HEAD + len(journal)
        if len(content) != _BLOCK or not self._is_mine(self._noted(), content):
            self._make(content[_HEAD:])
        return journal

    def append(self, data):
        """Program `data` behind the journal. Raises OSError when there is no room for it; then nothing is written."""
        if self._block < 0:
            self._make(b"")
        if self._end + len(data) > _BLOCK:
            raise OSError(_NO_ROOM)
        self._blank = False
        self._program(self._end, data)
        self._end += len(data)

    def begin(self, data):
        """Forget the journal, if there is one, and start it with `data`: the one erase. Raises OSError when there is no
        room.
        """
        if len(data) > self.room:
            raise OSError(_NO_ROOM)
        if self._block < 0:
            self._make(b"")
        if not self._blank:
            self._flash.ioctl(_ERASE, self._block)
            self._end = _HEAD
            self._program(0, os.urandom(_MARK))
        self.append(data)

    def _program(self, at, data):
        """Program bytes of the block; those beside them in their pages stay as they are."""
        done = 0
        while done < len(data):
            first = (at + done) % _PAGE
            part = data[done : done + _PAGE - first]
            self._page[:] = _BLANK
            self._page[first : first + len(part)] = part
            self._flash.writeblocks(self._block, self._page, at + done - first)
            done += len(part)

    # -- where the block is

    def _noted(self):
        """The block's number as it was noted, or -1."""
        try:
            with open(self._folder + _PLACE, "rb") as f:
                return int.from_bytes(f.read(2), "little")
        except OSError:
            return -1

    def _is_mine(self, number, content):
        """Whether the file, whose content is given, lies in the block of that number."""
        if not 0 <= number < self._blocks:
            return False
        block = bytearray(_BLOCK)
        self._flash.readblocks(number, block, 0)
        if block != content:
            return False
        probe = _MARK
        while not block[probe]:
            probe += 1
            if probe == _HEAD:
                return False
        self._block = number
        self._program(probe, bytes((block[probe] & block[probe] - 1,)))
        with open(self._folder + _JOURNAL, "rb") as f:
            if f.read(_HEAD)[probe] != block[probe]:
                return True
        self._block = -1
        return False

    def _make(self, journal):
        """Make the file, with a journal in it, and find its block. Raises OSError."""
        self._block = -1
        mark = os.urandom(_MARK)
        content = mark + b"\xff" * (_HEAD - _MARK) + journal
        content += b"\xff" * (_BLOCK - len(content))
        new = self._folder + _JOURNAL + ".new"
        with open(new, "wb") as f:
            f.write(content)
        os.rename(new, self._folder + _JOURNAL)
        found = bytearray(_MARK)
        for number in range(self._blocks):
            self._flash.readblocks(number, found, 0)
            if found == mark and self._is_mine(number, content):
                with open(self._folder + _PLACE, "wb") as f:
                    f.write(number.to_bytes(2, "little"))
                self._end = _HEAD + len(journal.rstrip(b"\xff"))
                self._blank = not journal
                return
        raise OSError(5)
