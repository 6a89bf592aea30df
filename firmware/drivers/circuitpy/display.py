"""The display on CircuitPython: `adafruit_ssd1306` sends its init sequence, `drivers/panel.py` does the rest."""

import adafruit_ssd1306

from drivers.panel import Panel
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable

    from busio import I2C
    from digitalio import DigitalInOut

    from drivers.circuitpy.spi import Bus, Output
    from drivers.hardware import Wiring

_EIO = const(5)


def output(number: int) -> "Output | None":
    """Return a pin set to 1; calling it with 0 or 1 sets it. Return None for -1."""
    if number < 0:
        return None
    from drivers.circuitpy.spi import Output

    return Output(number)


def open_bus(settings: "Wiring") -> "I2C | Bus":
    """Return the I2C bus on the pins of `settings`, or its replacement on SPI.

    Raise RuntimeError if I2C has no pull-ups, that is, no display; ValueError if a pin is in use.
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
    """A pin as `drivers/stuck.py` needs it."""

    def __init__(self, pin: "DigitalInOut") -> None:
        self._pin = pin

    def __call__(self, level: "int | None" = None) -> "int | None":
        if level is None:
            return self._pin.value
        self._pin.value = level  # type: ignore[assignment]  # the runtime takes any truth value
        return None


class _Chip(adafruit_ssd1306.SSD1306_I2C):
    """The library's display, without its first picture, a dark one that would delay the splash."""

    def show(self) -> None:
        """Do nothing."""


class Display(Panel):
    """The display of the app's contract. `open_bus(settings)` returns an object like `busio.I2C`.

    After `connect`, the bus stays locked for the display.
    """

    _bus: "I2C | Bus | None"

    def __init__(
        self,
        settings: "Wiring",
        now: "Callable[[], int]",
        open_bus: "Callable[[Wiring], Any]" = open_bus,  # or a model of a bus
        log: "Callable[[str], None]" = print,
        output: "Callable[[int], Callable[[int], None] | None]" = output,
    ) -> None:
        super().__init__(settings, now, open_bus, output, log)
        self._locked = False

    def connect(self) -> None:
        """See Panel."""
        bus = self.open()
        self._lock()
        self.meet()
        if self.kind != "ssd1306":
            self.init()
            return
        self._unlock()
        # The library's object has a picture of its own, so it isn't kept.
        if self._addresses:
            _Chip(128, 64, bus, addr=self.address)
        else:
            bus.make_chip()
        self._lock()

    def disconnect(self) -> None:
        """See Panel."""
        bus: "Any" = self._bus  # an I2C, if it has addresses
        if bus is not None:
            self._unlock()
            if self._addresses:
                bus.deinit()
                self._bus = None

    def write(self, buffer: "bytes | bytearray", start: int, end: int) -> None:
        """See Panel."""
        if not self._bus:
            raise OSError(_EIO)
        self._bus.writeto(self.address, buffer, start=start, end=end)

    def read(self, buffer: bytearray) -> None:
        """See Panel."""
        if not self._bus:
            raise OSError(_EIO)
        self._bus.readfrom_into(self.address, buffer)

    def scan(self) -> "list[int] | None":
        """Return the addresses that answer on the bus: none without pull-ups, None on SPI. May raise OSError."""
        try:
            bus = self.open()
        except (RuntimeError, ValueError):
            return []
        locked = self._locked
        self._lock()
        try:
            found: "list[int] | None" = bus.scan()
            return found
        finally:
            if not locked:
                self._unlock()

    def _lock(self) -> None:
        if not self._locked:
            if not self._bus or not self._bus.try_lock():
                raise RuntimeError("bus in use")
            self._locked = True

    def _unlock(self) -> None:
        if self._locked and self._bus:
            self._bus.unlock()
            self._locked = False
