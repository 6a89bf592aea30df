"""A player's board: tokens in the banks, workers, tokens on cards, tracks; and what changing one does to the others.

A change is of one row by so much. The tokens that it takes from somewhere are taken, and those it frees go back: no
change makes a token or loses one, but for the rows of the two banks, which trade with the box.
"""

from engine.limits import VALUE
from engine.prompts.counters import CounterRow
from micropython import const
from rules.through_the_ages import editions
from rules.through_the_ages.editions import LEVELS, WORTH

# The rows by their numbers, which answers have: games that are kept rely on them.
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

# Tokens of one colour that a player may have in all, and the end of a track that the board does not end.
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
# What the last end of turn brought and took, in this order.
LAST = ("uprising", "science", "culture", "food", "consumption", "starved", "resources", "corruption", "draw")
_PACKED_LAST = const(11)
# What culture came from and went to is counted apart for these; the rest is by cards and events.
FROM_RATINGS, TO_HUNGER, SET_BY_HAND = range(3)
SUMS = const(3)


class Board:
    """The board of one player. `counts` has a byte for each row that is a plain number, by the row's number.

    In its methods `row` is the number of a row in BOARD_ROWS, `amount` a whole number.
    SHOWN: the rows that the players see and change, by which answers number them. ORDER: their numbers as they are
    shown; None: in their order. LABELS: what each row is called, by its number.
    """

    SHOWN = tuple(range(len(BOARD_ROWS)))
    # What is changed in one turn stands close together, in columns of three: more people, where they work, what that
    # costs and brings; then farms and mines by age, above banks and actions.
    ORDER = (
        (POPULATION, FREE_POPULATION, ELSEWHERE, STRENGTH, HAPPY, RESOURCES, FOOD, SCIENCE, SCIENCE_RATING)
        + (CULTURE, CULTURE_RATING, WONDER)
        + (FARMS, MINES, YELLOW_BANK, FARMS + 1, MINES + 1, BLUE_BANK)
        + (FARMS + 2, MINES + 2, CIVIL_ACTIONS, FARMS + 3, MINES + 3, MILITARY_ACTIONS)
    )
    LABELS = BOARD_ROWS

    def __init__(self, edition):
        self.counts = bytearray(len(BOARD_ROWS))
        self.culture = 0
        # Blue tokens on farms and on mines, by level.
        self.food = bytearray(LEVELS)
        self.resources = bytearray(LEVELS)
        self._last = bytes(_PACKED_LAST)
        # Culture by ratings, lost by hunger, set by hand (see SUMS); None: played before these were counted.
        self.sums = [0] * SUMS
        # Food that was missing at the last end of turn; 0 where that was before the position gone on from.
        self.missed = 0
        for row, count in (
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
        ):
            self.counts[row] = count

    # -- reading

    def value(self, row):
        """What a row shows: a count, or the worth of the tokens that lie on the cards."""
        if row == FOOD:
            return worth(self.food)
        if row == RESOURCES:
            return worth(self.resources)
        if row == CULTURE:
            return self.culture
        return self.counts[POPULATION if row == FREE_POPULATION else row]

    @property
    def last(self):
        """What the last end of turn brought and took, a list of nine numbers (see LAST); None before the first one."""
        packed = self._last
        if not packed[0]:
            return None
        last = list(packed[1:10])
        last[3] |= (packed[10] & 15) << 8
        last[6] |= packed[10] >> 4 << 8
        return last

    @last.setter
    def last(self, last):
        # Tokens are at most TOKENS, worth 5 each: what farms and mines bring is more than a byte.
        self._last = bytes([1] + [amount & 0xFF for amount in last] + [last[3] >> 8 | last[6] >> 8 << 4])

    def yellow_tokens(self):
        """All yellow tokens of the player: bank and workers."""
        return self.counts[POPULATION] + self.counts[YELLOW_BANK] + sum(self.counts[FARMS : ELSEWHERE + 1])

    def blue_tokens(self):
        """All blue tokens of the player: bank, cards and wonder."""
        return self.counts[BLUE_BANK] + self.counts[WONDER] + sum(self.food) + sum(self.resources)

    def price(self):
        """Food for one more population; 0: none is left in the bank."""
        return editions.price(self.counts[YELLOW_BANK])

    def eaten(self):
        """Food that the population will eat."""
        return editions.eaten(self.counts[YELLOW_BANK])

    def corruption(self, row):
        """Corruption with the tokens that are in the blue bank now, by a `row` as in `editions.CORRUPTION`."""
        return editions.corruption(row, self.counts[BLUE_BANK])

    def needed(self):
        """Happy faces that the population wants; None: it is not known."""
        return editions.happy_needed(self.counts[YELLOW_BANK])

    def missing(self):
        """Happy faces that the population misses."""
        return max(0, self.needed() - self.counts[HAPPY])

    def uprising(self):
        """Whether more happy faces are missing than there are unused workers."""
        return self.missing() > self.counts[POPULATION]

    def why(self, label):
        """The label, of that id, that says why there is an uprising: faces missing, workers unused."""
        return label, self.missing(), self.counts[POPULATION]

    def calm(self):
        """The end of the turn is over."""

    def is_tick(self, row):
        """Whether a row is there or not."""
        return False

    def is_track(self, row):
        """Whether a row is a track: a change stops at its ends, and takes nothing from elsewhere."""
        return row in _ENDS

    def most(self, row):
        """The most that a change can bring a row to, with what there is to take from. The least is 0 for all."""
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

    def _affordable(self):
        """How much more population the food buys, one after the other."""
        bank = self.counts[YELLOW_BANK]
        food = worth(self.food)
        bought = 0
        while bank and food >= editions.price(bank):
            food -= editions.price(bank)
            bank -= 1
            bought += 1
        return bought

    # -- changing

    def change(self, row, amount):
        """Change a row by an amount that stays within `least` and `most`, and what belongs to it."""
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

    def pay(self, pile, amount):
        """Pay from tokens on cards (`pile`: see `worth`), the smallest first; what is too much comes back in as few
        tokens as possible.

        The tokens paid go to the bank, and the change comes from there: what it has no token for is lost.
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

    def produce(self, row, pile):
        """Each worker on the cards from `row` on lays a token on its level of `pile` (see `worth`), the highest level
        first, as far as there are any.

        Return what came, in food or resources.
        """
        counts = self.counts
        came = 0
        for level in range(LEVELS - 1, -1, -1):
            laid = min(counts[row + level], counts[BLUE_BANK])
            counts[BLUE_BANK] -= laid
            pile[level] += laid
            came += laid * WORTH[level]
        return came

    def score(self, row, amount):
        """Raise a track as far as it goes; return by how much."""
        raised = min(amount, _ENDS[row] - self.value(row))
        self.change(row, raised)
        return raised

    def count_culture(self, why, amount):
        """Remember what culture was changed by: `why` is FROM_RATINGS, TO_HUNGER or SET_BY_HAND."""
        if self.sums:
            self.sums[why] += amount

    # -- setting by hand

    def adjustable(self):
        """Rows that each set one count and nothing else, from SCIENCE on; then the tokens on cards by level."""
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

    def pack(self, saved, at):
        """Put the board into `saved` (a bytearray), BOARD_BYTES bytes from `at` on."""
        # The last row has no count of its own: the next bytes are put over it.
        saved[at : at + FREE_POPULATION + 1] = self.counts
        at += FREE_POPULATION
        saved[at : at + LEVELS] = self.food
        at += LEVELS
        saved[at : at + LEVELS] = self.resources
        at += LEVELS
        saved[at] = self.culture & 0xFF
        saved[at + 1] = self.culture >> 8
        saved[at + 2 : at + 2 + _PACKED_LAST] = self._last

    def unpack(self, saved, at):
        """Restore what `pack` put at `at` of `saved` (bytes)."""
        self.counts[:FREE_POPULATION] = saved[at : at + FREE_POPULATION]
        at += FREE_POPULATION
        self.food[:] = saved[at : at + LEVELS]
        at += LEVELS
        self.resources[:] = saved[at : at + LEVELS]
        at += LEVELS
        self.culture = saved[at] | saved[at + 1] << 8
        self._last = bytes(saved[at + 2 : at + 2 + _PACKED_LAST])

    def copy(self, edition):
        """Another board that is as this one, of its edition (EDITION_2006 or EDITION_2015)."""
        packed = bytearray(BOARD_BYTES)
        self.pack(packed, 0)
        board = self.__class__(edition)
        board.unpack(packed, 0)
        board.sums = self.sums and list(self.sums)
        board.missed = self.missed
        return board


# Bytes of a packed board.
BOARD_BYTES = const(44)


def worth(pile):
    """What tokens on cards are worth. `pile`: how many there are on cards of each of the LEVELS."""
    return pile[0] + 2 * pile[1] + 3 * pile[2] + 5 * pile[3]
