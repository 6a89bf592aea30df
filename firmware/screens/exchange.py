"""A trade: with whom; what each of two has, what changes hands, and to whom."""

from canvas import WIDTH, text_width
from engine.prompts import CHOOSE, NOTHING
from engine.prompts.exchange import given
from fonts.small import DOWN as MORE_BELOW
from fonts.small import LEFT as TO_THE_LEFT
from fonts.small import RIGHT as TO_THE_RIGHT
from fonts.small import UP as MORE_ABOVE
from input.keys import DOWN, LEFT, RIGHT, UP, A, B
from micropython import const
from screens.screen import BESIDE, CHANGES, LIST_RIGHT, ListScreen, act, foot, title
from words import translate

# What follows the label ends here: what the one has; then who gets it, and how much; what the other has.
_HAS = const(84)
_CHANGES = const(90)
_RIGHT = const(121)


class ExchangeScreen(ListScreen):
    """The rows of an Exchange prompt: on the left what the one has, on the right what the other has.

    Left gives one away, right gets one. A is what both agree on, wherever the cursor is; held on it does without
    another trade as well.
    """

    incremental = True
    all_repeat = True

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.take(prompt)
        if before:
            self.amounts = prompt.decode(before)
        # Where there is something to give.
        has = [i for i, row in enumerate(prompt.rows) if row.least < 0]
        ListScreen.__init__(self, len(prompt.rows), has[0] if has else 0)

    def take(self, exchange):
        """What changes hands is asked by `exchange`, and nothing yet."""
        self.exchange = exchange
        self.amounts = [0] * len(exchange.rows)

    def draw(self, canvas):
        """The names on their sides, the rows; what A does, or what is missing until it does."""
        prompt = self.exchange
        one, other = prompt.sides
        if prompt.swaps is not None:
            other = other, given(self.amounts), prompt.swaps
        left, right = translate(one), translate(other)
        keys = CHANGES + " " + right
        title(canvas, left, keys if text_width(left + keys) + 2 * BESIDE <= WIDTH else right)
        self.draw_rows(canvas)
        missing = self.missing()
        if missing:
            foot(canvas, "", translate(missing))
        else:
            foot(canvas, translate("done_hold"), self.does())

    def missing(self):
        """Return the label of what is still to be given or taken before both can agree; None: nothing."""
        left = sum(self.amounts) if self.exchange.swaps is not None else 0
        return (("still_to_give", left) if left > 0 else ("still_to_get", -left)) if left else None

    def does(self):
        """What A does."""
        return act(self.prompt, "go_on")

    def content(self, i):
        """What changes hands."""
        return self.amounts[i]

    def draw_row(self, canvas, page, i):
        """The label, what the one has, what changes hands, what the other has; all as it will be."""
        row = self.exchange.rows[i]
        moved = self.amounts[i]
        here, there = row.sides
        end = canvas.text(1, page, translate(row.label))
        canvas.text_right(_HAS, page, str(here + moved))
        if moved:
            canvas.text(_CHANGES, page, (TO_THE_LEFT if moved > 0 else TO_THE_RIGHT) + str(abs(moved)))
        if there is not None:
            canvas.text_right(_RIGHT, page, str(there - moved))
        return end + 1

    def press(self, key, repeat):
        """Left and right change the row; A agrees; B takes back what is set, and without any goes back."""
        if key == LEFT or key == RIGHT:
            self.change(key, repeat)
            return None
        if key == A and not repeat:
            missing = self.missing()
            return self.refuse(missing) if missing else self.exchange.encode(self.amounts)
        if key == B and not repeat and any(self.amounts):
            self.amounts = [0] * self.count
            return None
        self.move(key, repeat)
        return ListScreen.press(self, key, repeat)

    def change(self, key, repeat=False):
        """One more or less on the row under the cursor, within its bounds."""
        least, most = self.exchange.bounds(self.amounts, self.cursor)
        amount = self.amounts[self.cursor] + (1 if key == RIGHT else -1)
        if least <= amount <= most:
            self.amounts[self.cursor] = amount
        elif not repeat:
            self.refuse(("refused_most", abs(least if key == LEFT else most)))


class MarketScreen(ExchangeScreen):
    """A Choose prompt that leads to an Exchange: the rows of the first one there is, and below those of the others, on
    pages of their own.

    The first change takes the one on whose page it is, and goes on there; A does without, or takes what was taken back.
    """

    held_on = True

    def __init__(self, prompt, before=None):
        self.choice = prompt  # None: it is answered
        self.again = before if before and before[0] != NOTHING else None
        self.page = prompt.ids.find(bytes((prompt.decode(before),))) if self.again else 0
        self.key = None  # what the first change is made with
        ExchangeScreen.__init__(self, prompt.follow_up(prompt.ids[self.page]))
        self.prompt = prompt

    def reuse(self, prompt):
        """Go on with what was chosen, from the key that chose it; and with the same choice once more."""
        if self.choice:
            if self.key is None or prompt.kind != self.exchange.kind:
                return False
            self.choice = None
            self.take(prompt)
            self.change(self.key)
        else:
            if prompt.kind != CHOOSE or not prompt.follow_up:
                return False
            self.choice = prompt
            self.again = self.key = None
            self.turn_to(min(self.page, len(prompt.ids) - 1))
        self.prompt = prompt
        return True

    def turn_to(self, page):
        """Show a page, and the cursor on it as far down as it was."""
        self.page = page
        self.take(self.choice.follow_up(self.choice.ids[page]))
        self.count = len(self.exchange.rows)
        self.cursor = min(self.cursor, self.count - 1)

    def content(self, i):
        """What changes hands, and with whom."""
        return self.page, self.choice, self.amounts[i]

    def draw_row(self, canvas, page, i):
        """As there, with arrows where there are more pages."""
        if self.choice and not i and self.page:
            canvas.text(LIST_RIGHT, page, MORE_ABOVE)
        if self.choice and i == self.count - 1 and self.page < len(self.choice.ids) - 1:
            canvas.text(LIST_RIGHT, page, MORE_BELOW)
        return ExchangeScreen.draw_row(self, canvas, page, i)

    def does(self):
        """What A does."""
        return act(None, "go_on") if self.choice and not self.again else ExchangeScreen.does(self)

    def move(self, key, repeat):
        """Past an end of a page it goes on to the next one."""
        pages = len(self.choice.ids) if self.choice else 1
        to = self.cursor + (1 if key == DOWN else -1 if key == UP else 0)
        page = self.page + to // self.count
        if pages == 1 or to // self.count == 0 or repeat and not 0 <= page < pages:
            ExchangeScreen.move(self, key, repeat)
            return
        self.turn_to(page % pages)
        self.cursor = 0 if key == DOWN else self.count - 1

    def press(self, key, repeat):
        """As there, once something has changed."""
        if not self.choice:
            return ExchangeScreen.press(self, key, repeat)
        if key == LEFT or key == RIGHT:
            self.key = key
            return self.choice.encode(self.choice.ids[self.page])
        if key == A:
            return self.again or self.choice.encode(NOTHING)
        self.move(key, repeat)
        return ListScreen.press(self, key, repeat)
