"""When a game was played, by the clock of the person who looks at it.

The archive stores a moment in UTC (docs/dev/scores.schema.json). A date that a person set has no time of day. It
counts as noon, and so is the same date in every time zone.
"""

from datetime import UTC, date, datetime, time

_DAY_ALONE = "T12:00:00Z"
_FIRST_YEAR = 1900
_MOMENT = "%Y-%m-%dT%H:%M:%SZ"


def is_set(arrived: str) -> bool:
    """Return whether a person set the date, without a time of day."""
    return arrived.endswith(_DAY_ALONE)


def moment(arrived: str) -> datetime:
    """Return a moment in local time; of a date that was set, noon of that day. Raises ValueError, OverflowError."""
    if is_set(arrived):
        return datetime.combine(date.fromisoformat(arrived[:10]), time(12)).astimezone()
    return datetime.strptime(arrived, _MOMENT).replace(tzinfo=UTC).astimezone()


def _moment(arrived: str) -> datetime | None:
    try:
        return moment(arrived)
    except (ValueError, OverflowError, OSError):  # the year 1, or none that this system's clock has
        return None


def day_of(arrived: str) -> str:
    """Return the local date."""
    found = None if is_set(arrived) else _moment(arrived)
    return f"{found:%Y-%m-%d}" if found else arrived[:10]


def local(arrived: str) -> str:
    """Return the local date and time; of a date that was set, that alone."""
    found = None if is_set(arrived) else _moment(arrived)
    return f"{found:%Y-%m-%d %H:%M}" if found else arrived[:10]


def universal(arrived: str) -> str:
    """Return date and time in UTC, as BG Stats takes them: it shows them by the clock of the phone."""
    found = _moment(arrived)
    return f"{found.astimezone(UTC):%Y-%m-%d %H:%M:%S}" if found else arrived[:19].replace("T", " ")


def written(text: str) -> str:
    """Return what is kept of a date, or a date and time, of a game. Raises ValueError with a sentence."""
    now = datetime.now().astimezone()
    try:
        day = date.fromisoformat(text)
        year, is_future, kept = day.year, day > now.date(), f"{day}{_DAY_ALONE}"
    except ValueError:
        try:
            played = datetime.fromisoformat(text).astimezone()
            year, is_future, kept = played.year, played > now, f"{played.astimezone(UTC):{_MOMENT}}"
        except (ValueError, OverflowError, OSError):
            why = f"{text!r} is no date: write 2026-11-20, or with the time 2026-11-20T20:30."
            raise ValueError(why) from None
    if is_future or year < _FIRST_YEAR:
        when = "in the future" if is_future else f"before {_FIRST_YEAR}"
        raise ValueError(f"{text} is {when}: write the date on which the game was played.")
    return kept
