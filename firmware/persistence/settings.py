"""The players' settings, and the names and titles they used last.

A record in the ledger: version, contrast, flags, minutes until sleep, key repeat (2 bytes, ms), number of names, then
language, names, titles and games in another order, each preceded by its length. Flags: bit 0 rotation, bits 1 and 2 the
index in `SCOREBOARDS`, bit 3 virtual dice, bit 4 players' clocks, bits 5 to 7 the number of games in another order.
"""

from engine.limits import NAME_LENGTH, TITLE_LENGTH
from engine.parts import Parts, add_part
from engine.setup import without_sign
from micropython import const
from persistence.ledger import DEVICE, SETTINGS
from words import LANGUAGES

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterator, Sequence

    from persistence.region import Region

# Seconds without a press until the scoreboard comes up (0: never), in the order of their indices in the record.
SCOREBOARDS = const((20, 0, 60))
_VERSION = const(3)
_NAMES_SIZE = const(240)  # bytes
_TITLES_SIZE = const(120)
_REORDERED_SIZE = const(120)
_MOST_REORDERED = const(7)


class Settings:
    """The settings in `region`. Set the attributes, then call `save`.

    fresh: there are no settings yet, so ask for the language. failed: the last attempt to store them failed.
    """

    def __init__(self, region: "Region") -> None:
        self._region = region
        self.failed = self._reported = False
        self._stored = region.ledger.blobs.get(SETTINGS, b"")
        self._damaged = region.ledger.doubtful
        self.defaults()
        try:
            if self._stored:
                self._decode(self._stored)
        except (ValueError, IndexError):  # or UnicodeError, a ValueError that not every runtime has by name
            self.defaults()
            self._stored = b""
            self._damaged = True
        self.fresh = not self._stored

    def defaults(self) -> None:
        """Set everything as on a new device."""
        self.fresh = True
        self.language = LANGUAGES[0]
        self.contrast = 160
        self.rotation = 0
        self.sleep = 3
        self.scoreboard = SCOREBOARDS[0]
        self.repeat = 450
        self.roller = self.clocks = 0
        self.names: "list[str]" = []
        self.titles: "list[str]" = []
        # The games by sheets whose players fill them in another order than the sheet says, the last one first.
        self.reordered: "list[str]" = []

    def save(self) -> None:
        """Store the settings if they changed."""
        self.fresh = False
        data = self.encoded()
        if data != self._stored or self.failed:
            self._reported = self._reported and data == self._stored  # another change that fails is reported, too
            self._stored = data
            try:
                self._region.ledger.put(SETTINGS, data)
                self.failed = False
            except OSError:
                self.failed = not self._region.missing

    @property
    def device(self) -> bytes:
        """Return the random number that identifies this device; b"" before anything was stored."""
        return self._region.ledger.blobs.get(DEVICE, b"")

    def remember(self, names: "Sequence[str]", game: str = "", others: "list[str] | None" = None) -> None:
        """Put these names, and the title in the name of this game, before the older ones, as far as there is room.

        others: the older names, if they aren't the present ones.
        """
        self.names = _first(list(names), self.names if others is None else others, _NAMES_SIZE)
        _, _, title = game.partition(":")
        if title:
            self.titles = _first([title], self.titles, _TITLES_SIZE)
        self.save()

    def remember_order(self, game: str, is_other: bool) -> None:
        """Store whether the next game of that name begins in another order than its sheet says."""
        others = [name for name in self.reordered if name != game]
        self.reordered = _first([game] if is_other else [], others, _REORDERED_SIZE)[:_MOST_REORDERED]
        self.save()

    def remove(self, index: int) -> None:
        """Remove a name or a title by its index. Titles follow the names."""
        texts = self.names if index < len(self.names) else self.titles
        texts.pop(index if texts is self.names else index - len(self.names))
        self.save()

    def take(self, data: bytes) -> None:
        """Import `encoded` settings of another device. A device with settings adds only names and titles."""
        other = Settings(self._region)
        try:
            other._decode(data)
        except (ValueError, IndexError):
            return
        if self.fresh:
            self._decode(data)
            self.names = self.titles = self.reordered = []
        self.names = _first(self.names, _typed(other.names, NAME_LENGTH), _NAMES_SIZE)
        self.titles = _first(self.titles, _typed(other.titles, TITLE_LENGTH), _TITLES_SIZE)
        self.save()

    def complaints(self) -> "Iterator[str]":
        """Yield ids of messages for the player, each once (see `Device.complaints`)."""
        if self._damaged:
            yield "settings_damaged"
            self._damaged = False
            if not self.fresh:  # store the rest again, so that this is reported once
                self._region.ledger.trust()
                self._stored = b""
                self.save()
        if self.failed and not self._reported:
            yield "journal_failed"
        self._reported = self.failed

    def encoded(self) -> bytes:
        """Return the settings as bytes."""
        turned = self.rotation | SCOREBOARDS.index(self.scoreboard) << 1 | self.roller << 3 | self.clocks << 4
        turned |= len(self.reordered) << 5
        data = bytearray((_VERSION, self.contrast, turned, self.sleep, self.repeat & 0xFF, self.repeat >> 8))
        data.append(len(self.names))
        for text in [self.language] + self.names + self.titles + self.reordered:
            add_part(data, text.encode())
        return bytes(data)

    def _decode(self, data: bytes) -> None:
        """Set everything from `encoded`. Raise ValueError or IndexError if it is damaged."""
        if data[0] != _VERSION:
            raise ValueError("version")
        self.contrast = data[1]
        self.rotation = data[2] & 1
        self.scoreboard = SCOREBOARDS[data[2] >> 1 & 3]
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
        last = len(texts) - (data[2] >> 5)
        self.titles, self.reordered = texts[end:last], texts[last:]


def _typed(texts: "list[str]", length: int) -> "list[str]":
    """Return the texts that players can type, with `length` characters at most."""
    return [text for text in texts if 0 < len(without_sign(text)) <= length]


def _first(texts: "list[str]", others: "list[str]", left: int) -> "list[str]":
    """Return the texts, then the others, as many as fit in `left` bytes."""
    kept: "list[str]" = []
    for text in texts + [text for text in others if text not in texts]:
        left -= 1 + len(text.encode())
        if left < 0:
            break
        kept.append(text)
    return kept
