"""Codes for a camera, one at a time or one after the other."""

from canvas import WIDTH
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import KEY_A
from fonts.small import UP as ARROW_UP
from input.keys import DOWN, UP, A, B
from micropython import const
from screens.frame import LAST_PAGE
from screens.screen import Screen
from ui.signal import BACK
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Protocol, Sequence

    from canvas import Canvas
    from ui.signal import Signal

    # Any: const() has no type that is exact.
    Code = Sequence[tuple[Any, bytes]]

    class Codes(Protocol):
        """Codes as segments for `screens.qr`, each made when it is shown."""

        def __len__(self) -> int: ...
        def __getitem__(self, __number: int) -> Code: ...


# The sign of a page with a code; brightness, and the step that changes it.
CODE = "QR"
CODE_LIGHT = 128
_STEP = const(32)
_DARKEST = const(1)
_BRIGHTEST = const(255)
# Milliseconds per code of a sequence: three frames of a slow camera, six of a usual one.
_PACE = const(200)


class CodesScreen(Screen):
    """Show the codes of a sequence in turn until A or B. running: these codes."""

    running: "Codes" = ()
    running_at = 0

    def __init__(self, codes: "Codes") -> None:
        self.contrast = CODE_LIGHT
        self.run(codes)

    def run(self, codes: "Codes") -> None:
        """Show these codes in turn; none: stop."""
        self.running = codes
        self.running_at = 0
        self.pace = _PACE if codes else 0

    def advance(self) -> None:
        """Show the next code; the first one follows the last one."""
        self.running_at = (self.running_at + 1) % len(self.running)

    def draw(self, canvas: "Canvas") -> None:
        """Draw the code whose turn it is."""
        self.draw_one(canvas, self.running, self.running_at, [KEY_A + " " + translate("code_close")])

    def draw_one(self, canvas: "Canvas", codes: "Codes", number: int, keys: "list[str]", turns: str = "") -> None:
        """Draw one of the codes on the right; on the left its number, the keys that turn the page, and others."""
        from screens import qr  # most games end without one

        qr.draw(canvas, WIDTH - qr.ACROSS, codes[number])
        canvas.text(0, 0, CODE + (" %d/%d" % (number + 1, len(codes)) if len(codes) > 1 else ""))
        canvas.text(0, 1, turns)
        contrast = self.contrast or 0
        brighter = ARROW_UP if contrast < _BRIGHTEST else ""
        darker = ARROW_DOWN if contrast > _DARKEST else ""
        lines = [brighter + darker + " " + translate("code_light")] + keys
        for i, line in enumerate(lines):
            canvas.text(0, LAST_PAGE + 1 - len(lines) + i, line)

    def light(self, key: int) -> bool:
        """Change the brightness with UP and DOWN; return whether it was one of them."""
        if key == UP or key == DOWN:
            self.contrast = max(_DARKEST, min(_BRIGHTEST, (self.contrast or 0) + (_STEP if key == UP else -_STEP)))
        return key == UP or key == DOWN

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Close with A or B."""
        return BACK if not self.light(key) and key in (A, B) and not repeat else None
