"""The boards as they are asked for, and what they warn of: prices, hunger, corruption, missing faces, an uprising."""

from engine.game import ComparedRow
from engine.prompts import Row, boards
from engine.prompts.counters import CounterRow
from rules.through_the_ages.board import (
    BLUE_BANK,
    BOARD_ROWS,
    CULTURE,
    CULTURE_RATING,
    ELSEWHERE,
    FARMS,
    FOOD,
    HAPPY,
    LAST,
    POPULATION,
    RESOURCES,
    SCIENCE,
    SCIENCE_RATING,
    STRENGTH,
    YELLOW_BANK,
)
from rules.through_the_ages.maintenance import end_turn
from rules.through_the_ages.proposals import follows

_UPRISING, _SCIENCE, _CULTURE, _FOOD, _EATEN, _STARVED, _RESOURCES, _CORRUPTION, _ = range(len(LAST))


def forecast(game, board):
    """What the end of the turn would bring and take on a Board if nothing else were changed (see LAST)."""
    copy = board.copy(game.edition)
    end_turn(copy, game.edition, game.corruption_row, None)
    return copy.last


def _on_page_name():
    return -1


class Boards(boards.Boards):
    """What changes on the players' boards: a page a player, the board of the one whose turn it is first.

    It is asked anew after each change, and a start of the device plays many of these: no row is made to check one.
    """

    def __init__(self, game, what, player, actions, before=None):
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
        # The last change: page, row and by how much.
        self._before = before
        # Nothing may be changed (round 1).
        self._fixed = fixed

    def follows(self, page, row, change):
        """See boards.py: only to the player whose turn it is, and on a board that has tokens."""
        board = self._game.boards[page]
        if page != self.player or board.ORDER is None:
            return None
        before = self._before
        return follows(board, row, change, before[1:] if before and before[0] == page else None)

    def rows(self, page=0):
        """The BoardRows of a page, with their warnings."""
        if self._made != page:
            game = self._game
            self._page_rows = BoardRows(game, game.boards[page], self._fixed)
            self._made = page
        return self._page_rows

    def bounds(self, page, row):
        """See Counters."""
        game = self._game
        if page >= game.count or row >= len(game.boards[page].SHOWN):
            return None
        board = game.boards[page]
        row = board.SHOWN[row]
        value = board.value(row)
        return (value, value, value) if self._fixed else (0, value, board.most(row))


class BoardRows:
    """The rows of a board: each is made when it is looked at, as most never are."""

    def __init__(self, game, board, fixed):
        self._game = game
        self._board = board
        # Nothing may be changed (round 1).
        self._fixed = fixed
        self._forecast = None
        self._rows = [None] * len(board.SHOWN)

    def __len__(self):
        return len(self._rows)

    def __iter__(self):
        for row in range(len(self)):
            yield self[row]

    def __getitem__(self, row):
        if self._rows[row] is None:
            self._rows[row] = self._row(self._board.SHOWN[row])
        return self._rows[row]

    def forecast(self):
        """The forecast, made once."""
        if self._forecast is None:
            self._forecast = forecast(self._game, self._board)
        return self._forecast

    def _row(self, row):
        board = self._board
        value = board.value(row)
        label = board.LABELS[row]
        own = label == BOARD_ROWS[row]  # else it is another value, of a light board
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

    def warns(self, row):
        """Whether a row (its number in BOARD_ROWS) stands out: hunger, corruption or an uprising is ahead, or happy
        faces are missing.
        """
        if row == HAPPY:
            return self._board.missing() > 0
        if row == POPULATION:
            return self._board.uprising()
        if row == FOOD:
            return self.forecast()[_STARVED] > 0
        return row == BLUE_BANK and self.forecast()[_CORRUPTION] > 0

    def warning(self, row, change):
        """The label of what a row warns of when it is changed so much, or of what comes of it; None: nothing."""
        board = self._board
        if change:
            board = board.copy(self._game.edition)
            board.change(row, change)
        if row == FOOD or row == RESOURCES or row == BLUE_BANK:
            last = forecast(self._game, board) if change else self.forecast()
            if row != FOOD:
                return "end_brings", last[_RESOURCES], last[_CORRUPTION]
            return ("starving_ahead", last[_STARVED]) if last[_STARVED] else ("end_brings", last[_FOOD], last[_EATEN])
        if board.uprising():
            return board.why("uprising_ahead")
        if board.needed() is None:
            return None
        if row == POPULATION:
            return ("population_price", board.price()) if board.price() else "population_none"
        if row == HAPPY:
            return "happy_needed", board.needed(), board.missing()
        return "consumption_is", board.eaten()


def compared(board):
    """Rows of a Board by which all players are compared."""
    shown = CULTURE, CULTURE_RATING, STRENGTH, SCIENCE, SCIENCE_RATING
    rows = [ComparedRow(BOARD_ROWS[row], board.value(row)) for row in shown]
    return rows + [ComparedRow(BOARD_ROWS[HAPPY], board.counts[HAPPY], board.needed(), board.uprising())]


def dangers(game, board):
    """Labels of what the end of the turn would do to a Board that hurts."""
    last = forecast(game, board)
    if last[_UPRISING]:
        return [board.why("uprising_ahead")]
    found = [("starving_ahead", last[_STARVED])] if last[_STARVED] else []
    if last[_CORRUPTION]:
        found.append(("corruption_ahead", last[_CORRUPTION]))
    return found


def coming(game, board):
    """Rows of culture and what the end of turn will bring to a Board, for a sheet."""
    last = forecast(game, board)
    rows = [
        Row("culture_full", board.value(CULTURE)),
        Row("culture_rating_full", board.value(CULTURE_RATING)),
        Row("science_rating_full", board.value(SCIENCE_RATING)),
    ]
    if last[_UPRISING]:
        rows.append(Row("coming_uprising", board.missing()) if board.needed() else Row("uprising_light"))
        return rows
    for label, row in (
        ("coming_culture", _CULTURE),
        ("coming_starved", _STARVED),
        ("coming_food", _FOOD),
        ("coming_eaten", _EATEN),
        ("coming_resources", _RESOURCES),
        ("coming_corruption", _CORRUPTION),
    ):
        rows.append(Row(label, -last[row] if row in (_STARVED, _EATEN, _CORRUPTION) else last[row]))
    return rows
