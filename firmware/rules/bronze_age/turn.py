"""Roll Through the Ages: The Bronze Age. Read top to bottom, this is the rule sheet.

Source: the rule sheet of the game (2008) with its trading variant and solo game; the option "2024 edition" has that
printing's costs and points.
"""

from engine.prompts import NOTHING, Allot, AllotRow, Choose, Dice, Number, NumberRow, Row, yes_no
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
    KEEP,
    STONE,
    place,
    total_worth,
)
from rules.bronze_age.sheet import Sheet
from rules.bronze_age.trading import MARKET_CLOSED, MARKET_LEFT, MARKET_OFFERED, MARKET_VISITED, deal, exchange, trade

ROLLS = 3
FACES = ("face_food", "face_good", "face_skull", "face_workers", "face_choice", "face_coin")
GREAT_WALL = CITIES + MONUMENTS.index("great_wall")
SOLO_ROUNDS = 10
# What nobody gives goods away for, in coins.
_CHEAP = 15
# The number of going to the market among the developments to buy.
TO_MARKET = 100


class BronzeAge(Sheet):
    """The Bronze Age for 1 to 4 players."""

    PLAYERS = (1, 4)
    DICE = True
    WORDS = ("bronze_age",)
    VERSION = 3
    SPACING = 12
    STEPS = ("roll", "collect", "feed", "disasters", "trade", "sell_stone", "build", "buy", "pay", "discard")
    # The round in which a player has so many developments is the last.
    ENOUGH = 5
    # Trading comes before building.
    TRADE_FIRST = True

    @staticmethod
    def options(count):
        """(trading, edition 2024), each 0 or 1; alone there is nobody to trade with."""
        trading = 0
        if count > 1:
            trading = yield from yes_no("trading", facts=("trading_help",))
        edition_2024 = yield from yes_no("edition_2024", facts=("edition_2024_help",))
        return trading, edition_2024

    def start(self):
        """Three cities and 3 food for everybody; the tables of the edition."""
        self.trading, edition_2024 = self.agreed
        if edition_2024:
            self.DEVELOPMENTS = self.DEVELOPMENTS_2024
            self.LATER = self.LATER_2024
            self.FOOD_PRICE = 6
            self.PER_MONUMENT = 2
        self.players = [Civilization() for _ in range(self.count)]
        self.left_out = self.LEFT_OUT[self.count]
        self.names = tuple([row[0] for row in self.DEVELOPMENTS])

    def begin(self):
        """A new turn: nothing rolled, no workers, no coins; nobody has traded or built yet."""
        self.faces = bytearray(6)
        self.workers = 0
        self.coins = 0
        # Choice dice of which it is not said yet what they are; how many are food; the food in store before the roll.
        self.choice = self.as_food = self.store = 0
        self.buying = NOTHING
        self.pays_by_hand = False
        self.built = False
        self.market = MARKET_CLOSED
        self.got = []

    def active(self):
        """The Civilization whose turn it is."""
        return self.players[self.current]

    def opponents(self):
        """The numbers of the players who are not taking the turn, in turn order."""
        return [(self.current + i) % self.count for i in range(1, self.count)]

    def owns(self, player, development):
        """Whether a player (a Civilization) has bought the development of that name."""
        return player.has(self.names.index(development))

    # -- 1. Roll, collect goods and food

    def roll(self):
        """The dice are rolled on the table; the final faces are entered.

        Reminders: Leadership may reroll one die after the last roll, a solo player may reroll skulls.
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
            spare=self.owns(player, "leadership"),
            status="last_round" if self.ending() else ("round", self.round),
        )
        answer = yield dice
        self.faces = bytearray(6)
        for face in dice.decode(answer):
            self.faces[face] += 1

    def what_counts(self):
        """What the player looks at between the rolls: (label of the goods, a list of labels: food and cities, what the
        workers work at).
        """
        player = self.active()
        at_hand = [("food_cities", player.food, player.cities())]
        goal = self.goal(player)
        if goal is not None:
            at_hand.append(("workers_goal", player.boxes[goal], SIZES[goal]))
        return self.goods_held(player), at_hand

    def goal(self, player):
        """The number of the building begun that the workers go on with, or None."""
        for building in self.in_order(player.last):
            if player.boxes[building]:
                return building
        return None

    def collect(self):
        """Food, goods, workers and coins are taken. Of the dice that are food or workers, until the player builds, as
        many are food as the cities need.
        """
        player = self.active()
        self.choice = self.faces[FACE_CHOICE]
        self.as_food = choice_dice.enough(self) if self.choice else 0
        self.store = player.food

        before = bytes(player.goods)
        lost = place(player.goods, self.faces[FACE_GOOD] + 2 * self.faces[FACE_SKULL])
        if player.goods[STONE] > before[STONE] and self.owns(player, "quarrying"):
            player.goods[STONE] = min(CAPS[STONE], player.goods[STONE] + 1)

        self.workers = choice_dice.workers_rolled(self)
        self.coins = self.faces[FACE_COIN] * (12 if self.owns(player, "coinage") else 7)

        got = [("got_" + GOODS[g], player.goods[g] - before[g]) for g in range(5) if player.goods[g] > before[g]]
        self.got = got
        if got:
            self.tell(got)
        if lost:
            self.warn(("lost_goods", lost))
        if self.workers:
            self.record(("got_workers", self.workers))
        if self.coins:
            self.record(("got_coins", self.coins))

    # -- 2. Feed cities and resolve disasters

    def feed(self):
        """Each city eats 1 food; each city without costs 1 disaster point."""
        fed = choice_dice.fed(self, self.as_food)
        self.active().food = fed[2]
        choice_dice.spoil(self, fed[4])
        choice_dice.eat(self, fed)
        choice_dice.starve(self, fed[3])

    def disasters(self):
        """The disaster of exactly so many skulls. Nothing for 0 or 1."""
        skulls = self.faces[FACE_SKULL]
        if skulls == 2:
            self.drought()
        elif skulls == 3:
            self.pestilence()
        elif skulls == 4:
            return self.invasion()
        elif skulls > 4:
            self.revolt()

    def drought(self):
        """2 skulls: you lose 2, unless you have Irrigation."""
        if self.owns(self.active(), "irrigation"):
            self.tell("drought_spared")
        else:
            self.suffer(self.current, 2)
            self.warn(("drought", 2), "drought_alarm", ("sign_skull", 2))

    def pestilence(self):
        """3 skulls: each opponent loses 3, in the solo game you do; nobody with Medicine."""
        struck, spared = self.sort_out("medicine", self.opponents() or (self.current,))
        for player in struck:
            self.suffer(player, 3)
        if struck:
            self.warn(("pestilence", struck, 3), "pestilence_alarm", ("sign_skull", 3))
        if spared:
            self.spare(("pestilence_spared", spared), struck)

    def invasion(self):
        """4 skulls: you lose 4, unless your Great Wall is finished."""
        if self.active().finished(GREAT_WALL):
            self.tell("invasion_spared")
        else:
            self.suffer(self.current, 4)
            self.warn(("invasion", 4), "invasion_alarm", ("sign_skull", 4))

    def revolt(self):
        """5 skulls or more: you lose all goods; with Religion your opponents without it do instead."""
        if not self.owns(self.active(), "religion"):
            self.active().goods = bytearray(5)
            if self.got in self.news:  # no longer true when it would be read
                self.news.remove(self.got)
            self.warn("revolt", "revolt_alarm", ("sign_skull", self.faces[FACE_SKULL]))
            return
        struck, spared = self.sort_out("religion", self.opponents())
        for player in struck:
            self.players[player].goods = bytearray(5)
        if struck:
            self.warn(("revolt_others", struck), "revolt_alarm", ("sign_skull", self.faces[FACE_SKULL]))
        if spared or not struck:
            self.spare(("revolt_spared", spared or bytes([self.current])), struck)

    def sort_out(self, development, players):
        """`players` by what a disaster does: (numbers of those it strikes, of those a development spares), as bytes."""
        struck = bytes([i for i in players if not self.owns(self.players[i], development)])
        spared = bytes([i for i in players if self.owns(self.players[i], development)])
        return struck, spared

    def spare(self, label, struck):
        """Tell who is spared, `label`: beside those who are not, or as something routine where there are none."""
        if struck:
            self.warn(label)
        else:
            self.tell(label)

    # -- 2b. Trade (variant)

    def trade(self):
        """Trade goods and food with opponents, when the variant was chosen and the player goes to the market."""
        if self.market in (MARKET_VISITED, MARKET_OFFERED):
            return trade(self)

    def may_trade(self):
        """Whether the market is open: in the variant until the player has built."""
        return self.trading and not self.built and self.market != MARKET_LEFT and self.has_partners()

    def has_partners(self):
        """Whether anybody at the table has something to trade."""
        return max([sum(player.goods) + player.food for player in self.players]) > 0

    def go_to_market(self, how):
        """Trade next, then go on from there."""
        self.market = how
        self.go_back("trade")

    def partners(self):
        """(rows of those one can deal with, their numbers as bytes)."""
        numbers = bytes(self.opponents())
        return [Row(number) for number in numbers], numbers

    def exchange_with(self, partner):
        """The question what is dealt with the one of that number."""
        return exchange(self, partner)

    def deal_with(self, partner):
        """One deal: a generator of its prompts."""
        return deal(self, partner)

    # -- 3. Build cities and monuments

    def sell_stone(self):
        """Engineering: each stone sold gives 3 workers."""
        player = self.active()
        if player.goods[STONE] and self.owns(player, "engineering") and self.open_buildings():
            prompt = Number("engineer", self.current, 0, player.goods[STONE], lambda: b"\0", self.stone_rows)
            sold = prompt.decode((yield prompt))
            player.goods[STONE] -= sold
            self.workers += 3 * sold

    def stone_rows(self):
        """The rows shown with the question how much stone is sold."""
        return NumberRow("workers", self.workers, 3), NumberRow("stone", self.active().goods[STONE], -1)

    def build(self):
        """Each worker ticks a box of a city or monument, split freely; workers left over are lost.

        First each choice die is food or workers: it is asked here, as what most would do with them is built with.
        """
        player = self.active()
        buildings = self.open_buildings()
        if not self.choice and not (self.workers and buildings):
            return
        aside = 1 if self.choice else 0
        each = choice_dice.workers_per_die(self) if aside else 0
        workers = self.workers + self.as_food * each

        def rows():
            first = [choice_dice.row(self)] * aside
            return first + [self.building_row(player, building) for building in buildings]

        def distribute(amounts, full=-1):
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
            self.go_to_market(MARKET_VISITED)
            return
        self.built = self.workers > 0
        for building, amount in zip(buildings, amounts[aside:]):
            if amount:
                player.boxes[building] += amount
                player.last = building
                if player.finished(building):
                    self.complete(building)

    def complete(self, building):
        """A building just finished: a city is one more die next turn, a monument pays the first one more."""
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
            self.tell(("built_later", name, self.LATER[monument]))

    def warn_last_round(self, label, at_once):
        """The game ends with this round: after the last player nobody has a turn any more, and it ends `at_once`."""
        if self.current < self.count - 1:
            self.warn_apart(label, "last_round_alarm", ("sign_flag", 1))
        else:
            self.warn_apart(at_once, "end_alarm", ("sign_flag", 1))

    # -- 4. Buy at most one development

    def buy(self):
        """Choose a development that can be paid for, or none."""
        self.buying = NOTHING
        player = self.active()
        means = self.means()
        developments = range(len(self.DEVELOPMENTS) - 1, -1, -1)
        offered = bytes([d for d in developments if not player.has(d) and self.DEVELOPMENTS[d][1] <= means])
        if not offered:
            if self.may_trade():
                self.go_to_market(MARKET_OFFERED)
            return
        ids = offered + bytes((TO_MARKET,)) if self.may_trade() else offered

        def rows():
            return [self.offer_row(number) for number in ids]

        # Coins that were rolled are lost unless they are spent, goods are worth more each turn that they are kept.
        saves = not self.coins and self.DEVELOPMENTS[offered[0]][1] <= _CHEAP
        usual = bytes((NOTHING,)) if saves else offered[:1]
        prompt = Choose(
            "buy",
            self.current,
            rows,
            ids,
            "buy_nothing",
            lambda: usual,
            alternative="pay_by_hand",
            status=("coins", means),
        )
        answer = yield prompt
        if prompt.decode(answer) == TO_MARKET:
            self.go_to_market(MARKET_VISITED)
            return
        self.buying = prompt.decode(answer)
        self.pays_by_hand = prompt.is_alternative(answer)

    def offer_row(self, number):
        """The row of a development that can be bought, with what it would be paid with; or of going to the market."""
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

    def pay(self):
        """Pay with coins and whole rows of goods (and food, with Granaries); what is too much is lost."""
        if self.buying == NOTHING:
            return
        player = self.active()
        name, cost, _ = self.DEVELOPMENTS[self.buying]
        price = self.food_price()
        if self.means() < cost or player.has(self.buying):  # only when the sheet was set by hand since the choice
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
                base=self.coins,
                auto_answer=not self.pays_by_hand,
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

    def means(self):
        """All the coins a player could pay with: dice, goods, and food with Granaries."""
        player = self.active()
        return self.coins + total_worth(player.goods) + player.food * self.food_price()

    def food_price(self):
        """Coins for each food sold: 0 without Granaries."""
        return self.FOOD_PRICE if self.owns(self.active(), "granaries") else 0

    def means_rows(self):
        """What a player can pay with: whole rows of goods, and with Granaries food."""
        player = self.active()
        price = self.food_price()
        rows = self.goods_rows(player, whole=True)
        if price:
            sold = ("coins", player.food * price)
            rows.append(AllotRow("food", player.food, FOOD_CAP, player.food, price, worth=sold))
        return rows

    # -- 5. Discard goods above 6, pass the dice

    def discard(self):
        """Keep 6 goods in all, the player chooses which; with Caravans all are kept."""
        player = self.active()
        excess = sum(player.goods) - KEEP
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

    def ending(self):
        """Whether the game ends with the round under way."""
        if self.count == 1:
            return self.round >= SOLO_ROUNDS
        return self.all_built() or max([player.bought() for player in self.players]) >= self.ENOUGH

    def ended(self):
        """All monuments were built, or somebody had enough developments."""
        reasons = Sheet.ended(self)
        if self.count > 1:
            for number, player in enumerate(self.players):
                if player.bought() >= self.ENOUGH:
                    reasons += (("last_round_developments", bytes((number,)), player.bought()),)
            if self.all_built():
                reasons += ("last_round_monuments",)
        return reasons
