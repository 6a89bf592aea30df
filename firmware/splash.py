"""The picture that stands on the display while the rest of the firmware is loaded."""

from canvas import WIDTH, Canvas
from pictures.splash import quipu


def show(display):
    """Show the knotted cord on a display driver."""
    canvas = Canvas()
    canvas.picture((WIDTH - quipu[0]) // 2, 1, quipu)
    canvas.text((WIDTH - 31) // 2, 7, "Quipu")
    display.show(canvas)
