"""Any game that a score sheet describes: a text file that lists the lines to fill and the points they count.

parser.py reads the text, phrases.py the description of each line; the result is a form (form.py). turn.py plays by it,
score.py counts the lines, sheet.py has the pages on screen, position.py the position and the saves. The score pad plays
a sheet of one line per round (rounds.py).
"""

from rules.score_sheet.turn import ScoreSheet

__all__ = ("ScoreSheet",)
