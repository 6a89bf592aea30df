"""Roll Through the Ages: The Late Bronze Age. The changes to the Bronze Age, in the order of a turn.

Source: the expansion's text and score sheet (2009). If they differ (points of Preservation), the sheet wins.
"""

from engine.prompts import Number, NumberRow, Row, yes_no
from engine.prompts.counters import CounterRow
from engine.prompts.exchange import Exchange, ExchangeRow, given
from micropython import const
from rules.bronze_age.pegboard import CAPS, CLOTH, FOOD_CAP, GOODS, POTTERY, SPEARHEADS, WOOD, worth
from rules.bronze_age.trading import MARKET_LEFT, declines
from rules.bronze_age.turn import GREAT_WALL, BronzeAge

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from engine.parts import Label
    from engine.prompts import Steps
    from rules.bronze_age.civilization import Civilization

_SHIPS_CAP = const(5)
# Takes the place of a partner's number: swap by ship.
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
    def options(count: int) -> "tuple[int, int]":  # type: ignore[override]  # a tuple needs no generator
        """Ask nothing: trading is always on, in one edition."""
        return 1, 0

    # -- Before the roll

    def preserve(self) -> "Steps":
        """Ask whether to give 1 pottery to double the food, up to 15 (Preservation)."""
        player = self.active()
        if not player.goods[POTTERY] or not self.owns(player, "preservation"):
            return
        facts = (("preserve_offer", player.food, min(FOOD_CAP, 2 * player.food)),)
        if (yield from yes_no("preserve", self.current, lambda: bytes([self.worth_preserving()]), facts)):
            player.goods[POTTERY] -= 1
            player.food = min(FOOD_CAP, 2 * player.food)

    def worth_preserving(self) -> int:
        """Return 1 if doubling prevents a famine or brings 4 food or more, and that is worth the pottery, else 0.

        Food that a city needs saves a point, and points cost 5 coins. Other food saves a third of a die, which rolls 7
        coins, or sells with Granaries.
        """
        player = self.active()
        pottery = player.goods[POTTERY]
        cities = player.cities()
        gained = min(FOOD_CAP, 2 * player.food) - player.food
        if gained < 4 and not player.food < cities <= 2 * player.food:
            return 0
        needed = min(gained, max(0, cities - player.food))
        each = max(7, 3 * self.food_price())  # in thirds of a coin, as all amounts below
        saved = max(15, each) * needed + each * (gained - needed)
        return int(saved > 3 * (worth(POTTERY, pottery) - worth(POTTERY, pottery - 1)))

    # -- 2. Disasters

    def invasion(self) -> "Steps":
        """Resolve 4 skulls with Smithing: opponents lose 4, plus 2 per spearhead you give up.

        The Great Wall spares its owners either way. The alarm comes before the question, and again if the answer makes
        it worse.
        """
        player = self.active()
        if not self.owns(player, "smithing"):
            BronzeAge.invasion(self)
            return
        struck = bytes([i for i in self.opponents() if not self.players[i].finished(GREAT_WALL)])
        spared = bytes([i for i in self.opponents() if self.players[i].finished(GREAT_WALL)])
        spent = 0
        asks = player.goods[SPEARHEADS] > 0
        if asks:
            strikes = "invasion_strikes", struck
            if struck:
                self.retract(strikes)  # the step starts again after something was set by hand
                self.strike("invasion", strikes)
            prompt = Number("spearheads", self.current, 0, player.goods[SPEARHEADS], lambda: b"\0", self.invasion_rows)
            spent = prompt.decode((yield prompt))
            player.goods[SPEARHEADS] -= spent
            self.retract(strikes)
        for opponent in struck:
            self.suffer(opponent, 4 + 2 * spent)
        result = "invasion_others", struck, 4 + 2 * spent
        if struck and (spent or not asks):
            self.strike("invasion", result)
        elif struck:
            self.tell(result)
        if spared:
            self.report_spared(("invasion_others_spared", spared), struck if self.alarm else b"")

    def invasion_rows(self) -> "tuple[NumberRow, ...]":
        """Return the rows shown when giving up spearheads."""
        return NumberRow("spearheads", self.active().goods[SPEARHEADS], -1), NumberRow("others_lose", 4, 2)

    # -- 3. Build: ships as well

    def build_ships(self) -> "Steps":
        """Ask how many ships to build for 1 wood and 1 cloth each, up to 5 (Shipping)."""
        player = self.active()
        most = min(player.goods[WOOD], player.goods[CLOTH], _SHIPS_CAP - player.ships)
        if most and self.owns(player, "shipping"):
            prompt = Number("build_ships", self.current, 0, most, lambda: b"\0", self.ship_rows)
            built = prompt.decode((yield prompt))
            player.ships += built
            player.goods[WOOD] -= built
            player.goods[CLOTH] -= built

    def ship_rows(self) -> "tuple[NumberRow, ...]":
        """Return the rows shown when building ships."""
        player = self.active()
        return (
            NumberRow("ships", player.ships),
            NumberRow("wood", player.goods[WOOD], -1),
            NumberRow("cloth", player.goods[CLOTH], -1),
        )

    # -- 4. Trade, and one swap per ship

    def begin(self) -> None:
        """Reset what belongs to a turn; no ship has swapped yet."""
        BronzeAge.begin(self)
        self.swapped = 0

    def may_trade(self) -> bool:
        """Return whether the market is open: with partners or ships, until the player leaves it."""
        return self.market != MARKET_LEFT and (self.has_partners() or self.ships_left() > 0)

    def ships_left(self) -> int:
        """Return the ships that can still swap: 0 if no swap fits the peg board."""
        player = self.active()
        goods = player.goods
        for good in range(5):
            for other in range(5):
                if goods[good] and good != other and goods[other] < CAPS[other]:
                    return max(0, player.ships - self.swapped)  # fewer ships if they were set by hand
        return 0

    def partners(self) -> tuple[list[Row], bytes]:
        """Return the rows of opponents and bank, and their numbers as bytes."""
        rows, numbers = BronzeAge.partners(self) if self.has_partners() else ([], b"")
        ships = self.ships_left()
        if ships:
            rows.append(Row("by_ship", ships))
            numbers += bytes((BY_SHIP,))
        return rows, numbers

    def exchange_with(self, partner: int) -> Exchange:
        """Return the prompt for a deal, or for swaps with the bank."""
        if partner != BY_SHIP:
            return BronzeAge.exchange_with(self, partner)
        left = self.ships_left()
        sides = self.current, "swaps"
        return Exchange("swap", self.current, lambda: self.swap_rows(left), sides, left, declines(self))

    def deal_with(self, partner: int) -> "Steps[bool]":
        """Ask for a deal, or for swaps with the bank, and carry it out; return whether anything changed hands."""
        return self.swap() if partner == BY_SHIP else BronzeAge.deal_with(self, partner)

    def swap(self) -> "Steps[bool]":
        """Ask which goods to swap with the bank: per ship one for one of another kind."""
        player = self.active()
        prompt = self.exchange_with(BY_SHIP)
        amounts = prompt.decode((yield prompt))
        for good in range(5):
            player.goods[good] += amounts[good]
        self.swapped += given(amounts)
        return any(amounts)

    def swap_rows(self, left: int) -> list[ExchangeRow]:
        """Return a row per good, bounded by what `left` ships can take away and bring."""
        rows = []
        for good in range(5):
            pegs = self.active().goods[good]
            most = min(CAPS[good] - pegs, left)
            rows.append(ExchangeRow(GOODS[good], -min(pegs, left), most, (pegs, None)))
        return rows

    # -- Score and sheet

    def bonuses(self, player: "Civilization") -> list[tuple[str, int]]:
        """Return the bonus points: Commerce, 1 per good left; then Architecture and Empire."""
        bonuses = BronzeAge.bonuses(self, player)
        if self.owns(player, "commerce"):
            bonuses.insert(0, ("commerce", sum(player.goods)))
        return bonuses

    def pegs(self, sheet: "Civilization") -> list[CounterRow]:
        """Add the ships to the rows of the peg board."""
        return BronzeAge.pegs(self, sheet) + [CounterRow("ships", sheet.ships, _SHIPS_CAP, set=(sheet, "ships"))]

    def signs_of(self, sheet: "Civilization") -> "list[Label]":
        """Add the ships to the Bronze Age's signs."""
        return BronzeAge.signs_of(self, sheet) + [("ships_sign", sheet.ships)]
