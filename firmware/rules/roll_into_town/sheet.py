"""Show the sheet of Roll Into Town, and set it by hand."""

from engine.game import MAP, SUM, VALUES, Game
from engine.prompts import Row
from engine.prompts.counters import CounterRow, Counters
from micropython import const
from rules.roll_into_town import adjusting
from rules.roll_into_town.asking import map_of, price
from rules.roll_into_town.construct import BUILDINGS
from rules.roll_into_town.discover import ICONS, JOKER
from rules.roll_into_town.paper import MOST
from rules.roll_into_town.score import NEEDED, RATINGS, Score
from rules.roll_into_town.town import FOUNTAIN, FULL, STOCK, USES

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Sequence

    from engine.game import Page
    from engine.parts import Label
    from engine.prompts import Prompt
    from rules.roll_into_town.town import Town


class Sheet(Score):
    """Show map, stock and score as pages."""

    SHEET = ("map", "stock", "score")
    ADJUSTING = ("map", "stock")
    PAGES = ("discover", "construct", "fell", "end")

    def sheet(self, player: int, page: int) -> "tuple[int, Page]":
        """Return (style, content) of a page of SHEET: the map with the stock, stock and uses, or the score."""
        town = self.towns[player]
        if page == 0 and not town.seen:
            return VALUES, self.count_rows(town)
        if page == 0:
            facts = self.stock_rows(town)
            facts.append(Row("score_total", self.total(player), "points_sign"))
            return MAP, map_of(town, rows=facts)
        if page == 1:
            return VALUES, self.adjustable(player)
        return SUM, self.score(player)

    @staticmethod
    def stock_rows(town: "Town", wood: int = 0) -> "list[Row]":
        """Return rows of food, stone and wood, with `wood` more."""
        food, stone, before = town.stock
        stock = food, stone, min(FULL, before + wood)
        return [Row(name, stock[i], name + "_sign") for i, name in enumerate(STOCK)]

    @staticmethod
    def count_rows(town: "Town") -> "list[CounterRow]":
        """Return rows of the number of each kind on a map on paper."""
        names = ICONS[1:JOKER] + BUILDINGS + ("mined",)
        return [CounterRow(name, town.counts[i], MOST, set=(town.counts, i)) for i, name in enumerate(names)]

    @staticmethod
    def uses_rows(town: "Town") -> "list[CounterRow]":
        """Return rows of the uses left of the Town Hall and the fountain."""
        return [
            CounterRow("town_hall", town.town_hall, USES, set=(town, "town_hall")),
            CounterRow("fountain", town.fountain, USES if town.has(FOUNTAIN) else 0, set=(town, "fountain")),
        ]

    def reference(self, page: str) -> "Sequence[Sequence[Label]]":
        """Return the tables of a page (its id): cost and effect of each building, or the solo ratings."""
        if page == "construct":
            return [[name, price(b), ":·", "rule_" + name] for b, name in enumerate(BUILDINGS)]
        if page == "end" and self.count == 1:
            return [[":%d+" % needed, "rating_" + RATINGS[i]] for i, needed in enumerate((0,) + NEEDED)]
        return ()

    def adjustable(self, player: int) -> "list[CounterRow]":
        """Return rows of a player's stock and uses."""
        town = self.towns[player]
        rows = []
        for i, name in enumerate(STOCK):
            rows.append(CounterRow(name, town.stock[i], FULL, unit=name + "_sign", set=(town.stock, i)))
        return rows + self.uses_rows(town)

    def adjusting(self, player: int, page: int) -> "Prompt":
        """Ask for a change of a player's map, or of stock and uses, by the page's index in ADJUSTING."""
        town = self.towns[player]
        if page or not town.seen:
            return Counters("adjust", player, self.adjustable(player) if page else self.count_rows(town), ())
        return adjusting.prompt(self, player)

    # Any: the prompt is the one that `adjusting` returned for the page.
    def set_by_hand(self, player: int, page: int, prompt: "Any", answer: bytes) -> None:
        """Apply an answer to `adjusting`; the player chooses the next building again."""
        self.plan = ()
        self.swaps = self.flooded = b""
        self.using = None
        if page or not self.towns[player].seen:
            Game.set_by_hand(self, player, page, prompt, answer)
        else:
            adjusting.put(self.towns[player], prompt, answer)
