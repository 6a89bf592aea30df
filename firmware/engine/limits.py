"""What no game, name or total goes beyond: the journal, the lists and the screens have room for so much."""

from micropython import const

# Players at a table.
PLAYERS = const(8)
# A player's total, and one value that is counted up and down: both ways from 0.
TOTAL = const(99999)
VALUE = const(9999)
# Characters of a player's name, apart from a sign before it (engine/setup.py).
NAME_LENGTH = const(9)
# Characters of a title that the players give a game.
TITLE_LENGTH = const(12)
# Bytes of an answer.
ANSWER = const(29)
