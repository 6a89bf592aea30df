"""What the players set: language, brightness, which way up, sleep, key repeat; and the names and titles used last.

One small record: CRC-32 of the rest, version, contrast, rotation, sleep (minutes), key repeat (2 bytes, ms), language,
names, titles; a text has its length before it, a list its number. Bytes behind are of a newer firmware: left out.

The CRC stands first: behind the data it would make all records the same to the CRC that the store puts around them.
"""

import binascii

from words import LANGUAGES

_RECORD = "settings"
_VERSION = 1
_NAMES = 8


class Settings:
    """The settings in `store`. Set the attributes, then call `save`.

    fresh: there are no settings yet, the language has not been asked for.
    waiting: the last ones could not be written, because a computer holds the drive or the drive is full.
    """

    def __init__(self, store):
        self._store = store
        self.waiting = False
        self._damaged = False
        self._defaults()
        try:
            saved = store.load(_RECORD)
        except OSError:
            saved = b""
        self._saved = saved
        self.fresh = saved is None
        if saved is not None:
            try:
                self._decode(saved)
            except (ValueError, IndexError):  # UnicodeError is not known to every runtime; it is a ValueError
                self._defaults()
                self.fresh = self._damaged = True

    def _defaults(self):
        self.language = LANGUAGES[0]
        self.contrast = 160
        self.rotation = 0
        self.sleep = 3
        self.repeat = 450
        self.names = []
        self.titles = []

    def save(self):
        """Write the settings if they changed. Return False, and keep them for the next try, where that fails."""
        self.fresh = False
        data = self._encode()
        if data == self._saved:
            self.waiting = False
            return True
        try:
            self.waiting = self._store.save(_RECORD, data) is False
        except OSError:
            self.waiting = True
        if not self.waiting:
            self._saved = data
        return not self.waiting

    def retry(self):
        """Write settings that wait."""
        return self.save() if self.waiting else True

    def remember(self, names, game=""):
        """Offer these names, and the title in the name of this game, first from now on."""
        self.names = (list(names) + [name for name in self.names if name not in names])[:_NAMES]
        title = game[game.find(":") + 1 :] if ":" in game else ""
        if title:
            self.titles = ([title] + [other for other in self.titles if other != title])[:_NAMES]
        self.save()

    def complaints(self):
        """What the player should be told, once: ids of words."""
        damaged, self._damaged = self._damaged, False
        return ["settings_damaged"] if damaged else []

    def _encode(self):
        data = bytearray((_VERSION, self.contrast, self.rotation, self.sleep, self.repeat & 0xFF, self.repeat >> 8))
        data.append(len(self.language))
        data.extend(self.language.encode())
        for texts in (self.names, self.titles):
            data.append(len(texts))
            for text in texts:
                text = text.encode()
                data.append(len(text))
                data.extend(text)
        return (binascii.crc32(data) & 0xFFFFFFFF).to_bytes(4, "little") + data

    def _decode(self, data):
        """Take up a record. Raises ValueError or IndexError where it is damaged."""
        if (binascii.crc32(data[4:]) & 0xFFFFFFFF).to_bytes(4, "little") != data[:4]:
            raise ValueError("damaged")
        data = data[4:]
        if data[0] != _VERSION:
            raise ValueError("version")
        self.contrast = data[1]
        self.rotation = data[2] & 1
        self.sleep = max(1, data[3])
        self.repeat = max(100, data[4] | data[5] << 8)
        at = 7 + data[6]
        language = str(data[7:at], "utf-8")
        if language in LANGUAGES:
            self.language = language
        for texts in (self.names, self.titles):
            if at == len(data):  # written before there were titles
                break
            number = data[at]
            at += 1
            for _ in range(number):
                behind = at + 1 + data[at]
                texts.append(str(data[at + 1 : behind], "utf-8"))
                at = behind
