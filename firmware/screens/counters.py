"""Several values in view: each is changed in place, and every change is an answer of its own."""

import words
from canvas import WIDTH, text_width
from engine.prompts import COUNTERS
from fonts.small import BOX_EMPTY, CHECK, KEY_A
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from fonts.small import UP as ARROW_UP
from input.keys import DOWN, LEFT, RIGHT, A, B
from micropython import const
from screens.screen import BACK, BESIDE, CHANGES, LAST_PAGE, ListScreen, act, amount, light, shortened
from words import translate

# Lines of a column; pixels of a line where there are two, and where the second one begins.
_LINES = const(6)
_SHORT = const(60)
_SECOND = const(66)
# One column: the last pixel column of what stands on the right, and of a value before its sum.
_RIGHT = const(121)
_BEFORE_SUM = const(82)
# What A does on a row: goes on to the next, or to the first line.
ON = KEY_A + ARROW_DOWN
BACK_UP = KEY_A + ARROW_UP
# A change fits two bytes.
_FARTHEST = const(0x7FFF)

# Last measured: ((layout_key of the prompt, language), number of columns).
_known = (None, 0)


class CountersScreen(ListScreen):
    """The lines of a Counters prompt: whose page it is, the rows, the actions.

    The value under the cursor is changed by left and right; moving away, or A, which moves on, answers with the change.

    Where players are turned over to and something ends it, the lines are a ring: a key that is held goes round as well.
    A then leads to the first line of the page shown first, from where all are near, and held on it takes the action.
    """

    incremental = True
    # How far a held key goes at each repeat: the repeats from which a step counts, and the step. From 0 it comes by
    # round numbers to 100 in 3 seconds and to 9,999 in 15; only farther numbers need the longest step.
    steps = ((137, 1000), (39, 100), (14, 10), (5, 5), (0, 1))

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.page = prompt.page
        # How much the value under the cursor is changed so far, and for how many repeats its key has been held.
        self.change = 0
        # Whether that was taken back: A gives it again, moving away lets go of it.
        self.given_before = False
        self._held = 0
        self.ring = bool(prompt.pages and prompt.actions)
        self.all_repeat = self.ring
        # A went down here to lead on: held on it takes the action.
        self._leads = False
        self.columns = 0
        answer = before or prompt.suggestion()
        page, row, change = prompt.decode(answer) if answer else (prompt.page, prompt.first() if prompt.first else 0, 0)
        if page >= 0:
            self.page = page
            self.change = change
        self._open()
        line = self.line_of(row) if page >= 0 or row < 0 else self.line_of_action(row)
        ListScreen.__init__(self, self.count, line)
        if before and page >= 0:
            self.given_before = True
            if self.rows[row].tick:
                self.change = 0  # A ticks it

    def reuse(self, prompt):
        """Go on with the prompt that follows an answer, the cursor where it is."""
        same = prompt.kind == COUNTERS and prompt.what == self.prompt.what and prompt.player == self.prompt.player
        if not same:
            return False
        self.prompt = prompt
        self.change = 0  # of a value that may be another one now
        self._open()
        self.cursor = min(self.cursor, self.count - 1)
        return True

    def relabel(self):
        """See Screen: words decide how many columns there are."""
        self.columns = 0
        self._open()

    def _open(self):
        """The page's rows, and whether they stand in two columns: when they are too many for one, and short.

        That is found out for a page when it is opened, as it means to look at every row; not again for a prompt that is
        alike to the last one.
        """
        prompt = self.prompt
        self.rows = prompt.rows(self.page)
        self.head = 1 if prompt.pages else 0
        self.count = self.head + len(self.rows) + len(prompt.actions)
        # A list to tick off: A goes on to the next line.
        self.ticking = not self.ring and bool(self.rows and self.rows[0].tick and self.rows[-1].tick)
        self.all_repeat = self.ring or self.ticking
        if not self.columns:
            self.columns = self._columns()

    def _columns(self):
        global _known
        key = self.prompt.layout_key and (self.prompt.layout_key, words.language)
        if not key or key != _known[0]:
            _known = key, 2 if self.count > _LINES and self._are_short() else 1
        return _known[1]

    def _are_short(self):
        digit = text_width("0")
        for row in self.rows:
            if row.total is not None:
                return False
            widest = 0
            if not row.tick:
                most = max(row.most, row.value)
                if row.least >= 0 and not row.unit and not row.empty:
                    widest = digit * len(str(most))  # all digits are of one width
                else:
                    longest = max(most, row.least, key=_length)
                    widest = text_width(amount(row, longest - row.value))
                    if row.empty:
                        widest = max(widest, text_width(amount(row, row.least - row.value)))
                widest += 4
            if text_width(translate(row.label)) + widest > _SHORT:
                return False
        return max([0] + [text_width(translate(action)) for action in self.prompt.actions]) <= _SHORT

    def line_of(self, row):
        """The line of a row by its number; -1: of what stands before the first."""
        order = self.prompt.order
        return self.head + (order.index(row) if order and row >= 0 else row)

    def line_of_action(self, number):
        """The line of an action by its number."""
        return self.head + len(self.rows) + number

    def number(self, line):
        """The number of the row that stands in a line; -1: it has the page's name or an action."""
        at = line - self.head
        if not 0 <= at < len(self.rows):
            return -1
        order = self.prompt.order
        return order[at] if order else at

    def row(self):
        """The row under the cursor; None where it is on the page's name or an action."""
        number = self.number(self.cursor)
        return None if number < 0 else self.rows[number]

    # -- drawing

    def draw(self, canvas):
        """The lines; below, more about the one under the cursor, and the value before."""
        shown = _LINES * self.columns
        views = (self.count + shown - 1) // shown
        right = ""
        if self.columns == 2 and views > 1:
            right = "%d/%d" % (self.cursor // shown + 1, views)
        elif self.rows and self.rows[0].total is not None:
            right = translate("score_total")
        self.ask(canvas, right)
        if self.columns == 2:
            self.draw_columns(canvas)
        else:
            self.draw_rows(canvas)
        row = self.row()
        text = keys = ""
        does = BACK_UP if self.ring else ON
        if self.count <= 1:  # nowhere to go on to
            does = KEY_A + CHECK if self.change else act(None, "back")
        if row is None:
            if self.cursor < self.head and len(self.prompt.pages) > 1:
                keys = LESS + MORE
            if self.prompt.actions:
                does = KEY_A + " " + translate(self.prompt.actions[max(0, self.cursor - self.head - len(self.rows))])
            detail = self.rows[0].detail if self.rows and self.cursor >= self.head else None
            if detail and detail == self.rows[-1].detail:
                text = translate(detail)  # it is about them all
        else:
            label = row.outcome(self.change) if row.outcome else row.detail
            text = translate(label) if label else ""
            if row.tick:
                if self.ticks(row) or self.can_tick(row):
                    does = KEY_A + CHECK
                else:
                    keys = LESS + (BOX_EMPTY if row.value else CHECK) + MORE
            elif self.change:
                keys = amount(row) + MORE if row.value else ""  # the value before, unless it began empty
            elif row.least < row.most:
                keys = CHANGES
        if canvas.begin_row(LAST_PAGE, (text, keys, does)):
            x = canvas.text_right(WIDTH, LAST_PAGE, does)
            end = canvas.text(0, LAST_PAGE, shortened(text, x - BESIDE))
            canvas.text_right(x - BESIDE, LAST_PAGE, keys, end + BESIDE)

    def draw_columns(self, canvas):
        """Two columns of lines, all those of the view the cursor is in."""
        top = self.cursor // (2 * _LINES) * 2 * _LINES
        for i in range(top, min(top + _LINES, self.count)):
            page = self.first + i - top
            both = (i, i + _LINES) if i + _LINES < self.count else (i,)
            if canvas.begin_row(page, [(one == self.cursor, self.content(one)) for one in both]):
                for one in both:
                    x = 0 if one == i else _SECOND
                    width = self.draw_line(canvas, x, x + _SHORT + 1, page, one)
                    if one == self.cursor:
                        light(canvas, x, page, width)
                canvas.flush_rows(page, page)

    def content(self, i):
        """What line `i` is about, its value and sum, and whether it is marked."""
        at = i - self.head
        if at < 0:
            return self.prompt.pages[self.page]
        if at >= len(self.rows):
            return self.prompt.actions[at - len(self.rows)]
        row = self.rows[self.number(i)]
        change = self.change if i == self.cursor else 0
        return row.label, row.value, change, row.total, row.warns and row.warns()

    def draw_row(self, canvas, page, i):
        """A line of the single column."""
        return self.draw_line(canvas, 0, _RIGHT, page, i)

    def draw_line(self, canvas, x, right, page, i):
        """A label, its value as it is with the change, and the sum it is part of; return as `draw_row`."""
        width = canvas.text(x + 1, page, self.text(i)) + 1 - x
        number = self.number(i)
        if number < 0 or self.rows[number].tick:
            return width
        row = self.rows[number]
        change = self.change if i == self.cursor else 0
        if row.total is not None:
            canvas.text_right(right, page, str(row.total + change))
            right = _BEFORE_SUM
        canvas.text_right(right, page, ("!" if row.warns and row.warns() else "") + amount(row, change))
        return width

    def text(self, i):
        """The text of line `i` without its value."""
        at = i - self.head
        if at < 0:
            return self.page_name()
        if at >= len(self.rows):
            return translate(self.prompt.actions[at - len(self.rows)])
        row = self.rows[self.number(i)]
        if row.tick:
            return (CHECK if row.value else BOX_EMPTY) + translate(row.label)
        return translate(row.label)

    def page_name(self):
        """Return the name of the page, between arrows where there are others."""
        name = translate(self.prompt.pages[self.page])
        return LESS + name + MORE if len(self.prompt.pages) > 1 else name

    # -- keys

    def press(self, key, repeat):
        """Left and right change or tick the row, or turn the page; up, down and A move on.

        A takes an action; on the page's name it takes the usual one. B takes back the change that is not given yet;
        without one, and on a prompt without actions, it goes back.
        """
        leads = self._leads
        self._leads = False
        if key == LEFT or key == RIGHT:
            self._held = self._held + 1 if repeat else 0
            self.given_before = False
            return self.turn(1 if key == RIGHT else -1, repeat)
        if key == B:
            if repeat:
                return None
            # Where nothing but B leads out, it keeps the change (see `unsaved`): undo is there for mistakes.
            if self.change and not self.given_before and self.prompt.actions:
                self.change = 0
                return None
            return BACK
        if key == A:
            if repeat and leads:
                return self.prompt.encode_action()
            if repeat and not self._left():
                return None
            action = self.action(self.cursor)
            if action >= 0:
                return self.prompt.encode_action(action)
            row = self.row()
            if row and self.ticks(row):
                answer = self.turn(1, False)
                if self.ticking and not row.value:
                    self._to_next()
                return answer
            if row and self.can_tick(row):
                self.change = 1
            return self.on()
        if self.given_before:
            self.change = 0
            self.given_before = False
        answer = self.given()
        self.move(key, repeat)
        return answer

    def ticks(self, row):
        """Return whether A ticks a row or clears it: in a list to tick off, and where it was so before undo."""
        return row.tick and (self.ticking or self.given_before)

    def can_tick(self, row):
        """Return whether A ticks a row among values. It never clears one, so that pressing A comes to an end."""
        return row.tick and not self.ring and not row.value and row.most > 0 and not self.prompt.locked

    def on(self):
        """What A does on a value: it gives the change, if any, and moves on; from the only line there is, back."""
        answer = self.given()
        if self.ring:
            self.lead_up()
        elif self.count > 1:
            self.move(DOWN, False)
        elif answer is None:
            return BACK
        return answer

    def lead_up(self):
        """To the first line of the page shown first."""
        self.cursor = 0
        self._leads = True
        if self.page != self.prompt.page:
            self.page = self.prompt.page
            self._open()

    def action(self, line):
        """The number of the action that A takes on a line, the usual one on the page's name; -1: none."""
        if line < self.head:
            return 0 if self.prompt.actions else -1
        at = line - self.head - len(self.rows)
        return at if 0 <= at < len(self.prompt.actions) else -1

    def _left(self):
        """Whether this is a list to tick off, and the line under the cursor is left: held, A ticks all of them."""
        row = self.row()
        return self.ticking and row is not None and not row.value

    def _to_next(self):
        """On to the next line that is left to be ticked off, past the end from the beginning; then to the action."""
        number = len(self.rows)
        for i in range(1, number):
            at = (self.cursor - self.head + i) % number
            if not self.rows[at].value:
                self.cursor = self.head + at
                return
        if self.prompt.actions:
            self.cursor = self.line_of_action(0)

    def unsaved(self):
        """See Screen: the change, unless it is only offered."""
        return None if self.given_before else self.given()

    def given(self):
        """The answer that gives the change; None where there is none."""
        if not self.change:
            return None
        change = self.change
        self.change = 0
        self.given_before = False
        return self.prompt.encode_change(self.number(self.cursor), change, self.page)

    def move(self, key, repeat):
        """See ListScreen: in a ring a key that is held goes round too."""
        ListScreen.move(self, key, repeat and not self.ring)

    def turn(self, way, repeat):
        """Change what is under the cursor: a value by a step, the larger the longer the key is held; on any other line
        turn the page.
        """
        row = self.row()
        if row is None:
            if self.prompt.pages:
                action = -1 if self.cursor < self.head else self.action(self.cursor)
                self.page = (self.page + way) % len(self.prompt.pages)
                self.columns = 0
                self._open()
                if action >= 0:
                    self.cursor = self.line_of_action(action)
            return None
        if row.tick:
            change = -1 if row.value else 1
            if repeat:
                return None
            if not row.least <= row.value + change <= row.most:
                return self.refuse(self.prompt.locked or "refused")
            return self.prompt.encode_change(self.number(self.cursor), change, self.page)
        step = [step for repeats, step in self.steps if self._held >= repeats][0]
        # On to the next multiple of the step.
        value = row.value + self.change
        value = (value // step + 1) * step if way > 0 else (value - 1) // step * step
        value = max(row.least, row.value - _FARTHEST, min(row.most, row.value + _FARTHEST, value))
        if value == row.value + self.change and not repeat:
            self.refuse(self._why(row, way))
        self.change = value - row.value
        return None

    def _why(self, row, way):
        """Return the label that says why a value can't be changed that `way` (1 or -1)."""
        if row.least == row.most and self.prompt.locked:
            return self.prompt.locked
        bound = row.most if way > 0 else row.least
        return "refused_most" if way > 0 else "refused_least", ":" + amount(row, bound - row.value)


def _length(number):
    """Which of two numbers is as wide or wider, whatever stands beside it: digits are all of one width."""
    return 2 * len(str(abs(number))) + (number < 0)
