"""A short name, letter by letter, from a field of letters."""

from canvas import WIDTH
from fonts.small import CHECK, KEY_A, KEY_B, KEY_MENU
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from micropython import const
from screens.screen import Screen, foot
from ui.policy import MENU_HELD
from ui.signal import BACK
from words import translate

# What can be typed, with all letters of the languages; the last ones are a space, and done.
LETTERS = (
    "ABCDEFGHIJKLM.",
    "NOPQRSTUVWXYZ!",
    "ÀÁÂÄÆÇÈÉÊËÌÍÎ&",
    "ÏÑÒÓÔÖŒÙÚÛÜŸß+",
    "0123456789-’ " + CHECK,
)
LETTERS_A_LINE = 14
# After these a word begins, with a capital letter.
_BEGINS = const(" -’")
# How a space is shown.
SPACE = "_"
# More of a letter, one after the other, are a hand that did not look: the cursor has to move before the next one.
_ALIKE = const(2)
# The page of the first row of letters.
FIELD = 2
# Not every runtime lowers accented letters.
ACCENTED = LETTERS[2] + LETTERS[3]
SMALL = "àáâäæçèéêëìíî&ïñòóôöœùúûüÿß+"


class NameScreen(Screen):
    """Directions choose a letter, A adds it, B takes the last one off; the tick is done, and so is MENU from anywhere.

    What an empty name becomes stands there from the start, and the cursor on the tick: a press of A takes it.
    """

    input_policy = MENU_HELD

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        self.name = prompt.decode(before) if before else ""
        self.row = self.column = 0
        # The letter A was pressed on last, and how often since the cursor came to it.
        self._letter = ""
        self._pressed = 0
        if not self.name and prompt.unnamed:
            self.row, self.column = len(LETTERS) - 1, LETTERS_A_LINE - 1

    def draw(self, canvas):
        """The name so far, and the letters."""
        self.ask(canvas, "%d/%d" % (len(self.name), self.prompt.most))
        unnamed = "" if self.name else self.unnamed()
        canvas.text(canvas.text(1, 1, self.name), 1, "(" + unnamed + ")" if unnamed else "_")
        if (self.name.strip() or unnamed) in self.prompt.taken:
            canvas.text_right(WIDTH - 1, 1, translate("name_taken"))
        elif self._pressed > _ALIKE:
            canvas.text_right(WIDTH - 1, 1, translate("name_alike"))
        for i, letters in enumerate(LETTERS):
            canvas.spread(1, FIELD + i, letters.replace(" ", SPACE), 9)
        canvas.invert(9 * self.column, FIELD + self.row, 8)
        letter = LETTERS[self.row][self.column]
        keys = KEY_B + " " + translate("name_delete")
        if letter == CHECK:
            foot(canvas, keys, KEY_A + " " + translate("name_done"))
        else:
            does = KEY_A + " " + letter.replace(" ", SPACE) if self.fits(letter) else ""
            foot(canvas, keys + "  " + KEY_MENU + " " + translate("name_done"), does)

    def fits(self, letter):
        """Return whether a letter can be added: a name doesn't begin with a space."""
        return len(self.name) < self.prompt.most and (self.name != "" or letter != " ")

    def unnamed(self):
        """What a name left empty becomes."""
        return translate(self.prompt.unnamed) if self.prompt.unnamed else ""

    def press(self, key, repeat):
        """Move over the letters, add one, take one off, or be done."""
        pressed, self._pressed = self._pressed, 0
        if key == UP or key == DOWN:
            self.row = (self.row + (1 if key == DOWN else -1)) % len(LETTERS)
        elif key == LEFT or key == RIGHT:
            self.column = (self.column + (1 if key == RIGHT else -1)) % LETTERS_A_LINE
        elif repeat:
            return None
        elif key == B:
            if not self.name:
                return BACK
            self.name = self.name[:-1]
        elif key == A or key == MENU:
            letter = LETTERS[self.row][self.column]
            if letter == CHECK or key == MENU:
                name = self.name.strip() or self.unnamed()
                return self.prompt.encode(name) if name else self.refuse("name_empty")
            self._pressed = pressed + 1 if self._letter == letter else 1
            self._letter = letter
            if self._pressed > _ALIKE:
                return None
            if not self.fits(letter):
                return self.refuse(("name_full", self.prompt.most) if self.name else "name_empty")
            self.name += letter if begins(self.name) else small(letter)
        return None


def begins(name):
    """Whether a word begins after `name`."""
    return not name or name[-1] in _BEGINS


def small(letter):
    """A letter as it stands inside a name."""
    at = ACCENTED.find(letter)
    return SMALL[at] if at >= 0 else letter.lower()


def capital(letter):
    """The letter that is typed for one inside a name."""
    at = SMALL.find(letter)
    return ACCENTED[at] if at >= 0 else letter.upper()
