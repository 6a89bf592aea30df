"""The class `Game`, which the author of a game overrides, and the rows of its sheets. See engine.py for the rest.

A game keeps its whole position in attributes. A step of its turn asks before it changes anything.
"""

from engine.engine import Engine
from engine.prompts.counters import Counters
from engine.prompts.row import bounded_amount
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    from engine.parts import Label
    from engine.prompts.counters import CounterRow
    from engine.prompts.place import Map
    from engine.prompts.row import Row

    # The content of a page of a sheet.
    Page: TypeAlias = Map | Sequence[Row] | Sequence["SheetRow"] | Sequence[CounterRow]

# How a page of a player's sheet shows its rows.
PEGS = 0  # value as pegs of `most` holes, and as a number
BOXES = 1  # value as boxes of `most`, and what the row is worth
TICKS = 2  # a tick or none, with price and worth
SUM = 3  # label and value, the last row a total
VALUES = 4  # label and value
TABLE = 5  # rounds down, players across (see `Game.table`)
MAP = 6  # a map (see engine/prompts/place.py)
ALL = 7  # everything at a glance: lines; rows with `most` as pictures, filled or outlined; ticked ones abbreviated


class SheetRow:
    """A row of a page of a player's sheet. Pages of PEGS and VALUES also show CounterRows, and those of SUM Rows.

    label: name of the row
    value, least, most: how much there is (None: nothing to show), and its bounds; most 0: nothing is drawn for it
    unit: id of the word that shows an amount with its sign; None: the bare number
    empty: id of the word shown for the least value ("open")
    by_value: texts shown for the values 0, 1, 2 …, the same in every language; or labels that are tuples
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
        by_value: "Sequence[Label] | None" = None,
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

    label, value: its name, and how much there is
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

    For a new game, write a module in rules/: `chess`, with a class `Chess` that is a Game with these:

    PLAYERS: least and most players
    STEPS: names of methods, in the order of play: a generator (`Steps`) if it asks, else a plain method
    start: the position of a new game; begin: reset what belongs to one turn
    pack, unpack: the position as bytes
    score: the sum of a player
    SHEET, sheet: names of the pages of a sheet, and their rows
    adjustable: rows that can be set by hand

    Only if a game differs: options, pass_turn, ending, ended, total, tie, rating, lowest_wins, rank, race,
    adjusting, set_by_hand.

    DICE: the game asks for dice; for others the menu can roll some
    CHECKLISTS: names of lists to tick off in the menu (see checklist)
    PAGES: names of pages of rules (see reference); while a question waits, the page of its name comes first
    TIE: id of the word for how a tie was decided, by what was `even`, and the tie values of the winner and of the next
    LEVEL: id of the word for a tie that stays one, by what was `even`, and its tie value
    WORDS: sets of words and pictures that the game uses; none: those of its module's name
    SOLO_WINS: points from which a single player has won; None: nobody wins alone
    ROUNDS: the game counts rounds, so the screens name the current one
    TEAM: all players are one team, so nobody starts
    TITLED: the players give each game a title; title: its label
    REMEMBERS_OPTIONS: `options` also takes the answers before the last game of this kind, to suggest them
    VERSION: version of the saved position. Raise it when that changes: older saved games are then not resumed.
    SPACING: the journal stores a save after this many bytes of log. A start and undo replay the answers since the last
        one, so use fewer if an answer takes long to replay.

    The words of CHECKLISTS and PAGES are in a set of their own, loaded when somebody looks at them: `chess_reference`
    for the set `chess`. It has the headings, `list_…` and `rules_…`, and the lines of the page `castling`:
    `line_castling_1` …
    """

    PLAYERS = (1, 4)
    STEPS: "Sequence[str]" = ()
    SHEET: "Sequence[str]" = ()
    ADJUSTING: "Sequence[str]" = ("sheet",)
    DICE = False
    CHECKLISTS: "Sequence[str]" = ()
    PAGES: "Sequence[str]" = ()
    TIE: "str | None" = None
    LEVEL: "str | None" = None
    SOLO_WINS: "int | None" = None
    WORDS: "Sequence[str]" = ()
    ROUNDS = True
    TEAM = False
    TITLED = False
    REMEMBERS_OPTIONS = False
    title: "Label | None" = None
    VERSION = 1
    SPACING = 32

    @staticmethod
    def options(count: int) -> "Any":  # Any: a tuple, or Steps that return one, of what each game agrees on
        """Ask what is settled before a game of `count` players: yield prompts, and return a tuple, `agreed`."""
        return ()

    def start(self) -> None:
        """Set up the position of a new game."""

    def begin(self) -> None:
        """Reset what belongs to one turn. The engine calls this before each turn, and nobody else."""

    # -- turns and rounds

    def pass_turn(self) -> None:
        """Pass the turn to the next player; after the last one the round ends."""
        self.current = (self.current + 1) % self.count
        if not self.current:
            self.end_round()

    def end_round(self) -> None:
        """End the game, or begin the next round."""
        self.keep_history()
        if self.ending():
            self.over = True
        else:
            self.round += 1

    def ending(self) -> bool:
        """Return whether the game ends with the current round."""
        return False

    def ended(self) -> "tuple[Label, ...]":
        """Return the labels of why the game ended; none, if nobody has played a round."""
        return (("ended_round", self.round),) if self.round > 1 or self.race(0) else ()

    def reordered(self) -> bool:
        """Return whether the players chose, in the menu, another order than the usual one to fill their sheets."""
        return False

    # -- score and winners

    def score(self, player: int) -> "Sequence[Row]":
        """Return a player's sum: rows of points, the total last."""
        raise NotImplementedError

    def total(self, player: int) -> int:
        """Return the current total of a player. It can be negative."""
        return self.score(player)[-1].value or 0

    def tie(self, player: int) -> int:
        """Return what decides between equal totals, the higher the better."""
        return 0

    def even(self, player: int) -> "tuple[int, ...]":
        """Return the values of tie-breaks before that of `tie`, for the words TIE and LEVEL; none decided anything."""
        return ()

    def rating(self) -> "Label | None":
        """Return the label of what a single player has achieved."""
        return None

    def rank(self, player: int) -> "Any":  # Any: numbers or tuples that can be compared
        """Return what puts a player before others: a number or a tuple; the greater comes first."""
        return self.total(player), self.tie(player)

    @classmethod
    def lowest_wins(cls, count: int, answers: "Sequence[bytes]") -> bool:
        """Return whether the fewest points win, for `count` players and those answers to the options."""
        return False

    def winners(self) -> "list[int]":
        """Return the numbers of the players who come first."""
        ranks = [self.rank(player) for player in range(self.count)]
        best = max(ranks)
        return [player for player in range(self.count) if ranks[player] == best]

    def stage(self) -> "Label | None":
        """Return the label of the part of the game that has begun, such as an age; None: it has no such parts."""
        return None

    # -- all players side by side

    def compared(self, player: int) -> "Sequence[ComparedRow]":
        """Return the rows by which the players are compared on one page: at most six, the same ones for all."""
        return ()

    def dangers(self, player: int) -> "Sequence[Label]":
        """Return labels of what threatens a player; that page warns of it."""
        return ()

    # -- the sheet, and setting it by hand

    def sheet(self, player: int, page: int) -> "tuple[int, Page]":
        """Return (style, rows) of one page (of SHEET) of a player's sheet."""
        raise NotImplementedError

    def table(self) -> "tuple[int, Callable[[int, int], int]]":
        """Return, for a page of the style TABLE, (number of rounds, function of round and player that returns points).

        It is set by hand on the page of ADJUSTING with the same number, one row per round.
        """
        raise NotImplementedError

    def adjustable(self, player: int) -> "Sequence[CounterRow]":
        """Return the rows of a player's sheet that can be set by hand, with their bounds and what they `set`."""
        return ()

    def adjusting(self, player: int, page: int) -> "Any":  # Any: the kind of prompt is the game's own
        """Return the prompt that sets a page (of ADJUSTING) by hand. It is made again after each answer."""
        return Counters("adjust", player, self.adjustable(player), ())

    # Any: the prompt that `adjusting` returned.
    def set_by_hand(self, player: int, page: int, prompt: "Any", answer: bytes) -> None:
        """Do what an answer to the prompt of `adjusting` says."""
        page, number, change = prompt.decode(answer)
        row = prompt.rows(page)[number]
        row.put(row.value + change)

    def checklist(self, name: str) -> "Sequence[Label]":
        """Return the lines of one of CHECKLISTS."""
        return ()

    def reference(self, page: str) -> "Sequence[Label]":
        """Return what follows the words of one of PAGES: tables, and what holds for this number of players."""
        return ()

    # -- saving

    def pack(self) -> "bytes | bytearray":
        """Return the position at the start of a turn as bytes, without what every game has."""
        return b""

    def unpack(self, saved: bytes) -> None:
        """Restore what `pack` returned."""

    def can_save(self) -> bool:
        """Return whether the turn, at a question, can be saved as it is and continued from there.

        `pack` then has the state of the turn as well. When `unpack` restores that, `step` is not 0; it must repeat the
        news of the turn.
        """
        return False
