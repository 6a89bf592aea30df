"""The first thing after power-on: go on with a game under way, start one, look at those that are over."""

import words
from canvas import WIDTH, text_width
from flows.finished import finished
from flows.game import again, describe, following, known, playable, resume
from flows.help import help_pages
from flows.language import choose_language
from flows.options import options
from flows.setup import set_up
from flows.under_way import game_row
from rules.prompts import Choose, Notice, Row
from screens.games import GamesScreen


def home(app):
    """Ask what to do; return the flow of what was chosen, None: home comes anew."""
    if app.settings.fresh:
        yield from choose_language(app)
    over, last = app.finished.last()
    app.kept = app.journal.games(over)
    for line in app.complaints():
        yield Notice("attention", None, (line,))
    games = [kept for kept in app.kept if playable(kept)]
    rows = [game_row(kept) for kept in games]
    flows = [resume] * len(games)
    if not games and last and known(last):
        rows.append(Row("again", detail=players(following(last))))
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


def players(data):
    """The label of who plays the game of a setup, on one line: the names, behind the game's where that fits; or how
    many there are.
    """
    label = describe(data)
    for shorter in (label, ("name_of", label[2])):
        if text_width(words.say(shorter)) <= WIDTH:
            return shorter
    return "players_many", len(words.names)


def drop(app):
    """Drop the saved games that this firmware cannot play, after asking."""
    answer = yield Choose("drop_game", None, (Row("no"), Row("yes")), facts=("other_version",))
    if answer and answer[0]:
        for kept in app.kept:
            if not playable(kept):
                app.journal.drop(kept)
