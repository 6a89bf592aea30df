"""A table that plays Through the Ages for the tests: boards set up in short, turns told in short."""

from rules.prompts import COUNTERS, NOTICE
from rules.session import Session
from rules.through_the_ages import ThroughTheAges
from rules.through_the_ages.board import BOARD_ROWS, LAST

EDITIONS = {"2006": b"\0", "2015": b"\1"}
AGES = ("A", "I", "II", "III", "IV")
# What a notice is called.
NOTICES = ("production", "uprising", "famine", "corruption", "age_over", "the_end", "news")


class Table:
    """A game of `count` players; `boards` may be set up by `give` before the first turn."""

    def __init__(self, count=2, edition="2006", round=4, age="I", current=0):
        self.game = ThroughTheAges(count, (EDITIONS[edition],))
        self.game.round, self.game.age, self.game.current = round, AGES.index(age), current
        self.session = None
        self.told = []

    def give(self, player=0, **things):
        """Put a player's board in a position: counts by name, `farms`, `mines`, `food`, `resources` by level."""
        board = self.game.boards[player]
        for name, value in things.items():
            if name in ("food", "resources"):
                setattr(board, name, bytearray(value))
            elif name == "culture":
                board.culture = value
            elif name in ("farms", "mines"):
                first = BOARD_ROWS.index(name[:-1] + "_A")
                board.counts[first : first + 4] = bytes(value)
            else:
                board.counts[BOARD_ROWS.index("population" if name == "unused" else name)] = value
        return self

    def sit_down(self):
        """Begin: the setting up is ticked off by nobody, the notices are read."""
        if not self.session:
            self.session = Session(self.game)
            self.read()
            if self.session.prompt.what == "list_setup":
                self.act("go_on")
        return self

    def read(self):
        """Read the notices that wait; what they say is added to `told` (name of the notice, its line)."""
        while self.session.prompt and self.session.prompt.kind == NOTICE:
            self.told += [(self.session.prompt.what, line) for line in self.session.prompt.lines]
            self.session.answer(b"")

    @property
    def prompt(self):
        self.sit_down()
        return self.session.prompt

    def row(self, name, player=None):
        """A row of the board in view."""
        return self.prompt.rows(self.game.current if player is None else player)[BOARD_ROWS.index(name)]

    def change(self, name, amount, player=None):
        """Change a value; raises Refused."""
        page = self.game.current if player is None else player
        prompt = self.prompt
        self.session.answer(prompt.encode_change(BOARD_ROWS.index(name), amount, page))
        return self

    def can(self, action):
        return action in self.prompt.actions

    def act(self, action):
        self.session.answer(self.prompt.encode_action(list(self.prompt.actions).index(action)))
        self.read()
        return self

    def end(self, left=0):
        """End the turn; return what it brought and took, by name. `asked` says whether military actions were."""
        player = self.game.current
        self.sit_down()
        self.told = []
        self.act("end_turn")
        self.asked = bool(self.session.prompt) and self.session.prompt.what == "military_left"
        if self.asked:
            self.session.answer(self.session.prompt.encode(left))
            self.read()
        return dict(zip(LAST, self.game.boards[player].last))

    def rounds(self, number):
        """Play so many rounds without doing anything; stop at the end of the game."""
        last = self.game.round + number
        while self.prompt and self.game.round < last and self.prompt.kind == COUNTERS:
            if self.prompt.what == "last_events":
                return self
            self.end()
        return self

    def value(self, name, player=0):
        board = self.game.boards[player]
        return board.value(BOARD_ROWS.index("population" if name == "unused" else name))

    def pile(self, name, player=0):
        return list(getattr(self.game.boards[player], name))

    def lines(self):
        """The labels told, without their arguments."""
        return [line if isinstance(line, str) else line[0] for _, line in self.told]
