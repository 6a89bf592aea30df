"""The suggested payment and discard against brute force, over all peg positions there are."""

import functools
import itertools

import pytest

from rules.bronze_age.pegboard import CAPS, total_worth, worth
from rules.bronze_age.suggestions import best_discard, best_payment

PEGS = list(itertools.product(*(range(cap + 1) for cap in CAPS)))
COSTS = (10, 15, 20, 25, 30, 40, 50, 60, 70)
VALUES = [[worth(good, pegs) for pegs in range(CAPS[good] + 1)] for good in range(5)]


def sums_of(goods):
    """Return the payment by each choice of whole rows: a list of 32, by the bits of the rows."""
    sums = [0]
    for good in range(5):
        value = VALUES[good][goods[good]]
        sums += [paid + value for paid in sums]
    return sums


def spends_empty_row(goods, spent):
    return any(spent >> good & 1 and not goods[good] for good in range(5))


def waste_of(goods, food, price, need, amounts):
    """Return the waste of a payment; None if it breaks a rule."""
    paid = amounts[5] * price
    for good in range(5):
        if amounts[good] not in (0, goods[good]):
            return None
        paid += VALUES[good][amounts[good]]
    if paid < need or amounts[5] > (food if price else 0):
        return None
    return paid - need


@pytest.mark.parametrize("cost", COSTS)
def test_no_payment_wastes_less_than_the_suggested_one_and_of_equal_ones_the_highest_rows_are_kept(cost):
    # Coins of 0 to 7 dice, with and without Coinage: all are tried over all positions, a share at each.
    coins = sorted({dice * each for dice in range(8) for each in (7, 12)})
    for number, goods in enumerate(PEGS):
        need = max(0, cost - coins[number % len(coins)])
        enough = [
            (paid, spent)
            for spent, paid in enumerate(sums_of(goods))
            if paid >= need and not spends_empty_row(goods, spent)
        ]
        amounts = best_payment(goods, 15, 0, need, None)
        if enough:
            spent = min(enough)[1]
            assert list(amounts) == [goods[good] * (spent >> good & 1) for good in range(5)] + [0], (goods, need)
        else:
            assert amounts is None


@functools.cache
def kept_of(goods):
    """Return the worth of goods after the cheapest discard."""
    excess = max(0, sum(goods) - 6)
    gone = best_discard(goods, excess) if excess else bytes(5)
    return total_worth(bytes(have - lost for have, lost in zip(goods, gone)))


def left_after(goods, food, price, amounts):
    """Return the worth of goods and food after a payment and the cheapest discard."""
    left = bytes(have - spent for have, spent in zip(goods, amounts))
    return kept_of(left) + (food - amounts[5]) * price


@pytest.mark.parametrize("price", [0, 4, 6])
@pytest.mark.parametrize("food", [0, 2, 7, 15])
def test_no_mix_of_goods_and_food_leaves_more_after_the_discard_that_follows(food, price):
    # A share of the positions for each sum, another share for the next.
    needs = (1, 3, 6, 8, 13, 16, 20, 23, 30, 33, 40, 46, 53, 60)
    for number, need in enumerate(needs):
        for goods in PEGS[number % 397 :: 397]:
            best = None
            for spent, paid in enumerate(sums_of(goods)):
                if spends_empty_row(goods, spent):
                    continue
                for sold in range(food + 1 if price else 1):
                    if paid + sold * price >= need:
                        amounts = [goods[good] if spent >> good & 1 else 0 for good in range(5)] + [sold]
                        left = left_after(goods, food, price, amounts)
                        best = left if best is None else max(best, left)
            amounts = best_payment(goods, food, price, need)
            if best is None:
                assert amounts is None
            else:
                assert waste_of(goods, food, price, need, amounts) is not None
                assert left_after(goods, food, price, amounts) == best, (goods, food, need)


def test_no_discard_loses_less_than_the_suggested_one():
    # Return the best goods to keep: all if there are six, or the best with one peg less somewhere.
    worths = {goods: total_worth(goods) for goods in PEGS if sum(goods) == 6}
    best = {}
    for goods in PEGS:
        fewer = [best[(*goods[:i], goods[i] - 1, *goods[i + 1 :])] for i in range(5) if goods[i]]
        best[goods] = max(fewer + [worths.get(goods, 0)])
        excess = sum(goods) - 6
        if excess <= 0:
            continue
        amounts = best_discard(goods, excess)
        assert sum(amounts) == excess
        left = tuple(have - gone for have, gone in zip(goods, amounts))
        assert min(left) >= 0
        assert worths[left] == best[goods], goods
