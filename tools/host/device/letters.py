"""The letters of the name screen: where each stands, and what they can spell."""

from screens.name import LETTERS, small


def place_of(letter: str) -> tuple[int, int]:
    """The row and the column where a letter, capital or small, is typed. Raises ValueError where it can't be."""
    for row, letters in enumerate(LETTERS):
        for column, capital in enumerate(letters):
            if letter in (capital, small(capital)):
                return row, column
    raise ValueError(letter)


def typeable(name: str) -> bool:
    """Whether the keys can type a name: its first letter is a capital one, the others are small."""
    capitals = "".join(LETTERS)[:-1]
    return name[0] in capitals and set(name[1:]) <= set(map(small, capitals))
