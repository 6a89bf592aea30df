"""Keeps the device going: should the app ever raise, that is said readably, and the game goes on from the journal.

The console gets the full report. A crash that comes again at the same answer offers to go back one answer.
"""

import gc

import this_image
import words
from canvas import WIDTH, Canvas
from fonts.small import KEY_A, KEY_B
from input.keys import A, B, Keys
from persistence.journal import Journal
from persistence.region import Region
from screens.screen import title, wrap
from version import VERSION

# ms between two looks at the keys while the report is shown.
_WAIT = 20


class Guard:
    """The app on a set of drivers, step by step. `report(error)` is the runtime's full report of an exception. address:
    as the app has it.
    """

    def __init__(self, report, display, keys, clock, store, address="", port=None):
        self._report = report
        self._address = address
        self._drivers = display, keys, clock, store, port
        self._app = None
        self._keys = None  # of the report that is shown
        self._canvas = None
        self._crashed_at = None
        self._again = False

    @property
    def asleep(self):
        """Whether the display sleeps (see App)."""
        return self._app is not None and self._app.asleep

    def step(self):
        """As `App.step`: return the milliseconds that may pass before the next call. Never raises an Exception."""
        try:
            if self._keys:
                return self._wait()
            if self._app is None:
                from app import App  # here, that a module which cannot be loaded is told as well

                self._app = App(*self._drivers, self._address)
            return self._app.step()
        except Exception as error:  # whatever it is: a player wants to go on, and the console tells the rest
            self._crashed(error)
            return 0

    def _crashed(self, error):
        report = self._report(error)
        _print(report)
        at = _place(self._app)
        # Not a new one: there may be no room for it.
        self._canvas = self._app.canvas if self._app else Canvas()
        self._app = None
        gc.collect()
        self._again = at is not None and at == self._crashed_at
        self._crashed_at = at
        _draw(self._canvas, error, place_of(report), self._again)
        display, keys, _, _, port = self._drivers
        if port:
            port.interrupts(True)  # a transfer may have had it off
        self._keys = Keys(keys)
        display.power(True)  # it may have been asleep
        display.show(self._canvas)

    def _wait(self):
        """Show the report until A; B goes back one answer when the same happened again."""
        display, _, clock, store, _ = self._drivers
        key = self._keys.next(clock.now())
        if key == B and self._again:
            self._go_back(Journal(Region(store)))
        elif key != A:
            display.show(self._canvas)
            return 0 if key >= 0 else _WAIT
        self._keys = self._canvas = None
        return 0

    def _go_back(self, journal):
        """Take back the last answer of the game that was played."""
        for kept in journal.games():
            if self._crashed_at and kept.number == self._crashed_at[0] and journal.load(kept).log:
                journal.undo(1)
                return


def _place(app):
    """Which answer of which game the app was at, or None."""
    if app is None or app.session is None:
        return None
    return app.autosave.journal.number, len(app.session.log)


def place_of(report):
    """The file, line and function of a report of an exception, where it was raised: "sheet.py:12 draw"; "" if it says
    none.
    """
    place = ""
    for line in report.split("\n"):
        parts = line.strip().split('"')
        if len(parts) > 2 and parts[0] == "File ":
            after = parts[2].split(", ")  # … line 12, in draw
            place = parts[1].replace("\\", "/").split("/")[-1] + ":" + after[1].replace("line", "").strip()
            if len(after) > 2:
                place += " " + after[2][3:]
    return place


def _print(report):
    """Print the full report to the console."""
    print("Quipu", VERSION, this_image.ID)
    print(report)


def _say(word, otherwise):
    return words.translate(word) if words.language else otherwise


def _draw(canvas, error, where, again):
    """What happened, as a picture."""
    canvas.begin(False)
    title(canvas, _say("crash", "Something went wrong"))
    lines = wrap(type(error).__name__ + ": " + str(error), WIDTH)[:2]
    lines.append(where)
    lines.append("Quipu " + VERSION)
    for page, line in enumerate(lines):
        canvas.text(0, 1 + page, line)
    canvas.text(0, 6, _say("crash_safe", "Your game is safe."))
    if again:
        canvas.text(0, 7, KEY_B + " " + _say("crash_back", "back one answer"))
    canvas.text_right(WIDTH, 7, KEY_A + " " + _say("go_on", "go on"))
