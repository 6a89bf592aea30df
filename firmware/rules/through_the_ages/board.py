"""A player's board: tokens in the banks, workers, tokens on cards and tracks, and how a change of one moves the others.

A change adds an amount to one row. Tokens for it come from another place, and freed ones go back, so that the total
stays. Only the rows of the two banks trade tokens with the box.
"""

from engine.limits import VALUE
from engine.prompts.counters import CounterRow
from micropython import const
from rules.through_the_ages import editions
from rules.through_the_ages.editions import LEVELS, WORTH
from rules.through_the_ages.turn_end import LAST_FOOD, LAST_RESOURCES

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Self

    from engine.parts import Label

# Answers, and so recorded games, have the indexes of these rows.
BOARD_ROWS = (
    "food",
    "resources",
    "science",
    "science_rating",
    "culture",
    "culture_rating",
    "strength",
    "happy",
    "population",
    "yellow_bank",
    "blue_bank",
    "farm_A",
    "farm_I",
    "farm_II",
    "farm_III",
    "mine_A",
    "mine_I",
    "mine_II",
    "mine_III",
    "elsewhere",
    "wonder",
    "civil_actions",
    "military_actions",
    "free_population",
)
# Tokens on the cards of each level.
FOOD_ON = ("food_A", "food_I", "food_II", "food_III")
RESOURCES_ON = ("resources_A", "resources_I", "resources_II", "resources_III")

FOOD, RESOURCES, SCIENCE, SCIENCE_RATING, CULTURE, CULTURE_RATING = range(6)
STRENGTH, HAPPY, POPULATION, YELLOW_BANK, BLUE_BANK, FARMS = range(6, 12)
MINES = const(15)
ELSEWHERE, WONDER, CIVIL_ACTIONS, MILITARY_ACTIONS, FREE_POPULATION = range(19, 24)

# The most tokens of one colour per player, and the end of tracks that have none on the board.
TOKENS = const(99)
_TRACK = const(99)
_ENDS = {
    SCIENCE: editions.SCIENCE_END,
    SCIENCE_RATING: _TRACK,
    CULTURE: VALUE,
    CULTURE_RATING: _TRACK,
    STRENGTH: editions.STRENGTH_END,
    HAPPY: editions.HAPPY_END,
    CIVIL_ACTIONS: _TRACK,
    MILITARY_ACTIONS: _TRACK,
}
_PACKED_LAST = const(11)
# Culture is summed for these reasons; the rest comes from cards and events.
FROM_RATINGS, TO_HUNGER, SET_BY_HAND = range(3)
SUMS = const(3)


