"""A second opinion on Roll Into Town: the result of a recorded game, worked out without the firmware.

It knows the game help and the format of recorded games, nothing else, and believes what the record says was done.
"""

ROUNDS = 12
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
ALL_AROUND = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]
DRAWN_AS = {"farm": "F", "mountain": "M", "tree": "T", "river": "R", "coast": "C"}
BUILT_AS = {
    "house": ("h", {"food": 3, "stone": 2}),
    "mine": ("m", {"wood": 1}),
    "lumberjack": ("l", {"wood": 1}),
    "port": ("p", {"wood": 2}),
    "watermill": ("w", {"wood": 3}),
    "tavern": ("t", {"wood": 5}),
    "fountain": ("f", {"stone": 5}),
    "market": ("k", {"stone": 4}),
    "lighthouse": ("L", {"stone": 3}),
    "cathedral": ("K", {"wood": 7}),
}


def icons_of_round(number):
    return 3 if number <= 3 else 2 if number <= 9 else 1


MAP = ("terrain", "buildings", "coasts", "river")
COUNTED = (*DRAWN_AS, *BUILT_AS)
ASKED = ("mined", "mined_by", "grown", "gaps")


class Sheet:
    """A player's map and counts: `land` and `built` are letters by (row, column)."""

    def __init__(self, size, start):
        self.size = size
        self.draw(start)
        self.stock = {"food": 0, "stone": 0, "wood": 2}
        self.stock.update({what: start[what] for what in self.stock if what in start})
        self.hall = start.get("town_hall", 3)
        self.fountain = start.get("fountain", 3 if "f" in self.built.values() else 0)

    def draw(self, start):
        """The map, as far as it is known."""
        size = self.size
        self.places = [(row, column) for row in range(size) for column in range(size)]
        middle = size // 2
        bare = [["."] * size for _ in range(size)]
        bare[middle][middle] = "#"
        land = start.get("terrain", bare)
        built = start.get("buildings", [["."] * size] * size)
        self.land = {place: land[place[0]][place[1]] for place in self.places}
        self.built = {place: built[place[0]][place[1]] for place in self.places}
        self.shore = {tuple(map(int, at.split(","))): set(sides) for at, sides in start.get("coasts", {}).items()}
        self.river = []
        for step in start.get("river", []):
            at, exits = step.split(":")
            self.river.append((tuple(map(int, at.split(","))), exits))
        # The lighthouse's two cells, once it is built.
        self.light = sorted(place for place in self.places if self.built[place] == "L")

    def step(self, place, side):
        """The next place on that side, or None beyond the edge."""
        beyond = place[0] + STEPS[side][0], place[1] + STEPS[side][1]
        return beyond if beyond in self.land else None

    def crosswise(self, place):
        return [beyond for side in STEPS if (beyond := self.step(place, side))]

    def near(self, place):
        return [p for i, j in ALL_AROUND if (p := (place[0] + i, place[1] + j)) in self.land]

    def how_many(self, land):
        return sum(letter == land for letter in self.land.values())

    # -- the phases

    def discover(self, icons, round_number):
        for number, icon in enumerate(icons):
            self.hall -= "by" in icon
            self.fountain -= number >= icons_of_round(round_number)
            place = tuple(icon["at"])
            self.land[place] = DRAWN_AS[icon["icon"]]
            if icon["icon"] == "coast":
                self.shore[place] = set(icon["water"])
                self.flood()
            if icon["icon"] == "river":
                exits = icon["exits"]
                if self.river:  # the side that joins the river first
                    before, way = self.river[-1]
                    enters = FACING[way[1]]
                    assert self.step(before, way[1]) == place
                    exits = enters + exits.replace(enters, "")
                self.river.append((place, exits))

    def is_wet(self, place, side):
        """Return whether a place has water on that side."""
        beyond = self.step(place, side)
        if beyond is None:
            return False
        return self.land[beyond] == "O" or self.land[beyond] == "C" and FACING[side] in self.shore[beyond]

    def flood(self):
        while True:
            drowned = [
                place
                for place in self.places
                if self.land[place] == "."
                and (self.built[place] == "." or self.light and place == self.light[0])
                and sum(self.is_wet(place, side) for side in STEPS) >= 2
            ]
            if not drowned:
                return
            for place in drowned:
                self.land[place] = "O"

    def construct(self, buildings):
        for building in buildings:
            letter = self.pay(building)
            row, column = building["at"]
            places = [(row, column)]
            if letter == "L":
                self.light = places = [(row - 1, column), (row, column)]
            if letter == "K":
                places += [(row - 1, column), (row, column - 1 if building.get("mirrored") else column + 1)]
            for place in places:
                self.built[place] = letter

    def pay(self, building):
        """Return the cost of a building, and its letter."""
        letter, cost = BUILT_AS[building["building"]]
        for given, got in building.get("market", ()):
            self.stock[given] -= 2
            self.stock[got] += 1
        for what, amount in cost.items():
            self.stock[what] -= amount
        assert min(self.stock.values()) >= 0
        if letter == "f":
            self.fountain = 3
        return letter

    def gather(self, lumberjacks):
        wood = 0
        for lumberjack in lumberjacks:
            for place in self.near(tuple(lumberjack)):
                if self.land[place] == "T":
                    self.land[place] = "."
                    wood += 1
        mills = sum(letter == "w" for letter in self.built.values())
        ports = sum(letter == "p" for letter in self.built.values())
        stone = self.stone()
        self.bring(self.how_many("F") * (1 + mills) + ports, stone, wood)
        return stone, wood

    def stone(self):
        """Return the yield of the mines."""
        mines = [place for place in self.places if self.built[place] == "m"]
        return sum(self.land[other] == "M" for mine in mines for other in self.near(mine))

    def bring(self, *amounts):
        for what, amount in zip(self.stock, amounts, strict=True):
            self.stock[what] = min(9, self.stock[what] + amount)

    def growth_due(self):
        """How many trees the forests are to grow in all, were there room enough."""
        trees = {place for place in self.places if self.land[place] == "T"}
        due = 0
        while trees:
            forest = {trees.pop()}
            edge = set(forest)
            while edge:
                edge = {other for place in edge for other in self.crosswise(place)} & trees
                trees -= edge
                forest |= edge
            due += len(forest) // 2
        return due

    def upkeep(self, new_trees):
        assert len(new_trees) <= self.growth_due()
        for place in map(tuple, new_trees):
            assert self.land[place] == "." and self.built[place] == "."
            assert "T" in [self.land[other] for other in self.crosswise(place)]
            self.land[place] = "T"

    def play(self, did, round_number):
        self.discover(did.get("discover", ()), round_number)
        self.construct(did.get("construct", ()))
        self.gather(did.get("fell", ()))
        self.upkeep(did.get("grow", ()))

    # -- the end

    def joined(self):
        """Whether the river runs from one edge off the opposite one."""
        if not self.river:
            return False
        source, (first, _) = self.river[0]
        end, (_, last) = self.river[-1]
        return last == FACING[first] and self.step(source, first) is None and self.step(end, last) is None

    def score(self):
        houses = [place for place in self.places if self.built[place] == "h"]
        visited = [house for house in houses if "t" in [self.built[place] for place in self.near(house)]]
        score = {
            "houses": 2 * len(houses),
            "taverns": len(visited),
            "river": len(self.river) * (2 if self.joined() else 1),
            "coasts": self.how_many("C"),
            "lighthouse": self.how_many("C") + self.how_many("O") if self.light else 0,
            "cathedral": 10 if "K" in self.built.values() else 0,
        }
        return {**score, "total": sum(score.values())}

    def told(self):
        def lines(letters):
            return ["".join(letters[row, column] for column in range(self.size)) for row in range(self.size)]

        return {
            **self.stock,
            "town_hall": self.hall,
            "fountain": self.fountain,
            "terrain": lines(self.land),
            "buildings": lines(self.built),
            "coasts": {
                f"{row},{column}": "".join(side for side in STEPS if side in self.shore[row, column])
                for row, column in self.places
                if self.land[row, column] == "C"
            },
            "river": [f"{row},{column}:{exits}" for (row, column), exits in self.river],
            "score": self.score(),
        }


