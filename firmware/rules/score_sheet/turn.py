"""Playing by a score sheet: who fills which lines when, until the sheet says that it is over.

The form of the sheet (form.py) says it all; docs/sheets.md is what it can say.
"""

from engine.prompts import Choose, Number, NumberRow, Row
from engine.prompts.counters import CounterRow, Counters
from micropython import const
from rules.score_pad import pass_round
from rules.score_sheet.parser import read
from rules.score_sheet.rounds import RoundPad
from rules.score_sheet.score import Points
from rules.score_sheet.sheet import Sheet, name_of

# Actions of a prompt: the round or the player is done; this is the end.
_DONE, _END = range(2)
_ALL_DONE = const(b"\xff")
# The most rounds, and values that are chosen from a list.
_MOST_ROUNDS = const(99)
_FEW = const(8)
_BYTE = const(255)


class ScoreSheet(Sheet):
    """A game by a sheet. Agreed on: bits of the optional lines that are played."""

    WORDS = ("score_pad", "score_sheet")
    PAGES = ("sheet",)
    form = None

    @staticmethod
    def by_sheet(data):
        """The class of games by the sheet that a file of these bytes is; `form` is what it says. Raises Wrong."""
        form = read(data)
        kind = RoundPad if RoundPad.suits(form) else ScoreSheet
        own = {
            "PLAYERS": form.players,
            "STEPS": kind.STEPS or _STEPS[form.filled],
            "form": form,
            "texts": form.texts,
            "options": _Options(form).ask,
        }
        if kind is ScoreSheet:
            own["SHEET"] = _pages(form, range(len(form.lines)))
        return type("BySheet", (kind,), own)

    def start(self):
        """Nothing is entered."""
        form = self.form
        optional = 0
        self.there = []  # the numbers of the lines that are played
        for number, line in enumerate(form.lines):
            played = not line.optional
            if line.optional:
                played = bool(self.agreed[0] >> optional & 1)
                optional += 1
            if played and line.from_players <= self.count <= line.to_players:
                self.there.append(number)
        self.SHEET = _pages(form, self.there)
        self.in_rounds = form.filled == "each round"
        players = range(self.count)
        self.values = [[start_of(form, line) for line in form.lines] for _ in players]
        self.crossed = [[0] * len(form.lines) for _ in players]
        self.sums = [[0] * len(form.lines) for _ in players]
        self.once = [0] * self.count  # bits of the lines that a player has filled in a round
        self.closed = 0  # bits of the rows that are closed
        self.said = False  # that this is the end
        self.closing = False  # the rounds are over: the lines of the end are filled
        self._points = None

    def begin(self):
        """A new turn."""
        self.touched = False

    # -- what counts

    def points(self):
        """What all lines count now: of rounds, those of the round under way, or at the end all."""
        if self._points is None:
            lines = self.there
            known = None
            if self.in_rounds:
                lines = [number for number in self.there if self.form.lines[number].at_end == self.closing]
                known = self.sums if self.closing else None
            self._points = Points(self.form, lines, self.values, self.crossed, known)
        return self._points

    def forget_points(self):
        """Something was changed."""
        self._points = None

    def line_total(self, number, player):
        """What a line counts for a player, in all rounds."""
        points = self.points().points[player][number]
        if self.in_rounds and not self.closing:
            points += self.sums[player][number]
            line = self.form.lines[number]
            if line.floor is not None and not line.at_end:
                points = max(line.floor, points)
        return points

    def total(self, player):
        """See Game."""
        if self.in_rounds and not self.closing:
            points = sum([self.line_total(number, player) for number in self.there])
        else:
            points = sum(self.points().points[player])
        return max(-99999, min(99999, points))

    # -- filling

    def fill(self):
        """A player's lines, in any order, until that one is done: of the round, or of the whole sheet."""
        player = self.current
        numbers = self.to_fill()
        by_word = self.in_rounds and not self.closing
        what = ("pad_round", self.round) if by_word else "sheet_fill"
        at = 0
        while numbers:
            rows = self.rows_of(numbers, player)
            actions = ("done", "pad_end") if by_word and not player else ("done",)
            prompt = Counters(
                what,
                player,
                rows,
                actions,
                suggest=lambda at=at: _ALL_DONE if at == len(numbers) else None,
                first=lambda at=at: at,
            )
            page, row, change = prompt.decode((yield prompt))
            if page < 0:
                self.said = self.said or row == _END
                break
            self.put(numbers[row], player, change)
            self.touched = True
            at = row + 1
        if by_word:
            for number in numbers:
                line = self.form.lines[number]
                if line.once and self.values[player][number] != start_of(self.form, line):
                    self.once[player] |= 1 << number

    def rows_of(self, numbers, player):
        """A function that makes the rows when somebody looks."""
        return lambda page: [self.row(number, player) for number in numbers]

    def to_fill(self):
        """The numbers of the lines that are filled now."""
        lines = self.form.lines
        return [
            number
            for number in self.there
            if lines[number].entered and (not self.in_rounds or lines[number].at_end == self.closing)
        ]

    def clear_round(self):
        """Nothing is entered of a new round."""
        for player in range(self.count):
            for number in self.to_fill():
                line = self.form.lines[number]
                self.values[player][number] = start_of(self.form, line)
                self.crossed[player][number] = 0
        self.forget_points()

    # -- a line a turn

    def take_turn(self):
        """One open line, and what it gets; lines that are free as often as wanted before it."""
        player = self.current
        while self.open(player):
            boxes = self.open(player) + self.free(player)
            rows = [Row("entry_%d" % number) for number in boxes]
            box = boxes[0]
            if len(boxes) > 1:
                prompt = Choose("sheet_which", player, rows, bytes(boxes), suggest=lambda box=box: bytes((box,)))
                box = prompt.decode((yield prompt))
            line = self.form.lines[box]
            value = yield from self.value(box, line, player)
            before = self.points().points[player]
            self.values[player][box] = value
            self.forget_points()
            self.tell_worked(player, before)
            if not line.free:
                self.touched = True
                return

    def ask_last(self):
        """Ask again for lines that are free to the end, after a player's last line."""
        player = self.current
        if not self.touched or self.open(player):
            return
        for number in self.free(player):
            line = self.form.lines[number]
            if line.asked_last:
                self.values[player][number] = yield from self.value(number, line, player, True)
                self.forget_points()

    def value(self, box, line, player, last=False):
        """Ask for the value of a line. last: suggest the one it has."""
        what = "sheet_value", "entry_%d" % box
        if line.kind in ("one of", "ticks") and line.most < _FEW:
            texts = line.values or range(line.most + 1)
            rows = [Row(":%d" % text) for text in texts]
            best = len(rows) - 1
            prompt = Choose(what, player, rows, suggest=lambda: bytes((best,)))
            return prompt.decode((yield prompt))
        now = max(self.values[player][box], line.least)
        if line.kind == "number" and line.least >= 0 and line.most <= _BYTE:
            rows = ()
            worth = line.worth
            if worth and worth[0] == "each" and worth[2] == 1:
                rows = (NumberRow("sheet_counts", 0, worth[1]),)
            likely = now if last else now + 1 if line.free else (line.least + line.most + 1) // 2
            prompt = Number(what, player, line.least, line.most, lambda: bytes((min(line.most, likely),)), rows)
            return prompt.decode((yield prompt))
        value = now
        while True:
            prompt = Counters(what, player, (self.row(box, player, value),))
            page, _, change = prompt.decode((yield prompt))
            if page < 0:
                return value
            value += change

    def open(self, player):
        """The numbers of a player's lines that are still to be filled, but for those that nothing waits for."""
        return [
            number
            for number in self.there
            if self.form.lines[number].entered
            and not self.form.lines[number].free
            and self.values[player][number] < self.form.lines[number].least
        ]

    def free(self, player):
        """The numbers of the lines that may be filled besides."""
        lines = self.form.lines
        return [
            number
            for number in self.there
            if lines[number].free
            and not self.locked(number, player)
            and self.values[player][number] < lines[number].most
        ]

    def tell_worked(self, player, before):
        """Tell what a line that is worked out has brought."""
        after = self.points().points[player]
        for number in self.there:
            if not self.form.lines[number].entered and after[number] != before[number]:
                self.tell(("sheet_brought", "entry_%d" % number, after[number] - before[number]))

    # -- all sheets in view

    def play_together(self):
        """All players' lines, anything at any time, until the throw is over or the game is."""
        numbers = self.to_fill()
        pages = tuple(range(self.count)) if self.count > 1 else ()
        page, at = self.current if self.count > 1 else 0, 0
        what = "pad_round", self.round
        actions = ("done", "pad_end")
        while True:
            rows = self.page_rows(numbers)
            prompt = Counters(what, None, rows, actions, pages, page, None, lambda at=at: at)
            found, row, change = prompt.decode((yield prompt))
            if found < 0:
                self.said = row == _END
                return
            self.put(numbers[row], found, change)
            self.touched = True
            page, at = found, row

    def page_rows(self, numbers):
        """A function that makes the rows of a player's page."""
        return lambda page: [self.row(number, page) for number in numbers]

    # -- turns and rounds

    def pass_turn(self):
        """On to the next player who has something to fill, or to the next round."""
        filled = self.form.filled
        if filled == "during play":
            self.close_rows()
            pass_round(self, not self.touched)
            return
        if self.in_rounds and self.said and not self.current and not self.touched and not self.closing:
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

    def end_round(self):
        """See Game; after the rounds the lines of the end are filled."""
        if not self.in_rounds or self.closing:
            Sheet.end_round(self)
            return
        self.keep_history()
        if self.ending():
            self.close_or_end()
        else:
            self.round += 1

    def close_or_end(self):
        """The rounds are over."""
        self.closing = True
        self.forget_points()
        if self.to_fill():
            self.current = 0
        else:
            self.over = True

    def count_round(self):
        """What the round brought comes to what was there."""
        for player in range(self.count):
            totals = [self.line_total(number, player) for number in self.there]
            for number, total in zip(self.there, totals):
                self.sums[player][number] = total
        self.clear_round()

    def close_rows(self):
        """A row whose last number somebody has crossed is closed for all."""
        for number in self.there:
            line = self.form.lines[number]
            if line.closes and max([values[number] for values in self.values]) == line.most:
                self.closed |= 1 << number

    def ending(self):
        """Whether one of the ends of the sheet is reached."""
        if self.form.filled == "at the end" or self.closing or self.said or self.round == _MOST_ROUNDS:
            return True
        if not self.reached():
            return False
        if self.form.play_on and len(self.winners()) > 1:
            self.announce("sheet_plays_on")
            return False
        return True

    def reached(self):
        """The labels of the ends that are reached."""
        found = []
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

    def reach(self, name, player):
        """How much of a line or group a player has; in rounds what all of them counted."""
        if self.in_rounds and name[0] != "group":
            return self.line_total(name[1], player)
        return self.points().amount(name, player)

    def ended(self):
        """See Game."""
        return tuple([end for end in self.reached() if end]) + Sheet.ended(self)


