"""A table that plays Through the Ages for the tests: boards set up in short, turns told in short."""

import pytest
from seat import Seat

from engine.prompts import Refused
from rules.through_the_ages import ThroughTheAges
from rules.through_the_ages.board import BOARD_ROWS
from rules.through_the_ages.turn_end import LAST

EDITIONS = {"2006": b"\0", "2015": b"\1"}
AGES = ("A", "I", "II", "III", "IV")


class Table(Seat):
    """A game of `count` players; `boards` may be set up by `give` before the first turn."""

    def __init__(self, count=2, edition="2006", round=4, age="I", current=0):
        super().__init__(ThroughTheAges(count, (EDITIONS[edition],)))
        self.game.round, self.game.age, self.game.current = round, AGES.index(age), current

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
        """Begin: the setting up is ticked off by nobody."""
        begins = not self.session
        super().sit_down()
        if begins and self.session.prompt.what == "list_setup":
            self.act("go_on")
        return self

    def row(self, name, player=None):
        """A row of the board in view."""
        return self.prompt.rows(self.game.current if player is None else player)[BOARD_ROWS.index(name)]

    def change(self, name, amount, player=None):
        """Change a value; raises Refused."""
        page = self.game.current if player is None else player
        return self.answer(self.prompt.encode_change(BOARD_ROWS.index(name), amount, page))

    def can(self, action):
        return action in self.prompt.actions

    def end(self, left=0):
        """End the turn; return what it brought and took, by name. `any_left`: military actions were asked for."""
        player = self.game.current
        self.sit_down()
        self.told = []
        self.act("end_turn")
        self.any_left = self.asked == "military_left"
        if self.any_left:
            self.answer(self.prompt.encode(left))
        return dict(zip(LAST, self.game.boards[player].last))

    def rounds(self, number):
        """Play `number` rounds without doing anything; stop at the end of the game."""
        last = self.game.round + number
        while self.asked == "board" and self.game.round < last:
            self.end()
        return self

    def value(self, name, player=0):
        board = self.game.boards[player]
        return board.value(BOARD_ROWS.index("population" if name == "unused" else name))

    def pile(self, name, player=0):
        return list(getattr(self.game.boards[player], name))

    def lines(self):
        """The labels told, without their arguments."""
        return [line if isinstance(line, str) else line[0] for line in self.told]


def rebels(edition="2006"):
    """A board that misses two happy faces, with one unused worker."""
    return Table(edition=edition).give(
        yellow_bank=12, unused=1, culture=9, culture_rating=3, resources=(2, 0, 0, 0), blue_bank=3, food=(1, 0, 0, 0)
    )


def refused(table, name, amount, player=None):
    """Return the reason to refuse a change of a value."""
    with pytest.raises(Refused) as error:
        table.change(name, amount, player)
    return error.value.args[0]
