"""The way back: the answers of a game of Roll Into Town, written into a round."""

from typing import Any

from host.recorded.notations.roll_into_town.maps import LETTERS, place_of

from rules.place import WEST
from rules.prompts import NOTHING
from rules.roll_into_town.asking import unused_dice
from rules.roll_into_town.construct import BUILDINGS, COSTS
from rules.roll_into_town.discover import COAST_ICON, ICONS, RIVER_ICON
from rules.roll_into_town.market import fewest
from rules.roll_into_town.town import STOCK


def note(unit: dict[str, list[Any]], game: Any, prompt: Any, answer: bytes) -> None:
    """Write an answer into the dict of a round, before the game has it."""
    what = prompt.what
    if what == "dice":
        unit["dice"] = [1 + face for face in prompt.decode(answer)]
        return
    player = unit["players"][game.current]
    town = game.town()
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
            player.setdefault("discover", []).append(noted_icon(game, drawn, at, way))
        elif what == "construct":
            building = BUILDINGS.index(prompt.pieces[number].label)
            entry: dict[str, Any] = {"building": BUILDINGS[building], "at": at}
            if way == WEST:
                entry["mirrored"] = True
            swaps = b"" if game.using else fewest(town.stock, COSTS[building])
            if swaps:
                entry["market"] = [[STOCK[swap >> 4], STOCK[swap & 15]] for swap in swaps]
            player.setdefault("construct", []).append(entry)
        elif what in ("fell", "grow"):
            player.setdefault(what, []).append(at)
        else:
            raise NotImplementedError(what)


def noted_icon(game: Any, drawn: tuple[int, int, int], at: list[int], way: int) -> dict[str, Any]:
    """An icon as the file has it: with the first unused die of its number."""
    number, by, icon = drawn
    die = next(i for i, other in enumerate(game.dice) if other == number and not game.used >> i & 1)
    entry: dict[str, Any] = {"die": die}
    if by:
        entry["by"] = by
    entry |= {"icon": ICONS[icon], "at": at}
    if icon == COAST_ICON:
        entry["water"] = "".join(LETTERS[side] for side in LETTERS if way & side)
    elif icon == RIVER_ICON:
        entry["exits"] = LETTERS[way >> 4] + LETTERS[way & 15]
    return entry
