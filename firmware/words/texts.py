"""The texts of a language, concatenated and found by their ids.

A dictionary per language would cost some 14 bytes of flash per text, or as much of the heap. Instead, the ids of a set
are in words/ids/ once for all languages, as a tuple that stays in the flash. A language has its texts as one piece of
UTF-8.
"""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterator


class Texts:
    """Texts by id, to be used like a dictionary.

    `ends` has the offset of each text, then the end of the last one, in two bytes each, the low one first. An empty
    text counts as missing: the language leaves it to another set.
    """

    def __init__(self, ids: "tuple[str, ...]", ends: bytes, texts: bytes) -> None:
        self._ids = ids
        self._ends = ends
        self._texts = texts

    def get(self, word: str, other: "str | None" = None) -> "str | None":
        """Return the text of an id, or `other`."""
        if word not in self._ids:
            return other
        ends = self._ends
        at = 2 * self._ids.index(word)
        begin = ends[at] | ends[at + 1] << 8
        end = ends[at + 2] | ends[at + 3] << 8
        if begin == end:
            return other
        return str(self._texts[begin:end], "utf-8")

    def __getitem__(self, word: str) -> str:
        text = self.get(word)
        if text is None:
            raise KeyError(word)
        return text

    def __iter__(self) -> "Iterator[str]":
        ends = self._ends
        return iter(
            [word for i, word in enumerate(self._ids) if ends[2 * i : 2 * i + 2] != ends[2 * i + 2 : 2 * i + 4]]
        )
