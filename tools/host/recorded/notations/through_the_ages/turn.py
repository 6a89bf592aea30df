"""A turn of Through the Ages as a recorded game has it, asked prompt by prompt; and the last events."""

from typing import Any

from host.recorded.fields import shown

from rules.limits import VALUE
from rules.through_the_ages.board import BOARD_ROWS, MILITARY_ACTIONS, POPULATION, WONDER, YELLOW_BANK

KEYS = ("player", "changes", "military_left", "age_ends")
# What a row is taken from when it grows: for messages.
FROM = dict.fromkeys(BOARD_ROWS[BOARD_ROWS.index("farm_A") : WONDER], "unused")
FROM |= dict.fromkeys(("food", "resources", "wonder"), "in the blue bank")
FROM["free_population"] = "in the yellow bank"


def has_ended(game: Any) -> bool:
    """Whether all turns are over and only the last events are left."""
    return game.STEPS[game.step] == "resolve_last_events"


class Change:
    """One entry of `changes` or `final`: a field, by how much, and whose."""

    def __init__(self, field: Any, game: Any, names: Any, by_default: int | None) -> None:
        self.game = game
        self.names = names
        parts = field.items()
        if not (2 if by_default is not None else 3) <= len(parts) <= 3:
            due = "2 or 3" if by_default is not None else "3"
            raise field.error(f"{shown(field.value)} has {len(parts)} items, {due} due")
        self.row = parts[0].word(BOARD_ROWS, "field")
        self.amount = parts[1].number(-VALUE, VALUE)
        self.player: Any = parts[2].number(0, game.count - 1) if len(parts) == 3 else by_default
        self.field = field

    def answer(self, prompt: Any) -> bytes | None:
        """The answer that does it; None where nothing changes. Raises TranscriptError."""
        if not self.amount:
            return None
        board = self.game.boards[self.player]
        if self.game.only_takes_cards():
            raise self.error("no changes in round 1, where cards are only taken")
        value, most = board.value(self.row), board.most(self.row)
        to = value + self.amount
        if board.is_track(self.row):
            to = max(0, min(to, most))
        elif not 0 <= to <= most:
            raise self.error(self.reason(board, value, most))
        return prompt.encode_change(self.row, to - value, self.player) if to != value else None

    def reason(self, board: Any, value: Any, most: Any) -> Any:
        """Why it can't be done."""
        if self.amount < 0:
            return f"{-self.amount} taken, {self.names[self.player]} has {value}"
        if self.row == POPULATION:
            if board.counts[YELLOW_BANK] < self.amount:
                return f"{self.amount} more, {board.counts[YELLOW_BANK]} in the yellow bank"
            return f"{self.amount} more, food {board.value(0)} is enough for {most - value}"
        there = FROM.get(BOARD_ROWS[self.row], "possible")
        return f"{self.amount} more, {most - value} {there}"

    def error(self, text: str) -> Any:
        """The TranscriptError of this entry."""
        return self.field.error(text, BOARD_ROWS[self.row])


class Turn:
    """One turn of the file, read whole and its words and types checked, then asked prompt by prompt."""

    def __init__(self, game: Any, field: Any, names: Any) -> None:
        self.game = game
        self.field = field
        fields = field.object(KEYS)
        if "player" in fields and fields["player"].number() != game.current:
            due = f"{game.current} ({names[game.current]})"
            raise fields["player"].error(f"{fields['player'].value} given, the turn is that of {due}")
        if has_ended(game):
            raise field.error("the last turn has been played", "turns")
        given = fields["changes"].items() if "changes" in fields else []
        self.changes = [Change(one, game, names, game.current) for one in given]
        self.left = fields["military_left"].number() if "military_left" in fields else 0
        self.ends = fields["age_ends"].truth() if "age_ends" in fields else False

    def answer(self, prompt: Any) -> bytes:
        """The answer to a prompt of the game. Raises TranscriptError."""
        if prompt.what == "military_left":
            return prompt.encode(self.left)
        if prompt.what in ("list_setup", "last_events"):
            return prompt.encode_action()
        if self.ends:
            self.ends = False
            if "age_ends" not in prompt.actions:
                raise self.field.error(self.why_no_age_ends(), "age_ends")
            return prompt.encode_action(prompt.actions.index("age_ends"))
        while self.changes:
            answer = self.changes.pop(0).answer(prompt)
            if answer:
                return answer
        there = self.game.active().counts[MILITARY_ACTIONS]
        if self.left > there:
            raise self.field.error(f"{self.left} given, {there} there", "military_left")
        return prompt.encode_action()

    def why_no_age_ends(self) -> Any:
        """Why no age can end in this turn."""
        if self.game.round == 1:
            return "no card is dealt in round 1"
        return "age IV does not end" if self.game.last_round else "age A has just ended by itself"

    def finish(self) -> None:
        """All that a turn may say was asked for, or checked, before its end."""


class Final:
    """The changes by the last events."""

    def __init__(self, game: Any, field: Any, names: Any) -> None:
        if not has_ended(game):
            raise field.error("given, but the game is not over")
        self.changes = []
        for one in field.items():
            change = Change(one, game, names, None)
            change.field = one.of(names[change.player])
            self.changes.append(change)

    def answer(self, prompt: Any) -> bytes:
        """The answer to the prompt of the last events. Raises TranscriptError."""
        while self.changes:
            answer = self.changes.pop(0).answer(prompt)
            if answer:
                return answer
        return prompt.encode_action()

    def finish(self) -> None:
        """Nothing can be left over."""
