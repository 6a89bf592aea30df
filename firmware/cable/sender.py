"""Send lines of JSON, each with a checksum at its end, over the cable."""

from binascii import b2a_base64

from engine.setup import without_sign
from micropython import const
from persistence.pairs import unpack
from persistence.records import crc32

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Iterable, Iterator, Protocol, Sequence

    # The texts of lines, piece by piece; None ends a line.
    Pieces = Iterable[str | None]

    class Port(Protocol):
        """A port that takes some of the bytes, and never waits."""

        def write(self, data: bytes) -> int: ...


_QUIPU = const(1)  # the format
_BASE64 = const(96)  # bytes in a piece


class Sender:
    """Send lines from pieces."""

    def __init__(self, pieces: "Pieces") -> None:
        self._pieces = iter(pieces)
        self._left = b"\n"  # end a line that may have been printed before
        self._check = 0

    def send(self, port: "Port") -> int:
        """Send some bytes; return how many the port took, or -1 after the last one."""
        if not self._left:
            try:
                piece = next(self._pieces)
            except StopIteration:
                return -1
            if piece is None:
                self._left = (',"check":"%08x"}\n' % self._check).encode()
                self._check = 0
            else:
                self._left = piece.encode()
                self._check = crc32(self._left, self._check)
        sent = port.write(self._left)
        self._left = self._left[sent:]
        return sent


def beginning(kind: str, device: bytes) -> str:
    """Return the beginning of a line of a kind. `device`: its number of 8 bytes."""
    return '{"quipu":%d,"kind":"%s","device":"%s"' % (_QUIPU, kind, device.hex())


def of_game(game: str, players: "Sequence[str]") -> str:
    """Return the keys for a game and its players. The signs before names stay on the device."""
    game, _, title = game.partition(":")
    people = [without_sign(name) for name in players]
    return (
        ',"game":' + written(game) + (',"title":' + written(title) if title else "") + ',"players":' + written(people)
    )


def of_sheet(sheet: bytes) -> "Iterator[str]":
    """Yield the key for a packed score sheet; nothing for b""."""
    if sheet:
        try:
            text = str(unpack(sheet), "utf-8")
        except ValueError:  # forged
            return
        sign = ',"sheet":"'
        for line in text.split("\n"):
            yield sign + written(line)[1:-1]
            sign = "\\u000a"
        yield '"'


def written(value: "Any") -> str:  # a recursive type would take only lists of exactly that type
    """Return a text, a number, a label or a list of these as JSON."""
    if isinstance(value, str):
        text = '"'
        for letter in value:
            if letter < " ":
                letter = "\\u%04x" % ord(letter)
            elif letter in '"\\':
                letter = "\\" + letter
            text += letter
        return text + '"'
    if isinstance(value, int):
        return str(value)
    if isinstance(value, (bytes, bytearray)):
        return '{"players":' + written(list(value)) + "}"
    return "[" + ",".join([written(part) for part in value]) + "]"


def base64(key: str, data: bytes) -> "Iterator[str]":
    """Yield a key whose value is bytes."""
    yield ',"' + key + '":"'
    for at in range(0, len(data), _BASE64):
        yield str(b2a_base64(data[at : at + _BASE64]), "utf-8").strip()
    yield '"'
