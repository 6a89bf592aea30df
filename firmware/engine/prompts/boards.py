"""The boards of all players, each a page of many values: what a turn changes on them, one after the other."""

from engine.prompts.counters import Counters


class Boards(Counters):
    """Counters of at most 24 values a page, that are shown as large numbers beside pictures.

    `pages` are the players, and `page` the one whose turn it is. The pictures are called as the labels of the rows are,
    and the first of the actions ends the turn.
    """

    pictured = True

    def follows(self, page, row, change):
        """What is proposed after a change: (row, change) of the same page; a change of 0: only that row comes next;
        None: nothing does.
        """
