"""Read a round of Roll Into Town prompt by prompt, and write one. A missing action does nothing."""

from typing import Any

from host.recorded.notations.roll_into_town.maps import LETTERS, cell_of, named_sides, place_of, river_way, sides_of

from engine.prompts import CHOOSE, NOTHING, NUMBER, PLACE
from engine.prompts.place import EAST, WEST
from rules.roll_into_town.asking import unused_dice
from rules.roll_into_town.construct import BUILDINGS, CATHEDRAL, COSTS
from rules.roll_into_town.discover import COAST_ICON, ICONS, JOKER, RIVER_ICON
from rules.roll_into_town.gather import trees_around
from rules.roll_into_town.market import fewest, left
from rules.roll_into_town.town import EMPTY, LUMBERJACK, MARKET, NONE, STOCK

PHASES = ("discover", "construct", "fell", "grow")
ICON_KEYS = ("die", "by", "icon", "at", "water", "exits")
BUILDING_KEYS = ("building", "at", "market", "mirrored")
# Questions for numbers with maps on paper, and their keys in the file.
NUMBERS = {"mined": "mined", "fell": "felled", "grow": "grown"}
# The order of the keys of a round.
ORDER = PHASES + ICON_KEYS + BUILDING_KEYS
# The questions of each phase.
ASKED = {"discover": ("discover", "fountain"), "construct": ("construct", "market"), "fell": ("fell",)}
DONE = {"discover": "discover_done", "construct": "build_done", "fell": "fell_done"}
UNASKED = {
    "discover": "no more icons can be drawn",
    "construct": "nothing more can be paid for and placed",
    "fell": "no trees to fell",
    "grow": "no growth is due, or there is no room for it",
}


