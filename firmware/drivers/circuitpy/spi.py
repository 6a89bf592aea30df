"""SPI and single pins on CircuitPython, for displays that have them; `drivers/spi.py` says what goes over them."""

import adafruit_ssd1306
import board
import busio
from digitalio import DigitalInOut

from drivers.spi import RATE, Spi


def _pin(number):
    return getattr(board, "GP%d" % number)


class Output:
    """A pin that is set by calling it with 0 or 1; 1 at first."""

    def __init__(self, number):
        self.io = DigitalInOut(_pin(number))
        self.io.switch_to_output(True)

    def __call__(self, level):
        self.io.value = level


class _Chip(adafruit_ssd1306.SSD1306_SPI):
    """What the library makes, but for its first picture."""

    def show(self):
        """Nothing is shown."""


class Bus(Spi):
    """The bus on the pins of `settings`; to be locked as `busio.SPI`, and with it set to its rate."""

    def __init__(self, settings):
        sck, mosi, cs, dc = settings.SPI_PINS[:4]
        self._spi = busio.SPI(_pin(sck), MOSI=_pin(mosi))
        super().__init__(self._transmit, Output(dc), None if cs < 0 else Output(cs))

    def try_lock(self):
        """Return whether it is ours now."""
        if not self._spi.try_lock():
            return False
        self._spi.configure(baudrate=RATE)
        return True

    def unlock(self):
        """Give it back."""
        self._spi.unlock()

    def make_chip(self):
        """Have the library send its init. Nobody has the lock meanwhile."""
        _Chip(128, 64, self._spi, self._dc.io, None, self._cs and self._cs.io, baudrate=RATE)

    def _transmit(self, buffer, start, end):
        self._spi.write(buffer, start=start, end=end)
