"""What the boards of the two editions print: the rows of the banks, where the tracks end, what a player starts with.

Source: the play aid and the player boards of the 2006 edition, and what the 2015 edition changes. A row is read by the
tokens left in a bank (`yellow`, `blue`: from 0); more than the board has places for read as a full one.
"""

from engine.prompts import Choose, Row
from engine.prompts.counters import CounterRow, Counters
from micropython import const

EDITION_2006 = const(0)
EDITION_2015 = const(1)
# Tokens stay on the cards (light.py); the end of the turn is that of 2015.
LIGHT = const(2)

# The yellow bank in sections, the fullest first: the fewest tokens of each, what one more population costs there (none
# is left to take from the last), how much food the population eats, and how many happy faces it wants: the section's
# number.
_SECTIONS = const((17, 13, 11, 9, 7, 5, 3, 1, 0))
_PRICES = const((2, 3, 4, 4, 5, 5, 7, 7, 0))
_EATEN = const((0, 1, 2, 2, 3, 3, 4, 4, 6))

# Corruption by the blue bank, for each edition: (no corruption from that many tokens on, a
# little from that many on, how much that is, how much with fewer, how much with none).
CORRUPTION = ((9, 5, 2, 4, 6), (11, 6, 2, 4, 6))
_NONE_FROM, _LITTLE_FROM, _LITTLE, _MUCH, _EMPTY = range(5)
_TOKENS = const(18)
_MOST = const(20)

# Tokens in the banks of a new game: yellow, and blue for each edition.
YELLOW = const(18)
BLUE = (18, 16)

# Where tracks end, and what the end of a turn scores at most.
SCIENCE_END = const(40)
STRENGTH_END = const(60)
HAPPY_END = const(8)
SCORED = const(30)

# An age brings the level of its farms and mines: what one token on them is worth.
LEVELS = const(4)
WORTH = (1, 2, 3, 5)


def _section(yellow):
    section = 0
    while yellow < _SECTIONS[section]:
        section += 1
    return section


def price(yellow):
    """Food for one more population with so many tokens in the yellow bank; 0: there is none to take."""
    return _PRICES[_section(yellow)]


def eaten(yellow):
    """Food that the population eats at the end of a turn."""
    return _EATEN[_section(yellow)]


def happy_needed(yellow):
    """Happy faces that the population wants."""
    return _section(yellow)


def corruption(row, blue):
    """Resources that corruption takes with so many tokens in the blue bank, by a row like those of CORRUPTION."""
    if blue >= row[_NONE_FROM]:
        return 0
    if blue >= row[_LITTLE_FROM]:
        return row[_LITTLE]
    return row[_MUCH] if blue else row[_EMPTY]


def options():
    """Which edition, and by the other way to take it its corruption row changed by hand: (edition, five bytes).

    LIGHT is one of them; what its corruption takes is entered.
    """
    prompt = Choose(
        "edition",
        None,
        (Row("edition_2006"), Row("edition_2015"), Row("edition_light")),
        suggest=lambda: b"\0",
        alternative="edit_corruption",
    )
    answer = yield prompt
    edition = prompt.decode(answer)
    row = bytearray(CORRUPTION[min(edition, EDITION_2015)])
    while prompt.is_alternative(answer) and edition != LIGHT:
        edited = Counters("corruption_row", None, _corruption_rows(row))
        page, place, change = edited.decode((yield edited))
        if page < 0:
            break
        row[place] += change
    return edition, bytes(row)


def _corruption_rows(row):
    none_from, little_from, little, much, empty = row
    return (
        CounterRow("corruption_none", none_from, _TOKENS, least=little_from + 1),
        CounterRow("corruption_little", little_from, none_from - 1, least=2),
        CounterRow(("corruption_at", little_from, none_from - 1), little, _MOST),
        CounterRow(("corruption_at", 1, little_from - 1), much, _MOST),
        CounterRow("corruption_empty", empty, _MOST),
    )
