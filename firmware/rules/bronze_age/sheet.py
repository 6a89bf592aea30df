"""The players' sheets of the Bronze Age games: their facts for the screens, the score, setting by hand, saving.

Source: the score sheets. The order of play is in `__init__.py`.
"""

from rules.bronze_age.civilization import BUILDING_COUNT, CITIES, DISASTERS_CAP, MONUMENTS, SAVED, SIZES, Civilization
from rules.bronze_age.pegboard import CAPS, FOOD_CAP, GOODS, total_worth, worth
from rules.game import ALL, BOXES, PEGS, SUM, TICKS, Game
from rules.prompts import Row


class Sheets(Game):
    """The sheets of `count` players, with the tables that are printed on them."""

    SHEET = ("sheet_all", "sheet_pegs", "sheet_boxes", "sheet_developments", "sheet_score")

    TIE = "by_goods"
    LEVEL = "level_goods"

    # Buildings that are not in play with so many players.
    LEFT_OUT = ((), (), (6, 10), (8,), ())
    # name, cost, points
    DEVELOPMENTS = (
        ("leadership", 10, 2),
        ("irrigation", 10, 2),
        ("agriculture", 15, 3),
        ("quarrying", 15, 3),
        ("medicine", 15, 3),
        ("coinage", 20, 4),
        ("caravans", 20, 4),
        ("religion", 20, 6),
        ("granaries", 30, 6),
        ("masonry", 30, 6),
        ("engineering", 40, 6),
        ("architecture", 50, 8),
        ("empire", 60, 8),
    )
    DEVELOPMENTS_2024 = DEVELOPMENTS[:4] + (
        ("medicine", 20, 4),
        ("coinage", 20, 4),
        ("caravans", 20, 4),
        ("religion", 25, 7),
        ("granaries", 30, 6),
        ("masonry", 30, 6),
        ("engineering", 40, 6),
        ("architecture", 60, 8),
        ("empire", 70, 10),
    )
    # Points of the monuments for the first to finish, and for all later ones.
    FIRST = (1, 2, 4, 6, 8, 10, 12)
    LATER = (0, 1, 2, 3, 4, 5, 6)
    LATER_2024 = (0, 1, 3, 4, 5, 6, 8)
    # Coins for each food sold with Granaries; points for each monument with Architecture.
    FOOD_PRICE = 4
    PER_MONUMENT = 1

    def start(self):
        """Empty sheets."""
        self.players = [Civilization() for _ in range(self.count)]
        self.left_out = self.LEFT_OUT[self.count]
        self.names = tuple([row[0] for row in self.DEVELOPMENTS])

    # -- who has what

    def active(self):
        """The Civilization whose turn it is."""
        return self.players[self.current]

    def what_counts(self):
        """What the player looks at between the rolls: the goods; food and cities, and what the workers work at."""
        player = self.active()
        at_hand = [("food_cities", player.food, player.cities())]
        goal = self.goal(player)
        if goal is not None:
            at_hand.append(("workers_goal", player.boxes[goal], SIZES[goal]))
        return self.goods_held(player), at_hand

    @staticmethod
    def goods_held(player):
        """The label of the five goods of a Civilization: one word, as to look for five takes 2 ms more on a board."""
        return ("goods_held",) + tuple(player.goods)

    def goal(self, player):
        """The number of the building that the workers go on with: the one ticked last, else the one that lacks least of
        those begun; None: none.
        """
        begun = [(SIZES[b] - player.boxes[b], b) for b in self.open_buildings() if player.boxes[b]]
        if not begun:
            return None
        return player.last if player.last in [b for _, b in begun] else min(begun)[1]

    def food_per_die(self):
        """Food of a choice die: 2, or 3 with Agriculture."""
        return 2 + self.owns(self.active(), "agriculture")

    def means(self):
        """All the coins a player could pay with: dice, goods, and food with Granaries."""
        player = self.active()
        return self.coins + total_worth(player.goods) + player.food * self.food_price()

    def food_price(self):
        """Coins for each food sold: 0 without Granaries."""
        return self.FOOD_PRICE if self.owns(self.active(), "granaries") else 0

    def opponents(self):
        """The numbers of the players who are not taking the turn, in turn order."""
        return [(self.current + i) % self.count for i in range(1, self.count)]

    def suffer(self, player, points):
        """Add disaster points to a player's sheet (by number)."""
        sheet = self.players[player]
        sheet.disasters = min(DISASTERS_CAP, sheet.disasters + points)

    def sort_out(self, development, players):
        """Those of `players` whom a disaster strikes, and those spared by a development: two bytes of numbers."""
        struck = bytes([i for i in players if not self.owns(self.players[i], development)])
        spared = bytes([i for i in players if self.owns(self.players[i], development)])
        return struck, spared

    def has_partners(self):
        """Whether anybody at the table has something to trade."""
        return max([sum(player.goods) + player.food for player in self.players]) > 0

    def goods_rows(self, player):
        """Facts of a Civilization's five goods: pegs, caps, and what they pay."""
        rows = []
        for good in range(5):
            pegs = player.goods[good]
            row = Row(GOODS[good], pegs, CAPS[good])
            row.room = pegs
            row.worth = ("coins", worth(good, pegs))
            rows.append(row)
        return rows

    def development_row(self, development, owner=None):
        """Facts of a development: its cost and points; with `owner`, whether that Civilization has it."""
        name, cost, points = self.DEVELOPMENTS[development]
        effect = name + "_help"
        # What differs by edition is named.
        if name == "granaries":
            effect = effect, self.FOOD_PRICE
        elif name == "architecture":
            effect = effect, self.PER_MONUMENT
        row = Row(name, owner.has(development) if owner else None, 1 if owner else 0)
        row.price = ("coins", cost)
        row.worth = ("points", points)
        row.detail = effect
        row.tick = True
        return row

    def owns(self, player, development):
        """Whether a player (a Civilization) has bought the development of that name."""
        return player.has(self.names.index(development))

    def in_play(self, building):
        """Whether a building is used with this number of players."""
        return building not in self.left_out

    def finishers(self, building):
        """How many players have finished a building."""
        number = 0
        for player in self.players:
            number += player.boxes[building] == SIZES[building]
        return number

    def all_built(self):
        """Whether every monument in play has been finished by somebody."""
        for building in range(CITIES, BUILDING_COUNT):
            if self.in_play(building) and not self.finishers(building):
                return False
        return True

    def open_buildings(self):
        """The numbers of the buildings in play that the player can still tick boxes of."""
        boxes = self.active().boxes
        return bytes([b for b in range(BUILDING_COUNT) if boxes[b] < SIZES[b] and b not in self.left_out])

    def building_row(self, player, building):
        """Facts of a building for a player: ticked boxes, boxes, and what finishing it now would pay."""
        ticked, size = player.boxes[building], SIZES[building]
        row = Row(self.building_label(building), ticked, size)
        row.room = size - ticked
        if building < CITIES:
            return row
        monument = building - CITIES
        first, later = self.FIRST[monument], self.LATER[monument]
        if not row.room:
            row.worth = ("points", self.monument_points(player, monument))
        elif self.finishers(building):
            row.worth = ("points", later)
        else:
            row.worth = ("points_first", first)
            row.detail = ("first_later", first, later)
        return row

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

    def tie(self, player):
        """What decides between equal totals: the worth of the goods left."""
        return total_worth(self.players[player].goods)

    # -- The sheet

    def sheet(self, player, page):
        """One page (of SHEET) of a player's sheet: how it is shown, and its rows."""
        sheet = self.players[player]
        if page == 0:
            return ALL, self.at_a_glance(player, sheet)
        if page == 1:
            return PEGS, self.pegs(sheet)
        if page == 2:
            return BOXES, [self.building_row(sheet, b) for b in range(BUILDING_COUNT) if self.in_play(b)]
        if page == 3:
            return TICKS, [self.development_row(d, sheet) for d in range(len(self.DEVELOPMENTS))]
        return SUM, self.score(player)

    def pegs(self, sheet):
        """Food and goods of a Civilization."""
        rows = self.goods_rows(sheet)
        for good, row in enumerate(rows):
            row.set = sheet.goods, good
        rows.insert(0, Row("food", sheet.food, FOOD_CAP, set=(sheet, "food")))
        return rows

    def at_a_glance(self, player, sheet):
        """Everything of a player: pegs, cities and disasters, the total; the monuments; the developments."""
        rows = [
            Row([("paid_food", sheet.food), self.goods_held(sheet)]),
            Row(self.signs_of(sheet), worth=("points", self.total(player))),
        ]
        for building in range(CITIES, BUILDING_COUNT):
            if self.in_play(building):
                rows.append(Row(self.building_label(building), sheet.boxes[building], SIZES[building]))
        return rows + [Row(name, tick=True) for d, name in enumerate(self.names) if sheet.has(d)]

    def signs_of(self, sheet):
        """Cities, developments and disaster points, as a list of labels."""
        return [("cities_sign", sheet.cities()), ("bought_sign", sheet.bought()), ("disasters_sign", sheet.disasters)]

    # -- Setting by hand

    def adjustable(self, player):
        """Pegs, boxes, developments and disaster points."""
        sheet = self.players[player]
        rows = self.pegs(sheet)

        def set_boxes(building, value):
            self.set_boxes(sheet, building, value)

        for building in range(BUILDING_COUNT):
            size = SIZES[building] if self.in_play(building) else 0
            rows.append(Row(self.building_label(building), sheet.boxes[building], size, set=(set_boxes, building)))
        for development in range(len(self.names)):
            row = self.development_row(development, sheet)
            row.set = sheet.set_development, development
            rows.append(row)
        rows.append(Row("score_disasters", sheet.disasters, DISASTERS_CAP, set=(sheet, "disasters")))
        return rows

    def set_boxes(self, sheet, building, value):
        """Tick so many boxes of a building. A monument with all of them is first if nobody else has finished it."""
        sheet.boxes[building] = value
        if building >= CITIES:
            bit = 1 << building - CITIES
            sheet.firsts &= ~bit
            if sheet.finished(building) and self.finishers(building) == 1:
                sheet.firsts |= bit

    # -- Saving

    def pack(self):
        """All sheets."""
        return b"".join([player.save() for player in self.players])

    def unpack(self, saved):
        """Take up what `pack` gave."""
        for i, player in enumerate(self.players):
            player.load(saved[i * SAVED : (i + 1) * SAVED])
