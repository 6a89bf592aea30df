"""What the players set: language, brightness, which way up, sleep, the scoreboard, key repeat; and the names and titles
used last.

They are in the ledger. A record: version, contrast, rotation and (in the bits above the lowest) which of
`_SCOREBOARDS`, whether the device rolls dice and whether the players have clocks, sleep (minutes), key repeat (2 bytes,
ms), number of names, language, names, titles; a text has its length before it.
"""

from engine.limits import NAME_LENGTH, TITLE_LENGTH
from engine.parts import Parts, add_part
from engine.setup import without_sign
from micropython import const
from persistence.ledger import DEVICE, SETTINGS
from words import LANGUAGES

# After so many seconds without a press, 0: never. As they are numbered in the record.
_SCOREBOARDS = const((20, 0, 60))
_VERSION = const(3)
_MOST_NAMES = const(240)  # bytes
_MOST_TITLES = const(120)


class Settings:
    """The settings in `region`. Set the attributes, then call `save`.

    fresh: there are no settings yet, the language has not been asked for. failed: they could not be stored.
    """

    def __init__(self, region):
        self._region = region
        self.failed = self._told = False
        self._stored = region.ledger.blobs.get(SETTINGS, b"")
        self._damaged = region.ledger.doubtful
        self.defaults()
        try:
            if self._stored:
                self._decode(self._stored)
        except (ValueError, IndexError):  # UnicodeError is not known to every runtime; it is a ValueError
            self.defaults()
            self._stored = b""
            self._damaged = True
        self.fresh = not self._stored

    def defaults(self):
        """As on a new device."""
        self.fresh = True
        self.language = LANGUAGES[0]
        self.contrast = 160
        self.rotation = 0
        self.sleep = 3
        self.scoreboard = _SCOREBOARDS[0]
        self.repeat = 450
        self.roller = self.clocks = 0
        self.names = []
        self.titles = []

    def save(self):
        """Keep what changed."""
        self.fresh = False
        data = self.encoded()
        if data != self._stored or self.failed:
            self._stored = data
            try:
                self._region.ledger.put(SETTINGS, data)
                self.failed = False
            except OSError:
                self.failed = not self._region.missing

    @property
    def device(self):
        """The random number that tells this device from others, made with the first thing that it stores; else b""."""
        return self._region.ledger.blobs.get(DEVICE, b"")

    def remember(self, names, game="", others=None):
        """Offer these names, and the title in the name of this game, first; of older ones, as many as there is room.

        others: the older names, if they are not those that are offered now.
        """
        self.names = _first(list(names), self.names if others is None else others, _MOST_NAMES)
        _, _, title = game.partition(":")
        if title:
            self.titles = _first([title], self.titles, _MOST_TITLES)
        self.save()

    def remove(self, index):
        """Offer a name no more, or, after the names, a title."""
        texts = self.names if index < len(self.names) else self.titles
        texts.pop(index if texts is self.names else index - len(self.names))
        self.save()

    def forget(self, name):
        """Offer a name no more."""
        if name in self.names:
            self.remove(self.names.index(name))

    def take(self, data):
        """Take over what `encoded` gave on another device, where there are no settings; else its names and titles,
        after those that are here.
        """
        other = Settings(self._region)
        try:
            other._decode(data)
        except (ValueError, IndexError):
            return
        if self.fresh:
            self._decode(data)
            self.names = self.titles = []
        self.names = _first(self.names, _typed(other.names, NAME_LENGTH), _MOST_NAMES)
        self.titles = _first(self.titles, _typed(other.titles, TITLE_LENGTH), _MOST_TITLES)
        self.save()

    def complaints(self):
        """What the player should be told, once: a list of ids of words."""
        damaged, self._damaged = self._damaged, False
        if damaged and not self.fresh:  # store the rest again, so that this is reported once
            self._region.ledger.doubtful = False
            self._stored = b""
            self.save()
        failed, self._told = self.failed and not self._told, self.failed
        return ["settings_damaged"] * damaged + ["journal_failed"] * failed

    def encoded(self):
        """All of them as bytes."""
        turned = self.rotation | _SCOREBOARDS.index(self.scoreboard) << 1 | self.roller << 3 | self.clocks << 4
        data = bytearray((_VERSION, self.contrast, turned, self.sleep, self.repeat & 0xFF, self.repeat >> 8))
        data.append(len(self.names))
        for text in [self.language] + self.names + self.titles:
            add_part(data, text.encode())
        return bytes(data)

    def _decode(self, data):
        """Take up what `encoded` gave. Raises ValueError or IndexError where it is damaged."""
        if data[0] != _VERSION:
            raise ValueError("version")
        self.contrast = data[1]
        self.rotation = data[2] & 1
        self.scoreboard = _SCOREBOARDS[data[2] >> 1 & 3]
        self.roller = data[2] >> 3 & 1
        self.clocks = data[2] >> 4 & 1
        self.sleep = max(1, data[3])
        self.repeat = max(100, data[4] | data[5] << 8)
        texts = []
        parts = Parts(data, 7)
        while parts.more:
            texts.append(str(parts.part(), "utf-8"))
        if texts[0] in LANGUAGES:
            self.language = texts[0]
        end = 1 + data[6]
        self.names = texts[1:end]
        self.titles = texts[end:]


def _typed(texts, length):
    """Those of the texts that players can have typed, of so many characters at most."""
    return [text for text in texts if 0 < len(without_sign(text)) <= length]


def _first(texts, others, left):
    """These texts and then the others, as many as there are bytes left for."""
    kept = []
    for text in texts + [text for text in others if text not in texts]:
        left -= 1 + len(text.encode())
        if left < 0:
            break
        kept.append(text)
    return kept
