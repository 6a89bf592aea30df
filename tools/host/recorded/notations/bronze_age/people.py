"""People of paper who play the Bronze Age games.

They roll as one does at the table (three rolls, skulls stay), have likes and a plan, and mostly take the answer that
the device suggests.
"""

from collections.abc import Iterator
from typing import Any

from rules.bronze_age.civilization import CITIES
from rules.bronze_age.pegboard import (
    CAPS,
    CLOTH,
    FACE_CHOICE,
    FACE_COIN,
    FACE_FOOD,
    FACE_GOOD,
    FACE_SKULL,
    FACE_WORKERS,
    FOOD_CAP,
    KEEP,
    POTTERY,
    STONE,
    worth,
)
from rules.bronze_age.suggestions import best_payment
from rules.bronze_age.turn import TO_MARKET
from rules.late_bronze_age import BY_SHIP
from rules.prompts import NOTHING

# What people like: the developments they save for, in this order; how many cities; how much of their turns they give
# to building; whether they go for skulls once Religion turns them on the others; whether they care for food at all.
BUILDER = ("irrigation", "masonry", "engineering", "quarrying", "architecture")
TRADER = ("coinage", "caravans", "quarrying", "granaries", "religion", "empire")
FARMER = ("agriculture", "granaries", "medicine", "religion", "empire")
THRIFTY = ("leadership", "irrigation", "medicine", "quarrying", "religion")
ZEALOT = ("religion", "caravans", "coinage", "architecture", "empire")
STYLES = (
    (BUILDER, 4, 0.8, False, True),
    (BUILDER, 6, 0.7, False, True),
    (BUILDER, 3, 0.9, False, True),
    (TRADER, 5, 0.3, False, True),
    (TRADER, 7, 0.5, False, True),
    (FARMER, 5, 0.5, False, True),
    (FARMER, 7, 0.6, True, True),
    (THRIFTY, 4, 0.4, False, True),
    (ZEALOT, 6, 0.4, True, True),
    (ZEALOT, 5, 0.3, True, False),
)
# In the Late Bronze Age as well: how many ships they would have, and how readily they trade.
SAILOR = ("shipping", "caravans", "coinage", "commerce", "granaries", "religion", "empire")
WARRIOR = ("smithing", "irrigation", "leadership", "shipping", "masonry", "commerce", "engineering")
HOARDER = ("preservation", "caravans", "commerce", "granaries", "shipping", "quarrying", "architecture", "medicine")
MASON = ("masonry", "engineering", "quarrying", "irrigation", "preservation", "architecture", "shipping", "smithing")
LATE_STYLES = (
    (SAILOR, 5, 0.4, False, True, 5, 0.5),
    (SAILOR, 4, 0.3, False, True, 3, 0.9),
    (WARRIOR, 6, 0.5, True, True, 2, 0.3),
    (WARRIOR, 5, 0.7, True, True, 1, 0.1),
    (HOARDER, 4, 0.4, False, True, 3, 0.5),
    (HOARDER, 6, 0.5, False, True, 2, 0.2),
    (MASON, 5, 0.8, False, True, 1, 0.3),
    (MASON, 4, 0.9, True, True, 2, 0.2),
    (("preservation", "granaries") + ZEALOT, 6, 0.4, True, True, 0, 0.2),
)


