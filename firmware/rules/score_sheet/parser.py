"""Reads a score sheet: its text becomes a Form (form.py), or Wrong tells the line and what is wrong there.

The form of the text is docs/sheets.md: a head, and lines, whose phrases phrases.py reads. Whatever a file says, it is
read in one pass; names are looked up at its end.
"""

from engine.limits import PLAYERS, TOTAL
from micropython import const
from plain_text import text_of
from rules.score_sheet.form import Form, Line
from rules.score_sheet.phrases import Phrases, quoted, wrong_at

# Bytes of a file, lines of a sheet, letters of a title and of a name, rounds.
_BYTES = const(2048)
_LINES = const(48)
_TITLE = const(24)
_NAME = const(18)
_ROUNDS = const(99)
# Players whose sheets are all in view.
_IN_VIEW = const(5)

_FILLED = const(("at the end", "a turn each", "each round", "during play"))
_KEYS = const(("game", "languages", "players", "filled", "ends", "wins", "loses", "bgg"))
_BANNED = const("{}[]#=:/")


def read(data):
    """The Form that a file of these bytes describes. Raises Wrong."""
    return _Reader().read(data)


class _Reader(Phrases):
    def read(self, data):
        """See `read`."""
        self.at = 0
        text = self.decoded(data)
        self.form = form = Form()
        self.said = {}  # head keys: the line each stands in
        self.later = []  # names to be looked up: (number of the line in the file, function of nothing)
        for number, line in enumerate(text.split("\n")):
            self.at = number + 1
            line = line.split("#")[0].strip()
            if line:
                self.line(line)
        self.at = 0
        if not form.names:
            raise wrong_at(1, "sheet_no_title")
        if not [line for line in form.lines if line.kind != "worked"]:
            raise wrong_at(0, "sheet_no_lines")
        for number, look in self.later:
            self.at = number
            look()
        self.at = 0
        self.whole()
        return form

    def decoded(self, data):
        """Return the text of the file. Its length counts in UTF-8: UTF-16 takes twice the room for the same letters."""
        text = ""
        if len(data) <= 2 * _BYTES + 2:
            try:
                text = text_of(data)
            except ValueError:
                raise wrong_at(0, "sheet_damaged")
        if len(data) > _BYTES and not 0 < len(text.encode()) <= _BYTES:
            raise wrong_at(0, "sheet_long", _BYTES)
        return text

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
            self.wrong("sheet_what", quoted(text))

    # -- the head

    def head(self, key, value):
        """`key = value`."""
        if key not in _KEYS:
            self.wrong("sheet_what", quoted(key))
        if key in self.said:
            self.wrong("sheet_twice", quoted(key))
        if self.form.lines or self.form.groups:
            self.wrong("sheet_above_lines", quoted(key))
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
                self.wrong("sheet_what", quoted(code))
        self.form.languages = codes

    def _players(self, value):
        words = value.split()
        if len(words) == 1:
            words = [words[0], "to", words[0]]
        if len(words) != 3 or words[1] != "to":
            self.wrong("sheet_what", quoted(value))
        least, most = self.number(words[0]), self.number(words[2])
        if not 1 <= least <= most <= PLAYERS:
            self.wrong("sheet_players", PLAYERS)
        self.form.players = least, most

    def _filled(self, value):
        if value not in _FILLED:
            self.wrong("sheet_what", quoted(value))
        self.form.filled = value

    def _ends(self, value):
        value, comma, extra = value.partition(",")
        if comma:
            if extra.strip() != "ties play on":
                self.wrong("sheet_what", quoted(extra.strip()))
            self.form.play_on = True
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
                self.wrong("sheet_what", quoted(text.strip()))

    def ends_when(self, name, least):
        """An end that is reached when `least` stands in the line of that name."""
        at = len(self.form.ends)
        self.form.ends.append(("reaches", least, 0))

        def look():
            self.form.ends[at] = "reaches", least, self.found(name)

        self.later.append((self.at, look))

    def _wins(self, value):
        parts = value.split(",")
        if parts[0].strip() not in ("most points", "fewest points"):
            self.wrong("sheet_what", quoted(parts[0].strip()))
        self.form.fewest = parts[0].strip() == "fewest points"
        for part in parts[1:]:
            words = part.split()
            if len(words) < 3 or words[0] != "then" or words[1] not in ("most", "fewest"):
                self.wrong("sheet_what", quoted(part.strip()))
            self.tie(1 if words[1] == "most" else -1, part.strip()[5:].strip().partition(" ")[2].strip())

    def tie(self, sign, name):
        """What decides between equal points: most (sign 1) or fewest (-1) of the line of that name."""
        at = len(self.form.ties)
        self.form.ties.append(None)

        def look():
            self.form.ties[at] = sign, self.found(name)

        self.later.append((self.at, look))

    def _loses(self, value):
        which, _, name = value.partition(" ")
        if which not in ("most", "fewest"):
            self.wrong("sheet_what", quoted(value))

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
                self.wrong("sheet_wide", quoted(part), _NAME)
            for letter in part:
                if letter < " " or letter in _BANNED:
                    self.wrong("sheet_what", quoted(part))
        if parts[0] in self.form.lines_of or parts[0] in self.form.groups_of:
            self.wrong("sheet_twice", quoted(parts[0]))
        return parts[0]

    def group(self, text):
        """`[Names]`, or `[]`."""
        if text[-1] != "]":
            self.wrong("sheet_what", quoted(text))
        names = text[1:-1].strip()
        self.form.group = -1
        if names:
            self.form.groups_of[self.names(names)] = self.form.group = len(self.form.groups)
            self.form.groups.append(names)

    def entry(self, names, said):
        """`Names: phrases`: a Line, and what is `said` of it."""
        form = self.form
        name = self.names(names)
        if len(form.lines) == _LINES:
            self.wrong("sheet_many", _LINES)
        line = Line(names, form.group)
        form.lines_of[name] = self.number_of_line = len(form.lines)
        form.lines.append(line)
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
        if line.unless_all_tie and not [part for part in line.worked if part[0] in ("most", "fewest")]:
            self.wrong("sheet_not_here", ":nothing if all tie")
        if line.floor is not None and line.worth == ("nothing",):
            self.wrong("sheet_both")
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
                self.wrong("sheet_wide", quoted(title), _TITLE)
            for letter in title:
                if letter < " " or letter in "{}":
                    self.wrong("sheet_what", quoted(title))
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
        in_rounds = form.filled in ("each round", "during play")
        if form.play_on and not (in_rounds and [end for end in form.ends if end[0] != "by hand"]):
            self.wrong("sheet_not_here", ":ties play on")
        if not form.ends:
            form.ends.append(("full" if form.filled == "a turn each" else "by hand", 0, 0))
        for line in form.lines:
            if form.filled == "each round" and line.kind != "worked" and not line.at_end:
                return
        if form.filled == "each round":
            raise wrong_at(0, "sheet_no_lines")
