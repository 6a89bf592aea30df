"""A second opinion on recorded games of the Bronze Age and the Late Bronze Age: the sheets worked out from the file,
straight from the rule sheets.

It shares no code with the firmware and knows nothing of prompts: tables, a loop over the turns, and assertions that
each turn was legal. The tests compare its results with those of the firmware.
"""

GOODS = ["wood", "stone", "pottery", "cloth", "spearheads"]
CAP = {"wood": 8, "stone": 7, "pottery": 6, "cloth": 5, "spearheads": 4}
VALUE = {  # the meaning of each peg, from the left
    "wood": [0, 1, 3, 6, 10, 15, 21, 28, 36],
    "stone": [0, 2, 6, 12, 20, 30, 42, 56],
    "pottery": [0, 3, 9, 18, 30, 45, 63],
    "cloth": [0, 4, 12, 24, 40, 60],
    "spearheads": [0, 5, 15, 30, 50],
}
CITY_BOXES = [3, 4, 5, 6]
MONUMENTS = {  # boxes, points for the first, for the others: Bronze Age; 2024 and Late; not in play (Bronze Age) with
    "step_pyramid": (3, 1, 0, 0, None),
    "stone_circle": (5, 2, 1, 1, None),
    "temple": (7, 4, 2, 3, 2),
    "obelisk": (9, 6, 3, 4, None),
    "hanging_gardens": (11, 8, 4, 5, 3),
    "great_wall": (13, 10, 5, 6, None),
    "great_pyramid": (15, 12, 6, 8, 2),
}
DEVELOPMENTS = {  # cost, points: Bronze Age; its 2024 edition; Late Bronze Age
    "leadership": ((10, 2), (10, 2), (10, 2)),
    "irrigation": ((10, 2), (10, 2), (10, 2)),
    "agriculture": ((15, 3), (15, 3), (15, 3)),
    "quarrying": ((15, 3), (15, 3), (15, 3)),
    "medicine": ((15, 3), (20, 4), (20, 4)),
    "preservation": (None, None, (20, 4)),
    "coinage": ((20, 4), (20, 4), (20, 4)),
    "caravans": ((20, 4), (20, 4), (20, 4)),
    "shipping": (None, None, (25, 5)),
    "smithing": (None, None, (25, 5)),
    "religion": ((20, 6), (25, 7), (25, 7)),
    "granaries": ((30, 6), (30, 6), (30, 6)),
    "masonry": ((30, 6), (30, 6), (30, 6)),
    "engineering": ((40, 6), (40, 6), (40, 6)),
    "commerce": (None, None, (40, 8)),
    "architecture": ((50, 8), (60, 8), (60, 8)),
    "empire": ((60, 8), (70, 10), (70, 10)),
}
BRONZE, EDITION_2024, LATE = range(3)


class Sheet:
    def __init__(self, start, edition):
        self.edition = edition
        self.food = start.get("food", 3)
        self.goods = {good: start.get("goods", {}).get(good, 0) for good in GOODS}
        self.city_boxes = list(start.get("city_boxes", [0, 0, 0, 0]))
        self.monuments = dict(start.get("monuments", {}))
        self.completed = dict(start.get("completed", {}))
        self.developments = list(start.get("developments", []))
        self.disasters = start.get("disasters", 0)
        self.ships = start.get("ships", 0)

    def cities(self):
        return 3 + sum(ticked == boxes for ticked, boxes in zip(self.city_boxes, CITY_BOXES))

    def goods_value(self):
        return sum(VALUE[good][self.goods[good]] for good in GOODS)

    def score(self):
        developments = sum(DEVELOPMENTS[d][self.edition][1] for d in self.developments)
        later = 2 if self.edition == BRONZE else 3
        monuments = sum(MONUMENTS[m][1 if claim == "first" else later] for m, claim in self.completed.items())
        bonus = 0
        if "architecture" in self.developments:
            bonus += len(self.completed) * (1 if self.edition == BRONZE else 2)
        if "empire" in self.developments:
            bonus += self.cities()
        if "commerce" in self.developments:
            bonus += sum(self.goods.values())
        subtotal = developments + monuments + bonus
        return {
            "developments": developments,
            "monuments": monuments,
            "bonus": bonus,
            "subtotal": subtotal,
            "disasters": self.disasters,
            "total": subtotal - self.disasters,
        }

    def result(self, name):
        return {
            "name": name,
            "food": self.food,
            "goods": self.goods,
            "goods_value": self.goods_value(),
            "cities": self.cities(),
            "city_boxes": self.city_boxes,
            "monuments": {m: ticked for m, ticked in self.monuments.items() if ticked},
            "completed": self.completed,
            "developments": [d for d in DEVELOPMENTS if d in self.developments],
            "disasters": self.disasters,
            "ships": self.ships,
            "score": self.score(),
        }


