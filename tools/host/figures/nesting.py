"""How deep the firmware's calls and generators nest, measured on CPython.

A running frame counts one: a call, a resumed generator (each one a `yield from` passes through), a module being
imported, a comprehension. That is what uses up the small stack of a board. CPython 3.12 and newer run list, set and
dict comprehensions without a frame, MicroPython does not: a comprehension at the deepest place counts one less there.
"""

import os
import sys
from types import CodeType, FrameType
from typing import Any

from host.paths import FIRMWARE, AnyPath


class Nesting:
    """Watches the frames of files below `folder`; the caller's own frames do not count.

    `deepest` is the most frames at one time, `where` their names, outermost first ("rules/bronze.py:play"). Watch with
    `with Nesting() as nesting:`; everything runs some times slower meanwhile.
    """

    def __init__(self, folder: AnyPath = FIRMWARE) -> None:
        self.deepest = 0
        self.where: list[str] = []
        self._root = os.path.join(os.path.realpath(folder), "")
        self._inside: dict[CodeType, bool] = {}
        self._before: Any = None

    def __enter__(self) -> "Nesting":
        self._before = sys.getprofile()
        sys.setprofile(self._event)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self._before)

    def _counts(self, code: CodeType) -> bool:
        # A code object is looked up once: resolving a path for each call would take most of the time.
        known = self._inside.get(code)
        if known is None:
            known = self._inside[code] = os.path.realpath(code.co_filename).startswith(self._root)
        return known

    def _event(self, frame: FrameType, event: str, _arg: Any) -> None:
        if event != "call":
            return
        at: FrameType | None = frame
        inside = []
        while at is not None:
            if self._counts(at.f_code):
                inside.append(at.f_code)
            at = at.f_back
        if len(inside) > self.deepest:
            self.deepest = len(inside)
            names = [os.path.realpath(code.co_filename)[len(self._root) :] + ":" + code.co_name for code in inside]
            self.where = names[::-1]
