"""Dim the display, show the scoreboard and sleep while idle; wake up; check that the display is still lit."""

from engine.prompts import DICE, NOTICE
from input import ticks
from micropython import const
from ui.policy import STANDARD

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable

    from engine.history.session import Session
    from input.keys import Keys
    from persistence.settings import Settings
    from ui.painter import Painter
    from ui.view import IdleView, View

MINUTE = 60000
_SECOND = const(1000)
# Milliseconds between two checks of the display.
POLL_MS = 100
# The contrast of the dimmed display.
DIM = 1
# The display is dimmed for the last third of the time after which it sleeps.
_AWAKE = const(0)
_DIMMED = const(1)
_ASLEEP = const(2)


class Power:
    """The display while idle.

    pressed: tick of the last press. scoreboard: the screen that covers all others, or None. scoreboard_for: makes it
    for a session.
    """

    def __init__(
        self,
        display: "Any",  # the drivers of runtimes, tests and browser share no class (docs/dev/drivers.md)
        keys: "Keys",
        painter: "Painter",
        scoreboard_for: "Callable[[Session], IdleView]",
        now: int,
    ) -> None:
        self.pressed = self._looked = now
        self.scoreboard: "IdleView | None" = None
        self._display = display
        self._keys = keys
        self._painter = painter
        self._scoreboard_for = scoreboard_for
        self._state = _AWAKE

    @property
    def is_asleep(self) -> bool:
        """Return whether the display is dark."""
        return self._state == _ASLEEP

    @property
    def is_dimmed(self) -> bool:
        """Return whether the display is dimmed, but not dark."""
        return self._state == _DIMMED

    @property
    def is_idle(self) -> bool:
        """Return whether the display is dimmed, dark or shows the scoreboard."""
        return self._state != _AWAKE or self.scoreboard is not None

    def wake(self) -> bool:
        """Light the display; return whether a screen comes back that has to be drawn."""
        was_asleep = self._state == _ASLEEP
        was_covered = was_asleep or self.scoreboard is not None
        self._state = _AWAKE
        self.scoreboard = None
        self._painter.light()
        if was_asleep:
            self._display.power(True)
        return was_covered

    def tick(self, now: int, settings: "Settings", session: "Session | None", screen: "View") -> bool:
        """Do what is due while idle; return whether another picture is due.

        Not to be called while asleep. Allocates nothing.
        """
        if ticks.diff(now, self._looked) >= POLL_MS:
            self._looked = now
            if self._painter.is_missing or not self._display.lit():
                self._painter.send()
        idle = ticks.diff(now, self.pressed)
        limit = settings.sleep * MINUTE
        if idle > limit:
            self._state = _ASLEEP
            self._keys.apply(STANDARD)  # in the dark every key counts when it goes down: it lights the display
            self._display.power(False)
        elif self._state == _AWAKE and idle > limit * 2 // 3:
            self._state = _DIMMED
            self._display.contrast(DIM)
            return True
        elif self.scoreboard:
            if self.scoreboard.minute != idle // MINUTE:
                self.scoreboard.move_to(idle // MINUTE)
                return True
        elif settings.scoreboard and idle >= settings.scoreboard * _SECOND and session and _may_cover(session, screen):
            self.scoreboard = self._scoreboard_for(session)
            return True
        return False


def _may_cover(session: "Session", screen: "View") -> bool:
    """Return whether the scoreboard may cover the screen: it asks what a turn begins with. Allocates nothing.

    Dice stay in view: rolling takes longer than the wait, and the facts beside the faces guide it.
    """
    prompt = session.prompt
    if not prompt or prompt.kind == NOTICE or prompt.kind == DICE:
        return False
    return session.begun == len(session.log) and screen.prompt is prompt
