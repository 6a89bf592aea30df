"""What a score sheet says of a line, phrase by phrase: what is entered, what that is worth, what it is worked out of.

The phrases are those of docs/sheets.md. Names are looked up when all lines are read.
"""

from engine.limits import PLAYERS, TOTAL, VALUE
from micropython import const

# Numbers in a list; letters of what is quoted.
_LIST = const(30)
_QUOTED = const(16)

_TIES = const(("all", "split", "share", "none"))
# What is said in so many words, and the field of the Line that is true then.
_TRUE = const(
    (
        ("only one", "only_one"),
        ("once a game", "once"),
        ("at the end", "at_end"),
        ("free", "free"),
        ("optional", "optional"),
        ("last counts twice", "twice"),
        ("last closes", "closes"),
        ("nothing if all tie", "unless_all_tie"),
    )
)


class Wrong(ValueError):
    """A text that is no sheet. Its argument: labels of what is wrong, the number of the line first (0: all of it)."""


def wrong_at(line, *reason):
    """Wrong for a line of the file (0: all of it): an id of words, and what goes into its text."""
    # Not in an __init__: native exceptions of MicroPython have none to call.
    return Wrong((("sheet_line", line), reason if len(reason) > 1 else reason[0]))


def quoted(text):
    """A part of the text as a label to quote."""
    return ":" + (text if len(text) <= _QUOTED else text[: _QUOTED - 1] + "…")


