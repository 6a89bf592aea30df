"""The pictures of the current game, found by their names.

A picture is `bytes`: its width in columns, its height in pages, then page by page a byte per column, bit 0 on top. The
tiles of a map are one page high: their columns, concatenated in order of their numbers. The modules of this package are
generated from tools/pictures/.
"""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

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


# Any: a screen asks for the pictures that its game has, and mypy would have it look for None.
def get(name: str) -> "Any":
    """Return the picture or the tiles of that name (bytes); None if there are none."""
    for module in _modules:
        found = getattr(module, name, None)
        if found is not None:
            return found
    return None
