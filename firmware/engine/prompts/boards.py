"""The boards of all players, each a page of many values: a turn changes them one after the other."""

from engine.prompts.counters import Counters


class Boards(Counters):
    """Ask for changes like Counters, at most 24 values per page, shown as large numbers next to pictures.

    `pages` are the players, and `page` is the one whose turn it is. Pictures have the names of the rows' labels. The
    first of the actions ends the turn.
    """

    pictured = True

    def follows(self, page: int, row: int, change: int) -> "tuple[int, int] | None":
        """Return what to propose after a change: (row, change) of the same page, or None.

        A change of 0 only moves the cursor to that row.
        """
        return None
