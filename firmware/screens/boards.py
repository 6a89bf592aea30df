"""The boards of a turn: large numbers beside pictures, twelve in view, and what follows a change is proposed."""

import pictures
from canvas import WIDTH, text_width
from fonts.small import BOX_EMPTY, CHECK, CROSS, KEY_A, KEY_B
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from micropython import const
from screens.counters import BACK_UP, CountersScreen
from screens.screen import BESIDE, CHANGES, LAST_PAGE, amount, shortened, title
from ui.policy import InputPolicy
from words import translate

# Values in a column, and in view; pixels of one, and of its picture.
_DOWN = const(3)
_VIEW = const(12)
_CELL = const(32)
_PICTURE = const(10)
# Of what is proposed: A takes it, B doesn't.
_TAKES = KEY_A + CHECK + " " + KEY_B + CROSS


class BoardsScreen(CountersScreen):
    """The values of a Boards prompt stand in columns of three; down goes on at the top of the next column.

    Whose board it is and what interrupts the turn stand on the bottom line. A gives the change and leads to what
    follows it; what is proposed there is a change like one that was entered, so that B refuses it. Where nothing
    follows A leads to the first line, and there it ends the turn; held it does so from anywhere.
    """

    # A key is held more often than not here, seldom for more than 5.
    policies = InputPolicy(quick=True), InputPolicy(all_repeat=True, quick=True)
    steps = ((132, 1000), (34, 100), (7, 10), (5, 5), (0, 1))

    def __init__(self, prompt, before=None):
        # Whether the change was proposed; what follows the one that A gave.
        self.proposed = False
        self._next = None
        self._view = 0
        CountersScreen.__init__(self, prompt, before)

    def reuse(self, prompt):
        """See CountersScreen; the cursor goes to what follows."""
        following, self._next, self.proposed = self._next, None, False
        if not CountersScreen.reuse(self, prompt):
            return False
        if following:
            number, change = following
            self.cursor = self.line_of(number)
            row = self.rows[number]
            if change and row.least <= row.value + change <= row.most:
                self.change = change
                self.proposed = True
        return True

    def _open(self):
        CountersScreen._open(self)
        self.count -= 1  # the first action is taken on the first line

    def _columns(self):
        return 1

    # -- drawing

    def draw(self, canvas):
        """The board: twelve of its values, and below what the one under the cursor means, and what A does."""
        if self.cursor < self.head:
            self._view = 0
        elif self.number(self.cursor) >= 0:
            self._view = (self.cursor - self.head) // _VIEW
        self._ask(canvas)
        first = self.head + self._view * _VIEW
        for line in range(_DOWN):
            self._draw_line(canvas, 1 + 2 * line, range(first + line, first + _VIEW, _DOWN))
        text, keys, does = self._below()
        if canvas.begin_row(LAST_PAGE, (self.cursor, text, keys, does)):
            x = canvas.text_right(WIDTH, LAST_PAGE, does)
            end = canvas.text(0, LAST_PAGE, shortened(text, x - BESIDE))
            if self.row() is None:
                canvas.invert(0, LAST_PAGE, end + 1)
            canvas.text_right(x - BESIDE, LAST_PAGE, keys, end + BESIDE)

    def _ask(self, canvas):
        """The title; on the right the value under the cursor, after the player where that is another one."""
        prompt = self.prompt
        owner = "" if self.page == prompt.page and prompt.player is not None else translate(prompt.pages[self.page])
        row = self.row()
        if owner and row:
            title(canvas, owner, translate(row.label))
        else:
            self.ask(canvas, translate(row.label) if row else owner)

    def _draw_line(self, canvas, page, lines):
        """The values of a line from left to right, on a page and the one below, which gives way to what happened."""
        low = self.overlay.toast != "" and page + 1 == self.toast_row
        key = [low]
        for line in lines:
            number = self.number(line)
            if number >= 0:
                row = self.rows[number]
                change = self.change if line == self.cursor else 0
                if row.tick:
                    value = CHECK if row.value else BOX_EMPTY
                else:
                    value = amount(row, change)
                key.append((row.label, value, row.warns and row.warns(), line == self.cursor, change))
        above, below = canvas.begin_row(page, key), not low and canvas.begin_row(page + 1, key)
        if not (above or below):
            return
        x = 0
        for label, value, warns, here, change in key[1:]:
            picture = pictures.get(label)
            lit = _CELL if change else _PICTURE  # all of a value that is being changed
            if low:
                canvas.columns(x, page, picture[2 : 2 + _PICTURE])
                canvas.text(x + _PICTURE, page, "!" + value if warns else value)
            else:
                canvas.picture(x, page, picture)
                self._draw_value(canvas, x, page, value, warns)
                if here:
                    canvas.invert(x, page + 1, lit)
            if here:
                canvas.invert(x, page, lit)
            x += _CELL
        canvas.flush_rows(page, page + 1)

    def _draw_value(self, canvas, x, page, value, warns):
        """A value beside its picture, which stands from column x on: a number of two digits is twice as wide."""
        at = x + _PICTURE + 1
        if warns:
            at = canvas.large(at - 1, page, "!", len(value) == 1)
        if value.isdigit() and len(value) <= 2:
            canvas.big(at, page, value)
        else:
            canvas.large(min(at, x + _CELL - text_width(value)), page, value, False)

    def _below(self):
        """The bottom line: the row under the cursor, the keys that change it, what A does."""
        row = self.row()
        if row is None:
            action = translate(self.prompt.actions[self.action(self.cursor)])
            if self.cursor < self.head:
                return self.page_name(), "", KEY_A + " " + action
            return action, "", KEY_A + CHECK
        label = row.outcome(self.change) if row.outcome else None
        # While it is changed its name stands there in full.
        text = translate(label or row.detail) if label or self.change else ""
        if row.tick:
            if self.ticks(row):
                return text, "", KEY_A + CHECK
            return text, LESS + (BOX_EMPTY if row.value else CHECK) + MORE, BACK_UP
        if self.proposed:
            return text, amount(row) + MORE, _TAKES
        if not self.change:
            keys = CHANGES if row.least < row.most else ""
            if text:
                return text, keys, BACK_UP
            # Where there is nothing else to say: the way out from anywhere.
            return keys, "", translate(("held_does", self.prompt.actions[0]))
        does = BACK_UP
        following = self._following()
        if following:
            number, change = following
            does = KEY_A + " " + translate(self.rows[number].label)
            if change:
                does += " %s%d" % ("+" if change > 0 else "−", abs(change))
        return text, amount(row) + MORE, does

    # -- keys

    def press(self, key, repeat):
        """See CountersScreen; what was proposed is a change as any other."""
        self.proposed = False
        return CountersScreen.press(self, key, repeat)

    def unsaved(self):
        """See Screen: what is proposed is nobody's change yet."""
        return None if self.proposed else CountersScreen.unsaved(self)

    def on(self):
        """A gives the change, and leads to what follows it, or to the first line."""
        self._next = self._following()
        if not self._next:
            return CountersScreen.on(self)
        self._leads = True
        return self.given()

    def action(self, line):
        """See CountersScreen: the first one is taken on the page's name."""
        at = line - self.head - len(self.rows)
        return 0 if line < self.head else at + 1 if at >= 0 else -1

    def line_of_action(self, number):
        """See CountersScreen."""
        return self.head + len(self.rows) + number - 1 if number else 0

    def _following(self):
        return self.prompt.follows(self.page, self.number(self.cursor), self.change) if self.change else None
