"""A line as it comes over the cable, taken apart piece by piece: however long it is, no more is kept than a sector."""

from binascii import a2b_base64, unhexlify

from micropython import const
from persistence.records import SECTOR, crc32

# So many bytes say what a line is and of which device; so many are its check.
_START = const(96)
_CHECK = const(20)
_DATA = const(b'"data":"')
_SIGN = const(b',"check":"')


class Received:
    """A line. size: its bytes; start: the first of them; data: what its key of that name has, None: nothing.

    After `complete`: kind and device (bytes).
    """

    def __init__(self):
        self.size = 0
        self.start = bytearray()
        self.data = None
        self.kind = self.device = b""
        self._tail = b""  # what is not checked yet
        self._check = 0
        self._closed = self._wrong = False

    def take(self, piece):
        """Take more of it (bytes)."""
        self.size += len(piece)
        if len(self.start) < _START:
            self.start.extend(piece[: _START - len(self.start)])
        if self._wrong:
            return
        self._tail += piece
        if self.data is None:
            at = self._tail.find(_DATA)
            if at < 0:
                self._pass(max(0, len(self._tail) - _CHECK))
                return
            self._pass(at + len(_DATA))
            self.data = bytearray()
        if not self._closed:
            self._decode()
        elif len(self._tail) > 2 * _CHECK:
            self._wrong = True

    def _decode(self):
        end = self._tail.find(b'"')
        size = (len(self._tail) if end < 0 else end) & ~3
        try:
            self.data.extend(a2b_base64(self._tail[:size]))
        except ValueError:
            self._wrong = True
        self._wrong |= len(self.data) > SECTOR or 0 <= end != size
        self._pass(size + (end >= 0))
        self._closed = end >= 0

    def _pass(self, count):
        """Check so many bytes, and forget them."""
        self._check = crc32(self._tail[:count], self._check)
        self._tail = self._tail[count:]

    def complete(self):
        """The line is at its end. Return whether it is one of ours, and as it was sent."""
        tail = self._tail
        words = bytes(self.start).split(b'"')
        if self._wrong or len(words) < 11 or words[1:5] != [b"quipu", b":1,", b"kind", b":"]:
            return False
        end = len(tail) - _CHECK
        if words[6:9] != [b",", b"device", b":"] or tail[end : end + len(_SIGN)] != _SIGN or tail[-2:] != b'"}':
            return False
        try:
            self.device = unhexlify(words[9])
            right = int(str(tail[-10:-2], "utf-8"), 16)
        except ValueError:
            return False
        self.kind = words[5]
        return crc32(tail[:end], self._check) == right
