"""A second opinion on recorded games of Through the Ages: their results worked out without the firmware.

Written from the play aid and the description of recorded games alone, with the tokens lying in lists and the tables
written out token by token. It trusts that the game is legal: other tests cover refusals.
"""

AGES = ["A", "I", "II", "III", "IV"]
TOKEN_OF_AGE = {"A": 1, "I": 2, "II": 3, "III": 5}
# For 0, 1, 2 … 18 yellow tokens left.
PRICE = [None, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2]
HUNGER = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0]
FACES = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]
# For 0, 1, 2 … blue tokens left.
CORRUPTION = {"2006": [6] + [4] * 4 + [2] * 4 + [0] * 10, "2015": [6] + [4] * 5 + [2] * 5 + [0] * 8}
ENDS = {"science": 40, "strength": 60, "happy": 8, "culture": 9999}
NO_NUMBERS = dict.fromkeys(
    ("uprising", "science", "culture", "food", "consumption", "starved", "resources", "corruption", "draw"), 0
)
TRACKS = (
    "science", "science_rating", "culture", "culture_rating", "strength", "happy", "civil_actions", "military_actions",
)  # fmt: skip
# The effects of the end of a turn before the first one.
NO_NUMBERS = dict.fromkeys(
    ("uprising", "science", "culture", "food", "consumption", "starved", "resources", "corruption", "draw"), 0
)


def clamp(number, least, most):
    return least if number < least else most if number > most else number


class Seat:
    """One player: numbers by name; workers by (kind, age); tokens on cards as sorted lists of their values."""

    def __init__(self, name, edition, given):
        self.name = name
        self.edition = edition
        self.n = {
            "yellow_bank": 18, "blue_bank": 18 if edition == "2006" else 16, "unused": 1, "elsewhere": 2, "wonder": 0,
            "science": 0, "science_rating": 1, "culture": 0, "culture_rating": 0, "strength": 1, "happy": 0,
            "civil_actions": 4, "military_actions": 2,
        }  # fmt: skip
        self.workers = {("farm", "A"): 2, ("mine", "A"): 2}
        self.cards = {"food": [], "resources": []}
        self.last = None
        for key, value in given.items():
            if key in ("farms", "mines"):
                for age, number in zip(AGES, value):
                    self.workers[key[:-1], age] = number
            elif key in self.cards:
                self.cards[key] = [TOKEN_OF_AGE[age] for age, number in zip(AGES, value) for _ in range(number)]
            else:
                self.n[key] = value

    def by_yellow(self, table):
        return table[min(18, self.n["yellow_bank"])]

    def pay(self, kind, amount):
        """The smallest tokens go to the bank until it is enough; the rest comes back, the largest tokens first."""
        cards = sorted(self.cards[kind])
        paid = 0
        while paid < amount:
            paid += cards.pop(0)
            self.n["blue_bank"] += 1
        back = paid - amount
        while back and self.n["blue_bank"]:
            token = max(value for value in TOKEN_OF_AGE.values() if value <= back)
            cards.append(token)
            back -= token
            self.n["blue_bank"] -= 1
        self.cards[kind] = cards

    def change(self, field, amount):
        n = self.n
        if field in TRACKS:
            n[field] = clamp(n[field] + amount, 0, ENDS.get(field, 99))
        elif field in ("yellow_bank", "blue_bank"):
            n[field] += amount
        elif field in self.cards:
            if amount < 0:
                self.pay(field, -amount)
            else:
                self.cards[field] += [1] * amount
                n["blue_bank"] -= amount
        elif field == "wonder":
            n["wonder"] += amount
            n["blue_bank"] -= amount
        elif field in ("population", "free_population"):
            step = 1 if amount > 0 else -1
            for _ in range(abs(amount)):
                if field == "population" and step > 0:
                    self.pay("food", self.by_yellow(PRICE))
                n["yellow_bank"] -= step
                n["unused"] += step
        elif field == "elsewhere":
            n["elsewhere"] += amount
            n["unused"] -= amount
        else:
            kind, age = field.split("_")
            self.workers[kind, age] = self.workers.get((kind, age), 0) + amount
            n["unused"] -= amount

    def produce(self, kind, cards):
        """A token from the bank for each worker, the best ones first."""
        tokens = []
        for age in ("III", "II", "I", "A"):
            for _ in range(self.workers.get((kind, age), 0)):
                if self.n["blue_bank"]:
                    self.n["blue_bank"] -= 1
                    tokens.append(TOKEN_OF_AGE[age])
        self.cards[cards] += tokens
        return sum(tokens)

    def corrupt(self):
        due = CORRUPTION[self.edition][min(18, self.n["blue_bank"])]
        taken = 0
        for kind in ("resources", "food") if self.edition == "2015" else ("resources",):
            part = min(due - taken, sum(self.cards[kind]))
            self.pay(kind, part)
            taken += part
        return taken

    def end_turn(self, left, cards_left):
        n = self.n
        last = dict(NO_NUMBERS)
        rebels = self.by_yellow(FACES) - n["happy"] > n["unused"]
        last["uprising"] = rebels
        if not rebels:
            for track in ("science", "culture"):
                before = n[track]
                self.change(track, min(30, n[track + "_rating"]))
                last[track] = n[track] - before
            if self.edition == "2015":
                last["corruption"] = self.corrupt()
            last["food"] = self.produce("farm", "food")
            due = self.by_yellow(HUNGER)
            last["consumption"] = min(due, sum(self.cards["food"]))
            self.pay("food", last["consumption"])
            before = n["culture"]
            n["culture"] = max(0, before - 4 * (due - last["consumption"]))
            last["starved"] = before - n["culture"]
            last["resources"] = self.produce("mine", "resources")
            if self.edition == "2006":
                last["corruption"] = self.corrupt()
        if cards_left and (not rebels or self.edition == "2015"):
            last["draw"] = min(3, left)
        self.last = last

    def told(self):
        def four(kind):
            return [self.workers.get((kind, age), 0) for age in AGES[:4]]

        def lying(kind):
            return [self.cards[kind].count(TOKEN_OF_AGE[age]) for age in AGES[:4]]

        return {
            **self.n,
            "name": self.name,
            "farms": four("farm"),
            "mines": four("mine"),
            "food": lying("food"),
            "resources": lying("resources"),
            "last": self.last,
        }


