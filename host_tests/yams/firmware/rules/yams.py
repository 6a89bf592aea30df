"""Yams: five dice, up to three throws a turn, and thirteen boxes that take one throw each.

The dice are thrown, and thrown again, at the table; what lies there in the end is entered, and a box chosen for it.
"""

from engine.game import SUM, VALUES, Game
from engine.prompts import Choose, Dice, Row, yes_no
from engine.prompts.counters import CounterRow

DICE = 5
NAMES = ("ones", "twos", "threes", "fours", "fives", "sixes")
NAMES += ("three", "four", "full", "small", "large", "yams", "chance")
UPPER = 6
THREE, FOUR, FULL, SMALL, LARGE, YAMS, CHANCE = range(UPPER, len(NAMES))
# What a full house, the straights and the yams are worth; the most that a throw is worth in any box.
FIXED = (25, 30, 40, 50)
MOST = (5, 10, 15, 20, 25, 30, 30, 30, 25, 30, 40, 50, 30)
# So many points above earn the bonus.
ENOUGH = 63
BONUS = 35
# Each further yams while its box has 50, where the option is played.
MORE = 100
OPEN = -1


class Yams(Game):
    """Yams for 1 to 8 players. The setting: whether further yams count (0 or 1)."""

    PLAYERS = (1, 8)
    STEPS = ("throw", "write")
    SHEET = ("yams_upper", "yams_lower", "yams_sum")
    TIE = "yams_tie"
    LEVEL = "yams_level"

    @staticmethod
    def options(count):
        """Whether further yams count."""
        return ((yield from yes_no("yams_more")),)

    def start(self):
        """All boxes are open."""
        self.boxes = [[OPEN] * len(NAMES) for _ in range(self.count)]
        self.further = bytearray(self.count)

    def begin(self):
        """Nothing lies on the table."""
        self.thrown = b""

    # The turn, step by step.

    def throw(self):
        """What lies on the table after the last throw. A sheet that is full is passed over."""
        if self.open(self.current):
            prompt = Dice("dice", self.current, DICE)
            self.thrown = prompt.decode((yield prompt))

    def write(self):
        """Any open box takes the throw, also for nothing."""
        player = self.current
        boxes = self.open(player)
        if not boxes or not self.thrown:
            return
        rows = [Row("yams_" + NAMES[box], worth=("yams_points", worth(box, self.thrown))) for box in boxes]
        prompt = Choose("yams_where", player, rows, boxes, suggest=lambda: bytes([self.best(boxes)]))
        box = prompt.decode((yield prompt))
        if self.agreed[0] and self.boxes[player][YAMS] == MOST[YAMS] and len(set(self.thrown)) == 1:
            self.further[player] = min(12, self.further[player] + 1)
            self.warn(("yams_again", MORE))
        before = self.bonus(player)
        self.boxes[player][box] = worth(box, self.thrown)
        if self.bonus(player) > before:
            self.tell(("yams_bonus_won", BONUS))

    def best(self, boxes):
        """The box that the throw does best in, measured by what the box may be worth."""
        return max([(worth(box, self.thrown) * 60 // MOST[box], -box) for box in boxes])[1] * -1

    def ending(self):
        """When all sheets are full."""
        return not any([self.open(player) for player in range(self.count)])

    # The sheet.

    def open(self, player):
        """The boxes that are open, as bytes."""
        return bytes([box for box in range(len(NAMES)) if self.boxes[player][box] == OPEN])

    def points(self, player, first, last):
        """The points in some boxes."""
        return sum([points for points in self.boxes[player][first:last] if points != OPEN])

    def bonus(self, player):
        """The bonus for the upper boxes."""
        return BONUS if self.points(player, 0, UPPER) >= ENOUGH else 0

    def rows(self, player, first, last):
        """Some boxes: points, or open."""
        boxes = self.boxes[player]
        return [
            CounterRow("yams_" + NAMES[box], boxes[box], MOST[box], OPEN, empty="yams_open", set=(boxes, box))
            for box in range(first, last)
        ]

    def score(self, player):
        """Above, the bonus, below, further yams; the total."""
        upper = self.points(player, 0, UPPER)
        lower = self.points(player, UPPER, len(NAMES))
        bonus = self.bonus(player)
        further = MORE * self.further[player]
        rows = [Row("yams_above", upper), Row("yams_bonus", bonus), Row("yams_below", lower)]
        if self.agreed[0]:
            rows.append(Row("yams_further", further))
        return rows + [Row("score_total", upper + bonus + lower + further)]

    def tie(self, player):
        """More points above decide."""
        return self.points(player, 0, UPPER)

    def sheet(self, player, page):
        """Above, below, the sum."""
        if page == 2:
            return SUM, self.score(player)
        return VALUES, self.rows(player, *((0, UPPER), (UPPER, len(NAMES)))[page])

    # Setting by hand.

    def adjustable(self, player):
        """All boxes, and the further yams."""
        rows = self.rows(player, 0, len(NAMES))
        if self.agreed[0]:
            rows.append(CounterRow("yams_further", self.further[player], 12, set=(self.further, player)))
        return rows

    # The position at the start of a turn, beside what every game has.

    def pack(self):
        """All boxes, and the further yams."""
        return bytes([points & 0xFF for boxes in self.boxes for points in boxes]) + self.further

    def unpack(self, saved):
        """Restore what `pack` returned."""
        size = len(NAMES)
        self.boxes = [
            [OPEN if points == 0xFF else points for points in saved[i * size : i * size + size]]
            for i in range(self.count)
        ]
        self.further = bytearray(saved[self.count * size :])


def worth(box, thrown):
    """What a throw (faces from 0 on) is worth in a box."""
    if box < UPPER:
        return (box + 1) * len([face for face in thrown if face == box])
    number = [len([face for face in thrown if face == side]) for side in range(6)]
    everything = sum(thrown) + len(thrown)
    if box == CHANCE or box == THREE and max(number) >= 3 or box == FOUR and max(number) >= 4:
        return everything
    run = longest = 0
    for many in number:
        run = run + 1 if many else 0
        longest = max(longest, run)
    met = (3 in number and 2 in number, longest >= 4, longest >= 5, max(number) == 5)
    return FIXED[box - FULL] if FULL <= box <= YAMS and met[box - FULL] else 0
