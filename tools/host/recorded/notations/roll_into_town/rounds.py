"""A round of Roll Into Town as the file has it: played prompt by prompt, and written. What is left out is not done."""

from typing import Any

from host.recorded.fields import Field
from host.recorded.notations.roll_into_town.maps import LETTERS, cell_of, named_sides, place_of, river_way, sides_of

from rules.place import EAST, WEST
from rules.prompts import NOTHING
from rules.roll_into_town.asking import unused_dice
from rules.roll_into_town.construct import BUILDINGS, CATHEDRAL, COSTS
from rules.roll_into_town.discover import COAST_ICON, ICONS, JOKER, RIVER_ICON
from rules.roll_into_town.gather import trees_around
from rules.roll_into_town.market import fewest, left
from rules.roll_into_town.town import EMPTY, LUMBERJACK, MARKET, NONE, ROLLED, STOCK

PHASES = ("discover", "construct", "fell", "grow")
ICON_KEYS = ("die", "by", "icon", "at", "water", "exits")
BUILDING_KEYS = ("building", "at", "market", "mirrored")
PAID_KEYS = ("building", "market")
# The order in which a round is written down.
ORDER = PHASES + ICON_KEYS + BUILDING_KEYS
# What is asked in each phase.
ASKED = {"discover": ("discover", "fountain"), "construct": ("construct", "market"), "fell": ("fell",)}
DONE = {"discover": "discover_done", "construct": "build_done", "fell": "fell_done"}
UNASKED = {
    "discover": "no more icons can be drawn",
    "construct": "nothing more can be paid for and placed",
    "fell": "no trees to fell",
    "grow": "no growth is due, or there is no room for it",
}


class Round:
    """One round of the file, its words and types checked, then asked prompt by prompt."""

    def __init__(self, game: Any, field: Any, names: Any) -> None:
        fields = field.object(("dice", "players"), ("dice",))
        self.dice = [die.number(1, JOKER) for die in fields["dice"].items()]
        due = ROLLED[game.round - 1]
        if len(self.dice) != due:
            raise fields["dice"].error(f"{len(self.dice)} dice given, {due} due")
        players = fields["players"].items(game.count) if "players" in fields else [Field({})] * game.count
        at = [Field(player.value, field.place).of(names[number]) for number, player in enumerate(players)]
        kind: Any = Player
        if game.agreed[1]:
            from host.recorded.notations.roll_into_town.paper import Player as kind
        self.players = [kind(game, number, player, self.dice) for number, player in enumerate(at)]

    def answer(self, prompt: Any) -> Any:
        if prompt.what == "dice":
            return prompt.encode([die - 1 for die in self.dice])
        for player in self.players[: prompt.player]:
            player.finish()
        return self.players[prompt.player].answer(prompt)

    def finish(self) -> None:
        for player in self.players:
            player.finish()


