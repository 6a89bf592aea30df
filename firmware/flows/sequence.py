"""Show a whole finished game, with its answers, as a sequence of codes for the page's camera.

The codes repeat in a loop, and their order does not matter. Each has digits only: the format, a number, and two that
check it, the number modulo 97. The number holds, lowest first:

    which code it is (100), how many there are less one (100), what tells this game from another one (65536)
    bytes of the record (47 of them, the first one lowest; at the end of the last code, zeros)

The record begins with how many bytes follow its check (2) and their CRC-32 (4), of which what tells the game is the
lower half. Then come the number of its device (8) and the game as `persistence.transfer` packs it.
"""

from binascii import crc32

from flows.codes import MODULUS
from micropython import const
from persistence.transfer import origin, packed
from screens.qr import DIGITS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from flows.codes import Segments
    from persistence.finished import Head

_FORMAT = const("2")
# The rest of the 127 digits of a code.
_BYTES = const(47)
_CODES = const(100)


class Sequence:
    """The codes of one game, each made when it is needed."""

    def __init__(self, own: bytes, head: "Head", details: bytes) -> None:
        """`own`: the number of this device (8 bytes); head, details: see `persistence.transfer`."""
        device, number, begun = origin(head, own)
        data = device + packed(head, number, begun, details)
        check = crc32(data)
        self._tag = check & 0xFFFF
        self._record = len(data).to_bytes(2, "little") + check.to_bytes(4, "little") + data

    def __len__(self) -> int:
        return (len(self._record) + _BYTES - 1) // _BYTES

    def __getitem__(self, i: int) -> "Segments":
        """Return a code, as segments for `screens.qr`."""
        number = int.from_bytes(self._record[_BYTES * i : _BYTES * i + _BYTES], "little")
        number = ((number << 16 | self._tag) * _CODES + len(self) - 1) * _CODES + i
        return ((DIGITS, ("%s%d%02d" % (_FORMAT, number, number % MODULUS)).encode()),)
