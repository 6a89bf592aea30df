"""Encode a finished game for a camera: the address of the page that shows it, `#` and the game as digits; without an
address, a text to read.

A fragment never reaches the server of the page. Its digits are the format, a number, and two that check it: the number
modulo 97. The number holds one value after the other, each below a radix of its own, the first one lowest:

    device (2**32; 0: none)  the first 4 bytes of its random number, the first one highest
    number                   the one that the game had under way: bytes less one (4), value (256 for each)
    game (1000)              the CRC-32 of the name of its module
    players less one (8), a bit for each who won, the first player that follows (8)
    title (14)               that the players gave it, or (25) that of its score sheet; in the code of the
                             first player
    players that follow (9), bits of a total (26)
    and for each of them     the total, times two, the sign lowest; the name (10)
    rest                     1 if the fewest points win, 2 if the most do, 0 if that can be seen: the fewest win if a
                             winner has fewer than somebody else (3). And 0, or if the order is not by points with the
                             winners first: 1 + the number of the order, for each rank an index into those left

The rest is 0 for most games and then takes no digits, so that an older page can decode those.

A text is its length and its letters: one of A to Z (28), or, from 26 on, a group of 22 others and which of it (22), of
those in the order of `screens.name.LETTERS`; the last of them all is followed by a code point (65536). A letter means
the one that typing it there gives. Device and number identify a game: they are the same each time.
"""

from binascii import crc32

import words
from engine.limits import NAME_LENGTH, TITLE_LENGTH
from engine.result import points_order
from engine.setup import without_sign
from flows.known_games import SHEET, label_of, lowest_won
from micropython import const
from screens.name import LETTERS, begins, capital, small
from screens.qr import (
    BITS,
    BYTES,
    CAPITALS,
    DIGITS,
    HEAD_OF_BYTES,
    HEAD_OF_CAPITALS,
    HEAD_OF_DIGITS,
    HEAD_OF_UTF8,
    IN_CAPITALS,
    UTF8,
)

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Sequence

    from engine.result import Result

    # A code in pieces: how each is encoded (see `screens.qr`), and its bytes.
    Segments = Sequence[tuple[Any, bytes]]

_FORMAT = const("1")
MODULUS = 97
# Digits that an address has to leave, for the longest header and a player with a long name; otherwise the code is text.
_MIN_DIGITS = const(54)
GAME_NUMBERS = 1000
# The largest radix of a player with a long name.
_PLAYER = 10**20
OTHERS = "".join([letter for letter in "".join(LETTERS)[:-1] if not "A" <= letter <= "Z"])
GROUP = 22
_TITLE = TITLE_LENGTH + 2
TITLE_OF_SHEET = 25
# Part of the format: a name of 9 letters is the longest that it holds.
_NAME = const(10)


