"""The games that this firmware knows: what each is called, its setup as bytes, and its class, loaded when it is chosen.

A game's name is that of its module, with a title that the players gave it after a colon ("score_pad:Tarot"), or SHEET
and the title of the score sheet it is played by.
"""

import gc

import pictures
import words
from engine import setup
from engine.limits import PLAYERS
from engine.prompts import Refused
from flows.titles import normal, title_of
from persistence.finished import BROUGHT
from persistence.pairs import pack, unpack
from rules import class_of
from screens import load

# What comes of a setup or a position that somebody made by hand.
NO_GAME = (ArithmeticError, AttributeError, AssertionError, LookupError, Refused, TypeError, ValueError)
# What the id of a game's title begins with.
_TITLE = "game_"
# What the name of a game begins with that is played by a score sheet; its title in the first language follows. The
# sheet itself is told beside the name, packed (persistence/pairs.py).
SHEET = "score_sheet:"

# The sheet that was read last, and the class of its game.
_read = b"", None


def encode(game, names, answers=(), sheet=b""):
    """The setup of a game as bytes. `names`: those of the players; `answers`: those to the game's options, each bytes.
    Here as below `sheet` is what a game is played by, packed; b"": none.
    """
    return setup.encode(game, kind_of(game, sheet).VERSION, names, answers)


def decode(data):
    """(name of the game, names of the players, answers) of a setup (bytes). Raises ValueError where it is not one."""
    game, _, names, answers = setup.decode(data)
    return game, names, answers


def label_of(game, sheet=b""):
    """The label that names a game, also one that this firmware does not know; in the language of the day, where the
    sheet is at hand that it is played by.
    """
    if game.startswith(SHEET):
        return ":" + (title_of(sheet) or game[len(SHEET) :])
    return _TITLE + game if words.has(_TITLE + game) else ":" + game


def written(names):
    """The label of names that are not those of the players at the table."""
    return ":" + ", ".join(names)


def describe(data, sheet=b""):
    """The label that names the game of a setup (bytes) and its players."""
    game, names, _ = decode(data)
    return "saved_game", label_of(game, sheet), written(names)


def by_sheet(data):
    """Whether the game of a setup is played by a sheet."""
    return decode(data)[0].startswith(SHEET)


def sheet_of(device, kept):
    """The sheet by which a game under way is played; b"": none."""
    return kept.description(device.region) if playable(kept) and by_sheet(kept.setup) else b""


def sheet_in(finished, index, game):
    """The sheet by which a finished game of that name was played; b"": none, or it is not kept."""
    return finished.details(index).get(BROUGHT, b"") if game.startswith(SHEET) else b""


def playable(kept):
    """Whether this firmware can go on with a game under way, as far as that can be told without its module."""
    return not kept.other and known(kept.setup)


def known(data):
    """Whether the game of a setup is one of this firmware's."""
    try:
        game, names, _ = decode(data)
    except ValueError:
        return False
    return (game.startswith(SHEET) or words.has(_TITLE + game)) and 0 < len(names) <= PLAYERS


def games():
    """The names of all games but those that are played by a sheet: each has a title among the words."""
    return [word[len(_TITLE) :] for word in words.beginning(_TITLE)]


def kind_of(name, sheet=b""):
    """The class of a game, whose rules, words and pictures come here, when it is chosen, and stay; what every game is
    played with comes with the first. Raises ValueError where the game takes a sheet and this is none: its argument are
    the lines that say why.

    Those of all games take longer to load than the device may take to start.
    """
    global _read
    played_by_sheet = sheet or name.startswith(SHEET)
    name = name.split(":")[0]
    kind = class_of(name)
    load()
    __import__("flows.menu")  # not at the start, either
    if played_by_sheet:
        if _read[0] != sheet or not sheet:
            _read = sheet, form_of(kind, unpack(sheet))
        kind = _read[1]
    sets = kind.WORDS or (name,)
    words.play(*sets, from_sheet=kind.texts if played_by_sheet else None)
    pictures.use(*sets)
    return kind


def class_known(game, sheet=b""):
    """Return the class of a game; None where this firmware has none, or its sheet cannot be read."""
    try:
        return kind_of(game, sheet)
    except Exception:  # another version's, or made by hand
        return None


def lowest_wins(data, sheet=b""):
    """Return whether the fewest points win a game, by its setup (bytes) and its sheet; None where these are unknown."""
    try:
        game, names, answers = decode(data)
        kind = class_known(game, sheet)
        return kind.lowest_wins(len(names), answers) if kind else None
    except NO_GAME:  # made by hand
        return None


def lowest_won(totals, winners):
    """Return whether a winner has fewer points than somebody else: all that is known where the sheet is lost."""
    return bool(winners) and totals[winners[0]] < max(totals)


def form_of(kind, data):
    """The class of games by a sheet, `data` (its text, bytes); `kind`: the one that reads it. Much is thrown away while
    it is read: what stays would lie all over the memory, and leave none in one piece.
    """
    global _read
    _read = b"", None
    gc.collect()
    kind = kind.by_sheet(data)
    gc.collect()
    return kind


def read_sheet(data, sheet=b""):
    """The name of the game that is played by a sheet, as its file has it (bytes), and the sheet, packed: `sheet`, where
    it is known. Raises ValueError as `kind_of`.
    """
    global _read
    kind = class_of(SHEET[:-1])
    words.play(*kind.WORDS)  # they say what is wrong
    try:
        sheet = sheet or pack(normal(data))  # first: it takes memory in one piece
    except ValueError:  # no text: form_of raises it with the reason
        pass
    kind = form_of(kind, data)
    _read = sheet, kind
    return SHEET + kind.form.title, sheet


def speak(game, sheet=b""):
    """Have the words of a game, if this firmware has it; else its lines are told by their ids."""
    words.play()
    if sheet or words.has(label_of(game)):
        try:
            kind_of(game, sheet)
        except Exception:  # whatever is wrong with it: the record can be read without
            words.play()


def version_of(name, sheet=b""):
    """The version of the saves of a game; None where it takes a sheet and this is none that can be read."""
    try:
        return kind_of(name, sheet).VERSION
    except NO_GAME:
        return None


def make(name, count, answers, sheet=b""):
    """A new game of that name, for so many players. `answers`: those to its options."""
    game = kind_of(name, sheet)(count, answers)
    if ":" in name:
        game.title = label_of(name, sheet)
    return game


def following(data):
    """The setup (bytes) of the next game with the same players and options: who starts moves on by one."""
    name, version, names, answers = setup.decode(data)
    return setup.encode(name, version, names[1:] + names[:1], answers)
