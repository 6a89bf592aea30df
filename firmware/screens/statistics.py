"""Statistics: a label and a number per line."""

from canvas import WIDTH, text_width
from input.keys import A
from micropython import const
from screens.frame import LAST_PAGE, LIST_RIGHT, MARGIN, ROW_LEFT, act, title
from screens.rows import draw_label, draw_scroll_bar
from screens.screen import Screen
from screens.standings import scrolled

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from canvas import Canvas
    from ui.signal import Signal

_ROOM = const(6)
_GAP = const(3)


class StatisticsScreen(Screen):
    """Show lines, (label, value) each, below a title of two texts."""

    def __init__(self, head: "tuple[str, str]", lines: "Sequence[tuple[str, str]]") -> None:
        self.head = head
        self.lines = lines
        self.top = 0

    def draw(self, canvas: "Canvas") -> None:
        left, right = self.head
        title(canvas, left, right if text_width(left) + _GAP + text_width(right) <= WIDTH - 2 * MARGIN else "")
        for page, (label, value) in enumerate(self.lines[self.top : self.top + _ROOM], 1):
            end = canvas.text_right(LIST_RIGHT, page, value)
            if ROW_LEFT + text_width(label) + MARGIN > end:
                label = label.replace("· ", "·")
            draw_label(canvas, page, label, end)
        draw_scroll_bar(canvas, 1, _ROOM, self.top, len(self.lines))
        canvas.text_right(WIDTH, LAST_PAGE, act(None, "back"))

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Scroll, or go back."""
        self.top = scrolled(key, self.top, len(self.lines), _ROOM)
        return b"" if key == A and not repeat else Screen.press(self, key, repeat)
