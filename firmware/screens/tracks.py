"""A turn at the table: a few large values and a list beside them; and what the end of the turn brings, in large type."""

import pictures
from canvas import WIDTH, text_width
from fonts.small import CHECK, KEY_A
from input.keys import A
from micropython import const
from screens.counters import CountersScreen
from screens.notice import NoticeScreen
from screens.screen import BESIDE, CHANGES, LAST_PAGE, act, amount, draw_large, light, shortened, wrap
from ui.policy import InputPolicy
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from canvas import Canvas
    from engine.prompts.counters import CounterRow
    from engine.prompts.tracks import Figures, Report, Tracks
    from ui.signal import Signal

_LINES = const(6)
_PICTURE_WIDTH = const(12)
# Columns of the list, and the right edge of the large values.
_LIST = const(62)
_LARGE_END = const(56)
_AMOUNT_WIDTH = const(43)
# Pages of what is called out.
_AMOUNTS = const(1)
_LINE = const(3)
_ALARM = const(5)


class TracksScreen(CountersScreen):
    """Show a Tracks prompt. Left and right change the value under the cursor; A gives it and ends the page."""

    prompt: "Tracks"
    policies = InputPolicy(quick=True), InputPolicy(quick=True)
    steps = ((34, 100), (7, 10), (5, 5), (0, 1))
    toast_row = LAST_PAGE  # it hides no value

    def _open(self) -> None:
        self.rows = self.prompt.rows(0)
        self.head = 0
        self.count = len(self.rows)
        self.columns = 1
        self.ticking = False
        self.ring = True
        self.input_policy = self.policies[0]

    def line_of_action(self, number: int) -> int:
        """See CountersScreen: actions have no line; begin with the first value."""
        return 0

    # -- drawing

    def draw(self, canvas: "Canvas") -> None:
        """Draw the values, what the one under the cursor means, and what A does."""
        figures = self.prompt.figures
        row = self.rows[self.cursor]
        label = translate(row.label)
        if figures:
            self.ask(canvas)
            draw_figures(canvas, figures)
            key = row.value, self.change
            if canvas.begin_row(_ALARM, key) | canvas.begin_row(_ALARM + 1, key):
                canvas.picture(0, _ALARM, pictures.get(row.label))
                for page in (_ALARM, _ALARM + 1):
                    canvas.invert(0, page, _PICTURE_WIDTH)
                canvas.large(_PICTURE_WIDTH + 1, _ALARM, amount(row, self.change), False)
                due = self._meaning(row)
                canvas.large(WIDTH - text_width(due), _ALARM, due, False)
        else:
            self.ask(canvas, label)
            for line in range(self.prompt.large):
                self._draw_large(canvas, line)
            self._draw_list(canvas)
        self._draw_foot(canvas)

    def _draw_large(self, canvas: "Canvas", line: int) -> None:
        """Draw a large value beside its picture."""
        row = self.rows[line]
        page = 1 + 2 * line
        here = line == self.cursor
        change = self.change if here else 0
        key = row.value, change, here, row.warns and row.warns(), self._list_key(page), self._list_key(page + 1)
        if canvas.begin_row(page, key) | canvas.begin_row(page + 1, key):
            canvas.picture(0, page, pictures.get(row.label))
            if here:
                canvas.invert(0, page, _PICTURE_WIDTH)
                canvas.invert(0, page + 1, _PICTURE_WIDTH)
            draw_value(canvas, _PICTURE_WIDTH, page, ("!" if row.warns and row.warns() else "") + amount(row, change))

    def _first_in_list(self) -> int:
        """Return the first row of the list in view: its end, unless the cursor is above that."""
        end = max(self.prompt.large, self.count - _LINES)
        return min(end, self.cursor) if self.cursor >= self.prompt.large else end

    def _list_key(self, page: int) -> object:
        """Return all that determines the line of the list on a page."""
        at = self._first_in_list() + page - 1
        if at >= self.count:
            return None
        row = self.rows[at]
        return at, row.value, self.change if at == self.cursor else 0, at == self.cursor

    def _draw_list(self, canvas: "Canvas") -> None:
        first = self._first_in_list()
        for at in range(first, min(first + _LINES, self.count)):
            page = 1 + at - first
            if page > 2 * self.prompt.large and not canvas.begin_row(page, self._list_key(page)):
                continue
            row = self.rows[at]
            here = at == self.cursor
            value = amount(row, self.change if here else 0)
            x = canvas.text_right(WIDTH, page, value)
            label = shortened(translate(row.label), x - _LIST - BESIDE)
            end = canvas.text(_LIST + 1, page, label)
            if here:
                light(canvas, _LIST, page, end + 1 - _LIST)

    def _meaning(self, row: "CounterRow") -> str:
        """Return what a row means with the change."""
        label = row.outcome(self.change) if row.outcome else row.detail
        return translate(label) if label else ""

    def _draw_foot(self, canvas: "Canvas") -> None:
        """Draw what the value under the cursor means, and what A does, or only the key if there is no room."""
        row = self.rows[self.cursor]
        if self.prompt.figures:
            text = translate(self.prompt.figures.foot_short)
        else:
            text = self._meaning(row)
        does = KEY_A + " " + translate(self.prompt.actions[0])
        if text_width(text) + BESIDE + text_width(does) > WIDTH:
            does = KEY_A + CHECK
        if canvas.begin_row(LAST_PAGE, (text, does, self.change)):
            x = canvas.text_right(WIDTH, LAST_PAGE, does)
            end = canvas.text(0, LAST_PAGE, shortened(text, x - BESIDE))
            keys = amount(row) if self.change else CHANGES if row.least < row.most else ""
            canvas.text_right(x - BESIDE, LAST_PAGE, keys, end + BESIDE)

    # -- keys

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Change values as CountersScreen does; A gives the change, if any, and takes the action with it."""
        self.next_answer = None
        if key != A:
            return CountersScreen.press(self, key, repeat)
        if repeat:
            return None
        change = self.give_change()
        action = self.prompt.encode_action()
        if change is None:
            return action
        self.next_answer = action
        return change

    def reuse(self, prompt: "Any") -> bool:
        """See CountersScreen; keep the answer that follows."""
        following = self.next_answer
        if not prompt.kind == self.prompt.kind or not prompt.tracked or not CountersScreen.reuse(self, prompt):
            return False
        self.next_answer = following
        return True


class ReportScreen(NoticeScreen):
    """Show a Report: figures to be read across the table."""

    prompt: "Report"

    def draw(self, canvas: "Canvas") -> None:
        """Draw the figures."""
        self.lines = []
        self.ask(canvas)
        figures = self.prompt.figures
        draw_figures(canvas, figures)
        does = act(None, "go_on")
        foot = ""
        if figures.alarm:
            draw_large(canvas, 0, _ALARM, translate(figures.alarm), WIDTH)
            foot = translate(figures.foot_short)
        else:
            for i, line in enumerate(wrap(translate(figures.foot), WIDTH)):
                canvas.text(0, _ALARM + i, line)
        canvas.text_right(WIDTH, LAST_PAGE, does)
        canvas.text(0, LAST_PAGE, foot)


def draw_figures(canvas: "Canvas", figures: "Figures") -> None:
    """Draw the amounts and the line below them."""
    if canvas.begin_row(_AMOUNTS, figures.amounts) | canvas.begin_row(_AMOUNTS + 1, figures.amounts):
        x = 0
        for name, text in figures.amounts:
            canvas.picture(x, _AMOUNTS, pictures.get(name))
            canvas.big(x + _PICTURE_WIDTH - 1, _AMOUNTS, text)
            x += _AMOUNT_WIDTH
    text = translate(figures.line)
    if canvas.begin_row(_LINE, text) | canvas.begin_row(_LINE + 1, text):
        draw_large(canvas, 0, _LINE, text, WIDTH)


def draw_value(canvas: "Canvas", x: int, page: int, value: str) -> None:
    """Draw a value in big digits, or large letters if it has other characters."""
    if value.isdigit():
        canvas.big(x + 1, page, value)
    else:
        draw_large(canvas, x, page, value, _LARGE_END)
