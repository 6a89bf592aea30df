"""A display on four-wire SPI: sends what `drivers/panel.py` writes for I2C, with D/C instead of control bytes."""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable

# Hz. The chips are specified for 10 MHz. A whole picture takes a millisecond.
RATE = const(8_000_000)

_EIO = const(5)
_ONE = const(0x80)  # bit of a control byte: it is for one byte, and another control byte follows
_PAIRS = const(6)  # bytes of the commands before a window: three, each with a control byte


class Spi:
    """Replaces an I2C bus. `write(buffer, start, end)` sends; calling `dc` or `cs` with 0 or 1 sets the pin.

    SPI has no answers: all that is written counts as received, and reads fail.
    """

    def __init__(
        self,
        write: "Callable[[bytes | bytearray | memoryview, int, int], object]",
        dc: "Callable[[int], object]",
        cs: "Callable[[int], object] | None",
    ) -> None:
        self._write = write
        self._dc = dc
        self._cs = cs
        self._three = bytearray(3)

    def writeto(
        self, address: int, buffer: "bytes | bytearray | memoryview", start: int = 0, end: "int | None" = None
    ) -> int:
        """Send a transaction, buffer[start:end]; return its length. The address has no effect."""
        if end is None:
            end = len(buffer)
        length = end - start
        if buffer[start] & _ONE:
            three = self._three
            for i in range(3):
                three[i] = buffer[start + 1 + 2 * i]
            self._send(0, three, 0, 3)
            start += _PAIRS
        if start < end:
            self._send(buffer[start] >> 6, buffer, start + 1, end)
        return length

    def readfrom_into(self, address: int, buffer: bytearray) -> None:
        """Raise OSError."""
        raise OSError(_EIO)

    def scan(self) -> "list[int] | None":
        """Return None: there are no addresses."""
        return None

    def _send(self, data: int, buffer: "bytes | bytearray | memoryview", start: int, end: int) -> None:
        self._dc(data)
        if self._cs:
            self._cs(0)
        self._write(buffer, start, end)
        if self._cs:
            self._cs(1)
