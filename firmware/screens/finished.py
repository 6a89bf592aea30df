"""The games played to their end: one at a time, the last one first."""

from canvas import WIDTH
from fonts.small import CROWN, LEFT, RIGHT
from keys import DOWN, UP, A
from keys import LEFT as KEY_LEFT
from keys import RIGHT as KEY_RIGHT
from screens.screen import LAST_PAGE, Screen, act, draw_arrows, foot, title
from words import has, say

_ROOM = LAST_PAGE - 2


class FinishedScreen(Screen):
    """Left is the game before, right the one after; up and down scroll its players. The answer: the one to delete."""

    def __init__(self, finished, at=0):
        self.finished = finished
        self.at = at
        self.top = 0
        self.rows = 0

    def draw(self, canvas):
        """The game and its players' totals."""
        number, game, names, totals = self.finished.get(self.at)
        title(canvas, say(("nth_game", number)), LEFT + RIGHT)
        canvas.text(0, 1, say("game_" + game) if has("game_" + game) else game)
        winners = self.finished.winners(self.at) if len(names) > 1 else ()
        self.rows = len(names)
        for i, name in enumerate(names[self.top : self.top + _ROOM]):
            i += self.top
            canvas.text(8, 2 + i - self.top, name)
            canvas.text_right(WIDTH - 6, 2 + i - self.top, str(totals[i]))
            if i in winners:
                canvas.text(0, 2 + i - self.top, CROWN)
        draw_arrows(canvas, 2, _ROOM, self.top, self.rows)
        foot(canvas, "", act(None, "delete"))

    def press(self, key, repeat):
        """Turn to another game; A asks to delete it."""
        if key == KEY_LEFT or key == KEY_RIGHT:
            self.at = (self.at + (1 if key == KEY_LEFT else -1)) % self.finished.count()
            self.top = 0
        elif key == DOWN:
            self.top = max(0, min(self.top + 1, self.rows - _ROOM))
        elif key == UP:
            self.top = max(0, self.top - 1)
        elif key == A and not repeat:
            return bytes((self.at,))
        return Screen.press(self, key, repeat)
