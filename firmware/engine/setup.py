"""The setup of a game as bytes: which game, its players, and the answers to its options.

Name of the game, version of its saves (1 byte), number of players, their names, the answers to the options. Texts and
answers are preceded by their length.
"""

from engine.limits import NAME_LENGTH, PLAYERS, SHEET_TITLE_LENGTH
from engine.parts import Parts, add_part
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

# Signs that can precede a player's name, as part of it.
SIGNS = "♥♦♣♠▲☀☾⚓"


def without_sign(name: str) -> str:
    """Return a name without the sign before it. Both are names of the same player."""
    return name[1:] if name[:1] in SIGNS else name


def fits(name: str) -> bool:
    """Return whether a name is no longer than one that can be typed, wherever it comes from."""
    return 0 < len(without_sign(name)) <= NAME_LENGTH


def named(names: "Sequence[str]") -> bool:
    """Return whether there are players, not too many, whose names all fit."""
    return 0 < len(names) <= PLAYERS and all([fits(name) for name in names])


def titled(game: str) -> bool:
    """Return whether a title after the name of the game, "name:title", is no longer than a score sheet may have."""
    return len(game.partition(":")[2]) <= SHEET_TITLE_LENGTH


def encode(game: str, version: int, names: "Sequence[str]", answers: "Sequence[bytes]" = ()) -> bytes:
    """Return a setup as bytes. `version` (0 to 255) is that of the game's saves; `answers` are those to its options."""
    data = bytearray()
    add_part(data, game.encode())
    data.append(version)
    data.append(len(names))
    for name in names:
        add_part(data, name.encode())
    for answer in answers:
        add_part(data, answer)
    return bytes(data)


def decode(setup: bytes) -> "tuple[str, int, list[str], list[bytes]]":
    """Return (name of the game, version of its saves, names, answers) of a setup. Raise ValueError if it is none."""
    parts = Parts(setup)
    answers = []
    try:
        game = str(parts.part(), "utf-8")
        version = parts.byte()
        names = [str(name, "utf-8") for name in [parts.part() for _ in range(parts.byte())]]
        while parts.more:
            answers.append(parts.part())
    except IndexError:
        raise ValueError("setup")
    return game, version, names, answers
