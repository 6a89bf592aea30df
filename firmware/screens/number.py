"""A large number, with its consequences below."""

from canvas import BIG_WIDTH, WIDTH
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from input.keys import DOWN, LEFT, RIGHT, UP, A
from micropython import const
from screens.screen import Screen, act, foot
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.prompts import Number
    from ui.signal import Signal


class NumberScreen(Screen):
    """Ask for the number of a Number prompt, starting from the suggestion."""

    prompt: "Number"

    def __init__(self, prompt: "Number", before: "bytes | None" = None) -> None:
        self.prompt = prompt
        answer = before or prompt.suggestion()
        self.number = prompt.decode(answer) if answer else prompt.least

    def draw(self, canvas: "Canvas") -> None:
        """Draw the number between arrows, the maximum, and the consequences."""
        prompt = self.prompt
        self.ask(canvas)
        text = str(self.number)
        x = (WIDTH - BIG_WIDTH * len(text)) // 2
        canvas.text(x - 16, 1, LESS)
        end = canvas.big(x, 1, text)
        if prompt.rows:  # the maximum
            end = canvas.text(end + 2, 2, "/%d" % prompt.most)
        canvas.text(end + 10, 1, MORE)
        # Leave room for a toast.
        page = max(3, 6 - len(prompt.rows))
        for row in prompt.rows:
            canvas.text(1, page, translate(row.label))
            canvas.text_right(WIDTH - 1, page, str(row.value + row.weight * self.number))
            page += 1
        foot(canvas, "", act(prompt, "go_on"))

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
