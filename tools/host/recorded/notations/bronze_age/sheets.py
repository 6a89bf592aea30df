"""The players' sheets of the Bronze Age games as a recorded game has them: the start, and the result."""

from typing import Any

from host.recorded.fields import shown

from rules.bronze_age import turn
from rules.bronze_age.civilization import CITIES, DISASTERS_CAP, MONUMENTS, SIZES
from rules.bronze_age.pegboard import CAPS, FOOD_CAP, GOODS, total_worth
from rules.bronze_age.turn import SOLO_ROUNDS
from rules.late_bronze_age import SHIPS

CLAIMS = ("first", "later")
# The faces of a die as a recorded game calls them.
FACES = tuple(name[len("face_") :] for name in turn.FACES)

START_KEYS = ("current", "round", "players")
SHEET_KEYS = (
    "food",
    "goods",
    "city_boxes",
    "monuments",
    "completed",
    "developments",
    "disasters",
    "ships",
)


def holds(number: int, thing: Any, plural: Any = None) -> Any:
    """A number and its thing: "1 box", "2 boxes"."""
    return f"{number} {thing if number == 1 else plural or thing + 's'}"


def set_up(game: Any, field: Any, names: Any) -> None:
    """Set a new game to the position that `start` describes."""
    fields = field.object(START_KEYS)
    open_claims: list[Any] = []
    if "current" in fields:
        game.current = fields["current"].number(0, game.count - 1)
    if "round" in fields:
        game.round = fields["round"].number(1, SOLO_ROUNDS if game.count == 1 else 999)
    if "players" in fields:
        for number, sheet in enumerate(fields["players"].items(game.count)):
            sheet.place, sheet.path = f"start ({names[number]})", ()
            set_up_player(game, game.players[number], sheet, open_claims)
    for monument, name in enumerate(MONUMENTS):
        finished = [player for player in game.players if player.finished(CITIES + monument)]
        firsts = [player for player in finished if player.firsts >> monument & 1]
        if len(firsts) > 1:
            raise field.error(f"{shown(name)} is completed first by two players", "completed")
        if name in open_claims and not firsts:
            if len(finished) > 1:
                raise field.error(f"nobody is said to be first to complete {shown(name)}", "completed")
            finished[0].firsts |= 1 << monument


def set_up_player(game: Any, player: Any, field: Any, open_claims: list[Any]) -> None:
    """Set one player's sheet; monuments not said to be completed first or later are added to `open_claims`."""
    fields = field.object(SHEET_KEYS)
    if "food" in fields:
        player.food = fields["food"].number(0, FOOD_CAP)
    if "goods" in fields:
        for name, amount in fields["goods"].object(GOODS, what="good").items():
            good = GOODS.index(name)
            player.goods[good] = amount.number(0, CAPS[good])
    if "city_boxes" in fields:
        for city, boxes in enumerate(fields["city_boxes"].items(CITIES)):
            player.boxes[city] = boxes.number(0, SIZES[city])
    if "monuments" in fields:
        for name, boxes in fields["monuments"].object(MONUMENTS, what="monument").items():
            building = CITIES + MONUMENTS.index(name)
            player.boxes[building] = boxes.number(0, SIZES[building])
            if player.boxes[building] and not game.in_play(building):
                raise boxes.error(f"not in play with {holds(game.count, 'player')}")
    claims = fields["completed"].object(MONUMENTS, what="monument") if "completed" in fields else {}
    for name, claim in claims.items():
        first = claim.word(CLAIMS, "claim") == 0
        monument = MONUMENTS.index(name)
        if not player.finished(CITIES + monument):
            raise claim.error(f"{player.boxes[CITIES + monument]} of {SIZES[CITIES + monument]} boxes are ticked")
        player.firsts |= first << monument
    for monument, name in enumerate(MONUMENTS):
        if player.finished(CITIES + monument) and name not in claims:
            open_claims.append(name)
    if "developments" in fields:
        for development in fields["developments"].items():
            bit = 1 << development.word(game.names, "development")
            if player.developments & bit:
                raise development.error(f"{shown(development.value)} occurs twice")
            player.developments |= bit
    if "disasters" in fields:
        player.disasters = fields["disasters"].number(0, DISASTERS_CAP)
    if "ships" in fields:
        player.ships = fields["ships"].number(0, SHIPS if "shipping" in game.names else 0)


def result(game: Any, number: int) -> dict[str, Any]:
    """One player's part of the result."""
    player = game.players[number]
    monuments = {m: player.boxes[CITIES + i] for i, m in enumerate(MONUMENTS) if player.boxes[CITIES + i]}
    return {
        "food": player.food,
        "goods": dict(zip(GOODS, player.goods)),
        "goods_value": total_worth(player.goods),
        "cities": player.cities(),
        "city_boxes": list(player.boxes[:CITIES]),
        "monuments": monuments,
        "completed": {
            m: CLAIMS[0] if player.firsts >> i & 1 else CLAIMS[1]
            for i, m in enumerate(MONUMENTS)
            if player.finished(CITIES + i)
        },
        "developments": [d for i, d in enumerate(game.names) if player.has(i)],
        "disasters": player.disasters,
        "ships": player.ships,
        "score": score(game, number),
    }


def score(game: Any, number: int) -> dict[str, int]:
    """The sums of the score sheet by name."""
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
