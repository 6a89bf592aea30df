"""Look at finished games: their list, each of them as it ended, and the statistics."""

import words
from engine.prompts import Choose, Notice, Row
from engine.result import Result, points_order, solo_win
from flows import confirm
from flows.game import coder
from flows.known_games import SHEET, class_known, label_of, lowest_wins, lowest_won, sheet_in, speak
from flows.statistics import statistics
from micropython import const
from persistence.finished import BROUGHT, CUT, END, LINES, RACE
from persistence.sheets import decode_end, decode_race, decode_sheets
from screens.end import EndScreen, outcomes
from screens.games import GameRow, GamesScreen
from ui.signal import BACK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Iterator

    from device import Device
    from flows.sequence import Sequence
    from persistence.finished import Finished
    from ui.view import Asking

# An answer is a byte.
_MAX_GAMES = 250


class Rows:
    """The rows of the list, read when they are seen: statistics, then the games, the last one first."""

    def __init__(self, finished: "Finished") -> None:
        self.finished = finished

    def __len__(self) -> int:
        return 1 + min(_MAX_GAMES, self.finished.count())

    def __iter__(self) -> "Iterator[Row]":
        return iter([self[i] for i in range(len(self))])

    def __getitem__(self, i: int) -> "Row":
        if not i:
            return Row("statistics")
        number, game, names, totals = self.finished.get(i - 1)
        winners = self.finished.winners(i - 1)
        words.names = names
        label = "numbered", number, label_of(game, sheet_in(self.finished, i - 1, game))
        crowned = bytes(winners) if len(names) > 1 else b""
        return GameRow(label, names=names, crowned=crowned, texts=outcomes(winners, totals))


def finished(device: "Device") -> "Asking[None]":
    """Ask which game to look at, or the statistics, until B."""
    at = 1
    while device.finished.count():
        rows = Rows(device.finished)
        prompt = Choose("finished_games", None, rows, b"")
        answer = yield GamesScreen(prompt, range(1, len(rows)), "choose", min(at, len(rows) - 1))
        if answer is BACK:
            return
        at = answer[0]
        if at:
            yield from look(device, at - 1)
        else:
            yield from statistics(device.finished)


def look(device: "Device", index: int) -> "Asking[None]":
    """Show the pages of a game as it ended; delete it, after asking."""
    number, game, words.names, _ = device.finished.get(index)
    sheet = sheet_in(device.finished, index, game)
    speak(game, sheet)
    head = label_of(game, sheet), ("nth_game", number)
    codes = coder(device, game, device.finished.under_way(index))
    screen = EndScreen(read(device.finished, index), "delete", head, codes=codes, sequence=sequencer(device, index))
    while (yield screen) is not BACK:
        if (yield from confirm("delete_game", head)):
            try:
                device.finished.remove(index)
            except OSError:
                yield Notice("attention", None, ("not_deleted",))
            return


def sequencer(device: "Device", index: int) -> "Callable[[], Sequence]":
    """Return a function that makes the Sequence of a whole game, and loads what that needs."""

    def make() -> "Sequence":
        from flows.sequence import Sequence

        return Sequence(device.settings.device, *device.finished.record(index))

    return make


def read(finished: "Finished", index: int) -> "Result":
    """Return the Result of finished game `index`; with the totals alone if it is old or damaged."""
    _, game, names, totals = finished.get(index)
    winners = finished.winners(index)
    parts = finished.details(index)
    sheet = parts.get(BROUGHT, b"") if game.startswith(SHEET) else b""
    lowest = lowest_wins(finished.setup(index), sheet)
    if lowest is None:
        lowest = lowest_won(totals, winners)
    result = Result(totals, winners, points_order(totals, winners, lowest))
    result.lowest = lowest
    result.solo_win = solo_win(class_known(game, sheet), totals)
    try:
        if END in parts:
            order, result.tie, result.ended = decode_end(parts[END])
            if sorted(order) == list(range(len(names))):
                result.order = order
        if LINES in parts:
            sheets = decode_sheets(parts[LINES])
            if len(sheets) == len(names) and min([len(sheet) for sheet in sheets]):
                result.sheets = sheets
        if RACE in parts:
            races = decode_race(parts[RACE], len(names))
            if len(races[0]) == len(races[-1]):
                result.races = races
    except (ValueError, TypeError, IndexError):
        pass
    if CUT in parts:
        result.ended = tuple(result.ended) + ("no_replay",)
    return result
