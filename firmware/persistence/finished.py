"""The last games played to their end: number, game, players and totals.

The record has the games from the oldest to the newest, as many as there is room for. A game is its length (2 bytes),
number (2), mark (2), name of the game, number of players, their names, their totals (3 bytes each, signed), and, where
they are known, a byte with a bit for each winner; a text has its length before it. The bytes are kept as they are, and
one game at a time is decoded.
"""

from persistence.records import Record, room

_KEPT = 24
_NO_MARK = 0xFFFF
_TOTAL = 3  # bytes


class Finished(Record):
    """The finished games in `records`."""

    NAME = "finished"
    VERSION = 2
    DAMAGED = "finished_damaged"

    def defaults(self):
        """None yet."""
        self._games = b""
        self._places = []

    def encode(self):
        """The games as bytes."""
        return self._games

    def decode(self, data):
        """Take up what `encode` gave."""
        self._games = bytes(data)
        self._find()

    def count(self):
        """How many games there are."""
        return len(self._places)

    def get(self, index):
        """A game, 0 the last one: its number, the game's name, the players' names, their totals."""
        return self._read(index)[:4]

    def winners(self, index):
        """The numbers of those who won a game, 0 the last one; where that was not kept, of those with most points."""
        _, _, names, totals, won = self._read(index)
        best = max(totals)
        return [i for i in range(len(names)) if (won >> i & 1 if won else totals[i] == best)]

    def _read(self, index):
        """A game with all that is known of it; the last thing is the winners' bits, 0: not kept."""
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
        for _ in range(count):
            total = int.from_bytes(data[at : at + _TOTAL], "little")
            at += _TOTAL
            totals.append(total - 0x1000000 if total & 0x800000 else total)
        end = self._places[-index] if index else len(data)
        return number, game, names, totals, data[at] if at < end else 0

    def add(self, game, names, totals, mark=_NO_MARK, winners=()):
        """Add a game; `winners` are numbers of players. When the last one has the same `mark` (the journal's number of
        the game), it takes its place: the power may have gone before the journal knew that the game stands here.
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
            data.extend((total & 0xFFFFFF).to_bytes(_TOTAL, "little"))
        if winners:
            data.append(sum([1 << player for player in winners]))
        data[0] = len(data) & 0xFF
        data[1] = len(data) >> 8
        games = self._games
        for index in range(len(self._places)):
            if len(self._places) - index < _KEPT and len(games) + len(data) < room(self.NAME):
                break
            games = self._games[self._places[index + 1] :] if index + 1 < len(self._places) else b""
        self._games = bytes(games) + data
        self._find()
        self.save()

    def remove(self, index):
        """Remove a game, 0 the last one."""
        places = self._places + [len(self._games)]
        at = len(self._places) - 1 - index
        self._games = self._games[: places[at]] + self._games[places[at + 1] :]
        self._find()
        self.save()

    def has(self, mark):
        """Whether a game with this mark is among the last ones."""
        return any([_number(self._games, at + 4) == mark for at in self._places])

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