class Board:
    """Hold the board of one player. `counts` has a byte for each row that is a plain number, by its index.

    In methods, `row` is an index in BOARD_ROWS and `amount` a whole number.
    SHOWN: the rows that players see and change; answers have indexes in it. ORDER: indexes in SHOWN in the order on the
    screen, None for their own order. BY_HAND_ORDER: the same of the rows to set by hand. FULL_NAMES: those rows are few
    enough for one column, so they have their full names. LABELS: the label of each row, by its index in BOARD_ROWS.
    """

    SHOWN: "tuple[int, ...]" = tuple(range(len(BOARD_ROWS)))
    BY_HAND_ORDER: "list[int] | None" = None
    FULL_NAMES = False
    # Rows that change in the same turn are close together, three in a column: more population, its work, its cost and
    # yield; then farms and mines by age, with banks and actions below.
    ORDER: "tuple[int, ...] | None" = (
        (POPULATION, FREE_POPULATION, ELSEWHERE, STRENGTH, HAPPY, RESOURCES, FOOD, SCIENCE, SCIENCE_RATING)
        + (CULTURE, CULTURE_RATING, WONDER)
        + (FARMS, MINES, YELLOW_BANK, FARMS + 1, MINES + 1, BLUE_BANK)
        + (FARMS + 2, MINES + 2, CIVIL_ACTIONS, FARMS + 3, MINES + 3, MILITARY_ACTIONS)
    )
    LABELS: "tuple[str, ...]" = BOARD_ROWS

    def __init__(self, edition: int) -> None:
        self.counts = bytearray(len(BOARD_ROWS))
        self.culture = 0
        # Blue tokens on farms and on mines, by level.
        self.food = bytearray(LEVELS)
        self.resources = bytearray(LEVELS)
        self._last = bytes(_PACKED_LAST)
        # Culture from ratings, lost to hunger, and set by hand; None: loaded from an older save without them.
        self.sums: "list[int] | None" = [0] * SUMS
        # Food missing at the last end of turn; 0 after loading.
        self.missed = 0
        for row, count in self.at_start(edition):
            self.counts[row] = count

    def at_start(self, edition: int) -> "tuple[tuple[int, int], ...]":
        """Return (row, count) of all rows that are not 0 at the start of the game."""
        return (
            (SCIENCE_RATING, 1),
            (STRENGTH, 1),
            (POPULATION, 1),
            (YELLOW_BANK, editions.YELLOW),
            (BLUE_BANK, editions.BLUE[edition]),
            (FARMS, 2),
            (MINES, 2),
            (ELSEWHERE, 2),  # a laboratory and infantry
            (CIVIL_ACTIONS, 4),  # Despotism
            (MILITARY_ACTIONS, 2),
        )

    # -- reading

    def value(self, row: int) -> int:
        """Return the number a row shows: a count, or the worth of tokens on cards."""
        if row == FOOD:
            return worth(self.food)
        if row == RESOURCES:
            return worth(self.resources)
        if row == CULTURE:
            return self.culture
        return self.counts[POPULATION if row == FREE_POPULATION else row]

    @property
    def last(self) -> "list[int] | None":
        """Return the nine numbers of the last end of turn (see `turn_end.py`), or None before the first one."""
        packed = self._last
        if not packed[0]:
            return None
        last = list(packed[1:10])
        last[LAST_FOOD] |= (packed[10] & 15) << 8
        last[LAST_RESOURCES] |= packed[10] >> 4 << 8
        return last

    @last.setter
    def last(self, last: "list[int]") -> None:
        # Production can exceed a byte: up to TOKENS tokens worth 5 each.
        above = last[LAST_FOOD] >> 8 | last[LAST_RESOURCES] >> 8 << 4
        self._last = bytes([1] + [amount & 0xFF for amount in last] + [above])

    def yellow_tokens(self) -> int:
        """Return the yellow tokens of the player: bank and workers."""
        return self.counts[POPULATION] + self.counts[YELLOW_BANK] + sum(self.counts[FARMS : ELSEWHERE + 1])

    def blue_tokens(self) -> int:
        """Return the blue tokens of the player: bank, cards and wonder."""
        return self.counts[BLUE_BANK] + self.counts[WONDER] + sum(self.food) + sum(self.resources)

    def price(self) -> int:
        """Return the food for one more population; 0: the bank is empty."""
        return editions.price(self.counts[YELLOW_BANK])

    def eaten(self) -> int:
        """Return the food that the population will eat."""
        return editions.eaten(self.counts[YELLOW_BANK])

    def corruption(self, row: bytes) -> int:
        """Return the corruption for the tokens in the blue bank, by a `row` as in `editions.CORRUPTION`."""
        return editions.corruption(row, self.counts[BLUE_BANK])

    def needed(self) -> "int | None":
        """Return the happy faces that the population needs; None: unknown."""
        return editions.happy_needed(self.counts[YELLOW_BANK])

    def missing(self) -> int:
        """Return the happy faces that the population lacks."""
        return max(0, editions.happy_needed(self.counts[YELLOW_BANK]) - self.counts[HAPPY])

    def happiness(self) -> "Label":
        """Return the label of the happy faces that the population needs, and of those that it lacks."""
        needed = self.needed() or 0
        return ("happy_needed", needed, self.missing()) if self.missing() else ("happy_enough", needed)

    def uprising(self) -> bool:
        """Return whether more happy faces are missing than there are unused workers."""
        return self.missing() > self.counts[POPULATION]

    def uprising_label(self, label: str) -> "str | tuple[str, int, int]":
        """Return the label with that id for an uprising: faces missing, workers unused."""
        return label, self.missing(), self.counts[POPULATION]

    def calm(self) -> None:
        """End an uprising after the end of the turn."""

    def is_tick(self, row: int) -> bool:
        """Return whether a row is a yes or no."""
        return False

    def is_track(self, row: int) -> bool:
        """Return whether a row is a track: a change stops at its ends and moves no tokens."""
        return row in _ENDS

    def most(self, row: int) -> int:
        """Return the highest value that a change can reach with the tokens available; the lowest is always 0."""
        counts = self.counts
        if row in _ENDS:
            return _ENDS[row]
        if row == POPULATION:
            return counts[POPULATION] + self._affordable()
        if row == FREE_POPULATION:
            return counts[POPULATION] + counts[YELLOW_BANK]
        if row == YELLOW_BANK:
            return counts[row] + TOKENS - self.yellow_tokens()
        if row == BLUE_BANK:
            return counts[row] + TOKENS - self.blue_tokens()
        if FARMS <= row <= ELSEWHERE:
            return counts[row] + counts[POPULATION]
        return self.value(row) + counts[BLUE_BANK]  # food, resources, wonder

    def _affordable(self) -> int:
        """Return how much more population the food buys, one after the other."""
        bank = self.counts[YELLOW_BANK]
        food = worth(self.food)
        bought = 0
        while bank and food >= editions.price(bank):
            food -= editions.price(bank)
            bank -= 1
            bought += 1
        return bought

    # -- changing

    def change(self, row: int, amount: int) -> None:
        """Add an amount to a row, within 0 and `most`, and move the tokens it takes or frees."""
        counts = self.counts
        if row == CULTURE:
            self.culture += amount
        elif row <= RESOURCES:
            pile = self.food if row == FOOD else self.resources
            if amount < 0:
                self.pay(pile, -amount)
            else:
                pile[0] += amount
                counts[BLUE_BANK] -= amount
        elif row == POPULATION or row == FREE_POPULATION:
            for _ in range(amount if row == POPULATION else 0):
                self.pay(self.food, self.price())
                counts[POPULATION] += 1
                counts[YELLOW_BANK] -= 1
            if row == FREE_POPULATION or amount < 0:
                counts[POPULATION] += amount
                counts[YELLOW_BANK] -= amount
        else:
            counts[row] += amount
            if row == WONDER:
                counts[BLUE_BANK] -= amount
            elif FARMS <= row <= ELSEWHERE:
                counts[POPULATION] -= amount

    def pay(self, pile: bytearray, amount: int) -> None:
        """Pay from tokens on cards (`pile`: see `worth`), the smallest first.

        The tokens go to the bank. Change comes back from there in as few tokens as possible; it is lost if the bank is
        empty.
        """
        counts = self.counts
        for level in range(LEVELS):
            while amount > 0 and pile[level]:
                pile[level] -= 1
                counts[BLUE_BANK] += 1
                amount -= WORTH[level]
        for level in range(LEVELS - 1, -1, -1):
            while amount <= -WORTH[level] and counts[BLUE_BANK]:
                pile[level] += 1
                counts[BLUE_BANK] -= 1
                amount += WORTH[level]

    def produce(self, row: int, pile: bytearray) -> int:
        """Add a token per worker on the cards from `row` on to that level of `pile` (see `worth`).

        The highest level is first, while the bank has tokens. Return the food or resources produced.
        """
        counts = self.counts
        came = 0
        for level in range(LEVELS - 1, -1, -1):
            laid = min(counts[row + level], counts[BLUE_BANK])
            counts[BLUE_BANK] -= laid
            pile[level] += laid
            came += laid * WORTH[level]
        return came

    def score(self, row: int, amount: int) -> int:
        """Raise a track up to its end; return the increase."""
        raised = min(amount, _ENDS[row] - self.value(row))
        self.change(row, raised)
        return raised

    def count_culture(self, why: int, amount: int) -> None:
        """Add a change of culture to its sum: FROM_RATINGS, TO_HUNGER or SET_BY_HAND."""
        if self.sums:
            self.sums[why] += amount

    # -- setting by hand

    def adjustable(self) -> "list[CounterRow]":
        """Return rows that set one count each and move nothing: from SCIENCE on, then tokens on cards by level."""
        more_yellow = TOKENS - self.yellow_tokens()
        more_blue = TOKENS - self.blue_tokens()
        rows = []
        for row in range(SCIENCE, FREE_POPULATION):
            value = self.value(row)
            more = more_blue if row == BLUE_BANK or row == WONDER else more_yellow
            where = (self, "culture") if row == CULTURE else (self.counts, row)
            rows.append(CounterRow(BOARD_ROWS[row], value, _ENDS.get(row, value + more), set=where))
        for labels, pile in ((FOOD_ON, self.food), (RESOURCES_ON, self.resources)):
            for level in range(LEVELS):
                rows.append(CounterRow(labels[level], pile[level], pile[level] + more_blue, set=(pile, level)))
        return rows

    # -- saving

    def pack(self, saved: bytearray, at: int) -> None:
        """Write the board into `saved`, BOARD_BYTES bytes from `at` on."""
        # The last row has no count of its own: the next bytes overwrite it.
        saved[at : at + FREE_POPULATION + 1] = self.counts
        at += FREE_POPULATION
        saved[at : at + LEVELS] = self.food
        at += LEVELS
        saved[at : at + LEVELS] = self.resources
        at += LEVELS
        saved[at] = self.culture & 0xFF
        saved[at + 1] = self.culture >> 8
        saved[at + 2 : at + 2 + _PACKED_LAST] = self._last

    def unpack(self, saved: "bytes | bytearray", at: int) -> None:
        """Restore the board that `pack` wrote at `at`."""
        self.counts[:FREE_POPULATION] = saved[at : at + FREE_POPULATION]
        at += FREE_POPULATION
        self.food[:] = saved[at : at + LEVELS]
        at += LEVELS
        self.resources[:] = saved[at : at + LEVELS]
        at += LEVELS
        self.culture = saved[at] | saved[at + 1] << 8
        self._last = bytes(saved[at + 2 : at + 2 + _PACKED_LAST])

    def copy(self, edition: int) -> "Self":
        """Return a copy of this board; `edition`: 0 (2006) or EDITION_2015."""
        packed = bytearray(BOARD_BYTES)
        self.pack(packed, 0)
        board = self.__class__(edition)
        board.unpack(packed, 0)
        board.sums = self.sums and list(self.sums)
        board.missed = self.missed
        return board


# Size of a packed board.
BOARD_BYTES = const(44)


def worth(pile: bytearray) -> int:
    """Return the worth of tokens on cards; `pile`: their number on each of the LEVELS."""
    return pile[0] + 2 * pile[1] + 3 * pile[2] + 5 * pile[3]
