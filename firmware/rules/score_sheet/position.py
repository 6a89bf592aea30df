"""The position of a game by a score sheet: the entries, their points, and the saves."""

from engine.game import Game
from engine.limits import TOTAL
from engine.parts import signed, signed_bytes
from micropython import const
from rules.score_sheet.score import Points

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from rules.score_sheet.form import Form, Line


class Position(Game):
    """The entries of all players. A line is known by its number in the form.

    A seat is a player, or a team: its players have the numbers seat, seat + seats, and so on.

    played: lines in play. seats: number of seats. by_line: all fill a line, then the next. By seat and line: values,
    boxes crossed, sums of the finished rounds. most_sum: the most of such a sum: up to ten add up to a total.
    filled_once: bits of the lines filled in a round, by seat. closed: bits of the closed rows. closing: the rounds are
    over, and the lines for the end are open. opened: somebody has filled something in this round. If all players fill a
    line at a time: lines_left: how many lines of the round remain; lines_asked: how many of those asked for now, while
    nobody has filled any of them.
    """

    form: "Form"
    in_rounds: bool
    by_line: bool
    seats: int
    played: list[int]
    values: list[list[int]]
    crossed: list[list[int]]
    sums: list[list[int]]
    most_sum: int
    filled_once: list[int]
    closed: int
    end_declared: bool
    closing: bool
    opened: bool
    lines_left: int
    lines_asked: int
    _points: "Points | None"
    # The last change tried out, as line, seat, amount and whether it is a joker, and the totals after it.
    _tried: "tuple[tuple[int, int, int, bool], list[int]] | None"

    # -- points

    def points(self) -> Points:
        """Return the points of all lines; in rounds those of the current round, then those of the end."""
        if self._points is None:
            lines = self.played
            known = None
            if self.in_rounds:
                lines = [number for number in self.played if self.form.lines[number].at_end == self.closing]
                known = self.sums if self.closing else None
            before = self.sums if self.in_rounds and not self.closing else None
            left = self.lines_left + self.lines_asked
            unasked = self.to_fill()[-left:] if left else []
            self._points = Points(self.form, lines, self.values, self.crossed, known, self.round, before, unasked)
        return self._points

    def to_fill(self) -> list[int]:
        """Return the numbers of the lines to fill now."""
        lines = self.form.lines
        return [
            number
            for number in self.played
            if lines[number].entered and (not self.in_rounds or lines[number].at_end == self.closing)
        ]

    def forget_points(self) -> None:
        """Discard the computed points after a change."""
        self._points = None
        self._tried = None

    def entry(self, number: int, player: int) -> int:
        """Return what a player has entered in a line, within the bounds that hold now."""
        line = self.form.lines[number]
        value = self.values[player][number]
        if line.cases or line.at_most:
            least, most = self.points().bounds(line, player) or (0, 0)
            value = max(least, min(most, value))
        return value

    def line_total(self, number: int, player: int) -> int:
        """Return a player's points of a line, all rounds together; its amount, if it has no points."""
        player %= self.seats
        line = self.form.lines[number]
        points = (self.points().points if line.scores else self.points().counts)[player][number]
        if self.in_rounds and not self.closing:
            if not self.opened:
                points = 0  # nothing is known yet
            points += self.sums[player][number]
            if line.floor is not None and not line.at_end:
                points = max(line.floor, points)
            if line.scores:
                points = max(-self.most_sum, min(self.most_sum, points))
        return points

    def total(self, player: int) -> int:
        player %= self.seats
        if self.in_rounds and not self.closing:
            scoring = [number for number in self.played if self.form.lines[number].scores]
            points = sum([self.line_total(number, player) for number in scoring])
        else:
            points = sum(self.points().points[player])
        return max(-TOTAL, min(TOTAL, points))

    # -- saving

    def pack(self) -> bytes:
        """Return the flags, the entries in one or two bytes each, and in rounds each line's sum in three."""
        data = bytearray((self.end_declared | self.closing << 1 | self.by_line << 2 | self.opened << 3,))
        data.extend(self.closed.to_bytes(6, "little"))
        for player in range(self.seats):
            data.extend(self.filled_once[player].to_bytes(6, "little"))
            for number in self.played:
                line = self.form.lines[number]
                if line.entered:
                    data.extend(signed_bytes(self.values[player][number], size_of(line)))
                    if line.kind == "cross":
                        data.append(self.crossed[player][number])
                if self.in_rounds:
                    data.extend(signed_bytes(self.sums[player][number], 3))
        return bytes(data)

    def unpack(self, saved: bytes) -> None:
        self.end_declared = bool(saved[0] & 1)
        self.closing = bool(saved[0] & 2)
        self.by_line = bool(saved[0] & 4)
        self.opened = bool(saved[0] & 8)
        self.closed = int.from_bytes(saved[1:7], "little")
        at = 7
        for player in range(self.seats):
            self.filled_once[player] = int.from_bytes(saved[at : at + 6], "little")
            at += 6
            for number in self.played:
                line = self.form.lines[number]
                if line.entered:
                    size = size_of(line)
                    self.values[player][number] = signed(int.from_bytes(saved[at : at + size], "little"), size)
                    at += size
                    if line.kind == "cross":
                        self.crossed[player][number] = saved[at]
                        at += 1
                if self.in_rounds:
                    self.sums[player][number] = signed(int.from_bytes(saved[at : at + 3], "little"), 3)
                    at += 3
        if at != len(saved):
            raise ValueError("sheet")
        self.forget_points()


def size_of(line: "Line") -> int:
    """Return how many bytes a value of a line takes: 1 or 2."""
    return 1 if line.least > -127 and line.most < 127 else 2
