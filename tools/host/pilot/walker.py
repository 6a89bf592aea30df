"""Press any keys on the app, and report when something is not as it should be.

A walk plays games to their end, and passes through the menu, Adjust, the settings, undo, leaving, sleep, a missing
display and power cuts. The same seed and options always press the same keys. Runs on CPython and MicroPython alike, so
it uses only what both have; `make torture ARGS="-k keys"` starts it.
"""

import gc
import os
import sys
from typing import Any

from host.device import in_memory, keystrokes
from host.pilot import policies, shortest_keys
from host.pilot.positions import check_game, check_log, check_prompt, state_of
from host.pilot.shortest_keys import Pilot

import canvas
import device as device_module
import rules
import words
from app import App
from engine import setup
from engine.limits import NAME_LENGTH, PLAYERS, TOTAL
from engine.prompts import ALLOT, CHOOSE, COUNTERS, DICE, EXCHANGE, NAME, NOTICE, PLACE, Refused
from engine.result import result_of
from flows.known_games import SHEET, games
from fonts.small import KEY_A, UNDO
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from persistence.finished import Finished
from persistence.region import Region
from rules import class_of
from screens import screen_for
from screens.dice import FACE_KEYS
from screens.end import PATIENCE, EndScreen
from screens.name import LETTERS
from screens.news import briefly, in_a_word
from screens.shorten import wrap
from ui.painter import BLINKS, FLASH
from ui.power import POLL_MS

ON_MICROPYTHON = sys.implementation.name == "micropython"
notation: Any = None
try:
    notation = __import__("host.recorded.notation", None, None, ("find",))
except ImportError:  # on MicroPython: rules of a single game are checked on CPython
    pass

HISTORY = 40  # the last keys that a failure names
LOST = 400  # presses without any way on, after which the way out is tried
_BEGINS = (1 << 29) - 20 * 60000  # ms of the clock: the ticks wrap early in the walk
# How much memory in use may vary: bytes on MicroPython (finished games have names of any length), blocks on CPython.
SLACK = 2500 if ON_MICROPYTHON else 1000
# The longest totals of a game in the list of finished ones.
TOTALS = [TOTAL - i if i % 2 else i - TOTAL for i in range(PLAYERS)]
# Here the player could delete what is watched.
_DELETING = ("delete_game", "delete_name", "forget", "forget_sure")
# Here a key that does not lead to the goal starts a game of another kind.
_SETTING_UP = ("quipu", "which_game", "how_many")
_BY_SHEET = 3  # players of a game by a score sheet
_full: list[Any] = []  # see `full_store`


class Dice:
    """Random numbers that are the same on every runtime (xorshift, 32 bits)."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2654435761 + 88172645) & 0xFFFFFFFF or 1
        for _ in range(8):
            self.below(2)

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1."""
        x = self._state
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self._state = x
        return x % limit

    def chance(self, percent: int) -> bool:
        """Return true in `percent` of a hundred cases."""
        return self.below(1000) < 10 * percent


class Wrong(Exception):
    """Something was not as it should be; the message names the seed, the press and the last keys."""


