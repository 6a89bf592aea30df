"""A random walker: presses any keys on the app and says when something is not as it should be.

It plays games to their end, and goes through the menu, Adjust, the settings, undo, leaving, sleep, a missing display
and power cuts on the way. A walk is known by its seed: the same seed and options always press the same keys. The module
runs on CPython and MicroPython alike, so it uses only what both have; `tools/walk.py` and `tools/micropython/walk.py`
start it.
"""

import gc
import os
import sys

from host.device import bare

import app as app_module
import canvas
import rules
import words
from keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from rules.counters import ROWS
from rules.limits import NAME as NAME_LIMIT
from rules.limits import PLAYERS, TOTAL
from rules.prompts import ALLOT, CHOOSE, COUNTERS, DICE, EXCHANGE, NAME, NOTHING, NOTICE, NUMBER, PLACE, Refused
from rules.session import Session
from screens import screen_for
from screens.dice import KEYS
from screens.name import COLUMNS, LETTERS
from screens.standings import StandingsScreen

try:
    from host.recorded import notation
except ImportError:  # MicroPython has no importlib: what holds in one game only is checked on CPython
    notation = None

HISTORY = 40  # the last keys that a failure tells
LOST = 400  # so many presses without any way on: the way out is tried
ROOM = 4096  # bytes of the journal, as on the smallest board
# Where the player could delete what is watched here.
_DELETING = ("delete_game", "delete_name", "forget", "forget_sure")
# Where a key that does not lead to the goal starts a game of another kind.
_SETTING_UP = ("which_game", "how_many")
# What memory may sway by: bytes on MicroPython (names of the finished games are longer or shorter), blocks on CPython.
SLACK = 2500 if sys.implementation.name == "micropython" else 1000
# Of a game in the list of finished ones, as long as they can be.
TOTALS = [TOTAL - i if i % 2 else i - TOTAL for i in range(PLAYERS)]
_MINUTE = 60000
_TICK_ROW = len(LETTERS) - 1  # of the field of letters, where its last key is the tick


class Wrong(Exception):
    """Something was not as it should be; the message names the seed, the press and the last keys."""


def import_all():
    """Import every part of the app, so that memory in use is comparable from the first game on."""
    for folder in ("flows", "screens", "rules"):
        where = rules.__file__.replace("\\", "/").rsplit("/", 2)[0] + "/" + folder
        for name in sorted(os.listdir(where)):
            name = name.split(".")[0]
            if name and not name.startswith("_"):
                __import__(folder + "." + name)
    for name in notation.games() if notation else ():
        notation.find(name)


class Dice:
    """Random numbers that are the same on every runtime (xorshift, 32 bits)."""

    def __init__(self, seed):
        self._state = (seed * 2654435761 + 88172645) & 0xFFFFFFFF or 1
        for _ in range(8):
            self.below(2)

    def below(self, limit):
        """A number from 0 to `limit` - 1."""
        x = self._state
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self._state = x
        return x % limit

    def chance(self, percent):
        """True in so many of a hundred cases."""
        return self.below(1000) < 10 * percent


class _NoCollection:
    """In the place of `gc` in the app on CPython, where a collection takes ten times as long as a press."""

    @staticmethod
    def collect():
        """Do nothing."""


