"""A turn of a companion: six large values, a list of all, and the report of the turn's end in large type."""

import pictures
from canvas import BIG_WIDTH, WIDTH, text_width
from fonts.small import CHECK, KEY_A
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from fonts.small import UP as ARROW_UP
from input.keys import DOWN, LEFT, RIGHT, UP, A, B
from micropython import const
from screens.counters import CountersScreen, changes
from screens.frame import BESIDE, CHANGES, LAST_PAGE, LEFT_OF_A, LIST_RIGHT, act, draw_large
from screens.news import briefly
from screens.notice import NoticeScreen
from screens.rows import amount, draw_label, signed
from screens.shorten import shortened, wrap
from ui.policy import InputPolicy
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from canvas import Canvas
    from engine.parts import Label
    from engine.prompts.counters import CounterRow
    from engine.prompts.tracks import Figures, Report, Tracks
    from ui.signal import Signal

_PICTURE_WIDTH = const(12)
# Columns of a large value and its keys, and where the second one begins.
_CELL_WIDTH = const(62)
_SECOND = const(66)
# Columns between an amount and the next picture.
_GAP = const(4)
# Columns between a word and its number, taken from the dark edge of the picture before them.
_NARROW_GAP = const(2)
# Pages of what is called out.
_AMOUNTS = const(1)
_LINE = const(3)
_ALARM = const(5)


