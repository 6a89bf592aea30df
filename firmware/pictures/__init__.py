"""The pictures of the game that is played, found by their names.

A picture is `bytes`: its width in columns, its height in pages, then page by page one byte a column, bit 0 on top. The
tiles of a map are the columns of all, one page high, one after the other by their numbers. The modules of this package
are generated from tools/pictures/.
"""

# The sets that were asked for last, and the modules of those that there are, a later one first.
_sets = ()
_modules = ()


def use(*sets):
    """Have the pictures of the game that is played, of sets that have any."""
    global _sets, _modules
    if sets == _sets:
        return
    found = []
    for name in sets:
        try:
            found.insert(0, __import__("pictures." + name, None, None, ("",)))
        except ImportError:  # a game without pictures
            pass
    _sets = sets
    _modules = tuple(found)


def get(name):
    """The picture or the tiles of that name; None if there is none."""
    for module in _modules:
        found = getattr(module, name, None)
        if found is not None:
            return found
    return None