class Walker:
    """Walks through the app with a seed. `step()` presses something; `counts` tells what was done so far.

    game, players, language: stay with these; None: all that there are, in turn. `fresh` names the kind of game whose
    first prompt has just been reached (a good moment to measure memory), else it is None.
    """

    def __init__(self, seed=1, game=None, players=None, language=None):
        self.seed = seed
        self.dice = Dice(seed)
        self.keys = []
        self.counts = {}
        self.seen = set()  # names of the screens that were reached
        self.presses = 0
        self.fresh = None
        self.goal = None
        self._fixed = (game, players, language)
        self._goals = []
        self._memory = {}
        self._strings = 0
        self._stale = 0
        self._log = None
        self._live = None
        self._check = None
        self._down = []
        if sys.implementation.name != "micropython":
            app_module.gc = _NoCollection
        self.store = bare.Store()
        self.clock = bare.Clock((1 << 29) - 20 * _MINUTE)  # the ticks wrap early in the walk
        self.display = bare.Display()
        self._power_on()
        # The list of finished games is full from the beginning, or it would be the one thing that may grow.
        for _ in range(30):
            self.app.finished.add(words.titles()[0], [letter * NAME_LIMIT for letter in LETTERS[0][:PLAYERS]], TOTALS)
        self._next_goal()

    # -- what goes wrong

    def fail(self, what):
        """Raise Wrong."""
        keys = " ".join(self.keys)
        raise Wrong(
            "%s\n  seed %d, press %d, screen %s\n  the last keys: %s"
            % (
                what,
                self.seed,
                self.presses,
                self._where(),
                keys,
            )
        )

    def _where(self):
        screen = self.app.screen
        prompt = getattr(screen, "prompt", None)
        return screen.__class__.__name__ + (" " + str(getattr(prompt, "what", prompt)) if prompt else "")

    def count(self, what):
        """Count one more of something."""
        self.counts[what] = self.counts.get(what, 0) + 1

    # -- hands

    def _note(self, text):
        self.keys.append(text)
        if len(self.keys) > HISTORY:
            self.keys.pop(0)

    def _settle(self):
        try:
            bare.settle(self.app)
        except Exception as error:
            if not isinstance(error, Wrong):
                sys.stderr.write(" ".join(self.keys[-3:]) + "\n")
                self._trace(error)
                self.fail("%s: %s" % (error.__class__.__name__, error))
            raise

    @staticmethod
    def _trace(error):
        if hasattr(sys, "print_exception"):
            sys.print_exception(error)
        else:
            import traceback

            traceback.print_exception(error)

    def _wait(self, ms):
        try:
            bare.wait(self.app, self.clock, ms)
        except Exception as error:
            self._trace(error)
            self.fail("%s: %s" % (error.__class__.__name__, error))

    def press(self, key, ms=0):
        """Press a key, hold it for so long, release it; then check."""
        self._note(("hold:" if ms else "") + bare.NAMES[key])
        self.presses += 1
        self.driver.down(key)
        self._settle()
        if ms:
            self._wait(ms)
        self.driver.up(key)
        self._settle()
        self.check()

    def _chord(self):
        """Several keys down at once, released in another order."""
        self.count("chords")
        keys = [self.dice.below(7) for _ in range(2 + self.dice.below(3))]
        self._note("(" + "+".join([bare.NAMES[key] for key in keys]) + ")")
        for key in keys:
            self.driver.down(key)
            self.presses += 1
            if self.dice.chance(50):
                self._settle()
        if self.dice.chance(30):
            self._wait(self.dice.below(900))
        while keys:
            self.driver.up(keys.pop(self.dice.below(len(keys))))
            if self.dice.chance(50):
                self._settle()
        self._settle()
        self.check()

    def _burst(self):
        """Faster than the app, and than any debouncing: edges that make no sense among them."""
        self.count("bursts")
        edges = [self.dice.below(7) + (8 if self.dice.chance(50) else 0) for _ in range(2 + self.dice.below(7))]
        self._note("{" + "+".join([(bare.NAMES[e & 7] + ("'" if e > 7 else "")) for e in edges]) + "}")
        for edge in edges:
            if edge > 7:
                self.driver.up(edge - 8)
            else:
                self.driver.down(edge)
                self.presses += 1
        self._settle()
        for key in range(7):
            self.driver.up(key)
        self._settle()
        self.check()

    # -- power

    def _power_on(self, held=-1):
        """Start the app, with a key held down if `held` is one: it does nothing until it is released."""
        self.driver = bare.Keys()
        if held >= 0:
            self._note("<held " + bare.NAMES[held] + ">")
            self.driver.down(held)
        try:
            self.app = app_module.App(self.display, self.driver, self.clock, self.store)
        except Exception as error:
            self._trace(error)
            self.fail("the start: %s: %s" % (error.__class__.__name__, error))
        self._settle()
        if held < 0:
            return
        screen = self.app.screen
        self._wait(2000)
        self.driver.up(held)
        self._settle()
        if self.app.screen is not screen:
            self.fail("a key held at power-on did something")
        if held == MENU:  # the hardware check
            self.count("hardware checks")
            for _ in range(400):  # all seven keys, or one three times running: any keys come to that
                if self.app.screen is not screen:
                    return
                self.press(self.dice.below(7))
            self.fail("the hardware check cannot be left")

    def _power_cycle(self):
        """Off and on again: the game is offered as it was, and so is its picture."""
        app = self.app
        session = app.session
        playing = session is not None and len(session.log) > 0
        self._forget_note()
        if playing:
            log = bytes(session.log)
            kind = session.prompt.kind if session.prompt else None
            state = state_of(session)
            picture = self._picture(session)
        settings = (words.language, app.settings.contrast, app.settings.rotation, app.settings.repeat)
        if app.settings.fresh:
            settings = None
        self._note("<power>")
        self.count("power cycles")
        full = app.journal.full
        self.display = bare.Display()
        self._power_on(self.dice.below(7) if self.dice.chance(20) else -1)
        app = self.app
        if settings and settings != (
            words.language,
            app.settings.contrast,
            app.settings.rotation,
            app.settings.repeat,
        ):
            self.fail("the settings changed by a power cycle")
        self.check()
        if full:  # said in words; what came after is not kept
            self.count("full journals")
        if not playing or full:
            return
        prompt = getattr(app.screen, "prompt", None)
        if prompt is None or prompt.what != "quipu" or prompt.rows[0].label != "go_on_game":
            self.fail("the game is not offered after a power cycle")
        self.press(A)
        session = app.session
        if session is None or bytes(session.log) != log:
            self.fail("another game than before the power cycle")
        if kind == NOTICE:
            return
        self._read_notices()
        self._forget_note()
        session = app.session
        if session is None or state_of(session) != state:
            self.fail("another state than before the power cycle")
        if self._picture(session) != picture or bytes(self.display.picture) != picture:
            self.fail("another picture than before the power cycle")
        self.count("resumes compared")

    def _forget_note(self):
        # What is told until the next press is not told again after a start.
        if self.app.note:
            self.app.note = ()
            self.app.show()

    def _read_notices(self):
        # News since the last answer are told again after a start.
        for _ in range(20):
            screen = self.app.screen
            if getattr(screen, "prompt", None) is None or screen.prompt.kind != NOTICE:
                return
            self.press(A)
        self.fail("notices without end")

    def _picture(self, session):
        """The picture of a session's prompt as it is first shown."""
        if session.prompt:
            screen = screen_for(session.prompt)
        else:
            screen = StandingsScreen(session.game, getattr(self.app._screens[0], "best", None))
        paper = canvas.Canvas()
        screen.draw(paper)
        return bytes(paper.buffer[1:])

    # -- where to

    def _next_goal(self):
        """The next game to set up: which, how many players, in which language; one that was not begun yet."""
        game, players, language = self._fixed
        if not self._goals:
            for name in [game] if game else words.titles():
                kind = _play_of(name)
                for count in [players] if players else range(kind.PLAYERS[0], kind.PLAYERS[1] + 1):
                    for code in [language] if language else words.LANGUAGES:
                        self._goals.append((name, count, code))
        self.goal = self._goals[self.dice.below(len(self._goals))]

    def _towards(self, screen, row):
        """The key that brings the cursor of a list to a row, or takes it."""
        return A if screen.cursor == row else DOWN if screen.cursor < row else UP

    def _steer(self, screen, prompt):
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
            saved = "go_on_game" in labels
            wanted = "go_on_game" if saved and self.dice.chance(75) else "new_game"
            return self._towards(screen, labels.index(wanted))
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

    def _letters(self, screen):
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

    def _key(self):
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
        if screen.__class__.__name__ == "StandingsScreen" and chance < 80:
            return (RIGHT, RIGHT, DOWN, DOWN, UP, LEFT)[dice.below(6)]
        if chance < 62:
            return A
        if chance < 92:
            return (UP, DOWN, DOWN, LEFT, RIGHT, RIGHT)[dice.below(6)]
        return B if chance < 97 else MENU if chance < 98 else dice.below(7)

    def step(self):
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

    def _way_out(self):
        """From any prompt a short fixed sequence of keys leads on, whatever was done to it."""
        self._stale = 0
        screen = self.app.screen
        prompt = getattr(screen, "prompt", None)
        # A new screen, or the screen below: the prompt was left. So was a menu that A led on from.
        if prompt is None:
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
        if self.app.screen is screen and screen.prompt is prompt:
            self.fail("a prompt that cannot be left")
        self.count("ways out")

    def _done(self, screen, prompt):
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

    def _undo_many(self):
        """Back by many answers, and sometimes as far as the start."""
        self.count("long undos")
        many = 3 + self.dice.below(60) if self.dice.chance(90) else 3000
        for _ in range(many):
            if self.app.session is None:
                break
            self.press(B)
        self._compare()

    def _fill(self):
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

    def _fill_page(self, game, player, page):
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

    def _compare(self):
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

    def _sleep(self):
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

    def _unplug(self):
        """Play on without a display for a while."""
        self.count("displays unplugged")
        self._note("<unplugged>")
        self.display.present = False
        for _ in range(self.dice.below(12)):
            self.press(self._key())
        self.display.present = True
        self._note("<plugged in>")
        self._wait(50)
        if bytes(self.display.picture) != self.app.canvas.buffer[1:]:
            self.fail("the picture does not come back")

    # -- what must hold

    def check(self):
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

    def _started(self, session):
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

    def measured(self, used, strings=0):
        """Compare the memory in use at `fresh` with that of the first games of its kind.

        `strings` counts what is interned, for ever: what is met late brings some, and is measured from there on.
        """
        if strings != self._strings:
            self._strings = strings
            self._memory = {}
        used -= len(self.store.journal) + sum([len(record) for record in self.store.records.values()])
        line = self._memory.setdefault(self.fresh, [])
        line.append(used)
        # Whatever sways comes down again; what is lost does not.
        if len(line) >= 6 and min(line[-3:]) > max(line[:3]) + SLACK:
            self.fail("memory in use grows: %s, games before: %s" % (self.fresh, line))


