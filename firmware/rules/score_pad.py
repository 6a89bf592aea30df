"""A score pad for whatever is played at the table: each round every player's points, until the end that was agreed on.

A turn of this game is a round: all players enter their points on one screen. Who begins moves on with each round.
"""

from micropython import const
from rules.counters import PAGE_ROWS, Counters
from rules.engine import settle
from rules.game import TABLE, Game
from rules.limits import TOTAL, VALUE
from rules.parts import signed, signed_bytes
from rules.prompts import Row

# The most rounds of the table: the game ends with the last of them at the latest.
MOST_ROUNDS = const(99)
# Actions of a round.
DONE, END_GAME = range(2)
ALL_DONE = b"\xff"


class ScorePad(Game):
    """The pad for 1 to 8 players. Agreed on: lowest wins (0 or 1), target and number of rounds (0: none)."""

    PLAYERS = (1, 8)
    STEPS = ("enter",)
    SHEET = ("sheet_table",)
    TITLED = True
    PAGES = ("count",)

    @staticmethod
    def options(count):
        """Who wins, and what ends the game: all on one screen, answered as a round is."""
        chosen = [0, 0, 0]
        while True:
            rows = (
                Row("pad_lowest", chosen[0], 1, tick=True),
                Row("pad_target", chosen[1], TOTAL, detail="pad_target_help"),
                Row("pad_rounds", chosen[2], MOST_ROUNDS, detail="pad_rounds_help"),
            )
            prompt = Counters("pad_options", None, rows, suggest=lambda: ALL_DONE)
            page, row, change = prompt.decode((yield prompt))
            if page < 0:
                return tuple(chosen)
            chosen[row] += change

    def start(self):
        """No points yet."""
        self.lowest, self.target, self.rounds = self.agreed
        self.totals = [0] * self.count
        self.begin()

    def begin(self):
        """A new round: nothing entered."""
        self.points = [0] * self.count
        self.entered = 0  # bit set of the players whose points were
        self.said = False  # that this is the end

    # -- a round

    def enter(self):
        """Every player's points, in any order and as often as needed, until all are done or want to end the game."""
        while True:
            last = self.round == (self.rounds or MOST_ROUNDS)
            what = "pad_last_round" if last else ("pad_round", self.round)
            prompt = Round(self, what)
            page, row, change = prompt.decode((yield prompt))
            if page < 0:
                self.said = row == END_GAME
                return
            self.points[row] += change
            self.entered |= 1 << row

    def entries(self, page):
        """A row a player: the points of the round, and the total with them."""
        begins = ("pad_begins", bytes((self.current,)))
        rows = []
        for player, total in enumerate(self.totals):
            least, points, most = self.limits(player)
            rows.append(Row(player, points, most, least=least, total=total + points, detail=begins))
        return rows

    def limits(self, player):
        """Return (least, points, most) of a player's round."""
        least, most = bounds(0, self.totals[player], self.totals[player])
        return least, self.points[player], most

    def next_entry(self):
        """The number of the player after the last one whose points were entered."""
        player = 0
        while self.entered >> player:
            player += 1
        return min(player, self.count - 1)

    def all_entered(self):
        """That all are done, once the last player's points were entered."""
        return ALL_DONE if self.entered >> self.count - 1 else None

    def pass_turn(self):
        """See `pass_round`."""
        pass_round(self, not self.entered)

    def ending(self):
        """By word, after the last round, or when somebody has reached the target, also where the lowest wins."""
        if self.said or self.round == (self.rounds or MOST_ROUNDS):
            return True
        return bool(self.target) and max(self.totals) >= self.target

    def ended(self):
        """The target, where it was reached; and how many rounds it took."""
        reached = self.target and max(self.totals) >= self.target
        return ((("pad_reached", self.target),) if reached else ()) + Game.ended(self)

    # -- the table: all points of the rounds finished, two bytes each

    def keep_history(self):
        """Write the round into the table."""
        for player, points in enumerate(self.points):
            self.totals[player] += points
            self.history.extend(signed_bytes(points, 2))

    def finished_rounds(self):
        """How many rounds are in the table."""
        return len(self.history) // (2 * self.count)

    def cell(self, number, player):
        """A player's points in a round (0: the first one)."""
        at = 2 * (number * self.count + player)
        history = self.history
        if at >= len(history):  # the round under way
            return self.points[player]
        return signed(history[at] | history[at + 1] << 8, 2)

    def race(self, player):
        """The totals of a player after each finished round."""
        totals = []
        total = 0
        for number in range(self.finished_rounds()):
            total += self.cell(number, player)
            totals.append(total)
        return totals

    def table(self):
        """See Game: (rounds, with the one under way; function of round and player)."""
        return self.finished_rounds() + (not self.over), self.cell

    def sheet(self, player, page):
        """The table, which is the same for all."""
        return TABLE, ()

    # -- score and winners

    def score(self, player):
        """The total, with what is entered of the round under way."""
        return [Row("score_total", self.totals[player] + (0 if self.over else self.points[player]))]

    @classmethod
    def lowest_wins(cls, count, answers):
        """See Game: the players agree on it."""
        return bool(settle(cls.options(count), answers)[0])

    def rank(self, player):
        """The highest total wins, or the lowest."""
        return -self.total(player) if self.lowest else self.total(player)

    def reference(self, page):
        """Who wins, and what ends the game."""
        lines = ["rule_least" if self.lowest else "rule_most", "rule_shared"]
        if self.target:
            lines.append(("rule_target", self.target))
        return lines + [("rule_rounds", self.rounds or MOST_ROUNDS)]

    # -- putting an earlier round right

    def adjusting(self, player, page):
        """A player's column of the table: as many pages of it as are needed, the last round first."""
        rounds, _ = self.table()
        pages = ()
        if rounds > PAGE_ROWS:
            pages = [("pad_rounds_from", at + 1, min(rounds, at + PAGE_ROWS)) for at in range(0, rounds, PAGE_ROWS)]
        last = max(0, rounds - 1)
        page, row = last // PAGE_ROWS, last % PAGE_ROWS
        return Counters("adjust", player, lambda page: self.column(player, page), (), pages, page, None, lambda: row)

    def column(self, player, page):
        """A row a round: the points, within what all totals from there on leave room for."""
        rounds, _ = self.table()

        def set_points(number, points):
            self.set_cell(number, player, points)

        rows = []
        total = low = high = self.total(player)
        for number in range(rounds - 1, page * PAGE_ROWS - 1, -1):
            points = self.cell(number, player)
            if number < page * PAGE_ROWS + PAGE_ROWS:
                least, most = bounds(points, low, high)
                rows.append(Row(("round", number + 1), points, most, least=least, set=(set_points, number)))
            total -= points
            low = min(low, total)
            high = max(high, total)
        rows.reverse()
        return rows

    def set_cell(self, number, player, points):
        """A player's points in a round are others than they were."""
        if number == self.finished_rounds():
            self.points[player] = points
            self.entered |= 1 << player
            return
        self.totals[player] += points - self.cell(number, player)
        at = 2 * (number * self.count + player)
        self.history[at : at + 2] = signed_bytes(points, 2)

    # -- saving: the table is kept by every game

    def pack(self):
        """The totals, three bytes each: to add up the longest table takes the board too long."""
        return b"".join([signed_bytes(total, 3) for total in self.totals])

    def unpack(self, saved):
        """Restore what `pack` returned."""
        self.totals = [signed(int.from_bytes(saved[at : at + 3], "little"), 3) for at in range(0, len(saved), 3)]


class Round(Counters):
    """Ask for every player's points of a round. Checks a change without the rows: a start replays hundreds of them."""

    def __init__(self, game, what):
        actions = ("done", "pad_end")
        Counters.__init__(self, what, None, game.entries, actions, (), 0, game.all_entered, game.next_entry)
        self._game = game

    def bounds(self, page, row):
        """See Counters."""
        return None if page or row >= self._game.count else self._game.limits(row)


def bounds(points, low, high):
    """(least, most) that `points` may become, where they are part of totals from `low` to `high`."""
    return max(-VALUE, points - TOTAL - low), min(VALUE, points + TOTAL - high)


def pass_round(game, empty):
    """The round in which all play at once counts, but for an `empty` one in which the end was said. Then the next
    player begins another one.
    """
    if game.said and empty:
        game.over = True
        game.round = max(1, game.round - 1)
        return
    game.end_round()
    if not game.over:
        game.current = (game.current + 1) % game.count
