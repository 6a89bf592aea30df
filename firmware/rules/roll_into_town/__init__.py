"""Roll Into Town. turn.py follows the game help; each of its phases has a module of that name.

town.py has a player's map and stock, asking.py the questions, suggestions.py the likely answers, score.py the points,
sheet.py and adjusting.py the pages of the sheet, saving.py the saved form, scorer.py and map_entry.py maps on paper.
"""

from rules.roll_into_town.turn import RollIntoTown

__all__ = ("RollIntoTown",)
