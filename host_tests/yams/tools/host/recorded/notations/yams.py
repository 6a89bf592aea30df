"""How Yams is written down in recorded games: a turn is the dice that lay in the end, and the box they went into."""

from typing import Any

from host.recorded import notation

from rules.prompts import DICE as FACES
from rules.prompts import DIE_SIDES
from rules.yams import DICE, ENOUGH, NAMES, OPEN, UPPER


class Notation(notation.Notation):
    """Yams: {"player": 0, "dice": [3, 3, 5, 5, 5], "box": "full"}."""

    OPTIONS = ("yams_more",)
    PRESSES = (12, 20)

    def unit(self, game: Any, field: Any) -> Any:
        """See Notation."""
        return Turn(game, field)

    def player(self, game: Any, number: int) -> dict[str, Any]:
        """See Notation."""
        boxes = {name: points for name, points in zip(NAMES, game.boxes[number], strict=True) if points != OPEN}
        return {"boxes": boxes, "bonus": game.bonus(number), "total": game.total(number)}

    def tie(self, game: Any, number: int) -> str:
        """See Notation."""
        return f"{game.tie(number)} above"

    def note(self, unit: Any, game: Any, prompt: Any, answer: bytes) -> None:
        """See Notation."""
        if prompt.kind == FACES:
            unit["dice"] = [face + 1 for face in prompt.decode(answer)]
        else:
            unit["box"] = NAMES[prompt.decode(answer)]

    @staticmethod
    def check(game: Any) -> None:
        """See Notation."""
        for number in range(game.count):
            upper = [points for points in game.boxes[number][:UPPER] if points != OPEN]
            if (sum(upper) >= ENOUGH) != bool(game.bonus(number)):
                raise ValueError(f"the bonus of player {number}")


class Turn:
    """A turn of a recorded game."""

    def __init__(self, game: Any, field: Any) -> None:
        fields = field.object(("player", "dice", "box"), ("player", "dice", "box"))
        if fields["player"].number(0, game.count - 1) != game.current:
            raise fields["player"].error(f"it is the turn of {game.current}")
        self.dice = [item.number(1, DIE_SIDES) - 1 for item in fields["dice"].items(DICE)]
        self.box = fields["box"]
        number = self.box.word(NAMES, "box")
        if game.boxes[game.current][number] != OPEN:
            raise self.box.error(f"{NAMES[number]} is taken")
        self.number = number

    def answer(self, prompt: Any) -> bytes:
        """See Notation.unit."""
        return bytes(prompt.encode(self.dice if prompt.kind == FACES else self.number))

    def finish(self) -> None:
        """See Notation.unit."""
