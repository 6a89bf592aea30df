"""How the score pad is written down in recorded games: a round is a list of points, one a player."""

from typing import Any

from host.recorded import notation
from host.recorded.fields import Field

from rules.engine import settle
from rules.limits import TOTAL, VALUE
from rules.score_pad import DONE, END_GAME, MOST_ROUNDS

# A change fits two bytes.
FARTHEST = 0x7FFF
WINS = ("high", "low")


class Notation(notation.Notation):
    """The score pad."""

    UNITS = "rounds"
    OPTIONS = ("wins", "target", "rounds")

    def __init__(self, names: Any, fields: dict[str, Any]) -> None:
        notation.Notation.__init__(self, names, fields)
        self.settings: Any = None
        self.ended: Any = None

    # -- options: the game asks for all of them on one screen, with an answer for each that is changed

    def option(self, prompt: Any, field: Any) -> bytes:
        """See Notation."""
        if prompt is None:
            return b""
        if self.settings is None:
            self.settings = self._settings()
        for row, wanted in enumerate(self.settings):
            change = wanted - prompt.rows()[row].value
            if change:
                return prompt.encode_change(row, max(-FARTHEST, min(FARTHEST, change)))
        return prompt.encode_action(DONE)

    def options(self, asked: Any, answers: Any) -> dict[str, Any]:
        """See Notation."""
        lowest, target, rounds = settle(asked, answers)
        return {"wins": WINS[lowest], "target": target or None, "rounds": rounds or None}

    def _settings(self) -> tuple[Any, ...]:
        given = self.fields["options"].object(self.OPTIONS, what="option") if "options" in self.fields else {}
        wins = given["wins"].word(WINS, "way to win") if "wins" in given else 0
        limits = []
        for name, most in (("target", TOTAL), ("rounds", MOST_ROUNDS)):
            field = given.get(name)
            limits.append(0 if field is None or field.value is None else field.number(1, most))
        return tuple([wins] + limits)

    # -- rounds

    def unit(self, game: Any, field: Any) -> Any:
        """See Notation."""
        return Round(game, field, self.names)

    def player(self, game: Any, number: int) -> dict[str, Any]:
        """See Notation."""
        return {"points": points(game, number), "total": game.total(number)}

    def sheet(self, game: Any) -> list[Any]:
        """See Notation."""
        columns = [points(game, number) for number in range(game.count)]
        rows = [(f"Round {i}", [str(value) for value in line]) for i, line in enumerate(zip(*columns), 1)]
        return rows + [None] + notation.Notation.sheet(self, game)

    # -- the way back

    def person(self, game: Any, number: int, dice: Any) -> Any:
        """See Notation."""
        return Person(game, dice)

    def begin(self, game: Any) -> list[int]:
        """See Notation."""
        return [0] * game.count

    def note(self, unit: list[int], game: Any, prompt: Any, answer: bytes) -> None:
        """See Notation."""
        page, row, change = prompt.decode(answer)
        if page >= 0:
            unit[row] += change
        elif row == END_GAME:
            self.ended = (not game.entered, {"end": True})

    def close(self, record: dict[str, Any]) -> None:
        """See Notation. The end that was said is a round of its own; it takes the place of one with no entry."""
        if self.ended:
            empty, end = self.ended
            rounds = record["rounds"]
            rounds[len(rounds) - empty :] = [end]

    # -- what is checked and measured

    @staticmethod
    def check(game: Any) -> None:
        """See Notation."""
        for number in range(game.count):
            column = points(game, number)
            if not game.over:
                column.append(game.points[number])
            if sum(column) != game.total(number):
                raise ValueError("the total of player %d is not the sum of the rounds" % number)
            if max([abs(value) for value in column] + [0]) > VALUE:
                raise ValueError("points of player %d beyond the limit" % number)
            if max([abs(total) for total in game.race(number)] + [abs(game.total(number))]) > TOTAL:
                raise ValueError("a total of player %d beyond the limit" % number)

    @staticmethod
    def least(unit: Any) -> Any:
        """See Notation: those that dial the points, and one to go on, for each player."""
        from host.pilot.ways import dial

        if isinstance(unit, dict):
            return 1
        return sum([1 + len(dial(0, value, -VALUE, VALUE)) for value in unit])


class Round:
    """A round of a recorded game: all points, or the end."""

    def __init__(self, game: Any, field: Any, names: Any) -> None:
        self.answers: list[Any] = []
        if isinstance(field.value, dict):
            end = field.object(("end",), ("end",))["end"]
            if not end.truth():
                raise end.error("false: a round that is not the end is a list of points")
            self.answers = [END_GAME]
            return
        for number, item in enumerate(field.items(game.count)):
            item = Field(item.value, f"{field.place} ({names[number]})", ("points",))
            value = item.number(-VALUE, VALUE)
            total = game.total(number) + value
            if abs(total) > TOTAL:
                raise item.error(f"{value} makes a total of {total}, beyond {TOTAL if total > 0 else -TOTAL}")
            if value:
                self.answers.append((number, value))
        self.answers.append(DONE)

    def answer(self, prompt: Any) -> bytes:
        """See Notation.unit."""
        answer = self.answers.pop(0)
        return prompt.encode_change(*answer) if isinstance(answer, tuple) else prompt.encode_action(answer)

    def finish(self) -> None:
        """See Notation.unit."""


class Person:
    """Enters points as they come in many games: small ones, round ones, none, now and then a very large one."""

    def __init__(self, game: Any, dice: Any) -> None:
        self.game = game
        self.dice = dice
        self.done = None

    def answer(self, prompt: Any) -> bytes:
        """An answer to a prompt."""
        if self.done != (self.game.round, self.game.entered):
            for player in range(self.game.entered.bit_length(), self.game.count):
                row = prompt.rows()[player]
                value = max(row.least, min(row.most, self.points()))
                if value:
                    return prompt.encode_change(player, value)
        return prompt.encode_action(DONE)

    def points(self) -> int:
        """Points of a player in a round."""
        kind = self.dice.random()
        if kind < 0.15:
            return 0
        if kind < 0.6:
            return self.dice.randint(1, 30)
        if kind < 0.75:
            return -self.dice.randint(1, 30)
        if kind < 0.98:
            return 10 * self.dice.randint(1, 40)
        return self.dice.choice((-1, 1)) * self.dice.randint(1000, 9999)


def points(game: Any, number: int) -> list[int]:
    """The points of a player in all rounds that are finished."""
    return [game.cell(i, number) for i in range(game.finished_rounds())]
