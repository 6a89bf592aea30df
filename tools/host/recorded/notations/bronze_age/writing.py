"""The way back: answers of the Bronze Age games written into a turn of a recorded game."""

from rules.bronze_age import FACES
from rules.civilization import CITIES, MONUMENTS
from rules.pegboard import GOODS
from rules.prompts import NOTHING

YES = 1


def note(turn, prompt, answer):
    """Write an answer into the dict of a turn, as a recorded game has it."""
    what = prompt.what
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
        if given != NOTHING:
            turn.setdefault("trades", []).append({"with": given})
    elif what in ("give", "take"):
        turn["trades"][-1][what] = {row.label: given[i] for i, row in enumerate(prompt.rows) if given[i]}
        if what == "take" and not turn["trades"][-1]["give"] and not turn["trades"][-1]["take"]:
            _forget(turn, "trades")
    elif what == "agree":
        if given != YES:
            _forget(turn, "trades")
    elif what == "build":
        cities = [0] * CITIES
        monuments = {}
        for i, row in enumerate(prompt.rows):
            if given[i] and row.label in MONUMENTS:
                monuments[row.label] = given[i]
            elif given[i]:
                cities[row.label[1] - 4] = given[i]
        build = {}
        if any(cities):
            build["cities"] = cities
        if monuments:
            build["monuments"] = monuments
        if build:
            turn.setdefault("build", {}).update(build)
    elif what == "build_ships":
        if given:
            turn.setdefault("build", {})["ships"] = given
    elif what == "swap":
        if given != NOTHING:
            turn.setdefault("swaps", []).append([GOODS[given]])
    elif what == "swap_into":
        if given != NOTHING:
            turn["swaps"][-1].append(GOODS[given])
        else:
            _forget(turn, "swaps")
    elif what == "buy":
        if given != NOTHING:
            turn["buy"] = {"development": prompt.rows[prompt.ids.index(given)].label}
    elif what == "pay":
        goods = [row.label for i, row in enumerate(prompt.rows) if given[i] and row.label != "food"]
        if goods:
            turn["buy"]["goods"] = goods
        if prompt.rows[-1].label == "food" and given[len(prompt.rows) - 1]:
            turn["buy"]["food"] = given[len(prompt.rows) - 1]
    elif what == "discard":
        turn["discard"] = {row.label: given[i] for i, row in enumerate(prompt.rows) if given[i]}


def _forget(turn, key):
    turn[key].pop()
    if not turn[key]:
        del turn[key]
