"""Roll Through the Ages: The Bronze Age. Read top to bottom, this is the rule sheet.

Source: the rule sheet of the game (2008) with its trading variant and solo game. The option "2024 edition" uses the
costs and points of that printing.
"""

from engine.prompts import NOTHING, Allot, AllotRow, Choose, Dice, Number, NumberRow, Row, yes_no
from micropython import const
from rules.bronze_age import choice_dice, suggestions
from rules.bronze_age.civilization import CITIES, MONUMENTS, SIZES, Civilization
from rules.bronze_age.pegboard import (
    CAPS,
    FACE_CHOICE,
    FACE_COIN,
    FACE_GOOD,
    FACE_SKULL,
    FOOD_CAP,
    GOODS,
    GOODS_KEPT,
    STONE,
    place,
    total_worth,
)
from rules.bronze_age.sheet import Sheet
from rules.bronze_age.trading import (
    MARKET_CLOSED,
    MARKET_DECLINED,
    MARKET_LEFT,
    MARKET_NO_DEAL,
    MARKET_OFFERED,
    MARKET_VISITED,
    MARKET_WAIVED,
    deal,
    exchange,
    trade,
)

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterable, Sequence

    from engine.parts import Label
    from engine.prompts import Steps
    from engine.prompts.exchange import Exchange

ROLLS = 3
FACES = ("face_food", "face_good", "face_skull", "face_workers", "face_choice", "face_coin")
GREAT_WALL = CITIES + MONUMENTS.index("great_wall")
SOLO_ROUNDS = 10
# Without rolled coins, most players save their goods rather than buy a development of this cost or less.
_CHEAP_COST = 15
# Takes the place of a development number: go to the market.
TO_MARKET = 100


