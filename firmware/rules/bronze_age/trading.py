"""The market: the active player deals with opponents in goods and food, any mix both agree on.

Source: the trading variant of the Bronze Age rule sheet. Nobody may end up with more than the peg board holds.
"""

from engine.prompts import NOTHING, Choose
from engine.prompts.exchange import Exchange, ExchangeRow
from micropython import const
from rules.bronze_age.pegboard import CAPS, FOOD_CAP, GOODS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Protocol

    from engine.prompts import Row, Steps
    from rules.bronze_age.civilization import Civilization

    class Trader(Protocol):
        """A game with a market."""

        current: int
        market: int
        players: list[Civilization]

        def active(self) -> Civilization: ...

        def has_more_to_do(self) -> bool: ...

        def partners(self) -> tuple[list[Row], bytes]: ...

        def exchange_with(self, partner: int) -> Exchange: ...

        def deal_with(self, partner: int) -> Steps[bool]: ...


_GOODS_AND_FOOD = GOODS + ("food",)
_CAPS = CAPS + (FOOD_CAP,)
# States of the market.
MARKET_CLOSED = 0  # not visited
MARKET_VISITED = 1  # on purpose
MARKET_OFFERED = 2  # by the game, as the last thing to do
MARKET_LEFT = 3  # for this turn
MARKET_DECLINED = 4  # visited on purpose without a deal: players can visit it again, but the game doesn't offer it
MARKET_NO_DEAL = 5  # nothing changed hands in a deal: the game doesn't offer it, either
MARKET_WAIVED = 6  # offered after that


def trade(game: "Trader") -> "Steps":
    """Ask whom to deal with, then for the deal."""
    rows, ids = game.partners()
    on_purpose = game.market == MARKET_VISITED  # then the player wants to trade
    # Answered rather than left out: games saved or recorded before replay, whatever their answer was.
    # Without goods there is nothing to pay with: food alone is traded on purpose.
    no_deal = not on_purpose and not (any(tradable(game.active())) and any([any(p.goods) for p in game.players]))
    no_deal = no_deal or game.market == MARKET_WAIVED
    prompt = Choose(
        "trade",
        game.current,
        rows,
        ids,
        declines(game),
        lambda: ids[:1] if on_purpose else bytes((NOTHING,)),
        follow_up=game.exchange_with,
        auto_answer=no_deal or on_purpose and len(ids) == 1,
    )
    partner = prompt.decode((yield prompt))
    if partner == NOTHING:
        game.market = MARKET_DECLINED if on_purpose else MARKET_LEFT
        return
    changed = yield from game.deal_with(partner)
    game.market = MARKET_CLOSED if changed else MARKET_NO_DEAL


def declines(game: "Trader") -> str:
    """Return the id of what A does at the market while nothing changes hands."""
    return "trade_none" if game.market == MARKET_VISITED and game.has_more_to_do() else "trade_end"


def tradable(player: "Civilization") -> bytes:
    """Return what a player can trade as six bytes: goods, then food."""
    return bytes(player.goods) + bytes((player.food,))


def exchange(game: "Trader", partner: int) -> Exchange:
    """Return the prompt for a deal with an opponent (by number)."""
    mine, other = game.active(), game.players[partner]
    sides = game.current, partner
    return Exchange(
        ("deal", bytes((partner,))), game.current, lambda: deal_rows(mine, other), sides, declines=declines(game)
    )


def deal(game: "Trader", partner: int) -> "Steps[bool]":
    """Ask for a deal with an opponent (by number), and carry it out; return whether anything changed hands."""
    mine, other = game.active(), game.players[partner]
    prompt = exchange(game, partner)
    amounts = prompt.decode((yield prompt))
    for good in range(5):
        mine.goods[good] += amounts[good]
        other.goods[good] -= amounts[good]
    mine.food += amounts[5]
    other.food -= amounts[5]
    return any(amounts)


def deal_rows(mine: "Civilization", other: "Civilization") -> list[ExchangeRow]:
    """Return the rows of a deal, bounded by what the giver has and what the taker's peg board holds."""
    here, there = tradable(mine), tradable(other)
    rows = []
    for i in range(6):
        least = -min(here[i], _CAPS[i] - there[i])
        most = min(there[i], _CAPS[i] - here[i])
        rows.append(ExchangeRow(_GOODS_AND_FOOD[i], least, most, (here[i], there[i])))
    return rows
