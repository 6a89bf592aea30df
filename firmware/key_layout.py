"""Where the seven keys lie on the device: the one table that screens, simulator, drawings and case follow.

As on a game pad: the cross on the left, A far right, B to the left of A, MENU above the two.
"""

# For each key (`keys.py`: up, down, left, right, A, B, MENU) how far it lies to the right of the leftmost key and below
# the highest one, in holes of a stripboard (2.54 mm).
COLUMNS = (4, 4, 0, 8, 24, 18, 21)
ROWS = (0, 8, 4, 4, 4, 4, 0)
