"""A random walker: a pilot that presses any keys on the app, and says when something is not as it should be.

It plays games to their end, and goes through the menu, Adjust, the settings, undo, leaving, sleep, a missing display
and power cuts on the way. A walk is known by its seed: the same seed and options always press the same keys. The module
runs on CPython and MicroPython alike, so it uses only what both have; `make torture ARGS="-k keys"` starts it.
"""

import gc
import os
import sys
from typing import Any

from host.device import in_memory, keystrokes
from host.pilot import policies, shortest_keys
from host.pilot.hands import Pilot
from host.pilot.positions import check_game, check_log, check_prompt, state_of

import app as app_module
import canvas
import rules
import words
from flows.game import SHEET, games
from fonts.small import KEY_A, UNDO
from keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from rules import class_of, setup
from rules.limits import NAME_LENGTH, PLAYERS, TOTAL
from rules.prompts import ALLOT, CHOOSE, COUNTERS, DICE, EXCHANGE, NAME, NOTICE, PLACE, Refused
from rules.result import result_of
from screens import screen_for
from screens.dice import FACE_KEYS
from screens.end import PATIENCE, EndScreen
from screens.name import LETTERS
from screens.screen import BLINKS, briefly

notation: Any = None
try:
    notation = __import__("host.recorded.notation", None, None, ("find",))
except ImportError:  # on MicroPython: what holds in one game only is checked on CPython
    pass

HISTORY = 40  # the last keys that a failure tells
LOST = 400  # so many presses without any way on: the way out is tried
_BEGINS = (1 << 29) - 20 * 60000  # ms of the clock: the ticks wrap early in the walk
# Where the player could delete what is watched here.
_DELETING = ("delete_game", "delete_name", "forget", "forget_sure")
# Where a key that does not lead to the goal starts a game of another kind.
_SETTING_UP = ("quipu", "which_game", "how_many")
# So many play by a score sheet.
_BY_SHEET = 3
# What else is done than pressing a key: below so many of a thousand.
DEEDS = (
    (945, "_any_time"),
    (970, "_jumble"),
    (978, "_release"),
    (990, "_way_out"),
    (993, "_power_cycle"),
    (995, "_undo_many"),
    (996, "_compare"),
    (997, "_fill"),
    (998, "_sleep"),
    (1000, "_unplug"),
)
# What memory may sway by: bytes on MicroPython (names of the finished games are longer or shorter), blocks on CPython.
SLACK = 2500 if sys.implementation.name == "micropython" else 1000
# Of a game in the list of finished ones, as long as they can be.
TOTALS = [TOTAL - i if i % 2 else i - TOTAL for i in range(PLAYERS)]


class Wrong(Exception):
    """Something was not as it should be; the message names the seed, the press and the last keys."""


