"""The device of the random walker switched on, off and on again: it goes on where it was, and a held key does nothing.

Runs on CPython and MicroPython alike, so it uses only what both have.
"""

try:
    from typing import Any
except ImportError:  # MicroPython reads annotations, and forgets them
    pass

from host.device import bare
from host.trials.positions import state_of
from host.trials.steering import Steering

import app as app_module
import canvas
import words
from keys import MENU, A
from rules.prompts import NOTICE
from rules.result import result_of
from screens import screen_for
from screens.end import EndScreen


class Switching(Steering):
    """Hands at the switch of a device in memory."""

    def __init__(self, seed: int, game: str | None, players: int | None, language: str | None) -> None:
        Steering.__init__(self, seed, game, players, language)
        self.store = bare.Store()
        self.display = bare.Display()

    def _power_on(self, held: int = -1) -> None:
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

    def _power_cycle(self) -> None:
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
        settings: Any = (words.language, app.settings.contrast, app.settings.rotation, app.settings.repeat)
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
        if prompt is None or prompt.what != "quipu" or not app.screen.games:
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

    def _forget_note(self) -> None:
        # What is told until the next press is not told again after a start.
        if self.app.note:
            self.app.note = ()
            self.app.show()

    def _read_notices(self) -> None:
        # News since the last answer are told again after a start.
        for _ in range(20):
            screen = self.app.screen
            if getattr(screen, "prompt", None) is None or screen.prompt.kind != NOTICE:
                return
            self.press(A)
        self.fail("notices without end")

    def _picture(self, session: Any) -> bytes:
        """The picture of a session's prompt as it is first shown."""
        if session.prompt:
            screen = screen_for(session.prompt)
        else:
            shown = self.app._screens[0]
            screen = EndScreen(result_of(session.game), shown.act, shown.head, shown.best)
        paper = canvas.Canvas()
        screen.draw(paper)
        return bytes(paper.buffer[1:])
