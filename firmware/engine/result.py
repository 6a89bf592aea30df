"""The result of a game, as its last pages show it right after the end or from the list of finished games."""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from engine.game import Game
    from engine.parts import Label

    # The lines of a player's sheet, each a label and a value, the total last.
    Lines: TypeAlias = Sequence[tuple[Label, int]]
    # A line by its label, and how many lines above it have the same label.
    Name: TypeAlias = tuple[Label, int]


class Result:
    """The result of a game. Players are numbered by their seats.

    totals: by player
    winners; order: numbers of the players, the first one first
    sheets: for each player the lines of the sheet; races: for each the totals after each round; empty: unknown
    tie: label of what decided between equal totals, or of the rating of a single player, or None
    ended: labels of why it ended
    lowest: the fewest points win
    solo_win: the game says that the single player has won
    """

    sheets: "Sequence[Lines]" = ()
    races: "Sequence[Sequence[int]]" = ()
    tie: "Label | None" = None
    ended: "Sequence[Label]" = ()
    lowest = False
    solo_win = False

    def __init__(self, totals: "Sequence[int]", winners: "Sequence[int]", order: "Sequence[int]") -> None:
        self.count = len(totals)
        self.totals = totals
        self.winners = winners
        self.order = order


def lines_of(sheet: "Lines") -> "list[Name]":
    """Return the names of a sheet's lines without the total."""
    labels = [label for label, _ in sheet[:-1]]
    return [(label, labels[:i].count(label)) for i, label in enumerate(labels)]


def place_of(lines: "list[Name]", name: "Name", after: int) -> int:
    """Return the index of a name in `lines`; insert it at `after` if it is new.

    Call it for the lines of a sheet from top to bottom, `after` being 1 more than the index of the line above. Then
    each sheet's lines stay in their order, and a line that only some sheets have stays above the sum it belongs to.
    """
    if after < len(lines) and lines[after] == name:  # the usual case
        return after
    if name in lines:
        return lines.index(name)
    lines.insert(after, name)
    return after


def all_lines(sheets: "Sequence[Lines]") -> "list[Name]":
    """Return the names of the lines of several sheets, each once, in an order in which every sheet adds up."""
    lines: "list[Name]" = []
    for sheet in sheets:
        after = 0
        for name in lines_of(sheet):
            after = place_of(lines, name, after) + 1
    return lines


def is_subtotal(label: "Label") -> bool:
    """Return whether a line is the sum of those above it, by its id."""
    return isinstance(label, str) and label.endswith("subtotal")


def order_of(game: "Game") -> "list[int]":
    """Return the numbers of the players of a game, the first one first."""
    ranks = [(game.rank(player), -player) for player in range(game.count)]
    ranks.sort(reverse=True)
    return [-entry[1] for entry in ranks]


def points_order(totals: "Sequence[int]", winners: "Sequence[int]", lowest: bool) -> "list[int]":
    """Return the numbers of the players by their points, the winners first: for games that have no other order."""
    order = [(player not in winners, total if lowest else -total, player) for player, total in enumerate(totals)]
    order.sort()
    return [entry[2] for entry in order]


def can_win(kind: "type[Game] | Game | None", count: int) -> bool:
    """Return whether a game of a class (None: unknown) for `count` players can be won; alone, if the game says so."""
    return count > 1 or getattr(kind, "SOLO_WINS", None) is not None


def solo_win(kind: "type[Game] | Game | None", totals: "Sequence[int]") -> bool:
    """Return whether a single player of a game of a class (None: unknown) has won it."""
    needed = getattr(kind, "SOLO_WINS", None)
    return len(totals) == 1 and needed is not None and totals[0] >= needed


def result_of(game: "Game") -> Result:
    """Return the Result of a game that is over."""
    players = range(game.count)
    result = Result([game.total(player) for player in players], game.winners(), order_of(game))
    result.sheets = [[(row.label, row.value or 0) for row in game.score(player)] for player in players]
    races = [game.race(player) for player in players]
    # A total may have been set by hand since the last round.
    result.races = [race[:-1] + [total] if race else race for race, total in zip(races, result.totals)]
    result.lowest = game.lowest_wins(game.count, game.answers)
    result.solo_win = solo_win(game, result.totals)
    result.tie = _tie(game, result)
    result.ended = tuple(game.ended())
    return result


def _tie(game: "Game", result: Result) -> "Label | None":
    """Return the label of what decided between those with as many points as the first; of one player, the rating."""
    if game.count == 1:
        return game.rating()
    first = result.order[0]
    level = [player for player in result.order if result.totals[player] == result.totals[first]]
    if len(level) == 1:
        return None
    if len(result.winners) == 1:
        return (game.TIE,) + game.even(first) + (game.tie(first), game.tie(level[1])) if game.TIE else None
    return (game.LEVEL,) + game.even(first) + (game.tie(first),) if game.LEVEL else None
