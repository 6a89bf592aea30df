"""Which rules of Roll Into Town a recorded game uses, told by a referee that watches (see `referee_town.py`)."""

from referee_town import FACING, Sheet, icons_of_round, judge

EVERY_RULE = {
    "farm drawn",
    "mountain drawn",
    "tree drawn",
    "river drawn",
    "coast drawn",
    "joker",
    "Town Hall +1",
    "Town Hall -1",
    "Town Hall used up",
    "fountain",
    "fountain twice in a round",
    "fewer icons than allowed",
    "river straight",
    "river turns",
    "river starts in a corner",
    "river flows off the map",
    "river joins opposite edges",
    "river stuck",
    "river points at a mill",
    "coast with 1 sides",
    "coast with 2 sides",
    "coast with 3 sides",
    "flood",
    "flood of several cells",
    "flood where a tree was felled",
    "house built",
    "mine built",
    "lumberjack built",
    "port built",
    "watermill built",
    "tavern built",
    "fountain built",
    "market built",
    "lighthouse built",
    "cathedral built",
    "cathedral mirrored",
    "building in front of the river",
    "market used",
    "market used several times at once",
    "market used in the phase it was built",
    "lighthouse on a coast",
    "lighthouse on empty ground",
    "lighthouse top on empty ground",
    "lighthouse top on a coast",
    "lighthouse top in the ocean",
    "lighthouse top floods",
    "above 9",
    "mines share a mountain",
    "lumberjack in vain",
    "lumberjack in the round it is built",
    "several lumberjacks in a round",
    "farms with watermill",
    "forest grows",
    "forest grows several trees",
    "growth joins other trees",
    "no room for growth",
    "growth in round 12",
    "house near two taverns",
    "tie by houses",
    "tie shared",
    "rating failed",
    "rating adequate",
    "rating good",
    "rating great",
    "rating legendary",
}


class Watched(Sheet):
    """A sheet that notes in `used` which rules are used."""

    def __init__(self, size, start, used):
        super().__init__(size, start)
        self.used = used
        self.felled = set()

    def use(self, rule, when=True):
        if when:
            self.used.add(rule)

    def discover(self, icons, round_number):
        beyond = len(icons) - icons_of_round(round_number)
        self.use("fountain", beyond > 0)
        self.use("fountain twice in a round", beyond > 1)
        self.use("fewer icons than allowed", beyond < 0)
        for icon in icons:
            self.use(icon["icon"] + " drawn")
            if "by" in icon:
                self.use("Town Hall +1" if icon["by"] > 0 else "Town Hall -1")
            if icon["icon"] == "river":
                exits = icon["exits"]
                self.use("river straight" if FACING[exits[0]] == exits[1] else "river turns")
                at = tuple(icon["at"])
                self.use("river starts in a corner", not self.river and len(self.crosswise(at)) == 2)
            if icon["icon"] == "coast":
                self.use(f"coast with {len(icon['water'])} sides")
        super().discover(icons, round_number)
        self.use("Town Hall used up", self.hall == 0)

    def flood(self):
        before = dict(self.land)
        super().flood()
        flooded = [place for place in self.places if self.land[place] != before[place]]
        self.use("flood", flooded)
        self.use("flood of several cells", len(flooded) > 1)
        self.use("flood where a tree was felled", self.felled & set(flooded))
        self.use("lighthouse top floods", self.light and self.light[0] in flooded)

    def mouth(self):
        return self.step(self.river[-1][0], self.river[-1][1][1]) if self.river else None

    def construct(self, buildings):
        had_market = "k" in self.built.values()
        for building in buildings:
            name = building["building"]
            at = tuple(building["at"])
            self.use(name + " built")
            self.use("cathedral mirrored", building.get("mirrored"))
            self.use("building in front of the river", self.mouth() == at)
            swaps = building.get("market", [])
            self.use("market used", swaps)
            self.use("market used several times at once", len(swaps) > 1)
            self.use("market used in the phase it was built", swaps and not had_market)
            if name == "lighthouse":
                named = {".": "on empty ground", "C": "on a coast", "O": "in the ocean"}
                self.use("lighthouse " + named[self.land[at]])
                self.use("lighthouse top " + named[self.land[self.step(at, "N")]])
            super().construct([building])
        self.new = [building["at"] for building in buildings if building["building"] == "lumberjack"]

    def gather(self, lumberjacks):
        trees = {place for place in self.places if self.land[place] == "T"}
        useful = 0
        for lumberjack in lumberjacks:
            near = trees & set(self.near(tuple(lumberjack)))
            self.use("lumberjack in vain", not near)
            self.use("lumberjack in the round it is built", lumberjack in self.new and near)
            useful += bool(near)
            trees -= near
            self.felled |= near
        self.use("several lumberjacks in a round", useful > 1)
        mines = [set(self.near(place)) for place in self.places if self.built[place] == "m"]
        shared = [p for p in self.places if self.land[p] == "M" and sum(p in near for near in mines) > 1]
        self.use("mines share a mountain", shared)
        self.use("farms with watermill", "w" in self.built.values() and self.how_many("F"))
        before = dict(self.stock)
        super().gather(lumberjacks)
        self.use("above 9", any(self.stock[what] == 9 and before[what] == 9 for what in before) and self.how_many("F"))

    def upkeep(self, new_trees):
        due = self.growth_due()
        self.use("forest grows", new_trees)
        self.use("forest grows several trees", len(new_trees) > 1)
        self.use("no room for growth", len(new_trees) < due)
        for place in map(tuple, new_trees):
            before = [self.land[other] for other in self.crosswise(place)].count("T")
            self.use("growth joins other trees", before > 1)
            super().upkeep([place])

    def end(self):
        self.use("river flows off the map", self.river and self.mouth() is None)
        self.use("river joins opposite edges", self.joined())
        mouth = self.mouth()
        self.use("river stuck", mouth and (self.land[mouth] != "." or self.built[mouth] != "."))
        self.use("river points at a mill", mouth and self.built[mouth] == "w")
        for place in self.places:
            if self.built[place] == "h":
                taverns = [self.built[other] for other in self.near(place)].count("t")
                self.use("house near two taverns", taverns > 1)


def rules_used(record):
    """The names of the rules that a recorded game uses."""
    used = set()
    size = record.get("options", {}).get("size", 7)
    start = record.get("start", {})
    begun = start.get("players", [{}] * len(record["players"]))
    sheets = [Watched(size, player, used) for player in begun]
    for number, one_round in enumerate(record["rounds"], start.get("round", 1)):
        for sheet, did in zip(sheets, one_round.get("players", [{}] * len(sheets)), strict=True):
            dice = one_round["dice"]
            for icon in did.get("discover", ()):
                if dice[icon["die"]] == 6:
                    used.add("joker")
            sheet.discover(did.get("discover", ()), number)
            sheet.construct(did.get("construct", ()))
            sheet.gather(did.get("fell", ()))
            if number == 12 and did.get("grow"):
                used.add("growth in round 12")
            sheet.upkeep(did.get("grow", ()))
    for sheet in sheets:
        sheet.end()
    result = judge(record)
    if result["rating"]:
        used.add("rating " + result["rating"])
    if result["over"]:
        totals = [player["score"]["total"] for player in result["players"]]
        if totals.count(max(totals)) > 1:
            used.add("tie shared" if len(result["winners"]) > 1 else "tie by houses")
    assert used <= EVERY_RULE, used - EVERY_RULE
    return used
