"""Simulate whole games of Through the Ages, recorded twice: for the full board and for the companion.

A simulation of our own, not of real games: four plans with the prices and yields printed on common cards, ages that end
after as many rounds as the civil decks last, events, aggressions, hunger and uprisings. The tokens are on boards of
`referee_ages`, which shares no code with the firmware. The companion's table tells it what has changed on the boards;
its food and resources per turn, which nothing called out depends on, only where `thorough`.
"""

import copy
import json
import random
import sys
from pathlib import Path
from typing import Any

import referee_ages

# Edition, number of players and seed of the games in host_tests/games; two of them have hunger.
RECORDED = (
    ("2015", 2, 1), ("2015", 3, 1), ("2015", 4, 4), ("2006", 2, 1), ("2006", 3, 3), ("2006", 4, 1),
)  # fmt: skip
NAMES = ("Ana", "Ben", "Cleo", "Dan")
# Rounds after which ages I to III end, by the number of players.
ENDS = {2: (8, 14, 20), 3: (7, 12, 17), 4: (6, 11, 16)}
CORRUPTED_BELOW = {"2006": (9, 5, 1), "2015": (11, 6, 1)}
# Values on the page of the companion, in the order that these players enter them.
LINES = ("yellow_bank", "culture", "blue_bank", "culture_rating", "happy", "science_rating")
# By age: the price of a building in resources and in science, then the culture, science and happy faces it gives.
BUILDINGS: tuple[dict[str, tuple[int, int, int, int, int]], ...] = (
    {"farm": (2, 0, 0, 0, 0), "mine": (2, 0, 0, 0, 0), "lab": (3, 0, 0, 1, 0), "temple": (3, 0, 1, 0, 1)},
    {"farm": (4, 3, 0, 0, 0), "mine": (5, 5, 0, 0, 0), "lab": (6, 4, 0, 2, 0), "temple": (5, 2, 1, 0, 2),
     "theater": (4, 3, 2, 0, 1), "library": (3, 3, 1, 1, 0), "arena": (3, 3, 0, 0, 2)},
    {"farm": (6, 5, 0, 0, 0), "mine": (8, 7, 0, 0, 0), "lab": (8, 6, 0, 3, 0), "temple": (7, 4, 1, 0, 3),
     "theater": (8, 7, 3, 0, 1), "library": (8, 6, 2, 2, 0), "arena": (5, 5, 0, 0, 3)},
    {"farm": (8, 7, 0, 0, 0), "mine": (11, 9, 0, 0, 0), "lab": (11, 8, 0, 5, 0), "theater": (11, 10, 4, 0, 1),
     "library": (11, 9, 3, 3, 0)},
)  # fmt: skip
# Wonders: the prices of their stages; culture, science and happy faces per turn; culture at once.
WONDERS = (
    ((2, 2, 2), (1, 0, 2), 0), ((1, 2, 2, 1), (1, 1, 0), 0), ((3, 3), (1, 0, 0), 0), ((3, 2, 1), (0, 0, 0), 0),
    ((3, 3, 3), (1, 2, 0), 0), ((4, 4), (2, 0, 3), 0), ((2, 4, 2), (3, 0, 0), 0),
    ((5, 5, 5), (4, 0, 0), 0), ((7, 7), (0, 0, 1), 0), ((4, 8, 4), (0, 0, 0), 22),
)  # fmt: skip
# Culture and science per turn of the leaders of each age.
LEADERS = (((1, 0), (0, 0), (0, 1)), ((3, 0), (0, 2), (0, 0)), ((4, 0), (0, 3), (2, 0)), ((5, 0), (0, 4), (3, 1)))
PLANS = (
    ("theater", "library", "lab"),
    ("lab", "library", "temple"),
    ("temple", "theater", "arena"),
    ("lab", "theater"),
)