class Person:
    """Somebody at the table: rolls the dice and answers the prompts."""

    STYLES: Any = STYLES

    def __init__(self, game: Any, dice: Any, style: tuple[Any, ...]) -> None:
        self.game = game
        self.dice = dice
        self.wishes, self.cities, self.work, self.zeal, self.feeds = style[:5]
        self.deal: Any = None

    # -- dice

    def roll(self, count: int) -> list[int]:
        """The final faces of `count` dice after three rolls, and a fourth of one die with Leadership."""
        game = self.game
        player = game.active()
        self.working = self.dice.random() < self.work or player.cities() < 4
        faces = [self.dice.randrange(6) for _ in range(count)]
        for _ in range(2):
            for i in self.unwanted(faces):
                faces[i] = self.dice.randrange(6)
        if game.owns(player, "leadership"):
            again = self.unwanted(faces, last=True)
            if again:
                faces[again[0]] = self.dice.randrange(6)
        return faces

    def unwanted(self, faces: list[int], last: bool = False) -> list[int]:
        """The dice worth another roll. Skulls stay, but in the solo game and for Leadership (`last`)."""
        player = self.game.active()
        skulls = faces.count(FACE_SKULL)
        holy = self.zeal and self.game.owns(player, "religion") and (skulls > 2 or self.game.count == 1)
        if holy:
            return [i for i, face in enumerate(faces) if face != FACE_SKULL]
        hungry = player.cities() - player.food if self.feeds else 0
        unwanted = []
        for i in sorted(range(len(faces)), key=lambda i: faces[i]):
            face = faces[i]
            if face == FACE_FOOD and hungry > 0:
                hungry -= 3
            elif face == FACE_CHOICE:
                hungry -= 2
            elif face == FACE_SKULL:
                if (self.game.count == 1 or last) and skulls > 1:
                    unwanted.append(i)
            elif face != (FACE_WORKERS if self.working else FACE_COIN) and (face != FACE_GOOD or self.working):
                unwanted.append(i)
        # Where cities stay hungry, other dice are rolled again for food.
        for i, face in enumerate(faces):
            if 3 * len(unwanted) < hungry and face in (FACE_WORKERS, FACE_COIN, FACE_GOOD) and i not in unwanted:
                unwanted.append(i)
        return unwanted

    # -- answers

    def answer(self, prompt: Any) -> bytes:
        """The answer to a prompt."""
        what = prompt.what if isinstance(prompt.what, str) else prompt.what[0]
        own = getattr(self, "answer_" + what, None)
        return own(prompt) if own else prompt.suggestion()

    def answer_dice(self, prompt: Any) -> bytes:
        """Roll."""
        self.traded = 0
        return prompt.encode(self.roll(prompt.count))

    def answer_engineer(self, prompt: Any) -> bytes:
        """Sell stone when building, unless there is too little of it to matter."""
        stone = self.game.active().goods[STONE]
        return prompt.encode(stone if self.working and stone > 1 else 0)

    def answer_build(self, prompt: Any) -> bytes:
        """What is suggested when it fits the plan: as many cities as one likes, then monuments, those begun first."""
        game = self.game
        player = game.active()
        if prompt.actions and self.plan_deal():
            return prompt.encode_action()
        cities = player.cities()
        labels = {game.building_label(building): building for building in range(CITIES + 7)}

        suggested = prompt.suggestion()
        if all(self.wants(labels[row.label]) for row, n in zip(prompt.rows, prompt.decode(suggested)) if n):
            return suggested

        def rank(i: int) -> tuple[Any, ...]:
            building = labels[prompt.rows[i].label]
            row = prompt.rows[i]
            if building < CITIES:
                return (0 if cities < self.cities else 2, not row.value, building)
            return (1, not row.value, game.finishers(building), building)

        amounts = [0] * len(prompt.rows)
        left = prompt.most
        for i in sorted(range(len(amounts)), key=rank):
            amounts[i] = min(left, prompt.rows[i].room)
            left -= amounts[i]
            if labels[prompt.rows[i].label] < CITIES and amounts[i] == prompt.rows[i].room:
                cities += 1
        return prompt.encode(amounts)

    def wants(self, building: int) -> int:
        """Whether a building fits the plan."""
        player = self.game.active()
        if building < CITIES:
            return player.cities() < self.cities
        return player.boxes[building] or player.cities() >= self.cities

    def answer_buy(self, prompt: Any) -> bytes:
        """Something wished for; else the best there is when goods would be lost; else nothing."""
        game = self.game
        if TO_MARKET in prompt.ids and self.plan_deal():
            return prompt.encode(TO_MARKET)
        player = game.active()
        open_wishes = [game.names.index(name) for name in self.wishes if name in game.names]
        open_wishes = [number for number in open_wishes if not player.has(number)]
        for number in open_wishes:
            if number in prompt.ids:
                return prompt.encode(number)
        losing = sum(player.goods) > KEEP and not game.owns(player, "caravans")
        late = not open_wishes or max(p.bought() for p in game.players) >= game.ENOUGH - 1
        if losing or late or game.coins > 6:
            return prompt.suggestion()
        return prompt.encode(NOTHING)

    # -- trading

    def plan_deal(self) -> bool:
        """Think out a deal that both gain by; return whether there is one. Two a turn at most."""
        if self.deal is None and self.traded < 2:
            partners = self.game.opponents() if self.game.trading else ()
            deals = [deal for number in partners for deal in self.deals(number)]
            self.deal = max(deals, key=lambda deal: deal[0], default=None)
        return self.deal is not None

    def answer_trade(self, prompt: Any) -> bytes:
        """With whom the deal thought out is made."""
        return prompt.encode(self.deal[1] if self.plan_deal() else NOTHING)

    def answer_deal(self, prompt: Any) -> Any:
        """What was thought out."""
        _, _, given, taken = self.deal
        self.deal = None
        self.traded += 1
        return prompt.encode([taken.get(i, 0) - given.get(i, 0) for i in range(len(prompt.rows))])

    def deals(self, number: int) -> Iterator[Any]:
        """Trades with a player that raise the worth of both boards: (gain, player, given, taken)."""
        me, other = self.game.active(), self.game.players[number]
        for mine in range(5):
            for theirs in range(5):
                for out in range(1, me.goods[mine] + 1):
                    for back in range(1, other.goods[theirs] + 1):
                        if mine == theirs or other.goods[mine] + out > CAPS[mine]:
                            continue
                        if me.goods[theirs] + back > CAPS[theirs]:
                            continue
                        gains = []
                        for one, lost, less, got, more in (
                            (me, mine, out, theirs, back),
                            (other, theirs, back, mine, out),
                        ):
                            gain = worth(got, one.goods[got] + more) - worth(got, one.goods[got])
                            gains.append(gain - worth(lost, one.goods[lost]) + worth(lost, one.goods[lost] - less))
                        if min(gains) > 1:
                            yield min(gains), number, {mine: out}, {theirs: back}
        if me.food < 2 and other.food > other.cities() + 4 and other.goods[0] < CAPS[0] and me.goods[0] > 1:
            yield 3, number, {0: 2}, {5: min(3, FOOD_CAP - me.food)}


