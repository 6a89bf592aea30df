"""The notation of the Bronze Age."""

from typing import Any

from host.recorded.notation import Notation as Plain
from host.recorded.notations.bronze_age import sheets, turn

from rules.bronze_age.turn import SOLO_ROUNDS


class Notation(Plain):
    """The Bronze Age."""

    KEYS = ("start",)
    OPTIONS: tuple[str, ...] = ("trading", "edition_2024")
    PRESSES = 9
    MEAN = 9.5
    ORDER = turn.ORDER
    STANDING = ("over", "round", "current", "winners")
    UNIT = turn.Turn

    set_up_player = staticmethod(sheets.set_up_player)
    set_up_table = staticmethod(sheets.set_up_claims)
    player = staticmethod(sheets.result)
    sheet = staticmethod(sheets.rows)
    check = staticmethod(sheets.check)

    def last_round(self, game: Any) -> int:
        return SOLO_ROUNDS if game.count == 1 else Plain.last_round(self, game)

    def tie(self, game: Any, number: int) -> Any:
        return f"goods left worth {game.tie(number)}"

    def note(self, unit: dict[str, Any], game: Any, prompt: Any, answer: bytes) -> None:
        turn.note(unit, prompt, answer)
