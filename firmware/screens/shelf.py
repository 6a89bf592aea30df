"""A long list in the order of the letters, such as that of all score sheets: LEFT and RIGHT go on to another letter."""

from fonts.small import LEFT as SIGN_LEFT
from fonts.small import RIGHT as SIGN_RIGHT
from input.keys import LEFT, RIGHT, A
from micropython import const
from screens.screen import BESIDE, LIST_RIGHT, ListScreen, act, foot, shortened, title
from words import translate

# So far away begins the letter that LEFT and RIGHT go to: of a list with few of each letter they leave out some.
_NEAR = const(4)
_FAR = const(12)


class ShelfScreen(ListScreen):
    """The rows of a list: for each, by its number, texts: `title`, `letter`, and what stands right of it, `times` or
    `beside`, which is cut where it has no room.

    what: the id of its name. The answer is the number of a row, two bytes, the lower one first.
    """

    def __init__(self, what, rows, cursor=0):
        ListScreen.__init__(self, len(rows), min(cursor, len(rows) - 1))
        self.what = what
        self.rows = rows

    def draw(self, canvas):
        """The rows in view; above them the letter of the one under the cursor."""
        rows = self.rows
        title(canvas, translate(self.what), rows.letter(self.cursor))
        self.draw_rows(canvas)
        foot(canvas, rows.beside(self.cursor) or SIGN_LEFT + SIGN_RIGHT + " A–Z", act(None))

    def draw_row(self, canvas, page, i):
        """A title, and as much as there is room for of what stands beside it."""
        end = canvas.text(1, page, self.rows.title(i))
        beside = self.rows.beside(i)
        if beside and end + 2 * BESIDE < LIST_RIGHT:
            beside = shortened(beside, LIST_RIGHT - 1 - end - BESIDE)
        canvas.text_right(LIST_RIGHT - 1, page, beside or self.rows.times(i), end + BESIDE)
        return end + 1

    def press(self, key, repeat):
        """A takes the row under the cursor."""
        self.move(key, repeat)
        if key in (LEFT, RIGHT):
            self.cursor = self.to_letter(1 if key == RIGHT else -1, repeat)
        if key == A and not repeat:
            return self.cursor.to_bytes(2, "little")
        return ListScreen.press(self, key, repeat)

    def to_letter(self, step, repeat):
        """A row about as far as is in view, where a letter begins, if one does there; past an end it goes round, but
        not while the key is held.
        """
        last = self.count - 1
        if self.cursor == (last if step > 0 else 0):
            return self.cursor if repeat else last - self.cursor
        letter = self.rows.letter
        for far in range(_NEAR, _FAR):
            at = self.cursor + step * far
            if 0 < at < self.count and letter(at) != letter(at - 1):
                return at
        return max(0, min(last, self.cursor + step * self.room))