class Phrases:
    """Reads phrases into the Lines of `form`. at: the number of the line of the file that is read, 0: none.

    later: the names to be looked up, as pairs (number of the line of the file, function of nothing).
    number_of_line: which Line of the form it is.
    """

    def wrong(self, *reason):
        """Raise Wrong for the line that is read."""
        raise wrong_at(self.at, *reason)

    def phrase(self, line, text):
        """What is said of a line, between two commas."""
        words = text.split()
        first = words[0]
        rest = text[len(first) :].strip()
        for said, field in _TRUE:
            if text == said:
                setattr(line, field, True)
                return
        if text == "free to the end":
            line.free = line.asked_last = True
        elif words[:2] == ["never", "below"] and len(words) == 3:
            line.floor = self.number(words[2], -VALUE, VALUE)
        elif text == "tick":
            self.kind(line, "ticks", 0, 1)
        elif text == "no points":
            self.worth(line, "nothing")
        elif words[:2] == ["one", "of"]:
            self.one_of(line, words[2:])
        elif words[:2] == ["last", "needs"] and len(words) == 3:
            line.needs_before = self.number(words[2], 1, _LIST)
        elif first == "cross":
            self.cross(line, words[1:])
        elif first == "times":
            self.times(line, rest)
        elif first == "worth":
            self.table(line, rest)
        elif first == "ties" and len(words) == 2 and words[1] in _TIES:
            line.ties = words[1]
        elif first in ("best", "least", "sum") and rest[:3] == "of ":
            self.work(line, first, 0, rest[3:])
        elif first == "at" and len(words) > 3 and words[2] == "gives":
            self.gives(line, self.number(words[1], 1, VALUE), rest.partition("gives")[2].strip())
        elif first == "needs" and len(words) > 2:
            self.needs(line, rest[: -len(words[-1])].strip(), self.number(words[-1], -VALUE, VALUE))
        elif first in ("from", "up"):
            self.by_players(line, words)
        else:
            self.numbers_first(line, text, words)

    def numbers_first(self, line, text, words):
        """The phrase `text` of a Line, whose `words` begin with a number."""
        if not _is_number(words[0]):
            self.wrong("sheet_what", quoted(text))
        number = self.number(words[0], -VALUE, VALUE)
        if len(words) == 3 and words[1] == "to":
            self.kind(line, "number", number, self.number(words[2], -VALUE, VALUE))
        elif len(words) == 2 and words[1] in ("ticks", "tick"):
            self.kind(line, "ticks", 0, self.number(words[0], 1, _LIST))
        elif len(words) == 4 and words[1:3] == ["for", "every"]:
            self.worth(line, "each", number, self.number(words[3], 1, VALUE))
        elif words[1:5] == ["for", "each", "set", "of"]:
            self.work(line, "set", number, text.partition(" set of ")[2])
        elif words[1:2] == ["when"]:
            self.when(line, number, text.partition(" when ")[2])
        else:
            before, _, name = text.partition(" for ")
            which, _, name = name.partition(" ")
            if which not in ("most", "fewest") or not name:
                self.wrong("sheet_what", quoted(text))
            numbers = self.numbers(before.split(), -VALUE)
            self.work(line, which, tuple(numbers), name)

    def kind(self, line, kind, least, most, values=()):
        """What is entered in a Line: its kind, least and most; values: numbers of points or boxes, of some kinds."""
        if line.kind is not None:
            self.wrong("sheet_both")
        if least >= most:
            self.wrong("sheet_range", least, most)
        line.kind, line.least, line.most, line.values = kind, least, most, values

    def one_of(self, line, words):
        """One of these numbers of points, as words."""
        values = self.numbers(words, -VALUE)
        if len(values) < 2:
            self.wrong("sheet_what", ":one of")
        self.kind(line, "one of", 0, len(values) - 1, tuple(values))

    def cross(self, line, words):
        """A row to cross in order: `words`, a first and a last number or all."""
        if len(words) == 3 and words[1] == "to":
            first, last = self.number(words[0], 0, 99), self.number(words[2], 0, 99)
            step = 1 if first < last else -1
            values = list(range(first, last + step, step))
        else:
            values = self.numbers(words, 0)
        if not 2 <= len(values) <= _LIST:
            self.wrong("sheet_what", ":cross")
        self.kind(line, "cross", 0, len(values), tuple(values))

    def worth(self, line, *worth):
        """What the line counts."""
        if line.worth:
            self.wrong("sheet_both")
        line.worth = worth

    def times(self, line, text):
        """So much each: a number, a line, the least or best of several."""
        if _is_number(text):
            self.worth(line, "each", self.number(text, -VALUE, VALUE), 1)
            return
        which, of, names = text.partition(" of ")
        several = of and which in ("least", "best")
        if not several:
            which, names = "sum", text
        self.worth(line, "times", which, ())

        def put(found):
            line.worth = "times", which, found

        self.refer(names, put, several)

    def table(self, line, text):
        """`worth …`, of how many there are, or of sets."""
        text, sets, names = text.partition(" for sets of ")
        words = text.split()
        then = 0
        if words in (["triangular"], ["squares"]):
            if sets:
                self.wrong("sheet_what", quoted(text))
            self.worth(line, words[0])
            return
        if len(words) > 2 and words[-2] == "then":
            then = self.number(words[-1], -VALUE, VALUE)
            words = words[:-2]
        numbers = tuple(self.numbers(words, -VALUE))
        if sets:
            self.work(line, "sets", numbers, names)
        else:
            self.worth(line, "table", numbers, then)

    def when(self, line, number, text):
        """So many points (`number`) for the threshold that `text` names."""
        for word, way in ((" reaches ", "reaches"), (" is under ", "under")):
            name, found, least = text.partition(word)
            if found:
                self.work(line, way, (number, self.number(least.strip(), -TOTAL, TOTAL)), name)
                return
        self.wrong("sheet_what", quoted(text))

    def work(self, line, way, numbers, names):
        """The line is worked out of those with these `names`: way and numbers are as in `Line.worked`."""
        at = len(line.worked)
        line.worked.append((way, numbers, ()))

        def put(found):
            line.worked[at] = way, numbers, found

        self.refer(names, put, way in ("best", "least", "sum"))

    def refer(self, names, put, points=False):
        """Look up names with a + between, at the end; all of them stand above this line. points: it is theirs."""
        number = self.number_of_line

        def look():
            found = []
            for name in names.split("+"):
                reference = self.found(name.strip())
                last = reference[1]
                if reference[0] == "group":  # a group
                    last = max([i for i, line in enumerate(self.form.lines) if line.group == reference[1]] + [-1])
                if last >= number:
                    self.wrong("sheet_above", quoted(name.strip()))
                found.append(("points", reference[1]) if points and reference[0] == "line" else reference)
            put(tuple(found))

        self.later.append((self.at, look))

    def found(self, name):
        """What a name means: ("group", number of the group), ("line" or "points", number of the line)."""
        form = self.form
        if name in form.groups_of:
            return "group", form.groups_of[name]
        if name in form.lines_of:
            return "line", form.lines_of[name]
        if name[:10] == "points of " and name[10:].strip() in form.lines_of:
            return "points", form.lines_of[name[10:].strip()]
        self.wrong("sheet_unknown", quoted(name))

    def gives(self, line, least, text):
        """So many there give one or more to a line below."""
        words = text.split()
        count = 1
        if len(words) > 2 and words[1] == "x":
            count = self.number(words[0], 1, VALUE)
            text = text.partition(" x ")[2].strip()
        at = len(line.gives)
        line.gives.append(None)
        number = self.number_of_line

        def look():
            kind, to = self.found(text)
            if kind != "line" or to <= number or self.form.lines[to].kind not in ("number", "ticks"):
                self.wrong("sheet_below", quoted(text))
            line.gives[at] = least, count, to

        self.later.append((self.at, look))

    def needs(self, line, name, least):
        """The line is locked until `least` stands in the one of that name."""
        number = self.number_of_line

        def look():
            found = self.found(name)
            if found[0] != "group" and found[1] == number:
                self.wrong("sheet_what", quoted(name))
            line.needs = least, found

        line.needs = least, None
        self.later.append((self.at, look))

    def by_players(self, line, words):
        """With so many players only: `words`, `from … players` or `up to … players`."""
        if (
            words[-1] != "players"
            or len(words) != (3 if words[0] == "from" else 4)
            or words[0] == "up"
            and words[1] != "to"
        ):
            self.wrong("sheet_what", quoted(" ".join(words)))
        count = self.number(words[-2], 1, PLAYERS)
        if words[0] == "from":
            line.from_players = count
        else:
            line.to_players = count

    # -- numbers

    def number(self, text, least=0, most=VALUE):
        """The whole number that a text is, from least to most. Raises Wrong."""
        if not _is_number(text):
            self.wrong("sheet_number", quoted(text))
        value = -int(text[1:]) if text[0] in "-−" else int(text)
        if not least <= value <= most:
            self.wrong("sheet_bounds", value, least, most)
        return value

    def numbers(self, words, least):
        """The numbers that some words are, `least` at least: a list. Raises Wrong."""
        if not 1 <= len(words) <= _LIST:
            self.wrong("sheet_number", ":")
        return [self.number(word, least) for word in words]


def _is_number(text):
    digits = text[1:] if text[:1] in ("-", "−") else text
    return 0 < len(digits) < 7 and digits.isdigit() and max(digits) <= "9"
