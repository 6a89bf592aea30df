"""The parser of score sheets: turns a text into a Form (form.py), or raises SheetError with the line and the reason.

docs/score-sheets-reference.md defines the text: a head, then lines, whose phrases phrases.py reads. The
parser makes one pass, then resolves names.
"""

from engine.limits import PLAYERS, SHEET_TITLE_LENGTH, TOTAL, VALUE
from micropython import const
from plain_text import text_of
from rules.score_sheet.dice import MOST_DICE
from rules.score_sheet.form import NO_NAME, ONE_TEAM, Form, Line
from rules.score_sheet.phrases import Phrases, error_at, quoted

_FILE_SIZE = const(2048)
_LINE_COUNT = const(48)
_NAME_LENGTH = const(18)
_ROUND_COUNT = const(99)
# Players if all sheets are in view.
_PLAYERS_IN_VIEW = const(5)

_FILLED = const(("at the end", "a turn each", "each round", "during play"))
_BY_LINE = const(("at the end", "each round"))
_KEYS = const(("game", "languages", "players", "filled", "ends", "wins", "loses", "bgg", "dice"))
_KEYS_LEFT = const("players, filled, ends, wins, loses, dice, bgg, languages")
_BANNED = const("{}[]#=:/")
_LINE = const(":Name: 0 to 30")
_LANGUAGES = const(("en", "fr", "it", "de", "es"))


def read(data: bytes) -> Form:
    """Return the Form that the bytes of a file describe. Raises SheetError."""
    return _Reader().read(data)


