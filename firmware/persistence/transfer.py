"""Transfer games between devices, finished or under way, in the form of their sectors.

A game keeps its origin: the random number of the device where it was played, and its own number there. The head of a
finished game from elsewhere ends with both, and its `under_way` is TRANSFERRED. The number of a game under way is a
hash of both, above all numbers assigned here.
"""

from engine import setup
from micropython import const
from persistence.finished import DETAILS, GAME_HEAD, Head
from persistence.records import HEAD, SECTOR, Reader, crc32
from persistence.region import FINISHED, GAME, TOTALS, seed
from persistence.saved import SUMMARY, SUMMARY_HEAD, Kept, Saved

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterator

    from persistence.region import Region

# Replaces a finished game's number while under way: it wasn't played here.
TRANSFERRED = 0x40000000
_OWN_LIMIT = const(0x10000000)  # all numbers assigned here are below


def finished(region: "Region") -> "Iterator[tuple[Head, bytes]]":
    """Yield (head, details or b"") of the finished games, the oldest first. The region may change meanwhile."""
    places = [(kind, region.number[sector]) for kind in (TOTALS, FINISHED) for sector in region.sectors(kind)]
    while places:
        kind, number = places.pop(0)
        sector = region.place(kind, number)
        if sector < 0:
            # Its totals have moved meanwhile: scan those again.
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


def under_way(region: "Region") -> "Iterator[tuple[int, bytes, Kept, int]]":
    """Yield (number, marks and records, Kept, number of damaged answers) of the games under way."""
    for number in [region.number[sector] for sector in region.sectors(GAME)]:
        sector = region.place(GAME, number)
        if sector >= 0:
            kept = Kept(region, sector)
            try:
                setup.decode(kept.setup)
            except ValueError:  # forged
                continue
            yield number, region.copied(sector), kept, Saved(region.read(sector)).lost


def origin(head: Head, own: bytes) -> "tuple[bytes, int, int]":
    """Return a finished game's origin: device (8 bytes), number there, number while under way. `own`: this device."""
    if not head.origin:
        return own, head.number, head.under_way
    return head.origin[:8], int.from_bytes(head.origin[8:12], "little"), int.from_bytes(head.origin[12:], "little")


def packed(head: Head, number: int, begun: int, details: bytes) -> bytes:
    """Encode a finished game for transfer: length of its head (2 bytes), head and details as at its origin."""
    numbers = number.to_bytes(4, "little") + begun.to_bytes(4, "little")
    body = head.body
    return (len(body) + 8).to_bytes(2, "little") + numbers + body + (numbers + details[8:] if details else b"")


def unpacked(data: "bytes | bytearray") -> "tuple[Head, bytes]":
    """Return the head and the details from `packed`. Raise ValueError for anything else."""
    size = 2 + int.from_bytes(data[:2], "little")
    head = Head(bytes(data[2:size]))
    details = bytes(data[size:])
    good = setup.named(head.names) and setup.titled(head.game)
    good = good and not head.origin and head.won < 1 << len(head.names)
    if not good or details and details[:8] != data[2:10]:
        raise ValueError("game")
    return head, details


def number_here(device: bytes, begun: int) -> int:
    """Return the number here for a game under way of another device (8 bytes). `begun`: its number there."""
    return _OWN_LIMIT | crc32(device + begun.to_bytes(4, "little")) & _OWN_LIMIT - 1


def saved(begun: int, data: "bytes | bytearray") -> "tuple[Saved, bytes]":
    """Decode a game under way from its marks and records; return it, as far as it is whole, and its summary.

    `begun`: its number. Raise ValueError if it is no game.
    """
    data = b"\xff" * HEAD + data
    data += b"\xff" * (SECTOR - len(data))
    reader = Reader(lambda at, length: data[at : at + length], seed(GAME, begun))
    found = Saved(reader)
    game, _, names, _ = setup.decode(found.setup)
    if found.forged or not setup.named(names) or not setup.titled(game):
        raise ValueError("game")
    reader.rewind()
    return found, reader.last(SUMMARY)[0][SUMMARY_HEAD:]


def received(head: Head, details: bytes, number: int, device: bytes) -> "tuple[bytes, bytes]":
    """Encode head and details (or b"") of another device's finished game under a number of this device."""
    begin = number.to_bytes(4, "little") + TRANSFERRED.to_bytes(4, "little")
    come = device + head.number.to_bytes(4, "little") + head.under_way.to_bytes(4, "little")
    return begin + head.body + come, begin + details[8:] if details else b""
