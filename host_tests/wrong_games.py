"""Recorded games with something wrong in them: how tests of what is refused make them of a right one."""

import copy
import json

from host.recorded.transcript import Replay, Transcript, TranscriptError, parse

# What may stand in the place of any value of a file by mistake.
ANYTHING = (
    *(None, True, -1, 10**30, 1.0, float("nan"), [], [[]], {}, {"": None}),
    *("x" * 5000, "a\nb", "\n", "\ud800", "\u202e", "é"),
)


def changed(game, path, value):
    """A game with the value at a path (keys and numbers, separated by spaces) changed; ... takes it away."""
    game = copy.deepcopy(game)
    *way, last = [int(part) if part.isdigit() else part for part in path.split()]
    at = game
    for part in way:
        at = at[part]
    if value is ...:
        del at[last]
    elif isinstance(at, list) and last == len(at):
        at.append(value)
    else:
        at[last] = value
    return game


def said_of_a_value_anywhere(game, value):
    """Put the value in the place of each value of a game: for each its path, and the one line said of it, or None."""

    def paths(at, way=()):
        items = at.items() if isinstance(at, dict) else enumerate(at) if isinstance(at, list) else ()
        for key, below in items:
            yield way + (key,)
            yield from paths(below, way + (key,))

    for way in paths(game):
        said = None
        try:
            wrong = changed(game, " ".join(map(str, way)), value)
            Replay(Transcript(parse(json.dumps(wrong).encode()))).play()
        except TranscriptError as error:
            said = str(error)
            assert said.isprintable() and len(said) < 200, way
        yield way, said
