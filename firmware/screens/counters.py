"""Change several values in place; every change is an answer of its own."""

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
from screens.frame import BESIDE, CHANGES, LAST_PAGE, LIST_RIGHT, MARGIN, ROW_LEFT, act
from screens.rows import ListScreen, amount, draw_label, team_of
from screens.shorten import shortened
from ui.policy import ALL_REPEAT, STANDARD
from ui.signal import BACK
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Sequence

    from canvas import Canvas
    from engine.parts import Label
    from engine.prompts.counters import CounterRow, Counters
    from ui.signal import Signal

_LINES = const(6)
# Two columns: the room between the margins of one, its width, and the start of the second one.
_COLUMN_ROOM = const(59)
_COLUMN_WIDTH = const(63)
_SECOND_COLUMN = const(65)
# One column: the end of a value left of a sum.
_VALUE_RIGHT = const(82)
# A moves to the next row, or to the first line.
ON = KEY_A + ARROW_DOWN
BACK_UP = KEY_A + ARROW_UP
_MAX_CHANGE = const(0x7FFF)  # fits two bytes

# Measured last: ((layout_key of the prompt, language), number of columns).
_columns_cache: "tuple[object, int]" = (None, 0)


class CountersScreen(ListScreen):
    """Show the lines of a Counters prompt: the page's name, the rows, the actions.

    Left and right change the value under the cursor. Moving away, or A, which moves on, answers with the change.

    If the prompt allows it, holding A on a number adds to it: the keys count from 0, and the row shows both numbers.

    If there are pages to turn and actions to end with, the lines are a ring: a held key wraps around as well. A then
    jumps to the first line of the page shown first, close to all others, and takes the action if held there.
    """

    prompt: "Counters"
    incremental = True
    policies = STANDARD, ALL_REPEAT
    # Steps of a held key: (from this repeat on, step). A held key reaches 100 in 3 seconds and 9,999 in 15; only larger
    # numbers need the longest step.
    steps = ((137, 1000), (39, 100), (14, 10), (5, 5), (0, 1))

    def __init__(self, prompt: "Counters", before: "bytes | None" = None) -> None:
        self.prompt = prompt
        self.page = prompt.page
        self.change = 0  # of the value under the cursor, not given yet
        self.given_before = False  # the change was undone: A gives it again, moving away drops it
        self._held = 0  # repeats of the key
        self.ring = bool(prompt.pages and prompt.actions)
        self._leads = False  # A jumped here: held, it takes the action
        self.adding = False
        self._added_to: "tuple[int, int] | None" = None  # page and line of the number on which A was pressed
        self.columns = 0
        before = before and prompt.repeated(before)  # actions of the menu have no line here
        answer = before or prompt.suggestion()
        page, row, change = prompt.decode(answer) if answer else (prompt.page, prompt.first() if prompt.first else 0, 0)
        if page >= 0:
            self.page = page
            self.change = change
        self._open()
        line = self.line_of(row) if page >= 0 or row < 0 else self.line_of_action(row)
        ListScreen.__init__(self, self.count, min(line, self.count - 1))
        if before and page >= 0:
            self.given_before = True
            if self.rows[row].tick:
                self.change = 0  # A ticks it
        elif not self.change:
            self._offer()

    @property
    def actions(self) -> "Sequence[str]":
        """The actions below the rows."""
        prompt = self.prompt
        return prompt.actions[: -prompt.in_menu] if prompt.in_menu else prompt.actions

    # Any: a prompt of any kind.
    def reuse(self, prompt: "Any") -> bool:
        """Continue with the prompt that follows an answer; the cursor stays."""
        same = prompt.kind == COUNTERS and prompt.what == self.prompt.what and prompt.player == self.prompt.player
        if not same:
            return False
        self.prompt = prompt
        self.change = 0  # the value may be another one now
        self._open()
        self.cursor = min(self.cursor, self.count - 1)
        self._offer()
        return True

    def _offer(self) -> None:
        """Offer the change that the prompt expects of the row under the cursor: A gives it, moving away drops it."""
        number = self.number(self.cursor)
        if self.prompt.rest and number >= 0:
            self.change = self.prompt.rest(number)
            self.given_before = bool(self.change)

    def relabel(self) -> None:
        """See Screen; the words decide the number of columns."""
        self.columns = 0
        self._open()

    def _open(self) -> None:
        """Fetch the page's rows, in two columns if one is too short for them.

        Two columns need short rows. Measuring looks at every row, so prompts that look alike share the result.
        """
        prompt = self.prompt
        self.rows = prompt.rows(self.page)
        self.head = 1 if prompt.pages else 0
        self.listed = len(prompt.order or self.rows)
        self.count = self.head + self.listed + len(self.actions)
        # A checklist: A moves to the next line.
        self.ticking = not self.ring and bool(self.rows and self.rows[0].tick and self.rows[-1].tick)
        self.input_policy = self.policies[self.ring or self.ticking or prompt.ADDS]
        if not self.columns:
            self.columns = self._columns()

    def _columns(self) -> int:
        global _columns_cache
        key = self.prompt.layout_key and (self.prompt.layout_key, words.language)
        if not key or key != _columns_cache[0]:
            _columns_cache = key, 2 if self.count > _LINES and self._are_short() else 1
        return _columns_cache[1]

    def _are_short(self) -> bool:
        digit = text_width("0")
        for row in self.rows:
            if row.total is not None:
                return False
            widest = 0
            if not row.tick:
                most = max(row.most, row.value)
                if row.by_value:
                    widest = max([text_width(amount(row, value - row.value)) for value in range(row.least, most + 1)])
                elif row.least >= 0 and not row.unit and not row.empty:
                    widest = digit * len(str(most))  # all digits have the same width
                else:
                    longest = max(most, row.least, key=_length)
                    widest = text_width(amount(row, longest - row.value))
                    if row.empty:
                        widest = max(widest, text_width(amount(row, row.least - row.value)))
                widest += 4
            if text_width(translate(row.label)) + widest > _COLUMN_ROOM:
                return False
        return max([0] + [text_width(translate(action)) for action in self.actions]) <= _COLUMN_ROOM

    def line_of(self, row: int) -> int:
        """Return the line of a row by its number; -1: of the page's name. A row that isn't shown is like the first."""
        order = self.prompt.order
        if order and row >= 0:
            row = order.index(row) if row in order else 0
        return self.head + row

    def line_of_action(self, number: int) -> int:
        """Return the line of an action by its number."""
        return self.head + self.listed + number

    def number(self, line: int) -> int:
        """Return the number of the row on a line; -1: it has the page's name or an action."""
        at = line - self.head
        if not 0 <= at < self.listed:
            return -1
        order = self.prompt.order
        return order[at] if order else at

    def row(self) -> "CounterRow | None":
        """Return the row under the cursor; None for the page's name or an action."""
        number = self.number(self.cursor)
        return None if number < 0 else self.rows[number]

    # -- drawing

    def draw(self, canvas: "Canvas") -> None:
        """Draw the lines; at the bottom, details of the row and the value before."""
        shown = _LINES * self.columns
        views = (self.count + shown - 1) // shown
        right = "%d/%d" % (self.cursor // shown + 1, views) if self.columns == 2 and views > 1 else ""
        if self.prompt.status:
            right += "  " + translate(self.prompt.status(self.number(self.cursor), self.change, self.page))
        elif self.rows and self.rows[0].total is not None:
            right = translate("score_total")
            under = self.number(self.cursor)
            if under >= 0 and self.rows[under].total is not None and self.change:
                total = str(self.total(under))
                labelled = right + " " + total
                room = WIDTH - 2 * MARGIN - BESIDE - text_width(translate(self.prompt.what))
                right = labelled if text_width(labelled) <= room else total
        self.ask(canvas, right)
        if self.columns == 2:
            self.draw_columns(canvas)
        else:
            self.draw_rows(canvas)
        row = self.row()
        text = keys = ""
        does = BACK_UP if self.ring else ON
        if self.count <= 1:
            does = KEY_A + CHECK if self.change else act(None, "back")
        if row is None:
            if self.cursor < self.head and len(self.prompt.pages) > 1:
                keys = LESS + MORE
            if self.actions:
                does = KEY_A + " " + translate(self.actions[max(0, self.cursor - self.head - self.listed)])
            detail = self.rows[0].detail if self.rows and self.cursor >= self.head else None
            if detail and detail == self.rows[-1].detail:
                text = translate(detail)  # it is about all of them
        else:
            label = row.outcome(self.change) if row.outcome else row.detail
            text = translate(label) if label else ""
            if row.tick:
                if self.ticks_again(row) or self.can_tick(row):
                    does = KEY_A + CHECK
                else:
                    keys = LESS + (BOX_EMPTY if row.value else CHECK) + MORE
            elif self.adding:
                keys = "= " + amount(row, self.change)
            elif self.change:
                keys = amount(row) + MORE if row.value else ""  # the value before, unless it was 0
            elif row.least < row.most:
                keys = changes(row)
        if row is None and text_width(text) + BESIDE + text_width(does) > WIDTH:
            does = KEY_A + CHECK  # the cursor is on what it does
        if canvas.begin_row(LAST_PAGE, (text, keys, does)):
            x = canvas.text_right(WIDTH, LAST_PAGE, does)
            end = canvas.text(0, LAST_PAGE, shortened(text, x - BESIDE))
            canvas.text_right(x - BESIDE, LAST_PAGE, keys, end + BESIDE)

    def draw_columns(self, canvas: "Canvas") -> None:
        """Draw the two columns of the view that the cursor is in."""
        top = self.cursor // (2 * _LINES) * 2 * _LINES
        for i in range(top, min(top + _LINES, self.count)):
            page = self.first + i - top
            both = (i, i + _LINES) if i + _LINES < self.count else (i,)
            if canvas.begin_row(page, [(one == self.cursor, self.content(one)) for one in both]):
                for one in both:
                    x = 0 if one == i else _SECOND_COLUMN
                    self.draw_line(canvas, x, x + ROW_LEFT + _COLUMN_ROOM, page, one)
                    if one == self.cursor:
                        canvas.pill(x, page, _COLUMN_WIDTH)

    def content(self, i: int) -> object:
        """Return the label of line `i`, its value, change and sum, and its warning."""
        at = i - self.head
        if at < 0:
            return self.prompt.pages[self.page]
        if at >= self.listed:
            return self.actions[at - self.listed]
        number = self.number(i)
        row = self.rows[number]
        change = self.change if i == self.cursor else 0
        total = None if row.total is None else self.total(number)
        adding = self.adding and i == self.cursor
        return row.label, row.value, change, total, row.warns and row.warns(), adding

    def draw_row(self, canvas: "Canvas", page: int, i: int) -> None:
        """Draw a line of the single column."""
        self.draw_line(canvas, 0, LIST_RIGHT, page, i)

    def draw_line(self, canvas: "Canvas", x: int, right: int, page: int, i: int) -> None:
        """Draw a label, its value with the change, and its sum."""
        number = self.number(i)
        if number >= 0:
            row = self.rows[number]
            change = self.change if i == self.cursor else 0
            if row.total is not None:
                canvas.text_right(right, page, str(self.total(number)))
                right = _VALUE_RIGHT
            if self.adding and i == self.cursor:
                right = canvas.text_right(right, page, amount(row) + ("-" if change < 0 else "+") + str(abs(change)))
            elif not row.tick:
                right = canvas.text_right(right, page, ("!" if row.warns and row.warns() else "") + amount(row, change))
        players = team_of(self.rows[number].label) if number >= 0 and not self.rows[number].tick else b""
        draw_label(canvas, page, self.text(i), right, x + ROW_LEFT, players)

    def total(self, number: int) -> int:
        """Return the total of a row that has one, with the change under the cursor."""
        under = self.number(self.cursor)
        if self.prompt.totals:
            return self.prompt.totals(under, self.change if under >= 0 else 0)[number]
        return self.rows[number].total_after(self.change if number == under else 0)

    def text(self, i: int) -> str:
        """Return the text of line `i` without its value."""
        at = i - self.head
        if at < 0:
            return self.page_name()
        if at >= self.listed:
            text = translate(self.actions[at - self.listed])
            return text[0].upper() + text[1:]  # a row, not what a key does
        row = self.rows[self.number(i)]
        if row.tick:
            return (CHECK if row.value else BOX_EMPTY) + translate(row.label)
        return translate(row.label)

    def page_name(self) -> str:
        """Return the name of the page, between arrows if there are others."""
        name = translate(self.prompt.pages[self.page])
        return LESS + name + MORE if len(self.prompt.pages) > 1 else name

    # -- keys

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Change or tick the row or turn the page with left and right.

        Up, down and A move on, and A ticks an open row. A takes an action; on the page's name the usual one. B undoes
        a change that is not given yet. Without one, and on a prompt without actions, it goes back.
        """
        leads = self._leads
        self._leads = False
        if key == A and repeat and (self._added_to or self.adding):
            self.add()
            return None
        self._added_to = (self.page, self.cursor) if key == A and self.can_add() else None
        adding = self.adding
        if key != LEFT and key != RIGHT:
            self.adding = False
        if key == LEFT or key == RIGHT:
            self._held = self._held + 1 if repeat else 0
            self.given_before = False
            return self.turn(1 if key == RIGHT else -1, repeat)
        if key == B:
            if repeat:
                return None
            # If B is the only way out, it keeps the change (see `unsaved`); undo can revert it.
            if adding or self.change and not self.given_before and self.actions:
                self.change = 0
                return None
            return BACK
        if key == A:
            if repeat and leads:
                return self.prompt.encode_action()
            if repeat and not self._is_open():
                return None
            action = self.action(self.cursor)
            if action >= 0:
                return self.prompt.encode_action(action)
            row = self.row()
            if row and self.ticks_again(row):
                return self.turn(1, False)
            if row and self.can_tick(row):
                if self.ticking:
                    answer = self.turn(1, False)
                    self._to_next_open()
                    return answer
                self.change = 1
            elif self.ticking:
                self.move(DOWN, False)
                return None
            return self.confirm()
        if self.given_before:
            self.change = 0
            self.given_before = False
        answer = self.give_change()
        self.move(key, repeat)
        if answer is None:
            self._offer()
        return answer

    def can_add(self) -> bool:
        """Return whether holding A adds to the row under the cursor; a change under way is given instead."""
        row = self.row()
        if row is None or self.change or not self.prompt.ADDS:
            return False
        return not row.tick and not row.by_value and row.least < row.most

    def add(self) -> None:
        """Return to the number on which A was pressed and is still held, to add to it."""
        if not self._added_to:
            return
        page, self.cursor = self._added_to
        if page != self.page:
            self.page = page
            self._open()
        self._added_to = None
        self.change = 0
        self.given_before = False
        self.adding = True

    def ticks_again(self, row: "CounterRow") -> bool:
        """Return whether A ticks or clears a row again, after undo."""
        return row.tick and self.given_before

    def can_tick(self, row: "CounterRow") -> bool:
        """Return whether A ticks a row and moves on; it never clears one."""
        return row.tick and not row.value and row.most > 0 and not self.prompt.locked

    def confirm(self) -> "bytes | Signal | None":
        """Give the change, if any, and move on; go back from the only line there is."""
        answer = self.give_change()
        if self.ring:
            self.jump_to_top()
        elif self.count > 1:
            self.move(DOWN, False)
            if answer is None:
                self._offer()
        elif answer is None:
            return BACK
        return answer

    def jump_to_top(self) -> None:
        """Jump to the first line of the page shown first."""
        self.cursor = 0
        self._leads = True
        if self.page != self.prompt.page:
            self.page = self.prompt.page
            self._open()

    def action(self, line: int) -> int:
        """Return the action of A on a line, on the page's name the usual one; -1: none."""
        if line < self.head:
            return 0 if self.actions else -1
        at = line - self.head - self.listed
        return at if 0 <= at < len(self.actions) else -1

    def _is_open(self) -> bool:
        """Return whether a held A ticks this line: it is an open line of a checklist."""
        row = self.row()
        return self.ticking and row is not None and not row.value

    def _to_next_open(self) -> None:
        """Move to the next open line, wrapping at the end; if none is open, to the action."""
        number = len(self.rows)
        for i in range(1, number):
            at = (self.cursor - self.head + i) % number
            if not self.rows[at].value:
                self.cursor = self.head + at
                return
        if self.actions:
            self.cursor = self.line_of_action(0)

    def unsaved(self) -> "bytes | None":
        """See Screen: return the change, unless it is only offered."""
        return None if self.given_before else self.give_change()

    def give_change(self) -> "bytes | None":
        """Return the answer that gives the change; None: nothing has changed."""
        if not self.change:
            return None
        change = self.change
        self.change = 0
        self.given_before = self.adding = False
        return self.prompt.encode_change(self.number(self.cursor), change, self.page)

    def move(self, key: int, repeat: bool) -> None:
        """See ListScreen; in a ring a held key wraps around too."""
        ListScreen.move(self, key, repeat and not self.ring)

    def turn(self, way: int, repeat: bool) -> "bytes | None":
        """Change the value under the cursor, or turn the page; a held key gets faster."""
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
                self.refuse(self.prompt.locked or "refused")
                return None
            return self.prompt.encode_change(self.number(self.cursor), change, self.page)
        way *= row.more
        step = [step for repeats, step in steps_of(self.steps, row.step) if self._held >= repeats][0]
        # To the next multiple of the step, of the number or of what is added to it.
        base = row.value if self.adding else 0
        value = row.value + self.change - base
        value = base + ((value // step + 1) * step if way > 0 else (value - 1) // step * step)
        value = max(row.least, row.value - _MAX_CHANGE, min(row.most, row.value + _MAX_CHANGE, value))
        if value == row.value + self.change and not repeat:
            self.refuse(self._why(row, way))
        self.change = value - row.value
        return None

    def _why(self, row: "CounterRow", way: int) -> "Label":
        """Return the label of the reason why a value can't change `way` (1 or -1)."""
        if row.least == row.most and self.prompt.locked:
            return self.prompt.locked
        bound = row.most if way > 0 else row.least
        if row.by_value:  # its names need not grow with the number: blue tokens left, "9+", are number 0
            return [row.detail or row.label, ":" + amount(row, bound - row.value)]
        return "refused_most" if way > 0 else "refused_least", ":" + amount(row, bound - row.value)


def changes(row: "CounterRow") -> str:
    """Return the sign for left and right, which change a row's value; values with names have neither − nor +."""
    return LESS + MORE if row.by_value else CHANGES


def steps_of(steps: "Sequence[tuple[int, int]]", step: int) -> "Sequence[tuple[int, int]]":
    """Return the steps of a held key as multiples of a row's own step."""
    return steps if step == 1 else [(repeats, max(1, size // step) * step) for repeats, size in steps]


def _length(number: int) -> int:
    """Return a measure of a number's width as text; all digits have the same width."""
    return 2 * len(str(abs(number))) + (number < 0)
