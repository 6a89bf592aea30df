"""Roll Into Town. Read top to bottom, this is the game help.

Source: the game help, and the rulings on what it leaves open (docs/playing.md). All players use the same dice and do
not affect each other: they are asked for once a round, then each player in turn draws, builds and gathers.
"""

from engine.prompts import NOTHING, Choose, Dice, Row
from micropython import const
from rules.roll_into_town import asking, gather
from rules.roll_into_town.construct import BUILDING_CELLS, COSTS, build
from rules.roll_into_town.discover import draw
from rules.roll_into_town.market import fewest, left
from rules.roll_into_town.paper import MINED, PaperTown
from rules.roll_into_town.scorer import ON_PAPER, Scorer
from rules.roll_into_town.town import DRAWN, FULL, ROLLED, ROUNDS, STOCK, Town
from rules.roll_into_town.upkeep import Growth, due

_FACES = ("face_farm", "face_mountain", "face_tree", "face_river", "face_coast", "face_joker")
MAP_SIZES = (5, 7, 9)
# What stands in the place of a size: the maps are on paper.
_ON_PAPER = const(0)
# The pictures of what brings food, stone, wood.
_COMES_FROM = _FACES[:3]


class RollIntoTown(Scorer):
    """Roll Into Town for 1 to 4 players."""

    PLAYERS = (1, 4)
    DICE = True
    STEPS = ("roll", "discover", "construct", "fell", "gather", "upkeep", "rate")

    @staticmethod
    def options(count):
        """(cells on a side of the map: 5, 7 or 9; whether the maps are on paper: then the size is asked once more)."""
        rows = [Row(("map_size", size, size)) for size in MAP_SIZES]
        usual = bytes(MAP_SIZES[1:2])
        prompt = Choose("size", None, rows + [Row("scorer")], bytes(MAP_SIZES + (_ON_PAPER,)), suggest=lambda: usual)
        size = prompt.decode((yield prompt))
        on_paper = size == _ON_PAPER
        if on_paper:
            prompt = Choose("size", None, rows, bytes(MAP_SIZES), suggest=lambda: usual)
            size = prompt.decode((yield prompt))
        return size, on_paper

    def start(self):
        """An empty map each, with 2 wood."""
        size, on_paper = self.agreed
        self.towns = [(PaperTown if on_paper else Town)(size) for _ in range(self.count)]
        if on_paper:
            self.STEPS = ON_PAPER
        self.dice = bytearray(ROLLED[0])

    def begin(self):
        """A new turn: no die used, nothing drawn, nothing to be built, nothing felled, no growth counted."""
        if not self.current:
            self.dice = bytearray(ROLLED[self.round - 1])
        self.used = 0
        self.drawn = 0
        self.using = None
        self.flooded = b""
        self.plan = None
        self.swaps = None
        self.felled = 0
        self.foreseen = False
        self.gathered = ()
        self.growing = None

    def town(self):
        """The town of the player whose turn it is."""
        return self.towns[self.current]

    # -- The dice, once a round

    def roll(self):
        """The dice are rolled on the table, fewer in later rounds; all players use them."""
        if not self.current:
            prompt = Dice("dice", None, ROLLED[self.round - 1], _FACES, status=("round_of", self.round))
            self.dice = bytearray([1 + face for face in prompt.decode((yield prompt))])

    # -- 1. Discover

    def unused(self):
        """The dice that have not been drawn with, each number (1 to 6) once, as bytes in order."""
        return bytes(sorted(set([die for i, die in enumerate(self.dice) if not self.used >> i & 1])))

    def icons_left(self):
        """How many icons of the round's number are not drawn yet."""
        return max(0, DRAWN[self.round - 1] - self.drawn)

    def discover(self):
        """Icons are drawn one after another, each with one of the dice; fewer than the round's number, or none.

        A joker is any icon. The Town Hall changes a die by 1, the fountain takes one beyond the round's number: each 3
        times a game.
        """
        while self.icons_left() or self.town().fountain:
            dice, prompt = asking.discover(self)
            if not prompt:
                return
            answer = yield prompt
            self.flooded = b""
            action = prompt.action(answer)
            if action == 0:
                return
            if action >= 0:
                self.using = prompt.actions[action]
                continue
            cell, way, number = prompt.decode(answer)[0]
            self.draw(dice[number], cell, way)

    def draw(self, die, cell, way):
        """Draw an icon on a cell (its number): `die` is (number on the die, how the Town Hall changes it, the icon)."""
        self.use(die)
        self.flooded = draw(self.town(), die[2], cell, way)

    def use(self, die):
        """A die (as of `draw`) is used, and what it needs of the Town Hall and the fountain."""
        town = self.town()
        number, change, _ = die
        for i, other in enumerate(self.dice):
            if other == number and not self.used >> i & 1:
                self.used |= 1 << i
                break
        if change:
            town.town_hall -= 1
        if not self.icons_left():
            town.fountain -= 1
        self.drawn += 1
        self.using = None

    # -- 2. Construct

    def construct(self):
        """Any number of buildings, as long as they can be paid for and placed."""
        while True:
            if self.swaps is None:
                buildings, prompt = asking.construct(self)
                if not prompt:
                    return
                self.foreseen = True
                answer = yield prompt
                self.flooded = b""
                action = prompt.action(answer)
                if action == 0:
                    return
                if action >= 0:
                    self.using = prompt.actions[action]
                    continue
                cell, way, number = prompt.decode(answer)[0]
                self.settle_on(buildings[number], cell, way)
            if self.using:
                yield from self.swap()
            self.build()

    def settle_on(self, building, cell, way):
        """What is to be built where, by numbers (see construct.py); what the market has to swap for it, unless that is
        said by hand.
        """
        self.plan = (building, cell, way)
        self.swaps = b"" if self.using else fewest(self.town().stock, COSTS[building])

    def swap(self):
        """The market, by hand: two of one resource pay as one of another, as often as the building costs it."""
        while True:
            prompt = asking.market(self)
            if not prompt:
                return
            swap = prompt.decode((yield prompt))
            if swap == NOTHING:
                return
            self.swaps += bytes((swap,))

    def build(self):
        """Pay for what was settled on, and put it on the map."""
        town = self.town()
        building, cell, way = self.plan
        town.stock = bytearray(left(town.stock, COSTS[building], self.swaps))
        if town.seen:
            build(town, building, cell, way)
        else:
            town.add(BUILDING_CELLS[building])
        self.plan = self.swaps = self.using = None

    # -- 3. Gather

    def fell(self):
        """Any lumberjacks: each fells all the trees around it, for 1 wood each."""
        town = self.town()
        while True:
            useful = gather.useful_lumberjacks(town)
            if not useful:
                return
            prompt = asking.lumberjacks(self, useful)
            self.foreseen = True
            answer = yield prompt
            self.flooded = b""
            if prompt.action(answer) >= 0:
                return
            self.felled += gather.fell(town, prompt.decode(answer)[0][0])

    def gather(self):
        """Farms and ports bring food, mines stone, the lumberjacks their wood; what is above 9 is lost."""
        town = self.town()
        self.gathered = [len(self.flooded)]
        for what, amount in enumerate(self.coming()):
            self.gathered += (amount, town.gain(what, amount))
        self.felled = 0
        self.tell_gathered()
        self.foreseen = False

    def coming(self):
        """What comes in when the trees are felled, as in STOCK."""
        town = self.town()
        if not town.seen:
            return town.food(), town.counts[MINED], self.felled
        return gather.food(town), gather.stone(town), self.felled

    def harvest(self):
        """What comes in now, and what is lost of it, as labels, to be seen before."""
        found = []
        for what, amount in enumerate(self.coming()):
            found += (amount, max(0, self.town().stock[what] + amount - FULL))
        return told(found)

    def tell_gathered(self):
        """What the last flood took, what came in, what of that was above 9: `gathered` has the numbers.

        What is lost has a screen of its own, where nothing was asked beside which it stood before.
        """
        flooded, *found = self.gathered
        if flooded:
            self.tell(("floods", flooded))
        labels = told(found)
        if len(labels) > 1 and not self.foreseen:
            amounts = found[::2]
            sign = _COMES_FROM[amounts.index(max(amounts))], 1
            got = labels.pop(0)
            if len(got) > 1:
                self.warn(got, "gather", sign)
            else:
                self.warn(got, got[0], sign, "gather")
            for label in labels:
                self.warn(label)
        else:
            for label in labels:
                self.tell(label)

    # -- 4. Upkeep

    def upkeep(self):
        """Each forest grows a tree for every two it has; how many is counted before any grows."""
        town = self.town()
        if self.growing is None:
            self.growing = due(town) if town.has_room() else b""
        growth = Growth(town, self.growing) if self.growing else None
        while growth and growth.free:
            prompt = asking.growth(self, growth)
            self.growing = growth.plant(bytes([cell for cell, _, _ in prompt.decode((yield prompt))]))

    # -- The end

    def ending(self):
        """The game ends after 12 rounds."""
        return self.round == ROUNDS

    def rate(self):
        """At the end of a game for one: what kind of a mayor it was."""
        if self.count == 1 and self.ending():
            rating = self.rating()
            self.warn(rating, rating, ("mayor", 1), ("points_sign", self.total(0)))


def told(found):
    """What came in and what of it was lost, for each of STOCK (amount, lost) one after the other, as labels: a list of
    what came in, and one of what was lost.
    """
    got = [("got_" + name, found[2 * i]) for i, name in enumerate(STOCK) if found[2 * i]]
    lost = [("lost_" + name, found[2 * i + 1]) for i, name in enumerate(STOCK) if found[2 * i + 1]]
    return [label for label in (got, ["over"] + lost if lost else lost) if label]
