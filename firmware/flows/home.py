"""The first thing after power-on: go on with the game, start one, look at the last ones."""

import words
from canvas import WIDTH, text_width
from flows.game import again, describe, following, known, playable, resume
from flows.help import help_pages
from flows.kept import finished
from flows.language import choose_language
from flows.options import options
from flows.records import mend
from flows.setup import set_up
from rules.prompts import Choose, Notice, Row
from rules.session import read_standing


def home(app):
    """Ask what to do; return the flow of what was chosen, None: home comes anew."""
    if app.settings.fresh:
        yield from choose_language(app)
    if app.records.state and not app.records.asked:
        yield from mend(app)
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
    rows = [Row(entry[0]) for entry in entries]
    if not saved and app.journal.last and known(app.journal.last):
        entries.insert(0, ("again", again))
        rows.insert(0, Row("again", detail=players(following(app.journal.last))))
    prompt = Choose("quipu", None, rows, facts=facts)
    if entries[0][1] is resume:
        app.saved = saved
        if saved.standing:
            number, leaders, points = read_standing(saved.standing)
            prompt.status = "round", number
            rows[0].detail = leading(leaders, points)
    answer = yield prompt
    chosen = entries[answer[0]][1] if answer else None
    if chosen is not resume:
        app.saved = None
    app.kept = facts[0] if facts else None
    return chosen(app) if chosen else None


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
    """Drop a saved game that this firmware cannot play, after asking."""
    answer = yield Choose("drop_game", None, (Row("no"), Row("yes")), facts=("other_version",))
    if answer and answer[0]:
        app.journal.drop()
