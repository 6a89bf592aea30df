"""A player's sheet, page by page: summary, pegs, boxes, map, score so far."""

import pictures
from canvas import WIDTH, text_width
from engine.game import ALL, BOXES, MAP, PEGS, SUM, TICKS
from fonts.small import BOX_EMPTY, CHECK
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from micropython import const
from screens.abbreviate import abbreviations
from screens.bars import boxed, pegs
from screens.frame import BESIDE, LAST_PAGE, LIST_RIGHT, ROW_WIDTH, act, title
from screens.map import BESIDE_MAP, MapPicture
from screens.rows import amount, draw_label, draw_scroll_bar, prices
from screens.screen import Screen
from screens.shorten import wrap
from ui.policy import MENU_HELD
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Sequence

    from canvas import Canvas
    from engine.game import Game
    from ui.signal import Signal

_ROOM = const(6)
# The summary: a picture with the gap after it, and the progress line below.
_PICTURE_WIDTH = const(18)
_PROGRESS_WIDTH = const(16)
# Letters of names, the most that fit.
_LETTERS = const((16, 6, 4))


def wrap_names(names: "list[str]", room: int, end: int) -> "list[str]":
    """Return names shortened to fit `room` lines, the last of which ends at `end`."""
    lines = []
    for letters in _LETTERS:
        lines = wrap(", ".join(abbreviations(names, letters)).replace(".,", "."), WIDTH)
        if len(lines) < room or len(lines) == room and text_width(lines[-1]) <= end:
            return lines
    last = " ".join(lines[room - 1 :]).split(" ")
    while len(last) > 1 and text_width(" ".join(last) + "…") > end:
        last.pop()
    return lines[: room - 1] + [" ".join(last).rstrip(",") + "…"]


class SheetScreen(Screen):
    """Pick a player with left and right, a row or page with up and down."""

    # Any: the style of the page decides between a Map and kinds of rows.
    rows: "Any"
    input_policy = MENU_HELD

    def __init__(self, game: "Game", player: int) -> None:
        self.game = game
        self.player = player
        self.page = 0
        self.top = 0
        self._open()

    def _open(self) -> None:
        self.style, self.rows = self.game.sheet(self.player, self.page)
        # Any: a cell of any game.
        self.total: "Sequence[Any]" = ()
        if self.style == SUM:  # the total doesn't scroll
            self.total = self.rows[-1:]
            self.rows = self.rows[:-1]
        self.count = 1 if self.style == MAP else len(self.rows)
        self.cursor = 0 if self.style == TICKS else -1  # -1: none, the page scrolls
        self.room = _ROOM - len(self.total)

    def draw(self, canvas: "Canvas") -> None:
        """Draw the page, or its rows in view."""
        end = canvas.text_right(WIDTH, LAST_PAGE, act(None, "back")) - BESIDE
        name = translate(self.player) + ("*" if self.game.by_hand[self.player] else "")
        if self.style == MAP:
            self.draw_map(canvas, name)
            return
        title(
            canvas,
            ARROW_LEFT + name + ARROW_RIGHT if self.game.count > 1 else name,
            translate(self.game.SHEET[self.page]),
        )
        if self.style == ALL:
            self.draw_all(canvas, end)
            return
        room = self.room
        if self.cursor >= 0:
            room -= 1
            self.top = max(self.cursor - room + 1, min(self.cursor, self.top))
        for i, row in enumerate(list(self.rows[self.top : self.top + room]) + list(self.total)):
            self.draw_row(canvas, 1 + i, row)
        draw_scroll_bar(canvas, 1, room, self.top, self.count)
        if self.cursor >= 0:
            canvas.pill(0, 1 + self.cursor - self.top, ROW_WIDTH)
            row = self.rows[self.cursor]
            canvas.text(0, LAST_PAGE - 1, translate(row.detail) if row.detail else "")

    def draw_map(self, canvas: "Canvas", name: str) -> None:
        """Draw a whole map, with its player and facts."""
        MapPicture(self.rows).draw(canvas, True)
        page = translate(self.game.SHEET[self.page])
        canvas.text(BESIDE_MAP + 1, 0, name)
        canvas.text(BESIDE_MAP + 1, 1, ARROW_LEFT + page + ARROW_RIGHT if self.game.count > 1 else page)
        for i, row in enumerate(self.rows.rows):
            canvas.text(BESIDE_MAP + 1, 2 + i, amount(row))
        canvas.invert(BESIDE_MAP, 0, WIDTH - BESIDE_MAP)

    def draw_all(self, canvas: "Canvas", end: int) -> None:
        """Draw the summary: lines, pictures, names; the last line ends at `end`."""
        page = 1
        x = 0
        names = []
        for row in self.rows:
            if row.tick:
                names.append(translate(row.label))
            elif row.most:
                canvas.picture(x, page, pictures.get(row.label if row.value == row.most else row.label + "_open"))
                if 0 < row.value < row.most:
                    canvas.fill(x, page + 2, _PROGRESS_WIDTH * row.value // row.most, 6)
                x += _PICTURE_WIDTH
            else:
                canvas.text(0, page, translate(row.label))
                if row.worth:
                    canvas.text_right(WIDTH, page, translate(row.worth))
                page += 1
        page += 3
        for line in wrap_names(names, LAST_PAGE + 1 - page, end):
            canvas.text(0, page, line)
            page += 1

    # Any: the kind of row depends on the style of the page.
    def draw_row(self, canvas: "Canvas", page: int, row: "Any") -> None:
        """Draw a fact in the style of its page."""
        style = self.style
        if style == TICKS:
            text = (CHECK if row.value else BOX_EMPTY) + translate(row.label)
            draw_label(canvas, page, text, canvas.text_right(LIST_RIGHT, page, prices(row)))
            return
        if style == BOXES:
            boxed(canvas, page, row, row.worth)
            return
        right = canvas.text_right(LIST_RIGHT, page, amount(row))
        if style == PEGS and row.most:
            pegs(canvas, page, translate(row.label), right, row.value or 0, row.most)
        else:
            draw_label(canvas, page, translate(row.label), right)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Change the player with left and right, scroll with up and down; any other key goes back."""
        if key == LEFT or key == RIGHT:
            self.player = (self.player + (1 if key == RIGHT else -1)) % self.game.count
            cursor = self.cursor
            self._open()
            self.cursor = min(cursor, self.count - 1)
            self.top = max(0, min(self.top, self.count - self.room))
        elif key == DOWN:
            self.scroll(1)
        elif key == UP:
            self.scroll(-1)
        elif not repeat and (key == A or key == B or key == MENU):
            return b""
        return None

    def scroll(self, way: int) -> None:
        """Scroll by a row or a view; past an end turn the page."""
        if self.cursor >= 0 and 0 <= self.cursor + way < self.count:
            self.cursor += way
        elif self.cursor < 0 and self.style != ALL and (self.top if way < 0 else self.top + self.room < self.count):
            self.top = max(0, min(self.top + way * self.room, self.count - self.room))
        else:
            self.page = (self.page + way) % len(self.game.SHEET)
            self._open()
            self.top = 0
            if way < 0 and self.style != ALL:
                self.top = max(0, self.count - self.room)
            if way < 0 and self.cursor >= 0:
                self.cursor = self.count - 1
