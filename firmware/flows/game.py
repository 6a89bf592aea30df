"""A game at the table: its setup, and playing it to the end."""

import pictures
import words
from persistence import setup
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
    "persistence.reading",
)


def encode(game, options, names):
    """The setup of a game as bytes."""
    return setup.encode(game, kind_of(game).VERSION, names, (bytes((options,)),))


def decode(data):
    """The module's name, the options and the names of a setup. Raises ValueError where it is not one."""
    game, _, names, answers = setup.decode(data)
    return game, answers[0][0] if answers else 0, names


def describe(data):
    """The label that names a game and its players. From here on the names are those of its players."""
    game, _, words.names = decode(data)
    return "saved_game", "game_" + game, bytes(range(len(words.names)))


def playable(saved):
    """Whether this firmware can go on with a game from the journal, as far as that can be told without its module."""
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
    taken = take_up(app.journal)
    if taken:
        yield from play(app, *taken)
    else:
        yield Notice("attention", None, ("other_version",))


def take_up(journal):
    """The name and the session of the game in the journal; None where its saves have another version here."""
    saved = journal.load()
    game, version, _, _ = setup.decode(saved.setup)
    if kind_of(game).VERSION != version:
        return None
    game, options, words.names = decode(saved.setup)
    session = Session(make(game, len(words.names), options), journal, saved.log, saved.snapshot, saved.position)
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
                if not session.based:
                    return False
                yield Notice("attention", None, ("undo_ends",))
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
            app.journal.finish()
            break
        app.before = session.undo()
    app.session = None