def _play_of(name):
    return __import__("rules." + name, None, None, ("Play",)).Play


def _name_of(game):
    return [name for name in words.titles() if _play_of(name) is game.__class__][0]


def state_of(session):
    """All that makes up the state of a session, to compare."""
    game = session.game
    state = [game.save(), bytes(session.log), session.prompt.what if session.prompt else None]
    state.append(session.prompt.player if session.prompt else None)
    for name in sorted(game.__dict__):
        value = getattr(game, name)
        if isinstance(value, (int, bytes, bytearray)):
            state.append((name, value))
    return state


def check_prompt(session):
    """A session waits at a prompt whose suggestion the rules allow, or its game is over. Raises ValueError, Refused."""
    prompt = session.prompt
    if prompt is None:
        if not session.game.over:
            raise ValueError("no prompt, but the game is not over")
        return
    if session.game.over:
        raise ValueError("a prompt, but the game is over")
    suggested = prompt.suggestion()
    if suggested is not None:
        prompt.check(suggested)
    if prompt.kind == CHOOSE:
        if not prompt.rows and not prompt.optional:
            raise ValueError("nothing to choose")
        if len(prompt.rows) != len(prompt.ids) or NOTHING in prompt.ids:
            raise ValueError("rows and ids")
    elif prompt.kind == NUMBER:
        if not 0 <= prompt.least <= prompt.most <= 255:
            raise ValueError("no number to choose")
    elif prompt.kind == COUNTERS:
        for page in range(max(1, len(prompt.pages))):
            rows = prompt.rows(page)
            if len(rows) > ROWS or [row for row in rows if not row.least <= row.value <= row.most]:
                raise ValueError("values")
    elif prompt.kind == EXCHANGE:
        if [row for row in prompt.rows if not row.least <= 0 <= row.most]:
            raise ValueError("a trade that cannot be left out")
    elif prompt.kind == PLACE:
        if not prompt.pieces and not prompt.actions or [piece for piece in prompt.pieces if not piece.where()]:
            raise ValueError("nothing to place")
    elif prompt.kind == ALLOT:
        if len(prompt.rows) > 16 or max([row.room for row in prompt.rows] + [0]) > 15:
            raise ValueError("rows")


def check_game(game):
    """What holds in every game. Raises ValueError."""
    if not 0 <= game.current < game.count or game.round < 1:
        raise ValueError("whose turn is it?")
    for player in range(game.count):
        rows = game.score(player)
        if rows[-1].value != game.total(player):
            raise ValueError("the total is not the sum")
    winners = game.winners()
    best = max([game.rank(player) for player in range(game.count)])
    if not winners or [player for player in winners if game.rank(player) != best]:
        raise ValueError("a winner who does not stand before the others")


def memory():
    """Memory in use on CPython, in blocks."""
    gc.collect()
    return sys.getallocatedblocks()


def walk(presses, seed=1, game=None, players=None, language=None, progress=None):
    """Press so many keys; return counts of what was done. Raises Wrong. `progress` is called with a Walker at times."""
    import_all()
    walker = Walker(seed, game, players, language)
    told = 0
    while walker.presses < presses:
        walker.step()
        if walker.fresh and hasattr(sys, "getallocatedblocks"):
            walker.measured(memory())
        if progress and walker.presses >= told + 10000:
            told = walker.presses
            progress(walker)
    walker.counts["presses"] = walker.presses
    walker.counts["screens"] = len(walker.seen)
    return walker.counts
