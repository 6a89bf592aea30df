"""Compress the answers of a finished game whose rounds consist of the changes of its totals.

The packed log is a sequence of bytes. 0 is followed by any entry of the log. Every other byte is a bit set of players:
a round of an entry for each (the player and the signed change of the total, little-endian), then the entry that ends
the round. That entry is the first one after a 0.
"""

from engine.history.log import entry_end
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence


def pack(log: bytes, races: "Sequence[Sequence[int]]") -> bytes:
    """Pack a log; `races` has for each player the totals after each round."""
    packed = bytearray()
    end = b""
    at = number = 0
    cached = -1  # the round of `entries`
    while at < len(log):
        if cached != number:
            cached = number
            entries = [_entry(race, player, number) for player, race in enumerate(races)]
        players = 0
        place = at
        for player, entry in enumerate(entries):
            if entry and log[place : place + len(entry)] == entry:
                players |= 1 << player
                place += len(entry)
        if players and log[place : place + len(end)] == end:
            packed.append(players)
            at = place + len(end)
            number += 1
            continue
        entry = log[at : entry_end(log, at)]
        packed.append(0)
        packed.extend(entry)
        at += len(entry)
        number += entry == end
        end = end or entry
    return bytes(packed)


def unpack(packed: bytes, races: "Sequence[Sequence[int]]") -> bytes:
    """Return the log that `pack` packed with these races. Raise IndexError if it is damaged."""
    log = bytearray()
    end = b""
    at = number = 0
    while at < len(packed):
        players = packed[at]
        at += 1
        if players:
            for player, race in enumerate(races):
                if players >> player & 1:
                    log.extend(_entry(race, player, number))
            log.extend(end)
            number += 1
            continue
        entry = packed[at : entry_end(packed, at)]
        log.extend(entry)
        at += len(entry)
        number += entry == end
        end = end or entry
    return bytes(log)


def _entry(race: "Sequence[int]", player: int, number: int) -> bytes:
    """Return the entry with the change of a player's total in a round; b"" beyond the last round."""
    if number >= len(race):
        return b""
    change = race[number] - (race[number - 1] if number else 0)
    data = bytearray((0, player))
    while not -128 <= change < 128:
        data.append(change & 0xFF)
        change >>= 8
    data.append(change & 0xFF)
    data[0] = len(data) - 1
    return bytes(data)
