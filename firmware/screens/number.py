"""A number: large, with what depends on it below."""

from canvas import BIG_WIDTH, WIDTH
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from keys import DOWN, LEFT, RIGHT, UP, A
from screens.screen import Screen, ask
from words import say


class NumberScreen(Screen):
    """A Number prompt, starting from the suggestion."""

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        answer = before or prompt.suggestion()
        self.number = prompt.decode(answer) if answer else prompt.least

    def draw(self, canvas):
        """The number between arrows, and the facts that change with it."""
        prompt = self.prompt
        ask(canvas, prompt, "%d-%d" % (prompt.least, prompt.most))
        text = str(self.number)
        x = (WIDTH - BIG_WIDTH * len(text)) // 2
        canvas.text(x - 16, 2, LESS)
        end = canvas.big(x, 2, text)
        canvas.text(end + 10, 2, MORE)
        page = 5
        for row in prompt.rows:
            canvas.text(1, page, say(row.label))
            value = row.value + row.each * self.number
            text = str(value) if row.needed is None else say(("of_needed", value, row.needed))
            canvas.text_right(WIDTH - 1, page, text)
            page += 1

    def press(self, key, repeat):
        """Right and up count up, left and down count down, round past the ends unless held."""
        prompt = self.prompt
        step = 1 if key in (RIGHT, UP) else -1 if key in (LEFT, DOWN) else 0
        if step:
            to = self.number + step
            if prompt.least <= to <= prompt.most:
                self.number = to
            elif not repeat:
                self.number = prompt.most if step < 0 else prompt.least
        if key == A and not repeat:
            return prompt.encode(self.number)
        return Screen.press(self, key, repeat)