class Dice:
    """Random numbers that are the same on every runtime (xorshift, 32 bits)."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2654435761 + 88172645) & 0xFFFFFFFF or 1
        for _ in range(8):
            self.below(2)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        x = self._state
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self._state = x
        return x % limit

    def chance(self, percent: int) -> bool:
        """True in so many of a hundred cases."""
        return self.below(1000) < 10 * percent


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


class Walker(Pilot):
    """Walks through the app with a seed. `step()` presses something; `counts` tells what was done so far.

    game, players, language: stay with these; None: all that there are, in turn. pressed: the last keys; presses: how
    many there were; seen: names of the screens that were reached. fresh: the kind of game whose first prompt has just
    been reached (a good moment to measure memory), else "".
    """

    def __init__(
        self, seed: int = 1, game: str | None = None, players: int | None = None, language: str | None = None
    ) -> None:
        Pilot.__init__(self)
        self.seed = seed
        self.dice = Dice(seed)
        self.counts: dict[str, int] = {}
        self.presses = 0
        self.seen: set[str] = set()
        self.fresh = ""
        self.clock = in_memory.Clock(_BEGINS)
        self.store = in_memory.Store()
        self._fixed = (game, players, language)
        self.goal: Any = None  # the game to set up next: name, number of players, language
        self._goals: list[tuple[str, int, str]] = []
        self._stale = 0  # presses since anything was answered
        self._memory: dict[str, list[int]] = {}
        self._strings = 0
        self._log: Any = None
        self._live: Any = None
        self._check: Any = None
        if sys.implementation.name != "micropython":
            app: Any = app_module
            # A collection takes ten times as long as a press there.
            app.gc = type("NoCollection", (), {"collect": staticmethod(lambda: None)})
        self.power_on()
        # The list of finished games is full from the beginning, or it would be the one thing that may grow.
        for _ in range(500):
            names = [letter * NAME_LENGTH for letter in LETTERS[0][:PLAYERS]]
            self.app.finished.add(setup.encode(games()[0], 1, names), 0, TOTALS, (0,))
            while self.app.finished.work() or self.app.region.work():
                pass
        self._next_goal()

    # -- what is told

    def fail(self, what: Any) -> None:
        """Raise Wrong."""
        prompt = self.prompt()
        screen = self.app.screen.__class__.__name__ + (" " + str(prompt.what) if prompt else "")
        told = (what, self.seed, self.presses, screen, " ".join(self.pressed))
        raise Wrong("%s\n  seed %d, press %d, screen %s\n  the last keys: %s" % told)

    def count(self, what: str) -> None:
        """Count one more of something."""
        self.counts[what] = self.counts.get(what, 0) + 1

    def note(self, text: str, what: str = "") -> None:
        """Remember a key or what else is done, and count it."""
        self.pressed.append(text)
        if len(self.pressed) > HISTORY:
            self.pressed.pop(0)
        if what:
            self.count(what)

    def prompt(self) -> Any:
        """What is asked now, or None."""
        return getattr(self.app.screen, "prompt", None)

    def log(self) -> bytes:
        """The answers so far; none where no game is played."""
        return bytes(self.app.session.log) if self.app.session else b""

    # -- step by step

    def step(self) -> None:
        """Press something; check all. Raises Wrong."""
        self.fresh = ""
        chance = self.dice.below(1000)
        try:
            if self._stale > LOST:
                self._way_out()
            elif chance < 900:
                self.press(self._key())
            else:
                getattr(self, [deed for below, deed in DEEDS if chance < below][0])()
        except Wrong:
            raise
        except Exception as error:
            if hasattr(sys, "print_exception"):
                sys.print_exception(error)
            else:
                import traceback

                traceback.print_exception(error)
            self.fail("%s: %s" % (error.__class__.__name__, error))

    def hold(self, key: int, ms: int = 0) -> None:
        """Press a key, hold it for so long, release it; then check."""
        self.note(keystrokes.name(key, ms))
        self.presses += 1
        in_memory.press(self.app, self.keys, self.clock, key, ms)
        self.check()

    # -- where to

    def _next_goal(self) -> None:
        """The next game to set up: which, how many players, in which language; one that was not begun yet."""
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
            self._next_goal()  # the last one was left before its end
        other = words.language != self.goal[2]
        row = -1
        if prompt.kind == NAME:
            return self._letter(screen)
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

    def _letter(self, screen: Any) -> int:
        """A key on the way to a name that is not taken, and then to the tick."""
        name = screen.name.strip()
        if name and name not in screen.prompt.taken:
            return shortest_keys.spelt(screen, "")[0]
        if len(screen.name) == screen.prompt.most:
            return B
        on_tick = len(shortest_keys.spelt(screen, "")) == 1
        return LEFT if on_tick else (A, UP, RIGHT, DOWN)[self.dice.below(4)]

    def _key(self) -> int:
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

    # -- keys that a person would not press

    def _any_time(self) -> None:
        """A key is held for some time."""
        self.count("keys held")
        key = self.dice.below(7) if self.dice.chance(50) else self._key()
        self.hold(key, (50, 500, 700, 1500)[self.dice.below(4)])

    def _release(self) -> None:
        """A key goes up that was not down."""
        key = self.dice.below(7)
        self.note(in_memory.NAMES[key] + "'", "releases without a press")
        self.keys.up(key)
        in_memory.settle(self.app)
        self.check()

    def _jumble(self) -> None:
        """Several keys at once, released in another order, or faster than the app, or edges that make no sense."""
        dice = self.dice
        edges = [dice.below(7) + (8 if dice.chance(40) else 0) for _ in range(2 + dice.below(7))]
        self.note("{" + "+".join([(in_memory.NAMES[e & 7] + ("'" if e > 7 else "")) for e in edges]) + "}", "jumbles")
        slow = dice.chance(50)
        for edge in edges + [8 + (edge & 7) for edge in edges]:
            if edge > 7:
                self.keys.up(edge - 8)
            else:
                self.keys.down(edge)
                self.presses += 1
            if slow and dice.chance(50):
                in_memory.wait(self.app, self.clock, dice.below(400) if dice.chance(20) else 1)
        in_memory.settle(self.app)
        self.check()

    # -- long ways

    def _way_out(self) -> None:
        """From any prompt, whatever was done to it, the pilot's way to an answer leads on."""
        self._stale = 0
        screen = self.app.screen
        prompt = self.prompt()

        def here() -> bool:
            return self.app.screen is screen and self.prompt() is prompt

        if prompt is None:
            self.hold(A, PATIENCE)  # at the end of a game it does not count at once
            # A code of a finished game has A show others; B goes from these to it, to the winner, to the list.
            for key in (A, B, B, B):
                if here():
                    self.press(key)
        elif prompt.kind == NAME:
            for _ in range(80):
                if here():
                    self.press(self._letter(screen))
        else:
            for key in self._answering(screen, prompt):
                if here():
                    self.follow_way([key])
        # A new screen, or the screen below: the prompt was left. So was a menu that A led on from.
        if here():
            self.fail("a prompt that cannot be left")
        self.count("ways out")

    def _answering(self, screen: Any, prompt: Any) -> Any:
        """The keys that answer a prompt."""
        if prompt.kind == DICE:
            if screen.rolls_dice and screen.seen:  # the rolls that are left, and the dice as they lie then
                return [A] * (prompt.rolls + prompt.spare + 1)
            return [A] * max(1, prompt.count - len(screen.faces))  # all are there where they are offered again
        if prompt.kind == COUNTERS:  # without an action the first B may take back a change
            return shortest_keys.way(screen, prompt, prompt.encode_action(0)) if prompt.actions else [B, B]
        if prompt.kind == PLACE:  # piece, cell, way; a way that is none is one with another side
            return [A, A, A, UP, A]
        if prompt.kind not in (ALLOT, EXCHANGE):
            return [A]
        try:
            extreme = prompt.kind == EXCHANGE or self.dice.chance(50)  # a trade is never suggested
            return shortest_keys.way(screen, prompt, policies.extreme(prompt) if extreme else prompt.suggestion())
        except shortest_keys.Astray:
            return []

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
        self.hold(MENU, 700)
        if app.session is None or len(app._flows) != 2:
            return
        for changed in policies.most_by_hand(app.session.game):
            app.session.adjust(*changed)
        app.keeper.save()
        self.note("<filled>", "sheets filled")
        self.press(MENU)

    def _compare(self) -> None:
        """The log played from the beginning leads to where the game is."""
        session = self.app.session
        if session is None or session.prompt is not None and session.prompt.kind == NOTICE:
            return
        try:
            check_log(session)
        except ValueError as error:
            self.fail(str(error))
        self.count("logs played again")

    # -- the switch and the wires

    def power_on(self, held: int = -1) -> None:
        """Start the app, with a key held down if `held` is one: it does nothing until it is released."""
        self.display = in_memory.Display()
        self.keys = in_memory.Keys()
        if held >= 0:
            self.note("<held " + in_memory.NAMES[held] + ">")
            self.keys.down(held)
        self.app = app_module.App(self.display, self.keys, self.clock, self.store)
        in_memory.settle(self.app)
        if held < 0:
            return
        screen = self.app.screen
        in_memory.wait(self.app, self.clock, 2000)
        self.keys.up(held)
        in_memory.settle(self.app)
        if self.app.screen is not screen:
            self.fail("a key held at power-on did something")
        if held == MENU:  # the hardware check
            self.count("hardware checks")
            for _ in range(400):  # all seven keys, or one three times running: any keys come to that
                if self.app.screen is not screen:
                    return
                self.press(self.dice.below(7))
            self.fail("the hardware check cannot be left")

    def _set(self) -> Any:
        """The settings; of a device never used none."""
        told = self.app.settings
        return None if told.fresh else (words.language, told.contrast, told.rotation, told.repeat)

    def _power_cycle(self) -> None:
        """Off and on again: the game is offered as it was, and so is its picture."""
        session = self.app.session
        if session and not session.prompt and not isinstance(self.app._screens[0], EndScreen):
            return  # what the game ended with is still being told: its end, which a start shows, has no picture yet
        log = self.log()
        self._forget_note()
        if log:
            notice = session.prompt is not None and session.prompt.kind == NOTICE
            stood = state_of(session), session.offered(), self._picture(session)
        settings = self._set()
        full = self.app.keeper.journal.full
        self.note("<power>", "power cycles")
        self.power_on(self.dice.below(7) if self.dice.chance(20) else -1)
        if settings and settings != self._set():
            self.fail("the settings changed by a power cycle")
        self.check()
        if full:  # said in words; what came after is not kept
            self.count("full journals")
        if not log or full:
            return
        prompt = self.prompt()
        if prompt is None or prompt.what != "quipu" or not self.app.screen.games:
            self.fail("the game is not offered after a power cycle")
        self.press(A)
        if self.log() != log:
            self.fail("another game than before the power cycle")
        if notice:
            return
        # News since the last answer are told again after a start.
        for _ in range(20):
            if self.prompt() is not None and self.prompt().kind == NOTICE:
                self.press(A)
        self._forget_note()
        session = self.app.session
        if session is None or state_of(session) != stood[0]:
            self.fail("another state than before the power cycle")
        offered = session.offered()
        kept = offered == stood[1]
        if not kept and offered is not None:
            self.fail("another answer is offered than before the power cycle")
        picture = self._picture(session)
        if kept and picture != stood[2]:
            self.fail("another picture than before the power cycle")
        # News that stood on a line of a list had scrolled it.
        if bytes(self.display.picture) != self._picture(session, getattr(self.app.screen, "top", 0)):
            self.fail("the display shows another picture than before the power cycle")
        self.count("resumes compared")
        if stood[1] is not None:  # what was taken back long ago, or before the sector was full, may be let go of
            self.count("offers kept" if kept else "offers lost")

    def _forget_note(self) -> None:
        # What is told until the next press is not told again after a start.
        if self.app.note:
            self.app.note = ""
            self.app.show()

    def _picture(self, session: Any, top: int = 0) -> bytes:
        """The picture of a session's prompt as it is first shown, with what was taken back offered; of a list from row
        `top` on.
        """
        if session.prompt:
            offered = session.offered()
            screen = screen_for(session.prompt, offered)
            if top:
                screen.top = top
            if offered is not None:
                screen.offer()
        else:
            shown = self.app._screens[0]
            screen = EndScreen(result_of(session.game), shown.act, shown.head, shown.best, codes=shown.codes)
        paper = canvas.Canvas()
        screen.draw(paper)
        return bytes(paper.buffer[1:])

    def _sleep(self) -> None:
        """Long enough for the display to go dark; the key that wakes it does nothing else."""
        app = self.app
        # Until nothing flashes or blinks any more: that ends by itself.
        in_memory.wait(app, self.clock, app_module.FLASH * (BLINKS + 2))
        before = app.screen, self.log(), bytes(self.display.picture)
        for _ in range(app.settings.sleep * 60 + 2):
            self.clock.idle(1000)
            in_memory.settle(app)
        self.note("<sleep>", "sleeps")
        if self.display.on:
            self.fail("awake")
        self.press(self.dice.below(7))
        level = app.screen.contrast or app.settings.contrast  # a code has its own
        if not self.display.on or self.display.level != level:
            self.fail("no key wakes it")
        if (app.screen, self.log(), bytes(self.display.picture)) != before:
            self.fail("the key that wakes did more")

    def _unplug(self) -> None:
        """Play on without a display for a while."""
        self.note("<unplugged>", "displays unplugged")
        self.display.present = False
        for _ in range(self.dice.below(12)):
            self.press(self._key())
        self.display.present = True
        self.note("<plugged in>")
        in_memory.wait(self.app, self.clock, app_module.LOOK + 50)
        if bytes(self.display.picture) != self.app.canvas.buffer[1:]:
            self.fail("the picture does not come back")

    # -- what must hold

    def check(self) -> None:
        """Check what must hold after every press."""
        app = self.app
        if self.display.present and self.display.picture != app.canvas.buffer[1:]:
            self.fail("the display shows another picture than was drawn")
        self._check_picture()
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
        if session.entries.stored != len(session.log):
            self.fail("an answer is shown before it is stored")
        try:
            check_game(session.game)
            if self._check:
                self._check(session.game)
            check_prompt(session)
        except Refused as refused:
            self.fail("the suggestion is refused: %s" % (refused.args,))
        except ValueError as error:
            self.fail(str(error))

    def _check_picture(self) -> None:
        """What A does is on every picture but the scoreboard, which any key takes away, and the hardware check; what is
        told is whole, and stands over no die.
        """
        app = self.app
        prompt = self.prompt()
        if app.scoreboard or app.screen.__class__.__name__ == "CheckScreen":
            return
        picture = bytes(app.canvas.buffer[1:])
        sign = bytes(canvas.text_columns(KEY_A))
        # Inverted while A is refused; a die stands beside it.
        seen = sign in picture or bytes([column ^ 255 for column in sign]) in picture
        if not seen and not (prompt and self._waits_for_more()):
            self.fail("nothing says what A does")
        if not app.note or not prompt:
            return
        if prompt.kind == PLACE:  # it stands beside the map, on several lines
            missing = [word for word in app.note.split(" ") if bytes(canvas.text_columns(word)) not in picture]
            if missing:
                self.fail("what is told is cut: " + app.note)
            return
        page = app.screen.note_page
        columns = bytes(canvas.text_columns(app.note))
        if picture[128 * page :][: len(columns)] != columns or len(columns) > 128:
            self.fail("what is told is cut: " + app.note)
        if prompt.kind == DICE and page < 7:
            self.fail("something is drawn over a die")
        if prompt.news and app.session and prompt is app.session.prompt:
            for label in prompt.news:
                told = words.say(label) in app.note or words.say(briefly(label)) in app.note
                if not told and UNDO not in app.note:
                    self.fail("news are dropped: " + words.say(label))

    def _waits_for_more(self) -> bool:
        """Whether A does nothing yet, as something is missing: that stands in its place."""
        screen = self.app.screen
        prompt = screen.prompt
        if prompt.kind == ALLOT:
            return bool(prompt.sum(screen.amounts) < prompt.least)
        return bool(prompt.kind in (EXCHANGE, PLACE))

    def _started(self, session: Any) -> None:
        self._live = session
        named = setup.decode(self.app.keeper.journal.setup)[0]
        name = named.split(":")[0]
        self._check = notation.find(name).check if notation and name in notation.games() else None
        if not session.log:
            begun = name, session.game.count, words.language
            if named.startswith(SHEET):  # by which one is left to chance
                begun = SHEET, _BY_SHEET, words.language
                name = named
            self.fresh = "%s, %d players, %s" % (name, session.game.count, words.language)
            self.count(self.fresh)
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
