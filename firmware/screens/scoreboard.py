"""The idle screen: whose turn it is and all totals, in large letters."""

from canvas import BIG_WIDTH, text_width
from micropython import const
from screens.abbreviate import abbreviations
from screens.frame import draw_large, number_text
from screens.screen import Screen
from screens.shorten import cut
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.game import Game
    from engine.parts import Label
    from ui.view import Overlay

# Shift the picture left and right, a column each minute, to prevent burn-in.
_MAX_SHIFT = const(4)
_WIDTH = const(124)
# More players are on two rows, with totals below the names.
_MAX_ROWS = const(3)
_LETTERS = const(4)
_GAP = const(4)


class Scoreboard(Screen):
    """Show the totals of `game`.

    player: whose turn it is; None: several have to answer.
    """

    def __init__(self, game: "Game", player: "int | None") -> None:
        self.round: "Label" = ("round", game.round) if game.ROUNDS else ""
        self.player = player
        self.totals = [number_text(game.total(player)) for player in range(game.count)]
        self.minute = 0

    def move_to(self, minute: int) -> None:
        """Shift the picture to its position for a minute."""
        self.minute = minute

    def paint(self, canvas: "Canvas", overlay: "Overlay") -> None:
        """See Screen; nothing covers the totals."""
        self.draw(canvas)

    def draw(self, canvas: "Canvas") -> None:
        """Draw the round, and the totals by seat; the player whose turn it is, if only one has to answer, is light."""
        left = abs((self.minute + _MAX_SHIFT) % (2 * _MAX_SHIFT) - _MAX_SHIFT)
        right = left + _WIDTH
        count = len(self.totals)
        names = [translate(player) for player in range(count)]
        turn = translate(self.round) if self.round else ""
        if count <= _MAX_ROWS:
            canvas.text(left, 0, turn)
            for player, total in enumerate(self.totals):
                page = 2 + 2 * player
                x = right - _GAP - BIG_WIDTH * len(total)
                draw_large(canvas, left + _GAP, page, names[player], x - _GAP)
                canvas.big(x, page, total)
                if player == self.player:
                    _light(canvas, left, page, _WIDTH)
            return
        if self.player is None:
            draw_large(canvas, left, 0, turn, right)
        else:
            end = right
            for page, part in enumerate(turn.split(" ")):
                end = min(end, canvas.text_right(right, page, part))
            draw_large(canvas, left + 1, 0, names[self.player], end - _GAP)
            _light(canvas, left, 0, end - _GAP - left)
        across = (count + 1) // 2
        column = _WIDTH // across
        if across > 2:
            names = abbreviations(names, _LETTERS)
        for player, total in enumerate(self.totals):
            row, x = divmod(player, across)
            x = left + column * x
            page = 2 + 3 * row
            canvas.text(x + 1, page, cut(names[player], column - 1))
            if BIG_WIDTH * len(total) + _GAP <= column:
                canvas.big(x + 1, page + 1, total)
            else:
                whole = text_width(total) + _GAP <= column
                canvas.large(x + 1, page + 1, total if whole else total[:-3] + "k", False)
            if player == self.player:
                _light(canvas, x, page, column - 1, 3)


def _light(canvas: "Canvas", x: int, page: int, width: int, pages: int = 2) -> None:
    """Draw a part of the picture dark on light, with rounded corners."""
    for below in range(pages):
        canvas.invert(x, page + below, width)
    for column in (x, x + width - 1):
        canvas.invert(column, page, 1, 1)
        canvas.invert(column, page + pages - 1, 1, 0x80)
