"""One of several: a list, the suggestion under the cursor, what it does below."""

from canvas import WIDTH, text_width
from fonts.small import COIN, STAR
from keys import A
from rules.prompts import NOTHING
from screens.screen import LAST_PAGE, ListScreen, ask, wrap
from words import has, say


class ChooseScreen(ListScreen):
    """The rows of a Choose prompt, after the one that takes none of them where there is one."""

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.none = 1 if prompt.optional else 0
        self.facts = []
        for fact in prompt.facts:
            self.facts.extend(wrap(say(fact), WIDTH))
        self.first = 1 + len(self.facts)
        self.room = LAST_PAGE - self.first
        answer = before or prompt.suggestion()
        cursor = 0
        if answer and answer[0] != NOTHING:
            cursor = self.none + prompt.ids.find(answer)
        ListScreen.__init__(self, self.none + len(prompt.rows), cursor)

    def draw(self, canvas):
        """The facts, the rows in view, and what the one under the cursor does."""
        ask(canvas, self.prompt)
        for i, fact in enumerate(self.facts):
            canvas.text(0, 1 + i, fact)
        self.draw_rows(canvas)
        label = self.row(self.cursor).label if self.cursor >= self.none else None
        if isinstance(label, str) and has(label + "_help"):
            canvas.text(0, LAST_PAGE, say(label + "_help"))

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
        row = self.row(i)
        if row.worth >= 0:
            canvas.text_right(WIDTH - 6, page, "%d%s %2d%s" % (row.value, COIN, row.worth, STAR))
        elif row.cap:
            canvas.text_right(WIDTH - 6, page, str(row.value))

    def press(self, key, repeat):
        """A takes the row under the cursor."""
        self.move(key, repeat)
        if key == A and not repeat:
            at = self.cursor - self.none
            return bytes([self.prompt.ids[at] if at >= 0 else NOTHING])
        return ListScreen.press(self, key, repeat)
