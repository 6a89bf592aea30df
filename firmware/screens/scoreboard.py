"""Whose turn it is and all totals, large, for the whole table, while nobody presses."""

from canvas import BIG_WIDTH, text_width
from micropython import const
from screens.abbreviate import abbreviations
from screens.screen import Screen, cut, draw_large
from words import translate

# The picture moves to and fro, a column a minute, in the columns it leaves free: no pixel stays lit for hours.
_MOVES = const(4)
_WIDTH = const(124)
# So few players have a row each; of more, two rows, each total below its name.
_ROWS = const(3)
_LETTERS = const(4)
# Columns between two texts.
_BETWEEN = const(4)


class Scoreboard(Screen):
    """What `game` has come to while it asks `prompt`; minute: for how many it was seen."""

    def __init__(self, game, prompt):
        self.round = "round", game.round
        self.player = prompt.player
        self.totals = [str(game.total(player)).replace("-", "−") for player in range(game.count)]
        self.minute = 0

    def move_to(self, minute):
        """Draw where the picture is after so many minutes."""
        self.minute = minute

    def paint(self, canvas, overlay):
        """See Screen: nothing is shown over it."""
        self.draw(canvas)

    def draw(self, canvas):
        """Whose turn it is, where it is not everybody's; the round; the totals, in the order of the seats."""
        left = abs((self.minute + _MOVES) % (2 * _MOVES) - _MOVES)
        end = right = left + _WIDTH
        turn = translate(self.round)
        if self.player is not None:
            for page, part in enumerate(turn.split(" ")):
                end = min(end, canvas.text_right(right, page, part))
            turn = translate(self.player)
        draw_large(canvas, left, 0, turn, end - _BETWEEN)
        count = len(self.totals)
        names = [translate(player) for player in range(count)]
        if count <= _ROWS:
            for player, total in enumerate(self.totals):
                page = 2 + 2 * player
                x = right - BIG_WIDTH * len(total)
                draw_large(canvas, left, page, names[player], x - _BETWEEN)
                canvas.big(x, page, total)
            return
        across = (count + 1) // 2
        column = _WIDTH // across
        if across > 2:
            names = abbreviations(names, _LETTERS)
        for player, total in enumerate(self.totals):
            row, x = divmod(player, across)
            x = left + column * x
            page = 2 + 3 * row
            canvas.text(x, page, cut(names[player], column))
            if BIG_WIDTH * len(total) + _BETWEEN <= column:
                canvas.big(x, page + 1, total)
            else:
                whole = text_width(total) + _BETWEEN <= column
                canvas.large(x, page + 1, total if whole else total[:-3] + "k", False)
