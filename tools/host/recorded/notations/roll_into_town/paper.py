"""Read the actions of a player with a map on paper: without places, but with numbers, and with the map at the end."""

from typing import Any

from host.recorded import spoken
from host.recorded.notations.roll_into_town import rounds
from host.recorded.notations.roll_into_town.maps import place_of, read_town

from engine.prompts import NOTHING, NUMBER, PLACE
from rules.roll_into_town.asking import unused_dice
from rules.roll_into_town.construct import BUILDINGS, COSTS
from rules.roll_into_town.discover import ICONS, JOKER
from rules.roll_into_town.map_entry import found
from rules.roll_into_town.market import fewest
from rules.roll_into_town.paper import COUNTED, MINED
from rules.roll_into_town.town import EMPTY, Town

MAP_KEYS = ("terrain", "buildings", "coasts", "river")
KEYS = ("discover", "construct", "mined", "felled", "grown", "map", "stands")
# Counts known of a map on paper: of each icon and building, and the numbers entered.
NAMES = ICONS[1:JOKER] + BUILDINGS + ("mined", "mined_by", "grown", "gaps")


class Player(rounds.Player):
    """One player's actions in a round."""

    KEYS = KEYS
    ICON = (rounds.ICON_KEYS[:3], ("die", "icon"))
    BUILDING = (("building", "market"), ("building",))

    def __init__(self, game: Any, number: int, field: Any, dice: list[int]) -> None:
        rounds.Player.__init__(self, game, number, field, dice)
        self.map: Any = None
        if "map" in self.fields:
            self.fields["map"].object(MAP_KEYS, MAP_KEYS)
            self.map = Town(self.town.size)
            read_town(self.map, self.fields["map"])
        self.stands = "stands" in self.fields and self.fields["stands"].truth()
        self.numbers = {key: self.fields[key].number(0, 255) for key in KEYS[2:5] if key in self.fields}

    def finish(self) -> None:
        """Refuse actions without a prompt, and a map that contradicts the entries."""
        rounds.Player.finish(self)
        for key, number in self.numbers.items():
            if number and (key != "mined" or number != self.town.counts[MINED]):
                raise self.fields[key].error(f"{number} given, but nothing asks for it")
        if self.map and not self.town.seen:
            raise self.fields["map"].error("the map is taken after the last round")
        for cell, there in enumerate(self.map.cells if self.map else ()):
            if there != self.town.cells[cell]:
                raise self.fields["map"].error(f"{place_of(self.town, cell)} cannot be so")

    def answer(self, prompt: Any) -> bytes:
        """Return the answer to a prompt."""
        if prompt.kind == NUMBER:
            rounds.Player.finish(self)
            default = prompt.least if prompt.what == "mined" else 0
            number = self.numbers.pop(rounds.NUMBERS[prompt.what], default)
            if not prompt.least <= number <= prompt.most:
                due = f"{prompt.least} to {prompt.most}"
                raise self.field.error(f"{number} given, {due} possible", rounds.NUMBERS[prompt.what])
            return bytes(prompt.encode(number))
        if prompt.what in ("map", "map_dry"):
            return self._of_map(prompt)
        return rounds.Player.answer(self, prompt)

    def _act(self, prompt: Any, phase: str, action: Any) -> bytes:
        return bytes(prompt.encode(NOTHING))

    def answer_discover(self, prompt: Any, field: Any, die: int, drawn: Any, cell: int, way: int) -> bytes:
        """Return the die of the next icon."""
        plain, jokers, changed = unused_dice(self.game)
        dice = plain + jokers + changed
        self._check_die(field, die, drawn, dice)
        self.phases["discover"].pop(0)
        self.drawn_by.add(die)
        return bytes(prompt.encode(dice.index(drawn)))

    def answer_construct(self, prompt: Any, field: Any, building: int, cell: int, way: int, swaps: bytes) -> bytes:
        """Return the next building, and whether the player uses the market."""
        self._check_payment(field, building, swaps)
        if building not in list(prompt.ids):
            raise field.error(f"no {BUILDINGS[building]} can be built", "building")
        self.phases["construct"].pop(0)
        self.swaps = list(swaps)
        by_hand = sorted(swaps) != sorted(fewest(self.town.stock, COSTS[building]) or b"")
        return bytes(prompt.encode(building, by_hand))

    def _of_map(self, prompt: Any) -> bytes:
        """Return the answer to a question about the map."""
        if not self.map:
            raise self.field.error("missing", "map")
        field = self.fields["map"]
        if prompt.kind != PLACE:
            if not self.stands:
                raise field.error(spoken.name_of(prompt.facts[0]).replace(":", ""))
            return bytes(prompt.encode(1))
        piece = prompt.pieces[0]
        if prompt.what == "map_dry":
            dry = [cell for cell in piece.where() if self.map.cells[cell] == EMPTY]
            return bytes(prompt.encode((dry[0],)) if dry else prompt.encode_action())
        if piece.label == "river":
            return self._of_river(prompt, piece)
        what = COUNTED[NAMES.index(piece.label)]
        there = found(what, range(len(self.map.cells)), self.map.cells)
        if len(there) != piece.total and not self.stands:
            raise field.error(f"{len(there)} {piece.label} on the map, {piece.total} drawn and built")
        placed = [(cell, way) for cell, way in there if not found(what, (cell,), self.town.cells)][: prompt.most]
        for cell in [cell for cell, _ in placed if cell not in piece.where()]:
            raise field.error(f"no {piece.label} can be at {place_of(self.town, cell)}")
        return bytes(prompt.encode(*placed))

    def _of_river(self, prompt: Any, piece: Any) -> bytes:
        course = list(self.map.course()[0])
        if prompt.whole:
            if len(course) != prompt.most:
                raise self.fields["map"].error(f"{len(course)} river on the map, {prompt.most} drawn")
            return bytes(prompt.encode(*[(cell,) for cell in course]))
        cell = piece.where()[0]
        sides = self.map.cells[cell] & 15
        comes_in = self.map.source_side if cell == course[0] else 0
        ways = [way for way in piece.ways(cell) if way >> 4 | way & 15 == sides and comes_in in (0, way >> 4)]
        return bytes(prompt.encode((cell, ways[0])))


# -- counts while the map is unknown


def known(town: Any) -> dict[str, int]:
    """Return the known counts of a map on paper."""
    return {name: town.counts[i] for i, name in enumerate(NAMES) if town.counts[i]}


def read_known(town: Any, field: Any) -> None:
    """Set up a new town by the counts of its map."""
    for name, number in field.object(NAMES).items():
        town.counts[NAMES.index(name)] = number.number(0, 255)
