"""Somebody who plays Roll Into Town for the record: builds what there is, and tries everything now and then."""

from typing import Any

from host.pilot import policies

from rules.prompts import PLACE
from rules.roll_into_town.discover import COAST_ICON, draw
from rules.roll_into_town.town import Town

# Buildings somebody is keen on, the keenest first; what is not named is built as it comes.
KEEN = ("cathedral", "house", "tavern", "market", "fountain", "lighthouse", "watermill")


class Person:
    """Somebody with a taste of their own: what they save for, whether they do as suggested, and like the sea."""

    def __init__(self, game: Any, number: int, dice: Any) -> None:
        self.town = game.towns[number]
        self.dice = dice
        self.sea = dice.random() < 0.4
        self.tame = dice.choice([0.2, 0.5, 0.8])
        self.keen = dice.sample(KEEN, 4)
        self.by_hand = dice.random() * 0.3

    def answer(self, prompt: Any) -> bytes:
        """An answer to a prompt."""
        dice = self.dice
        if prompt.kind != PLACE:
            return policies.free(prompt, dice, suggested=0.6)
        if prompt.what == "construct":
            return self.build(prompt)
        if dice.random() < self.tame:
            return prompt.suggestion()
        pieces = range(len(prompt.pieces))
        if prompt.what in ("discover", "fountain"):
            # An icon, mostly: the joker and the Town Hall where nothing else is there, or now and then.
            others = [number for number, name in enumerate(prompt.actions) if name != "discover_done"]
            if others and (not pieces or dice.random() < self.by_hand):
                return prompt.encode_action(dice.choice(others))
            if not pieces or prompt.actions and dice.random() < 0.05:
                return prompt.encode_action(0)
            return self.put(prompt, dice.choice(pieces))
        return policies.free(prompt, dice, suggested=0)

    def build(self, prompt: Any) -> bytes:
        """What they are keen on, else anything, else nothing."""
        dice = self.dice
        names = [piece.label for piece in prompt.pieces]
        if "market" in prompt.actions and dice.random() < self.by_hand:
            return prompt.encode_action(prompt.actions.index("market"))
        wanted = [name for name in self.keen if name in names]
        if wanted and dice.random() < 0.9:
            return self.put(prompt, names.index(wanted[0]))
        if prompt.actions and dice.random() < 0.6:
            return prompt.encode_action(0)
        return self.put(prompt, dice.randrange(len(names)))

    def put(self, prompt: Any, number: int) -> bytes:
        """A piece where it is likely, or anywhere; a coast where it floods most, if they like the sea."""
        piece = prompt.pieces[number]
        if piece.label == "coast" and self.sea:
            tries = [self.anywhere(piece) for _ in range(20)]
            cell, way = max(tries, key=self.floods)
        elif piece.likely and self.dice.random() < 0.6:
            cell, way = piece.likely()
        else:
            cell, way = self.anywhere(piece)
        return prompt.encode((cell, way, number))

    def anywhere(self, piece: Any) -> tuple[int, int]:
        """Any cell and way that are allowed."""
        cell = self.dice.choice(piece.where())
        return cell, self.dice.choice(piece.ways(cell)) if piece.ways else 0

    def floods(self, place: Any) -> Any:
        """How many cells a coast would flood."""
        town = Town(self.town.size)
        town.cells = bytearray(self.town.cells)
        return len(draw(town, COAST_ICON, *place))
