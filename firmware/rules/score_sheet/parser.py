"""Reads a score sheet: its text becomes a Form (form.py), or Wrong tells the line and what is wrong there.

The form of the text is docs/sheets.md. Whatever a file says, it is read in one pass; names are looked up at its end.
"""

from micropython import const
from rules.limits import PLAYERS, TOTAL, VALUE
from rules.score_sheet.form import Form, Line
from rules.text import text_of

# Bytes of a file, lines of a sheet, letters of a title and of a name, numbers in a list, rounds.
_BYTES = const(2048)
_LINES = const(48)
_TITLE = const(24)
_NAME = const(18)
_LIST = const(30)
_ROUNDS = const(99)
# Letters of what is quoted.
_QUOTED = const(16)
# Players whose sheets are all in view.
_IN_VIEW = const(5)

_FILLED = const(("at the end", "a turn each", "each round", "during play"))
_TIES = const(("all", "split", "share", "none"))
_KEYS = const(("game", "languages", "players", "filled", "ends", "wins", "loses", "bgg"))
_BANNED = const("{}[]#=:/")


class Wrong(ValueError):
    """A text that is no sheet. Its argument: labels of what is wrong, the number of the line first (0: all of it)."""


def _wrong(line, *reason):
    # Not in an __init__: native exceptions of MicroPython have none to call.
    return Wrong((("sheet_line", line), reason if len(reason) > 1 else reason[0]))


def read(data):
    """The Form that a file of these bytes describes. Raises Wrong."""
    return _Reader().read(data)


def _quoted(text):
    """A part of the text as a label to quote."""
    return ":" + (text if len(text) <= _QUOTED else text[: _QUOTED - 1] + "…")


