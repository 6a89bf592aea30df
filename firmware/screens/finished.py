"""The games played to their end: one at a time, the last one first."""

from canvas import WIDTH
from fonts.small import LEFT, RIGHT, STAR
from keys import LEFT as KEY_LEFT
from keys import RIGHT as KEY_RIGHT
from keys import A, B
from screens.screen import Screen, title
from words import say


class FinishedScreen(Screen):
    """Left is the game before, right the one after."""

    def __init__(self, finished):
        self.finished = finished
        self.at = 0

    def draw(self, canvas):
        """The game and its players' totals."""
        number, game, names, totals = self.finished.get(self.at)
        title(canvas, say(("nth_game", number)), LEFT + RIGHT)
        canvas.text(0, 2, say("game_" + game))
        best = max(totals)
        for i, name in enumerate(names):
            canvas.text(8, 4 + i, name)
            canvas.text_right(WIDTH, 4 + i, str(totals[i]))
            if totals[i] == best:
                canvas.text(0, 4 + i, STAR)

    def press(self, key, repeat):
        """Turn to another game; A or B goes back."""
        if key == KEY_LEFT or key == KEY_RIGHT:
            self.at = (self.at + (1 if key == KEY_LEFT else -1)) % self.finished.count()
        elif not repeat and (key == A or key == B):
            return b""
        return None
