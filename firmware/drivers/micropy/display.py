"""The display on MicroPython: how the bus is opened and written to; all else is `drivers/panel.py`'s."""

from drivers.panel import Panel

_EIO = 5


def output(number):
    """Return what sets the pin when it is called with 0 or 1; 1 at first. None for -1."""
    if number < 0:
        return None
    from machine import Pin

    return Pin(number, Pin.OUT, value=1)


def open_bus(settings):
    """Return the I2C bus on the pins of `settings`, or what stands in its place on SPI."""
    from machine import I2C, SPI, Pin

    if settings.DISPLAY_BUS == "i2c":
        from drivers.stuck import free

        free(Pin(settings.SDA, Pin.OPEN_DRAIN, value=1), Pin(settings.SCL, Pin.OPEN_DRAIN, value=1))
        # The timeout (µs) is that of one transaction, of a whole frame at the slowest rate.
        return I2C(settings.I2C, scl=Pin(settings.SCL), sda=Pin(settings.SDA), freq=settings.FREQUENCY, timeout=150000)
    from drivers.spi import RATE, Spi

    sck, mosi, cs, dc = settings.SPI_PINS[:4]
    # Each eight pins the bus changes. Without `miso` it would take the usual pin for that.
    spi = SPI(sck >> 3 & 1, RATE, sck=Pin(sck), mosi=Pin(mosi), miso=None)
    return Spi(lambda buffer, start, end: spi.write(memoryview(buffer)[start:end]), output(dc), output(cs))


class Display(Panel):
    """The display of the app's contract. `open_bus(settings)` returns an object like `machine.I2C`."""

    def __init__(self, settings, now, open_bus=open_bus, log=print, output=output):
        super().__init__(settings, now, open_bus, output, log)

    def connect(self):
        """See Panel."""
        self.open()
        self.meet()
        self.init()

    def disconnect(self):
        """See Panel."""
        if self._addresses:
            self._bus = None

    def write(self, buffer, start, end):
        """See Panel."""
        if self._bus.writeto(self.address, memoryview(buffer)[start:end]) < end - start:
            raise OSError(_EIO)

    def read(self, buffer):
        """See Panel."""
        self._bus.readfrom_into(self.address, buffer)

    def scan(self):
        """Return the addresses that answer on the bus, None on SPI. May raise OSError."""
        return self.open().scan()
