"""Statistics to look at: a label and a number a line."""

from canvas import WIDTH, text_width
from input.keys import A
from micropython import const
from screens.screen import LAST_PAGE, LIST_RIGHT, Screen, act, draw_arrows, shortened, title
from screens.standings import scrolled

_ROOM = const(6)
_BETWEEN = const(3)


class StatisticsScreen(Screen):
    """Lines of two texts below a title of two, the second of which gives way; up and down scroll, A and B go back."""

    def __init__(self, head, lines):
        self.head = head
        self.lines = lines
        self.top = 0

    def draw(self, canvas):
        """The lines in view."""
        left, right = self.head
        title(canvas, left, right if text_width(left) + _BETWEEN + text_width(right) <= WIDTH else "")
        for page, (label, value) in enumerate(self.lines[self.top : self.top + _ROOM], 1):
            canvas.text(0, page, shortened(label, LIST_RIGHT - text_width(value) - _BETWEEN))
            canvas.text_right(LIST_RIGHT, page, value)
        draw_arrows(canvas, 1, _ROOM, self.top, len(self.lines))
        canvas.text_right(WIDTH, LAST_PAGE, act(None, "back"))

    def press(self, key, repeat):
        """Scroll, or go back."""
        self.top = scrolled(key, self.top, len(self.lines), _ROOM)
        return b"" if key == A and not repeat else Screen.press(self, key, repeat)
