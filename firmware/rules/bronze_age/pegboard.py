"""The dice and the peg board: five goods and food, what they are worth, how they are collected.

Goods are a bytearray of five pegs, in the order of GOODS. Source: the rule sheet, "peg board" and step 1.
"""

FACE_FOOD, FACE_GOOD, FACE_SKULL, FACE_WORKERS, FACE_CHOICE, FACE_COIN = range(6)
GOODS = ("wood", "stone", "pottery", "cloth", "spearheads")
WOOD, STONE, POTTERY, CLOTH, SPEARHEADS = range(5)
CAPS = (8, 7, 6, 5, 4)
FOOD_CAP = 15
# Goods a player may keep at the end of a turn (step 5).
GOODS_KEPT = 6


def worth(good: int, pegs: int) -> int:
    """Return the coins a row pays with its peg at `pegs`: the row's number times 1 + 2 + … + pegs."""
    return (good + 1) * pegs * (pegs + 1) // 2


def total_worth(goods: "bytes | bytearray") -> int:
    """Return the coins that all goods together would pay."""
    total = 0
    for good in range(5):
        total += worth(good, goods[good])
    return total


def place(goods: bytearray, number: int) -> int:
    """Add `number` goods, one per row from wood up and round again; return how many were lost.

    A good that falls to a full row is lost.
    """
    lost = 0
    for i in range(number):
        good = i % 5
        if goods[good] < CAPS[good]:
            goods[good] += 1
        else:
            lost += 1
    return lost
