"""The form that a score sheet's text describes: its lines, their groups, and the rules of the game."""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Iterable, Iterator

    from engine.parts import Label

    # The target of a name in the text: ("line" or "points", number of the line), ("group", number of the group),
    # ("number", a constant), ("the round", 0), ("the number of players", 0); or of all players together: ("all",
    # "others", "most" or "fewest", another Name).
    # Any: a number or a Name.
    Name = tuple[str, Any]
    # A comparison as in the text ("reaches"), and what it compares.
    Condition = tuple[str, Name, Name]
    # Any: the way decides whether its numbers are one or several.
    Worked = tuple[str, Any, tuple[Name, ...], tuple[Condition, ...]]

# A Name that is missing, or not resolved yet.
NO_NAME = ("", 0)
ONE_TEAM = const(99)


class Line:
    """A line of the sheet.

    names: as written, in all languages. group: the number of its group; -1: none.
    kind: type of entry: "number", "one of" (an index into `values`), "ticks", "cross" (how far the row of `values` is
    crossed), "player" (1 for one player), "dice" (the points of a throw), "worked" (none). least, most: its range.
    step: between its numbers. choices: the values of "one of" as written, if they have names; else "".
    cases: a tuple of (least, most, conditions): the first one that holds has the bounds; none: it isn't filled.
    at_most: name of the amount that no entry exceeds, or None.
    worth: points of the entry, () for itself: ("each", points, per how many), ("table", points by count, more for each
    beyond), ("triangular",), ("squares",), ("times", "sum", "least" or "best", names), ("nothing",).
    worked: a tuple of (way, numbers, names, conditions), those whose conditions hold added up. Ways: "fixed" points,
    "per" points for each, "every" (points, per how many of all rounds), "table" (points by count, more for each
    beyond), "set" points, "sets" points by number of different ones, "most" and "fewest" points by place, "best",
    "least", "sum", "product", "difference", "minus"; "pay" (with the shares of the names after the first), "get" and
    "share" by the other players.
    ties: "all", "split", "share" or "none". nothing_if_all_tie: then no player gets points.
    gives: a tuple of (from this count, how many, line). needs: (threshold, name).
    needs_before, last_counts_twice, last_closes: rules for the last number of a row to cross.
    floor: the fewest points, over all rounds, or None. once: in one round per game. only_one: one player can hold it.
    free: filling it takes no turn. free_to_end: asked again at the end.
    together: the sum of all entries, or None; of a number, up to together_most. different: no two players have the
    same. place: a player's place.
    only: the first player who has that fills it, or None. or_nobody: of "player", nobody is possible; nobody_first: and
    usual.
    dice: (points, or 0: the sum of the dice; face from 1 that alone counts, or 0; pattern, see dice.py), or None.
    aside: a tuple of (points, pattern) of dice that are set aside, throw by throw.
    makes_jokers: once it is filled, what would fill it is a joker. counts_jokers: it counts these.
    """

    kind: "str | None" = None
    least = most = 0
    values: tuple[int, ...] = ()
    # Any: the first text decides the rest.
    worth: "tuple[Any, ...]" = ()
    ties: "str | None" = None
    needs: "tuple[int, Name] | None" = None
    needs_before = 0
    floor: "int | None" = None
    nothing_if_all_tie = free_to_end = False
    last_counts_twice = last_closes = only_one = once = at_end = free = optional = False
    different = place = or_nobody = nobody_first = False
    choices = ""
    cases: "tuple[tuple[int, int, tuple[Condition, ...]], ...]" = ()
    at_most: "Name | None" = None
    dice: "tuple[int, int, tuple[str, int] | None] | None" = None
    aside: tuple[tuple[int, tuple[str, int]], ...] = ()
    makes_jokers = counts_jokers = False
    step = 1
    together: "Name | None" = None
    together_most = 0
    only: "Name | None" = None
    from_players = 1
    to_players = 99

    # Most lines have neither, and a list for each would take a fifth of the form.
    worked: "tuple[Worked, ...]" = ()
    gives: tuple[tuple[int, int, int], ...] = ()

    def __init__(self, names: str, group: int) -> None:
        self.names = names
        self.group = group

    @property
    def scores(self) -> bool:
        """Return whether the line can bring points."""
        return self.worth != ("nothing",) and (self.kind != "player" or bool(self.worth))

    @property
    def face(self) -> int:
        """Return the face of the dice that alone counts in the line, or 0."""
        return self.dice[1] if self.dice else 0

    @property
    def entered(self) -> bool:
        """Return whether players fill the line."""
        return self.kind != "worked"