class Player:
    """What one player did in a round; each phase, a list, keeps what of it is not done yet.

    PLACED: whether it is said where.
    """

    PHASES: tuple[str, ...] = PHASES
    PLACED = True

    def __init__(self, game: Any, number: int, field: Any, dice: list[int]) -> None:
        self.game = game
        self.town = game.towns[number]
        self.dice = dice
        self.field = field
        fields = field.object(self.PHASES)
        items = {phase: fields[phase].items() if phase in fields else [] for phase in PHASES}
        self.phases: dict[str, list[Any]] = {
            phase: [(at, cell_of(self.town, at)) for at in items[phase]] for phase in ("fell", "grow") if phase in items
        }
        self.phases["discover"] = [self._icon(icon) for icon in items["discover"]]
        self.phases["construct"] = [self._building(building) for building in items["construct"]]
        self.drawn_by: set[Any] = set()
        self.felled: set[Any] = set()
        self.swaps: list[int] = []

    def _icon(self, field: Any) -> tuple[Any, ...]:
        """An icon: its field, the die, (number, change, icon) as in `unused_dice`, cell and way."""
        fields = field.object(
            *((ICON_KEYS, ("die", "icon", "at")) if self.PLACED else (ICON_KEYS[:3], ("die", "icon")))
        )
        die = fields["die"].number(0, len(self.dice) - 1)
        by = fields["by"].number(-1, 1) if "by" in fields else 0
        icon = 1 + fields["icon"].word(ICONS[1:JOKER], "icon")
        number = self.dice[die]
        if "by" in fields and (not by or number == JOKER or not 1 <= number + by < JOKER):
            raise fields["by"].error(f"a {number} cannot be changed by {by}")
        if number not in (JOKER, icon - by):
            raise fields["icon"].error(f"{ICONS[icon]} drawn with a {number + by}, which is {ICONS[number + by]}")
        if not self.PLACED:
            return field, die, (number, by, icon), 0, 0
        for key, of in (("water", COAST_ICON), ("exits", RIVER_ICON)):
            if (key in fields) != (icon == of):
                raise field.error("missing" if icon == of else f"{ICONS[icon]} has none", key)
        way = sides_of(fields["water"], 1, 3) if icon == COAST_ICON else 0
        if icon == RIVER_ICON:
            way = river_way(fields["exits"])
        return field, die, (number, by, icon), cell_of(self.town, fields["at"]), way

    def _building(self, field: Any) -> tuple[Any, ...]:
        """A building: its field, number, cell, way, and what is swapped for it."""
        fields = field.object(*((BUILDING_KEYS, ("building", "at")) if self.PLACED else (PAID_KEYS, PAID_KEYS[:1])))
        building = fields["building"].word(BUILDINGS, "building")
        swaps = b""
        for swap in fields["market"].items() if "market" in fields else ():
            given, got = [name.word(STOCK, "resource") for name in swap.items(2)]
            if given == got:
                raise swap.error(f"{STOCK[given]} for {STOCK[got]} is no swap")
            swaps += bytes((given << 4 | got,))
        mirrored = "mirrored" in fields and fields["mirrored"].truth()
        if mirrored and building != CATHEDRAL:
            raise fields["mirrored"].error(f"only a cathedral is mirrored, not a {BUILDINGS[building]}")
        way = (WEST if mirrored else EAST) if building == CATHEDRAL else 0
        return field, building, cell_of(self.town, fields["at"]) if self.PLACED else 0, way, swaps

    def finish(self, phases: Any = PHASES) -> None:
        """Refuse what of these phases no prompt asked for."""
        for phase in phases:
            if phase == "fell":
                self._fell_in_vain()
            if self.phases[phase]:
                field, *what = self.phases[phase][0]
                if phase == "construct":
                    self._check_payment(field, what[0], what[3])
                raise field.error(UNASKED[phase])

    def answer(self, prompt: Any) -> bytes:
        """The answer to a prompt."""
        phase = next(phase for phase in PHASES if prompt.what in ASKED.get(phase, (phase,)))
        self.finish(PHASES[: PHASES.index(phase)])
        if prompt.what == "market":
            return bytes(prompt.encode(self.swaps.pop(0) if self.swaps else NOTHING))
        if phase == "grow":
            return self.answer_grow(prompt)
        if phase == "fell":
            self._fell_in_vain()
        if not self.phases[phase]:
            return self._act(prompt, phase, DONE[phase])
        return bytes(getattr(self, "answer_" + phase)(prompt, *self.phases[phase][0]))

    def _act(self, prompt: Any, phase: str, action: Any) -> bytes:
        """The answer that takes an action, which has to be offered."""
        if action not in prompt.actions:
            raise self.phases[phase][0][0].error(UNASKED[phase])
        return bytes(prompt.encode_action(prompt.actions.index(action)))

    def _placed(self, prompt: Any, phase: str, piece: int, cell: int, way: int) -> bytes:
        """The answer that places a piece, and with that the first of the phase is done."""
        field = self.phases[phase][0][0]
        if cell not in prompt.pieces[piece].where():
            raise field.error(f"no {prompt.pieces[piece].label} can be placed at {place_of(self.town, cell)}", "at")
        ways = prompt.pieces[piece].ways
        if ways and way not in ways(cell):
            turn = {"river": "exits", "cathedral": "mirrored"}.get(prompt.pieces[piece].label, "at")
            raise field.error(f"not possible at {place_of(self.town, cell)}", turn)
        self.phases[phase].pop(0)
        return bytes(prompt.encode((cell, way if ways else 0, piece)))

    def answer_discover(self, prompt: Any, field: Any, die: int, drawn: Any, cell: int, way: int) -> bytes:
        """The next icon: which die, where, which way. Only a river's first cell says which side it comes in by."""
        number, by, icon = drawn
        plain, jokers, changed = unused_dice(self.game)
        how, dice = ("joker", jokers) if number == JOKER else ("town_hall", changed) if by else (None, plain)
        self._check_die(field, die, drawn, dice)
        if self.game.using != how:
            return self._act(prompt, "discover", how)
        goes_on = icon == RIVER_ICON and self.town.source != NONE and self.town.cells[cell] == EMPTY
        piece = dice.index(drawn)
        if goes_on and way not in prompt.pieces[piece].ways(cell):
            way = (way & 15) << 4 | way >> 4
        answer = self._placed(prompt, "discover", piece, cell, way)
        self.drawn_by.add(die)
        return answer

    def _check_die(self, field: Any, die: int, drawn: Any, dice: Any) -> None:
        """Refuse a die that was used, and what is not among those offered."""
        if die in self.drawn_by:
            raise field.error(f"die {die} is used twice", "die")
        if drawn not in dice:
            if drawn[1] and not self.town.town_hall:
                raise field.error("the Town Hall has no use left", "by")
            raise field.error(UNASKED["discover"])

    def answer_construct(self, prompt: Any, field: Any, building: int, cell: int, way: int, swaps: bytes) -> bytes:
        """The next building: which, where, and whether the market is used by hand."""
        self._check_payment(field, building, swaps)
        if self.game.using != "market" and sorted(swaps) != sorted(fewest(self.town.stock, COSTS[building]) or b""):
            return self._act(prompt, "construct", "market")
        names = [piece.label for piece in prompt.pieces]
        if BUILDINGS[building] not in names:
            raise field.error(f"no {BUILDINGS[building]} can be built", "building")
        answer = self._placed(prompt, "construct", names.index(BUILDINGS[building]), cell, way)
        self.swaps = list(swaps)
        return answer

    def _check_payment(self, field: Any, building: int, swaps: bytes) -> None:
        """Raise what is wrong with paying for a building, if anything is."""
        rest = left(self.town.stock, COSTS[building], swaps)
        if swaps and not self.town.has(MARKET):
            raise field.error("there is no market", "market")
        if rest is None:
            raise field.error(f"more is swapped than there is, or than a {BUILDINGS[building]} costs", "market")
        if min(rest) < 0:
            costs = ", ".join(f"{COSTS[building][i]} {STOCK[i]}" for i in range(3) if COSTS[building][i])
            short = ", ".join(f"{-rest[i]} {STOCK[i]}" for i in range(3) if rest[i] < 0)
            raise field.error(f"a {BUILDINGS[building]} costs {costs}; {short} short", "building")

    def _fell_in_vain(self) -> None:
        """Pass over the lumberjacks at the front that have no tree to fell. Refuse what is no lumberjack."""
        while self.phases["fell"]:
            field, cell = self.phases["fell"][0]
            if self.town.cells[cell] != LUMBERJACK:
                raise field.error(f"no lumberjack at {place_of(self.town, cell)}")
            if cell in self.felled:
                raise field.error("this lumberjack is used twice")
            if trees_around(self.town, cell):
                return
            self.felled.add(cell)
            self.phases["fell"].pop(0)

    def answer_fell(self, prompt: Any, field: Any, cell: int) -> bytes:
        """The next lumberjack with trees around it."""
        self.felled.add(cell)
        return self._placed(prompt, "fell", 0, cell, 0)

    def answer_grow(self, prompt: Any) -> bytes:
        """All trees that are due, if they grow as suggested; else the next one."""
        piece = prompt.pieces[0]
        placed = b""
        for field, cell in self.phases["grow"]:
            places = piece.where(placed)
            if places and cell not in places:
                raise field.error(f"no tree can grow at {place_of(self.town, cell)} now")
            placed += bytes((cell,)) if places else b""
        if piece.where(placed):
            raise self.field.error(f"{len(placed)} trees named, more are due", "grow")
        answer = prompt.suggestion() if prompt.suggestion() == placed else prompt.encode((placed[0],))
        del self.phases["grow"][: len(answer)]
        return bytes(answer)


