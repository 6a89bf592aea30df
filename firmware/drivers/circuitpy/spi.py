"""SPI and single pins on CircuitPython. `drivers/spi.py` decides what is sent on them."""

import adafruit_ssd1306
import board
import busio
from digitalio import DigitalInOut

from drivers.spi import RATE, Spi
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from microcontroller import Pin

    from drivers.hardware import Wiring


def _pin(number: int) -> "Pin":
    pin: "Pin" = getattr(board, "GP%d" % number)
    return pin


class Output:
    """A pin set to 1; calling it with 0 or 1 sets it."""

    def __init__(self, number: int) -> None:
        self.io = DigitalInOut(_pin(number))
        self.io.switch_to_output(True)

    def __call__(self, level: int) -> None:
        self.io.value = level  # type: ignore[assignment]  # the runtime takes any truth value


class _Chip(adafruit_ssd1306.SSD1306_SPI):
    """The library's display, without its first picture."""

    def show(self) -> None:
        """Do nothing."""


class Bus(Spi):
    """The bus on the pins of `settings`. Locking it, as with `busio.SPI`, also sets its rate."""

    _dc: Output
    _cs: "Output | None"

    def __init__(self, settings: "Wiring") -> None:
        sck, mosi, cs, dc = settings.SPI_PINS[:4]
        self._spi = busio.SPI(_pin(sck), MOSI=_pin(mosi))
        super().__init__(self._transmit, Output(dc), None if cs < 0 else Output(cs))

    def try_lock(self) -> bool:
        """Return whether the bus is now locked for the caller."""
        if not self._spi.try_lock():
            return False
        self._spi.configure(baudrate=RATE)
        return True

    def unlock(self) -> None:
        """Release the lock."""
        self._spi.unlock()

    def make_chip(self) -> None:
        """Have the library send its init sequence. Call it unlocked."""
        cs = self._cs and self._cs.io
        _Chip(128, 64, self._spi, self._dc.io, None, cs, baudrate=RATE)  # type: ignore[arg-type]  # it takes None

    def _transmit(self, buffer: "bytes | bytearray | memoryview", start: int, end: int) -> None:
        self._spi.write(buffer, start=start, end=end)
