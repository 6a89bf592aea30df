"""What holds in every position of the Bronze Age games."""

from typing import Any

from rules.bronze_age.civilization import BUILDING_COUNT, CITIES, DISASTERS_CAP, MONUMENTS, SIZES
from rules.bronze_age.pegboard import CAPS, FOOD_CAP


def check(game: Any) -> None:
    """Check pegs, boxes, first finishers and sums. Raises ValueError."""
    first = 0
    for number in range(game.count):
        player = game.players[number]
        if not 0 <= player.food <= FOOD_CAP:
            raise ValueError("food %d" % player.food)
        for good in range(5):
            if player.goods[good] > CAPS[good]:
                raise ValueError("good %d has %d pegs" % (good, player.goods[good]))
        for building in range(BUILDING_COUNT):
            ticked = player.boxes[building]
            if ticked > SIZES[building] or ticked and not game.in_play(building):
                raise ValueError("building %d has %d boxes ticked" % (building, ticked))
        if player.firsts & first:
            raise ValueError("two first finishers")
        first |= player.firsts
        for monument in range(len(MONUMENTS)):
            if player.firsts >> monument & 1 and not player.finished(CITIES + monument):
                raise ValueError("first finisher of what is not finished")
        if player.firsts >> len(MONUMENTS) or player.developments >> len(game.DEVELOPMENTS):
            raise ValueError("monuments or developments that there are not")
        if not 0 <= player.disasters <= DISASTERS_CAP:
            raise ValueError("disasters %d" % player.disasters)
        points = game.development_points(player) - player.disasters
        for monument in range(len(MONUMENTS)):
            points += game.monument_points(player, monument)
        for _, bonus in game.bonuses(player):
            points += bonus
        if points != game.total(number):
            raise ValueError("the total is not the sum of its parts")
    for name in ("workers", "coins"):
        if not 0 <= getattr(game, name) <= 255:
            raise ValueError(name)
