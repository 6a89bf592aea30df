"""A turn of the Bronze Age games as a recorded game has it, asked prompt by prompt.

What a turn leaves out is not done.
"""

from typing import Any

from host.recorded.fields import shown
from host.recorded.notations.bronze_age.market import Market
from host.recorded.notations.bronze_age.sheets import FACES, holds

from rules.bronze_age import suggestions
from rules.bronze_age.civilization import BUILDING_COUNT, CITIES, MONUMENTS, SIZES
from rules.bronze_age.pegboard import GOODS
from rules.bronze_age.turn import TO_MARKET
from rules.prompts import NOTHING, Refused

TURN_KEYS = (
    "player",
    "preserve",
    "dice",
    "choice_food",
    "spearheads",
    "trades",
    "engineer",
    "build",
    "swaps",
    "buy",
    "discard",
)
# The order in which a turn is written down.
ORDER: tuple[str, ...] = TURN_KEYS + (
    "with",
    "give",
    "take",
    "swap",
    "cities",
    "monuments",
    "ships",
    "development",
    "goods",
)
ORDER += GOODS + ("food",) + MONUMENTS


class Turn:
    """One turn of the file, read whole and its words and types checked, then asked prompt by prompt."""

    def __init__(self, game: Any, field: Any, names: Any) -> None:
        self.game = game
        self.field = field
        self.names = names
        self.player = game.current
        # Parts of the turn that some prompt asked for.
        self.asked: set[Any] = set()
        fields = self.fields = field.object(TURN_KEYS)
        if "player" in fields and fields["player"].number() != game.current:
            due = f"{game.current} ({names[game.current]})"
            raise field.error(f"{fields['player'].value} given, the turn is that of {due}", "player")
        if "dice" not in fields:
            raise field.error("missing", "dice")
        self.dice = [face.word(FACES, "face") for face in fields["dice"].items()]
        self.preserve = fields["preserve"].truth() if "preserve" in fields else False
        self.choice_food = self._number("choice_food")
        self.spearheads = self._number("spearheads")
        self.engineer = self._number("engineer")
        self.market = Market(game, self._items("trades"), self._items("swaps"), names)
        if self._items("trades") and not game.trading:
            raise field.error("no trading in this game", "trades")
        self._read_build()
        self._read_buy()
        self.discard = fields["discard"].numbers(GOODS, "good") if "discard" in fields else {}

    def _number(self, key: str) -> int:
        return self.fields[key].number() if key in self.fields else 0

    def _items(self, key: str) -> list[Any]:
        return self.fields[key].items() if key in self.fields else []

    def _read_build(self) -> None:
        self.build, self.ships = {}, 0
        if "build" not in self.fields:
            return
        fields = self.fields["build"].object(("cities", "monuments", "ships"))
        if "cities" in fields:
            for city, boxes in enumerate(fields["cities"].items(CITIES)):
                self.build["city", city + 4] = boxes.number()
        if "monuments" in fields:
            for name, boxes in fields["monuments"].numbers(MONUMENTS, "monument").items():
                self.build[name] = boxes
        if "ships" in fields:
            self.ships = fields["ships"].number()

    def _read_buy(self) -> None:
        self.spent: list[Any] = []
        self.buying, self.sold = NOTHING, 0
        if "buy" not in self.fields:
            return
        fields = self.fields["buy"].object(("development", "goods", "food"), ("development",))
        self.buying = fields["development"].word(self.game.names, "development")
        for good in fields["goods"].items() if "goods" in fields else ():
            good.word(GOODS, "good")
            if good.value in self.spent:
                raise good.error(f"{shown(good.value)} occurs twice")
            self.spent.append(good.value)
        if "food" in fields:
            self.sold = fields["food"].number()

    # -- answers

    def answer(self, prompt: Any) -> bytes:
        """The answer to a prompt. Raises TranscriptError where the rules do not allow what the turn says."""
        self._check_asked(self.game.STEPS[: self.game.step])
        what = prompt.what if isinstance(prompt.what, str) else prompt.what[0]
        if self.market.waiting:
            to_market = self._to_market(what, prompt)
            if to_market:
                return to_market
        self.asked.add(what)
        return getattr(self, "answer_" + what)(prompt)

    def _to_market(self, what: str, prompt: Any) -> bytes | None:
        """The answer that leads to the market, where a deal waits and this prompt knows the way; else None."""
        if what == "build" and prompt.actions:
            return prompt.encode_action()
        if what == "buy" and TO_MARKET in prompt.ids:
            return prompt.encode(TO_MARKET)
        if what == "engineer" and self.game.TRADE_FIRST:
            return prompt.encode(0)  # it is asked again behind the market
        return None

    def finish(self) -> None:
        """Refuse what the turn says and no prompt asked for."""
        if self.market.waiting:
            raise self.market.error()
        self._check_asked(self.game.STEPS)

    def _check_asked(self, steps: tuple[Any, ...]) -> None:
        """Refuse what the turn says and none of these steps, which are over, asked for."""
        for step, what, key, text in (
            ("preserve", "preserve", self.preserve, "there is nothing to preserve, or no Preservation"),
            ("collect", "choice_food", self.choice_food, f"{self.choice_food} used as food, 0 choice dice"),
            ("disasters", "spearheads", self.spearheads, f"{self.spearheads} given up, none asked for"),
            ("sell_stone", "engineer", self.engineer, self._no_engineering),
            ("build", "build", sum(self.build.values()), self._nothing_to_build),
            ("buy", "buy", self.buying != NOTHING, self._nothing_to_buy),
            (
                "discard",
                "discard",
                sum(self.discard.values()),
                f"{sum(self.discard.values())} goods discarded, none due",
            ),
        ):
            if what in ("engineer", "build") and self.market.waiting:
                continue  # behind the market there may be more to sell and to build with
            if key and what not in self.asked and (step in steps or step not in self.game.STEPS):
                raise self.field.error(text() if callable(text) else text, what)
        if (
            self.ships
            and "build_ships" not in self.asked
            and ("build_ships" in steps or "build_ships" not in self.game.STEPS)
        ):
            raise self.field.error(f"{holds(self.ships, 'ship')} built, 0 possible", "build", "ships")
        if "pay" in steps and "pay" not in self.asked:
            if self.spent:
                raise self.field.error(f"no {self.spent[0]} to spend", "buy", "goods")
            if self.sold:
                raise self.field.error(f"{self.sold} food sold, none asked for", "buy", "food")

    def _no_engineering(self) -> Any:
        sold = f"{self.engineer} stone sold"
        if not self.game.owns(self.game.players[self.player], "engineering"):
            return f"{sold}, but {self.names[self.player]} has no Engineering"
        return f"{sold}, none there or nothing to build"

    def _nothing_to_buy(self) -> Any:
        name, cost, _ = self.game.DEVELOPMENTS[self.buying]
        return f"{name} costs {cost}, more than {self.names[self.player]} can pay"

    def _nothing_to_build(self) -> Any:
        self._check_rows((), self.build)
        return f"{holds(sum(self.build.values()), 'worker')} spent, 0 available"

    def _encode(self, prompt: Any, value: Any, key: str, texts: dict[str, str]) -> bytes:
        """`prompt.encode(value)`; a refusal becomes an error of the field `key` that says `texts[reason]`."""
        try:
            return prompt.encode(value)
        except Refused as refused:
            reason, *rest = refused.args
            text = texts.get(reason, reason)
            raise self.field.error(text.format(*rest) if isinstance(text, str) else text(*rest), key)

    def answer_preserve(self, prompt: Any) -> bytes:
        """Preservation: whether a pottery is given for twice the food."""
        return prompt.encode(int(self.preserve))

    def answer_dice(self, prompt: Any) -> bytes:
        """The final faces."""
        return self._encode(prompt, self.dice, "dice", {"count": "{} dice given, {} due"})

    def answer_choice_food(self, prompt: Any) -> bytes:
        """How many of the choice dice are food."""
        return self._encode(prompt, self.choice_food, "choice_food", {"range": "{0} used as food, {2} choice dice"})

    def answer_spearheads(self, prompt: Any) -> Any:
        """Smithing: how many spearheads are given up."""
        return self._encode(prompt, self.spearheads, "spearheads", {"range": "{0} given up, {2} there"})

    def answer_trade(self, prompt: Any) -> bytes:
        """With whom the next deal is, or no more deals."""
        return self.market.partner(prompt) if self.market.waiting else prompt.encode(NOTHING)

    def answer_deal(self, prompt: Any) -> bytes:
        """What an opponent and the player give each other."""
        return self.market.agreed(prompt)

    def answer_swap(self, prompt: Any) -> bytes:
        """What the ships take and bring."""
        return self.market.agreed(prompt)

    def answer_engineer(self, prompt: Any) -> Any:
        """Engineering: how much stone is sold."""
        return self._encode(prompt, self.engineer, "engineer", {"range": "{0} stone sold, {2} there"})

    def answer_build(self, prompt: Any) -> bytes:
        """How many boxes of each building are ticked."""
        self._check_rows(prompt.rows, self.build)
        amounts = [self.build.get(row.label, 0) for row in prompt.rows]
        return self._encode(prompt, amounts, "build", {"most": "{} workers spent, {} available"})

    def _check_rows(self, rows: Any, amounts: dict[Any, int]) -> None:
        """Refuse more boxes than a building has left."""
        room = {row.label: row.room for row in rows}
        player = self.game.players[self.player]
        for building in range(BUILDING_COUNT):
            label = self.game.building_label(building)
            amount = amounts.get(label, 0)
            if not amount:
                continue
            left = room.get(label, SIZES[building] - player.boxes[building])
            where = ("cities", f"[{building}]") if building < CITIES else ("monuments", label)
            if not self.game.in_play(building):
                raise self.field.error(f"not in play with {holds(self.game.count, 'player')}", "build", *where)
            if amount > left:
                raise self.field.error(f"{holds(amount, 'box', 'boxes')} ticked, {left} left", "build", *where)

    def answer_build_ships(self, prompt: Any) -> bytes:
        """Shipping: how many ships are built."""
        return self._encode(prompt, self.ships, "build", {"range": "ships: {0} built, {2} possible"})

    def answer_buy(self, prompt: Any) -> bytes:
        """Which development is bought, and whether the payment is chosen by hand."""
        if self.market.waiting:
            raise self.market.error()
        if self.buying == NOTHING:
            return prompt.encode(NOTHING)
        if self.buying not in prompt.ids:
            name, cost, _ = self.game.DEVELOPMENTS[self.buying]
            if self.game.active().has(self.buying):
                raise self.field.error(f"{self.names[self.player]} has {name} already", "buy", "development")
            raise self.field.error(f"{name} costs {cost}, {self.game.means()} available", "buy")
        by_hand = not self._pays_as_suggested()
        if not by_hand:
            self.asked.add("pay")
        return prompt.encode(self.buying, by_hand)

    def _pays_as_suggested(self) -> bool:
        """Whether the turn pays just what would be suggested."""
        need = self.game.DEVELOPMENTS[self.buying][1] - self.game.coins
        goods = self.game.active().goods
        spent = [pegs if name in self.spent else 0 for name, pegs in zip(GOODS, goods)]
        if any(not goods[GOODS.index(name)] for name in self.spent):
            return False
        suggested = suggestions.payment(self.game, need) if need > 0 else bytes(6)
        return spent + [self.sold] == list(suggested)

    def answer_pay(self, prompt: Any) -> bytes:
        """Which goods are spent, and how much food is sold."""
        name, cost, _ = self.game.DEVELOPMENTS[self.buying]
        for row in prompt.rows:
            if row.label in self.spent and not row.value:
                raise self.field.error(f"no {row.label} to spend", "buy", "goods")
        amounts = [row.room if row.label in self.spent else 0 for row in prompt.rows]
        if prompt.rows[-1].label == "food":
            if self.sold > prompt.rows[-1].room:
                raise self.field.error(f"{self.sold} food sold, {prompt.rows[-1].room} there", "buy", "food")
            amounts[-1] = self.sold
        elif self.sold:
            raise self.field.error(
                f"{self.sold} food sold, but {self.names[self.player]} has no Granaries", "buy", "food"
            )
        paid = min(cost, self.game.coins) + prompt.sum(amounts)
        return self._encode(prompt, amounts, "buy", {"least": f"{paid} paid, {name} costs {cost}"})

    def answer_discard(self, prompt: Any) -> bytes:
        """Which goods are thrown away."""
        if "discard" not in self.fields:
            raise self.field.error(f"missing, {holds(prompt.least, 'good')} to discard", "discard")
        for row in prompt.rows:
            amount = self.discard.get(row.label, 0)
            if amount > row.room:
                raise self.field.error(f"{amount} discarded, {row.room} there", "discard", row.label)
        amounts = [self.discard.get(row.label, 0) for row in prompt.rows]
        text = "{} discarded, {} due"
        return self._encode(prompt, amounts, "discard", {"least": text, "most": text})
