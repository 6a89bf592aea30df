"""How deep the firmware's calls and generators nest, measured on CPython.

A running frame counts one: a call, a resumed generator (each one a `yield from` passes through), a module being
imported, a comprehension. That is what uses up the small stack of a board. CPython 3.12 and newer run list, set and
dict comprehensions without a frame, MicroPython does not: a comprehension at the deepest place counts one less there.
"""

import os
import sys

from host.paths import FIRMWARE


class Nesting:
    """Watches the frames of files below `folder`; the caller's own frames do not count.

    `deepest` is the most frames at one time, `where` their names, outermost first ("rules/bronze.py:play"). Watch with
    `with Nesting() as nesting:` or between `start()` and `stop()`. Everything runs some times slower meanwhile. The
    frames a board has around them (main.py, the loop) are not in the figure when a test calls `app.step()` itself.
    """

    def __init__(self, folder=FIRMWARE):
        self.deepest = 0
        self.where = []
        self._root = os.path.join(os.path.realpath(folder), "")
        self._inside = {}
        self._before = None

    def start(self):
        """Begin to watch this thread."""
        self._before = sys.getprofile()
        sys.setprofile(self._event)

    def stop(self):
        """Watch no longer; the figures stay."""
        sys.setprofile(self._before)

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def _counts(self, code):
        # A code object is looked up once: resolving a path for each call would take most of the time.
        known = self._inside.get(code)
        if known is None:
            known = self._inside[code] = os.path.realpath(code.co_filename).startswith(self._root)
        return known

    def _event(self, frame, event, _arg):
        if event != "call":
            return
        at = frame
        depth = 0
        while at is not None:
            depth += self._counts(at.f_code)
            at = at.f_back
        if depth > self.deepest:
            self.deepest = depth
            self.where = self._names(frame)

    def _names(self, frame):
        names = []
        while frame is not None:
            code = frame.f_code
            if self._counts(code):
                names.append(os.path.realpath(code.co_filename)[len(self._root) :] + ":" + code.co_name)
            frame = frame.f_back
        return names[::-1]
