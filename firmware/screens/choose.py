"""One of several: a list, the suggestion under the cursor, what it does below."""

from canvas import WIDTH
from engine.prompts import NOTHING
from fonts.small import KEY_A
from fonts.small import RIGHT as MORE
from input.keys import RIGHT, A
from screens.screen import LAST_PAGE, LIST_RIGHT, ListScreen, act, amounts, foot, wrap
from words import translate


class ChooseScreen(ListScreen):
    """The rows of a Choose prompt, below the one that takes none of them where there is one: that stays in view."""

    incremental = True

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.none = 1 if prompt.optional else 0
        answer = before or prompt.suggestion()
        cursor = 0
        if answer and answer[0] != NOTHING:
            cursor = self.none + prompt.ids.find(bytes((prompt.decode(answer),)))
        ListScreen.__init__(self, self.none + len(prompt.rows), cursor)
        self.pinned = self.none
        # An answer taken back that took its row the other way: so does A there.
        self.before = before if before and prompt.is_alternative(before) else None
        self.row_before = cursor
        # Where rows say what taking them would do, that has a line of its own above the last one.
        self.told = bool([row for row in prompt.rows if row.outcome])
        self.relabel()

    def relabel(self):
        """See Screen."""
        self.facts = [line for fact in self.prompt.facts for line in wrap(translate(fact), WIDTH)]

    def draw(self, canvas):
        """The facts, the rows in view, and what the one under the cursor does."""
        prompt = self.prompt
        self.ask(canvas, translate(prompt.status) if prompt.status else "")
        self.first = 1
        for fact in self.facts:
            if canvas.begin_row(self.first, fact):
                canvas.text(0, self.first, fact)
            self.first += 1
        self.room = LAST_PAGE - self.first - self.told
        self.draw_rows(canvas)
        self.draw_foot(canvas)

    def draw_foot(self, canvas):
        """What the row under the cursor means, what taking it does, and what A does."""
        row = self.row(self.cursor) if self.cursor >= self.none else None
        detail = translate(row.detail) if row and row.detail else ""
        if row and self.prompt.alternative and not self.told:
            detail = MORE + " " + translate(self.prompt.alternative)
        if self.told:
            if canvas.begin_row(LAST_PAGE - 1, detail):
                canvas.text(0, LAST_PAGE - 1, detail)
            detail = translate(row.outcome(0)) if row and row.outcome else ""
            if detail and self.prompt.alternative:
                detail += " " + MORE
        does = act(self.prompt if row.outcome or not self.told else None) if row else act(None, "go_on")
        if self.before and self.cursor == self.row_before:
            does = KEY_A + " " + translate(self.prompt.alternative)
        foot(canvas, detail, does)

    def row(self, i):
        """The prompt's row in line `i` of the list."""
        return self.prompt.rows[i - self.none]

    def label(self, i):
        """The text of line `i`."""
        return translate(self.row(i).label if i >= self.none else self.prompt.optional)

    def draw_row(self, canvas, page, i):
        """A label, and what it costs and is worth."""
        end = canvas.text(1, page, self.label(i))
        if i >= self.none:
            canvas.text_right(LIST_RIGHT, page, amounts(self.row(i)))
        return end + 1

    def press(self, key, repeat):
        """A takes the row under the cursor, RIGHT in the other way where there is one; else left and right jump."""
        self.move(key, repeat)
        at = self.cursor - self.none
        if key == A and not repeat and self.before and self.cursor == self.row_before:
            return self.before
        if key == A and not repeat:
            return self.prompt.encode(self.prompt.ids[at] if at >= 0 else NOTHING)
        if not self.prompt.alternative:
            self.jump(key)
        elif key == RIGHT and not repeat and at >= 0:
            return self.prompt.encode(self.prompt.ids[at], True)
        return ListScreen.press(self, key, repeat)
