"""The answers of a finished game in less room, where they say what its race says: numbers entered round by round.

Packed are, one after the other: a bit for each player whose entry (the player, and what the round changed of the total,
signed, the lowest byte first) is there, and after them the entry that ends a round; or 0 and any entry of the log as
it is. The first of these is the one that ends rounds from then on.
"""

from engine.history.log import entry_end


def pack(log, races):
    """A log (bytes), packed by `races`: for each player a list of the totals after each round."""
    packed = bytearray()
    end = b""
    at = number = 0
    told = -1  # the round of the entries
    while at < len(log):
        if told != number:
            told = number
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


def unpack(packed, races):
    """The log (bytearray) that `pack` was given with those races. Raises IndexError where it is damaged."""
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


def _entry(race, player, number):
    """The entry of what a round changed of a player's total; b"" beyond the last round."""
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