class Player:
    """Hold a player's real board, the cards on the table, and the values entered in the companion last."""

    def __init__(self, number: int, edition: str, dice: random.Random) -> None:
        self.seat = referee_ages.Seat(NAMES[number], edition, {})
        self.edition = edition
        self.dice = dice
        self.plan = PLANS[number]
        self.learnt = {"farm": [0], "mine": [0], "lab": [0], "temple": [0]}
        self.built: dict[str, list[int]] = {"lab": [0]}  # ages of the workers on urban buildings
        self.leader: tuple[int, tuple[int, int]] | None = None
        self.stages: list[int] = []
        self.wonder: Any = None
        self.wonders = 0
        self.limit = 2
        self.changes: list[list[Any]] = []
        self.told = {
            "yellow_bank": 18, "happy": 0, "blue_bank": 0, "culture_rating": 0, "science_rating": 1,
            "food_comes": 2, "resources_come": 2,
        }  # fmt: skip

    def do(self, field: str, amount: int) -> None:
        """Change the board, and note it for the full board."""
        if amount:
            self.seat.change(field, amount)
            self.changes.append([field, amount])

    def has(self, name: str) -> int:
        cards = self.seat.cards
        return sum(cards[name]) if name in cards else self.seat.n[name]

    def yields(self, kind: str) -> int:
        """Return the yield of the farms or mines each turn."""
        found = [(age, number) for (of, age), number in self.seat.workers.items() if of == kind]
        return sum(number * referee_ages.TOKEN_OF_AGE[age] for age, number in found)

    def grow(self) -> bool:
        """Increase the population, if there is food and no unused worker."""
        price = self.seat.by_yellow(referee_ages.PRICE)
        if not price or self.has("food") < price or self.seat.n["unused"] > 1:
            return False
        faces = referee_ages.FACES[max(0, min(18, self.seat.n["yellow_bank"] - 1))]
        if faces > self.seat.n["happy"] and self.dice.random() < 0.85:
            return False  # nobody likes discontent workers
        self.do("population", 1)
        return True

    def rate(self, effect: tuple[int, ...], sign: int = 1) -> None:
        """Move the tracks by (culture, science, happy faces)."""
        for field, amount in zip(("culture_rating", "science_rating", "happy"), effect):
            self.do(field, sign * amount)

    def build(self, kind: str) -> bool:
        """Put an unused worker on the best card of a kind, or move one up to it."""
        if kind not in self.learnt:
            return False
        best = max(self.learnt[kind])
        price, _, *effect = BUILDINGS[best][kind]
        if kind in ("farm", "mine"):
            old = [age for age in range(best) if self.seat.workers.get((kind, referee_ages.AGES[age]))]
        else:
            old = [age for age in self.built.get(kind, []) if age < best]
        many = kind in ("farm", "mine") and self.yields(kind) > 3
        upgrade = bool(old) and (not self.seat.n["unused"] or many or len(self.built.get(kind, [])) > 1)
        if upgrade:
            price -= BUILDINGS[old[0]][kind][0]
        elif not self.seat.n["unused"] or len(self.built.get(kind, [])) >= self.limit:
            return False
        if self.has("resources") < price:
            return False
        if kind in ("farm", "mine"):
            if upgrade:
                self.do(f"{kind}_{referee_ages.AGES[old[0]]}", -1)
            self.do(f"{kind}_{referee_ages.AGES[best]}", 1)
        else:
            if upgrade:
                self.built[kind].remove(old[0])
                self.rate(BUILDINGS[old[0]][kind][2:], -1)
            else:
                self.do("elsewhere", 1)
            self.built.setdefault(kind, []).append(best)
            self.rate(tuple(effect))
        self.do("resources", -price)
        return True

    def learn(self, age: int) -> bool:
        """Play a technology of this age or the one before."""
        wanted = [kind for kind in ("mine", *self.plan, "farm", "temple", "arena") if kind in BUILDINGS[age]]
        for kind in wanted:
            science = BUILDINGS[age][kind][1]
            if age not in self.learnt.get(kind, []) and science <= self.has("science") and self.dice.random() < 0.7:
                self.learnt.setdefault(kind, []).append(age)
                self.do("science", -science)
                return True
        return False

    def build_wonder(self, age: int) -> bool:
        """Build a stage of the wonder, or begin one."""
        if not self.wonder:
            if self.dice.random() > 0.4 or self.wonders > age:
                return False
            self.wonder = WONDERS[(0, 4, 7, 9)[age] + self.dice.randrange((4, 3, 2, 1)[age])]
            self.stages = list(self.wonder[0])
        if self.has("resources") < self.stages[0] or not self.seat.n["blue_bank"]:
            return False
        self.do("resources", -self.stages.pop(0))
        self.do("wonder", 1)
        if not self.stages:
            self.do("wonder", -self.seat.n["wonder"])
            self.rate(self.wonder[1])
            self.do("culture", self.wonder[2])
            self.wonder = None
            self.wonders += 1
        return True

    def elect(self, age: int) -> bool:
        """Play a leader, one for each age."""
        if self.leader and self.leader[0] >= age or self.dice.random() > 0.4:
            return False
        self.retire()
        self.leader = age, self.dice.choice(LEADERS[age])
        self.rate(self.leader[1])
        return True

    def retire(self) -> None:
        """Discard the leader."""
        if self.leader:
            self.rate(self.leader[1], -1)
            self.leader = None

    def act(self, age: int, actions: int) -> None:
        """Take the civil actions: half of them are cards from the row; then perhaps one unit."""
        self.limit = 2 + (age > 1)  # of urban buildings of a kind, by the government
        for _ in range(actions - actions // 2 + self.dice.randrange(2) - 1):
            lacks = referee_ages.FACES[max(0, min(18, self.seat.n["yellow_bank"] - 2))] > self.seat.n["happy"]
            happy = ("temple", "arena", "theater") if lacks else ()
            hungry = self.has("food") < self.seat.by_yellow(referee_ages.HUNGER) + 2
            tries = [lambda kind=kind: self.build(kind) for kind in happy]
            tries += [lambda: self.build("farm")] if hungry else []
            tries += [lambda: self.build("mine")] if self.yields("mine") < 3 + 2 * age else []
            tries += [lambda: self.learn(age)] if self.has("science") > 4 + 2 * age else []
            tries += [lambda: self.build("lab")] if self.seat.n["science_rating"] < 2 + age else []
            tries += [lambda: self.elect(age), lambda: self.learn(age), self.grow]
            tries += [lambda kind=kind: self.build(kind) for kind in self.dice.sample(self.plan, len(self.plan))]
            tries += [lambda: self.build_wonder(age), lambda: self.build("mine")]
            any(one() for one in tries)
        if self.seat.n["unused"] and self.has("resources") > 2 and self.dice.random() < 0.2:
            self.do("elsewhere", 1)
            self.do("resources", -2)
            self.do("strength", 1 + age)

    def field(self, blue: int) -> int:
        """The field of the blue bank, 0 the fullest."""
        return sum(blue < bound for bound in CORRUPTED_BELOW[self.edition])

    def tell(self, thorough: bool) -> tuple[list[list[Any]], int | None]:
        """Return what to enter at the end of the turn: changes, and unused workers if the companion asks for them."""
        board = copy.deepcopy(self.seat)
        faces = board.by_yellow(referee_ages.FACES) - board.n["happy"]
        rebels = faces > board.n["unused"]
        blue, missing = board.n["blue_bank"], 0
        if not rebels:
            if self.edition == "2015":
                board.corrupt()
            board.produce("farm", "food")
            due = board.by_yellow(referee_ages.HUNGER)
            missing = max(0, due - sum(board.cards["food"]))
            board.pay("food", due - missing)
            board.produce("mine", "resources")
            if self.edition == "2006":
                blue = board.n["blue_bank"]
        now = {key: self.seat.n[key] for key in ("yellow_bank", "happy", "culture_rating", "science_rating")}
        if self.edition == "2015" or not rebels:
            now["blue_bank"] = self.field(blue)
        if thorough:
            now |= {"food_comes": self.yields("farm"), "resources_come": self.yields("mine")}
        changes = [
            [name, now[name] - self.told[name]]
            for name in self.told
            if now.get(name, self.told[name]) != self.told[name]
        ]
        self.told.update(now)
        return changes + ([["missing_food", missing]] if missing else []), self.seat.n["unused"] if faces > 0 else None


def page_order(change: list[Any]) -> tuple[bool, int]:
    """Order changes as a person makes them: on the lines of two values, then in the list of all."""
    field, amount, *whose = change
    usual = LINES.index(field) if field in LINES and not whose else len(LINES)
    return (usual == len(LINES) or amount * (-1 if field == "yellow_bank" else 1) < 0), usual


def play(edition: str, count: int, seed: int, thorough: bool = False) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play a game; return it as two recorded games, of the full board and of the companion."""
    dice = random.Random(f"{edition} {count} {seed}")
    players = [Player(number, edition, dice) for number in range(count)]
    board: dict[str, Any] = {"game": "through_the_ages", "players": list(NAMES[:count])}
    companion: dict[str, Any] = {**board, "options": {"edition": edition, "companion": True}, "turns": []}
    board |= {"options": {"edition": edition}, "turns": []}
    enders = [dice.randrange(count) for _ in ENDS[count]]
    age, number, last_round = 1, 1, None
    while number != (last_round or 0) + 1 or not last_round:
        for current, player in enumerate(players):
            turn: dict[str, Any] = {"player": current}
            told: dict[str, Any] = {"player": current}
            player.changes, culture = [], [0] * count
            if age < 4 and (number, current) == (ENDS[count][age - 1] + (enders[age - 1] == 0), enders[age - 1]):
                turn["age_ends"] = told["age_ends"] = True
                age += 1
                for other in players:
                    other.seat.n["yellow_bank"] -= min(2, other.seat.n["yellow_bank"])
                    other.told["yellow_bank"] = other.seat.n["yellow_bank"]
                last_round = number + (current > 0) if age == 4 else None
            if number > 1:
                before = player.has("culture")
                if player.leader and player.leader[0] < age - 1:
                    player.retire()
                if dice.random() < 0.4:
                    player.do("culture", min(3, age))  # an event is prepared
                    if dice.random() < 0.1:  # and one happens to everybody
                        culture = [dice.choice((-2, 1, 2, 3)) for _ in players]
                elif age > 1 and dice.random() < 0.08:
                    culture[(current + 1) % count] -= 2 + age
                    player.do("culture", 2 + age)
                for other, amount in enumerate(culture):
                    amount = max(amount, -players[other].has("culture"))
                    culture[other] = amount
                    if other == current:
                        player.do("culture", amount)
                    elif amount:
                        players[other].seat.change("culture", amount)
                        player.changes.append(["culture", amount, other])
                player.act(min(age, 4) - 1 if number < ENDS[count][0] // 2 else min(3, age), 4 + min(3, number // 4))
                changes, unused = player.tell(thorough)
                gained = player.has("culture") - before
                changes += [["culture", gained]] if gained else []
                changes += [
                    ["culture", amount, other] for other, amount in enumerate(culture) if amount and other != current
                ]
                told |= {"changes": sorted(changes, key=page_order)} if changes else {}
                told |= {"unused_workers": min(8, unused)} if unused is not None else {}
                turn |= {"changes": player.changes} if player.changes else {}
            board["turns"].append(turn)
            companion["turns"].append(told)
            player.seat.end_turn(0, False)
        number += 1
    final = [["culture", dice.randrange(3, 17), player] for player in range(count)]
    for _, amount, seat in final:
        players[seat].seat.change("culture", amount)
    return board | {"final": final}, companion | {"final": final}


def main() -> None:
    """Write the recorded games of the companion into a folder."""
    from host.recorded.telling import text_of

    for edition, count, seed in RECORDED:
        _, game = play(edition, count, seed, thorough=(edition, count) == ("2006", 3))
        path = Path(sys.argv[1]) / f"ages_companion_{edition}_{('two', 'three', 'four')[count - 2]}.json"
        path.write_text(text_of(json.loads(json.dumps(game))), encoding="utf-8")


if __name__ == "__main__":
    main()
