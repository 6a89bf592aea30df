"""The whole device without a table: the app, keys pressed by a program, and a panel whose pixels can be looked at.

The display is the firmware's own driver on a model of its chip, so what is seen went over the wires.
"""

from collections.abc import Sequence
from typing import Any

from host.device import in_memory, picture, reading
from host.device.ssd1306 import FakeI2C, Ssd1306
from host.paths import AnyPath
from host.pilot.pilot import Device

from drivers.circuitpy.display import Display
from drivers.hardware import Wiring


class Handheld:
    """Quipu with a store (if none is given an `in_memory.Store`), on. `app` is for setups that keys can't reach."""

    def __init__(self, store: Any = None, held: Sequence[int] = ()) -> None:
        self.store = store or in_memory.Store()
        self.clock = in_memory.Clock()
        self.panel = Ssd1306()
        self.switch_on(held)

    def switch_on(self, held: Sequence[int] = ()) -> None:
        """Power on, or power cut and on again, with keys `held`: only what is in the store is still known."""
        self.panel.reset()
        self.bus = FakeI2C({Wiring.ADDRESSES[0]: self.panel})
        self.keys = in_memory.Keys()
        self.port = in_memory.Port()
        for key in held:
            self.keys.down(key)
        self.log: list[str] = []
        display = Display(Wiring(), self.clock.now, lambda _: self.bus, self.log.append)
        self.app = Device(display, self.keys, self.clock, self.store, self.port)
        for key in held:
            self.keys.up(key)
        in_memory.settle(self.app)

    def sit_down(self, transcript: Any, session: Any = None) -> Any:
        """Go to a game in its present state, without the presses that lead there; return its Session."""
        return self.app.take_up(transcript, session)

    def press(self, key: int, ms: int = 0) -> None:
        """Press key 0 to 6 for `ms` milliseconds, and let go."""
        in_memory.press(self.app, self.keys, self.clock, key, ms)

    def pixels(self) -> list[bytes]:
        """Return what is seen: 64 rows of 128 bytes."""
        return self.panel.pixels()

    def lines(self) -> list[str]:
        """Return what is seen as 8 lines of text."""
        return reading.lines(self.pixels())

    def save_png(self, path: AnyPath, scale: int = 4, border: int = 4) -> None:
        """Save what is seen as a picture."""
        picture.save_png(path, self.pixels(), scale, border=border)
