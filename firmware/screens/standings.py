"""Who stands where: the totals as they are now."""

from canvas import BIG_WIDTH, WIDTH
from engine.result import order_of
from fonts.small import CROWN
from input.keys import DOWN, MENU, UP, A, B
from screens.screen import LAST_PAGE, LIST_RIGHT, Screen, act, draw_arrows, title
from ui.policy import MENU_HELD
from ui.signal import BACK
from words import translate

# Rows that fit below the title.
ROOM = 6
# Bars of a list begin after the longest name.
_BARS = 66


class StandingsScreen(Screen):
    """The players by rank, large where there are few. A, B and MENU go back; up and down scroll. times: what the
    players' clocks show, as texts; None: they have none.
    """

    input_policy = MENU_HELD

    def __init__(self, game, times=None):
        self.game = game
        self.times = times
        self.top = 0
        # To count a whole sheet takes a millisecond.
        self.totals = [game.total(player) for player in range(game.count)]
        self.order = order_of(game)

    def draw(self, canvas):
        """Who leads, and all totals."""
        title(canvas, translate(self.game.title or "standings"), translate(("round", self.game.round)))
        draw_standings(canvas, self.totals, self.order, (), self.top, times=self.times)
        canvas.text_right(WIDTH, LAST_PAGE, act(None, "back"))

    def press(self, key, repeat):
        """Scroll, or go back."""
        self.top = scrolled(key, self.top, self.game.count)
        if not repeat and (key == A or key == MENU):
            return b""
        return BACK if key == B and not repeat else None


def scrolled(key, top, count, room=ROOM):
    """The first of `count` rows in view, `top` before, after a press of UP or DOWN; `room` are."""
    if key == DOWN:
        return max(0, min(top + 1, count - room))
    return max(0, top - 1) if key == UP else top


def draw_standings(canvas, totals, order, winners, top, room=ROOM, page=1, times=None):
    """The totals of the players in this order, in `room` pages from `page` on; a crown for the winners. times: what the
    players' clocks show, as texts.
    """
    longest = max(totals)
    if 2 * len(order) <= room:
        for player in order:
            total = str(totals[player]).replace("-", "−")
            x = WIDTH - BIG_WIDTH * len(total)
            canvas.text(8, page, translate(player))
            _draw_bar(canvas, 9, page + 1, x - 14, totals[player], longest)
            canvas.big(x, page, total)
            if times:
                canvas.text_right(x - 5, page, times[player])
            if player in winners:
                canvas.text(0, page, CROWN)
            page += 2
        return
    for i, player in enumerate(order[top : top + room]):
        canvas.text(8, page + i, translate(player))
        x = canvas.text_right(LIST_RIGHT, page + i, str(totals[player]))
        if times:
            canvas.text(_BARS, page + i, times[player])
        else:
            _draw_bar(canvas, _BARS, page + i, x - _BARS - 4, totals[player], longest)
        if player in winners:
            canvas.text(0, page + i, CROWN)
    draw_arrows(canvas, page, room, top, len(order))


def _draw_bar(canvas, x, page, width, total, longest):
    """A total as a bar, the longest one of them `width` columns."""
    if longest > 0:
        canvas.fill(x, page, max(0, total * width // longest), 0x3C)
