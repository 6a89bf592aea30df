"""The last games played to their end: number, game, players and totals.

One record: CRC-32 of the rest, version, the games from the oldest to the newest. A game is its length (2 bytes), number
(2), mark (2), name of the game, number of players, their names, their totals (2 bytes each, signed); a text has its
length before it. The bytes are kept as they are, and one game at a time is decoded.
"""

import binascii

_RECORD = "finished"
_VERSION = 1
_KEPT = 24
_NO_MARK = 0xFFFF


class Finished:
    """The finished games in `store`.

    waiting: the last one could not be written, because a computer holds the drive or the drive is full.
    """

    def __init__(self, store):
        self._store = store
        self.waiting = False
        self._damaged = False
        self._games = b""
        self._places = []
        try:
            saved = store.load(_RECORD)
        except OSError:
            saved = b""
        if saved is not None and not self._take_up(saved):
            self._damaged = True

    def count(self):
        """How many games there are."""
        return len(self._places)

    def get(self, index):
        """A game, 0 the last one: its number, the game's name, the players' names, their totals."""
        data = self._games
        at = self._places[-1 - index]
        number = _number(data, at + 2)
        game, at = _text(data, at + 6)
        count = data[at]
        at += 1
        names = []
        for _ in range(count):
            name, at = _text(data, at)
            names.append(name)
        totals = []
        for i in range(count):
            total = _number(data, at + 2 * i)
            totals.append(total - 0x10000 if total & 0x8000 else total)
        return number, game, names, totals

    def add(self, game, names, totals, mark=_NO_MARK):
        """Add a game. When the last one has the same `mark` (the journal's number of the game), it takes its place:
        the power may have gone before the journal knew that the game stands here.
        """
        number = 1
        if self._places:
            last = self._places[-1]
            number = _number(self._games, last + 2)
            if mark != _NO_MARK and _number(self._games, last + 4) == mark:
                self._games = self._games[:last]
                self._places.pop()
            else:
                number = number % 0xFFFF + 1
        data = bytearray((0, 0, number & 0xFF, number >> 8, mark & 0xFF, mark >> 8))
        _add_text(data, game)
        data.append(len(names))
        for name in names:
            _add_text(data, name)
        for total in totals:
            data.extend((total & 0xFFFF).to_bytes(2, "little"))
        data[0] = len(data) & 0xFF
        data[1] = len(data) >> 8
        if len(self._places) >= _KEPT:
            self._games = self._games[self._places[-_KEPT + 1] :]
        self._games = bytes(self._games) + data
        self._find()
        self.save()

    def save(self):
        """Write the games. Return False, and keep them for the next try, where that fails."""
        data = bytes((_VERSION,)) + self._games
        data = (binascii.crc32(data) & 0xFFFFFFFF).to_bytes(4, "little") + data
        try:
            self.waiting = self._store.save(_RECORD, data) is False
        except OSError:
            self.waiting = True
        return not self.waiting

    def retry(self):
        """Write games that wait."""
        return self.save() if self.waiting else True

    def complaints(self):
        """What the player should be told, once: ids of words."""
        damaged, self._damaged = self._damaged, False
        return ["finished_damaged"] if damaged else []

    def _take_up(self, saved):
        """Take up a record; return whether it is whole."""
        if (binascii.crc32(saved[4:]) & 0xFFFFFFFF).to_bytes(4, "little") != saved[:4]:
            return False
        if len(saved) < 5 or saved[4] != _VERSION:
            return False
        self._games = bytes(saved[5:])
        self._find()
        return True

    def _find(self):
        """Note where each game begins."""
        self._places = []
        at = 0
        while at + 2 <= len(self._games):
            length = _number(self._games, at)
            if length < 2 or at + length > len(self._games):
                break
            self._places.append(at)
            at += length


def _number(data, at):
    return data[at] | data[at + 1] << 8


def _text(data, at):
    """The text at `at`, and the place behind it."""
    behind = at + 1 + data[at]
    return str(data[at + 1 : behind], "utf-8"), behind


def _add_text(data, text):
    text = text.encode()
    data.append(len(text))
    data.extend(text)
