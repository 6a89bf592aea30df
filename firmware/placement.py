"""Where the seven keys lie on the device: the one table that screens, simulator, drawings and case follow.

As on a game pad: the cross on the left, A far right, B to the left of A, MENU above the two.
"""

# For each key (`keys.py`: up, down, left, right, A, B, MENU) the steps to the right of the leftmost key, and the steps
# below the highest one. A step is two holes of a stripboard, 5.08 mm.
COLUMNS = b"\x02\x02\x00\x04\x0c\x0a\x0b"
ROWS = b"\x00\x04\x02\x02\x02\x02\x00"
