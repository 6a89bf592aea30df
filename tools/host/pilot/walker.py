"""A random walker: a pilot that presses any keys on the app, and says when something is not as it should be.

It plays games to their end, and goes through the menu, Adjust, the settings, undo, leaving, sleep, a missing display
and power cuts on the way (deeds.py); what must hold has watcher.py. A walk is known by its seed: the same seed and
options always press the same keys. The modules run on CPython and MicroPython alike, so they use only what both have;
`make torture ARGS="-k keys"` starts it.
"""

import gc
import os
import sys
from typing import Any

from host.pilot import shortest_keys
from host.pilot.deeds import DEEDS, way_out
from host.pilot.watcher import Watcher, Wrong, notation

import rules
import words
from engine.prompts import ALLOT, CHOOSE, DICE, NAME, NOTICE
from flows.known_games import SHEET, games
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from rules import class_of
from screens.dice import FACE_KEYS

LOST = 400  # so many presses without any way on: the way out is tried
# Where the player could delete what is watched here.
_DELETING = ("delete_game", "delete_name", "forget", "forget_sure")
# Where a key that does not lead to the goal starts a game of another kind.
_SETTING_UP = ("quipu", "which_game", "how_many")
# So many play by a score sheet.
_BY_SHEET = 3


def import_all() -> None:
    """Import every part of the app, so that memory in use is comparable from the first game on."""
    for folder in ("engine", "engine/prompts", "flows", "screens", "rules"):
        where = rules.__file__.replace("\\", "/").rsplit("/", 2)[0] + "/" + folder
        for name in sorted(os.listdir(where)):
            name = name.split(".")[0]
            if name and not name.startswith("_"):
                __import__(folder.replace("/", ".") + "." + name)
    for name in notation.games() if notation else ():
        notation.find(name)


class Walker(Watcher):
    """Walks through the app with a seed. `step()` presses something.

    game, players, language: stay with these; None: all that there are, in turn.
    """

    def __init__(
        self, seed: int = 1, game: str | None = None, players: int | None = None, language: str | None = None
    ) -> None:
        Watcher.__init__(self, seed)
        self._fixed = (game, players, language)
        self.goal: Any = None  # the game to set up next: name, number of players, language
        self._goals: list[tuple[str, int, str]] = []
        self.finished()

    # -- step by step

    def step(self) -> None:
        """Press something; check all. Raises Wrong."""
        self.fresh = ""
        chance = self.dice.below(1000)
        try:
            if self.stale > LOST:
                way_out(self)
            elif chance < 900:
                self.press(self.key())
            else:
                [deed for below, deed in DEEDS if chance < below][0](self)
        except Wrong:
            raise
        except Exception as error:
            if hasattr(sys, "print_exception"):
                sys.print_exception(error)
            else:
                import traceback

                traceback.print_exception(error)
            self.fail("%s: %s" % (error.__class__.__name__, error))

    # -- where to

    def begun(self, name: str, count: int) -> None:
        """See Watcher. By which score sheet is left to chance."""
        begun = (SHEET, _BY_SHEET, words.language) if name.startswith(SHEET) else (name, count, words.language)
        if begun in self._goals:
            self._goals.remove(begun)

    def finished(self) -> None:
        """See Watcher. The next game to set up: which, how many players, which language; one not begun yet."""
        game, players, language = self._fixed
        if not self._goals:
            for name in [game] if game else games():
                kind = class_of(name)
                for count in [players] if players else range(kind.PLAYERS[0], kind.PLAYERS[1] + 1):
                    for code in [language] if language else words.LANGUAGES:
                        self._goals.append((name, count, code))
            if not game:
                self._goals += [(SHEET, _BY_SHEET, code) for code in words.LANGUAGES]
        self.goal = self._goals[self.dice.below(len(self._goals))]

    def _steer(self, screen: Any, prompt: Any) -> int:
        """A key that leads towards a game as the goal wants it, or -1 where any will do."""
        what = prompt.what
        if what == "which_game" and self.goal not in self._goals:
            self.finished()  # the last one was left before its end
        other = words.language != self.goal[2]
        row = -1
        if prompt.kind == NAME:
            return self.letter(screen)
        if what == "settings" and not other:
            if self.app.settings.roller or self.dice.chance(50):
                return B
            row = shortest_keys.label_row(prompt, "roller")
        if what == "quipu" and other and self.dice.chance(80):
            row = shortest_keys.label_row(prompt, "settings")
        elif what == "quipu" and self.dice.chance(10):
            row = self.dice.below(len(prompt.rows))  # also where the way to a game does not pass
        elif what == "roller" and prompt.kind == CHOOSE:
            row = 1
        elif row < 0 and what == "settings" or what == "quipu" and screen.games and self.dice.chance(75):
            row = 0
        elif what in ("finished_games", "statistics") and self.dice.chance(50):
            row = 0  # to the figures of a player, two lists further on
        elif what == "replace" and self.dice.chance(50):
            row = 1
        way = shortest_keys.move(screen.cursor, row, screen.count) + [A] if row >= 0 else None
        if way is None and what not in ("order", "what_title"):
            way = shortest_keys.to_game(screen, prompt, self.goal)
        return way[0] if way else -1

    def letter(self, screen: Any) -> int:
        """A key on the way to a name that is not taken, and then to the tick."""
        name = screen.name.strip()
        if name and name not in screen.prompt.taken:
            return shortest_keys.spelt(screen, "")[0]
        if len(screen.name) == screen.prompt.most:
            return B
        on_tick = len(shortest_keys.spelt(screen, "")) == 1
        return LEFT if on_tick else (A, UP, RIGHT, DOWN)[self.dice.below(4)]

    def key(self) -> int:
        """The next key: mostly one that makes sense, often any."""
        dice = self.dice
        screen = self.app.screen
        prompt = self.prompt()
        chance = dice.below(100)
        if prompt and prompt.what in _DELETING:
            return B
        if prompt:
            if chance < (90 if prompt.what in _SETTING_UP else 70):
                key = self._steer(screen, prompt)
                if key >= 0:
                    return key
            chance = dice.below(100)
            if prompt.kind == DICE and chance < 92:
                return FACE_KEYS[dice.below(6)]
            if prompt.kind == NOTICE and chance < 80:
                return A
            if prompt.kind == ALLOT and chance < 20:
                return RIGHT
        # All pages, and scrolled. By its name: the module is loaded anew now and then.
        if screen.__class__.__name__ == "EndScreen" and chance < 80:
            return (RIGHT, RIGHT, DOWN, DOWN, UP, LEFT)[dice.below(6)]
        if chance < 62:
            return A
        if chance < 92:
            return (UP, DOWN, DOWN, LEFT, RIGHT, RIGHT)[dice.below(6)]
        return B if chance < 97 else MENU if chance < 98 else dice.below(7)


def walk(
    presses: int,
    seed: int = 1,
    game: str | None = None,
    players: int | None = None,
    language: str | None = None,
) -> dict[str, int]:
    """Press so many keys; return counts of what was done. Raises Wrong."""
    import_all()
    walker = Walker(seed, game, players, language)
    while walker.presses < presses:
        walker.step()
        if walker.fresh and hasattr(sys, "getallocatedblocks"):
            gc.collect(2)
            walker.measured(sys.getallocatedblocks(), len(sys.modules))
    walker.counts["presses"] = walker.presses
    walker.counts["screens"] = len(walker.seen)
    return walker.counts
