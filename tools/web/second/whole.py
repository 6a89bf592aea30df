"""Decode a game or a score sheet that came as codes (firmware/flows/sequence.py); the table of a game."""

import json
from binascii import unhexlify

from host.recorded.side_by_side import side_by_side

import words
from cable.dump import game_over
from flows.known_games import speak
from persistence import transfer
from persistence.pairs import pack, unpack

_DEVICE = 8  # bytes


def whole(record):
    """Return the line of a finished game, without its check, of a record in hexadecimal digits. Raises ValueError."""
    data = unhexlify(record)
    device = data[:_DEVICE]
    head, details = transfer.unpacked(data[_DEVICE:])
    return "".join(game_over(device, head, details)) + "}"


def unpacked(record):
    """Return the text of a packed score sheet in hexadecimal digits, as JSON. Raises ValueError."""
    return json.dumps(str(unpack(unhexlify(record)), "utf-8"))


def table(game, language):
    """Return the sheets of a finished game side by side, as JSON: pairs of text and players' values, total last."""
    game = json.loads(game)
    words.use(language)
    words.names = game["players"]
    speak(game["game"], pack(game["sheet"].encode()) if "sheet" in game else b"")
    return json.dumps([(words.text_or_id(label), values) for label, values in side_by_side(game)])
