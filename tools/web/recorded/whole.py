"""A whole game that came as codes (firmware/flows/sequence.py): what the cable would say of it."""

from binascii import unhexlify

from cable.dump import game_over
from persistence import transfer

_DEVICE = 8  # bytes


def whole(record):
    """The line of a finished game, without its check, of a record in hexadecimal digits. Raises ValueError."""
    data = unhexlify(record)
    device = data[:_DEVICE]
    head, details = transfer.unpacked(data[_DEVICE:])
    return "".join(game_over(device, head, details)) + "}"
