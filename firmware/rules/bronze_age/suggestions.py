"""What most players would answer in the Bronze Age games: the defaults of their questions.

A game calls this when a screen asks for a suggestion, never while it is played again from its answers.
"""

from rules.bronze_age import choice_dice
from rules.bronze_age.civilization import BUILDING_COUNT, SIZES
from rules.bronze_age.pegboard import GOODS, KEEP, total_worth, worth


def food_to_build_with(game, buildings):
    """How many choice dice are food: as many as fed the cities, and those whose workers had no boxes to tick."""
    player = game.active()
    boxes = sum([SIZES[building] - player.boxes[building] for building in buildings])
    idle = (game.workers - boxes) // choice_dice.workers_per_die(game)
    return min(game.choice, game.as_food + max(0, idle))


def continue_building(game, buildings, workers, last):
    """So many workers on the buildings in the order after the one ticked `last`: amounts for `buildings`."""
    boxes = game.active().boxes
    amounts = bytearray(BUILDING_COUNT)
    for building in game.in_order(last):
        amounts[building] = min(workers, SIZES[building] - boxes[building])
        workers -= amounts[building]
    return bytes([amounts[building] for building in buildings])


def payment(game, need):
    """The amounts of five goods and of food to pay at least `need` coins with, in the turn under way of a game."""
    player = game.active()
    keep = None if game.owns(player, "caravans") else KEEP
    return best_payment(player.goods, player.food, game.food_price(), need, keep)


def price_paid(game, cost):
    """The label of what would be paid for a development of that cost: coins from the dice, then goods and food."""
    coins = min(game.coins, cost)
    paid = [("paid_coins", coins)] if coins else []
    if coins < cost:
        amounts = payment(game, cost - coins)
        for i in range(6):
            if amounts[i]:
                paid.append(("paid_" + (GOODS[i] if i < 5 else "food"), amounts[i]))
    return paid


def best_payment(goods, food, price, need, keep=KEEP):
    """The payment of at least `need` coins that leaves most after the discard: six amounts, goods and food, or None.

    A good is spent whole. `food` units may be sold at `price` each, and count as much when they are kept. `keep`: goods
    that may be kept after the turn; None: all. Among payments that leave the same: the one with the least food, then
    the one that keeps the goods of the highest rows.
    """
    # All sums of whole goods: what is paid, and a bit for each good that is spent.
    sums = [(0, 0)]
    for good in range(5):
        if goods[good]:
            pays = worth(good, goods[good])
            sums += [(paid + pays, spent | 1 << good) for paid, spent in sums]
    payments = []
    for paid, spent in sums:
        sold = 0
        if paid < need:
            if not price:
                continue
            sold = (need - paid + price - 1) // price
            if sold > food:
                continue
        payments.append((paid + sold * price, sold, spent))
    # What is paid least leaves most, but for the discard: as soon as that can't be better any more, it is found.
    payments.sort()
    all_worth = total_worth(goods)
    best = None
    for paid, sold, spent in payments:
        if best is not None and -best[0] > all_worth - paid:
            break
        left = bytearray([0 if spent >> good & 1 else goods[good] for good in range(5)])
        lost = 0
        excess = 0 if keep is None else sum(left) - keep
        if excess > 0:
            lost = loss(left, best_discard(left, excess))
        key = (paid + lost - all_worth, sold, spent)
        if best is None or key < best:
            best = key
    if best is None:
        return None
    amounts = bytearray(6)
    for good in range(5):
        if best[2] >> good & 1:
            amounts[good] = goods[good]
    amounts[5] = best[1]
    return amounts


def loss(goods, amounts):
    """Coins less that goods would pay without these amounts of them."""
    return total_worth(goods) - total_worth(bytes([goods[good] - amounts[good] for good in range(5)]))


def best_discard(goods, number):
    """Which `number` goods to discard so that the least worth is lost: amounts of the five goods.

    Found row by row: for each number of goods thrown away so far, the least loss and how it was reached.
    """
    losses = [0] + [None] * number
    choices = []
    for good in range(5):
        pegs = goods[good]
        full = worth(good, pegs)
        new = [None] * (number + 1)
        taken = bytearray(number + 1)
        for gone in range(number + 1):
            for amount in range(min(pegs, gone) + 1):
                if losses[gone - amount] is None:
                    continue
                loss = losses[gone - amount] + full - worth(good, pegs - amount)
                if new[gone] is None or loss < new[gone]:
                    new[gone] = loss
                    taken[gone] = amount
        losses = new
        choices.append(taken)
    amounts = bytearray(5)
    for good in (4, 3, 2, 1, 0):
        amounts[good] = choices[good][number]
        number -= amounts[good]
    return amounts
