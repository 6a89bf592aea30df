"""A random walker: presses any keys on the app and says when something is not as it should be.

It plays games to their end, and goes through the menu, Adjust, the settings, undo, leaving, sleep, a missing display
and power cuts on the way. A walk is known by its seed: the same seed and options always press the same keys. The module
runs on CPython and MicroPython alike, so it uses only what both have; `tools/walk.py` and `tools/micropython/walk.py`
start it.
"""

import gc
import os
import sys

try:
    from typing import Any
except ImportError:  # MicroPython reads annotations, and forgets them
    pass

from host.device import bare
from host.trials.positions import check_game, check_prompt, state_of
from host.trials.steering import play_of
from host.trials.switching import Switching

import app as app_module
import rules
import words
from flows.game import games
from keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from persistence import setup
from rules.limits import NAME as NAME_LIMIT
from rules.limits import PLAYERS, TOTAL
from rules.prompts import ALLOT, COUNTERS, DICE, NOTICE, Refused
from rules.session import Session
from screens.dice import KEYS
from screens.name import LETTERS

notation: Any = None
try:
    notation = __import__("host.recorded.notation", None, None, ("find",))
except ImportError:  # on MicroPython: what holds in one game only is checked on CPython
    pass

LOST = 400  # so many presses without any way on: the way out is tried
# Where the player could delete what is watched here.
_DELETING = ("delete_game", "delete_name", "forget", "forget_sure")
# Where a key that does not lead to the goal starts a game of another kind.
_SETTING_UP = ("quipu", "which_game", "how_many")
# What memory may sway by: bytes on MicroPython (names of the finished games are longer or shorter), blocks on CPython.
SLACK = 2500 if sys.implementation.name == "micropython" else 1000
# Of a game in the list of finished ones, as long as they can be.
TOTALS = [TOTAL - i if i % 2 else i - TOTAL for i in range(PLAYERS)]


def import_all() -> None:
    """Import every part of the app, so that memory in use is comparable from the first game on."""
    for folder in ("flows", "screens", "rules"):
        where = rules.__file__.replace("\\", "/").rsplit("/", 2)[0] + "/" + folder
        for name in sorted(os.listdir(where)):
            name = name.split(".")[0]
            if name and not name.startswith("_"):
                __import__(folder + "." + name)
    for name in notation.games() if notation else ():
        notation.find(name)


class _NoCollection:
    """In the place of `gc` in the app on CPython, where a collection takes ten times as long as a press."""

    @staticmethod
    def collect() -> None:
        """Do nothing."""


