"""A frame buffer that draws nothing, for `adafruit_ssd1306` on CircuitPython. Quipu draws on its canvas.

The library imports this module in preference to `adafruit_framebuf`, so the image doesn't need the latter.
"""

MONO_VLSB = 0


class FrameBuffer:
    """Ignore all drawing; `buffer` is the dark picture that the library sends once."""

    def __init__(self, buffer: bytearray, width: int, height: int, kind: int) -> None:
        pass

    def fill(self, color: int) -> None:
        """Do nothing: the picture is dark already."""