class _Reader:
    def read(self, data):
        """See `read`."""
        self.at = 0
        if len(data) > _BYTES:
            raise _wrong(0, "sheet_long", _BYTES)
        self.form = form = Form()
        self.said = {}  # head keys: the line each stands in
        self.lines = []  # numbers of the lines of the file, for each line of the sheet
        self.later = []  # names to be looked up: (number of the line in the file, function of nothing)
        for number, text in enumerate(text_of(data).split("\n")):
            self.at = number + 1
            text = text.split("#")[0].strip()
            if text:
                self.line(text)
        self.at = 0
        if not form.names:
            raise _wrong(1, "sheet_no_title")
        if not [line for line in form.lines if line.kind != "worked"]:
            raise _wrong(0, "sheet_no_lines")
        for number, look in self.later:
            self.at = number
            look()
        self.at = 0
        self.whole()
        return form

    def wrong(self, *reason):
        """Raise Wrong for the line that is read."""
        raise _wrong(self.at, *reason)

    def line(self, text):
        """A line of the file that is not empty."""
        colon = text.find(":")
        equals = text.find("=")
        if text[0] == "[":
            self.group(text)
        elif equals >= 0 and (colon < 0 or equals < colon):
            self.head(text[:equals].strip(), text[equals + 1 :].strip())
        elif colon >= 0:
            self.entry(text[:colon].strip(), text[colon + 1 :])
        else:
            self.wrong("sheet_what", _quoted(text))

    # -- the head

    def head(self, key, value):
        """`key = value`."""
        if key not in _KEYS:
            self.wrong("sheet_what", _quoted(key))
        if key in self.said:
            self.wrong("sheet_twice", _quoted(key))
        if self.form.lines or self.form.groups:
            self.wrong("sheet_above_lines", _quoted(key))
        if not self.said and key != "game":
            self.wrong("sheet_no_title")
        self.said[key] = self.at
        getattr(self, "_" + key)(value)

    def _game(self, value):
        self.form.names = value

    def _languages(self, value):
        codes = [code.strip() for code in value.split(",")]
        for code in codes:
            if len(code) != 2 or not code.isalpha() or code != code.lower() or codes.count(code) > 1:
                self.wrong("sheet_what", _quoted(code))
        self.form.languages = codes

    def _players(self, value):
        words = value.split()
        if len(words) == 1:
            words = [words[0], "to", words[0]]
        if len(words) != 3 or words[1] != "to":
            self.wrong("sheet_what", _quoted(value))
        least, most = self.number(words[0]), self.number(words[2])
        if not 1 <= least <= most <= PLAYERS:
            self.wrong("sheet_players", PLAYERS)
        self.form.players = least, most

    def _filled(self, value):
        if value not in _FILLED:
            self.wrong("sheet_what", _quoted(value))
        self.form.filled = value

    def _ends(self, value):
        for text in value.split(" or "):
            words = text.split()
            if text.strip() == "by hand":
                self.form.ends.append(("by hand", 0, 0))
            elif text.strip() == "when full":
                self.form.ends.append(("full", 0, 0))
            elif len(words) == 3 and words[0] == "after" and words[2] in ("rounds", "round"):
                self.form.ends.append(("rounds", self.number(words[1], 1, _ROUNDS), 0))
            elif len(words) == 3 and words[0] == "at" and words[2] in ("points", "point"):
                self.form.ends.append(("points", self.number(words[1], 1, TOTAL), 0))
            elif (
                len(words) == 5
                and words[0] == "when"
                and words[2:] in (["rows", "are", "closed"], ["row", "is", "closed"])
            ):
                self.form.ends.append(("closed", self.number(words[1], 1, _LINES), 0))
            elif words and words[0] == "when" and " reaches " in text:
                name, _, least = text.strip()[4:].partition(" reaches ")
                self.ends_when(name.strip(), self.number(least.strip(), 1, TOTAL))
            else:
                self.wrong("sheet_what", _quoted(text.strip()))

    def ends_when(self, name, least):
        """An end that is reached when a line is."""
        at = len(self.form.ends)
        self.form.ends.append(("reaches", least, 0))

        def look():
            self.form.ends[at] = "reaches", least, self.found(name)

        self.later.append((self.at, look))

    def _wins(self, value):
        parts = value.split(",")
        if parts[0].strip() not in ("most points", "fewest points"):
            self.wrong("sheet_what", _quoted(parts[0].strip()))
        self.form.fewest = parts[0].strip() == "fewest points"
        for part in parts[1:]:
            words = part.split()
            if len(words) < 3 or words[0] != "then" or words[1] not in ("most", "fewest"):
                self.wrong("sheet_what", _quoted(part.strip()))
            self.tie(1 if words[1] == "most" else -1, part.strip()[5:].strip().partition(" ")[2].strip())

    def tie(self, sign, name):
        """What decides between equal points."""
        at = len(self.form.ties)
        self.form.ties.append(None)

        def look():
            self.form.ties[at] = sign, self.found(name)

        self.later.append((self.at, look))

    def _loses(self, value):
        which, _, name = value.partition(" ")
        if which not in ("most", "fewest"):
            self.wrong("sheet_what", _quoted(value))

        def look():
            self.form.loses = 1 if which == "most" else -1, self.found(name.strip())

        self.later.append((self.at, look))

    def _bgg(self, value):
        self.form.bgg = self.number(value, 1, 9999999)

    # -- the lines

    def names(self, text):
        """Check the names of a line or group, as they are written; return the first one."""
        parts = [part.strip() for part in text.split("/")]
        if len(parts) > 1 and len(parts) != len(self.form.languages):
            self.wrong("sheet_names", len(parts), len(self.form.languages))
        for part in parts:
            if not part:
                self.wrong("sheet_name")
            if len(part) > _NAME:
                self.wrong("sheet_wide", _quoted(part), _NAME)
            for letter in part:
                if letter < " " or letter in _BANNED:
                    self.wrong("sheet_what", _quoted(part))
        if parts[0] in self.form.lines_of or parts[0] in self.form.groups_of:
            self.wrong("sheet_twice", _quoted(parts[0]))
        return parts[0]

    def group(self, text):
        """`[Names]`, or `[]`."""
        if text[-1] != "]":
            self.wrong("sheet_what", _quoted(text))
        names = text[1:-1].strip()
        self.form.group = -1
        if names:
            self.form.groups_of[self.names(names)] = self.form.group = len(self.form.groups)
            self.form.groups.append(names)

    def entry(self, names, said):
        """`Names: phrases`."""
        form = self.form
        name = self.names(names)
        if len(form.lines) == _LINES:
            self.wrong("sheet_many", _LINES)
        line = Line(names, form.group)
        form.lines_of[name] = self.number_of_line = len(form.lines)
        form.lines.append(line)
        self.lines.append(self.at)
        line.at_end = form.filled == "at the end"
        for text in said.split(","):
            text = text.strip()
            if text:
                self.phrase(line, text)
        if line.worked:
            if line.kind is not None:
                self.wrong("sheet_both")
            line.kind = "worked"
        elif line.kind is None:
            line.kind, line.least, line.most = "number", 0, 999
        if line.ties is not None and not [part for part in line.worked if part[0] in ("most", "fewest")]:
            self.wrong("sheet_not_here", ":ties")
        if (line.needs_before or line.twice or line.closes) and line.kind != "cross":
            self.wrong("sheet_not_here", ":last")
        if line.only_one and (line.kind != "ticks" or line.most != 1):
            self.wrong("sheet_not_here", ":only one")
        if line.free and form.filled != "a turn each":
            self.wrong("sheet_not_here", ":free")
        if line.once and form.filled != "each round":
            self.wrong("sheet_not_here", ":once a game")
        if line.kind == "worked" and (line.worth or line.free or line.once or line.needs or line.gives):
            self.wrong("sheet_both")
        if line.worth and line.worth[0] in ("table", "triangular", "squares") and line.least < 0:
            self.wrong("sheet_range", line.least, line.most)

    def phrase(self, line, text):
        """What is said of a line, between two commas."""
        words = text.split()
        first = words[0]
        rest = text[len(first) :].strip()
        if text == "tick":
            self.kind(line, "ticks", 0, 1)
        elif text == "no points":
            self.worth(line, "nothing")
        elif text == "only one":
            line.only_one = True
        elif text == "once a game":
            line.once = True
        elif text == "at the end":
            line.at_end = True
        elif text == "free":
            line.free = True
        elif text == "optional":
            line.optional = True
        elif text == "last counts twice":
            line.twice = True
        elif text == "last closes":
            line.closes = True
        elif text[:8] == "one of ":
            self.one_of(line, words[2:])
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
        """A phrase that begins with a number."""
        if not _is_number(words[0]):
            self.wrong("sheet_what", _quoted(text))
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
                self.wrong("sheet_what", _quoted(text))
            numbers = self.numbers(before.split(), -VALUE)
            self.work(line, which, tuple(numbers), name)

    def kind(self, line, kind, least, most, values=()):
        """What is entered."""
        if line.kind is not None:
            self.wrong("sheet_both")
        if least >= most:
            self.wrong("sheet_range", least, most)
        line.kind, line.least, line.most, line.values = kind, least, most, values

    def one_of(self, line, words):
        """One of these numbers of points."""
        values = self.numbers(words, -VALUE)
        if len(values) < 2:
            self.wrong("sheet_what", ":one of")
        self.kind(line, "one of", 0, len(values) - 1, tuple(values))

    def cross(self, line, words):
        """A row to cross in order."""
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
                self.wrong("sheet_what", _quoted(text))
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
        """Points for a threshold."""
        for word, way in ((" reaches ", "reaches"), (" is under ", "under")):
            name, found, least = text.partition(word)
            if found:
                self.work(line, way, (number, self.number(least.strip(), -TOTAL, TOTAL)), name)
                return
        self.wrong("sheet_what", _quoted(text))

    def work(self, line, way, numbers, names):
        """The line is worked out of others."""
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
                    self.wrong("sheet_above", _quoted(name.strip()))
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
        self.wrong("sheet_unknown", _quoted(name))

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
                self.wrong("sheet_below", _quoted(text))
            line.gives[at] = least, count, to

        self.later.append((self.at, look))

    def needs(self, line, name, least):
        """The line is locked until so much stands there."""
        number = self.number_of_line

        def look():
            found = self.found(name)
            if found[0] != "group" and found[1] == number:
                self.wrong("sheet_what", _quoted(name))
            line.needs = least, found

        line.needs = least, None
        self.later.append((self.at, look))

    def by_players(self, line, words):
        """With so many players only."""
        if (
            words[-1] != "players"
            or len(words) != (3 if words[0] == "from" else 4)
            or words[0] == "up"
            and words[1] != "to"
        ):
            self.wrong("sheet_what", _quoted(" ".join(words)))
        count = self.number(words[-2], 1, PLAYERS)
        if words[0] == "from":
            line.from_players = count
        else:
            line.to_players = count

    # -- numbers

    def number(self, text, least=0, most=VALUE):
        """A whole number within bounds."""
        if not _is_number(text):
            self.wrong("sheet_number", _quoted(text))
        value = -int(text[1:]) if text[0] in "-−" else int(text)
        if not least <= value <= most:
            self.wrong("sheet_bounds", value, least, most)
        return value

    def numbers(self, words, least):
        """Some numbers, with spaces between."""
        if not 1 <= len(words) <= _LIST:
            self.wrong("sheet_number", ":")
        return [self.number(word, least) for word in words]

    # -- the whole

    def whole(self):
        """What goes together, or not, on the sheet as a whole."""
        form = self.form
        self.at = self.said["game"]
        titles = [part.strip() for part in form.names.split("/")]
        if len(titles) > 1 and len(titles) != len(form.languages):
            self.wrong("sheet_names", len(titles), len(form.languages))
        for title in titles:
            if not title:
                self.wrong("sheet_no_title")
            if len(title) > _TITLE:
                self.wrong("sheet_wide", _quoted(title), _TITLE)
            for letter in title:
                if letter < " " or letter in "{}":
                    self.wrong("sheet_what", _quoted(title))
        form.title = titles[0]
        self.at = self.said.get("players", 0) or self.said.get("filled", 0)
        if form.filled == "during play" and form.players[1] > _IN_VIEW:
            if "players" in self.said:
                self.wrong("sheet_in_view", _IN_VIEW)
            form.players = 1, _IN_VIEW
        self.at = self.said.get("ends", 0)
        for kind, number, _ in form.ends:
            if kind == "closed" and len([line for line in form.lines if line.closes]) < number:
                self.wrong("sheet_not_here", ":closed")
            if kind == "full" and form.filled != "a turn each":
                self.wrong("sheet_not_here", ":when full")
        if not form.ends:
            form.ends.append(("full" if form.filled == "a turn each" else "by hand", 0, 0))
        for line in form.lines:
            if form.filled == "each round" and line.kind != "worked" and not line.at_end:
                return
        if form.filled == "each round":
            raise _wrong(0, "sheet_no_lines")


def _is_number(text):
    digits = text[1:] if text[:1] in ("-", "−") else text
    return 0 < len(digits) < 7 and digits.isdigit() and max(digits) <= "9"
