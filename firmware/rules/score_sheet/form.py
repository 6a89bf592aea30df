"""What a score sheet says, read: the form of its game."""


class Line:
    """A line of the sheet.

    names: as written, in all its languages. group: the number of its group; -1: none.
    kind: what is entered: "number", "one of" (the number of one of `values`), "ticks", "cross" (how far the row of
    `values` was crossed), "worked" (nothing). least, most: of what is entered.
    worth: what it counts, () for itself: ("each", points, every so many), ("table", points by count, more for each
    beyond), ("triangular",), ("squares",), ("times", "sum", "least" or "best", names), ("nothing",).
    worked: a list of (way, numbers, names), which add up. Ways: "reaches" and "under" (points, least), "set" points,
    "sets" points by how many different ones, "most" and "fewest" points by place, "best", "least", "sum".
    ties: "all", "split", "share" or "none". unless_all_tie: nobody gets anything if all have the same.
    gives: a list of (from so many on, how many, line). needs: (least, name).
    needs_before, twice, closes: how the last number of a row to cross is special. once: in one round only.
    floor: the fewest points it can have, in rounds those of all rounds so far, or None.
    free: filling it takes no turn. asked_last: after a player's last line the game asks for it again.
    Names are what they mean: ("line" or "points", number of the line), ("group", number of the group).
    """

    kind = None
    least = most = 0
    values = ()
    worth = ()
    ties = None
    needs = None
    needs_before = 0
    floor = None
    unless_all_tie = asked_last = False
    twice = closes = only_one = once = at_end = free = optional = False
    from_players = 1
    to_players = 99

    def __init__(self, names, group):
        self.names = names
        self.group = group
        self.worked = []
        self.gives = []

    @property
    def entered(self):
        """Whether players fill it."""
        return self.kind != "worked"


class Form:
    """A score sheet.

    names: the title as written, in all languages; title: in the first one. languages: their codes. players: (least,
    most). filled: "at the end", "a turn each", "each round", "during play". ends: a list of (why, number, name), any of
    which ends it: "rounds", "points", "full", "reaches", "closed", "by hand". play_on: while several would win, another
    round follows. fewest: whether the fewest points win; ties: a list of (1 for most or -1 for fewest, name);
    loses: such a pair, or None. bgg: its number at BoardGameGeek, or 0.
    groups: their names as written; lines: a list of Line.
    """

    title = ""
    filled = "at the end"
    play_on = False
    fewest = False
    loses = None
    bgg = 0
    names = ""
    players = 1, 8

    def __init__(self):
        self.languages = ["en"]
        self.ends = []
        self.ties = []
        self.groups = []
        self.lines = []
        self.group = -1  # the one that is read
        self.lines_of = {}  # numbers by first names
        self.groups_of = {}

    def depends(self, line):
        """Whether what a line counts depends on other lines."""
        return line.worth[:1] == ("times",) or bool([other for other in self.lines if other.gives])

    def texts(self, language):
        """What its lines and groups are called in a language, or the first one: texts by their ids."""
        return Names(self, self.languages.index(language) if language in self.languages else 0)


class Names:
    """What the lines and groups of a form are called in its language of that number, found by ids as in a dictionary,
    which would take more memory than all else of the form.
    """

    def __init__(self, form, language):
        self._form = form
        self._language = language

    def get(self, word, other=None):
        """The text of an id: the name of a line (`entry_3`) or group, alone, or with how much there is (`level_…`,
        `tie_…`).
        """
        end = ""
        if word[:6] == "level_":
            word, end = word[6:], " {}"
        elif word[:4] == "tie_":
            word, end = word[4:], " {} : {}"
        start = word[:6]
        number = word[6:]
        if start not in ("entry_", "group_") or not number.isdigit():
            return other
        number = int(number)
        form = self._form
        if number >= len(form.lines if start == "entry_" else form.groups):
            return other
        names = form.lines[number].names if start == "entry_" else form.groups[number]
        parts = names.split("/")
        return parts[self._language if self._language < len(parts) else 0].strip() + end

    def __getitem__(self, word):
        text = self.get(word)
        if text is None:
            raise KeyError(word)
        return text

    def __iter__(self):
        form = self._form
        return iter(
            ["entry_%d" % number for number in range(len(form.lines))]
            + ["group_%d" % number for number in range(len(form.groups))]
        )


def playing_on(form, lines):
    """Return the labels of a reference page; if ties play on, that replaces the shared victory."""
    return ["rule_plays_on" if form.play_on and line == "rule_shared" else line for line in lines]