class Player:
    """One player's actions in a round; each phase is a list of those still to come.

    KEYS: the allowed ones; ICON, BUILDING: those of an icon and a building, and the required ones of these.
    """

    KEYS: tuple[str, ...] = PHASES
    ICON: Any = (ICON_KEYS, ("die", "icon", "at"))
    BUILDING: Any = (BUILDING_KEYS, ("building", "at"))

    def __init__(self, game: Any, number: int, field: Any, dice: list[int]) -> None:
        self.game = game
        self.town = game.towns[number]
        self.dice = dice
        self.field = field
        self.fields = field.object(self.KEYS)
        self.phases: dict[str, list[Any]] = {}
        for phase, read in zip(PHASES, (self._icon, self._building, self._cell, self._cell)):
            self.phases[phase] = [read(item) for item in self.fields[phase].items()] if phase in self.fields else []
        self.drawn_by: set[Any] = set()
        self.felled: set[Any] = set()
        self.swaps: list[int] = []

    def _cell(self, field: Any) -> tuple[Any, ...]:
        """Return the field and cell of a lumberjack or a tree."""
        return field, cell_of(self.town, field)

    def _icon(self, field: Any) -> tuple[Any, ...]:
        """Return an icon: its field, the die, (number, change, icon) as in `unused_dice`, cell and way."""
        fields = field.object(*self.ICON)
        die = fields["die"].number(0, len(self.dice) - 1)
        by = fields["by"].number(-1, 1) if "by" in fields else 0
        icon = 1 + fields["icon"].word(ICONS[1:JOKER], "icon")
        number = self.dice[die]
        if "by" in fields and (not by or number == JOKER or not 1 <= number + by < JOKER):
            raise fields["by"].error(f"a {number} cannot be changed by {by}")
        if number not in (JOKER, icon - by):
            raise fields["icon"].error(f"{ICONS[icon]} drawn with a {number + by}, which is {ICONS[number + by]}")
        if "at" not in fields:
            return field, die, (number, by, icon), 0, 0
        for key, of in (("water", COAST_ICON), ("exits", RIVER_ICON)):
            if (key in fields) != (icon == of):
                raise field.error("missing" if icon == of else f"{ICONS[icon]} has none", key)
        way = sides_of(fields["water"], 1, 3) if icon == COAST_ICON else 0
        if icon == RIVER_ICON:
            way = river_way(fields["exits"])
        return field, die, (number, by, icon), cell_of(self.town, fields["at"]), way

    def _building(self, field: Any) -> tuple[Any, ...]:
        """Return a building: its field, number, cell, way, and swaps."""
        fields = field.object(*self.BUILDING)
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
        return field, building, cell_of(self.town, fields["at"]) if "at" in fields else 0, way, swaps

    def finish(self) -> None:
        """Refuse actions that no prompt asked for."""
        self._passed(PHASES)

    def _passed(self, phases: Any) -> None:
        """Refuse actions of these phases that no prompt asked for."""
        for phase in phases:
            if phase == "fell":
                self._fell_in_vain()
            if self.phases[phase]:
                field, *what = self.phases[phase][0]
                if phase == "construct":
                    self._check_payment(field, what[0], what[3])
                raise field.error(UNASKED[phase])

    def answer(self, prompt: Any) -> bytes:
        """Return the answer to a prompt."""
        phase = next(phase for phase in PHASES if prompt.what in ASKED.get(phase, (phase,)))
        self._passed(PHASES[: PHASES.index(phase)])
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
        """Return the answer that takes an action, which the prompt must offer."""
        if action not in prompt.actions:
            raise self.phases[phase][0][0].error(UNASKED[phase])
        return bytes(prompt.encode_action(prompt.actions.index(action)))

    def _placed(self, prompt: Any, phase: str, piece: int, cell: int, way: int) -> bytes:
        """Return the answer that places a piece; this ends the first action of the phase."""
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
        """Return the next icon with die, cell and way. Only a river's first cell names the side it comes in by."""
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
        """Refuse a used die, and one that the prompt doesn't offer."""
        if die in self.drawn_by:
            raise field.error(f"die {die} is used twice", "die")
        if drawn not in dice:
            if drawn[1] and not self.town.town_hall:
                raise field.error("the Town Hall has no use left", "by")
            raise field.error(UNASKED["discover"])

    def answer_construct(self, prompt: Any, field: Any, building: int, cell: int, way: int, swaps: bytes) -> bytes:
        """Return the next building with its cell, or the use of the market."""
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
        """Check the payment for a building."""
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
        """Skip the next lumberjacks that have no tree to fell. Refuse other cells."""
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
        """Return the next lumberjack with trees around it."""
        self.felled.add(cell)
        return self._placed(prompt, "fell", 0, cell, 0)

    def answer_grow(self, prompt: Any) -> bytes:
        """Return all trees that are due, if they grow as suggested; else the next one."""
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
    """Write an answer into the dict of a round, before the game has it; not for a map from paper."""
    what = prompt.what
    if what == "dice":
        unit["dice"] = [1 + face for face in prompt.decode(answer)]
        return
    player = unit["players"][game.current]
    if what in ("map", "map_dry"):
        if prompt.kind == CHOOSE and prompt.decode(answer):
            player["stands"] = True
    elif prompt.kind == NUMBER:
        if prompt.decode(answer):
            player[NUMBERS[what]] = prompt.decode(answer)
    elif prompt.kind == PLACE:
        for cell, way, number in prompt.decode(answer):
            at = place_of(game.town(), cell)
            if what == "construct":
                mirrored = {"mirrored": True} if way == WEST else {}
                note_building(player, game, prompt.pieces[number].label, game.using, {"at": at} | mirrored)
            elif what in ("discover", "fountain"):
                plain, jokers, changed = unused_dice(game)
                drawn = {"joker": jokers, "town_hall": changed}.get(game.using, plain)[number]
                note_icon(player, game, drawn, {"at": at} | noted_way(drawn[2], way))
            else:
                player.setdefault(what, []).append(at)
    elif prompt.decode(answer) == NOTHING:
        return
    elif what == "market":
        player["construct"][-1].setdefault("market", []).append(noted_swap(prompt.decode(answer)))
    elif what == "construct":
        note_building(player, game, BUILDINGS[prompt.decode(answer)], prompt.is_alternative(answer), {})
    else:
        plain, jokers, changed = unused_dice(game)
        note_icon(player, game, (plain + jokers + changed)[prompt.decode(answer)], {})


def note_icon(player: Any, game: Any, drawn: tuple[int, int, int], where: Any) -> None:
    """Write an icon into a player's actions, with the first unused die of its number."""
    number, by, icon = drawn
    die = next(i for i, other in enumerate(game.dice) if other == number and not game.used >> i & 1)
    changed = {"by": by} if by else {}
    player.setdefault("discover", []).append({"die": die} | changed | {"icon": ICONS[icon]} | where)


def note_building(player: Any, game: Any, name: str, by_hand: Any, where: Any) -> None:
    """Write a building into a player's actions; not `by_hand`: with the swaps that it takes."""
    swaps = b"" if by_hand else fewest(game.town().stock, COSTS[BUILDINGS.index(name)])
    market = {"market": [noted_swap(swap) for swap in swaps]} if swaps else {}
    player.setdefault("construct", []).append({"building": name} | where | market)


def noted_swap(swap: int) -> list[str]:
    """Return a swap of the market for the file."""
    return [STOCK[swap >> 4], STOCK[swap & 15]]


def noted_way(icon: int, way: int) -> dict[str, str]:
    """Return the way of an icon for the file."""
    if icon == COAST_ICON:
        return {"water": named_sides(way)}
    return {"exits": LETTERS[way >> 4] + LETTERS[way & 15]} if icon == RIVER_ICON else {}
