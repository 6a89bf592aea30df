"""Texts of a language in one piece, found by their ids.

A dictionary takes some 14 bytes a text of the flash beside the text itself, for each language anew. So the ids of a set
are there once (words/ids/), as a tuple, which stays in the flash: a dictionary would take that much of the heap. A
language has its texts one after the other, in UTF-8.
"""


class Texts:
    """Looked up like a dictionary: the ids, where each text begins and the last one ends, and all texts as bytes.

    An end is two bytes, the low one first. A text of no letters is none: the language leaves it to another set.
    """

    def __init__(self, ids, ends, texts):
        self._ids = ids
        self._ends = ends
        self._texts = texts

    def get(self, word, other=None):
        """The text of an id."""
        if word not in self._ids:
            return other
        ends = self._ends
        at = 2 * self._ids.index(word)
        begin = ends[at] | ends[at + 1] << 8
        end = ends[at + 2] | ends[at + 3] << 8
        if begin == end:
            return other
        return str(self._texts[begin:end], "utf-8")

    def __getitem__(self, word):
        text = self.get(word)
        if text is None:
            raise KeyError(word)
        return text

    def __iter__(self):
        ends = self._ends
        return iter(
            [word for i, word in enumerate(self._ids) if ends[2 * i : 2 * i + 2] != ends[2 * i + 2 : 2 * i + 4]]
        )
