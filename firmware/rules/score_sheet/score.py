"""What the lines of a score sheet count: each from what is entered in it, or worked out of lines above it.

One pass over the lines, in their order, for all players at once: none counts what stands below it.
"""

from engine.limits import TOTAL, VALUE


class Points:
    """What all lines count for all players: `counts` and `points` by player and line, `groups` by player and group.

    A line's count is what is entered there with what others give it; of "one of", and of one that is worked out, its
    points. lines: numbers of those that count now. known: the points of the others, by player and line, or None.
    """

    def __init__(self, form, lines, values, crossed, known=None):
        players = range(len(values))
        self._in_rounds = form.filled == "each round"
        self.counts = [[0] * len(form.lines) for _ in players]
        self.points = [[0] * len(form.lines) for _ in players]
        self.groups = [[0] * len(form.groups) for _ in players]
        for number, line in enumerate(form.lines):
            if number not in lines:
                if known:
                    for player in players:
                        self._put(line, number, player, known[player][number], known[player][number])
            elif line.entered:
                for player in players:
                    self._enter(line, number, player, values[player][number], crossed[player][number])
            else:
                worked = self._worked(line)
                for player in players:
                    self._put(line, number, player, worked[player], worked[player])

    def _put(self, line, number, player, count, points):
        points = max(-VALUE, min(VALUE, points))
        if line.floor is not None and (line.at_end or not self._in_rounds):
            points = max(line.floor, points)
        self.counts[player][number] = max(-TOTAL, min(TOTAL, count))
        self.points[player][number] = points
        if line.group >= 0:
            self.groups[player][line.group] += points

    def _enter(self, line, number, player, value, crossed):
        count = self.counts[player][number]  # what lines above gave
        if value >= line.least:  # else it is open
            count += count_of(line, value, crossed)
        self._put(line, number, player, count, self.worth(line, player, count) if value >= line.least else 0)
        for least, given, to in line.gives:
            if count >= least:
                self.counts[player][to] += given

    def worth(self, line, player, count):
        """What so many count in a line for a player."""
        if line.worth and line.worth[0] == "times":
            return count * self.together(line.worth[1], line.worth[2], player)
        return worth_of(line, count)

    def together(self, way, names, player):
        """The sum, least or best of what names mean."""
        amounts = [self.amount(name, player) for name in names]
        return sum(amounts) if way == "sum" else min(amounts) if way == "least" else max(amounts)

    def amount(self, name, player):
        """What a name means for a player."""
        kind, number = name
        if kind == "group":
            return self.groups[player][number]
        return (self.points if kind == "points" else self.counts)[player][number]

    def _worked(self, line):
        """The points of a line that is worked out, for all players."""
        points = [0] * len(self.points)
        for way, numbers, names in line.worked:
            if way == "most" or way == "fewest":
                for player, more in enumerate(self._places(line, way, numbers, names[0])):
                    points[player] += more
                continue
            for player in range(len(points)):
                points[player] += self._alone(way, numbers, names, player)
        return points

    def _alone(self, way, numbers, names, player):
        """What does not depend on the other players."""
        if way == "reaches" or way == "under":
            reached = self.amount(names[0], player) >= numbers[1]
            return numbers[0] if reached == (way == "reaches") else 0
        if way == "set":
            return numbers * max(0, self.together("least", names, player))
        if way == "sets":
            left = [max(0, self.amount(name, player)) for name in names]
            points = taken = 0
            while left:
                # As often as there is the rarest of those left, a set has all of them.
                rarest = min(left)
                points += (rarest - taken) * by_table(numbers, len(left), 0)
                taken = rarest
                left = [count for count in left if count > rarest]
            return points
        return self.together(way, names, player)

    def _places(self, line, way, prizes, name):
        """What each player gets for the most, the second most … (or fewest) of a line.

        Nobody for the most of nothing, or where all have the same fewest.
        """
        ties = line.ties or "all"
        amounts = [self.amount(name, player) for player in range(len(self.points))]
        points = [0] * len(amounts)
        level = min(amounts) == max(amounts)
        if level and (way == "fewest" or line.unless_all_tie and len(amounts) > 1):
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


def worth_of(line, count):
    """What so many count in a line, where that does not depend on others."""
    worth = line.worth
    if not worth or line.kind == "one of":
        return count
    way = worth[0]
    if way == "each":
        return worth[1] * toward_zero(count, worth[2])
    if way == "table":
        return by_table(worth[1], count, worth[2])
    if way == "triangular":
        return count * (count + 1) // 2
    return count * count if way == "squares" else 0


def count_of(line, value, crossed):
    """What an entered value counts as, before what other lines give. crossed: how many of a row to cross are."""
    if line.kind == "one of":
        return line.values[value]
    if line.kind == "cross":
        return crossed + (1 if line.twice and value == line.most else 0)
    return value


def by_table(numbers, count, more):
    """The number for a count of 0, 1, 2 …: the last one, and `more` for each beyond."""
    last = len(numbers) - 1
    if count <= last:
        return numbers[max(0, count)]
    return numbers[last] + more * (count - last)


def toward_zero(number, by):
    """A number divided; what is left over counts nothing."""
    return number // by if number >= 0 else -(-number // by)