class Paper(Sheet):
    """The facts of a player who draws on paper: the number of each thing, and the map once entered."""

    def __init__(self, size, start):
        super().__init__(size, start)
        self.counts = dict.fromkeys((*COUNTED, *ASKED), 0) | start.get("counts", {})
        self.taken = False

    def play(self, did, round_number):
        counts = self.counts
        for number, icon in enumerate(did.get("discover", ())):
            self.hall -= "by" in icon
            self.fountain -= number >= icons_of_round(round_number)
            counts[icon["icon"]] += 1
            counts["gaps"] *= icon["icon"] != "coast"
        for building in did.get("construct", ()):
            self.pay(building)
            counts[building["building"]] += 1
        mines, mountains = counts["mine"], counts["mountain"]
        if mines and mountains and mines + mountains != counts["mined_by"]:
            counts["mined_by"] = mines + mountains
            assert did.get("mined", 0) >= counts["mined"]
            counts["mined"] = did.get("mined", 0)
        felled, grown = did.get("felled", 0), did.get("grown", 0)
        if felled:
            counts["gaps"], counts["grown"] = 1, 0
        self.bring(counts["farm"] * (1 + counts["watermill"]) + counts["port"], counts["mined"], felled)
        assert felled <= min(counts["tree"], 8 * counts["lumberjack"])
        counts["tree"] -= felled
        assert grown <= counts["tree"] // 2
        counts["tree"] += grown
        counts["grown"] += grown
        if round_number == ROUNDS:
            self.take(did)

    def take(self, did):
        """Return the map, after checking it against the counts and the water."""
        self.draw(did["map"])
        self.taken = True
        there = {name: self.how_many(letter) for name, letter in DRAWN_AS.items()}
        for name, (letter, _) in BUILT_AS.items():
            there[name] = sum(b == letter for b in self.built.values()) // {"L": 2, "K": 3}.get(letter, 1)
        if not did.get("stands"):
            assert there == {name: self.counts[name] for name in there}
            assert self.stone() == self.counts["mined"]

    def score(self):
        if self.taken:
            return super().score()
        counts = self.counts
        score = {
            "houses": 2 * counts["house"],
            "taverns": 0,
            "river": counts["river"],
            "coasts": counts["coast"],
            "lighthouse": counts["coast"] * counts["lighthouse"],
            "cathedral": 10 * counts["cathedral"],
        }
        return {**score, "total": sum(score.values())}

    def told(self):
        told = super().told()
        score = told.pop("score")
        return {**told, "counts": {name: number for name, number in self.counts.items() if number}, "score": score}


def rate(points):
    if points <= 50:
        return "failed"
    if points <= 60:
        return "adequate"
    if points <= 70:
        return "good"
    return "great" if points <= 80 else "legendary"


def judge(record):
    """The result of a recorded game."""
    names = record["players"]
    start = record.get("start", {})
    size = record.get("options", {}).get("size", 7)
    begun = start.get("players", [{}] * len(names))
    kind = Paper if record.get("options", {}).get("scorer") else Sheet
    sheets = [kind(size, player) for player in begun]
    number = start.get("round", 1)
    for one_round in record["rounds"]:
        for sheet, did in zip(sheets, one_round.get("players", [{}] * len(names)), strict=True):
            sheet.play(did, number)
        number += 1
    over = number > ROUNDS
    players = [{"name": name, **sheet.told()} for name, sheet in zip(names, sheets, strict=True)]
    winners = []
    if over:
        standing = [(player["score"]["total"], player["score"]["houses"]) for player in players]
        winners = [i for i, points in enumerate(standing) if points == max(standing)]
    solo = over and len(names) == 1
    return {
        "over": over,
        "round": min(number, ROUNDS),
        "winners": winners,
        "rating": rate(players[0]["score"]["total"]) if solo else None,
        "players": players,
        "presses": None,
    }
