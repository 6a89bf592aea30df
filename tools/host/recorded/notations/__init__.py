"""Notations by the names of their games: see ../notation.py."""
