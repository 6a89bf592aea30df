"""A player's sheet, page by page: all at a glance, pegs as pegs, boxes as boxes, developments, the score so far."""

import pictures
from canvas import WIDTH
from fonts.small import BOX_EMPTY, CHECK
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from rules.game import ALL, BOXES, MAP, PEGS, TICKS
from screens.bars import bar, boxed
from screens.map import draw_large
from screens.screen import LAST_PAGE, Screen, amount, amounts, draw_arrows, title, wrap
from words import say

_ROOM = 7
_BAR = 65
# A picture of the glance and the gap after it; how wide the line below is that shows what is done of it.
_PICTURE = 18
_DONE = 16
# So many letters of what is there, as far as there is room.
_LETTERS = (16, 6, 4)


def in_short(names, room):
    """Names on `room` lines, all cut to as many letters as there is room for."""
    lines = []
    for letters in _LETTERS:
        lines = wrap(", ".join([name[:letters] for name in names]), WIDTH)
        if len(lines) <= room:
            break
    return lines


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
        self.count = self.rows.height if self.style == MAP else len(self.rows)
        # The row under the cursor; without one, pages scroll.
        self.cursor = 0 if self.style == TICKS else -1

    def draw(self, canvas):
        """The page, or the rows of it that are in view."""
        name = say(self.player) + ("*" if self.game.by_hand[self.player] else "")
        title(canvas, ARROW_LEFT + name + ARROW_RIGHT if self.game.count > 1 else name, say(self.game.SHEET[self.page]))
        if self.style == ALL:
            self.draw_all(canvas)
            return
        if self.style == MAP:
            draw_large(canvas, self.rows, self.top)
            return
        room = _ROOM
        if self.cursor >= 0:
            room -= 1
            self.top = max(self.cursor - room + 1, min(self.cursor, self.top))
        for i, row in enumerate(self.rows[self.top : self.top + room]):
            self.draw_row(canvas, 1 + i, row)
        if self.cursor >= 0:
            canvas.invert(0, 1 + self.cursor - self.top, 7)
            draw_arrows(canvas, 1, room, self.top, len(self.rows))
            row = self.rows[self.cursor]
            canvas.text(0, LAST_PAGE, say(row.detail) if row.detail else "")

    def draw_all(self, canvas):
        """Everything at a glance: lines, pictures, what is there, in short where it is too much."""
        page = 1
        x = 0
        there = []
        for row in self.rows:
            if row.tick:
                there.append(say(row.label))
            elif row.most:
                canvas.picture(x, page, pictures.get(row.label if row.value == row.most else row.label + "_open"))
                if 0 < row.value < row.most:
                    canvas.fill(x, page + 2, _DONE * row.value // row.most, 6)
                x += _PICTURE
            else:
                canvas.text(0, page, say(row.label))
                if row.worth:
                    canvas.text_right(WIDTH, page, say(row.worth))
                page += 1
        page += 3
        for line in in_short(there, LAST_PAGE + 1 - page):
            canvas.text(0, page, line)
            page += 1

    def draw_row(self, canvas, page, row):
        """One fact, in the way of its page."""
        style = self.style
        if style == TICKS:
            canvas.text(0, page, (CHECK if row.value else BOX_EMPTY) + say(row.label))
            canvas.text_right(WIDTH - 6, page, amounts(row))
            return
        if style == BOXES:
            boxed(canvas, WIDTH, page, row)
            return
        end = canvas.text(0, page, say(row.label))
        if row.most and style == PEGS:
            bar(canvas, max(_BAR, end + 3), page, row.value, row.most)
        canvas.text_right(WIDTH, page, amount(row))

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
        elif self.cursor < 0 and self.style != ALL and 0 <= self.top + way * _ROOM < self.count:
            self.top += way * _ROOM
        else:
            self.page = (self.page + way) % len(self.game.SHEET)
            self._open()
            self.top = 0
            if way < 0 and self.style != ALL:
                self.top = (self.count - 1) // _ROOM * _ROOM
            if way < 0 and self.cursor >= 0:
                self.cursor = self.count - 1