class _Options:
    """What is asked before a game of a form."""

    def __init__(self, form):
        self.numbers = [number for number, line in enumerate(form.lines) if line.optional]

    def ask(self, count):
        """Which of the optional lines are played: (their bits,)."""
        played = [0] * len(self.numbers)
        while self.numbers:
            rows = [CounterRow("entry_%d" % number, played[i], 1, tick=True) for i, number in enumerate(self.numbers)]
            prompt = Counters("sheet_options", None, rows, suggest=lambda: _ALL_DONE)
            page, row, change = prompt.decode((yield prompt))
            if page < 0:
                break
            played[row] += change
        return (sum([1 << i for i, there in enumerate(played) if there]),)


_STEPS = {
    "at the end": ("fill",),
    "each round": ("fill",),
    "a turn each": ("take_turn", "ask_last"),
    "during play": ("play_together",),
}


def start_of(form, line):
    """What stands in a line before anything is entered: below its least where it is open."""
    if form.filled == "a turn each" and not line.free:
        return line.least - 1
    return max(line.least, min(line.most, 0))


def _pages(form, numbers):
    """Return the pages of a sheet of these lines: the groups of those that are filled, and the score."""
    groups = [form.lines[number].group for number in numbers if form.lines[number].entered]
    pages = ["group_%d" % group for group in range(len(form.groups)) if group in groups]
    return tuple((["sheet_lines"] if -1 in groups else []) + pages + ["sheet_score"])
