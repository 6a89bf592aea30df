"""Read a turn of the Bronze Age games prompt by prompt, and write one."""

from typing import Any

from host.recorded import notation, spoken
from host.recorded.fields import shown

from engine.prompts import NOTHING, Refused
from rules.bronze_age import suggestions
from rules.bronze_age.civilization import CITIES, MONUMENTS
from rules.bronze_age.pegboard import GOODS
from rules.bronze_age.turn import TO_MARKET
from rules.late_bronze_age import BY_SHIP

# The order of the keys of a turn, and of those within them.
KEYS = tuple("player preserve dice choice_food spearheads trades engineer build swaps buy discard".split())
ORDER = KEYS + ("with", "give", "take", "swap", "cities", "monuments", "ships", "development", "goods")
ORDER += GOODS + ("food",) + MONUMENTS
_CITY = "city "
# Questions before the market opens, and all: none of them comes again after a later one.
_FIRST = ("preserve", "dice", "spearheads")
_ASKED = _FIRST + ("engineer", "build", "build_ships", "buy", "discard")


class Turn(notation.Turn):
    """One turn of the file. The fields within `build` and `buy` become fields of the turn, by their questions.

    deals: the trades, and after them the swaps by ship, in order, each (field, partner or BY_SHIP, changes by good).
    """

    KEYS = KEYS
    TEXTS = {
        "dice": {"count": "{} dice given, {} due"},
        "spearheads": {"range": "{0} given up, {2} there"},
        "engineer": {"range": "{0} stone sold, {2} there"},
        "build": {"most": "{} workers spent, {} available"},
        "build_ships": {"range": "{0} built, {2} possible"},
        "pay": {"least": "{} paid with goods and food, {} due"},
        "discard": {"least": "{} discarded, {} due", "most": "{} discarded, {} due"},
    }

    def __init__(self, game: Any, field: Any, names: Any) -> None:
        notation.Turn.__init__(self, game, field, names)
        trades = self._take("trades").items()
        if trades and not game.trading:
            raise field.error("no trading in this game", "trades")
        self.deals = [self._trade(one) for one in trades]
        self.deals += [self._swap(one, one) for one in self._take("swaps").items()]
        build = self._take("build", {}).object(("cities", "monuments", "ships"))
        if "ships" in build:
            self.fields["build_ships"] = build["ships"]
        self.buildings = build["monuments"].object(MONUMENTS, what="monument") if "monuments" in build else {}
        for city, boxes in enumerate(build["cities"].items(CITIES) if "cities" in build else ()):
            self.buildings[_CITY + str(city + 4)] = boxes
        bought = "buy" in self.fields
        buy = self._take("buy", {}).object(("development", "goods", "food"), ("development",) if bought else ())
        for key, name in (("buy", "development"), ("goods", "goods"), ("food", "food")):
            if name in buy:
                self.fields[key] = buy[name]
        self.fields |= self.buildings

    def _take(self, key: str, empty: Any = ()) -> Any:
        """Remove a field from the turn and return it; if there is none, `empty`."""
        return self.fields.pop(key, None) or notation.Field(list(empty) if empty == () else empty)

    def _trade(self, field: Any) -> tuple[Any, ...]:
        if isinstance(field.value, dict) and "swap" in field.value:
            return self._swap(field, field.object(("swap",))["swap"])
        fields = field.object(("with", "give", "take"), ("with",))
        partner = fields["with"].number(0, self.game.count - 1)
        if partner == self.game.current:
            raise fields["with"].error(f"{self.names[partner]} cannot trade with themselves")
        if not notation.says(field.value.get("give")) and not notation.says(field.value.get("take")):
            raise field.error("nothing is traded")
        changes: dict[str, int] = {}
        for side, sign in (("give", -1), ("take", 1)):
            goods = fields[side].object(GOODS + ("food",), what="good") if side in fields else {}
            for good, amount in goods.items():
                changes[good] = changes.get(good, 0) + sign * amount.number()
        return field, partner, changes

    def _swap(self, field: Any, goods: Any) -> tuple[Any, int, dict[str, int]]:
        away, into = [GOODS[good.word(GOODS, "good")] for good in goods.items(2)]
        if away == into:
            raise field.error(f"{away} for {into} is no swap")
        return field, BY_SHIP, {away: -1, into: 1}

    # -- answers

    def answer(self, prompt: Any) -> Any:
        """See Unit."""
        what = spoken.what_of(prompt)
        if self.deals:
            if what == "build" and prompt.actions:
                return prompt.encode_action(0, self._aside(prompt))
            if what == "buy" and TO_MARKET in prompt.ids:
                return prompt.encode(TO_MARKET)
            if what == "engineer" and self.game.TRADE_FIRST:
                return prompt.encode(0)  # this question comes again after the market
        elif what in _ASKED:
            self._passed(_ASKED[: _ASKED.index(what)])
        if what == "trade":
            self._passed(_FIRST if self.game.TRADE_FIRST else _ASKED[: _ASKED.index("buy")])
        own = getattr(self, "answer_" + what, None)
        if what in self.asked:
            self.asked.remove(what)  # comes again after the market
        return own(prompt) if own else notation.Turn.answer(self, prompt)

    def finish(self) -> None:
        """See Unit."""
        self._no_more_deals()
        notation.Turn.finish(self)

    def _passed(self, keys: tuple[str, ...]) -> None:
        self.passed(keys + tuple(self.buildings) if "build" in keys else keys)

    def _no_more_deals(self) -> None:
        if self.deals:
            raise self.deals[0][0].error("no more trades or swaps are possible")

    def _aside(self, prompt: Any) -> list[int]:
        """Return how many dice are food, if the prompt asks."""
        if not prompt.pinned:
            return []
        self.asked.append("choice_food")
        field, dice = self.fields.get("choice_food"), prompt.rows[0].room
        as_food: int = field.number() if field else 0
        if field and as_food > dice:
            raise field.error(f"{as_food} used as food, {dice} choice dice")
        return [as_food]

    def _encode(self, prompt: Any, amounts: Any, what: str) -> bytes:
        try:
            return prompt.encode(amounts)
        except Refused as refused:
            if refused.args[0] == "most" and prompt.pinned:  # dice used as food give no workers
                food = amounts[0] * prompt.rows[0].weight
                refused = Refused("most", *[number - food for number in refused.args[1:]])
            raise self.field.error(spoken.refusal(refused, self.TEXTS[what]), "buy" if what == "pay" else what)

    def answer_dice(self, prompt: Any) -> bytes:
        """Return the final faces, the most frequent last: one held key enters these at once."""
        faces = list(prompt.decode(notation.Turn.answer(self, prompt)))
        return prompt.encode(sorted(faces, key=lambda face: (faces.count(face), face)))

    def answer_trade(self, prompt: Any) -> bytes:
        """Return the partner of the next deal, or no more deals."""
        if not self.deals:
            return prompt.encode(NOTHING)
        if self.deals[0][1] not in prompt.ids:
            self._no_more_deals()
        return prompt.encode(self.deals[0][1])

    def answer_deal(self, prompt: Any) -> bytes:
        """Return the goods of the next deal."""
        field, _, changes = self.deals.pop(0)
        for row in prompt.rows:
            by = changes.get(row.label, 0)
            if by < row.least:
                raise field.error(f"{-by} given, {-row.least} possible", "give", row.label)
            if by > row.most:
                raise field.error(f"{by} taken, {row.most} possible", "take", row.label)
        return prompt.encode([changes.get(row.label, 0) for row in prompt.rows])

    def answer_swap(self, prompt: Any) -> bytes:
        """Return the goods that ships take and bring: as many of the next swaps as one answer can have."""
        amounts = [0] * len(prompt.rows)
        answer = b""
        while self.deals and self.deals[0][1] == BY_SHIP:
            field, _, changes = self.deals[0]
            by = [changes.get(row.label, 0) for row in prompt.rows]
            if any(amount * change < 0 for amount, change in zip(amounts, by)):
                break  # another ship would take away what this one brought
            amounts = [amount + change for amount, change in zip(amounts, by)]
            try:
                answer = prompt.encode(amounts)
            except Refused:
                if answer:
                    break
                short = [row.label for row, change in zip(prompt.rows, by) if change < row.least]
                raise field.error(f"no {short[0]} to swap" if short else "no room for what it brings")
            self.deals.pop(0)
        return answer

    def answer_build(self, prompt: Any) -> bytes:
        """Return the ticked boxes of each building."""
        self.asked += list(self.buildings)
        amounts = spoken.amounts(prompt, self.buildings)
        aside = self._aside(prompt)
        return self._encode(prompt, aside + amounts[len(aside) :], "build")

    def answer_buy(self, prompt: Any) -> bytes:
        """Return the development to buy, and whether the player chooses the payment."""
        self._no_more_deals()
        self.asked.append("buy")
        if "buy" not in self.fields:
            return prompt.encode(NOTHING)
        number = self.fields["buy"].word(self.game.names, "development")
        name, cost, _ = self.game.DEVELOPMENTS[number]
        if number not in prompt.ids:
            if self.game.active().has(number):
                raise self.fields["buy"].error(f"{self.names[self.game.current]} has {name} already")
            raise self.field.error(f"{name} costs {cost}, {self.game.means()} available", "buy")
        goods = self.game.active().goods
        spent = [amount if good in self._spent() else 0 for good, amount in zip(GOODS, goods)] + [self._sold()]
        need = max(0, cost - self.game.coins)
        as_suggested = spent == list(suggestions.payment(self.game, need) if need else bytes(6))
        if as_suggested:
            self.asked += ["goods", "food"]
        return prompt.encode(number, not as_suggested)

    def _spent(self) -> list[str]:
        """Return the goods of the payment, whole rows of them."""
        goods = self.fields["goods"].items() if "goods" in self.fields else []
        spent = [GOODS[good.word(GOODS, "good")] for good in goods]
        for number, good in enumerate(goods):
            if spent[number] in spent[:number]:
                raise good.error(f"{shown(good.value)} occurs twice")
            if not self.game.active().goods[GOODS.index(spent[number])]:
                raise good.error(f"no {spent[number]} to spend")
        return spent

    def _sold(self) -> int:
        """Return the food of the payment."""
        return self.fields["food"].number() if "food" in self.fields else 0

    def answer_pay(self, prompt: Any) -> bytes:
        """Return the goods spent and the food sold."""
        self.asked += ["goods", "food"]
        sold, food = self._sold(), [row for row in prompt.rows if row.label == "food"]
        if sold and (not food or sold > food[0].room):
            raise self.fields["food"].error(f"{sold} food sold, {food[0].room if food else 0} possible")
        spent = self._spent()
        amounts = [sold if row in food else row.room if row.label in spent else 0 for row in prompt.rows]
        return self._encode(prompt, amounts, "pay")


