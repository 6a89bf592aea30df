"""Something happened, or something to know: lines to read, A to go on. What concerns all is seen across the table."""

import pictures
from canvas import BIG_WIDTH, WIDTH, text_width
from fonts.small import DOWN as MORE_BELOW
from fonts.small import KEY_A
from fonts.small import UP as MORE_ABOVE
from input.keys import DOWN, LEFT, RIGHT, UP, A
from micropython import const
from screens.screen import BESIDE, LAST_PAGE, LIST_RIGHT, Screen, act, title, wrap
from words import has, translate

_ROOM = const(6)
# An alarm: the page of the large word, of the signs, and the first one of the lines. If there are more than a few lines
# they take the place of the signs, which are then beside the word.
_WORD = const(1)
_SIGNS = const(3)
_BELOW = const(5)
_FEW = const(2)
# How the name of an alarm ends.
_ALARM = const("_alarm")
# Columns between the signs, and between the word and their number.
_GAP = const(2)
_APART = const(7)


class NoticeScreen(Screen):
    """The lines of a Notice, broken to the width of the screen; those of an alarm stand below its word and signs."""

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.top = 0
        self.lines = ()
        self.room = _ROOM

    def draw(self, canvas):
        """The lines in view, and arrows where there are more."""
        self.lines = []
        alarm = self.prompt.sign
        for line in self.prompt.lines:
            self.lines.extend(wrap(translate(shortly(line, self.prompt.what) if alarm else line), LIST_RIGHT))
        does = act(None, "go_on")
        if alarm:
            first = self.draw_alarm(canvas)
            canvas.flush_rows(1, first - 1)
            self.room = LAST_PAGE - first
            if len(self.lines) == self.room + 1:  # the last one stands beside what A does, as far as that has room
                self.room += 1
                if text_width(self.lines[-1] + does) + BESIDE > WIDTH:
                    does = KEY_A
        else:
            self.ask(canvas)
            # Few lines stand in the middle of the screen.
            first = 1 + max(0, _ROOM - len(self.lines)) // 2
        for i, line in enumerate(self.lines[self.top : self.top + self.room]):
            canvas.text(0, first + i, line)
        if self.top:
            canvas.text(LIST_RIGHT, first, MORE_ABOVE)
        if self.more():
            canvas.text(LIST_RIGHT, LAST_PAGE - 1, MORE_BELOW)
            does = KEY_A + " " + MORE_BELOW
        canvas.text_right(WIDTH, LAST_PAGE, does)

    def more(self):
        """Return whether there are lines below those in view."""
        return self.top + self.room < len(self.lines)

    def draw_alarm(self, canvas):
        """Draw what it is, as large as fits, on two lines if one is too short, and its signs; return the page below."""
        prompt = self.prompt
        title(canvas, translate(prompt.player), self.overlay.answer_echo)
        words = wrap(translate(prompt.what), WIDTH // 2)
        word = words[-1]
        name, times = prompt.sign
        sign = pictures.get(name) if times else b"\0"
        page = _WORD
        for above in words[:-1]:
            canvas.large((WIDTH - 2 * text_width(above)) // 2, page, above)
            page = _SIGNS
        wide = (sign[0] + _GAP) * times
        if times and page == _WORD and len(self.lines) <= _FEW:
            canvas.large(max(0, (WIDTH - 2 * text_width(word)) // 2), page, word)
            self.draw_signs(canvas, (WIDTH - wide) // 2, _SIGNS, sign, times)
            return _BELOW
        # Beside the word: as many signs as there are, or their number and one; the word is narrow if that needs it. One
        # sign counts nothing: it gives way.
        if times == 1 and 2 * text_width(word) + wide > WIDTH:
            times = wide = 0
        counted = _APART + BIG_WIDTH * len(str(times)) + _GAP + sign[0] if times > 1 else wide
        for size, room in ((2, wide), (2, counted), (1, wide), (1, counted)):
            if size * text_width(word) + room <= WIDTH:
                break
        x = max(0, (WIDTH - size * text_width(word) - room) // 2)
        x = canvas.large(x, page, word, size == 2)
        if room == counted and times > 1:
            x = canvas.big(x + _APART, page, str(times))
            times = 1
        x += _GAP
        self.draw_signs(canvas, x, page, sign, times)
        return _SIGNS if page == _WORD else _BELOW

    def draw_signs(self, canvas, x, page, sign, times):
        """Draw a sign so many times, side by side from column `x` on."""
        for _ in range(times):
            canvas.picture(x, page, sign)
            x += sign[0] + _GAP

    def press(self, key, repeat):
        """A goes on, through all that is to be read; the cross scrolls by the page."""
        if key == A and not repeat and not self.more():
            return b""
        if key in (UP, LEFT):
            self.top = max(0, self.top - self.room)
        elif (key in (DOWN, RIGHT) or key == A and not repeat) and self.more():
            self.top += self.room
        return Screen.press(self, key, repeat)


def shortly(label, alarm):
    """A line of an alarm: without what the large word says, where it begins as the name of that, and there are words
    for it.
    """
    word = label if isinstance(label, str) else label[0]
    if not isinstance(word, str):  # several labels in one line
        return label
    short = word + "_short"
    alarm = alarm if isinstance(alarm, str) else alarm[0]
    if not word.startswith(alarm[: -len(_ALARM)]) or not has(short):
        return label
    return short if label is word else (short,) + label[1:]
