"""Show rows: labels, icons and values, and lists that scroll under a cursor."""

import words
from canvas import text_width
from input.keys import DOWN, LEFT, RIGHT, UP
from micropython import const
from pictures import icons
from screens.abbreviate import fitting_list
from screens.frame import ROW_LEFT, ROW_WIDTH
from screens.screen import Screen
from screens.shorten import shortened
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Iterable, Sequence

    from canvas import Canvas
    from engine.parts import Label
    from engine.prompts import Row

# Labels begin here in a list with icons.
ICON_RIGHT = 13
# The scroll bar: the column in its middle, its dots, and the rows of its shortest thumb.
_SCROLL = const(126)
_DOTS = const(0x22)
_MIN_THUMB = const(6)
# Columns between a label and its value; signs have one more of their own.
_LABEL_GAP = const(2)


def draw_label(
    canvas: "Canvas", page: int, text: str, right: int, x: int = ROW_LEFT, players: "Sequence[int]" = ()
) -> None:
    """Draw the label of a row from column `x`; its value begins at column `right`.

    A shortened label leaves twice the gap, so that its dot does not look like a part of the value. players: the label
    is a list of their names, which are shortened alike.
    """
    room = right - x - _LABEL_GAP
    if text_width(text) > room:
        room -= _LABEL_GAP
        text = shortened(fitting_list(players, words.names, room) if players else text, room)
    canvas.text(x, page, text)


def team_of(label: "Label") -> "Sequence[int]":
    """Return the numbers of the players whose names are a label; none if it is another one."""
    return label[1] if isinstance(label, tuple) and len(label) == 2 and isinstance(label[1], bytes) else b""


def icon(label: "Label") -> "bytes | None":
    """Return the icon of a row, or None."""
    return getattr(icons, label, None) if isinstance(label, str) else None


def label_x(rows: "Iterable[Row]") -> int:
    """Return the first column of a list's labels: right of the icons if several rows have one."""
    return ICON_RIGHT if len([row for row in rows if icon(row.label)]) > 1 else ROW_LEFT


def draw_icon(canvas: "Canvas", page: int, label: "Label", x: int) -> None:
    """Draw the icon of a row, if it has one and labels begin in column `x`, after the icons."""
    found = icon(label)
    if found and x == ICON_RIGHT:
        canvas.picture(ROW_LEFT, page, found)


def thumbs(room: int, top: int, count: int) -> bytes:
    """Return the rows of pixels that the thumb of a scroll bar covers on each of its pages, as bits.

    `room` of `count` rows are in view; the first of them is row `top`. If all are, there is no scroll bar: b"".
    """
    if count <= room:
        return b""
    rows = 8 * room
    length = max(_MIN_THUMB, rows * room // count)
    at = (rows - length) * top // (count - room)
    bits = (1 << length) - 1 << at
    return bytes([bits >> 8 * page & 0xFF for page in range(room)])


def draw_thumb(canvas: "Canvas", page: int, rows: int) -> None:
    """Draw the scroll bar on a page: dots, and the thumb on these rows of pixels."""
    canvas.set(_SCROLL - 1, page, rows)
    canvas.set(_SCROLL, page, rows | _DOTS)
    canvas.set(_SCROLL + 1, page, rows)


def draw_scroll_bar(canvas: "Canvas", first: int, room: int, top: int, count: int) -> None:
    """Draw a scroll bar from page `first` down, see `thumbs`."""
    for page, rows in enumerate(thumbs(room, top, count), first):
        draw_thumb(canvas, page, rows)


def amount(row: "Any", change: int = 0) -> str:  # Any: several kinds of rows have values
    """Return the value of a row as text; of a CounterRow with a change."""
    label = row.amount(change) if change else row.amount()
    return translate(label) if label else ""


def amounts(row: "Row") -> str:
    """Return what a Row has, costs and is worth, as text."""
    return " ".join([text for text in (amount(row), prices(row)) if text])


def prices(row: "Any") -> str:  # Any: as above
    """Return what a row costs and is worth, as text."""
    return " ".join([translate(label) for label in (row.price, row.worth) if label])


class ListScreen(Screen):
    """A list of `count` rows with a cursor.

    `room` are in view from page `first` down, the first `pinned` and the last `tail` always. The first `apart` rows are
    not in the list.
    """

    first = 1
    room = 6
    pinned = 0
    tail = 0
    apart = 0

    def __init__(self, count: int, cursor: int = 0) -> None:
        self.count = count
        self.cursor = cursor
        self.top = 0

    def draw_rows(self, canvas: "Canvas") -> None:
        """Draw the rows in view, the one under the cursor light, and the scroll bar."""
        head = self.pinned
        # A toast hides no row.
        room = (min(self.room, self.toast_top - self.first) if self.overlay.toast else self.room) - head - self.tail
        count = self.count - self.apart - head - self.tail
        at = self.cursor - self.apart - head
        top = max(0, min(self.top, count - room))
        if 0 <= at < count and not top <= at < top + room:
            # By half a page: the next rows are seen before the cursor is there, and fewer presses draw all rows.
            top = max(0, min(at - room // 2, count - room))
        self.top = top
        bar = thumbs(room, top, count)
        shown = head + min(room, count)
        for line in range(shown + self.tail):
            i = (
                line
                if line < head
                else self.apart + top + line
                if line < shown
                else self.count + line - shown - self.tail
            )
            page = self.first + line
            thumb = bar[line - head] if bar and head <= line < shown else -1
            if canvas.begin_row(page, (i, i == self.cursor, thumb, self.content(i))):
                self.draw_row(canvas, page, i)
                if i == self.cursor:
                    canvas.pill(0, page, ROW_WIDTH)
                if thumb >= 0:
                    draw_thumb(canvas, page, thumb)

    def content(self, i: int) -> "Any":  # Any: compared only
        """Return all that may change of how row `i` looks, except the cursor."""
        return None

    def draw_row(self, canvas: "Canvas", page: int, i: int) -> None:
        """Draw row `i` on a page, between ROW_LEFT and LIST_RIGHT."""

    def move(self, key: int, repeat: bool) -> None:
        """Move the cursor by UP or DOWN. Past an end it wraps around, but not while the key is held."""
        to = self.cursor + (1 if key == DOWN else -1 if key == UP else 0)
        if 0 <= to < self.count:
            self.cursor = to
        elif not repeat and self.count:
            self.cursor = to % self.count

    def jump(self, key: int) -> None:
        """Move the cursor by a page, by LEFT or RIGHT; not past an end."""
        far = self.room if key == RIGHT else -self.room if key == LEFT else 0
        self.cursor = max(0, min(self.count - 1, self.cursor + far))


def signed(change: int) -> str:
    """Return a change with its sign, "" for none."""
    return ("+%d" if change > 0 else "−%d") % abs(change) if change else ""
