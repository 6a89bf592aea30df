"""Something happened, or something to know: lines to read, A to go on. What concerns all is seen across the table."""

import pictures
from canvas import WIDTH, text_width
from fonts.small import DOWN as MORE_BELOW
from fonts.small import KEY_A
from fonts.small import UP as MORE_ABOVE
from keys import DOWN, LEFT, RIGHT, UP, A
from micropython import const
from screens.screen import BESIDE, LAST_PAGE, LIST_RIGHT, Screen, act, title, wrap
from words import has, say

_ROOM = const(6)
# An alarm: the page of the large word, of the signs, and the first one of the lines; where these are more than a few
# they take the place of the signs, which then stand beside the word.
_WORD = const(1)
_SIGNS = const(3)
_BELOW = const(5)
_FEW = const(2)
# How the name of an alarm ends.
_ALARM = const("_alarm")
# Columns between the signs.
_GAP = const(2)


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
            self.lines.extend(wrap(say(shortly(line, self.prompt.what) if alarm else line), LIST_RIGHT))
        does = act(None, "go_on")
        if alarm:
            first = self.draw_alarm(canvas)
            canvas.ahead(1, first - 1)
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
        """What it is as large as can be, on two lines where one is too short, and the signs; return the page below."""
        prompt = self.prompt
        title(canvas, say(prompt.player), self.rolled)
        words = wrap(say(prompt.what), WIDTH // 2)
        word = words[-1]
        name, times = prompt.sign
        sign = pictures.get(name) if times else b"\0"
        word_wide = 2 * text_width(word)
        page = _WORD
        for above in words[:-1]:
            canvas.large((WIDTH - 2 * text_width(above)) // 2, page, above)
            page = _SIGNS
        beside = not times or page == _SIGNS or len(self.lines) > _FEW
        if beside:  # as many as there is room for
            times = min(times, (WIDTH - word_wide) // (sign[0] + _GAP))
        wide = (sign[0] + _GAP) * times
        x = (WIDTH - word_wide - (wide if beside else 0)) // 2
        end = canvas.large(max(0, x), page, word)
        x = end + _GAP if beside else (WIDTH - wide) // 2
        for _ in range(times):
            canvas.picture(x, page if beside else _SIGNS, sign)
            x += sign[0] + _GAP
        return _SIGNS if beside and page == _WORD else _BELOW

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
