"""Through the Ages as a table companion: players use its boards and cards, the device keeps the numbers.

turn.py follows the play aid, maintenance.py its end of turn. board.py and light.py have a player's board, editions.py
the differences between editions, checklists.py the steps done at the table. sheet.py and warnings.py show boards and
score, saving.py their saved form. Nothing suggests moves: the device doesn't know the cards.
"""

from rules.through_the_ages.turn import ThroughTheAges

__all__ = ("ThroughTheAges",)
