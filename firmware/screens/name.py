"""Type a short name, picking letters from a grid."""

from canvas import WIDTH
from fonts.small import CHECK, KEY_A, KEY_B, KEY_MENU
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from micropython import const
from screens.frame import foot
from screens.screen import Screen
from ui.policy import MENU_HELD
from ui.signal import BACK
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.prompts import Name
    from ui.signal import Signal

# All letters of the languages; the last characters are a space and the tick.
LETTERS = (
    "ABCDEFGHIJKLM.",
    "NOPQRSTUVWXYZ!",
    "ÀÁÂÄÆÇÈÉÊËÌÍÎ&",
    "ÏÑÒÓÔÖŒÙÚÛÜŸß+",
    "0123456789-’ " + CHECK,
)
LETTERS_A_LINE = 14
# A word, with its capital letter, starts after these.
_SEPARATORS = const(" -’")
SPACE = "_"  # on the grid
# Ignore further presses of A on the same letter until the cursor moves; they are accidental.
_MAX_REPEATS = const(2)
# The page of the first row of letters.
FIELD = 2
# Not every runtime can change the case of accented letters.
ACCENTED = LETTERS[2] + LETTERS[3]
SMALL = "àáâäæçèéêëìíî&ïñòóôöœùúûüÿß+"


class NameScreen(Screen):
    """Pick letters with the directions, on and back from line to line; A adds one, B deletes one, MENU confirms.

    So does A on the tick. If the prompt has a name for an empty answer, it appears at the start, with the cursor on
    the tick.
    """

    prompt: "Name"
    input_policy = MENU_HELD

    def __init__(self, prompt: "Name", before: "bytes | None" = None) -> None:
        self.prompt = prompt
        self.name = prompt.decode(before) if before else ""
        self.row = self.column = 0
        self._letter = ""  # added last
        self._pressed = 0  # presses of A on it
        if not self.name and prompt.unnamed:
            self.row, self.column = len(LETTERS) - 1, LETTERS_A_LINE - 1

    def draw(self, canvas: "Canvas") -> None:
        """Draw the name so far, and the letters."""
        self.ask(canvas, "%d/%d" % (len(self.name), self.prompt.most))
        unnamed = "" if self.name else self.unnamed()
        canvas.text(canvas.text(1, 1, self.name), 1, "(" + unnamed + ")" if unnamed else "_")
        if (self.name.strip() or unnamed) in self.prompt.taken:
            canvas.text_right(WIDTH - 1, 1, translate("name_taken"))
        elif self._pressed > _MAX_REPEATS:
            canvas.text_right(WIDTH - 1, 1, translate("name_alike"))
        for i, letters in enumerate(LETTERS):
            canvas.spread(1, FIELD + i, letters.replace(" ", SPACE), 9)
        canvas.invert(9 * self.column, FIELD + self.row, 8)
        letter = LETTERS[self.row][self.column]
        keys = KEY_B + " " + translate("name_delete" if self.name else "back")
        if letter == CHECK:
            foot(canvas, keys, KEY_A + " " + translate("name_done"))
        else:
            does = KEY_A + " " + letter.replace(" ", SPACE) if self.fits(letter) else ""
            foot(canvas, keys + "  " + KEY_MENU + " " + translate("name_done"), does)

    def fits(self, letter: str) -> bool:
        """Return whether a letter can be added; a name can't start with a space."""
        return len(self.name) < self.prompt.most and (self.name != "" or letter != " ")

    def unnamed(self) -> str:
        """Return what an empty name becomes."""
        return translate(self.prompt.unnamed) if self.prompt.unnamed else ""

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Move over the letters, add or delete one, or confirm."""
        pressed, self._pressed = self._pressed, 0
        if key == UP or key == DOWN:
            self.row = (self.row + (1 if key == DOWN else -1)) % len(LETTERS)
        elif key == LEFT or key == RIGHT:
            at = self.row * LETTERS_A_LINE + self.column + (1 if key == RIGHT else -1)
            self.row, self.column = divmod(at % (len(LETTERS) * LETTERS_A_LINE), LETTERS_A_LINE)
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
                if name:
                    return self.prompt.encode(name)
                self.refuse("name_empty")
                return None
            self._pressed = pressed + 1 if self._letter == letter else 1
            self._letter = letter
            if self._pressed > _MAX_REPEATS:
                return None
            if not self.fits(letter):
                self.refuse(("name_full", self.prompt.most) if self.name else "name_empty")
                return None
            self.name += letter if begins(self.name) else small(letter)
        return None


def begins(name: str) -> bool:
    """Return whether a word starts after `name`."""
    return not name or name[-1] in _SEPARATORS


def small(letter: str) -> str:
    """Return a letter in lower case."""
    at = ACCENTED.find(letter)
    return SMALL[at] if at >= 0 else letter.lower()


def capital(letter: str) -> str:
    """Return a letter in upper case, as on the grid."""
    at = SMALL.find(letter)
    return ACCENTED[at] if at >= 0 else letter.upper()
