"""The points of a score sheet's lines: each from its entry, or worked out from lines above it.

One pass, top to bottom and for all players at once, is enough because no line depends on one below it.
"""

from engine.limits import TOTAL, VALUE
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Container, Sequence

    from rules.score_sheet.form import Condition, Form, Line, Name, Worked


class Points:
    """The points of all players: `counts` and `points` by player and line, `groups` by player and group.

    A line's count is its entry plus gifts from other lines. For "one of" and worked-out lines it is their points.
    lines: the lines that count now. known: the points of the others, by player and line, or None.
    round_number: what "the round" is. before: the amounts of the finished rounds, by player and line, or None.
    unasked: the lines that all players have still to fill. They count nothing, and nor does what needs them.
    """

    def __init__(
        self,
        form: "Form",
        lines: "Container[int]",
        values: list[list[int]],
        crossed: list[list[int]],
        known: "list[list[int]] | None" = None,
        round_number: int = 1,
        before: "list[list[int]] | None" = None,
        unasked: "Sequence[int]" = (),
    ) -> None:
        players = range(len(values))
        self._open = set(unasked)
        self._lines = form.lines
        self._counted = lines
        self._in_rounds = form.filled == "each round"
        self._round = round_number
        self._before = before
        self.counts = [[0] * len(form.lines) for _ in players]
        self.points = [[0] * len(form.lines) for _ in players]
        self.groups = [[0] * len(form.groups) for _ in players]
        for number, line in enumerate(form.lines):
            if number not in lines:
                if known:
                    for player in players:
                        count = known[player][number]
                        self._put(line, number, player, count, count if line.scores else 0, TOTAL)
            elif number in self._open:
                continue
            elif line.entered:
                for player in players:
                    self._enter(line, number, player, values[player][number], crossed[player][number])
            else:
                if unasked and not [part for part in line.worked if self._is_known(part)]:
                    self._open.add(number)
                    continue
                worked = self._worked(line)
                for player in players:
                    points = 0 if line.worth else worked[player]  # "no points"
                    self._put(line, number, player, worked[player], points)

    def _put(self, line: "Line", number: int, player: int, count: int, points: int, limit: int = VALUE) -> None:
        points = max(-limit, min(limit, points))
        if line.floor is not None and (line.at_end or not self._in_rounds):
            points = max(line.floor, points)
        self.counts[player][number] = max(-TOTAL, min(TOTAL, count))
        self.points[player][number] = points
        if line.group >= 0:
            self.groups[player][line.group] += points

    def _enter(self, line: "Line", number: int, player: int, value: int, crossed: int) -> None:
        bounds = self.bounds(line, player)
        if not bounds or line.only and self.filler(line.only) != player:
            self._put(line, number, player, 0, 0)  # it is not this player's
            return
        if line.cases or line.at_most:
            value = max(bounds[0], min(bounds[1], value))
        count = self.counts[player][number]  # gifts from lines above
        if value >= line.least:  # else it is open
            count += count_of(line, value, crossed)
        self._put(line, number, player, count, self.worth(line, player, count) if value >= line.least else 0)
        for least, given, to in line.gives:
            if count >= least:
                self.counts[player][to] += given

    def bounds(self, line: "Line", player: int) -> "tuple[int, int] | None":
        """Return the least and most that a player may enter in a line; None: nothing."""
        least, most = line.least, line.most
        if line.cases:
            fitting = [case for case in line.cases if self._holds(case[2], player)]
            if not fitting:
                return None
            least, most = fitting[0][:2]
        if line.at_most:
            most = max(least, min(most, self.amount(line.at_most, player)))
        return least, most

    def worth(self, line: "Line", player: int, count: int) -> int:
        """Return a player's points for a count in a line."""
        if line.worth and line.worth[0] == "times":
            return count * self.together(line.worth[1], line.worth[2], player)
        return worth_of(line, count)

    def together(self, way: str, names: "Sequence[Name]", player: int) -> int:
        """Return the sum, least or best of the named amounts."""
        amounts = [self.amount(name, player) for name in names]
        return sum(amounts) if way == "sum" else min(amounts) if way == "least" else max(amounts)

    def amount(self, name: "Name", player: int) -> int:
        """Return a player's amount for a name."""
        kind, number = name
        found: int
        if kind == "group":
            found = self.groups[player][number]
        elif kind == "line":
            found = self.counts[player][number]
        elif kind == "points":
            found = self.points[player][number]
        elif kind == "number":
            found = number
        elif kind == "the round":
            found = self._round
        elif kind == "the number of players":
            found = len(self.points)
        else:
            amounts = [self.amount(number, other) for other in range(len(self.points))]
            if kind == "most" or kind == "fewest":
                return max(amounts) if kind == "most" else min(amounts)
            found = sum(amounts) - (amounts[player] if kind == "others" else 0)
        return found

    def filler(self, name: "Name") -> int:
        """Return the first player who has an amount of a name; -1: nobody."""
        for player in range(len(self.points)):
            if self.amount(name, player) > 0:
                return player
        return -1

    def _worked(self, line: "Line") -> list[int]:
        points = [0] * len(self.points)
        for part in line.worked:
            if self._open and not self._is_known(part):
                continue
            way, numbers, names, conditions = part
            brought = None
            if way == "most" or way == "fewest":
                brought = self._places(line, way, numbers, names[0])
            elif way == "pay" and numbers:
                brought = self._paid(numbers, names)
            for player in range(len(points)):
                if self._holds(conditions, player):
                    points[player] += brought[player] if brought else self._alone(way, numbers, names, player)
        return points

    def _is_known(self, part: "Worked") -> bool:
        """Return whether everything is entered that a part of a worked-out line needs; of a sum, one of its names."""
        way, _, names, conditions = part
        for _, one, other in conditions:
            if self._is_open(one) or self._is_open(other):
                return False
        missing = len([name for name in names if self._is_open(name)])
        return not missing or way in ("sum", "set", "sets") and missing < len(names)

    def _is_open(self, name: "Name") -> bool:
        """Return whether players have still to fill what a name means; of a group, all its lines."""
        kind, number = name
        if kind == "group":
            lines = [at for at, line in enumerate(self._lines) if line.group == number and at in self._counted]
            return bool(lines) and not [at for at in lines if at not in self._open]
        if kind in ("line", "points"):
            return number in self._open
        return kind in ("all", "others", "most", "fewest") and self._is_open(number)

    def _holds(self, conditions: "Sequence[Condition]", player: int) -> bool:
        """Return whether all conditions hold for a player."""
        for comparison, one, other in conditions:
            left, right = self.amount(one, player), self.amount(other, player)
            if comparison == "reaches":
                holds = left >= right
            elif comparison == "is under":
                holds = left < right
            else:
                holds = (left == right) == (comparison == "is equal to")
            if not holds:
                return False
        return True

    # Any: as in `Line.worked`.
    def _alone(self, way: str, numbers: "Any", names: "Sequence[Name]", player: int) -> int:
        """Return one player's points for a way that needs no ranking of the players."""
        points: int = 0
        if way == "fixed":
            points = numbers
        elif way == "per":
            points = numbers * self.amount(names[0], player)
        elif way == "every":
            kind, number = names[0]
            before = self._before[player][number] if self._before and kind in ("line", "points") else 0
            after = before + self.amount(names[0], player)
            points = numbers[0] * (toward_zero(after, numbers[1]) - toward_zero(before, numbers[1]))
        elif way == "table":
            points = by_table(numbers[0], self.amount(names[0], player), numbers[1])
        elif way == "set":
            points = numbers * max(0, self.together("least", names, player))
        elif way == "sets":
            left = [max(0, self.amount(name, player)) for name in names]
            taken = 0
            while left:
                # The rarest kind limits the number of sets that have all the kinds left.
                rarest = min(left)
                points += (rarest - taken) * by_table(numbers, len(left), 0)
                taken = rarest
                left = [count for count in left if count > rarest]
        elif way in ("pay", "get", "share"):
            own = self.amount(names[0], player)
            theirs = self.amount(("others", names[0]), player)
            others = len(self.points) - 1
            if way == "pay":
                points = own * others - theirs
            elif others:
                points = theirs if way == "get" else toward_zero(theirs, others)
        elif way in ("product", "difference", "minus"):
            amounts = [self.amount(name, player) for name in names]
            points = amounts[0]
            for amount in amounts[1:]:
                points = points * amount if way == "product" else points - amount
            if way == "difference":
                points = abs(points)
        else:
            points = self.together(way, names, player)
        return max(-TOTAL, min(TOTAL, points))

    def _paid(self, shares: tuple[int, ...], names: "Sequence[Name]") -> list[int]:
        """Return what each player pays or gets: the amount of the first name, by the shares of the other names."""
        players = range(len(self.points))
        stake = sum([self.amount(names[0], player) for player in players])
        weights = []
        for player in players:
            amounts = [share * self.amount(name, player) for share, name in zip(shares, names[1:])]
            weights.append(max(0, sum(amounts)))
        whole = sum(weights)
        if not whole:
            return [0] * len(weights)
        paid = stake * weights.count(0)
        return [toward_zero(paid * weight, whole) if weight else -stake for weight in weights]

    def _places(self, line: "Line", way: str, prizes: tuple[int, ...], name: "Name") -> list[int]:
        """Return each player's points for the most, the second most … (or fewest).

        The most of nothing earns nothing. Nor does the fewest, if all have the same.
        """
        ties = line.ties or "all"
        amounts = [self.amount(name, player) for player in range(len(self.points))]
        points = [0] * len(amounts)
        all_tie = min(amounts) == max(amounts)
        if all_tie and (way == "fewest" or line.nothing_if_all_tie and len(amounts) > 1):
            return points
        place = 0
        for amount in sorted(set(amounts), reverse=way == "most"):
            if place >= len(prizes) or way == "most" and amount <= 0:
                break
            level = amounts.count(amount)
            prize = prizes[place]
            if level > 1 and ties == "none":
                prize = 0
            elif ties == "split":
                prize = toward_zero(prize, level)
            elif ties == "share":
                prize = toward_zero(sum(prizes[place : place + level]), level)
            for player, own in enumerate(amounts):
                if own == amount:
                    points[player] = prize
            place += level
        return points


