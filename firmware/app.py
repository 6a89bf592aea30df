"""The loop: a key press in, a screen out.

What is asked comes from a flow (`flows/`); a second flow, the menu, may lie over the first. Each flow has its screen,
which stays as it is while another lies over it.
"""

import gc

import ticks
import words
from canvas import Canvas
from flows.home import home
from keys import MENU, REPEAT, Keys
from persistence.finished import Finished
from persistence.journal import Journal
from persistence.records import Records
from persistence.settings import Settings
from rules.prompts import NOTICE
from screens import screen_for
from screens.screen import BACK, Screen
from unload import unload

# What only the menu needs.
_MENU = ("flows.menu", "flows.options", "screens.sheet", "screens.standings")
# How long the loop waits when no key comes, in milliseconds; longer while the display sleeps, when a key ends it.
WAIT = 5
WAIT_ASLEEP = 1000
MINUTE = 60000
# The contrast of the dimmed display.
DIM = 1
# The display is awake, then dimmed for the last third of the time it is set to stay on, then asleep.
AWAKE, DIMMED, ASLEEP = range(3)


class App:
    """Quipu on a set of drivers (see docs/architecture.md)."""

    def __init__(self, display, keys, clock, store):
        self.display = display
        self.clock = clock
        self.canvas = Canvas()
        self.keys = Keys(keys)
        self._driver = keys
        self.records = Records(store)
        self.settings = Settings(self.records)
        self.finished = Finished(self.records)
        self.journal = Journal(store, self.records, self.finished.has)
        # Whether something is left to be done when the picture is shown.
        self.more = True
        # The game under way, for the menu.
        self.session = None
        # The answer just taken back: the next screen starts from it.
        self.before = None
        self.adjusted = False
        words.use(self.settings.language)
        self.apply_settings()
        self._state = AWAKE
        self._waking = -1
        self._missing = False
        self._pressed = clock.now()
        self._flows = []
        self._screens = []
        # A flow for each screen; the last one is seen.
        self._start(home(self))
        if self.keys.held(MENU):
            self._start(self._check())
        self.show()

    @property
    def screen(self):
        """The screen that is shown."""
        return self._screens[-1]

    def run(self):
        """Go on for ever."""
        while True:
            self.step()

    def step(self):
        """Take one press, if there is one, and show what comes of it. Return whether there was one."""
        now = self.clock.now()
        key = self.keys.next(now)
        if key < 0:
            self._idle(now)
            return False
        self._pressed = now
        if self._state != AWAKE and self._wake(key):
            return True
        if key >= REPEAT and key - REPEAT == self._waking:
            return True
        self._waking = -1
        self.press(key & 15, key >= REPEAT)
        self.show()
        self.more = True
        return True

    def work(self):
        """Do a part of the slow work that can wait until the picture is shown; return whether there is more."""
        return self.records.work() or self.journal.work(self.session)

    # -- presses and flows

    def press(self, key, repeat):
        """Give a press to the screen, and its answer to the flow. MENU opens and closes the menu."""
        screen = self.screen
        if key == MENU and (repeat or not screen.takes_menu):
            if len(self._flows) > 1:
                self._end()
            elif self.session:
                from flows.menu import menu

                self._start(menu(self))
            return
        answer = screen.press(key, repeat)
        if answer is not None:
            self._send(None if answer == BACK else answer)

    def _start(self, flow):
        self._flows.append(flow)
        self._screens.append(None)
        self._send(None)

    def _send(self, answer):
        """Send an answer to the flow on top and show what it asks next."""
        try:
            asked = self._flows[-1].send(answer)
        except StopIteration:
            self._end()
            return
        kept = None
        if not isinstance(asked, Screen):
            # What was taken back waits until the news before its prompt are read.
            if asked.kind == NOTICE and len(self._flows) == 1:
                kept = self.before
            asked = screen_for(asked, self.before)
        self.before = kept
        self._screens[-1] = asked

    def _end(self):
        """The menu is done: back to what lies below."""
        self._flows.pop()
        self._screens.pop()
        unload(*_MENU)
        if self.adjusted:
            self.adjusted = False
            if self.session.prompt:
                self._screens[-1] = screen_for(self.session.prompt)
            elif hasattr(self.screen, "prompt"):  # it was the game's last notice, which counts as read
                self._send(b"")
            else:
                self._screens[-1] = type(self.screen)(self.session.game)

    def adjust(self, answer):
        """Set a field of a sheet by hand; the prompt below is asked anew."""
        self.session.adjust(answer)
        self.adjusted = True

    def leave(self):
        """Leave the game under way, which the journal keeps, for home."""
        self.session = None
        self.before = None
        self.adjusted = False
        self._flows[0] = home(self)
        self._screens[0] = screen_for(next(self._flows[0]))

    def complaints(self):
        """What the player should know about saved things, each once; what could not be written is tried again."""
        lines = []
        self.journal.retry()
        for kept in (self.settings, self.finished, self.records, self.journal):
            lines.extend(kept.complaints())
        return lines

    # -- the display

    def apply_settings(self):
        """Put settings in force."""
        self.display.contrast(self.settings.contrast)
        self.display.rotate(self.settings.rotation)
        self.keys.repeat_after = self.settings.repeat

    def show(self):
        """Draw the screen, send what changed, and tidy the memory while nobody waits."""
        self.canvas.clear()
        self.screen.draw(self.canvas)
        self._missing = not self.display.show(self.canvas)
        gc.collect()

    def _idle(self, now):
        """Nothing was pressed: look for a missing display, dim, sleep, wait a little. Allocates nothing.

        First, what could wait is done, a part at a time.
        """
        if self.more:
            self.more = self.work()
            return
        if self._state == ASLEEP:
            self._driver.sleep(WAIT_ASLEEP)
            return
        if self._missing or not self.display.lit():
            self._missing = not self.display.show(self.canvas)
        idle = ticks.diff(now, self._pressed)
        limit = self.settings.sleep * MINUTE
        if idle > limit:
            self._state = ASLEEP
            self.display.power(False)
        elif self._state == AWAKE and idle > limit * 2 // 3:
            self._state = DIMMED
            self.display.contrast(DIM)
        self.clock.idle(WAIT)

    def _wake(self, key):
        """Light the display again; return whether it slept: then the key does nothing else, held or not."""
        asleep = self._state == ASLEEP
        self._state = AWAKE
        self.display.contrast(self.settings.contrast)
        if asleep:
            self._waking = key & 15
            self.display.power(True)
            self.show()
        return asleep

    def _check(self):
        """The hardware check."""
        from screens.check import CheckScreen

        yield CheckScreen(self.display)
