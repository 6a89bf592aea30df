"""Numbers printed on the boards of the two editions: bank sections, ends of tracks, the start.

Source: the play aid and player boards of 2006, and the changes of 2015. `yellow` and `blue` are the tokens left in a
bank; more than it has places for counts as a full one.
"""

from engine.prompts import Choose, Row
from engine.prompts.counters import CounterRow, Counters
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from engine.prompts import Steps

# 0 is the edition of 2006.
EDITION_2015 = const(1)
# Tokens stay on the cards (light.py), with the end of turn of 2015.
LIGHT = const(2)

# Sections of the yellow bank, the fullest first: the fewest tokens, the price of one more population (none is left in
# the last) and the food eaten. The happy faces needed are the section's index.
_SECTIONS = const((17, 13, 11, 9, 7, 5, 3, 1, 0))
_PRICES = const((2, 3, 4, 4, 5, 5, 7, 7, 0))
_EATEN = const((0, 1, 2, 2, 3, 3, 4, 4, 6))

# Corruption by the blue bank, per edition: the fewest tokens for none, the fewest for a little, then the corruption
# with a little, with fewer tokens, and with none.
CORRUPTION = ((9, 5, 2, 4, 6), (11, 6, 2, 4, 6))
_NONE_FROM, _LITTLE_FROM, _LITTLE, _MUCH, _EMPTY = range(5)
_TOKENS = const(18)
_MAX_CORRUPTION = const(20)

# Tokens in the banks of a new game: yellow, and blue for each edition.
YELLOW = const(18)
BLUE = (18, 16)

# Ends of tracks, and the most that an end of turn scores.
SCIENCE_END = const(40)
STRENGTH_END = const(60)
HAPPY_END = const(8)
SCORED = const(30)

# Levels of farms and mines, one per age, and the worth of a token on each.
LEVELS = const(4)
WORTH = (1, 2, 3, 5)


def _section(yellow: int) -> int:
    section = 0
    while yellow < _SECTIONS[section]:
        section += 1
    return section


def price(yellow: int) -> int:
    """Return the food for one more population; 0: the yellow bank is empty."""
    return _PRICES[_section(yellow)]


def eaten(yellow: int) -> int:
    """Return the food that the population eats at the end of a turn."""
    return _EATEN[_section(yellow)]


def happy_needed(yellow: int) -> int:
    """Return the happy faces that the population needs."""
    return _section(yellow)


def corruption(row: bytes, blue: int) -> int:
    """Return the resources lost to corruption, by a row as in CORRUPTION."""
    if blue >= row[_NONE_FROM]:
        return 0
    if blue >= row[_LITTLE_FROM]:
        return row[_LITTLE]
    return row[_MUCH] if blue else row[_EMPTY]


def options() -> "Steps[tuple[int, bytes]]":
    """Ask for the edition, and for changes of its corruption row if the players want them.

    Return (edition, row as five bytes). The players enter the corruption of LIGHT during the game instead.
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


def _corruption_rows(row: bytearray) -> "tuple[CounterRow, ...]":
    none_from, little_from, little, much, empty = row
    return (
        CounterRow("corruption_none", none_from, _TOKENS, least=little_from + 1),
        CounterRow("corruption_little", little_from, none_from - 1, least=2),
        CounterRow(("corruption_at", little_from, none_from - 1), little, _MAX_CORRUPTION),
        CounterRow(("corruption_at", 1, little_from - 1), much, _MAX_CORRUPTION),
        CounterRow("corruption_empty", empty, _MAX_CORRUPTION),
    )
