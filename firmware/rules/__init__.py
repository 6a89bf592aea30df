"""The rules of the games, and nothing else: no words, no pixels, no keys, no files, no time.

A game is a generator of prompts (`prompts.py`), played through a `Session` (`session.py`). Every other
module here is a game, or a part of one.
"""


def class_of(name):
    """The class of a game by the name of its module: `BronzeAge` of `bronze_age`."""
    # First what all games have in common: the modules of a large game, each loaded by the one before, nest deep enough.
    __import__("engine.game")
    kind = "".join([part[:1].upper() + part[1:] for part in name.split("_")])
    return getattr(__import__("rules." + name, None, None, (kind,)), kind)