# -- the way back


def note(unit: dict[str, list[Any]], game: Any, prompt: Any, answer: bytes) -> None:
    """Write an answer into the dict of a round, before the game has it."""
    what = prompt.what
    if what == "dice":
        unit["dice"] = [1 + face for face in prompt.decode(answer)]
        return
    player = unit["players"][game.current]
    town = game.town()
    if game.agreed[1]:
        from host.recorded.notations.roll_into_town import paper

        paper.note(player, game, prompt, answer)
        return
    if what == "market":
        swap = prompt.decode(answer)
        if swap != NOTHING:
            player["construct"][-1].setdefault("market", []).append([STOCK[swap >> 4], STOCK[swap & 15]])
        return
    for cell, way, number in prompt.decode(answer):
        at = place_of(town, cell)
        if what in ("discover", "fountain"):
            plain, jokers, changed = unused_dice(game)
            drawn = {"joker": jokers, "town_hall": changed}.get(game.using, plain)[number]
            player.setdefault("discover", []).append(noted_icon(game, drawn) | noted_place(drawn, at, way))
        elif what == "construct":
            building = BUILDINGS.index(prompt.pieces[number].label)
            entry: dict[str, Any] = {"building": BUILDINGS[building], "at": at}
            if way == WEST:
                entry["mirrored"] = True
            swaps = b"" if game.using else fewest(town.stock, COSTS[building])
            if swaps:
                entry["market"] = [[STOCK[swap >> 4], STOCK[swap & 15]] for swap in swaps]
            player.setdefault("construct", []).append(entry)
        else:
            player.setdefault(what, []).append(at)


def noted_icon(game: Any, drawn: tuple[int, int, int]) -> dict[str, Any]:
    """An icon as the file has it: with the first unused die of its number."""
    number, by, icon = drawn
    die = next(i for i, other in enumerate(game.dice) if other == number and not game.used >> i & 1)
    entry: dict[str, Any] = {"die": die}
    if by:
        entry["by"] = by
    return entry | {"icon": ICONS[icon]}


def noted_place(drawn: tuple[int, int, int], at: list[int], way: int) -> dict[str, Any]:
    """Where an icon was drawn."""
    icon = drawn[2]
    entry: dict[str, Any] = {"at": at}
    if icon == COAST_ICON:
        entry["water"] = named_sides(way)
    elif icon == RIVER_ICON:
        entry["exits"] = LETTERS[way >> 4] + LETTERS[way & 15]
    return entry
