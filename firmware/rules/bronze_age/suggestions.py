"""The usual answers in the Bronze Age games, offered as defaults.

Only a screen asks for them. A replay never does.
"""

from micropython import const
from rules.bronze_age import choice_dice
from rules.bronze_age.civilization import BUILDING_COUNT, SIZES
from rules.bronze_age.pegboard import GOODS, GOODS_KEPT, total_worth, worth

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from engine.parts import Label
    from rules.bronze_age.score import Score

    Goods = bytes | bytearray


def food_to_build_with(game: "Score", buildings: bytes) -> int:
    """Return how many choice dice to make food: those the cities need, and those whose workers have no box to tick."""
    player = game.active()
    boxes = sum([SIZES[building] - player.boxes[building] for building in buildings])
    idle = (game.workers - boxes) // choice_dice.workers_per_die(game)
    return min(game.choice, game.as_food + max(0, idle))


def continue_building(game: "Score", buildings: bytes, workers: int, last: int) -> bytes:
    """Return the workers for each of `buildings`, assigned in building order after the one ticked `last`."""
    boxes = game.active().boxes
    amounts = bytearray(BUILDING_COUNT)
    for building in game.building_order(last):
        amounts[building] = min(workers, SIZES[building] - boxes[building])
        workers -= amounts[building]
    return bytes([amounts[building] for building in buildings])


def payment(game: "Score", need: int) -> bytearray:
    """Return the best payment of `need` coins for the current player. The coins must suffice (see `best_payment`)."""
    player = game.active()
    keep = None if game.owns(player, "caravans") else GOODS_KEPT
    best = best_payment(player.goods, player.food, game.food_price(), need, keep)
    return best  # type: ignore[return-value]  # None only if the coins fall short


def price_paid(game: "Score", cost: int) -> "Label":
    """Return the label of the payment for a development: coins from the dice, then goods and food."""
    coins = min(game.coins, cost)
    paid = [("paid_coins", coins)] if coins else []
    if coins < cost:
        amounts = payment(game, cost - coins)
        for i in range(6):
            if amounts[i]:
                paid.append(("paid_" + (GOODS[i] if i < 5 else "food"), amounts[i]))
    return paid


def best_payment(
    goods: "Goods", food: int, price: int, need: int, keep: "int | None" = GOODS_KEPT
) -> "bytearray | None":
    """Return the payment of at least `need` coins that leaves the most worth after the discard; None if impossible.

    The payment is six amounts: five goods, each spent whole, and food sold at `price` coins each (0: not for sale).
    `keep` is the number of goods kept after the turn (None: all). Of payments that leave the same, sell the least food,
    then keep the goods of the highest rows.
    """
    # All sums of whole goods: coins, and a bit for each good spent.
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
    # Apart from the discard, the cheapest payment leaves the most. Stop once dearer ones can't beat the best.
    payments.sort()
    all_worth = total_worth(goods)
    best: "tuple[int, int, int] | None" = None
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


def loss(goods: "Goods", amounts: "Goods") -> int:
    """Return the coins lost if these amounts of goods are removed."""
    return total_worth(goods) - total_worth(bytes([goods[good] - amounts[good] for good in range(5)]))


def best_discard(goods: "Goods", number: int) -> bytearray:
    """Return the amounts of the five goods to discard, `number` in all, so that the least worth is lost.

    Dynamic programming, row by row: for each number of goods discarded so far, the least loss and how it came about.
    """
    losses: "list[int | None]" = [0] + [None] * number
    choices = []
    for good in range(5):
        pegs = goods[good]
        full = worth(good, pegs)
        new: "list[int | None]" = [None] * (number + 1)
        taken = bytearray(number + 1)
        for gone in range(number + 1):
            for amount in range(min(pegs, gone) + 1):
                before = losses[gone - amount]
                if before is None:
                    continue
                loss = before + full - worth(good, pegs - amount)
                least = new[gone]
                if least is None or loss < least:
                    new[gone] = loss
                    taken[gone] = amount
        losses = new
        choices.append(taken)
    amounts = bytearray(5)
    for good in (4, 3, 2, 1, 0):
        amounts[good] = choices[good][number]
        number -= amounts[good]
    return amounts
