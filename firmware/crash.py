"""Catch any exception of the app, show it, and restart the app, which resumes the game from the journal.

The console gets the traceback. If the app crashes again at the same answer, the screen offers to undo that answer.
"""

import gc

import this_image
import words
from canvas import WIDTH, Canvas
from fonts.small import KEY_A, KEY_B
from input.keys import A, B, Keys
from micropython import const
from persistence.journal import Journal
from persistence.region import Region
from screens.frame import title
from screens.shorten import wrap
from version import VERSION

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable

    from app import App

# Poll interval for keys during a report, in ms.
_WAIT = 20


class Guard:
    """Run the app on a set of drivers. `report(error)` returns the traceback of an exception as text.

    The other arguments are those of App, in its order.
    """

    # Any: the drivers of runtimes, tests and the browser share no class (docs/dev/drivers.md).
    def __init__(
        self,
        report: "Callable[[BaseException], str]",
        display: "Any",
        keys: "Any",
        clock: "Any",
        store: "Any",
        port: "Any" = None,
        address: str = "",
    ) -> None:
        self._report = report
        self._address = address
        self._drivers = display, keys, clock, store, port
        self._app: "App | None" = None
        self._keys: "Keys | None" = None  # during a report
        self._canvas: "Canvas | None" = None
        self._crashed_at: "tuple[int, int] | None" = None  # see _place
        self._again = False

    @property
    def asleep(self) -> bool:
        """Return whether the app is asleep (see App)."""
        return self._app is not None and self._app.asleep

    def step(self) -> int:
        """Run a step of the app; return the milliseconds until the next call. Never raise an Exception."""
        try:
            if self._keys:
                return self._wait(self._keys)
            if self._app is None:
                from app import App  # import here to catch errors of modules as well

                display, keys, clock, store, port = self._drivers
                self._app = App(display, keys, clock, store, port=port, address=self._address)
            return self._app.step()
        except Exception as error:  # whatever it is, the player wants to continue
            self._crashed(error)
            return 0

    def _crashed(self, error: Exception) -> None:
        report = self._report(error)
        _print(report)
        at = _place(self._app)
        # Reuse the canvas: there may be no memory for another one.
        self._canvas = self._app.canvas if self._app else Canvas()
        self._app = None
        gc.collect()
        self._again = at is not None and at == self._crashed_at
        self._crashed_at = at
        _draw(self._canvas, error, place_of(report), self._again)
        display, keys, _, _, port = self._drivers
        if port:
            port.interrupts(True)  # a transfer may have disabled them
        self._keys = Keys(keys)
        display.power(True)  # it may have been asleep
        display.show(self._canvas)

    def _wait(self, keys: Keys) -> int:
        """Show the report until A is pressed. B undoes an answer if the app crashed there again."""
        display, _, clock, store, _ = self._drivers
        key = keys.next(clock.now())
        if key == B and self._again:
            self._go_back(Journal(Region(store)))
        elif key != A:
            display.show(self._canvas)
            return 0 if key >= 0 else _WAIT
        self._keys = self._canvas = None
        return 0

    def _go_back(self, journal: Journal) -> None:
        """Undo the last answer of the current game."""
        for kept in journal.games():
            if self._crashed_at and kept.number == self._crashed_at[0] and journal.load(kept).log:
                journal.undo(1)
                return


def _place(app: "App | None") -> "tuple[int, int] | None":
    """Return the number of the app's game and of its answers, or None."""
    if app is None or app.session is None:
        return None
    return app.autosave.journal.number, len(app.session.log)


def place_of(report: str) -> str:
    """Return the file, line and function of a traceback, as "sheet.py:12 draw"; "" if it has none."""
    place = ""
    for line in report.split("\n"):
        parts = line.strip().split('"')
        if len(parts) > 2 and parts[0] == "File ":
            after = parts[2].split(", ")  # … line 12, in draw
            place = parts[1].replace("\\", "/").split("/")[-1] + ":" + after[1].replace("line", "").strip()
            if len(after) > 2:
                place += " " + after[2][3:]
    return place


def _print(report: str) -> None:
    print("Quipu", VERSION, this_image.ID)
    print(report)


def _text(word: str, otherwise: str) -> str:
    return words.translate(word) if words.language else otherwise


def _draw(canvas: Canvas, error: Exception, where: str, again: bool) -> None:
    """Draw the report of an exception."""
    canvas.begin(False)
    title(canvas, _text("crash", "Something went wrong"))
    lines = wrap(type(error).__name__ + ": " + str(error), WIDTH)[:2]
    lines.append(where)
    lines.append("Quipu " + VERSION)
    for page, line in enumerate(lines):
        canvas.text(0, 1 + page, line)
    canvas.text(0, 6, _text("crash_safe", "Your game is safe."))
    if again:
        canvas.text(0, 7, KEY_B + " " + _text("crash_back", "back one answer"))
    canvas.text_right(WIDTH, 7, KEY_A + " " + _text("resume", "resume"))
