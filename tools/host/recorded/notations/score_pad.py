"""The notation of the score pad: a round is a list of points, one per player."""

from typing import Any

from host.recorded import notation, spoken
from host.recorded.fields import Field
from host.recorded.notation import line, totals

from engine.engine import settle
from engine.limits import TOTAL, VALUE
from rules.score_pad import DONE, END_GAME, MOST_ROUNDS

WINS = ("high", "low")


class Options(notation.Options):
    """How to win and when the game ends: all on one screen, with an answer for each change."""

    KEYS = ("wins", "target", "rounds")

    def __init__(self, field: Any, known: Any = ()) -> None:
        notation.Options.__init__(self, field, known)
        wins = self.fields["wins"].word(WINS, "way to win") if "wins" in self.fields else 0
        self.wanted = [wins]
        for name, most in (("target", TOTAL), ("rounds", MOST_ROUNDS)):
            limit = self.fields.get(name)
            self.wanted.append(limit.number(1, most) if limit and limit.value is not None else 0)

    def answer(self, prompt: Any) -> bytes:
        for row, wanted in enumerate(self.wanted):
            answer = spoken.change(prompt, 0, row, wanted - prompt.rows()[row].value)
            if answer:
                return answer
        return bytes(prompt.encode_action(DONE))

    def finish(self) -> None:
        """All was looked at."""


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
            item = Field(item.value, field.of(names[number]).place, ("points",))
            value = item.number(-VALUE, VALUE)
            total = game.total(number) + value
            if abs(total) > TOTAL:
                raise item.error(f"{value} makes a total of {total}, beyond {TOTAL if total > 0 else -TOTAL}")
            if value:
                self.answers.append((number, value))
        self.answers.append(DONE)

    def answer(self, prompt: Any) -> bytes:
        answer = self.answers.pop(0)
        return bytes(prompt.encode_change(*answer) if isinstance(answer, tuple) else prompt.encode_action(answer))

    def finish(self) -> None:
        """All was given."""


class Notation(notation.Notation):
    """The score pad."""

    UNITS = "rounds"
    UNIT = Round
    CHOSEN = Options

    def __init__(self, names: Any, fields: dict[str, Any]) -> None:
        notation.Notation.__init__(self, names, fields)
        self.ended: Any = None

    def options(self, asked: Any, answers: Any) -> dict[str, Any]:
        lowest, target, rounds = settle(asked, answers)
        return {"wins": WINS[lowest], "target": target or None, "rounds": rounds or None}

    def player(self, game: Any, number: int) -> dict[str, Any]:
        return {"points": points(game, number), "total": game.total(number)}

    def sheet(self, game: Any) -> list[Any]:
        columns = [points(game, number) for number in range(game.count)]
        return [line(f"Round {i}", values) for i, values in enumerate(zip(*columns), 1)] + totals(game)

    def begin(self, game: Any) -> list[int]:
        return [0] * game.count

    def note(self, unit: list[int], game: Any, prompt: Any, answer: bytes) -> None:
        page, row, change = prompt.decode(answer)
        if page >= 0:
            unit[row] += change
        elif row == END_GAME:
            reached = game.target and max([game.total(number) for number in range(game.count)]) >= game.target
            by_itself = game.entered and (reached or game.round == (game.rounds or MOST_ROUNDS))
            self.ended = None if by_itself else (not game.entered, {"end": True})

    def close(self, record: dict[str, Any]) -> None:
        """See Notation. An explicit end is a round of its own; it replaces an empty one."""
        if self.ended:
            empty, end = self.ended
            rounds = record["rounds"]
            rounds[len(rounds) - empty :] = [end]

    @staticmethod
    def check(game: Any) -> None:
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
        """See Notation: for each player those that dial the points, and one to move on."""
        from host.pilot.shortest_keys import dial

        if isinstance(unit, dict):
            return 1
        return sum([1 + len(dial(0, value, -VALUE, VALUE)) for value in unit])


def points(game: Any, number: int) -> list[int]:
    """Return the points of a player in all finished rounds."""
    return [game.cell(i, number) for i in range(game.finished_rounds())]
