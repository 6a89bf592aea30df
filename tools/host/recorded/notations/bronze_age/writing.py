"""The way back: answers of the Bronze Age games written into a turn of a recorded game."""

from typing import Any

from host.recorded.notations.bronze_age.market import GOODS_AND_FOOD
from host.recorded.notations.bronze_age.sheets import FACES

from rules.bronze_age.civilization import CITIES, MONUMENTS
from rules.bronze_age.pegboard import GOODS
from rules.bronze_age.turn import TO_MARKET
from rules.late_bronze_age import BY_SHIP
from rules.prompts import ALLOT, EXCHANGE, NOTHING


def note(turn: dict[str, Any], prompt: Any, answer: bytes) -> None:
    """Write an answer into the dict of a turn, as a recorded game has it."""
    what = prompt.what if isinstance(prompt.what, str) else prompt.what[0]
    if prompt.kind == EXCHANGE:
        note_deal(turn, what, prompt.decode(answer))
        return
    if prompt.kind == ALLOT and prompt.action(answer) >= 0:
        return  # on the way to the market
    if what == "dice":
        turn["dice"] = [FACES[face] for face in prompt.decode(answer)]
        return
    given = prompt.decode(answer)
    if what in ("choice_food", "engineer", "spearheads"):
        if given:
            turn[what] = given
    elif what == "preserve":
        if given:
            turn[what] = True
    elif what == "trade":
        if given == BY_SHIP:
            turn.setdefault("trades", []).append({})
        elif given != NOTHING:
            turn.setdefault("trades", []).append({"with": given})
    elif what == "build":
        cities = [0] * CITIES
        monuments = {}
        for i, row in enumerate(prompt.rows):
            if given[i] and row.label in MONUMENTS:
                monuments[row.label] = given[i]
            elif given[i]:
                cities[row.label[1] - 4] = given[i]
        build: dict[str, Any] = {}
        if any(cities):
            build["cities"] = cities
        if monuments:
            build["monuments"] = monuments
        if build:
            turn.setdefault("build", {}).update(build)
    elif what == "build_ships":
        if given:
            turn.setdefault("build", {})["ships"] = given
    elif what == "buy":
        if given not in (NOTHING, TO_MARKET):
            turn["buy"] = {"development": prompt.rows[list(prompt.ids).index(given)].label}
    elif what == "pay":
        goods = [row.label for i, row in enumerate(prompt.rows) if given[i] and row.label != "food"]
        if goods:
            turn["buy"]["goods"] = goods
        if prompt.rows[-1].label == "food" and given[len(prompt.rows) - 1]:
            turn["buy"]["food"] = given[len(prompt.rows) - 1]
    elif what == "discard":
        turn["discard"] = {row.label: given[i] for i, row in enumerate(prompt.rows) if given[i]}


def note_deal(turn: dict[str, Any], what: str, amounts: Any) -> None:
    """Write what was agreed; a swap of several ships is one entry each."""
    trade = turn["trades"].pop()
    if what == "deal":
        trade["give"] = {GOODS_AND_FOOD[i]: -amount for i, amount in enumerate(amounts) if amount < 0}
        trade["take"] = {GOODS_AND_FOOD[i]: amount for i, amount in enumerate(amounts) if amount > 0}
        if any(amounts):
            turn["trades"].append(trade)
    else:
        away = [GOODS[i] for i, amount in enumerate(amounts) for _ in range(-amount)]
        into = [GOODS[i] for i, amount in enumerate(amounts) for _ in range(amount)]
        turn["trades"] += [{"swap": list(pair)} for pair in zip(away, into)]
    if not turn["trades"]:
        del turn["trades"]
