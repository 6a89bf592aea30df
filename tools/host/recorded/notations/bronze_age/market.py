"""What a turn of a recorded game deals in: trades with opponents, and what the ships swap, in order."""

from typing import Any

from host.recorded.notations.bronze_age.sheets import holds

from rules.bronze_age.pegboard import CAPS, FOOD_CAP, GOODS
from rules.late_bronze_age import BY_SHIP
from rules.prompts import Refused

GOODS_AND_FOOD = GOODS + ("food",)
ROOM = tuple(CAPS) + (FOOD_CAP,)


class Market:
    """The deals of a turn: `trades` (each with an opponent, or a swap) and behind them `swaps`, lists of fields.

    Raises TranscriptError where they are not written as they should be.
    """

    def __init__(self, game: Any, trades: list[Any], swaps: list[Any], names: Any) -> None:
        self.game = game
        self.names = names
        self.player = game.current
        self.deals = [self._trade(field) for field in trades] + [self._swap(field, field) for field in swaps]
        self.number = 0
        self.swapped = 0

    @property
    def waiting(self) -> bool:
        """Whether a deal is still to be made."""
        return self.number < len(self.deals)

    def _trade(self, field: Any) -> tuple[Any, ...]:
        if isinstance(field.value, dict) and "swap" in field.value:
            return self._swap(field, field.object(("swap",))["swap"])
        fields = field.object(("with", "give", "take"), ("with",))
        partner = fields["with"].number(0, self.game.count - 1)
        if partner == self.player:
            raise fields["with"].error(f"{self.names[partner]} cannot trade with themselves")
        sides = [fields[side].numbers(GOODS_AND_FOOD, "good") if side in fields else {} for side in ("give", "take")]
        if not sum(sides[0].values()) and not sum(sides[1].values()):
            raise field.error("nothing is traded")
        return (field, partner) + tuple(sides)

    def _swap(self, field: Any, goods: Any) -> tuple[Any, int, int, int]:
        away, into = [good.word(GOODS, "good") for good in goods.items(2)]
        if away == into:
            raise field.error(f"{GOODS[away]} for {GOODS[into]} is no swap")
        return field, BY_SHIP, away, into

    def error(self) -> Any:
        """The TranscriptError for a deal that nobody asks for."""
        field, partner, *_ = self.deals[self.number]
        if partner == BY_SHIP:
            return field.error(f"{holds(self.swapped, 'swap')} possible")
        return field.error("nobody has anything to trade")

    def partner(self, prompt: Any) -> bytes:
        """The answer with whom the next deal is. Raises TranscriptError where it is not possible."""
        field, partner, away, into = self.deals[self.number]
        if partner == BY_SHIP:
            goods = self.game.active().goods
            if self.game.active().ships > getattr(self.game, "swapped", 0):
                if not goods[away]:
                    raise field.error(f"no {GOODS[away]} to swap")
                if goods[into] >= CAPS[into]:
                    raise field.error(f"no room for {GOODS[into]}")
        else:
            self._check_trade()
        if partner not in prompt.ids:
            raise self.error()
        return prompt.encode(partner)

    def _check_trade(self) -> None:
        field, partner, *sides = self.deals[self.number]
        for side, giver, taker in ((0, self.player, partner), (1, partner, self.player)):
            for i, name in enumerate(GOODS_AND_FOOD):
                amount, back = sides[side].get(name, 0), sides[1 - side].get(name, 0)
                where = ("give", "take")[side]
                if amount > self._has(giver, i):
                    raise field.error(f"{amount} given, {self.names[giver]} has {self._has(giver, i)}", where, name)
                room = ROOM[i] - self._has(taker, i) + back
                if amount > room:
                    raise field.error(f"{amount} given, {self.names[taker]} has room for {room}", where, name)

    def _has(self, player: int, i: int) -> int:
        sheet = self.game.players[player]
        return sheet.goods[i] if i < len(GOODS) else sheet.food

    def agreed(self, prompt: Any) -> Any:
        """The answer to what is dealt: the next deal; or the next swaps, as many as can be agreed on at once."""
        _, partner, one, other = self.deals[self.number]
        if partner != BY_SHIP:
            self.number += 1
            return prompt.encode([other.get(row.label, 0) - one.get(row.label, 0) for row in prompt.rows])
        amounts = [0] * len(GOODS)
        answer = b""
        while self.waiting and self.deals[self.number][1] == BY_SHIP:
            _, _, away, into = self.deals[self.number]
            if amounts[away] > 0 or amounts[into] < 0:
                break  # what one ship brought another one takes away
            amounts[away] -= 1
            amounts[into] += 1
            try:
                answer = prompt.encode(amounts)
            except Refused:
                break
            self.number += 1
            self.swapped += 1
        return answer