class TracksScreen(CountersScreen):
    """Show a Tracks prompt: lines of two large values; when the cursor leaves them, a list of all values.

    Left is less and right is more. On a line of two, the left key lowers the left value and the right key raises the
    other one; a value with names shows those that the keys lead to. A gives the change and ends the page.

    Up and down change the only value, below figures. Left and right end that page as A does, and already count on the
    next player's.

    A change that was undone appears next to its value, which is the one before it: A gives it again and stays. If an
    action was undone, A takes it again. Any other key drops the offer.
    """

    prompt: "Tracks"
    policies = InputPolicy(quick=True), InputPolicy(quick=True)
    steps = ((132, 1000), (34, 100), (7, 10), (5, 5), (0, 1))
    toast_row = LAST_PAGE  # one line hides no value
    toast_width = LEFT_OF_A
    takes_key = True
    side = LEFT  # of the line of two, the one that was changed last
    lack: "tuple[int, int] | None" = None  # the row that is too low, and what it needs
    offered = 0  # the change of the value under the cursor that was undone
    undone_action = 0  # number of the action that A takes; 0: the usual one

    def __init__(self, prompt: "Tracks", before: "bytes | None" = None) -> None:
        CountersScreen.__init__(self, prompt, before)
        page, action, _ = prompt.decode(before) if before else (0, 0, 0)
        self.undone_action = action if page < 0 else 0
        number = self.number(self.cursor)
        if not self.change:
            self.cursor = prompt.first_line
        way = self.change * self.rows[number].more
        for line, (left, right) in enumerate(prompt.pairs if way else ()):
            if number == left and (left == right or way < 0) or number == right and way > 0:
                self.cursor = line
                self.side = LEFT if number == left else RIGHT
        self.offered = self.change
        self.change = 0
        self.given_before = False

    def _open(self) -> None:
        self.rows = self.prompt.rows(0)
        self.apart = len(self.prompt.pairs)
        self.head = 0
        self.count = self.apart + len(self.prompt.order or self.rows)
        self.columns = 1
        self.ticking = False
        self.ring = True
        self.input_policy = self.policies[0]

    def line_of(self, row: int) -> int:
        """See CountersScreen: the line in the list."""
        order = self.prompt.order
        return self.apart + (order.index(row) if order and row in order else 0 if order else row)

    def line_of_action(self, number: int) -> int:
        """See CountersScreen: actions have no line; begin with the first one."""
        return 0

    def number(self, line: int) -> int:
        """See CountersScreen."""
        if line >= self.apart:
            order = self.prompt.order
            return order[line - self.apart] if order else line - self.apart
        left, right = self.prompt.pairs[line]
        return left if self.side == LEFT else right

    # -- drawing

    def draw(self, canvas: "Canvas") -> None:
        """Draw the values, what the one under the cursor means, and what A does."""
        figures = self.prompt.figures
        number = self.number(self.cursor)
        row = self.rows[number]
        self.lack = self.prompt.lack(number, self.change) if self.prompt.lack else None
        if figures:
            self.ask(canvas)
            draw_figures(canvas, figures)
            self._draw_only(canvas, row)
        elif self.cursor < self.apart:
            self.ask(canvas, ARROW_DOWN)
            self._draw_pairs(canvas)
        else:
            self.ask(canvas)
            self.draw_rows(canvas)
        self._draw_foot(canvas, row)

    def _draw_only(self, canvas: "Canvas", row: "CounterRow") -> None:
        """Draw the only value, and what it means, below the figures."""
        key = row.value, self.change, self.offered
        if canvas.begin_row(_ALARM, key) | canvas.begin_row(_ALARM + 1, key):
            end = draw_cell(canvas, 0, _ALARM, row.label, amount(row, self.change), True) + _NARROW_GAP
            canvas.text(end, _ALARM, ARROW_UP)
            canvas.text(end, _ALARM + 1, ARROW_DOWN)
            due = self._again() or self._meaning(row)
            canvas.large(WIDTH - text_width(due), _ALARM, due, False)

    def _draw_pairs(self, canvas: "Canvas") -> None:
        """Draw the lines of two large values, with the keys for those under the cursor."""
        rows: "list[list[tuple[int, bool, Any, str, str, str]]]" = []  # Any: labels of tracks are names of pictures
        for line, (left, right) in enumerate(self.prompt.pairs):
            if left != right:
                rows.append([self._cell(0, line, left, -1), self._cell(_SECOND, line, right, 1)])
            elif rows and len(rows[-1]) == 1:
                rows[-1].append(self._cell(_SECOND, line, right, 0))
            else:  # the last one alone is on the right, as next to another value
                rows.append([self._cell(0 if line < self.apart - 1 else _SECOND, line, left, 0)])
        for number, cells in enumerate(rows):
            page = 1 + 2 * number
            if canvas.begin_row(page, cells) | canvas.begin_row(page + 1, cells):
                for x, here, label, value, keys, below in cells:
                    end = draw_cell(canvas, x, page, label, value, here)
                    canvas.text_right(x + _CELL_WIDTH, page, keys, end)
                    if self.offered and end + _NARROW_GAP + text_width(below) > x + _CELL_WIDTH:
                        below = KEY_A
                    canvas.text_right(x + _CELL_WIDTH, page + 1, below, end)

    # Any: as above.
    def _cell(self, x: int, line: int, number: int, way: int) -> "tuple[int, bool, Any, str, str, str]":
        """Return a large value: its column, whether it is under the cursor, label, value, its keys and its change.

        way: of its key; 0: both keys change it.
        """
        row = self.rows[number]
        here = line == self.cursor
        keys = below = ""
        change = self.change if here and number == self.number(line) else 0
        if here and row.least < row.most:
            key = LESS if x == 0 else MORE
            if row.by_value:
                keys, below = ways(row, change)
            elif not way:
                keys = CHANGES
            else:
                step = self._first_step(number, change)
                keys = key + ("+" if way > 0 else "−") + (str(step) if step > 1 else "")
        if here and number == self.number(line):
            below = self._again() or below or ("" if row.by_value else signed(change))
        return x, here, row.label, self._amount(number, change), keys, below

    def content(self, i: int) -> object:
        """See CountersScreen: also the change that was undone."""
        return self._value(i), self.offered if i == self.cursor else 0

    def draw_row(self, canvas: "Canvas", page: int, i: int) -> None:
        """Draw a line of the list."""
        row = self.rows[self.number(i)]
        right = canvas.text_right(LIST_RIGHT, page, self._value(i))
        draw_label(canvas, page, translate(row.detail or row.label), right)

    def _value(self, i: int) -> str:
        """Return the text of the value on line `i` of the list."""
        number = self.number(i)
        here = i == self.cursor
        value = self._amount(number, self.change if here else 0)
        return self._again() + "  " + value if here and self.offered else value

    def _amount(self, number: int, change: int) -> str:
        """Return a value after a change; if it is too low, also what it needs."""
        value = amount(self.rows[number], change)
        return "%s/%d" % (value, self.lack[1]) if self.lack and self.lack[0] == number else value

    def _again(self) -> str:
        """Return that A gives the change that was undone, "" if none was."""
        row = self.rows[self.number(self.cursor)]
        return KEY_A + (amount(row, self.offered) if row.by_value else signed(self.offered)) if self.offered else ""

    def _meaning(self, row: "CounterRow") -> str:
        """Return what a row means with the change; the names of the values on a line of two that is as it was."""
        if self.cursor < self.apart and not self.change and not self.offered:
            return translate(self.prompt.legends[self.cursor])
        label = row.outcome(self.change) if row.outcome else row.detail if self.cursor < self.apart else None
        return translate(label) if label else ""

    def _draw_foot(self, canvas: "Canvas", row: "CounterRow") -> None:
        """Draw what the value under the cursor means, and what A does, or only the key if there is no room."""
        text = translate(self.prompt.figures.foot_short) if self.prompt.figures else self._meaning(row)
        is_still = self.cursor >= self.apart and not self.prompt.figures and not self.change and row.least < row.most
        if is_still and row.by_value:
            text = "  ".join(ways(row, 0))
            is_still = False
        does = self._does(text)
        if canvas.begin_row(LAST_PAGE, (text, does, self.change, self.cursor)):
            x = canvas.text_right(WIDTH, LAST_PAGE, does)
            end = canvas.text(0, LAST_PAGE, shortened(text, x - BESIDE))
            if is_still:
                canvas.text_right(x - BESIDE, LAST_PAGE, changes(row), end + BESIDE)

    def _does(self, text: str) -> str:
        """Return the action of A in few words, or only the key if a text leaves no more room."""
        action = self.prompt.actions[self.undone_action]
        does = self._again() or KEY_A + " " + translate(action)
        if self.offered or text_width(text) + BESIDE + text_width(does) <= WIDTH:
            return does
        does = KEY_A + " " + translate(briefly(action))
        return does if text_width(text) + BESIDE + text_width(does) <= WIDTH else KEY_A + CHECK

    def draw_toast(self, canvas: "Canvas", text: str) -> None:
        """See Screen; it leaves what A does."""
        for page, line in enumerate(wrap(text, self.toast_width), self.toast_top):
            does = self._does(line) if page == LAST_PAGE else ""
            if text_width(line) + BESIDE + text_width(does) > WIDTH:
                does = KEY_A
            if canvas.begin_row(page, ("toast", line, does)):
                canvas.text_right(WIDTH, page, does, canvas.text(0, page, line) + BESIDE)

    # -- keys

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Change values as CountersScreen does; A gives the change, if any, and takes the action with it.

        Below figures, left and right do so, too, except what was undone. Any key but A drops that offer.
        """
        self.next_answer = None
        passes = self.prompt.figures is not None and (key == LEFT or key == RIGHT)
        self.passes_key = passes and not repeat
        offered = self.offered
        if key == A or passes:
            if repeat:
                return None
            self.offered = 0
            if offered and not passes:
                return self.prompt.encode_change(self.number(self.cursor), offered, self.page)
            change = self.give_change()
            action = self.prompt.encode_action(0 if passes else self.undone_action)
            if change is None:
                return action
            self.next_answer = action
            return change
        self.offered = self.undone_action = 0
        if self.prompt.figures and (key == UP or key == DOWN):
            key = RIGHT if key == UP else LEFT
        elif self.cursor < self.apart and (key == LEFT or key == RIGHT):
            left, right = self.prompt.pairs[self.cursor]
            if left != right:
                return self._turn_side(key, repeat)
        answer = CountersScreen.press(self, key, repeat)
        if key != B:
            self.side = LEFT
        return answer

    def _turn_side(self, key: int, repeat: bool) -> "bytes | None":
        """Change the value on the side of a key; one changed on the other side is given first."""
        if self.change and key != self.side:
            self.passes_key = True  # to the page that asks next, even if it offers something
            return self.give_change()
        self.side = key
        self._held = self._held + 1 if repeat else 0
        step = self._first_step(self.number(self.cursor), self.change)
        row = self.rows[self.number(self.cursor)]
        if step > 1 and row.value + step <= row.most:
            self.change = step
            return None
        return self.turn(-1 if key == LEFT else 1, repeat)

    def _first_step(self, number: int, change: int) -> int:
        """Return how much the key of a row on a line of two adds, if `change` is what it has added already."""
        row, step = self.prompt.first_step
        return step if row == number and not change else 1

    # Any: a prompt of any kind.
    def reuse(self, prompt: "Any") -> bool:
        """See CountersScreen; keep the answer that follows."""
        following = self.next_answer
        if prompt.kind != self.prompt.kind or not prompt.tracked or not CountersScreen.reuse(self, prompt):
            return False
        self.next_answer = following
        self.side = LEFT
        self.offered = self.undone_action = 0
        return True


class ReportScreen(NoticeScreen):
    """Show a Report: figures to be read across the table.

    They stay while the next player takes a turn, so the arrows already count on that player's page.
    """

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
            if text_width(foot) + BESIDE + text_width(does) > WIDTH:
                does = KEY_A
        else:
            for i, line in enumerate(wrap(translate(figures.foot), WIDTH)):
                canvas.text(0, _ALARM + i, line)
        canvas.text_right(WIDTH, LAST_PAGE, does)
        canvas.text(0, LAST_PAGE, foot)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Go on with A or an arrow."""
        self.passes_key = key in (UP, DOWN, LEFT, RIGHT) and not repeat
        return b"" if self.passes_key else NoticeScreen.press(self, key, repeat)


