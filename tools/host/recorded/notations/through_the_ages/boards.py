"""The boards of Through the Ages in a recorded game: a start, a player's part of the result, the sheet for people."""

from typing import Any

from host.recorded.fields import shown
from host.recorded.notation import line, totals

from engine.limits import VALUE
from rules.through_the_ages.board import BOARD_ROWS, CULTURE, FARMS, MINES, POPULATION, TOKENS
from rules.through_the_ages.turn_end import LAST

AGES = ("A", "I", "II", "III", "IV")
LEVELS = 4
# Fields with four numbers, by age: their indices in which attribute of the board.
BY_AGE = {"farms": ("counts", FARMS), "mines": ("counts", MINES), "food": ("food", 0), "resources": ("resources", 0)}
KEYS = tuple("yellow_bank blue_bank unused farms mines elsewhere food resources wonder science science_rating".split())
KEYS += ("culture", "culture_rating", "strength", "happy", "civil_actions", "military_actions")


def names(game: Any) -> list[str]:
    """The rows of the boards of a game, as their players see them."""
    board = game.boards[0]
    return [board.LABELS[row] for row in board.SHOWN]


def name(game: Any, row: int) -> str:
    """One of them by its number."""
    return names(game)[row]


def is_light(board: Any) -> bool:
    """Whether a board has no tokens, and so nothing but its rows."""
    return bool(board.LABELS != BOARD_ROWS)


def row_of(key: str) -> int:
    """The row of the board that a single number of the file is."""
    return POPULATION if key == "unused" else BOARD_ROWS.index(key)


def set_up(game: Any, start: Any) -> None:
    """Set the age that `start` says, and the last round, which is known in age IV, and only there."""
    if "age" in start.value:
        game.age = start.child("age").word(AGES, "age")
    last = start.value.get("last_round")
    if last is not None and AGES[game.age] != "IV":
        raise start.error(f"{shown(last)} given, only known in age IV", "last_round")
    if AGES[game.age] == "IV":
        if last is None:
            raise start.error("missing, needed in age IV", "last_round")
        game.last_round = start.child("last_round").number(game.round, game.round + 1)


def set_up_board(board: Any, field: Any) -> None:
    """Set one player's board."""
    if is_light(board):
        rows = {row.label: row for row in board.adjustable()}
        for name, value in field.object(list(rows)).items():
            rows[name].put(value.number(0, rows[name].most))
        return
    for name, value in field.object(KEYS).items():
        if name in BY_AGE:
            where, at = BY_AGE[name]
            getattr(board, where)[at : at + LEVELS] = bytes([one.number(0, TOKENS) for one in value.items(LEVELS)])
        elif (row := row_of(name)) == CULTURE:
            board.culture = value.number(0, VALUE)
        else:
            board.counts[row] = value.number(0, board.most(row) if board.is_track(row) else TOKENS)
    for colour, number in (("yellow", board.yellow_tokens()), ("blue", board.blue_tokens())):
        if number > TOKENS:
            raise field.error(f"{number} {colour} tokens given, at most {TOKENS}", f"{colour}_bank")


def result(board: Any) -> dict[str, Any]:
    """One player's part of the result."""
    told: dict[str, Any] = {}
    if is_light(board):
        told = {board.LABELS[row]: board.value(row) for row in board.SHOWN[:-1]}
    for name in () if told else KEYS:
        if name in BY_AGE:
            where, at = BY_AGE[name]
            told[name] = list(getattr(board, where)[at : at + LEVELS])
        else:
            told[name] = board.value(row_of(name))
    last = dict(zip(LAST, board.last)) | {"uprising": bool(board.last[0])} if board.last else None
    return told | {"last": last}


def rows(game: Any) -> list[Any]:
    """The rows of the sheet for people (see Notation.sheet)."""
    told = [("Age", [AGES[game.age]] * game.count), None]
    for row, name in zip(game.boards[0].SHOWN[:-1], names(game)):
        label = "unused workers" if name == "population" else name.replace("_", " ")
        told.append(line(label, [board.value(row) for board in game.boards]))
    return told + totals(game)