class BronzeAge(Sheet):
    """The Bronze Age for 1 to 4 players."""

    PLAYERS = (1, 4)
    DICE = True
    WORDS: "Sequence[str]" = ("bronze_age",)
    VERSION = 3
    SPACING = 12
    STEPS: "Sequence[str]" = (
        "roll",
        "collect",
        "feed",
        "disasters",
        "trade",
        "sell_stone",
        "build",
        "buy",
        "pay",
        "discard",
    )
    # Whether trading comes before building.
    TRADE_FIRST = True

    # -- Setup

    @staticmethod
    def options(count: int) -> "Steps[tuple[int, int]]":
        """Ask for the trading variant (not in a solo game) and the 2024 edition; return 0 or 1 for each."""
        trading = 0
        if count > 1:
            trading = yield from yes_no("trading", facts=("trading_help",))
        edition_2024 = yield from yes_no("edition_2024", facts=("edition_2024_help",))
        return trading, edition_2024

    def start(self) -> None:
        """Give each player 3 cities and 3 food, and use the tables of the edition (setup)."""
        self.trading, edition_2024 = self.agreed
        if edition_2024:
            self.DEVELOPMENTS = self.DEVELOPMENTS_2024
            self.LATER = self.LATER_2024
            self.FOOD_PRICE = 6
            self.PER_MONUMENT = 2
        self.players = [Civilization() for _ in range(self.count)]
        self.left_out = self.LEFT_OUT[self.count]
        self.names = tuple([row[0] for row in self.DEVELOPMENTS])

    def begin(self) -> None:
        """Reset what belongs to a turn: nothing rolled, traded, built or bought yet."""
        self.faces = bytearray(6)
        self.workers = 0
        self.coins = 0
        self.choice = self.as_food = self.store = 0
        self.buying = NOTHING
        self.pays_by_hand = False
        self.built = False
        self.market = MARKET_CLOSED
        self.goods_collected: "Label" = []
        for player in self.players:
            player.drop_claims()

    # -- 1. Roll, collect goods and food

    def roll(self) -> "Steps":
        """Ask for the final faces of one die per city (step 1: up to three rolls, skulls stay).

        Remind the player that Leadership may reroll one die after the last roll, and that a solo player may reroll
        skulls.
        """
        player = self.active()
        hints = []
        if self.owns(player, "leadership"):
            hints.append("leadership_hint")
        if self.count == 1:
            hints.append("solo_hint")
        dice = Dice(
            "dice",
            self.current,
            player.cities(),
            FACES,
            hints,
            self.what_counts,
            rolls=ROLLS,
            stays=FACE_SKULL if self.count > 1 else NOTHING,
            spare=bool(self.owns(player, "leadership")),
            status="last_round" if self.ending() else ("round", self.round),
        )
        answer = yield dice
        self.faces = bytearray(6)
        for face in dice.decode(answer):
            self.faces[face] += 1

    def what_counts(self) -> "tuple[Label, Label]":
        """Return what guides the rerolls, as two labels: the goods; food, cities and the building under way."""
        player = self.active()
        at_hand = [("food_cities", player.food, player.cities())]
        goal = self.goal(player)
        if goal is not None:
            at_hand.append(("workers_goal", player.boxes[goal], SIZES[goal]))
        return self.goods_held(player), at_hand

    def goal(self, player: Civilization) -> "int | None":
        """Return the building under way that most players would continue, or None."""
        for building in self.building_order(player.last):
            if player.boxes[building]:
                return building
        return None

    def collect(self) -> None:
        """Collect goods, workers and coins, with Quarrying and Coinage (step 1). Food comes with the meal in `feed`.

        Until the player builds, choice dice are food as far as the cities need it.
        """
        player = self.active()
        self.choice = self.faces[FACE_CHOICE]
        self.as_food = choice_dice.dice_to_feed(self) if self.choice else 0
        self.store = player.food

        before = bytes(player.goods)
        lost = place(player.goods, self.faces[FACE_GOOD] + 2 * self.faces[FACE_SKULL])
        if player.goods[STONE] > before[STONE] and self.owns(player, "quarrying"):
            player.goods[STONE] = min(CAPS[STONE], player.goods[STONE] + 1)

        self.workers = choice_dice.workers_rolled(self)
        self.coins = self.faces[FACE_COIN] * (12 if self.owns(player, "coinage") else 7)

        got = [("got_" + GOODS[g], player.goods[g] - before[g]) for g in range(5) if player.goods[g] > before[g]]
        self.goods_collected = got
        if got:
            self.tell(got)
        if lost:
            self.warn(("lost_goods", lost))
        if self.workers:
            self.record(("got_workers", self.workers))
        if self.coins:
            self.record(("got_coins", self.coins))

    # -- 2. Feed cities and resolve disasters

    def feed(self) -> None:
        """Feed each city 1 food. Each city left unfed costs 1 disaster point (step 2)."""
        meal = choice_dice.meal(self, self.as_food)
        _, _, left, unfed, lost = meal
        self.active().food = left
        choice_dice.report_spoiled(self, lost)
        choice_dice.report_meal(self, meal)
        choice_dice.starve(self, unfed)

    def disasters(self) -> "Steps | None":
        """Resolve the disaster for the exact number of skulls; 0 or 1 has none (step 2)."""
        skulls = self.faces[FACE_SKULL]
        if skulls == 2:
            self.drought()
        elif skulls == 3:
            self.pestilence()
        elif skulls == 4:
            return self.invasion()
        elif skulls > 4:
            self.revolt()
        return None

    def drought(self) -> None:
        """Resolve 2 skulls: lose 2 points, unless you have Irrigation."""
        if self.owns(self.active(), "irrigation"):
            self.tell("drought_spared")
        else:
            self.suffer(self.current, 2)
            self.strike("drought", ("drought", 2))

    def pestilence(self) -> None:
        """Resolve 3 skulls: each opponent (solo: you) loses 3 points, except owners of Medicine."""
        struck, spared = self.split_by("medicine", self.opponents() or (self.current,))
        for player in struck:
            self.suffer(player, 3)
        if struck:
            self.strike("pestilence", ("pestilence_each", 3, struck) if len(struck) > 1 else ("pestilence", struck, 3))
        if spared:
            self.report_spared(("pestilence_spared", spared), struck)

    def invasion(self) -> "Steps | None":
        """Resolve 4 skulls: lose 4 points, unless your Great Wall is finished."""
        if self.active().finished(GREAT_WALL):
            self.tell("invasion_spared")
        else:
            self.suffer(self.current, 4)
            self.strike("invasion", ("invasion", 4))
        return None

    def revolt(self) -> None:
        """Resolve 5 or more skulls: lose all goods; with Religion, opponents without it lose theirs instead."""
        if not self.owns(self.active(), "religion"):
            self.active().goods = bytearray(5)
            if self.goods_collected in self.news:  # outdated by the time the player reads it
                self.news.remove(self.goods_collected)
            self.strike("revolt", "revolt")
            return
        struck, spared = self.split_by("religion", self.opponents())
        for player in struck:
            self.players[player].goods = bytearray(5)
        if struck:
            self.strike("revolt", ("revolt_others", struck))
        if spared or not struck:
            self.report_spared(("revolt_spared", spared or bytes([self.current])), struck)

    def split_by(self, development: str, players: "Iterable[int]") -> tuple[bytes, bytes]:
        """Return the players (numbers, as bytes) that a disaster strikes, and those that `development` spares."""
        struck = bytes([i for i in players if not self.owns(self.players[i], development)])
        spared = bytes([i for i in players if self.owns(self.players[i], development)])
        return struck, spared

    def report_spared(self, label: "Label", struck: bytes) -> None:
        """Report the spared players: in the alarm if others are struck, else as routine news."""
        if struck:
            self.warn(label)
        else:
            self.tell(label)

    def strike(self, disaster: str, label: "Label") -> None:
        """Warn with the alarm of a disaster, as many skulls as were rolled, and what it costs."""
        self.warn(label, disaster + "_alarm", ("sign_skull", self.faces[FACE_SKULL]))

    # -- 2b. Trade (variant)

    def trade(self) -> "Steps | None":
        """Trade goods and food with opponents, if the player goes to the market (trading variant)."""
        if self.market in (MARKET_VISITED, MARKET_OFFERED, MARKET_WAIVED):
            return trade(self)
        return None

    def may_trade(self) -> bool:
        """Return whether the market is open: in the variant, until the player has built."""
        return bool(self.trading) and not self.built and self.market != MARKET_LEFT and self.has_partners()

    def has_partners(self) -> bool:
        """Return whether at least one player has goods or food to trade."""
        return max([sum(player.goods) + player.food for player in self.players]) > 0

    def has_more_to_do(self) -> bool:
        """Return whether the turn continues after the market: with building, if that is due, or something to buy."""
        builds = self.TRADE_FIRST and (self.workers or self.stone_to_sell())
        return bool(builds and self.open_buildings() or self.affordable())

    def go_to_market(self, state: int) -> None:
        """Return to the trade step with the market in `state`, and continue the turn from there."""
        self.market = state
        self.go_back("trade")

    def partners(self) -> tuple[list[Row], bytes]:
        """Return the rows of the players to deal with, and their numbers as bytes."""
        numbers = bytes(self.opponents())
        return [Row(number) for number in numbers], numbers

    def exchange_with(self, partner: int) -> "Exchange":
        """Return the prompt for a deal with a partner (by number)."""
        return exchange(self, partner)

    def deal_with(self, partner: int) -> "Steps[bool]":
        """Ask for a deal with a partner (by number), and carry it out; return whether anything changed hands."""
        return deal(self, partner)

    # -- 3. Build cities and monuments

    def sell_stone(self) -> "Steps":
        """Ask how much stone to sell for 3 workers each (step 3, Engineering)."""
        stone = self.stone_to_sell()
        if stone and self.open_buildings():
            player = self.active()
            prompt = Number("engineer", self.current, 0, stone, lambda: b"\0", self.stone_rows)
            sold = prompt.decode((yield prompt))
            player.goods[STONE] -= sold
            self.workers += 3 * sold

    def stone_to_sell(self) -> int:
        """Return the stone that can be sold for workers."""
        return self.active().goods[STONE] * self.owns(self.active(), "engineering")

    def stone_rows(self) -> "tuple[NumberRow, ...]":
        """Return the rows shown when selling stone."""
        return NumberRow("workers", self.workers, 3), NumberRow("stone", self.active().goods[STONE], -1)

    def build(self) -> "Steps":
        """Ask which boxes the workers tick, split freely; workers left over are lost (step 3).

        The same prompt asks which choice dice are food, because most players decide by what they want to build.
        """
        player = self.active()
        buildings = self.open_buildings()
        if not self.choice and not (self.workers and buildings):
            return
        aside = 1 if self.choice else 0
        each = choice_dice.workers_per_die(self) if aside else 0
        workers = self.workers + self.as_food * each

        def rows() -> list[AllotRow]:
            first = [choice_dice.row(self)] * aside
            return first + [self.building_row(player, building) for building in buildings]

        def distribute(amounts: "bytes | bytearray", full: int = -1) -> bytes:
            left = workers - amounts[0] * each
            last = buildings[full - aside] if full >= 0 else player.last
            return bytes(amounts[:aside]) + suggestions.continue_building(self, buildings, left, last)

        prompt = Allot(
            "build",
            self.current,
            rows,
            0,
            workers,
            lambda: prompt.encode(distribute(bytes((suggestions.food_to_build_with(self, buildings),)))),
            sign=1,
            unit="workers_sign",
            actions=("to_market",) if self.TRADE_FIRST and self.may_trade() else (),
            count=aside + len(buildings),
            pinned=aside,
            distribute=distribute,
        )
        answer = yield prompt
        amounts = prompt.decode(answer)
        if aside:
            choice_dice.settle(self, amounts[0])
        if prompt.action(answer) >= 0:
            if aside:
                self.tell_briefly(choice_dice.fixed(self))
            self.go_to_market(MARKET_VISITED)
            return
        self.built = self.workers > 0
        for building, amount in zip(buildings, amounts[aside:]):
            if amount:
                player.boxes[building] += amount
                player.last = building
                if player.finished(building):
                    self.complete(building)
                else:
                    self.record([self.building_label(building), ":+%d" % amount])

    def complete(self, building: int) -> None:
        """Report a finished building. The first player to finish a monument marks it as first (step 3)."""
        if building < CITIES:
            self.tell(("built_city", self.building_label(building)[1]))
            return
        monument = building - CITIES
        name = MONUMENTS[monument]
        if self.finishers(building) == 1:
            self.active().firsts |= 1 << monument
            points = self.FIRST[monument]
            self.warn_apart(("built_first", bytes([self.current]), name, points), ("built_alarm", points), (name, 1))
            if self.count > 1 and self.all_built():
                self.warn_last_round("last_round_monuments", "last_round_monuments_short")
        else:
            self.active().firsts &= ~(1 << monument)  # kept from before it was set down by hand
            self.tell(("built_later", name, self.LATER[monument]))

    def warn_last_round(self, label: "Label", at_once: "Label") -> None:
        """Warn that this round is the last with `label`; or with `at_once`, if this turn ends the round."""
        if self.current < self.count - 1:
            self.warn_apart(label, "last_round_alarm", ("sign_flag", 1))
        else:
            self.warn_apart(at_once, "end_alarm", ("sign_flag", 1))

    # -- 4. Buy at most one development

    def buy(self) -> "Steps":
        """Ask for one development the player can afford, or none (step 4)."""
        self.buying = NOTHING
        offered = self.affordable()
        if not offered:
            if self.may_trade() and self.market != MARKET_DECLINED:
                self.go_to_market(MARKET_WAIVED if self.market == MARKET_NO_DEAL else MARKET_OFFERED)
            return
        tail = 1 if self.may_trade() else 0
        ids = offered + bytes((TO_MARKET,)) * tail

        def rows() -> list[Row]:
            return [self.offer_row(number) for number in ids]

        # Rolled coins are lost unless spent; goods gain worth each turn they are saved.
        saves = not self.coins and self.DEVELOPMENTS[offered[0]][1] <= _CHEAP_COST
        usual = bytes((NOTHING,)) if saves else offered[:1]
        prompt = Choose(
            "buy",
            self.current,
            rows,
            ids,
            "buy_nothing",
            lambda: usual,
            alternative="pay_by_hand" if self.means() > self.coins else None,
            status=("coins", self.means()),
            tail=tail,
        )
        answer = yield prompt
        if prompt.decode(answer) == TO_MARKET:
            self.go_to_market(MARKET_VISITED)
            return
        self.buying = prompt.decode(answer)
        self.pays_by_hand = prompt.is_alternative(answer)

    def affordable(self) -> bytes:
        """Return the developments that the player lacks and could pay for, the last one first."""
        player, means = self.active(), self.means()
        developments = range(len(self.DEVELOPMENTS) - 1, -1, -1)
        return bytes([d for d in developments if not player.has(d) and self.DEVELOPMENTS[d][1] <= means])

    def offer_row(self, number: int) -> Row:
        """Return the row of a development with its payment, or that of the market (TO_MARKET)."""
        if number == TO_MARKET:
            return Row("to_market")
        name, price, points, effect = self.development_facts(number)
        return Row(
            name,
            price=price,
            worth=points,
            detail=effect,
            outcome=lambda _: suggestions.price_paid(self, self.DEVELOPMENTS[number][1]),
        )

    def pay(self) -> "Steps":
        """Ask for the payment: coins, whole rows of goods, food with Granaries; no change is given (step 4)."""
        if self.buying == NOTHING:
            return
        player = self.active()
        name, cost, _ = self.DEVELOPMENTS[self.buying]
        price = self.food_price()
        if self.means() < cost or player.has(self.buying):  # the sheet was set by hand after the choice
            self.buying = NOTHING
            return
        need = max(0, cost - self.coins)
        if need or self.pays_by_hand:
            count = 6 if price else 5
            prompt = Allot(
                ("pay", name),
                self.current,
                self.means_rows,
                need,
                suggest=lambda: prompt.encode(suggestions.payment(self, need)[:count]),
                unit="coins",
                count=count,
                base=min(self.coins, cost),
                auto_answer=not self.pays_by_hand,
                about=bytes((self.buying,)),
            )
            amounts = prompt.decode((yield prompt))
            for good in range(5):
                player.goods[good] -= amounts[good]
            if price:
                player.food -= amounts[5]
        player.developments |= 1 << self.buying
        self.buying = NOTHING
        self.tell(("bought", name, cost))
        if self.count > 1 and player.bought() == self.ENOUGH:
            who = bytes([self.current]), self.ENOUGH
            self.warn_last_round(("last_round_developments",) + who, ("last_round_developments_short",) + who)

    def means(self) -> int:
        """Return all the coins a player could pay: from dice, goods, and food with Granaries."""
        player = self.active()
        return self.coins + total_worth(player.goods) + player.food * self.food_price()

    def means_rows(self) -> list[AllotRow]:
        """Return the rows to pay with: whole rows of goods, and food with Granaries."""
        player = self.active()
        price = self.food_price()
        rows = self.goods_rows(player, whole=True)
        if price:
            sold = ("coins", player.food * price)
            rows.append(AllotRow("food", player.food, FOOD_CAP, player.food, price, worth=sold))
        return rows

    # -- 5. Discard goods above 6, pass the dice

    def discard(self) -> "Steps":
        """Ask which goods above 6 to discard, except with Caravans (step 5)."""
        player = self.active()
        excess = sum(player.goods) - GOODS_KEPT
        if excess > 0 and not self.owns(player, "caravans"):
            prompt = Allot(
                "discard",
                self.current,
                lambda: self.goods_rows(player),
                excess,
                excess,
                lambda: prompt.encode(suggestions.best_discard(player.goods, excess)),
                count=5,
            )
            amounts = prompt.decode((yield prompt))
            for good in range(5):
                player.goods[good] -= amounts[good]

    # -- End, score, winner

    def ending(self) -> bool:
        """Return whether the game ends with this round: enough developments, all monuments, or 10 rounds solo."""
        if self.count == 1:
            return self.round >= SOLO_ROUNDS
        return self.all_built() or max([player.bought() for player in self.players]) >= self.ENOUGH

    def ended(self) -> "tuple[Label, ...]":
        """Return the labels of what ended the game: developments, monuments, or just the round."""
        reasons = Sheet.ended(self)
        if self.count > 1:
            for number, player in enumerate(self.players):
                if player.bought() >= self.ENOUGH:
                    reasons += (("last_round_developments_short", bytes((number,)), player.bought()),)
            if self.all_built():
                reasons += ("last_round_monuments_short",)
        return reasons
