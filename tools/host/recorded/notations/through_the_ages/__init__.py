"""How Through the Ages is written down in recorded games."""

from typing import Any

from host.recorded import notation
from host.recorded.notations.through_the_ages import boards, companion, turn

from engine.engine import settle
from engine.prompts import NUMBER
from rules.through_the_ages.board import TOKENS
from rules.through_the_ages.editions import COMPANION_2006, COMPANION_2015, CORRUPTION

EDITIONS = ("2006", "2015", "light")


# The answers for the companion, by the index of the edition.
COMPANIONS = (COMPANION_2006, COMPANION_2015)


class Options(notation.Options):
    """The edition, by its year, and whether the companion is used; left out, it is 2006 with the full board."""

    KEYS = ("edition", "companion")

    def answer(self, prompt: Any) -> bytes:
        if prompt.what != "edition":
            return notation.Options.answer(self, prompt)
        self.asked += self.KEYS
        edition = self.fields["edition"].word(EDITIONS, "edition") if "edition" in self.fields else 0
        if "companion" not in self.fields or not self.fields["companion"].truth():
            return bytes(prompt.encode(edition))
        if edition >= len(COMPANIONS):
            raise self.fields["companion"].error(f"given, only possible with {EDITIONS[0]} and {EDITIONS[1]}")
        return bytes(prompt.encode(COMPANIONS[edition]))


class Notation(notation.Notation):
    """Through the Ages: turns, and the last events after them, which are played as one more of them."""

    KEYS = ("start", "final")
    PRESSES = 20
    MEAN = 5
    HELD = 0.5
    ORDER = turn.KEYS
    START = ("current", "round", "age", "last_round")
    STANDING = ("over", "round", "age", "current", "last_round", "winners")
    CHOSEN = Options
    SUCH = ("eight changes", 30)

    set_up_table = staticmethod(boards.set_up)
    sheet = staticmethod(boards.rows)

    def options(self, asked: Any, answers: Any) -> dict[str, Any]:
        """See Notation. A corruption row set by hand can't be written down."""
        edition, row = settle(asked, answers)
        year = COMPANIONS.index(edition) if edition in COMPANIONS else edition
        if row != bytes(CORRUPTION[min(year, 1)]):
            raise NotImplementedError("corruption")
        return {"edition": EDITIONS[year]} | ({"companion": True} if edition in COMPANIONS else {})

    def set_up_player(self, game: Any, number: int, field: Any) -> None:
        boards.set_up_board(game.boards[number], field)

    def units(self) -> list[Any]:
        """Return the turns, and the last events if the file has them."""
        return notation.Notation.units(self) + ([self.fields["final"]] if "final" in self.fields else [])

    def now(self, game: Any) -> tuple[int, int, bool]:
        """Return whose turn it is; the last events are a unit of their own if the file has them."""
        return game.round, game.current, "final" in self.fields and turn.has_ended(game)

    def place(self, number: int, game: Any) -> str:
        last = len(self.fields[self.UNITS].value)
        return notation.Notation.place(self, number, game) if number <= last else "final"

    def unit(self, game: Any, field: Any) -> Any:
        kinds: Any = companion if game.is_companion else turn
        kind = kinds.Final if field.place == "final" else kinds.Turn
        return kind(game, field, self.names)

    def standing(self, game: Any) -> dict[str, Any]:
        named = {"age": boards.AGES[game.age], "last_round": game.last_round or None}
        return notation.Notation.standing(self, game) | named

    def player(self, game: Any, number: int) -> dict[str, Any]:
        return boards.result(game.boards[number])

    def note(self, unit: dict[str, Any], game: Any, prompt: Any, answer: bytes) -> None:
        """See Notation. The last events are first noted as `final` of the last turn."""
        if prompt.kind == NUMBER:
            number = prompt.decode(answer)
            unit |= {companion.UNUSED: number} if game.is_companion else {"military_left": number} if number else {}
            return
        page, row, by = prompt.decode(answer)
        final = prompt.what == "last_events"
        if final:
            unit.setdefault("final", [])
        if page >= 0 and prompt.what != "list_setup":
            player, of = (
                companion.values_of(game, prompt)[row] if game.is_companion else (page, game.boards[0].SHOWN[row])
            )
            label = game.boards[player].LABELS[of]
            whose = [player] if final or player != game.current else []
            unit.setdefault("final" if final else "changes", []).append([label, by] + whose)
        elif page < 0 and prompt.actions[row] == "age_ends":
            changes = len(unit.get("changes", ()))
            unit[turn.AFTER if changes else turn.AT_ONCE] = changes or True

    def close(self, record: dict[str, Any]) -> None:
        """See Notation. The last events come after the turns."""
        last = record[self.UNITS][-1]
        if "final" in last:
            record["final"] = last.pop("final")

    @staticmethod
    def is_such(unit: Any) -> Any:
        return isinstance(unit, dict) and len(unit.get("changes", ())) == 8

    @staticmethod
    def check(game: Any) -> None:
        """No count is beyond what a board has; no tokens come from nowhere."""
        for board in game.boards:
            for row in board.SHOWN:
                if not 0 <= board.value(row) <= board.most(row):
                    raise ValueError(f"{board.LABELS[row]} {board.value(row)}")
            if not boards.is_light(board) and max(board.yellow_tokens(), board.blue_tokens()) > TOKENS:
                raise ValueError("more tokens than a player may have")
