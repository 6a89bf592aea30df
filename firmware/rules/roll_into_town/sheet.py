"""The sheet of Roll Into Town, and setting it by hand."""

from engine.game import MAP, SUM, VALUES, Game
from engine.prompts import Row
from engine.prompts.counters import CounterRow, Counters
from rules.roll_into_town import adjusting
from rules.roll_into_town.asking import map_of, price
from rules.roll_into_town.construct import BUILDINGS
from rules.roll_into_town.discover import ICONS, JOKER
from rules.roll_into_town.paper import MOST
from rules.roll_into_town.score import NEEDED, RATINGS, Score
from rules.roll_into_town.town import FOUNTAIN, FULL, STOCK, USES


class Sheet(Score):
    """The map, the stock and the score as pages."""

    SHEET = ("map", "stock", "score")
    ADJUSTING = ("map", "stock")
    PAGES = ("discover", "construct", "fell", "end")

    def sheet(self, player, page):
        """One page (a number in SHEET) of a player's sheet, (style, rows): the map with the stock, what is left of its
        uses, the score as it stands.
        """
        town = self.towns[player]
        if page == 0 and not town.seen:
            return VALUES, self.count_rows(town)
        if page == 0:
            facts = self.stock_rows(town)
            facts.append(Row("score_total", self.total(player), "points_sign"))
            return MAP, map_of(town, rows=facts)
        if page == 1:
            return VALUES, self.stock_rows(town) + self.uses_rows(town)
        return SUM, self.score(player)

    @staticmethod
    def stock_rows(town, wood=0):
        """Rows of food, stone and wood of a Town, with so much more wood."""
        food, stone, before = town.stock
        stock = food, stone, min(FULL, before + wood)
        return [Row(name, stock[i], name + "_sign") for i, name in enumerate(STOCK)]

    @staticmethod
    def count_rows(town):
        """Rows of how many there are of what is on a map on paper (a PaperTown)."""
        names = ICONS[1:JOKER] + BUILDINGS + ("mined",)
        return [CounterRow(name, town.counts[i], MOST, set=(town.counts, i)) for i, name in enumerate(names)]

    @staticmethod
    def uses_rows(town):
        """Rows of what is left of the uses of the Town Hall and of the fountain of a Town."""
        return [
            CounterRow("town_hall", town.town_hall, USES, set=(town, "town_hall")),
            CounterRow("fountain", town.fountain, USES if town.has(FOUNTAIN) else 0, set=(town, "fountain")),
        ]

    def reference(self, page):
        """The tables of a page (its id): what each building costs and does; the ratings of the one who plays alone."""
        if page == "construct":
            return [[name, price(b), ":·", "rule_" + name] for b, name in enumerate(BUILDINGS)]
        if page == "end" and self.count == 1:
            return [[":%d+" % needed, "rating_" + RATINGS[i]] for i, needed in enumerate((0,) + NEEDED)]
        return ()

    def adjustable(self, player):
        """Rows of the stock and the uses of a player (a number)."""
        town = self.towns[player]
        rows = []
        for i, name in enumerate(STOCK):
            rows.append(CounterRow(name, town.stock[i], FULL, unit=name + "_sign", set=(town.stock, i)))
        return rows + self.uses_rows(town)

    def adjusting(self, player, page):
        """By hand, by the number of the page: any cell of a player's map, or stock and uses."""
        town = self.towns[player]
        if page:
            return Game.adjusting(self, player, page)
        if not town.seen:
            return Counters("adjust", player, self.count_rows(town), ())
        return adjusting.prompt(self, player)

    def set_by_hand(self, player, page, prompt, answer):
        """Set a cell, or stock and uses (see `adjusting`). What was about to be built is chosen anew."""
        self.plan = self.swaps = self.using = None
        self.flooded = b""
        if page or not self.towns[player].seen:
            Game.set_by_hand(self, player, page, prompt, answer)
        else:
            adjusting.put(self.towns[player], prompt, answer)
