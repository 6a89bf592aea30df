"""The first thing after power-on: go on with a game under way, start one, look at those that are over."""

from flows.finished import finished
from flows.game import following, known, playable, resume
from flows.help import help_pages
from flows.language import choose_language
from flows.options import options
from flows.setup import again, set_up
from flows.under_way import again_row, game_row
from rules.prompts import Choose, Notice, Row
from screens.games import GamesScreen


def home(app):
    """Ask what to do; return the flow of what was chosen, None: home comes anew."""
    if app.settings.fresh:
        yield from choose_language(app)
    app.finished.close()
    over, last = app.finished.last()
    app.kept = app.keeper.journal.games(over)
    for line in app.complaints():
        yield Notice("attention", None, (line,))
    games = [kept for kept in app.kept if playable(kept)]
    rows = [game_row(kept) for kept in games]
    flows = [resume] * len(games)
    if last and known(last):
        rows.append(again_row(following(last)))
        flows.append(again)
    rows.append(Row("new_game"))
    flows.append(set_up)
    if last:
        rows.append(Row("finished_games"))
        flows.append(finished)
    rows += [Row("settings"), Row("help")]
    flows += [options, help_pages]
    if len(games) < len(app.kept):
        rows.append(Row("drop_game"))
        flows.append(drop)
    facts = ("other_version",) if app.kept and not games else ()
    answer = yield GamesScreen(Choose("quipu", None, rows, facts=facts), range(len(games)), "go_on")
    if not answer:
        return None
    at = answer[0]
    app.saved = games[at] if at < len(games) else None
    return flows[at](app)


def drop(app):
    """Drop the saved games that this firmware cannot play, after asking."""
    answer = yield Choose("drop_game", None, (Row("no"), Row("yes")), facts=("other_version",))
    if answer and answer[0]:
        for kept in app.kept:
            if not playable(kept):
                app.keeper.journal.drop(kept)
