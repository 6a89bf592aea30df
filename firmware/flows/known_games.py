"""Find the games that this firmware knows: their names, setups as bytes, and classes, loaded when one is chosen.

A game's name is that of its module, with a title that the players gave it after a colon ("score_pad:Tarot"), or SHEET
and the title of its score sheet.
"""

import gc
import sys

import pictures
import words
from engine import setup
from engine.limits import PLAYERS
from engine.prompts import Refused
from flows.titles import LINES, normal, title_of, titles_of
from micropython import const
from persistence.finished import BROUGHT
from persistence.pairs import pack, unpack
from rules import class_of
from screens import needed

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Sequence

    from device import Device
    from engine.game import Game
    from persistence.finished import Finished, Head
    from persistence.saved import Kept

# Raised by forged setups and positions.
FORGED_SAVE_ERRORS = (ArithmeticError, AttributeError, AssertionError, LookupError, Refused, TypeError, ValueError)
# The prefix of the ids of titles.
_TITLE = "game_"
# The prefix of the names of games with a score sheet; its title in the first language follows. The sheet itself is
# passed along with the name, packed (persistence/pairs.py).
SHEET = "score_sheet:"

# The sheet that was read last, and the class of its game.
_read = b"", None


def encode(game: str, names: "Sequence[str]", answers: "Sequence[bytes]" = (), sheet: bytes = b"") -> bytes:
    """Return the setup of a game as bytes. names: of the players. answers: to the game's options.

    Here as below `sheet` is the game's score sheet, packed; b"": none.
    """
    return setup.encode(game, kind_of(game, sheet).VERSION, names, answers)


def decode(data: bytes) -> "tuple[str, list[str], list[bytes]]":
    """Return (name of the game, names of the players, answers) of a setup. Raises ValueError if it is not one."""
    game, _, names, answers = setup.decode(data)
    return game, names, answers


def remember_order(device: "Device", game: "Game") -> None:
    """Have the next game by the same sheet begin in the present order of entries."""
    name = decode(device.autosave.journal.setup)[0]
    if game.reordered() != (name in device.settings.reordered):
        device.settings.remember_order(name, game.reordered())


def label_of(game: str, sheet: bytes = b"") -> str:
    """Return the label that names a game, even an unknown one.

    It is in the current language, if the game has no sheet or its sheet is given.
    """
    if game.startswith(SHEET):
        return ":" + (title_of(sheet) or game[len(SHEET) :])
    return _TITLE + game if words.has(_TITLE + game) else ":" + game


def name_of(sheet: bytes) -> str:
    """Return the name of the game by a packed sheet, which has a title."""
    return SHEET + titles_of(unpack(sheet, LINES))[0][0]


def written(names: "Sequence[str]") -> str:
    """Return the label of names that are not those of the current players."""
    return ":" + ", ".join(names)


def describe(data: bytes, sheet: bytes = b"") -> "tuple[str, str, str]":
    """Return the label that names the game of a setup and its players."""
    game, names, _ = decode(data)
    return "saved_game", label_of(game, sheet), written(names)


def by_sheet(data: bytes) -> bool:
    """Return whether the game of a setup has a score sheet."""
    return decode(data)[0].startswith(SHEET)


def sheet_of(device: "Device", kept: "Kept") -> bytes:
    """Return the score sheet of a game under way; b"": none."""
    return kept.description(device.region) if playable(kept) and by_sheet(kept.setup) else b""


def sheet_in(finished: "Finished", number: int, game: str) -> bytes:
    """Return the score sheet of a finished game of that name; b"": none, or it is lost."""
    return finished.details(number).get(BROUGHT, b"") if game.startswith(SHEET) else b""


def playable(kept: "Kept") -> bool:
    """Return whether this firmware can resume a game under way, as far as is known without its module."""
    return not kept.other and known(kept.setup)


def known(data: bytes) -> bool:
    """Return whether the game of a setup is one of this firmware's."""
    try:
        game, names, _ = decode(data)
    except ValueError:
        return False
    return (game.startswith(SHEET) or words.has(_TITLE + game)) and 0 < len(names) <= PLAYERS


def games() -> "list[str]":
    """Return the names of all games that have no sheet: each has a title among the words."""
    return [word[len(_TITLE) :] for word in words.beginning(_TITLE)]


