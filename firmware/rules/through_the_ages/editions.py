"""Numbers printed on the boards of the two editions: bank sections, ends of tracks, the start.

Source: the play aid and player boards of 2006, and the changes of 2015. `yellow` and `blue` are the tokens left in a
bank; more than it has places for counts as a full one.
"""

from engine.prompts import Choose, Row
from engine.prompts.counters import CounterRow, Counters
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.prompts import Steps

# The answers to the first question. 0 and 1 are full boards; 0 is the edition of 2006.
EDITION_2015 = const(1)
# Tokens stay on the cards (light.py), with the end of turn of 2015. The companion replaced it; old games still use it.
LIGHT = const(2)
COMPANION_2015 = const(3)
COMPANION_2006 = const(4)

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


def fields(row: bytes) -> "tuple[str, ...]":
    """Return the fields of the blue bank as their numbers of tokens, the fullest first, by a row as in CORRUPTION."""
    none_from, little_from = row[_NONE_FROM], row[_LITTLE_FROM]
    return "%d+" % none_from, "%d–%d" % (none_from - 1, little_from), "%d–1" % (little_from - 1), "0"


def corruption_of_field(row: bytes, field: int) -> int:
    """Return the resources lost to corruption when a field (see `fields`) is the first with a token on it."""
    return (0, row[_LITTLE], row[_MUCH], row[_EMPTY])[field]


class _Edition(Choose):
    """Ask for the edition, and whether the device keeps the whole board."""

    def check(self, answer: bytes) -> None:
        """See Choose; accept LIGHT, which no row offers any more."""
        if answer != bytes((LIGHT,)):
            Choose.check(self, answer)


def options(last: "Sequence[bytes]" = ()) -> "Steps[tuple[int, bytes]]":
    """Ask for the edition, and for changes of its corruption row if the players want them.

    last: the answers before the last game. Return (edition, row as five bytes). The players enter the corruption of
    LIGHT during the game instead.
    """
    rows = Row("companion_2015"), Row("companion_2006"), Row("edition_2015"), Row("edition_2006")
    ids = bytes((COMPANION_2015, COMPANION_2006, EDITION_2015, 0))
    before = ids[0]
    prompt = _Edition("edition", None, rows, ids, suggest=lambda: bytes((before,)), alternative="edit_corruption")
    if last and last[0] and prompt.decode(last[0]) in ids:  # with or without an edited row
        before = prompt.decode(last[0])
    answer = yield prompt
    edition = prompt.decode(answer)
    row = bytearray(CORRUPTION[edition in (EDITION_2015, LIGHT, COMPANION_2015)])
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
