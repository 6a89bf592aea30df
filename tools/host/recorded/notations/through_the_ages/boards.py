"""The boards of Through the Ages in a recorded game: a start, a player's part of the result, the sheet for people."""

from typing import Any

from host.recorded.fields import shown

from rules.limits import VALUE
from rules.through_the_ages.board import BOARD_ROWS, CULTURE, FARMS, LAST, MINES, POPULATION, TOKENS

AGES = ("A", "I", "II", "III", "IV")
LEVELS = 4
# What a file calls otherwise than the board, and what has four numbers, by age: the first row, or None for tokens.
UNUSED = "unused"
BY_AGE = {"farms": FARMS, "mines": MINES, "food": None, "resources": None}
KEYS: tuple[str, ...] = (
    "yellow_bank",
    "blue_bank",
    UNUSED,
    "farms",
    "mines",
    "elsewhere",
    "food",
    "resources",
    "wonder",
    "science",
)
KEYS += ("science_rating", "culture", "culture_rating", "strength", "happy", "civil_actions", "military_actions")


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
    return POPULATION if key == UNUSED else BOARD_ROWS.index(key)


def set_up(game: Any, field: Any, names: Any) -> None:
    """Set a new game to the position that `start` describes. The last round is known in age IV, and only there."""
    fields = field.object(("current", "round", "age", "last_round", "players"))
    if "current" in fields:
        game.current = fields["current"].number(0, game.count - 1)
    if "round" in fields:
        game.round = fields["round"].number(1, 999)
    if "age" in fields:
        game.age = fields["age"].word(AGES, "age")
    last = fields.get("last_round")
    known = last is not None and last.value is not None
    if known and AGES[game.age] != "IV":
        raise last.error(f"{shown(last.value)} given, only known in age IV")
    if AGES[game.age] == "IV":
        if not known:
            raise field.error("missing, needed in age IV", "last_round")
        game.last_round = last.number(game.round, game.round + 1)
    for number, board in enumerate(fields["players"].items(game.count) if "players" in fields else ()):
        board.place, board.path = f"start ({names[number]})", ()
        set_up_board(game.boards[number], board)


def set_up_board(board: Any, field: Any) -> None:
    """Set one player's board."""
    if is_light(board):
        rows = {row.label: row for row in board.adjustable()}
        for name, value in field.object(list(rows)).items():
            rows[name].put(value.number(0, rows[name].most))
        return
    for name, value in field.object(KEYS).items():
        if name in BY_AGE:
            four = bytes([one.number(0, TOKENS) for one in value.items(LEVELS)])
            if BY_AGE[name] is None:
                setattr(board, name, bytearray(four))
            else:
                board.counts[BY_AGE[name] : BY_AGE[name] + LEVELS] = four
        elif row_of(name) == CULTURE:
            board.culture = value.number(0, VALUE)
        else:
            row = row_of(name)
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
        if name not in BY_AGE:
            told[name] = board.value(row_of(name))
        elif BY_AGE[name] is None:
            told[name] = list(getattr(board, name))
        else:
            told[name] = list(board.counts[BY_AGE[name] : BY_AGE[name] + LEVELS])
    told["last"] = None
    if board.last:
        told["last"] = dict(zip(LAST, board.last))
        told["last"]["uprising"] = bool(told["last"]["uprising"])
    return told


def rows(game: Any) -> list[Any]:
    """The rows of the sheet for people (see Notation.sheet)."""
    told = [("Age", [AGES[game.age]] * game.count), None]
    for row, name in zip(game.boards[0].SHOWN[:-1], names(game)):
        label = "unused workers" if name == "population" else name.replace("_", " ")
        told.append((label[0].upper() + label[1:], [str(board.value(row)) for board in game.boards]))
    return told + [None, ("TOTAL", [str(game.total(number)) for number in range(game.count)])]
