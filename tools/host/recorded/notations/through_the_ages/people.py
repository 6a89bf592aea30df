"""People of paper who play Through the Ages for the record."""

from collections.abc import Iterator
from typing import Any

from rules.prompts import NUMBER
from rules.through_the_ages.board import BOARD_ROWS

# The rounds in which an age ends, more or less.
AGES_END = {1: 4, 2: 6, 3: 8}
ROW = {name: number for number, name in enumerate(BOARD_ROWS)}
LEVELS = ("A", "I", "II", "III")


class Person:
    """Somebody who grows, builds and forgets the happy faces now and then. Careless ones run into every trouble."""

    def __init__(self, game: Any, dice: Any) -> None:
        self.game = game
        self.dice = dice
        self.careless = dice.choice((0.1, 0.4, 0.8))
        self.kinds = dice.choice((("farm", "mine", "mine", "elsewhere"), ("mine", "elsewhere")))
        self.thrifty = dice.random() < 0.4
        self.turn: Any = None
        self.plans: list[Any] = []

    def answer(self, prompt: Any) -> bytes:
        """An answer to a prompt."""
        if prompt.kind == NUMBER:
            return prompt.encode(self.dice.choice((prompt.least, prompt.least, prompt.most)))
        if prompt.what == "list_setup":
            return prompt.encode_action()
        if "age_ends" in prompt.actions and self.game.round >= AGES_END[self.game.age] and self.dice.random() < 0.5:
            return prompt.encode_action(prompt.actions.index("age_ends"))
        return self.next_change(prompt)

    def next_change(self, prompt: Any) -> bytes:
        """The next change that can be done of those planned for this turn, or the end of it."""
        now = (self.game.round, self.game.current, prompt.what == "last_events")
        if now != self.turn:
            self.turn = now
            self.plans = self.last_events() if now[2] else list(self.plan())
        while self.plans:
            name, amount, player = self.plans.pop(0)
            row = prompt.rows(player)[ROW[name]]
            to = max(row.least, min(row.value + amount, row.most))
            if to != row.value:
                return prompt.encode_change(ROW[name], to - row.value, player)
        return prompt.encode_action()

    def plan(self) -> Iterator[Any]:
        """What is tried this turn, as (field, amount, player)."""
        game, dice, me = self.game, self.dice, self.game.current
        if game.only_takes_cards():
            return
        board = game.boards[me]
        age = min(game.age, 3)
        yield "population" if dice.random() < 0.8 else "free_population", dice.choice((1, 1, 2)), me
        kind = dice.choice(self.kinds)
        level = LEVELS[dice.randint(0, age)]
        if kind == "elsewhere":
            yield kind, 1, me
            yield "strength", dice.randint(0, 3), me
        else:
            yield f"{kind}_{level}", 1, me
        if not self.thrifty or dice.random() < 0.2:
            yield "resources", -dice.randint(1, 2 + 2 * age), me
        if age and dice.random() < 0.4:
            kind, old = dice.choice(("farm", "mine")), dice.randrange(age)
            if board.counts[ROW[f"{kind}_{LEVELS[old]}"]]:
                yield f"{kind}_{LEVELS[old]}", -1, me
                yield f"{kind}_{LEVELS[age]}", 1, me
        if dice.random() > self.careless and board.missing() + 1 > board.counts[ROW["population"]]:
            yield "happy", dice.randint(1, 2), me
        if "farm" not in self.kinds and dice.random() < 0.5:
            yield "food", -3, me
            yield "culture", -dice.randint(0, 9), me
        if dice.random() < 0.4:
            yield "science", -dice.randint(1, 3 + 2 * age), me
            yield dice.choice(("science_rating", "culture_rating", "culture_rating")), dice.randint(1, 2), me
        if dice.random() < 0.3:
            yield "wonder", 1, me
        elif board.counts[ROW["wonder"]] > 2:
            yield "wonder", -board.counts[ROW["wonder"]], me
            yield "culture_rating", dice.randint(1, 3), me
            yield "happy", dice.randint(0, 1), me
        if dice.random() < 0.3:
            yield dice.choice(("culture", "food", "resources")), dice.randint(1, 4), me
        if dice.random() < 0.1:
            yield dice.choice(("military_actions", "civil_actions")), dice.choice((1, 1, -1)), me
        if game.count > 1 and dice.random() < 0.35:
            other = dice.choice([player for player in range(game.count) if player != me])
            yield dice.choice(("culture", "population", "elsewhere", "resources", "food")), -dice.randint(1, 3), other
            yield "culture", dice.randint(0, 3), me
        if dice.random() < 0.08:
            yield dice.choice(("yellow_bank", "blue_bank")), dice.choice((2, 1, -1)), me

    def last_events(self) -> list[tuple[str, int, int]]:
        """The last events: culture for and from everybody."""
        return [("culture", self.dice.choice((-3, 0, 2, 4, 7, 12)), player) for player in range(self.game.count)] * 2
