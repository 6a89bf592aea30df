"""The setup of a game as bytes: which game, who plays, and what was answered to the game's options.

Name of the game, version of its saves (1 byte), number of players, their names, the answers to the options; a text or
an answer has its length before it.
"""

from engine.limits import NAME_LENGTH, PLAYERS
from engine.parts import Parts, add_part

# What may stand before a player's name, as a part of it.
SIGNS = "♥♦♣♠▲☀☾⚓"


def without_sign(name):
    """The name without the sign before it: that of the same player."""
    return name[1:] if name[:1] in SIGNS else name


def fits(name):
    """Return whether a name is no longer than one that can be typed, wherever it comes from."""
    return 0 < len(without_sign(name)) <= NAME_LENGTH


def named(names):
    """Return whether there are players, not too many, whose names all fit."""
    return 0 < len(names) <= PLAYERS and all([fits(name) for name in names])


def encode(game, version, names, answers=()):
    """The bytes of a setup. game: its name; version: of its saves, 0 to 255; `answers` are those to the game's options,
    each as bytes.
    """
    data = bytearray()
    add_part(data, game.encode())
    data.append(version)
    data.append(len(names))
    for name in names:
        add_part(data, name.encode())
    for answer in answers:
        add_part(data, answer)
    return bytes(data)


def decode(setup):
    """(name of the game, version of its saves, names, answers) of the bytes of a setup. Raises ValueError where it is
    no setup.
    """
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
