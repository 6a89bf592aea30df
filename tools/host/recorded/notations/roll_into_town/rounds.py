"""A round of Roll Into Town as the file has it, played prompt by prompt.

What is left out is not done; what the rules do not allow is refused in the game's own words.
"""

from typing import Any

from host.recorded.fields import Field
from host.recorded.notations.roll_into_town.maps import LETTERS, cell_of, place_of, river_way, sides_of

from rules.place import EAST, WEST
from rules.prompts import NOTHING
from rules.roll_into_town.asking import unused_dice
from rules.roll_into_town.construct import BUILDING_CELLS, BUILDINGS, COSTS, ONCE, cathedral_ways, is_built, where
from rules.roll_into_town.discover import COAST_ICON, ICONS, JOKER, RIVER_ICON, river_ways
from rules.roll_into_town.discover import where as icon_places
from rules.roll_into_town.gather import trees_around
from rules.roll_into_town.market import fewest, left
from rules.roll_into_town.town import DRAWN, EMPTY, FOUNTAIN, LUMBERJACK, MARKET, NONE, ROLLED, STOCK

PLAYER_KEYS = ("discover", "construct", "fell", "grow")
ICON_KEYS = ("die", "by", "icon", "at", "water", "exits")
BUILDING_KEYS = ("building", "at", "market", "mirrored")
# The order in which a round is written down.
ORDER = PLAYER_KEYS + ICON_KEYS + BUILDING_KEYS


class Round:
    """One round of the file, its words and types checked, then asked prompt by prompt."""

    def __init__(self, game: Any, field: Any, names: Any) -> None:
        self.game = game
        self.field = field
        fields = field.object(("dice", "players"), ("dice",))
        self.dice = [die.number(1, JOKER) for die in fields["dice"].items()]
        due = ROLLED[game.round - 1]
        if len(self.dice) != due:
            raise fields["dice"].error(f"{len(self.dice)} dice given, {due} due")
        players = fields["players"].items(game.count) if "players" in fields else [None] * game.count
        self.players = []
        for number, player in enumerate(players):
            value = player.value if player else {}
            at = Field(value, field.place).of(names[number])
            self.players.append(Player(game, number, at, self.dice))

    def answer(self, prompt: Any) -> bytes:
        """The answer to a prompt. Raises TranscriptError where the rules do not allow what the round says."""
        if prompt.what == "dice":
            return prompt.encode([die - 1 for die in self.dice])
        for player in self.players[: prompt.player]:
            player.finish()
        return self.players[prompt.player].answer(prompt)

    def finish(self) -> None:
        """Refuse what the round says and no prompt asked for."""
        for player in self.players:
            player.finish()


