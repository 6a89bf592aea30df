"""A player's sheet, page by page: pegs as pegs, boxes as boxes, developments, the score so far."""

from canvas import WIDTH, text_width
from fonts.small import BOX_EMPTY, CHECK, LEFT, RIGHT
from keys import DOWN, MENU, UP, A, B
from keys import LEFT as KEY_LEFT
from keys import RIGHT as KEY_RIGHT
from rules.game import BOXES, MAP, PEGS, TICKS
from screens.bars import bar
from screens.screen import Screen, amount, amounts, cut, title, title_room
from words import say

_ROOM = 7
_BAR = 65


class SheetScreen(Screen):
    """Left and right turn to another player, up and down to another page; any other key goes back."""

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

    def draw(self, canvas):
        """The rows of a page that are in view."""
        adjusted = "*" if self.game.by_hand[self.player] else ""
        views = "%d/%d" % (self.page + 1, len(self.game.SHEET))
        page = adjusted + RIGHT + " " + say(self.game.SHEET[self.page])
        # A long name gives way.
        name = cut(say(self.player), title_room(views) - text_width(LEFT + page))
        title(canvas, LEFT + name + page, views)
        if self.style == MAP:
            from screens.map import draw_large

            draw_large(canvas, self.rows, self.top)
            return
        for i, row in enumerate(self.rows[self.top : self.top + _ROOM]):
            self.draw_row(canvas, 1 + i, row)

    def draw_row(self, canvas, page, row):
        """One fact, in the way of its page."""
        style = self.style
        if style == TICKS:
            canvas.text(0, page, (CHECK if row.value else BOX_EMPTY) + say(row.label))
            canvas.text_right(WIDTH, page, amounts(row))
            return
        canvas.text(0, page, say(row.label))
        if row.most and (style == PEGS or style == BOXES):
            bar(canvas, _BAR, page, row.value, row.most)
        if style == BOXES:
            worth = say(row.worth) if row.worth else ""
            canvas.text_right(WIDTH, page, CHECK + worth if row.value == row.most else worth)
        else:
            canvas.text_right(WIDTH, page, amount(row))

    def press(self, key, repeat):
        """Turn the pages."""
        if key == KEY_LEFT or key == KEY_RIGHT:
            self.player = (self.player + (1 if key == KEY_RIGHT else -1)) % self.game.count
            self._open()
        elif key == DOWN:
            if self.top + _ROOM < self.count:
                self.top += _ROOM
            else:
                self._turn(1)
        elif key == UP:
            if self.top:
                self.top -= _ROOM
            else:
                self._turn(-1)
        elif not repeat and (key == A or key == B or key == MENU):
            return b""
        return None

    def _turn(self, step):
        self.page = (self.page + step) % len(self.game.SHEET)
        self._open()
        self.top = (self.count - 1) // _ROOM * _ROOM if step < 0 else 0