class Form:
    """A score sheet.

    names: the title as written, in all languages; title: in the first one. languages: their codes. players: (least,
    most). filled: "at the end", "a turn each", "each round", "during play"; by_line: all players fill a line, then the
    next one. ends: a list of (why, number, name), any of which ends the game: "rounds", "points", "full", "reaches",
    "closed", "by hand"; ends_with: for how many players each holds. play_on: a tie adds a round.
    team_size: of fixed teams; 0: none, ONE_TEAM: all players. needed: what the one team needs to win, as in `ends`.
    fewest: the fewest points win. ties: a list of (1 for most or -1 for fewest, name). before: such a pair that counts
    before points, or None. loses: such a pair, or None.
    bgg: its number at BoardGameGeek, or 0. dice: how many are thrown; 0: none.
    groups: their names as written. group: the one being read; -1: none. lines_of, groups_of: numbers by first name, for
    the parser.
    """

    title = ""
    filled = "at the end"
    by_line = False
    dice = 0
    team_size = 0
    needed: "tuple[str, int, Name] | None" = None
    play_on = False
    fewest = False
    loses: "tuple[int, Name] | None" = None
    before: "tuple[int, Name] | None" = None
    bgg = 0
    names = ""
    players = 1, 8

    def __init__(self) -> None:
        self.languages = ["en"]
        self.ends: "list[tuple[str, int, Name]]" = []
        self.ends_with: list[tuple[int, int]] = []
        self.ties: "list[tuple[int, Name]]" = []
        self.groups: list[str] = []
        self.lines: list[Line] = []
        self.group = -1
        self.lines_of: dict[str, int] = {}
        self.groups_of: dict[str, int] = {}

    def ends_of(self, count: int) -> "list[tuple[str, int, Name]]":
        """Return the ends that hold for `count` players; by default when all is filled, or by hand."""
        found = [end for end, players in zip(self.ends, self.ends_with) if players[0] <= count <= players[1]]
        return found or [("full" if self.filled == "a turn each" else "by hand", 0, NO_NAME)]

    def is_shown(self, line: Line) -> bool:
        """Return whether the sheet has a line's amount: in rounds not what a declarer enters to work points out."""
        return line.entered and (line.scores or not line.only or self.filled != "each round")

    def depends(self, line: Line) -> bool:
        """Return whether a line's points depend on other lines."""
        return line.worth[:1] == ("times",) or bool([other for other in self.lines if other.gives])

    def texts(self, language: str) -> "Names":
        """Return the names of lines and groups in a language, or in the first one."""
        return Names(self, self.languages.index(language) if language in self.languages else 0)


class Names:
    """The names of lines, of their choices and of groups in one language, by id.

    A dictionary would take more memory than the rest of the form.
    """

    def __init__(self, form: Form, language: int) -> None:
        self._form = form
        self._language = language

    def get(self, word: str, other: "str | None" = None) -> "str | None":
        """Return the text of an id: a line (`entry_3`), its choice (`entry_3_0`) or a group.

        Lines and groups may come with amounts (`level_…`, `tie_…`), also several joined by "+".
        """
        if "+" in word:
            first, _, more = word.partition("+")
            start = word[: word.find("_") + 1]
            before, after = self.get("level_" + first[len(start) :]), self.get(start + more)
            return before + ", " + after if before and after else other
        end = ""
        if word[:6] == "level_":
            word, end = word[6:], "\u00a0{}"
        elif word[:4] == "tie_":
            word, end = word[4:], "\u00a0{}\u00a0:\u00a0{}"
        start = word[:6]
        digits, _, choice = word[6:].partition("_")
        if start not in ("entry_", "group_") or not digits.isdigit() or choice and not choice.isdigit():
            return other
        number = int(digits)
        form = self._form
        if number >= len(form.lines if start == "entry_" else form.groups):
            return other
        names = form.lines[number].names if start == "entry_" else form.groups[number]
        if choice:
            names = form.lines[number].choices.split("|")[int(choice)].strip().rsplit(" ", 1)[0]
        parts = names.split("/")
        return parts[self._language if self._language < len(parts) else 0].strip() + end

    def __getitem__(self, word: str) -> str:
        text = self.get(word)
        if text is None:
            raise KeyError(word)
        return text

    def __iter__(self) -> "Iterator[str]":
        form = self._form
        return iter(
            ["entry_%d" % number for number in range(len(form.lines))]
            + ["group_%d" % number for number in range(len(form.groups))]
        )


def name_of(name: "Name") -> str:
    """Return the label of a name's line or group."""
    number: int = name[1]
    return ("group_%d" if name[0] == "group" else "entry_%d") % number


def playing_on(form: Form, lines: "Iterable[Label]") -> "list[Label]":
    """Return the labels of a reference page; if ties play on, that replaces the shared victory."""
    return ["rule_plays_on" if form.play_on and line == "rule_shared" else line for line in lines]
