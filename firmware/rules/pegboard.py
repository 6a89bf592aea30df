"""The peg board: five goods and food, what they are worth, how they are collected, spent and discarded.

Goods are a bytearray of five pegs, in the order of GOODS. Source: the rule sheet, "peg board" and steps 1, 4, 5.
"""

GOODS = ("wood", "stone", "pottery", "cloth", "spearheads")
WOOD, STONE, POTTERY, CLOTH, SPEARHEADS = range(5)
CAPS = b"\x08\x07\x06\x05\x04"
FOOD_CAP = 15
# Goods a player may keep at the end of a turn.
KEEP = 6


def worth(good, pegs):
    """Coins that a row of goods pays with its peg at `pegs`: row times the sum 1 + 2 + … + pegs."""
    return (good + 1) * pegs * (pegs + 1) // 2


def total_worth(goods):
    """Coins that all goods together would pay."""
    total = 0
    for good in range(5):
        total += worth(good, goods[good])
    return total


def place(goods, number):
    """Put `number` goods on the board, one a row from wood up and round again; return how many were lost.

    A full row takes nothing but uses up the good that fell to it.
    """
    lost = 0
    for i in range(number):
        good = i % 5
        if goods[good] < CAPS[good]:
            goods[good] += 1
        else:
            lost += 1
    return lost


def best_payment(goods, food, price, need):
    """The payment of at least `need` coins that wastes least: (amounts of five goods and of food), or None.

    A good is spent whole. `food` units may be sold at `price` each. Among payments that waste the same: the one
    with the least food, then the one that keeps the goods of the highest rows.
    """
    best = None
    for spent in range(32):
        paid = 0
        for good in range(5):
            if spent >> good & 1:
                if not goods[good]:
                    paid = -1
                    break
                paid += worth(good, goods[good])
        if paid < 0:
            continue
        sold = 0
        if paid < need:
            if not price:
                continue
            sold = (need - paid + price - 1) // price
            if sold > food:
                continue
        key = (paid + sold * price - need, sold, spent)
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