def worth_of(line: "Line", count: int) -> int:
    """Return the points for a count in a line that doesn't depend on others."""
    worth = line.worth
    if line.kind == "player" and not worth or worth == ("nothing",):
        return 0
    if not worth or line.kind == "one of":
        return count
    way = worth[0]
    if way == "each":
        points: int = worth[1]
        return points * toward_zero(count, worth[2])
    if way == "table":
        return by_table(worth[1], count, worth[2])
    if way == "triangular":
        return count * (count + 1) // 2
    return count * count if way == "squares" else 0


def count_of(line: "Line", value: int, crossed: int) -> int:
    """Return the count of an entry without gifts. crossed: the boxes crossed in a row."""
    if line.kind == "one of":
        return line.values[value]
    if line.kind == "cross":
        return crossed + (1 if line.last_counts_twice and value == line.most else 0)
    return value


def by_table(numbers: tuple[int, ...], count: int, more: int) -> int:
    """Return the number for a count of 0, 1, 2 …: past the table the last one, plus `more` each."""
    last = len(numbers) - 1
    if count <= last:
        return numbers[max(0, count)]
    return numbers[last] + more * (count - last)


def toward_zero(number: int, by: int) -> int:
    """Return the quotient, rounded toward zero."""
    return number // by if number >= 0 else -(-number // by)
