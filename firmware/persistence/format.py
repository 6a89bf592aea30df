"""The bytes of a journal, as `journal.py` writes and `reading.py` reads them.

A journal is a start and then records, each written by one append before the next prompt is shown:

    start       "Qp", format, format ^ 0xFF, number of the game (2 bytes), lengths of setup, position and log (2 each),
                setup, position, log, seal
    answer      0zzzzznn, nn bytes, check           0x40, check when it is empty
                0xE1, length, bytes, zeros, check   of more than 3 bytes
    adjustment  0xE4, length, bytes, zeros, check
    standing    0xE8, length, bytes, zeros, check   round and leader here, until something is set by hand or taken back
    undone      0x88, check                         the last answer or adjustment
    finished    0x90, check                         the game is over and stands among the finished ones
    snapshot    0xE2, length of the changes (2), length of the log (2), how many bytes before that the last entry begins
                that was asked for (1; 0 where that is not known), changes, seal
    skip        some 0xFF, 0xFE 0xED, seal: what follows the place with that seal, up to here, was torn

A start is a whole game in itself: its setup, an older position of it and the answers behind that (as in a session's
log); position and log are empty at the beginning of a game. The base, kept among the records, is a start as well.

Changes make a saved game of the one before in the journal, whether that counts still or was taken back; the first one
of the start's position. They are the length of the saved game (2) and then, again and again, how many bytes stay, how
many follow (one byte each), and those.

Numbers are little-endian. One CRC-32 runs over all records but their checks and seals. A check is its low byte (0x7F
for 0xFF and for 0, with which files may be filled up), a seal its low 30 bits: so a damaged, repeated or swapped record
is found. (Not over these: a CRC that runs over its own value comes out the same for all records.)

What was torn is told for certain, not by chance. Programming flash turns ones into zeros, in any order; where the power
was cut halfway some bits are still ones. zzzzz, or the byte `zeros`, is how many zeros there are in the answer's bytes
(zzzzz counts the first bit of its own byte as well). Bits that stayed ones make fewer zeros there, and can only make
this number larger: they differ. And with more ones no head stands for a shorter record.

The erased byte 0xFF ends the journal; no record ends with it. Torn bytes cannot be programmed again: the next record
goes behind them, after a skip. Skips are looked for first, so torn bytes before one are never taken for records. A skip
can be torn as well: so it leaves bytes 0xFF where the torn record would end, and that one can never be taken for whole.
"""

import binascii

FORMAT = 5
MAGIC = b"Qp"
START = 12  # bytes of a start before the setup; its seal is SEAL_SIZE more
SHORT = 3  # bits of a head that are the length of a short answer
EMPTY = 0x40
COMMANDS = 0x80  # from here on a head is one of those below
UNDONE = 0x88
FINISHED = 0x90
LONG = 0xE1
SNAPSHOT = 0xE2
ADJUSTMENT = 0xE4
STANDING = 0xE8
SKIP = b"\xfe\xed"
SEAL_SIZE = 4
SKIP_SIZE = 6
SNAPSHOT_HEAD = 6  # bytes of a snapshot before the changes
SNAPSHOT_SIZE = SNAPSHOT_HEAD + SEAL_SIZE  # and with those behind them
# Bytes of an answer: with more, the number of zeros would not fit a byte.
LONGEST = 29
# In a session's log: the entry is an adjustment.
ADJUSTED = 0x80

_LONGER = (LONG, ADJUSTMENT, STANDING)
_LONGEST_RUN = 255
_SEAL = 0x3FFFFFFF  # still a small int, and the last byte is never 0xFF


def seal(crc):
    """The seal of a CRC."""
    return (crc & _SEAL).to_bytes(SEAL_SIZE, "little")


def check(crc):
    """The check of a CRC."""
    return crc & 0xFF if 0 < crc & 0xFF < 0xFF else 0x7F


def zeros(data):
    """The number of bits that are zero."""
    return 8 * len(data) - bin(int.from_bytes(data, "little")).count("1")


def start(setup, number, position=b"", log=b""):
    """The start of a journal; an empty setup is no game. It is made in one piece: a full memory has no second one."""
    sizes = [len(part).to_bytes(2, "little") for part in (setup, position, log)]
    head = MAGIC + bytes((FORMAT, FORMAT ^ 0xFF)) + number.to_bytes(2, "little") + b"".join(sizes)
    end = len(head) + len(setup) + len(position) + len(log)
    data = bytearray(end + SEAL_SIZE)
    at = 0
    for part in (head, setup, position, log):
        data[at : at + len(part)] = part
        at += len(part)
    data[end:] = seal(binascii.crc32(memoryview(data)[:end]))
    return data


def answer(data):
    """The record of an answer, without its check."""
    size = len(data)
    if size > SHORT:
        return _long(LONG, data)
    if size:
        return bytes((zeros(data) + 1 << 2 | size,)) + data
    return bytes((EMPTY,))


def adjustment(data):
    """The record of an adjustment, without its check."""
    return _long(ADJUSTMENT, data)


def standing(data):
    """The record of how the game stands, without its check."""
    return _long(STANDING, data)


def _long(head, data):
    if len(data) > LONGEST:
        raise ValueError("answer")
    return bytes((head, len(data))) + data + bytes((zeros(data),))


def snapshot(length, changes, asked):
    """The record of a saved game after `length` bytes of log, without its seal; `changes`: see `difference`.

    asked: where the last entry before it begins that was asked for, not given for the player; -1: unknown.
    """
    since = length - asked
    if asked < 0 or since > 255:
        since = 0
    sizes = len(changes).to_bytes(2, "little") + length.to_bytes(2, "little")
    return b"".join((bytes((SNAPSHOT,)), sizes, bytes((since,)), changes))


def difference(before, after):
    """The changes that make one saved game of another."""
    size = len(after)
    changes = bytearray(size.to_bytes(2, "little"))
    marks = int.from_bytes(before[:size], "little") ^ int.from_bytes(after, "little")
    marks = marks.to_bytes(size, "little").rstrip(b"\0")
    at = 0
    while at < len(marks):
        run = marks[at:].lstrip(b"\0")
        stay = len(marks) - at - len(run)
        while stay > _LONGEST_RUN:
            changes.extend(bytes((_LONGEST_RUN, 0)))
            at += _LONGEST_RUN
            stay -= _LONGEST_RUN
        # To go on through one or two bytes that stay takes no more than to begin anew.
        follow = run.find(b"\0\0\0")
        follow = min(_LONGEST_RUN, len(run) if follow < 0 else follow)
        at += stay
        changes.append(stay)
        changes.append(follow)
        changes.extend(after[at : at + follow])
        at += follow
    return changes


def changed(before, changes):
    """The saved game that such changes make of another."""
    size = changes[0] | changes[1] << 8
    saved = bytearray(size)
    saved[: len(before)] = before[:size]
    at = 2
    to = 0
    while at < len(changes):
        to += changes[at]
        follow = changes[at + 1]
        at += 2
        saved[to : to + follow] = changes[at : at + follow]
        at += follow
        to += follow
    return bytes(saved)


def is_whole(record):
    """Whether a record has as many zeros as it says."""
    head = record[0]
    if head in _LONGER:
        return zeros(record[2:-1]) == record[-1]
    if len(record) == 1:
        return head == EMPTY or head == UNDONE or head == FINISHED
    return zeros(record[1:]) + 1 == head >> 2
