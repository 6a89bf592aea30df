"""What the players set: language, brightness, which way up, sleep, key repeat; and the names they played with last.

The record: contrast, rotation, sleep (minutes), key repeat (2 bytes, ms), language, names; a text has its length before
it. Bytes behind the names are of a newer firmware: they are left out.
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

    def remember(self, names):
        """Offer these names first from now on; of older ones, as many as there is room for."""
        kept = []
        left = room(self.NAME) // 2 - _FIXED
        for name in list(names) + [name for name in self.names if name not in names]:
            left -= 1 + len(name.encode())
            if left < 0:
                break
            kept.append(name)
        self.names = kept
        self.save()

    def encode(self):
        """The settings as bytes."""
        data = bytearray((self.contrast, self.rotation, self.sleep, self.repeat & 0xFF, self.repeat >> 8))
        for text in [self.language] + self.names:
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
        at = 5
        while at < len(data):
            behind = at + 1 + data[at]
            texts.append(str(data[at + 1 : behind], "utf-8"))
            at = behind
        if texts[0] in LANGUAGES:
            self.language = texts[0]
        self.names = texts[1:]
