"""A short name, letter by letter, from a field of letters."""

from canvas import WIDTH
from fonts.small import CHECK
from keys import DOWN, LEFT, RIGHT, UP, A, B
from rules.prompts import Refused
from screens.screen import BACK, Screen, title
from words import say

_LETTERS = (
    "ABCDEFGHIJKLM",
    "NOPQRSTUVWXYZ",
    "ÀÂÇÈÉÊÎÏÒÔÙÛŒ",
    "0123456789-’" + CHECK,
)
_COLUMNS = 13


class NameScreen(Screen):
    """Directions choose a letter, A adds it, B takes the last one off; the tick at the end is done."""

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.name = prompt.decode(before) if before else ""
        self.row = 0
        self.column = 0

    def draw(self, canvas):
        """The name so far, and the letters."""
        title(canvas, say(self.prompt.what), "%d/%d" % (len(self.name), self.prompt.most))
        canvas.text(canvas.text(1, 1, self.name), 1, "_")
        for i, letters in enumerate(_LETTERS):
            x = 6
            for letter in letters:
                canvas.text(x, 3 + i, letter)
                x += 9
        canvas.invert(6 + 9 * self.column - 1, 3 + self.row, 8)
        if self.name in self.prompt.taken:
            canvas.text(6, 2, say("name_taken"))
        canvas.text_right(WIDTH, 7, CHECK + " " + say("name_done"))

    def press(self, key, repeat):
        """Move over the letters, add one, take one off, or be done."""
        if key == UP or key == DOWN:
            self.row = (self.row + (1 if key == DOWN else -1)) % len(_LETTERS)
        elif key == LEFT or key == RIGHT:
            self.column = (self.column + (1 if key == RIGHT else -1)) % _COLUMNS
        elif repeat:
            return None
        elif key == B:
            if not self.name:
                return BACK
            self.name = self.name[:-1]
        elif key == A:
            letter = _LETTERS[self.row][self.column]
            if letter == CHECK:
                try:
                    return self.prompt.encode(self.name)
                except Refused:
                    return None
            if len(self.name) < self.prompt.most:
                self.name += _lower(letter) if self.name else letter
        return None


def _lower(letter):
    """A letter as it stands inside a name; not every runtime lowers accented letters."""
    at = "ÀÂÇÈÉÊÎÏÒÔÙÛŒ".find(letter)
    return "àâçèéêîïòôùûœ"[at] if at >= 0 else letter.lower()
