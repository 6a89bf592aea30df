"""Locate the seven keys on the device: the one table that screens, simulator, drawings and case follow.

As on a game pad: the cross on the left, A far right, B to the left of A, MENU above the two.
"""

# For each key (`keys.py`: up, down, left, right, A, B, MENU) its distance from the leftmost and from the highest key,
# in holes of a stripboard (2.54 mm).
COLUMNS = (4, 4, 0, 8, 24, 18, 21)
ROWS = (0, 8, 4, 4, 4, 4, 0)
# The device is held upside down, by a left-handed player: A is far left then, the cross on the right, each key of which
# does what the opposite one did.
turned = False


def turn(upside_down: bool) -> None:
    """Hold the device the one way or the other from now on."""
    global turned
    turned = upside_down


def place(key: int) -> "tuple[int, int]":
    """Return (column, row) in holes of the key that acts as `key`, as the device is held."""
    if not turned:
        return COLUMNS[key], ROWS[key]
    if key < 4:
        key ^= 1
    return max(COLUMNS) - COLUMNS[key], max(ROWS) - ROWS[key]
