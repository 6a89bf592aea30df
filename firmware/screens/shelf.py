"""A long sorted list, such as all score sheets."""

from fonts.small import KEY_MENU
from fonts.small import LEFT as SIGN_LEFT
from fonts.small import RIGHT as SIGN_RIGHT
from input.keys import LEFT, MENU, RIGHT, A
from micropython import const
from screens.codes import CODE
from screens.frame import BESIDE, LIST_RIGHT, ROW_LEFT, act, foot, title
from screens.rows import ListScreen
from screens.shorten import shortened
from ui.policy import MENU_OWN
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Protocol

    from canvas import Canvas
    from ui.signal import Signal

    class Shelf(Protocol):
        """Texts of the rows of a list, by number."""

        def __len__(self) -> int: ...

        def title(self, i: int) -> str: ...

        def letter(self, i: int) -> str: ...

        def beside(self, i: int) -> str: ...

        def times(self, i: int) -> str: ...

        def kept(self, i: int) -> bool: ...


# The rows that LEFT and RIGHT jump over; rare letters are skipped.
_MIN_JUMP = const(4)
_MAX_JUMP = const(12)
# Added to the number of a row to ask for the menu of that row.
MENU_OF = 0x8000
_KEYS = SIGN_LEFT + SIGN_RIGHT + " A–Z  " + KEY_MENU + " "


class ShelfScreen(ListScreen):
    """Show a list; LEFT and RIGHT jump to another letter.

    what: the id of the list's name. The answer is the number of a row, with MENU_OF for its menu: two
    bytes, little-endian.
    """

    input_policy = MENU_OWN

    def __init__(self, what: str, rows: "Shelf", cursor: int = 0) -> None:
        ListScreen.__init__(self, len(rows), min(cursor, len(rows) - 1))
        self.what = what
        self.rows = rows

    def draw(self, canvas: "Canvas") -> None:
        """Draw the rows in view, and the letter of the one under the cursor."""
        rows = self.rows
        title(canvas, translate(self.what), rows.letter(self.cursor))
        self.draw_rows(canvas)
        keys = _KEYS + (translate("menu") if rows.kept(self.cursor) else CODE)
        foot(canvas, rows.beside(self.cursor) or keys, act(None))

    def draw_row(self, canvas: "Canvas", page: int, i: int) -> None:
        """Draw a title, and as much as fits of the text on the right."""
        end = canvas.text(ROW_LEFT, page, shortened(self.rows.title(i), LIST_RIGHT - ROW_LEFT))
        beside = self.rows.beside(i)
        if beside and end + 2 * BESIDE < LIST_RIGHT:
            beside = shortened(beside, LIST_RIGHT - end - BESIDE)
        canvas.text_right(LIST_RIGHT, page, beside or self.rows.times(i), end + BESIDE)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Take the row under the cursor with A, its menu with MENU."""
        self.move(key, repeat)
        if key in (LEFT, RIGHT):
            self.cursor = self.to_letter(1 if key == RIGHT else -1, repeat)
        if key == A and not repeat:
            return self.cursor.to_bytes(2, "little")
        if key == MENU and not repeat:
            return (self.cursor | MENU_OF).to_bytes(2, "little")
        return ListScreen.press(self, key, repeat)

    def to_letter(self, step: int, repeat: bool) -> int:
        """Return a row about a view away, at the start of a letter if there is one.

        Past an end wrap around, unless the key is held.
        """
        last = self.count - 1
        if self.cursor == (last if step > 0 else 0):
            return self.cursor if repeat else last - self.cursor
        letter = self.rows.letter
        for distance in range(_MIN_JUMP, _MAX_JUMP):
            at = self.cursor + step * distance
            if 0 < at < self.count and letter(at) != letter(at - 1):
                return at
        return max(0, min(last, self.cursor + step * self.room))
