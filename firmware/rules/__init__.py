"""The rules of the games, and nothing else: no words, no pixels, no keys, no files, no time.

A game is a generator of prompts (engine/prompts/), played through a `Session` (engine/history/session.py). Each
module or package here is one game.
"""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from engine.game import Game


def class_of(name: str) -> "type[Game]":
    """Return the class of a game by the name of its module: `BronzeAge` for `bronze_age`."""
    # Load the shared modules first: a large game's imports already nest as deep as the board's stack allows.
    __import__("engine.game")
    kind = "".join([part[:1].upper() + part[1:] for part in name.split("_")])
    found: "type[Game]" = getattr(__import__("rules." + name, None, None, (kind,)), kind)
    return found