class Walker(Pilot):
    """Walks through an app of its own; `step` presses something and checks all.

    game, players, language: stay with these; None: all in turn. store: as of `full_store`. counts: of everything
    done so far. pressed: the last keys. seen: names of the screens reached. fresh: the kind of game that has just
    reached its first prompt, a good moment to measure memory; else "".
    """

    def __init__(
        self,
        seed: int = 1,
        game: str | None = None,
        players: int | None = None,
        language: str | None = None,
        store: Any = None,
    ) -> None:
        Pilot.__init__(self)
        self.seed = seed
        self.dice = Dice(seed)
        self.counts: dict[str, int] = {}
        self.presses = 0
        self.seen: set[str] = set()
        self.fresh = ""
        self.clock = in_memory.Clock(_BEGINS)
        self.store = store or full_store()
        self.stale = 0  # presses since the last answer
        self._memory: dict[str, list[int]] = {}
        self._strings = 0
        self._log: Any = None
        self._live: Any = None
        self._check: Any = None
        self._fixed = (game, players, language)
        self.goal: Any = None  # the game to set up next: name, number of players, language
        self._goals: list[tuple[str, int, str]] = []
        if not ON_MICROPYTHON:
            module: Any = device_module
            # A collection takes ten times as long as a press there.
            module.gc = type("NoCollection", (), {"collect": staticmethod(lambda: None)})
        self.power_on()
        self._next_goal()

    def step(self) -> None:
        """Press something; check all. Raises Wrong."""
        self.fresh = ""
        chance = self.dice.below(1000)
        try:
            if self.stale > LOST:
                self.way_out()
            elif chance < 900:
                self.press(self.key())
            else:
                [deed for below, deed in self.DEEDS if chance < below][0](self)
        except Wrong:
            raise
        except Exception as error:
            if hasattr(sys, "print_exception"):
                sys.print_exception(error)
            else:
                import traceback

                traceback.print_exception(error)
            self.fail("%s: %s" % (error.__class__.__name__, error))

    # -- reports

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
        """Remember a key or another deed, and count it."""
        self.pressed.append(text)
        if len(self.pressed) > HISTORY:
            self.pressed.pop(0)
        if what:
            self.count(what)

    # -- the app

    def prompt(self) -> Any:
        """Return the prompt of the screen, or None."""
        return getattr(self.app.screen, "prompt", None)

    def log(self) -> bytes:
        """Return the answers so far, b"" without a game."""
        return bytes(self.app.session.log) if self.app.session else b""

    def hold(self, key: int, ms: int = 0) -> None:
        """Press a key, hold it for `ms`, release it; then check."""
        self.note(keystrokes.name(key, ms))
        self.presses += 1
        in_memory.press(self.app, self.keys, self.clock, key, ms)
        self.check()

    def power_on(self, held: int = -1) -> None:
        """Start the app; a key that is held down meanwhile does nothing until it is released."""
        self.display = in_memory.Display()
        self.keys = in_memory.Keys()
        if held >= 0:
            self.note("<held " + in_memory.NAMES[held] + ">")
            self.keys.down(held)
        self.app = App(self.display, self.keys, self.clock, self.store)
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

    # -- what must hold after every press

    def check(self) -> None:
        """Check picture and game, and that the store has each answer."""
        app = self.app
        if self.display.present and self.display.picture != app.canvas.buffer[1:]:
            self.fail("the display shows another picture than was drawn")
        self._check_picture()
        if not 1 <= app.navigator.depth <= 2:
            self.fail("flows and screens")
        session = app.session
        self.stale += 1
        self.seen.add(app.screen.__class__.__name__)
        if session is None:
            if self._live is not None and self._live.game.over:
                self.count("games finished")
                self._next_goal()
            self._live = self._log = None
            return
        if session is not self._live:
            self._started(session)
        mark = len(session.log), session.prompt
        if mark == self._log:
            return
        self.stale = 0
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
        """Check that every picture says what A does, except the scoreboard and the hardware check, and that refusals
        and toasts are whole and cover no die.
        """
        app = self.app
        prompt = self.prompt()
        if app.power.scoreboard or app.screen.__class__.__name__ == "CheckScreen":
            return
        picture = bytes(app.canvas.buffer[1:])
        overlay = app.painter.overlay
        if overlay.refusal:
            if not all(_inverted(word) in picture for word in overlay.refusal.split(" ")):
                self.fail("why a press did nothing is cut: " + overlay.refusal)
            return
        # Inverted while A does nothing; a die may be next to it.
        seen = bytes(canvas.text_columns(KEY_A)) in picture or _inverted(KEY_A) in picture
        if not seen and not (prompt and self._waits_for_more()):
            self.fail("nothing says what A does")
        if not overlay.toast or not prompt:
            return
        if prompt.kind == PLACE:  # on several lines, next to the map
            parts = overlay.toast.replace("\u00a0", " ").split(" ")
            if not all(bytes(canvas.text_columns(word)) in picture for word in parts):
                self.fail("what is told is cut: " + overlay.toast)
            return
        beside = app.screen.toast_picture() if prompt.kind != DICE else None
        if beside:
            said = app.screen.beside_picture(beside)
            top = app.screen.toast_top
            rows = [picture[128 * row : 128 * row + 128] for row in (top, top + 1)]
            halves = [(said[:at], said[at + 1 :]) for at, letter in enumerate(said) if letter == " "]
            small = [all(bytes(canvas.text_columns(text)) in row for text, row in zip(half, rows)) for half in halves]
            if bytes(canvas.text_columns(said)) not in _halved(picture, top) and not any(small):
                self.fail("what is told is cut: " + said)
            return
        page = app.screen.toast_top
        for row, line in enumerate(wrap(overlay.toast, app.screen.toast_width), page):
            columns = bytes(canvas.text_columns(line))
            if row > app.screen.toast_row or picture[128 * row :][: len(columns)] != columns:
                self.fail("what is told is cut: " + overlay.toast)
        if prompt.kind == DICE and page < 7:
            self.fail("something is drawn over a die")
        # Above dice or after a name, only the last news, or as much of them as fits; all are in the menu.
        if any(sign in overlay.toast for sign in ("….", "…" * (prompt.teller != prompt.player))[prompt.kind != DICE]):
            return
        if prompt.news and app.session and prompt is app.session.prompt and UNDO not in overlay.toast:
            note = overlay.toast.replace(" ", "").replace("\u2009", "")
            for label in prompt.news:
                forms = [label, briefly(label)] + ([in_a_word(label)] if prompt.kind == DICE else [])
                if not any(words.translate(one).replace(" ", "").replace("\u2009", "") in note for one in forms):
                    self.fail("news are dropped: " + words.translate(label))

    def _waits_for_more(self) -> bool:
        """Return whether A does nothing yet, as something is missing, which the screen shows instead."""
        screen = self.app.screen
        prompt = screen.prompt
        if prompt.kind == ALLOT:
            return bool(prompt.sum(screen.amounts) < prompt.least)
        if prompt.kind == NAME:
            return len(screen.name) == prompt.most or not screen.name
        return bool(prompt.kind in (EXCHANGE, PLACE))

    def _started(self, session: Any) -> None:
        self._live = session
        named = setup.decode(self.app.autosave.journal.setup)[0]
        name = named.split(":")[0]
        self._check = notation.find(name).check if notation and name in notation.games() else None
        if session.log:
            return
        goal = name, session.game.count, words.language
        if named.startswith(SHEET):
            name, goal = named, (SHEET, _BY_SHEET, words.language)  # any score sheet will do
        self.fresh = "%s, %d players, %s" % (name, session.game.count, words.language)
        self.count(self.fresh)
        if goal in self._goals:
            self._goals.remove(goal)

    def measured(self, used: int, strings: int = 0) -> None:
        """Compare the memory in use at `fresh` with that of the first games of its kind.

        `strings` counts what is interned or imported, for ever: meeting it late brings more, so memory is measured
        from there on.
        """
        if strings != self._strings:
            self._strings = strings
            self._memory = {}
        if ON_MICROPYTHON:  # bytes, not blocks: the store does not belong to the app
            used -= self.store.PAGE * len(self.store.pages)
        line = self._memory.setdefault(self.fresh, [])
        line.append(used)
        # Variation comes down again, a leak does not.
        if len(line) >= 6 and min(line[-3:]) > max(line[:3]) + SLACK:
            self.fail("memory in use grows: %s, games before: %s" % (self.fresh, line))

    # -- keys that make sense

    def _next_goal(self) -> None:
        """Choose the game to set up next; one not begun yet."""
        game, players, language = self._fixed
        if not self._goals:
            languages = [language] if language else words.LANGUAGES
            for name in [game] if game else games():
                least, most = class_of(name).PLAYERS
                for count in [players] if players else range(least, most + 1):
                    self._goals += [(name, count, code) for code in languages]
            if not game:
                self._goals += [(SHEET, _BY_SHEET, code) for code in words.LANGUAGES]
        self.goal = self._goals[self.dice.below(len(self._goals))]

    def _steer(self, screen: Any, prompt: Any) -> int:
        """Return a key that leads towards the goal, or -1 where any will do."""
        what = prompt.what
        if what == "which_game" and self.goal not in self._goals:
            self._next_goal()  # the last one was left before its end
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
            row = self.dice.below(len(prompt.rows))  # also off the way to a game
        elif what == "roller" and prompt.kind == CHOOSE:
            row = 1
        elif row < 0 and what == "settings" or what == "quipu" and screen.games and self.dice.chance(75):
            row = 0
        elif what in ("finished_games", "statistics") and self.dice.chance(50):
            row = 0  # to the figures of a player, two lists further on
        elif what == "replace" and self.dice.chance(50):
            row = 1
        elif what == "edition":
            row = self.dice.below(len(prompt.rows))
        way = shortest_keys.move(screen.cursor, row, screen.count) + [A] if row >= 0 else None
        if way is None and what not in ("order", "what_title"):
            way = shortest_keys.to_game(screen, prompt, self.goal)
        return way[0] if way else -1

    def letter(self, screen: Any) -> int:
        """Return a key on the way to a name that is not taken, and then to the tick."""
        name = screen.name.strip()
        way = shortest_keys.spelt(screen, "")
        if name and name not in screen.prompt.taken:
            return way[0]
        if len(screen.name) == screen.prompt.most:
            return B
        return LEFT if len(way) == 1 else (A, UP, RIGHT, DOWN)[self.dice.below(4)]

    def key(self) -> int:
        """Return the next key: mostly one that makes sense, often any."""
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
        # All pages, and scrolled. By its name: the module is loaded again now and then.
        if screen.__class__.__name__ == "EndScreen" and chance < 80:
            return (RIGHT, RIGHT, DOWN, DOWN, UP, LEFT)[dice.below(6)]
        if chance < 62:
            return A
        if chance < 92:
            return (UP, DOWN, DOWN, LEFT, RIGHT, RIGHT)[dice.below(6)]
        return B if chance < 97 else MENU if chance < 98 else dice.below(7)

    # -- other deeds

    def any_time(self) -> None:
        """Hold a key for some time."""
        self.count("keys held")
        key = self.dice.below(7) if self.dice.chance(50) else self.key()
        self.hold(key, (50, 500, 700, 1500)[self.dice.below(4)])

    def release(self) -> None:
        """Release a key that was not down."""
        key = self.dice.below(7)
        self.note(in_memory.NAMES[key] + "'", "releases without a press")
        self.keys.up(key)
        in_memory.settle(self.app)
        self.check()

    def jumble(self) -> None:
        """Press several keys at once, released in another order, or faster than the app, or edges without sense."""
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

    def way_out(self) -> None:
        """Leave any prompt, whatever was done to it, by the pilot's way to an answer."""
        self.stale = 0
        screen = self.app.screen
        prompt = self.prompt()

        def here() -> bool:
            return self.app.screen is screen and self.prompt() is prompt

        if prompt is None:
            self.hold(A, PATIENCE)  # at the end of a game it does not count at once
            # On a code of a finished game A shows others; B goes from these to it, to the winner, to the list.
            keys: Any = (A, B, B, B)
        elif prompt.kind == NAME:
            keys = [-1] * 80
        else:
            keys = self._answering(screen, prompt)
        for key in keys:
            if here():
                self.follow_way([self.letter(screen) if key == -1 else key])
        # A new screen, or the screen below: the prompt was left. So was a menu that A led on from.
        if here():
            self.fail("a prompt that cannot be left")
        self.count("ways out")

    def _answering(self, screen: Any, prompt: Any) -> Any:
        """Return the keys that answer a prompt."""
        if prompt.kind == DICE:
            if screen.rolls_dice and screen.seen:  # the remaining rolls, and then the dice as they are
                return [A] * (prompt.rolls + prompt.spare + 1)
            return [A] * max(1, prompt.count - len(screen.faces))  # all are there if an undone answer is offered
        if prompt.kind == COUNTERS:  # without an action the first B may undo a change
            return shortest_keys.way(screen, prompt, prompt.encode_action(0)) if prompt.actions else [B, B]
        if prompt.kind == PLACE and prompt.whole:  # a path over the map may lead nowhere: back over all of it, and out
            return [B] * (len(screen.taken) + 1) if screen.chosen().through else [A] * prompt.most
        if prompt.kind == PLACE:  # piece, cell, way; with another side an impossible way becomes possible
            return [A, A, A, UP, A]
        if prompt.kind == NOTICE:
            return [A] * shortest_keys.pages_left(screen)
        if prompt.kind not in (ALLOT, EXCHANGE):
            return [A]
        try:
            extreme = prompt.kind == EXCHANGE or self.dice.chance(50)  # a trade is never suggested
            return shortest_keys.way(screen, prompt, policies.extreme(prompt) if extreme else prompt.suggestion())
        except shortest_keys.Astray:
            return []

    def undo_many(self) -> None:
        """Undo many answers, and sometimes all."""
        self.count("long undos")
        many = 3 + self.dice.below(60) if self.dice.chance(90) else 3000
        for _ in range(many):
            if self.app.session is None:
                break
            self.press(B)
        self.compare()

    def fill(self) -> None:
        """Set all that the menu can set of the sheets to the most: so the fullest sheets and sums are seen."""
        app = self.app
        self.hold(MENU, 700)
        if app.session is None or app.navigator.depth != 2:
            return
        for changed in policies.most_by_hand(app.session.game):
            app.session.adjust(*changed)
        self.note("<filled>", "sheets filled")
        self.press(MENU)

    def compare(self) -> None:
        """Check that the log, replayed from the start, leads to the current state."""
        session = self.app.session
        if session is None or session.prompt is not None and session.prompt.kind == NOTICE:
            return
        try:
            check_log(session)
        except ValueError as error:
            self.fail(str(error))
        self.count("logs played again")

    def _settings(self) -> Any:
        """Return the stored settings; None on a device never used."""
        settings = self.app.settings
        return None if settings.fresh else (words.language, settings.contrast, settings.rotation, settings.repeat)

    def power_cycle(self) -> None:
        """Switch off and on again: the game is offered as it was, and so is its picture."""
        session = self.app.session
        if session and not session.prompt and not isinstance(self.app.navigator.root_screen, EndScreen):
            return  # the last news are still shown: the end, which a start shows, has no picture yet
        if session and session.prompt and session.prompt.auto_answer:
            return  # set by hand in the menu: the answer comes as soon as that closes, and so at a start
        log = self.log()
        self._forget_toast()
        if log:
            notice = session.prompt is not None and session.prompt.kind == NOTICE
            stood = state_of(session), session.redo_answer(), self._picture_of(session)
        settings = self._settings()
        full = self.app.autosave.journal.full
        self.note("<power>", "power cycles")
        self.power_on(self.dice.below(7) if self.dice.chance(20) else -1)
        if settings and settings != self._settings():
            self.fail("the settings changed by a power cycle")
        self.check()
        if full:  # as the device has said; later answers are not stored
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
        # After a start the device repeats the news since the last answer.
        for _ in range(20):
            if self.prompt() is not None and self.prompt().kind == NOTICE:
                self.press(A)
        self._forget_toast()
        session = self.app.session
        if session is None or state_of(session) != stood[0]:
            self.fail("another state than before the power cycle")
        offered = session.redo_answer()
        kept = offered == stood[1]
        if not kept and offered is not None:
            self.fail("another answer is offered than before the power cycle")
        if kept and self._picture_of(session) != stood[2]:
            self.fail("another picture than before the power cycle")
        # News on a line of a list had scrolled it.
        if bytes(self.display.picture) != self._picture_of(session, getattr(self.app.screen, "top", 0)):
            self.fail("the display shows another picture than before the power cycle")
        self.count("resumes compared")
        if stood[1] is not None:  # an answer undone long ago, or before the sector was full, may be lost
            self.count("offers kept" if kept else "offers lost")

    def _forget_toast(self) -> None:
        """Remove the toast, which a start does not repeat."""
        if self.app.painter.overlay.toast:
            self.app.painter.overlay.toast = ""
            self.app.painter.show(self.app.seen)

    def _picture_of(self, session: Any, top: int = 0) -> bytes:
        """Return the first picture of a session's prompt, with the undone answer offered; of a list from row `top`."""
        if session.prompt:
            offered = session.redo_answer()
            screen: Any = screen_for(session.prompt, offered)
            if top:
                screen.top = top
            if offered is not None:
                screen.offer()
        else:
            shown = self.app.navigator.root_screen
            screen = EndScreen(result_of(session.game), shown.act, shown.head, shown.best, codes=shown.codes)
        paper = canvas.Canvas()
        screen.draw(paper)
        return bytes(paper.buffer[1:])

    def sleep(self) -> None:
        """Wait until the display goes dark; the key that wakes it does nothing else."""
        app = self.app
        in_memory.wait(app, self.clock, FLASH * (BLINKS + 2))  # flashing and blinking end by themselves
        app.navigator.give_unsaved()  # as when the display gets dim
        app.painter.show(app.screen)
        before = app.screen, self.log(), bytes(self.display.picture)
        for _ in range(app.settings.sleep * 60 + 2):
            self.clock.idle(1000)
            in_memory.settle(app)
        self.note("<sleep>", "sleeps")
        if self.display.on:
            self.fail("awake")
        self.press(self.dice.below(7))
        if not self.display.on or self.display.level != (app.screen.contrast or app.settings.contrast):
            self.fail("no key wakes it")
        if (app.screen, self.log(), bytes(self.display.picture)) != before:
            self.fail("the key that wakes did more")

    def unplug(self) -> None:
        """Play on without a display for a while."""
        self.note("<unplugged>", "displays unplugged")
        self.display.present = False
        for _ in range(self.dice.below(12)):
            self.press(self.key())
        self.display.present = True
        self.note("<plugged in>")
        in_memory.wait(self.app, self.clock, POLL_MS + 50)
        if bytes(self.display.picture) != self.app.canvas.buffer[1:]:
            self.fail("the picture does not come back")

    # Of a thousand steps those from 900 on: each deed up to the number in front of it.
    DEEDS = (
        (945, any_time),
        (970, jumble),
        (978, release),
        (990, way_out),
        (993, power_cycle),
        (995, undo_many),
        (996, compare),
        (997, fill),
        (998, sleep),
        (1000, unplug),
    )


