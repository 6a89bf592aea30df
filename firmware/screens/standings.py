"""The standings: the players by rank, with their totals."""

from canvas import BIG_WIDTH, WIDTH, text_width
from engine.result import order_of
from fonts.small import CROWN
from input.keys import DOWN, MENU, UP, A, B
from micropython import const
from screens.frame import LAST_PAGE, LIST_RIGHT, act, number_text, title
from screens.rows import draw_scroll_bar
from screens.screen import Screen
from ui.policy import MENU_HELD
from ui.signal import BACK
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from canvas import Canvas
    from engine.game import Game
    from ui.signal import Signal

# Rows below the title.
ROOM = 6
# The first column of bars, after the longest name.
_BARS_LEFT = const(66)


class StandingsScreen(Screen):
    """Show the players by rank, large if there are few; A, B and MENU go back.

    times: the players' clocks, as texts; None: there are none.
    """

    input_policy = MENU_HELD

    def __init__(self, game: "Game", times: "Sequence[str] | None" = None) -> None:
        self.game = game
        self.times = times
        self.top = 0
        # Counting a sheet takes a millisecond.
        self.totals = [game.total(player) for player in range(game.count)]
        self.order = order_of(game)

    def draw(self, canvas: "Canvas") -> None:
        game = self.game
        title(canvas, translate(game.title or "standings"), translate(("round", game.round)) if game.ROUNDS else "")
        draw_standings(canvas, self.totals, self.order, (), self.top, times=self.times)
        canvas.text_right(WIDTH, LAST_PAGE, act(None, "back"))

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Scroll, or go back."""
        self.top = scrolled(key, self.top, self.game.count)
        if not repeat and (key == A or key == MENU):
            return b""
        return BACK if key == B and not repeat else None


def scrolled(key: int, top: int, count: int, room: int = ROOM) -> int:
    """Return the first of `count` rows in view after UP or DOWN, `top` before it."""
    if key == DOWN:
        return max(0, min(top + 1, count - room))
    return max(0, top - 1) if key == UP else top


def draw_standings(
    canvas: "Canvas",
    totals: "Sequence[int]",
    order: "Sequence[int]",
    winners: "Sequence[int]",
    top: int,
    room: int = ROOM,
    page: int = 1,
    times: "Sequence[str] | None" = None,
) -> None:
    """Draw totals in this order on `room` pages, with a crown for the winners.

    times: the players' clocks, as texts.
    """
    longest = max(totals)
    if 2 * len(order) <= room:
        end = WIDTH - BIG_WIDTH * max([len(number_text(total)) for total in totals])  # one scale for all bars
        for player in order:
            total = number_text(totals[player])
            x = WIDTH - BIG_WIDTH * len(total)
            canvas.text(8, page, translate(player))
            _draw_bar(canvas, 9, page + 1, end - 14, totals[player], longest)
            canvas.big(x, page, total)
            if times:
                canvas.text_right(x - 5, page, times[player])
            if player in winners:
                canvas.text(0, page, CROWN)
            page += 2
        return
    end = LIST_RIGHT - max([text_width(str(total)) for total in totals])  # one scale here, too
    for i, player in enumerate(order[top : top + room]):
        canvas.text(8, page + i, translate(player))
        canvas.text_right(LIST_RIGHT, page + i, str(totals[player]))
        if times:
            canvas.text(_BARS_LEFT, page + i, times[player])
        else:
            _draw_bar(canvas, _BARS_LEFT, page + i, end - _BARS_LEFT - 4, totals[player], longest)
        if player in winners:
            canvas.text(0, page + i, CROWN)
    draw_scroll_bar(canvas, page, room, top, len(order))


def _draw_bar(canvas: "Canvas", x: int, page: int, width: int, total: int, longest: int) -> None:
    """Draw a total as a bar; the longest is `width` columns wide."""
    if longest > 0:
        canvas.fill(x, page, max(0, total * width // longest), 0x3C)
