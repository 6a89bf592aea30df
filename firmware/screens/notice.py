"""Something happened, or something to know: lines to read, A to go on."""

from canvas import WIDTH
from fonts.small import DOWN as MORE_BELOW
from fonts.small import KEY_A
from fonts.small import UP as MORE_ABOVE
from keys import DOWN, UP, A
from screens.screen import LAST_PAGE, Screen, ask, wrap
from words import say

_ROOM = 6


class NoticeScreen(Screen):
    """The lines of a Notice, broken to the width of the screen."""

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.top = 0
        self.lines = ()

    def draw(self, canvas):
        """The lines in view, and arrows where there are more."""
        self.lines = []
        for line in self.prompt.lines:
            self.lines.extend(wrap(say(line), WIDTH))
        ask(canvas, self.prompt)
        # Few lines stand in the middle of the screen.
        first = 1 + max(0, _ROOM - len(self.lines)) // 2
        for i, line in enumerate(self.lines[self.top : self.top + _ROOM]):
            canvas.text(0, first + i, line)
        if self.top:
            canvas.text(WIDTH - 6, 1, MORE_ABOVE)
        if self.top + _ROOM < len(self.lines):
            canvas.text(WIDTH - 6, LAST_PAGE - 1, MORE_BELOW)
        canvas.text_right(WIDTH, LAST_PAGE, KEY_A + " " + say("go_on"))

    def press(self, key, repeat):
        """A goes on; up and down scroll."""
        if key == A and not repeat:
            return b""
        if key == UP:
            self.top = max(0, self.top - 1)
        elif key == DOWN:
            self.top = max(0, min(len(self.lines) - _ROOM, self.top + 1))
        return Screen.press(self, key, repeat)
