"""The display on MicroPython: how the bus is opened and written to; all else is `drivers/panel.py`'s."""

from drivers.panel import Panel

_EIO = 5


def open_bus(settings):
    """Return the I2C bus on the pins of `settings`."""
    from machine import I2C, Pin

    # The timeout (µs) is that of one transaction: a whole frame takes 24 ms, and 95 at 100 kHz.
    return I2C(settings.I2C, scl=Pin(settings.SCL), sda=Pin(settings.SDA), freq=settings.FREQUENCY, timeout=150000)


class Display(Panel):
    """The display of the app's contract. `open_bus(settings)` returns an object like `machine.I2C`."""

    def __init__(self, settings, now, open_bus=open_bus, log=print):
        super().__init__(settings, now, log)
        self._settings = settings
        self._open_bus = open_bus
        self._bus = None

    def connect(self):
        """See Panel."""
        if self._bus is None:
            self._bus = self._open_bus(self._settings)
        self.meet(self._bus)
        self.init()

    def disconnect(self):
        """See Panel."""

    def write(self, buffer, start, end):
        """See Panel."""
        if self._bus.writeto(self.address, memoryview(buffer)[start:end]) < end - start:
            raise OSError(_EIO)

    def read(self, buffer):
        """See Panel."""
        self._bus.readfrom_into(self.address, buffer)

    def scan(self):
        """Return the addresses that answer on the bus. May raise OSError."""
        if self._bus is None:
            self._bus = self._open_bus(self._settings)
        return self._bus.scan()
