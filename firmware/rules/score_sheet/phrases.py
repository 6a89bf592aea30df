"""The phrases that describe a line of a score sheet: its entry, its worth, the lines it is worked out from.

docs/score-sheets-reference.md defines the phrases. Names can refer to lines further down, so they are resolved last.
"""

from engine.limits import PLAYERS, TOTAL, VALUE
from micropython import const
from rules.score_sheet.dice import FACE_NAMES, dice_of, most_of, pattern_of
from rules.score_sheet.form import NO_NAME

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable, NoReturn, Sequence

    from engine.parts import Label
    from rules.score_sheet.form import Condition, Form, Line, Name, Worked

    Names = tuple[Name, ...]

_LIST_LENGTH = const(30)
_QUOTE_LENGTH = const(16)
_NAMES_LENGTH = const(40)

_TIES = const(("all", "split", "share", "none"))
# Phrases that set a field of the Line to True.
_FLAGS = const(
    (
        ("only one", "only_one"),
        ("once a game", "once"),
        ("at the end", "at_end"),
        ("free", "free"),
        ("optional", "optional"),
        ("last counts twice", "last_counts_twice"),
        ("last closes", "last_closes"),
        ("nothing if all tie", "nothing_if_all_tie"),
        ("all different", "different"),
        ("more are jokers", "makes_jokers"),
    )
)
# Examples in refusals: of a whole phrase, of dice, of an amount.
_PHRASES = const("0 to 30, tick, times 3, 5 for each A, sum of A + B …")
_OF_DICE = const("100 for 3 ones, 25 for full house, 30 for straight of 4")
_AMOUNTS = const("5, 5 for each A, 5 for most A, sum of A + B …")
# Comparisons of a condition. The longest come first: " is " begins several of them.
_COMPARISONS = const((" is not equal to ", " is equal to ", " is under ", " reaches "))
# What may follow or precede a name, and how it gathers the amounts of several players.
_OF_PLAYERS = const(((" of the others", "others"), (" of all", "all")))
_EXTREMES = const((("most ", "most"), ("fewest ", "fewest")))
# Amounts that belong to no player.
_COMMON = const(("the round", "the number of players"))
_TABLE_PAYS = const(("the others pay ", "the others get ", "the others share "))


class SheetError(ValueError):
    """A text that is not a sheet. The argument: labels of the line number (0: the whole file) and the reason."""


def error_at(line: int, *reason: "Label") -> SheetError:
    """Return a SheetError for a line of the file (0: all of it): an id of words, and its arguments."""
    # Not in an __init__: MicroPython's native exceptions have none to call.
    return SheetError((("sheet_line", line), reason if len(reason) > 1 else reason[0]))


def quoted(text: str) -> str:
    """Return a part of the text as a label to quote."""
    return ":" + (text if len(text) <= _QUOTE_LENGTH else text[: _QUOTE_LENGTH - 1] + "…")


