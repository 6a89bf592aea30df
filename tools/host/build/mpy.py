"""What is in a compiled module (.mpy, version 6) as the interpreter keeps it in memory: its code, its bytes."""

from collections.abc import Iterator
from typing import NamedTuple

_VERSION = 6
_BYTECODE = 0
# Kinds of constants; those of a lower kind than texts have no content, and a zero is behind texts and bytes.
_TEXT, _BYTES = 5, 6
_TUPLE = 10


class Function(NamedTuple):
    """The code of a function, and how many others are nested in it."""

    code: bytes
    nested: int


class Mpy:
    """Reads a file's content from its beginning."""

    def __init__(self, content: bytes):
        self._content = content
        self._at = 4
        self.constants: list[bytes] = []

    def functions(self) -> Iterator[Function]:
        """All functions, without the module's own code, which runs but once. Raises ValueError.

        `constants` are then the bytes of the module that are no names.
        """
        if self._content[1] != _VERSION:
            raise ValueError(f"an .mpy file of version {self._content[1]}, not {_VERSION}")
        names, constants = self._number(), self._number()
        for _ in range(names):
            size = self._number()
            if not size & 1:  # else one that the interpreter has
                self._at += (size >> 1) + 1
        for _ in range(constants):
            self._pass_constant()
        found = list(self._functions())
        if self._at != len(self._content):
            raise ValueError("there is something behind the last function")
        yield from found[1:]

    def _number(self) -> int:
        number = 0
        while True:
            byte = self._content[self._at]
            self._at += 1
            number = number << 7 | byte & 0x7F
            if byte < 0x80:
                return number

    def _pass_constant(self) -> None:
        kind = self._content[self._at]
        self._at += 1
        if kind < _TEXT:
            return
        size = self._number()
        if kind == _TUPLE:
            for _ in range(size):
                self._pass_constant()
            return
        if kind == _BYTES:
            self.constants.append(self._content[self._at : self._at + size])
        self._at += size + (kind in (_TEXT, _BYTES))

    def _functions(self) -> Iterator[Function]:
        head = self._number()
        if head & 3 != _BYTECODE:
            raise ValueError("a function that is no bytecode")
        size = head >> 3
        code = self._content[self._at : self._at + size]
        self._at += size
        nested = self._number() if head & 4 else 0
        yield Function(code, nested)
        for _ in range(nested):
            yield from self._functions()
