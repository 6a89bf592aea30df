"""The whole device without a table: the app, keys pressed by a program, and a panel whose pixels can be looked at.

The display is the firmware's own driver on a model of its chip, so what is seen went over the wires.
"""

from app import App
from drivers import pins
from drivers.circuitpy.display import Display
from host import bare, picture, reading
from host.panel import FakeI2C, Panel

# Longer than any setting of the key repeat, and than MENU takes to count as held.
HELD = 800


class Handheld:
    """Quipu with a store (`bare.Store`, if none is given), switched on. `app` is for setups that keys can't reach."""

    def __init__(self, store=None):
        self.store = store or bare.Store()
        self.clock = bare.Clock()
        self.panel = Panel()
        self.switch_on()

    def switch_on(self):
        """Power on, or power cut and on again: only what is in the store is still known."""
        self.panel.reset()
        bus = FakeI2C({pins.ADDRESS: self.panel})
        self.keys = bare.Keys()
        self.log = []
        display = Display(pins, self.clock.now, lambda _: bus, self.log.append)
        self.app = App(display, self.keys, self.clock, self.store)

    def press(self, key, ms=0):
        """Press key 0 to 6 for `ms` milliseconds, and let go."""
        bare.press(self.app, self.keys, self.clock, key, ms)

    def pixels(self):
        """Return what is seen: 64 rows of 128 bytes."""
        return self.panel.pixels()

    def lines(self):
        """Return what is seen as 8 lines of text."""
        return reading.lines(self.pixels())

    def save_png(self, path, scale=4, border=4):
        """Save what is seen as a picture."""
        picture.save_png(path, self.pixels(), scale, border=border)
