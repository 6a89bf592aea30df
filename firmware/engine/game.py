"""What a game is: the class `Game`, which its author overrides. The engine (engine.py) does the rest.

A game keeps its whole position in attributes. A step of its turn asks before it changes anything.
"""

from engine.engine import Engine
from engine.prompts.counters import Counters
from engine.prompts.row import bounded_amount
from micropython import const

TYPE_CHECKING = const(0)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.parts import Label

# How a page of a player's sheet shows its rows.
PEGS = 0  # value as pegs of `most` holes, and as a number
BOXES = 1  # value as boxes of `most`, and what the row is worth
TICKS = 2  # there or not, with price and worth
SUM = 3  # label and value, the last row a total
VALUES = 4  # label and value
TABLE = 5  # rounds down, players across (see `Game.table`)
MAP = 6  # a map (see engine/prompts/place.py)
ALL = 7  # everything at a glance: lines; rows with `most` as pictures, filled or outlined; ticked ones in short


class SheetRow:
    """A row of a page of a player's sheet. Pages of PEGS and VALUES also show CounterRows, and those of SUM Rows.

    label: what it is
    value, least, most: how much there is (None: nothing to show), and its bounds; most 0: nothing is drawn for it
    unit: id of the word that shows an amount with its sign; None: the bare number
    empty: id of the word shown for the least value ("open")
    by_value: texts shown for the values 0, 1, 2 …, the same in every language
    tick: the value is 0 or 1: there or not
    price, worth, detail: labels of what it costs, what it pays or counts, and more about it
    """

    def __init__(
        self,
        label: "Label",
        value: "int | None" = None,
        most: int = 0,
        least: int = 0,
        unit: "str | None" = None,
        empty: "str | None" = None,
        by_value: "Sequence[str] | None" = None,
        tick: bool = False,
        price: "Label | None" = None,
        worth: "Label | None" = None,
        detail: "Label | None" = None,
    ) -> None:
        self.label = label
        self.value = value
        self.most = most
        self.least = least
        self.unit = unit
        self.empty = empty
        self.by_value = by_value
        self.tick = tick
        self.price = price
        self.worth = worth
        self.detail = detail

    def amount(self) -> "Label":
        """Return the label of the value; "" without one."""
        if self.value is None:
            return ""
        return bounded_amount(self.value, self.least, self.unit, self.empty, self.by_value)


class ComparedRow:
    """A value by which the players are compared.

    needed: how much there should be, shown after the value; None: nothing
    warns: something is wrong with it, so it is marked
    """

    def __init__(self, label: "Label", value: int, needed: "int | None" = None, warns: bool = False) -> None:
        self.label = label
        self.value = value
        self.needed = needed
        self.warns = warns


