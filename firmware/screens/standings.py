"""Who stands where: the totals as they are now, and at the end the winner, each score sheet's sum and the chart."""

from canvas import WIDTH
from fonts.small import LEFT, RIGHT, STAR
from keys import LEFT as KEY_LEFT
from keys import MENU, A, B
from keys import RIGHT as KEY_RIGHT
from screens.screen import BACK, Screen, title
from words import say


class StandingsScreen(Screen):
    """The players by total, large. At the end of the game also the sums and the rounds of each player.

    A goes on; B goes back (at the end of the game: undo).
    """

    takes_menu = True

    def __init__(self, game):
        self.game = game
        self.page = 0
        totals = [(-game.total(player), -game.tie_break(player), player) for player in range(game.count)]
        totals.sort()
        self.order = [entry[2] for entry in totals]

    def draw(self, canvas):
        """The page."""
        if self.page == 0:
            self.draw_standings(canvas)
        elif self.page & 1:
            self.draw_sum(canvas, self.page // 2)
        else:
            self.draw_rounds(canvas, self.page // 2 - 1)

    def draw_standings(self, canvas):
        """Who leads or has won and why, and all totals."""
        game = self.game
        if game.over:
            winners = game.winners()
            title(canvas, say(("wins", bytes(winners))) if len(winners) == 1 else say("shared"), RIGHT)
        else:
            title(canvas, say("standings"), say(("round", game.round)))
        if game.count <= 3:
            page = 1
            for player in self.order:
                total = str(game.total(player))
                canvas.text(8, page + 1, say(player))
                canvas.big(WIDTH - 10 * len(total), page, total.replace("-", "−"))
                if game.over and player in game.winners():
                    canvas.text(0, page + 1, STAR)
                page += 2
        else:
            for i, player in enumerate(self.order):
                canvas.text(8, 2 + i, say(player))
                canvas.text_right(WIDTH, 2 + i, str(game.total(player)))
                if game.over and player in game.winners():
                    canvas.text(0, 2 + i, STAR)
        if game.over:
            canvas.text(0, 7, self.why())

    def why(self):
        """What decided the game: points, worth of goods, or nothing."""
        game = self.game
        first = self.order[0]
        level = [player for player in self.order if game.total(player) == game.total(first)]
        if game.count == 1 or len(level) == 1:
            return ""
        if len(game.winners()) == 1:
            return say(("by_goods", game.tie_break(first), game.tie_break(level[1])))
        return say(("level_goods", game.tie_break(first)))

    def draw_sum(self, canvas, player):
        """The score sheet's own sum."""
        title(canvas, say(player), LEFT + RIGHT)
        for i, row in enumerate(self.game.score(player)):
            canvas.text(0, 1 + i, say(row.label))
            canvas.text_right(WIDTH, 1 + i, str(row.value))
        if i > 0:  # a line above the total
            canvas.invert(0, i, WIDTH, 0x80)

    def draw_rounds(self, canvas, player):
        """Points of each round as columns up (or down) from a line, to the scale of the largest."""
        points = self.game.rounds(player)
        title(canvas, say(player) + say("colon") + say("rounds"), LEFT + RIGHT)
        top, low = max(points + [1]), min(points + [0])
        canvas.text(0, 1, str(top))
        if low < 0:
            canvas.text(0, 7, str(low))
        width = max(1, min(8, 104 // max(1, len(points))))
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
        """Turn the pages at the end of the game; A goes on."""
        if self.game.over and (key == KEY_LEFT or key == KEY_RIGHT):
            self.page = (self.page + (1 if key == KEY_RIGHT else -1)) % (1 + 2 * self.game.count)
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
