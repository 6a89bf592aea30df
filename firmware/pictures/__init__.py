"""The pictures of the game that is played, found by their names.

A picture is `bytes`: its width in columns, its height in pages, then page by page one byte a column, bit 0 on top. The
modules beside this file are made by `make fonts` from tools/pictures/.
"""

from sets import Sets

_sets = Sets(lenient=True)


def use(*sets):
    """Have the pictures of the game that is played, of sets that have any; those of another leave the memory."""
    _sets.load("pictures", sets)


def get(name):
    """The picture of that name; None if there is none."""
    for module in _sets.modules:
        found = getattr(module, name, None)
        if found is not None:
            return found
    return None
