"""Summarise a game under way for the list of games: its round, the leaders and their points."""

from engine.limits import PLAYERS
from engine.parts import signed, signed_bytes
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from engine.game import Game


def summary_of(game: "Game") -> bytes:
    """Return the round (2 bytes; 0: there are none), the leaders (a bit per player), their points (1 byte or 3)."""
    everybody = list(range(game.count))
    winners = game.winners() or everybody  # all have lost: they are level
    if not game.ROUNDS and len({game.total(player) for player in everybody}) == 1:
        winners = everybody  # no tie-break leads while a sheet is filled
    leaders = sum([1 << player for player in winners])
    points = game.total(winners[0])
    size = 1 if -128 <= points < 128 else 3
    number = game.round if game.ROUNDS else 0
    return number.to_bytes(2, "little") + bytes((leaders,)) + signed_bytes(points, size)


def is_summary(summary: bytes, count: int) -> bool:
    """Return whether bytes are a summary of a game of `count` players."""
    return len(summary) in (4, 6) and 0 < summary[2] < 1 << count


def read_summary(summary: bytes) -> "tuple[int, bytes, int]":
    """Return (round or 0, numbers of the leaders, their points) from what `summary_of` returned."""
    points = signed(int.from_bytes(summary[3:], "little"), len(summary) - 3)
    leaders = bytes([player for player in range(PLAYERS) if summary[2] >> player & 1])
    return summary[0] | summary[1] << 8, leaders, points
