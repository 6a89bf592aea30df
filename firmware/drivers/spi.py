"""A display on SPI, in four wires: it takes what is written for I2C (`drivers/panel.py`), and D/C says what it is."""

from micropython import const

# Hz. The chips' makers promise 10 MHz; a whole picture takes a millisecond.
RATE = const(8_000_000)

_EIO = const(5)
_ONE = const(0x80)  # bit of a control byte: it stands for one byte, and another one follows
_PAIRS = const(6)  # bytes of the commands before a window: three, each with a control byte


class Spi:
    """In the place of an I2C bus. `write(buffer, start, end)` sends; `dc` and `cs` set their pins, called with 0 or 1;
    `cs` may be None. Nobody answers: what is written is taken for received, and nothing can be read.
    """

    def __init__(self, write, dc, cs):
        self._write = write
        self._dc = dc
        self._cs = cs
        self._three = bytearray(3)

    def writeto(self, address, buffer, start=0, end=None):
        """Send a transaction, buffer[start:end]; return its length. The address is nobody's."""
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

    def readfrom_into(self, address, buffer):
        """Raise OSError."""
        raise OSError(_EIO)

    def scan(self):
        """None: there are no addresses."""

    def _send(self, data, buffer, start, end):
        self._dc(data)
        if self._cs:
            self._cs(0)
        self._write(buffer, start, end)
        if self._cs:
            self._cs(1)
