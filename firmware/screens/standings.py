"""Who stands where: the totals as they are now, and at the end the winner, each player's sum and the chart."""

from canvas import WIDTH
from fonts.small import LEFT, RIGHT, STAR
from keys import DOWN, MENU, UP, A, B
from keys import LEFT as KEY_LEFT
from keys import RIGHT as KEY_RIGHT
from screens.screen import BACK, LAST_PAGE, Screen, draw_arrows, title
from words import say

# Players who fit in large digits, and rows that fit in small ones.
_LARGE = 3
_ROOM = 6


class StandingsScreen(Screen):
    """The players by rank, large where there are few. At the end of the game also the sum and the rounds of each.

    A goes on; B goes back (at the end of the game: undo); up and down scroll.
    """

    takes_menu = True

    def __init__(self, game):
        self.game = game
        self.page = 0
        self.top = 0
        self.rows = 0  # that scroll
        ranks = [(game.rank(player), -player) for player in range(game.count)]
        ranks.sort(reverse=True)
        self.order = [-entry[1] for entry in ranks]

    def draw(self, canvas):
        """The page."""
        self.rows = 0
        if self.page == 0:
            self.draw_standings(canvas)
        elif self.page & 1:
            self.draw_sum(canvas, self.page // 2)
        else:
            self.draw_rounds(canvas, self.page // 2 - 1)

    def draw_standings(self, canvas):
        """Who leads or has won and why, and all totals."""
        game = self.game
        winners = game.winners() if game.over else ()
        if game.over:
            title(canvas, say(("wins", bytes(winners))) if len(winners) == 1 else say("shared"), RIGHT)
            canvas.text(0, LAST_PAGE, self.why())
        else:
            title(canvas, say(game.title or "standings"), say(("round", game.round)))
        if game.count <= _LARGE:
            page = 1
            for player in self.order:
                total = str(game.total(player))
                canvas.text(8, page + 1, say(player))
                canvas.big(WIDTH - 10 * len(total), page, total.replace("-", "−"))
                if player in winners:
                    canvas.text(0, page + 1, STAR)
                page += 2
            return
        self.rows = game.count
        for i, player in enumerate(self.order[self.top : self.top + _ROOM]):
            canvas.text(8, 1 + i, say(player))
            canvas.text_right(WIDTH - 6, 1 + i, str(game.total(player)))
            if player in winners:
                canvas.text(0, 1 + i, STAR)
        draw_arrows(canvas, 1, _ROOM, self.top, self.rows)

    def why(self):
        """What decided the game: points, the game's way to decide a tie, or nothing."""
        game = self.game
        first = self.order[0]
        level = [player for player in self.order if game.total(player) == game.total(first)]
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
            canvas.text_right(WIDTH - 6, 1 + i, str(row.value))
        if shown:  # a line above the total
            canvas.invert(0, len(shown), WIDTH, 0x80)
        canvas.text(0, 1 + len(shown), say(total.label))
        canvas.text_right(WIDTH - 6, 1 + len(shown), str(total.value))
        draw_arrows(canvas, 1, _ROOM, self.top, self.rows)

    def draw_rounds(self, canvas, player):
        """Points of each round as columns up (or down) from a line, to the scale of the largest."""
        race = self.game.race(player)
        title(canvas, say(player) + say("colon") + say("rounds"), LEFT + RIGHT)
        points = [race[i] - (race[i - 1] if i else 0) for i in range(len(race))]
        if not points:
            return
        top, low = max(points + [1]), min(points + [0])
        canvas.text(0, 1, str(top))
        if low < 0:
            canvas.text(0, 7, str(low))
        width = max(1, min(8, 104 // len(points)))
        pixels = 56
        line = top * pixels // (top - low)
        x = 22
        for value in points:
            height = abs(value) * pixels // (top - low)
            bars(
                canvas, x, max(1, width - 1), line - height if value > 0 else line, line + (height if value < 0 else 1)
            )
            x += width

    def press(self, key, repeat):
        """Turn the pages at the end of the game, scroll; A goes on."""
        if self.game.over and (key == KEY_LEFT or key == KEY_RIGHT):
            self.page = (self.page + (1 if key == KEY_RIGHT else -1)) % (1 + 2 * self.game.count)
            self.top = 0
        elif key == DOWN:
            self.top = max(0, min(self.top + 1, self.rows - _ROOM))
        elif key == UP:
            self.top = max(0, self.top - 1)
        if not repeat and (key == A or key == MENU and not self.game.over):
            return b""
        return BACK if key == B and not repeat else None


def bars(canvas, x, width, top, bottom):
    """Light the pixels from row `top` to before row `bottom` of the seven pages below the title."""
    for page in range(7):
        low = max(0, top - 8 * page)
        high = min(8, bottom - 8 * page)
        if low < high:
            canvas.fill(x, 1 + page, width, (1 << high) - (1 << low))