class Walker(Switching):
    """Walks through the app with a seed. `step()` presses something; `counts` tells what was done so far.

    game, players, language: stay with these; None: all that there are, in turn. `fresh` names the kind of game whose
    first prompt has just been reached (a good moment to measure memory), else it is None.
    """

    def __init__(
        self, seed: int = 1, game: str | None = None, players: int | None = None, language: str | None = None
    ) -> None:
        Switching.__init__(self, seed, game, players, language)
        self.seen: set[str] = set()  # names of the screens that were reached
        self.fresh: Any = None
        self._memory: dict[str, list[int]] = {}
        self._strings = 0
        self._log: Any = None
        self._live: Any = None
        self._check: Any = None
        if sys.implementation.name != "micropython":
            app: Any = app_module
            app.gc = _NoCollection
        self._power_on()
        # The list of finished games is full from the beginning, or it would be the one thing that may grow.
        for _ in range(500):
            names = [letter * NAME_LIMIT for letter in LETTERS[0][:PLAYERS]]
            self.app.finished.add(setup.encode(games()[0], 1, names), 0, TOTALS, (0,))
            while self.app.finished.work() or self.app.region.work():
                pass
        self._next_goal()

    # -- where to

    def _key(self) -> int:
        """The next key: mostly one that makes sense, often any."""
        dice = self.dice
        screen = self.app.screen
        prompt = getattr(screen, "prompt", None)
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
                return KEYS[dice.below(6)]
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

    def step(self) -> None:
        """Press something; check all. Raises Wrong."""
        dice = self.dice
        self.fresh = None
        chance = dice.below(1000)
        if self._stale > LOST:
            self._way_out()
        elif chance < 900:
            self.press(self._key())
        elif chance < 945:
            key = dice.below(7) if dice.chance(50) else self._key()
            self.count("keys held")
            self.press(key, (50, 500, 700, 1500)[dice.below(4)])
        elif chance < 960:
            self._chord()
        elif chance < 970:
            self._burst()
        elif chance < 978:
            key = dice.below(7)
            self._note(bare.NAMES[key] + "'")
            self.count("releases without a press")
            self.driver.up(key)
            self._settle()
            self.check()
        elif chance < 990:
            self._way_out()
        elif chance < 993:
            self._power_cycle()
        elif chance < 995:
            self._undo_many()
        elif chance < 996:
            self._compare()
        elif chance < 997:
            self._fill()
        elif chance < 998:
            self._sleep()
        else:
            self._unplug()

    # -- long ways

    def _undo_many(self) -> None:
        """Back by many answers, and sometimes as far as the start."""
        self.count("long undos")
        many = 3 + self.dice.below(60) if self.dice.chance(90) else 3000
        for _ in range(many):
            if self.app.session is None:
                break
            self.press(B)
        self._compare()

    def _fill(self) -> None:
        """Set all that can be set of the sheets to the most, in the menu: so the fullest sheets and sums are seen."""
        app = self.app
        self.press(MENU, 700)
        if app.session is None or len(app._flows) != 2:
            return
        game = app.session.game
        for player in range(game.count):
            for page in range(len(game.ADJUSTING)):
                self._fill_page(game, player, page)
        self._note("<filled>")
        self.count("sheets filled")
        self.press(MENU)

    def _fill_page(self, game: Any, player: int, page: int) -> None:
        prompt = game.adjusting(player, page)
        if prompt.kind != COUNTERS:
            return
        for view in range(max(1, len(prompt.pages))):
            number = 0
            while not game.over and number < len(prompt.rows(view)):
                row = prompt.rows(view)[number]
                if row.value < row.most:
                    change = min(row.most - row.value, 0x7FFF)
                    self.app.adjust(player, page, prompt.encode_change(number, change, view))
                    prompt = game.adjusting(player, page)  # what can be set may depend on it
                number += 1

    def _compare(self) -> None:
        """The log played from the beginning leads to where the game is."""
        app = self.app
        session = app.session
        if session is None or session.prompt is not None and session.prompt.kind == NOTICE:
            return
        game = session.game
        position = session._kept[0][1] if session.based else b""
        again = Session(game.__class__(game.count, game.answers), None, bytes(session.log), None, position)
        if again.dropped:
            self.fail("a log that cannot be played again")
        while again.prompt and again.prompt.kind == NOTICE:
            again.answer(b"")
        if state_of(again) != state_of(session):
            self.fail("the log leads to another state")
        self.count("logs played again")

    def _sleep(self) -> None:
        """Long enough for the display to go dark; the key that wakes it does nothing else."""
        self.count("sleeps")
        app = self.app
        for _ in range(app.settings.sleep * 60 + 2):
            self._note("-")
            self.keys.pop()
            self.clock.idle(1000)
            self._settle()
        self._note("<sleep>")
        if self.display.on:
            self.fail("awake")
        screen = app.screen
        log = bytes(app.session.log) if app.session else b""
        picture = bytes(self.display.picture)
        self.press(self.dice.below(7))
        if not self.display.on or self.display.level != app.settings.contrast:
            self.fail("no key wakes it")
        if app.screen is not screen or (bytes(app.session.log) if app.session else b"") != log:
            self.fail("the key that wakes did more")
        if bytes(self.display.picture) != picture:
            self.fail("another picture after waking")

    def _unplug(self) -> None:
        """Play on without a display for a while."""
        self.count("displays unplugged")
        self._note("<unplugged>")
        self.display.present = False
        for _ in range(self.dice.below(12)):
            self.press(self._key())
        self.display.present = True
        self._note("<plugged in>")
        self._wait(app_module.LOOK + 50)
        if bytes(self.display.picture) != self.app.canvas.buffer[1:]:
            self.fail("the picture does not come back")

    # -- what must hold

    def check(self) -> None:
        """Check what must hold after every press."""
        app = self.app
        if self.display.present and self.display.picture != app.canvas.buffer[1:]:
            self.fail("the display shows another picture than was drawn")
        if len(app._flows) != len(app._screens) or not 1 <= len(app._flows) <= 2:
            self.fail("flows and screens")
        session = app.session
        self._stale += 1
        self.seen.add(app.screen.__class__.__name__)
        if session is None:
            if self._live is not None and self._live.game.over:
                self.count("games finished")
                self._next_goal()
            self._live = None
            self._log = None
            return
        if session is not self._live:
            self._started(session)
        mark = len(session.log), session.prompt
        if mark == self._log:
            return
        self._stale = 0
        self._log = mark
        if not session.journal:
            self.fail("no journal")
        try:
            check_game(session.game)
            if self._check:
                self._check(session.game)
            check_prompt(session)
        except Refused as refused:
            self.fail("the suggestion is refused: %s" % (refused.args,))
        except ValueError as error:
            self.fail(str(error))

    def _started(self, session: Any) -> None:
        self._live = session
        name = _name_of(session.game)
        self._check = notation.find(name).check if notation and name in notation.games() else None
        if not session.log:
            game = session.game
            self.fresh = "%s, %d players, %s" % (name, game.count, words.language)
            self.count(self.fresh)
            begun = name, game.count, words.language
            if begun in self._goals:
                self._goals.remove(begun)

    def measured(self, used: int, strings: int = 0) -> None:
        """Compare the memory in use at `fresh` with that of the first games of its kind.

        `strings` counts what is interned or imported, for ever: what is met late brings some, and is measured from
        there on.
        """
        if strings != self._strings:
            self._strings = strings
            self._memory = {}
        if sys.implementation.name == "micropython":  # bytes, not blocks: what is stored is not the app's
            used -= self.store.PAGE * len(self.store.pages)
        line = self._memory.setdefault(self.fresh, [])
        line.append(used)
        # Whatever sways comes down again; what is lost does not.
        if len(line) >= 6 and min(line[-3:]) > max(line[:3]) + SLACK:
            self.fail("memory in use grows: %s, games before: %s" % (self.fresh, line))


def _name_of(game: Any) -> str:
    return [name for name in games() if play_of(name) is game.__class__][0]


def memory() -> int:
    """Memory in use on CPython, in blocks."""
    gc.collect(2)
    return sys.getallocatedblocks()


def walk(
    presses: int,
    seed: int = 1,
    game: str | None = None,
    players: int | None = None,
    language: str | None = None,
    progress: Any = None,
) -> dict[str, int]:
    """Press so many keys; return counts of what was done. Raises Wrong. `progress` is called with a Walker at times."""
    import_all()
    walker = Walker(seed, game, players, language)
    told = 0
    while walker.presses < presses:
        walker.step()
        if walker.fresh and hasattr(sys, "getallocatedblocks"):
            walker.measured(memory(), len(sys.modules))
        if progress and walker.presses >= told + 10000:
            told = walker.presses
            progress(walker)
    walker.counts["presses"] = walker.presses
    walker.counts["screens"] = len(walker.seen)
    return walker.counts