class Game(Engine):
    """A game of `count` players; `answers` are those to its options.

    For a new game, write a module in this folder: `chess`, with a class `Chess` that is a Game with these:

    PLAYERS: least, most. STEPS: names of methods, in the order of play: one that asks is a generator, one that asks
    nothing is a plain method. start: a new game's position. begin: what belongs to one turn, reset. pack, unpack: the
    position as bytes. score. Where the sheet has pages: SHEET and sheet. What can be set by hand: adjustable. Only
    where it differs from what is here: options, pass_turn, ending, ended, total, tie, rating, lowest_wins, rank, race,
    adjusting, set_by_hand.

    DICE: whether it asks for dice; for other games the menu can roll some. CHECKLISTS: names of lists of things to do,
    which the menu offers to tick off (see checklist). PAGES: names of the pages of rules that it shows (see
    reference); one that is named as a question is the first while that is asked.
    Their words are sets of their own, loaded when they are looked at: of the set `chess` it is `chess_reference`. It
    has the headings, `list_…` and `rules_…`, and the lines of the page `castling`: `line_castling_1` …

    TIE: id of the word that says how a tie was decided, by the tie value of the winner and of the next. LEVEL: … that
    it stays a tie, by that value. WORDS: the sets of words and pictures it speaks; none: those of its module's name.
    SOLO_WINS: the points from which on one who plays alone has won; None: alone nobody wins.
    TITLED: whether the players give each game a title; title: the label of the one they gave. VERSION: of what `save`
    gives: raise it when that changes, and games saved before are not continued. SPACING: after so many bytes of log
    a save is offered to the journal: a start and undo play again what was answered since the last one. Take fewer
    where an answer takes long to play again.
    """

    PLAYERS = (1, 4)
    STEPS = ()
    SHEET = ()
    ADJUSTING = ("sheet",)
    DICE = False
    CHECKLISTS = ()
    PAGES = ()
    TIE = None
    LEVEL = None
    SOLO_WINS = None
    WORDS = ()
    TITLED = False
    title = None
    VERSION = 1
    SPACING = 32

    @staticmethod
    def options(count):
        """What is asked before a game of `count` players: a generator of prompts that returns a tuple, `agreed`."""
        return ()

    def start(self):
        """The position of a new game."""

    def begin(self):
        """A new turn: reset what belongs to a turn. Called before each one, and nowhere else."""

    # -- turns and rounds

    def pass_turn(self):
        """On to the next player; after the last one the round ends."""
        self.current = (self.current + 1) % self.count
        if not self.current:
            self.end_round()

    def end_round(self):
        """The game is over, or the next round begins."""
        self.keep_history()
        if self.ending():
            self.over = True
        else:
            self.round += 1

    def ending(self):
        """Whether the game ends with the round under way."""
        return False

    def ended(self):
        """Why it is over, for who looks at it later: a tuple of labels."""
        return (("ended_round", self.round),)

    # -- score and winners

    def score(self, player):
        """A player's sum: rows of points, the total last."""
        raise NotImplementedError

    def total(self, player):
        """The total of a player as it is now. May be negative."""
        return self.score(player)[-1].value

    def tie(self, player):
        """What decides between equal totals, the higher the better."""
        return 0

    def rating(self):
        """What the points of one who played alone are called: a label, or None."""
        return None

    def rank(self, player):
        """What makes a player stand before another: what is compared, a number or a tuple; the greater comes first."""
        return self.total(player), self.tie(player)

    @classmethod
    def lowest_wins(cls, count, answers):
        """Return whether the fewest points win, for `count` players and those answers to the options."""
        return False

    def winners(self):
        """The numbers of those who stand before all others."""
        ranks = [self.rank(player) for player in range(self.count)]
        best = max(ranks)
        return [player for player in range(self.count) if ranks[player] == best]

    # -- all players side by side

    def compared(self, player):
        """Rows by which all players are compared, on one page: six at most, the same ones for all; ()."""
        return ()

    def dangers(self, player):
        """Labels of what is wrong with a player, which that page warns of."""
        return ()

    # -- the sheet, and setting it by hand

    def sheet(self, player, page):
        """One page (of SHEET) of a player's sheet: (style, rows)."""
        raise NotImplementedError

    def table(self):
        """For a page of the style TABLE: (how many rounds, function of round and player that returns points).

        It is set by hand on the page of ADJUSTING with the same number, a row a round.
        """
        raise NotImplementedError

    def adjustable(self, player):
        """The rows of a player's sheet that can be set by hand, with their bounds and what they `set`."""
        return ()

    def adjusting(self, player, page):
        """The prompt by which a page (of ADJUSTING) is set by hand. It is made anew after each answer."""
        return Counters("adjust", player, self.adjustable(player), ())

    def set_by_hand(self, player, page, prompt, answer):
        """Do what an answer to the prompt of `adjusting` says."""
        page, number, change = prompt.decode(answer)
        row = prompt.rows(page)[number]
        row.put(row.value + change)

    def checklist(self, name):
        """The lines of one of CHECKLISTS, as labels."""
        return ()

    def reference(self, page):
        """What stands on one of PAGES after its own words, as labels: tables, what holds for so many players."""
        return ()

    # -- saving

    def pack(self):
        """The position at the start of a turn as bytes, but for what every game has."""
        return b""

    def unpack(self, saved):
        """Restore what `pack` returned."""

    def can_save(self):
        """Whether the turn, at a question, can be saved where it is, and continued from there.

        Then `pack` has what belongs to the turn as well. When `unpack` restores that, `step` is not 0; what was told in
        the turn is told again there.
        """
        return False
