"""An oracle for the store: it records each answer the device has acknowledged, and checks each start against that.

It never looks at the flash. It identifies the state of a game by its saved form after each answer.
"""

import copy
from typing import Any

# Measured on an emulated Pico at its clock, flash cache included: a sector is copied in 166 µs, its CRC takes 444 µs,
# looking for a short record 81 to 103 µs.
_BYTES_READ_PER_MS = 24_600
_BYTES_CHECKED_PER_MS = 9_200
_MS_PER_TRY = 0.103


class Lost(AssertionError):
    """A loss that was not reported."""


class Known:
    """Acknowledged data.

    settings: the last ones; tried: later ones whose storing failed and is retried. finished: games by number;
    meanwhile: without the oldest, which may go first when one is deleted. displaced: those that made room for newer
    ones; a start finds them again if their sector can't be cleared. sheets: the score sheets; replaced: with the new
    one, before those that it replaces are deleted. games: by number, a list of (log, saved game) after each
    acknowledged answer.
    """

    def __init__(self) -> None:
        self.settings: Any = None
        self.tried: list[Any] = []
        self.finished: dict[int, Any] = {}
        self.meanwhile: dict[int, Any] = {}
        self.displaced: dict[int, Any] = {}
        self.sheets: frozenset[bytes] = frozenset()
        self.replaced = self.sheets
        self.games: dict[int, list[tuple[bytes, bytes]]] = {}

    def copy(self) -> "Known":
        """Return a copy."""
        other = copy.copy(self)
        other.tried = list(self.tried)
        other.finished = dict(self.finished)
        other.displaced = dict(self.displaced)
        other.replaced = frozenset()
        other.games = {number: list(stood) for number, stood in self.games.items()}
        return other

    def finish(self, finished: dict[int, Any]) -> None:
        """Record the finished games now; those older than all of them made room."""
        oldest = min(finished, default=0)
        self.displaced |= {number: game for number, game in self.finished.items() if number < oldest}
        self.finished = finished


class Told:
    """Messages of a device over several starts."""

    def __init__(self) -> None:
        self.lines: set[str] = set()
        self.damaged: dict[int, int] = {}  # by game, how many answers
        self.slowest = 0.0  # start, in ms as reckoned by `_ms`


def _ms(nor: Any) -> float:
    """Reckon how long a Pico takes for what was done since the start, `Region()` and `Settings()` included."""
    read, checked = nor.bytes_read / _BYTES_READ_PER_MS, nor.bytes_checked / _BYTES_CHECKED_PER_MS
    return read + checked + nor.records_tried * _MS_PER_TRY


def look(device: Any, told: Told) -> dict[Any, Any]:
    """Read all messages and all data as a player would; return the data."""
    found: dict[Any, Any] = {}
    told.lines.update(device.complaints())
    settings = device.settings
    found["settings"] = None if settings.fresh else (settings.contrast, settings.sleep)
    found["finished"] = {}
    for number in device.finished.numbers():
        head, details = device.finished.record(number)
        found["finished"][number] = head.game, tuple(head.names), tuple(head.totals), bytes(details)
    found["sheets"] = frozenset(device.sheets)
    games = device.games()
    told.lines.update(device.complaints())
    told.slowest = max(told.slowest, _ms(device.nor))
    for kept in games:
        if kept.other:
            raise Lost("a game of another version, though there is none")
        lost, dropped, found[kept.number] = opened(device, kept)
        if lost:
            told.damaged[kept.number] = max(lost, told.damaged.get(kept.number, 0))
        if dropped:
            raise Lost(f"game {kept.number}: {dropped} bytes of answers break the rules")
    return found


def opened(device: Any, kept: Any) -> tuple[int, int, tuple[bytes, bytes, bool]]:
    """Continue a game; return (answers lost, bytes of the log that break the rules, (log, saved game, based))."""
    session = device.open(kept)
    session.read()
    device.autosave.close()
    return device.lost, session.dropped, (bytes(session.log), bytes(session.game.save()), session.based)


def silent(known: Known, found: dict[Any, Any], told: Told) -> list[str]:
    """Return a list of losses that were not reported."""
    missed = []
    if found["settings"] not in (known.settings, *known.tried) and "settings_damaged" not in told.lines:
        missed.append(f"settings {found['settings']} in place of {known.settings}")
    back = known.displaced.keys() - known.finished.keys()
    finished = {
        number: game
        for number, game in found["finished"].items()
        if number not in back or game not in (known.displaced[number], (*known.displaced[number][:3], b""))
    }
    if finished not in (known.finished, known.meanwhile or known.finished) and "finished_damaged" not in told.lines:
        missed.append(f"finished games {sorted(finished)} in place of {sorted(known.finished)}")
    if found["sheets"] not in (known.sheets, known.replaced or known.sheets) and "sheets_lost" not in told.lines:
        missed.append(f"{len(found['sheets'])} score sheets in place of {len(known.sheets)}")
    for number, stood in known.games.items():
        if number not in found:
            if "lost_game" not in told.lines:
                missed.append(f"game {number} is gone")
            continue
        log, save, based = found[number]
        if number in told.damaged:
            if save not in [save for _, save in stood]:
                missed.append(f"game {number} never stood so")
        elif save != stood[-1][1] or log != stood[-1][0] and not (based and stood[-1][0].endswith(log)):
            missed.append(f"game {number} stands otherwise, {len(log)} bytes in place of {len(stood[-1][0])}")
    for number in found:
        if isinstance(number, int) and number not in known.games:
            missed.append(f"game {number} is over, and came back")
    return missed


def judge(device: Any, allowed: list[Known], told: Told, what: str) -> tuple[Known, dict[Any, Any]]:
    """Check a start against the states allowed; return (the state it matches, the data found). Raises Lost."""
    found = look(device, told)
    ways = [silent(known, found, told) for known in allowed]
    for known, missed in zip(allowed, ways, strict=True):
        if not missed:
            return known, found
    raise Lost(
        f"{what}: "
        + " | ".join("; ".join(missed) for missed in ways)
        + f" | reported: {sorted(told.lines)} {told.damaged}"
    )


def lost_answers(known: Known, found: dict[Any, Any]) -> int:
    """Return the number of acknowledged answers that are missing from the games found."""
    lost = 0
    for number, stood in known.games.items():
        if number in found:
            saves = [save for _, save in stood]
            save = found[number][1]
            lost += saves[::-1].index(save) if save in saves else len(saves)
    return lost