def draw_figures(canvas: "Canvas", figures: "Figures") -> None:
    """Draw the amounts and the line below them."""
    if canvas.begin_row(_AMOUNTS, figures.amounts) | canvas.begin_row(_AMOUNTS + 1, figures.amounts):
        wide = 0
        for _, label in figures.amounts:
            word, number = word_and_number(label)
            wide += _PICTURE_WIDTH + text_width(word) + BIG_WIDTH * len(number)
        draw_amounts(canvas, 0, _AMOUNTS, figures.amounts, (WIDTH - wide) // max(1, len(figures.amounts) - 1))
    key = translate(figures.line), figures.line_amounts
    if canvas.begin_row(_LINE, key) | canvas.begin_row(_LINE + 1, key):
        x = 0
        for label, picture, price in figures.line_amounts:
            lines = translate(label).split(" ")
            for i, text in enumerate(lines):
                canvas.text(x, _LINE + i, text)
            x += max([text_width(text) for text in lines]) + _NARROW_GAP
            x = draw_amounts(canvas, x, _LINE, ((picture, price),), _GAP)
        if not figures.line_amounts:
            canvas.large(0, _LINE, key[0], False)


def draw_amounts(canvas: "Canvas", x: int, page: int, amounts: "Sequence[tuple[str, Label]]", gap: int) -> int:
    """Draw pictures, each with a word or sign in narrow letters and a number in big digits, from column `x` on.

    Return the column after them and the last gap.
    """
    for name, label in amounts:
        canvas.picture(x, page, pictures.get(name))
        word, number = word_and_number(label)
        space = _NARROW_GAP if word[1:] else 0
        x = canvas.large(x + _PICTURE_WIDTH - space, page, word, False)
        x = canvas.big(x + space, page, number) + gap
    return x


def word_and_number(label: "Label") -> "tuple[str, str]":
    """Return what comes before the number of an amount, and the number."""
    text = translate(label)
    word = text.rstrip("0123456789")
    return word.rstrip(), text[len(word) :]


# Any: labels of tracks are names of pictures.
def draw_cell(canvas: "Canvas", x: int, page: int, label: "Any", value: str, here: bool) -> int:
    """Draw a value beside its picture, in big digits, or narrow letters if it has other characters.

    Return the column after it.
    """
    canvas.picture(x, page, pictures.get(label))
    if here:
        canvas.invert(x, page, _PICTURE_WIDTH)
        canvas.invert(x, page + 1, _PICTURE_WIDTH)
    if value.replace("/", "").isdigit():
        return canvas.big(x + _PICTURE_WIDTH + 1, page, value)
    return canvas.large(x + _PICTURE_WIDTH + 1, page, value, False)


def ways(row: "CounterRow", change: int) -> "tuple[str, str]":
    """Return the names that left and right lead to after a change, of a row that has names for its values."""
    value = row.value + change
    less, more = [
        amount(row, by - row.value) if row.least <= by <= row.most else ""
        for by in (value - row.more, value + row.more)
    ]
    return less and LESS + less, more and more + MORE
