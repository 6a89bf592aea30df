"""What goes from one device to another: finished games and games under way, as their sectors have them.

A game keeps where it was played, wherever it is carried: the random number of that device and its own there. Of a
finished one that came from elsewhere both stand at the end of its head, whose `under_way` is CARRIED. One under way has
a number that is made of both, beyond all that are given here.
"""

from engine import setup
from micropython import const
from persistence.finished import DETAILS, GAME_HEAD, Head
from persistence.records import HEAD, SECTOR, Reader, crc32
from persistence.region import FINISHED, GAME, TOTALS, seed
from persistence.saved import SUMMARY, SUMMARY_HEAD, Kept, Saved

# In the place of the number that a finished game had under way: it was not played here.
CARRIED = 0x40000000
_OURS = const(0x10000000)  # no number that is given here is so great


def finished(region):
    """Yield (Head, details as bytes or b"") of the finished games, the oldest first; also with pauses between."""
    places = [(kind, region.number[sector]) for kind in (TOTALS, FINISHED) for sector in region.sectors(kind)]
    while places:
        kind, number = places.pop(0)
        sector = region.place(kind, number)
        if sector < 0:
            # Meanwhile its totals have moved on: these once more.
            if kind == FINISHED:
                places += [(TOTALS, region.number[sector]) for sector in region.sectors(TOTALS)]
            continue
        reader = region.read(sector)
        details = b""
        while reader.next():
            if reader.kind == DETAILS:
                details = reader.data
            elif reader.kind == GAME_HEAD:
                head = Head(reader.data)
                if head.names:
                    yield head, details if details[:8] == reader.data[:8] else b""
                details = b""


def under_way(region):
    """Yield (number, bytes of the marks and records, Kept) of the games under way."""
    for number in [region.number[sector] for sector in region.sectors(GAME)]:
        sector = region.place(GAME, number)
        if sector >= 0:
            kept = Kept(region, sector)
            try:
                setup.decode(kept.setup)
            except ValueError:  # made by hand
                continue
            yield number, region.copied(sector), kept


def origin(head, own):
    """(number of the device where a finished game was played: 8 bytes, the game's number there, the one it had under
    way). `own`: the number of this device.
    """
    if not head.origin:
        return own, head.number, head.under_way
    return head.origin[:8], int.from_bytes(head.origin[8:12], "little"), int.from_bytes(head.origin[12:], "little")


def packed(head, number, begun, details):
    """A finished game as it goes over the cable, bytes: length of its head (2 bytes), head and details as at its
    origin.
    """
    numbers = number.to_bytes(4, "little") + begun.to_bytes(4, "little")
    body = head.body
    return (len(body) + 8).to_bytes(2, "little") + numbers + body + (numbers + details[8:] if details else b"")


def unpacked(data):
    """(Head, details as bytes) of what `packed` gave. Raises ValueError where it is not that."""
    size = 2 + int.from_bytes(data[:2], "little")
    head = Head(bytes(data[2:size]))
    details = bytes(data[size:])
    good = setup.named(head.names) and not head.origin and head.won < 1 << len(head.names)
    if not good or details and details[:8] != data[2:10]:
        raise ValueError("game")
    return head, details


def carried_number(device, begun):
    """The number that a game under way of another device (8 bytes) has here; `begun`: the one it had there."""
    return _OURS | crc32(device + begun.to_bytes(4, "little")) & _OURS - 1


def saved(begun, data):
    """(Saved, summary as bytes) of a game under way, by the bytes of its marks and records; `begun`: its number. Raises
    ValueError where they are damaged.
    """
    data = b"\xff" * HEAD + data
    data += b"\xff" * (SECTOR - len(data))
    reader = Reader(lambda at, length: data[at : at + length], seed(GAME, begun))
    found = Saved(reader)
    if not found.whole or not setup.named(setup.decode(found.setup)[2]):
        raise ValueError("game")
    reader.rewind()
    return found, reader.last(SUMMARY)[0][SUMMARY_HEAD:]


def received(head, details, number, device):
    """The blobs of a finished game (Head, details) of another device (8 bytes), which has that number here: (bytes of
    its head, bytes of its details or b"").
    """
    begin = number.to_bytes(4, "little") + CARRIED.to_bytes(4, "little")
    come = device + head.number.to_bytes(4, "little") + head.under_way.to_bytes(4, "little")
    return begin + head.body + come, begin + details[8:] if details else b""
