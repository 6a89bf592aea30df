"""The market: deals between the player whose turn it is and the opponents, goods and food, any mix both agree on.

Source: the trading variant of the Bronze Age rule sheet. Nobody may come to hold more than the board has room for.
"""

from engine.prompts import NOTHING, Choose
from engine.prompts.exchange import Exchange, ExchangeRow
from rules.bronze_age.pegboard import CAPS, FOOD_CAP, GOODS

_GOODS_AND_FOOD = GOODS + ("food",)
_CAPS = CAPS + (FOOD_CAP,)
# The market: nobody is there; the player whose turn it is went there, or may go there, or has left it for this turn.
MARKET_CLOSED, MARKET_VISITED, MARKET_OFFERED, MARKET_LEFT = range(4)


def trade(game):
    """One visit to the market: with whom, and the deal."""
    rows, ids = game.partners()
    on_purpose = game.market != MARKET_OFFERED  # then the player wants to trade
    prompt = Choose(
        "trade",
        game.current,
        rows,
        ids,
        "trade_none",
        lambda: ids[:1] if on_purpose else bytes((NOTHING,)),
        follow_up=game.exchange_with,
        auto_answer=on_purpose and len(ids) == 1,
    )
    partner = prompt.decode((yield prompt))
    if partner == NOTHING:
        game.market = MARKET_LEFT
        return
    yield from game.deal_with(partner)
    game.market = MARKET_CLOSED


def holding(player):
    """What a Civilization can trade: six bytes, goods and food."""
    return bytes(player.goods) + bytes((player.food,))


def exchange(game, partner):
    """The question what is dealt with an opponent (a player's number)."""
    mine, other = game.active(), game.players[partner]
    sides = game.current, partner
    return Exchange(("deal", bytes((partner,))), game.current, lambda: deal_rows(mine, other), sides)


def deal(game, partner):
    """A deal with an opponent (a player's number): what comes is counted up, what is given away down."""
    mine, other = game.active(), game.players[partner]
    prompt = exchange(game, partner)
    amounts = prompt.decode((yield prompt))
    for good in range(5):
        mine.goods[good] += amounts[good]
        other.goods[good] -= amounts[good]
    mine.food += amounts[5]
    other.food -= amounts[5]


def deal_rows(mine, other):
    """Rows of what two Civilizations may give each other of goods and food: no more than there is, nor than the taker's
    board has room for.
    """
    here, there = holding(mine), holding(other)
    rows = []
    for i in range(6):
        least = -min(here[i], _CAPS[i] - there[i])
        most = min(there[i], _CAPS[i] - here[i])
        rows.append(ExchangeRow(_GOODS_AND_FOOD[i], least, most, (here[i], there[i])))
    return rows
