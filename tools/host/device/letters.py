"""Find the letters of the name screen, and the names they can spell. Runs on MicroPython too."""

from input.keys import DOWN, LEFT, RIGHT, UP, A
from screens.name import LETTERS, begins, small


def place_of(letter: str) -> tuple[int, int]:
    """Return the row and the column of a letter, capital or small. Raises ValueError if it can't be typed."""
    for row, letters in enumerate(LETTERS):
        for column, capital in enumerate(letters):
            if letter in (capital, small(capital)):
                return row, column
    raise ValueError(letter)


def way(row: int, column: int, letter: str) -> list[int]:
    """Return the keys that type a letter from the cursor in that row and column. Raises ValueError as `place_of`."""
    place = place_of(letter)
    down, right = place[0] - row, place[1] - column
    return [DOWN if down > 0 else UP] * abs(down) + [RIGHT if right > 0 else LEFT] * abs(right) + [A]


def typeable(name: str) -> bool:
    """Whether the keys can type a name: the letter with which a word begins is a capital one, the others are small."""
    capitals = "".join(LETTERS)[:-1]
    smalls = set(map(small, capitals))
    return all(letter in (capitals if begins(name[:at]) else smalls) for at, letter in enumerate(name))