class _Reader(Phrases):
    def read(self, data: bytes) -> Form:
        self.line_number = 0
        text = self.decoded(data)
        self.form = form = Form()
        self.seen: dict[str, int] = {}  # head keys, with their line numbers
        self.pending = []
        for number, line in enumerate(text.split("\n")):
            self.line_number = number + 1
            line = line.split("#")[0].strip()
            if line:
                self.line(line)
        if not form.names:
            raise error_at(1, "sheet_no_title")
        if not [line for line in form.lines if line.kind != "worked"]:
            raise error_at(self.line_number, "sheet_no_lines", _LINE)
        for number, resolve in self.pending:
            self.line_number = number
            resolve()
        self.line_number = 0
        self.whole()
        form.lines_of = {}
        form.groups_of = {}
        return form

    def decoded(self, data: bytes) -> str:
        """Return the text of the file. The size limit is for UTF-8; the same text in UTF-16 takes twice the room."""
        text = ""
        if len(data) <= 2 * _FILE_SIZE + 2:
            try:
                text = text_of(data)
            except ValueError:
                raise error_at(0, "sheet_damaged")
        if len(data) > _FILE_SIZE and not 0 < len(text.encode()) <= _FILE_SIZE:
            fits = text.encode()[:_FILE_SIZE] if text else data[:_FILE_SIZE]
            raise error_at(fits.count(b"\n") + 1, "sheet_long", _FILE_SIZE)
        return text

    def line(self, text: str) -> None:
        """Read a line of the file that is not empty."""
        colon = text.find(":")
        equals = text.find("=")
        if text[0] == "[":
            self.group(text)
        elif equals >= 0 and (colon < 0 or equals < colon):
            self.head(text[:equals].strip(), text[equals + 1 :].strip())
        elif colon >= 0:
            self.entry(text[:colon].strip(), text[colon + 1 :])
        else:
            self.wrong(text, _LINE[1:])

    # -- the head

    def head(self, key: str, value: str) -> None:
        """Read `key = value`."""
        if key not in _KEYS:
            self.wrong(key, _KEYS_LEFT)
        if key in self.seen:
            self.reject("sheet_twice", quoted(key))
        if self.form.lines or self.form.groups:
            self.reject("sheet_above_lines", quoted(key))
        if not self.seen and key != "game":
            self.reject("sheet_no_title")
        self.seen[key] = self.line_number
        getattr(self, "_" + key)(value)

    def _game(self, value: str) -> None:
        self.form.names = value

    def _languages(self, value: str) -> None:
        codes = [code.strip() for code in value.split(",")]
        for code in codes:
            if code not in _LANGUAGES:
                self.wrong(code, ", ".join(_LANGUAGES))
            if codes.count(code) > 1:
                self.reject("sheet_twice", quoted(code))
        self.form.languages = codes

    def _players(self, value: str) -> None:
        value, teams, size = value.partition(" in ")
        words = value.split()
        if len(words) == 1:
            words = [words[0], "to", words[0]]
        if len(words) != 3 or words[1] != "to":
            self.wrong(value, "2 to 4")
        least, most = self.number(words[0]), self.number(words[2])
        if not 1 <= least <= most <= PLAYERS:
            self.reject("sheet_players", PLAYERS)
        self.form.players = least, most
        size = size.strip()
        if size == "one team":
            self.form.team_size = ONE_TEAM
        elif teams:
            if size[:9] != "teams of ":
                self.wrong(size, "teams of 2, one team")
            self.form.team_size = number = self.number(size[9:].strip(), 2, PLAYERS // 2)
            if least % number or most != least and number > 1:
                self.unfit(size, "players = %d in teams of %d" % (max(1, PLAYERS // 2 // number) * number, number))

    def _filled(self, value: str) -> None:
        value, comma, extra = value.partition(",")
        value = value.strip()
        if value not in _FILLED:
            self.wrong(value, ", ".join(_FILLED))
        if comma and (extra.strip() != "line by line" or value not in _BY_LINE):
            if extra.strip() == "line by line":
                self.unfit("line by line", "each round")
            self.wrong(extra.strip(), "line by line")
        self.form.filled = value
        self.form.by_line = bool(comma)

    def _ends(self, value: str) -> None:
        value, comma, extra = value.partition(",")
        if comma:
            if extra.strip() != "ties play on":
                self.wrong(extra.strip(), "ties play on")
            self.form.play_on = True
        for text in value.split(" or "):
            words = text.split()
            players = 1, PLAYERS
            if len(words) > 3 and words[-1] in ("players", "player"):
                start = -4 if words[-4] == "up" else -3
                players = self.by_players(words[start:])
                words = words[:start]
                text = " ".join(words)
            self.form.ends_with.append(players)
            if text.strip() == "by hand":
                self.form.ends.append(("by hand", 0, NO_NAME))
            elif text.strip() == "when full":
                self.form.ends.append(("full", 0, NO_NAME))
            elif len(words) == 3 and words[0] == "after" and words[2] in ("rounds", "round"):
                self.form.ends.append(("rounds", self.number(words[1], 1, _ROUND_COUNT), NO_NAME))
            elif len(words) == 3 and words[0] == "at" and words[2] in ("points", "point"):
                self.form.ends.append(("points", self.number(words[1], 1, TOTAL), NO_NAME))
            elif (
                len(words) == 5
                and words[0] == "when"
                and words[2:] in (["rows", "are", "closed"], ["row", "is", "closed"])
            ):
                self.form.ends.append(("closed", self.number(words[1], 1, _LINE_COUNT), NO_NAME))
            elif words and words[0] == "when" and " reaches " in text:
                name, _, least = text.strip()[4:].partition(" reaches ")
                self.ends_when(name.strip(), self.number(least.strip(), 1, TOTAL))
            else:
                self.wrong(text.strip(), "after 9 rounds, at 50 points, when full, by hand")

    def ends_when(self, name: str, least: int) -> None:
        """Add the end that comes when the line of that name has `least`."""
        at = len(self.form.ends)
        self.form.ends.append(("reaches", least, NO_NAME))

        def resolve() -> None:
            self.form.ends[at] = "reaches", least, self.found(name)

        self.pending.append((self.line_number, resolve))

    def _wins(self, value: str) -> None:
        parts = value.split(",")
        words = value.split()
        if words[:1] == ["from"] and words[2:] in (["points"], ["point"]):
            self.form.needed = "points", self.number(words[1], -TOTAL, TOTAL), NO_NAME
            return
        if words[:1] == ["when"] and " reaches " in value:
            self.wins_when(value)
            return
        first = parts[0].strip()
        if len(parts) > 1 and parts[1].strip() in ("then most points", "then fewest points"):
            which, _, name = first.partition(" ")
            if which not in ("most", "fewest") or name in ("", "points"):
                self.wrong(first, "most A, fewest A")
            self.wins_before(1 if which == "most" else -1, name.strip())
            parts = [parts[1].strip()[5:]] + parts[2:]
        if parts[0].strip() not in ("most points", "fewest points"):
            self.wrong(parts[0].strip(), "most points, fewest points")
        self.form.fewest = parts[0].strip() == "fewest points"
        for part in parts[1:]:
            words = part.split()
            if len(words) < 3 or words[0] != "then" or words[1] not in ("most", "fewest"):
                self.wrong(part.strip(), "then most A, then fewest A")
            self.tie(1 if words[1] == "most" else -1, part.strip()[5:].strip().partition(" ")[2].strip())

    def wins_before(self, sign: int, name: str) -> None:
        """Set what counts before points: most (sign 1) or fewest (-1) of the line of that name."""
        self.form.before = sign, NO_NAME

        def resolve() -> None:
            self.form.before = sign, self.found(name)

        self.pending.append((self.line_number, resolve))

    def wins_when(self, value: str) -> None:
        """Read `when … reaches …`: what the one team needs to win."""
        name, _, least = value[5:].partition(" reaches ")
        number = self.number(least.strip(), -TOTAL, TOTAL)
        self.form.needed = "reaches", number, NO_NAME

        def resolve() -> None:
            self.form.needed = "reaches", number, self.found(name.strip())

        self.pending.append((self.line_number, resolve))

    def tie(self, sign: int, name: str) -> None:
        """Add a tie-breaker: most (sign 1) or fewest (-1) of the line of that name."""
        at = len(self.form.ties)
        self.form.ties.append((sign, NO_NAME))

        def resolve() -> None:
            self.form.ties[at] = sign, self.found(name)

        self.pending.append((self.line_number, resolve))

    def _loses(self, value: str) -> None:
        which, _, name = value.partition(" ")
        if which not in ("most", "fewest"):
            self.wrong(value, "most A, fewest A")

        def resolve() -> None:
            self.form.loses = 1 if which == "most" else -1, self.found(name.strip())

        self.pending.append((self.line_number, resolve))

    def _bgg(self, value: str) -> None:
        self.form.bgg = self.number(value, 1, 9999999)

    def _dice(self, value: str) -> None:
        self.form.dice = self.number(value, 1, MOST_DICE)

    # -- the lines

    def check_names(self, text: str) -> list[str]:
        """See Phrases."""
        parts = [part.strip() for part in text.split("/")]
        if len(parts) > 1 and len(parts) != len(self.form.languages):
            self.reject("sheet_names", len(parts), len(self.form.languages))
        for part in parts:
            if not part:
                self.reject("sheet_name")
            if len(part) > _NAME_LENGTH:
                self.reject("sheet_wide", quoted(part), _NAME_LENGTH)
            # The least byte: the least letter would take four times as long.
            if min(part.encode()) < 32 or [letter for letter in _BANNED if letter in part]:
                self.reject("sheet_letter", quoted(part), ":" + " ".join(_BANNED))
        return parts

    def names(self, text: str) -> str:
        """Check the names of a line or group as written; return the first one."""
        parts = self.check_names(text)
        if parts[0] in self.form.lines_of or parts[0] in self.form.groups_of:
            self.reject("sheet_twice", quoted(parts[0]))
        return parts[0]

    def group(self, text: str) -> None:
        """Read `[Names]`, or `[]`."""
        if text[-1] != "]":
            self.wrong(text, "[Group]")
        names = text[1:-1].strip()
        self.form.group = -1
        if names:
            self.form.groups_of[self.names(names)] = self.form.group = len(self.form.groups)
            self.form.groups.append(names)

    def entry(self, names: str, phrases: str) -> None:
        """Read `Names: phrases` into a new Line, and check it."""
        form = self.form
        name = self.names(names)
        if len(form.lines) == _LINE_COUNT:
            self.reject("sheet_many", _LINE_COUNT)
        line = Line(names, form.group)
        form.lines_of[name] = self.line_index = len(form.lines)
        form.lines.append(line)
        if form.filled == "at the end":
            line.at_end = True
        for text in phrases.split(","):
            text = text.strip()
            if text:
                self.phrase(line, text)
        if line.worked:
            if line.kind is not None or line.worth not in ((), ("nothing",)):
                self.reject("sheet_both")
            line.kind = "worked"
        elif line.kind is None:  # also of dice that are set aside
            line.kind, line.least, line.most = "number", 0, 999
        if line.ties is not None and not [part for part in line.worked if part[0] in ("most", "fewest")]:
            self.unfit("ties", "6 3 for most A")
        if line.nothing_if_all_tie and not [part for part in line.worked if part[0] in ("most", "fewest")]:
            self.unfit("nothing if all tie", "6 3 for most A")
        if line.floor is not None and line.worth == ("nothing",):
            self.unfit("never below", "points")
        if (line.needs_before or line.last_counts_twice or line.last_closes) and line.kind != "cross":
            self.unfit("last", "cross 2 to 12")
        if line.only_one and (line.kind != "ticks" or line.most != 1):
            self.unfit("only one", "tick")
        if line.free and form.filled != "a turn each":
            self.unfit("free", "filled = a turn each")
        if line.once and form.filled != "each round":
            self.unfit("once a game", "filled = each round")
        if line.kind == "worked" and (line.free or line.once or line.needs or line.gives):
            self.reject("sheet_both")
        if line.makes_jokers and not (line.dice and line.dice[2]):
            self.unfit("more are jokers", "50 for 5 alike")
        if line.aside and (form.by_line or line.kind != "number" or line.at_end):
            self.unfit("dice", "filled = each round" if form.by_line else "0 to 9999")
        self.for_all_players(line)
        if line.worth and line.worth[0] in ("table", "triangular", "squares") and line.least < 0:
            self.reject("sheet_bounds", line.least, 0, VALUE)

    def for_all_players(self, line: Line) -> None:
        """Check what compares the entries of all players: they must fill the line one after the other."""
        number = line.kind == "number"
        for phrase, is_said, fits in (
            ("one player", line.kind == "player", True),
            ("only", line.only, line.entered),
            ("together", line.together, (number or line.kind == "ticks") and not line.place),
            ("place", line.place, True),
            ("all different", line.different, number),
        ):
            if is_said and not (fits and self.form.by_line):
                self.unfit(phrase, "line by line" if fits else "0 to 30")
        if line.together and line.together[0] == "number":
            self.reachable(line, line.together[1])
        by_turns = self.form.filled == "a turn each"
        if line.at_most and (by_turns or not number):
            self.unfit("at most", "0 to 30" if not number else "filled = each round")
        if line.cases and by_turns:
            self.unfit("when", "filled = each round")

    def reachable(self, line: Line, due: int) -> None:
        """Refuse a sum that the entries can't come to, whatever the number of players."""
        size = self.form.team_size
        seats = [1 if size == ONE_TEAM else count // (size or 1) for count in self.form.players]
        least, most = min([line.least * count for count in seats]), max([line.most * count for count in seats])
        if due > most or line.together_most < least:
            self.reject("sheet_bounds", due, least, most)

    # -- the whole

    def whole(self) -> None:
        """Check the sheet as a whole."""
        form = self.form
        self.line_number = self.seen["game"]
        titles = [part.strip() for part in form.names.split("/")]
        if len(titles) > 1 and len(titles) != len(form.languages):
            self.reject("sheet_names", len(titles), len(form.languages))
        for title in titles:
            if not title:
                self.reject("sheet_no_title")
            if len(title) > SHEET_TITLE_LENGTH:
                self.reject("sheet_wide", quoted(title), SHEET_TITLE_LENGTH)
            for letter in title:
                if letter < " " or letter in "{}":
                    self.reject("sheet_letter", quoted(title), ":{ }")
        form.title = titles[0]
        self.line_number = self.seen.get("players", 0) or self.seen.get("filled", 0)
        if form.filled == "during play" and form.players[1] > _PLAYERS_IN_VIEW:
            if "players" in self.seen:
                self.reject("sheet_in_view", _PLAYERS_IN_VIEW)
            form.players = 1, _PLAYERS_IN_VIEW
        self.line_number = self.seen.get("wins", 0)
        if form.needed and form.team_size != ONE_TEAM and form.players != (1, 1):
            self.unfit("from" if form.needed[0] == "points" else "when", "players = 1 to 4 in one team")
        self.line_number = self.seen.get("ends", 0)
        for kind, number, _ in form.ends:
            if kind == "closed" and len([line for line in form.lines if line.last_closes]) < number:
                self.unfit("closed", "last closes")
            if kind == "full" and form.filled != "a turn each":
                self.unfit("when full", "filled = a turn each")
        if form.dice and not (form.filled == "a turn each" or [line for line in form.lines if line.aside]):
            self.line_number = self.seen["dice"]
            self.unfit("dice", "100 for 3 ones" if form.filled == "each round" else "filled = a turn each")
        in_rounds = form.filled in ("each round", "during play")
        if form.play_on and not (in_rounds and [end for end in form.ends if end[0] != "by hand"]):
            self.unfit("ties play on", "at 50 points" if in_rounds else "filled = each round")
        for line in form.lines:
            if form.filled == "each round" and line.kind != "worked" and not line.at_end:
                return
        if form.filled == "each round":
            raise error_at(self.seen["filled"], "sheet_no_lines", _LINE)
