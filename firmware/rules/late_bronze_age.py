"""Roll Through the Ages: The Late Bronze Age. What its rule sheet changes; all else is as in `bronze_age.py`.

Source: the expansion's text and score sheet (2009). Where the two differ (points of Preservation) the sheet holds.
"""

from rules import bronze_age
from rules.bronze_age import GREAT_WALL
from rules.bronze_age.pegboard import CAPS, CLOTH, FOOD_CAP, GOODS, POTTERY, SPEARHEADS, WOOD
from rules.bronze_age.trading import YES, trade
from rules.prompts import NOTHING, Choose, Number, Row

SHIPS = 5


class Play(bronze_age.Play):
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
        "swap",
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
    LATER = bronze_age.Play.LATER_2024
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
        prompt = Choose("preserve", self.current, (Row("no"), Row("yes")), facts=facts)
        prompt.suggest = lambda: bytes([self.worth_preserving()])
        if prompt.decode((yield prompt)) == YES:
            player.goods[POTTERY] -= 1
            player.food = min(FOOD_CAP, 2 * player.food)

    def worth_preserving(self):
        """Whether doubling prevents famine, as far as the food in store goes, or brings 4 food or more."""
        player = self.active()
        cities = player.cities()
        prevents = player.food < cities <= 2 * player.food
        return YES if prevents or 4 <= player.food <= FOOD_CAP - 4 else 0

    # -- 2. Disasters

    def invasion(self):
        """4 skulls. With Smithing you lose nothing; opponents lose 4, and 2 for each spearhead you give up.

        The Great Wall spares its owners either way.
        """
        player = self.active()
        if not self.owns(player, "smithing"):
            bronze_age.Play.invasion(self)
            return
        spent = 0
        if player.goods[SPEARHEADS]:
            facts = (Row("spearheads", player.goods[SPEARHEADS], each=-1), Row("others_lose", 4, each=2))
            prompt = Number("spearheads", self.current, 0, player.goods[SPEARHEADS], lambda: b"\0", facts)
            spent = prompt.decode((yield prompt))
            player.goods[SPEARHEADS] -= spent
        struck = bytes([i for i in self.opponents() if not self.players[i].finished(GREAT_WALL)])
        spared = bytes([i for i in self.opponents() if self.players[i].finished(GREAT_WALL)])
        for opponent in struck:
            self.suffer(opponent, 4 + 2 * spent)
        if struck:
            self.tell("invasion_others", struck, 4 + 2 * spent)
        if spared:
            self.tell("invasion_others_spared", spared)

    # -- 3. Build: ships as well

    def build_ships(self):
        """Shipping: 1 wood and 1 cloth make a ship, without workers; 5 ships at most."""
        player = self.active()
        most = min(player.goods[WOOD], player.goods[CLOTH], SHIPS - player.ships)
        if most and self.owns(player, "shipping"):
            rows = (
                Row("ships", player.ships, each=1),
                Row("wood", player.goods[WOOD], each=-1),
                Row("cloth", player.goods[CLOTH], each=-1),
            )
            prompt = Number("build_ships", self.current, 0, most, lambda: b"\0", rows)
            built = prompt.decode((yield prompt))
            player.ships += built
            player.goods[WOOD] -= built
            player.goods[CLOTH] -= built

    # -- 4. Trade, and one swap a ship

    def trade(self):
        """Trade with opponents, always allowed, now after building."""
        return trade(self)

    def begin(self):
        """A new turn: no ship has swapped yet."""
        bronze_age.Play.begin(self)
        self.swapped = 0

    def swap(self):
        """Each ship may swap one good for one of another kind with the bank, within the rows' caps."""
        player = self.active()
        while self.swapped < player.ships:
            gives = bytes([good for good in range(5) if player.goods[good] and self.takes(good)])
            if not gives:
                return
            left = (("ships_left", player.ships - self.swapped),)
            rows = [Row(GOODS[good], player.goods[good], CAPS[good]) for good in gives]
            prompt = Choose("swap", self.current, rows, gives, "swap_nothing", lambda: bytes([NOTHING]), left)
            given = prompt.decode((yield prompt))
            if given == NOTHING:
                return
            prompt = self.swap_into(self.takes(given))
            taken = prompt.decode((yield prompt))
            if taken != NOTHING:
                player.goods[given] -= 1
                player.goods[taken] += 1
                self.swapped += 1

    def takes(self, given):
        """The goods that a ship can bring for `given`: of another kind, and their rows not full."""
        goods = self.active().goods
        return bytes([good for good in range(5) if good != given and goods[good] < CAPS[good]])

    def swap_into(self, takes):
        """The question which good a ship brings. Suggested: the one whose next peg adds most worth."""
        goods = self.active().goods
        rows = [Row(GOODS[good], goods[good], CAPS[good]) for good in takes]
        best = max([((good + 1) * (goods[good] + 1), good) for good in takes])[1]
        return Choose("swap_into", self.current, rows, takes, "swap_nothing", lambda: bytes([best]))

    # -- Score and sheet

    def bonuses(self, player):
        """Commerce: 1 point for each good left; then Architecture and Empire."""
        bonuses = bronze_age.Play.bonuses(self, player)
        if self.owns(player, "commerce"):
            bonuses.insert(0, ("commerce", sum(player.goods)))
        return bonuses

    def sheet(self, player, page):
        """The page of the pegs has the ships as well."""
        style, rows = bronze_age.Play.sheet(self, player, page)
        if page == 0:
            rows.append(Row("ships", self.players[player].ships, SHIPS))
        return style, rows

    def set_field(self, player, field, value):
        """Set one of the `adjustable` fields: as in the Bronze Age, with the ships behind the goods."""
        if field == 6:
            self.players[player].ships = value
        else:
            bronze_age.Play.set_field(self, player, field - (field > 6), value)
