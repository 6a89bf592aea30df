"""A score sheet on screen: rows of its lines, pages, the sum, the winner, and setting by hand."""

from engine.game import SUM, VALUES, SheetRow
from engine.limits import TOTAL
from engine.prompts import Row
from engine.prompts.counters import CounterRow, Counters
from micropython import const
from rules.score_sheet.dice import rules_of_dice
from rules.score_sheet.form import name_of, playing_on
from rules.score_sheet.position import Position
from rules.score_sheet.score import count_of, worth_of

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Sequence

    from engine.game import Page
    from engine.parts import Label
    from rules.score_sheet.form import Line, Name

_NOTHING = "–"


class Sheet(Position):
    """The sheet as rows. Labels are `entry_0` … for lines, `group_0` … for groups; the form has their texts."""

    ADJUSTING = ("sheet",)

    # -- rows

    def row(self, number: int, player: int, entered: "int | None" = None) -> CounterRow:
        """Return the row of a player's line. entered: a value not stored yet."""
        line = self.form.lines[number]
        value = self.entry(number, player)
        least, most = self.points().bounds(line, player) or (value, value)
        locked = self.locked(number, player)
        empty: "str | None" = None
        if line.place:
            least, most, empty = 0, self.seats, "sheet_open"
        if locked:
            least = most = value
        elif line.kind == "cross":
            least = value  # never back
            if self.crossed[player][number] < line.needs_before:
                most -= 1
        counts = not locked and (line.worth or line.kind == "cross") and line.worth != ("nothing",)
        return CounterRow(
            "entry_%d" % number,
            value if entered is None else entered,
            most,
            least,
            empty=empty,
            by_value=texts_of(line, number),
            tick=is_tick(line),
            detail=locked,
            step=line.step,
            outcome=(lambda change: self.counting(number, player, change)) if counts else None,
        )

    def row_by_hand(self, number: int, player: int) -> CounterRow:
        """Return the row to set a line by hand: it may be open, and nothing locks it."""
        line = self.form.lines[number]
        value = self.values[player][number]
        least, most = line.least, line.most
        by_value = texts_of(line, number)
        empty: "str | None" = None
        if value < least or line.place or self.form.filled == "a turn each":
            least -= line.step
            empty = "sheet_open"
            if by_value:  # from the open one on
                by_value.insert(0, _NOTHING)
                value += 1
                most += 1
                least = 0
        return CounterRow(
            "entry_%d" % number,
            value,
            most,
            least,
            empty=empty,
            by_value=by_value,
            tick=is_tick(line),
            step=line.step,
            set=(lambda key, value: self.set_value(key, player, value), number),
        )

    def locked(self, number: int, player: int) -> "Label | None":
        """Return the label of why a player can't fill a line now, or None."""
        line = self.form.lines[number]
        if line.needs and self.points().amount(line.needs[1], player) < line.needs[0]:
            kind, needed = line.needs[1]
            return "sheet_needs", ("group_%d" if kind == "group" else "entry_%d") % needed, line.needs[0]
        if self.closed >> number & 1 and self.values[player][number] < line.most:
            return "sheet_closed"
        if line.once and self.filled_once[player] >> number & 1:
            return "sheet_once"
        return None

    def counting(self, number: int, player: int, change: int) -> "Label":
        """Return the label of a line's points after a change."""
        line = self.form.lines[number]
        before = self.entry(number, player)
        crossed = self.crossed[player][number]
        count = count_of(line, before + change, crossed + (1 if change else 0))
        if self.form.depends(line):
            points = self.points()
            count += points.counts[player][number] - (count_of(line, before, crossed) if before >= line.least else 0)
            counts = points.worth(line, player, count)
        else:
            counts = worth_of(line, count)
        return ("sheet_crossed", count, counts) if line.kind == "cross" else ("sheet_points", counts)

    def put(self, number: int, player: int, change: int) -> None:
        """Change a player's line."""
        self.opened = True
        self.lines_asked = 0
        line = self.form.lines[number]
        self.values[player][number] = self.entry(number, player) + change
        if line.kind == "cross":
            self.crossed[player][number] += 1
        if (line.only_one or line.kind == "player") and change > 0:
            for other in range(self.seats):
                if other != player:
                    self.values[other][number] = 0
        self.forget_points()

    def total_after(self, number: int, seat: int, change: int) -> int:
        """Return a seat's total after a change of one of its lines."""
        return self.totals_after(number, seat, change)[seat]

    def totals_after(self, number: int, seat: int, change: int, joker: bool = False) -> list[int]:
        """Return the totals of all seats after a change of a line of one. Remember the last ones, since each row asks.

        joker: the seat has one more.
        """
        key = (number, seat, change, joker) if change else (0, 0, 0, False)
        if not self._tried or self._tried[0] != key:
            before = self.values, self.crossed[seat], self._points, self.opened, self.lines_asked
            if change:
                self.values, self.crossed[seat] = [list(values) for values in self.values], list(self.crossed[seat])
                if joker:
                    self.count_joker(seat)
                self.put(number, seat, change)
            totals = [self.total(other) for other in range(self.seats)]
            if change:
                self.values, self.crossed[seat], self._points, self.opened, self.lines_asked = before
            self._tried = key, totals
        return self._tried[1]

    def count_joker(self, player: int) -> None:
        """Count a joker, unless the line that makes them has no points."""
        lines = self.form.lines
        if max([self.values[player][number] for number in self.played if lines[number].makes_jokers]) > 0:
            for number in self.played:
                if lines[number].counts_jokers:
                    self.values[player][number] += 1

    def status(
        self, numbers: "Sequence[int]", player: "int | None", shown: "int | None" = None
    ) -> "Callable[[int, int, int], Label]":
        """Return the function that returns the label of the total after a change, for rows of these lines.

        player: whose lines they are; None: those of the page's seat. shown: the value of the only row, if it isn't
        stored yet.
        """

        def total(row: int, change: int, page: int) -> "Label":
            seat = page if player is None else player % self.seats
            number = numbers[max(0, row)]
            if row < 0:
                change = 0
            elif shown is not None:
                change += shown - self.entry(number, seat)
            return "sheet_total_is", self.total_after(number, seat, change)

        return total

    # -- pages

    def line_pages(self) -> list[list[int]]:
        """Return the numbers of the lines that players fill, by pages, in the order of `SHEET`."""
        lines = self.form.lines
        pages: "list[list[int]]" = []
        for number in self.played:
            if not self.form.is_shown(lines[number]):
                continue
            same = [page for page in pages if lines[page[0]].group == lines[number].group]
            if same:
                same[0].append(number)
            else:
                pages.append([number])
        return pages

    def sheet(self, player: int, page: int) -> "tuple[int, Page]":
        """Return a page: the lines of a group, or those without one; the sum is on the last."""
        player %= self.seats
        pages = self.line_pages()
        if page == len(pages):
            return SUM, self.score(player)
        return VALUES, [self.facts(number, player) for number in pages[page]]

    def facts(self, number: int, player: int) -> SheetRow:
        """Return the row of a line's entry; in rounds, of its points so far."""
        label = "entry_%d" % number
        if self.in_rounds:
            return SheetRow(label, self.line_total(number, player))
        row = self.row_by_hand(number, player)
        return SheetRow(label, row.value, row.most, row.least, empty=row.empty, by_value=row.by_value)

    def score(self, player: int) -> list[Row]:
        """Return the rows of all lines' points, the total last."""
        rows = []
        for number in self.played:
            line = self.form.lines[number]
            if line.scores:
                rows.append(Row("entry_%d" % number, self.line_total(number, player)))
        return rows + [Row("score_total", self.total(player))]

    # -- ranking

    @classmethod
    def lowest_wins(cls, count: int, answers: "Sequence[bytes]") -> bool:
        """Return whether the sheet lets the fewest points win."""
        return cls.form.fewest

    def rank(self, player: int) -> tuple[int, int, int, tuple[int, ...]]:
        """Return what ranks the players: being allowed to win, what counts before points, points, tie-breakers."""
        player %= self.seats
        total = self.total(player)
        before = self.form.before
        first = before[0] * self.reach(before[1], player) if before else 0
        return self.may_win(player), first, -total if self.form.fewest else total, self.ties(player)

    def winners(self) -> list[int]:
        """Return the winners; nobody, once one team has lost."""
        needed = self.form.needed
        if needed and self.over:
            why, least, name = needed
            reached = self.total(0) if why == "points" else self.reach(name, 0)
            if reached < least:
                return []
        return Position.winners(self)

    def reach(self, name: "Name", player: int) -> int:
        """Return a player's amount for a name; of a line in rounds, all rounds together."""
        if self.in_rounds and name[0] != "group":
            return self.line_total(name[1], player)
        return self.points().amount(name, player % self.seats)

    def may_win(self, player: int) -> int:
        """Return 0 for a player with the most (or fewest) that loses, unless all have the same, else 1."""
        if not self.form.loses:
            return 1
        sign, name = self.form.loses
        points = self.points()
        amounts = [sign * points.amount(name, other) for other in range(self.seats)]
        return int(amounts[player] != max(amounts) or min(amounts) == max(amounts))

    def ties(self, player: int) -> tuple[int, ...]:
        """Return a player's tie-breakers in order; higher is better."""
        points = self.points()
        return tuple([sign * points.amount(name, player) for sign, name in self.form.ties])

    @property
    def deciding(self) -> int:
        """Return the tie-breaker that separated the first two, or the last if none did; -1: there is none."""
        first, *others = sorted(range(self.seats), key=self.rank, reverse=True)
        if not others or not self.form.ties:
            return -1
        mine, next_one = self.ties(first), self.ties(others[0])
        for at in range(len(mine)):
            if mine[at] != next_one[at]:
                return at
        return len(mine) - 1

    def tie(self, player: int) -> int:
        """Return a player's amount of the deciding tie-breaker."""
        return self._deciding(player)[-1] if self.deciding >= 0 else 0

    def even(self, player: int) -> "tuple[int, ...]":
        """Return a player's amounts of the tie-breakers before the deciding one."""
        return self._deciding(player)[:-1]

    def _deciding(self, player: int) -> "tuple[int, ...]":
        points = self.points()
        return tuple([points.amount(name, player % self.seats) for _, name in self.form.ties[: self.deciding + 1]])

    def _tie_word(self, start: str) -> "str | None":
        names = [name_of(name) for _, name in self.form.ties[: self.deciding + 1]]
        return start + "+".join(names) if names else None

    @property
    def TIE(self) -> "str | None":  # type: ignore[override]  # depends on the form and the totals
        return self._tie_word("tie_")

    @property
    def LEVEL(self) -> "str | None":  # type: ignore[override]  # depends on the form and the totals
        return self._tie_word("level_")

    def reference(self, page: str) -> "Sequence[Label]":
        """Return what the dice bring, the rules on who wins, how ties break, and what ends the game."""
        form = self.form
        lines = rules_of_dice(form, self.played)
        if form.before:
            lines.append(("rule_before_most" if form.before[0] > 0 else "rule_before_fewest", name_of(form.before[1])))
        lines.append("rule_least" if form.fewest else "rule_most")
        for sign, name in form.ties:
            lines.append(("rule_then_most" if sign > 0 else "rule_then_fewest", name_of(name)))
        lines.append("rule_shared")
        if form.loses:
            lines.append(("rule_loses_most" if form.loses[0] > 0 else "rule_loses_fewest", name_of(form.loses[1])))
        for why, number, name in form.ends_of(self.count):
            if why == "points":
                lines.append(("rule_target", number))
            elif why == "rounds":
                lines.append(("rule_rounds", number))
            elif why == "reaches":
                lines.append(("rule_reaches", name_of(name), number))
            elif why == "closed":
                lines.append(("rule_closed", number))
        return playing_on(form, lines)

    # -- setting by hand

    def adjustable(self, player: int) -> list[CounterRow]:
        """Return the rows to set by hand: entries, boxes crossed, and the sums of finished rounds."""
        rows = []
        player %= self.seats
        for number in self.played:
            line = self.form.lines[number]
            if not line.entered:
                continue
            rows.append(self.row_by_hand(number, player))
            if line.kind == "cross":
                label, crossed = ("sheet_count", "entry_%d" % number), self.crossed[player][number]
                target = (lambda key, value: self.set_crossed(key, player, value)), number
                rows.append(CounterRow(label, crossed, len(line.values), set=target))
        for number in self.played if self.in_rounds else ():
            if not self.form.lines[number].at_end:
                sums = self.sums[player]
                line = self.form.lines[number]
                most = self.most_sum if line.scores else TOTAL
                least = -most if line.floor is None else line.floor
                target = (lambda key, value: self.set_sum(key, player, value)), number
                rows.append(CounterRow(("sheet_so_far", "entry_%d" % number), sums[number], most, least, set=target))
        return rows

    def adjusting(self, player: int, page: int) -> Counters:
        """Return the prompt to set the sheet by hand, on as many pages as it needs."""
        rows = self.adjustable(player)
        pages: "Sequence[Label]" = ()
        if len(rows) > 48:
            pages = [("sheet_page", at // 48 + 1) for at in range(0, len(rows), 48)]
        return Counters("adjust", player, lambda page: rows[48 * page : 48 * page + 48], (), pages)

    def set_value(self, number: int, player: int, value: int) -> None:
        """Set a line's entry by hand."""
        line = self.form.lines[number]
        if line.kind in ("one of", "cross") and self.form.filled == "a turn each":
            value -= 1
        self.values[player][number] = value
        if (line.only_one or line.kind == "player") and value:
            for other in range(self.seats):
                if other != player:
                    self.values[other][number] = 0
        self.forget_points()

    def set_crossed(self, number: int, player: int, value: int) -> None:
        """Set a row's crossed boxes by hand."""
        self.crossed[player][number] = value
        self.forget_points()

    def set_sum(self, number: int, player: int, value: int) -> None:
        """Set a line's sum of the finished rounds by hand."""
        self.sums[player][number] = value
        self.forget_points()


def is_tick(line: "Line") -> bool:
    """Return whether a line is there or not."""
    return line.kind == "player" or line.kind == "ticks" and line.most == 1


def texts_of(line: "Line", number: int) -> "list[Label] | None":
    """Return the texts of the values of line `number`, labels if they have names, or None if they are plain numbers."""
    if line.choices:
        return [("entry_%d_%d" % (number, choice),) for choice in range(len(line.values))]
    if line.kind == "one of":
        return [str(points) for points in line.values]
    texts: "list[Label]" = [_NOTHING]
    return texts + [str(place) for place in line.values] if line.kind == "cross" else None
