"""Playing by a score sheet: which player fills which lines when, until the game ends.

All rules come from the form (form.py), as docs/sheets.md defines them.
"""

from engine.prompts import Choose, Number, NumberRow, Row
from engine.prompts.counters import CounterRow, Counters
from micropython import const
from rules.score_pad import pass_round
from rules.score_sheet.parser import read
from rules.score_sheet.rounds import RoundPad
from rules.score_sheet.sheet import Sheet, name_of

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable, Iterable, TypeVar

    from engine.parts import Label
    from engine.prompts import Steps
    from rules.score_sheet.form import Form, Line, Name

    T = TypeVar("T")

# Actions of a prompt: done with the round or the sheet; end the game.
_DONE, _END = range(2)
_ALL_DONE = const(b"\xff")
_MOST_ROUNDS = const(99)
# Lines with fewer values than this offer them as a list.
_LIST_LENGTH = const(8)
_BYTE = const(255)


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
        own: "dict[str, Any]" = {  # Any: attributes of a class
            "PLAYERS": form.players,
            "STEPS": kind.STEPS or _STEPS[form.filled],
            "form": form,
            "texts": form.texts,
            "options": _Options(form).ask,
        }
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
        players = range(self.count)
        self.values = [[start_of(form, line) for line in form.lines] for _ in players]
        self.crossed = [[0] * len(form.lines) for _ in players]
        self.sums = [[0] * len(form.lines) for _ in players]
        self.filled_once = [0] * self.count
        self.closed = 0
        self.end_declared = False
        self.closing = False
        self._points = None

    def begin(self) -> None:
        """Begin a turn with nothing filled."""
        self.touched = False

    # -- filled at the end, or each round

    def fill(self) -> "Steps":
        """Ask for a player's lines, in any order, until the round or the whole sheet is done."""
        player = self.current
        numbers = self.to_fill()
        by_round = self.in_rounds and not self.closing
        what = ("pad_round", self.round) if by_round else "sheet_fill"
        at = 0
        while numbers:
            rows = self.rows_of(numbers, player)
            actions = ("done", "pad_end") if by_round and not player else ("done",)
            prompt = Counters(
                what,
                player,
                rows,
                actions,
                suggest=_always(_ALL_DONE if at == len(numbers) else None),
                first=_always(at),
            )
            page, row, change = prompt.decode((yield prompt))
            if page < 0:
                self.end_declared = self.end_declared or row == _END
                break
            self.put(numbers[row], player, change)
            self.touched = True
            at = row + 1
        if by_round:
            for number in numbers:
                line = self.form.lines[number]
                if line.once and self.values[player][number] != start_of(self.form, line):
                    self.filled_once[player] |= 1 << number

    def rows_of(self, numbers: list[int], player: int) -> "Callable[[int], list[CounterRow]]":
        """Return the function that makes a player's rows on demand."""
        return lambda page: [self.row(number, player) for number in numbers]

    def to_fill(self) -> list[int]:
        """Return the numbers of the lines to fill now."""
        lines = self.form.lines
        return [
            number
            for number in self.played
            if lines[number].entered and (not self.in_rounds or lines[number].at_end == self.closing)
        ]

    def clear_round(self) -> None:
        """Clear the round's entries."""
        for player in range(self.count):
            for number in self.to_fill():
                line = self.form.lines[number]
                self.values[player][number] = start_of(self.form, line)
                self.crossed[player][number] = 0
        self.forget_points()

    # -- a turn each: one line per turn

    def take_turn(self) -> "Steps":
        """Ask for one open line and its value; before it, for any number of free lines."""
        player = self.current
        while self.open(player):
            boxes = self.open(player) + self.free(player)
            rows = [Row("entry_%d" % number) for number in boxes]
            box = boxes[0]
            if len(boxes) > 1:
                prompt = Choose("sheet_which", player, rows, bytes(boxes), suggest=_always(bytes((box,))))
                box = prompt.decode((yield prompt))
            line = self.form.lines[box]
            value = yield from self.value(box, line, player)
            before = self.points().points[player]
            self.values[player][box] = value
            self.forget_points()
            self.record(("sheet_brought", "entry_%d" % box, self.points().points[player][box]))
            self.report_worked(player, before)
            if not line.free:
                self.touched = True
                return

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
        if line.kind in ("one of", "ticks") and line.most < _LIST_LENGTH:
            texts = line.values or range(line.most + 1)
            options = [Row(":%d" % text) for text in texts]
            best = len(options) - 1
            choice = Choose(what, player, options, suggest=lambda: bytes((best,)))
            return choice.decode((yield choice))
        now = max(self.values[player][box], line.least)
        if line.kind == "number" and line.least >= 0 and line.most <= _BYTE:
            rows: "tuple[NumberRow, ...]" = ()
            worth = line.worth
            if worth and worth[0] == "each" and worth[2] == 1:
                rows = (NumberRow("sheet_counts", 0, worth[1]),)
            likely = now if last else now + 1 if line.free else (line.least + line.most + 1) // 2
            number = Number(what, player, line.least, line.most, lambda: bytes((min(line.most, likely),)), rows)
            return number.decode((yield number))
        value = now
        while True:
            prompt = Counters(what, player, (self.row(box, player, value),))
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
            and not self.locked(number, player)
            and self.values[player][number] < lines[number].most
        ]

    def report_worked(self, player: int, before: list[int]) -> None:
        """Report the points of worked-out lines that have changed."""
        after = self.points().points[player]
        for number in self.played:
            if not self.form.lines[number].entered and after[number] != before[number]:
                self.tell(("sheet_brought", "entry_%d" % number, after[number] - before[number]))

    # -- during play: all sheets in view

    def play_together(self) -> "Steps":
        """Ask for entries in all players' lines, in any order, until the round or the game is done."""
        numbers = self.to_fill()
        pages = tuple(range(self.count)) if self.count > 1 else ()
        page, at = self.current if self.count > 1 else 0, 0
        what = "pad_round", self.round
        actions = ("done", "pad_end")
        while True:
            rows = self.page_rows(numbers)
            prompt = Counters(what, None, rows, actions, pages, page, None, _always(at))
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
        filled = self.form.filled
        if filled == "during play":
            self.close_rows()
            pass_round(self, not self.touched)
            return
        if self.in_rounds and self.end_declared and not self.current and not self.touched and not self.closing:
            self.round = max(1, self.round - 1)
            self.close_or_end()
            return
        self.current += 1
        if self.current < self.count:
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
        for player in range(self.count):
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
        if self.form.play_on and len(self.winners()) > 1:
            self.announce("sheet_plays_on")
            return False
        return True

    def reached(self) -> "list[Label | None]":
        """Return the labels of the ends reached; None for the number of rounds."""
        found: "list[Label | None]" = []
        players = range(self.count)
        for why, number, name in self.form.ends:
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

    def reach(self, name: "Name", player: int) -> int:
        """Return a player's amount for a name; of a line in rounds, all rounds together."""
        if self.in_rounds and name[0] != "group":
            return self.line_total(name[1], player)
        return self.points().amount(name, player)

    def ended(self) -> "tuple[Label, ...]":
        """Return the labels of the ends reached, then of the round."""
        return tuple([end for end in self.reached() if end]) + Sheet.ended(self)


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


def start_of(form: "Form", line: "Line") -> int:
    """Return the value of a line without an entry; below its least while it is open."""
    if form.filled == "a turn each" and not line.free:
        return line.least - 1
    return max(line.least, min(line.most, 0))


def _pages(form: "Form", numbers: "Iterable[int]") -> tuple[str, ...]:
    """Return the labels of a sheet's pages: the groups of its lines to fill, then the score."""
    groups = [form.lines[number].group for number in numbers if form.lines[number].entered]
    pages = ["group_%d" % group for group in range(len(form.groups)) if group in groups]
    return tuple((["sheet_lines"] if -1 in groups else []) + pages + ["sheet_score"])
