"""Lines of JSON, each with its check at the end: what is said over the cable."""

from binascii import b2a_base64

from engine.setup import without_sign
from micropython import const
from persistence.pairs import unpack
from persistence.records import crc32

_QUIPU = const(1)  # the format
_BASE64 = const(96)  # bytes in a piece


class Sender:
    """Sends lines. `pieces` yields their texts, piece by piece; None after each line."""

    def __init__(self, pieces):
        self._pieces = iter(pieces)
        self._left = b"\n"  # whatever was printed before
        self._check = 0

    def send(self, port):
        """Send some; return how many bytes the port took, -1: all is sent."""
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


def beginning(kind, device):
    """The text that a line begins with. `kind`: its name, a text; `device`: a number of 8 bytes."""
    return '{"quipu":%d,"kind":"%s","device":"%s"' % (_QUIPU, kind, device.hex())


def of_game(game, players):
    """The text of the keys of what a game is and who plays (names): people, whose signs stay on the device."""
    game, _, title = game.partition(":")
    people = [without_sign(name) for name in players]
    return (
        ',"game":' + written(game) + (',"title":' + written(title) if title else "") + ',"players":' + written(people)
    )


def of_sheet(sheet):
    """Yield the texts of the key of what a game is played by: `sheet`, packed; b"": nothing."""
    if sheet:
        try:
            text = str(unpack(sheet), "utf-8")
        except ValueError:  # made by hand
            return
        sign = ',"sheet":"'
        for line in text.split("\n"):
            yield sign + written(line)[1:-1]
            sign = "\\u000a"
        yield '"'


def written(value):
    """A text, a number, a label or a list of such, as JSON."""
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


def base64(key, data):
    """Yield the texts of a key whose value is bytes."""
    yield ',"' + key + '":"'
    for at in range(0, len(data), _BASE64):
        yield str(b2a_base64(data[at : at + _BASE64]), "utf-8").strip()
    yield '"'
