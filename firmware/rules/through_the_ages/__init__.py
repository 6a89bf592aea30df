"""Through the Ages at the table: the game is played on its boards, this keeps their numbers.

The turn, as on the play aid, is in turn.py, its end in maintenance.py. What the screens show and the score are in
sheet.py and warnings.py, how a game is saved in saving.py. A player's board is in board.py, what differs between the
editions in editions.py, what is done by hand at the table in checklists.py. There are no suggestions: the device does
not know the cards.
"""

from rules.through_the_ages.turn import ThroughTheAges

__all__ = ("ThroughTheAges",)
