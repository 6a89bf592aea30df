"""Roll Into Town. The game help is in turn.py; what each of its phases needs to know is in a module of its name.

The score is in score.py, what the screens show in sheet.py and adjusting.py, how a game is saved in saving.py, what
most would answer in suggestions.py. The questions are in asking.py, a player's map and stock in town.py.
"""

from rules.roll_into_town.turn import RollIntoTown

__all__ = ("RollIntoTown",)
