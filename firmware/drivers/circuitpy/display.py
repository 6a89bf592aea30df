"""The display on CircuitPython: `adafruit_ssd1306` makes it and sends its init; the rest is `drivers/panel.py`'s."""

import adafruit_ssd1306

from drivers.panel import Panel


def output(number):
    """Return what sets the pin when it is called with 0 or 1; 1 at first. None for -1."""
    if number < 0:
        return None
    from drivers.circuitpy.spi import Output

    return Output(number)


def open_bus(settings):
    """Return the I2C bus on the pins of `settings`, or what stands in its place on SPI. RuntimeError: I2C without
    pull-ups, that is, without a display. ValueError: a pin is in use.
    """
    if settings.DISPLAY_BUS == "spi":
        from drivers.circuitpy.spi import Bus

        return Bus(settings)
    import board
    import busio
    from digitalio import DigitalInOut, DriveMode

    from drivers.stuck import free

    scl = getattr(board, "GP%d" % settings.SCL)
    sda = getattr(board, "GP%d" % settings.SDA)
    lines = [DigitalInOut(pin) for pin in (sda, scl)]
    for line in lines:
        line.switch_to_output(True, DriveMode.OPEN_DRAIN)
    try:
        free(_Line(lines[0]), _Line(lines[1]))
    finally:
        for line in lines:
            line.deinit()
    return busio.I2C(scl, sda, frequency=settings.FREQUENCY)


class _Line:
    """A pin as drivers/stuck.py wants it."""

    def __init__(self, pin):
        self._pin = pin

    def __call__(self, level=None):
        if level is None:
            return self._pin.value
        self._pin.value = level


class _Chip(adafruit_ssd1306.SSD1306_I2C):
    """What the library makes, but for its first picture, a dark one, which the splash would wait for."""

    def show(self):
        """Nothing is shown."""


class Display(Panel):
    """The display of the app's contract. `open_bus(settings)` returns an object like `busio.I2C`.

    From the end of `connect` on the bus stays locked for the display alone.
    """

    def __init__(self, settings, now, open_bus=open_bus, log=print, output=output):
        super().__init__(settings, now, open_bus, output, log)
        self._locked = False

    def connect(self):
        """See Panel."""
        bus = self.open()
        self._lock()
        self.meet()
        if self.kind != "ssd1306":
            self.init()
            return
        self._unlock()
        # The library's object has a picture of its own; it is let go at once.
        if self._addresses:
            _Chip(128, 64, bus, addr=self.address)
        else:
            bus.make_chip()
        self._lock()

    def disconnect(self):
        """See Panel."""
        if self._bus is not None:
            self._unlock()
            if self._addresses:
                self._bus.deinit()
                self._bus = None

    def write(self, buffer, start, end):
        """See Panel."""
        self._bus.writeto(self.address, buffer, start=start, end=end)

    def read(self, buffer):
        """See Panel."""
        self._bus.readfrom_into(self.address, buffer)

    def scan(self):
        """Return the addresses that answer on the bus; empty if there is none, None on SPI. May raise OSError."""
        try:
            self.open()
        except (RuntimeError, ValueError):
            return []
        locked = self._locked
        self._lock()
        try:
            return self._bus.scan()
        finally:
            if not locked:
                self._unlock()

    def _lock(self):
        if not self._locked:
            if not self._bus.try_lock():
                raise RuntimeError("bus in use")
            self._locked = True

    def _unlock(self):
        if self._locked:
            self._bus.unlock()
            self._locked = False
