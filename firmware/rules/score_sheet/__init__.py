"""Any game that a score sheet describes: a text file that says which lines are filled and what they count.

The text is read in parser.py, and what it says of a line in phrases.py; that is a form (form.py). Playing by it is in
turn.py, what the lines count in score.py, what the screens show in sheet.py, how it is saved in saving.py. A sheet of
one line a round is the score pad's (rounds.py).
"""

from rules.score_sheet.turn import ScoreSheet

__all__ = ("ScoreSheet",)
