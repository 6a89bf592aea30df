"""Lets go of modules that are needed now and then, so that their memory is there for the game."""

import sys


def unload(*names):
    """Forget modules; the next import loads them again. Names that are not loaded do no harm.

    A package knows its modules as well as `sys.modules` does. Whatever else still refers to something in a module, be
    it a function imported from it by name, keeps the whole module in memory.
    """
    for name in names:
        sys.modules.pop(name, None)
        dot = name.rfind(".")
        package = sys.modules.get(name[: max(0, dot)])
        if hasattr(package, name[dot + 1 :]):
            # What is deleted of an object stays in its table, where the collector finds it, until the place is needed.
            setattr(package, name[dot + 1 :], None)
            delattr(package, name[dot + 1 :])
