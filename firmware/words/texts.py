"""Texts of a language in one piece, found by their ids.

A dictionary takes some 14 bytes a text of the flash beside the text itself, for each language anew: the images have no
room for that. So the ids of a set are there once (words/ids/), and a language has its texts one after the other,
letters that often stand together as one byte: that saves a third. The ids are a tuple, which stays in the flash: a
dictionary of them would lie in the memory.
"""

from words.pieces import PIECES


class Texts:
    """Looked up like a dictionary: the ids, all texts as bytes, and where each begins and the last one ends.

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
        return "".join([chr(byte) if byte < 128 else PIECES[byte - 128] for byte in self._texts[begin:end]])

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
