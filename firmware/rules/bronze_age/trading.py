"""Trading between the player whose turn it is and the opponents: goods and food, any mix that both agree on.

Source: the trading variant of the Bronze Age rule sheet. Nobody may come to hold more than the board has room for.
"""

from rules.bronze_age.pegboard import CAPS, FOOD_CAP, GOODS
from rules.prompts import NOTHING, Allot, Choose, Row

YES = 1


def holding(player):
    """What a Civilization can trade: five goods and food."""
    return bytes(player.goods) + bytes([player.food])


def rows_of(giver, taker, coming):
    """Rows for what `giver` gives: no more than it has, nor than fits on the taker's board with `coming` leaving it."""
    mine, other = holding(giver), holding(taker)
    caps = CAPS + bytes([FOOD_CAP])
    rows = []
    for i in range(6):
        room = min(mine[i], caps[i] - other[i] + coming[i])
        rows.append(Row(GOODS[i] if i < 5 else "food", mine[i], caps[i], room=room, other=other[i]))
    return rows


def move(giver, taker, amounts):
    """Hand over goods and food."""
    for good in range(5):
        giver.goods[good] -= amounts[good]
        taker.goods[good] += amounts[good]
    giver.food -= amounts[5]
    taker.food += amounts[5]


def deal(player, amounts):
    """The label of what a player (by number) gives."""
    given = [("deal_" + (GOODS[i] if i < 5 else "food"), amounts[i]) for i in range(6) if amounts[i]]
    return [("deal", bytes([player]))] + (given or ["deal_nothing"])


def trade(game):
    """As many trades as the active player likes, each with one opponent, and only if both agree."""
    active = game.players[game.current]
    opponents = bytes(game.opponents())
    while sum(holding(active)) or sum([sum(holding(game.players[i])) for i in opponents]):
        who = Choose(
            "trade", game.current, [Row(i) for i in opponents], opponents, "trade_none", lambda: bytes([NOTHING])
        )
        number = who.decode((yield who))
        if number == NOTHING:
            return
        partner = game.players[number]
        give = Allot("give", game.current, rows_of(active, partner, bytes(6)))
        given = give.decode((yield give))
        take = Allot("take", number, rows_of(partner, active, given))
        taken = take.decode((yield take))
        if not sum(given) and not sum(taken):
            continue
        facts = (deal(game.current, given), deal(number, taken))
        agreed = True
        for player in (game.current, number):
            agree = Choose("agree", player, (Row("no"), Row("yes")), suggest=lambda: bytes([YES]), facts=facts)
            agreed = agree.decode((yield agree)) == YES
            if not agreed:
                break
        if agreed:
            move(active, partner, given)
            move(partner, active, taken)
