"""Roll Through the Ages: The Bronze Age. The rule sheet is turn.py.

score.py has the printed tables and the score, sheet.py the pages on screen, position.py players and saves,
suggestions.py the usual answers. All use a player's Civilization, the peg board, the choice dice and the market.
"""

from rules.bronze_age.turn import BronzeAge

__all__ = ("BronzeAge",)