def change_hands(me, others, trades):
    """All trades of a turn."""
    for trade in trades:
        partner = others[trade["with"]]
        assert partner is not me
        for giver, taker, what in ((me, partner, "give"), (partner, me, "take")):
            for thing, number in trade.get(what, {}).items():
                if thing == "food":
                    giver.food -= number
                    taker.food += number
                else:
                    giver.goods[thing] -= number
                    taker.goods[thing] += number
        for sheet in (me, partner):
            assert 0 <= sheet.food <= 15
            assert all(0 <= sheet.goods[good] <= CAP[good] for good in GOODS)


def take_turn(me, others, turn, solo, trading, in_play):
    """One player's turn. `others` are all players' sheets by number, `me` among them."""
    late = me.edition == LATE
    has = me.developments
    opponents = [sheet for sheet in others if sheet is not me]
    dice = turn["dice"]
    wall_before = "great_wall" in me.completed
    assert len(dice) == me.cities()

    # Before the roll: Preservation.
    if turn.get("preserve"):
        assert "preservation" in has and me.goods["pottery"] > 0
        me.goods["pottery"] -= 1
        me.food = min(15, me.food * 2)

    # 1. Collect.
    as_food = turn.get("choice_food", 0)
    as_work = dice.count("choice") - as_food
    assert as_work >= 0
    food = 3 * dice.count("food") + 2 * as_food
    if "agriculture" in has:
        food += dice.count("food") + as_food
    me.food = min(15, me.food + food)
    stone_before = me.goods["stone"]
    for number in range(dice.count("good") + 2 * dice.count("skull")):
        good = GOODS[number % 5]
        if me.goods[good] < CAP[good]:
            me.goods[good] += 1
    if "quarrying" in has and me.goods["stone"] > stone_before and me.goods["stone"] < 7:
        me.goods["stone"] += 1
    workers = 3 * dice.count("workers") + 2 * as_work
    if "masonry" in has:
        workers += dice.count("workers") + as_work
    coins = dice.count("coin") * (12 if "coinage" in has else 7)

    # 2. Feed, then disasters.
    hungry = me.cities() - me.food
    me.food = max(0, -hungry)
    me.disasters += max(0, hungry)
    skulls = dice.count("skull")
    if skulls == 2 and "irrigation" not in has:
        me.disasters += 2
    elif skulls == 3:
        for sheet in [me] if solo else opponents:
            if "medicine" not in sheet.developments:
                sheet.disasters += 3
    elif skulls == 4 and "smithing" in has:
        me.goods["spearheads"] -= turn.get("spearheads", 0)
        assert me.goods["spearheads"] >= 0
        for sheet in opponents:
            if "great_wall" not in sheet.completed:
                sheet.disasters += 4 + 2 * turn.get("spearheads", 0)
    elif skulls == 4 and not wall_before:
        me.disasters += 4
    elif skulls >= 5:
        for sheet in opponents if "religion" in has else [me]:
            if sheet is me or "religion" not in sheet.developments:
                sheet.goods = dict.fromkeys(GOODS, 0)

    assert not turn.get("spearheads") or (skulls == 4 and "smithing" in has)

    # 2b. Trading variant.
    assert trading or late or not turn.get("trades")
    if not late:
        change_hands(me, others, turn.get("trades", []))

    # 3. Build.
    stone = turn.get("engineer", 0)
    assert stone == 0 or "engineering" in has
    me.goods["stone"] -= stone
    assert me.goods["stone"] >= 0
    workers += 3 * stone
    build = turn.get("build", {})
    for city, ticks in enumerate(build.get("cities", [])):
        me.city_boxes[city] += ticks
        workers -= ticks
        assert me.city_boxes[city] <= CITY_BOXES[city]
    for monument, ticks in build.get("monuments", {}).items():
        boxes = MONUMENTS[monument][0]
        assert monument in in_play
        me.monuments[monument] = me.monuments.get(monument, 0) + ticks
        workers -= ticks
        assert me.monuments[monument] <= boxes
        if ticks and me.monuments[monument] == boxes:
            finished_by_others = any(monument in sheet.completed for sheet in opponents)
            me.completed[monument] = "later" if finished_by_others else "first"
    assert workers >= 0

    if late:
        # Ships, without workers; then trade, and a swap with the bank for each ship.
        ships = build.get("ships", 0)
        assert ships == 0 or "shipping" in has
        me.ships += ships
        me.goods["wood"] -= ships
        me.goods["cloth"] -= ships
        assert me.ships <= 5 and me.goods["wood"] >= 0 and me.goods["cloth"] >= 0
        swaps = 0
        for deal in turn.get("trades", []) + [{"swap": swap} for swap in turn.get("swaps", [])]:
            if "swap" not in deal:
                change_hands(me, others, [deal])
                continue
            away, into = deal["swap"]
            swaps += 1
            me.goods[away] -= 1
            me.goods[into] += 1
            assert away != into and me.goods[away] >= 0 and me.goods[into] <= CAP[into] and swaps <= me.ships

    # 4. Buy.
    if "buy" in turn:
        buy = turn["buy"]
        assert buy["development"] not in has
        paid = coins + (4 if me.edition == BRONZE else 6) * buy.get("food", 0)
        for good in buy.get("goods", []):
            paid += VALUE[good][me.goods[good]]
            me.goods[good] = 0
        me.food -= buy.get("food", 0)
        assert me.food >= 0 and (not buy.get("food") or "granaries" in has)
        assert paid >= DEVELOPMENTS[buy["development"]][me.edition][0]
        me.developments.append(buy["development"])

    # 5. Discard.
    for good, number in turn.get("discard", {}).items():
        me.goods[good] -= number
        assert me.goods[good] >= 0
    assert sum(me.goods.values()) <= 6 or "caravans" in has
    assert sum(me.goods.values()) == 6 or not turn.get("discard")


