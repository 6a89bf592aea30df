"""Choice dice, each food or workers as the player decides, and the meal of the cities.

The device asks when the player builds. Until then, choice dice are food as far as the cities need it. The final choice
counts from the roll on.

Source: the rule sheet of the game (2008), steps 1 and 2.
"""

from engine.prompts import AllotRow
from micropython import const
from rules.bronze_age.pegboard import FACE_CHOICE, FACE_FOOD, FACE_WORKERS, FOOD_CAP

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from engine.parts import Label
    from rules.bronze_age.score import Score

    # Food collected, eaten, left in store; cities without food; food lost to the store's limit.
    Meal = tuple[int, int, int, int, int]


def food_per_die(game: "Score") -> int:
    """Return the food of one choice die: 2, or 3 with Agriculture."""
    return 2 + game.owns(game.active(), "agriculture")


def workers_per_die(game: "Score") -> int:
    """Return the workers of one choice die: 2, or 3 with Masonry."""
    return 2 + game.owns(game.active(), "masonry")


def workers_rolled(game: "Score") -> int:
    """Return the workers of all dice that aren't food for now."""
    each = workers_per_die(game)
    return game.faces[FACE_WORKERS] * (each + 1) + (game.faces[FACE_CHOICE] - game.as_food) * each


def dice_to_feed(game: "Score") -> int:
    """Return how many choice dice the cities need, after the store and the other dice."""
    player = game.active()
    each = food_per_die(game)
    hungry = player.cities() - player.food - game.faces[FACE_FOOD] * (each + 1)
    return min(game.faces[FACE_CHOICE], max(0, (hungry + each - 1) // each))


def settle(game: "Score", as_food: int) -> None:
    """Make `as_food` choice dice food, the others workers; correct the meal and the workers accordingly."""
    before, workers = meal(game, game.as_food), workers_rolled(game)
    changed = as_food != game.as_food
    game.choice = 0
    game.as_food = as_food
    if not changed:
        return
    after = meal(game, as_food)
    player = game.active()
    player.food = max(0, min(FOOD_CAP, player.food + after[2] - before[2]))
    game.retract(meal_label(before))
    report_meal(game, after)
    starve(game, after[3], before[3])
    report_spoiled(game, after[4] - before[4])
    game.retract(("got_workers", workers))
    if workers_rolled(game):
        game.record(("got_workers", workers_rolled(game)))
    game.workers += workers_rolled(game) - workers


def fixed(game: "Score") -> "Label":
    """Return the label that says what the choice dice are for good."""
    workers = game.faces[FACE_CHOICE] - game.as_food
    return "choice_fixed", game.as_food * food_per_die(game), workers * workers_per_die(game)


def meal(game: "Score", as_food: int) -> "Meal":
    """Return the Meal if `as_food` choice dice are food: each city eats 1, the store holds 15 (step 2)."""
    cities = game.active().cities()
    each = food_per_die(game)
    rolled = game.faces[FACE_FOOD] * (each + 1) + as_food * each
    collected = min(rolled, FOOD_CAP - game.store)
    eaten = min(cities, game.store + collected)
    return collected, eaten, game.store + collected - eaten, cities - eaten, rolled - collected


def meal_label(meal: "Meal") -> "Label":
    """Return the label of food in store before, collected (if any), eaten and left."""
    collected, eaten, left = meal[:3]
    before = left + eaten - collected
    return ("got_food", before, collected, eaten, left) if collected else ("ate_food", before, eaten, left)


def report_meal(game: "Score", meal: "Meal") -> None:
    """Report the food collected and eaten, if there is any."""
    if meal[0] or meal[1]:
        game.tell(meal_label(meal))


def report_spoiled(game: "Score", lost: int) -> None:
    """Warn that food was lost because the store is full."""
    if lost > 0:
        game.warn(("lost_food", lost))


def starve(game: "Score", unfed: int, before: int = 0) -> None:
    """Give the player 1 disaster point for each unfed city (step 2: famine).

    before: those that have cost one; the player has read of them, so tell only of the others.
    """
    more = unfed - before
    if more > 0:
        game.suffer(game.current, more)
        game.retract(famine(before))
        if unfed == 1:
            game.tell(famine(unfed))
        else:
            line: "Label | None" = [game.current, ("famine_more_short", more)] if before else None
            game.warn(famine(unfed), "famine_alarm", ("sign_hunger", more), line)


def famine(unfed: int) -> "Label":
    """Return the label of a famine in `unfed` cities."""
    return "famine_1" if unfed == 1 else ("famine", unfed, unfed)


def row(game: "Score") -> AllotRow:
    """Return the row that asks how many choice dice are food, with the meal and famine that follow."""
    return AllotRow(
        "choice_food",
        0,
        game.choice,
        room=game.choice,
        weight=workers_per_die(game),
        outcome=lambda as_food: meal_label(meal(game, as_food)),
        cost=lambda as_food: famine_label(game, as_food),
    )


def famine_label(game: "Score", as_food: int) -> "Label | None":
    """Return the label of the famine's disaster points; None if all cities eat."""
    unfed = meal(game, as_food)[3]
    return ("disasters_sign", unfed) if unfed else None
