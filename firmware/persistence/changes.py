"""What makes a saved game of the one before: in a sector only that is kept.

Changes are the length of the saved game (2 bytes) and then, again and again, how many bytes stay, how many follow (one
byte each), and those.
"""

_LONGEST_RUN = 255


def difference(before, after):
    """The changes that make the saved game `after` of `before`, both bytes: a bytearray."""
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
    """The saved game (bytes) that such changes make of the one `before`."""
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