def kind_of(name: str, sheet: bytes = b"") -> "Any":  # a subclass of Game, or of what reads score sheets
    """Switch words and pictures to those of a game, and return its class.

    It also loads what `load_game` does: loading all games at the start would take too long.
    Raises ValueError, with the lines that say why, if the game needs a sheet and this is none.
    """
    global _read
    played_by_sheet = sheet or name.startswith(SHEET)
    name = name.split(":")[0]
    kind = load_game(name)
    if played_by_sheet:
        if _read[0] != sheet or not sheet:
            _read = sheet, form_of(kind, unpack(sheet))
        kind = _read[1]
    sets = kind.WORDS or (name,)
    words.play(*sets, from_sheet=kind.texts if played_by_sheet else None)
    pictures.use(*sets)
    return kind


def load_game(name: str) -> "Any":  # as kind_of
    """Load a game's rules and what every game needs, and return its class."""
    kind: "Any" = class_of(name)  # as this function's result
    while load_next():
        pass
    return kind


def load_next() -> bool:
    """Load one of the modules that every game needs, and those loaded so far; return whether one was missing.

    At the start they would delay the first picture; all at once they would delay the first press in a game.
    """
    for name in needed():
        if name not in sys.modules:
            __import__(name)
            return True
    if "flows.menu" in sys.modules:
        return False
    __import__("flows.menu")
    return True


def load_sheets() -> None:
    """Load what a score sheet needs while players look at the list: it would delay the game's first question."""
    load_game(SHEET[:-1])


def class_known(game: str, sheet: bytes = b"") -> "Any":  # as kind_of
    """Return the class of a game; None if this firmware has none, or its sheet is unreadable."""
    try:
        return kind_of(game, sheet)
    except Exception:  # another version's, or made by hand
        return None


def lowest_wins(head: "Head", sheet: bytes) -> bool:
    """Return whether the fewest points win a finished game, by its setup and sheet; if unknown, by its winners."""
    try:
        game, names, answers = decode(head.setup)
        kind = class_known(game, sheet)
        if kind:
            return bool(kind.lowest_wins(len(names), answers))
    except FORGED_SAVE_ERRORS:  # made by hand
        pass
    return lowest_won(head.totals, head.winners)


def lowest_won(totals: "Sequence[int]", winners: "Sequence[int]") -> bool:
    """Return whether a winner has fewer points than somebody else: all that is known without its sheet."""
    return bool(winners) and totals[winners[0]] < max(totals)


def form_of(kind: "Any", data: bytes) -> "Any":  # as kind_of
    """Return the class of games by a sheet. kind: the one that reads it. data: its text.

    Memory is collected around it: reading throws much away, and what stays would fragment the heap.
    """
    global _read
    _read = b"", None
    gc.collect()
    kind = kind.by_sheet(data)
    gc.collect()
    return kind


def read_sheet(data: bytes, sheet: bytes = b"") -> "tuple[str, bytes]":
    """Return the name of the game by a sheet and the sheet, packed. data: as its file has it. sheet: packed, if known.

    Raises ValueError as `kind_of`.
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


def speak(game: str, sheet: bytes = b"") -> None:
    """Load the words of a game, if this firmware has it; else its lines appear by their ids."""
    words.play()
    if sheet or words.has(label_of(game)):
        try:
            kind_of(game, sheet)
        except Exception:  # the record is readable without it
            words.play()


def version_of(name: str, sheet: bytes = b"") -> "int | None":
    """Return the version of a game's saves; None if it needs a sheet and this one is unreadable."""
    try:
        version: int = kind_of(name, sheet).VERSION
        return version
    except FORGED_SAVE_ERRORS:
        return None


def make(name: str, count: int, answers: "Sequence[bytes]", sheet: bytes = b"") -> "Game":
    """Return a new game of that name for `count` players. answers: to its options."""
    game: "Game" = kind_of(name, sheet)(count, answers)
    if ":" in name:
        game.title = label_of(name, sheet)
    return game


def following(data: bytes) -> bytes:
    """Return the setup of the next game with the same players and options, started by the next player."""
    name, version, names, answers = setup.decode(data)
    return setup.encode(name, version, names[1:] + names[:1], answers)
