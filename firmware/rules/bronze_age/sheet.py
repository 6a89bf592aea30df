"""The sheets of the Bronze Age games as the screens show them: rows of facts, pages, setting by hand.

Source: the score sheets.
"""

from engine.game import ALL, BOXES, PEGS, SUM, TICKS, SheetRow
from engine.prompts import AllotRow
from engine.prompts.counters import CounterRow
from rules.bronze_age.civilization import BUILDING_COUNT, CITIES, DISASTERS_CAP, MONUMENTS, SIZES
from rules.bronze_age.pegboard import CAPS, FOOD_CAP, GOODS, worth
from rules.bronze_age.score import Score


class Sheet(Score):
    """What there is of everything, as rows."""

    SHEET = ("sheet_all", "sheet_pegs", "sheet_boxes", "sheet_developments", "sheet_score")
    PAGES = ("turn", "dice", "build", "buy", "discard", "end")

    # -- facts

    @staticmethod
    def goods_held(player):
        """The label of the five goods of a Civilization: one word is found sooner than five."""
        return ("goods_held",) + tuple(player.goods)

    def goods_rows(self, player, whole=False):
        """Return rows to take a Civilization's five goods from, of which each pays coins. whole: all of one or none."""
        rows = []
        for good in range(5):
            pegs = player.goods[good]
            coins = worth(good, pegs)
            weight = coins if whole else 1
            rows.append(AllotRow(GOODS[good], pegs, CAPS[good], pegs, weight, whole, ("coins", coins)))
        return rows

    def development_facts(self, development):
        """Return the labels of a development: its name, its cost, its points, its effect."""
        name, cost, points = self.DEVELOPMENTS[development]
        effect = name + "_help"
        # What differs by edition is named.
        if name == "granaries":
            effect = effect, self.FOOD_PRICE
        elif name == "architecture":
            effect = effect, self.PER_MONUMENT
        return name, ("coins", cost), ("points", points), effect

    def development_row(self, development, owner):
        """Return the row of a development on the sheet of a Civilization."""
        name, price, points, effect = self.development_facts(development)
        return SheetRow(name, owner.has(development), 1, tick=True, price=price, worth=points, detail=effect)

    def building_row(self, player, building):
        """Return the row of a building: ticked boxes, boxes, and what finishing it now would pay."""
        ticked, size = player.boxes[building], SIZES[building]
        points = detail = None
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

    def building_label(self, building):
        """The label of a building by its number."""
        return ("city", building + 4) if building < CITIES else MONUMENTS[building - CITIES]

    # -- pages

    def sheet(self, player, page):
        """One page (of SHEET) of a player's sheet: (style, rows)."""
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

    def pegs(self, sheet):
        """Return rows of the food and goods of a Civilization."""
        rows = [CounterRow("food", sheet.food, FOOD_CAP, set=(sheet, "food"))]
        for good in range(5):
            rows.append(CounterRow(GOODS[good], sheet.goods[good], CAPS[good], set=(sheet.goods, good)))
        return rows

    def at_a_glance(self, player, sheet):
        """Everything of a player: pegs, cities and disasters, the total; the monuments; the developments."""
        rows = [
            SheetRow([("paid_food", sheet.food), self.goods_held(sheet)]),
            SheetRow(self.signs_of(sheet), worth=("points", self.total(player))),
        ]
        for building in range(CITIES, BUILDING_COUNT):
            if self.in_play(building):
                rows.append(SheetRow(self.building_label(building), sheet.boxes[building], SIZES[building]))
        return rows + [SheetRow(name, tick=True) for d, name in enumerate(self.names) if sheet.has(d)]

    def signs_of(self, sheet):
        """Cities, developments and disaster points, as a list of labels."""
        return [("cities_sign", sheet.cities()), ("bought_sign", sheet.bought()), ("disasters_sign", sheet.disasters)]

    # -- rules to look up

    def reference(self, page):
        """The tables of a page; what holds in the variant, alone, or for several."""
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

    def adjustable(self, player):
        """Pegs, boxes, developments and disaster points."""
        sheet = self.players[player]
        rows = self.pegs(sheet)

        def set_boxes(building, value):
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

    def set_boxes(self, sheet, building, value):
        """Tick so many boxes of a building. A monument with all of them is first if nobody else has finished it."""
        sheet.boxes[building] = value
        if building >= CITIES:
            bit = 1 << building - CITIES
            sheet.firsts &= ~bit
            if sheet.finished(building) and self.finishers(building) == 1:
                sheet.firsts |= bit
