"""A turn of the companion of Through the Ages in a recorded game: changes of its tracks, and unused workers."""

from typing import Any

from host.recorded.notations.through_the_ages import turn

from engine.prompts import NUMBER
from rules.through_the_ages.board import CULTURE
from rules.through_the_ages.companion_board import BLUE_FIELD
from rules.through_the_ages.editions import EDITION_2015

UNUSED = "unused_workers"


def values_of(game: Any, prompt: Any) -> list[tuple[int, int]]:
    """Return (player, row of the board) of each row of a prompt."""
    if prompt.what == "last_events":
        return [(player, CULTURE) for player in game.seats]
    found: list[tuple[int, int]] = [(game.current, BLUE_FIELD)] if prompt.figures else game.rows_of_turn()[0]
    return found


class Changes(turn.Changes):
    """Changes in the order of the questions: 2006 asks for the blue field after the rest."""

    def answer(self, prompt: Any) -> Any:
        """See turn.Changes; leave what another question asks for."""
        values = values_of(self.game, prompt)
        for i, (_, row, _, player) in enumerate(self.left):
            value = player, self.game.boards[player].SHOWN[row]
            if value in values:
                change = self.change(*self.left.pop(i))
                return prompt.encode_change(values.index(value), change) if change else self.answer(prompt)
        return None

    def is_locked(self, row: int) -> bool:
        """See turn.Changes; production in round 1 changes the blue field, which 2006 asks for after it."""
        asked_after = self.game.edition != EDITION_2015 and self.game.boards[0].SHOWN[row] == BLUE_FIELD
        return not asked_after and turn.Changes.is_locked(self, row)


class Turn(turn.Turn):
    """A turn of the companion."""

    KEYS = ("player", "changes", UNUSED, turn.AT_ONCE, turn.AFTER)
    CHANGES = Changes

    def answer(self, prompt: Any) -> Any:
        if prompt.kind == NUMBER:
            if UNUSED not in self.fields:
                raise self.field.error("missing, happy faces are missing", UNUSED)
            self.asked.append(UNUSED)
            return prompt.encode(self.fields[UNUSED].number(0, prompt.most))
        return turn.Turn.answer(self, prompt)

    def finish(self) -> None:
        self.changes.finish()
        self.passed([UNUSED] if UNUSED in self.fields else [])


class Final(turn.Final):
    """The culture that the last events brought or cost."""

    CHANGES = Changes