def _halved(picture: bytes, page: int) -> bytes:
    # The columns of a text twice as high on a page and the one below, as if it were as high as others.
    both = [picture[x] | picture[x + 128] << 8 for x in range(128 * page, 128 * page + 128)]
    return bytes(sum((column >> 2 * row & 1) << row for row in range(8)) for column in both)


def _inverted(text: str) -> bytes:
    """Return the columns of a text, dark on light."""
    return bytes([byte ^ 255 for byte in canvas.text_columns(text)])


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


def full_store() -> Any:
    """Return a store whose list of finished games is full: nothing else may grow then. It is filled once, which takes
    longer than a thousand presses.
    """
    if not _full:
        store = in_memory.Store()
        region = Region(store)
        finished = Finished(region)
        names = [letter * NAME_LENGTH for letter in LETTERS[0][:PLAYERS]]
        before = -1
        while before < finished.count():
            before = finished.count()
            finished.add(setup.encode("score_pad", 1, names), 0, TOTALS, (0,))
            while finished.work() or region.work():
                pass
        _full.append(store)
    return _full[0].copy()


def walk(presses: int, seed: int = 1, **fixed: Any) -> dict[str, int]:
    """Press that many keys; return the counts. `fixed`: as of Walker. Raises Wrong."""
    import_all()
    walker = Walker(seed, **fixed)
    while walker.presses < presses:
        walker.step()
        if walker.fresh and hasattr(sys, "getallocatedblocks"):
            gc.collect(2)
            walker.measured(sys.getallocatedblocks(), len(sys.modules))
    walker.counts["presses"] = walker.presses
    walker.counts["screens"] = len(walker.seen)
    return walker.counts
