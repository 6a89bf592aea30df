"""Encode a saved game as its changes from the previous one, to save room in a sector.

Changes are the length of the saved game (2 bytes), then repeatedly: the number of equal bytes to skip (1), the number
of bytes to replace (1), and the latter.
"""

_LONGEST_RUN = 255
_MAX_SIZE = 4096  # bytes, a sector: no saved game is longer


def difference(before: bytes, after: bytes) -> bytearray:
    """Return the changes that turn the saved game `before` into `after`."""
    size = len(after)
    changes = bytearray(size.to_bytes(2, "little"))
    differs = int.from_bytes(before[:size], "little") ^ int.from_bytes(after, "little")
    marks = differs.to_bytes(size, "little").rstrip(b"\0")
    at = 0
    while at < len(marks):
        run = marks[at:].lstrip(b"\0")
        stay = len(marks) - at - len(run)
        while stay > _LONGEST_RUN:
            changes.extend(bytes((_LONGEST_RUN, 0)))
            at += _LONGEST_RUN
            stay -= _LONGEST_RUN
        # Replacing one or two equal bytes costs no more than starting another run.
        follow = run.find(b"\0\0\0")
        follow = min(_LONGEST_RUN, len(run) if follow < 0 else follow)
        at += stay
        changes.append(stay)
        changes.append(follow)
        changes.extend(after[at : at + follow])
        at += follow
    return changes


def changed(before: bytes, changes: bytes) -> bytes:
    """Return the saved game that these changes make of `before`. Raise IndexError if they are forged."""
    size = changes[0] | changes[1] << 8
    if size > _MAX_SIZE:
        raise IndexError("length")
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
