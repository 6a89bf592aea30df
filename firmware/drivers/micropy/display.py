"""The display on MicroPython: opens its bus and writes to it; `drivers/panel.py` does the rest."""

from drivers.panel import Panel
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable

    from machine import I2C, Pin

    from drivers.hardware import Wiring
    from drivers.spi import Spi

_EIO = 5


def output(number: int) -> "Pin | None":
    """Return a pin set to 1; calling it with 0 or 1 sets it. Return None for -1."""
    if number < 0:
        return None
    from machine import Pin

    return Pin(number, Pin.OUT, value=1)


def open_bus(settings: "Wiring") -> "I2C | Spi":
    """Return the I2C bus on the pins of `settings`, or its replacement on SPI."""
    from machine import I2C, SPI, Pin

    if settings.DISPLAY_BUS == "i2c":
        from drivers.stuck import free

        free(Pin(settings.SDA, Pin.OPEN_DRAIN, value=1), Pin(settings.SCL, Pin.OPEN_DRAIN, value=1))
        # The timeout (µs) is that of one transaction, of a whole frame at the slowest rate.
        return I2C(settings.I2C, scl=Pin(settings.SCL), sda=Pin(settings.SDA), freq=settings.FREQUENCY, timeout=150000)
    from drivers.spi import RATE, Spi

    sck, mosi, cs, dc = settings.SPI_PINS[:4]
    # The bus alternates every eight pins. Without `miso` it would take its usual pin for that.
    spi = SPI(sck >> 3 & 1, RATE, sck=Pin(sck), mosi=Pin(mosi), miso=None)
    data = Pin(dc, Pin.OUT, value=1)
    return Spi(lambda buffer, start, end: spi.write(memoryview(buffer)[start:end]), data, output(cs))


class Display(Panel):
    """The display of the app's contract. `open_bus(settings)` returns an object like `machine.I2C`."""

    _bus: "I2C | Spi | None"

    def __init__(
        self,
        settings: "Wiring",
        now: "Callable[[], int]",
        open_bus: "Callable[[Wiring], Any]" = open_bus,  # or a model of a bus
        log: "Callable[[str], None]" = print,
        output: "Callable[[int], Callable[[int], None] | None]" = output,
    ) -> None:
        super().__init__(settings, now, open_bus, output, log)

    def connect(self) -> None:
        """See Panel."""
        self.open()
        self.meet()
        self.init()

    def disconnect(self) -> None:
        """See Panel."""
        if self._addresses:
            self._bus = None

    def write(self, buffer: "bytes | bytearray", start: int, end: int) -> None:
        """See Panel."""
        bus = self._bus
        if not bus or bus.writeto(self.address, memoryview(buffer)[start:end]) < end - start:
            raise OSError(_EIO)

    def read(self, buffer: bytearray) -> None:
        """See Panel."""
        if not self._bus:
            raise OSError(_EIO)
        self._bus.readfrom_into(self.address, buffer)

    def scan(self) -> "list[int] | None":
        """Return the addresses that answer on the bus, None on SPI. May raise OSError."""
        found: "list[int] | None" = self.open().scan()
        return found
