"""Summarize the finished games: for each game and player how often, how well, and how many wins in a row."""

import words
from engine.limits import OPTIONS
from engine.prompts import Choose, Row
from engine.result import can_win, is_subtotal, lines_of, place_of, solo_win
from engine.setup import without_sign
from flows import attention
from flows.known_games import SHEET, class_known, label_of, lowest_wins, sheet_in, speak
from micropython import const
from persistence.finished import LINES
from persistence.sheets import decode_sheets
from screens.statistics import StatisticsScreen
from ui.signal import BACK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from engine.parts import Label
    from persistence.finished import Finished
    from ui.view import Asking

    # The lines of a player: label and number.
    Sheet = Sequence[tuple[Label, int]]


def statistics(finished: "Finished") -> "Asking[None]":
    """Ask which game, and whose figures, until B."""
    at = 0
    while True:
        games = names_of_games(finished)
        if not games:
            return
        rows = [Row(label, count) for _, label, count in games]
        answer = yield Choose("statistics", None, rows, suggest=lambda: bytes((min(at, len(rows) - 1),)))
        if answer is BACK:
            return
        at = answer[0]
        yield from players_of(finished, games[at][0], games[at][1])


def names_of_games(finished: "Finished") -> "list[tuple[str, Label, int]]":
    """Return (name, label, how often it was played) of each game, the one played last first."""
    numbers = finished.numbers()
    games = [finished.head(number).game for number in numbers]
    found = [(number, game) for i, (number, game) in enumerate(zip(numbers, games)) if game not in games[:i]]
    return [(game, label_of(game, sheet_in(finished, i, game)), games.count(game)) for i, game in found[:OPTIONS]]


def players_of(finished: "Finished", game: str, label: "Label") -> "Asking[None]":
    """Ask whose figures of a game to show, most wins first. `label`: its name."""
    figures = {}
    sheet = latest_sheet(finished, game)
    speak(game, sheet)
    kind = class_known(game, sheet)
    for number in finished.numbers():
        head = finished.head(number)
        if head.game != game:
            continue
        names, totals, winners = head.names, head.totals, head.winners
        lowest = lowest_wins(head, sheet)
        parts = finished.details(number)
        sheets = sheets_of(parts.get(LINES), len(names))
        for player, name in enumerate([without_sign(name) for name in names]):
            if name not in figures:
                figures[name] = Figures()
            won = None
            if can_win(kind, len(names)):
                won = player in winners if len(names) > 1 else solo_win(kind, totals)
            figures[name].add(totals[player], won, lowest, sheets[player] if sheets else ())
    if not figures:  # idle work dropped all of its games
        yield from attention("not_stored")
        return
    order = [(-figures[name].wins, -figures[name].games, name) for name in figures]
    order.sort()
    names = [name for _, _, name in order[:OPTIONS]]
    at = 0
    while True:
        rows = [figures[name].row(name) for name in names]
        answer = yield Choose(label, None, rows, suggest=lambda: bytes((at,)))
        if answer is BACK:
            return
        at = answer[0]
        yield StatisticsScreen((names[at], words.translate(label)), figures[names[at]].lines())


def latest_sheet(finished: "Finished", game: str) -> bytes:
    """Return the sheet by which a game was played last; b"" if it is lost."""
    for number in finished.numbers() if game.startswith(SHEET) else ():
        sheet = sheet_in(finished, number, game) if finished.head(number).game == game else b""
        if sheet:
            return sheet
    return b""


def sheets_of(data: "bytes | None", count: int) -> "Sequence[Sheet]":
    """Return the lines of a game for each of `count` players, decoded from `data`; () if they are lost."""
    try:
        sheets = decode_sheets(data) if data else ()
    except (ValueError, IndexError):
        sheets = ()
    return sheets if len(sheets) == count else ()


class Figures:
    """A summary of a player's games, which are added last game first. The game decides whether a solo player wins."""

    def __init__(self) -> None:
        self.games = self.wins = self.points = 0
        self.against = 0  # games that somebody could win
        self.best: "int | None" = None
        # The fewest points win, as in the last game; the best of others is not compared.
        self.lowest: "bool | None" = None
        self.streak = 0  # wins in a row up to now
        self.longest = 0
        self._row = 0  # wins in a row, back from a game that was not the last
        self._now = True  # no game was lost since
        # Games with a sheet; the names of its lines (see `lines_of`), their sums, the label of the total.
        self.sheets = 0
        self.names: "list[tuple[Label, int]]" = []
        self.sums: "list[int]" = []
        self.label: "Label" = ""

    def add(self, total: int, won: "bool | None", lowest: bool, sheet: "Sheet") -> None:
        """Add a game.

        won: None if nobody could win. lowest: the fewest points win. sheet: its lines as (label, number), total last.
        """
        self.games += 1
        self.points += total
        if self.best is None:
            self.best, self.lowest = total, lowest
        elif lowest == self.lowest:
            self.best = min(self.best, total) if lowest else max(self.best, total)
        if won is not None:
            self.against += 1
            self.wins += won
            self._row = self._row + 1 if won else 0
            self._now = self._now and won
            self.longest = max(self.longest, self._row)
            if self._now:
                self.streak = self._row
        if not sheet:
            return
        self.sheets += 1
        self.label = sheet[-1][0]
        after = 0
        for name, (_, value) in zip(lines_of(sheet), sheet):
            at = place_of(self.names, name, after)
            if len(self.sums) < len(self.names):
                self.sums.insert(at, 0)
            self.sums[at] += value
            after = at + 1

    def row(self, name: str) -> "Row":
        """Return a row of a list: the wins; below it how many games, the best and the mean."""
        mean = "average", rounded(self.points, self.games)
        detail = "played_best", self.games, self.best or 0
        return Row(":" + name, price=("won", self.wins), detail=detail, outcome=lambda _: mean)

    def lines(self) -> "list[tuple[str, str]]":
        """Return all figures as pairs of texts."""
        translate = words.translate
        lines = [(translate("figure_games"), str(self.games))]
        if self.against:
            lines.append((translate("figure_wins"), str(self.wins)))
            lines.append((translate("figure_streak"), str(self.streak)))
            lines.append((translate("figure_longest"), str(self.longest)))
        lines.append((translate("figure_best"), str(self.best)))
        lines.append((translate("figure_mean"), mean(self.points, self.games)))
        if self.names:
            # Rounded so that they add up: each is what it adds to the rounded mean of those above it.
            above = shown = 0
            for (label, _), points in zip(self.names, self.sums):
                if not is_subtotal(label):
                    above += points
                    points = tenths(above, self.sheets) - shown
                    shown += points
                else:
                    points = shown
                lines.append(("· " + words.text_or_id(label), decimal(points)))
            lines.append(("· " + words.text_or_id(self.label), decimal(shown)))
        return lines


def rounded(points: int, games: int) -> int:
    """Return the mean, rounded."""
    return (2 * points + games) // (2 * games)


def mean(points: int, games: int) -> str:
    """Return the mean as text, to a tenth."""
    return decimal(tenths(points, games))


def tenths(points: int, games: int) -> int:
    """Return the mean in tenths, rounded."""
    amount = (20 * abs(points) + games) // (2 * games)
    return -amount if points < 0 else amount


def decimal(amount: int) -> str:
    """Return a number of tenths as text."""
    sign = "−" if amount < 0 else ""
    return sign + words.translate(("decimal", abs(amount) // 10, abs(amount) % 10))
