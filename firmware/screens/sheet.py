"""A player's sheet, page by page: all at a glance, pegs as pegs, boxes as boxes, developments, the score so far."""

import pictures
from canvas import WIDTH, text_width
from engine.game import ALL, BOXES, MAP, PEGS, SUM, TICKS
from fonts.small import BOX_EMPTY, CHECK
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from micropython import const
from screens.bars import bar, boxed
from screens.map import BESIDE_MAP, MapPicture
from screens.screen import (
    BESIDE,
    LAST_PAGE,
    LIST_RIGHT,
    Screen,
    act,
    amount,
    draw_arrows,
    first_words,
    prices,
    title,
    wrap,
)
from words import translate

_ROOM = const(6)
_BAR = const(65)
# A picture of the glance and the gap after it; how wide the line below is that shows what is done of it.
_PICTURE = const(18)
_DONE = const(16)
# So many letters of what is there, as far as there is room.
_LETTERS = const((16, 6, 4))


def in_short(names, room, end):
    """Names on `room` lines, the last ending before column `end`; all cut to as many letters as there is room for."""
    lines = []
    for letters in _LETTERS:
        lines = wrap(", ".join([name[:letters] for name in names]), WIDTH)
        if len(lines) < room or len(lines) == room and text_width(lines[-1]) <= end:
            return lines
    return lines[: room - 1] + [first_words(" ".join(lines[room - 1 :]), end)]


class SheetScreen(Screen):
    """Left and right turn to another player, up and down to another page, or row by row where rows say what they do."""

    takes_menu = True

    def __init__(self, game, player):
        self.game = game
        self.player = player
        self.page = 0
        self.top = 0
        self._open()

    def _open(self):
        self.style, self.rows = self.game.sheet(self.player, self.page)
        self.total = ()
        if self.style == SUM:  # the total is always in view
            self.total = self.rows[-1:]
            self.rows = self.rows[:-1]
        self.count = 1 if self.style == MAP else len(self.rows)
        # The row under the cursor; without one, pages scroll.
        self.cursor = 0 if self.style == TICKS else -1
        self.room = _ROOM - len(self.total)

    def draw(self, canvas):
        """The page, or the rows of it that are in view."""
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
        all_seen = self.count <= room or self.style == BOXES  # these need all columns
        for i, row in enumerate(list(self.rows[self.top : self.top + room]) + list(self.total)):
            self.draw_row(canvas, 1 + i, row, WIDTH if all_seen else LIST_RIGHT)
        if not all_seen:
            draw_arrows(canvas, 1, room, self.top, self.count)
        if self.cursor >= 0:
            canvas.invert(0, 1 + self.cursor - self.top, 7)
            row = self.rows[self.cursor]
            canvas.text(0, LAST_PAGE - 1, translate(row.detail) if row.detail else "")

    def draw_map(self, canvas, name):
        """All of a map, whose it is and facts beside it."""
        MapPicture(self.rows).draw(canvas, True)
        page = translate(self.game.SHEET[self.page])
        canvas.text(BESIDE_MAP + 1, 0, name)
        canvas.text(BESIDE_MAP + 1, 1, ARROW_LEFT + page + ARROW_RIGHT if self.game.count > 1 else page)
        for i, row in enumerate(self.rows.rows):
            canvas.text(BESIDE_MAP + 1, 2 + i, amount(row))
        canvas.invert(BESIDE_MAP, 0, WIDTH - BESIDE_MAP)

    def draw_all(self, canvas, end):
        """Everything at a glance: lines, pictures, what is there, in short where it is too much; the last line ends
        before column `end`.
        """
        page = 1
        x = 0
        there = []
        for row in self.rows:
            if row.tick:
                there.append(translate(row.label))
            elif row.most:
                canvas.picture(x, page, pictures.get(row.label if row.value == row.most else row.label + "_open"))
                if 0 < row.value < row.most:
                    canvas.fill(x, page + 2, _DONE * row.value // row.most, 6)
                x += _PICTURE
            else:
                canvas.text(0, page, translate(row.label))
                if row.worth:
                    canvas.text_right(WIDTH, page, translate(row.worth))
                page += 1
        page += 3
        for line in in_short(there, LAST_PAGE + 1 - page, end):
            canvas.text(0, page, line)
            page += 1

    def draw_row(self, canvas, page, row, right):
        """One fact, in the way of its page, that ends before column `right`."""
        style = self.style
        if style == TICKS:
            canvas.text(0, page, (CHECK if row.value else BOX_EMPTY) + translate(row.label))
            canvas.text_right(right, page, prices(row))
            return
        if style == BOXES:
            boxed(canvas, right, page, row, row.worth)
            return
        end = canvas.text(0, page, translate(row.label))
        if style == PEGS and row.most:
            bar(canvas, max(_BAR, end + 3), page, row.value, row.most)
        canvas.text_right(right, page, amount(row))

    def press(self, key, repeat):
        """Turn the pages; any other key goes back."""
        if key == LEFT or key == RIGHT:
            self.player = (self.player + (1 if key == RIGHT else -1)) % self.game.count
            cursor = self.cursor
            self._open()
            self.cursor = min(cursor, self.count - 1)
        elif key == DOWN:
            self.scroll(1)
        elif key == UP:
            self.scroll(-1)
        elif not repeat and (key == A or key == B or key == MENU):
            return b""
        return None

    def scroll(self, way):
        """On by a row or by what is in view, and past an end to the page there."""
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
