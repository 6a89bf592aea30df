"""The pictures of the current game, found by their names.

A picture is `bytes`: its width in columns, its height in pages, then page by page a byte per column, bit 0 on top. The
tiles of a map are one page high: their columns, concatenated in order of their numbers. The modules of this package are
generated from tools/pictures/.
"""

# The current sets, and the modules of those that have pictures, a later one first.
_sets: "tuple[str, ...]" = ()
_modules: "tuple[object, ...]" = ()


def use(*sets: str) -> None:
    """Load the pictures of a game's sets. A set may have none."""
    global _sets, _modules
    if sets == _sets:
        return
    found: "list[object]" = []
    for name in sets:
        try:
            found.insert(0, __import__("pictures." + name, None, None, ("",)))
        except ImportError:  # no pictures
            pass
    _sets = sets
    _modules = tuple(found)


def find(name: str) -> "bytes | None":
    """Return the picture or the tiles of that name; None if there are none."""
    for module in _modules:
        found: "bytes | None" = getattr(module, name, None)
        if found is not None:
            return found
    return None


def get(name: str) -> bytes:
    """Return the picture or the tiles of that name. Raise KeyError if there are none."""
    found = find(name)
    if found is None:
        raise KeyError(name)
    return found
