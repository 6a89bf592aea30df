"""A large number, with its consequences below."""

from canvas import BIG_WIDTH, WIDTH, text_width
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from input.keys import DOWN, LEFT, RIGHT, UP, A
from micropython import const
from screens.frame import LAST_PAGE, LIST_RIGHT, act, foot
from screens.rows import draw_label
from screens.screen import Screen
from screens.shorten import shortened
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.prompts import Number
    from ui.signal import Signal


# The page of a number without rows; columns of its light ground around it, and to its arrows.
_PAGE = const(2)
_FRAME = const(4)
_ARROW = const(11)
# The scale: its page, the end of its least number, the gap to the line, and the knob. Few numbers have marks.
_SCALE_PAGE = const(5)
_SCALE = const(26)
_SCALE_GAP = const(4)
_KNOB = const(b"\x38\x7c\x7c\x7c\x38")
_MAX_MARKS = const(12)


class NumberScreen(Screen):
    """Ask for the number of a Number prompt, starting from the suggestion."""

    prompt: "Number"

    def __init__(self, prompt: "Number", before: "bytes | None" = None) -> None:
        self.prompt = prompt
        answer = before or prompt.suggestion()
        self.number = self.offered = prompt.decode(answer) if answer else prompt.least

    def is_unfinished(self) -> bool:
        """See Screen."""
        return self.number != self.offered

    def draw(self, canvas: "Canvas") -> None:
        """Draw the number between arrows, the maximum, and the consequences."""
        prompt = self.prompt
        status = translate(prompt.status(self.number)) if prompt.status else ""
        beside = self.asks_beside(status)
        self.ask(canvas, status if beside else "")
        text = str(self.number)
        width = BIG_WIDTH * len(text) + 2 * _FRAME
        x = (WIDTH - width) // 2
        # Rows leave room for a toast.
        top = max(3, LAST_PAGE - 1 - len(prompt.rows))
        page = min(_PAGE, top - 2)
        canvas.big(x + _FRAME, page, text)
        if page == _PAGE:  # else it would touch the title
            canvas.pill(x, page, width, 2)
        canvas.text(x - _ARROW, page, LESS)
        end = canvas.text(x + width + _ARROW - text_width(MORE), page, MORE)
        if prompt.rows:  # the maximum
            canvas.text(max(end - text_width(MORE), x + width + 2), page + 1, "/%d" % prompt.most)
        else:
            self.draw_scale(canvas)
            if prompt.subject:
                name = shortened(translate(prompt.subject), WIDTH)
                canvas.text((WIDTH - text_width(name)) // 2, 1, name)
        for page, row in enumerate(prompt.rows, top):
            value = str(row.value + row.weight * self.number)
            draw_label(canvas, page, translate(row.label), canvas.text_right(LIST_RIGHT, page, value))
        foot(canvas, "" if beside else status, act(prompt, "go_on"))

    def draw_scale(self, canvas: "Canvas") -> None:
        """Draw where the number is between the least and the most."""
        least, most = self.prompt.least, self.prompt.most
        first = canvas.text_right(_SCALE, _SCALE_PAGE, str(least)) + text_width(str(least)) + _SCALE_GAP
        last = WIDTH - first
        canvas.text(last + 1 + _SCALE_GAP - 2, _SCALE_PAGE, str(most))
        canvas.fill(first, _SCALE_PAGE, last - first, 0x10)
        if most - least <= _MAX_MARKS:
            for number in range(most - least + 1):
                canvas.set(first + (last - first - 1) * number // max(1, most - least), _SCALE_PAGE, 0x38)
        at = first + (last - first - 1) * (self.number - least) // max(1, most - least)
        for x, rows in enumerate(_KNOB, at - len(_KNOB) // 2):
            canvas.set(x, _SCALE_PAGE, rows)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Count up with right and up, down with left and down.

        Stop at the least, and at the most if something depends on it; else wrap around to the least, unless held.
        """
        prompt = self.prompt
        step = 1 if key in (RIGHT, UP) else -1 if key in (LEFT, DOWN) else 0
        if step:
            to = self.number + step
            if prompt.least <= to <= prompt.most:
                self.number = to
            elif not repeat:
                if step > 0 and not prompt.rows and prompt.least < prompt.most:
                    self.number = prompt.least
                else:
                    self.refuse(("refused_most", prompt.most) if step > 0 else ("refused_least", prompt.least))
                    return None
        if key == A and not repeat:
            return prompt.encode(self.number)
        return Screen.press(self, key, repeat)