class LatePerson(Person):
    """Somebody who plays the Late Bronze Age: swaps with ships, goes to war."""

    STYLES = LATE_STYLES

    def __init__(self, game: Any, dice: Any, style: tuple[Any, ...]) -> None:
        Person.__init__(self, game, dice, style)
        self.ships, self.sociable = style[5:]

    def unwanted(self, faces: list[int], last: bool = False) -> list[int]:
        """With Smithing, three skulls are rolled on to four, and four are kept as they are."""
        game = self.game
        skulls = faces.count(FACE_SKULL)
        if self.zeal and game.owns(game.active(), "smithing") and len(faces) > 3 and skulls > 2:
            return [] if skulls > 3 else [i for i, face in enumerate(faces) if face != FACE_SKULL]
        return Person.unwanted(self, faces, last)

    def answer_spearheads(self, prompt: Any) -> bytes:
        """All for a fight among many; else what is suggested: none."""
        keen = self.zeal and self.dice.random() < 0.3 * self.game.count
        return prompt.encode(prompt.most) if keen else prompt.suggestion()

    def answer_pay(self, prompt: Any) -> bytes:
        """With Preservation the pottery is kept, where the other goods pay as well."""
        player = self.game.active()
        if self.game.owns(player, "preservation") and player.goods[POTTERY]:
            others = bytearray(player.goods)
            others[POTTERY] = 0
            amounts = best_payment(others, player.food, self.game.food_price(), prompt.least)
            if amounts:
                return prompt.encode(amounts[: len(prompt.rows)])
        return prompt.suggestion()

    def answer_build_ships(self, prompt: Any) -> Any:
        """As many as are wanted."""
        return prompt.encode(max(0, min(prompt.most, self.ships - self.game.active().ships)))

    def plan_deal(self) -> bool:
        """As in the Bronze Age, but not every turn, as there is always somebody to ask; then what the ships bring."""
        if self.deal is None:
            if self.traded < 0 or not self.traded and self.dice.random() >= self.sociable:
                self.traded = -1
            elif Person.plan_deal(self):
                return True
            if self.game.ships_left():
                self.deal = self.best_swap()
        return self.deal is not None

    def deals(self, number: int) -> Iterator[Any]:
        """Those that raise the worth of both boards, and food for the next turn."""
        yield from Person.deals(self, number)
        me, other = self.game.active(), self.game.players[number]
        spare = min(other.food - other.cities(), me.cities() - me.food)
        if spare > 0 and me.goods[CLOTH] and other.goods[CLOTH] < CAPS[CLOTH]:
            yield 2 + spare, number, {CLOTH: 1}, {5: spare}

    def best_swap(self) -> Any:
        """The swap of one ship that makes the goods worth most, as a deal; None where none does."""
        pegs = self.game.active().goods
        best = 0
        deal = None
        for away in range(5):
            for into in range(5):
                if into == away or not pegs[away] or pegs[into] == CAPS[into]:
                    continue
                gain = worth(into, pegs[into] + 1) - worth(into, pegs[into])
                gain -= worth(away, pegs[away]) - worth(away, pegs[away] - 1)
                if gain > best:
                    best, deal = gain, (gain, BY_SHIP, {away: 1}, {into: 1})
        return deal

    def answer_swap(self, prompt: Any) -> Any:
        """What was thought out."""
        traded = self.traded
        answer = self.answer_deal(prompt)
        self.traded = traded
        return answer
