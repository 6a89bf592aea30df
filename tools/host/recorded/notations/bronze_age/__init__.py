"""How the Bronze Age is written down in recorded games."""

from typing import Any

from host.recorded.notation import Notation as Plain
from host.recorded.notations.bronze_age import sheets, turn


class Notation(Plain):
    """The Bronze Age."""

    KEYS = ("start",)
    OPTIONS: tuple[str, ...] = ("trading", "edition_2024")
    PRESSES = (9, 20)
    AT_RANDOM = 12
    ORDER = turn.ORDER

    check = staticmethod(sheets.check)

    def set_up(self, game: Any) -> None:
        if "start" in self.fields:
            sheets.set_up(game, self.fields["start"], self.names)

    def unit(self, game: Any, field: Any) -> Any:
        return turn.Turn(game, field, self.names)

    def standing(self, game: Any) -> dict[str, Any]:
        whole = Plain.standing(self, game)
        return {"over": whole["over"], "round": whole["round"], "current": game.current, "winners": whole["winners"]}

    def player(self, game: Any, number: int) -> dict[str, Any]:
        return sheets.result(game, number)

    def sheet(self, game: Any) -> list[Any]:
        return sheets.rows(game)

    def tie(self, game: Any, number: int) -> Any:
        return f"goods left worth {game.tie(number)}"

    def note(self, unit: dict[str, Any], game: Any, prompt: Any, answer: bytes) -> None:
        turn.note(unit, prompt, answer)