# -- the way back


def note(turn: dict[str, Any], prompt: Any, answer: bytes) -> None:
    """Write an answer into the dict of a turn."""
    what, said = spoken.what_of(prompt), spoken.say(prompt, answer)
    if what == "build" and prompt.pinned and prompt.decode(answer)[0]:
        turn["choice_food"] = prompt.decode(answer)[0]
    if what == "trade":
        partner = prompt.decode(answer)
        if partner != NOTHING:
            turn.setdefault("trades", []).append({} if partner == BY_SHIP else {"with": partner})
    elif what in ("deal", "swap"):
        _note_deal(turn, what, said)
    elif what == "build" and isinstance(said, dict):
        cities = [said.get(_CITY + str(city + 4), 0) for city in range(CITIES)]
        monuments = {name: boxes for name, boxes in said.items() if name in MONUMENTS}
        for key, built in (("cities", cities), ("monuments", monuments)):
            if notation.says(built):
                turn.setdefault("build", {})[key] = built
    elif what == "build_ships" and said:
        turn.setdefault("build", {})["ships"] = said
    elif what == "buy" and said and prompt.decode(answer) != TO_MARKET:
        turn["buy"] = {"development": said[0] if isinstance(said, list) else said}
    elif what == "pay":
        goods = [name for name in GOODS if name in said]
        turn["buy"] |= ({"goods": goods} if goods else {}) | ({"food": said["food"]} if "food" in said else {})
    elif what in KEYS and what not in ("build", "buy") and said:
        turn[what] = said


def _note_deal(turn: dict[str, Any], what: str, changes: dict[str, int]) -> None:
    """Write a deal; a swap of several ships becomes one entry each."""
    trade = turn["trades"].pop()
    if what == "deal":
        trade["give"] = {good: -by for good, by in changes.items() if by < 0}
        trade["take"] = {good: by for good, by in changes.items() if by > 0}
        if changes:
            turn["trades"].append(trade)
    else:
        away = [good for good, by in changes.items() for _ in range(-by)]
        into = [good for good, by in changes.items() for _ in range(by)]
        turn["trades"] += [{"swap": list(pair)} for pair in zip(away, into)]
    if not turn["trades"]:
        del turn["trades"]
