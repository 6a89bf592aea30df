"""A notation a game, found by the name of the game: see notation.py beside this folder."""
