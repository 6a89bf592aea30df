"""All that is kept of a finished game, with its answers, as a sequence of codes that the page's camera reads.

The codes come one after the other, again and again; in which order they are read does not matter. Each has digits
alone: the format, a number, and two that check it, the number modulo 97. The number holds, the lowest first:

    which code it is (100), how many there are less one (100), what tells this game from another one (65536)
    bytes of the record (47 of them, the first one lowest; at the end of the last code, zeros)

The record begins with how many bytes follow its check (2) and their CRC-32 (4), of which what tells the game is the
lower half. Then come the number of the device where it was played (8) and the game as `persistence.transfer` packs it.
"""

from flows.codes import MODULUS
from micropython import const
from persistence.records import crc32
from persistence.transfer import origin, packed
from screens.qr import DIGITS

_FORMAT = const("2")
# What is left of the 127 digits that a code has room for.
_BYTES = const(47)
_CODES = const(100)


class Sequence:
    """The codes of one game, each made when it is shown."""

    def __init__(self, own, head, details):
        """`own`: the number of this device (8 bytes); head, details: see `persistence.transfer`."""
        device, number, begun = origin(head, own)
        data = device + packed(head, number, begun, details)
        check = crc32(data)
        self._tag = check & 0xFFFF
        self._record = len(data).to_bytes(2, "little") + check.to_bytes(4, "little") + data

    def __len__(self):
        return (len(self._record) + _BYTES - 1) // _BYTES

    def __getitem__(self, i):
        """A code, as segments for `screens.qr`."""
        number = int.from_bytes(self._record[_BYTES * i : _BYTES * i + _BYTES], "little")
        number = ((number << 16 | self._tag) * _CODES + len(self) - 1) * _CODES + i
        return ((DIGITS, ("%s%d%02d" % (_FORMAT, number, number % MODULUS)).encode()),)
