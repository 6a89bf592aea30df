"""Compress the answers of a game.

Under way, a round of a score pad or sheet is a run: answers of one size whose first bytes, the rows, ascend. It is
packed as a byte (_RUN, _WIDE if the answers have three bytes, the number of rows), the first row, then the rest of each
answer. A row without an answer has zeros. Other entries stay as they are.

If the rounds of a finished game consist of the changes of its totals, the packed log is a sequence of bytes. 0 is
followed by any entry of the log. Every other byte is a bit set of players: a round of an entry for each (the player and
the signed change of the total, little-endian), then the entry that ends the round. That entry is the first one after a
0.
"""

from engine.history.log import entry_end, entry_ends
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

# More than any entry begins with (see `ANSWER`), unless it was set by hand: those begin with bit 7.
_RUN = const(0x40)
_RUN_MASK = const(0xC0)
_WIDE = const(0x20)
_ROWS = const(0x1F)


def pack_runs(log: "bytes | bytearray") -> bytearray:
    """Return the entries of a log with runs packed. They are never longer than before."""
    packed = bytearray()
    at = begin = size = first = last = 0
    for end in entry_ends(log):
        rest = log[at + 2 : end]
        if log[at] in (2, 3) and any(rest):
            row = log[at + 1]
            if log[at] != size or not last < row <= last + 2 or row - first >= _ROWS:
                size = log[at]
                begin = len(packed)
                first = row
                last = row - 1
                packed.extend(bytes((0, row)))
            packed.extend(bytes((row - last - 1) * len(rest)) + rest)
            packed[begin] = _RUN + (size - 2) * _WIDE + row - first + 1
            last = row
        else:
            size = 0
            packed.extend(log[at:end])
        at = end
    return packed


def unpack_runs(packed: bytes) -> bytearray:
    """Return the log that `pack_runs` packed. Raise IndexError if it is forged."""
    log = bytearray()
    at = 0
    while at < len(packed):
        head = packed[at]
        if head & _RUN_MASK != _RUN:
            end = entry_end(packed, at)
            log.extend(packed[at:end])
            at = end
            continue
        size = 3 if head & _WIDE else 2
        row = packed[at + 1]
        at += 2
        for _ in range(head & _ROWS):
            rest = packed[at : at + size - 1]
            if any(rest):
                log.extend(bytes((size, row & 0xFF)) + rest)
            row += 1
            at += size - 1
    return log


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
