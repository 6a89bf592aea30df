"""The boards of Through the Ages in a recorded game: a start, a player's part of the result, the sheet for people."""

from typing import Any

from host.recorded.fields import shown

from rules.limits import VALUE
from rules.through_the_ages.board import BOARD_ROWS, CULTURE, FARMS, LAST, MINES, POPULATION, TOKENS

AGES = ("A", "I", "II", "III", "IV")
LEVELS = 4
START_KEYS = ("current", "round", "age", "last_round", "players")
# Fields of a player by name: the row of the board, as far as they are single numbers.
NUMBERS = {
    "yellow_bank": "yellow_bank",
    "blue_bank": "blue_bank",
    "unused": "population",
    "elsewhere": "elsewhere",
    "wonder": "wonder",
    "science": "science",
    "science_rating": "science_rating",
    "culture": "culture",
    "culture_rating": "culture_rating",
    "strength": "strength",
    "happy": "happy",
    "civil_actions": "civil_actions",
    "military_actions": "military_actions",
}
# … and those of four numbers, by age: the first row of the board, or None for tokens on cards.
BY_AGE = {"farms": FARMS, "mines": MINES, "food": None, "resources": None}
KEYS = (
    "yellow_bank",
    "blue_bank",
    "unused",
    "farms",
    "mines",
    "elsewhere",
    "food",
    "resources",
    "wonder",
    "science",
    "science_rating",
    "culture",
    "culture_rating",
    "strength",
    "happy",
    "civil_actions",
    "military_actions",
)


# -- the start


def set_up(game: Any, field: Any, names: Any) -> None:
    """Set a new game to the position that `start` describes."""
    fields = field.object(START_KEYS)
    if "current" in fields:
        game.current = fields["current"].number(0, game.count - 1)
    if "round" in fields:
        game.round = fields["round"].number(1, 999)
    if "age" in fields:
        game.age = fields["age"].word(AGES, "age")
    set_up_last_round(game, field, fields.get("last_round"))
    if "players" in fields:
        for number, board in enumerate(fields["players"].items(game.count)):
            board.place, board.path = f"start ({names[number]})", ()
            set_up_board(game.boards[number], board)


def set_up_last_round(game: Any, field: Any, given: Any) -> None:
    """The last round is known in age IV, and only there."""
    known = given is not None and given.value is not None
    if AGES[game.age] == "IV":
        if not known:
            raise field.error("missing, needed in age IV", "last_round")
        game.last_round = given.number(game.round, game.round + 1)
    elif known:
        raise given.error(f"{shown(given.value)} given, only known in age IV")


def set_up_board(board: Any, field: Any) -> None:
    """Set one player's board."""
    for name, value in field.object(KEYS).items():
        if name in NUMBERS:
            row = BOARD_ROWS.index(NUMBERS[name])
            if row == CULTURE:
                board.culture = value.number(0, VALUE)
            else:
                board.counts[row] = value.number(0, board.most(row) if board.is_track(row) else TOKENS)
            continue
        four = bytes(one.number(0, TOKENS) for one in value.items(LEVELS))
        if BY_AGE[name] is None:
            setattr(board, name, bytearray(four))
        else:
            board.counts[BY_AGE[name] : BY_AGE[name] + LEVELS] = four
    for colour, number in (("yellow", board.yellow_tokens()), ("blue", board.blue_tokens())):
        if number > TOKENS:
            raise field.error(f"{number} {colour} tokens given, at most {TOKENS}", f"{colour}_bank")


# -- the result


def result(board: Any) -> dict[str, Any]:
    """One player's part of the result."""
    counts = {name: board.value(BOARD_ROWS.index(row)) for name, row in NUMBERS.items()}
    fours = {
        "farms": list(board.counts[FARMS : FARMS + LEVELS]),
        "mines": list(board.counts[MINES : MINES + LEVELS]),
        "food": list(board.food),
        "resources": list(board.resources),
    }
    last = None
    if board.last:
        last = dict(zip(LAST, board.last))
        last["uprising"] = bool(last["uprising"])
    told = {name: fours[name] if name in fours else counts[name] for name in KEYS}
    told["last"] = last
    return told


def rows(game: Any) -> list[Any]:
    """The rows of the sheet for people (see Notation.sheet)."""
    told = [("Age", [AGES[game.age]] * game.count), None]
    for row, name in enumerate(BOARD_ROWS[:-1]):
        label = "unused workers" if row == POPULATION else name.replace("_", " ")
        told.append((label[0].upper() + label[1:], [str(board.value(row)) for board in game.boards]))
    return told + [None, ("TOTAL", [str(game.total(number)) for number in range(game.count)])]
