"""Put amounts on rows: workers on boxes, goods to discard, to spend or to give."""

from canvas import WIDTH, text_width
from fonts.small import CHECK, KEY_A, UNDO
from input.keys import LEFT, RIGHT, A
from micropython import const
from screens.bars import boxed, pegs
from screens.frame import BESIDE, LAST_PAGE, LIST_RIGHT, act, draw_foot, foot
from screens.rows import ListScreen, draw_label, signed
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.parts import Label
    from engine.prompts import Allot
    from ui.signal import Signal


class AllotScreen(ListScreen):
    """Ask for the amounts of an Allot prompt, starting from the suggestion."""

    prompt: "Allot"
    incremental = True

    def __init__(self, prompt: "Allot", before: "bytes | None" = None) -> None:
        self.prompt = prompt
        answer = before
        action = prompt.action(answer) if answer else -1
        if answer is None or action >= 0 and not prompt.pinned:
            answer = prompt.suggestion() or b""
        self.amounts = prompt.decode(answer)
        if action >= 0 and prompt.pinned and prompt.distribute:
            self.amounts = bytearray(prompt.distribute(self.amounts))
        # Amounts for rows that the player has not changed, and the filled row they were last suggested for, or -1. An
        # undone answer keeps its own amounts.
        self.suggested = bytes(self.amounts)
        self.full = -1
        self.again = answer is before
        self.rows = prompt.rows
        self.by_hand = bytearray(len(self.rows))  # 1: the player has changed this row
        self.warned = False  # A was pressed while something was left over
        # The state before a key was held: amounts, by_hand, suggested, full.
        self.start = self.suggested, bytes(self.by_hand), self.suggested, self.full
        self.moved: "list[tuple[Label, int]]" = []  # changes of other rows by the last press
        rows = [i for i, amount in enumerate(self.amounts) if amount and i >= prompt.pinned]
        cursor = len(self.rows) + action if action >= 0 else rows[0] if rows else 0
        ListScreen.__init__(self, len(self.rows) + len(prompt.actions), cursor)
        self.pinned = prompt.pinned
        self.tail = len(prompt.actions)

    def is_unfinished(self) -> bool:
        """See Screen."""
        return any(self.by_hand)

    def draw(self, canvas: "Canvas") -> None:
        """Draw rows with amounts, the sum, and details of the row under the cursor."""
        prompt = self.prompt
        total = prompt.sum(self.amounts)
        most = prompt.most
        aside = self.set_aside()
        due = self.amount(prompt.base + prompt.least) if prompt.unit else ""  # a price
        self.ask(canvas, "%d/%s" % (total - aside, self.amount(most - aside)) if most else due, bool(due))
        self.draw_rows(canvas)
        enough = total >= prompt.least
        if most is None:
            if canvas.begin_row(LAST_PAGE, (total, enough)):
                does = act(prompt) if enough else ""
                draw_foot(canvas, self.sum(total, WIDTH - text_width(does) - BESIDE), does)
        elif self.warned:
            foot(canvas, translate(("allot_left", self.left_over())))
        elif self.moved:
            foot(canvas, self.moved_text(), act(prompt) if enough else "")
        elif self.cursor < len(self.rows):
            row = self.rows[self.cursor]
            detail = row.outcome(self.amounts[self.cursor]) if row.outcome else row.detail
            toast = self.overlay.toast
            if detail in prompt.news and toast and not toast.startswith(UNDO) and "…" not in toast:
                detail = None  # the news say that
            if canvas.begin_row(LAST_PAGE, (detail, enough)):
                self.draw_way(canvas, detail, act(prompt) if enough else "")
        elif canvas.begin_row(LAST_PAGE, ()):
            draw_foot(canvas, "", act(None))

    def moved_text(self) -> str:
        """Return what the last press changed on other rows, as far as there is room."""
        room = WIDTH - BESIDE - text_width(KEY_A + CHECK)
        parts = [translate(label) + " " + signed(change) for label, change in self.moved]
        shown = len(parts)
        text = ", ".join(parts)
        while text_width(text) > room and shown > 1:
            shown -= 1
            text = ", ".join(parts[:shown]) + ", …"
        return text

    @staticmethod
    def draw_way(canvas: "Canvas", detail: "Label | None", does: str) -> None:
        """Draw details of the row under the cursor, or what the keys do if it fits."""
        way = translate(detail or "allot_keys")
        if not detail and text_width(way) + text_width(does) >= WIDTH:
            way = ""
        draw_foot(canvas, way, does)

    def amount(self, number: int) -> str:
        """Return an amount in the unit of the sum, as text."""
        return translate((self.prompt.unit, number)) if self.prompt.unit else str(number)

    def sum(self, total: int, room: int) -> str:
        """Return the sum as text, with its parts if `room` allows; with the sum due unless the title has that."""
        base = self.prompt.base
        whole = self.amount(base + total) if self.prompt.unit else "%d/%d" % (total, self.prompt.least)
        parts = "%s+%s=%s" % (self.amount(base), self.amount(total), whole)
        return parts if base and text_width(parts) <= room else whole

    def content(self, i: int) -> object:
        """Return the amount on the row."""
        return self.amounts[i] if i < len(self.amounts) else 0

    def set_aside(self) -> int:
        """Return what the pinned rows take from the sum available to the others."""
        return sum([self.amounts[i] * self.rows[i].weight for i in range(self.prompt.pinned)])

    def draw_row(self, canvas: "Canvas", page: int, i: int) -> None:
        """Draw the label, what the row is worth, its boxes or pegs, and the change."""
        label = translate(self.label(i))
        if i >= len(self.rows):
            draw_label(canvas, page, label, LIST_RIGHT)
            return
        row = self.rows[i]
        amount = self.amounts[i]
        if self.prompt.sign > 0:
            boxed(canvas, page, row, row.cost and row.cost(amount) or row.worth, amount)
            return
        worth = translate(row.worth) if row.worth and row.value else ""
        right = canvas.text_right(LIST_RIGHT, page, "−" + str(amount) if amount else worth)
        pegs(canvas, page, label, right, row.value, row.most, amount)

    def label(self, i: int) -> "Label":
        """Return the label of a row, or of an action after the rows."""
        rows = self.rows
        return rows[i].label if i < len(rows) else self.prompt.actions[i - len(rows)]

    def limit(self, i: int) -> int:
        """Return the most that row `i` can take, counting what the other rows can give up."""
        prompt = self.prompt
        row = self.rows[i]
        if prompt.most is None or row.whole:
            return row.room
        most = prompt.most if i < prompt.pinned else prompt.most - self.set_aside()
        return min(row.room, most // row.weight)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Change the row under the cursor with left and right; A confirms.

        Right adds one and left removes one; held, they fill and empty the row. Other rows give way to the row under
        the cursor. The first A warns of a rest that would fit.
        """
        action = self.cursor - len(self.rows)
        warned, self.warned = self.warned, False
        self.moved = []
        if key == LEFT or key == RIGHT:
            if action < 0:
                self.change(key == RIGHT, repeat)
            elif not repeat:
                self.refuse("refused")
            return None
        self.move(key, repeat)
        if key == A and not repeat:
            if action >= 0:
                return self.prompt.encode_action(action, self.amounts)
            if not self.enough():
                self.refuse(("allot_due", self.prompt.least - self.prompt.sum(self.amounts)))
                return None
            self.warned = not warned and self.left_over() > 0
            return None if self.warned else self.prompt.encode(self.amounts)
        return ListScreen.press(self, key, repeat)

    def enough(self) -> bool:
        """Return whether the sum has reached what is due."""
        return self.prompt.sum(self.amounts) >= self.prompt.least

    def left_over(self) -> int:
        """Return what is not on any row although a row has room for it."""
        prompt = self.prompt
        if prompt.sign > 0 and prompt.most is not None:
            left = prompt.most - prompt.sum(self.amounts)
            for i, row in enumerate(self.rows):
                if self.amounts[i] < row.room and row.weight <= left:
                    return left
        return 0

    def change(self, more: bool, held: bool) -> None:
        """Add or remove one on the row under the cursor, or fill or empty it."""
        i = self.cursor
        limit = self.limit(i)
        last = bytes(self.amounts)
        amount = last[i]
        if held:
            # Start from the amounts before the hold began: the rows that it filled or emptied on its way don't count.
            before, by_hand, self.suggested, self.full = self.start
            self.amounts[:] = before
            self.by_hand[:] = by_hand
        else:
            before = last
            self.start = before, bytes(self.by_hand), self.suggested, self.full
        if self.rows[i].whole:
            amount = limit if more else 0
        else:
            amount = min(amount + 1, limit) if more else max(0, amount - 1)
        self.amounts[i] = amount
        self.by_hand[i] = 1
        prompt = self.prompt
        full = i if amount == self.rows[i].room and i >= prompt.pinned and not self.again else -1
        if prompt.distribute and (i < prompt.pinned or full != self.full):
            suggested = bytearray(prompt.distribute(self.amounts, full))
            # Rows that were complete stay so if they still can.
            free = prompt.most - self.set_aside() - self.fixed() if prompt.most is not None else 0
            for row in range(prompt.pinned, len(before)):
                needed = before[row] * self.rows[row].weight
                if before[row] == self.rows[row].room and not self.by_hand[row] and needed <= free:
                    suggested[row] = before[row]
                    free -= needed
            self.suggested = bytes(suggested)
            self.full = full
        self.settle(before)
        if self.amounts == last and not held:
            self.refuse(("refused_most", limit) if more else ("refused_least", 0))
        if prompt.sign > 0:
            changes = [(self.amounts[row] - before[row], row) for row in range(len(before)) if row != i]
            changes.sort()  # the greatest loss, the greatest gain, and what there is room for
            losses = [change for change in changes if change[0] < 0]
            # The effect of a pinned row matters more than its gifts to others.
            gains = [change for change in reversed(changes) if change[0] > 0 and i >= prompt.pinned]
            moved = losses[:1] + gains[:1] + losses[1:] + gains[1:]
            self.moved = [(self.rows[row].label, n) for n, row in moved]

    def fixed(self) -> int:
        """Return what the rows take that the player has changed."""
        pinned = self.prompt.pinned
        return sum([self.amounts[i] * row.weight for i, row in enumerate(self.rows) if i >= pinned and self.by_hand[i]])

    def settle(self, before: bytes) -> None:
        """Give unchanged rows their suggested amounts, as far as the rest allows.

        Of the rows other than the one under the cursor, those that were complete `before` are the last to give way: of
        those set by hand, and of the others. Each gives way from the last row up.
        """
        free = self.prompt.most
        if free is None:
            return
        rows = self.rows
        pinned = self.prompt.pinned
        free -= self.set_aside() + self.fixed()
        order = [
            i
            for i in range(pinned, len(rows))
            if before[i] == rows[i].room and (self.by_hand[i] or self.suggested[i] == before[i])
        ]
        order += [i for i in range(pinned, len(rows)) if i not in order]  # incomplete rows come last
        for i in reversed(order):
            while free < 0 and i != self.cursor and self.by_hand[i] and self.amounts[i]:
                self.amounts[i] -= 1
                free += rows[i].weight
        for i in order:
            if not self.by_hand[i]:
                self.amounts[i] = min(self.suggested[i], free // rows[i].weight)
                free -= self.amounts[i] * rows[i].weight
