"""Playing by a score sheet: which player fills which lines when, until the game ends.

All rules come from the form (form.py), as docs/score-sheets-reference.md defines them.
"""

from engine.limits import TOTAL, VALUE
from engine.prompts import Choose, Dice, Number, NumberRow, Row
from engine.prompts.counters import CounterRow, Counters
from micropython import const
from rules.score_pad import pass_round
from rules.score_sheet.dice import has_pattern, points_of, set_aside
from rules.score_sheet.form import ONE_TEAM, name_of
from rules.score_sheet.parser import read
from rules.score_sheet.rounds import RoundPad
from rules.score_sheet.sheet import Sheet

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable, Iterable, Iterator, Sequence, TypeVar

    from engine.parts import Label
    from engine.prompts import Steps
    from rules.score_sheet.form import Form, Line

    T = TypeVar("T")

# The second action of a prompt ends the game.
_END = const(1)
_ALL_DONE = const(b"\xff")
# Numbers of the options, among players, that end the game and that fill the sheet player by player.
_END_GAME = const(100)
_SWITCH = const(101)
_MOST_ROUNDS = const(99)
# Rolls of a turn, for virtual dice.
_ROLLS = const(3)
# Lines with fewer values than this offer them as a list.
_LIST_LENGTH = const(8)
_BYTE = const(255)
# Answers to the question how many dice to set aside, other than a number from 1 to 6.
_NONE_SCORE = const(0)
_KEEP = const(7)
_BY_HAND = const(8)


class Lines(Counters):
    """Ask for the entries of a sheet."""

    STEPPED = True
    ADDS = True


