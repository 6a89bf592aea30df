"""A choice among rows; the cursor starts on the suggestion."""

from canvas import WIDTH
from engine.prompts import NOTHING
from fonts.small import KEY_A
from fonts.small import RIGHT as MORE
from input.keys import RIGHT, A
from micropython import const
from screens.frame import LAST_PAGE, LIST_RIGHT, ROW_LEFT, act, foot
from screens.rows import ListScreen, amounts, draw_icon, draw_label, label_x, team_of
from screens.shorten import wrap
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.prompts import Choose, Row
    from ui.signal import Signal


class ChooseScreen(ListScreen):
    """Show the rows of a Choose prompt, below a pinned row for taking none."""

    prompt: "Choose"
    incremental = True

    def __init__(self, prompt: "Choose", before: "bytes | None" = None) -> None:
        self.prompt = prompt
        self.none = 1 if prompt.optional else 0
        self.ids = bytes([number for number in prompt.ids if number not in prompt.hidden])
        answer = before or prompt.suggestion()
        cursor = 0
        if answer and answer[0] != NOTHING:
            cursor = max(0, self.none + self.ids.find(bytes((prompt.decode(answer),))))
        ListScreen.__init__(self, self.none + len(self.ids), cursor)
        self.pinned = self.none
        self.tail = prompt.tail
        # Redo offers an answer that chose the alternative; A repeats it until the cursor moves.
        self.start = before
        self.before: "bytes | None" = None
        # Outcomes have a line of their own above the bottom line.
        self.has_outcomes = bool([row for row in prompt.rows if row.outcome])
        self.label_x = label_x(prompt.rows)
        self.relabel()

    def offer(self) -> None:
        """See Screen."""
        if self.start and self.prompt.is_alternative(self.start):
            self.before = self.start

    def relabel(self) -> None:
        """See Screen."""
        self.facts = [line for fact in self.prompt.facts for line in wrap(translate(fact), WIDTH - ROW_LEFT)]

    def draw(self, canvas: "Canvas") -> None:
        """Draw the facts, the rows in view, and what the row under the cursor does."""
        prompt = self.prompt
        status = prompt.status(self.number()) if callable(prompt.status) else prompt.status
        self.below = ""
        right = translate(status) if status else ""
        # The name of a line doesn't give way to a total.
        if right and isinstance(prompt.what, tuple) and not self.asks_beside(right):
            if callable(prompt.status):
                self.below = right
            right = ""
        self.ask(canvas, right)
        self.first = 1
        for fact in self.facts:
            if canvas.begin_row(self.first, fact):
                canvas.text(ROW_LEFT, self.first, fact)
            self.first += 1
        self.room = LAST_PAGE - self.first - self.has_outcomes
        self.draw_rows(canvas)
        self.draw_foot(canvas)

    def draw_foot(self, canvas: "Canvas") -> None:
        """Draw what the row under the cursor means and does, and what A does."""
        row = self.row(self.cursor) if self.cursor >= self.none else None
        detail = translate(row.detail) if row and row.detail else self.below
        if row and self.prompt.alternative and not self.has_outcomes:
            detail = MORE + " " + translate(self.prompt.alternative)
        if self.has_outcomes:
            if canvas.begin_row(LAST_PAGE - 1, detail):
                canvas.text(0, LAST_PAGE - 1, detail)
            label = row.outcome(0) if row and row.outcome else None
            detail = translate(label) if label else ""
            if detail and self.prompt.alternative:
                detail += " " + MORE
        does = act(self.prompt if row.outcome or not self.has_outcomes else None) if row else act(None, "go_on")
        if self.before and self.prompt.alternative:
            does = KEY_A + " " + translate(self.prompt.alternative)
        foot(canvas, detail, does)

    def row(self, i: int) -> "Row":
        """Return the prompt's row in line `i` of the list."""
        at = i - self.none
        return self.prompt.rows[self.prompt.ids.find(self.ids[at : at + 1]) if self.prompt.hidden else at]

    def number(self) -> int:
        """Return the number of the option under the cursor, or NOTHING."""
        return NOTHING if self.cursor < self.none else self.ids[self.cursor - self.none]

    def content(self, i: int) -> "int | None":
        """Return the total in line `i`, if it has one: all depend on the cursor."""
        at = i - self.none
        totals = self.prompt.totals(self.number()) if self.prompt.totals else ()
        return totals[at] if 0 <= at < len(totals) else None

    def label(self, i: int) -> str:
        """Return the text of line `i`."""
        return translate(self.row(i).label if i >= self.none else self.prompt.optional or self.prompt.what)

    def draw_row(self, canvas: "Canvas", page: int, i: int) -> None:
        """Draw a label, its cost and its worth."""
        total = self.content(i)
        right = LIST_RIGHT
        if i >= self.none:
            right = canvas.text_right(right, page, amounts(self.row(i)) if total is None else str(total))
        players = team_of(self.row(i).label) if i >= self.none else b""
        draw_label(canvas, page, self.label(i), right, self.label_x, players)
        if i >= self.none:
            draw_icon(canvas, page, self.row(i).label, self.label_x)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Take a row with A, its alternative with RIGHT; else left and right jump."""
        cursor = self.cursor
        self.move(key, repeat)
        if self.cursor != cursor:
            self.before = None
        at = self.cursor - self.none
        if key == A and not repeat:
            return self.before or self.prompt.encode(self.ids[at] if at >= 0 else NOTHING)
        if not self.prompt.alternative:
            self.jump(key)
        elif key == RIGHT and not repeat and at >= 0:
            return self.prompt.encode(self.ids[at], True)
        return ListScreen.press(self, key, repeat)
