"""Ask for changes of the boards, and warn of prices, hunger, corruption, missing faces and uprisings."""

from engine.game import ComparedRow
from engine.prompts import Row, boards
from engine.prompts.counters import CounterRow
from micropython import const
from rules.through_the_ages import turn_end
from rules.through_the_ages.board import (
    BLUE_BANK,
    BOARD_ROWS,
    CULTURE,
    CULTURE_RATING,
    ELSEWHERE,
    FARMS,
    FOOD,
    HAPPY,
    POPULATION,
    RESOURCES,
    SCIENCE,
    SCIENCE_RATING,
    STRENGTH,
    YELLOW_BANK,
)
from rules.through_the_ages.maintenance import end_turn
from rules.through_the_ages.proposals import follows

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterator, Protocol, Sequence

    from engine.parts import Label
    from engine.prompts.row import Rows
    from rules.through_the_ages.board import Board

    class Table(Protocol):
        """The members of ThroughTheAges that the boards use."""

        count: int
        current: int
        edition: int
        corruption_row: bytes
        seats: range
        boards: list[Board]

        def only_takes_cards(self) -> bool: ...


def forecast(game: "Table", board: "Board") -> "list[int]":
    """Return the numbers of the end of turn (see `turn_end.py`) if nothing else changes on a board."""
    copy = board.copy(game.edition)
    return end_turn(copy, game.edition, game.corruption_row, None)


def _on_page_name() -> int:
    return -1


class Boards(boards.Boards):
    """Ask for changes of the players' boards: a page per player, that of the current player first.

    It is asked again after each change, and a restart replays many of these: checking an answer makes no row.
    """

    def __init__(
        self,
        game: "Table",
        what: "Label",
        player: "int | None",
        actions: "Sequence[str]",
        before: "tuple[int, int, int] | None" = None,
    ) -> None:
        board = game.boards[0]
        fixed = game.only_takes_cards()
        boards.Boards.__init__(
            self,
            what,
            player,
            (),
            actions,
            game.seats,
            game.current,
            first=_on_page_name,
            order=board.ORDER,
            locked="round_1_cards" if fixed else None,
            layout_key=board.LABELS,
        )
        self._game = game
        # The last change: page, row and amount.
        self._before = before
        # Nothing may be changed (round 1).
        self._fixed = fixed

    def follows(self, page: int, row: int, change: int) -> "tuple[int, int] | None":
        """See `engine.prompts.boards`: only the current player gets proposals, on a board with tokens."""
        board = self._game.boards[page]
        if page != self.player or board.ORDER is None:
            return None
        before = self._before
        return follows(board, row, change, before[1:] if before and before[0] == page else None)

    def rows(self, page: int = 0) -> "Rows[CounterRow]":
        """Return the rows of a page, with their warnings."""
        if self._made != page:
            game = self._game
            self._page_rows = BoardRows(game, game.boards[page], self._fixed)
            self._made = page
        return self._page_rows

    def bounds(self, page: int, row: int) -> "tuple[int, int, int] | None":
        """See Counters."""
        game = self._game
        if page >= game.count or row >= len(game.boards[page].SHOWN):
            return None
        board = game.boards[page]
        row = board.SHOWN[row]
        value = board.value(row)
        return (value, value, value) if self._fixed else (0, value, board.most(row))


