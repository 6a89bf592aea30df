"""The notation of Roll Into Town: rounds, each with the dice and the actions of every player."""

from typing import Any

from host.recorded import notation
from host.recorded.fields import Field
from host.recorded.notation import line, totals
from host.recorded.notations.roll_into_town import paper, rounds
from host.recorded.notations.roll_into_town.maps import read_town, written_town

from engine.engine import settle
from rules.roll_into_town.discover import JOKER
from rules.roll_into_town.score import KINDS, points, rating
from rules.roll_into_town.town import ROLLED, ROUNDS, STOCK, is_river
from rules.roll_into_town.turn import MAP_SIZES


class Round:
    """One round of the file: checks words and types, then answers prompt by prompt."""

    def __init__(self, game: Any, field: Any, names: Any) -> None:
        fields = field.object(("dice", "players"), ("dice",))
        self.dice = [die.number(1, JOKER) for die in fields["dice"].items()]
        due = ROLLED[game.round - 1]
        if len(self.dice) != due:
            raise fields["dice"].error(f"{len(self.dice)} dice given, {due} due")
        players = fields["players"].items(game.count) if "players" in fields else [Field({})] * game.count
        at = [Field(player.value, field.place).of(names[number]) for number, player in enumerate(players)]
        kind = paper.Player if game.agreed[1] else rounds.Player
        self.players = [kind(game, number, player, self.dice) for number, player in enumerate(at)]

    def answer(self, prompt: Any) -> Any:
        if prompt.what == "dice":
            return prompt.encode([die - 1 for die in self.dice])
        for player in self.players[: prompt.player]:
            player.finish()
        return self.players[prompt.player].answer(prompt)

    def finish(self) -> None:
        for player in self.players:
            player.finish()


class Options(notation.Options):
    """The size of the map, an odd number from 5 to 9; and whether the maps are on paper."""

    KEYS = ("size", "scorer")

    def answer(self, prompt: Any) -> Any:
        if "scorer" in self.fields and "scorer" not in self.asked:
            self.asked.append("scorer")
            if self.fields["scorer"].truth():
                return prompt.encode(0)
        return notation.Options.answer(self, prompt)

    def read(self, prompt: Any, field: Any, key: str) -> bytes:
        size = field.number(min(MAP_SIZES), max(MAP_SIZES))
        if size not in MAP_SIZES:
            raise field.error(f"{size} given, an odd number is due")
        return bytes(prompt.encode(size))


class Notation(notation.Notation):
    """The notation of Roll Into Town."""

    UNITS = "rounds"
    KEYS = ("start",)
    PRESSES = 24
    MEAN = 18
    PASSED_ROUND = True
    ORDER = ("dice", "players") + rounds.ORDER + paper.KEYS[2:] + paper.MAP_KEYS
    START = ("round",)
    UNIT = Round
    CHOSEN = Options

    note = staticmethod(rounds.note)

    def options(self, asked: Any, answers: Any) -> dict[str, int]:
        size, scorer = settle(asked, answers)
        return {"size": size, "scorer": True} if scorer else {"size": size}

    def set_up_player(self, game: Any, number: int, field: Any) -> None:
        town = game.towns[number]
        if not town.seen and "counts" in field.value:
            paper.read_known(town, field.member("counts"))
            field = Field({key: value for key, value in field.value.items() if key != "counts"}, field.place)
        read_town(town, field)

    def last_round(self, game: Any) -> int:
        return ROUNDS

    def place(self, number: int, game: Any) -> str:
        """Return the round of the game, which may begin later than in round 1."""
        return f"round {game.round}"

    def standing(self, game: Any) -> dict[str, Any]:
        """Over, round, winners, and the rating of a game for one at its end."""
        solo = game.over and game.count == 1
        return notation.Notation.standing(self, game) | {"rating": rating(game.total(0)) if solo else None}

    def player(self, game: Any, number: int) -> dict[str, Any]:
        town = game.towns[number]
        score = dict(zip(KINDS, points(town)))
        score["total"] = sum(score.values())
        counts = {"counts": paper.known(town)} if game.agreed[1] else {}
        return written_town(town) | counts | {"score": score}

    def sheet(self, game: Any) -> list[Any]:
        towns = game.towns
        rows: list[Any] = [line(name, [town.stock[i] for town in towns]) for i, name in enumerate(STOCK)]
        rows.append(line("Town Hall", [town.town_hall for town in towns]))
        rows += [line("Fountain", [town.fountain for town in towns]), None]
        rows += [line(kind, [points(town)[i] for town in towns]) for i, kind in enumerate(KINDS)]
        rows += totals(game)[1:]
        for name, town in zip(self.names, towns):
            there = written_town(town)
            rows += [None, name]
            rows += ["  ".join(lines) for lines in zip(there["terrain"], there["buildings"])]
        return rows

    def tie(self, game: Any, number: int) -> Any:
        return f"{game.tie(number)} points from houses"

    def begin(self, game: Any) -> dict[str, list[dict[Any, Any]]]:
        self.towns = game.towns
        return {"dice": [], "players": [{} for _ in range(game.count)]}

    def close(self, record: dict[str, Any]) -> None:
        """See Notation. Maps on paper belong to the last round."""
        if record.get("options", {}).get("scorer"):
            for player, town in zip(record[self.UNITS][-1]["players"], self.towns):
                player["map"] = {key: value for key, value in written_town(town).items() if key in paper.MAP_KEYS}

    @staticmethod
    def check(game: Any) -> None:
        """Stock from 0 to 9, uses from 0 to 3, the Town Hall in the middle, one river from its source on."""
        for town in game.towns:
            if max(town.stock) > 9 or max(town.town_hall, town.fountain) > 3:
                raise ValueError("stock or uses")
            if len(town.course()[0]) != sum(is_river(cell) for cell in town.cells):
                raise ValueError("the river")
