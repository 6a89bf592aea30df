"""Limits of games, names and totals: they fit the journal, the lists and the screens."""

from micropython import const

# Players at a table.
PLAYERS = const(8)
# A player's total, and a value counted up and down: from -TOTAL to TOTAL, from -VALUE to VALUE.
TOTAL = const(99999)
VALUE = const(9999)
# Characters of a player's name, apart from a sign before it (engine/setup.py).
NAME_LENGTH = const(9)
# Characters of a title that the players give a game.
TITLE_LENGTH = const(12)
# Characters of the title of a score sheet.
SHEET_TITLE_LENGTH = const(24)
# Options of a Choose: the answers after these mean an alternative, or none of them.
OPTIONS = const(127)
# Bytes of an answer.
ANSWER = const(29)
