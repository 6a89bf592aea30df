"""What `adafruit_ssd1306` takes for a frame buffer on CircuitPython, where the canvas draws.

The library looks for this name before `adafruit_framebuf`, which so is not needed.
"""

MONO_VLSB = 0


class FrameBuffer:
    """Draws nothing; `buffer` is the picture that the library sends once, all dark."""

    def __init__(self, buffer, width, height, kind):
        pass

    def fill(self, color):
        """The picture is dark already."""
