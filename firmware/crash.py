"""Runs the app, and should it ever raise, says so readably and goes on: the journal has the game.

The console gets the full report. A crash that comes again at the same answer offers to go back one answer.
"""

import gc

import words
from canvas import WIDTH, Canvas
from fonts.small import KEY_A, KEY_B
from keys import A, B, Keys
from persistence.journal import Journal
from persistence.records import Records
from screens.screen import title, wrap
from version import VERSION


def run(report, display, keys, clock, store):
    """Run the app on a set of drivers, for ever. `report(error)` is the runtime's full report of an exception."""
    from app import App

    crashed_at = None
    while True:
        app = None
        try:
            app = App(display, keys, clock, store)
            app.run()
        except Exception as error:  # whatever it is: a player wants to go on, and the console tells the rest
            where = _print(report(error))
            at = _place(app)
            app = None
            gc.collect()
            again = at is not None and at == crashed_at
            crashed_at = at
            _show(display, keys, clock, error, where, again, store)


def _place(app):
    """Which answer of which game the app was at, or None."""
    if app is None or app.session is None:
        return None
    return app.journal.number, len(app.session.log)


def _print(text):
    """Print the full report to the console; return the file and line where the error was raised."""
    print("Quipu", VERSION)
    print(text)
    where = ""
    for line in text.split("\n"):
        parts = line.strip().split('"')
        if len(parts) > 2 and parts[0] == "File ":
            file = parts[1].replace("\\", "/").split("/")[-1]
            where = file + ":" + parts[2].split(",")[1].replace("line", "").strip()
    return where


def _say(word, otherwise):
    return words.say(word) if words.language else otherwise


def _show(display, driver, clock, error, where, again, store):
    """Show what happened until A; B goes back one answer when it happened `again`."""
    canvas = Canvas()
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
    keys = Keys(driver)
    display.power(True)  # it may have been asleep
    display.show(canvas)
    while True:
        key = keys.next(clock.now())
        if key == A:
            return
        if key == B and again:
            journal = Journal(store, Records(store))
            if journal.load():
                journal.undo()
            return
        if key < 0:
            clock.idle(20)
            display.show(canvas)
