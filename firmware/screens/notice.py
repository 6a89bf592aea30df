"""Lines to read and confirm with A; an alarm is large."""

import pictures
from canvas import BIG_WIDTH, WIDTH, text_width
from fonts.small import DOWN as MORE_BELOW
from fonts.small import KEY_A, KEY_B, UNDO
from input.keys import DOWN, LEFT, RIGHT, UP, A
from micropython import const
from screens.frame import BESIDE, LAST_PAGE, ROW_LEFT, ROW_WIDTH, act, title
from screens.news import briefly
from screens.rows import draw_scroll_bar
from screens.screen import Screen
from screens.shorten import wrap
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from canvas import Canvas
    from engine.parts import Label
    from engine.prompts import Notice
    from ui.signal import Signal

_ROOM = const(6)
# Pages of an alarm. If its lines need more, they replace the row of signs, which then follow the word.
_WORD_PAGE = const(1)
_SIGNS_PAGE = const(3)
_LINES_PAGE = const(5)
# The suffix of an alarm's id.
_ALARM = const("_alarm")
# Columns between the signs, and between the word and their number.
_SIGN_GAP = const(2)
_NUMBER_GAP = const(7)


class NoticeScreen(Screen):
    """Show the lines of a Notice; an alarm has its word and signs above them."""

    prompt: "Notice"

    def __init__(self, prompt: "Notice", before: "bytes | None" = None) -> None:
        self.prompt = prompt
        self.top = 0
        self.lines: "list[str]" = []
        self.room = _ROOM

    def draw(self, canvas: "Canvas") -> None:
        """Draw the lines in view, with a scroll bar if there are more."""
        alarm = self.prompt.sign
        self.lines = []
        main = 0  # the lines of the first label
        player = self.prompt.player
        # Next to lines that name others, those in full about the player name that one.
        others = alarm and any([names_players(line) for line in self.prompt.lines])
        name = translate([player]) + " · " if others and player is not None else ""
        for line in self.prompt.lines:
            label = short_form(line, self.prompt.what, player) if alarm else line
            text = translate(label)
            if label is line and not names_players(line):
                text = name + text
            self.lines.extend(wrap(text, ROW_WIDTH - ROW_LEFT))
            main = main or len(self.lines)
        does = act(self.prompt, "go_on")
        tall = 0
        if alarm:
            first, tall = self.draw_alarm(canvas, alarm, main, does)
            self.room = LAST_PAGE - first
            if len(self.lines) + tall == self.room + 1:  # the last one shares a page with A's word
                self.room += 1
                if not beside(self.lines[-1], does):
                    does = KEY_A
        else:
            self.room = _ROOM
            if len(self.lines) == _ROOM + 1 and beside(self.lines[-1], does):
                self.room += 1  # the last one shares a page with A's word
            pages = (len(self.lines) + self.room - 1) // self.room
            back = KEY_B + UNDO if self.prompt.asks else ""
            self.ask(canvas, "%d/%d" % (self.top // self.room + 1, pages) if pages > 1 else back)
            # Center a few lines.
            first = 1 + max(0, _ROOM - len(self.lines)) // 2
        page = first
        for i, line in enumerate(self.lines[self.top : self.top + self.room]):
            if i < tall:
                canvas.large((WIDTH - text_width(line)) // 2, page, line, False)
                page += 1
            else:
                canvas.text(ROW_LEFT, page, line)
            page += 1
        if self.top or self.more():
            draw_scroll_bar(canvas, first, self.room, self.top, len(self.lines))
        if self.more():
            does = KEY_A + " " + MORE_BELOW
        canvas.text_right(WIDTH, LAST_PAGE, does)

    def more(self) -> bool:
        """Return whether there are lines below those in view."""
        return self.top + self.room < len(self.lines)

    def draw_alarm(self, canvas: "Canvas", alarm: "tuple[str, int]", main: int, does: str) -> "tuple[int, int]":
        """Draw an alarm's word, as large as possible, and its signs with their number.

        Return the page below and the number of tall lines: the first `main` ones, if there is room for that.
        """
        prompt = self.prompt
        player = "" if prompt.player is None else translate(prompt.player)
        title(canvas, player, self.overlay.answer_echo)
        words = wrap(translate(prompt.what), WIDTH // 2)
        # There is room for two lines of wide letters, or for one of narrow ones, which leaves two more lines.
        below = len(self.lines) - bool(self.lines and beside(self.lines[-1], does))
        if len(words) > 2 or len(words) == 2 and below > LAST_PAGE - _LINES_PAGE:
            words = [translate(prompt.what)]
        word = words[-1]
        name, times = alarm
        sign = pictures.get(name) if times else b"\0"
        page = _WORD_PAGE
        for above in words[:-1]:
            canvas.large((WIDTH - 2 * text_width(above)) // 2, page, above)
            page = _SIGNS_PAGE
        # Pages that the lines leave free: a tall one takes one more.
        free = LAST_PAGE - _LINES_PAGE - len(self.lines)
        free += bool(self.lines and beside(self.lines[-1], does) and len(self.lines) > main)
        wide = (sign[0] + _SIGN_GAP) * times + _SIGN_GAP
        if times and page == _WORD_PAGE and free >= main and 2 * text_width(word) <= WIDTH:
            canvas.large((WIDTH - 2 * text_width(word)) // 2, page, word)
            self.draw_signs(canvas, WIDTH, _SIGNS_PAGE, sign, times)
            return _LINES_PAGE, main
        # After the word: all signs, or their number and one; the word is narrow if necessary. Leave out a single sign
        # that doesn't fit.
        if times == 1 and 2 * text_width(word) + wide > WIDTH:
            times = wide = 0
        counted = _NUMBER_GAP + BIG_WIDTH * len(str(times)) + 2 * _SIGN_GAP + sign[0] if times > 1 else wide
        for size, room in ((2, wide), (2, counted), (1, wide), (1, counted)):
            if size * text_width(word) + room <= WIDTH:
                break
        x = max(0, (WIDTH - size * text_width(word) - room) // 2)
        x = canvas.large(x, page, word, size == 2)
        if room == counted and times > 1:
            x = canvas.big(x + _NUMBER_GAP, page, str(times))
            times = 1
        self.draw_row(canvas, x + 2 * _SIGN_GAP, page, sign, times)
        first = _SIGNS_PAGE if page == _WORD_PAGE else _LINES_PAGE
        return first, main if free + _LINES_PAGE - first >= main else 0

    def draw_signs(self, canvas: "Canvas", right: int, page: int, sign: bytes, times: int) -> None:
        """Draw a sign `times` times, centered before column `right`, and their number; one of them if they are many."""
        number = str(times) if times > 1 else ""
        counted = _NUMBER_GAP + BIG_WIDTH * len(number) if number else 0
        if (sign[0] + _SIGN_GAP) * times + counted > right:
            times = 1
        x = (right - (sign[0] + _SIGN_GAP) * times - counted) // 2
        x = self.draw_row(canvas, x, page, sign, times)
        canvas.big(x + _NUMBER_GAP, page, number)

    def draw_row(self, canvas: "Canvas", x: int, page: int, sign: bytes, times: int) -> int:
        """Draw a sign `times` times in a row, from column `x` on; return the column after them."""
        for _ in range(times):
            canvas.picture(x, page, sign)
            x += sign[0] + _SIGN_GAP
        return x

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Continue with A after the last line; the directions scroll by the page."""
        if key == A and not repeat and not self.more():
            return b""
        if key in (UP, LEFT):
            self.top = max(0, self.top - self.room)
        elif (key in (DOWN, RIGHT) or key == A and not repeat) and self.more():
            self.top += self.room
        return Screen.press(self, key, repeat)


def beside(line: str, does: str) -> bool:
    """Return whether a line fits next to what A does."""
    return ROW_LEFT + text_width(line + does) + BESIDE <= WIDTH


def names_players(label: "Label") -> bool:
    """Return whether a label names players."""
    return isinstance(label, tuple) and bytes in [type(part) for part in label]


# Any: labels have many forms.
def short_form(label: "Any", alarm: "Any", player: "int | None") -> "Any":
    """Return the short form of an alarm's line that starts with the alarm's name.

    It begins with the player, unless the line names players, or is a sentence of its own and so begins with a capital.
    """
    word = label if isinstance(label, str) else label[0]
    if isinstance(label, list) or not isinstance(word, str):  # several labels in one line
        return label
    short: "Any" = briefly(label)  # Any: a label, as the others
    alarm = alarm if isinstance(alarm, str) else alarm[0]
    if not word.startswith(alarm[: -len(_ALARM)]) or short is label:
        return label
    alone = names_players(label) or player is None or translate(short)[0].isupper()
    return short if alone else [player, short]
