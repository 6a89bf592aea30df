"""A trade: what each of two has, what changes hands, and to whom."""

from canvas import WIDTH, text_width
from fonts.small import KEY_A
from fonts.small import LEFT as TO_THE_LEFT
from fonts.small import RIGHT as TO_THE_RIGHT
from keys import LEFT, RIGHT, A, B
from micropython import const
from rules.exchange import given
from screens.screen import BESIDE, ListScreen, act, foot, title
from words import say

# What follows the label ends here: what the one has; then who gets it, and how much; what the other has.
_HAS = const(84)
_CHANGES = const(90)
_RIGHT = const(121)


class ExchangeScreen(ListScreen):
    """The rows of an Exchange prompt: on the left what the one has, on the right what the other has.

    Left gives one away, right gets one. A is what both agree on, wherever the cursor is.
    """

    incremental = True

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.amounts = prompt.decode(before) if before else [0] * len(prompt.rows)
        # Where there is something to give.
        has = [i for i, row in enumerate(prompt.rows) if row.least < 0]
        ListScreen.__init__(self, len(prompt.rows), has[0] if has else 0)

    def draw(self, canvas):
        """The names on their sides, the rows; what A does, or what is missing until it does."""
        prompt = self.prompt
        one, other = prompt.sides
        if prompt.swaps is not None:
            other = other, given(self.amounts), prompt.swaps
        title(canvas, say(one), say(other))
        self.draw_rows(canvas)
        missing = sum(self.amounts) if prompt.swaps is not None else 0
        keys = TO_THE_LEFT + "−+" + TO_THE_RIGHT
        does = act(prompt, "go_on")
        if missing:
            does = KEY_A + " " + say(("still_to_give", missing) if missing > 0 else ("still_to_get", -missing))
            if text_width(keys) + BESIDE + text_width(does) > WIDTH:
                keys = ""
        foot(canvas, keys, does)

    def content(self, i):
        """What changes hands."""
        return self.amounts[i]

    def draw_row(self, canvas, page, i):
        """The label, what the one has, what changes hands, what the other has; all as it will be."""
        row = self.prompt.rows[i]
        moved = self.amounts[i]
        here, there = row.sides
        end = canvas.text(1, page, say(row.label))
        canvas.text_right(_HAS, page, str(here + moved))
        if moved:
            canvas.text(_CHANGES, page, (TO_THE_LEFT if moved > 0 else TO_THE_RIGHT) + str(abs(moved)))
        if there is not None:
            canvas.text_right(_RIGHT, page, str(there - moved))
        return end + 1

    def press(self, key, repeat):
        """Left and right change the row; A agrees; B takes back what is set, and without any goes back."""
        if key == LEFT or key == RIGHT:
            least, most = self.prompt.bounds(self.amounts, self.cursor)
            amount = self.amounts[self.cursor] + (1 if key == RIGHT else -1)
            if least <= amount <= most:
                self.amounts[self.cursor] = amount
            return None
        if key == A and not repeat:
            if self.prompt.swaps is None or not sum(self.amounts):
                return self.prompt.encode(self.amounts)
            self.flashes = True  # what is missing
            return None
        if key == B and not repeat and any(self.amounts):
            self.amounts = [0] * self.count
            return None
        self.move(key, repeat)
        return ListScreen.press(self, key, repeat)