class Player:
    """What one player did in a round, phase by phase; each phase keeps what of it is not done yet."""

    def __init__(self, game: Any, number: int, field: Any, dice: list[int]) -> None:
        self.game = game
        self.town = game.towns[number]
        self.dice = dice
        fields = field.object(PLAYER_KEYS)
        self.discover = [self._icon(icon) for icon in self._items(fields, "discover")]
        self.construct = [self._building(building) for building in self._items(fields, "construct")]
        self.fell = [(at, cell_of(self.town, at)) for at in self._items(fields, "fell")]
        self.grow = [(at, cell_of(self.town, at)) for at in self._items(fields, "grow")]
        self.field = field
        self.drawn_by: set[Any] = set()
        self.felled: set[Any] = set()
        self.swaps: Any = None
        self.icons = 0

    @staticmethod
    def _items(fields: dict[str, Any], key: str) -> list[Any]:
        return fields[key].items() if key in fields else []

    def _icon(self, field: Any) -> tuple[Any, ...]:
        fields = field.object(ICON_KEYS, ("die", "icon", "at"))
        die = fields["die"].number(0, len(self.dice) - 1)
        by = 0
        if "by" in fields:
            by = fields["by"].number(-1, 1)
            if not by:
                raise fields["by"].error("0 given, 1 or -1 is due")
        icon = 1 + fields["icon"].word(ICONS[1:JOKER], "icon")
        number = self.dice[die]
        if by and number == JOKER:
            raise fields["by"].error("a 6 is not changed")
        if by and not 1 <= number + by < JOKER:
            raise fields["by"].error(f"a {number} cannot become {number + by}")
        if number != JOKER and number + by != icon:
            raise fields["icon"].error(f"{ICONS[icon]} drawn with a {number + by}, which is {ICONS[number + by]}")
        for key, of in (("water", COAST_ICON), ("exits", RIVER_ICON)):
            if (key in fields) != (icon == of):
                raise field.error("missing" if icon == of else f"{ICONS[icon]} has none", key)
        way = 0
        if icon == COAST_ICON:
            way = sides_of(fields["water"], 1, 3)
        elif icon == RIVER_ICON:
            way = river_way(fields["exits"])
        return field, die, (number, by, icon), cell_of(self.town, fields["at"]), way

    def _building(self, field: Any) -> tuple[Any, ...]:
        fields = field.object(BUILDING_KEYS, ("building", "at"))
        building = fields["building"].word(BUILDINGS, "building")
        swaps = b""
        for swap in fields["market"].items() if "market" in fields else ():
            given, got = [name.word(STOCK, "resource") for name in swap.items(2)]
            if given == got:
                raise swap.error(f"{STOCK[given]} for {STOCK[got]} is no swap")
            swaps += bytes((given << 4 | got,))
        way = 0
        mirrored = "mirrored" in fields and fields["mirrored"].truth()
        if BUILDINGS[building] == "cathedral":
            way = WEST if mirrored else EAST
        elif mirrored:
            raise fields["mirrored"].error(f"only a cathedral is mirrored, not a {BUILDINGS[building]}")
        return field, building, cell_of(self.town, fields["at"]), way, swaps

    def finish(self) -> None:
        """Refuse what no prompt asked for."""
        if self.discover:
            raise self._not_drawn()
        if self.construct:
            raise self._not_built()
        self._finish_felling()
        if self.grow:
            raise self.grow[0][0].error("no growth is due, or there is no room for it")

    def answer(self, prompt: Any) -> bytes:
        """The answer to a prompt."""
        what = prompt.what
        if what in ("discover", "fountain"):
            return self.answer_discover(prompt)
        if self.discover:
            raise self._not_drawn()
        if what in ("construct", "market"):
            return getattr(self, "answer_" + what)(prompt)
        if self.construct:
            self._check_building(*self.construct[0])
            raise self._not_built()
        if what == "fell":
            return self.answer_fell(prompt)
        self._finish_felling()
        return self.answer_grow(prompt)

    def _not_built(self) -> Any:
        """The error for a building that was not asked for: there was nothing that could be paid for and placed."""
        field, building, _, _, _ = self.construct[0]
        return field.error(f"no {BUILDINGS[building]} could be paid for and placed")

    def _finish_felling(self) -> None:
        """Behind the felling: only what was done in vain may be left of it."""
        self._fell_in_vain()
        if self.fell:
            raise self.fell[0][0].error("no trees to fell")

    # -- Discover

    def _not_drawn(self) -> Any:
        """The error for an icon that no prompt asked for any more."""
        field, die, drawn, cell, _ = self.discover[0]
        allowed = DRAWN[self.game.round - 1]
        if self.icons >= allowed and not self.town.fountain:
            used = "" if not self.town.has(FOUNTAIN) else ", and the fountain has no use left"
            return field.error(f"icon {self.icons + 1} of the round, {allowed} may be drawn{used}")
        return self._misplaced(field, drawn, cell) or field.error("it cannot be drawn")

    def _misplaced(self, field: Any, drawn: tuple[int, int, int], cell: int) -> Any:
        """The error for an icon that may not be drawn on a cell, or None."""
        icon = drawn[2]
        town = self.town
        if cell in icon_places(town, icon):
            return None
        if town.cells[cell] != EMPTY:
            return field.error(f"{place_of(town, cell)} is not empty", "at")
        if town.source == NONE:
            return field.error("the river starts at an edge of the map", "at")
        _, onward, _ = town.course()
        goes_on = f"goes on at {place_of(town, onward)}" if onward >= 0 else "has left the map"
        return field.error(f"the river {goes_on}", "at")

    def answer_discover(self, prompt: Any) -> bytes:
        """The next icon: which die, where, which way; or that there is none."""
        if not self.discover:
            return prompt.encode_action(prompt.actions.index("discover_done"))
        field, die, drawn, cell, way = self.discover[0]
        number, by, icon = drawn
        if die in self.drawn_by:
            raise field.error(f"die {die} is used twice", "die")
        if by and not self.town.town_hall:
            raise field.error("the Town Hall has no use left", "by")
        wrong = self._misplaced(field, drawn, cell)
        if wrong:
            raise wrong
        plain, jokers, changed = unused_dice(self.game)
        how, dice = ("joker", jokers) if number == JOKER else ("town_hall", changed) if by else (None, plain)
        if self.game.using != how:
            return prompt.encode_action(prompt.actions.index(how))
        piece = dice.index(drawn)
        if icon == RIVER_ICON:
            way = self._river_way(field, cell, way)
        self.discover.pop(0)
        self.drawn_by.add(die)
        self.icons += 1
        return prompt.encode((cell, way, piece))

    def _river_way(self, field: Any, cell: int, way: int) -> int:
        """The way of the river through a cell: the first cell from the edge named first, the others from the river."""
        ways = river_ways(self.town, cell)
        if way in ways:
            return way
        if self.town.source == NONE:
            raise field.error("the side named first is no edge of the map there", "exits")
        turned = (way & 15) << 4 | way >> 4
        if turned in ways:
            return turned
        comes_in = LETTERS[self.town.course()[2]]
        raise field.error(f"the river comes in from {comes_in} there", "exits")

    # -- Construct

    def answer_construct(self, prompt: Any) -> bytes:
        """The next building: which, where, and whether the market is used by hand; or that there is none."""
        if not self.construct:
            return prompt.encode_action(prompt.actions.index("build_done"))
        field, building, cell, way, swaps = self.construct[0]
        self._check_building(*self.construct[0])
        if self.game.using != "market" and sorted(swaps) != sorted(fewest(self.town.stock, COSTS[building]) or b""):
            return prompt.encode_action(prompt.actions.index("market"))
        self.construct.pop(0)
        self.swaps = list(swaps)
        names = [piece.label for piece in prompt.pieces]
        return prompt.encode((cell, way if BUILDINGS[building] == "cathedral" else 0, names.index(BUILDINGS[building])))

    def answer_market(self, prompt: Any) -> Any:
        """The next swap, or that all are made."""
        return prompt.encode(self.swaps.pop(0) if self.swaps else NOTHING)

    def _check_building(self, field: Any, building: int, cell: int, way: int, swaps: bytes) -> None:
        """Raise what is wrong with a building, if anything is."""
        town = self.town
        name = BUILDINGS[building]
        if BUILDING_CELLS[building] in ONCE and is_built(town, BUILDING_CELLS[building]):
            raise field.error(f"the {name} is built once, and stands already", "building")
        if swaps and not town.has(MARKET):
            raise field.error("there is no market", "market")
        rest = left(town.stock, COSTS[building], swaps)
        if rest is None:
            raise field.error(f"more is swapped than there is, or than a {name} costs", "market")
        if min(rest) < 0:
            costs = ", ".join(f"{COSTS[building][i]} {STOCK[i]}" for i in range(3) if COSTS[building][i])
            short = ", ".join(f"{-rest[i]} {STOCK[i]}" for i in range(3) if rest[i] < 0)
            raise field.error(f"a {name} costs {costs}; {short} short", "building")
        if cell not in where(town, building):
            raise field.error(f"no {name} can stand at {place_of(town, cell)}", "at")
        if name == "cathedral" and way not in cathedral_ways(town, cell):
            raise field.error("its third cell is not empty", "mirrored" if way == WEST else "at")

    # -- Gather and upkeep

    def _fell_in_vain(self) -> None:
        """Pass over the lumberjacks at the front that have no tree to fell. Refuse what is no lumberjack."""
        while self.fell:
            field, cell = self.fell[0]
            if self.town.cells[cell] != LUMBERJACK:
                raise field.error(f"no lumberjack at {place_of(self.town, cell)}")
            if cell in self.felled:
                raise field.error("this lumberjack is used twice")
            if trees_around(self.town, cell):
                return
            self.felled.add(cell)
            self.fell.pop(0)

    def answer_fell(self, prompt: Any) -> bytes:
        """The next lumberjack with trees around it, or that there is none."""
        self._fell_in_vain()
        if not self.fell:
            return prompt.encode_action(prompt.actions.index("fell_done"))
        _, cell = self.fell.pop(0)
        self.felled.add(cell)
        return prompt.encode((cell,))

    def answer_grow(self, prompt: Any) -> Any:
        """All trees that are due, if they grow as suggested; else the next one."""
        piece = prompt.pieces[0]
        placed = b""
        for field, cell in self.grow:
            places = piece.where(placed)
            if not places:
                break
            if cell not in places:
                raise field.error(f"no tree can grow at {place_of(self.town, cell)} now")
            placed += bytes((cell,))
        if piece.where(placed):
            raise self.field.error(f"{len(placed)} trees named, more are due", "grow")
        suggested = prompt.suggestion()
        if suggested == placed:
            self.grow = self.grow[len(placed) :]
            return suggested
        return prompt.encode((self.grow.pop(0)[1],))