class ScoreSheet(Sheet):
    """A game by a sheet. `agreed`: bits of the optional lines in play."""

    WORDS = ("score_pad", "score_sheet")
    PAGES = ("sheet",)

    # -- setup

    @staticmethod
    def by_sheet(data: bytes) -> "type[ScoreSheet | RoundPad]":
        """Return the class of games by the sheet in a file's bytes; its `form` is the Form. Raises SheetError."""
        form = read(data)
        kind: "type[ScoreSheet | RoundPad]" = RoundPad if RoundPad.suits(form) else ScoreSheet
        throws = bool(form.dice) and form.filled == "a turn each"
        own: "dict[str, Any]" = {  # Any: attributes of a class
            "PLAYERS": form.players,
            "STEPS": kind.STEPS or (("throw",) if throws else ()) + _STEPS[form.filled],
            "DICE": throws,
            "TEAM": form.team_size == ONE_TEAM,
            "ROUNDS": form.filled != "at the end",
            "form": form,
            "texts": form.texts,
            "options": _Options(form).ask,
        }
        if form.needed and form.needed[0] == "points":
            own["SOLO_WINS"] = form.needed[1]
        if kind is ScoreSheet:
            own["SHEET"] = _pages(form, range(len(form.lines)))
        return type("BySheet", (kind,), own)

    def start(self) -> None:
        """Start with the lines in play for the options and number of players, and with no entries."""
        form = self.form
        optional = 0
        self.played = []
        for number, line in enumerate(form.lines):
            played = not line.optional
            if line.optional:
                played = bool(self.agreed[0] >> optional & 1)
                optional += 1
            if played and line.from_players <= self.count <= line.to_players:
                self.played.append(number)
        self.SHEET = _pages(form, self.played)
        self.in_rounds = form.filled == "each round"
        self.by_line = form.by_line
        self.seats = seats_of(form, self.count)
        players = range(self.seats)
        self.values = [[start_of(form, line) for line in form.lines] for _ in players]
        self.crossed = [[0] * len(form.lines) for _ in players]
        self.sums = [[0] * len(form.lines) for _ in players]
        scoring = len([number for number in self.played if form.lines[number].scores])
        self.most_sum = max(VALUE, TOTAL // max(1, scoring))
        self.filled_once = [0] * self.seats
        self.closed = 0
        self.end_declared = False
        self.closing = False
        self.opened = False
        self.lines_left = self.lines_asked = 0
        self.forget_points()

    def begin(self) -> None:
        """Begin a turn with nothing filled."""
        self.touched = self.switched = False
        self.thrown = b""
        self.lines_done = 0
        self.leave(0)

    # -- filled at the end, or each round

    def fill(self) -> "Steps":
        """Ask for a player's lines, or line by line, again in the other order once the players switch."""
        while True:
            by_line = self.by_line
            yield from (self.fill_by_line if by_line else self.fill_by_player)()
            if by_line == self.by_line:
                return

    def fill_by_player(self) -> "Steps":
        """Ask for a player's lines, in any order, until the round or the whole sheet is done."""
        player = self.current
        numbers = self.to_fill()
        actions = self.actions(player)
        at = 0
        if self.form.dice and not self.closing:
            numbers = yield from self.fill_by_dice(numbers, player)
        lines = numbers
        numbers = self.asked(lines, player)
        while numbers:
            prompt = Lines(
                self.round_label("sheet_fill"),
                None if self.TEAM and self.count > 1 else player,
                self.rows_of(numbers, player),
                actions,
                suggest=_always(_ALL_DONE if at == len(numbers) else None),
                first=_always(at),
                status=self.status(numbers, player),
                rest=self.rests(numbers, player),
                in_menu=self.can_switch(),
            )
            page, row, change = prompt.decode((yield prompt))
            if page < 0 and actions[row] == "sheet_by_line":
                self.switch()
                return
            if page < 0:
                self.end_declared = self.end_declared or actions[row] == "pad_end"
                break
            self.put(numbers[row], player, change)
            self.touched = True
            at = row + 1
            numbers = self.asked(lines, player)
        self.note_filled(lines, player)
        if self.form.by_line and player == self.seats - 1 and not self.end_declared:
            yield from self.compare_all(lines)

    def fill_by_dice(self, numbers: list[int], player: int) -> "Steps[list[int]]":
        """Ask for the dice that a player sets aside, for each line of them; return the other lines."""
        others = []
        for number in numbers:
            if not self.form.lines[number].aside:
                others.append(number)
            elif not self.end_declared:
                yield from self.throws(number, player)
        return [] if self.end_declared else others

    def throws(self, number: int, player: int) -> "Steps":
        """Ask after each throw which dice the player sets aside, until they keep the points or a throw brings none."""
        line = self.form.lines[number]
        kept = 0
        left = self.form.dice
        points = -1  # of the last throw; -1: there was none
        while True:
            rows = [Row("sheet_keep", kept)] if points > 0 else []
            ids = [_KEEP] if points > 0 else []
            rows += [Row(("sheet_aside", count)) for count in range(1, left + 1)] + [Row("sheet_none_score", 0)]
            ids += list(range(1, left + 1)) + [_NONE_SCORE]
            if points < 0:
                rows.append(Row("sheet_by_hand"))
                ids.append(_BY_HAND)
                if not player and not self.touched:
                    rows.append(Row("pad_end"))
                    ids.append(_END_GAME)
            about = bytes((left,)) + kept.to_bytes(2, "little")
            # Whoever set dice aside that don't score may have none that do. A must not cost any points, though.
            likely = _NONE_SCORE if points == 0 else ids[0]
            suggest = _always(bytes((likely,)))
            status = self.throw_status(number, player, kept)
            prompt = Choose("sheet_throw", player, rows, bytes(ids), suggest=suggest, status=status, about=about)
            taken = prompt.decode((yield prompt))
            if taken == _END_GAME:
                self.end_declared = True
                return
            self.touched = self.opened = True
            if taken in (_KEEP, _NONE_SCORE, _BY_HAND):
                break
            dice = Dice("dice", player, taken, rolls=0, status=("sheet_kept", kept), total=self.total(player))
            faces = dice.decode((yield dice))
            aside = set_aside(line.aside, faces)
            if aside is None:
                self.tell_briefly("sheet_not_all_score")
                if not kept:  # 0: none of them does
                    points = -1 if [1 for _, pattern in line.aside if has_pattern(pattern, faces)] else 0
                continue
            points = aside
            kept = min(line.most, kept + aside)
            left = left - taken or self.form.dice
        if taken == _BY_HAND:
            kept = yield from self.value(number, line, player)
        self.values[player][number] = kept if taken != _NONE_SCORE else 0
        self.forget_points()
        self.tell(("sheet_brought", "entry_%d" % number, self.points().points[player][number]))

    def throw_status(self, number: int, player: int, kept: int) -> "Callable[[int], Label]":
        """Return the function that returns the label of the total, with the points if the player keeps them."""
        return lambda taken: (
            "sheet_total_is",
            self.total_after(number, player, kept - self.values[player][number] if taken == _KEEP else 0),
        )

    def note_filled(self, numbers: list[int], seat: int) -> None:
        """Note which of the lines that can be filled in one round only are filled now."""
        if not self.in_rounds or self.closing:
            return
        for number in numbers:
            line = self.form.lines[number]
            if line.once and self.values[seat][number] != start_of(self.form, line):
                self.filled_once[seat] |= 1 << number

    def switch(self) -> None:
        """Switch between line by line and player by player; nothing that was entered is lost."""
        self.by_line = not self.by_line
        self.switched = self.touched = self.touched or self.current > 0 or self.lines_done > 0
        self.current = 0
        self.lines_done = 0
        self.leave(0)
        for number in self.to_fill():
            line = self.form.lines[number]
            for seat in range(self.seats):
                if line.once and self.values[seat][number] != start_of(self.form, line):
                    self.filled_once[seat] &= ~(1 << number)  # in this round

    def can_switch(self) -> int:
        """Return 1 if players can switch between line by line and player by player, else 0."""
        return int(self.seats > 1 and len(self.to_fill()) > 1)

    def reordered(self) -> bool:
        return self.by_line != self.form.by_line

    def compare_all(self, numbers: list[int]) -> "Steps":
        """Ask, after the last player, about the lines whose entries don't fit together."""
        lines = self.form.lines
        for number in numbers:
            line = lines[number]
            if line.kind != "player":
                yield from self.fill_line(number, line, True)
            elif not line.or_nobody and not self.entered(number):
                yield from self.name_player(number, line)
                seat = self.points().filler(("line", number))
                yield from self.fill_alone([other for other in numbers if lines[other].only == ("line", number)], seat)

    def asked(self, numbers: list[int], seat: int) -> list[int]:
        """Return those of some lines that a seat fills, as far as that depends on what it has entered."""
        points = self.points()
        asked = []
        for number in numbers:
            line = self.form.lines[number]
            if points.bounds(line, seat) and (not line.only or points.filler(line.only) == seat):
                asked.append(number)
        return asked

    def round_label(self, otherwise: "Label") -> "Label":
        """Return the label of the round, or what to show where there are none."""
        return ("pad_round", self.round) if self.in_rounds and not self.closing else otherwise

    def actions(self, seat: int) -> tuple[str, ...]:
        """Return what else than filling a seat can do: the first one can end the game; the menu changes the order."""
        found = ["done"]
        if self.in_rounds and not (self.closing or seat or self.touched):
            found.append("pad_end")
        if self.can_switch():
            found.append("sheet_by_player" if self.by_line else "sheet_by_line")
        return tuple(found)

    def rows_of(self, numbers: list[int], player: int) -> "Callable[[int], list[CounterRow]]":
        """Return the function that makes a player's rows on demand."""
        return lambda page: [self.with_sum(self.row(number, player), number) for number in numbers]

    def fill_by_line(self) -> "Steps":
        """Ask for a line of all players, then for the next one."""
        numbers = self.to_fill()
        while self.lines_done < len(numbers) and self.by_line:
            number = numbers[self.lines_done]
            line = self.form.lines[number]
            alone = self.same_player(numbers[self.lines_done :]) if line.only else []
            done = len(alone) or 1
            if not self.switched:  # else all lines may have entries
                self.leave(len(numbers) - self.lines_done - done, done)
            if line.only:
                seat = self.points().filler(line.only)
                if seat >= 0:
                    yield from self.fill_alone(alone, seat)
            elif line.kind == "player":
                yield from self.name_player(number, line)
            elif [seat for seat in range(self.seats) if self.asked([number], seat)]:
                yield from self.fill_line(number, line)
            if self.end_declared and not self.touched:
                return
            if self.by_line:
                self.lines_done += done

    def same_player(self, numbers: list[int]) -> list[int]:
        """Return the first of some lines, with those after it that the same player fills."""
        lines = self.form.lines
        done = 1
        while done < len(numbers) and lines[numbers[done]].only == lines[numbers[0]].only:
            done += 1
        return numbers[:done]

    def leave(self, count: int, asked: int = 0) -> None:
        """Note how many lines of the round remain after the `asked` ones. All these count nothing yet."""
        if (count, asked) != (self.lines_left, self.lines_asked):
            self.lines_left, self.lines_asked = count, asked
            self.forget_points()

    def fill_line(self, number: int, line: "Line", check: bool = False) -> "Steps":
        """Ask for the entries of all seats in a line. check: only if they don't fit together."""
        at = 0
        asked_before: "Label | None" = None
        actions = ("done",) if check else self.actions(self.lines_done)
        in_menu = 0 if check else self.can_switch()
        while True:
            wrong = self.mistake(number, line) if check else None
            if check and not wrong:
                break
            check = False
            if wrong:
                likely = b"\1" if wrong == asked_before else b"\0"
                asked = Choose(wrong, None, (Row("sheet_correct"), Row("sheet_leave")), suggest=_always(likely))
                asked_before = wrong
                if asked.decode((yield asked)):
                    break
                at = 0
            prompt = Lines(
                self.line_label(number),
                None,
                self.seat_rows(number),
                actions,
                suggest=_always(_ALL_DONE if at == self.seats else None),
                first=_always(min(at, self.seats - 1)),
                rest=self.rest(number, line),
                totals=lambda seat, change: self.totals_after(number, max(0, seat), change),
                about=bytes((number,)),
                in_menu=in_menu,
            )
            page, seat, change = prompt.decode((yield prompt))
            if page < 0:
                if actions[seat] == "sheet_by_player":
                    self.switch()
                    return
                self.end_declared = self.end_declared or actions[seat] == "pad_end"
                if self.end_declared:
                    break
                check = True
                continue
            self.put(number, seat, change)
            self.touched = True
            at = seat + 1
        self.opened = not self.end_declared or self.opened  # zeros count, too
        self.forget_points()
        for seat in range(self.seats):
            self.note_filled([number], seat)

    def fill_alone(self, numbers: list[int], seat: int) -> "Steps":
        """Ask one seat for the lines that nobody else fills."""
        at = 0
        lines = numbers
        numbers = self.asked(lines, seat)
        in_menu = self.can_switch() if self.by_line else 0
        actions = ("done", "sheet_by_player")[: 1 + in_menu]
        while numbers:
            prompt = Lines(
                self.round_label("sheet_fill"),
                seat,
                self.rows_of(numbers, seat),
                actions,
                suggest=_always(_ALL_DONE if at == len(numbers) else None),
                first=_always(at),
                status=self.status(numbers, seat),
                in_menu=in_menu,
            )
            page, row, change = prompt.decode((yield prompt))
            if page < 0:
                if row:
                    self.switch()
                return
            self.put(numbers[row], seat, change)
            self.touched = True
            at = row + 1
            numbers = self.asked(lines, seat)

    def name_player(self, number: int, line: "Line") -> "Steps":
        """Ask which player it is; where nobody is possible, also for the end of the game."""
        rows = [Row(self.seat_label(seat)) for seat in range(self.seats)]
        ids = list(range(self.seats))
        ends = self.in_rounds and not (self.closing or self.lines_done or self.touched)
        hidden = bytes((_SWITCH,)) if self.by_line and self.can_switch() else b""
        if hidden:
            rows.append(Row("sheet_by_player"))
            ids.append(_SWITCH)
        if ends:
            rows.append(Row("pad_end"))
            ids.append(_END_GAME)
        nobody = "sheet_nobody" if line.or_nobody else None
        entry = "entry_%d" % number
        what = ("sheet_who", self.round, entry) if self.in_rounds and not self.closing else ("sheet_who_is", entry)
        likely = None if line.nobody_first else _always(bytes((self.likely_player(number),)))
        prompt = Choose(
            what,
            None,
            rows,
            bytes(ids),
            nobody,
            likely,
            status="score_total",
            about=bytes((number,)),
            totals=lambda taken: self.totals_with(number, taken),
            hidden=hidden,
        )
        taken = prompt.decode((yield prompt))
        if taken == _END_GAME:
            self.end_declared = True
            return
        if taken == _SWITCH:
            self.switch()
            return
        for seat in range(self.seats):
            self.values[seat][number] = int(seat == taken)
        self.opened = self.touched = True
        self.lines_asked = 0
        self.forget_points()

    def totals_with(self, number: int, taken: int) -> list[int]:
        """Return the totals of all seats if one is the player of a line; NOTHING: nobody, or it is the end."""
        holder = [seat for seat in range(self.seats) if self.values[seat][number]]
        if taken < self.seats:
            return self.totals_after(number, taken, 0 if holder == [taken] else 1)
        return self.totals_after(number, holder[0], -1) if holder else self.totals_after(number, 0, 0)

    def likely_player(self, number: int) -> int:
        """Return the first seat that isn't named yet in a line above: a partner is another player."""
        lines = self.form.lines
        above = [other for other in self.to_fill() if other < number and lines[other].kind == "player"]
        for seat in range(self.seats):
            if not [other for other in above if self.values[seat][other]]:
                return seat
        return 0

    def line_label(self, number: int) -> "Label":
        """Return the label of a line in this round; of the round alone, if there is one line only."""
        entry = "entry_%d" % number
        if not self.in_rounds or self.closing:
            return "sheet_value", entry
        return ("pad_round", self.round) if len(self.to_fill()) == 1 else ("sheet_in_round", self.round, entry)

    def seat_label(self, seat: int) -> "Label":
        """Return the label of a seat: a player, or the players of a team."""
        members = bytes(range(seat, self.count, self.seats))
        return seat if len(members) == 1 else ("sheet_team", members)

    def seat_rows(self, number: int) -> "Callable[[int], list[CounterRow]]":
        """Return the function that makes the rows of a line, one per seat, with the totals."""
        return lambda page: [self.seat_row(number, seat) for seat in range(self.seats)]

    def seat_row(self, number: int, seat: int) -> CounterRow:
        """Return the row of a seat in a line."""
        row = self.row(number, seat)
        row.label = self.seat_label(seat)
        row.total = lambda change: self.total_after(number, seat, change)
        return self.with_sum(row, number)

    def with_sum(self, row: CounterRow, number: int) -> CounterRow:
        """Return the row of a line, with the sum of all its entries if that is checked."""
        line = self.form.lines[number]
        if line.together and row.least < row.most:
            row.outcome = lambda change: ("sheet_together", self.entered(number) + change, self.due_label(line))
        return row

    def entered(self, number: int) -> int:
        """Return the sum of all entries in a line."""
        return sum([values[number] for values in self.values])

    def due(self, line: "Line") -> int:
        """Return what the entries of a line come to together."""
        return self.points().amount(line.together, 0) if line.together else 0

    def due_label(self, line: "Line") -> "Label":
        """Return the label of what the entries of a line come to together."""
        due = self.due(line)
        return ":%d–%d" % (due, line.together_most) if due < line.together_most else due

    def rest(self, number: int, line: "Line") -> "Callable[[int], int] | None":
        """Return the function that suggests the last entry, if the others determine it."""
        if not line.together and not line.place:
            return None

        def offered(seat: int) -> int:
            if seat < self.seats - 1 or self.seats == 1:
                return 0
            total = self.seats * (self.seats + 1) // 2 if line.place else self.due(line)
            row = self.row(number, seat)
            change = total - self.entered(number)
            if line.kind != "number" or line.together and 0 <= -change <= line.together_most - total:
                return 0
            return change if row.least <= row.value + change <= row.most and not change % line.step else 0

        return offered

    def rests(self, numbers: list[int], seat: int) -> "Callable[[int], int] | None":
        """Return the function that suggests the last entry in one of these lines, by its row."""
        found = [self.rest(number, self.form.lines[number]) for number in numbers]

        def offered(row: int) -> int:
            rest = found[row]
            return rest(seat) if rest else 0

        return offered if [rest for rest in found if rest] else None

    def mistake(self, number: int, line: "Line") -> "Label | None":
        """Return the label of what is wrong with the entries of a line compared with each other, or None."""
        entered = [values[number] for values in self.values]
        due = self.due(line)
        if line.together and not due <= sum(entered) <= max(due, line.together_most):
            return "sheet_not_together", sum(entered), self.due_label(line)
        if line.different:
            for value in entered:
                if entered.count(value) > 1 or value < line.least:
                    return "sheet_same", value
        return None

    def clear_round(self) -> None:
        """Clear the round's entries."""
        for player in range(self.seats):
            for number in self.to_fill():
                line = self.form.lines[number]
                self.values[player][number] = start_of(self.form, line)
                self.crossed[player][number] = 0
        self.opened = False
        self.forget_points()

    # -- a turn each: one line per turn

    def throw(self) -> "Steps":
        """Ask for the dice of the turn, if a line is left for them."""
        player = self.current
        if not self.open(player):
            return
        prompt = Dice("dice", player, self.form.dice, rolls=_ROLLS, total=self.total(player))
        self.thrown = prompt.decode((yield prompt))

    def take_turn(self) -> "Steps":
        """Ask for one open line and its value; before it, for any number of free lines."""
        player = self.current
        while self.open(player):
            boxes = self.open(player) + self.free(player)
            worth: "Sequence[int | None]" = [None] * len(boxes)
            best = boxes[0]
            if self.form.dice:
                boxes = self.boxes_for_dice(boxes, player)
                worth = [self.dice_points(box) for box in boxes]
                best = max([(points or 0, -box) for points, box in zip(worth, boxes)])[1] * -1
            rows = [Row("entry_%d" % number, points) for number, points in zip(boxes, worth)]
            box = best
            if len(boxes) > 1:
                likely = _always(bytes((best,)))
                status = self.box_status(player)
                prompt = Choose(
                    "sheet_which", player, rows, bytes(boxes), suggest=likely, status=status, about=self.thrown
                )
                box = prompt.decode((yield prompt))
            line = self.form.lines[box]
            points = self.dice_points(box)
            value = points if points is not None else (yield from self.value(box, line, player))
            before = self.points().points[player]
            tell = self.tell
            if self.is_joker(player):
                self.count_joker(player)
                tell = self.warn  # on a page: it may have gone to its line unasked, and two lines don't fit above dice
            self.values[player][box] = value
            self.forget_points()
            brought = "sheet_brought", "entry_%d" % box, self.points().points[player][box]
            if points == 0:
                self.tell_briefly(("sheet_struck",) + brought[1:])
                self.record(brought)
            else:
                tell(brought)
            for label in self.worked(player, before):
                tell(label)
            if not line.free:
                self.touched = True
                return

    def dice_points(self, number: int) -> "int | None":
        """Return the points of the throw in a line, or None if dice don't fill it."""
        line = self.form.lines[number]
        return points_of(line, self.thrown, self.is_joker(self.current)) if line.dice else None

    def box_status(self, player: int) -> "Callable[[int], Label]":
        """Return the function that returns the label of the total with the dice in a line."""
        joker = self.is_joker(player)

        def status(number: int) -> "Label":
            points = self.dice_points(number)
            change = 0 if points is None else points - self.values[player][number]
            return "sheet_total_is", self.totals_after(number, player, change, joker)[player]

        return status

    def value_status(self, number: int, player: int) -> "Callable[[int], Label]":
        """Return the function that returns the label of the total with a value in a line."""
        return lambda value: (
            "sheet_total_is",
            self.total_after(number, player, value - self.values[player][number]),
        )

    def is_joker(self, player: int) -> bool:
        """Return whether the throw would fill a line that makes jokers, and that is filled already."""
        for number in self.played if self.form.dice else ():
            line = self.form.lines[number]
            if line.makes_jokers and line.dice and line.dice[2] and has_pattern(line.dice[2], self.thrown):
                return self.values[player][number] >= line.least
        return False

    def boxes_for_dice(self, boxes: list[int], player: int) -> list[int]:
        """Return the lines that the throw may go to.

        A joker goes to the line of its face, else to one that isn't for a face, else to any.
        """
        lines = self.form.lines
        if not self.is_joker(player):
            return boxes
        face = max(self.thrown, key=lambda face: self.thrown.count(bytes((face,)))) + 1
        own = [box for box in boxes if lines[box].face == face]
        return own or [box for box in boxes if not lines[box].face] or boxes

    def ask_last(self) -> "Steps":
        """Ask again for the lines that are free to the end, after a player's last turn."""
        player = self.current
        if not self.touched or self.open(player):
            return
        for number in self.free(player):
            line = self.form.lines[number]
            if line.free_to_end:
                self.values[player][number] = yield from self.value(number, line, player, True)
                self.forget_points()

    def value(self, box: int, line: "Line", player: int, last: bool = False) -> "Steps[int]":
        """Ask for the value of a line. last: suggest its current value."""
        what = "sheet_value", "entry_%d" % box
        about = bytes((box,))
        if line.kind in ("one of", "ticks") and line.most < _LIST_LENGTH:
            texts = line.values or range(line.most + 1)
            options = [Row(":%d" % text) for text in texts]
            best = len(options) - 1
            status = self.value_status(box, player)
            choice = Choose(what, player, options, suggest=lambda: bytes((best,)), status=status, about=about)
            return choice.decode((yield choice))
        now = max(self.values[player][box], line.least)
        if line.kind == "number" and line.least >= 0 and line.most <= _BYTE:
            rows: "tuple[NumberRow, ...]" = ()
            worth = line.worth
            if worth and worth[0] == "each" and worth[2] == 1:
                rows = (NumberRow("sheet_counts", 0, worth[1]),)
            likely = now if last else now + 1 if line.free else (line.least + line.most + 1) // 2
            likely = min(line.most, likely)
            status = self.value_status(box, player)
            number = Number(
                what, player, line.least, line.most, lambda: bytes((likely,)), rows, about=about, status=status
            )
            return number.decode((yield number))
        value = now
        while True:
            rows_now = (self.row(box, player, value),)
            prompt = Lines(what, player, rows_now, status=self.status((box,), player, value), about=about)
            page, _, change = prompt.decode((yield prompt))
            if page < 0:
                return value
            value += change

    def open(self, player: int) -> list[int]:
        """Return the numbers of the lines a player still has to fill; free lines don't count."""
        return [
            number
            for number in self.played
            if self.form.lines[number].entered
            and not self.form.lines[number].free
            and self.values[player][number] < self.form.lines[number].least
        ]

    def free(self, player: int) -> list[int]:
        """Return the numbers of the free lines a player can fill now."""
        lines = self.form.lines
        return [
            number
            for number in self.played
            if lines[number].free
            and not lines[number].counts_jokers
            and not self.locked(number, player)
            and self.values[player][number] < lines[number].most
        ]

    def worked(self, player: int, before: list[int]) -> "Iterator[Label]":
        """Yield the labels of worked-out lines whose points have changed, and of jokers."""
        after = self.points().points[player]
        for number in self.played:
            line = self.form.lines[number]
            if (line.counts_jokers or not line.entered) and after[number] != before[number]:
                yield "sheet_brought", "entry_%d" % number, after[number] - before[number]

    # -- during play: all sheets in view

    def play_together(self) -> "Steps":
        """Ask for entries in all players' lines, in any order, until the round or the game is done."""
        numbers = self.to_fill()
        pages = tuple(range(self.seats)) if self.count > 1 else ()
        page, at = self.current if self.count > 1 else 0, 0
        what = "pad_round", self.round
        actions = ("done", "pad_end")
        while True:
            rows = self.page_rows(numbers)
            prompt = Lines(what, None, rows, actions, pages, page, None, _always(at), status=self.status(numbers, None))
            found, row, change = prompt.decode((yield prompt))
            if found < 0:
                self.end_declared = row == _END
                return
            self.put(numbers[row], found, change)
            self.touched = True
            page, at = found, row

    def page_rows(self, numbers: list[int]) -> "Callable[[int], list[CounterRow]]":
        """Return the function that makes the rows of a player's page on demand."""
        return lambda page: [self.row(number, page) for number in numbers]

    # -- turns and rounds

    def pass_turn(self) -> None:
        """Pass to the next player, after the last one to the next round."""
        self.leave(0)
        filled = self.form.filled
        if filled == "during play":
            self.close_rows()
            pass_round(self, not self.touched)
            return
        first = self.by_line or not self.current
        if self.in_rounds and self.end_declared and first and not self.touched and not self.closing:
            self.round = max(1, self.round - 1)
            self.close_or_end()
            return
        if not self.by_line:
            self.current += 1
            if self.current < self.seats:
                return
        self.current = 0
        if self.in_rounds and not self.closing:
            self.count_round()
        self.end_round()

    def end_round(self) -> None:
        """End the round; after the last one, open the lines for the end."""
        if not self.in_rounds or self.closing:
            Sheet.end_round(self)
            return
        self.keep_history()
        if self.ending():
            self.close_or_end()
        else:
            self.round += 1
            self.forget_points()  # "the round" counts

    def close_or_end(self) -> None:
        """Open the lines for the end, or end the game if there are none."""
        self.closing = True
        self.forget_points()
        if self.to_fill():
            self.current = 0
        else:
            self.over = True

    def count_round(self) -> None:
        """Add the round's points to the sums."""
        self.opened = True
        for player in range(self.seats):
            totals = [self.line_total(number, player) for number in self.played]
            for number, total in zip(self.played, totals):
                self.sums[player][number] = total
        self.clear_round()

    def close_rows(self) -> None:
        """Close rows for all players if one of them has crossed the last number."""
        for number in self.played:
            line = self.form.lines[number]
            if line.last_closes and max([values[number] for values in self.values]) == line.most:
                self.closed |= 1 << number

    # -- end

    def ending(self) -> bool:
        """Return whether the game ends: declared, at an end of the sheet, or after 99 rounds."""
        if self.form.filled == "at the end" or self.closing or self.end_declared or self.round == _MOST_ROUNDS:
            return True
        if not self.reached():
            return False
        if self.form.play_on and len({player % self.seats for player in self.winners()}) > 1:
            self.announce("sheet_plays_on")
            return False
        return True

    def reached(self) -> "list[Label | None]":
        """Return the labels of the ends reached; None for the number of rounds."""
        found: "list[Label | None]" = []
        players = range(self.seats)
        for why, number, name in self.form.ends_of(self.count):
            if why == "rounds" and self.round >= number:
                found.append(None)
            elif why == "points" and max([self.total(player) for player in players]) >= number:
                found.append(("pad_reached", number))
            elif why == "full" and not [player for player in players if self.open(player)]:
                found.append("sheet_full")
            elif why == "closed" and bin(self.closed).count("1") >= number:
                found.append(("sheet_rows", number))
            elif why == "reaches" and max([self.reach(name, player) for player in players]) >= number:
                found.append(("sheet_reached", name_of(name), number))
        return found

    def ended(self) -> "tuple[Label, ...]":
        """Return the labels of the ends reached, then of the round, if there were any."""
        ends = tuple([end for end in self.reached() if end])
        if self.form.needed and self.form.needed[0] == "reaches":
            _, least, name = self.form.needed
            ends = (("sheet_needed", name_of(name), self.reach(name, 0), least),) + ends
        return ends if self.form.filled == "at the end" else ends + Sheet.ended(self)


class _Options:
    """The options of games by a form."""

    def __init__(self, form: "Form") -> None:
        self.numbers = [number for number, line in enumerate(form.lines) if line.optional]

    def ask(self, count: int) -> "Steps[tuple[int]]":
        """Ask which optional lines to play; return their bits."""
        played = [0] * len(self.numbers)
        while self.numbers:
            rows = [CounterRow("entry_%d" % number, played[i], 1, tick=True) for i, number in enumerate(self.numbers)]
            prompt = Counters("sheet_options", None, rows, suggest=lambda: _ALL_DONE)
            page, row, change = prompt.decode((yield prompt))
            if page < 0:
                break
            played[row] += change
        return (sum([1 << i for i, chosen in enumerate(played) if chosen]),)


_STEPS = {
    "at the end": ("fill",),
    "each round": ("fill",),
    "a turn each": ("take_turn", "ask_last"),
    "during play": ("play_together",),
}


def _always(value: "T") -> "Callable[[], T]":
    """Return a function that returns `value`, bound now, unlike a loop's variable in a lambda."""
    return lambda: value


def seats_of(form: "Form", count: int) -> int:
    """Return the number of teams, or of players where each plays alone."""
    size = form.team_size
    return count // size if 0 < size <= count else count if not size else 1


def start_of(form: "Form", line: "Line") -> int:
    """Return the value of a line without an entry; below its least while it is open."""
    if form.filled == "a turn each" and not line.free:
        return line.least - line.step
    if line.place:
        return 0
    return max(line.least, min(line.most, 0))


def _pages(form: "Form", numbers: "Iterable[int]") -> tuple[str, ...]:
    """Return the labels of a sheet's pages: those of its lines to fill, in their order, then the score."""
    found = []
    for number in numbers:
        line = form.lines[number]
        page = "sheet_lines" if line.group < 0 else "group_%d" % line.group
        if form.is_shown(line) and page not in found:
            found.append(page)
    return tuple(found + ["sheet_score"])
