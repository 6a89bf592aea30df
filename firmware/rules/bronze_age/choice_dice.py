"""The dice of the Bronze Age that are food or workers, and what comes of their being food.

Until the player builds, as many are food as the cities need; then it is said how many are, and counts from the roll on.

Source: the rule sheet of the game (2008).
"""

from engine.prompts import AllotRow
from rules.bronze_age.pegboard import FACE_CHOICE, FACE_FOOD, FACE_WORKERS, FOOD_CAP


def food_per_die(game):
    """Food of a choice die: 2, or 3 with Agriculture."""
    return 2 + game.owns(game.active(), "agriculture")


def workers_per_die(game):
    """Workers of a choice die: 2, or 3 with Masonry."""
    return 2 + game.owns(game.active(), "masonry")


def workers_rolled(game):
    """The workers of all dice, as many of them being food as are now."""
    each = workers_per_die(game)
    return game.faces[FACE_WORKERS] * (each + 1) + (game.faces[FACE_CHOICE] - game.as_food) * each


def enough(game):
    """How many choice dice feed the cities that the other dice and the store leave hungry."""
    player = game.active()
    each = food_per_die(game)
    hungry = player.cities() - player.food - game.faces[FACE_FOOD] * (each + 1)
    return min(game.faces[FACE_CHOICE], max(0, (hungry + each - 1) // each))


def settle(game, as_food):
    """So many choice dice are food. Where that is another number than was eaten with, it counts from the roll on: what
    is left in store, who goes hungry, how many work.
    """
    before, workers = fed(game, game.as_food), workers_rolled(game)
    changed = as_food != game.as_food
    game.choice = 0
    game.as_food = as_food
    if not changed:
        return
    after = fed(game, as_food)
    player = game.active()
    player.food = max(0, min(FOOD_CAP, player.food + after[2] - before[2]))
    game.retract(food(before))
    eat(game, after)
    starve(game, after[3] - before[3])
    spoil(game, after[4] - before[4])
    game.retract(("got_workers", workers))
    if workers_rolled(game):
        game.record(("got_workers", workers_rolled(game)))
    game.workers += workers_rolled(game) - workers


def fed(game, as_food):
    """What comes of so many choice dice being food, all numbers: (got, eaten, left, cities unfed, lost as it is over
    15).
    """
    cities = game.active().cities()
    each = food_per_die(game)
    brought = game.faces[FACE_FOOD] * (each + 1) + as_food * each
    got = min(brought, FOOD_CAP - game.store)
    eaten = min(cities, game.store + got)
    return got, eaten, game.store + got - eaten, cities - eaten, brought - got


def food(fed):
    """Return the label of what was got, eaten and left; of what was eaten and left if nothing was got."""
    return ("got_food",) + fed[:3] if fed[0] else ("ate_food",) + fed[1:3]


def eat(game, fed):
    """Tell what was got and eaten, if anything was."""
    if fed[0] or fed[1]:
        game.tell(food(fed))


def spoil(game, lost):
    """So much food has no room in the store."""
    if lost > 0:
        game.warn(("lost_food", lost))


def starve(game, unfed):
    """So many cities have nothing to eat: a disaster point each."""
    if unfed > 0:
        game.suffer(game.current, unfed)
        if unfed == 1:
            game.tell("famine_1")
        else:
            game.warn(("famine", unfed, unfed), "famine_alarm", ("sign_hunger", unfed))


def row(game):
    """The row that asks how many choice dice are food; it says what comes of it, and whether cities go hungry."""
    return AllotRow(
        "choice_food",
        0,
        game.choice,
        room=game.choice,
        weight=workers_per_die(game),
        outcome=lambda as_food: food(fed(game, as_food)),
        cost=lambda as_food: hungry(game, as_food),
    )


def hungry(game, as_food):
    """The label of the disaster points that so many choice dice as food cost; None: none."""
    unfed = fed(game, as_food)[3]
    return ("disasters_sign", unfed) if unfed else None
