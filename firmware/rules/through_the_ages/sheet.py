"""What the screens show of the players' boards, their score, which is culture alone, and setting them by hand."""

from engine.game import VALUES
from engine.prompts import Row
from engine.prompts.counters import CounterRow, Counters
from micropython import const
from rules.through_the_ages.board import CULTURE, FREE_POPULATION, SET_BY_HAND
from rules.through_the_ages.saving import Saving
from rules.through_the_ages.warnings import coming, compared, dangers

# The rows that the board shows at once.
_WATCHED = const(11)
# The page of ADJUSTING that has what belongs to no board: the age, and the last round once the last age has begun.
_TABLE_PAGE = const(1)
# The ages as they stand on the cards, in every language.
_AGES = const(("A", "I", "II", "III", "IV"))


class Sheet(Saving):
    """The boards as pages."""

    SHEET = ("sheet_culture", "sheet_board", "sheet_workers")
    ADJUSTING = ("board", "table")

    def score(self, player):
        """Rows for a player (a number): culture is all that counts; what it came from, where that was counted from the
        beginning.
        """
        board = self.boards[player]
        total = Row("culture_full", board.culture)
        if not board.sums:
            return [total]
        ratings, hunger, by_hand = board.sums
        rows = [Row("score_ratings", ratings), Row("score_events", board.culture - ratings + hunger - by_hand)]
        if by_hand:
            rows.append(Row("score_by_hand", by_hand))
        if hunger:
            rows.append(Row("score_hunger", -hunger))
        return rows + [total]

    def total(self, player):
        """The culture of a player (a number); ties are shared."""
        return self.boards[player].value(CULTURE)

    def sheet(self, player, page):
        """(style, rows) of a page: culture and what the next end of turn will bring; then the board, in its order."""
        board = self.boards[player]
        if page == 0:
            return VALUES, coming(self, board)
        first, end = ((0, _WATCHED), (_WATCHED, FREE_POPULATION))[page - 1]
        rows = board.SHOWN if len(self.SHEET) == 2 else board.SHOWN[first:end]
        return VALUES, [Row(board.LABELS[row], board.value(row)) for row in rows]

    def compared(self, player):
        """See Game."""
        return compared(self.boards[player])

    def dangers(self, player):
        """See Game: what the end of a player's turn would do."""
        return dangers(self, self.boards[player])

    # -- setting by hand

    def adjusting(self, player, page):
        """By the number of the page a player's board without its bookkeeping: each count by itself, tokens on cards by
        level; or the table's age.
        """
        rows = self.table_rows() if page == _TABLE_PAGE else self.boards[player].adjustable()
        return Counters("adjust", player, rows, ())

    def set_by_hand(self, player, page, prompt, answer):
        """See Game; culture set by hand is counted apart."""
        board = self.boards[player]
        before = board.culture
        Saving.set_by_hand(self, player, page, prompt, answer)
        board.count_culture(SET_BY_HAND, board.culture - before)

    def table_rows(self):
        """The age, and in the last one the number of the last round."""
        rows = [CounterRow("age", self.age, 4, by_value=_AGES, set=(self.set_age, "age"))]
        if self.last_round:
            last = (self, "last_round")
            rows.append(CounterRow("last_round", self.last_round, self.round + 1, least=self.round, set=last))
        return rows

    def set_age(self, name, age):
        """A new age (0: A to 4: IV) does nothing but be the age; the last round is found anew. name: see Row.set."""
        self.age = age
        self.find_last_round()
