"""The players' sheets of the Bronze Age games: their facts for the screens, the score, setting by hand, saving.

Source: the score sheets. The order of play is in `bronze_age.py`.
"""

from rules.civilization import BOXES as SIZES
from rules.civilization import BUILDINGS, CITIES, MONUMENTS, SAVED, Civilization
from rules.game import BOXES, PEGS, SUM, TICKS, Game
from rules.pegboard import CAPS, FOOD_CAP, GOODS, total_worth, worth
from rules.prompts import Row

# Rounds of which the points are kept for the chart at the end.
CHART = 64


class Sheets(Game):
    """The sheets of `count` players. The tables LEFT_OUT, DEVELOPMENTS, FIRST, LATER … are the game's own."""

    SHEET = ("sheet_pegs", "sheet_boxes", "sheet_developments", "sheet_score")

    def __init__(self, count, options=0):
        Game.__init__(self, count, options)
        self.players = [Civilization() for _ in range(count)]
        self.left_out = self.LEFT_OUT[count]
        self.names = tuple([row[0] for row in self.DEVELOPMENTS])
        self.history = bytearray()
        self.begin()

    # -- who has what

    def active(self):
        """The Civilization whose turn it is."""
        return self.players[self.current]

    def goods_rows(self, player):
        """Facts of a Civilization's five goods: pegs, caps, worth."""
        goods = player.goods
        return [Row(GOODS[g], goods[g], CAPS[g], worth(g, goods[g]), room=goods[g]) for g in range(5)]

    def owns(self, player, development):
        """Whether a player (a Civilization) has bought the development of that name."""
        return player.has(self.names.index(development))

    def in_play(self, building):
        """Whether a building is used with this number of players."""
        return building not in self.left_out

    def finishers(self, building):
        """How many players have finished a building."""
        return sum([player.finished(building) for player in self.players])

    def building_row(self, player, building):
        """Facts of a building for a player: ticked boxes, boxes, and what finishing it now would pay."""
        label = self.building_label(building)
        ticked, size = player.boxes[building], SIZES[building]
        if building < CITIES:
            return Row(label, ticked, size, room=size - ticked)
        monument = building - CITIES
        worth, later = self.FIRST[monument], self.LATER[monument]
        if player.finished(building):
            worth, later = self.monument_points(player, monument), -1
        elif self.finishers(building):
            worth, later = later, -1
        return Row(label, ticked, size, worth, later, size - ticked)

    def building_label(self, building):
        """The label of a building by its number."""
        return ("city", building + 4) if building < CITIES else MONUMENTS[building - CITIES]

    # -- Score

    def development_points(self, player):
        """Points of the developments of a Civilization."""
        return sum([row[2] for d, row in enumerate(self.DEVELOPMENTS) if player.has(d)])

    def monument_points(self, player, monument):
        """Points of one monument (0 to 6): larger for the first to finish it, none while unfinished."""
        if not player.finished(CITIES + monument):
            return 0
        return self.FIRST[monument] if player.firsts >> monument & 1 else self.LATER[monument]

    def bonuses(self, player):
        """The bonus points of a Civilization by name of the development that gives them."""
        bonuses = []
        if self.owns(player, "architecture"):
            bonuses.append(("architecture", self.PER_MONUMENT * player.monuments()))
        if self.owns(player, "empire"):
            bonuses.append(("empire", player.cities()))
        return bonuses

    def score(self, player):
        """The score sheet's own sum for a player's number: rows of points, the total last."""
        sheet = self.players[player]
        rows = [
            Row("score_developments", self.development_points(sheet)),
            Row("score_monuments", sum([self.monument_points(sheet, m) for m in range(len(MONUMENTS))])),
        ]
        for name, points in self.bonuses(sheet):
            rows.append(Row(("score_bonus", name), points))
        rows.append(Row("score_subtotal", sum([row.value for row in rows])))
        rows.append(Row("score_disasters", -sheet.disasters))
        rows.append(Row("score_total", rows[-2].value - sheet.disasters))
        return rows

    def total(self, player):
        """The total of a player's number as it would be now. May be negative."""
        return self.score(player)[-1].value

    def tie_break(self, player):
        """What decides between equal totals: the worth of the goods left."""
        return total_worth(self.players[player].goods)

    def winners(self):
        """The numbers of the winners: the highest total, then the higher worth of goods, then shared."""
        ranks = [(self.total(player), self.tie_break(player)) for player in range(self.count)]
        return [player for player in range(self.count) if ranks[player] == max(ranks)]

    def rounds(self, player):
        """Points that each finished round brought to a player, for the chart (the first CHART rounds)."""
        return [self.history[i] - 128 for i in range(player, len(self.history), self.count)]

    def keep_history(self):
        """Remember what the round just finished brought to each player, for the chart."""
        if len(self.history) < CHART * self.count:
            for player in range(self.count):
                gained = self.total(player) - sum(self.rounds(player))
                self.history.append(max(0, min(255, gained + 128)))

    # -- The sheet

    def sheet(self, player, page):
        """One page (of SHEET) of a player's sheet: how it is shown, and its rows."""
        sheet = self.players[player]
        if page == 0:
            return PEGS, [Row("food", sheet.food, FOOD_CAP)] + self.goods_rows(sheet)
        if page == 1:
            return BOXES, [self.building_row(sheet, b) for b in range(BUILDINGS) if self.in_play(b)]
        if page == 2:
            return TICKS, [
                Row(name, sheet.has(d), cost, points) for d, (name, cost, points) in enumerate(self.DEVELOPMENTS)
            ]
        return SUM, self.score(player)

    def adjusted(self, player):
        """How often a player's sheet was set by hand."""
        return self.players[player].adjusted

    def adjustable(self, player):
        """The fields of a player's sheet that can be set by hand; the caps say how far."""
        sheet = self.players[player]
        _, rows = self.sheet(player, 0)
        for building in range(BUILDINGS):
            cap = SIZES[building] if self.in_play(building) else 0
            rows.append(Row(self.building_label(building), sheet.boxes[building], cap))
        for number, name in enumerate(self.names):
            rows.append(Row(name, sheet.has(number), 1))
        rows.append(Row("score_disasters", min(255, sheet.disasters), 255))
        return rows

    def set_field(self, player, field, value):
        """Set one of the `adjustable` fields. A monument set to all its boxes is first if nobody else has it."""
        sheet = self.players[player]
        sheet.adjusted = min(255, sheet.adjusted + 1)
        if field == 0:
            sheet.food = value
        elif field < 6:
            sheet.goods[field - 1] = value
        elif field < 6 + BUILDINGS:
            building = field - 6
            sheet.boxes[building] = value
            if building >= CITIES:
                bit = 1 << building - CITIES
                sheet.firsts &= ~bit
                if sheet.finished(building) and self.finishers(building) == 1:
                    sheet.firsts |= bit
        elif field < 6 + BUILDINGS + len(self.names):
            bit = 1 << field - 6 - BUILDINGS
            sheet.developments = sheet.developments & ~bit | (bit if value else 0)
        else:
            sheet.disasters = value

    def save(self):
        """The game at the start of a turn, as bytes."""
        saved = self.round.to_bytes(2, "little") + bytes([self.current])
        for player in self.players:
            saved += player.save()
        return saved + self.history

    def load(self, saved):
        """Take up what `save` gave."""
        self.round = saved[0] | saved[1] << 8
        self.current = saved[2]
        for i, player in enumerate(self.players):
            player.load(saved[3 + i * SAVED : 3 + (i + 1) * SAVED])
        self.history = bytearray(saved[3 + self.count * SAVED :])
        self.over = False
        self.step = 0
        self.quiet()
        self.begin()