class Phrases:
    """Reads phrases into the Lines of `form`."""

    form: "Form"
    # The current line of the file (0: none), and the number of the form's Line that it describes.
    line_number: int
    line_index: int
    # Names still to resolve: line numbers of the file, each with the function that resolves one.
    pending: "list[tuple[int, Callable[[], None]]]"

    def check_names(self, text: str) -> list[str]:
        """Check names as written; return them one by one."""
        raise NotImplementedError

    def reject(self, *reason: "Label") -> "NoReturn":
        """Raise SheetError for the current line."""
        raise error_at(self.line_number, *reason)

    def wrong(self, text: str, allowed: str) -> "NoReturn":
        """Reject a part of the text; say what could be in its place."""
        self.reject("sheet_what", quoted(text), ":" + allowed)

    def unfit(self, phrase: str, needed: str) -> "NoReturn":
        """Reject a phrase that needs another one."""
        self.reject("sheet_not_here", ":" + phrase, ":" + needed)

    def phrase(self, line: "Line", text: str) -> None:
        """Read one phrase of a line, the text between two commas. The most frequent ones come first."""
        words = text.split()
        if self.entry_number(line, words):
            return
        first = words[0]
        rest = text[len(first) :].strip()
        for phrase, field in _FLAGS:
            if text == phrase:
                setattr(line, field, True)
                return
        before, comparisons = self.split_condition(text)
        if self.form.dice and self.dice(line, text):
            return
        if comparisons and len(before.split()) == 3 and before.split()[1] == "to":
            self.case(line, before.split(), comparisons)
        elif comparisons:
            self.worked_phrase(line, before, comparisons)
        elif first == "times":
            self.times(line, rest)
        elif text == "free to the end":
            line.free = line.free_to_end = True
        elif words[:2] == ["never", "below"] and len(words) == 3:
            line.floor = self.number(words[2], -VALUE, VALUE)
        elif text == "tick":
            self.kind(line, "ticks", 0, 1)
        elif text == "no points":
            self.worth(line, "nothing")
        elif words[:2] == ["one", "of"]:
            self.one_of(line, text[6:].strip())
        elif words[:2] == ["last", "needs"] and len(words) == 3:
            line.needs_before = self.number(words[2], 1, _LIST_LENGTH)
        elif text == "place":
            self.kind(line, "number", 1, PLAYERS)
            line.place = line.different = True
        elif text in ("one player", "one player or nobody", "nobody or one player"):
            self.kind(line, "player", 0, 1)
            line.or_nobody = text != "one player"
            line.nobody_first = first == "nobody"
        elif words[:2] == ["at", "most"] and len(words) > 2:
            self.at_most(line, rest[4:])
        elif first == "together" and rest:
            self.together(line, rest)
        elif first == "only" and rest:
            self.only(line, rest)
        elif first == "cross":
            self.cross(line, words[1:])
        elif first == "worth":
            self.table(line, rest)
        elif first == "ties" and len(words) == 2 and words[1] in _TIES:
            line.ties = words[1]
        elif first == "at" and len(words) > 3 and words[2] == "gives":
            self.gives(line, self.number(words[1], 1, VALUE), rest.partition("gives")[2].strip())
        elif first == "needs" and len(words) > 2:
            self.needs(line, rest[: -len(words[-1])].strip(), self.number(words[-1], -VALUE, VALUE))
        elif first in ("from", "up", "with"):
            least, most = self.by_players(words)
            line.from_players = max(line.from_players, least)
            line.to_players = min(line.to_players, most)
        else:
            self.worked_phrase(line, text, ())

    def dice(self, line: "Line", text: str) -> bool:
        """Read what a throw brings; return whether the phrase is that."""
        if text == "jokers":
            self.kind(line, "number", 0, VALUE)
            line.free = line.counts_jokers = True
            return True
        before, found, name = text.partition(" for ")
        pattern = pattern_of(name.strip()) if found else None
        points = face = 0
        if _is_number(before) and pattern:
            points = self.number(before, 1, VALUE)
        elif before[:7] == "sum of " and before[7:] in FACE_NAMES:
            face = FACE_NAMES.index(before[7:]) + 1
        elif before != "sum of dice":
            return False
        if found and not pattern:
            self.wrong(name, "3 alike, straight of 4, full house, two pairs" + (", 3 ones" if points else ""))
        if pattern and self.form.dice < dice_of(pattern):
            self.unfit(name.strip(), "dice = %d" % dice_of(pattern))
        if pattern and self.form.filled == "each round":
            if not points:
                self.wrong(text, "100 for 3 ones, 1500 for straight of 6")
            line.aside += ((points, pattern),)
            return True
        self.kind(line, "dice", 0, most_of(points, face, self.form.dice))
        line.dice = points, face, pattern
        return True

    def entry_number(self, line: "Line", words: list[str]) -> bool:
        """Read an entry or a worth that begins with a number; return whether the phrase is one."""
        if not _is_number(words[0]):
            return False
        number = self.number(words[0], -VALUE, VALUE)
        if len(words) in (3, 5) and words[1] == "to" and words[3:4] in ([], ["by"]):
            most = self.number(words[2], -VALUE, VALUE)
            self.kind(line, "number", number, most)
            if len(words) == 5:
                line.step = self.number(words[4], 1, VALUE)
                for bound in (number, most):
                    if bound % line.step:
                        self.reject("sheet_step", bound, line.step)
        elif len(words) == 2 and words[1] in ("ticks", "tick"):
            self.kind(line, "ticks", 0, self.number(words[0], 1, _LIST_LENGTH))
        elif len(words) == 4 and words[1:3] == ["for", "every"]:
            self.worth(line, "each", number, self.number(words[3], 1, VALUE))
        else:
            return False
        return True

    def worked_phrase(self, line: "Line", text: str, comparisons: "Sequence[str]") -> None:
        """Read what is worked out: an amount, with the comparisons that it takes."""
        at = len(line.worked)
        if not comparisons and _is_number(text):
            self.wrong(text, text + " points")
        self.amount(line, text)
        if not comparisons:
            return
        if len(line.worked) == at:
            self.wrong(text, _AMOUNTS)
        number = self.line_index

        def resolve() -> None:
            conditions = tuple([self.condition(comparison, number) for comparison in comparisons])
            self.replace(line, at, line.worked[at][:3] + (conditions,))

        self.pending.append((self.line_number, resolve))

    def add(self, line: "Line", worked: "Worked") -> None:
        """Add to what a line is worked out of."""
        line.worked += (worked,)

    def replace(self, line: "Line", at: int, worked: "Worked") -> None:
        """Replace a part of what a line is worked out of, as its names are known now."""
        line.worked = line.worked[:at] + (worked,) + line.worked[at + 1 :]

    def amount(self, line: "Line", text: str) -> None:
        """Read an amount that is worked out."""
        words = text.split()
        first = words[0] if words else ""
        rest = text[len(first) :].strip()
        minus, _, other = text.partition(" minus ")
        for phrase in _TABLE_PAYS:
            if text[: len(phrase)] == phrase:
                self.pay(line, words[2], text[len(phrase) :])
                return
        if first in ("best", "least", "sum") and rest[:3] == "of ":
            self.work(line, first, 0, rest[3:])
        elif first in ("product", "difference") and rest[:3] == "of ":
            self.work(line, first, 0, rest[3:], " and ")
        elif other and not _is_number(first):
            self.work(line, "minus", 0, minus + " and " + other, " and ")
        elif first == "worth":
            self.table(line, rest)
        elif not _is_number(first):
            self.no_amount(text)
        else:
            self.numbered(line, text, words)

    def no_amount(self, text: str) -> "NoReturn":
        """Reject a text that begins like no phrase, or that has no comparison after ` when `."""
        condition = text.partition(" when ")[2]
        if condition:
            self.wrong(condition, "A reaches 3, A is under B, A is equal to B")
        self.wrong(text, _OF_DICE if self.form.dice else _PHRASES)

    def numbered(self, line: "Line", text: str, words: list[str]) -> None:
        """Read an amount that begins with a number; `words` are those of `text`."""
        if len(words) == 1 or words[1:] in (["points"], ["point"]):
            self.add(line, ("fixed", self.number(words[0], -VALUE, VALUE), (), ()))
        elif words[1:5] == ["for", "each", "set", "of"]:
            self.work(line, "set", self.number(words[0], -VALUE, VALUE), text.partition(" set of ")[2])
        elif words[1:3] == ["for", "every"] and words[4:5] == ["of"] and len(words) > 5:
            numbers = self.number(words[0], -VALUE, VALUE), self.number(words[3], 1, VALUE)
            self.work(line, "every", numbers, text.partition(" of ")[2], "")
        elif words[1:3] == ["for", "each"] and len(words) > 3:
            self.work(line, "per", self.number(words[0], -VALUE, VALUE), text.partition(" each ")[2], "")
        else:
            before, _, name = text.partition(" for ")
            which, _, name = name.partition(" ")
            if which not in ("most", "fewest") or not name:
                self.no_amount(text)
            self.work(line, which, tuple(self.numbers(before.split(), -VALUE)), name, "")

    def pay(self, line: "Line", way: str, text: str) -> None:
        """Read `the others pay …`, with `to …` for those who share what is paid."""
        text, _, to = text.partition(" to ")
        at = len(line.worked)
        self.work(line, way, (), text, "")
        if not to:
            return
        if way != "pay":
            self.unfit("to", "the others pay A")
        number = self.line_index

        def resolve() -> None:
            shares = []
            names = [line.worked[at][2][0]]
            for part in to.split("+"):
                words = part.split()
                twice = len(words) > 2 and words[1] == "x"
                shares.append(self.number(words[0], 1, VALUE) if twice else 1)
                names.append(self.above(part.partition(" x ")[2] if twice else part, number))
            self.replace(line, at, (way, tuple(shares), tuple(names), line.worked[at][3]))

        self.pending.append((self.line_number, resolve))

    def split_condition(self, text: str) -> "tuple[str, list[str]]":
        """Return what precedes ` when `, and the comparisons after it; none if it isn't a condition."""
        before, _, condition = text.partition(" when ")
        comparisons: list[str] = []
        for part in condition.split(" and ") if condition else ():
            if [word for word in _COMPARISONS if word in part]:
                comparisons.append(part)
            elif comparisons:  # the word is part of a name
                comparisons[-1] += " and " + part
            else:
                return text, []
        return before, comparisons

    def condition(self, text: str, number: int) -> "Condition":
        """Return the comparison that a text states, in line `number`."""
        for word in _COMPARISONS:
            name, found, other = text.partition(word)
            if found:
                other = other.strip()
                if _is_number(other):
                    return word.strip(), self.above(name, number), ("number", self.number(other, -TOTAL, TOTAL))
                return word.strip(), self.above(name, number), self.above(other, number)
        raise ValueError(text)  # `split_condition` found one

    def together(self, line: "Line", text: str) -> None:
        """Read `together …`: what the entries of all players come to."""
        least, to, most = text.partition(" to ")
        if _is_number(least) and (not to or _is_number(most)):
            first = self.number(least, -TOTAL, TOTAL)
            line.together_most = self.number(most, -TOTAL, TOTAL) if to else first
            line.together = "number", first
            if to and first >= line.together_most:
                self.reject("sheet_range", first, line.together_most)
        elif text in _COMMON:
            line.together = text, 0
        else:
            self.wrong(text, "26, 1 to 2, the round, the number of players")

    def only(self, line: "Line", name: str) -> None:
        """Read `only …`: the first player who has that name fills the line, and nobody else."""
        number = self.line_index
        line.only = NO_NAME

        def resolve() -> None:
            line.only = self.above(name, number)

        self.pending.append((self.line_number, resolve))

    def kind(self, line: "Line", kind: str, least: int, most: int, values: tuple[int, ...] = ()) -> None:
        """Set what is entered in a line: its kind, least and most; `values` of "one of" and "cross"."""
        if line.kind is not None:
            self.reject("sheet_both")
        if least >= most:
            self.reject("sheet_range", least, most)
        line.kind, line.most = kind, most
        if least:
            line.least = least
        if values:
            line.values = values

    def case(self, line: "Line", words: list[str], comparisons: "Sequence[str]") -> None:
        """Read `2 to 11 when …`: the bounds of the entry for those of whom it is true."""
        least, most = self.number(words[0], -VALUE), self.number(words[2], -VALUE)
        at = len(line.cases)
        if not at:
            self.kind(line, "number", least, most)
        elif least >= most:
            self.reject("sheet_range", least, most)
        line.least, line.most = min(line.least, least), max(line.most, most)
        line.cases += ((least, most, ()),)
        number = self.line_index

        def resolve() -> None:
            conditions = tuple([self.condition(comparison, number) for comparison in comparisons])
            line.cases = line.cases[:at] + ((least, most, conditions),) + line.cases[at + 1 :]

        self.pending.append((self.line_number, resolve))

    def at_most(self, line: "Line", name: str) -> None:
        """Read `at most …`: the amount that no entry exceeds."""
        number = self.line_index
        line.at_most = NO_NAME

        def resolve() -> None:
            line.at_most = self.above(name, number)

        self.pending.append((self.line_number, resolve))

    def one_of(self, line: "Line", text: str) -> None:
        """Read `one of …`: the points to choose from, each after its names if they have any."""
        words = text.split()
        if "|" in text:
            words = [self.choice(part.strip()) for part in text.split("|")]
            line.choices = text
        values = self.numbers(words, -VALUE)
        if len(values) < 2:
            self.wrong(text, "0 25, Low 9 | High 24")
        self.kind(line, "one of", 0, len(values) - 1, tuple(values))

    def choice(self, text: str) -> str:
        """Check the names of a choice; return the text of its points."""
        names, space, points = text.rpartition(" ")
        if not space:
            self.reject("sheet_name" if _is_number(text) else "sheet_number", quoted(text))
        self.check_names(names)
        return points

    def cross(self, line: "Line", words: list[str]) -> None:
        """Read `cross …`: a row to cross in order, given as first and last number or as all numbers."""
        if len(words) == 3 and words[1] == "to":
            first, last = self.number(words[0], 0, 99), self.number(words[2], 0, 99)
            step = 1 if first < last else -1
            values = list(range(first, last + step, step))
        else:
            values = self.numbers(words, 0)
        if not 2 <= len(values) <= _LIST_LENGTH:
            self.reject("sheet_how_many", len(values), 2, _LIST_LENGTH)
        self.kind(line, "cross", 0, len(values), tuple(values))

    # Any: as in `Line.worth`.
    def worth(self, line: "Line", *worth: "Any") -> None:
        """Set what the line counts, as in `Line.worth`."""
        if line.worth:
            self.reject("sheet_both")
        line.worth = worth

    def times(self, line: "Line", text: str) -> None:
        """Read `times …`: a number, a line, the least or best of several."""
        if _is_number(text):
            self.worth(line, "each", self.number(text, -VALUE, VALUE), 1)
            return
        which, of, names = text.partition(" of ")
        several = bool(of) and which in ("least", "best")
        if not several:
            which, names = "sum", text
        self.worth(line, "times", which, ())

        def put(found: "Names") -> None:
            line.worth = "times", which, found

        self.refer(names, put, several)

    def table(self, line: "Line", text: str) -> None:
        """Read `worth …`: points by count, or by sets."""
        text, sets, names = text.partition(" for sets of ")
        text, of_line, name = text.partition(" for ")
        words = text.split()
        then = 0
        if words in (["triangular"], ["squares"]):
            if sets or of_line:
                self.wrong(text, "0 1 3 6 10")
            self.worth(line, words[0])
            return
        if len(words) > 2 and words[-2] == "then":
            then = self.number(words[-1], -VALUE, VALUE)
            words = words[:-2]
        numbers = tuple(self.numbers(words, -VALUE))
        if sets:
            self.work(line, "sets", numbers, names)
        elif of_line:
            self.work(line, "table", (numbers, then), name, "")
        else:
            self.worth(line, "table", numbers, then)

    # Any: as in `Line.worked`.
    def work(self, line: "Line", way: str, numbers: "Any", names: str, between: str = "+") -> None:
        """Work the line out from others by their `names`; way and numbers are as in `Line.worked`.

        between: what is between the names; "": there is one.
        """
        at = len(line.worked)
        self.add(line, (way, numbers, (), ()))

        def put(found: "Names") -> None:
            self.replace(line, at, (way, numbers, found, line.worked[at][3]))

        self.refer(names, put, way in ("best", "least", "sum"), between)

    def refer(self, names: str, put: "Callable[[Names], None]", points: bool = False, between: str = "+") -> None:
        """Resolve names joined by `between` later, then `put` them. All must be above this line. points: use theirs."""
        number = self.line_index

        def resolve() -> None:
            found = []
            text = ""
            parts = names.split(between) if between else [names]
            for at, part in enumerate(parts):
                text += part
                if between == " and " and at + 1 < len(parts) and not self.is_name(text.strip()):
                    text += between  # the word is part of a name
                    continue
                found.append(self.above(text, number, points))
                text = ""
            put(tuple(found))

        self.pending.append((self.line_number, resolve))

    def above(self, text: str, number: int, points: bool = False) -> "Name":
        """Return what a name means in line `number`, also gathered over players. points: the points of a line."""
        text = text.strip()
        if text in _COMMON:
            return text, 0
        if not self.is_known(text):
            for end, way in _OF_PLAYERS:
                if text[-len(end) :] == end:
                    return way, self.above(text[: -len(end)], number, points)
            for start, way in _EXTREMES:
                if text[: len(start)] == start:
                    return way, self.above(text[len(start) :], number, points)
        kind, last = reference = self.found(text)
        if kind == "group":
            last = max([i for i, line in enumerate(self.form.lines) if line.group == reference[1]] + [-1])
        if last >= number:
            self.reject("sheet_above", quoted(text))
        return ("points", last) if points and kind == "line" else reference

    def is_name(self, text: str) -> bool:
        """Return whether a text is a name, or one gathered over players."""
        if self.is_known(text) or text in _COMMON or text[:10] == "points of " and self.is_known(text[10:].strip()):
            return True
        for end, _ in _OF_PLAYERS:
            if text[-len(end) :] == end and self.is_name(text[: -len(end)].strip()):
                return True
        for start, _ in _EXTREMES:
            if text[: len(start)] == start and self.is_name(text[len(start) :].strip()):
                return True
        return False

    def is_known(self, text: str) -> bool:
        """Return whether a text is the name of a line or group."""
        return text in self.form.groups_of or text in self.form.lines_of

    def found(self, name: str) -> "Name":
        """Return what a name refers to."""
        form = self.form
        if name in form.groups_of:
            return "group", form.groups_of[name]
        if name in form.lines_of:
            return "line", form.lines_of[name]
        if name[:10] == "points of " and name[10:].strip() in form.lines_of:
            return "points", form.lines_of[name[10:].strip()]
        if not name:
            self.reject("sheet_name")
        if name[0] in "-−0123456789":
            self.reject("sheet_number", quoted(name))
        self.reject("sheet_unknown", quoted(name), self.names_so_far())

    def names_so_far(self) -> str:
        """Return the label of the names of lines and groups, as many as a message has room for."""
        lines = self.form.lines_of
        names = sorted(self.form.groups_of) + sorted(lines, key=lambda name: lines[name])  # MicroPython keeps no order
        text = ", ".join(names)
        return ":" + (text if len(text) <= _NAMES_LENGTH else text[: text.rfind(",", 0, _NAMES_LENGTH)] + " …")

    def gives(self, line: "Line", least: int, text: str) -> None:
        """Read `at … gives …`: from `least` on, the line adds to one below."""
        words = text.split()
        count = 1
        if len(words) > 2 and words[1] == "x":
            count = self.number(words[0], 1, VALUE)
            text = text.partition(" x ")[2].strip()
        at = len(line.gives)
        number = self.line_index
        line.gives += ((least, count, number),)

        def resolve() -> None:
            kind, to = self.found(text)
            if kind != "line" or to <= number or self.form.lines[to].kind not in ("number", "ticks"):
                self.reject("sheet_below", quoted(text))
            line.gives = line.gives[:at] + ((least, count, to),) + line.gives[at + 1 :]

        self.pending.append((self.line_number, resolve))

    def needs(self, line: "Line", name: str, least: int) -> None:
        """Lock the line until the one of that name has `least`."""
        number = self.line_index

        def resolve() -> None:
            found = self.found(name)
            if found[0] != "group" and found[1] == number:
                self.reject("sheet_above", quoted(name))
            line.needs = least, found

        line.needs = least, NO_NAME
        self.pending.append((self.line_number, resolve))

    def by_players(self, words: list[str]) -> tuple[int, int]:
        """Return the least and most players of `from … players`, `up to … players` or `with … players`."""
        if words[0] == "up" and words[1:2] == ["to"]:
            words = words[1:]
        elif words[0] == "up":
            words = []
        if len(words) != 3 or words[2] not in ("players", "player"):
            self.wrong(" ".join(words), "from 3 players, up to 3 players, with 3 players")
        count = self.number(words[1], 1, PLAYERS)
        return (1 if words[0] == "to" else count), (PLAYERS if words[0] == "from" else count)

    # -- numbers

    def number(self, text: str, least: int = 0, most: int = VALUE) -> int:
        """Return the whole number in a text. Raises SheetError unless it is from `least` to `most`."""
        if not _is_number(text):
            self.reject("sheet_number", quoted(text))
        value = -int(text[1:]) if text[0] in "-−" else int(text)
        if not least <= value <= most:
            self.reject("sheet_bounds", value, least, most)
        return value

    def numbers(self, words: list[str], least: int) -> list[int]:
        """Return the numbers in some words. Raises SheetError if one is below `least`."""
        if not 1 <= len(words) <= _LIST_LENGTH:
            self.reject("sheet_how_many", len(words), 1, _LIST_LENGTH)
        return [self.number(word, least) for word in words]


def _is_number(text: str) -> bool:
    digits = text[1:] if text[:1] in ("-", "−") else text
    return 0 < len(digits) < 7 and digits.isdigit() and len(digits.encode()) == len(digits)