class Number:
    """Values below radices of their own, combined into one number: `value`, which is below `radix`."""

    def __init__(self) -> None:
        self.value = 0
        self.radix = 1

    def put(self, value: int, radix: int) -> None:
        """Add a value."""
        self.value += value * self.radix
        self.radix *= radix

    def text(self, text: str, radix: int) -> None:
        """Add a text, whose length is below a radix."""
        text = text[: radix - 1]
        self.put(len(text), radix)
        for at, letter in enumerate(text):
            first = begins(text[:at])
            typed = letter if first else capital(letter)
            if letter != (typed if first else small(typed)):
                typed = ""  # no key types it there
            if typed and "A" <= typed <= "Z":
                self.put(ord(typed) - 65, 28)
                continue
            other = OTHERS.find(typed) if typed else -1
            if other < 0:
                other = len(OTHERS)
            self.put(26 + other // GROUP, 28)
            self.put(other % GROUP, GROUP)
            if other == len(OTHERS):
                self.put(min(ord(letter), 0xFFFF), 1 << 16)

    def player(self, total: int, size: int, name: str) -> None:
        """Add a player: `total`, whose magnitude and sign are below 2 ** `size`, and the name."""
        self.put(2 * abs(total) + (total < 0), 1 << size)
        self.text(name, _NAME)


def codes(address: str, device: bytes, game: str, number: int, result: "Result") -> "list[Segments]":
    """Return the codes of a game, each as segments for `screens.qr`.

    address: of the page; "": none. device, number: as in `fragments`. game: its name, with its title.
    """
    at = address.find("/", 8) + 1 or len(address)
    head, tail = address[:at].upper(), address[at:] + "#"
    bits = BITS - HEAD_OF_CAPITALS - (11 * len(head) + 1) // 2 - HEAD_OF_BYTES - 8 * len(tail) - HEAD_OF_DIGITS
    room = bits // 10 * 3 + (bits % 10 > 3) + (bits % 10 > 6)
    if not address or room < _MIN_DIGITS or [letter for letter in head if letter not in IN_CAPITALS]:
        return _texts(game, result)
    names = [without_sign(name) for name in words.names]
    return [
        ((CAPITALS, head.encode()), (BYTES, tail.encode()), (DIGITS, digits.encode()))
        for digits in fragments(device, game, number, names, result, room)
    ]


def fragments(
    device: bytes, game: str, number: int, names: "Sequence[str]", result: "Result", room: int
) -> "list[str]":
    """Return what follows the `#` in each code, as texts of at most `room` digits.

    device: its number, 8 bytes or b"". number: the one that the game had under way. names: without signs.
    """
    if not (device and number):  # without storage, the game itself tells it from others
        device, number = b"", crc32(repr((game, list(names), list(result.totals))).encode()) & 0x3FFFFFFF
    name, _, title = game.partition(":")
    most = TITLE_OF_SHEET if game.startswith(SHEET) else _TITLE
    found = []
    size = len(bin(2 * max([abs(total) for total in result.totals]) + 1)) - 2
    limit = 10 ** (room - 3)
    follows = 0
    rest = rest_of(result)
    while follows < result.count:
        code = Number()
        code.put(int.from_bytes(device[:4], "big"), 1 << 32)
        length = max(1, (len(bin(number)) + 5) // 8)
        code.put(length - 1, 4)
        code.put(number, 256**length)
        code.put(crc32(name.encode()) % GAME_NUMBERS, GAME_NUMBERS)
        code.put(result.count - 1, 8)
        code.put(sum([1 << player for player in result.winners]), 1 << result.count)
        code.put(follows, 8)
        if not follows:
            before = code.value, code.radix
            code.text(title, most)
            while title and code.radix * _PLAYER > limit:  # cut if it leaves a player no room
                title = title[:-1]
                code.value, code.radix = before
                code.text(title, most)
        place = code.radix
        code.put(0, 9)
        code.put(size, 26)
        first = follows
        while follows < result.count:
            before = code.value, code.radix
            code.player(result.totals[follows], size, names[follows])
            left = len(names[follows])
            # It is cut where not even one fits.
            while code.value + rest * code.radix >= limit and follows == first and left:
                left -= 1
                code.value, code.radix = before
                code.player(result.totals[follows], size, names[follows][:left])
            if code.value + rest * code.radix >= limit:
                code.value, code.radix = before
                break
            follows += 1
        code.value += (follows - first) * place + rest * code.radix
        found.append("%s%d%02d" % (_FORMAT, code.value, code.value % MODULUS))
    return found


def rest_of(result: "Result") -> int:
    """Return the last value of a code (see above)."""
    order = list(result.order)
    wins = 0
    if result.lowest != lowest_won(result.totals, result.winners):
        wins = 1 if result.lowest else 2
    rest = 0
    if order != points_order(result.totals, result.winners, result.lowest):
        left = sorted(order)
        radix = 1
        for player in order:
            rest += left.index(player) * radix
            radix *= len(left)
            left.remove(player)
        rest += 1
    return 3 * rest + wins


def _texts(game: str, result: "Result") -> "list[Segments]":
    """Return the title of the game and the players' points, the winner first, as texts for any phone."""
    players = []
    for player in result.order:
        players.append("%s %d" % (without_sign(words.translate(player))[:NAME_LENGTH], result.totals[player]))
    title = words.text_or_id(label_of(game)).replace("\u00a0", " ")
    most = (BITS - HEAD_OF_UTF8 - HEAD_OF_BYTES) // 8
    longest = max([len(player.encode()) for player in players])
    while title and len(title.encode()) + 2 + longest > most:
        title = title[:-1]
    texts: "list[str]" = []
    for line in players:
        if texts and len((texts[-1] + ", " + line).encode()) <= most:
            texts[-1] += ", " + line
        else:
            texts.append(title + ": " + line)
    return [((UTF8, b""), (BYTES, t.encode())) if len(t.encode()) > len(t) else ((BYTES, t.encode()),) for t in texts]
