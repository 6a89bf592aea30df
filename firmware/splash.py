"""The picture on the display while the rest of the firmware is loaded."""

from canvas import WIDTH, Canvas
from micropython import const
from pictures.splash import quipu

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Protocol

    class Display(Protocol):
        """A display driver."""

        def show(self, canvas: Canvas) -> object: ...


def show(display: "Display") -> None:
    """Show the knotted cord on a display driver."""
    canvas = Canvas()
    canvas.picture((WIDTH - quipu[0]) // 2, 1, quipu)
    canvas.text((WIDTH - 31) // 2, 7, "Quipu")
    display.show(canvas)
