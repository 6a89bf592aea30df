"""Gather what flows and the cable need: everything the device has except the loop."""

import gc

import screens
import words
from canvas import Canvas
from input import key_layout, ticks
from input.keys import Keys
from micropython import const
from persistence.autosave import Autosave
from persistence.finished import Finished
from persistence.kept_sheets import KeptSheets
from persistence.region import Region
from persistence.settings import Settings
from screens import screen_for
from screens.news import reason
from ui.navigator import Navigator
from ui.painter import Painter
from ui.power import Power

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Iterator

    from engine.history.session import Dialogue, Session
    from engine.prompts import Refused
    from ui.view import Flow, IdleView, View

# Ignore A for this long after a screen came without a press for it: the press was aimed at the previous one.
GUARD_MS = 400
# The same after the last answer of redo: players press A again and again.
REDO_GUARD_MS = 1000


class Device:
    """The parts of a handheld.

    display, clock, port: drivers; port is None without a connector for a computer. address: of the page that shows
    finished games, or "". region: the flash, and in it settings, finished games, score sheets and, under autosave, the
    games under way.
    navigator, painter, power: ask questions, draw screens, save power while idle.
    """

    # Any: the drivers of runtimes, tests and browser share no class (docs/dev/drivers.md).
    def __init__(
        self, display: "Any", keys: "Any", clock: "Any", store: "Any", port: "Any" = None, address: str = ""
    ) -> None:
        self.display = display
        self.clock = clock
        self.port = port
        self.address = address
        self.canvas = Canvas()
        self.keys = Keys(keys)
        self.region = Region(store)
        self._open()
        self._pushed: "Flow | None" = None
        self.setup: "Dialogue | None" = None  # the last one
        # Tick when the screen came without a press for it; -1: it did not, or a while ago.
        self.advanced_at = -1
        self.redo_ended = False  # the press that is handled, or the last one, gave the last answer of redo
        self.painter = Painter(self.canvas, display, clock, self.shown)
        self.power = Power(display, self.keys, self.painter, scoreboard_for, clock.now())
        self.navigator = Navigator(screen_for, self.home, self.is_playing, self.painter.overlay)
        words.use(self.settings.language)
        self.apply_settings()

    def _open(self) -> None:
        self.settings = Settings(self.region)
        self.finished = Finished(self.region)
        self.sheets = KeptSheets(self.region)
        self.autosave = Autosave(self.region)

    @property
    def session(self) -> "Session | None":
        """The game that is being played."""
        return self.autosave.session

    def is_setting_up(self) -> bool:
        """Return whether a game is being set up, maybe below other flows."""
        screen: "Any" = self.navigator.root_screen  # Any: all have prompts
        return self.setup is not None and screen is not None and screen.prompt is self.setup.prompt

    def is_playing(self) -> bool:
        """Return whether a game is being played."""
        return self.autosave.session is not None

    @property
    def screen(self) -> "View":
        """The screen on top, which the scoreboard may cover."""
        return self.navigator.screen

    @property
    def seen(self) -> "View":
        """The screen that is seen."""
        return self.power.scoreboard or self.navigator.screen

    # -- for the loop to say

    def home(self) -> "Flow":
        """Return the flow that runs when no other follows."""
        raise NotImplementedError

    def shown(self, screen: "View") -> None:
        """Note that a screen was shown."""

    # -- the display

    def refuse(self, refused: "Refused") -> None:
        """Show until the next press why the rules refused an answer."""
        self.painter.overlay.refusal = words.translate(reason(refused))

    def push(self, flow: "Flow") -> None:
        """Push a flow though nobody pressed anything, in place of an earlier one that is still on top."""
        if self._pushed and self._pushed is self.navigator.flow:
            self.navigator.pop()
        self._pushed = flow
        self.navigator.push(flow)
        self.reveal()

    def refresh(self) -> None:
        """Have the flow on top ask again though nobody pressed anything."""
        self.navigator.refresh()
        self.reveal()

    def reveal(self) -> None:
        """Show the screen on top, though nobody pressed anything."""
        self.painter.shakes = 0
        self.painter.overlay.answer_echo = ""
        self.power.pressed = self.advanced_at = self.clock.now()
        self.power.wake()
        self.painter.show(self.navigator.screen)

    def is_guarded(self, now: int) -> bool:
        """Return whether the screen came without a press for it, and so recently that A is not meant for it."""
        guard = REDO_GUARD_MS if self.redo_ended else GUARD_MS
        return self.advanced_at >= 0 and ticks.diff(now, self.advanced_at) < guard

    def leave(self) -> None:
        """Leave the game under way, which the journal keeps. Home starts when the menu is done."""
        self.autosave.close()
        self.navigator.replace_root()

    # -- settings and games

    def apply_settings(self) -> None:
        """Put the settings in force."""
        settings = self.settings
        self.painter.set_contrast(settings.contrast)
        self.display.rotate(settings.rotation)
        self.keys.configure(settings.rotation, settings.repeat)
        key_layout.turn(bool(settings.rotation))
        self.autosave.time(bool(settings.clocks))
        screens.roll_with(self.region.random if settings.roller else None)

    def imported(self) -> None:
        """Use the settings and games that were restored. Home starts again when the flow over it is done."""
        words.use(self.settings.language)
        self.apply_settings()
        self.finished.close()
        self.navigator.replace_root()

    def complaints(self) -> "Iterator[str]":
        """Yield what the player should know about saved things, each once, as ids of words.

        Requesting the next one marks the last as read. Until then each comes again after a power cut.
        """
        lines: "list[str]" = []
        for kept in (self.region, self.settings, self.finished, self.sheets, self.autosave.journal):
            for line in kept.complaints():
                if line not in lines:
                    lines.append(line)
                    yield line

    def forget(self) -> None:
        """Erase all settings and games, as on a new device."""
        try:
            self.region.forget()
            failed = False
        except OSError:
            failed = True
        self._open()
        self.autosave.journal.failed = failed
        self.apply_settings()

    # -- what can wait

    def work(self) -> None:
        """Do the work that can wait until after the picture."""
        self.autosave.flush_idle()
        self.navigator.run_deferred()
        # A press that finds the heap full has to collect in the middle of its picture, and takes twice as long.
        gc.collect()

    def clean_up(self) -> bool:
        """Do one of the things that hold everything up; return whether there was one."""
        autosave = self.autosave
        works = (autosave.sum_up, autosave.compact_if_low, self.finished.work, self.sheets.work, self.region.work)
        for work in works:
            try:
                if work():
                    return True
            except OSError:  # reported at the next store
                pass
        return False


def scoreboard_for(session: "Session") -> "IdleView":
    """Return the screen that shows a game to the whole table."""
    from screens.scoreboard import Scoreboard  # it came with the game

    return Scoreboard(session.game, session.prompt.player if session.prompt else None)
