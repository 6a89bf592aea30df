"""Where the seven keys lie on the device: the one table that screens, simulator, drawings and case follow.

As on a game pad: the cross on the left, A far right, B to the left of A, MENU above the two.
"""

# For each key (`keys.py`: up, down, left, right, A, B, MENU) how far it lies to the right of the leftmost key and below
# the highest one, in holes of a stripboard (2.54 mm).
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
    """Return where the key is that does what `key` does, as the device is held: (column, row) in holes."""
    if not turned:
        return COLUMNS[key], ROWS[key]
    if key < 4:
        key ^= 1
    return max(COLUMNS) - COLUMNS[key], max(ROWS) - ROWS[key]
