"""Show a whole finished game, with its answers, or a score sheet as a sequence of codes for the page's camera.

The codes repeat in a loop, and their order does not matter. Each has digits only: the format, a number, and two that
check it, the number modulo 97. The number holds, lowest first:

    which code it is (100), how many there are less one (100), what tells this record from another one (65536)
    bytes of the record (47 of them, the first one lowest; at the end of the last code, zeros)

The record begins with how many bytes follow its check (2) and their CRC-32 (4), of which what tells the record is the
lower half. Then come, of a game, the number of its device (8) and the game as `persistence.transfer` packs it; or the
packed sheet.
"""

from binascii import crc32

from flows.codes import MODULUS
from micropython import const
from screens.qr import DIGITS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from flows.codes import Segments

# The formats.
WHOLE_GAME = "2"
WHOLE_SHEET = "3"
# The rest of the 127 digits of a code.
_BYTES = const(47)
_CODES = const(100)


class Sequence:
    """The codes of a record, each made when it is needed."""

    def __init__(self, form: str, data: bytes) -> None:
        """`form`: WHOLE_GAME or WHOLE_SHEET; data: the record after its check."""
        check = crc32(data)
        self._form = form
        self._tag = check & 0xFFFF
        self._record = len(data).to_bytes(2, "little") + check.to_bytes(4, "little") + data

    def __len__(self) -> int:
        return (len(self._record) + _BYTES - 1) // _BYTES

    def __getitem__(self, i: int) -> "Segments":
        """Return a code, as segments for `screens.qr`."""
        number = int.from_bytes(self._record[_BYTES * i : _BYTES * i + _BYTES], "little")
        number = ((number << 16 | self._tag) * _CODES + len(self) - 1) * _CODES + i
        return ((DIGITS, ("%s%d%02d" % (self._form, number, number % MODULUS)).encode()),)
