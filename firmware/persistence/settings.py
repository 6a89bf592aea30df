"""What the players set: language, brightness, which way up, sleep, key repeat; and the names and titles used last.

The record: contrast, rotation, sleep (minutes), key repeat (2 bytes, ms), number of names, language, names, titles; a
text has its length before it.
"""

from persistence.records import Record, room
from words import LANGUAGES

_FIXED = 16  # bytes before the names, at most


class Settings(Record):
    """The settings in `records`. Set the attributes, then call `save`.

    fresh: there are no settings yet, the language has not been asked for.
    """

    NAME = "settings"
    VERSION = 2
    DAMAGED = "settings_damaged"

    def defaults(self):
        """As on a new device."""
        self.language = LANGUAGES[0]
        self.contrast = 160
        self.rotation = 0
        self.sleep = 3
        self.repeat = 450
        self.names = []
        self.titles = []

    def remember(self, names, game=""):
        """Offer these names, and the title in the name of this game, first; of older ones, as many as there is room."""
        self.names = _first(list(names), self.names, room(self.NAME) // 2 - _FIXED)
        _, _, title = game.partition(":")
        if title:
            self.titles = _first([title], self.titles, room(self.NAME) // 4)
        self.save()

    def remove(self, index):
        """Offer a name no more, or, behind the names, a title."""
        texts = self.names if index < len(self.names) else self.titles
        texts.pop(index if texts is self.names else index - len(self.names))
        self.save()

    def forget(self, name):
        """Offer a name no more."""
        if name in self.names:
            self.remove(self.names.index(name))

    def encode(self):
        """The settings as bytes."""
        data = bytearray((self.contrast, self.rotation, self.sleep, self.repeat & 0xFF, self.repeat >> 8))
        data.append(len(self.names))
        for text in [self.language] + self.names + self.titles:
            text = text.encode()
            data.append(len(text))
            data.extend(text)
        return data

    def decode(self, data):
        """Take up what `encode` gave. Raises ValueError or IndexError where it is damaged."""
        self.contrast = data[0]
        self.rotation = data[1] & 1
        self.sleep = max(1, data[2])
        self.repeat = max(100, data[3] | data[4] << 8)
        texts = []
        at = 6
        while at < len(data):
            behind = at + 1 + data[at]
            texts.append(str(data[at + 1 : behind], "utf-8"))
            at = behind
        if texts[0] in LANGUAGES:
            self.language = texts[0]
        behind = 1 + data[5]
        self.names = texts[1:behind]
        self.titles = texts[behind:]


def _first(texts, others, left):
    """These texts and then the others, as many as there are bytes left for."""
    kept = []
    for text in texts + [text for text in others if text not in texts]:
        left -= 1 + len(text.encode())
        if left < 0:
            break
        kept.append(text)
    return kept
