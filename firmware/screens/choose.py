"""One of several: a list, the suggestion under the cursor, what it does below."""

from canvas import WIDTH, text_width
from keys import RIGHT, A
from rules.prompts import NOTHING
from screens.screen import LAST_PAGE, ListScreen, amounts, ask, draw_more, wrap
from words import say


class ChooseScreen(ListScreen):
    """The rows of a Choose prompt, after the one that takes none of them where there is one."""

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.none = 1 if prompt.optional else 0
        answer = before or prompt.suggestion()
        cursor = 0
        if answer and answer[0] != NOTHING:
            cursor = self.none + prompt.ids.find(bytes((prompt.decode(answer),)))
        ListScreen.__init__(self, self.none + len(prompt.rows), cursor)

    def draw(self, canvas):
        """The facts, the rows in view, and what the one under the cursor does."""
        ask(canvas, self.prompt, say(self.prompt.status) if self.prompt.status else "")
        self.first = 1
        for fact in self.prompt.facts:
            for line in wrap(say(fact), WIDTH):
                canvas.text(0, self.first, line)
                self.first += 1
        self.room = LAST_PAGE - self.first
        self.draw_rows(canvas)
        if self.cursor >= self.none:
            draw_more(canvas, self.row(self.cursor))

    def row(self, i):
        """The prompt's row in line `i` of the list."""
        return self.prompt.rows[i - self.none]

    def label(self, i):
        """The text of line `i`."""
        return say(self.row(i).label if i >= self.none else self.prompt.optional)

    def marked(self, i):
        """The label."""
        return text_width(self.label(i)) + 2

    def draw_row(self, canvas, page, i):
        """A label, and what it costs and is worth."""
        canvas.text(1, page, self.label(i))
        if i < self.none:
            return
        canvas.text_right(WIDTH - 6, page, amounts(self.row(i)))

    def press(self, key, repeat):
        """A takes the row under the cursor; RIGHT takes it the other way, where there is one."""
        self.move(key, repeat)
        at = self.cursor - self.none
        if key == A and not repeat:
            return self.prompt.encode(self.prompt.ids[at] if at >= 0 else NOTHING)
        if key == RIGHT and not repeat and at >= 0 and self.prompt.otherwise:
            return self.prompt.encode(self.prompt.ids[at], True)
        return ListScreen.press(self, key, repeat)
