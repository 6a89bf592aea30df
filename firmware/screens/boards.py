"""The boards of a turn: twelve large numbers with pictures in view."""

import pictures
from canvas import WIDTH, text_width
from fonts.small import BOX_EMPTY, CHECK, CROSS, KEY_A, KEY_B
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from micropython import const
from screens.counters import BACK_UP, CountersScreen
from screens.frame import BESIDE, CHANGES, LAST_PAGE, title
from screens.rows import amount, signed
from screens.shorten import shortened
from ui.policy import InputPolicy
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from canvas import Canvas
    from engine.prompts import Prompt
    from engine.prompts.boards import Boards
    from ui.signal import Signal

_LINES = const(3)
_VALUES_IN_VIEW = const(12)
_CELL_WIDTH = const(32)
_PICTURE_WIDTH = const(10)
# The keys for a proposal: A accepts it, B rejects it.
_ACCEPT_KEYS = KEY_A + CHECK + " " + KEY_B + CROSS


class BoardsScreen(CountersScreen):
    """Show the values of a Boards prompt in columns of three.

    Down continues at the top of the next column.
    The bottom line shows whose board it is and what interrupts the turn. A gives the change and moves to the row
    that follows from it. A proposed change there is like an entered one, so B rejects it. If nothing follows,
    A moves to the first line, and there it ends the turn; held, it ends the turn from anywhere.
    """

    # Most changes here hold a key, usually up to 5.
    policies = InputPolicy(quick=True), InputPolicy(all_repeat=True, quick=True)
    steps = ((132, 1000), (34, 100), (7, 10), (5, 5), (0, 1))

    prompt: "Boards"

    def __init__(self, prompt: "Boards", before: "bytes | None" = None) -> None:
        self.proposed = False  # the change was proposed, not entered
        self._next: "tuple[int, int] | None" = None  # row and change that follow the one that A gave
        self._view = 0
        CountersScreen.__init__(self, prompt, before)

    def reuse(self, prompt: "Prompt") -> bool:
        """See CountersScreen; move the cursor to the row that follows."""
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

    def _open(self) -> None:
        CountersScreen._open(self)
        self.count -= 1  # the first action is on the first line

    def _columns(self) -> int:
        return 1

    # -- drawing

    def draw(self, canvas: "Canvas") -> None:
        """Draw twelve values, what the one under the cursor means, and what A does."""
        if self.cursor < self.head:
            self._view = 0
        elif self.number(self.cursor) >= 0:
            self._view = (self.cursor - self.head) // _VALUES_IN_VIEW
        self._ask(canvas)
        first = self.head + self._view * _VALUES_IN_VIEW
        for line in range(_LINES):
            self._draw_line(canvas, 1 + 2 * line, range(first + line, first + _VALUES_IN_VIEW, _LINES))
        text, keys, does = self._below()
        if canvas.begin_row(LAST_PAGE, (self.cursor, text, keys, does)):
            x = canvas.text_right(WIDTH, LAST_PAGE, does)
            end = canvas.text(0, LAST_PAGE, shortened(text, x - BESIDE))
            if self.row() is None:
                canvas.invert(0, LAST_PAGE, end + 1)
            canvas.text_right(x - BESIDE, LAST_PAGE, keys, end + BESIDE)

    def _ask(self, canvas: "Canvas") -> None:
        """Draw the title: the owner of the board, and the value under the cursor."""
        prompt = self.prompt
        owner = "" if self.page == prompt.page and prompt.player is not None else translate(prompt.pages[self.page])
        row = self.row()
        if owner and row:
            title(canvas, owner, translate(row.label))
        else:
            self.ask(canvas, translate(row.label) if row else owner)

    def _draw_line(self, canvas: "Canvas", page: int, lines: "range") -> None:
        """Draw a line of values on two pages; a toast covers the lower one."""
        low = self.overlay.toast != "" and page + 1 == self.toast_row
        # Any: labels of boards are names of pictures.
        values: "list[tuple[Any, str, bool | None, bool, int]]" = []
        for line in lines:
            number = self.number(line)
            if number >= 0:
                row = self.rows[number]
                change = self.change if line == self.cursor else 0
                if row.tick:
                    value = CHECK if row.value else BOX_EMPTY
                else:
                    value = amount(row, change)
                values.append((row.label, value, row.warns and row.warns(), line == self.cursor, change))
        key = low, values
        above, below = canvas.begin_row(page, key), not low and canvas.begin_row(page + 1, key)
        if not (above or below):
            return
        x = 0
        for label, value, warns, here, change in values:
            picture = pictures.get(label)
            lit = _CELL_WIDTH if change else _PICTURE_WIDTH
            if low:
                canvas.columns(x, page, picture[2 : 2 + _PICTURE_WIDTH])
                canvas.text(x + _PICTURE_WIDTH, page, "!" + value if warns else value)
            else:
                canvas.picture(x, page, picture)
                self._draw_value(canvas, x, page, value, warns)
                if here:
                    canvas.invert(x, page + 1, lit)
            if here:
                canvas.invert(x, page, lit)
            x += _CELL_WIDTH

    def _draw_value(self, canvas: "Canvas", x: int, page: int, value: str, warns: "bool | None") -> None:
        """Draw a value right of its picture at column `x`; two digits are drawn wide."""
        at = x + _PICTURE_WIDTH + 1
        if warns:
            at = canvas.large(at - 1, page, "!", len(value) == 1)
        if value.isdigit() and len(value) <= 2:
            canvas.big(at, page, value)
        else:
            canvas.large(min(at, x + _CELL_WIDTH - text_width(value)), page, value, False)

    def _below(self) -> "tuple[str, str, str]":
        """Return the bottom line: the row under the cursor, its keys, what A does."""
        row = self.row()
        if row is None:
            action = translate(self.prompt.actions[self.action(self.cursor)])
            if self.cursor < self.head:
                return self.page_name(), "", KEY_A + " " + action
            return action, "", KEY_A + CHECK
        label = row.outcome(self.change) if row.outcome else None
        # The title cuts long names, so show the full one during a change.
        if not label and self.change:
            label = row.detail
        text = translate(label) if label else ""
        if row.tick:
            if self.ticks_again(row) or self.can_tick(row):
                return text, "", KEY_A + CHECK
            return text, LESS + (BOX_EMPTY if row.value else CHECK) + MORE, BACK_UP
        if self.proposed:
            return text, amount(row) + MORE, _ACCEPT_KEYS
        if not self.change:
            keys = CHANGES if row.least < row.most else ""
            if text:
                return text, keys, BACK_UP
            # The line is free for the shortcut that works from anywhere.
            return keys, "", translate(("held_does", self.prompt.actions[0]))
        does = BACK_UP
        following = self._following()
        if following:
            number, change = following
            does = KEY_A + " " + translate(self.rows[number].label)
            if change:
                does += " " + signed(change)
        return text, amount(row) + MORE, does

    # -- keys

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """See CountersScreen; a key accepts a proposal as a change like any other."""
        self.proposed = False
        answer = CountersScreen.press(self, key, repeat)
        if answer and answer == self.prompt.encode_action():
            self.jump_to_top()  # alone, a player's next turn is asked by this screen too
            self._leads = False
            self._next = None
        return answer

    def unsaved(self) -> "bytes | None":
        """See Screen; a proposal is not a change yet. The change leads to what follows from it, as by A."""
        if self.proposed:
            return None
        self._next = self._following()
        return CountersScreen.unsaved(self)

    def confirm(self) -> "bytes | Signal | None":
        """Give the change, and move to the row that follows from it, or to the first line."""
        self._next = self._following()
        if not self._next:
            return CountersScreen.confirm(self)
        self._leads = True
        return self.give_change()

    def action(self, line: int) -> int:
        """See CountersScreen; the first action belongs to the page's name."""
        at = line - self.head - len(self.rows)
        return 0 if line < self.head else at + 1 if at >= 0 else -1

    def line_of_action(self, number: int) -> int:
        return self.head + len(self.rows) + number - 1 if number else 0

    def _following(self) -> "tuple[int, int] | None":
        return self.prompt.follows(self.page, self.number(self.cursor), self.change) if self.change else None
