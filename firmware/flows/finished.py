"""Look at finished games: their list, each of them as it ended, and the statistics."""

import words
from engine.prompts import Choose, Row
from engine.result import Result, points_order, solo_win
from flows import attention, confirm
from flows.known_games import SHEET, class_known, label_of, lowest_wins, sheet_in, speak
from flows.statistics import statistics
from micropython import const
from persistence.finished import BROUGHT, CUT, END, LINES, RACE, parts_of
from persistence.sheets import decode_end, decode_race, decode_sheets
from screens.end import EndScreen, outcomes
from screens.games import GameRow, GamesScreen
from ui.signal import BACK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Iterator

    from device import Device
    from flows.codes import Segments
    from flows.sequence import Sequence
    from persistence.finished import Finished, Head
    from ui.view import Asking

# An answer is a byte. GamesScreen returns it without `Choose.encode`, which would take more for an alternative.
_MAX_GAMES = 250


class Rows:
    """The rows of the list, read when they are seen: statistics, then the games, the last one first."""

    def __init__(self, finished: "Finished") -> None:
        self.finished = finished
        self.numbers = finished.numbers()[:_MAX_GAMES]

    def __len__(self) -> int:
        return 1 + len(self.numbers)

    def __iter__(self) -> "Iterator[Row]":
        return iter([self[i] for i in range(len(self))])

    def __getitem__(self, i: int) -> "Row":
        if not i:
            return Row("statistics")
        number = self.numbers[i - 1]
        try:
            head = self.finished.head(number)
        except KeyError:  # idle work dropped it while the list was open
            return GameRow(("numbered", number, ":—"))
        words.names = head.names
        label = "numbered", number, label_of(head.game, sheet_in(self.finished, number, head.game))
        crowned = bytes(head.winners) if len(head.names) > 1 else b""
        return GameRow(label, names=head.names, crowned=crowned, texts=outcomes(head.winners, head.totals))


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
            yield from look(device, rows.numbers[at - 1])
        else:
            yield from statistics(device.finished)


def look(device: "Device", number: int) -> "Asking[None]":
    """Show the pages of a game as it ended; delete it, after asking. Report it if idle work has dropped the game."""
    try:
        record, details = device.finished.record(number)
    except KeyError:
        yield from attention("not_stored")
        return
    words.names = record.names
    sheet = sheet_in(device.finished, number, record.game)
    speak(record.game, sheet)
    head = label_of(record.game, sheet), ("nth_game", number)
    codes = coder(device, record)
    screen = EndScreen(read(record, details), "delete", head, codes=codes, sequence=sequencer(device, record, details))
    while (yield screen) is not BACK:
        if (yield from confirm("delete_game", head)):
            try:
                if not device.autosave.journal.settle(record.under_way):
                    raise OSError
                device.finished.remove(number)
            except KeyError:
                yield from attention("not_stored")
            except OSError:
                yield from attention("not_deleted")
            return


def coder(device: "Device", head: "Head") -> "Callable[[Result], list[Segments]]":
    """Return a function that makes the codes of a game as the device that played it; see `sequencer`."""

    def make(result: "Result") -> "list[Segments]":
        from flows.codes import codes
        from persistence.transfer import origin

        played_on, _, begun = origin(head, device.settings.device)
        return codes(device.address, played_on, head.game, begun, result)

    return make


def sequencer(device: "Device", head: "Head", details: bytes) -> "Callable[[], Sequence]":
    """Return a function that makes the Sequence of a whole game, and loads what that needs."""

    def make() -> "Sequence":
        from flows.sequence import WHOLE_GAME, Sequence
        from persistence.transfer import origin, packed

        played_on, number, begun = origin(head, device.settings.device)
        return Sequence(WHOLE_GAME, played_on + packed(head, number, begun, details))

    return make


def read(head: "Head", details: bytes) -> "Result":
    """Return the Result of a finished game; with the totals alone if it is old or damaged."""
    game, names, totals, winners = head.game, head.names, head.totals, head.winners
    parts = parts_of(details)
    sheet = parts.get(BROUGHT, b"") if game.startswith(SHEET) else b""
    lowest = lowest_wins(head, sheet)
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
