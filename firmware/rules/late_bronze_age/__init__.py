"""Roll Through the Ages: The Late Bronze Age. What its rule sheet changes; all else is as in the Bronze Age.

Source: the expansion's text and score sheet (2009). Where the two differ (points of Preservation) the sheet holds.
"""

from engine.prompts import Number, NumberRow, Row, yes_no
from engine.prompts.counters import CounterRow
from engine.prompts.exchange import Exchange, ExchangeRow, given
from micropython import const
from rules.bronze_age.pegboard import CAPS, CLOTH, FOOD_CAP, GOODS, POTTERY, SPEARHEADS, WOOD
from rules.bronze_age.trading import MARKET_LEFT
from rules.bronze_age.turn import GREAT_WALL, BronzeAge

_SHIPS = const(5)
# The number of the player's own ships among those one can deal with.
BY_SHIP = 100


class LateBronzeAge(BronzeAge):
    """The Late Bronze Age for 2 to 4 players."""

    PLAYERS = (2, 4)
    WORDS = ("bronze_age", "late_bronze_age")
    STEPS = (
        "preserve",
        "roll",
        "collect",
        "feed",
        "disasters",
        "sell_stone",
        "build",
        "build_ships",
        "trade",
        "buy",
        "pay",
        "discard",
    )
    ENOUGH = 7
    LEFT_OUT = ((), (), (), (), ())
    DEVELOPMENTS = (
        ("leadership", 10, 2),
        ("irrigation", 10, 2),
        ("agriculture", 15, 3),
        ("quarrying", 15, 3),
        ("medicine", 20, 4),
        ("preservation", 20, 4),
        ("coinage", 20, 4),
        ("caravans", 20, 4),
        ("shipping", 25, 5),
        ("smithing", 25, 5),
        ("religion", 25, 7),
        ("granaries", 30, 6),
        ("masonry", 30, 6),
        ("engineering", 40, 6),
        ("commerce", 40, 8),
        ("architecture", 60, 8),
        ("empire", 70, 10),
    )
    LATER = BronzeAge.LATER_2024
    TRADE_FIRST = False
    FOOD_PRICE = 6
    PER_MONUMENT = 2

    @staticmethod
    def options(count):
        """Nothing to choose: trading is always allowed, and the tables are its own."""
        return 1, 0

    # -- Before the roll

    def preserve(self):
        """Preservation: before rolling, give 1 pottery and double the food, to 15 at most."""
        player = self.active()
        if not player.goods[POTTERY] or not self.owns(player, "preservation"):
            return
        facts = (("preserve_offer", player.food, min(FOOD_CAP, 2 * player.food)),)
        if (yield from yes_no("preserve", self.current, lambda: bytes([self.worth_preserving()]), facts)):
            player.goods[POTTERY] -= 1
            player.food = min(FOOD_CAP, 2 * player.food)

    def worth_preserving(self):
        """Whether doubling prevents famine, as far as the food in store goes, or brings 4 food or more."""
        player = self.active()
        cities = player.cities()
        prevents = player.food < cities <= 2 * player.food
        return int(prevents or 4 <= player.food <= FOOD_CAP - 4)

    # -- 2. Disasters

    def invasion(self):
        """4 skulls. With Smithing you lose nothing; opponents lose 4, and 2 for each spearhead you give up.

        The Great Wall spares its owners either way.
        """
        player = self.active()
        if not self.owns(player, "smithing"):
            BronzeAge.invasion(self)
            return
        spent = 0
        if player.goods[SPEARHEADS]:
            prompt = Number("spearheads", self.current, 0, player.goods[SPEARHEADS], lambda: b"\0", self.invasion_rows)
            spent = prompt.decode((yield prompt))
            player.goods[SPEARHEADS] -= spent
        struck = bytes([i for i in self.opponents() if not self.players[i].finished(GREAT_WALL)])
        spared = bytes([i for i in self.opponents() if self.players[i].finished(GREAT_WALL)])
        for opponent in struck:
            self.suffer(opponent, 4 + 2 * spent)
        if struck:
            self.warn(("invasion_others", struck, 4 + 2 * spent), "invasion_alarm", ("sign_skull", 4))
        if spared:
            self.spare(("invasion_others_spared", spared), struck)

    def invasion_rows(self):
        """Rows shown with the question how many spearheads are given up."""
        return NumberRow("spearheads", self.active().goods[SPEARHEADS], -1), NumberRow("others_lose", 4, 2)

    # -- 3. Build: ships as well

    def build_ships(self):
        """Shipping: 1 wood and 1 cloth make a ship, without workers; 5 ships at most."""
        player = self.active()
        most = min(player.goods[WOOD], player.goods[CLOTH], _SHIPS - player.ships)
        if most and self.owns(player, "shipping"):
            prompt = Number("build_ships", self.current, 0, most, lambda: b"\0", self.ship_rows)
            built = prompt.decode((yield prompt))
            player.ships += built
            player.goods[WOOD] -= built
            player.goods[CLOTH] -= built

    def ship_rows(self):
        """Rows shown with the question how many ships are built."""
        player = self.active()
        return (
            NumberRow("ships", player.ships),
            NumberRow("wood", player.goods[WOOD], -1),
            NumberRow("cloth", player.goods[CLOTH], -1),
        )

    # -- 4. Trade, and one swap a ship

    def begin(self):
        """A new turn: no ship has swapped yet."""
        BronzeAge.begin(self)
        self.swapped = 0

    def may_trade(self):
        """Whether the market is open: always, after building, also for ships alone."""
        return self.market != MARKET_LEFT and (self.has_partners() or self.ships_left())

    def ships_left(self):
        """Ships that can still swap goods this turn: none while there is no good to take away, or none to bring."""
        player = self.active()
        goods = player.goods
        for good in range(5):
            for other in range(5):
                if goods[good] and good != other and goods[other] < CAPS[other]:
                    return max(0, player.ships - self.swapped)  # ships may have been set by hand meanwhile
        return 0

    def partners(self):
        """(rows, numbers as bytes), as in the Bronze Age, and the bank by ship."""
        rows, numbers = BronzeAge.partners(self) if self.has_partners() else ([], b"")
        ships = self.ships_left()
        if ships:
            rows.append(Row("by_ship", ships))
            numbers += bytes((BY_SHIP,))
        return rows, numbers

    def exchange_with(self, partner):
        """What is dealt, or what the ships swap with the bank: each one good for one of another kind."""
        if partner != BY_SHIP:
            return BronzeAge.exchange_with(self, partner)
        left = self.ships_left()
        return Exchange("swap", self.current, lambda: self.swap_rows(left), (self.current, "swaps"), left)

    def deal_with(self, partner):
        """One deal, or what the ships swap."""
        return self.swap() if partner == BY_SHIP else BronzeAge.deal_with(self, partner)

    def swap(self):
        """Each ship may swap one good for one of another kind with the bank, within the rows' caps."""
        player = self.active()
        prompt = self.exchange_with(BY_SHIP)
        amounts = prompt.decode((yield prompt))
        for good in range(5):
            player.goods[good] += amounts[good]
        self.swapped += given(amounts)

    def swap_rows(self, left):
        """What `left` ships may take away and bring of each good."""
        rows = []
        for good in range(5):
            pegs = self.active().goods[good]
            most = min(CAPS[good] - pegs, left)
            rows.append(ExchangeRow(GOODS[good], -min(pegs, left), most, (pegs, None)))
        return rows

    # -- Score and sheet

    def bonuses(self, player):
        """Commerce: 1 point for each good left; then Architecture and Empire."""
        bonuses = BronzeAge.bonuses(self, player)
        if self.owns(player, "commerce"):
            bonuses.insert(0, ("commerce", sum(player.goods)))
        return bonuses

    def pegs(self, sheet):
        """As in the Bronze Age, and the ships."""
        return BronzeAge.pegs(self, sheet) + [CounterRow("ships", sheet.ships, _SHIPS, set=(sheet, "ships"))]

    def signs_of(self, sheet):
        """As in the Bronze Age, and the ships."""
        return BronzeAge.signs_of(self, sheet) + [("ships_sign", sheet.ships)]
