"""The end of a turn: uprising, production and maintenance, in the order of each edition.

Source: the play aid, "End of turn", and the changes of 2015.
"""

from micropython import const
from rules.through_the_ages import turn_end
from rules.through_the_ages.board import (
    CULTURE,
    CULTURE_RATING,
    FARMS,
    FROM_RATINGS,
    MINES,
    SCIENCE,
    SCIENCE_RATING,
    TO_HUNGER,
    worth,
)
from rules.through_the_ages.editions import EDITION_2015, SCORED

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Protocol

    from engine.parts import Label
    from rules.through_the_ages.board import Board

    class Table(Protocol):
        """The members of ThroughTheAges that the report uses."""

        def active(self) -> Board: ...
        def warn(self, label: Label, alarm: Label = ..., sign: "tuple[str, int] | None" = ...) -> None: ...
        def record(self, label: Label) -> None: ...
        def tell_briefly(self, label: Label) -> None: ...


_MOST_DRAWN = const(3)


def end_turn(board: "Board", edition: int, corruption_row: bytes, left: "int | None") -> "list[int]":
    """Do the end of a player's turn; return its numbers (see `turn_end.py`), which `board.last` keeps.

    edition: 0 (2006) or EDITION_2015; corruption_row: as in `editions.CORRUPTION`; left: unused military actions,
    or None if no cards are drawn.
    """
    last = [0] * len(turn_end.LAST)
    uprising = board.uprising()
    if not uprising:
        if edition == EDITION_2015:
            _turn_2015(board, last, corruption_row)
        else:
            _turn_2006(board, last, corruption_row)
    last[turn_end.LAST_UPRISING] = int(uprising)
    last[turn_end.LAST_DRAWN] = min(_MOST_DRAWN, left or 0)
    board.last = last
    return last


def draws(board: "Board", edition: int) -> bool:
    """Return whether the player draws military cards: in 2006 not in an uprising."""
    return edition == EDITION_2015 or not board.uprising()


def _turn_2006(board: "Board", last: "list[int]", corruption_row: bytes) -> None:
    _score(board, last)
    _farms(board, last)
    _feed(board, last)
    _mines(board, last)
    _corrupt(board, last, corruption_row, False)


def _turn_2015(board: "Board", last: "list[int]", corruption_row: bytes) -> None:
    _score(board, last)
    _corrupt(board, last, corruption_row, True)
    _farms(board, last)
    _feed(board, last)
    _mines(board, last)


def _score(board: "Board", last: "list[int]") -> None:
    """Raise science and culture by their ratings, by 30 at most."""
    counts = board.counts
    last[turn_end.LAST_SCIENCE] = board.score(SCIENCE, min(SCORED, counts[SCIENCE_RATING]))
    last[turn_end.LAST_CULTURE] = board.score(CULTURE, min(SCORED, counts[CULTURE_RATING]))
    board.count_culture(FROM_RATINGS, last[turn_end.LAST_CULTURE])


def _farms(board: "Board", last: "list[int]") -> None:
    last[turn_end.LAST_FOOD] = board.produce(FARMS, board.food)


def _mines(board: "Board", last: "list[int]") -> None:
    last[turn_end.LAST_RESOURCES] = board.produce(MINES, board.resources)


def _feed(board: "Board", last: "list[int]") -> None:
    """Feed the population; each missing food costs 4 culture, down to 0."""
    due = board.eaten()
    last[turn_end.LAST_EATEN] = eaten = min(due, worth(board.food))
    board.pay(board.food, eaten)
    last[turn_end.LAST_STARVED] = lost = min(turn_end.CULTURE_PER_MISSING_FOOD * (due - eaten), board.culture)
    board.culture -= lost
    board.count_culture(TO_HUNGER, lost)


def _corrupt(board: "Board", last: "list[int]", corruption_row: bytes, takes_food: bool) -> None:
    """Pay corruption in resources, as far as they last; in 2015 the rest in food."""
    due = board.corruption(corruption_row)
    paid = min(due, worth(board.resources))
    board.pay(board.resources, paid)
    if takes_food:
        more = min(due - paid, worth(board.food))
        board.pay(board.food, more)
        paid += more
    last[turn_end.LAST_CORRUPTION] = paid


def report(game: "Table", last: "list[int]", before: "list[int] | None") -> None:
    """Report the end of the turn: its numbers (see `turn_end.py`) and those of the player's previous one.

    A notice announces an uprising, hunger that cost culture or grew, and corruption that grew, the worst line first.
    Otherwise a summary appears with the next question.
    """
    board = game.active()
    uprising, science, culture, food, eaten, starved, resources, corrupted, _ = last
    missed = 0 if uprising else board.eaten() - eaten
    grown = missed > board.missed
    board.missed = missed
    mined = ("got_resources", resources, corrupted, worth(board.resources))
    name = ""
    sign = "", 0
    if uprising:
        name, sign = "uprising", ("sign_uprising", 1)
        lines: "list[Label]" = [board.uprising_label("uprising_why")]
    else:
        lines = [("got_culture", culture, board.culture), ("got_science", science, board.counts[SCIENCE])]
        lines += [("got_food", food, eaten, worth(board.food)), mined]
        if missed:
            lines[0] = ("lost_culture", culture, starved, board.culture) if starved else "starving_free"
            lines[2] = "missed_food", food, eaten, missed
        if starved or grown:
            name, sign = "famine", ("sign_hunger", 1)
        elif corrupted > (before[7] if before else 0):
            name = "corruption"
            lines.insert(0, lines.pop())
    for line in lines:
        if name:
            game.warn(line, name, sign)
        else:
            game.record(line)
    if not name:
        brought: "list[Label]" = [("brought_culture", culture)] if culture else []
        if science:
            brought.append(("brought_science", science))
        for label, came, went in (("brought_food", food, eaten), ("brought_resources", resources, corrupted)):
            brought.append((label + "_less", came, went) if went else (label, came))
        if brought:
            game.tell_briefly(brought)
