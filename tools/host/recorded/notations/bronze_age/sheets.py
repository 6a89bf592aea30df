"""Read and write the players' sheets of the Bronze Age games: start, result, sheet for people."""

from typing import Any

from host.recorded.fields import shown

from rules.bronze_age.civilization import CITIES, MONUMENTS, SIZES
from rules.bronze_age.pegboard import GOODS, total_worth

CLAIMS = ("first", "later")
KEYS = ("food", "goods", "city_boxes", "monuments", "completed", "developments", "disasters", "ships")


# -- the start


def set_up_claims(game: Any, start: Any) -> None:
    """Make the only finisher of a monument the first one, unless `start` names the first."""
    for monument, name in enumerate(MONUMENTS):
        finished = [i for i, player in enumerate(game.players) if player.finished(CITIES + monument)]
        firsts = [i for i in finished if game.players[i].firsts >> monument & 1]
        if len(firsts) > 1:
            raise start.error(f"{shown(name)} is completed first by two players", "completed")
        if not firsts and [i for i in finished if name not in start.value["players"][i].get("completed", {})]:
            if len(finished) > 1:
                raise start.error(f"nobody is said to be first to complete {shown(name)}", "completed")
            game.players[finished[0]].firsts |= 1 << monument


def set_up_player(game: Any, number: int, field: Any) -> None:
    """Set one player's sheet, by its adjustable rows if it has one."""
    fields = field.object(KEYS)
    player = game.players[number]
    given: dict[Any, Any] = {key: fields[key] for key in ("food", "disasters", "ships") if key in fields}
    for key, names, what in (("goods", GOODS, "good"), ("monuments", MONUMENTS, "monument")):
        if key in fields:
            given |= fields[key].object(names, what=what)
    for city, boxes in enumerate(fields["city_boxes"].items(CITIES) if "city_boxes" in fields else ()):
        given["city", city + 4] = boxes
    if "ships" in given:
        given["ships"].number(0, None if "shipping" in game.names else 0)
    for row in game.adjustable(number):
        label = "disasters" if row.label == "score_disasters" else row.label
        if label in given:
            row.put(given[label].number(0, row.most))
    player.firsts = 0
    for name, claim in fields["completed"].object(MONUMENTS, what="monument").items() if "completed" in fields else ():
        monument = MONUMENTS.index(name)
        first = claim.word(CLAIMS, "claim") == 0
        if not player.finished(CITIES + monument):
            raise claim.error(f"{player.boxes[CITIES + monument]} of {SIZES[CITIES + monument]} boxes are ticked")
        player.firsts |= first << monument
    for development in fields["developments"].items() if "developments" in fields else ():
        bit = 1 << development.word(game.names, "development")
        if player.developments & bit:
            raise development.error(f"{shown(development.value)} occurs twice")
        player.developments |= bit


# -- the result


def result(game: Any, number: int) -> dict[str, Any]:
    """Return one player's part of the result."""
    player = game.players[number]
    boxes = dict(zip(MONUMENTS, player.boxes[CITIES:]))
    finished = [i for i in range(len(MONUMENTS)) if player.finished(CITIES + i)]
    return {
        "food": player.food,
        "goods": dict(zip(GOODS, player.goods)),
        "goods_value": total_worth(player.goods),
        "cities": player.cities(),
        "city_boxes": list(player.boxes[:CITIES]),
        "monuments": {name: boxes[name] for name in MONUMENTS if boxes[name]},
        "completed": {MONUMENTS[i]: CLAIMS[0] if player.firsts >> i & 1 else CLAIMS[1] for i in finished},
        "developments": [name for i, name in enumerate(game.names) if player.has(i)],
        "disasters": player.disasters,
        "ships": player.ships,
        "score": score(game, number),
    }


def score(game: Any, number: int) -> dict[str, int]:
    """Return the sums of the score sheet by name."""
    rows = game.score(number)
    points = {row.label: row.value for row in rows}
    return {
        "developments": points["score_developments"],
        "monuments": points["score_monuments"],
        "bonus": sum(row.value for row in rows if row.label[0] == "score_bonus"),
        "subtotal": points["score_subtotal"],
        "disasters": -points["score_disasters"],
        "total": points["score_total"],
    }


# -- the sheet for people


def rows(game: Any) -> list[Any]:
    """Return the rows of the sheet: see Notation.sheet."""
    from host.recorded.sheet import english

    players = game.players
    numbers = range(game.count)
    rows: list[Any] = [("Food", [str(player.food) for player in players])]
    rows += [(english(name), [str(player.goods[i]) for player in players]) for i, name in enumerate(GOODS)]
    rows += [("Goods are worth", [str(game.tie(number)) for number in numbers])]
    if any(player.ships for player in players):
        rows += [("Ships", [str(player.ships) for player in players])]
    rows += [None, ("Cities", [str(player.cities()) for player in players])]
    rows += [(english(name), [monument(game, i, index) for i in numbers]) for index, name in enumerate(MONUMENTS)]
    rows.append(None)
    for index, (name, _, points) in enumerate(game.DEVELOPMENTS):
        if any(player.has(index) for player in players):
            rows.append((english(name), [str(points) if player.has(index) else "-" for player in players]))
    if rows[-1]:
        rows.append(None)
    sums = [{row.label: row.value for row in game.score(number)} for number in numbers]
    found: list[Any] = [("Developments", "score_developments"), ("Monuments", "score_monuments")]
    bonuses = sorted({label for points in sums for label in points if label[0] == "score_bonus"})
    found += [(f"Bonus: {english(label[1])}", label) for label in bonuses] or [("Bonus", None)]
    found += [("Subtotal", "score_subtotal"), ("Disasters", "score_disasters"), ("TOTAL", "score_total")]
    return rows + [(text, [str(points.get(label, 0)) for points in sums]) for text, label in found]


def monument(game: Any, number: int, index: int) -> str:
    """Return a monument's ticked boxes or points as text."""
    player = game.players[number]
    if not game.in_play(CITIES + index):
        return "-"
    if not player.finished(CITIES + index):
        return f"{player.boxes[CITIES + index]}/{SIZES[CITIES + index]}"
    return ("first " if player.firsts >> index & 1 else "later ") + str(game.monument_points(player, index))


# -- what is checked


def check(game: Any) -> None:
    """Check the bounds, the first finishers, and the total. Raises ValueError."""
    first = 0
    for number, player in enumerate(game.players):
        for row in game.adjustable(number):
            if not 0 <= row.value <= row.most:
                raise ValueError("%s: %d pegs or boxes" % (row.label, row.value))
        finished = [i for i in range(len(MONUMENTS)) if player.finished(CITIES + i)]
        if first & player.firsts & (mask := sum([1 << i for i in finished])):
            raise ValueError("first finishers")
        first |= player.firsts & mask
        if player.developments >> len(game.DEVELOPMENTS):
            raise ValueError("developments that there are not")
        points = [game.monument_points(player, i) for i in finished] + [bonus for _, bonus in game.bonuses(player)]
        if game.development_points(player) + sum(points) - player.disasters != game.total(number):
            raise ValueError("the total is not the sum of its parts")
    if not (0 <= game.workers <= 255 and 0 <= game.coins <= 255):
        raise ValueError("workers or coins")