class LightSeat(Seat):
    """One player whose tokens stay on the table: plain numbers, 0 to 99 unless a track ends before."""

    def __init__(self, name, edition, given):
        super().__init__(name, edition, {})
        self.n = {
            "science": 0, "science_rating": 1, "culture": 0, "culture_rating": 0, "strength": 1, "happy": 0,
            "food": 0, "food_comes": 2, "food_eaten": 0, "resources": 0, "resources_come": 2, "corruption_taken": 0,
            **given,
        }  # fmt: skip
        self.rebels = 0

    def change(self, field, amount):
        if field == "uprising_now":
            self.rebels += amount
        elif field in TRACKS:
            super().change(field, amount)
        else:
            self.n[field] += amount

    def end_turn(self, left, cards_left):
        n = self.n
        last = dict(NO_NUMBERS)
        last["uprising"] = bool(self.rebels)
        if not self.rebels:
            before = dict(n)
            n["science"] = min(40, n["science"] + min(30, n["science_rating"]))
            n["culture"] = min(9999, n["culture"] + min(30, n["culture_rating"]))
            last["science"], last["culture"] = n["science"] - before["science"], n["culture"] - before["culture"]
            paid = min(n["corruption_taken"], n["resources"])
            n["resources"] -= paid
            more = min(n["corruption_taken"] - paid, n["food"])
            n["food"] -= more
            last["corruption"] = paid + more
            last["food"] = min(n["food_comes"], 99 - n["food"])
            n["food"] += last["food"]
            last["consumption"] = min(n["food_eaten"], n["food"])
            n["food"] -= last["consumption"]
            last["starved"] = min(n["culture"], 4 * (n["food_eaten"] - last["consumption"]))
            n["culture"] -= last["starved"]
            last["resources"] = min(n["resources_come"], 99 - n["resources"])
            n["resources"] += last["resources"]
        self.rebels = 0
        self.last = last

    def told(self):
        return {**self.n, "name": self.name, "last": self.last}


def judge(record):
    """The result of a legal recorded game."""
    start = record.get("start", {})
    edition = record.get("options", {}).get("edition", "2006")
    given = start.get("players", [{} for _ in record["players"]])
    seat_of = LightSeat if edition == "light" else Seat
    seats = [seat_of(name, edition, one) for name, one in zip(record["players"], given)]
    count = len(seats)
    current, number, age = start.get("current", 0), start.get("round", 1), start.get("age", "A")
    last_round = start.get("last_round")
    over = False
    if age == "A" and number > 1:
        age = "I"
    for turn in record["turns"]:
        seat = seats[current]
        todo = [("change", change) for change in turn.get("changes", ())]
        if turn.get("age_ends") or "age_ends_after" in turn:
            todo.insert(turn.get("age_ends_after", 0), ("age ends", None))
        for what, change in todo:
            if what == "change":
                field, amount, *whose = change
                seats[whose[0] if whose else current].change(field, amount)
                continue
            for other in seats:
                if edition != "light":
                    other.n["yellow_bank"] = max(0, other.n["yellow_bank"] - 2)
            age = AGES[AGES.index(age) + 1]
            if age == "IV":
                last_round = number + (current > 0)
        seat.end_turn(turn.get("military_left", 0), number > 1 and age in ("I", "II", "III"))
        current = (current + 1) % count
        if current == 0:
            over = number == last_round
            if not over:
                number += 1
                if age == "A":
                    age = "I"
    for field, amount, whose in record.get("final", ()):
        seats[whose].change(field, amount)
    culture = [seat.n["culture"] for seat in seats]
    return {
        "over": over,
        "round": number,
        "age": age,
        "current": current,
        "last_round": last_round,
        "winners": [i for i in range(count) if culture[i] == max(culture)] if over else [],
        "players": [seat.told() for seat in seats],
        "presses": None,
    }