class BoardRows:
    """Make each row of a board when it is first looked at, as most never are."""

    def __init__(self, game: "Table", board: "Board", fixed: bool) -> None:
        self._game = game
        self._board = board
        # Nothing may be changed (round 1).
        self._fixed = fixed
        self._forecast: "list[int] | None" = None
        self._rows: "list[CounterRow | None]" = [None] * len(board.SHOWN)

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> "Iterator[CounterRow]":
        for row in range(len(self)):
            yield self[row]

    def __getitem__(self, row: int) -> CounterRow:
        made = self._rows[row]
        if made is None:
            made = self._rows[row] = self._row(self._board.SHOWN[row])
        return made

    def forecast(self) -> "list[int]":
        """Return the board's forecast, computed once."""
        if self._forecast is None:
            self._forecast = forecast(self._game, self._board)
        return self._forecast

    def _row(self, row: int) -> CounterRow:
        board = self._board
        value = board.value(row)
        label = board.LABELS[row]
        own = label == BOARD_ROWS[row]  # not a light board's other use of the row
        says = own and row in (HAPPY, YELLOW_BANK, FOOD, RESOURCES, BLUE_BANK) or row == POPULATION
        return CounterRow(
            label,
            value,
            value if self._fixed else board.most(row),
            value if self._fixed else 0,
            tick=board.is_tick(row),
            detail=label if row == FOOD or own and FARMS <= row < ELSEWHERE else label + "_full",
            outcome=(lambda change: self.warning(row, change)) if says else None,
            warns=(lambda: self.warns(row)) if row in (HAPPY, POPULATION, FOOD, BLUE_BANK) else None,
        )

    def warns(self, row: int) -> bool:
        """Return whether to mark a row (its index in BOARD_ROWS): missing faces, uprising, hunger or corruption."""
        if row == HAPPY:
            return self._board.missing() > 0
        if row == POPULATION:
            return self._board.uprising()
        if row == FOOD:
            return self.forecast()[turn_end.LAST_STARVED] > 0
        return row == BLUE_BANK and self.forecast()[turn_end.LAST_CORRUPTION] > 0

    def warning(self, row: int, change: int) -> "Label | None":
        """Return the label of a row's warning or prospect once `change` is added, or None."""
        board = self._board
        if change:
            board = board.copy(self._game.edition)
            board.change(row, change)
        if row == FOOD or row == RESOURCES or row == BLUE_BANK:
            last = forecast(self._game, board) if change else self.forecast()
            if row != FOOD:
                return "end_brings", last[turn_end.LAST_RESOURCES], last[turn_end.LAST_CORRUPTION]
            return (
                ("starving_ahead", last[turn_end.LAST_STARVED])
                if last[turn_end.LAST_STARVED]
                else ("end_brings", last[turn_end.LAST_FOOD], last[turn_end.LAST_EATEN])
            )
        if board.uprising():
            return board.uprising_label("uprising_ahead")
        needed = board.needed()
        if needed is None:
            return None
        if row == POPULATION:
            return ("population_price", board.price()) if board.price() else "population_none"
        if row == HAPPY:
            return board.happiness()
        return "consumption_is", board.eaten()


def compared(board: "Board") -> "list[ComparedRow]":
    """Return the rows of a board that compare all players."""
    shown = CULTURE, CULTURE_RATING, STRENGTH, SCIENCE, SCIENCE_RATING
    rows = [ComparedRow(BOARD_ROWS[row], board.value(row)) for row in shown]
    return rows + [ComparedRow(BOARD_ROWS[HAPPY], board.counts[HAPPY], board.needed(), board.uprising())]


def dangers(game: "Table", board: "Board") -> "list[Label]":
    """Return warnings of the harm that the end of the turn would do to a board."""
    last = forecast(game, board)
    if last[turn_end.LAST_UPRISING]:
        return [board.uprising_label("uprising_ahead")]
    found: "list[Label]" = [("starving_ahead", last[turn_end.LAST_STARVED])] if last[turn_end.LAST_STARVED] else []
    if last[turn_end.LAST_CORRUPTION]:
        found.append(("corruption_ahead", last[turn_end.LAST_CORRUPTION]))
    return found


def coming(game: "Table", board: "Board") -> "list[Row]":
    """Return rows of a board's culture and its next end of turn, for the sheet."""
    last = forecast(game, board)
    rows = [
        Row("culture_full", board.value(CULTURE)),
        Row("culture_rating_full", board.value(CULTURE_RATING)),
        Row("science_rating_full", board.value(SCIENCE_RATING)),
    ]
    if last[turn_end.LAST_UPRISING]:
        rows.append(Row("coming_uprising", board.missing()) if board.needed() else Row("uprising_light"))
        return rows
    missing = board.eaten() - last[turn_end.LAST_EATEN]
    for label, row in (
        ("coming_culture", turn_end.LAST_CULTURE),
        ("coming_starved", turn_end.LAST_STARVED),
        ("coming_food", turn_end.LAST_FOOD),
        ("coming_eaten", turn_end.LAST_EATEN),
        ("coming_resources", turn_end.LAST_RESOURCES),
        ("coming_corruption", turn_end.LAST_CORRUPTION),
    ):
        rows.append(
            Row(
                label,
                -last[row]
                if row in (turn_end.LAST_STARVED, turn_end.LAST_EATEN, turn_end.LAST_CORRUPTION)
                else last[row],
            )
        )
        if missing and row == turn_end.LAST_EATEN:
            rows.append(Row("missing_food_full", missing))
    return rows
