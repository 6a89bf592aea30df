"""Report errors in hardware.txt before the app starts, in English."""

import words
from canvas import WIDTH, Canvas
from fonts.small import KEY_A
from input import ticks
from input.keys import Keys
from micropython import const
from screens.frame import title
from screens.shorten import wrap

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Protocol, Sequence

    class Display(Protocol):
        """Shows a picture."""

        def show(self, canvas: Canvas) -> object:
            """Send the picture to the display."""

    class Clock(Protocol):
        """Counts milliseconds, see `input.ticks`."""

        def now(self) -> int:
            """Return the ticks now."""

        def idle(self, ms: int) -> object:
            """Wait, saving power."""


_TIMEOUT_MS = const(20_000)  # wrong pins can leave the device without keys


# Any: the drivers of runtimes, tests and browser share no class.
def show_errors(errors: "Sequence[tuple[str, str]]", display: "Display", driver: "Any", clock: "Clock") -> None:
    """Print the errors, (title, text) each; show each until a key press or a timeout."""
    for name, text in errors:
        print(name + ",", text)
    keys = Keys(driver)
    canvas = Canvas()
    for name, text in errors:
        canvas.clear()
        title(canvas, name)
        lines = [line for part in text.split("\n") for line in wrap(part, WIDTH)]
        for row, line in enumerate(lines[:6]):
            canvas.text(0, 1 + row, line)
        canvas.text_right(WIDTH, 7, KEY_A + " " + (words.translate("go_on") if words.language else "next"))
        shown_at = clock.now()
        while ticks.diff(clock.now(), shown_at) < _TIMEOUT_MS:
            display.show(canvas)
            if keys.next(clock.now()) >= 0:
                break
            clock.idle(20)


def unreadable(language: str) -> str:
    """Return the text for an unreadable hardware.txt; language "": in all of them."""
    lines = []
    for code in (language,) if language else words.LANGUAGES:
        words.use(code)
        lines.append(words.translate("hardware_unreadable"))
    if language:
        lines.append(words.translate("hardware_unreadable_help"))
    else:
        words.use(words.LANGUAGES[0])
    return "\n".join(lines)
