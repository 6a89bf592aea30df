"""Draw the screen on top, and what is laid over it for a moment."""

from canvas import WIDTH, Canvas, text_columns
from fonts.small import KEY_A
from input import ticks
from micropython import const
from ui.view import Overlay

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable

    from ui.view import View

# Milliseconds for which something stays dark or light while it blinks.
FLASH = 300
# What A does shakes if A came too early: it is this many columns to the left for as many milliseconds each, then back.
_SHAKES = (4, 0, 4, 0)
_SHAKE = const(70)
# How often a blinking part goes dark or light until it rests: after that nothing is sent any more.
BLINKS = 6
_LAST_PAGE = const(7)


class Painter:
    """Draws screens on a canvas and sends the picture to the display.

    on_show: called with each screen that was shown. is_missing: no display answered. shakes: how often the action of A
    still moves. shown_at: tick of the last picture. contrast: as the players have set it.
    """

    # Any: the drivers of the runtimes and of the tests share no base class (see docs/dev/drivers.md).
    def __init__(self, canvas: Canvas, display: "Any", clock: "Any", on_show: "Callable[[View], None]") -> None:
        self.canvas = canvas
        self.overlay = Overlay()
        self.shakes = 0
        self.is_missing = False
        self.shown_at = 0
        self.contrast = 0
        self._display = display
        self._clock = clock
        self._on_show = on_show
        self._drawn: "View | None" = None  # the screen of the last picture
        self._own_contrast: "int | None" = None  # of that screen, if it is for a camera

    def show(self, screen: "View") -> None:
        """Draw a screen and send what changed."""
        canvas = self.canvas
        canvas.begin(screen.goes_on(self._drawn))
        self._drawn = screen
        if screen.contrast != self._own_contrast:
            self._own_contrast = screen.contrast
            self.light()
        screen.paint(canvas, self.overlay)
        canvas.end()
        if self.shakes:
            shake_action(canvas, self.shakes)
            self._drawn = None  # redraw all of the next picture
        self.send()
        self.shown_at = self._clock.now()
        self._on_show(screen)

    def send(self) -> None:
        """Send what changed since the display last answered."""
        self.is_missing = not self._display.show(self.canvas)

    def has_changed(self, refused: str) -> bool:
        """Return whether the last picture was another one, aside from the line that `refused` the press before."""
        return self.is_missing or bool(self.canvas.sent & ~(1 << _LAST_PAGE if refused else 0))

    def shake(self) -> None:
        """Shake what A does, from the next picture on."""
        self.shakes = len(_SHAKES)

    def light(self) -> None:
        """Light the display as the screen's camera reads it best, else as the players have set it."""
        own = self._own_contrast
        self._display.for_camera(own is not None)
        self._display.contrast(self.contrast if own is None else own)

    def set_contrast(self, contrast: int) -> None:
        """Light the display as the players have set it, from now on."""
        self.contrast = contrast
        self._own_contrast = None
        self.light()

    def animate(self, screen: "View", now: int, pressed: int) -> bool:
        """Advance what moves by itself; return whether the picture changes. `pressed`: tick of the last press.

        Allocates nothing.
        """
        changed = False
        if self.shakes and ticks.diff(now, pressed) >= _SHAKE * (len(_SHAKES) + 1 - self.shakes):
            self.shakes -= 1
            changed = True
        if screen.blinks and ticks.diff(now, pressed) >= FLASH * (BLINKS + 1 - screen.blinks):
            screen.blink()
            changed = True
        if screen.pace and ticks.diff(now, self.shown_at) >= screen.pace:
            screen.advance()
            changed = True
        return changed


def shake_action(canvas: Canvas, shakes: int) -> None:
    """Move what A does, which still shakes this often: from its sign, on the lowest page that has it, to the right."""
    columns = _SHAKES[len(_SHAKES) - shakes]
    sign = bytes(text_columns(KEY_A))
    for page in range(_LAST_PAGE, -1, -1):
        x = bytes(canvas.buffer[1 + WIDTH * page : 1 + WIDTH * (page + 1)]).find(sign)
        if x >= 0:
            action = bytes(canvas.buffer[1 + WIDTH * page + x : 1 + WIDTH * (page + 1)])
            canvas.columns(max(0, x - columns), page, action[:WIDTH] + bytes(columns))
            return
