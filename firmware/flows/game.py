"""A game at the table: its setup as bytes, and playing it to the end."""

import pictures
import words
from rules.prompts import Notice
from rules.session import Session
from unload import unload

# What is of no use any more when a game begins.
_BEFORE = (
    "flows.setup",
    "flows.options",
    "screens.name",
    "screens.finished",
    "screens.check",
    "journal_reading",
)


def encode(game, options, names):
    """The setup of a game as bytes: the module's name, the options, the players' names, one a line."""
    return "\n".join([game, str(options)] + list(names)).encode()


def decode(setup):
    """The module's name, the options and the names of a setup. Raises ValueError where it is not one."""
    lines = str(setup, "utf-8").split("\n")
    if len(lines) < 3:
        raise ValueError("setup")
    return lines[0], int(lines[1]), lines[2:]


def describe(setup):
    """The label that names a game and its players. From here on the names are those of its players."""
    game, _, words.names = decode(setup)
    return "saved_game", "game_" + game, bytes(range(len(words.names)))


def playable(saved):
    """Whether this firmware can go on with a game from the journal."""
    if saved.version:
        return False
    try:
        game, _, _ = decode(saved.setup)
    except ValueError:
        return False
    return words.has("game_" + game)


def kind_of(game):
    """The class of a game: its module is imported only now, its words and pictures loaded with it."""
    kind = __import__("rules." + game, None, None, ("Play",)).Play
    sets = kind.WORDS or (game,)
    words.play(*sets)
    pictures.use(*sets)
    return kind


def make(game, count, options):
    """A new game."""
    return kind_of(game)(count, options)


def resume(app):
    """Go on with the game in the journal."""
    yield from play(app, *take_up(app.journal))


def take_up(journal):
    """The name and the session of the game in the journal."""
    saved = journal.load()
    game, options, words.names = decode(saved.setup)
    session = Session(make(game, len(words.names), options), journal, saved.log, saved.snapshot)
    if session.dropped:
        journal.trim(len(session.log))
    return game, session


def ask(app, session):
    """Ask a session's prompts until its game is over (then True); False when it was left by going back too far."""
    while session.prompt:
        answer = yield session.prompt
        if not session.prompt:  # ended by an adjustment
            break
        if answer is not None:
            session.answer(answer)
            for line in app.journal.complaints():
                yield Notice("attention", None, (line,))
        else:
            app.before = session.undo()
            if app.before is None:
                return False
    return True


def standings(game):
    """The screen of the standings."""
    from screens.standings import StandingsScreen

    return StandingsScreen(game)


def play(app, game, session):
    """Play a session to the end: the winner, the sums; B there takes back the last answer."""
    unload(*_BEFORE)
    kind_of(game)
    app.session = session
    while (yield from ask(app, session)):
        answer = yield standings(session.game)
        if answer is not None:
            totals = [session.game.total(player) for player in range(session.game.count)]
            app.finished.add(game, words.names, totals, app.journal.number)
            if not app.finished.waiting:  # else it is still in the journal, to be added at another start
                app.journal.finish()
            break
        app.before = session.undo()
    app.session = None
