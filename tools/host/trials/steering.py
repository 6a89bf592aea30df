"""The ways of the random walker: towards a game that was not begun yet, and out of any prompt.

Runs on CPython and MicroPython alike, so it uses only what both have.
"""

try:
    from typing import Any
except ImportError:  # MicroPython reads annotations, and forgets them
    pass

from host.trials.hands import Hands

import words
from flows.game import games
from keys import DOWN, LEFT, RIGHT, UP, A, B
from rules.prompts import ALLOT, CHOOSE, COUNTERS, DICE, EXCHANGE, NAME, PLACE
from screens.end import PATIENCE
from screens.name import COLUMNS, LETTERS

_TICK_ROW = len(LETTERS) - 1  # of the field of letters, where its last key is the tick


def play_of(name: str) -> Any:
    """The class of a game by its name."""
    return __import__("rules." + name, None, None, ("Play",)).Play


class Steering(Hands):
    """Hands that know where to: `goal` is the game to set up, as (name, number of players, language).

    game, players, language: stay with these; None: all that there are.
    """

    def __init__(self, seed: int, game: str | None, players: int | None, language: str | None) -> None:
        Hands.__init__(self, seed)
        self.goal: Any = None
        self._fixed = (game, players, language)
        self._goals: list[tuple[str, int, str]] = []
        self._stale = 0  # presses since anything was answered

    # -- where to

    def _next_goal(self) -> None:
        """The next game to set up: which, how many players, in which language; one that was not begun yet."""
        game, players, language = self._fixed
        if not self._goals:
            for name in [game] if game else games():
                kind = play_of(name)
                for count in [players] if players else range(kind.PLAYERS[0], kind.PLAYERS[1] + 1):
                    for code in [language] if language else words.LANGUAGES:
                        self._goals.append((name, count, code))
        self.goal = self._goals[self.dice.below(len(self._goals))]

    def _towards(self, screen: Any, row: int) -> int:
        """The key that brings the cursor of a list to a row, or takes it."""
        return A if screen.cursor == row else DOWN if screen.cursor < row else UP

    def _steer(self, screen: Any, prompt: Any) -> int:
        """A key that leads towards a game as the goal wants it, or -1 where any will do."""
        what = prompt.what
        if what == "which_game" and self.goal not in self._goals:
            self._next_goal()  # the last one was left before its end
        game, players, language = self.goal
        if prompt.kind == NAME:
            return self._letters(screen)
        if what == "language" and prompt.kind == CHOOSE:
            return self._towards(screen, words.LANGUAGES.index(language))
        if what == "quipu":
            labels = [row.label for row in prompt.rows]
            if words.language != language and self.dice.chance(80):
                return self._towards(screen, labels.index("settings"))
            go_on = screen.games and self.dice.chance(75)
            return self._towards(screen, 0 if go_on else labels.index("new_game"))
        if what == "settings" and words.language != language:
            return self._towards(screen, 0)
        if what == "settings":
            return B
        if what == "which_game":
            labels = [row.label for row in prompt.rows]
            return self._towards(screen, labels.index("game_" + game))
        if what == "how_many":
            return A if screen.number == players else RIGHT
        if what == "replace":
            return -1 if self.dice.chance(50) else self._towards(screen, 1)
        return -1

    def _letters(self, screen: Any) -> int:
        """A key on the way to a name that is not taken, and then to the tick."""
        name = screen.name.strip()
        if not name or name in screen.prompt.taken:
            on_tick = screen.row == _TICK_ROW and screen.column == COLUMNS - 1
            if len(screen.name) == screen.prompt.most:
                return B
            return LEFT if on_tick else (A, UP, RIGHT, DOWN)[self.dice.below(4)]
        if screen.row != _TICK_ROW:
            return UP if screen.row == 0 else DOWN
        return (
            A
            if screen.column == COLUMNS - 1
            else LEFT
            if screen.column < 6 and screen.column
            else (LEFT if screen.column == 0 else RIGHT)
        )

    # -- the way out

    def _way_out(self) -> None:
        """From any prompt a short fixed sequence of keys leads on, whatever was done to it."""
        self._stale = 0
        screen = self.app.screen
        prompt = getattr(screen, "prompt", None)
        # A new screen, or the screen below: the prompt was left. So was a menu that A led on from.
        if prompt is None:
            self.press(A, PATIENCE)  # at the end of a game it does not count at once
            if self.app.screen is screen:
                self.press(A)
        elif prompt.kind == DICE:
            for _ in range(prompt.count - len(screen.faces)):
                self.press(A)
        elif prompt.kind == NAME:
            for _ in range(80):
                if self.app.screen is not screen:
                    break
                self.press(self._letters(screen))
        elif prompt.kind == ALLOT:
            if not screen.enough():
                for row in range(len(prompt.rows)):
                    while screen.cursor < row:
                        self.press(DOWN)
                    while screen.cursor > row:
                        self.press(UP)
                    self.press(RIGHT, self.app.settings.repeat + 30)
            self.press(A)
        elif prompt.kind == COUNTERS:
            self._done(screen, prompt)
        elif prompt.kind == EXCHANGE:
            self.press(A)
            if self.app.screen is screen and screen.prompt is prompt:  # one-sided: back to nothing
                self.press(B)
                self.press(A)
        elif prompt.kind == PLACE:
            for key in (A, A, A, UP, A):  # piece, cell, way; a way that is none is one with another side
                if self.app.screen is screen and screen.prompt is prompt:
                    self.press(key)
        else:
            self.press(A)
        if self.app.screen is screen and getattr(screen, "prompt", None) is prompt:
            self.fail("a prompt that cannot be left")
        self.count("ways out")

    def _done(self, screen: Any, prompt: Any) -> None:
        """Take the first action of several values, or go back where there is none."""
        for _ in range(2 * screen.count):
            goal = screen.count - len(screen.prompt.actions)
            if screen is not self.app.screen or not screen.prompt.actions or screen.cursor == goal:
                break
            self.press(DOWN if screen.cursor < goal else UP)
        if screen.prompt.actions:
            self.press(A)
        else:
            self.press(B)
            if self.app.screen is screen and screen.prompt is prompt:  # the first one took back a change
                self.press(B)
