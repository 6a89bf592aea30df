"""The games played to their end: one at a time, the last one first."""

from canvas import WIDTH
from fonts.small import LEFT, RIGHT, STAR
from keys import DOWN, UP, A, B
from keys import LEFT as KEY_LEFT
from keys import RIGHT as KEY_RIGHT
from screens.screen import Screen, draw_arrows, title
from words import has, say

_ROOM = 6


class FinishedScreen(Screen):
    """Left is the game before, right the one after; up and down scroll its players."""

    def __init__(self, finished):
        self.finished = finished
        self.at = 0
        self.top = 0
        self.rows = 0

    def draw(self, canvas):
        """The game and its players' totals."""
        number, game, names, totals = self.finished.get(self.at)
        title(canvas, say(("nth_game", number)), LEFT + RIGHT)
        canvas.text(0, 1, say("game_" + game) if has("game_" + game) else game)
        best = max(totals)
        self.rows = len(names)
        for i, name in enumerate(names[self.top : self.top + _ROOM]):
            i += self.top
            canvas.text(8, 2 + i - self.top, name)
            canvas.text_right(WIDTH - 6, 2 + i - self.top, str(totals[i]))
            if totals[i] == best:
                canvas.text(0, 2 + i - self.top, STAR)
        draw_arrows(canvas, 2, _ROOM, self.top, self.rows)

    def press(self, key, repeat):
        """Turn to another game; A or B goes back."""
        if key == KEY_LEFT or key == KEY_RIGHT:
            self.at = (self.at + (1 if key == KEY_LEFT else -1)) % self.finished.count()
            self.top = 0
        elif key == DOWN:
            self.top = max(0, min(self.top + 1, self.rows - _ROOM))
        elif key == UP:
            self.top = max(0, self.top - 1)
        elif not repeat and (key == A or key == B):
            return b""
        return None
