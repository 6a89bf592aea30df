"""The Bronze Age sheets on screen: rows, pages, setting by hand.

Source: the score sheets.
"""

from engine.game import ALL, BOXES, PEGS, SUM, TICKS, SheetRow
from engine.prompts import AllotRow
from engine.prompts.counters import CounterRow
from micropython import const
from rules.bronze_age.civilization import BUILDING_COUNT, CITIES, DISASTERS_CAP, MONUMENTS, SIZES
from rules.bronze_age.pegboard import CAPS, FOOD_CAP, GOODS, worth
from rules.bronze_age.score import Score

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from engine.game import Page
    from engine.parts import Label
    from rules.bronze_age.civilization import Civilization


class Sheet(Score):
    """The sheets as rows."""

    SHEET = ("sheet_all", "sheet_pegs", "sheet_boxes", "sheet_developments", "sheet_score")
    PAGES = ("turn", "dice", "build", "buy", "discard", "end")

    # -- facts

    @staticmethod
    def goods_held(player: "Civilization") -> "Label":
        """Return one label for all five goods, faster to look up than five."""
        return ("goods_held",) + tuple(player.goods)

    def goods_rows(self, player: "Civilization", whole: bool = False) -> list[AllotRow]:
        """Return the rows of a player's five goods and the coins they pay. whole: take all of a good or none."""
        rows = []
        for good in range(5):
            pegs = player.goods[good]
            coins = worth(good, pegs)
            weight = coins if whole else 1
            rows.append(AllotRow(GOODS[good], pegs, CAPS[good], pegs, weight, whole, ("coins", coins)))
        return rows

    def development_facts(self, development: int) -> "tuple[str, Label, Label, Label]":
        """Return a development's name, and the labels of its cost, points and effect."""
        name, cost, points = self.DEVELOPMENTS[development]
        effect: "Label" = name + "_help"
        # Two texts name a number that differs by edition.
        if name == "granaries":
            effect = effect, self.FOOD_PRICE
        elif name == "architecture":
            effect = effect, self.PER_MONUMENT
        return name, ("coins", cost), ("points", points), effect

    def development_row(self, development: int, owner: "Civilization") -> SheetRow:
        """Return the row of a development on a player's sheet."""
        name, price, points, effect = self.development_facts(development)
        return SheetRow(name, owner.has(development), 1, tick=True, price=price, worth=points, detail=effect)

    def building_row(self, player: "Civilization", building: int) -> AllotRow:
        """Return the row of a building: ticked boxes, size, and the points for finishing it now."""
        ticked, size = player.boxes[building], SIZES[building]
        points: "Label | None" = None
        detail: "Label | None" = None
        if building >= CITIES:
            monument = building - CITIES
            first, later = self.FIRST[monument], self.LATER[monument]
            if ticked == size:
                points = ("points", self.monument_points(player, monument))
            elif self.finishers(building):
                points = ("points", later)
            else:
                points = ("points_first", first)
                detail = ("first_later", first, later)
        return AllotRow(self.building_label(building), ticked, size, size - ticked, worth=points, detail=detail)

    def building_label(self, building: int) -> "str | tuple[str, int]":
        """Return the label of a city or monument."""
        return ("city", building + 4) if building < CITIES else MONUMENTS[building - CITIES]

    # -- pages

    def sheet(self, player: int, page: int) -> "tuple[int, Page]":
        """Return a page (of SHEET) of a player's sheet: (style, rows)."""
        sheet = self.players[player]
        if page == 0:
            return ALL, self.at_a_glance(player, sheet)
        if page == 1:
            return PEGS, self.pegs(sheet)
        if page == 2:
            rows = [self.building_row(sheet, b) for b in range(BUILDING_COUNT) if self.in_play(b)]
            return BOXES, [SheetRow(row.label, row.value, row.most, worth=row.worth) for row in rows]
        if page == 3:
            return TICKS, [self.development_row(d, sheet) for d in range(len(self.DEVELOPMENTS))]
        return SUM, self.score(player)

    def pegs(self, sheet: "Civilization") -> list[CounterRow]:
        """Return the rows of the peg board: food, then goods."""
        rows = [CounterRow("food", sheet.food, FOOD_CAP, set=(sheet, "food"))]
        for good in range(5):
            rows.append(CounterRow(GOODS[good], sheet.goods[good], CAPS[good], set=(sheet.goods, good)))
        return rows

    def at_a_glance(self, player: int, sheet: "Civilization") -> list[SheetRow]:
        """Return a summary: pegs, cities, disasters, total, monuments, developments."""
        rows = [
            SheetRow([("paid_food", sheet.food), self.goods_held(sheet)]),
            SheetRow(self.signs_of(sheet), worth=("points", self.total(player))),
        ]
        for building in range(CITIES, BUILDING_COUNT):
            if self.in_play(building):
                rows.append(SheetRow(self.building_label(building), sheet.boxes[building], SIZES[building]))
        return rows + [SheetRow(name, tick=True) for d, name in enumerate(self.names) if sheet.has(d)]

    def signs_of(self, sheet: "Civilization") -> "list[Label]":
        """Return the labels of cities, developments and disaster points."""
        return [("cities_sign", sheet.cities()), ("bought_sign", sheet.bought()), ("disasters_sign", sheet.disasters)]

    # -- reference pages

    def reference(self, page: str) -> "Sequence[Label]":
        """Return the tables of a page, and the rules for this variant and number of players."""
        if page == "turn" and self.trading:
            return ("rule_trade",)
        if page == "build":
            return [
                [name, ":%d" % SIZES[CITIES + m], ("points_first", self.FIRST[m]), ("points", self.LATER[m])]
                for m, name in enumerate(MONUMENTS)
                if self.in_play(CITIES + m)
            ]
        if page == "buy":
            facts = [self.development_facts(d) for d in range(len(self.DEVELOPMENTS))]
            return [[name, price, points, ":·", effect] for name, price, points, effect in facts]
        if page == "discard":
            worths = [[str(worth(good, pegs)) for pegs in range(1, CAPS[good] + 1)] for good in range(5)]
            return [("paid_" + GOODS[good], ":" + " ".join(worths[good])) for good in range(5)]
        if self.count == 1 and page in ("dice", "end"):
            return ("rule_alone",)
        return (("rule_ends", self.ENOUGH),) if page == "end" else ()

    # -- setting by hand

    def adjustable(self, player: int) -> list[CounterRow]:
        """Return the rows to set by hand: pegs, boxes, developments and disaster points."""
        sheet = self.players[player]
        rows = self.pegs(sheet)

        def set_boxes(building: int, value: int) -> None:
            self.set_boxes(sheet, building, value)

        for building in range(BUILDING_COUNT):
            size = SIZES[building] if self.in_play(building) else 0
            label, boxes = self.building_label(building), sheet.boxes[building]
            rows.append(CounterRow(label, boxes, size, set=(set_boxes, building)))
        for development in range(len(self.names)):
            name, _, _, effect = self.development_facts(development)
            there, target = sheet.has(development), (sheet.set_development, development)
            rows.append(CounterRow(name, there, 1, tick=True, detail=effect, set=target))
        rows.append(CounterRow("score_disasters", sheet.disasters, DISASTERS_CAP, set=(sheet, "disasters")))
        return rows

    def set_boxes(self, sheet: "Civilization", building: int, value: int) -> None:
        """Tick `value` boxes of a building. Whoever alone has finished a monument was the first.

        A first one that loses boxes keeps the claim until the next turn, so that a correction can be reverted.
        """
        sheet.boxes[building] = value
        if building >= CITIES:
            bit = 1 << building - CITIES
            done = sheet.finished(building)
            for other in self.players:
                if other is not sheet and other.firsts & sheet.firsts & bit and other.finished(building) == done:
                    loser = other if done else sheet
                    loser.firsts &= ~bit
            finished = [player for player in self.players if player.finished(building)]
            if len(finished) == 1:
                finished[0].firsts |= bit
