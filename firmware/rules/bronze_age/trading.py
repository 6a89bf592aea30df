"""The market: deals between the player whose turn it is and the opponents, and with the bank by ship.

A deal is goods and food, any mix that both agree on. Source: the trading variant of the Bronze Age rule sheet, and the
commerce phase of the Late Bronze Age. Nobody may come to hold more than the board has room for.
"""

from rules.bronze_age.pegboard import CAPS, FOOD_CAP, GOODS
from rules.counters import Counters
from rules.prompts import NOTHING, Choose, Row

# The number of the player's own ships among those one can deal with.
SHIPS = 100
_GOODS_AND_FOOD = GOODS + ("food",)
_CAPS = CAPS + bytes((FOOD_CAP,))


def trade(game):
    """One visit to the market: with whom, and the deal."""
    from rules.bronze_age import CLOSED, LEFT, OFFERED

    with_whom = bytes(game.opponents()) if game.has_partners() else b""
    if game.ships_left():
        with_whom += bytes((SHIPS,))
    rows = [Row("by_ship", game.ships_left()) if i == SHIPS else Row(i) for i in with_whom]
    prompt = Choose("trade", game.current, rows, with_whom, "trade_none", lambda: bytes((NOTHING,)))
    if game.market != OFFERED:
        # Whoever went there on purpose wants to trade.
        prompt.suggest = lambda: with_whom[:1]
        prompt.obvious = len(with_whom) == 1
    partner = prompt.decode((yield prompt))
    if partner == NOTHING:
        game.market = LEFT
        return
    if partner == SHIPS:
        yield from swap(game)
    else:
        yield from deal(game, partner)
    game.market = CLOSED


def holding(player):
    """What a Civilization can trade: five goods and food."""
    return bytes(player.goods) + bytes((player.food,))


def deal(game, partner):
    """A deal with an opponent (a player's number): what comes is counted up, what is given away down."""
    mine, other = game.active(), game.players[partner]
    amounts = [0] * 6
    while True:
        prompt = Counters(("deal", bytes((partner,))), game.current, deal_rows(mine, other, amounts), ("agreed",))
        _, row, change = prompt.decode((yield prompt))
        if not change:
            break
        amounts[row] += change
    for good in range(5):
        mine.goods[good] += amounts[good]
        other.goods[good] -= amounts[good]
    mine.food += amounts[5]
    other.food -= amounts[5]


def deal_rows(mine, other, amounts):
    """What each may give: no more than there is, nor than the taker's board has room for."""
    here, there = holding(mine), holding(other)
    rows = []
    for i in range(6):
        least = -min(here[i], _CAPS[i] - there[i])
        most = min(there[i], _CAPS[i] - here[i])
        rows.append(Row(_GOODS_AND_FOOD[i], amounts[i], most, least=least, detail=("deal_stock", here[i], there[i])))
    return rows


def swap(game):
    """The ships bring as many goods as they take away, each one good of another kind."""
    player = game.active()
    amounts = [0] * 5
    while True:
        taken = -sum([amount for amount in amounts if amount < 0])
        brought = sum(amounts) + taken
        left = game.ships_left()
        rows = []
        for good in range(5):
            pegs = player.goods[good]
            least = -min(pegs, left - taken - min(0, amounts[good]))
            most = min(CAPS[good] - pegs, left - brought + max(0, amounts[good]))
            rows.append(Row(GOODS[good], amounts[good], most, least=least, detail=("swap_stock", pegs, left)))
        prompt = Counters("swap", game.current, rows, ("agreed",) if taken == brought else ())
        _, good, change = prompt.decode((yield prompt))
        if not change:
            break
        amounts[good] += change
    for good in range(5):
        player.goods[good] += amounts[good]
    game.swapped += taken
