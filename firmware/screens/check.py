"""The hardware check (MENU held at power-on): keys, pixels and facts."""

import gc
import sys

from canvas import WIDTH
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import KEY_A, KEY_B, KEY_MENU
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from fonts.small import UP as ARROW_UP
from input.key_layout import place
from micropython import const
from screens.frame import title
from screens.screen import Screen
from ui.policy import InputPolicy
from version import VERSION
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Protocol, Sequence

    from canvas import Canvas
    from ui.signal import Signal

    class Display(Protocol):
        """The part of a display driver that the check needs."""

        def scan(self) -> "Sequence[int] | None":
            """Return the addresses that answer on the bus; None for SPI."""


# By key.
_SIGNS = (ARROW_UP, ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, KEY_A, KEY_B, KEY_MENU)
# Two holes of `key_layout` are this wide, in pixels, and one page high.
_TWO_HOLES = const(9)
_FIRST_COLUMN = const(7)
_FIRST_PAGE = const(2)
_KEYS_PAGE = const(0)
# The bytes for even and for odd columns, by page.
_PATTERNS = ((0xFF, 0xFF), (0, 0), (0xAA, 0x55))
_FACTS_PAGE = const(4)


class CheckScreen(Screen):
    """Test the keys, then the pixels, then show facts. `display` is the driver.

    Each key lights its position. A key pressed three times, or the seventh key, continues; after that any key does.
    """

    input_policy = InputPolicy(menu_key=-1)  # there is none

    def __init__(self, display: "Display") -> None:
        self.display = display
        self.page = _KEYS_PAGE
        self.lit = 0
        self.last = -1
        self.times = 0

    def draw(self, canvas: "Canvas") -> None:
        if self.page == _KEYS_PAGE:
            title(canvas, translate("check_keys"))
            for key, sign in enumerate(_SIGNS):
                column, row = place(key)
                x = _FIRST_COLUMN + _TWO_HOLES * column // 2
                page = _FIRST_PAGE + row // 2
                canvas.text(x, page, sign)
                if self.lit >> key & 1:
                    canvas.invert(x - 2, page, 10)
            canvas.text(0, 7, translate("check_next"))
        elif self.page < _FACTS_PAGE:
            even, odd = _PATTERNS[self.page - 1]
            for page in range(8):
                canvas.fill(0, page, WIDTH, even)
                if odd != even:
                    for x in range(1, WIDTH, 2):
                        canvas.fill(x, page, 1, odd)
        else:
            self.draw_facts(canvas)

    def draw_facts(self, canvas: "Canvas") -> None:
        """Draw the runtime, the free memory and the addresses on the bus."""
        title(canvas, "Quipu " + VERSION)
        runtime = sys.implementation
        canvas.text(0, 2, "%s %s" % (runtime.name, ".".join([str(part) for part in runtime.version[:3]])))
        gc.collect()
        if hasattr(gc, "mem_free"):
            canvas.text(0, 3, translate(("check_free", gc.mem_free())))
        try:
            found = self.display.scan()
        except OSError:
            found = ()
        addresses = " ".join(["%02x" % address for address in found or ()])
        # SPI displays don't answer; a readable screen is the only proof.
        bus = "SPI" if found is None else "I2C: " + (addresses or "-")
        canvas.text(0, 4, bus)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Light the key, or continue."""
        if repeat:
            return None
        if self.page == _KEYS_PAGE:
            self.times = self.times + 1 if key == self.last else 1
            self.last = key
            self.lit |= 1 << key
            if self.times < 3 and self.lit < 127:
                return None
        self.page += 1
        return b"" if self.page > _FACTS_PAGE else None
