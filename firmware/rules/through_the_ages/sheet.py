"""Show the players' boards and their score, which is culture alone, and set them by hand."""

from engine.game import VALUES
from engine.prompts import Row
from engine.prompts.counters import CounterRow, Counters
from micropython import const
from rules.through_the_ages.board import CULTURE, FREE_POPULATION, SET_BY_HAND, YELLOW_BANK
from rules.through_the_ages.saving import Saving
from rules.through_the_ages.warnings import coming, compared, dangers

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Sequence

    from engine.game import ComparedRow, Page
    from engine.parts import Label
    from engine.prompts import Prompt

# Rows on the board's page of the sheet; the rest are on the workers' page.
_WATCHED = const(11)
_TABLE_PAGE = const(1)
# The ages as printed on the cards, in every language.
AGE_SIGNS = ("A", "I", "II", "III", "IV")


class Sheet(Saving):
    """Show the boards as pages."""

    # In turn.py.
    only_takes_cards: "Callable[[], bool]"
    find_last_round: "Callable[[], None]"

    bought = 0  # yellow tokens that left the current player's bank in this turn
    SHEET: "Sequence[str]" = ("sheet_culture", "sheet_board", "sheet_workers")
    ADJUSTING = ("board", "table")

    def score(self, player: int) -> "list[Row]":
        """Return rows of a player's culture, by its sources if they were counted from the first round on."""
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

    def total(self, player: int) -> int:
        """Return a player's culture; ties are shared."""
        return self.boards[player].value(CULTURE)

    def sheet(self, player: int, page: int) -> "tuple[int, Page]":
        """Return (style, rows) of a page: culture and the next end of turn, then the board in its order."""
        board = self.boards[player]
        if page == 0:
            return VALUES, coming(self, board)
        first, end = ((0, _WATCHED), (_WATCHED, FREE_POPULATION))[page - 1]
        rows = board.SHOWN if len(self.SHEET) == 2 else board.SHOWN[first:end]
        return VALUES, [Row(board.LABELS[row], board.value(row)) for row in rows]

    def compared(self, player: int) -> "list[ComparedRow]":
        """See Game."""
        return compared(self.boards[player])

    def dangers(self, player: int) -> "list[Label]":
        """See Game: warn of the player's end of turn."""
        return dangers(self, self.boards[player])

    # -- setting by hand

    def adjusting(self, player: int, page: int) -> Counters:
        """Ask for a change of a player's board, each count by itself, or of the table's age."""
        if page == _TABLE_PAGE:
            return Counters("adjust", player, self.table_rows(), ())
        board = self.boards[player]
        rows = board.adjustable()
        if board.FULL_NAMES:
            for row in rows:
                row.label = str(row.label) + "_full"
        return Counters("adjust", player, rows, (), order=board.BY_HAND_ORDER)

    def set_by_hand(self, player: int, page: int, prompt: "Prompt", answer: bytes) -> None:
        """See Game; this also sums culture set by hand, and yellow tokens that left the current player's bank."""
        board = self.boards[player]
        culture, yellow = board.culture, board.counts[YELLOW_BANK]
        Saving.set_by_hand(self, player, page, prompt, answer)
        board.count_culture(SET_BY_HAND, board.culture - culture)
        if player == self.current:
            self.bought += yellow - board.counts[YELLOW_BANK]

    def table_rows(self) -> "list[CounterRow]":
        """Return rows of the age and, once it is known, of the last round."""
        rows = [CounterRow("age", self.age, 4, by_value=AGE_SIGNS, set=(self.set_age, "age"))]
        if self.last_round:
            last = (self, "last_round")
            rows.append(CounterRow("last_round", self.last_round, self.round + 1, least=self.round, set=last))
        return rows

    def set_age(self, name: str, age: int) -> None:
        """Set the age (0: A to 4: IV), without any loss of tokens, and find the last round. name: unused."""
        self.age = age
        self.find_last_round()
