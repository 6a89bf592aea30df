"""The hardware check (MENU held at power-on): keys, pixels, what is on the bus, memory, runtime, version."""

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
from screens.screen import Screen, title
from ui.policy import MENU_HELD
from version import VERSION
from words import translate

# For each key its sign …
_SIGNS = (ARROW_UP, ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, KEY_A, KEY_B, KEY_MENU)
# … and where it stands: two holes of `key_layout` are so many pixels wide, and one page high.
_TWO_HOLES = const(9)
_FIRST_COLUMN = const(7)
_FIRST_PAGE = const(2)
_KEYS_PAGE = const(0)
# A page of pixels is one column byte for even and one for odd columns.
_PATTERNS = (None, (0xFF, 0xFF), (0, 0), (0xAA, 0x55))
_FACTS_PAGE = const(4)


class CheckScreen(Screen):
    """First the keys: each lights its place; one key three times, or the last of all seven, goes on.

    Then any key goes on: all light, all dark, a checker, the facts. `display` is the driver.
    """

    input_policy = MENU_HELD

    def __init__(self, display):
        self.display = display
        self.page = _KEYS_PAGE
        self.lit = 0
        self.last = -1
        self.times = 0

    def draw(self, canvas):
        """The page."""
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
            even, odd = _PATTERNS[self.page]
            for page in range(8):
                canvas.fill(0, page, WIDTH, even)
                if odd != even:
                    for x in range(1, WIDTH, 2):
                        canvas.fill(x, page, 1, odd)
        else:
            self.draw_facts(canvas)

    def draw_facts(self, canvas):
        """What runs here, what is free, what answers on the bus."""
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
        # On SPI nobody answers: that this can be read is all that is known.
        bus = "SPI" if found is None else "I2C: " + (" ".join(["%02x" % address for address in found]) or "-")
        canvas.text(0, 4, bus)

    def press(self, key, repeat):
        """Light the key, or go on."""
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
