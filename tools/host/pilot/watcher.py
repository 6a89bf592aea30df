"""A pilot that says when something is not as it should be: after each press it checks the picture and the game.

Runs on CPython and MicroPython alike, so it uses only what both have.
"""

import sys
from typing import Any

from host.device import in_memory, keystrokes
from host.pilot.dice import Dice
from host.pilot.hands import Pilot
from host.pilot.positions import check_game, check_prompt

import canvas
import device as device_module
import words
from app import App
from engine import setup
from engine.limits import NAME_LENGTH, PLAYERS, TOTAL
from engine.prompts import ALLOT, DICE, EXCHANGE, NAME, PLACE, Refused
from flows.known_games import SHEET, games
from fonts.small import KEY_A, UNDO
from input.keys import MENU
from screens.name import LETTERS
from screens.screen import briefly

notation: Any = None
try:
    notation = __import__("host.recorded.notation", None, None, ("find",))
except ImportError:  # on MicroPython: what holds in one game only is checked on CPython
    pass

HISTORY = 40  # the last keys that a failure tells
_BEGINS = (1 << 29) - 20 * 60000  # ms of the clock: the ticks wrap early in the walk
# What memory may sway by: bytes on MicroPython (names of the finished games are longer or shorter), blocks on CPython.
SLACK = 2500 if sys.implementation.name == "micropython" else 1000
# Of a game in the list of finished ones, as long as they can be.
TOTALS = [TOTAL - i if i % 2 else i - TOTAL for i in range(PLAYERS)]


class Wrong(Exception):
    """Something was not as it should be; the message names the seed, the press and the last keys."""


class Watcher(Pilot):
    """Sits at an app of its own. `counts` tells what was done so far.

    pressed: the last keys; presses: how many there were; seen: names of the screens that were reached. fresh: the kind
    of game whose first prompt has just been reached (a good moment to measure memory), else "".
    """

    def __init__(self, seed: int) -> None:
        Pilot.__init__(self)
        self.seed = seed
        self.dice = Dice(seed)
        self.counts: dict[str, int] = {}
        self.presses = 0
        self.seen: set[str] = set()
        self.fresh = ""
        self.clock = in_memory.Clock(_BEGINS)
        self.store = in_memory.Store()
        self.stale = 0  # presses since anything was answered
        self._memory: dict[str, list[int]] = {}
        self._strings = 0
        self._log: Any = None
        self._live: Any = None
        self._check: Any = None
        if sys.implementation.name != "micropython":
            module: Any = device_module
            # A collection takes ten times as long as a press there.
            module.gc = type("NoCollection", (), {"collect": staticmethod(lambda: None)})
        self.power_on()
        # The list of finished games is full from the beginning, or it would be the one thing that may grow.
        for _ in range(500):
            names = [letter * NAME_LENGTH for letter in LETTERS[0][:PLAYERS]]
            self.app.finished.add(setup.encode(games()[0], 1, names), 0, TOTALS, (0,))
            while self.app.finished.work() or self.app.region.work():
                pass

    def begun(self, name: str, count: int) -> None:
        """A game of that name (by a score sheet with its title) has been set up for so many players."""

    def finished(self) -> None:
        """A game was played to its end."""

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

    def hold(self, key: int, ms: int = 0) -> None:
        """Press a key, hold it for so long, release it; then check."""
        self.note(keystrokes.name(key, ms))
        self.presses += 1
        in_memory.press(self.app, self.keys, self.clock, key, ms)
        self.check()

    # -- the switch

    def power_on(self, held: int = -1) -> None:
        """Start the app, with a key held down if `held` is one: it does nothing until it is released."""
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

    # -- what must hold

    def check(self) -> None:
        """Check what must hold after every press."""
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
                self.finished()
            self._live = None
            self._log = None
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
        """What A does is on every picture but the scoreboard, which any key takes away, and the hardware check; what is
        told is whole, and stands over no die.
        """
        app = self.app
        prompt = self.prompt()
        if app.power.scoreboard or app.screen.__class__.__name__ == "CheckScreen":
            return
        picture = bytes(app.canvas.buffer[1:])
        overlay = app.painter.overlay
        if overlay.refusal:
            refusal = overlay.refusal.split(" ")
            if not all(bytes([byte ^ 255 for byte in canvas.text_columns(word)]) in picture for word in refusal):
                self.fail("why a press did nothing is cut: " + overlay.refusal)
            return
        sign = bytes(canvas.text_columns(KEY_A))
        # Inverted while A is refused; a die stands beside it.
        seen = sign in picture or bytes([column ^ 255 for column in sign]) in picture
        if not seen and not (prompt and self._waits_for_more()):
            self.fail("nothing says what A does")
        if not overlay.toast or not prompt:
            return
        if prompt.kind == PLACE:  # it stands beside the map, on several lines
            missing = [word for word in overlay.toast.split(" ") if bytes(canvas.text_columns(word)) not in picture]
            if missing:
                self.fail("what is told is cut: " + overlay.toast)
            return
        page = app.screen.toast_row
        columns = bytes(canvas.text_columns(overlay.toast))
        if picture[128 * page :][: len(columns)] != columns or len(columns) > 128:
            self.fail("what is told is cut: " + overlay.toast)
        if prompt.kind == DICE and page < 7:
            self.fail("something is drawn over a die")
        if prompt.news and app.session and prompt is app.session.prompt:
            note = overlay.toast.replace(" ", "")
            for label in prompt.news:
                told = any(words.translate(form).replace(" ", "") in note for form in (label, briefly(label)))
                if not told and UNDO not in overlay.toast:
                    self.fail("news are dropped: " + words.translate(label))

    def _waits_for_more(self) -> bool:
        """Whether A does nothing yet, as something is missing: that stands in its place."""
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
        if not session.log:
            if named.startswith(SHEET):
                name = named
            self.fresh = "%s, %d players, %s" % (name, session.game.count, words.language)
            self.count(self.fresh)
            self.begun(name, session.game.count)

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
