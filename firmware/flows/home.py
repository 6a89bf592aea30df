"""The first thing after power-on: go on with the game, start one, look at the last ones."""

import words
from canvas import WIDTH, text_width
from flows.game import again, describe, following, known, playable, resume
from flows.help import help_pages
from flows.kept import finished
from flows.language import choose_language
from flows.options import options
from flows.setup import set_up
from rules.prompts import Choose, Notice, Row
from rules.session import is_standing, read_standing


def home(app):
    """Ask what to do; return the flow of what was chosen, None: home comes anew."""
    if app.settings.fresh:
        yield from choose_language(app)
    for line in app.complaints():
        yield Notice("attention", None, (line,))
    over, last = app.finished.last()
    app.kept = app.journal.games(over)
    games = [kept for kept in app.kept if playable(kept)]
    entries = [("new_game", set_up), ("settings", options), ("help", help_pages)]
    if last:
        entries.insert(1, ("finished_games", finished))
    facts = ()
    for kept in reversed(games[1:]):
        entries.insert(0, (":" + words.say(players(kept.setup)), resume, kept))
    if games:
        entries.insert(0, ("go_on_game", resume, games[0]))
        facts = (describe(games[0].setup),)
    if len(games) < len(app.kept):
        entries.append(("drop_game", drop))
        facts = facts or ("other_version",)
    rows = [Row(entry[0]) for entry in entries]
    if not games and last and known(last):
        entries.insert(0, ("again", again))
        rows.insert(0, Row("again", detail=players(following(last))))
    prompt = Choose("quipu", None, rows, facts=facts)
    if games:
        if is_standing(games[0].standing, len(words.names)):
            number, leaders, points = read_standing(games[0].standing)
            prompt.status = "round", number
            rows[0].detail = leading(leaders, points)
    answer = yield prompt
    if not answer:
        return None
    chosen = entries[answer[0]]
    app.saved = chosen[2] if chosen[1] is resume else None
    return chosen[1](app)


def players(data):
    """The label of who plays the game of a setup, on one line: the names, behind the game's where that fits; or how
    many there are.
    """
    label = describe(data)
    for shorter in (label, ("name_of", label[2])):
        if text_width(words.say(shorter)) <= WIDTH:
            return shorter
    return "players_many", len(words.names)


def leading(leaders, points):
    """The label of who is ahead and with how many points, on one line."""
    if len(leaders) == len(words.names):
        return "points_so_far", points
    label = "ahead", leaders, points
    return label if text_width(words.say(label)) <= WIDTH else ("ahead_with", points)


def drop(app):
    """Drop the saved games that this firmware cannot play, after asking."""
    answer = yield Choose("drop_game", None, (Row("no"), Row("yes")), facts=("other_version",))
    if answer and answer[0]:
        for kept in app.kept:
            if not playable(kept):
                app.journal.drop(kept)
