"""A score pad for any game at the table: each player's points per round, until the agreed end.

A turn of this game is a round: all players enter their points on one screen. The starting player changes each round.
"""

from engine.engine import settle
from engine.game import TABLE, Game
from engine.limits import TOTAL, VALUE
from engine.parts import signed, signed_bytes
from engine.prompts import Row
from engine.prompts.counters import PAGE_ROWS, CounterRow, Counters
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Protocol, Sequence

    from engine.parts import Label
    from engine.prompts import Steps

    class RoundGame(Protocol):
        """A game whose players can declare the end in any round."""

        count: int
        current: int
        round: int
        over: bool
        end_declared: bool

        def end_round(self) -> None: ...


# The table has this many rounds; the game ends with the last one at the latest.
MOST_ROUNDS = const(99)
# Actions of a round.
DONE, END_GAME = range(2)
ALL_DONE = b"\xff"


class ScorePad(Game):
    """The score pad. `agreed`: lowest wins (0 or 1), target and number of rounds (0: none)."""

    PLAYERS = (1, 8)
    STEPS = ("enter",)
    SHEET = ("sheet_table",)
    TITLED = True
    PAGES = ("count",)
    points_step = 1  # between the points that can be entered

    # -- setup

    @staticmethod
    def options(count: int) -> "Steps[tuple[int, ...]]":
        """Ask, on one screen, whether the lowest total wins, and what ends the game."""
        chosen = [0, 0, 0]
        while True:
            rows = (
                CounterRow("pad_lowest", chosen[0], 1, tick=True),
                CounterRow("pad_target", chosen[1], TOTAL, detail="pad_target_help"),
                CounterRow("pad_rounds", chosen[2], MOST_ROUNDS, detail="pad_rounds_help"),
            )
            prompt = Counters("pad_options", None, rows, suggest=lambda: ALL_DONE)
            page, row, change = prompt.decode((yield prompt))
            if page < 0:
                return tuple(chosen)
            chosen[row] += change

    def start(self) -> None:
        """Start with no points."""
        self.lowest, self.target, self.rounds = self.agreed
        self.totals = [0] * self.count
        self.begin()

    # -- a round

    def begin(self) -> None:
        """Begin a round with nothing entered."""
        self.points = [0] * self.count
        self.entered = 0  # bit set of players
        self.end_declared = False

    def enter(self) -> "Steps":
        """Ask for each player's points, in any order and with corrections, until the round or the game is done."""
        while True:
            last = self.round == (self.rounds or MOST_ROUNDS)
            what = "pad_last_round" if last else ("pad_round", self.round)
            prompt = Round(self, what)
            page, row, change = prompt.decode((yield prompt))
            if page < 0:
                self.end_declared = row == END_GAME
                return
            self.points[row] += change
            self.entered |= 1 << row

    def entries(self, page: int) -> list[CounterRow]:
        """Return a row per player: the points of the round, and the total including them."""
        begins = ("pad_begins", bytes((self.current,)))
        rows = []
        for player, total in enumerate(self.totals):
            least, points, most = self.limits(player)
            row = CounterRow(player, points, most, least, total=total + points, detail=begins, step=self.points_step)
            rows.append(row)
        return rows

    def limits(self, player: int) -> tuple[int, int, int]:
        """Return (least, points, most) of a player's round."""
        points = self.points[player]
        least, most = self.entry_bounds(points, self.totals[player])
        return least, points, most

    def entry_bounds(self, points: int, total: int) -> tuple[int, int]:
        """Return (least, most) for a player's entry: `points` this round, `total` before it."""
        return bounds(0, total, total)

    def next_entry(self) -> int:
        """Return the player after the last one with points entered."""
        player = 0
        while self.entered >> player:
            player += 1
        return min(player, self.count - 1)

    def all_entered(self) -> "bytes | None":
        """Suggest ALL_DONE once the last player's points are entered."""
        return ALL_DONE if self.entered >> self.count - 1 else None

    def pass_turn(self) -> None:
        """See `pass_round`."""
        pass_round(self, not self.entered)

    def ending(self) -> bool:
        """Return whether the game is over: declared, last round, or a total at the target, even if lowest wins."""
        if self.end_declared or self.round == (self.rounds or MOST_ROUNDS):
            return True
        return bool(self.target) and max(self.totals) >= self.target

    def ended(self) -> "tuple[Label, ...]":
        """Return the labels of the target, if reached, and of the number of rounds."""
        reached = self.target and max(self.totals) >= self.target
        return ((("pad_reached", self.target),) if reached else ()) + Game.ended(self)

    # -- the table: the points of all finished rounds, two bytes each

    def keep_history(self) -> None:
        """Write the round to the table."""
        for player, points in enumerate(self.points):
            self.totals[player] += points
            self.history.extend(signed_bytes(points, 2))

    def finished_rounds(self) -> int:
        """Return the number of rounds in the table."""
        return len(self.history) // (2 * self.count)

    def cell(self, number: int, player: int) -> int:
        """Return a player's points in a round (from 0); the current round comes after the table."""
        at = 2 * (number * self.count + player)
        history = self.history
        if at >= len(history):
            return self.points[player]
        return signed(history[at] | history[at + 1] << 8, 2)

    def race(self, player: int) -> list[int]:
        """Return a player's totals after each finished round."""
        totals = []
        total = 0
        for number in range(self.finished_rounds()):
            total += self.cell(number, player)
            totals.append(total)
        return totals

    def table(self) -> "tuple[int, Callable[[int, int], int]]":
        """Return the number of rounds, including the current one, and the function of round and player."""
        return self.finished_rounds() + (not self.over), self.cell

    def sheet(self, player: int, page: int) -> "tuple[int, Sequence[Row]]":
        """Return the table as the sheet of all players."""
        return TABLE, ()

    # -- score and winners

    def score(self, player: int) -> list[Row]:
        """Return the total, including points entered in the current round."""
        return [Row("score_total", self.totals[player] + (0 if self.over else self.points[player]))]

    @classmethod
    def lowest_wins(cls, count: int, answers: "Sequence[bytes]") -> bool:
        """Return whether the players agreed that the lowest total wins."""
        return bool(settle(cls.options(count), answers)[0])

    def rank(self, player: int) -> int:
        """Return the total, negated if the lowest wins."""
        return -self.total(player) if self.lowest else self.total(player)

    def reference(self, page: str) -> "Sequence[Label]":
        """Return the rules on who wins and what ends the game."""
        lines: "list[Label]" = ["rule_least" if self.lowest else "rule_most", "rule_shared"]
        if self.target:
            lines.append(("rule_target", self.target))
        return lines + [("rule_rounds", self.rounds or MOST_ROUNDS)]

    # -- correcting an earlier round

    def adjusting(self, player: int, page: int) -> Counters:
        """Return the prompt for a player's column of the table, opened at the last round."""
        rounds, _ = self.table()
        pages: "Sequence[Label]" = ()
        if rounds > PAGE_ROWS:
            pages = [("pad_rounds_from", at + 1, min(rounds, at + PAGE_ROWS)) for at in range(0, rounds, PAGE_ROWS)]
        last = max(0, rounds - 1)
        page, row = last // PAGE_ROWS, last % PAGE_ROWS
        return Counters("adjust", player, lambda page: self.column(player, page), (), pages, page, None, lambda: row)

    def column(self, player: int, page: int) -> list[CounterRow]:
        """Return a row per round, bounded so that no later total exceeds its limit."""
        rounds, _ = self.table()

        def set_points(number: int, points: int) -> None:
            self.set_cell(number, player, points)

        rows = []
        total = low = high = self.total(player)
        for number in range(rounds - 1, page * PAGE_ROWS - 1, -1):
            points = self.cell(number, player)
            if number < page * PAGE_ROWS + PAGE_ROWS:
                least, most = bounds(points, low, high)
                rows.append(CounterRow(("round", number + 1), points, most, least=least, set=(set_points, number)))
            total -= points
            low = min(low, total)
            high = max(high, total)
        rows.reverse()
        return rows

    def set_cell(self, number: int, player: int, points: int) -> None:
        """Change a player's points in a round (from 0)."""
        if number == self.finished_rounds():
            self.points[player] = points
            self.entered |= 1 << player
            return
        self.totals[player] += points - self.cell(number, player)
        at = 2 * (number * self.count + player)
        self.history[at : at + 2] = signed_bytes(points, 2)

    # -- saving; the engine saves the table as the game's history

    def pack(self) -> bytes:
        """Return the totals, three bytes each. Adding up a long table would be too slow on the board."""
        return b"".join([signed_bytes(total, 3) for total in self.totals])

    def unpack(self, saved: bytes) -> None:
        """Restore what `pack` returned."""
        self.totals = [signed(int.from_bytes(saved[at : at + 3], "little"), 3) for at in range(0, len(saved), 3)]


class Round(Counters):
    """Ask for every player's points of a round. Checks a change without the rows: a start replays hundreds of them."""

    def __init__(self, game: ScorePad, what: "Label") -> None:
        actions = ("done", "pad_end")
        Counters.__init__(self, what, None, game.entries, actions, (), 0, game.all_entered, game.next_entry)
        self._game = game
        self.STEPPED = game.points_step > 1

    def bounds(self, page: int, row: int) -> "tuple[int, int, int] | None":
        """See Counters."""
        return None if page or row >= self._game.count else self._game.limits(row)


def bounds(points: int, low: int, high: int) -> tuple[int, int]:
    """Return (least, most) for `points` that are part of totals from `low` to `high`."""
    return max(-VALUE, points - TOTAL - low), min(VALUE, points + TOTAL - high)


def pass_round(game: "RoundGame", empty: bool) -> None:
    """End a round that all players play at once; the next player begins the following one.

    An `empty` round in which the end was declared doesn't count.
    """
    if game.end_declared and empty:
        game.over = True
        game.round = max(1, game.round - 1)
        return
    game.end_round()
    if not game.over:
        game.current = (game.current + 1) % game.count
