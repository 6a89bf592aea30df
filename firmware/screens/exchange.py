"""A trade: what each of two has, what changes hands, and to whom."""

from fonts.small import LEFT as TO_THE_LEFT
from fonts.small import RIGHT as TO_THE_RIGHT
from screens.counters import CountersScreen
from screens.screen import act, foot, title
from words import say

# What is behind the label begins here: who gets it, and how much.
_CHANGES = 84


class ExchangeScreen(CountersScreen):
    """The rows of a Counters prompt with `sides`: on the left what the one has, on the right what the other has."""

    def draw(self, canvas):
        """The names on their sides, the rows, and in words what the row under the cursor does."""
        sides = self.prompt.sides
        title(canvas, say(sides[0]), say(sides[1]))
        self.draw_rows(canvas)
        row = self.row()
        moved = row.value + self.change if row else 0
        if moved and row.sides[1] is not None:
            to = 0 if moved > 0 else 1
            foot(canvas, say(sides[1 - to]) + " " + TO_THE_RIGHT + " " + say(sides[to]) + " " + str(abs(moved)))
        elif row:
            foot(canvas, "", TO_THE_LEFT + "−+" + TO_THE_RIGHT)
        else:
            foot(canvas, "", act(self.prompt, "go_on"))

    def draw_line(self, canvas, x, right, page, i):
        """What the one has, the label, what changes hands, what the other has; all as it will be."""
        at = i - self.head
        if not 0 <= at < len(self.rows):
            canvas.text(1, page, self.text(i))
            return
        row = self.rows[at]
        moved = row.value + (self.change if i == self.cursor else 0)
        here, there = row.sides
        canvas.text(1, page, self.text(i))
        canvas.text_right(_CHANGES, page, str(here + moved))
        if moved:
            arrow = TO_THE_LEFT if moved > 0 else TO_THE_RIGHT
            canvas.text(_CHANGES + 6, page, arrow + str(abs(moved)))
        if there is not None:
            canvas.text_right(right, page, str(there - moved))
