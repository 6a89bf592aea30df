"""Roll Into Town, in the order of the game help, which is the source.

Rulings on its open points are in docs/play/roll-into-town.md. All players share the dice and don't affect each other:
the device asks for the dice once per round, then each player in turn draws, builds and gathers.
"""

from engine.prompts import NOTHING, Choose, Dice, Row
from micropython import const
from rules.roll_into_town import asking, gather
from rules.roll_into_town.construct import BUILDING_CELLS, COSTS, build
from rules.roll_into_town.discover import draw
from rules.roll_into_town.market import fewest, remaining
from rules.roll_into_town.paper import MINED, PaperTown
from rules.roll_into_town.scorer import ON_PAPER, Scorer
from rules.roll_into_town.town import DRAWN, FULL, ROLLED, ROUNDS, STOCK, Town
from rules.roll_into_town.upkeep import Growth, due

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from engine.parts import Label
    from engine.prompts import Steps

_FACES = ("face_farm", "face_mountain", "face_tree", "face_river", "face_coast", "face_joker")
MAP_SIZES = (5, 7, 9)
# The option "maps on paper", among the sizes.
_ON_PAPER = const(0)
# The pictures of the sources of food, stone and wood.
_SOURCES = _FACES[:3]


class RollIntoTown(Scorer):
    """Roll Into Town for 1 to 4 players."""

    PLAYERS = (1, 4)
    DICE = True
    STEPS: "Sequence[str]" = ("roll", "discover", "construct", "fell", "gather", "upkeep", "rate")

    @staticmethod
    def options(count: int) -> "Steps[tuple[int, bool]]":
        """Ask for the size of the maps (5, 7 or 9 cells per side), and whether they are on paper."""
        rows = [Row(("map_size", size, size)) for size in MAP_SIZES]
        usual = bytes(MAP_SIZES[1:2])
        prompt = Choose("size", None, rows + [Row("scorer")], bytes(MAP_SIZES + (_ON_PAPER,)), suggest=lambda: usual)
        size = prompt.decode((yield prompt))
        on_paper = size == _ON_PAPER
        if on_paper:
            prompt = Choose("size", None, rows, bytes(MAP_SIZES), suggest=lambda: usual)
            size = prompt.decode((yield prompt))
        return size, on_paper

    def start(self) -> None:
        """Give each player an empty map and 2 wood (game help, "Setup")."""
        size, on_paper = self.agreed
        self.towns = [(PaperTown if on_paper else Town)(size) for _ in range(self.count)]
        if on_paper:
            self.STEPS = ON_PAPER
        self.dice = bytearray(ROLLED[0])

    def begin(self) -> None:
        """Reset the turn: all dice unused, nothing drawn, planned, felled or grown."""
        if not self.current:
            self.dice = bytearray(ROLLED[self.round - 1])
        self.used = 0
        self.drawn = 0
        self.using = None
        self.flooded = b""
        self.plan = ()
        self.swaps = b""
        self.felled = 0
        self.foreseen = False
        self.gathered = []
        self.growing = None

    def town(self) -> Town:
        """Return the town of the player whose turn it is."""
        return self.towns[self.current]

    # -- The dice, once per round

    def roll(self) -> "Steps":
        """Ask for the dice that all players use, fewer in later rounds."""
        if not self.current:
            prompt = Dice("dice", None, ROLLED[self.round - 1], _FACES, status=("round_of", self.round))
            self.dice = bytearray([1 + face for face in prompt.decode((yield prompt))])

    # -- 1. Discover

    def unused(self) -> bytes:
        """Return the numbers on unused dice, in order, each once."""
        return bytes(sorted(set([die for i, die in enumerate(self.dice) if not self.used >> i & 1])))

    def icons_left(self) -> int:
        """Return how many of the round's icons are left to draw."""
        return max(0, DRAWN[self.round - 1] - self.drawn)

    def discover(self) -> "Steps":
        """Draw icons one by one, each with one of the dice; up to the round's number.

        A joker is any icon. The Town Hall changes a die by 1, the fountain allows one icon more: each 3 times per game.
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

    def draw(self, die: "tuple[int, int, int]", cell: int, way: int) -> None:
        """Draw an icon on a cell, with a die as in `asking.unused_dice`."""
        self.use(die)
        self.flooded = draw(self.town(), die[2], cell, way)

    def use(self, die: "tuple[int, int, int]") -> None:
        """Use up a die (see `draw`), and the Town Hall and the fountain if it needs them."""
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

    def construct(self) -> "Steps":
        """Build any number of buildings that can be paid for and have room."""
        while True:
            if not self.plan:
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
                self.plan_building(buildings[number], cell, way)
            if self.using:
                yield from self.swap()
            self.build()

    def plan_building(self, building: int, cell: int, way: int) -> None:
        """Plan a building (its index), with the fewest swaps, unless the player chooses them."""
        self.plan = (building, cell, way)
        self.swaps = b"" if self.using else fewest(self.town().stock, COSTS[building]) or b""

    def swap(self) -> "Steps":
        """Let the player swap at the market: two of one resource pay as one of another."""
        while True:
            prompt = asking.market(self)
            if not prompt:
                return
            swap = prompt.decode((yield prompt))
            if swap == NOTHING:
                return
            self.swaps += bytes((swap,))

    def build(self) -> None:
        """Pay for the planned building and put it on the map."""
        town = self.town()
        building, cell, way = self.plan
        town.stock = bytearray(remaining(town.stock, COSTS[building], self.swaps))
        if town.seen:
            build(town, building, cell, way)
        else:
            town.add(BUILDING_CELLS[building])
        self.plan = ()
        self.swaps = b""
        self.using = None

    # -- 3. Gather

    def fell(self) -> "Steps":
        """Let any lumberjacks fell all the trees around them, for 1 wood each."""
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

    def gather(self) -> None:
        """Collect food from farms and ports, stone from mines and the wood felled; lose any above 9."""
        town = self.town()
        self.gathered = [len(self.flooded)]
        for what, amount in enumerate(self.yields()):
            self.gathered += (amount, town.gain(what, amount))
        self.felled = 0
        self.report_gathered()
        self.foreseen = False

    def yields(self) -> "tuple[int, int, int]":
        """Return the food, stone and wood of this round."""
        town = self.town()
        if not town.seen:
            return town.food(), town.counts[MINED], self.felled
        return gather.food(town), gather.stone(town), self.felled

    def harvest(self) -> "list[list[Label]]":
        """Return labels of the yields and losses if the player gathers now."""
        found: "list[int]" = []
        for what, amount in enumerate(self.yields()):
            found += (amount, max(0, self.town().stock[what] + amount - FULL))
        return gathered_labels(found)

    def report_gathered(self) -> None:
        """Report the last flood, the yields and the losses, from the numbers in `gathered`.

        Losses have a notice of their own if the player couldn't foresee them.
        """
        flooded, *found = self.gathered
        if flooded:
            self.tell(("floods", flooded))
        labels = gathered_labels(found)
        if len(labels) > 1 and not self.foreseen:
            amounts = found[::2]
            sign = _SOURCES[amounts.index(max(amounts))], 1
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

    def upkeep(self) -> "Steps":
        """Grow one tree per two of each forest, counting all forests first."""
        town = self.town()
        if self.growing is None:
            self.growing = due(town) if town.has_room() else b""
        growth = Growth(town, self.growing) if self.growing else None
        while growth and growth.free:
            prompt = asking.growth(self, growth)
            self.growing = growth.plant(bytes([cell for cell, _, _ in prompt.decode((yield prompt))]))

    # -- The end

    def ending(self) -> bool:
        """Return whether this is round 12, the last."""
        return self.round == ROUNDS

    def rate(self) -> None:
        """Announce the rating after a solo game."""
        if self.count == 1 and self.ending():
            rating = self.rating()
            self.warn(rating, rating, ("mayor", 1), ("points_sign", self.total(0)))


def gathered_labels(found: "Sequence[int]") -> "list[list[Label]]":
    """Return labels of (amount, loss) of each resource: the yields, then the losses."""
    got: "list[Label]" = [("got_" + name, found[2 * i]) for i, name in enumerate(STOCK) if found[2 * i]]
    lost: "list[Label]" = [("lost_" + name, found[2 * i + 1]) for i, name in enumerate(STOCK) if found[2 * i + 1]]
    if lost:
        lost.insert(0, "over")
    return [labels for labels in (got, lost) if labels]