def judge(game):
    """The result of a recorded game (the file's own dict), as `replay.py --json` has it."""
    late = game["game"] == "late_bronze_age"
    assert late or game["game"] == "bronze_age"
    options = game.get("options", {})
    edition = LATE if late else EDITION_2024 if options.get("edition_2024") else BRONZE
    names = game["players"]
    count = len(names)
    solo = count == 1
    assert not (solo and late)
    trading = options.get("trading", False)
    start = game.get("start", {})
    sheets = [Sheet(sheet, edition) for sheet in start.get("players", [{}] * count)]
    current, number_of_round = start.get("current", 0), start.get("round", 1)
    in_play = [m for m, row in MONUMENTS.items() if late or row[4] != count]
    over = False
    for turn in game["turns"]:
        assert not over and turn.get("player", current) == current
        take_turn(sheets[current], sheets, turn, solo, trading, in_play)
        current = (current + 1) % count
        if current == 0:
            if solo:
                over = number_of_round == 10
            else:
                over = any(len(sheet.developments) >= (7 if late else 5) for sheet in sheets)
                over = over or all(any(m in sheet.completed for sheet in sheets) for m in in_play)
            number_of_round += not over
    ranks = [(sheet.score()["total"], sheet.goods_value()) for sheet in sheets]
    return {
        "over": over,
        "round": number_of_round,
        "current": current,
        "winners": [number for number in range(count) if ranks[number] == max(ranks)] if over else [],
        "players": [sheet.result(name) for sheet, name in zip(sheets, names)],
        "presses": None,
    }
