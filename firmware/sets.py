"""Modules of which only some are needed at a time: those of the game that is played, and those that always stay.

Whoever looks something up goes through `modules`: a later one of a game stands before an earlier one.
"""

from unload import unload


class Sets:
    """The modules `always` of a folder and, after `load`, some more of it. With `lenient`, one may be missing."""

    def __init__(self, always=(), lenient=False):
        self._always = always
        self._lenient = lenient
        self._folder = ""
        self.names = ()
        self.modules = ()

    def load(self, folder, names):
        """Have the modules `names` (a tuple) of a folder (`"words.en"`); those no longer needed leave the memory."""
        if folder == self._folder and names == self.names:
            return
        self.modules = ()
        for name in self._always + self.names:
            if folder != self._folder or name not in self._always + names:
                unload(self._folder + "." + name)
        if folder != self._folder:
            unload(self._folder)
        self._folder = folder
        self.names = names
        found = [self._module(name) for name in reversed(names)] + [self._module(name) for name in self._always]
        self.modules = tuple([module for module in found if module])

    def _module(self, name):
        try:
            return __import__(self._folder + "." + name, None, None, ("",))
        except ImportError:
            if self._lenient:
                return None
            raise
