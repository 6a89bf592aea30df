"""Recorded games with something wrong in them: how tests of what is refused make them of a right one."""

import copy


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
