"""The first thing after power-on: go on with the game, start one, look at the last ones."""

import words
from flows.game import describe, playable, resume
from flows.options import choose_language, options
from rules.prompts import Choose, Notice, Row


def home(app):
    """Ask what to do, for ever."""
    if app.settings.fresh:
        yield from choose_language(app)
    while True:
        for line in app.complaints():
            yield Notice("attention", None, (line,))
        saved = app.journal.load()
        entries = [("new_game", set_up), ("settings", options), ("help", help_pages)]
        if app.finished.count():
            entries.insert(1, ("finished_games", finished))
        facts = ()
        if saved and playable(saved):
            entries.insert(0, ("go_on_game", resume))
            facts = (describe(saved.setup),)
        elif saved:
            entries.append(("drop_game", drop))
            facts = ("other_version",)
        answer = yield Choose("quipu", None, [Row(entry[0]) for entry in entries], facts=facts)
        if answer:
            yield from entries[answer[0]][1](app)


def set_up(app):
    """Set up a game and play it."""
    from flows import setup  # imported when chosen

    yield from setup.set_up(app)


def drop(app):
    """Drop a saved game that this firmware cannot play, after asking."""
    answer = yield Choose("drop_game", None, (Row("no"), Row("yes")), facts=("other_version",))
    if answer and answer[0]:
        app.journal.drop()


def finished(app):
    """The games played to their end, the last one first."""
    from screens.finished import FinishedScreen

    yield FinishedScreen(app.finished)


def help_pages(app):
    """The keys and how a turn goes."""
    words_of_help = ("help_keys", "help_back", "help_dice", "help_menu", "help_amounts", "help_safe")
    yield Notice("help", None, [word for word in words_of_help if words.has(word)])
