"""Parse a line from the cable piece by piece, in the memory of a sector however long the line is."""

from binascii import a2b_base64, unhexlify

from micropython import const
from persistence.records import SECTOR, crc32

# Bytes of a line's beginning, with its kind and device; bytes of its checksum.
_START_SIZE = const(96)
_CHECK_SIZE = const(20)
_DATA = const(b'"data":"')
_SIGN = const(b',"check":"')


class Received:
    """A line. size: in bytes. start: its first bytes. data: the decoded value of that key, or None.

    kind and device are set by `complete`.
    """

    def __init__(self) -> None:
        self.size = 0
        self.start = bytearray()
        self.data: "bytearray | None" = None
        self.kind = self.device = b""
        self._tail = b""  # bytes that aren't in the checksum yet
        self._check = 0
        self._closed = self._wrong = False

    def take(self, piece: bytes) -> None:
        """Add bytes to the line."""
        self.size += len(piece)
        if len(self.start) < _START_SIZE:
            self.start.extend(piece[: _START_SIZE - len(self.start)])
        if self._wrong:
            return
        self._tail += piece
        if self.data is None:
            at = self._tail.find(_DATA)
            if at < 0:
                self._pass(max(0, len(self._tail) - _CHECK_SIZE))
                return
            self._pass(at + len(_DATA))
            self.data = bytearray()
        if not self._closed:
            self._decode(self.data)
        elif len(self._tail) > 2 * _CHECK_SIZE:
            self._wrong = True

    def _decode(self, data: bytearray) -> None:
        end = self._tail.find(b'"')
        size = (len(self._tail) if end < 0 else end) & ~3
        try:
            data.extend(a2b_base64(self._tail[:size]))
        except ValueError:
            self._wrong = True
        self._wrong |= len(data) > SECTOR or 0 <= end != size
        self._pass(size + (end >= 0))
        self._closed = end >= 0

    def _pass(self, count: int) -> None:
        """Add `count` bytes to the checksum and drop them."""
        self._check = crc32(self._tail[:count], self._check)
        self._tail = self._tail[count:]

    def complete(self) -> bool:
        """End the line; return whether it is valid and undamaged."""
        tail = self._tail
        words = bytes(self.start).split(b'"')
        if self._wrong or len(words) < 11 or words[1:5] != [b"quipu", b":1,", b"kind", b":"]:
            return False
        end = len(tail) - _CHECK_SIZE
        if words[6:9] != [b",", b"device", b":"] or tail[end : end + len(_SIGN)] != _SIGN or tail[-2:] != b'"}':
            return False
        try:
            self.device = unhexlify(words[9])
            right = int(str(tail[-10:-2], "utf-8"), 16)
        except ValueError:
            return False
        self.kind = words[5]
        return crc32(tail[:end], self._check) == right
