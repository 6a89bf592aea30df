"""Who stands where: the totals as they are now, and at the end the winner, each player's sum and the race."""

from canvas import BIG_WIDTH, WIDTH
from fonts.small import CROWN, LEFT, RIGHT
from keys import DOWN, MENU, UP, A, B
from keys import LEFT as KEY_LEFT
from keys import RIGHT as KEY_RIGHT
from screens.race import draw_race
from screens.screen import BACK, LAST_PAGE, LIST_RIGHT, Screen, draw_arrows, title
from words import say

# Players who fit in large digits, and rows that fit in small ones.
_LARGE = 3
_ROOM = 6
# Bars of a list begin behind the longest name.
_BARS = 60


class StandingsScreen(Screen):
    """The players by rank, large where there are few. At the end of the game also the sum of each, and the race.

    best: the most that the one who played alone ever had before; None: nobody is asking.

    A goes on; B goes back (at the end of the game: undo); up and down scroll.
    """

    takes_menu = True

    def __init__(self, game, best=None):
        self.game = game
        self.best = best
        self.page = 0
        self.top = 0
        self.rows = 0  # that scroll
        # To count a whole sheet takes a millisecond.
        self.totals = [game.total(player) for player in range(game.count)]
        ranks = [(game.rank(player), -player) for player in range(game.count)]
        ranks.sort(reverse=True)
        self.order = [-entry[1] for entry in ranks]

    def draw(self, canvas):
        """The page."""
        self.rows = 0
        if self.page == 0:
            self.draw_standings(canvas)
        elif self.page <= self.game.count:
            self.draw_sum(canvas, self.order[self.page - 1])
        else:
            draw_race(canvas, self.game, self.order)

    def draw_standings(self, canvas):
        """Who leads or has won and why, and all totals."""
        game = self.game
        winners = game.winners() if game.over else ()
        if game.over:
            title(canvas, self.result(winners), RIGHT)
            canvas.text(0, LAST_PAGE, self.why())
        else:
            title(canvas, say(game.title or "standings"), say(("round", game.round)))
        if game.count <= _LARGE:
            page = 1
            for player in self.order:
                total = str(self.totals[player]).replace("-", "−")
                x = WIDTH - BIG_WIDTH * len(total)
                canvas.text(8, page, say(player))
                self.draw_bar(canvas, 9, page + 1, x - 14, player)
                canvas.big(x, page, total)
                if player in winners:
                    canvas.text(0, page, CROWN)
                page += 2
            return
        self.rows = game.count
        for i, player in enumerate(self.order[self.top : self.top + _ROOM]):
            canvas.text(8, 1 + i, say(player))
            x = canvas.text_right(LIST_RIGHT, 1 + i, str(self.totals[player]))
            self.draw_bar(canvas, _BARS, 1 + i, x - _BARS - 4, player)
            if player in winners:
                canvas.text(0, 1 + i, CROWN)
        draw_arrows(canvas, 1, _ROOM, self.top, self.rows)

    def draw_bar(self, canvas, x, page, width, player):
        """A player's total as a bar, the longest one of them `width` columns."""
        longest = max(self.totals)
        if longest > 0:
            canvas.fill(x, page, max(0, self.totals[player] * width // longest), 0x3C)

    def result(self, winners):
        """Who has won; alone, what was reached."""
        if self.game.count == 1:
            return say(("alone", bytes(winners), self.totals[0]))
        return say(("wins", bytes(winners))) if len(winners) == 1 else say("shared")

    def why(self):
        """What decided the game: points, the game's way to decide a tie, or nothing."""
        game = self.game
        if game.count == 1:
            return "" if self.best is None else say(("best_so_far", self.best))
        first = self.order[0]
        level = [player for player in self.order if self.totals[player] == self.totals[first]]
        if len(level) == 1:
            return ""
        if len(game.winners()) == 1:
            return say((game.TIE, game.tie(first), game.tie(level[1]))) if game.TIE else ""
        return say((game.LEVEL, game.tie(first))) if game.LEVEL else ""

    def draw_sum(self, canvas, player):
        """The score sheet's own sum; its total is always in view."""
        title(canvas, say(player), LEFT + RIGHT)
        rows = self.game.score(player)
        total = rows.pop()
        self.rows = len(rows)
        shown = rows[self.top : self.top + _ROOM]
        for i, row in enumerate(shown):
            canvas.text(0, 1 + i, say(row.label))
            canvas.text_right(LIST_RIGHT, 1 + i, str(row.value))
        if shown:  # a line above the total
            canvas.invert(0, len(shown), WIDTH, 0x80)
        canvas.text(0, 1 + len(shown), say(total.label))
        canvas.text_right(LIST_RIGHT, 1 + len(shown), str(total.value))
        draw_arrows(canvas, 1, _ROOM, self.top, self.rows)

    def press(self, key, repeat):
        """Turn the pages at the end of the game, scroll; A goes on."""
        if self.game.over and (key == KEY_LEFT or key == KEY_RIGHT):
            self.page = (self.page + (1 if key == KEY_RIGHT else -1)) % (2 + self.game.count)
            self.top = 0
        elif key == DOWN:
            self.top = max(0, min(self.top + 1, self.rows - _ROOM))
        elif key == UP:
            self.top = max(0, self.top - 1)
        if not repeat and (key == A or key == MENU and not self.game.over):
            return b""
        return BACK if key == B and not repeat else None
