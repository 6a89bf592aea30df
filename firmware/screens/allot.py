"""Amounts on rows: workers on boxes, goods to discard, to spend, to give. Left and right change the row."""

from canvas import WIDTH, text_width
from input.keys import LEFT, RIGHT, A
from screens.bars import bar, boxed
from screens.screen import BESIDE, LAST_PAGE, LIST_RIGHT, ListScreen, act, draw_foot, foot
from words import translate

# Where pegs begin.
_BAR = 65


class AllotScreen(ListScreen):
    """The rows of an Allot prompt, starting from the suggestion."""

    incremental = True

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        answer = before
        action = prompt.action(answer) if answer else -1
        if answer is None or action >= 0 and not prompt.pinned:
            answer = prompt.suggestion() or b""
        self.amounts = prompt.decode(answer)
        if action >= 0 and prompt.pinned:
            self.amounts = bytearray(prompt.distribute(self.amounts))
        # What rows get that the player has not changed, as far as it goes; and the row that this goes on from, as the
        # player has filled it, or -1: where it began with an answer taken back, that is left as it was.
        self.suggested = bytes(self.amounts)
        self.full = -1
        self.again = answer is before
        # Rows that the player has changed.
        self.rows = prompt.rows
        self.by_hand = bytearray(len(self.rows))
        # Whether A was pressed while something was left over.
        self.warned = False
        rows = [i for i, amount in enumerate(self.amounts) if amount and i >= prompt.pinned]
        cursor = len(self.rows) + action if action >= 0 else rows[0] if rows else 0
        ListScreen.__init__(self, len(self.rows) + len(prompt.actions), cursor)
        self.pinned = prompt.pinned

    def draw(self, canvas):
        """The rows with what is put on them; what the sum should be; more of the row under the cursor below."""
        prompt = self.prompt
        total = prompt.sum(self.amounts)
        most = prompt.most
        aside = self.set_aside()
        self.ask(canvas, "%d/%s" % (total - aside, self.amount(most - aside)) if most else "")
        self.draw_rows(canvas)
        enough = total >= prompt.least
        if most is None:
            if canvas.begin_row(LAST_PAGE, (total, enough)):
                does = act(prompt) if enough else ""
                draw_foot(canvas, self.sum(total, WIDTH - text_width(does) - BESIDE), does)
        elif self.warned:
            foot(canvas, translate(("allot_left", self.left_over())))
        elif self.cursor < len(self.rows):
            row = self.rows[self.cursor]
            detail = row.outcome(self.amounts[self.cursor]) if row.outcome else row.detail
            if canvas.begin_row(LAST_PAGE, (detail, enough)):
                self.draw_way(canvas, detail, act(prompt) if enough else "")
        elif canvas.begin_row(LAST_PAGE, ()):
            draw_foot(canvas, "", act(None))

    @staticmethod
    def draw_way(canvas, detail, does):
        """More of the row under the cursor, or what the keys do where there is room for that as well."""
        way = translate(detail or "allot_keys")
        if not detail and text_width(way) + text_width(does) >= WIDTH:
            way = ""
        draw_foot(canvas, way, does)

    def amount(self, number):
        """So much of what the sum counts, as text."""
        return translate((self.prompt.unit, number)) if self.prompt.unit else str(number)

    def sum(self, total, room):
        """What the amounts count together with what is there without them, and what is due: in `room` pixels, so the
        parts only where there is room for them.
        """
        base = self.prompt.base
        whole = "%d/%s" % (base + total, self.amount(self.prompt.least + base))
        parts = "%s+%s=%s" % (self.amount(base), self.amount(total), whole)
        return parts if base and text_width(parts) <= room else whole

    def content(self, i):
        """What is put on the row."""
        return self.amounts[i] if i < len(self.amounts) else 0

    def set_aside(self):
        """What the rows put aside take from what is there for the others."""
        return sum([self.amounts[i] * self.rows[i].weight for i in range(self.prompt.pinned)])

    def draw_row(self, canvas, page, i):
        """The label, what the row is worth, the boxes or pegs, and the change."""
        if i < len(self.rows) and self.prompt.sign > 0:
            row = self.rows[i]
            worth = row.cost and row.cost(self.amounts[i]) or row.worth
            return boxed(canvas, LIST_RIGHT, page, row, worth, self.amounts[i]) + 1
        end = canvas.text(1, page, translate(self.label(i)))
        if i >= len(self.rows):
            return end + 1
        row = self.rows[i]
        amount = self.amounts[i]
        worth = translate(row.worth) if row.worth and row.value else ""
        bar(canvas, max(_BAR, end + 3), page, row.value, row.most, amount)
        canvas.text_right(LIST_RIGHT, page, "−" + str(amount) if amount else worth)
        return end + 1

    def label(self, i):
        """The label of a row, or of an action after the rows."""
        rows = self.rows
        return rows[i].label if i < len(rows) else self.prompt.actions[i - len(rows)]

    def limit(self, i):
        """The most that row `i` can take, if need be from the other rows."""
        prompt = self.prompt
        row = self.rows[i]
        if prompt.most is None or row.whole:
            return row.room
        most = prompt.most if i < prompt.pinned else prompt.most - self.set_aside()
        return min(row.room, most // row.weight)

    def press(self, key, repeat):
        """Right adds one and left takes one off; held, they fill and empty the row. Left on an empty one fills it.

        The row under the cursor comes first, the others share what is left. A while something is left over that has
        room says so first.
        """
        action = self.cursor - len(self.rows)
        warned, self.warned = self.warned, False
        if key == LEFT or key == RIGHT:
            if action < 0:
                self.change(key == RIGHT, repeat)
            return None
        self.move(key, repeat)
        if key == A and not repeat:
            if action >= 0:
                return self.prompt.encode_action(action, self.amounts)
            if not self.enough():
                return self.refuse(("allot_due", self.prompt.least - self.prompt.sum(self.amounts)))
            self.warned = not warned and self.left_over() > 0
            return None if self.warned else self.prompt.encode(self.amounts)
        return ListScreen.press(self, key, repeat)

    def enough(self):
        """Whether what is allotted is as much as is due."""
        return self.prompt.sum(self.amounts) >= self.prompt.least

    def left_over(self):
        """What is not put on any row, where one has room for it."""
        prompt = self.prompt
        if prompt.sign > 0 and prompt.most is not None:
            left = prompt.most - prompt.sum(self.amounts)
            for i, row in enumerate(self.rows):
                if self.amounts[i] < row.room and row.weight <= left:
                    return left
        return 0

    def change(self, more, held):
        """One more or less on the row under the cursor, or all or nothing of it."""
        i = self.cursor
        limit = self.limit(i)
        before = bytes(self.amounts)
        amount = before[i]
        if self.rows[i].whole:
            amount = 0 if amount and not more else limit
        elif more:
            amount = min(amount + 1, limit)
        elif amount:
            amount -= 1
        elif not held:
            amount = limit
        self.amounts[i] = amount
        self.by_hand[i] = 1
        prompt = self.prompt
        full = i if amount == self.rows[i].room and i >= prompt.pinned and not self.again else -1
        if i < prompt.pinned or full != self.full and prompt.distribute:
            self.suggested = prompt.distribute(self.amounts, full)
            self.full = full
        self.settle()
        if self.amounts == before and not held:
            self.refuse(("refused_most", limit))

    def settle(self):
        """Of what is not on rows set by hand, the others get what they began with, as far as it goes.

        If even the rows set by hand are too much with the one under the cursor, the last of them give way.
        """
        free = self.prompt.most
        if free is None:
            return
        rows = self.rows
        pinned = self.prompt.pinned
        free -= self.set_aside()
        for i in range(pinned, len(rows)):
            if self.by_hand[i]:
                free -= self.amounts[i] * rows[i].weight
        for i in range(len(rows) - 1, pinned - 1, -1):
            while free < 0 and i != self.cursor and self.by_hand[i] and self.amounts[i]:
                self.amounts[i] -= 1
                free += rows[i].weight
        for i in range(pinned, len(rows)):
            if not self.by_hand[i]:
                self.amounts[i] = min(self.suggested[i], free // rows[i].weight)
                free -= self.amounts[i] * rows[i].weight
