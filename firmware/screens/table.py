"""The shared score sheet: a line per round, a column per player, totals below."""

from canvas import WIDTH
from fonts.small import DOWN as MORE_BELOW
from fonts.small import LEFT as MORE_LEFT
from fonts.small import RIGHT as MORE_RIGHT
from fonts.small import UP as MORE_ABOVE
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from micropython import const
from screens.abbreviate import abbreviations
from screens.frame import LAST_PAGE, ROW_LEFT, act, title
from screens.screen import Screen
from ui.policy import MENU_HELD
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.game import Game
    from ui.signal import Signal

_FIRST_PAGE = const(2)  # of the rounds
_ROOM = const(4)  # rounds in view
_TOTALS_PAGE = const(6)
_LEFT = const(18)  # of the players' columns
# Characters of a column with its space; names have 3 to 8 letters.
_MIN_CHARACTERS = const(4)
_MAX_CHARACTERS = const(9)


class TableScreen(Screen):
    """Move from cell to cell; A corrects the cell, any other key goes back.

    The answer to A is two bytes: the player, and the number of the round (0: the first one).
    """

    input_policy = MENU_HELD

    def __init__(self, game: "Game", player: int = 0, number: "int | None" = None) -> None:
        self.game = game
        self.count, self.cell = game.table()
        self.player = player
        self.number = max(0, self.count - 1) if number is None else number
        self.totals = [game.total(player) for player in range(game.count)]
        self.top = self.first = 0
        low, high = min(self.totals), max(self.totals)
        cell = self.cell
        players = range(game.count)
        for number in range(self.count):
            for player in players:
                points = cell(number, player)
                if points < low:
                    low = points
                elif points > high:
                    high = points
        least = max(_MIN_CHARACTERS, 1 + len(str(low)), 1 + len(str(high)))
        # Use spare room for longer names.
        self.width = max(least, min(_MAX_CHARACTERS, (WIDTH - _LEFT) // 6 // game.count))
        self.shown = min(game.count, (WIDTH - _LEFT) // (6 * self.width))

    def draw(self, canvas: "Canvas") -> None:
        """Draw the part of the table around the cursor, and the totals below it."""
        self.top = min(self.number, max(self.number - _ROOM + 1, self.top))
        self.first = min(self.player, max(self.player - self.shown + 1, self.first))
        title(canvas, translate(self.player), translate(("round", self.number + 1)) if self.count else "")
        short = abbreviations([translate(player) for player in range(self.game.count)], self.width - 1, 0)
        for column in range(self.shown):
            player = self.first + column
            right = _LEFT + 6 * self.width * (column + 1)
            canvas.text_right(right, 1, short[player])
            for i in range(min(_ROOM, self.count - self.top)):
                points = str(self.cell(self.top + i, player))
                canvas.text_right(right, _FIRST_PAGE + i, points)
                if self.top + i == self.number and player == self.player:
                    canvas.invert(right - 6 * self.width + 5, _FIRST_PAGE + i, 6 * self.width - 4)
            canvas.text_right(right, _TOTALS_PAGE, str(self.totals[player]))
        for i in range(min(_ROOM, self.count - self.top)):
            canvas.text_right(12, _FIRST_PAGE + i, str(self.top + i + 1))
        canvas.text(0, 1, MORE_LEFT if self.first else " ")
        canvas.text(6, 1, MORE_RIGHT if self.first + self.shown < self.game.count else " ")
        canvas.text(ROW_LEFT, _TOTALS_PAGE, MORE_ABOVE if self.top else " ")
        canvas.text(ROW_LEFT + 6, _TOTALS_PAGE, MORE_BELOW if self.top + _ROOM < self.count else " ")
        canvas.pill(0, _TOTALS_PAGE, WIDTH)
        canvas.text_right(WIDTH, LAST_PAGE, act(None, "correct" if self.count else "back"))

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Move over the cells, by a view if up or down is held; A takes the cell."""
        if key == UP or key == DOWN:
            step = _ROOM if repeat else 1
            self.number = max(0, min(self.count - 1, self.number + (step if key == DOWN else -step)))
        elif key == LEFT or key == RIGHT:
            self.player = max(0, min(self.game.count - 1, self.player + (1 if key == RIGHT else -1)))
        elif not repeat and key == A and self.count:
            return bytes((self.player, self.number))
        elif not repeat and (key == A or key == B or key == MENU):
            return b""
        return None
