"""What the device keeps besides the game under way: looking at the finished games, and deleting for good."""

from flows.language import choose_language
from flows.statistics import figures, names_of_games
from rules.prompts import Choose, Row
from screens.finished import FinishedScreen

_SURE = (Row("no"), Row("yes"))


def finished(app):
    """The games played to their end: one by one, or what each game and each name come to."""
    at = 0
    while app.finished.count():
        games = names_of_games(app.finished)
        rows = [Row("one_by_one", app.finished.count())] + [Row(label, count) for label, count in games]
        answer = yield Choose("finished_games", None, rows, suggest=lambda: bytes((min(at, len(rows) - 1),)))
        if answer is None:
            return
        at = answer[0]
        if at:
            yield from figures(app.finished, games[at - 1][0])
        else:
            yield from one_by_one(app)


def one_by_one(app):
    """The finished games, the last one first; any of them can be deleted."""
    at = 0
    while app.finished.count():
        screen = FinishedScreen(app.finished, min(at, app.finished.count() - 1))
        answer = yield screen
        if answer is None:
            return
        at = answer[0]
        number, game, _, _ = app.finished.get(at)
        if (yield from sure("delete_game", (("nth_game", number),))):
            app.finished.remove(at)


def names(app):
    """The names used before, and then the titles; any of them can be deleted."""
    settings = app.settings
    while settings.names or settings.titles:
        rows = [Row(":" + text) for text in settings.names + settings.titles]
        answer = yield Choose("names", None, rows)
        if answer is None:
            return
        if (yield from sure("delete_name", (rows[answer[0]].label,))):
            settings.remove(answer[0])


def forget(app):
    """Forget all that is kept, after asking twice; return whether that was done. Then it is as on a new device."""
    if not (yield from sure("forget", ("forget_help",))) or not (yield from sure("forget_sure", ("forget_help",))):
        return False
    app.forget()
    yield from choose_language(app)
    return True


def sure(what, facts):
    """Whether that shall be done."""
    answer = yield Choose(what, None, _SURE, facts=facts)
    return answer is not None and answer[0] == 1
