"""Roll Through the Ages: The Bronze Age. The rule sheet is in turn.py.

The score is in score.py, what the screens show in sheet.py, how a game is saved in saving.py, what most would answer in
suggestions.py. What these need: a player's Civilization, the peg board, the market.
"""

from rules.bronze_age.turn import BronzeAge

__all__ = ("BronzeAge",)
