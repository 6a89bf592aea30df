"""A table for Roll Into Town: a game set up from a drawn map, and played prompt by prompt in the words of the game."""

import json

from seat import Seat

import host.paths  # noqa: F401  (the firmware on the path)
from host.recorded.fields import parse
from host.recorded.notations.roll_into_town.maps import read_town, written_town

from engine.prompts import DICE, NOTHING, Refused
from rules.roll_into_town import RollIntoTown

NUMBERS = {"farm": 1, "mountain": 2, "tree": 3, "river": 4, "coast": 5, "joker": 6}
SIDES = {"N": 1, "E": 2, "S": 4, "W": 8}
EMPTY_5 = "..... ..... ..#.. ..... ....."


class Table(Seat):
    """A game of `count` players on maps of `size`; `town` and further keywords set up the first player's."""

    def __init__(self, town=None, count=1, size=None, round=1, **start):
        if town:
            start["terrain"] = town.split()
            size = len(start["terrain"])
        size = size or 7
        if "buildings" in start:
            start["buildings"] = start["buildings"].split()
        super().__init__(RollIntoTown(count, (bytes([size]),)))
        self.game.round = round
        read_town(self.game.towns[0], parse(json.dumps(start).encode()))
        self.sit_down()

    # -- asked and answered

    def roll(self, *icons):
        """Enter the dice by their icons; the rest are farms."""
        numbers = [NUMBERS[icon] - 1 for icon in icons]
        return self.answer(self.prompt.encode(numbers + [0] * (self.prompt.count - len(numbers))))

    def piece(self, name, of=None):
        """The number of a piece on offer; `of`: from which number the Town Hall changes it."""
        for number, piece in enumerate(self.prompt.pieces):
            if piece.label == name and (of is None or piece.detail[1] == of):
                return number
        raise AssertionError(f"{name} is not on offer")

    def offered(self):
        """The names of the pieces on offer."""
        return [piece.label for piece in self.prompt.pieces]

    def where(self, name=None):
        """Return the cells for a piece, as (row, column)."""
        piece = self.prompt.pieces[self.piece(name) if name else 0]
        return [divmod(cell, self.size) for cell in piece.where()]

    def place(self, name, row, column, way="", of=None):
        """Place a piece; `way` are letters of sides: for a river the one it comes in by first."""
        cell = row * self.size + column
        sides = [SIDES[letter] for letter in way]
        if name == "river":
            way = sides[0] << 4 | sides[1]
        else:
            way = sum(sides)
        return self.answer(self.prompt.encode((cell, way, self.piece(name, of))))

    def places(self, *cells):
        """Place the only piece on offer on cells, one after the other, with one answer."""
        return self.answer(self.prompt.encode(*[(row * self.size + column,) for row, column in cells]))

    def refuses(self, name, row, column, way=""):
        """Whether the rules do not let a piece be placed there."""
        try:
            self.place(name, row, column, way)
        except Refused:
            return True
        return False

    def ways(self, name, row, column):
        """The ways of a piece on a cell: for a river pairs of letters, else sets of sides as letters."""
        piece = self.prompt.pieces[self.piece(name)]
        ways = []
        for way in piece.ways(row * self.size + column):
            if way >> 4:
                ways.append(letters(way >> 4) + letters(way & 15))
            else:
                ways.append(letters(way))
        return ways

    def swap(self, pair):
        """Swap at the market: resources by number, the one given in the upper half of a byte."""
        return self.answer(self.prompt.encode(pair))

    def may_swap(self, pair):
        """Return whether that swap is on offer."""
        return pair in self.prompt.ids

    def go_on(self, until, decline=("discover_done", "build_done", "fell_done")):
        """Decline all questions until this one (None: to the end); trees grow as suggested, dice are farms."""

        def declined(prompt):
            if prompt.kind == DICE:
                return prompt.encode([0] * prompt.count)
            if prompt.what == "grow":
                return prompt.suggestion()
            if prompt.what == "market":
                return bytes([NOTHING])
            return prompt.encode_action(next(i for i, action in enumerate(prompt.actions) if action in decline))

        return self.play(declined, lambda: self.asked == until)

    def round(self):
        """Do nothing until the next round begins, or the game is over."""
        self.go_on(None if self.game.round == 12 else "dice")
        return self

    # -- the town

    @property
    def size(self):
        return self.game.agreed[0]

    @property
    def town(self):
        return self.game.towns[0]

    @property
    def fountain(self):
        return self.town.fountain

    @property
    def fresh(self):
        """The cells that the map marks as new."""
        return self.prompt.map.fresh

    @property
    def map(self):
        """The terrain as drawn."""
        return " ".join(written_town(self.town)["terrain"])

    @property
    def buildings(self):
        return " ".join(written_town(self.town)["buildings"])

    def stock(self):
        """Food, stone, wood."""
        return tuple(self.town.stock)

    def score(self, kind):
        """Return the points of a kind."""
        return {row.label.removeprefix("score_"): row.value for row in self.game.score(0)}[kind]

    def count(self, letter):
        """Return how many cells of the map have a letter."""
        return self.map.count(letter)

    def most(self):
        """Return how many pieces may be placed in one answer."""
        return self.prompt.most

    def detail(self, name):
        """Return the detail of a piece on offer."""
        return self.prompt.pieces[self.piece(name)].detail

    def offers(self, name):
        """Return whether a piece is on offer."""
        return name in self.offered()

    def may(self, action):
        """Return whether an action is on offer."""
        return action in self.prompt.actions

    def may_go(self, name, *cell):
        """Return whether a piece fits on a cell."""
        return cell in self.where(name)

    def flooded(self):
        """Return how many cells were flooded last, as the map says."""
        return next(row.value for row in self.prompt.map.rows if row.label == "flooded")

    def announced(self, what):
        """Return whether a notice had this."""
        return what in [tuple(line) if isinstance(line, list) else line for line in self.told]


def on(town=None, **start):
    """Return what a table is set up with."""
    return {"town": town, **start}


def says(start, *steps):
    """Set up a table and take steps: (method, argument…), or a dictionary of what is seen then."""
    table = Table(**start)
    for step in steps:
        if not isinstance(step, dict):
            getattr(table, step[0])(*step[1:])
            continue
        for what, expected in step.items():
            name, *arguments = (what,) if isinstance(what, str) else what
            seen = getattr(table, name)
            assert (seen(*arguments) if callable(seen) else seen) == expected, what


def letters(sides):
    return "".join(letter for letter, side in SIDES.items() if sides & side)
