"""Yams: five dice, up to three throws per turn, and thirteen boxes that take one throw each.

Players throw at the table, enter the faces of the last throw, and choose a box for it.
"""

from engine.game import SUM, VALUES, Game
from engine.prompts import Choose, Dice, Row, yes_no
from engine.prompts.counters import CounterRow
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from engine.prompts import Steps

DICE = 5
_UPPER_NAMES = ("ones", "twos", "threes", "fours", "fives", "sixes")
NAMES = _UPPER_NAMES + ("three", "four", "full", "small", "large", "yams", "chance")
UPPER = 6
THREE, FOUR, FULL, SMALL, LARGE, YAMS, CHANCE = range(UPPER, len(NAMES))
# Worth of a full house, the straights and the yams; the most that a throw is worth in any box.
FIXED = (25, 30, 40, 50)
MOST = (5, 10, 15, 20, 25, 30, 30, 30, 25, 30, 40, 50, 30)
# Points in the upper boxes that earn the bonus.
ENOUGH = 63
BONUS = 35
# Each further yams while its box has 50, if the option is on.
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
    def options(count: int) -> "Steps[tuple[int]]":
        """Ask whether further yams count."""
        return ((yield from yes_no("yams_more")),)

    def start(self) -> None:
        """Start with all boxes open."""
        self.boxes = [[OPEN] * len(NAMES) for _ in range(self.count)]
        self.further = bytearray(self.count)

    def begin(self) -> None:
        """Begin a turn with no throw."""
        self.thrown = b""

    # The turn, step by step.

    def throw(self) -> "Steps":
        """Ask for the faces after the last throw. Skip a player whose sheet is full."""
        if self.open(self.current):
            prompt = Dice("dice", self.current, DICE)
            self.thrown = prompt.decode((yield prompt))

    def write(self) -> "Steps":
        """Ask for the box of the throw: any open one, even if it scores nothing."""
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

    def best(self, boxes: bytes) -> int:
        """Return the box that the throw does best in, measured by what the box may be worth."""
        return max([(worth(box, self.thrown) * 60 // MOST[box], -box) for box in boxes])[1] * -1

    def ending(self) -> bool:
        """Return whether all sheets are full."""
        return not any([self.open(player) for player in range(self.count)])

    # The sheet.

    def open(self, player: int) -> bytes:
        """Return a player's open boxes."""
        return bytes([box for box in range(len(NAMES)) if self.boxes[player][box] == OPEN])

    def points(self, player: int, first: int, last: int) -> int:
        """Return the points in the boxes from `first` to before `last`."""
        return sum([points for points in self.boxes[player][first:last] if points != OPEN])

    def bonus(self, player: int) -> int:
        """Return the bonus for the upper boxes."""
        return BONUS if self.points(player, 0, UPPER) >= ENOUGH else 0

    def rows(self, player: int, first: int, last: int) -> "list[CounterRow]":
        """Return the rows of the boxes from `first` to before `last`."""
        boxes = self.boxes[player]
        return [
            CounterRow("yams_" + NAMES[box], boxes[box], MOST[box], OPEN, empty="yams_open", set=(boxes, box))
            for box in range(first, last)
        ]

    def score(self, player: int) -> "list[Row]":
        """Return the sum: upper boxes, bonus, lower boxes, further yams, the total."""
        upper = self.points(player, 0, UPPER)
        lower = self.points(player, UPPER, len(NAMES))
        bonus = self.bonus(player)
        further = MORE * self.further[player]
        rows = [Row("yams_above", upper), Row("yams_bonus", bonus), Row("yams_below", lower)]
        if self.agreed[0]:
            rows.append(Row("yams_further", further))
        return rows + [Row("score_total", upper + bonus + lower + further)]

    def tie(self, player: int) -> int:
        """Return the points in the upper boxes, which decide a tie."""
        return self.points(player, 0, UPPER)

    def sheet(self, player: int, page: int) -> "tuple[int, list[Row] | list[CounterRow]]":
        """Return a page: upper boxes, lower boxes, the sum."""
        if page == 2:
            return SUM, self.score(player)
        return VALUES, self.rows(player, *((0, UPPER), (UPPER, len(NAMES)))[page])

    # Setting by hand.

    def adjustable(self, player: int) -> "list[CounterRow]":
        """Return the rows of all boxes, and of the further yams."""
        rows = self.rows(player, 0, len(NAMES))
        if self.agreed[0]:
            rows.append(CounterRow("yams_further", self.further[player], 12, set=(self.further, player)))
        return rows

    # The position at the start of a turn, without what every game has.

    def pack(self) -> bytes:
        """Return all boxes, and the further yams."""
        return bytes([points & 0xFF for boxes in self.boxes for points in boxes]) + self.further

    def unpack(self, saved: bytes) -> None:
        """Restore what `pack` returned."""
        size = len(NAMES)
        self.boxes = [
            [OPEN if points == 0xFF else points for points in saved[i * size : i * size + size]]
            for i in range(self.count)
        ]
        self.further = bytearray(saved[self.count * size :])


def worth(box: int, thrown: bytes) -> int:
    """Return what a throw (faces from 0 on) is worth in a box."""
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
