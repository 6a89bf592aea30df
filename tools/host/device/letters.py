"""Where a letter stands on the field of the name screen."""

from screens.name import LETTERS, small


def place_of(letter):
    """The row and the column where a letter, capital or small, is typed. Raises ValueError where it can't be."""
    for row, letters in enumerate(LETTERS):
        for column, capital in enumerate(letters):
            if letter in (capital, small(capital)):
                return row, column
    raise ValueError(letter)
